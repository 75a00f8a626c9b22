### Language: Deutsch
### Reviewed:
###
### Nobody fluent has read this catalogue yet. English is the source: en.ftl.

## The field's own words: docs/glossary.md has them in every language

-gomoku = Gomoku
-five = Fünf
-open-four = offene Vier
-four = Vier
-open-three = offene Drei
-three = Drei
-four-three = Vier-Drei
-double-four = Doppelvier
-double-three = Doppeldrei
-overline = Überlänge
-forbidden-move = verbotener Zug
-opening = Eröffnung
-swap = Tausch
-capture = Schlagen
-vcf = Gewinn durch Vieren
-vct = Gewinn durch Vieren und offene Dreien

## What several places say

moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
color =
    { $color ->
        [black] Schwarz
       *[white] Weiß
    }
black = Schwarz
white = Weiß
rule = Regel
board = Brett
play = Setzen
cancel = Abbrechen
undo = Zurück
redo = Wiederholen
hint = Tipp
score = Wert
your-name = Dein Name
player = Spieler
player-number = Spieler { $number }
guest = Gast
you = Du
seconds-per-move = { $seconds } s pro Zug
level-number = Stufe { $level }

## The frame of the page

page-title = Tengen: Gomoku spielen und analysieren
page-description = Spiele Gomoku gegen Menschen und eine starke Engine, und analysiere jede Stellung.
page-needs-javascript = Diese Seite braucht JavaScript. Dasselbe Programm spielt auch im Terminal:
page-cannot-start = Tengen kann nicht starten
skip-to-board = Zum Brett springen
nav-label = Hauptmenü
nav-play = Spielen
nav-analyse = Analyse
nav-puzzles = Aufgaben
nav-games = Partien
nav-learn = Lernen
nav-settings = Optionen
close = Schließen
try-again = Noch einmal
step-first = Anfangsstellung
step-back = Zurück
step-forward = Vor
engine-starting = Die Engine startet.
engine-compiling = Die Engine wird für diesen Rechner vorbereitet. Das geschieht einmal und dauert etwa eine Minute. Zwei Menschen können schon spielen.
engine-failed = Die Engine konnte nicht starten. Zwei Menschen können trotzdem spielen.
engine-preparing = Die Engine wird vorbereitet
engine-progress = { $percent } %. { $message }
server-silent = Der Server antwortet nicht. Vielleicht startet er gerade neu.
server-failed = Der Server hat mit { $status } geantwortet.

## Settings

settings-looks = Aussehen
settings-playing = Spielen
settings-language = Sprache
settings-language-browser = Wie der Browser
settings-language-unread = Noch niemand, der die Sprache fließend spricht, hat diese Übersetzung gelesen. Korrekturen sind willkommen.
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-coordinates = Koordinaten
settings-numbers = Zugnummern
settings-forbidden = Verbotene Punkte zeigen
settings-confirm = Jeden Zug bestätigen
settings-confirm-never = Nie
settings-confirm-touch = Bei Touch
settings-confirm-always = Immer
settings-sounds = Töne
settings-notifications = Benachrichtigungen des Browsers
settings-name-about = Der andere Spieler sieht ihn.
settings-reset = Alles zurücksetzen
settings-reset-done = Alle Einstellungen sind zurückgesetzt.

## Accounts

account-title = Konto
account-log-in = Anmelden

## The lobby, and calls to a player

call-paired = Deine Partie gegen { $name } beginnt.
call-challenge = { $name } fordert dich heraus.
call-your-move = Du bist gegen { $name } am Zug.
call-go = Dorthin

## One's games and analyses

games-title = Partien
games-analyses = Analysen
games-none = Noch keine Partien. Setze einen Stein auf das Brett, um eine zu beginnen.
games-no-analyses = Noch keine Analysen. Behalte eine unter „Analyse“, „Teilen“.
games-more = Mehr zeigen
games-in-progress = Läuft noch
games-analyse = Analysieren
games-analyse-this = { $title } analysieren
games-analysis = Analyse
games-remove = Entfernen
games-remove-really = Wirklich entfernen?
games-remove-this = { $title } aus der Liste entfernen
when-today = heute { $time }
when-yesterday = gestern { $time }

## Teaching in a game

play-hint-point = Tipp: { $move }. { $score }.

## The adaptive opponent, and a first visit

setup-adaptive = Engine, die sich anpasst
setup-adaptive-about = Spielt etwas stärker als du und richtet sich nach deinen Ergebnissen.
setup-adaptive-name = Anpassend
setup-adaptive-seat = Engine, etwas stärker als du
welcome-title = Willkommen
welcome-question = Wie gut spielst du Gomoku? Die Antwort findet dir einen Gegner.
welcome-none = Ich habe noch nie gespielt
welcome-rules = Ich kenne die Regeln
welcome-regular = Ich spiele ab und zu
welcome-strong = Ich spiele stark
welcome-later = Später
welcome-placed = Dein Gegner ist bereit
welcome-placed-gentle = Er beginnt sanft und richtet sich nach deinen Ergebnissen. Grobe Fehler werden gezeigt, und du darfst sie zurücknehmen.
welcome-placed-about = Er beginnt etwa mit deiner Stärke und richtet sich nach deinen Ergebnissen.
welcome-lesson = Oder beginne mit der ersten Lektion

## Numbers and scores

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
score-won = { color-name } hat gewonnen
score-drawn = unentschieden
score-wins-in =
    { color-name } gewinnt in { $plies ->
        [one] 1 Halbzug
       *[other] { $plies } Halbzügen
    }
score-even = ausgeglichen
score-better = { color-name } steht besser ({ $percent } %)

## Players

seat-engine-level = Engine, { $name }
seat-engine-full = Engine mit voller Stärke, { $seconds } s pro Zug
seat-by-link = Mensch per Link
seat-person = Mensch
seat-first = Erster Spieler
seat-second = Zweiter Spieler
seat-absent = ist noch nicht da
seat-you = du
seat-away = abwesend
seat-color-open = Farbe offen
seat-pairs = { $taken } von { $needed } Paaren geschlagen
level-1 = erste Schritte
level-2 = Anfänger
level-3 = sehr leicht
level-4 = leicht
level-5 = ordentlich
level-6 = mittel
level-7 = recht gut
level-8 = gut
level-9 = stark
level-10 = sehr stark
clock-none = Ohne Uhr
clock-main = { $minutes } min + { $increment } s pro Zug
clock-per-move = { $seconds } s pro Zug

## A new game

