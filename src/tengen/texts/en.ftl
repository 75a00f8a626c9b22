### Language: English
### Reviewed: the authors
###
### The source of every other catalogue. How to add a text: docs/translating.md.

## The field's own words: docs/glossary.md has them in every language

-gomoku = Gomoku
-five = five
-open-four = open four
-four = four
-open-three = open three
-three = three
-four-three = four-three
-double-four = double-four
-double-three = double-three
-overline = overline
-forbidden-move = forbidden move
-opening = opening
-swap = swap
-capture = capture
-vcf = win by fours
-vct = win by fours and open threes

## What several places say

moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
color =
    { $color ->
        [black] Black
       *[white] White
    }
black = Black
white = White
rule = Rule
board = Board
play = Play
cancel = Cancel
undo = Undo
redo = Redo
hint = Hint
score = Score
your-name = Your name
player = Player
player-number = Player { $number }
guest = Guest
you = You
seconds-per-move = { $seconds } s per move
level-number = Level { $level }

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

step-first = First position
step-back = Back
step-forward = Forward
engine-starting = The engine is starting.
engine-compiling = The engine is being prepared for this computer. This happens once and takes about a minute. Two people can already play.
engine-failed = The engine could not start. Two people can still play.
engine-preparing = Preparing the engine
engine-progress = { $percent } %
server-silent = The server does not answer. It may be restarting.
server-failed = The server answered with { $status }.
server-offline = No connection to the server. Lessons and puzzles that you have seen still open; playing, hints, answers and everything new need the server.

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what } ({ $details })
error-error = This cannot be done.
error-move-text = This is not a move.
error-out-of-range = The point is not on the board.
error-occupied = The point is occupied.
error-forbidden = The move is forbidden.
error-game-over = The game is over.
error-setup = The stones cannot stand like this.
error-size = The board cannot have this size.
error-rule = There is no such rule.
error-opening = The opening does not allow this now.
error-format = The text or file cannot be read.
error-proof = The proof does not hold.
error-engine = The engine cannot do this.
error-engine-option = The engine does not accept this option.
error-engine-limit = The engine cannot keep this limit.
error-engine-rule = The engine does not play this rule.
error-engine-busy = The engine is busy.
error-engine-closed = The engine has been closed.
error-engine-failed = The other engine failed.
error-engine-start = The other engine cannot be started.
error-engine-died = The other engine ended unexpectedly.
error-engine-timeout = The other engine did not answer in time.
error-engine-protocol = The other engine sent something that is not an answer.
error-engine-illegal-move = The other engine made an illegal move.
error-engine-forbidden-move = The other engine made a forbidden move.
error-stale = This has changed in the meantime; look again.
error-play = The game cannot be set up like this.
error-player = This is not a player.
error-clock = This is not a time control.
error-illegal = This is not possible now.
error-not-your-turn = It is another player's turn.
error-saved-game = There is no such saved game.
error-settings = The setting cannot have this value.
error-match = The match cannot be played like this.
error-training = Training cannot continue like this.
error-wire = This is not a line of the protocol.
error-remote = There is no answer.
error-worker = The work could not be done.
error-worker-late = The answer did not come in time.
error-refused = The request was refused.
error-queue-full = Too many requests are waiting.
error-cluster = The cluster of machines cannot be used.
error-store = The database did not take the change.
error-schema = The database has another version.
error-database = The database cannot be used.
error-bot = The bot cannot continue.
error-unreachable = The server cannot be reached.
error-moved = Another server decides this.
error-bad-request = The input is not valid.
error-unauthorised = You have to log in.
error-unconfirmed = Confirm first that it is you.
error-fair-play = Help is not given in this game.
error-not-allowed = You may not do this.
error-not-found = There is no such thing here.
error-taken = This is already taken.
error-busy = The server is busy; try again in a moment.
error-failed = The server could not do this.
token-about = This server asks for its access token, which was printed where it was started.
token-field = Access token
token-enter = Enter
page-missing = There is no page at this address.
page-home = Play or analyse a game
file-missing = No such file or directory
file-refused = Permission denied
file-exists = the file exists already
file-folder = Is a directory
file-full = No space left on device

## Moves and positions that are refused

refused-line = line { $line }: { $why }
refused-move = move { $number } { $text }: { $why }
refused-move-line = line { $line }, move { $number } { $text }: { $why }
refused-size = board size { $size } is not possible: expected { $least } to { $most }
refused-text = { $text } is not a move: expected a column letter and a row number such as h8
refused-text-at = { $text } at character { $at } is not a move: expected a column letter and a row number such as h8
refused-off-board = move { $move } is not on a { $size }x{ $size } board: expected a1 to { $corner }
refused-occupied = { $point } cannot be played: a stone of { color-name } stands there
refused-stone = { $point } cannot be played: a stone stands there
refused-over = { $point } cannot be played: the game is over ({ $how })
refused-forbidden = { $point } cannot be played: forbidden to { color-name }: { $why }
setup-two = two stones stand on { $point } at ({ $x }, { $y })
setup-pairs = captured pairs { $pairs } cannot stand under { $rule }: expected two numbers from 0 to { $most }, Black's first
setup-won = { color-name } has won already with { $stones }: { $position }
setup-last = { color-name } cannot have moved last: each stone's move was forbidden: { $position }
color-unknown = { $text } is not a colour: expected black or white
rule-unknown = no rule is called { $name }: expected one of { $known }
opening-unknown = no opening is called { $name }: expected one of { $known }
opening-needs = the opening { $opening } needs a board of { $least } or more, but got { $size }
opening-many-choices = the record has too many choices for the opening { $opening }
opening-few-choices = the record has too few choices for the opening { $opening }
opening-offered = { $point } cannot be offered: it is offered already
opening-alike = { $point } cannot be offered: a symmetry of the position makes it the same as { $other }, which is offered
opening-finished = the opening { $opening } is finished: no { $what } can follow
opening-refused = the opening { $opening } does not allow { $what } now. The { $seat } player: { $instruction }
opening-in-game = the opening { $opening } starts on the empty board, not in a game
session-no-choice = { $text } is not a choice: choose { $options }, or type its number
session-stale = { $kind } was meant for ply { $expected }, but the game is at { $ply }
session-not-turn = it is not the turn of { $who }
session-time-up = the time of { $who } is up
session-lost-on-time = moves cannot be taken back after a loss on time
session-nothing-back = there is nothing to take back
session-engine-asked = an engine needs no asking: take the move back
session-nobody-asked = nobody has asked to take a move back
session-own-question = { $who } cannot answer their own question
session-draw-already = { $who } has already offered a draw
session-undo-already = { $who } has already asked to take a move back
session-nothing-again = there is nothing to redo
session-no-offer = there is no draw offer to answer
session-own-offer = { $who } cannot answer their own draw offer
session-no-flag = nobody's time is up
session-over = the game is over. { $ending }
session-over-move = no { $move } now: the game is over. { $ending }
seat-no-strength = { $text } is not a level: expected { $least } to { $most }, or { $full } for full strength
seat-no-level = { $text } is not a level: expected { $least } to { $most }
seat-unknown = { $text } is not a player: expected person:NAME, level:1 to level:10, tengen:time=SECONDS or cmd:PROGRAM
seat-no-name = { $name } is not a name: expected at most { $most } characters on one line
seat-no-time = { $text } is not a think time: expected seconds, such as 2.5
clock-too-short = Clock '{ $clock }' leaves no time for the first move; use at least 1 second
clock-unknown = { $text } is not a time control: expected one such as 5+3 (minutes and seconds), 10s/move or none
saved-none-in = there is no saved game in { $folder }
saved-unknown = no saved game is called { $name }: expected the id of one, such as 20250131-235959
engine-unknown-program = { $name } is a program, and a game file never starts one: open the game with --first cmd:PROGRAM or --second cmd:PROGRAM
format-too-long = the file is too long: { $size } { $unit }, expected at most { $most }
format-no-game = there is no game in it
format-no-text = NUL character at offset { $offset }: expected a text file
format-unknown-content = content that begins with { $text } is in no known format: expected moves such as h8 i9, or one of { $known }
position-long = { $text } is not a position: it has { $size } characters, expected at most { $most }
position-no-moves = it has no moves
position-unknown = { $text } is not a position. As a list of moves: { $why }. As a file: there is no file of this name. As a link: it has neither '?rule=' nor '#' with moves
format-no-link = { $text } is not a link: expected one such as ?rule=renju#h8i9
format-bad-link = bad link: { $why }
format-no-sgf = no game in { $text }: expected '(;'
problem-no-rule = no rule is given: read as freestyle
problem-rule-asked = the file says { $told }; read as { $rule }, as asked
problem-no-size = no board size is given: read as { $size }
problem-size-asked = the file says size { $told }; read as { $size }, as asked
problem-more =
    and { $count ->
        [one] 1 more problem
       *[other] { $count } more problems
    }
problem-not-utf8 = byte { $byte } at offset { $at } is not UTF-8; read as { $encoding }
problem-replaced = byte { $byte } at offset { $at } is not { $encoding }; it and others like it became { $sign }
problem-no-kind = no game is named (GM): read as Gomoku
problem-white-first = White makes the first move, on the empty board
problem-root-move = the root holds a move, which got a node of its own
problem-file-size = the file does not say the board size: read as { $size }
problem-left-out = line { $number }: { $text } was left out: it is neither move nor end code
problem-before = text before the game was skipped: { $text }
problem-after = text after the last game was skipped: { $text }
problem-guess = the texts were read as { $encoding }, which is a guess
problem-joined = two variations begin with { $move }: they were joined
problem-free = { $why }; it continues as a free game
problem-link-key = { $key } in the link was ignored: expected { $known }
problem-players = the players and clocks of the saved game cannot be read: { $why }
problem-changed = the file was changed by another program: the clocks start again
puzzle-unknown = no puzzle is called { $name }
lesson-unknown = no lesson is called { $name }: expected one of { $known }
language-unknown = no language is called { $text }: expected one of { $known }
setting-unknown = no setting is called { $name }: expected one of { $known }
setting-impossible = { $name } { $value } is not possible: { $why }
setting-default = { $why }; the default is used
settings-unread = { $file } cannot be read ({ $why }): the defaults are used
settings-set-aside = { $file } cannot be read ({ $why }): it is now { $aside }, and the defaults are used

## What the server refuses

web-log-in = Log in first.
web-confirm = Confirm first that it is you.
web-wrong-password = The name or the password is wrong.
web-wrong-code = The name or the recovery code is wrong.
web-account-closed = The host of this server has closed this account.
web-merge-large = Together, the learning records of this browser and of the account are too large. Log in without taking over this browser's data.
web-name-reserved = The name { $name } is reserved; choose another one.
web-name-taken = The name { $name } is taken; choose another one.
web-password-easy = This password is too easy to guess; choose another one.
web-attempts = Too many attempts for this name; try again in { $minutes } minutes.
web-passkey-host = Passkeys need a host name: open this server by its name, or as localhost.
web-passkey-https = Passkeys need a secure page: open this server with https, or as localhost.
web-passkey-unknown = This server does not know this passkey, or it does not match.
web-passkey-known = This passkey is already registered.
web-passkey-refused = The passkey was not accepted: { $why }
web-passkeys-most = You have { $count } passkeys; remove one first.
web-no-passkey = You have no such passkey.
web-no-session = You have no such session.
web-too-long = This took too long; try again.
web-token = This server requires its access token.
web-database = The database is not answering; try again in a moment.
web-not-stored = The move could not be stored; try again in a moment.
web-rate = Too many requests of this kind; try again in { $seconds } s.
web-many-requests = Too many requests at once; wait for the earlier ones to finish.
web-many-attempts = Too many attempts at once; try again.
web-queue-full = Too many are waiting for the engine; try again in a moment.
web-watched-most = You are watching { $count } games; leave one of them first.
web-no-game = There is no game { $game }.
web-games-most = You have { $count } games; delete some of them first.
web-rematch = A rematch is for the players of a finished game.
web-engines-clock = Two engines play without a clock; set thinking times.
web-no-lesson = There is no such lesson.
web-no-step = The lesson has no such step.
web-no-puzzle = There is no such puzzle.
web-no-puzzles = There are no such puzzles.
web-puzzle-stale = The puzzle has moved on; start it again.
web-record-large = The learning record is too large to keep.
web-record-busy = Too many requests changed this record; try again.
web-fair-play = This position is part of a game that you are playing against a person or for a rating. Wait until it is over.
web-adaptive-casual = Games against the adaptive opponent are always casual.
web-rated-where = Rated games are played against a level or through the lobby.
web-rated-position = Rated games begin on an empty board.
web-rated-undo = Moves of a rated game cannot be undone.
web-not-away = Your opponent has not been away for long enough.
web-self-rated = You cannot play a rated game against yourself.
web-rated-account = Rated games are for accounts; log in, or play casually.
web-servers = The servers cannot reach each other; try again in a moment.
web-servers-apart = The servers have lost touch with each other; moves take a little longer.
web-server-silent = The server of this game does not answer; try again in a moment.
web-bots-most = You have { $count } bots; delete one of them first.
web-no-bot = You have no such bot.
web-no-player = There is no player with this name.
web-challenge-self = You cannot challenge yourself.
web-challenges-most = You have { $count } open challenges; withdraw one first.
web-challenged-most = This player has too many open challenges; try again later.
web-offer-gone = This game is no longer offered.
web-tournament-account = Tournaments are for accounts; log in first.
web-tournament-bots = Bots may not take part in this tournament.
web-tournament-closed = This tournament is over.
web-tournament-twice = You take part already, with another account.
web-tournament-full = This tournament is full.
web-tournament-clock = A tournament needs a clock.
web-tournament-name = The name of a tournament has at least { $count } characters.
web-tournament-cancel = Only the creator of a tournament can cancel it, and only before it starts.
web-tournaments-most = There are too many unfinished tournaments; one account can make { $count } at most.
web-no-tournament = There is no such tournament.
web-talk-tournament = In games of a tournament there are only the quick phrases.
web-speed = Only the creator of an engine game can set its speed.
web-action-stale = The game is at action { $at }, not { $wanted }; look again.
web-actions-most = This game has too many actions; start a new one.
web-invitation = This invitation has been used, or is not valid.
web-pause = Only games between two engines can be paused, and only by their creator.
web-not-player = You are not a player of this game.
web-ask-undo = Ask the other player to undo the move.
web-not-joined = The game starts when the other player has joined.
web-not-your-seat = The { $seat } seat is not yours.
web-turn-of = It is the turn of { $who }.
web-game-deleted = This game was deleted.
web-no-hint = No hint is available now.
web-not-judged = Moves are not judged in this game.
web-move-not-judged = Move { $number } cannot be judged.
web-move-not-yours = Move { $number } is not your move.
web-reviews-most = Your earlier reviews are still running; stop one of them first.
web-no-review = There is no such review.
web-review-stop = Only a player, or whoever began the review, can stop it.
web-review-empty = The review has no moves yet.
web-review-running = The game is not over: only finished games are reviewed.
web-not-reviewed = Move { $number } has not been reviewed yet.
web-no-mistake = Move { $number } is not among the mistakes.
web-no-drill = There is no such drill.
web-drills-most = You have { $count } drills, and at most { $most } drills are kept. Remove some.
web-drills-together = Together that would be more than { $count } drills.
web-studies-most = You have { $count } analyses; delete some of them first.
web-study-foreign = This study belongs to somebody else; save a copy of it.
web-no-study = You have no such study.
web-no-study-named = There is no study { $study }.
web-not-listed = There is no such game on your list.
web-comment-long = A comment is too long: expected at most { $count } characters.
web-game-large = The game is too large: expected at most { $count } moves.
web-talk-log-in = Log in to write; guests have the quick phrases.
web-talk-empty = The message is empty.
web-talk-most = A game has { $count } messages at most.
web-talk-two = Only the two players of a game can talk in it.
web-explorer-empty = The file contains no moves that could be counted.
web-explorer-most = Your files are full: at most { $files } files and { $moves } moves. Remove one first.
web-explorer-no-file = You have no such file.

