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
redo = Wieder­holen
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
engine-progress = { $percent } %
server-silent = Der Server antwortet nicht. Vielleicht startet er gerade neu.
server-failed = Der Server hat mit { $status } geantwortet.
server-offline = Keine Verbindung zum Server. Lektionen und Aufgaben, die du schon gesehen hast, lassen sich öffnen; Spielen, Tipps, Antworten und alles Neue brauchen den Server.

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what } ({ $details })
error-error = Das geht so nicht.
error-move-text = Das ist kein Zug.
error-out-of-range = Dieser Punkt liegt nicht auf dem Brett.
error-occupied = Der Punkt ist besetzt.
error-forbidden = Der Zug ist verboten.
error-game-over = Die Partie ist zu Ende.
error-setup = So können die Steine nicht stehen.
error-size = Das Brett kann nicht so groß sein.
error-rule = Diese Regel gibt es nicht.
error-opening = Die Eröffnung erlaubt das jetzt nicht.
error-format = Der Text oder die Datei ist nicht lesbar.
error-proof = Der Beweis stimmt nicht.
error-engine = Die Engine kann das nicht.
error-engine-option = Die Engine nimmt diese Einstellung nicht an.
error-engine-limit = Die Engine kann diese Grenze nicht einhalten.
error-engine-rule = Die Engine spielt diese Regel nicht.
error-engine-busy = Die Engine ist beschäftigt.
error-engine-closed = Die Engine wurde beendet.
error-engine-failed = Die fremde Engine ist ausgefallen.
error-engine-start = Die fremde Engine startet nicht.
error-engine-died = Die fremde Engine hat sich unerwartet beendet.
error-engine-timeout = Die fremde Engine hat nicht rechtzeitig geantwortet.
error-engine-protocol = Die fremde Engine hat keine gültige Antwort gesendet.
error-engine-illegal-move = Die fremde Engine hat einen ungültigen Zug gemacht.
error-engine-forbidden-move = Die fremde Engine hat einen verbotenen Zug gemacht.
error-stale = Das hat sich inzwischen geändert; bitte neu ansehen.
error-play = So lässt sich die Partie nicht aufsetzen.
error-player = Das ist kein Spieler.
error-clock = Das ist keine Bedenkzeit.
error-illegal = Das geht jetzt nicht.
error-not-your-turn = Jetzt ist der andere Spieler an der Reihe.
error-saved-game = Diese gespeicherte Partie gibt es nicht.
error-settings = Diesen Wert kann die Einstellung nicht haben.
error-match = So lässt sich das Match nicht spielen.
error-training = So kann das Training nicht weitergehen.
error-wire = Diese Zeile gehört nicht zum Protokoll.
error-remote = Es kommt keine Antwort.
error-worker = Die Aufgabe konnte nicht erledigt werden.
error-worker-late = Die Antwort kam nicht rechtzeitig.
error-refused = Die Anfrage wurde abgelehnt.
error-queue-full = Zu viele Anfragen warten.
error-cluster = Der Verbund von Rechnern ist nicht nutzbar.
error-store = Die Datenbank hat die Änderung nicht übernommen.
error-schema = Die Datenbank hat eine andere Version.
error-database = Die Datenbank ist nicht benutzbar.
error-bot = Der Bot kann nicht weitermachen.
error-unreachable = Der Server ist nicht erreichbar.
error-moved = Das entscheidet ein anderer Server.
error-bad-request = Die Eingabe ist ungültig.
error-unauthorised = Bitte zuerst anmelden.
error-unconfirmed = Bestätige zuerst, dass du es bist.
error-fair-play = In dieser Partie gibt es keine Hilfe.
error-not-allowed = Das darfst du nicht.
error-not-found = Das gibt es hier nicht.
error-taken = Das ist schon vergeben.
error-busy = Der Server ist ausgelastet; gleich noch einmal versuchen.
error-failed = Der Server konnte das nicht ausführen.
token-about = Dieser Server verlangt sein Zugangstoken. Es wurde dort ausgegeben, wo er gestartet wurde.
token-field = Zugangstoken
token-enter = Weiter
page-missing = Unter dieser Adresse gibt es keine Seite.
page-home = Eine Partie spielen oder analysieren
file-missing = Datei oder Ordner nicht gefunden
file-refused = Keine Berechtigung
file-exists = Die Datei gibt es schon
file-folder = Das ist ein Ordner
file-full = Kein Speicherplatz mehr frei

## Moves and positions that are refused

refused-line = Zeile { $line }: { $why }
refused-move = Zug { $number } { $text }: { $why }
refused-move-line = Zeile { $line }, Zug { $number } { $text }: { $why }
refused-size = Brettgröße { $size } geht nicht: erwartet wird { $least } bis { $most }
refused-text = { $text } ist kein Zug: erwartet werden Spaltenbuchstabe und Zeilennummer wie h8
refused-text-at = { $text } ab Zeichen { $at } ist kein Zug: erwartet werden Spaltenbuchstabe und Zeilennummer wie h8
refused-off-board = Zug { $move } liegt nicht auf dem Brett { $size }×{ $size }: erwartet wird a1 bis { $corner }
refused-occupied =
    { $point } geht nicht: dort steht ein { $color ->
        [black] schwarzer
       *[white] weißer
    } Stein
refused-stone = { $point } geht nicht: dort steht ein Stein
refused-over = { $point } geht nicht: die Partie ist zu Ende ({ end-name })
refused-forbidden =
    { $point } geht nicht: für { $color ->
        [black] Schwarz
       *[white] Weiß
    } verboten ({ reason-name })
setup-two = auf { $point } ({ $x }, { $y }) stehen zwei Steine
setup-pairs = geschlagene Paare { $pairs } gehen unter { $rule } nicht: erwartet werden zwei Zahlen von 0 bis { $most }, die von Schwarz zuerst
setup-won =
    { $color ->
        [black] Schwarz
       *[white] Weiß
    } hat mit { $stones } schon gewonnen: { $position }
setup-last =
    { $color ->
        [black] Schwarz
       *[white] Weiß
    } kann nicht zuletzt gezogen haben: jeder Stein wäre ein verbotener Zug: { $position }
color-unknown = { $text } ist keine Farbe: erwartet wird black (Schwarz) oder white (Weiß)
rule-unknown = es gibt keine Regel { $name }: erwartet wird eine von { $known }
opening-unknown = es gibt keine Eröffnung { $name }: erwartet wird eine von { $known }
opening-needs = die Eröffnung { $opening } braucht ein Brett von mindestens { $least }, hier sind es { $size }
opening-many-choices = die Aufzeichnung hat zu viele Entscheidungen für die Eröffnung { $opening }
opening-few-choices = die Aufzeichnung hat zu wenige Entscheidungen für die Eröffnung { $opening }
opening-offered = { $point } kann nicht angeboten werden: er ist schon angeboten
opening-alike = { $point } kann nicht angeboten werden: durch Symmetrie ist er derselbe wie { $other }, der schon angeboten ist
opening-finished = die Eröffnung { $opening } ist beendet und nimmt { $what } nicht mehr an
opening-refused =
    die Eröffnung { $opening } erlaubt { $what } jetzt nicht. { $seat ->
        [first] Erster
       *[second] Zweiter
    } Spieler: { $instruction }
opening-in-game = die Eröffnung { $opening } beginnt auf dem leeren Brett, nicht in einer Partie
session-no-choice = { $text } steht nicht zur Wahl: wähle { $options }, oder tippe die Nummer
session-stale = { $kind } galt für Zug { $expected }, die Partie ist aber bei { $ply }
session-not-turn = { $who } ist nicht am Zug
session-time-up = die Zeit von { $who } ist abgelaufen
session-lost-on-time = eine auf Zeit verlorene Partie lässt sich nicht zurücknehmen
session-nothing-back = es gibt nichts zurückzunehmen
session-engine-asked = eine Engine wird nicht gefragt: einfach zurücknehmen
session-nobody-asked = niemand hat um eine Rücknahme gebeten
session-own-question = { $who } kann die eigene Frage nicht beantworten
session-draw-already = { $who } hat schon Remis angeboten
session-undo-already = { $who } hat schon um Rücknahme gebeten
session-nothing-again = es gibt nichts zu wiederholen
session-no-offer = es liegt kein Remisangebot vor
session-own-offer = { $who } kann das eigene Remisangebot nicht beantworten
session-no-flag = niemandes Zeit ist abgelaufen
session-over = die Partie ist zu Ende. { $ending }
session-over-move = { $move } geht nicht mehr: die Partie ist zu Ende. { $ending }
seat-no-strength = { $text } ist keine Stufe: erwartet wird { $least } bis { $most }, oder { $full } für volle Stärke
seat-no-level = { $text } ist keine Stufe: erwartet wird { $least } bis { $most }
seat-unknown = { $text } ist kein Spieler: erwartet wird person:NAME, level:1 bis level:10, tengen:time=SECONDS oder cmd:PROGRAM
seat-no-name = { $name } ist kein Name: erwartet werden höchstens { $most } Zeichen in einer Zeile
seat-no-time = { $text } ist keine Denkzeit: erwartet werden Sekunden, etwa 2.5
clock-too-short = Die Bedenkzeit „{ $clock }“ lässt keine Zeit für den ersten Zug; mindestens 1 Sekunde
clock-unknown = { $text } ist keine Bedenkzeit: erwartet wird etwa 5+3 (Minuten und Sekunden), 10s/move oder none
saved-none-in = in { $folder } ist keine Partie gespeichert
saved-unknown = keine gespeicherte Partie heißt { $name }: erwartet wird ihre Kennung, etwa 20250131-235959
engine-unknown-program = { $name } ist ein Programm, und eine Partiedatei startet nie eines: öffne die Partie mit --first cmd:PROGRAM oder --second cmd:PROGRAM
format-too-long =
    die Datei ist zu lang: { $size } { $unit ->
        [bytes] Byte
       *[characters] Zeichen
    }, höchstens { $most }