setup-title = Neue Partie
setup-opponent = Gegner
setup-level = Engine nach Stufe
setup-level-about = Zehn Stufen, von den ersten Schritten bis sehr stark.
setup-tengen = Engine, volle Stärke
setup-tengen-about = Über Stufe 10: so stark wie möglich in der erlaubten Zeit.
setup-lobby = Irgendwer in der Lobby
setup-lobby-about = Du spielst gegen jemanden, der dieselbe Partie will.
setup-challenge = Spieler mit Konto
setup-challenge-about = Der Spieler erfährt von der Herausforderung und kann sie annehmen.
setup-challenged = Name des Spielers
setup-person = Mensch an diesem Gerät
setup-person-about = Zwei Menschen ziehen abwechselnd an diesem Gerät.
setup-invite = Mensch per Link
setup-invite-about = Du bekommst einen Link, den du verschicken kannst.
setup-watch = Zwei Engines zusehen
setup-watch-about = Zwei Engines spielen gegeneinander, und du siehst zu.
setup-random = Zufall
setup-you = Du
setup-level-field = Stufe
setup-level-named = Stufe { $level }, { $name }
setup-level-of = { $level } von { $max }, { $name }
setup-full-strength = Volle Stärke, { $seconds } s pro Zug
setup-think = Bedenkzeit
setup-you-play = Du spielst
setup-who-starts = Wer beginnt
setup-minutes = Minuten
setup-increment = Sekunden pro Zug
setup-opening = Eröffnung
setup-clock = Uhr
setup-other-clock = Andere …
setup-start = Partie beginnen
setup-more = Regel, Brett, Eröffnung, Uhr
invitation-title = { $name } lädt dich zu einer Partie ein
invitation-opening = Eröffnung: { $opening }
invitation-join = Mitspielen
invitation-watch = Nur zusehen
resume-game = Fortsetzen: { $first } – { $second }, Zug { $ply }

## Playing