## Notices of the server

notice-engine-restarted = The engine crashed and was restarted; it is thinking again.
notice-engine-failed = The engine failed; this move was made without much thought.
notice-engine-late = The engine ran out of time; this move was made without much thought.
notice-declined = { $name } declined your challenge.
notice-bye = { $name }: you have a bye in this round, and a point for it.
notice-tournament-over = { $name } is over: you are number { $place } of { $count }.

## Settings

settings-looks = Appearance
settings-playing = Playing
settings-language = Language
settings-language-browser = Same as browser
settings-language-unread = No fluent speaker has checked this translation yet. Corrections are welcome.
settings-theme = Colours
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-board = Board
settings-board-kaya = Kaya wood
settings-board-walnut = Walnut
settings-board-slate = Slate
settings-board-felt = Green felt
settings-board-paper = Paper
settings-stones = Stones
settings-stones-glass = Glass
settings-stones-flat = Flat
settings-stones-ringed = With rings
settings-marks-safe = Colour-blind safe marks
settings-coordinates = Coordinates
settings-columns = Columns
settings-columns-letters = Letters
settings-columns-numbers = Numbers
settings-numbers = Move numbers
settings-forbidden = Show forbidden points
settings-confirm = Confirm each move
settings-confirm-never = Never
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-sounds = Sounds
settings-volume = Volume
settings-haptics = Vibration
settings-notifications = Browser notifications
settings-notifications-refused = This browser does not allow notifications here.
settings-name-about = The other player sees it.
settings-reset = Reset all settings
settings-reset-done = All settings are back to their defaults.

## Accounts

passkey-known = This device already has a passkey for the account.
passkey-unused = No passkey was used.
account-title = Account
account-about = An account is optional. With one, your games and your learning are the same in every browser.
account-adopt = Move this browser's games, analyses, settings and learning into the account
account-log-in = Log in
account-log-in-passkey = Log in with a passkey
account-forgotten = Forgot the password?
account-name = Name
account-name-about = 3 to 20 letters, digits, - and _. Everybody sees it.
account-password = Password
account-password-about = At least 8 characters.
account-create = Create an account
account-create-do = Create the account
account-code = Recovery code
account-code-about = One of the codes that you kept. Each works once.
account-new-password = New password
account-recover-about = At least 8 characters. All sessions end.
account-recover = Set a new password
account-recover-do = Set the password
account-back = Back
account-confirm = Confirm that it is you
account-confirm-about = This changes your account.
account-confirm-do = Confirm
account-use-passkey = Use a passkey
account-cancel = Cancel
account-no-passkeys = This browser cannot use passkeys.
account-browser-data = What this browser has
account-since = Member since { $when }
account-log-out = Log out
account-data = Your data
account-password-change = Change password
account-password-changed = The password is changed. Other browsers are logged out.
account-codes-new = Make new codes
account-passkey-add = Add a passkey
account-signing-in = Logging in
account-passkeys = Passkeys
account-passkeys-none = None yet.
account-codes = Recovery codes
account-passkey-used = used { $when }
account-passkey-made = made { $when }
account-passkey-remove = Remove
account-passkey-remove-this = Remove { $name }
account-passkey-name = Passkey { $number }
bot-name = { $name } (bot)
account-bots = Bots
account-bots-about = An engine plays here under the name of a bot. Its token lets it play, and nothing else.
account-bot-name = Name of the bot
account-bot-make = Make a bot
account-bot-token = Token of { $name }
account-bot-token-about = Copy the token now; it is not shown again. This command lets an engine play:
account-bot-token-kept = Done
account-bot-token-new = New token
account-bot-token-new-this = New token for { $name }
account-bot-revoke = Revoke
account-bot-revoke-this = Revoke the token of { $name }
account-bot-revoked = has no token
account-bot-unused = not used yet
account-bot-used = last here { $when }
account-bot-delete = Delete
account-bot-delete-this = Delete { $name }
account-bot-delete-really = Really delete?
account-codes-replaced = The earlier codes no longer work.
account-codes-save = Save as a file
account-codes-kept = I have kept them
account-this-browser = this browser
account-log-out-this = Log out { $browser }
account-log-out-others = Log out all others
account-browsers = Browsers that are logged in
account-device = { $browser } on { $system }
account-some-browser = A browser
account-export = Save everything as a file
account-codes-about = Keep these codes. If you lose your password, each of them opens your account once. They will not be shown again.
account-delete-about = Games with other people stay for them, without your name. Games in progress with them are resigned.
account-codes-left =
    { $count ->
        [one] One recovery code is left. New ones replace it.
       *[other] { $count } recovery codes are left. New ones replace them.
    }
account-adopted =
    { $count ->
        [one] Your account has taken over one game.
       *[other] Your account has taken over { $count } games.
    }
account-delete =
    { $kind ->
        [account] Delete the account and all its data
       *[browser] Delete the data of this browser
    }
account-delete-really =
    { $kind ->
        [account] Really delete the account and all its data? This cannot be undone.
       *[browser] Really delete the data of this browser? This cannot be undone.
    }

## The lobby, and calls to a player

lobby-title = Lobby
lobby-about = Find somebody to play with, or watch. An account is not needed.
lobby-quick = Quick pairing
lobby-other = Another game …
lobby-engine = Or play the engine right away
lobby-yours = Your challenges
lobby-open = Who wants to play
lobby-open-none = Nobody is waiting. Choose a clock above; you will play the next person who wants the same game.
lobby-live = Games to watch
lobby-live-none = No games are being played at the moment.
lobby-waiting = Waiting for an opponent …
lobby-cancel = Cancel
lobby-withdraw = Withdraw
lobby-decline = Decline
lobby-accept = Accept
lobby-play = Play
lobby-play-this = Play against { $name }
lobby-challenges = { $name } challenges you
lobby-challenged = You challenged { $name }
call-round = { $title }: your game against { $name } begins.
tournaments-title = Tournaments
tournaments-about = Many games against many players. Tournaments start by themselves; with an account you can take part or make one.
tournaments-open = Starting soon
tournaments-open-none = No tournament is planned.
tournaments-running = Running now
tournaments-over = Finished
tournament-link = Tournament
tournament-make = Make a tournament
tournament-make-account = Log in to make a tournament.
tournament-name = Name
tournament-kind = Kind
tournament-swiss = Swiss
tournament-swiss-about = In each round players with equally many points meet, and nobody meets twice.
tournament-carousel = Carousel
tournament-carousel-about = For a set time, whoever is free is paired again at once. Join and leave whenever you like.
tournament-rounds = Rounds
tournament-rounds-of = Rounds: { $count }
tournament-duration = Duration
tournament-length = { $minutes } min
tournament-hours = { $hours } h
tournament-streaks = Streaks: after two wins in a row games count double
tournament-bots = Bots may take part
tournament-starts = Starts in
tournament-players = Players: { $count }
tournament-join = Join
tournament-leave = Leave
tournament-back = Come back
tournament-cancel = Cancel the tournament
tournament-cancelled = The tournament was cancelled: too few players, or its creator called it off.
tournament-finished = The tournament is over.
tournament-round-of = Round { $round } of { $count }.
tournament-starts-in = Starts in { $time }
tournament-ends-in = Time for new games: { $time }
tournament-next-in = Next round in { $time }
tournament-waiting = You are taking part: every page tells you when your game begins. If you do not start it within a minute, you lose it.
tournament-out = You have left: you are not paired until you come back.
tournament-your-game = To your game
tournament-standings = Standings
tournament-pairings = Pairings
tournament-none = Nobody takes part yet.
tournament-points = Points
tournament-buchholz = Buchholz
tournament-sonneborn = Sonneborn-Berger
tournament-wins = Wins
tournament-bye = has a bye
tournament-gone = has left
tournament-on-streak = Games count double now
rated = Rated
casual = Casual
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Classical
setup-rated = Rated game
setup-rated-about = Counts towards your rating for this rule and speed. No hints, and no undo against a level.
setup-rated-level = Level { $level } has the rating { $rating }.
setup-rated-account = Rated games need an account.
setup-rated-clock = Rated games need a clock.
setup-rated-size = Rated games under this rule are played on { $sizes }.
setup-rated-opening = Rated games under this rule need one of these openings: { $openings }.
profile-link = Your profile and ratings
profile-title = Player
profile-challenge = Challenge
profile-ratings = Ratings
profile-ratings-none = No rated games yet.
profile-curve = Rating over the last games: lowest { $low }, highest { $high }, now { $now }.
profile-results = Results of rated games
profile-won = Won
profile-drawn = Drawn
profile-lost = Lost
profile-games = Recent public games
profile-games-none = No public games yet. Games from the lobby are public, all others are private.
leaders-title = Leaderboards
leaders-about = The highest ratings by rule and speed. Provisional ratings are left out.
leaders-none = Nobody has a settled rating here yet.
leaders-speed = Speed
leaders-games = Games
call-paired = Your game with { $name } begins.
call-challenge = { $name } challenges you to a game.
call-your-move = It is your move against { $name }.
call-go = Go there

## One's games and analyses

games-title = Games
games-analyses = Analyses
games-none = No games yet. Place a stone on the board to start one.
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

## Teaching in a game

teach-label = Teaching
teach-about = Points out your mistakes as they happen and offers the move back.
teach-off = Off
teach-blunders = Blunders only
teach-all = All mistakes
teach-blunder = { $move } is a blunder
teach-mistake = { $move } is a mistake
teach-take-back = Take it back
teach-show = Show why
teach-play-on = Play on
play-hint-point = Hint: { $move }. { $score }.
terminal-teach-back = Take { $move } back? (y/n)

## The plain terminal

terminal-commands-hint = ? shows the commands.
terminal-draw-declined = The draw is declined.
terminal-chose = { $who }: { $what }.
terminal-sentence = { $text }.
terminal-opening-over = The opening is over: { $black } against { $white }.
terminal-played = { $who } played { $points }.
terminal-over-now = The game is over: n starts another, q leaves.
terminal-hint-offer = Type t for a hint.
terminal-hint-key = Press h for a hint.
terminal-not-judged = The move is not judged: { $why }.
terminal-not-counted = The result does not count: { $why }.
terminal-run-program = One player of this game is the program { $name }. Run { $command }? (y/n)
terminal-moves-typed = You can also type its moves.
terminal-thinks = { $who } thinks
terminal-declines = { $who } declines the draw.
terminal-time-taken = Time taken: { $seconds } s.
terminal-time-thought = Time taken: { $seconds } s, depth { $depth }, score { $score }.
terminal-hint = Hint: { $hint }
terminal-hint-more = Hint: { $hint } Type t for more.
terminal-hint-line = Hint: { $move } ({ $score }, depth { $depth }): { $line }.
terminal-try-again = Press Enter to try again, or type its move.
terminal-not-saved-yet = Not saved yet: { $why }.
terminal-not-saved = Not saved: { $why }.
terminal-strength = Your strength against levels: { $rating } ({ $change }).
terminal-goodbye = Goodbye.
terminal-average = Average time of { $who }: { $seconds } s per move.
terminal-resume = Resume with: { $command }
terminal-saved-in = The game is saved in { $file }.
terminal-result-back = The result has been taken back.
terminal-taken-back =
    { $moves } { $count ->
        [one] is
       *[other] are
    } taken back.
