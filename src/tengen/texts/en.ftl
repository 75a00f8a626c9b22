### Language: English
### Reviewed: the authors
###
### The source of every other catalogue. How to add a text: docs/translating.md.

## What several places say

moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
black = Black
white = White
rule = Rule

## The frame of the page

page-title = Tengen: play and analyse Gomoku
page-description = Play Gomoku against people and a strong engine, and analyse any position.
page-needs-javascript = This page needs JavaScript. The same program plays in a terminal:
page-cannot-start = Tengen cannot start
skip-to-board = Skip to the board
nav-label = Main
nav-play = Play
nav-analyse = Analyse
nav-puzzles = Puzzles
nav-games = Games
nav-learn = Learn
nav-settings = Settings
close = Close
try-again = Try again

## Settings

settings-looks = Looks
settings-playing = Playing
settings-language = Language
settings-language-browser = Same as browser
settings-language-unread = Nobody fluent has read this translation yet. Corrections are welcome.
settings-theme = Colours
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-coordinates = Coordinates
settings-numbers = Move numbers
settings-forbidden = Show forbidden points
settings-confirm = Confirm each move
settings-confirm-never = Never
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-sounds = Sounds
settings-name = Your name
settings-name-about = Shown to the other player.
settings-reset = Reset all settings
settings-reset-done = All settings are back to their defaults.

## One's games and analyses

games-title = Games
games-analyses = Analyses
games-none = No games yet. Place a stone on the board to begin one.
games-no-analyses = No analyses yet. Keep one under Analyse, Share.
games-more = Show more
games-in-progress = In progress
games-analyse = Analyse
games-analyse-this = Analyse { $title }
games-analysis = Analysis
games-remove = Remove
games-remove-really = Really remove?
games-remove-this = Remove { $title } from this list
when-today = today { $time }
when-yesterday = yesterday { $time }