play-title = Gomoku spielen
play-actions = Aktionen
play-status = Stand
play-pace-slow = Langsam
play-pace-normal = Normal
play-pace-fast = Schnell
play-redo-about = Den zurückgenommenen Zug wieder spielen (Strg+Y)
play-hint-about = Die Engine nach einem guten Zug fragen
play-draw = Remis
play-draw-about = Remis anbieten
play-resign = Aufgeben
play-pause = Pause
play-resume = Weiter
play-speed = Tempo
play-undo-ask = Den anderen bitten, den letzten Zug zurückzunehmen (Strg+Z)
play-undo-about = Den letzten Zug zurücknehmen (Strg+Z)
play-rematch = Revanche
play-rematch-offered = Revanche angeboten
play-rematch-accept = Revanche annehmen
play-rematch-go = Zur Revanche
play-rematch-told = Revanche angeboten. Sie beginnt, wenn der andere annimmt.
play-moves = Züge
play-moves-list = Züge der Partie
play-newest = Neueste Stellung
play-no-moves = Noch keine Züge
play-move = Zug { $number }, { color-name } { $move }
play-move-captures =
    Zug { $number }, { color-name } { $move }, schlägt { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
play-last-move = { color-name } { $move }
play-last-capture = { color-name } { $move }, schlägt { $stones }
play-type = Zug eintippen
play-type-bad = „{ $text }“ ist kein Punkt dieses Bretts. Tippe einen Buchstaben und eine Zahl, etwa h8.
play-invitation-used = Diese Einladung ist verbraucht. Du siehst der Partie zu.
play-cannot-open = Diese Partie lässt sich nicht öffnen
play-your-move = Du bist am Zug
play-reconnecting = Verbinde neu
play-reconnecting-about = Die Partie ist gespeichert und geht weiter, sobald der Server antwortet.
play-starting = Die Partie beginnt
play-ready = Bereit, wenn du es bist
play-begin = Setze irgendwo einen Stein, um zu beginnen.
play-press-start = Drücke „Partie beginnen“.
play-invited = Du bist eingeladen
play-invited-about = Spiel mit oder sieh zu.
play-back-to-game = Zurück zur Partie
play-position-after = Stellung nach Zug { $ply }
play-confirm = { $point } spielen?
play-confirm-about = Tippe noch einmal auf den Punkt oder drücke „Setzen“.
play-resign-sure = Diese Partie aufgeben?
play-resign-yes = Ja, aufgeben
play-on = Weiterspielen
play-forbidden = { $point } ist verboten. { $reason }.
play-looking = Suche einen guten Zug …
play-draw-offered = { $name } bietet Remis an
play-draw-offered-about = Nimm an oder spiel weiter.
play-draw-asked = Remis angeboten
play-draw-asked-about = Warte auf die Antwort von { $name }.
play-draw-open = Remis ist angeboten; Weiterspielen lehnt ab.
play-undo-asked = { $name } möchte zurücknehmen
play-undo-asked-about = Erlaube es oder spiel weiter.
play-undo-waiting = Um Zurücknahme gebeten
play-undo-waiting-about = Warte darauf, dass { $name } es erlaubt.
play-your-choice = Du hast die Wahl
play-chooses = { $name } wählt
play-choice-about = Wer spielt welche Farbe?
play-offers-about = Wie viele fünfte Züge bietet Schwarz an?
play-paused = Angehalten
play-paused-about = Drücke „Weiter“, damit die Engines weiterspielen.
play-thinking = { $name } denkt nach
play-to-move = { $name } ist am Zug
play-color-to-move = { color-name } ist am Zug
play-waiting-player = Warte auf einen Spieler
play-watching = Du siehst zu.
play-waiting-opponent = Warte auf deinen Gegner
play-waiting-about = Verschicke den Link unten. Die Partie beginnt, wenn ihn jemand öffnet.
play-own-five = Deine Fünf gewinnt, wenn sie nicht gesprengt wird.
play-other-five = { color-name } hat fünf: Sprenge sie durch Schlagen, sonst verlierst du.
play-result =
    { $text } Die Partie dauerte { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }.
play-drawn = Remis
play-won = Du hast gewonnen
play-lost = Du hast verloren
play-color-won = { color-name } hat gewonnen
play-name-won = { $name } hat gewonnen
play-accept-draw = Remis annehmen
play-decline = Ablehnen
play-allow = Erlauben
play-depth = Tiefe { $depth }
play-nodes = { $nodes } Knoten
event-joined = { $name } spielt jetzt mit.
event-rematch = { $name } bietet Revanche an.
event-played-on = { $name } hat weitergespielt und damit Remis abgelehnt.
event-declined-draw = { $name } hat das Remis abgelehnt.
event-refused-undo = { $name } hat die Zurücknahme nicht erlaubt.
event-chose-color =
    { $name } spielt { $color ->
        [black] Schwarz
       *[white] Weiß
    }.
event-chose-offers =
    { $name } verlangt { $count ->
        [one] einen fünften Zug
       *[other] { $count } fünfte Züge
    }.
event-added-two = { $name } setzt zwei Steine dazu.
share-link-copied = Link kopiert.
share-press-copy = Kopiere den Link mit Strg+C.
share-copy = Kopieren
share-copy-this = Kopieren: { $label }
share-spectators =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
share-let-watch = Andere zusehen lassen
share-invitation = Einladung
share-invitation-about = Wer diesen Link zuerst öffnet, spielt gegen dich.
share-spectator-link = Link für Zuschauer
share-spectator-about = Zuschauer sehen die Partie, können aber nicht ziehen.
stats-title = Statistik
stats-region = Statistik jedes Zuges
stats-moves = Züge
stats-time = Zeit
stats-time-per-move = Zeit pro Zug
stats-longest = Längster
stats-nodes = Knoten
stats-pairs = Geschlagene Paare
stats-move = Zug
stats-depth = Tiefe

## The board, for those who hear it

board-label = Brett. Pfeiltasten bewegen den Cursor, Enter setzt.
board-kind = Spielbrett
board-point =
    { $point }, { $what ->
        [black] schwarzer Stein
        [white] weißer Stein
       *[empty] leer
    }
board-last = letzter Zug
board-forbidden = verboten, { $reason }

## Analysing

step-last = Letzte Stellung
analyse-new = Neu
analyse-new-about = Mit leerem Brett beginnen
analyse-opening = Wird geöffnet …
analyse-merged = Diese Analyse wurde auch anderswo geändert. Beide Fassungen sind zusammengeführt.
analyse-pairs = Paare { $black }–{ $white }
analyse-saving = speichert …
analyse-saved = gespeichert
analyse-read-only = nur lesbar
analyse-pending-five = { color-name } hat eine Fünf, die noch gesprengt werden kann
analyse-comment = Kommentar
analyse-comment-hint = Ein Kommentar zu diesem Zug
analyse-undo-about = Letzte Änderung zurücknehmen (Strg+Z)
analyse-redo-about = Zurückgenommenes wiederholen (Strg+Y)
analyse-promote = Aufwerten
analyse-promote-about = Zur Hauptvariante machen
analyse-delete = Löschen
analyse-delete-about = Diesen Zug und alles danach löschen
analyse-tree = Züge und Varianten
analyse-start = Anfang
analyse-tree-move = { $number }. { color-name } { $move }
editor-title = Aufbau
editor-about = Baue jede Stellung auf: aus einem Buch, einer Aufgabe oder einer notierten Partie.
editor-begin = Diese Stellung bearbeiten
editor-pairs = Von { color-name } geschlagene Paare
editor-places = Ein Klick setzt
editor-erase = Löschen
editor-turn = Am Zug
editor-clear = Leeren
editor-done = Fertig
overlay-moves = Beste Züge
overlay-heat = Wärme
overlay-none = Keine Marken
engine-title = Analyse der Engine
engine-best-lines = Beste Varianten
engine-depth-progress = Fortschritt in dieser Tiefe
engine-switch = Engine
engine-lines =
    { $count ->
        [one] 1 Variante
       *[other] { $count } Varianten
    }
engine-lines-label = Zahl der Varianten
engine-overlay-label = Auf dem Brett gezeigt
engine-view = Werte gelten für { color-name }, die Seite am Zug.
engine-game-over = In dieser Stellung ist die Partie zu Ende.
engine-queued = Warte auf eine freie Engine; { $count } vor dir.
engine-complete = Die Analyse ist fertig.
engine-evaluation = Bewertung
engine-not-evaluated = nicht bewertet
engine-speed = Tempo
exchange-title = Teilen
exchange-keep-title = Diese Analyse behalten
exchange-too-large = { $name } ist zu groß. Erlaubt sind { $limit } KiB.
exchange-rule-stated = Wie im Text angegeben
exchange-import = Einlesen
exchange-import-field = Züge, SGF, psq, pos oder ein Link
exchange-import-about = Oder zieh eine Datei auf die Seite.
exchange-read = Text lesen
exchange-choose-file = Datei wählen
exchange-assumptions = Annahmen beim Lesen
exchange-game = Partie
exchange-save-as = Als { $format } speichern
exchange-export = Ausgeben
exchange-make-link = Link zu dieser Stellung erzeugen
exchange-losses = Die Datei enthält nicht: { $losses }.
exchange-link = Link
exchange-link-about = Er enthält Regel, Brettgröße und Züge.
exchange-foreign = Diese Analyse gehört jemand anderem. Behalte eine Kopie, um sie zu ändern.
exchange-saving = Wird gespeichert …
exchange-saved = Jede Änderung ist gespeichert.
exchange-study-about = Wer diesen Link hat, kann die Analyse lesen.
exchange-study-link = Link zu dieser Analyse
exchange-study-title = Titel
exchange-keep = Behalten
exchange-keep-copy = Kopie behalten
exchange-kept = Die Analyse ist gespeichert; du findest sie unter „Partien“.
report-title = Bericht
report-show-threats = Drohungen auf dem Brett
report-threats = Offene Drohungen
report-about = Zeige auf einen leeren Punkt, um zu sehen, was ein Zug dort bewirkt. Ein Klick behält den Bericht.
report-none = Keine.
report-ask = Engine fragen
report-verdict = Engine: { $score } für { color-name } in Tiefe { $depth }, { $rank } von { $candidates }. Am besten ist { $best } mit { $bestScore }.
report-verdict-unranked = Engine: { $score } für { color-name } in Tiefe { $depth }, nicht unter den besten Zügen. Am besten ist { $best } mit { $bestScore }.
report-reasons-for = Alles, was dafür spricht
report-reasons-against = Alles, was dagegen spricht
report-reason = Grund
report-weight = Gewicht für { color-name }
report-threat =
    { color-name }: { kind-title } { $stones }, weiter auf { $gains }. { $color ->
        [black] Weiß
       *[white] Schwarz
    } kann auf { $answers } antworten.
report-threat-unanswered =
    { color-name }: { kind-title } { $stones }, weiter auf { $gains }. { $color ->
        [black] Weiß
       *[white] Schwarz
    } hat keine Antwort.
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] entscheidendes Schlagen
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = entscheidendes Schlagen
factor-win-broken = Gewinn gesprengt
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = blockt Fünf
factor-block-of-open-four = blockt offene Vier
factor-block-of-double-four = blockt Doppelvier
factor-block-of-four-three = blockt Vier-Drei
factor-block-of-double-three = blockt Doppeldrei
factor-block-of-open-three = blockt offene Drei
factor-capture = { -capture }
factor-capture-set-up = Schlagen vorbereitet
factor-capture-blocked = Schlagen verhindert
factor-capture-risked = Schlagen erlaubt
factor-forbidden-points = verbotene Punkte
factor-alignment = Verbindung
factor-centre = Mitte

## Exercises and puzzles