terminal-none-forbidden =
    { $color ->
        [black] No point is forbidden to Black.
       *[white] No point is forbidden to White.
    }
terminal-no-move = { $number } is not a move number: expected 0 to { $most }.
terminal-board-after = The board after move { $number }; the game is at { $ply }.
terminal-nothing-played = Nothing has been played yet.
terminal-history-hint = h { $number } shows the board after move { $number }.
terminal-level-engines = A level can be set only where one engine plays; { $count } play here.
terminal-plays-on = { $who } plays on.
terminal-exists = { $file } already exists; s! { $file } overwrites it.
terminal-saved-as = Saved as { $file }
terminal-load-hint = l 1 or l FILE loads a game.
terminal-none-saved = No game has been saved yet; l FILE loads a file.
terminal-loaded = Loaded { $name }.
terminal-another = Another game.
terminal-help-move = a move: column and row
terminal-help-enter = let the engine move
terminal-help-undo = undo
terminal-help-redo = redo
terminal-help-tip = a hint in stages: area, shape, the move
terminal-help-history = history, or the board after move N
terminal-help-forbidden = forbidden points
terminal-help-draw = offer a draw
terminal-help-resign = resign
terminal-help-level = level of the engine, 1 to 10, or full
terminal-help-save = save, and the board as Python
terminal-help-save-over = save and overwrite a file
terminal-help-load = load a file or a saved game; list them
terminal-help-new = new game with the sides swapped
terminal-help-help = this help
terminal-help-quit = quit; the game is saved
terminal-offers = offer { $point }
terminal-ask-rule = Rule ({ $known })
terminal-ask-size = Board size ({ $least } to { $most })
terminal-ask-opening = Opening ({ $known })
terminal-ask-opponent = Opponent (level { $least } to { $most }, full strength, person, or cmd:PROGRAM)
terminal-ask-color = Your colour (black or white)
terminal-ask-opens = Who opens: you (black) or the engine (white)
terminal-ask-name-none = Your name (- for none)
terminal-ask-other = Name of the other player
terminal-ask-other-none = Name of the other player (- for none)
terminal-ask-clock = Clock (such as 5+3, 10s/move or none)
terminal-panel-opening = opening: { $opening }
terminal-panel-last = { $moves }, last { $move }
terminal-panel-pairs = pairs: Black { $black }, White { $white }
terminal-panel-five =
    { $color ->
        [black] Black's five can be broken
       *[white] White's five can be broken
    }
terminal-shows-board = Enter shows the board
terminal-prompt-over = The game is over (n another game, u undo, s save, l load, q quit)
terminal-time-left = { $time } left
terminal-hash = hash { $percent } %
terminal-compiling = compiling the engine
terminal-loading = loading the engine
terminal-kernels = { $what } { $bar } { $done } of { $total } kernels
terminal-compiling-once = compiling the engine, once for this version; this takes about a minute
terminal-position = Rule { $rule }, { $size }, { $moves }.
terminal-opening-name = Opening: { $name }.
terminal-to-move =
    { $color ->
        [black] Black to move.
       *[white] White to move.
    }
terminal-pairs = Captured pairs: Black { $black }, White { $white }.
terminal-captures =
    { $color ->
        [black] Black
       *[white] White
    } captures { $stones } ({ $count ->
        [one] 1 pair
       *[other] { $count } pairs
    }).
terminal-pending =
    { $color ->
        [black] Black has five; White can still break it by capturing.
       *[white] White has five; Black can still break it by capturing.
    }
terminal-forbidden =
    { $color ->
        [black] Forbidden to Black
       *[white] Forbidden to White
    }: { $points }.
terminal-with-line = { $how }: { $line }.
terminal-result = Result: { $result }
terminal-unreadable = cannot be read
terminal-no-saved = There is no saved game.
terminal-plain-mode = { $why }; using plain mode
terminal-no-screen = this terminal cannot show the full-screen app
terminal-no-textual = the full-screen app needs tengen[tui]
terminal-not-remembered = the settings could not be saved: { $why }
terminal-against = { $black } against { $white }, { $rule }, { $size }.
terminal-interrupted = Interrupted.
terminal-moves-on-average = { $who }: { $moves }, { $seconds } s per move on average.

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = a move (h8), hint, solution, skip or quit
terminal-lesson-commands = hint, solution, skip or quit
terminal-ask-move = Move
terminal-ask-point = Point
terminal-ask-choose = Choose { $options }
terminal-next = Next: { $command }
terminal-step = Step { $number } of { $count }: { $title }
terminal-a-puzzle = a puzzle
terminal-right = Right. { $text }
terminal-again = { $text } Try again.
terminal-no-play = { $move } cannot be played here.
terminal-puzzle = Puzzle { $id }: { $rule }, { $theme }, { $rating }
terminal-rating = Rating { $rating }, { $solved } solved, best streak { $best }.
terminal-rating-change = Rating { $rating } ({ $change }), streak { $streak }.
terminal-drill = Drill: { $rule }, { $source }
terminal-drill-right = { $move } is right ({ $score }).
terminal-drills-due =
    { $due } of { $count ->
        [one] 1 drill
       *[other] { $count } drills
    } due.
terminal-drills-none = There are no drills yet. { $command } makes some.
terminal-source = move { $number } of { $place }
terminal-source-times = { $source } ({ $count } times)
terminal-place =
    { $kind ->
        [game] game
        [review] review
       *[analysis] analysis
    }
terminal-earlier-game = an earlier game
terminal-drills-made =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }, { $fresh ->
        [one] 1 new drill
       *[other] { $fresh } new drills
    }.
terminal-drills-unsure = A deeper search did not confirm { $count } of the mistakes.
terminal-better = better
terminal-then = then
terminal-column =
    { $name ->
        [number] No.
        [side] side
        [move] move
        [mark] mark
        [before] before
        [after] after
        [better] better
        [player] player
        [games] games
        [moves] moves
        [accuracy] accuracy
        [opening] opening
        [middle-game] middle game
        [endgame] endgame
        [black] black
        [white] white
        [overlooks] overlooks
        [depth] depth
        [score] score
        [time] time
       *[line] line
    }
terminal-accuracy = { color-name } accuracy { $percent } %
terminal-review-left =
    The review is not complete: { $count ->
        [one] 1 search is left.
       *[other] { $count } searches are left.
    }
terminal-review-positions = positions
terminal-review-turns = turning points: { $count } left
terminal-games-done = { $done } of { $count } games are in { $folder }
terminal-game-of = game { $number } of { $count }
terminal-explain-move =
    { $color ->
        [black] Black
       *[white] White
    } to move, { $move }:
terminal-factors-for =
    { $color ->
        [black] For Black
       *[white] For White
    }:
terminal-factors-then =
    { $color ->
        [black] Black
       *[white] White
    } can then have:
terminal-total = Total: { $total }
terminal-no-threats = no threats
terminal-terms = The evaluation's terms, for the side to move:

## The full-screen terminal

terminal-save = Save
terminal-open = Open
terminal-new = New
terminal-help = Help
terminal-quit = Quit
terminal-start = Start
terminal-analysis = Analysis
terminal-logo = five in a row
terminal-name = name
terminal-command = command
terminal-think-seconds = seconds per move (2, or the clock)
terminal-person = person
terminal-adaptive = adaptive level
terminal-other-engine = other engine
terminal-other-clock = other
terminal-clock-such = 5+3 or 10s/move
terminal-continue = Continue { $title }
terminal-start-hint = Arrow keys choose, Enter starts the game.
terminal-looking-back = You are looking back: End returns to the game.
terminal-over-new = { $ending } n starts a new game.
terminal-over-back = { $ending } n: new game, u: take back.
terminal-hurry = { $who } is thinking; m makes it move now.
terminal-typing = Move: { $text }
terminal-who-for = Who takes over for { $who }?
terminal-no-resign = Nobody can resign now.
terminal-resigns = { $who } resigns
terminal-paused = Paused. Press p to resume.
terminal-unmarked = Forbidden points are not marked.
terminal-hint-person = Hints are for the person whose turn it is.
terminal-report =
    { $color ->
        [black] { $move } for Black
       *[white] { $move } for White
    }
terminal-save-as = Save as (.sgf, .psq, ...):
terminal-write-over = overwrite { $file }
terminal-file-exists = { $file } exists
terminal-leave-it = keep it
terminal-thinking = thinking
terminal-program-who = { $name } is a program. Who plays?
terminal-run = run { $command }
terminal-draw-question = { $who }: a draw?
terminal-failed-who = { $who } has failed. Who takes over?
terminal-tengen-full = Tengen at full strength
terminal-getting-ready = The engine is getting ready.
terminal-getting-ready-first = The engine is getting ready. The first time this takes about a minute.
terminal-hint-plays = Hint: { $move }. Enter plays it.
terminal-note-pairs = pairs { $taken }/{ $needed }
terminal-note-moves = { $moves }, { $seconds } s per move
terminal-browsing = Move { $ply } of { $count }. PgUp and PgDn browse, End returns.
terminal-chooses-digits = { $who } chooses: 1 to { $count }.
terminal-chooses-arrows = { $who } chooses: arrow keys and Enter.
terminal-good-for =
    { $color ->
        [black] Good for Black
       *[white] Good for White
    }:
terminal-back = Esc: back
terminal-open-game = Open a game
terminal-open-keys = Tab: list or file, Enter: open, Esc: back
terminal-file = File
terminal-cannot-open = { $file } cannot be opened: { $why }

## The keys of the full-screen terminal

terminal-keys-board = THE BOARD
terminal-keys-game = THE GAME
terminal-keys-analysis = ANALYSIS
terminal-keys-signs = SIGNS
terminal-keys-arrows = arrow keys
terminal-keys-mouse = mouse
terminal-key-cursor = move the cursor [ ]
terminal-key-place = place a stone
terminal-key-type = type a move, such as h8
terminal-key-click = click to place a stone
terminal-key-browse = browse the moves; Home and End: first and last
terminal-key-zoom = small or large stones, where there is room
terminal-key-undo = undo; against an engine, back to your turn
terminal-key-teaching = teaching: off, blunders, all mistakes
terminal-key-now = let the engine move now
terminal-key-change = change who plays for the side in turn
terminal-key-pause = pause the clocks
terminal-key-forbidden = forbidden points: mark them and say why
terminal-key-numbers = move numbers on the stones
terminal-key-save = save (sgf, psq, json ...)
terminal-key-open = open a game
terminal-key-new = new game
terminal-key-panel = analysis panel on or off
terminal-key-lines = more lines, fewer lines
terminal-key-explain = explain the move under the cursor
terminal-sign-winning = the winning row
terminal-sign-last = last move
terminal-sign-cursor = cursor
terminal-sign-both = last move and cursor
terminal-sign-forbidden = forbidden
terminal-sign-best = best moves of the analysis
terminal-keys-saved = Every game is saved after every move. Ctrl-C leaves at any time and prints the command that resumes the game.

## The adaptive opponent, and a first visit

setup-adaptive = Engine that adapts to you
setup-adaptive-about = Plays slightly better than you and follows your results.
setup-adaptive-name = Adaptive
setup-adaptive-seat = Engine, slightly better than you
welcome-title = Welcome
welcome-question = How well do you play Gomoku? Your answer finds you an opponent.
welcome-none = I have never played
welcome-rules = I know the rules
welcome-regular = I play now and then
welcome-strong = I am a strong player
welcome-puzzles = Find out with three quick puzzles
welcome-later = Not now
welcome-placed = Your opponent is ready
welcome-placed-gentle = It starts gently and follows your results. Blunders are pointed out, and you may take them back.
welcome-placed-about = It starts near your strength and follows your results.
welcome-lesson = Or begin with the first lesson
placement-title = Puzzle { $number } of { $count }
placement-about = The first answer counts. If you do not know, go on.
placement-unknown = I do not know
placement-finish = Find my opponent
placement-result = You solved { $solved } of { $count }. Your opponent begins near level { $level } and follows your results.
placement-play = Play the first game

## Numbers and scores

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
score-won =
    { $color ->
        [black] Black has won
       *[white] White has won
    }
score-drawn = a draw
score-wins-in =
    { $color ->
        [black] Black
       *[white] White
    } wins in { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }
score-even = even
score-better =
    { $color ->
        [black] Black
       *[white] White
    } is better ({ $percent } %)

## Players

seat-engine-level = Engine, { $name }
talk-title = Talk
talk-about = Say hello or write a line. Only you two can read it.
talk-log-in = Log in to write your own words.
talk-message = Message
talk-send = Send
talk-you = You
talk-mute = Mute
talk-unmute = Unmute
talk-muted = You have muted this player.
talk-report = Report
talk-report-this = Report { $name }
talk-report-why = What is wrong?
report-talk = Offensive messages
report-cheating = Using an engine
report-stalling = Stalling or leaving
report-name = Offensive name
report-other = Something else
talk-report-details = Details (optional)
talk-report-send = Send report
talk-report-cancel = Cancel
talk-reported = Thank you. The host will look at it.
talk-hello = Hello!
talk-good-luck = Good luck!
talk-nice-move = Nice move!
talk-oops = Oops!
talk-well-played = Well played!
talk-good-game = Good game!
talk-thanks = Thank you!
talk-bye = Bye!
seat-engine-bot = Engine of a member
seat-engine-full = Engine at full strength, { $seconds } s per move
seat-by-link = Person by link
seat-person = Person
seat-first = First player
seat-second = Second player
seat-level = level { $level }
seat-full = full strength
seat-program = another program
who-seat =
    { $seat ->
        [first] the first player
       *[second] the second player
    }