format-no-game = sie enthält keine Partie
format-no-text = NUL-Zeichen an Stelle { $offset }: erwartet wird eine Textdatei
format-unknown-content = Inhalt, der mit { $text } beginnt, hat kein bekanntes Format: erwartet werden Züge wie h8 i9 oder eines von { $known }
position-long = { $text } ist keine Stellung: sie hat { $size } Zeichen, höchstens { $most }
position-no-moves = sie hat keine Züge
position-unknown = { $text } ist keine Stellung. Als Zugliste: { $why }. Als Datei: keine heißt so. Als Link: es gibt weder „?rule=“ noch „#“ mit Zügen
format-no-link = { $text } ist kein Link: erwartet wird einer wie ?rule=renju#h8i9
format-bad-link = fehlerhafter Link: { $why }
format-no-sgf = keine Partie in { $text }: erwartet wird „(;“
problem-no-rule = keine Regel angegeben: als Freestyle gelesen
problem-rule-asked = die Datei sagt { $told }; wie verlangt als { $rule } gelesen
problem-no-size = keine Brettgröße angegeben: als { $size } gelesen
problem-size-asked = die Datei sagt Größe { $told }; wie verlangt als { $size } gelesen
problem-more = und weitere Probleme: { $count }
problem-not-utf8 = Byte { $byte } an Stelle { $at } ist kein UTF-8; als { $encoding } gelesen
problem-replaced = Byte { $byte } an Stelle { $at } ist kein { $encoding }; es und ähnliche wurden zu { $sign }
problem-no-kind = kein Spiel angegeben (GM): als Gomoku gelesen
problem-white-first = Weiß macht den ersten Zug, auf dem leeren Brett
problem-root-move = die Wurzel enthält einen Zug; er bekam einen eigenen Knoten
problem-file-size = die Datei nennt keine Brettgröße: als { $size } gelesen
problem-left-out = Zeile { $number }: { $text } wurde ausgelassen: weder Zug noch Endcode
problem-before = Text vor der Partie übersprungen: { $text }
problem-after = Text nach der letzten Partie übersprungen: { $text }
problem-guess = die Texte wurden als { $encoding } gelesen; das ist geraten
problem-joined = zwei Varianten beginnen mit { $move }: sie wurden vereint
problem-free = { $why }; es geht als freie Partie weiter
problem-link-key = { $key } im Link wurde ignoriert: erwartet wird { $known }
problem-players = Spieler und Uhren der gespeicherten Partie sind nicht lesbar: { $why }
problem-changed = ein anderes Programm hat die Datei geändert: die Uhren beginnen neu
puzzle-unknown = keine Aufgabe heißt { $name }
lesson-unknown = keine Lektion heißt { $name }: erwartet wird eine von { $known }
language-unknown = es gibt keine Sprache { $text }: erwartet wird eine von { $known }
setting-unknown = keine Einstellung heißt { $name }: erwartet wird eine von { $known }
setting-impossible = { $name } { $value } geht nicht: { $why }
setting-default = { $why }; der Vorgabewert gilt
settings-unread = { $file } ist nicht lesbar ({ $why }): es gelten die Vorgaben
settings-set-aside = { $file } ist nicht lesbar ({ $why }): sie heißt jetzt { $aside }, und es gelten die Vorgaben

## What the server refuses

web-log-in = Melde dich zuerst an.
web-confirm = Bestätige zuerst, dass du es bist.
web-wrong-password = Name oder Passwort stimmt nicht.
web-wrong-code = Name oder Wiederherstellungscode stimmt nicht.
web-account-closed = Der Betreiber dieses Servers hat dieses Konto geschlossen.
web-merge-large = Zusammen sind die Lerndaten dieses Browsers und des Kontos zu groß. Melde dich an, ohne die Daten dieses Browsers zu übernehmen.
web-name-reserved = Der Name { $name } ist reserviert; nimm einen anderen.
web-name-taken = Der Name { $name } ist vergeben; nimm einen anderen.
web-password-easy = Dieses Passwort ist zu leicht zu erraten; nimm ein anderes.
web-attempts = Zu viele Versuche für diesen Namen; versuche es in { $minutes } Minuten wieder.
web-passkey-host = Passkeys brauchen einen Hostnamen: öffne den Server über seinen Namen oder als localhost.
web-passkey-https = Passkeys brauchen eine sichere Seite: öffne den Server mit https oder als localhost.
web-passkey-unknown = Dieser Passkey ist hier nicht bekannt oder passt nicht.
web-passkey-known = Dieser Passkey ist schon registriert.
web-passkey-refused = Der Passkey wurde nicht angenommen: { $why }
web-passkeys-most = Du hast { $count } Passkeys; entferne zuerst einen.
web-no-passkey = Diesen Passkey hast du nicht.
web-no-session = Diese Anmeldung gibt es nicht.
web-too-long = Das hat zu lange gedauert; versuche es noch einmal.
web-token = Dieser Server verlangt sein Zugangstoken.
web-database = Die Datenbank antwortet nicht; versuche es gleich noch einmal.
web-not-stored = Der Zug konnte nicht gespeichert werden; versuche es gleich noch einmal.
web-rate = Zu viele Anfragen dieser Art; versuche es in { $seconds } s wieder.
web-many-requests = Zu viele Anfragen auf einmal; warte, bis die früheren fertig sind.
web-many-attempts = Zu viele Versuche auf einmal; versuche es noch einmal.
web-queue-full = Zu viele warten auf die Engine; versuche es gleich noch einmal.
web-watched-most = Du siehst { $count } Partien zu; verlasse zuerst eine.
web-no-game = Die Partie { $game } gibt es nicht.
web-games-most = Du hast { $count } Partien; lösche zuerst einige.
web-rematch = Revanche gibt es für die Spieler einer beendeten Partie.
web-engines-clock = Zwei Engines spielen ohne Uhr; stelle Denkzeiten ein.
web-no-lesson = Diese Lektion gibt es nicht.
web-no-step = Die Lektion hat keinen solchen Schritt.
web-no-puzzle = Diese Aufgabe gibt es nicht.
web-no-puzzles = Solche Aufgaben gibt es nicht.
web-puzzle-stale = Die Aufgabe steht anders; beginne sie neu.
web-record-large = Die Lerndaten sind zu groß, um gespeichert zu werden.
web-record-busy = Zu viele Anfragen änderten diese Daten; versuche es noch einmal.
web-fair-play = Diese Stellung gehört zu einer Partie, die du gerade gegen einen Menschen oder um Wertung spielst. Warte, bis sie zu Ende ist.
web-adaptive-casual = Eine Partie gegen den Gegner, der sich anpasst, ist ungewertet.
web-rated-where = Gewertete Partien sind gegen eine Stufe oder kommen aus der Lobby.
web-rated-position = Gewertete Partien beginnen auf dem leeren Brett.
web-rated-undo = Züge einer gewerteten Partie werden nicht zurückgenommen.
web-not-away = Dein Gegner ist noch nicht lange genug weg.
web-self-rated = Gegen dich selbst kannst du nicht um Wertung spielen.
web-rated-account = Gewertete Partien sind für Konten; melde dich an oder spiele ungewertet.
web-servers = Die Server erreichen einander nicht; versuche es gleich noch einmal.
web-servers-apart = Die Server haben die Verbindung zueinander verloren; Züge dauern etwas länger.
web-server-silent = Der Server dieser Partie antwortet nicht; versuche es gleich noch einmal.
web-bots-most = Du hast { $count } Bots; lösche zuerst einen.
web-no-bot = Diesen Bot hast du nicht.
web-no-player = Niemand spielt hier unter diesem Namen.
web-challenge-self = Du kannst dich nicht selbst herausfordern.
web-challenges-most = Du hast { $count } offene Herausforderungen; ziehe zuerst eine zurück.
web-challenged-most = Dieser Spieler hat zu viele offene Herausforderungen; versuche es später noch einmal.
web-offer-gone = Diese Partie wird nicht mehr angeboten.
web-tournament-account = Turniere sind für Konten; melde dich zuerst an.
web-tournament-bots = An diesem Turnier dürfen Bots nicht teilnehmen.
web-tournament-closed = Dieses Turnier ist zu Ende.
web-tournament-twice = Du nimmst schon mit einem anderen Konto teil.
web-tournament-full = Dieses Turnier ist voll.
web-tournament-clock = Ein Turnier braucht eine Uhr.
web-tournament-name = Der Name eines Turniers hat mindestens { $count } Zeichen.
web-tournament-cancel = Nur wer ein Turnier angelegt hat, sagt es ab, und zwar vor dem Beginn.
web-tournaments-most = Zu viele Turniere sind noch nicht zu Ende; ein Konto legt höchstens { $count } an.
web-no-tournament = Ein solches Turnier gibt es nicht.
web-talk-tournament = In Turnierpartien gibt es nur die kurzen Sätze.
web-speed = Nur wer die Partie der Engines angelegt hat, stellt ihr Tempo ein.
web-action-stale = Die Partie ist bei Aktion { $at }, nicht { $wanted }; sieh noch einmal hin.
web-actions-most = Diese Partie hat zu viele Aktionen; beginne eine andere.
web-invitation = Diese Einladung wurde benutzt oder ist ungültig.
web-pause = Nur Partien zweier Engines lassen sich anhalten, von dem, der sie angelegt hat.
web-not-player = Du spielst in dieser Partie nicht mit.
web-ask-undo = Bitte den anderen Spieler um die Rücknahme.
web-not-joined = Die Partie beginnt, wenn der andere Spieler da ist.
web-not-your-seat =
    Der { $seat ->
        [first] erste
       *[second] zweite
    } Platz ist nicht deiner.
web-turn-of = { $who } ist am Zug.
web-game-deleted = Diese Partie wurde gelöscht.
web-no-hint = Jetzt gibt es keinen Tipp.
web-not-judged = In dieser Partie werden Züge nicht beurteilt.
web-move-not-judged = Zug { $number } lässt sich nicht beurteilen.
web-move-not-yours = Zug { $number } ist nicht deiner.
web-reviews-most = Deine früheren Rückblicke laufen noch; halte zuerst einen an.
web-no-review = Diesen Rückblick gibt es nicht.
web-review-stop = Nur wer den Rückblick begonnen hat, oder ein Spieler, kann ihn anhalten.
web-review-empty = Der Rückblick hat noch keine Züge.
web-review-running = Die Partie läuft noch: nur beendete Partien bekommen einen Rückblick.
web-not-reviewed = Zug { $number } ist noch nicht durchgesehen.
web-no-mistake = Zug { $number } ist keiner der Fehler.
web-no-drill = Diese Übung gibt es nicht.
web-drills-most = Du hast { $count } Übungen, höchstens { $most } werden aufbewahrt. Entferne einige.
web-drills-together = Zusammen wären das mehr als { $count } Übungen.
web-studies-most = Du hast { $count } Analysen; lösche zuerst einige.
web-study-foreign = Diese Analyse gehört jemand anderem; speichere eine Kopie.
web-no-study = Diese Analyse hast du nicht.
web-no-study-named = Die Analyse { $study } gibt es nicht.
web-not-listed = Diese Partie steht nicht auf deiner Liste.
web-comment-long = Ein Kommentar ist zu lang: höchstens { $count } Zeichen.
web-game-large = Die Partie ist zu groß: höchstens { $count } Züge.
web-talk-log-in = Melde dich an, um zu schreiben; Gäste haben die fertigen Sätze.
web-talk-empty = Die Nachricht ist leer.
web-talk-most = Eine Partie hat höchstens { $count } Nachrichten.
web-talk-two = In einer Partie reden nur die beiden, die sie spielen.
web-explorer-empty = Die Datei enthält keine Züge, die gezählt werden könnten.
web-explorer-most = Deine Dateien sind voll: höchstens { $files } Dateien und { $moves } Züge. Entferne zuerst eine.
web-explorer-no-file = Du hast keine solche Datei.

## Notices of the server

notice-engine-restarted = Die Engine ist abgestürzt und wurde neu gestartet; sie denkt noch einmal nach.
notice-engine-failed = Die Engine ist ausgefallen; dieser Zug wurde ohne viel Nachdenken gespielt.
notice-engine-late = Der Engine ging die Zeit aus; dieser Zug wurde ohne viel Nachdenken gespielt.
notice-declined = { $name } hat deine Herausforderung abgelehnt.
notice-bye = { $name }: Du bist in dieser Runde spielfrei und bekommst einen Punkt.
notice-tournament-over = { $name } ist zu Ende: Du bist auf Platz { $place } von { $count }.

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
settings-theme-contrast = Hoher Kontrast
settings-board = Brett
settings-board-kaya = Kayaholz
settings-board-walnut = Nussbaum
settings-board-slate = Schiefer
settings-board-felt = Grüner Filz
settings-board-paper = Papier
settings-stones = Steine
settings-stones-glass = Glas
settings-stones-flat = Flach
settings-stones-ringed = Mit Ringen
settings-marks-safe = Marken für Farbenblinde
settings-coordinates = Koordinaten
settings-columns = Spalten
settings-columns-letters = Buchstaben
settings-columns-numbers = Zahlen
settings-numbers = Zugnummern
settings-forbidden = Verbotene Punkte zeigen
settings-confirm = Jeden Zug bestätigen
settings-confirm-never = Nie
settings-confirm-touch = Bei Touch
settings-confirm-always = Immer
settings-sounds = Töne
settings-volume = Lautstärke
settings-haptics = Vibration
settings-notifications = Benachrichtigungen des Browsers
settings-name-about = Der andere Spieler sieht ihn.
settings-reset = Alles zurücksetzen
settings-reset-done = Alle Einstellungen sind zurückgesetzt.
settings-notifications-refused = Dieser Browser erlaubt hier keine Benachrichtigungen.

## Accounts

account-title = Konto
account-log-in = Anmelden
passkey-known = Dieses Gerät hat schon einen Passkey für das Konto.
passkey-unused = Es wurde kein Passkey benutzt.
account-about = Ein Konto ist freiwillig. Mit einem sind deine Partien und dein Lernstand in jedem Browser dieselben.
account-adopt = Partien, Analysen, Einstellungen und Lernstand dieses Browsers ins Konto übernehmen
account-log-in-passkey = Mit einem Passkey anmelden
account-forgotten = Passwort vergessen?
account-name = Benutzername
account-name-about = 3 bis 20 Buchstaben, Ziffern, - und _. Alle sehen ihn.
account-password = Passwort
account-password-about = Mindestens 8 Zeichen.
account-create = Konto anlegen
account-create-do = Das Konto anlegen
account-code = Wiederherstellungscode
account-code-about = Einer der Codes, die du aufbewahrt hast. Jeder gilt einmal.
account-new-password = Neues Passwort
account-recover-about = Mindestens 8 Zeichen. Alle Sitzungen enden.
account-recover = Ein neues Passwort setzen
account-recover-do = Passwort setzen
account-back = Zurück
account-confirm = Bestätige, dass du es bist
account-confirm-about = Dies ändert dein Konto.
account-confirm-do = Bestätigen
account-use-passkey = Passkey benutzen
account-cancel = Abbrechen
account-no-passkeys = Dieser Browser kann keine Passkeys benutzen.
account-browser-data = Was dieser Browser hat
account-since = Mitglied seit { $when }
account-log-out = Abmelden
account-data = Deine Daten
account-password-change = Passwort ändern
account-password-changed = Das Passwort ist geändert. Andere Browser sind abgemeldet.
account-codes-new = Neue Codes erzeugen
account-passkey-add = Passkey hinzufügen
account-signing-in = Anmeldung
account-passkeys = Deine Passkeys
account-passkeys-none = Noch keine.
account-codes = Wiederherstellungscodes
account-passkey-used = benutzt { $when }
account-passkey-made = angelegt { $when }
account-passkey-remove = Entfernen
account-passkey-remove-this = { $name } entfernen
account-passkey-name = Passkey { $number }
bot-name = { $name } (Bot)
account-bots = Deine Bots
account-bots-about = Unter dem Namen eines Bots spielt hier eine Engine. Sein Token erlaubt ihr zu spielen und sonst nichts.
account-bot-name = Name des Bots
account-bot-make = Bot anlegen
account-bot-token = Token von { $name }
account-bot-token-about = Kopiere das Token jetzt; es wird nicht noch einmal gezeigt. Mit diesem Befehl spielt eine Engine:
account-bot-token-kept = Fertig
account-bot-token-new = Neues Token
account-bot-token-new-this = Neues Token für { $name }
account-bot-revoke = Widerrufen
account-bot-revoke-this = Token von { $name } widerrufen
account-bot-revoked = hat kein Token
account-bot-unused = noch nicht benutzt
account-bot-used = zuletzt hier { $when }
account-bot-delete = Löschen
account-bot-delete-this = { $name } löschen
account-bot-delete-really = Wirklich löschen?
account-codes-replaced = Die früheren Codes gelten nicht mehr.
account-codes-save = Als Datei speichern
account-codes-kept = Ich habe sie aufbewahrt
account-this-browser = dieser Browser
account-log-out-this = { $browser } abmelden
account-log-out-others = Alle anderen abmelden
account-browsers = Angemeldete Browser
account-device = { $browser } auf { $system }
account-some-browser = Ein Browser
account-export = Alles als Datei speichern
account-codes-about = Bewahre diese Codes auf. Wenn du dein Passwort verlierst, öffnet jeder von ihnen dein Konto einmal. Sie werden nicht noch einmal gezeigt.
account-delete-about = Partien mit anderen Menschen bleiben für diese erhalten, ohne deinen Namen. Laufende Partien mit ihnen werden aufgegeben.
account-codes-left =
    { $count ->
        [one] Ein Wiederherstellungscode ist übrig. Neue ersetzen ihn.
       *[other] { $count } Wiederherstellungscodes sind übrig. Neue ersetzen sie.
    }
account-adopted =
    { $count ->
        [one] Dein Konto hat eine Partie übernommen.
       *[other] Dein Konto hat { $count } Partien übernommen.
    }
account-delete =
    { $kind ->
        [account] Das Konto und alle seine Daten löschen
       *[browser] Die Daten dieses Browsers löschen
    }
account-delete-really =
    { $kind ->
        [account] Das Konto und alle seine Daten wirklich löschen? Das lässt sich nicht rückgängig machen.
       *[browser] Die Daten dieses Browsers wirklich löschen? Das lässt sich nicht rückgängig machen.
    }

## The lobby, and calls to a player

call-paired = Deine Partie gegen { $name } beginnt.
call-challenge = { $name } fordert dich heraus.
call-your-move = Du bist gegen { $name } am Zug.
call-go = Dorthin
lobby-title = Lobby
lobby-about = Finde jemanden zum Spielen oder sieh zu. Ein Konto ist nicht nötig.
lobby-quick = Schnelle Paarung
lobby-other = Eine andere Partie …
lobby-engine = Oder spiel sofort gegen die Engine
lobby-yours = Deine Herausforderungen
lobby-open = Wer spielen will
lobby-open-none = Niemand wartet. Wähle oben eine Uhr; wer als Nächster dieselbe Partie will, spielt gegen dich.
lobby-live = Partien zum Zusehen
lobby-live-none = Zurzeit laufen keine Partien.
lobby-waiting = Warte auf einen Gegner …
lobby-cancel = Abbrechen
lobby-withdraw = Zurückziehen
lobby-decline = Ablehnen
lobby-accept = Annehmen
lobby-play = Spielen
lobby-play-this = Gegen { $name } spielen
lobby-challenges = { $name } fordert dich heraus
lobby-challenged = Du hast { $name } herausgefordert
call-round = { $title }: Deine Partie gegen { $name } beginnt.
tournaments-title = Turniere
tournaments-about = Viele Partien gegen viele Gegner. Turniere beginnen von selbst; mit einem Konto kannst du teilnehmen oder eines anlegen.
tournaments-open = Bald
tournaments-open-none = Kein Turnier ist geplant.
tournaments-running = Laufend
tournaments-over = Beendet
tournament-link = Turnier
tournament-make = Turnier anlegen
tournament-make-account = Melde dich an, um ein Turnier anzulegen.
tournament-name = Bezeichnung
tournament-kind = Art
tournament-swiss = Schweizer System
tournament-swiss-about = In jeder Runde spielen Spieler mit gleich vielen Punkten gegeneinander, niemand zweimal gegen denselben.
tournament-carousel = Karussell
tournament-carousel-about = Eine bestimmte Zeit lang wird sofort wieder gepaart, wer frei ist. Komm und geh, wann du willst.
tournament-rounds = Runden
tournament-rounds-of = Runden: { $count }
tournament-duration = Dauer
tournament-length = { $minutes } Min.
tournament-hours = { $hours } Std.
tournament-streaks = Serien: nach zwei Siegen in Folge zählen Partien doppelt
tournament-bots = Bots dürfen teilnehmen
tournament-starts = Beginnt in
tournament-players = Teilnehmer: { $count }
tournament-join = Teilnehmen
tournament-leave = Aussteigen
tournament-back = Wieder einsteigen
tournament-cancel = Das Turnier absagen
tournament-cancelled = Das Turnier fiel aus: zu wenige Spieler, oder es wurde abgesagt.
tournament-finished = Das Turnier ist zu Ende.
tournament-round-of = Runde { $round } von { $count }.
tournament-starts-in = Beginnt in { $time }
tournament-ends-in = Zeit für neue Partien: { $time }
tournament-next-in = Nächste Runde in { $time }
tournament-waiting = Du nimmst teil: Jede Seite sagt dir, wenn deine Partie beginnt. Fängst du nicht binnen einer Minute an, verlierst du sie.
tournament-out = Du bist ausgestiegen: Du wirst erst wieder gepaart, wenn du zurückkommst.
tournament-your-game = Zu deiner Partie
tournament-standings = Tabelle
tournament-pairings = Paarungen
tournament-none = Noch nimmt niemand teil.
tournament-points = Punkte
tournament-buchholz = Buchholzwertung
tournament-sonneborn = Sonneborn-Berger-Wertung
tournament-wins = Siege
tournament-bye = ist spielfrei
tournament-gone = ausgestiegen
tournament-on-streak = Partien zählen jetzt doppelt
rated = Gewertet
casual = Ungewertet
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Schnell
speed-classical = Klassisch
setup-rated = Gewertete Partie
setup-rated-about = Zählt für deine Wertung in dieser Regel und diesem Tempo. Es gibt keine Tipps, und gegen die Engine wird nichts zurückgenommen.
setup-rated-level = Stufe { $level } hat die Wertung { $rating }.
setup-rated-account = Gewertete Partien brauchen ein Konto.
setup-rated-clock = Gewertete Partien brauchen eine Uhr.
setup-rated-size = Gewertete Partien dieser Regel werden auf { $sizes } gespielt.
setup-rated-opening = Gewertete Partien dieser Regel brauchen eine dieser Eröffnungen: { $openings }.
profile-link = Dein Profil und deine Wertungen
profile-title = Spieler
profile-challenge = Herausfordern
profile-ratings = Wertungen
profile-ratings-none = Noch keine gewerteten Partien.
profile-curve = Wertung über die letzten Partien: niedrigste { $low }, höchste { $high }, jetzt { $now }.
profile-results = Ergebnisse gewerteter Partien
profile-won = Gewonnen
profile-drawn = Remis
profile-lost = Verloren
profile-games = Letzte öffentliche Partien
profile-games-none = Noch keine öffentlichen Partien. Partien aus der Lobby sind öffentlich, alle anderen privat.
leaders-title = Bestenlisten
leaders-about = Die höchsten Wertungen nach Regel und Tempo. Vorläufige Wertungen fehlen.
leaders-none = Hier hat noch niemand eine gefestigte Wertung.
leaders-speed = Tempo
leaders-games = Partien

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
teach-label = Lehrhilfe
teach-about = Zeigt dir deine Fehler, sobald sie geschehen, und lässt dich den Zug zurücknehmen.
teach-off = Aus
teach-blunders = Nur grobe Fehler
teach-all = Alle Fehler
teach-blunder = { $move } ist ein grober Fehler
teach-mistake = { $move } ist ein Fehler
teach-take-back = Zurücknehmen
teach-show = Zeigen, warum
teach-play-on = Weiterspielen
terminal-teach-back = { $move } zurücknehmen? (y = ja, n = nein)

## The plain terminal

terminal-commands-hint = ? zeigt die Befehle.
terminal-draw-declined = Das Remis ist abgelehnt.
terminal-chose = { $who }: { $what }.
terminal-sentence = { $text }.
terminal-opening-over = Die Eröffnung ist beendet: { $black } gegen { $white }.
terminal-played = { $who } spielte { $points }.
terminal-over-now = Die Partie ist zu Ende: n beginnt eine neue, q beendet.
terminal-hint-offer = t gibt einen Tipp.
terminal-hint-key = h gibt einen Tipp.
terminal-not-judged = Der Zug wurde nicht beurteilt: { $why }.
terminal-not-counted = Das Ergebnis zählt nicht: { $why }.
terminal-run-program = In der Partie sitzt das Programm { $name }. { $command } starten? (y/n)
terminal-moves-typed = Seine Züge kann man auch eintippen.
terminal-thinks = { $who } denkt nach
terminal-declines = { $who } lehnt das Remis ab.
terminal-time-taken = Zeit: { $seconds } s.
terminal-time-thought = Zeit: { $seconds } s, Tiefe { $depth }, Bewertung { $score }.
terminal-hint = Tipp: { $hint }
terminal-hint-more = Tipp: { $hint } t sagt mehr.
terminal-hint-line = Tipp: { $move } ({ $score }, Tiefe { $depth }): { $line }.
terminal-try-again = Enter versucht es noch einmal; der Zug kann auch getippt werden.
terminal-not-saved-yet = Noch nicht gespeichert: { $why }.
terminal-not-saved = Nicht gespeichert: { $why }.
terminal-strength = Deine Stärke gegen die Stufen: { $rating } ({ $change }).
terminal-goodbye = Auf Wiedersehen.
terminal-average = Durchschnitt von { $who }: { $seconds } s pro Zug.
terminal-resume = Weiter mit: { $command }
terminal-saved-in = Die Partie ist in { $file } gespeichert.
terminal-result-back = Das Ergebnis ist zurückgenommen.
terminal-taken-back =
    { $moves } { $count ->
        [one] ist
       *[other] sind
    } zurückgenommen.
terminal-none-forbidden =
    { $color ->
        [black] Für Schwarz ist kein Punkt verboten.
       *[white] Für Weiß ist kein Punkt verboten.
    }
terminal-no-move = { $number } ist kein Zug: erwartet wird 0 bis { $most }.
terminal-board-after = Das Brett nach Zug { $number }; die Partie ist bei { $ply }.
terminal-nothing-played = Es wurde noch nichts gespielt.
terminal-history-hint = h { $number } zeigt das Brett nach Zug { $number }.
terminal-level-engines = Hier spielen { $count } Engines: eine Stufe bekommt nur eine einzige.
terminal-plays-on = { $who } spielt weiter.
terminal-exists = { $file } gibt es schon; s! { $file } überschreibt die Datei.
terminal-saved-as = Gespeichert als { $file }
terminal-load-hint = l 1 oder l FILE lädt eine Partie.
terminal-none-saved = Noch ist keine Partie gespeichert: l FILE.
terminal-loaded = { $name } ist geladen.
terminal-another = Eine neue Partie.
terminal-help-move = ein Zug: Spalte und Zeile
terminal-help-enter = die Engine ziehen lassen
terminal-help-undo = zurücknehmen
terminal-help-redo = wiederholen
terminal-help-tip = Tipp in Stufen: Gegend, Form, Zug
terminal-help-history = Verlauf, oder das Brett nach Zug N
terminal-help-forbidden = verbotene Punkte
terminal-help-draw = Remis anbieten
terminal-help-resign = aufgeben
terminal-help-level = Stufe der Engine, 1 bis 10, oder full
terminal-help-save = speichern, und das Brett als Python
terminal-help-save-over = eine Datei überschreiben
terminal-help-load = Datei oder gespeicherte Partie laden; auflisten
terminal-help-new = neue Partie mit vertauschten Plätzen
terminal-help-help = diese Hilfe
terminal-help-quit = beenden; die Partie bleibt erhalten
terminal-offers = Angebot { $point }
terminal-ask-rule = Regel ({ $known })
terminal-ask-size = Brettgröße ({ $least } bis { $most })
terminal-ask-opening = Eröffnung ({ $known })
terminal-ask-opponent = Gegner (Stufe { $least } bis { $most }, full für volle Stärke, person für einen Menschen oder cmd:PROGRAM)
terminal-ask-color = Deine Farbe (black für Schwarz, white für Weiß)
terminal-ask-opens = Wer eröffnet: du (black) oder die Engine (white)
terminal-ask-name-none = Dein Name (- für keinen)
terminal-ask-other = Name des anderen Spielers
terminal-ask-other-none = Name des anderen Spielers (- für keinen)
terminal-ask-clock = Bedenkzeit (etwa 5+3, 10s/move oder none)
terminal-panel-opening = Eröffnung: { $opening }
terminal-panel-last = { $moves }, zuletzt { $move }
terminal-panel-pairs = Paare: Schwarz { $black }, Weiß { $white }
terminal-panel-five =
    { $color ->
        [black] die Fünf von Schwarz kann gesprengt werden
       *[white] die Fünf von Weiß kann gesprengt werden
    }
terminal-shows-board = Enter zeigt das Brett
terminal-prompt-over = Die Partie ist zu Ende (n neue Partie, u zurück, s speichern, l laden, q beenden)
terminal-time-left = noch { $time }
terminal-hash = Tabelle { $percent } %
terminal-compiling = die Engine wird übersetzt
terminal-loading = die Engine wird geladen
terminal-kernels = { $what } { $bar } { $done } von { $total } Kernen
terminal-compiling-once = die Engine wird übersetzt, einmal für diese Version; das dauert etwa eine Minute
terminal-position = Regel { $rule }, { $size }, { $moves }.
terminal-opening-name = Eröffnung: { $name }.
terminal-to-move =
    { $color ->
        [black] Schwarz ist am Zug.
       *[white] Weiß ist am Zug.
    }
terminal-pairs = Geschlagene Paare: Schwarz { $black }, Weiß { $white }.
terminal-captures =
    { $color ->
        [black] Schwarz
       *[white] Weiß
    } schlägt { $stones } ({ $count ->
        [one] 1 Paar
       *[other] { $count } Paare
    }).
terminal-pending =
    { $color ->
        [black] Schwarz hat eine Fünf; Weiß kann sie noch durch Schlagen sprengen.
       *[white] Weiß hat eine Fünf; Schwarz kann sie noch durch Schlagen sprengen.
    }
terminal-forbidden =
    { $color ->
        [black] Für Schwarz verboten
       *[white] Für Weiß verboten
    }: { $points }.
terminal-with-line = { $how }: { $line }.
terminal-result = Ergebnis: { $result }
terminal-unreadable = nicht lesbar
terminal-no-saved = Keine Partie ist gespeichert.
terminal-plain-mode = { $why }; dies ist der einfache Modus
terminal-no-screen = dieses Terminal kann den Vollbildmodus nicht zeigen
terminal-no-textual = der Vollbildmodus braucht tengen[tui]
terminal-not-remembered = die Einstellungen werden nicht gemerkt: { $why }
terminal-against = { $black } gegen { $white }, { $rule }, { $size }.
terminal-interrupted = Abgebrochen.
terminal-moves-on-average = { $who }: { $moves }, im Schnitt { $seconds } s pro Zug.

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = ein Zug (h8), hint Tipp, solution Lösung, skip überspringen, quit beenden
terminal-lesson-commands = hint Tipp, solution Lösung, skip überspringen, quit beenden
terminal-ask-move = Zug
terminal-ask-point = Punkt
terminal-ask-choose = Wähle { $options }
terminal-next = Weiter: { $command }
terminal-step = Schritt { $number } von { $count }: { $title }
terminal-a-puzzle = eine Aufgabe
terminal-right = Richtig. { $text }
terminal-again = { $text } Versuche es noch einmal.
terminal-no-play = { $move } kann hier nicht gespielt werden.
terminal-puzzle = Aufgabe { $id }: { $rule }, { $theme }, { $rating }
terminal-rating = Wertung { $rating }, { $solved } gelöst, längste Serie { $best }.
terminal-rating-change = Wertung { $rating } ({ $change }), Serie { $streak }.
terminal-drill = Übung: { $rule }, { $source }
terminal-drill-right = { $move } ist richtig ({ $score }).
terminal-drills-due =
    { $due } von { $count ->
        [one] 1 Übung
       *[other] { $count } Übungen
    } fällig.
terminal-drills-none = Noch gibt es keine Übungen. { $command } macht welche.
terminal-source = Zug { $number }, { $place }
terminal-source-times = { $source } ({ $count }-mal)
terminal-place =
    { $kind ->
        [game] Partie
        [review] Rückblick
       *[analysis] Analyse
    }
terminal-earlier-game = eine frühere Partie
terminal-drills-made =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }, { $fresh ->
        [one] 1 neue Übung
       *[other] { $fresh } neue Übungen
    }.