exercise-hint-key = Tipp (?)
exercise-next-hint = Nächster Tipp
exercise-solution = Lösung
exercise-solution-line = Lösung:
exercise-verdict = Urteil
exercise-board = Brett. { $prompt } Pfeiltasten bewegen den Cursor, Enter setzt.
exercise-play = { $point } spielen
exercise-occupied = { $point } ist besetzt.
line-after = Nach { $move }:
line-back = Schritt zurück
line-next = Nächster Schritt
puzzles-progress = Dein Fortschritt
puzzles-today = Aufgabe des Tages
puzzles-keys = Tasten: n nächste Aufgabe, ? Tipp, Buchstabe und Zahl wählen einen Punkt.
puzzles-next = Nächste Aufgabe
puzzles-skip = Überspringen
puzzles-rated = Wertung { $rating }
puzzles-tried = schon versucht: zählt nicht noch einmal
puzzles-link = Link zu dieser Aufgabe
puzzles-theme = Thema
puzzles-all-themes = Alle Themen
puzzles-theme-solved = { $theme } ({ $solved } von { $count })
puzzles-rating = Wertung
puzzles-provisional = { $rating }, vorläufig
puzzles-solved = Auf Anhieb gelöst
puzzles-solved-of = { $solved } von { $tried }
puzzles-in-a-row = In Folge
puzzles-best-row = { $streak }, Bestwert { $best }
puzzles-days = Tage in Folge
days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
theme-win-at-once = Sofort gewinnen
theme-stop-four = Die Vier stoppen
theme-fours = Gewinn durch Vieren
theme-threats = Gewinn durch Drohungen
theme-only-defence = Einzige Verteidigung
theme-use-forbidden = Verbotenen Punkt nutzen
theme-avoid-forbidden = Verbotene Punkte meiden
theme-captures = Schlagen
puzzle-task =
    { $color ->
        [black] Schwarz
       *[white] Weiß
    } am Zug: { $theme ->
        [win-at-once] Gewinne mit einem Zug.
        [stop-four] Stoppe die Vier, ohne zu verlieren.
        [fours] Gewinne durch eine Folge von Vieren.
        [threats] Gewinne durch Vieren und offene Dreien.
        [only-defence] Finde den einzigen Zug, der nicht verliert.
        [use-forbidden] Gewinne mit Hilfe eines verbotenen Punktes.
        [avoid-forbidden] Gewinne ohne verbotenen Zug.
       *[captures] Gewinne durch Schlagen.
    }
puzzle-defence = Jeder andere Zug verliert bewiesenermaßen; die Antwort wurde von einer Suche über { $nodes } Knoten nicht widerlegt.
puzzle-solution = Die Lösung: { $line }.
puzzle-right = { $move } ist richtig; { $reply } ist die Antwort.
puzzle-solved = { $move } ist richtig: gelöst.
puzzle-wrong = { $move } ist falsch.
puzzle-loses = { $move } verliert gegen { $line }.
puzzle-answered = { $move } wird mit { $line } beantwortet.
puzzle-other-win = { $move } gewinnt auch, aber nicht wie verlangt.
puzzle-makes = { $move } { makes-kind }.
puzzle-stops =
    { $move } nimmt den Punkt, auf dem der Gegner { $kind ->
        [five] eine Fünf
        [open-four] eine offene Vier
        [double-four] zwei Vieren zugleich
        [four-three] eine Vier und eine offene Drei zugleich
        [four] eine Vier
        [double-three] zwei offene Dreien zugleich
       *[open-three] eine offene Drei
    } macht.
puzzle-captures =
    { $move } schlägt { $pairs ->
        [one] ein Paar
       *[other] { $pairs } Paare
    }.
puzzle-combines = { $move } droht mehr als eine Folge.
puzzle-needed = { $move } nimmt einen Punkt, den der Gegner braucht.
puzzle-resists = { $reply } leistet am längsten Widerstand.
sentences = { $first } { $then }
makes-kind =
    { $kind ->
        [five] macht eine Fünf
        [open-four] macht eine offene Vier
        [double-four] macht zwei Vieren zugleich
        [four-three] macht eine Vier und eine offene Drei zugleich
        [four] macht eine Vier
        [double-three] macht zwei offene Dreien zugleich
       *[open-three] macht eine offene Drei
    }

## Hints

hint-area =
    Schau { $row ->
        [top] { $column ->
            [left] oben links
            [right] oben rechts
           *[middle] oben
        }
        [bottom] { $column ->
            [left] unten links
            [right] unten rechts
           *[middle] unten
        }
       *[middle] { $column ->
            [left] links
            [right] rechts
           *[middle] in die Mitte
        }
    }.
hint-makes = Der Zug { makes-kind }.
hint-stops =
    Der Zug nimmt den Punkt, auf dem dein Gegner { $kind ->
        [five] eine Fünf
        [open-four] eine offene Vier
        [double-four] zwei Vieren zugleich
        [four-three] eine Vier und eine offene Drei zugleich
        [four] eine Vier
        [double-three] zwei offene Dreien zugleich
       *[open-three] eine offene Drei
    } macht.
hint-captures =
    Der Zug schlägt { $pairs ->
        [one] ein Paar
       *[other] { $pairs } Paare
    }.
hint-combines = Der Zug droht mehr als eine Folge.
hint-needed = Der Zug nimmt einen Punkt, den dein Gegner braucht.
hint-quiet = Der Zug droht noch nichts: Er baut auf oder nimmt Raum.
hint-point = Spiel { $point }.

## Reviews

review-title = Rückblick
review-mistakes = Fehler
review-progress = Fortschritt des Rückblicks
review-begin = Partie besprechen
review-continue = Rückblick fortsetzen
review-stop = Anhalten
review-you = { color-name } (du)
review-accuracy = Genauigkeit
review-opening = Eröffnung { $mark } { $text }
review-none = Keine Fehler gefunden.
review-running = Jeder Zug wird geprüft. Partien und Analysen gehen vor.
review-stopped = Der Rückblick wurde angehalten.
review-slider = Zug der Partie
review-at-move = Zug { $ply }
review-try = Hier neu versuchen
review-show-better = Den besseren Zug zeigen
review-find = Finde für { color-name } einen besseren Zug als { $move }: Wähle einen Punkt auf dem Brett.
review-looking = Prüfe { $point } …
review-try-another = Anderen Zug versuchen
review-right = Richtig: { $move } hält das Ergebnis.
review-right-proven = Richtig: { $move } hält das Ergebnis, { $standing }.
review-game-move = { $move } ist der Zug der Partie.
review-wrong = { $move } ist es nicht.
review-prefers = Die Engine bevorzugt { $best }.
review-change = Von { $before } auf { $after }.
standing-win =
    erzwungener Gewinn in { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    }
standing-loss =
    erzwungener Verlust in { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    }
score-wins = gewinnt in { $count }
score-loses = verliert in { $count }
class-best = bester Zug
class-only-move = einziger Zug
class-good = gut
class-inaccuracy = ungenau
class-mistake = Fehler
class-blunder = grober Fehler
class-missed-win = Gewinn verpasst
class-forced-win-allowed = erzwungenen Gewinn zugelassen
a-kind =
    { $kind ->
        [five] eine Fünf
        [winning-capture] ein entscheidendes Schlagen
        [open-four] eine offene Vier
        [double-four] eine Doppelvier
        [four-three] eine Vier-Drei
        [four] eine Vier
        [double-three] eine Doppeldrei
        [open-three] eine offene Drei
       *[capture] ein Schlagen
    }
rival-makes =
    { $rival ->
        [you] machst du
        [black] macht Schwarz
       *[white] macht Weiß
    }
rival-owns =
    { $rival ->
        [you] deine
        [black] die schwarze
       *[white] die weiße
    }
rival-side =
    { $rival ->
        [you] du
        [black] Schwarz
       *[white] Weiß
    }
winner-side =
    { $winner ->
        [you] dir
        [black] Schwarz
       *[white] Weiß
    }