who-named = { $name } ({ $role })
seat-absent = has not come yet
seat-you = you
claim-title = The opponent is away
claim-left = { $name } has left the game.
claim-idle = { $name } is not moving.
claim-wait = You can claim the game in { $time }.
claim-win = Claim the win
claim-draw = Call it a draw
seat-away = away
seat-color-open = Colour undecided
seat-pairs = { $taken } of { $needed } pairs captured
level-1 = first steps
level-2 = beginner
level-3 = very easy
level-4 = easy
level-5 = fair
level-6 = middle
level-7 = rather good
level-8 = good
level-9 = strong
level-10 = very strong
clock-none = No clock
clock-main = { $minutes } min + { $increment } s per move
clock-per-move = { $seconds } s per move

## A new game

setup-title = New game
setup-opponent = Opponent
setup-level = Engine, by level
setup-level-about = Ten levels, from first steps to very strong.
setup-tengen = Engine, full strength
setup-tengen-about = Above level 10: as strong as possible in the time you allow.
setup-lobby = Anybody in the lobby
setup-lobby-about = You play the next person who wants the same game.
setup-challenge = Player with an account
setup-challenge-about = The player is notified and can accept or decline.
setup-challenged = Name of the player
setup-person = Person on this screen
setup-person-about = Two people take turns on this device.
setup-invite = Person by link
setup-invite-about = You get a link to send to the other person.
setup-watch = Watch two engines
setup-watch-about = Two engines play each other while you watch.
setup-random = Random
setup-you = You
setup-level-field = Level
setup-level-named = Level { $level }, { $name }
setup-level-of = { $level } of { $max }, { $name }
setup-full-strength = Full strength, { $seconds } s per move
setup-think = Think time
setup-you-play = You play
setup-who-starts = Who starts
setup-minutes = Minutes
setup-increment = Seconds per move
setup-opening = Opening
setup-clock = Clock
setup-other-clock = Other …
setup-start = Start game
setup-more = Rule, board, opening, clock
invitation-title = { $name } invites you to a game
invitation-opening = { $opening } opening
invitation-join = Join the game
invitation-watch = Only watch
resume-game = Continue: { $first } – { $second }, move { $ply }

## Playing

play-title = Play Gomoku
play-actions = Actions
play-status = Status
play-pace-slow = Slow
play-pace-normal = Normal
play-pace-fast = Fast
play-redo-about = Play the undone move again (Ctrl+Y)
play-hint-about = Ask the engine for a good move
play-draw = Draw
play-draw-about = Offer a draw
play-resign = Resign
play-pause = Pause
play-resume = Resume
play-speed = Speed
play-undo-ask = Ask the other player to undo the last move (Ctrl+Z)
play-undo-about = Undo the last move (Ctrl+Z)
play-rematch = Rematch
play-rematch-offered = Rematch offered
play-rematch-accept = Accept the rematch
play-rematch-go = Go to the rematch
play-rematch-told = Rematch offered. It starts when the other player accepts.
play-moves = Moves
play-moves-list = Moves of the game
play-newest = Newest position
play-no-moves = No moves yet
play-move =
    Move { $number }, { $color ->
        [black] Black
       *[white] White
    } { $move }