terminal-drills-unsure = Eine tiefere Suche hat { $count } der Fehler nicht bestätigt.
terminal-better = besser
terminal-then = dann
terminal-column =
    { $name ->
        [number] Nr.
        [side] Seite
        [move] Zug
        [mark] Note
        [before] vorher
        [after] nachher
        [better] besser
        [player] Spieler
        [games] Partien
        [moves] Züge
        [accuracy] Genauigkeit
        [opening] Eröffnung
        [middle-game] Mittelspiel
        [endgame] Endspiel
        [black] Schwarz
        [white] Weiß
        [overlooks] übersieht
        [depth] Tiefe
        [score] Wert
        [time] Zeit
       *[line] Variante
    }
terminal-accuracy =
    Genauigkeit von { $color ->
        [black] Schwarz
       *[white] Weiß
    }: { $percent } %
terminal-review-left =
    Der Rückblick ist unvollständig: { $count ->
        [one] 1 Suche fehlt noch.
       *[other] { $count } Suchen fehlen noch.
    }
terminal-review-positions = Stellungen
terminal-review-turns = Wendepunkte: noch { $count }
terminal-games-done = { $done } von { $count } Partien sind in { $folder }
terminal-game-of = Partie { $number } von { $count }
terminal-explain-move =
    { $color ->
        [black] Schwarz
       *[white] Weiß
    } am Zug, { $move }:
terminal-factors-for =
    { $color ->
        [black] Für Schwarz
       *[white] Für Weiß
    }:
terminal-factors-then =
    { $color ->
        [black] Schwarz
       *[white] Weiß
    } kann dann haben:
terminal-total = Summe: { $total }
terminal-no-threats = keine Drohungen
terminal-terms = Die Posten der Bewertung, für die Seite am Zug:

## The full-screen terminal

terminal-save = Speichern
terminal-open = Öffnen
terminal-new = Neu
terminal-help = Hilfe
terminal-quit = Beenden
terminal-start = Beginnen
terminal-analysis = Analyse
terminal-logo = fünf in einer Reihe
terminal-name = Name
terminal-command = Befehl
terminal-think-seconds = Sekunden pro Zug (2, oder die Uhr)
terminal-person = Mensch
terminal-adaptive = angepasste Stufe
terminal-other-engine = andere Engine
terminal-other-clock = andere
terminal-clock-such = 5+3 oder 10s/move
terminal-continue = Weiter: { $title }
terminal-start-hint = Pfeiltasten wählen, Enter beginnt die Partie.
terminal-looking-back = Du blickst zurück: Ende führt zur Partie.
terminal-over-new = { $ending } n beginnt eine neue Partie.
terminal-over-back = { $ending } n: neue Partie, u: zurücknehmen.
terminal-hurry = { $who } denkt nach; m lässt sofort ziehen.
terminal-typing = Zug: { $text }
terminal-who-for = Wer spielt für { $who } weiter?
terminal-no-resign = Jetzt kann niemand aufgeben.
terminal-resigns = { $who } gibt auf
terminal-paused = Angehalten. p setzt fort.
terminal-unmarked = Verbotene Punkte sind nicht markiert.
terminal-hint-person = Einen Tipp bekommt ein Mensch, der am Zug ist.
terminal-report =
    { $color ->
        [black] { $move } für Schwarz
       *[white] { $move } für Weiß
    }