standing-kind =
    { $standing ->
        [four] Vier
       *[open-three] offene Drei
    }
winning-means =
    { $means ->
        [fours] Vieren
       *[threats] Drohungen
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] im Schlag
    }
foul = { $move } ist verboten ({ reason-name }) und verliert sofort.
five-unbroken = { $move } sprengt { rival-owns } Fünf { $stones } nicht, und sie gewinnt.
allows-shape = { $move } lässt { $point } frei; dort { rival-makes } { a-kind }.
ignores-shape = { $move } stoppt { rival-owns } { standing-kind } { $stones } nicht: Auf { $point } { rival-makes } { a-kind }.
allows-sequence =
    { $move } lässt { $rival ->
        [you] dich
        [black] Schwarz
       *[white] Weiß
    } durch { winning-means } gewinnen: { $line }, dann { a-kind } auf { $point }.
allows-sequence-long =
    { $move } lässt { $rival ->
        [you] dich
        [black] Schwarz
       *[white] Weiß
    } durch { winning-means } gewinnen, die auf { $first } beginnen und zu { $point } führen: { a-kind }.
ignores-shape-sequence =
    { $move } stoppt { rival-owns } { standing-kind } { $stones } nicht: { $rival ->
        [you] Du gewinnst
        [black] Schwarz gewinnt
       *[white] Weiß gewinnt
    } durch { winning-means }: { $line }, dann { a-kind } auf { $point }.
ignores-shape-sequence-long =
    { $move } stoppt { rival-owns } { standing-kind } { $stones } nicht: { $rival ->
        [you] Du gewinnst
        [black] Schwarz gewinnt
       *[white] Weiß gewinnt
    } durch { winning-means }, die auf { $first } beginnen und zu { $point } führen: { a-kind }.
allows-later =
    { $move } gibt { $rival ->
        [you] dir
        [black] Schwarz
       *[white] Weiß
    } { $first }, und das führt auf { $point } zum Ziel: { a-kind }.
allows-capture =
    { $move } lässt { $rival ->
        [you] dich
        [black] Schwarz
       *[white] Weiß
    } auf { $point } { $stones } schlagen.
allows-winning-capture =
    { $move } lässt { $rival ->
        [you] dich
        [black] Schwarz
       *[white] Weiß
    } auf { $point } { $stones } schlagen und gewinnen.
misses-shape = { $move } verpasst { a-kind } auf { $point }.
misses-sequence = { $move } verpasst einen Gewinn durch { winning-means }: { $line }, dann { a-kind } auf { $point }.
misses-sequence-long = { $move } verpasst einen Gewinn durch { winning-means }, die auf { $first } beginnen und zu { $point } führen: { a-kind }.
misses-later = { $move } verpasst { $first }; das führt auf { $point } zum Ziel: { a-kind }.
misses-capture = { $move } verpasst, auf { $point } { $stones } zu schlagen.
misses-winning-capture = { $move } verpasst den Gewinn: auf { $point } { $stones } schlagen.
misses-block =
    { $move } lässt { $point } frei, wo { $stones } { $rival ->
        [you] von dir
        [black] von Schwarz
       *[white] von Weiß
    } zur offenen Drei wird; { $better } verhindert das.
misses-block-there =
    { $move } lässt { $point } frei, wo { $stones } { $rival ->
        [you] von dir
        [black] von Schwarz
       *[white] von Weiß
    } zur offenen Drei wird.
worse = { $move } ist schwächer als { $point }.
stones-uneven = Die Eröffnungssteine begünstigen { color-name } ({ $chance } %), und der andere Spieler darf die Farbe nehmen.
stones-decided = Mit den Eröffnungssteinen gewinnt { color-name } erzwungen, und der andere Spieler darf die Farbe nehmen.
better-choice =
    { $better ->
        [take-white] Weiß war die richtige Farbe.
        [take-black] Schwarz war die richtige Farbe.
       *[add-two] zwei Steine dazuzusetzen war besser.
    }
choice-wrong = { color-name } hatte die besseren Aussichten ({ $chance } %); { better-choice }
choice-decided = { color-name } konnte den Gewinn erzwingen; { better-choice }
turn-win =
    { $move } gab { winner-side } einen erzwungenen Gewinn in { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    }.
turn-better = { $move } gab { winner-side } das bessere Spiel.
won-throughout =
    { $winner ->
        [you] Du lagst
        [black] Schwarz lag
       *[white] Weiß lag
    } { $from ->
        [1] von Anfang an
        [2] von Anfang an
       *[later] ab Zug { $from }
    } vorn und gab nicht mehr nach.
threw-win =
    { $loser ->
        [you] Du standest
        [black] Schwarz stand
       *[white] Weiß stand
    } bis Zug { $at } auf Gewinn; { $turn }
threw-lead =
    { $loser ->
        [you] Du lagst
        [black] Schwarz lag
       *[white] Weiß lag
    } bis Zug { $at } vorn; { $turn }
even-until = Die Partie war bis Zug { $at } ausgeglichen; { $turn }
fell-behind =
    { $loser ->
        [you] Du lagst
        [black] Schwarz lag
       *[white] Weiß lag
    } schon hinten; in Zug { $at }: { $turn }
level = Keine Seite machte einen entscheidenden Fehler.
swings = Die Führung wechselte { $times } Mal, zuletzt in Zug { $at }; { $turn }
drawn-missed =
    Remis, aber { $loser ->
        [you] du standest
        [black] Schwarz stand
       *[white] Weiß stand
    } bis Zug { $at } ({ $move }) auf Gewinn.
drawn = Remis, bei dem keine Seite einen Gewinn verpasste.
unreviewed = Es gibt keinen Zug zu besprechen.

## Explanations of moves and positions

list-one = { $last }
list-or = { $others } oder { $last }
list-and = { $others } und { $last }
color-name =
    { $color ->
        [black] Schwarz
       *[white] Weiß
    }
explain-both = { $first }; { $then }
explain-off-board = unzulässig: { $what } ist kein Punkt des Bretts, das von { $first } bis { $last } reicht
explain-game-over = unzulässig: Die Partie ist zu Ende
explain-occupied = unzulässig: Auf { $point } steht ein Stein
explain-overline = unzulässig: Überlänge { $lines }
explain-in-capture = unzulässig: im Schlag: { $lines }
explain-through = unzulässig: { reason-name } durch { $lines }
explain-point-forbidden = { $point } ({ reason-name })
explain-take-at = { $stones } auf { $point }
explain-quiet = { $move } droht nichts und stoppt nichts
explain-wins-five = { $move } macht fünf und gewinnt: { $line }
explain-wins-captures = { $move } schlägt { $taken } und gewinnt: { color-name } hat { $pairs } Paare
explain-loses-unbroken = { $move } sprengt die Fünf { $line } nicht: { rival-side } gewinnt
explain-no-move = { $move } lässt { rival-side } keinen erlaubten Zug: Remis
explain-fills-board = { $move } füllt das Brett: Remis
explain-pending = { $move } macht fünf, { $line }; { rival-side } kann sie noch auf { $points } sprengen
explain-breaks = { $move } sprengt { rival-owns } Fünf { $line } durch Schlagen von { $taken }
explain-makes-open-four = { $move } macht eine offene Vier, fünf auf { $points }
explain-makes-double-four = { $move } macht zwei Vieren zugleich, fünf auf { $points }
explain-makes-four-three = { $move } macht eine Vier und eine offene Drei zugleich
explain-makes-four = { $move } macht eine Vier, fünf auf { $points }
explain-makes-double-three =
    { $move } macht { $count ->
        [2] zwei
       *[other] { $count }
    } offene Dreien zugleich