play-move-captures =
    Move { $number }, { $color ->
        [black] Black
       *[white] White
    } { $move }, captures { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
play-last-move =
    { $color ->
        [black] Black
       *[white] White
    } { $move }
play-last-capture =
    { $color ->
        [black] Black
       *[white] White
    } { $move }, captures { $stones }
play-type = Type a move
play-type-bad = “{ $text }” is not a point on this board. Type a letter and a number, such as h8.
play-invitation-used = This invitation has been used. You are watching the game.
play-cannot-open = This game cannot be opened
play-your-move = Your move
play-reconnecting = Reconnecting
play-reconnecting-about = The game is saved and continues when the server answers.
play-starting = Starting the game
play-ready = Ready when you are
play-begin = Place a stone anywhere to begin.
play-press-start = Press Start game.
play-invited = You are invited
play-invited-about = Join the game, or watch it.
play-back-to-game = Back to the game
play-position-after = Position after move { $ply }
play-confirm = Play { $point }?
play-confirm-about = Tap the same point again, or press Play.
play-resign-sure = Resign this game?
play-resign-yes = Yes, resign
play-on = Play on
play-forbidden = { $point } is forbidden. { $reason }.
play-looking = Looking for a good move …
play-draw-offered = { $name } offers a draw
play-draw-offered-about = Accept it, or play on.
play-draw-asked = Draw offered
play-draw-asked-about = Waiting for { $name } to answer.
play-draw-open = A draw is offered; playing on declines it.
play-undo-asked = { $name } asks to undo
play-undo-asked-about = Allow it, or play on.
play-undo-waiting = Undo requested
play-undo-waiting-about = Waiting for { $name } to allow it.
play-your-choice = Your choice
play-chooses = { $name } chooses
play-choice-about = Who plays which colour?
play-offers-about = How many fifth moves does Black offer?
play-paused = Paused
play-paused-about = Press Resume to let the engines play on.
play-thinking = { $name } is thinking
play-to-move = { $name } to move
play-color-to-move =
    { $color ->
        [black] Black to move
       *[white] White to move
    }
play-waiting-player = Waiting for a player
play-watching = You are watching.
play-waiting-opponent = Waiting for your opponent
play-waiting-about = Send the link below. The game begins when somebody opens it.
play-own-five = Your five wins unless it is broken.
play-other-five =
    { $color ->
        [black] Black has five: break it by a capture, or lose.
       *[white] White has five: break it by a capture, or lose.
    }
play-result = { $text } { $count ->
        [one] The game took 1 move.
       *[other] The game took { $count } moves.
    }
play-drawn = Draw
play-won = You won
play-lost = You lost
play-color-won =
    { $color ->
        [black] Black won
       *[white] White won
    }
play-name-won = { $name } won
play-accept-draw = Accept draw
play-decline = Decline
play-allow = Allow
play-depth = depth { $depth }
play-book = book
play-nodes = { $nodes } nodes
event-joined = { $name } has joined the game.
event-rematch = { $name } offers a rematch.
event-played-on = { $name } played on, which declines the draw.
event-declined-draw = { $name } declined the draw.
event-refused-undo = { $name } did not allow the undo.
event-chose-color =
    { $color ->
        [black] { $name } chose to play Black.
       *[white] { $name } chose to play White.
    }
event-chose-offers =
    { $count ->
        [one] { $name } chose one fifth move.
       *[other] { $name } chose { $count } fifth moves.
    }
event-added-two = { $name } chose to add two stones.
share-link-copied = Link copied.
share-press-copy = Press Ctrl+C to copy the link.
share-copy = Copy
share-copy-this = Copy: { $label }
share-spectators =
    { $count ->
        [one] 1 spectator watching
       *[other] { $count } spectators watching
    }
share-let-watch = Let others watch
share-invitation = Invitation
share-invitation-about = The first person to open this link plays against you.
share-spectator-link = Link for spectators
share-spectator-about = Spectators see the game but cannot move.
share-embed = Code for a web page
share-embed-about = It shows the game on a page of your own.
embed-title = A game of { -gomoku }
embed-open = Open in Tengen
embed-failed = This game cannot be shown.
embed-start = Before the first move.
embed-move = Move { $number } of { $count }: { $move }.
stats-title = Statistics
stats-region = Statistics for each move
stats-moves = Moves
stats-time = Time
stats-time-per-move = Time per move
stats-longest = Longest
stats-nodes = Nodes
stats-pairs = Captured pairs
stats-move = Move
stats-depth = Depth

## The board, for those who hear it

board-label = Board. Arrow keys move the cursor, Enter plays.
board-kind = game board
board-point = { $point }, { $what ->
        [black] black stone
        [white] white stone
       *[empty] empty
    }
board-last = last move
board-forbidden = forbidden, { $reason }

## Analysing

step-last = Last position
analyse-new = New
analyse-new-about = Start with an empty board
analyse-opening = Opening …
analyse-merged = This analysis was also changed elsewhere. Both versions have been merged.
analyse-pairs = pairs { $black }–{ $white }
analyse-saving = saving …
analyse-saved = saved
analyse-read-only = read only
analyse-pending-five =
    { $color ->
        [black] Black has a five that can still be broken
       *[white] White has a five that can still be broken
    }
analyse-comment = Comment
analyse-comment-hint = A comment on this move
analyse-undo-about = Undo the last change (Ctrl+Z)
analyse-redo-about = Redo what was undone (Ctrl+Y)
analyse-promote = Promote
analyse-promote-about = Make this the main line
analyse-delete = Delete
analyse-delete-about = Delete this move and everything after it
analyse-tree = Moves and variations
analyse-start = Start
analyse-tree-move =
    { $number }. { $color ->
        [black] Black
       *[white] White
    } { $move }
editor-title = Edit
editor-about = Set up any position: from a book, a puzzle, or a game on paper.
editor-begin = Edit this position
editor-pairs =
    { $color ->
        [black] Pairs captured by Black
       *[white] Pairs captured by White
    }
editor-places = A click places
editor-erase = Erase
editor-turn = To move
editor-clear = Clear
editor-done = Done
overlay-moves = Best moves
overlay-heat = Heat map
overlay-none = No marks
engine-title = Engine analysis
engine-best-lines = Best lines
engine-depth-progress = Progress at this depth
engine-switch = Engine
engine-lines =
    { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
engine-lines-label = Number of lines
engine-overlay-label = Shown on the board
engine-view =
    { $color ->
        [black] Scores are for Black, the side to move.
       *[white] Scores are for White, the side to move.
    }
engine-game-over = The game is over in this position.
engine-queued = Waiting for a free engine; { $count } ahead of you.
engine-complete = The analysis is complete.
engine-evaluation = Evaluation
engine-not-evaluated = not evaluated
engine-speed = Speed
explorer-title = Explorer
explorer-about = Moves known from the opening book, from proofs and from games. Select a move to play it.
explorer-none = Nothing is known about this position.
explorer-all = Show all { $count } moves
explorer-verdict = Verdict
explorer-public = Public games
explorer-own = Your files
explorer-results = Black { $black }, White { $white }, draws { $draws }, no result { $unknown }
explorer-proof-title = Play against the proof
explorer-proof-switch = The proof plays Black
explorer-proof-about = Play White against a proven win: the proof answers at once and says why. Where no proof covers your move, the engine answers, and this panel says so.
explorer-proof-says = { $move } is proven: { $verdict }, whatever the replies are.
explorer-engine-says = { $move } is not from a proof: none covers this position. The engine plays it ({ $score }).
explorer-begins = { $move }: the proof begins in the centre.
explorer-won = The proof has won. Take moves back and try another defence.
explorer-threat = Threat: { $move }. After any reply that needs no answer of its own: { $verdict }.
explorer-answers = Replies that need their own answer: { $points }
explorer-even-title = Even positions
explorer-even-about = Stones that leave both sides the same chances, for offers in swap and swap2.
explorer-even-move = Find even moves
explorer-even-pair = Find even pairs
explorer-even-searching = Searching for even stones …
explorer-even-stones = Stones
explorer-even-chance = Chance of the side to move
explorer-files-title = Your files
explorer-files-about = Games from your own files are counted for you alone.
explorer-files-open = Add the open game
explorer-files-remove = Remove { $name }
explorer-find = Find this position
explorer-find-about = Look for this position in the whole tree, turned, mirrored or after another order of moves
explorer-found =
    This position occurs in { $count ->
        [one] one other place
       *[other] { $count } other places
    } in the tree.
explorer-found-none = This position occurs nowhere else in the tree.
exchange-title = Share
exchange-keep-title = Keep this analysis
exchange-too-large = { $name } is too large. The limit is { $limit } KiB.
exchange-rule-stated = As stated in the text
exchange-import = Import
exchange-import-field = Moves, SGF, psq, pos or a link
exchange-import-about = Or drop a file anywhere on the page.
exchange-read = Read the text
exchange-choose-file = Choose a file
exchange-assumptions = Assumptions made while reading
exchange-game = Game
exchange-save-as = Save as { $format }
exchange-export = Export
exchange-make-link = Make a link to this position
exchange-losses = The file does not contain: { $losses }.
exchange-link = Link
exchange-link-about = It contains the rule, the board size and the moves.
exchange-foreign = This analysis belongs to somebody else. Keep a copy to change it.
exchange-saving = Saving …
exchange-saved = Every change is saved.
exchange-study-about = Anyone with this link can read the analysis.
exchange-study-link = Link to this analysis
exchange-study-title = Title
exchange-keep = Keep
exchange-keep-copy = Keep a copy
exchange-kept = The analysis is kept; you can find it under Games.
report-title = Report
report-show-threats = Threats on the board
report-threats = Open threats
report-about = Point at an empty point to see what a move there does. Click to keep the report.
report-none = None.
report-ask = Ask the engine
report-verdict =
    Engine: { $score } { $color ->
        [black] for Black
       *[white] for White
    } at depth { $depth }, { $rank } of { $candidates }. Best is { $best } with { $bestScore }.
report-verdict-unranked =
    Engine: { $score } { $color ->
        [black] for Black
       *[white] for White
    } at depth { $depth }, not among the best moves. Best is { $best } with { $bestScore }.
report-reasons-for = All reasons for it
report-reasons-against = All reasons against it
report-reason = Reason
report-weight =
    { $color ->
        [black] Weight for Black
       *[white] Weight for White
    }
report-threat =
    { $color ->
        [black] Black
       *[white] White
    }: { kind-title } { $stones }, continued at { $gains }. { $color ->
        [black] White
       *[white] Black
    } can answer at { $answers }.
report-threat-unanswered =
    { $color ->
        [black] Black
       *[white] White
    }: { kind-title } { $stones }, continued at { $gains }. { $color ->
        [black] White
       *[white] Black
    } has no answer.
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] winning capture
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = winning capture
factor-win-broken = win broken
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = block of five
factor-block-of-open-four = block of open four
factor-block-of-double-four = block of double-four
factor-block-of-four-three = block of four-three
factor-block-of-double-three = block of double-three
factor-block-of-open-three = block of open three
factor-capture = { -capture }
factor-capture-set-up = capture set up
factor-capture-blocked = capture blocked
factor-capture-risked = capture risked
factor-forbidden-points = forbidden points
factor-alignment = alignment
factor-centre = centre

## Exercises and puzzles

exercise-hint-key = Hint (?)
exercise-next-hint = Next hint
exercise-solution = Solution
exercise-solution-line = Solution:
exercise-verdict = Verdict
exercise-board = Board. { $prompt } Arrow keys move the cursor, Enter plays.
exercise-play = Play { $point }
exercise-occupied = { $point } is occupied.
line-after = After { $move }:
line-better = Better: { $move }
line-back = Step back
line-next = Next step
puzzles-progress = Your progress
puzzles-today = Today's puzzle
puzzles-keys = Keys: n next puzzle, ? hint, a letter and a number choose a point.
puzzles-next = Next puzzle
puzzles-skip = Skip
puzzles-rated = rated { $rating }
puzzles-tried = tried before; it does not count again
puzzles-link = link to this puzzle
puzzles-theme = Theme
puzzles-all-themes = All themes
puzzles-theme-solved = { $theme } ({ $solved } of { $count })
puzzles-rating = Rating
puzzles-provisional = { $rating }, provisional
puzzles-solved = Solved on the first try
puzzles-solved-of = { $solved } of { $tried }
puzzles-in-a-row = In a row
puzzles-best-row = { $streak }, best { $best }
puzzles-days = Daily streak
days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
theme-win-at-once = Win at once
theme-stop-four = Stop the four
theme-fours = Win by fours
theme-threats = Win by threats
theme-only-defence = Only defence
theme-use-forbidden = Use a forbidden point
theme-avoid-forbidden = Avoid forbidden points
theme-captures = Captures
puzzle-task =
    { $color ->
        [black] Black to move:
       *[white] White to move:
    } { $theme ->
        [win-at-once] win with one move.
        [stop-four] stop the four without losing.
        [fours] win by a sequence of fours.
        [threats] win by fours and open threes.
        [only-defence] find the only move that does not lose.
        [use-forbidden] win with the help of a forbidden point.
        [avoid-forbidden] win without a forbidden move.
       *[captures] win with a capture.
    }
puzzle-defence = Every other move is proven to lose; the answer was not refuted by a search of { $nodes } nodes.
puzzle-solution = The solution: { $line }.
puzzle-right = { $move } is right; { $reply } is the answer.
puzzle-solved = { $move } is right: solved.
puzzle-wrong = { $move } is wrong.
puzzle-loses = { $move } loses to { $line }.
puzzle-answered = { $move } is answered by { $line }.
puzzle-other-win = { $move } wins too, but not as the puzzle asks.
puzzle-makes = { $move } { makes-kind }.
puzzle-stops = { $move } takes the point where the opponent { makes-kind }.
puzzle-captures =
    { $move } captures { $pairs ->
        [one] a pair.
       *[other] { $pairs } pairs.
    }
puzzle-combines = { $move } threatens more than one sequence.
puzzle-needed = { $move } takes a point that the opponent needs.
puzzle-resists = { $reply } resists longest.
sentences = { $first } { $then }
makes-kind =
    { $kind ->
        [five] makes five
        [open-four] makes an open four
        [double-four] makes two fours at once
        [four-three] makes a four and an open three at once
        [four] makes a four
        [double-three] makes two open threes at once
       *[open-three] makes an open three
    }

## Hints

hint-area =
    Look { $row ->
        [top] { $column ->
            [left] at the top, on the left.
            [right] at the top, on the right.
           *[middle] at the top.
        }
        [bottom] { $column ->
            [left] at the bottom, on the left.
            [right] at the bottom, on the right.
           *[middle] at the bottom.
        }
       *[middle] { $column ->
            [left] on the left.
            [right] on the right.
           *[middle] in the middle.
        }
    }
hint-makes = The move { makes-kind }.
hint-stops = The move takes the point where your opponent { makes-kind }.
hint-captures =
    The move captures { $pairs ->
        [one] a pair.
       *[other] { $pairs } pairs.
    }
hint-combines = The move threatens more than one sequence.
hint-needed = The move takes a point that your opponent needs.
hint-quiet = The move makes no threat yet: it builds, or takes space.
hint-point = Play { $point }.

## Reviews

review-title = Review
review-mistakes = Mistakes
review-progress = Progress of the review
review-begin = Review the game
review-continue = Continue the review
review-stop = Stop
review-you =
    { $color ->
        [black] Black (you)
       *[white] White (you)
    }
review-accuracy = Accuracy
review-opening = Opening { $mark } { $text }
review-none = No mistakes found.
review-running = Looking at every move. Games and analyses go first.
review-stopped = The review was stopped.
review-slider = Move of the game
review-at-move = Move { $ply }
review-try = Try again here
review-show-better = Show the better move
review-show-longest = Show the longest defence
review-lost = The game was lost by then; this move only ended it sooner.
review-overlooked = { color-name } overlooked: { $kinds }
review-practise = Practise: { $theme }
review-find =
    { $color ->
        [black] Find a better move than { $move } for Black: choose a point on the board.
       *[white] Find a better move than { $move } for White: choose a point on the board.
    }
review-looking = Looking at { $point } …
review-try-another = Try another move
review-right = Right: { $move } keeps the result.
review-right-proven = Right: { $move } keeps the result, { $standing }.
review-game-move = { $move } is the move of the game.
review-wrong = { $move } is not it.
review-prefers = The engine prefers { $best }.
review-change = From { $before } to { $after }.
standing-win =
    a forced win in { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
standing-loss =
    a forced loss in { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
score-wins = wins in { $count }
score-loses = loses in { $count }
class-best = best
class-only-move = only move
class-good = good
class-inaccuracy = inaccuracy
class-mistake = mistake
class-blunder = blunder
class-missed-win = missed win
class-forced-win-allowed = forced win allowed
class-lost = already lost
a-kind =
    { $kind ->
        [five] five
        [winning-capture] a winning capture
        [open-four] an open four
        [double-four] a double-four
        [four-three] a four-three
        [four] a four
        [double-three] a double-three
        [open-three] an open three
       *[capture] a capture
    }
rival-makes =
    { $rival ->
        [you] you make
        [black] Black makes
       *[white] White makes
    }
rival-owns =
    { $rival ->
        [you] your
        [black] Black's
       *[white] White's
    }
rival-side =
    { $rival ->
        [you] you
        [black] Black
       *[white] White
    }
winner-side =
    { $winner ->
        [you] you
        [black] Black
       *[white] White
    }
standing-kind =
    { $standing ->
        [four] { -four }
       *[open-three] { -open-three }
    }
winning-means =
    { $means ->
        [fours] fours
       *[threats] threats
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] in-capture
    }
foul = { $move } is forbidden ({ reason-name }) and loses at once.
five-unbroken = { $move } does not break { rival-owns } five { $stones }, which wins.
allows-shape = { $move } leaves { $point }, where { rival-makes } { a-kind }.
ignores-shape = { $move } does not stop { rival-owns } { standing-kind } { $stones }: { rival-makes } { a-kind } at { $point }.
allows-sequence = { $move } lets { rival-side } win by { winning-means }: { $line }, then { a-kind } at { $point }.
allows-sequence-long = { $move } lets { rival-side } win by { winning-means } that begin at { $first } and lead to { a-kind } at { $point }.
ignores-shape-sequence =
    { $move } does not stop { rival-owns } { standing-kind } { $stones }: { $rival ->
        [you] you win
        [black] Black wins
       *[white] White wins
    } by { winning-means }: { $line }, then { a-kind } at { $point }.
ignores-shape-sequence-long =
    { $move } does not stop { rival-owns } { standing-kind } { $stones }: { $rival ->
        [you] you win
        [black] Black wins
       *[white] White wins
    } by { winning-means } that begin at { $first } and lead to { a-kind } at { $point }.
allows-later = { $move } gives { rival-side } { $first }, which leads to { a-kind } at { $point }.
allows-capture = { $move } lets { rival-side } take { $stones } at { $point }.
allows-winning-capture = { $move } lets { rival-side } win by taking { $stones } at { $point }.
misses-shape = { $move } misses { a-kind } at { $point }.
misses-sequence = { $move } misses a win by { winning-means }: { $line }, then { a-kind } at { $point }.
misses-sequence-long = { $move } misses a win by { winning-means } that begin at { $first } and lead to { a-kind } at { $point }.
misses-later = { $move } misses { $first }, which leads to { a-kind } at { $point }.
misses-capture = { $move } misses taking { $stones } at { $point }.
misses-winning-capture = { $move } misses the win by taking { $stones } at { $point }.
misses-block = { $move } leaves { $point }, where { rival-owns } { $stones } becomes an open three; { $better } stops that.
misses-block-there = { $move } leaves { $point }, where { rival-owns } { $stones } becomes an open three.
worse = { $move } is weaker than { $point }.
stones-uneven =
    { $color ->
        [black] The opening stones favour Black ({ $chance } %), which the other player may take.
       *[white] The opening stones favour White ({ $chance } %), which the other player may take.
    }
stones-decided =
    { $color ->
        [black] The opening stones let Black force a win, and the other player may take that colour.
       *[white] The opening stones let White force a win, and the other player may take that colour.
    }
better-choice =
    { $better ->
        [take-white] White was the colour to take.
        [take-black] Black was the colour to take.
       *[add-two] adding two stones was better.
    }
choice-wrong =
    { $color ->
        [black] Black had the better chances ({ $chance } %); { better-choice }
       *[white] White had the better chances ({ $chance } %); { better-choice }
    }
choice-decided =
    { $color ->
        [black] Black could force a win; { better-choice }
       *[white] White could force a win; { better-choice }
    }
turn-win =
    { $move } let { winner-side } force a win in { $count ->
        [one] 1 move.
       *[other] { $count } moves.
    }
turn-better = { $move } gave { winner-side } the better game.
won-throughout =
    { $winner ->
        [you] You were ahead
        [black] Black was ahead
       *[white] White was ahead
    } from { $from ->
        [1] the start
        [2] the start
       *[later] move { $from }
    } and never let go.
threw-win =
    { $loser ->
        [you] You were winning
        [black] Black was winning
       *[white] White was winning
    } until move { $at }; { $turn }
threw-lead =
    { $loser ->
        [you] You were ahead
        [black] Black was ahead
       *[white] White was ahead
    } until move { $at }; { $turn }
even-until = The game was even until move { $at }; { $turn }
fell-behind =
    { $loser ->
        [you] You were already behind;
        [black] Black was already behind;
       *[white] White was already behind;
    } at move { $at }, { $turn }
level = Neither side made a decisive mistake.
swings = The lead changed { $times } times, last at move { $at }; { $turn }
drawn-missed =
    { $loser ->
        [you] A draw, but you were winning
        [black] A draw, but Black was winning
       *[white] A draw, but White was winning
    } until move { $at } ({ $move }).
drawn = A draw in which neither side missed a win.
unreviewed = There is no move to review.

## Explanations of moves and positions

list-comma = { $others }, { $last }
list-one = { $last }
list-or = { $others } or { $last }
list-and = { $others } and { $last }
color-name =
    { $color ->
        [black] Black
       *[white] White
    }
explain-both = { $first }; { $then }
explain-off-board = illegal: { $what } is not a point of the board, which goes from { $first } to { $last }
explain-game-over = illegal: the game is over
explain-occupied = illegal: a stone stands on { $point }
explain-overline = illegal: overline { $lines }
explain-in-capture = illegal: in capture: { $lines }
explain-through = illegal: { reason-name } through { $lines }
explain-point-forbidden = { $point } ({ reason-name })
explain-take-at = { $stones } at { $point }
explain-quiet = { $move } makes no threat and stops none
explain-wins-five = { $move } makes five and wins: { $line }
explain-wins-captures = { $move } takes { $taken } and wins: { color-name } has { $pairs } pairs
explain-loses-unbroken = { $move } does not break the five { $line }: { rival-side } wins
explain-no-move = { $move } leaves { rival-side } no legal move: a draw
explain-fills-board = { $move } fills the board: a draw
explain-pending = { $move } makes five, { $line }; { rival-side } can still break it at { $points }
explain-breaks = { $move } breaks { rival-owns } five { $line } by taking { $taken }
explain-makes-open-four = { $move } makes an open four, five at { $points }
explain-makes-double-four = { $move } makes two fours at once, five at { $points }
explain-makes-four-three = { $move } makes a four and an open three at once
explain-makes-four = { $move } makes a four, five at { $points }
explain-makes-double-three =
    { $move } makes { $count ->
        [2] two
       *[other] { $count }
    } open threes at once
explain-makes-open-three = { $move } makes an open three, open four at { $points }
explain-breakable = { rival-side } could still break that five by a capture
explain-stops-both = { rival-side } stops both at { $points }
explain-counters = { rival-side } stops the four at { $points } and makes a four of its own
explain-stops-one = { rival-side } can only stop one
explain-must-answer = { rival-side } must answer at { $points }
explain-five-first = but { rival-side } makes five first at { $points }
explain-capture-first = but { rival-side } first takes its last pair at { $points }
explain-block-forbidden = { rival-side } cannot stop it: forbidden at { $points }
explain-also-wins =
    { color-name } also wins at { $points }: { $color ->
        [black] White
       *[white] Black
    } cannot stop it all
explain-cannot-stop = { rival-side } cannot stop it
explain-can-stop = { rival-side } can stop it at { $points }
explain-none-but-four = no move of { rival-side } stops both, but it can first make a four at { $points }
explain-none-stops-both = no move of { rival-side } stops both
explain-takes =
    { $move } takes { $taken }: { color-name } has { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    }
explain-opens = { $move } opens { a-kind } { $stones }, continued at { $points }
explain-threatens-capture = { $move } threatens to take { $takes }
explain-stops-five = { $move } stops { rival-owns } five at { $points }
explain-stops-open-three = { $move } stops { rival-owns } open three { $stones }, which would have become an open four at { $points }
explain-stops-double = { $move } stops { rival-owns } { kind-title } at { $points }
explain-stops-twos = { $move } keeps { rival-side } from an open three with { $stones } at { $points }
explain-stops-captures = { $move } keeps { rival-side } from taking { $takes }
explain-forbids = { $move } creates forbidden points for { rival-side }: { $points }
explain-leaves =
    this leaves { rival-side } { $kind ->
        [five] a five
        [winning-capture] a winning capture
        [double-four] a double-four
        [four-three] a four-three
       *[double-three] a double-three
    } at { $points }
explain-leaves-open-four = this leaves { rival-side } an open four at { $points }, from the open three { $stones }
explain-risks = this lets { rival-side } take { $takes }
explain-forbids-itself = this creates forbidden points for { color-name } itself: { $points }
explain-has-five = { color-name } has the five { $stones }; { rival-side } can break it at { $points }
explain-has-four = { color-name } has { a-kind } { $stones }: five at { $points }
explain-has-open-three = { color-name } has { a-kind } { $stones }: open four at { $points }
explain-can-win-by-taking = { color-name } can win by taking { $stones } at { $points }
explain-can-take = { color-name } can take { $stones } at { $points }
explain-has-double = { color-name } has { a-kind } at { $points }
explain-no-block = no move of { rival-side } blocks it
explain-over =
    the game is over: { $winner ->
        [black] Black has won
        [white] White has won
       *[none] a draw
    } ({ end-name })
end-name =
    { $how ->
        [five] five in a row
        [captures] captures
        [forbidden] forbidden move
        [unbroken-five] unbroken five
        [full-board] full board
       *[no-move] no legal move
    }
explain-engine-line = the engine gives { color-name } { $score } and expects { $line }
explain-engine-ranked =
    the engine gives { $move } { $score }, number { $rank } of { $count ->
        [one] 1 candidate
       *[other] { $count } candidates
    }, and expects { $line }
explain-engine-unranked =
    the engine gives { $move } { $score }, none of { $count ->
        [one] 1 candidate
       *[other] { $count } candidates
    }, and expects { $line }
explain-engine-better = better is { $best } with { $score }: { $line }

## Rules

rule-freestyle = Freestyle
rule-freestyle-brief = five or more in a row win
rule-freestyle-summary = Five or more in a row win.
rule-freestyle-help = Five or more in a row win. Nothing is forbidden. Black has a large advantage, so an opening such as swap2 makes it fair.
rule-standard = Standard
rule-standard-brief = exactly five in a row win
rule-standard-summary = Exactly five in a row win; six or more do not.
rule-standard-help = Exactly five in a row win. Six or more are allowed but do not win.
rule-renju = Renju
rule-renju-brief = Black has forbidden shapes
rule-renju-summary = Black needs exactly five and may not make a double-three, a double-four or an overline. White is free.
rule-renju-help =
    Black wins with exactly five; White wins with five or more.

    Black may not make a double-three, a double-four or an overline, unless the same stone makes five. A three counts only if it can really become a four with two open ends.

    Forbidden points are marked on the board: 33, 44 and 6. White has none.
rule-caro = Caro
rule-caro-brief = five with an open end wins
rule-caro-summary = Five in a row win unless enemy stones stand at both ends; six or more always win.
rule-caro-help = Five in a row win unless enemy stones stand at both ends; the edge does not block. Six or more win in any case.
rule-caro-standard = Caro, exactly five
rule-caro-standard-brief = exactly five with an open end
rule-caro-standard-summary = Exactly five in a row win unless enemy stones stand at both ends.
rule-caro-standard-help = Exactly five in a row win unless enemy stones stand at both ends; the edge does not block.
rule-1337 = Capture 1337
rule-1337-brief = captures, and forbidden shapes
rule-1337-summary = Two stones between two of yours are captured. Five in a row that cannot be broken, or five pairs, win. Both colours have forbidden moves.
rule-1337-help =
    A stone that closes a row of exactly two enemy stones with another of your stones at the far end captures these two. Five captured pairs win.

    Exactly five in a row win, but only if the opponent cannot break the row at once by a capture. Such a five is pending for one move.

    Both colours are forbidden to make a double-three (unless it captures), a double-four, an overline, or a pair that stands between two enemy stones.
rule-42 = Capture 42
rule-42-brief = captures, no double free threes
rule-42-summary = Two stones between two of yours are captured. Five or more in a row that cannot be broken, or five pairs, win. Only the double-three is forbidden.
rule-42-help =
    A stone that closes a row of exactly two enemy stones with another of your stones at the far end captures these two. Five captured pairs win.

    Five or more in a row win, but only if the opponent cannot break the row at once by a capture. Such a five is pending for one move.

    Only the double-three is forbidden, and not when the stone captures. A pair may move in between two enemy stones and is safe there.
forbidden-overline-summary = overline: six or more in a row
forbidden-double-four-summary = double-four: two fours at once
forbidden-double-three-summary = double-three: two open threes at once
forbidden-in-capture-summary = in capture: the pair would stand between two enemy stones

## Openings

opening-free = Free
opening-free-summary = Black plays anywhere.
opening-swap = Swap
opening-swap-summary = The first player places a black stone; the second takes White or that stone.
opening-swap2 = Swap2
opening-swap2-summary = The first player places three stones; the second takes White, takes Black, or adds two stones and lets the first choose.
opening-pro = Pro
opening-pro-summary = Black starts in the centre; Black's second stone is outside the central 5x5.
opening-long-pro = Long pro
opening-long-pro-summary = Black starts in the centre; Black's second stone is outside the central 7x7.
opening-rif = RIF
opening-rif-summary = The first player places one of renju's 26 openings and the second may swap; White plays the fourth stone, Black offers two fifth moves, White picks one.
opening-yamaguchi = Yamaguchi
opening-yamaguchi-summary = Like RIF, but whoever places the opening also says how many fifth moves Black will offer, 1 to 12.
opening-soosyrv-8 = Soosyrv-8
opening-soosyrv-8-summary = One of renju's 26 openings and a swap; White plays the fourth stone and says how many fifth moves Black will offer, 1 to 8; then the other player may swap.
opening-taraguchi-10 = Taraguchi-10
opening-taraguchi-10-summary = Each of the first stones lies in a square that grows from the centre to 7x7, and the other player may swap after it. After the fourth, Black may instead offer ten fifth moves anywhere.
choice-take-white = Play White
choice-take-white-summary = the stones stay as they are
choice-take-black = Play Black
choice-take-black-summary = the stones stay as they are
choice-add-two = Add two stones
choice-add-two-summary = one white, one black; then the other player chooses
choice-offer =
    { $count ->
        [one] One fifth move
       *[other] { $count } fifth moves
    }
choice-offer-summary =
    { $count ->
        [one] Black plays the fifth move without a choice for White
       *[other] Black will offer { $count } of them, and White picks one
    }
instruction-offer = Offer fifth move { $number } of { $count }.
instruction-pick = Pick Black's fifth move: { $points }.
instruction-play-on =
    { $color ->
        [black] Play on as Black.
       *[white] Play on as White.
    }
instruction-place =
    { $color ->
        [black] Place a black stone.
       *[white] Place a white stone.
    }
instruction-place-centre =
    { $color ->
        [black] Place a black stone in the centre.
       *[white] Place a white stone in the centre.
    }
instruction-place-inside =
    { $color ->
        [black] Place a black stone inside the central { $side }x{ $side }.
       *[white] Place a white stone inside the central { $side }x{ $side }.
    }
instruction-place-outside =
    { $color ->
        [black] Place a black stone outside the central { $side }x{ $side }.
       *[white] Place a white stone outside the central { $side }x{ $side }.
    }
instruction-options = Choose: { $options }.
instruction-draw = Accept the draw that { $who } offers, or decline.
instruction-undo = Let { $who } take back, or decline.

## Names of openings: renju's 26, and how the second stone stands

opening-name =
    { $name ->
        [kansei] Kansei
        [keigetsu] Keigetsu
        [sosei] Sosei
        [kagetsu] Kagetsu
        [zangetsu] Zangetsu
        [ugetsu] Ugetsu
        [kinsei] Kinsei
        [shogetsu] Shogetsu
        [kyugetsu] Kyugetsu
        [shingetsu] Shingetsu
        [zuisei] Zuisei
        [sangetsu] Sangetsu
        [yusei] Yusei
        [chosei] Chosei
        [kyogetsu] Kyogetsu
        [kosei] Kosei
        [suigetsu] Suigetsu
        [ryusei] Ryusei
        [ungetsu] Ungetsu
        [hogetsu] Hogetsu
        [rangetsu] Rangetsu
        [gingetsu] Gingetsu
        [myojo] Myojo
        [shagetsu] Shagetsu
        [meigetsu] Meigetsu
        [suisei] Suisei
        [direct-opening] Direct opening
        [indirect-opening] Indirect opening
        [one-space-opening] One-space opening
        [diagonal-one-space-opening] Diagonal one-space opening
        [knights-opening] Knight's opening
        [large-knights-opening] Large knight's opening
       *[two-space-opening] Two-space opening
    }
opening-numbered =
    { opening-name } ({ $group ->
        [direct] direct
       *[indirect] indirect
    } { $number })

## How a game ended

result-five =
    { $winner ->
        [black] Black wins with { $count } in a row.
       *[white] White wins with { $count } in a row.
    }
result-unbroken-five =
    { $winner ->
        [black] Black wins with a five that White did not break.
       *[white] White wins with a five that Black did not break.
    }
result-captures =
    { $winner ->
        [black] Black wins with { $pairs } captured pairs.
       *[white] White wins with { $pairs } captured pairs.
    }
result-forbidden =
    { $winner ->
        [black] Black wins: White's move { $move } was forbidden.
       *[white] White wins: Black's move { $move } was forbidden.
    }
result-full-board = Draw: the board is full.
result-no-move =
    { $color ->
        [black] Draw: Black has no legal move.
       *[white] Draw: White has no legal move.
    }
result-resignation =
    { $winner ->
        [black] Black wins by resignation.
        [white] White wins by resignation.
       *[none] Draw by resignation.
    }
result-time =
    { $winner ->
        [black] Black wins by time.
        [white] White wins by time.
       *[none] Draw by time.
    }
result-agreement =
    { $winner ->
        [black] Black wins by agreement.
        [white] White wins by agreement.
       *[none] Draw by agreement.
    }
result-forfeit =
    { $winner ->
        [black] Black wins by forfeit.
        [white] White wins by forfeit.
       *[none] Draw by forfeit.
    }
result-board =
    { $winner ->
        [black] Black wins on the board.
        [white] White wins on the board.
       *[none] Draw on the board.
    }
result-unknown =
    { $winner ->
        [black] Black wins.
        [white] White wins.
       *[none] Draw.
    }

## The guide for newcomers

guide-goal =
    Two players, Black and White, take turns to place one stone on a point of the board. Black begins. Stones do not move.

    The first to have five stones of their colour in an unbroken row, horizontal, vertical or diagonal, wins. A full board is a draw.
guide-strategy-1 = Know the threats
guide-strategy-1-text =
    A four is one move from five: it must be answered at once. An open four has two such points and cannot be stopped.

    An open three is one move from an open four: it must be answered, or met with fours of your own.
guide-strategy-2 = Win with two threats at once
guide-strategy-2-text =
    A stone that makes a four and an open three, or two open threes, makes two threats. The answer stops one, the other wins.

    Look for points where two of your rows cross. That is where such stones are.
guide-strategy-3 = Do not waste threats
guide-strategy-3-text = A four that leads to nothing only gives your opponent a stone. Keep fours until they win, or gain a move that you need.
guide-strategy-4 = Answer and gain something
guide-strategy-4-text = An open three has two or three answers. Choose the one that builds a row of your own or breaks one of theirs.
guide-strategy-5 = Keep stones connected
guide-strategy-5-text = Stones one or two points apart, on lines that cross, work together. Stones near the edge have fewer rows.
guide-strategy-6 = Look before each move
guide-strategy-6-text = Can I win? Does my opponent threaten to win? Can I make threats until I win? Only then: where do both of us want to play?
guide-strategy-7 = Where stones are captured
guide-strategy-7-text = Two stones in a row with a free end can be captured. Build with gaps or threes; look at every pair before you rely on it.
control-mouse-key = Mouse
control-mouse = Point to see the stone, click to play it.
control-touch-key = Touch
control-touch = Tap a point, then tap it again or press Play. Settings can turn this off.
control-tab-key = Tab
control-tab = Goes to the board; a cursor shows where you are.
control-arrows-key = Arrow keys
control-arrows = Move the cursor; with Shift, four points at a time.
control-enter-key = Enter or Space
control-enter = Plays at the cursor.
control-point-key = h8
control-point = Type a point on the board to move the cursor there. Enter plays.
control-undo-key = Ctrl+Z, Ctrl+Y
control-undo = Undo and redo.
control-steps-key = ← →
control-steps = Without the cursor: back and forward through the moves.
control-variations-key = ↑ ↓, Home, End
control-variations = In analysis: other variations, first and last position.
control-delete-key = Delete
control-delete = In analysis: deletes the move and everything after it.
control-escape-key = Esc
control-escape = Hides the cursor.

## Drills

drills-title = Drills
drills-prompt =
    { $color ->
        [black] Black played { $move } { $mark } here. Find a better move.
       *[white] White played { $move } { $mark } here. Find a better move.
    }
drills-due =
    { $count ->
        [one] 1 drill is due today
       *[other] { $count } drills are due today
    }
drills-count = { $due } of { $total } due
drills-next = Next drill
drills-all = All drills
drills-solve =
    { $count ->
        [one] Solve the drill that is due
       *[other] Solve the { $count } drills that are due
    }
drills-next-due = Nothing is due now. The next drill comes { $when }.
drills-none = There are no drills yet. Open a mistake in the review of a game and make it a drill.
drills-entry =
    { $color ->
        [black] Black { $move } { $mark }
       *[white] White { $move } { $mark }
    }
drills-try = Try it
drills-move = move { $number } of your game
drills-again = You will see it again { $when }.
drills-in-game = In the game: { $reason }
drills-now = now
drills-in-minutes =
    { $count ->
        [one] in 1 minute
       *[other] in { $count } minutes
    }
drills-in-days =
    { $count ->
        [one] tomorrow
       *[other] in { $count } days
    }
review-drill = Make it a drill
review-drills = Make drills of these mistakes
review-drills-making = Checking the answers …
review-drills-made =
    { $count ->
        [one] 1 drill was made. It is due tomorrow.
       *[other] { $count } drills were made. They are due tomorrow.
    }
review-drills-known = These are drills already.
review-drills-unsure = A deeper search did not confirm these mistakes.

## Learn: the path of lessons, and verdicts on answers

learn-title = Learn
learn-lessons = Lessons
learn-rules = Rules
learn-strategy = Strategy
learn-controls = Controls
learn-openings = Openings
learn-game = The game
learn-progress = { $solved } of { $count } steps solved.
learn-go-on = Go on: { $title }
learn-begin = Begin: { $title }
learn-all-done = You have finished all lessons.
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved } of { $count }
learn-lesson-done = Done
learn-step = { $title }: step { $number } of { $count }
learn-puzzle = Puzzle { $number }
learn-steps = Steps of this lesson
learn-solved-mark = solved
learn-all-lessons = All lessons
learn-next-step = Next step
learn-skip = Skip
lesson-no-win = { $move } does not win at once. Try again.
lesson-no-five = { $move } does not make five. Try again.
lesson-makes =
    { $kind ->
        [five] { $move } makes five, but something else is asked for here.
        [open-four] { $move } makes an open four, but something else is asked for here.
        [double-four] { $move } makes two fours, but something else is asked for here.
        [four-three] { $move } makes a four and an open three, but something else is asked for here.
        [four] { $move } makes a four, but something else is asked for here.
        [double-three] { $move } makes two open threes, but something else is asked for here.
       *[open-three] { $move } makes an open three, but something else is asked for here.
    }
lesson-makes-nothing = { $move } makes no threat. Try again.
lesson-left =
    { $color ->
        [black] { $next ->
            [five] { $move } does not stop Black’s four: { $point } makes five.
            [open-four] { $move } does not stop Black’s open three: { $point } makes an open four.
           *[other] { $move } does not prevent what Black threatens at { $point }.
        }
       *[white] { $next ->
            [five] { $move } does not stop White’s four: { $point } makes five.
            [open-four] { $move } does not stop White’s open three: { $point } makes an open four.
           *[other] { $move } does not prevent what White threatens at { $point }.
        }
    }
lesson-left-five =
    { $color ->
        [black] { $move } does not break Black’s five, which wins.
       *[white] { $move } does not break White’s five, which wins.
    }
lesson-captures =
    { $pairs ->
        [0] { $move } captures nothing. Try again.
        [one] { $move } captures only one pair. Try again.
       *[other] { $move } captures { $pairs } pairs. Try again.
    }
lesson-forbidden =
    { $reason ->
        [overline] { $move } is forbidden: it would make six or more in a row.
        [double-four] { $move } is forbidden: it would make two fours at once.
        [double-three] { $move } is forbidden: it would make two open threes at once.
       *[in-capture] { $move } is forbidden: the pair would stand between two enemy stones.
    }
lesson-allowed = { $move } is allowed. Try again.
lesson-place = The opening does not allow { $move }. Try again.
lesson-choice = The other side has the better chances here. Look again.
lesson-choice-hint = Count the stones that stand together in the middle, and see who moves next.
lesson-solution = The answer is { $answer }.

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

lessons-five-title = What is a five
lessons-five-about = Five stones in a row win, in any direction.
lessons-five-row-title = Five in a row
lessons-five-row-text = Black has four in a row: { $four }. One more stone at either end makes five and wins. Play it.
lessons-five-row-done = Five in a row: Black wins. { $ends } both did it.
lessons-five-gap-title = Fill the gap
lessons-five-gap-text = A row can also be filled from inside. Black's { $four } lack one stone. Find it.
lessons-five-gap-done = Five in the column. A gap counts as much as an end.
lessons-five-diagonal-title = On the diagonal
lessons-five-diagonal-text = Diagonals count too, and they are the easiest to overlook. { $block } is taken by White, but the row has another end.
lessons-five-diagonal-done = Five on the diagonal.
lessons-five-edge-title = Along the edge
lessons-five-edge-text = Black's { $four } run along the edge, and White holds { $block }. Is there still room for five?
lessons-five-edge-done = Yes: the row just reaches the corner.
lessons-five-six-title = Six count as well
lessons-five-six-text = In freestyle a longer row wins too. Join Black's three and two stones.
lessons-five-six-done = Six in a row win in freestyle. Other rules differ.
lessons-five-first-title = Win before you defend
lessons-five-first-text = White threatens to make five at { $their }. But it is Black's move. What comes first?
lessons-five-first-done = Your own five ends the game. There was nothing left to stop.
lessons-fours-title = Fours
lessons-fours-about = A four is one stone short of five. It forces an answer.
lessons-fours-make-title = Make a four
lessons-fours-make-text = White has closed one end of Black's three at { $block }. Add a fourth stone all the same, so that one more would make five.
lessons-fours-make-done = A four: White must answer at once, or lose.
lessons-fours-stop-title = Stop a four
lessons-fours-stop-text = White has four in the column, and Black's { $block } closes one end. Take the other end at once.
lessons-fours-stop-done = A four leaves one answer. This was it.
lessons-fours-inside-title = A four with a gap
lessons-fours-inside-text = White's { $four } are a four as well, although they do not touch. Where would White make five?
lessons-fours-inside-done = Only the gap makes five, so only the gap stops it.
lessons-fours-open-title = An open four
lessons-fours-open-text = Black has three stones on a diagonal with room at both ends. Make it a four that one stone cannot stop.
lessons-fours-open-done = Two points make five now, and White can take only one of them.
lessons-fours-edge-title = Room to grow
lessons-fours-edge-text = Black has two threes. { $short } stands at the edge, where a four has only one open end. Make an open four with the other one.
lessons-fours-edge-done = An open four needs a free point on both sides.
lessons-fours-oneline-title = Two fours on one line
lessons-fours-oneline-text = One stone on this row creates two different ways to make five. Find it.
lessons-fours-oneline-done = White can fill one gap. Black makes five in the other.
lessons-fours-block-title = A four that blocks
lessons-fours-block-text = White has an open three: { $three }. Make a four with the stone that also blocks it.
lessons-fours-block-done = White has to answer the four, and the three is gone.
lessons-threes-title = Open threes
lessons-threes-about = An open three is one stone short of an open four.
lessons-threes-make-title = Make an open three
lessons-threes-make-text = Put a third stone beside { $two }, so that the next one could make an open four.
lessons-threes-make-done = An open three. White should answer it now.
lessons-threes-gap-title = A three with a gap
lessons-threes-gap-text = Stones that stand apart can work together. Turn { $two } into an open three.
lessons-threes-gap-done = One point is left open inside, and filling it makes an open four.
lessons-threes-stop-title = Stop an open three
lessons-threes-stop-text = White's { $three } is an open three. Left alone, it becomes a four with two open ends. Find an answer.
lessons-threes-stop-done = The three is no longer open.
lessons-threes-gain-title = Answer and gain
lessons-threes-gain-text = White's { $three } is an open three with a gap. Of all the answers, one also makes an open three for Black.
lessons-threes-gain-done = Defending and attacking with one stone is how the lead changes hands.
lessons-threes-which-title = Not every three is open
lessons-threes-which-text = White has two threes. { $closed } is closed by { $block } and can wait. Answer the other one.
lessons-threes-which-done = Right. A closed three makes only a four, and a four has an answer.
lessons-threes-end-title = The right end
lessons-threes-end-text = Black may extend this three. White's { $stone } is near, so one end makes only a simple four. Choose the other.
lessons-threes-end-done = There is room on both sides of this four.
lessons-threes-faster-title = Whose three is faster
lessons-threes-faster-text = Both sides have an open three, and it is Black's move. Do not defend.
lessons-threes-faster-done = White can make a four now, but Black makes five first.
lessons-double-title = Two threats at once
lessons-double-about = An opponent can answer one threat, but not two.
lessons-double-fourthree-title = A four and a three
lessons-double-fourthree-text = One stone can make a four and an open three together. White stops the four, and the three wins. Find that stone.
lessons-double-fourthree-done = A four-three is the most common way to win.
lessons-double-twofours-title = Two fours
lessons-double-twofours-text = Black has a closed three in a row and a closed three in a column. Where do they meet?
lessons-double-twofours-done = Two fours, two points for five: White cannot take both.
lessons-double-twothrees-title = Two threes
lessons-double-twothrees-text = Two pairs of black stones aim at one point. A stone there makes two open threes.
lessons-double-twothrees-done = White can stop one three. The other becomes an open four.
lessons-double-hidden-title = Both with gaps
lessons-double-hidden-text = Rows with gaps are harder to see. Find the stone that makes a four with a gap and a three with a gap.
lessons-double-hidden-done = Nothing touches, and it wins all the same.
lessons-double-race-title = Too slow
lessons-double-race-text = White has an open three: { $three }. Two open threes at { $slow } would come too late, because White makes a four first. Find a double threat with a four in it.
lessons-double-race-done = The four forces White to answer, so White never gets to use the three.
lessons-double-answer-title = Look at the answer
lessons-double-answer-text = { $tempting } makes a four-three, but White's answer at { $block } would make an open four. Find the four-three whose answer gives White nothing.
lessons-double-answer-done = The same four from its other end: now White's answer gains nothing, and the white three is blocked as well.
lessons-defend-title = Defending
lessons-defend-about = Stop the threat before it is made, and choose the right side.
lessons-defend-crossing-title = Take the crossing point
lessons-defend-crossing-text = White does not threaten to win yet. But one point would give White two open threes. Prevent it.
lessons-defend-crossing-done = Whoever takes the point where two rows cross has both.
lessons-defend-fourthree-title = Before the four-three
lessons-defend-fourthree-text = White's { $three } is closed and needs no answer on its own. But with { $pair } it makes a four-three. Prevent it.
lessons-defend-fourthree-done = Look where your opponent's rows meet before you attack.
lessons-defend-side-title = Only from one side
lessons-defend-side-text = White's { $stone } stands to the right of Black's three. That is not enough, and only one move holds.
lessons-defend-side-done = Every other move is proven to lose: Black makes an open four at { $gain }, or wins by further threats.
lessons-defend-more-title = Two jobs for one stone
lessons-defend-more-text = Black has an open three and could make a double-three at { $second } as well. White has time for one move.
lessons-defend-more-done = Blocking on this side was the only move that does not lose.
lessons-defend-gap-title = Into the gap
lessons-defend-gap-text = White's { $three } can be blocked in three places. Two of them lose. Look at the point { $second }, too.
lessons-defend-gap-done = The gap is usually the best place: nothing is left of the row.
lessons-vcf-title = Winning by fours
lessons-vcf-about = A chain of fours leaves the opponent no choice until the last one wins.
lessons-vcf-first-title = A four first
lessons-vcf-first-text = White has an open three, so Black must win with fours alone. { $cross } would only make two open threes, which is too slow. Which four turns it into a four-three?
lessons-vcf-first-done = The four at { $start } put one more stone on the column, so that { $cross } became a four-three.
lessons-vcf-stone-title = The stone that stays
lessons-vcf-stone-text = White threatens a four-three at { $danger }. Black moves first: a four with a gap leaves a stone behind that the next four needs.
lessons-vcf-stone-done = Both fours used the stone at { $start }.
lessons-vcf-two-title = Twice on one line
lessons-vcf-two-text = Black can make two fours in the same column, one after the other. Find the order that ends in a four-three.
lessons-vcf-two-done = Two fours in the column, then the four-three at { $end }: White never had a free move.
lessons-vcf-white-title = White to win
lessons-vcf-white-text = Black has an open three: { $three }. White does not stop it, but wins in { $n } moves, all with fours up to the last.
lessons-vcf-white-done = Each four came one move before Black's open four.
lessons-vcf-guard-title = A four on the right point
lessons-vcf-guard-text = Black threatens a four-three at { $danger } and has an open three besides. White needs a four that takes away the first and prepares its own.
lessons-vcf-guard-done = The four blocked Black's double threat, and the next one was White's.
lessons-vct-title = Threes join in
lessons-vct-about = Open threes force as well, but leave more than one answer.
lessons-vct-three-title = A three first
lessons-vct-three-text = Nobody threatens anything. One open three gives Black the stone that two further threes need.
lessons-vct-three-done = White had to answer the three. Then { $then } made two more at once.
lessons-vct-mixed-title = Three, four, two threes
lessons-vct-mixed-text = Begin with an open three. A four comes in the middle, and a double-three at the end.
lessons-vct-mixed-done = The four was spent only when it gained a move.
lessons-vct-four-title = A four to begin with
lessons-vct-four-text = Four stones of Black, and no three yet. The win takes { $n } moves and starts with a four.
lessons-vct-four-done = The four was played first because its stone is needed for every three that follows.
lessons-standard-title = Exactly five
lessons-standard-about = In standard Gomoku six or more in a row do not win.
lessons-standard-five-title = Five, not six
lessons-standard-five-text = One end of Black's row makes five, the other six. Play the five.
lessons-standard-five-done = Exactly five. At { $six } the row would have been too long.
lessons-standard-harmless-title = Which point makes five
lessons-standard-harmless-text = White can fill this row at two points, but only one of them makes exactly five. Take that one.
lessons-standard-harmless-done = Right. At { $six } White would have made six, which wins nothing.
lessons-standard-gap-title = A gap that can wait
lessons-standard-gap-text = White's row { $row } looks dangerous, but filling its gap makes six. Something else must be answered.
lessons-standard-gap-done = The open three was the threat. The long row is harmless.
lessons-standard-own-title = Your own stone in the way
lessons-standard-own-text = Black's { $stone } spoils one end: at { $wrong } the four could become five on one side only. Make a real open four.
lessons-standard-own-done = Five is possible at both ends of this one.
lessons-standard-threats-title = White attacks
lessons-standard-threats-text = Exactly five does not change how an attack works. White wins in { $n } moves, three open threes first, then two at once.
lessons-standard-threats-done = The double-three at { $end } decided.
lessons-renju-title = Forbidden points
lessons-renju-about = In renju Black may not make two open threes, two fours, or six in a row with one stone.
lessons-renju-33-title = The double-three
lessons-renju-33-text = Black may not make two open threes with one stone. Point at the forbidden place.
lessons-renju-33-done = At { $pt } a row and a column would both become open threes.
lessons-renju-44-title = The double-four
lessons-renju-44-text = Two fours with one stone are forbidden as well. Point at the place.
lessons-renju-44-done = At { $pt } a diagonal and a column would both be fours.
lessons-renju-6-title = The overline
lessons-renju-6-text = Six in a row are forbidden to Black. Point at the place.
lessons-renju-6-done = At { $pt } three and two stones would join to six: forbidden, and no win.
lessons-renju-straight-title = Two fours on one line
lessons-renju-straight-text = Two fours may share a line and even a stone. Point at the place where one black stone would make both.
lessons-renju-straight-done = One stone, two fours with different gaps: forbidden to Black.
lessons-renju-43-title = What Black may still play
lessons-renju-43-text = One four and one open three together are allowed. That is how Black wins in renju. Find the stone.
lessons-renju-43-done = A four-three is never forbidden by itself.
lessons-renju-five-title = Five goes first
lessons-renju-five-text = The same stone would make six in the column { $column }. But a stone that makes five is never forbidden. Find it.
lessons-renju-five-done = Five in a row come before everything else.
lessons-renju-end-title = The end that is allowed
lessons-renju-end-text = White has an open three: { $three }. Blocking at { $foul } would make a double-three. Block at the other end, and make an open three of your own.
lessons-renju-end-done = Black answered and kept the initiative, without a forbidden move.
lessons-renju-line-title = Around the forbidden point
lessons-renju-line-text = Black wins in { $n } moves, but not over { $foul }, which is forbidden for now. Find the three that leads to a four-three.
lessons-renju-line-done = The four-three at { $end } was allowed, because only one of its threats is a three.
lessons-renju-white-title = White's side of renju
lessons-renju-white-about = White has no forbidden points, and may use Black's.
lessons-renju-white-six-title = White is free
lessons-renju-white-six-text = What is forbidden to Black wins for White. Play the winning stone.
lessons-renju-white-six-done = Six in a row win for White.
lessons-renju-white-trap33-title = A block that is forbidden
lessons-renju-white-trap33-text = Make a four that Black may not block.
lessons-renju-white-trap33-done = Black would have to play { $block }, but that is a double-three. White makes five there.
lessons-renju-white-trap6-title = Black's own stones
lessons-renju-white-trap6-text = Black has stones on both sides of { $gap } in the column. Use that for a four with a gap.
lessons-renju-white-trap6-done = Filling the gap would give Black six in a row, which is forbidden.
lessons-renju-white-trap44-title = Where two fours would meet
lessons-renju-white-trap44-text = Black has a closed three in a column and one on a diagonal. They cross at a point that Black may not play. Make use of it.
lessons-renju-white-trap44-done = The only block at { $block } is a double-four. White makes five there.
lessons-renju-white-line-title = A long way to a trap
lessons-renju-white-line-text = White wins in { $n } moves. Without Black's forbidden points this attack would not be enough.
lessons-renju-white-line-done = At the end Black needed a point that was forbidden.
lessons-caro-title = Caro
lessons-caro-about = Five between two enemy stones do not win; six always do.
lessons-caro-blocked-title = A blocked five
lessons-caro-blocked-text = Black has two rows of four. A five at { $no } would stand between two white stones and win nothing. Play the other one.
lessons-caro-blocked-done = This five is open at one end, and wins.
lessons-caro-six-title = Six win all the same
lessons-caro-six-text = White holds both ends, { $ends }. But a row of six always wins. Play the stone.
lessons-caro-six-done = Six in a row win, blocked or not.
lessons-caro-outside-title = Block from outside
lessons-caro-outside-text = Black's four is closed at { $end }. There are two ways to stop it, and one of them does not touch the row. Try that one.
lessons-caro-outside-done = After a stone at { $far } the five would stand between two white stones. { $near } stops it as well.
lessons-caro-edge-title = The edge blocks nothing
lessons-caro-edge-text = White holds { $end }, and the row runs into the corner. Does that count as blocked?
lessons-caro-edge-done = No: only stones block. The edge does not.
lessons-caro-room-title = Room for an open four
lessons-caro-room-text = White's { $stone } stands two steps away from the lower three. Could White stop a four there with one stone? Use the three that has room.
lessons-caro-room-done = Neither end of this four can be spoiled.
lessons-caro-threats-title = Winning with threes in caro
lessons-caro-threats-text = White wins in { $n } moves, beginning with an open three.
lessons-caro-threats-done = The double-three at { $end } was too much for Black.
lessons-caro-standard-title = Caro, exactly five
lessons-caro-standard-about = Exactly five, and not between two enemy stones.
lessons-caro-standard-both-title = Three rows, one five
lessons-caro-standard-both-text = At { $blocked } Black's five would be blocked at both ends, at { $six } the row would be too long. The third row is the right one.
lessons-caro-standard-both-done = Exactly five, and open at one end.
lessons-caro-standard-quiet-title = A four that threatens nothing
lessons-caro-standard-quiet-text = White has four in a row, but Black holds { $ends }: a five there would not count. Answer what really threatens.
lessons-caro-standard-quiet-done = The three was the danger. The four was none.
lessons-caro-standard-threats-title = Three, four, and two threes
lessons-caro-standard-threats-text = White wins in { $n } moves: an open three, a four with the same stones, then two open threes at once.
lessons-caro-standard-threats-done = The four cost nothing, because its stone was needed for the end.
lessons-captures-title = Captures
lessons-captures-about = Two stones between two enemy stones are taken off the board.
lessons-captures-pair-title = Capture a pair
lessons-captures-pair-text = { $pair } stand beside a black stone. Close the row on the other side, and they are captured.
lessons-captures-pair-done = A pair is captured: always exactly two stones.
lessons-captures-two-title = Two pairs at once
lessons-captures-two-text = One stone can close two rows. Find the stone that captures four.
lessons-captures-two-done = Two pairs with one stone.
lessons-captures-five-title = Five pairs win
lessons-captures-five-text = Black has captured four pairs. One more wins the game.
lessons-captures-five-done = Five pairs: Black wins without a row.
lessons-captures-save-title = Save a pair
lessons-captures-save-text = White can capture { $pair } by playing { $by }. Prevent it.
lessons-captures-save-done = Three stones in a row cannot be captured.
lessons-captures-incapture-title = In capture
lessons-captures-incapture-text = A stone may not complete a pair that then stands between two enemy stones. Point at the place that is forbidden to Black.
lessons-captures-incapture-done = At { $pt } the pair would stand in capture.
lessons-captures-free33-title = A capture lifts the ban
lessons-captures-free33-text = Two open threes with one stone are forbidden here, unless the stone captures. Find the one that does both.
lessons-captures-free33-done = It captured { $pair }, so its two threes were allowed.
lessons-captures-pending-title = A five that may be broken
lessons-captures-pending-text = Make five in a row. White can still capture { $pair }, so it wins only if White does not.
lessons-captures-pending-done = The five is pending: White has one move to break it.
lessons-captures-break-title = Break a five
lessons-captures-break-text = Black has five in a row: { $five }. Capturing one of its stones would not do, because Black could fill the gap. Find the stone that takes two of them.
lessons-captures-break-done = Both ends are gone, and with them the five.
lessons-captures-line-title = Capture with a threat
lessons-captures-line-text = Black can capture { $pair } with a stone that also makes an open four. Find it.
lessons-captures-line-done = A pair gained, and no time for White to stop the row.
lessons-captures42-title = Captures in rule 42
lessons-captures42-about = The same captures, but only the double-three is forbidden.
lessons-captures42-between-title = Between two stones
lessons-captures42-between-text = The winning stone forms a pair between { $ends }. In this rule that is allowed, and the pair is safe there.
lessons-captures42-between-done = Five in the column. Moving in between two enemy stones is no capture.
lessons-captures42-six-title = Six win here
lessons-captures42-six-text = Capture 1337 forbids six in a row. Under this rule six win. Find the stone on the diagonal.
lessons-captures42-six-done = Six in a row win under this rule.
lessons-captures42-open-title = Capture the blocker
lessons-captures42-open-text = White's { $block } closes Black's three. Two white stones can be taken, and that one is among them.
lessons-captures42-open-done = { $three } is an open three again, and White has lost two stones.
lessons-captures42-both-title = Forbidden to White, too
lessons-captures42-both-text = In the capture rules the double-three is forbidden to both colours. Point at the place where White may not play.
lessons-captures42-both-done = At { $pt } White would have two open threes and capture nothing.
lessons-swap2-title = Swap and swap2
lessons-swap2-about = Black's first move is an advantage. Openings share it out.
lessons-swap2-centre-title = A stone in the centre
lessons-swap2-centre-text = Your opponent has placed the first black stone in the middle of the board. You may take it over, or play White. Choose.
lessons-swap2-centre-done = Black in the centre, with White to move, is still clearly better.
lessons-swap2-far-title = A white stone far away
lessons-swap2-far-text = Swap2: your opponent has placed three stones. The white one stands in the corner. Which side do you take?
lessons-swap2-far-done = A stone in the corner does not defend: Black is practically winning.
lessons-swap2-corner-title = A black stone far away
lessons-swap2-corner-text = This time a black stone stands in the corner, and White is to move. Which side do you take?
lessons-swap2-corner-done = One stone each in the middle, and White moves next: White is better.
lessons-swap2-added-title = After two more stones
lessons-swap2-added-text = You opened with three stones, and your opponent added two. White is to move. Now you choose.
lessons-swap2-added-done = Both of Black's stones at the edge are out of play.
lessons-swap2-pro-title = The pro opening
lessons-swap2-pro-text = Another way to weaken the first move: Black's second stone must stand outside the central square of five by five points. Place it.
lessons-swap2-pro-done = Any point outside that square is allowed.
lessons-swap2-longpro-title = The long pro opening
lessons-swap2-longpro-text = The same with a larger square: seven by seven points. Place Black's second stone.
lessons-swap2-longpro-done = Black's two stones are too far apart to work together at once.
lessons-attack-title = How to attack
lessons-attack-about = Gain moves, keep fours in reserve, and see the end before you begin.
lessons-attack-gather-title = Bring the stones together
lessons-attack-gather-text = Black's stones are scattered, but the lines between them cross. Every move here must threaten something. Win in { $n } moves.
lessons-attack-gather-done = Each three pulled a stone towards { $end }, where two rows met.
lessons-attack-reserve-title = Keep a four in reserve
lessons-attack-reserve-text = Black wins in { $n } moves. Begin with threes; a four comes only shortly before the end.
lessons-attack-reserve-done = The four at { $four } was played when its answer helped Black, and not before.
lessons-attack-order-title = The right order
lessons-attack-order-text = There is more than one three to play. Only one of them wins when it is played first.
lessons-attack-order-done = Three threes, then two at once: in another order White gets a free move.
lessons-attack-white-title = White takes over
lessons-attack-white-text = It is White's turn, and Black has not built a three. Make one, and follow it with two at once.
lessons-attack-white-done = Whoever makes the first useful threat keeps the move.
lessons-attack-end-title = See the end before you begin
lessons-attack-end-text = Count before you play: the attack takes { $n } moves and ends with a four-three.
lessons-attack-end-done = Three threes led to the four-three at { $end }. Knowing the last move made the first one easy.