terminal-save-as = Speichern als (.sgf, .psq …):
terminal-write-over = { $file } überschreiben
terminal-file-exists = { $file } gibt es schon
terminal-leave-it = so lassen
terminal-thinking = denkt nach
terminal-program-who = { $name } ist ein Programm. Wer spielt?
terminal-run = { $command } starten
terminal-draw-question = { $who }: Remis?
terminal-failed-who = { $who } ist ausgefallen. Wer spielt weiter?
terminal-tengen-full = Tengen mit voller Stärke
terminal-getting-ready = Die Engine wird vorbereitet.
terminal-getting-ready-first = Die Engine wird vorbereitet. Beim ersten Mal dauert das etwa eine Minute.
terminal-hint-plays = Tipp: { $move }. Enter spielt ihn.
terminal-note-pairs = Paare { $taken }/{ $needed }
terminal-note-moves = { $moves }, { $seconds } s pro Zug
terminal-browsing = Zug { $ply } von { $count }. Bild auf/ab blättern, Ende kehrt zurück.
terminal-chooses-digits = { $who } wählt: 1 bis { $count }.
terminal-chooses-arrows = { $who } wählt: Pfeiltasten und Enter.
terminal-good-for =
    { $color ->
        [black] Gut für Schwarz
       *[white] Gut für Weiß
    }:
terminal-back = Esc: zurück
terminal-open-game = Eine Partie öffnen
terminal-open-keys = Tab: Liste oder Datei, Enter: öffnen, Esc: zurück
terminal-file = Datei
terminal-cannot-open = { $file } lässt sich nicht öffnen: { $why }

## The keys of the full-screen terminal

terminal-keys-board = DAS BRETT
terminal-keys-game = DIE PARTIE
terminal-keys-analysis = ANALYSE
terminal-keys-signs = ZEICHEN
terminal-keys-arrows = Pfeiltasten
terminal-keys-mouse = Maus
terminal-key-cursor = den Cursor [ ] bewegen
terminal-key-place = einen Stein setzen
terminal-key-type = einen Zug tippen, etwa h8
terminal-key-click = klicken setzt einen Stein
terminal-key-browse = durch die Züge blättern; Pos1 und Ende: Anfang und Schluss
terminal-key-zoom = kleine oder große Steine, wo Platz ist
terminal-key-undo = zurück; gegen eine Engine bis zu deinem Zug
terminal-key-teaching = Hinweise: aus, grobe Fehler, alle Fehler
terminal-key-now = die Engine sofort ziehen lassen
terminal-key-change = den Spieler der Seite am Zug wechseln
terminal-key-pause = die Uhren anhalten
terminal-key-forbidden = verbotene Punkte: markieren und begründen
terminal-key-numbers = Zugnummern auf den Steinen
terminal-key-save = speichern (sgf, psq, json …)
terminal-key-open = eine Partie öffnen
terminal-key-new = neue Partie
terminal-key-panel = Analyse ein- oder ausblenden
terminal-key-lines = mehr oder weniger Varianten
terminal-key-explain = alles über den Zug unter dem Cursor
terminal-sign-winning = die Gewinnreihe
terminal-sign-last = letzter Zug
terminal-sign-cursor = Cursor
terminal-sign-both = letzter Zug und Cursor
terminal-sign-forbidden = verboten
terminal-sign-best = beste Züge der Analyse
terminal-keys-saved = Jede Partie wird nach jedem Zug gespeichert. Strg-C beendet jederzeit und nennt den Befehl zum Fortsetzen.

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
welcome-puzzles = Mit drei kurzen Aufgaben herausfinden
welcome-later = Später
welcome-placed = Dein Gegner ist bereit
welcome-placed-gentle = Er beginnt sanft und richtet sich nach deinen Ergebnissen. Grobe Fehler werden gezeigt, und du darfst sie zurücknehmen.
welcome-placed-about = Er beginnt etwa mit deiner Stärke und richtet sich nach deinen Ergebnissen.
welcome-lesson = Oder beginne mit der ersten Lektion
placement-title = Aufgabe { $number } von { $count }
placement-about = Die erste Antwort zählt. Wenn du nicht weiterweißt, geh weiter.
placement-unknown = Weiß ich nicht
placement-finish = Gegner finden
placement-result = Du hast { $solved } von { $count } gelöst. Dein Gegner beginnt etwa auf Stufe { $level } und richtet sich nach deinen Ergebnissen.
placement-play = Erste Partie spielen

## Numbers and scores

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
score-won = { color-name } hat gewonnen
score-drawn = Remis
score-wins-in =
    { color-name } gewinnt in { $plies ->
        [one] 1 Halbzug
       *[other] { $plies } Halbzügen
    }
score-even = ausgeglichen
score-better = { color-name } steht besser ({ $percent } %)

## Players

seat-engine-level = Engine, { $name }
talk-title = Chat
talk-about = Grüße oder schreib eine Zeile. Nur ihr beide könnt sie lesen.
talk-log-in = Melde dich an, um eigene Worte zu schreiben.
talk-message = Nachricht
talk-send = Senden
talk-you = Du
talk-mute = Stummschalten
talk-unmute = Stummschaltung aufheben
talk-muted = Du hast diesen Spieler stummgeschaltet.
talk-report = Melden
talk-report-this = { $name } melden
talk-report-why = Was stimmt nicht?
report-talk = Beleidigende Nachrichten
report-cheating = Spielt mit einer Engine
report-stalling = Zögert hinaus oder geht weg
report-name = Beleidigender Name
report-other = Etwas anderes
talk-report-details = Einzelheiten (freiwillig)
talk-report-send = Meldung senden
talk-report-cancel = Abbrechen
talk-reported = Danke. Der Betreiber sieht es sich an.
talk-hello = Hallo!
talk-good-luck = Viel Glück!
talk-nice-move = Schöner Zug!
talk-oops = Hoppla!
talk-well-played = Gut gespielt!
talk-good-game = Gute Partie!
talk-thanks = Danke!
talk-bye = Tschüss!
seat-engine-bot = Engine eines Mitglieds
seat-engine-full = Engine mit voller Stärke, { $seconds } s pro Zug
seat-by-link = Mensch per Link
seat-person = Mensch
seat-first = Erster Spieler
seat-second = Zweiter Spieler
seat-level = Stufe { $level }
seat-full = volle Stärke
seat-program = anderes Programm
who-seat =
    { $seat ->
        [first] der erste Spieler
       *[second] der zweite Spieler
    }
who-named = { $name } ({ $role })
seat-absent = ist noch nicht da
seat-you = du
claim-title = Der Gegner ist fort
claim-left = { $name } hat die Partie verlassen.
claim-idle = { $name } hat nicht gezogen.
claim-wait = In { $time } kannst du die Partie beanspruchen.
claim-win = Sieg beanspruchen
claim-draw = Remis nehmen
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
setup-challenge-about = Der Spieler wird benachrichtigt und kann annehmen oder ablehnen.
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
play-resign = Auf­geben
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
play-book = Buch
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
share-embed = Code für eine Webseite
share-embed-about = Er zeigt die Partie auf einer eigenen Seite.
embed-title = Eine Partie { -gomoku }
embed-open = In Tengen öffnen
embed-failed = Diese Partie kann nicht gezeigt werden.
embed-start = Vor dem ersten Zug.
embed-move = Zug { $number } von { $count }: { $move }.
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
explorer-title = Zugübersicht
explorer-about = Züge aus dem Eröffnungsbuch, aus Beweisen und aus Partien. Wähle einen Zug, um ihn zu spielen.
explorer-none = Über diese Stellung ist nichts bekannt.
explorer-all = Alle { $count } Züge zeigen
explorer-verdict = Urteil
explorer-public = Öffentliche Partien
explorer-own = Deine Dateien
explorer-results = Schwarz { $black }, Weiß { $white }, Remis { $draws }, ohne Ergebnis { $unknown }
explorer-proof-title = Gegen den Beweis spielen
explorer-proof-switch = Der Beweis spielt Schwarz
explorer-proof-about = Spiel Weiß gegen einen bewiesenen Gewinn: Der Beweis antwortet sofort und sagt, warum. Wo kein Beweis deinen Zug abdeckt, antwortet die Engine, und das steht dann hier.
explorer-proof-says = { $move } ist bewiesen: { $verdict }, gleich was geantwortet wird.
explorer-engine-says = { $move } stammt aus keinem Beweis: Diese Stellung deckt keiner ab. Die Engine spielt ihn ({ $score }).
explorer-begins = { $move }: Der Beweis beginnt in der Mitte.
explorer-won = Der Beweis hat gewonnen. Nimm Züge zurück und versuche eine andere Verteidigung.
explorer-threat = Drohung: { $move }. Nach jeder Antwort, die keine eigene Erwiderung braucht: { $verdict }.
explorer-answers = Antworten, die eine eigene Erwiderung brauchen: { $points }
explorer-even-title = Ausgeglichene Stellungen
explorer-even-about = Steine, die beiden Seiten gleiche Chancen lassen, für Angebote bei Tausch und Swap2.
explorer-even-move = Ausgeglichene Züge suchen
explorer-even-pair = Ausgeglichene Paare suchen
explorer-even-searching = Ausgeglichene Steine werden gesucht …
explorer-even-stones = Steine
explorer-even-chance = Chance der Seite am Zug
explorer-files-title = Deine Dateien
explorer-files-about = Partien aus deinen eigenen Dateien werden nur für dich gezählt.
explorer-files-open = Offene Partie hinzufügen
explorer-files-remove = { $name } entfernen
explorer-find = Diese Stellung suchen
explorer-find-about = Diese Stellung im ganzen Baum suchen, auch gedreht, gespiegelt oder mit anderer Zugfolge
explorer-found =
    Diese Stellung kommt im Baum noch an { $count ->
        [one] einer anderen Stelle
       *[other] { $count } anderen Stellen
    } vor.
explorer-found-none = Diese Stellung kommt sonst nirgends im Baum vor.
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
line-better = Besser: { $move }
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
review-show-longest = Längste Verteidigung zeigen
review-lost = Die Partie war da schon verloren; dieser Zug hat sie nur früher beendet.
review-overlooked = { color-name } hat übersehen: { $kinds }
review-practise = Üben: { $theme }
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
class-lost = schon verloren
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
    } bis zum Schluss vorn.
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

list-comma = { $others }, { $last }
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
instruction-options = Wähle: { $options }.
instruction-draw = { $who } bietet Remis an: annehmen oder ablehnen.
instruction-undo = { $who } bittet um Rücknahme: erlauben oder ablehnen.

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
        [direct-opening] Direkte Eröffnung
        [indirect-opening] Indirekte Eröffnung
        [one-space-opening] Eröffnung mit einem Feld Abstand
        [diagonal-one-space-opening] Diagonale Eröffnung mit einem Feld Abstand
        [knights-opening] Springer-Eröffnung
        [large-knights-opening] Große Springer-Eröffnung
       *[two-space-opening] Eröffnung mit zwei Feldern Abstand
    }
opening-numbered =
    { opening-name } ({ $group ->
        [direct] direkt
       *[indirect] indirekt
    } { $number })

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

drills-title = Übungen
drills-prompt =
    { $color ->
        [black] Schwarz spielte hier { $move } { $mark }. Finde einen besseren Zug.
       *[white] Weiß spielte hier { $move } { $mark }. Finde einen besseren Zug.
    }