explain-makes-open-three = { $move } macht eine offene Drei, offene Vier auf { $points }
explain-breakable = { rival-side } könnte diese Fünf noch durch Schlagen sprengen
explain-stops-both = { rival-side } stoppt beides auf { $points }
explain-counters = { rival-side } stoppt die Vier auf { $points } und macht selbst eine Vier
explain-stops-one = { rival-side } kann nur eines stoppen
explain-must-answer = { rival-side } muss auf { $points } antworten
explain-five-first = aber { rival-side } macht zuerst fünf auf { $points }
explain-capture-first = aber { rival-side } schlägt zuerst das letzte Paar auf { $points }
explain-block-forbidden = { rival-side } kann es nicht stoppen: verboten auf { $points }
explain-also-wins =
    { color-name } gewinnt auch auf { $points }: { $color ->
        [black] Weiß
       *[white] Schwarz
    } kann nicht alles stoppen
explain-cannot-stop = { rival-side } kann es nicht stoppen
explain-can-stop = { rival-side } kann es auf { $points } stoppen
explain-none-but-four = kein Zug von { rival-side } stoppt beides, aber zuerst geht eine Vier auf { $points }
explain-none-stops-both = kein Zug von { rival-side } stoppt beides
explain-takes =
    { $move } schlägt { $taken }: { color-name } hat { $pairs ->
        [one] 1 Paar
       *[other] { $pairs } Paare
    }
explain-opens = { $move } öffnet { a-kind } { $stones }, weiter auf { $points }
explain-threatens-capture = { $move } droht zu schlagen: { $takes }
explain-stops-five = { $move } stoppt { rival-owns } Fünf auf { $points }
explain-stops-open-three = { $move } stoppt { rival-owns } offene Drei { $stones }, die auf { $points } zur offenen Vier geworden wäre
explain-stops-double = { $move } stoppt { rival-owns } { kind-title } auf { $points }
explain-stops-twos = { $move } hält { rival-side } von einer offenen Drei mit { $stones } auf { $points } ab
explain-stops-captures = { $move } hält { rival-side } vom Schlagen ab: { $takes }
explain-forbids =
    { $move } verbietet { $rival ->
        [you] dir
        [black] Schwarz
       *[white] Weiß
    }: { $points }
explain-leaves =
    das lässt { rival-side } { $kind ->
        [five] eine Fünf
        [winning-capture] ein entscheidendes Schlagen
        [double-four] eine Doppelvier
        [four-three] eine Vier-Drei
       *[double-three] eine Doppeldrei
    } auf { $points }
explain-leaves-open-four = das lässt { rival-side } eine offene Vier auf { $points }, aus der offenen Drei { $stones }
explain-risks = das lässt { rival-side } schlagen: { $takes }
explain-forbids-itself = das verbietet { color-name } selbst: { $points }
explain-has-five = { color-name } hat die Fünf { $stones }; { rival-side } kann sie auf { $points } sprengen
explain-has-four = { color-name } hat { a-kind } { $stones }: fünf auf { $points }
explain-has-open-three = { color-name } hat { a-kind } { $stones }: offene Vier auf { $points }
explain-can-win-by-taking = { color-name } kann auf { $points } { $stones } schlagen und gewinnen
explain-can-take = { color-name } kann auf { $points } { $stones } schlagen
explain-has-double = { color-name } hat { a-kind } auf { $points }
explain-no-block = kein Zug von { rival-side } blockt es
explain-over =
    die Partie ist zu Ende: { $winner ->
        [black] Schwarz hat gewonnen
        [white] Weiß hat gewonnen
       *[none] Remis
    } ({ end-name })
end-name =
    { $how ->
        [five] fünf in einer Reihe
        [captures] Schlagen
        [forbidden] verbotener Zug
        [unbroken-five] Fünf nicht gesprengt
        [full-board] volles Brett
       *[no-move] kein erlaubter Zug
    }
explain-engine-line = die Engine gibt { color-name } { $score } und erwartet { $line }
explain-engine-ranked =
    die Engine gibt { $move } { $score }, Nummer { $rank } von { $count ->
        [one] 1 Kandidat
       *[other] { $count } Kandidaten
    }, und erwartet { $line }
explain-engine-unranked =
    die Engine gibt { $move } { $score }, keiner von { $count ->
        [one] 1 Kandidat
       *[other] { $count } Kandidaten
    }, und erwartet { $line }
explain-engine-better = besser ist { $best } mit { $score }: { $line }

## Rules

rule-freestyle = Freestyle
rule-freestyle-brief = fünf oder mehr in einer Reihe gewinnen
rule-freestyle-summary = Fünf oder mehr in einer Reihe gewinnen.
rule-freestyle-help = Fünf oder mehr in einer Reihe gewinnen. Nichts ist verboten. Schwarz ist stark im Vorteil; eine Eröffnung wie Swap2 gleicht das aus.
rule-standard = Standard
rule-standard-brief = genau fünf in einer Reihe gewinnen
rule-standard-summary = Genau fünf in einer Reihe gewinnen; sechs oder mehr nicht.
rule-standard-help = Genau fünf in einer Reihe gewinnen. Sechs oder mehr sind erlaubt, gewinnen aber nicht.
rule-renju = Renju
rule-renju-brief = Schwarz hat verbotene Züge
rule-renju-summary = Schwarz braucht genau fünf und darf keine Doppeldrei, Doppelvier oder Überlänge machen. Weiß ist frei.
rule-renju-help =
    Schwarz gewinnt mit genau fünf, Weiß mit fünf oder mehr.

    Schwarz darf keine Doppeldrei, Doppelvier oder Überlänge machen, außer derselbe Stein macht fünf. Eine Drei zählt nur, wenn sie wirklich zu einer offenen Vier werden kann.

    Verbotene Punkte sind auf dem Brett markiert: 33, 44 und 6. Weiß hat keine.
rule-caro = Caro
rule-caro-brief = fünf mit offenem Ende gewinnen
rule-caro-summary = Fünf in einer Reihe gewinnen, außer an beiden Enden stehen gegnerische Steine; sechs oder mehr gewinnen immer.
rule-caro-help = Fünf in einer Reihe gewinnen, außer an beiden Enden stehen gegnerische Steine; der Rand blockt nicht. Sechs oder mehr gewinnen immer.
rule-caro-standard = Caro, genau fünf
rule-caro-standard-brief = genau fünf mit offenem Ende
rule-caro-standard-summary = Genau fünf in einer Reihe gewinnen, außer an beiden Enden stehen gegnerische Steine.
rule-caro-standard-help = Genau fünf in einer Reihe gewinnen, außer an beiden Enden stehen gegnerische Steine; der Rand blockt nicht.
rule-1337 = Schlagen 1337
rule-1337-brief = Schlagen und verbotene Züge
rule-1337-summary = Zwei Steine zwischen zwei eigenen werden geschlagen. Eine Fünf, die nicht zu sprengen ist, oder fünf Paare gewinnen. Beide Farben haben verbotene Züge.
rule-1337-help =
    Wer eine Reihe von genau zwei gegnerischen Steinen an beiden Enden einschließt, schlägt diese zwei. Fünf geschlagene Paare gewinnen.

    Genau fünf in einer Reihe gewinnen, aber nur, wenn der Gegner sie nicht sofort durch Schlagen sprengen kann. Eine solche Fünf wartet einen Zug.

    Beiden Farben sind verboten: Doppeldrei (außer beim Schlagen), Doppelvier, Überlänge und ein Paar zwischen zwei gegnerischen Steinen.
rule-42 = Schlagen 42
rule-42-brief = Schlagen, keine Doppeldrei
rule-42-summary = Zwei Steine zwischen zwei eigenen werden geschlagen. Fünf oder mehr, die nicht zu sprengen sind, oder fünf Paare gewinnen. Nur die Doppeldrei ist verboten.
rule-42-help =
    Wer eine Reihe von genau zwei gegnerischen Steinen an beiden Enden einschließt, schlägt diese zwei. Fünf geschlagene Paare gewinnen.

    Fünf oder mehr in einer Reihe gewinnen, aber nur, wenn der Gegner sie nicht sofort durch Schlagen sprengen kann. Eine solche Fünf wartet einen Zug.

    Nur die Doppeldrei ist verboten, und nicht, wenn der Stein schlägt. Ein Paar darf zwischen zwei gegnerische Steine ziehen und ist dort sicher.
forbidden-overline-summary = Überlänge: sechs oder mehr in einer Reihe
forbidden-double-four-summary = Doppelvier: zwei Vieren zugleich
forbidden-double-three-summary = Doppeldrei: zwei offene Dreien zugleich
forbidden-in-capture-summary = im Schlag: das Paar stünde zwischen zwei gegnerischen Steinen

## Openings

opening-free = Frei
opening-free-summary = Schwarz spielt irgendwohin.
opening-swap = Tausch
opening-swap-summary = Der erste Spieler setzt einen schwarzen Stein; der zweite nimmt Weiß oder diesen Stein.
opening-swap2 = Swap2
opening-swap2-summary = Der erste Spieler setzt drei Steine; der zweite nimmt Weiß, nimmt Schwarz, oder setzt zwei Steine dazu und lässt den ersten wählen.
opening-pro = Pro
opening-pro-summary = Schwarz beginnt in der Mitte; der zweite schwarze Stein steht außerhalb der mittleren 5x5.
opening-long-pro = Long Pro
opening-long-pro-summary = Schwarz beginnt in der Mitte; der zweite schwarze Stein steht außerhalb der mittleren 7x7.
opening-rif = RIF
opening-rif-summary = Der erste Spieler setzt eine der 26 Renju-Eröffnungen, der zweite darf tauschen; Weiß spielt den vierten Stein, Schwarz bietet zwei fünfte Züge an, Weiß wählt einen.
opening-yamaguchi = Yamaguchi
opening-yamaguchi-summary = Wie RIF, aber wer die Eröffnung setzt, sagt auch, wie viele fünfte Züge Schwarz anbietet, 1 bis 12.
opening-soosyrv-8 = Soosyrv-8
opening-soosyrv-8-summary = Eine der 26 Renju-Eröffnungen und ein Tausch; Weiß spielt den vierten Stein und sagt, wie viele fünfte Züge Schwarz anbietet, 1 bis 8; dann darf der andere tauschen.
opening-taraguchi-10 = Taraguchi-10
opening-taraguchi-10-summary = Die ersten Steine liegen in einem Quadrat, das von der Mitte bis 7x7 wächst, und nach jedem darf der andere tauschen. Nach dem vierten darf Schwarz stattdessen irgendwo zehn fünfte Züge anbieten.
choice-take-white = Weiß spielen
choice-take-white-summary = die Steine bleiben, wie sie sind
choice-take-black = Schwarz spielen
choice-take-black-summary = die Steine bleiben, wie sie sind
choice-add-two = Zwei Steine dazu
choice-add-two-summary = einen weißen, einen schwarzen; dann wählt der andere
choice-offer =
    { $count ->
        [one] Ein fünfter Zug
       *[other] { $count } fünfte Züge
    }
choice-offer-summary =
    { $count ->
        [one] Schwarz spielt den fünften Zug ohne Wahl für Weiß
       *[other] Schwarz bietet { $count } an, und Weiß wählt einen
    }
instruction-offer = Biete den fünften Zug Nummer { $number } von { $count } an.
instruction-pick = Wähle den fünften Zug von Schwarz: { $points }.
instruction-play-on =
    Spiel als { $color ->
        [black] Schwarz
       *[white] Weiß
    } weiter.
instruction-place =
    Setze einen { $color ->
        [black] schwarzen
       *[white] weißen
    } Stein.
instruction-place-centre =
    Setze einen { $color ->
        [black] schwarzen
       *[white] weißen
    } Stein in die Mitte.
instruction-place-inside =
    Setze einen { $color ->
        [black] schwarzen
       *[white] weißen
    } Stein in die mittleren { $side }x{ $side }.
instruction-place-outside =
    Setze einen { $color ->
        [black] schwarzen
       *[white] weißen
    } Stein außerhalb der mittleren { $side }x{ $side }.
instruction-choose = Wähle eine der Möglichkeiten.

## How a game ended

result-five =
    { $winner ->
        [black] Schwarz
       *[white] Weiß
    } gewinnt mit { $count } in einer Reihe.
result-unbroken-five =
    { $winner ->
        [black] Schwarz gewinnt mit einer Fünf, die Weiß nicht gesprengt hat.
       *[white] Weiß gewinnt mit einer Fünf, die Schwarz nicht gesprengt hat.
    }
result-captures =
    { $winner ->
        [black] Schwarz
       *[white] Weiß
    } gewinnt mit { $pairs } geschlagenen Paaren.
result-forbidden =
    { $winner ->
        [black] Schwarz gewinnt: Der weiße
       *[white] Weiß gewinnt: Der schwarze
    } Zug { $move } war verboten.
result-full-board = Remis: Das Brett ist voll.
result-no-move = Remis: { color-name } hat keinen erlaubten Zug.
result-resignation =
    { $winner ->
        [black] Schwarz gewinnt durch Aufgabe.
        [white] Weiß gewinnt durch Aufgabe.
       *[none] Remis durch Aufgabe.
    }
result-time =
    { $winner ->
        [black] Schwarz gewinnt auf Zeit.
        [white] Weiß gewinnt auf Zeit.
       *[none] Remis auf Zeit.
    }