drills-due =
    { $count ->
        [one] 1 Übung ist heute fällig
       *[other] { $count } Übungen sind heute fällig
    }
drills-count = { $due } von { $total } fällig
drills-next = Nächste Übung
drills-all = Alle Übungen
drills-solve =
    { $count ->
        [one] Die fällige Übung lösen
       *[other] Die { $count } fälligen Übungen lösen
    }
drills-next-due = Jetzt ist nichts fällig. Die nächste Übung kommt { $when }.
drills-none = Es gibt noch keine Übungen. Öffne im Rückblick einer Partie einen Fehler und mach ihn zur Übung.
drills-entry =
    { $color ->
        [black] Schwarz { $move } { $mark }
       *[white] Weiß { $move } { $mark }
    }
drills-try = Versuchen
drills-move = Zug { $number } deiner Partie
drills-again = Du siehst sie { $when } wieder.
drills-in-game = In der Partie: { $reason }
drills-now = jetzt
drills-in-minutes =
    { $count ->
        [one] in 1 Minute
       *[other] in { $count } Minuten
    }
drills-in-days =
    { $count ->
        [one] morgen
       *[other] in { $count } Tagen
    }
review-drill = Zur Übung machen
review-drills = Diese Fehler zu Übungen machen
review-drills-making = Die Lösungen werden geprüft …
review-drills-made =
    { $count ->
        [one] 1 Übung wurde angelegt. Sie ist morgen fällig.
       *[other] { $count } Übungen wurden angelegt. Sie sind morgen fällig.
    }
review-drills-known = Das sind schon Übungen.
review-drills-unsure = Eine tiefere Suche hat diese Fehler nicht bestätigt.

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