result-agreement =
    { $winner ->
        [black] Schwarz gewinnt nach Vereinbarung.
        [white] Weiß gewinnt nach Vereinbarung.
       *[none] Remis nach Vereinbarung.
    }
result-forfeit =
    { $winner ->
        [black] Schwarz gewinnt kampflos.
        [white] Weiß gewinnt kampflos.
       *[none] Kampfloses Remis.
    }
result-board =
    { $winner ->
        [black] Schwarz gewinnt auf dem Brett.
        [white] Weiß gewinnt auf dem Brett.
       *[none] Remis auf dem Brett.
    }
result-unknown =
    { $winner ->
        [black] Schwarz gewinnt.
        [white] Weiß gewinnt.
       *[none] Remis.
    }

## The guide for newcomers

guide-goal =
    Zwei Spieler, Schwarz und Weiß, setzen abwechselnd je einen Stein auf einen Punkt des Bretts. Schwarz beginnt. Steine bewegen sich nicht.

    Wer zuerst fünf eigene Steine lückenlos in einer Reihe hat, waagerecht, senkrecht oder diagonal, gewinnt. Ein volles Brett ist remis.
guide-strategy-1 = Kenne die Drohungen
guide-strategy-1-text =
    Eine Vier ist einen Zug von der Fünf entfernt: Man muss sofort antworten. Eine offene Vier hat zwei solche Punkte und ist nicht zu stoppen.

    Eine offene Drei ist einen Zug von der offenen Vier entfernt: Antworte, oder wehre dich mit eigenen Vieren.
guide-strategy-2 = Gewinne mit zwei Drohungen zugleich
guide-strategy-2-text =
    Ein Stein, der eine Vier und eine offene Drei oder zwei offene Dreien macht, droht zweimal. Die Antwort stoppt eines, das andere gewinnt.

    Suche Punkte, auf denen sich zwei deiner Reihen kreuzen. Dort liegen solche Steine.
guide-strategy-3 = Verschwende keine Drohungen
guide-strategy-3-text = Eine Vier, die zu nichts führt, schenkt dem Gegner nur einen Stein. Hebe Vieren auf, bis sie gewinnen oder einen nötigen Zug einbringen.
guide-strategy-4 = Antworte und gewinne etwas
guide-strategy-4-text = Auf eine offene Drei gibt es zwei oder drei Antworten. Wähle die, die eine eigene Reihe baut oder eine gegnerische bricht.
guide-strategy-5 = Halte Steine zusammen
guide-strategy-5-text = Steine im Abstand von einem oder zwei Punkten auf kreuzenden Linien arbeiten zusammen. Am Rand gibt es weniger Reihen.
guide-strategy-6 = Schau vor jedem Zug
guide-strategy-6-text = Kann ich gewinnen? Droht mein Gegner zu gewinnen? Kann ich drohen, bis ich gewinne? Erst dann: Wo wollen wir beide spielen?
guide-strategy-7 = Wo geschlagen wird
guide-strategy-7-text = Zwei Steine in einer Reihe mit freiem Ende können geschlagen werden. Baue mit Lücken oder Dreien; prüfe jedes Paar, bevor du dich darauf verlässt.
control-mouse-key = Maus
control-mouse = Zeigen zeigt den Stein, Klicken setzt ihn.
control-touch-key = Finger
control-touch = Tippe auf einen Punkt, dann noch einmal oder auf „Setzen“. Lässt sich in den Optionen abschalten.
control-tab-key = Tab
control-tab = Geht zum Brett; ein Cursor zeigt, wo du bist.
control-arrows-key = Pfeiltasten
control-arrows = Bewegen den Cursor; mit Umschalt vier Punkte auf einmal.
control-enter-key = Enter oder Leertaste
control-enter = Setzt auf den Cursor.
control-point-key = h8
control-point = Tippe auf dem Brett einen Punkt ein, um den Cursor dorthin zu bewegen. Enter setzt.
control-undo-key = Strg+Z, Strg+Y
control-undo = Zurücknehmen und wiederholen.
control-steps-key = ← →
control-steps = Ohne Cursor: rückwärts und vorwärts durch die Züge.
control-variations-key = ↑ ↓, Pos1, Ende
control-variations = In der Analyse: andere Varianten, erste und letzte Stellung.
control-delete-key = Entf
control-delete = In der Analyse: löscht den Zug und alles danach.
control-escape-key = Esc
control-escape = Verbirgt den Cursor.

## Drills

## Learn: the path of lessons, and verdicts on answers

learn-title = Lernen
learn-lessons = Lektionen
learn-rules = Regeln
learn-strategy = Strategie
learn-controls = Bedienung
learn-openings = Eröffnungen
learn-game = Das Spiel
learn-progress = { $solved } von { $count } Schritten gelöst.
learn-go-on = Weiter: { $title }
learn-begin = Beginnen: { $title }
learn-all-done = Du hast alle Lektionen beendet.
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved } von { $count }
learn-lesson-done = Fertig
learn-step = { $title }: Schritt { $number } von { $count }
learn-puzzle = Aufgabe { $number }
learn-steps = Schritte dieser Lektion
learn-solved-mark = gelöst
learn-all-lessons = Alle Lektionen
learn-next-step = Nächster Schritt
learn-skip = Überspringen
lesson-no-win = { $move } gewinnt nicht sofort. Noch einmal.
lesson-no-five = { $move } macht keine Fünf. Noch einmal.
lesson-makes = { $move } { makes-kind }, aber hier ist etwas anderes gefragt.
lesson-makes-nothing = { $move } droht nichts. Noch einmal.
lesson-left =
    { $next ->
        [five] { $move } stoppt die Vier von { color-name } nicht: { $point } macht fünf.
        [open-four] { $move } stoppt die offene Drei von { color-name } nicht: { $point } macht eine offene Vier.
       *[other] { $move } verhindert nicht, was { color-name } auf { $point } droht.
    }
lesson-left-five = { $move } sprengt die Fünf von { color-name } nicht, und sie gewinnt.
lesson-captures =
    { $pairs ->
        [0] { $move } schlägt nichts. Noch einmal.
        [one] { $move } schlägt nur ein Paar. Noch einmal.
       *[other] { $move } schlägt { $pairs } Paare. Noch einmal.
    }
lesson-forbidden =
    { $move } ist verboten: { $reason ->
        [overline] Das wären sechs oder mehr in einer Reihe.
        [double-four] Das wären zwei Vieren zugleich.
        [double-three] Das wären zwei offene Dreien zugleich.
       *[in-capture] Das Paar stünde zwischen zwei gegnerischen Steinen.
    }
lesson-allowed = { $move } ist erlaubt. Noch einmal.
lesson-place = Die Eröffnung erlaubt { $move } nicht. Noch einmal.
lesson-choice = Die andere Seite hat hier die besseren Aussichten. Schau noch einmal.
lesson-choice-hint = Zähle die Steine, die in der Mitte zusammenstehen, und schau, wer am Zug ist.
lesson-solution = Die Antwort ist { $answer }.

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