lessons-five-title = Was eine Fünf ist
lessons-five-about = Fünf Steine in einer Reihe gewinnen, in jeder Richtung.
lessons-five-row-title = Fünf in einer Reihe
lessons-five-row-text = Schwarz hat vier in einer Reihe: { $four }. Noch ein Stein an einem der Enden macht fünf und gewinnt. Spiel ihn.
lessons-five-row-done = Fünf in einer Reihe: Schwarz gewinnt. { $ends } waren beide richtig.
lessons-five-gap-title = Fülle die Lücke
lessons-five-gap-text = Eine Reihe lässt sich auch von innen schließen. Den schwarzen Steinen { $four } fehlt einer. Finde ihn.
lessons-five-gap-done = Fünf in der Spalte. Eine Lücke zählt so viel wie ein Ende.
lessons-five-diagonal-title = Auf der Diagonale
lessons-five-diagonal-text = Auch Diagonalen zählen, und man übersieht sie am leichtesten. { $block } ist von Weiß besetzt, aber die Reihe hat noch ein anderes Ende.
lessons-five-diagonal-done = Fünf auf der Diagonale.
lessons-five-edge-title = Am Rand entlang
lessons-five-edge-text = Die schwarzen Steine { $four } liegen am Rand, und Weiß hält { $block }. Ist noch Platz für fünf?
lessons-five-edge-done = Ja: Die Reihe reicht genau bis in die Ecke.
lessons-five-six-title = Sechs zählen auch
lessons-five-six-text = Im Freestyle gewinnt auch eine längere Reihe. Verbinde die drei und die zwei schwarzen Steine.
lessons-five-six-done = Sechs in einer Reihe gewinnen im Freestyle. Andere Regeln sehen das anders.
lessons-five-first-title = Gewinne, bevor du verteidigst
lessons-five-first-text = Weiß droht fünf auf { $their }. Aber Schwarz ist am Zug. Was kommt zuerst?
lessons-five-first-done = Deine eigene Fünf beendet die Partie. Es gab nichts mehr zu stoppen.
lessons-fours-title = Vieren
lessons-fours-about = Einer Vier fehlt ein Stein zur Fünf. Sie erzwingt eine Antwort.
lessons-fours-make-title = Mach eine Vier
lessons-fours-make-text = Weiß hat ein Ende der schwarzen Drei auf { $block } geschlossen. Setze trotzdem einen vierten Stein, sodass noch einer fünf machen würde.
lessons-fours-make-done = Eine Vier: Weiß muss sofort antworten, sonst verliert Weiß.
lessons-fours-stop-title = Stoppe eine Vier
lessons-fours-stop-text = Weiß hat vier in der Spalte, und der schwarze Stein { $block } schließt ein Ende. Nimm sofort das andere Ende.
lessons-fours-stop-done = Eine Vier lässt nur eine Antwort zu. Das war sie.
lessons-fours-inside-title = Eine Vier mit Lücke
lessons-fours-inside-text = Auch die weißen Steine { $four } sind eine Vier, obwohl sie sich nicht alle berühren. Wo würde Weiß fünf machen?
lessons-fours-inside-done = Nur die Lücke macht fünf, also stoppt sie auch nur die Lücke.
lessons-fours-open-title = Eine offene Vier
lessons-fours-open-text = Schwarz hat drei Steine auf einer Diagonale mit Platz an beiden Enden. Mach daraus eine Vier, die ein Stein nicht stoppen kann.
lessons-fours-open-done = Jetzt machen zwei Punkte fünf, und Weiß kann nur einen davon nehmen.
lessons-fours-edge-title = Platz zum Wachsen
lessons-fours-edge-text = Schwarz hat zwei Dreien. { $short } steht am Rand, wo eine Vier nur ein offenes Ende hat. Mach mit der anderen eine offene Vier.
lessons-fours-edge-done = Eine offene Vier braucht auf beiden Seiten einen freien Punkt.
lessons-fours-oneline-title = Zwei Vieren auf einer Linie
lessons-fours-oneline-text = Ein Stein in dieser Reihe macht zwei verschiedene Fünfen möglich. Finde ihn.
lessons-fours-oneline-done = Weiß kann eine Lücke füllen. Schwarz macht in der anderen fünf.
lessons-fours-block-title = Eine Vier, die blockt
lessons-fours-block-text = Weiß hat eine offene Drei: { $three }. Mach eine Vier mit dem Stein, der sie zugleich blockt.
lessons-fours-block-done = Weiß muss auf die Vier antworten, und die Drei ist weg.
lessons-threes-title = Offene Dreien
lessons-threes-about = Einer offenen Drei fehlt ein Stein zur offenen Vier.
lessons-threes-make-title = Mach eine offene Drei
lessons-threes-make-text = Setze einen dritten Stein neben { $two }, sodass der nächste eine offene Vier machen könnte.
lessons-threes-make-done = Eine offene Drei. Weiß sollte jetzt darauf antworten.
lessons-threes-gap-title = Eine Drei mit Lücke
lessons-threes-gap-text = Auch getrennte Steine können zusammenarbeiten. Mach aus { $two } eine offene Drei.
lessons-threes-gap-done = Innen bleibt ein Punkt frei; wer ihn füllt, macht eine offene Vier.
lessons-threes-stop-title = Stoppe eine offene Drei
lessons-threes-stop-text = Die weißen Steine { $three } sind eine offene Drei. Unbeantwortet wird sie zu einer Vier mit zwei offenen Enden. Finde eine Antwort.
lessons-threes-stop-done = Die Drei ist nicht mehr offen.
lessons-threes-gain-title = Antworte und gewinne etwas
lessons-threes-gain-text = Die weißen Steine { $three } sind eine offene Drei mit Lücke. Eine der Antworten macht zugleich eine offene Drei für Schwarz.
lessons-threes-gain-done = Mit einem Stein verteidigen und angreifen: So wechselt die Führung.
lessons-threes-which-title = Nicht jede Drei ist offen
lessons-threes-which-text = Weiß hat zwei Dreien. { $closed } ist durch { $block } geschlossen und kann warten. Antworte auf die andere.
lessons-threes-which-done = Richtig. Eine geschlossene Drei wird nur zu einer Vier, und auf eine Vier gibt es eine Antwort.
lessons-threes-end-title = Das richtige Ende
lessons-threes-end-text = Schwarz darf diese Drei fortsetzen. Der weiße Stein { $stone } ist nah, darum macht ein Ende nur eine einfache Vier. Wähle das andere.
lessons-threes-end-done = Auf beiden Seiten dieser Vier ist Platz.
lessons-threes-faster-title = Wessen Drei ist schneller
lessons-threes-faster-text = Beide Seiten haben eine offene Drei, und Schwarz ist am Zug. Verteidige nicht.
lessons-threes-faster-done = Weiß kann jetzt eine Vier machen, aber Schwarz macht zuerst fünf.
lessons-double-title = Zwei Drohungen zugleich
lessons-double-about = Ein Gegner kann auf eine Drohung antworten, aber nicht auf zwei.
lessons-double-fourthree-title = Eine Vier und eine Drei
lessons-double-fourthree-text = Ein Stein kann zugleich eine Vier und eine offene Drei machen. Weiß stoppt die Vier, und die Drei geht weiter. Finde diesen Stein.
lessons-double-fourthree-done = Die Vier-Drei ist der häufigste Weg zum Gewinn.
lessons-double-twofours-title = Zwei Vieren
lessons-double-twofours-text = Schwarz hat eine geschlossene Drei in einer Reihe und eine geschlossene Drei in einer Spalte. Wo treffen sie sich?
lessons-double-twofours-done = Zwei Vieren, zwei Punkte zur Fünf: Weiß kann nicht beide nehmen.
lessons-double-twothrees-title = Zwei Dreien
lessons-double-twothrees-text = Zwei schwarze Paare zielen auf einen Punkt. Ein Stein dort macht zwei offene Dreien.
lessons-double-twothrees-done = Weiß kann eine Drei stoppen. Die andere wird zur offenen Vier.
lessons-double-hidden-title = Beide mit Lücken
lessons-double-hidden-text = Reihen mit Lücken sind schwerer zu sehen. Finde den Stein, der eine Vier mit Lücke und eine Drei mit Lücke macht.
lessons-double-hidden-done = Nichts berührt sich, und es gewinnt trotzdem.
lessons-double-race-title = Zu langsam
lessons-double-race-text = Weiß hat eine offene Drei: { $three }. Zwei offene Dreien auf { $slow } kämen zu spät, weil Weiß zuerst eine Vier macht. Finde eine Doppeldrohung mit einer Vier.
lessons-double-race-done = Die Vier zwingt Weiß, sodass Weiß nie dazu kommt, die Drei zu nutzen.
lessons-double-answer-title = Schau auf die Antwort
lessons-double-answer-text = { $tempting } macht eine Vier-Drei, aber die weiße Antwort auf { $block } würde eine offene Vier machen. Finde die Vier-Drei, deren Antwort Weiß nichts bringt.
lessons-double-answer-done = Dieselbe Vier vom anderen Ende: Jetzt hilft die weiße Antwort niemandem, und die weiße Drei ist auch geblockt.
lessons-defend-title = Verteidigen
lessons-defend-about = Stoppe die Drohung, bevor sie entsteht, und wähle die richtige Seite.
lessons-defend-crossing-title = Nimm den Kreuzungspunkt
lessons-defend-crossing-text = Weiß droht noch nicht zu gewinnen. Aber ein Punkt würde Weiß zwei offene Dreien geben. Verhindere es.
lessons-defend-crossing-done = Wer den Punkt nimmt, auf dem sich zwei Reihen kreuzen, hat beide.
lessons-defend-fourthree-title = Vor der Vier-Drei
lessons-defend-fourthree-text = Die weiße Drei { $three } ist geschlossen und braucht für sich keine Antwort. Aber zusammen mit { $pair } macht sie eine Vier-Drei. Verhindere es.
lessons-defend-fourthree-done = Schau, wo sich die Reihen deines Gegners treffen, bevor du angreifst.
lessons-defend-side-title = Nur von einer Seite
lessons-defend-side-text = Der weiße Stein { $stone } steht rechts von der schwarzen Drei. Das genügt nicht, und nur ein einziger Zug hält.
lessons-defend-side-done = Jeder andere Zug verliert bewiesenermaßen: Schwarz macht eine offene Vier auf { $gain } oder gewinnt durch weitere Drohungen.
lessons-defend-more-title = Zwei Aufgaben für einen Stein
lessons-defend-more-text = Schwarz hat eine offene Drei und könnte auf { $second } außerdem eine Doppeldrei machen. Weiß hat Zeit für einen Zug.
lessons-defend-more-done = Auf dieser Seite zu blocken war der einzige Zug, der nicht verliert.
lessons-defend-gap-title = In die Lücke
lessons-defend-gap-text = Die weiße Drei { $three } lässt sich an drei Stellen blocken. Zwei davon verlieren. Schau auch auf den Punkt { $second }.
lessons-defend-gap-done = Die Lücke ist meist die beste Stelle: Von der Reihe bleibt nichts übrig.
lessons-vcf-title = Mit Vieren gewinnen
lessons-vcf-about = Eine Kette von Vieren lässt dem Gegner keine Wahl, bis die letzte gewinnt.
lessons-vcf-first-title = Zuerst eine Vier
lessons-vcf-first-text = Weiß hat eine offene Drei, also muss Schwarz allein mit Vieren gewinnen. { $cross } würde nur zwei offene Dreien machen, das ist zu langsam. Welche Vier macht daraus eine Vier-Drei?
lessons-vcf-first-done = Die Vier auf { $start } brachte noch einen Stein in die Spalte, sodass { $cross } eine Vier-Drei wurde.
lessons-vcf-stone-title = Der Stein, der bleibt
lessons-vcf-stone-text = Weiß droht eine Vier-Drei auf { $danger }. Schwarz kommt zuvor: Eine Vier mit Lücke lässt einen Stein zurück, den die nächste Vier braucht.
lessons-vcf-stone-done = Der Stein auf { $start } diente beiden Vieren.
lessons-vcf-two-title = Zweimal auf einer Linie
lessons-vcf-two-text = Schwarz kann in derselben Spalte nacheinander zwei Vieren machen. Finde die Reihenfolge, die mit einer Vier-Drei endet.
lessons-vcf-two-done = Zwei Vieren in der Spalte, dann die Vier-Drei auf { $end }: Weiß hatte nie einen freien Zug.
lessons-vcf-white-title = Weiß gewinnt
lessons-vcf-white-text = Schwarz hat eine offene Drei: { $three }. Weiß stoppt sie nicht, sondern gewinnt in { $n } Zügen, bis zum letzten alle mit Vieren.
lessons-vcf-white-done = Jede Vier kam einen Zug vor der schwarzen offenen Vier.
lessons-vcf-guard-title = Eine Vier auf dem richtigen Punkt
lessons-vcf-guard-text = Schwarz droht eine Vier-Drei auf { $danger } und hat außerdem eine offene Drei. Weiß braucht eine Vier, die das Erste verhindert und die eigene vorbereitet.
lessons-vcf-guard-done = Die Vier blockte die schwarze Doppeldrohung, und die nächste gehörte Weiß.
lessons-vct-title = Dreien helfen mit
lessons-vct-about = Auch offene Dreien zwingen, nur gibt es mehr als eine Antwort.
lessons-vct-three-title = Zuerst eine Drei
lessons-vct-three-text = Niemand droht etwas. Eine offene Drei gibt Schwarz den Stein, den zwei weitere Dreien brauchen.
lessons-vct-three-done = Weiß musste auf die Drei antworten. Dann machte { $then } zwei weitere zugleich.
lessons-vct-mixed-title = Drei, Vier, zwei Dreien
lessons-vct-mixed-text = Beginne mit einer offenen Drei. In der Mitte kommt eine Vier, am Ende eine Doppeldrei.
lessons-vct-mixed-done = Die Vier wurde erst ausgegeben, als sie einen Zug einbrachte.
lessons-vct-four-title = Eine Vier zu Beginn
lessons-vct-four-text = Vier schwarze Steine und noch keine Drei. Der Gewinn dauert { $n } Züge und beginnt mit einer Vier.
lessons-vct-four-done = Die Vier kam zuerst, weil jede folgende Drei ihren Stein braucht.
lessons-standard-title = Genau fünf
lessons-standard-about = Im Standard-Gomoku gewinnen sechs oder mehr in einer Reihe nicht.
lessons-standard-five-title = Fünf, nicht sechs
lessons-standard-five-text = Ein Ende der schwarzen Reihe macht fünf, das andere sechs. Spiel die Fünf.
lessons-standard-five-done = Genau fünf. Auf { $six } wäre die Reihe zu lang geworden.
lessons-standard-harmless-title = Wo ist die Fünf
lessons-standard-harmless-text = Weiß kann diese Reihe auf zwei Punkten füllen, aber nur einer davon macht genau fünf. Nimm diesen.
lessons-standard-harmless-done = Richtig. Auf { $six } hätte Weiß sechs gemacht, und das gewinnt nichts.
lessons-standard-gap-title = Eine Lücke, die warten kann
lessons-standard-gap-text = Die weiße Reihe { $row } sieht gefährlich aus, aber wer ihre Lücke füllt, macht sechs. Etwas anderes braucht eine Antwort.
lessons-standard-gap-done = Die offene Drei war die Drohung. Die lange Reihe ist harmlos.
lessons-standard-own-title = Der eigene Stein im Weg
lessons-standard-own-text = Der schwarze Stein { $stone } verdirbt ein Ende: Auf { $wrong } könnte die Vier nur auf einer Seite zur Fünf werden. Mach eine wirklich offene Vier.
lessons-standard-own-done = Bei dieser ist an beiden Enden eine Fünf möglich.
lessons-standard-threats-title = Weiß greift an
lessons-standard-threats-text = Genau fünf ändert nichts daran, wie ein Angriff geht. Weiß gewinnt in { $n } Zügen: erst drei offene Dreien, dann zwei zugleich.
lessons-standard-threats-done = Die Doppeldrei auf { $end } entschied.
lessons-renju-title = Verbotene Punkte
lessons-renju-about = Im Renju darf Schwarz mit einem Stein keine zwei offenen Dreien, keine zwei Vieren und keine sechs in einer Reihe machen.
lessons-renju-33-title = Die Doppeldrei
lessons-renju-33-text = Schwarz darf mit einem Stein keine zwei offenen Dreien machen. Zeige auf die verbotene Stelle.
lessons-renju-33-done = Auf { $pt } würden eine Reihe und eine Spalte beide zu offenen Dreien.
lessons-renju-44-title = Die Doppelvier
lessons-renju-44-text = Auch zwei Vieren mit einem Stein sind verboten. Zeige auf die Stelle.
lessons-renju-44-done = Auf { $pt } wären eine Diagonale und eine Spalte beide Vieren.
lessons-renju-6-title = Die Überlänge
lessons-renju-6-text = Sechs in einer Reihe sind Schwarz verboten. Zeige auf die Stelle.
lessons-renju-6-done = Auf { $pt } würden sich drei und zwei Steine zu sechs verbinden: verboten und kein Gewinn.
lessons-renju-straight-title = Zwei Vieren auf einer Linie
lessons-renju-straight-text = Zwei Vieren können sich eine Linie und sogar einen Stein teilen. Zeige auf die Stelle, wo ein schwarzer Stein beide machen würde.
lessons-renju-straight-done = Ein Stein, zwei Vieren mit verschiedenen Lücken: Schwarz verboten.
lessons-renju-43-title = Was Schwarz bleibt
lessons-renju-43-text = Eine Vier und eine offene Drei zusammen sind erlaubt. So gewinnt Schwarz im Renju. Finde den Stein.
lessons-renju-43-done = Eine Vier-Drei ist für sich nie verboten.
lessons-renju-five-title = Die Fünf geht vor
lessons-renju-five-text = Derselbe Stein würde mit { $column } in der Spalte sechs machen. Aber ein Stein, der fünf macht, ist nie verboten. Finde ihn.
lessons-renju-five-done = Fünf in einer Reihe gehen allem anderen vor.
lessons-renju-end-title = Das erlaubte Ende
lessons-renju-end-text = Weiß hat eine offene Drei: { $three }. Ein Block auf { $foul } wäre eine Doppeldrei. Blocke am anderen Ende und mach selbst eine offene Drei.
lessons-renju-end-done = Schwarz hat geantwortet und die Initiative behalten, ohne verbotenen Zug.
lessons-renju-line-title = Um den verbotenen Punkt herum
lessons-renju-line-text = Schwarz gewinnt in { $n } Zügen, aber nicht über { $foul }, denn das ist vorerst verboten. Finde die Drei, die zu einer Vier-Drei führt.
lessons-renju-line-done = Die Vier-Drei auf { $end } war erlaubt, weil nur eine ihrer Drohungen eine Drei ist.
lessons-renju-white-title = Renju für Weiß
lessons-renju-white-about = Weiß hat keine verbotenen Punkte und darf die schwarzen nutzen.
lessons-renju-white-six-title = Weiß ist frei
lessons-renju-white-six-text = Was Schwarz verboten ist, gewinnt für Weiß. Spiel den Gewinnstein.
lessons-renju-white-six-done = Sechs in einer Reihe gewinnen für Weiß.
lessons-renju-white-trap33-title = Ein verbotener Block
lessons-renju-white-trap33-text = Mach eine Vier, die Schwarz nicht blocken darf.
lessons-renju-white-trap33-done = Schwarz müsste { $block } spielen, aber das ist eine Doppeldrei. Weiß macht dort fünf.
lessons-renju-white-trap6-title = Die eigenen Steine von Schwarz
lessons-renju-white-trap6-text = Schwarz hat in der Spalte Steine auf beiden Seiten von { $gap }. Nutze das für eine Vier mit Lücke.
lessons-renju-white-trap6-done = Füllt Schwarz die Lücke, sind es sechs in einer Reihe, und das ist verboten.
lessons-renju-white-trap44-title = Wo sich zwei Vieren träfen
lessons-renju-white-trap44-text = Schwarz hat eine geschlossene Drei in einer Spalte und eine auf einer Diagonale. Sie kreuzen sich auf einem Punkt, den Schwarz nicht spielen darf. Nutze das.
lessons-renju-white-trap44-done = Der einzige Block auf { $block } ist eine Doppelvier. Weiß macht dort fünf.
lessons-renju-white-line-title = Ein langer Weg in die Falle
lessons-renju-white-line-text = Weiß gewinnt in { $n } Zügen. Ohne die verbotenen Punkte von Schwarz würde dieser Angriff nicht reichen.
lessons-renju-white-line-done = Am Ende brauchte Schwarz einen Punkt, der verboten war.
lessons-caro-title = Die Regel Caro
lessons-caro-about = Fünf zwischen zwei gegnerischen Steinen gewinnen nicht; sechs gewinnen immer.
lessons-caro-blocked-title = Eine geblockte Fünf
lessons-caro-blocked-text = Schwarz hat zwei Viererreihen. Eine Fünf auf { $no } stünde zwischen zwei weißen Steinen und würde nichts gewinnen. Spiel die andere.
lessons-caro-blocked-done = Diese Fünf ist an einem Ende offen und gewinnt.
lessons-caro-six-title = Sechs gewinnen trotzdem
lessons-caro-six-text = Weiß hält beide Enden, { $ends }. Aber eine Reihe von sechs gewinnt immer. Spiel den Stein.
lessons-caro-six-done = Sechs in einer Reihe gewinnen, geblockt oder nicht.
lessons-caro-outside-title = Blocke von außen
lessons-caro-outside-text = Die schwarze Vier ist auf { $end } geschlossen. Es gibt zwei Wege, sie zu stoppen, und einer davon berührt die Reihe nicht. Versuche diesen.
lessons-caro-outside-done = Nach einem Stein auf { $far } stünde die Fünf zwischen zwei weißen Steinen. { $near } stoppt sie auch.
lessons-caro-edge-title = Der Rand blockt nichts
lessons-caro-edge-text = Weiß hält { $end }, und die Reihe läuft in die Ecke. Zählt das als geblockt?
lessons-caro-edge-done = Nein: Nur Steine blocken. Der Rand nicht.
lessons-caro-room-title = Platz für eine offene Vier
lessons-caro-room-text = Der weiße Stein { $stone } steht zwei Schritte von der unteren Drei entfernt. Könnte Weiß dort eine Vier mit einem Stein stoppen? Nutze die Drei, die Platz hat.
lessons-caro-room-done = Kein Ende dieser Vier lässt sich verderben.
lessons-caro-threats-title = Mit Dreien gewinnen in Caro
lessons-caro-threats-text = Weiß gewinnt in { $n } Zügen und beginnt mit einer offenen Drei.
lessons-caro-threats-done = Die Doppeldrei auf { $end } war zu viel für Schwarz.
lessons-caro-standard-title = Caro, genau fünf
lessons-caro-standard-about = Genau fünf, und nicht zwischen zwei gegnerischen Steinen.
lessons-caro-standard-both-title = Drei Reihen, eine Fünf
lessons-caro-standard-both-text = Auf { $blocked } wäre die schwarze Fünf an beiden Enden geblockt, auf { $six } wäre die Reihe zu lang. Die dritte Reihe ist die richtige.
lessons-caro-standard-both-done = Genau fünf und an einem Ende offen.
lessons-caro-standard-quiet-title = Eine Vier, die nichts droht
lessons-caro-standard-quiet-text = Weiß hat vier in einer Reihe, aber Schwarz hält { $ends }: Eine Fünf dort würde nicht zählen. Antworte auf das, was wirklich droht.
lessons-caro-standard-quiet-done = Die Drei war die Gefahr. Die Vier war keine.
lessons-caro-standard-threats-title = Drei, Vier und zwei Dreien
lessons-caro-standard-threats-text = Weiß gewinnt in { $n } Zügen: eine offene Drei, eine Vier mit denselben Steinen, dann zwei offene Dreien zugleich.
lessons-caro-standard-threats-done = Die Vier kostete nichts, weil ihr Stein für das Ende gebraucht wurde.
lessons-captures-title = Schlagen
lessons-captures-about = Zwei Steine zwischen zwei gegnerischen Steinen werden vom Brett genommen.
lessons-captures-pair-title = Schlage ein Paar
lessons-captures-pair-text = { $pair } stehen neben einem schwarzen Stein. Schließe die Reihe auf der anderen Seite, und sie sind geschlagen.
lessons-captures-pair-done = Ein Paar ist geschlagen: immer genau zwei Steine.
lessons-captures-two-title = Zwei Paare zugleich
lessons-captures-two-text = Ein Stein kann zwei Reihen schließen. Finde den Stein, der vier schlägt.
lessons-captures-two-done = Zwei Paare mit einem Stein.
lessons-captures-five-title = Fünf Paare gewinnen
lessons-captures-five-text = Schwarz hat vier Paare geschlagen. Noch eines gewinnt die Partie.
lessons-captures-five-done = Fünf Paare: Schwarz gewinnt ohne eine Reihe.
lessons-captures-save-title = Rette ein Paar
lessons-captures-save-text = Weiß kann { $pair } mit { $by } schlagen. Verhindere es.
lessons-captures-save-done = Drei Steine in einer Reihe können nicht geschlagen werden.
lessons-captures-incapture-title = Im Schlag
lessons-captures-incapture-text = Ein Stein darf kein Paar vollenden, das dann zwischen zwei gegnerischen Steinen steht. Zeige auf die Stelle, die Schwarz verboten ist.
lessons-captures-incapture-done = Auf { $pt } stünde das Paar im Schlag.
lessons-captures-free33-title = Schlagen hebt das Verbot auf
lessons-captures-free33-text = Zwei offene Dreien mit einem Stein sind hier verboten, außer der Stein schlägt. Finde den, der beides tut.
lessons-captures-free33-done = Er schlug { $pair }, darum waren seine zwei Dreien erlaubt.
lessons-captures-pending-title = Eine Fünf, die gesprengt werden kann
lessons-captures-pending-text = Mach fünf in einer Reihe. Weiß kann noch { $pair } schlagen, also gewinnt die Fünf nur, wenn Weiß es nicht tut.
lessons-captures-pending-done = Die Fünf wartet: Weiß hat einen Zug, um sie zu sprengen.
lessons-captures-break-title = Sprenge eine Fünf
lessons-captures-break-text = Schwarz hat fünf in einer Reihe: { $five }. Einen ihrer Steine zu schlagen genügt nicht, weil Schwarz die Lücke füllen könnte. Finde den Stein, der zwei von ihnen nimmt.
lessons-captures-break-done = Beide Enden sind weg, und mit ihnen die Fünf.
lessons-captures-line-title = Schlage mit einer Drohung
lessons-captures-line-text = Schwarz kann { $pair } mit einem Stein schlagen, der zugleich eine offene Vier macht. Finde ihn.
lessons-captures-line-done = Ein Paar gewonnen, und keine Zeit für Weiß, die Reihe zu stoppen.
lessons-captures42-title = Schlagen in der Regel 42
lessons-captures42-about = Dasselbe Schlagen, aber nur die Doppeldrei ist verboten.
lessons-captures42-between-title = Zwischen zwei Steinen
lessons-captures42-between-text = Der Gewinnstein bildet ein Paar zwischen { $ends }. In dieser Regel ist das erlaubt, und das Paar ist dort sicher.
lessons-captures42-between-done = Fünf in der Spalte. Wer zwischen zwei gegnerische Steine zieht, wird nicht geschlagen.
lessons-captures42-six-title = Sechs gewinnen hier
lessons-captures42-six-text = Schlagen 1337 verbietet sechs in einer Reihe. Diese Regel lässt sie gewinnen. Finde den Stein auf der Diagonale.
lessons-captures42-six-done = Sechs in einer Reihe gewinnen nach dieser Regel.
lessons-captures42-open-title = Schlage den Blocker
lessons-captures42-open-text = Der weiße Stein { $block } schließt die schwarze Drei. Zwei weiße Steine lassen sich schlagen, und er ist einer davon.
lessons-captures42-open-done = { $three } ist wieder eine offene Drei, und Weiß fehlen zwei Steine.
lessons-captures42-both-title = Auch Weiß verboten
lessons-captures42-both-text = In den Schlagregeln ist die Doppeldrei beiden Farben verboten. Zeige auf die Stelle, auf die Weiß nicht spielen darf.
lessons-captures42-both-done = Auf { $pt } hätte Weiß zwei offene Dreien und würde nichts schlagen.
lessons-swap2-title = Tausch und Swap2
lessons-swap2-about = Der erste Zug von Schwarz ist ein Vorteil. Eröffnungen teilen ihn auf.
lessons-swap2-centre-title = Ein Stein in der Mitte
lessons-swap2-centre-text = Dein Gegner hat den ersten schwarzen Stein in die Mitte des Bretts gesetzt. Du darfst ihn übernehmen oder Weiß spielen. Wähle.
lessons-swap2-centre-done = Schwarz in der Mitte, mit Weiß am Zug, steht immer noch klar besser.
lessons-swap2-far-title = Ein weißer Stein weit weg
lessons-swap2-far-text = Swap2: Dein Gegner hat drei Steine gesetzt. Der weiße steht in der Ecke. Welche Seite nimmst du?
lessons-swap2-far-done = Ein Stein in der Ecke verteidigt nicht: Schwarz steht praktisch auf Gewinn.
lessons-swap2-corner-title = Ein schwarzer Stein weit weg
lessons-swap2-corner-text = Diesmal steht ein schwarzer Stein in der Ecke, und Weiß ist am Zug. Welche Seite nimmst du?
lessons-swap2-corner-done = Je ein Stein in der Mitte, und Weiß zieht als Nächster: Weiß steht besser.
lessons-swap2-added-title = Nach zwei weiteren Steinen
lessons-swap2-added-text = Du hast mit drei Steinen eröffnet, und dein Gegner hat zwei dazugesetzt. Weiß ist am Zug. Jetzt wählst du.
lessons-swap2-added-done = Beide schwarzen Steine am Rand sind aus dem Spiel.
lessons-swap2-pro-title = Die Eröffnung Pro
lessons-swap2-pro-text = Noch ein Weg, den ersten Zug zu schwächen: Der zweite schwarze Stein muss außerhalb des mittleren Quadrats von fünf mal fünf Punkten stehen. Setze ihn.
lessons-swap2-pro-done = Jeder Punkt außerhalb dieses Quadrats ist erlaubt.
lessons-swap2-longpro-title = Die Eröffnung Long Pro
lessons-swap2-longpro-text = Dasselbe mit einem größeren Quadrat: sieben mal sieben Punkte. Setze den zweiten schwarzen Stein.
lessons-swap2-longpro-done = Die zwei schwarzen Steine sind zu weit auseinander, um sofort zusammenzuarbeiten.
lessons-attack-title = Wie man angreift
lessons-attack-about = Gewinne Züge, halte Vieren in Reserve, und sieh das Ende, bevor du beginnst.
lessons-attack-gather-title = Bring die Steine zusammen
lessons-attack-gather-text = Die schwarzen Steine sind verstreut, aber die Linien zwischen ihnen kreuzen sich. Jeder Zug muss hier etwas drohen. Gewinne in { $n } Zügen.
lessons-attack-gather-done = Jede Drei zog einen Stein in Richtung { $end }, wo sich zwei Reihen trafen.
lessons-attack-reserve-title = Halte eine Vier in Reserve
lessons-attack-reserve-text = Schwarz gewinnt in { $n } Zügen. Beginne mit Dreien; eine Vier kommt erst kurz vor dem Ende.
lessons-attack-reserve-done = Die Vier auf { $four } wurde gespielt, als ihre Antwort Schwarz half, und nicht vorher.
lessons-attack-order-title = Die richtige Reihenfolge
lessons-attack-order-text = Es gibt mehr als eine Drei zu spielen. Nur eine davon gewinnt, wenn sie zuerst kommt.
lessons-attack-order-done = Drei Dreien, dann zwei zugleich: In anderer Reihenfolge bekommt Weiß einen freien Zug.
lessons-attack-white-title = Weiß übernimmt
lessons-attack-white-text = Weiß ist am Zug, und Schwarz hat keine Drei gebaut. Mach eine, und lass zwei zugleich folgen.
lessons-attack-white-done = Wer die erste nützliche Drohung macht, behält den Zug.
lessons-attack-end-title = Sieh das Ende, bevor du beginnst
lessons-attack-end-text = Zähle, bevor du spielst: Der Angriff dauert { $n } Züge und endet mit einer Vier-Drei.
lessons-attack-end-done = Drei Dreien führten zur Vier-Drei auf { $end }. Wer den letzten Zug kannte, fand den ersten leicht.
