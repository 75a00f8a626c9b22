### Language: Polski
### Reviewed:
###
### Nobody fluent has read this catalogue yet. English is the source: en.ftl.

## The field's own words: docs/glossary.md has them in every language

-gomoku = gomoku
-five = piątka
-open-four = otwarta czwórka
-four = czwórka
-open-three = otwarta trójka
-three = trójka
-four-three = czwórka-trójka
-double-four = podwójna czwórka
-double-three = podwójna trójka
-overline = długi rząd
-forbidden-move = ruch zabroniony
-opening = otwarcie
-swap = zamiana
-capture = bicie
-vcf = wygrana czwórkami
-vct = wygrana czwórkami i otwartymi trójkami

## What several places say

moves =
    { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
color =
    { $color ->
        [black] Czarne
       *[white] Białe
    }
black = Czarne
white = Białe
rule = Zasady
board = Plansza
play = Zagraj
cancel = Anuluj
undo = Cofnij
redo = Ponów
hint = Pod­powiedź
score = Ocena
your-name = Twoje imię
player = Gracz
player-number = Gracz { $number }
guest = Gość
you = Ty
seconds-per-move = { $seconds } s na ruch
level-number = Poziom { $level }

## The frame of the page

page-title = Tengen: gra i analiza gomoku
page-description = Graj w gomoku z ludźmi i z silnym programem i analizuj dowolne pozycje.
page-needs-javascript = Ta strona wymaga JavaScriptu. Ten sam program działa też w terminalu:
page-cannot-start = Tengen nie może się uruchomić
skip-to-board = Przejdź do planszy
nav-label = Menu główne
nav-play = Gra
nav-analyse = Analiza
nav-puzzles = Zadania
nav-games = Partie
nav-learn = Nauka
nav-settings = Ustawienia
close = Zamknij
try-again = Spróbuj ponownie

step-first = Pozycja początkowa
step-back = Wstecz
step-forward = Dalej
engine-starting = Silnik się uruchamia.
engine-compiling = Trwa przygotowywanie silnika na tym komputerze. Dzieje się to tylko raz i trwa około minuty. Dwie osoby mogą już grać.
engine-failed = Nie udało się uruchomić silnika. Dwie osoby nadal mogą grać.
engine-preparing = Przygotowywanie silnika
engine-progress = { $percent }%
server-silent = Serwer nie odpowiada. Być może właśnie uruchamia się ponownie.
server-failed = Serwer odpowiedział: { $status }.
server-offline = Brak połączenia z serwerem. Lekcje i zadania, które już widziano, można otworzyć; gra, podpowiedzi, odpowiedzi i wszystko nowe wymagają serwera.

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what } ({ $details })
error-error = Nie można tego zrobić.
error-move-text = To nie jest ruch.
error-out-of-range = Tego punktu nie ma na planszy.
error-occupied = Punkt jest zajęty.
error-forbidden = Ruch jest zabroniony.
error-game-over = Partia jest zakończona.
error-setup = Kamienie nie mogą tak stać.
error-size = Plansza nie może mieć tego rozmiaru.
error-rule = Nie ma takich zasad.
error-opening = Otwarcie teraz na to nie pozwala.
error-format = Nie można odczytać tekstu lub pliku.
error-proof = Dowód jest nieprawidłowy.
error-engine = Silnik nie może tego zrobić.
error-engine-option = Silnik nie przyjmuje tej opcji.
error-engine-limit = Silnik nie może zachować tego limitu.
error-engine-rule = Silnik nie gra według tych zasad.
error-engine-busy = Silnik jest zajęty.
error-engine-closed = Silnik został zamknięty.
error-engine-failed = Zewnętrzny silnik zawiódł.
error-engine-start = Nie można uruchomić zewnętrznego silnika.
error-engine-died = Zewnętrzny silnik niespodziewanie się zakończył.
error-engine-timeout = Zewnętrzny silnik nie odpowiedział na czas.
error-engine-protocol = Zewnętrzny silnik przysłał coś, co nie jest odpowiedzią.
error-engine-illegal-move = Zewnętrzny silnik wykonał niedozwolony ruch.
error-engine-forbidden-move = Zewnętrzny silnik wykonał zabroniony ruch.
error-stale = To się w międzyczasie zmieniło; spójrz jeszcze raz.
error-play = Nie można tak ustawić partii.
error-player = To nie jest gracz.
error-clock = To nie jest kontrola czasu.
error-illegal = Teraz nie jest to możliwe.
error-not-your-turn = Teraz kolej drugiego gracza.
error-saved-game = Nie ma takiej zapisanej partii.
error-settings = Ustawienie nie może mieć tej wartości.
error-match = Meczu nie można tak rozegrać.
error-training = Treningu nie można tak kontynuować.
error-wire = Ten wiersz nie jest zgodny z protokołem.
error-remote = Brak odpowiedzi.
error-worker = Nie udało się wykonać zadania.
error-worker-late = Odpowiedź nie nadeszła na czas.
error-refused = Żądanie odrzucono.
error-queue-full = Zbyt wiele żądań oczekuje.
error-cluster = Nie można użyć klastra komputerów.
error-store = Baza danych nie przyjęła zmiany.
error-schema = Baza danych jest w innej wersji.
error-database = Nie można użyć bazy danych.
error-bot = Bot nie może kontynuować.
error-unreachable = Serwer jest nieosiągalny.
error-moved = O tym decyduje inny serwer.
error-bad-request = Dane są nieprawidłowe.
error-unauthorised = Musisz się zalogować.
error-unconfirmed = Najpierw potwierdź, że to ty.
error-fair-play = W tej partii nie ma pomocy.
error-not-allowed = Nie wolno tego zrobić.
error-not-found = Nie ma tu tego.
error-taken = To jest już zajęte.
error-busy = Serwer jest zajęty; spróbuj za chwilę.
error-failed = Serwer nie mógł tego zrobić.
token-about = Ten serwer prosi o token dostępu, wypisany tam, gdzie go uruchomiono.
token-field = Token dostępu
token-enter = Wejdź
page-missing = Pod tym adresem nie ma strony.
page-home = Zagraj albo analizuj partię
file-missing = Nie ma takiego pliku ani folderu
file-refused = Brak uprawnień
file-exists = Plik już istnieje
file-folder = To jest folder
file-full = Brak miejsca na dysku

## Moves and positions that are refused

refused-line = wiersz { $line }: { $why }
refused-move = ruch { $number } { $text }: { $why }
refused-move-line = wiersz { $line }, ruch { $number } { $text }: { $why }
refused-size = rozmiar planszy { $size } jest niemożliwy: oczekiwano od { $least } do { $most }
refused-text = { $text } to nie ruch: oczekiwano litery kolumny i numeru wiersza, np. h8
refused-text-at = { $text } od znaku { $at } to nie ruch: oczekiwano litery kolumny i numeru wiersza, np. h8
refused-off-board = ruch { $move } jest poza planszą { $size }×{ $size }: oczekiwano od a1 do { $corner }
refused-occupied =
    { $point } nie można zagrać: stoi tam { $color ->
        [black] czarny
       *[white] biały
    } kamień
refused-stone = { $point } nie można zagrać: stoi tam kamień
refused-over = { $point } nie można zagrać: partia jest zakończona ({ end-name })
refused-forbidden =
    { $point } nie można zagrać: zabronione dla { $color ->
        [black] czarnych
       *[white] białych
    } ({ reason-name })
setup-two = na { $point } ({ $x }, { $y }) stoją dwa kamienie
setup-pairs = zbite pary { $pairs } są niemożliwe w zasadach { $rule }: oczekiwano dwóch liczb od 0 do { $most }, najpierw czarnych
setup-won =
    { $color ->
        [black] czarne
       *[white] białe
    } już wygrały kamieniami { $stones }: { $position }
setup-last =
    { $color ->
        [black] czarne
       *[white] białe
    } nie mogły wykonać ostatniego ruchu: każdy ich kamień był zabroniony: { $position }
color-unknown = { $text } to nie kolor: oczekiwano black (czarne) lub white (białe)
rule-unknown = nie ma zasad { $name }: oczekiwano jednych z { $known }
opening-unknown = nie ma otwarcia { $name }: oczekiwano jednego z { $known }
opening-needs = otwarcie { $opening } wymaga planszy co najmniej { $least }, a jest { $size }
opening-many-choices = zapis ma za dużo wyborów dla otwarcia { $opening }
opening-few-choices = zapis ma za mało wyborów dla otwarcia { $opening }
opening-offered = { $point } nie można zaproponować: już jest zaproponowany
opening-alike = { $point } nie można zaproponować: przez symetrię to to samo co zaproponowany { $other }
opening-finished = otwarcie { $opening } jest zakończone i nie przyjmuje już { $what }
opening-refused =
    otwarcie { $opening } nie pozwala teraz na { $what }. { $seat ->
        [first] Pierwszy
       *[second] Drugi
    } gracz: { $instruction }
opening-in-game = otwarcie { $opening } zaczyna się na pustej planszy, a nie w trakcie partii
session-no-choice = { $text } to nie wybór: wybierz { $options } lub wpisz numer
session-stale = { $kind } dotyczyło ruchu { $expected }, a partia jest przy { $ply }
session-not-turn = teraz nie jest kolej tej strony: { $who }
session-time-up = { $who }: czas minął
session-lost-on-time = partii przegranej na czas nie można cofnąć
session-nothing-back = nie ma czego cofnąć
session-engine-asked = silnika się nie pyta: po prostu cofnij
session-nobody-asked = nikt nie prosił o cofnięcie
session-own-question = { $who }: nie można odpowiedzieć na własne pytanie
session-draw-already = { $who }: remis został już zaproponowany
session-undo-already = { $who }: prośba o cofnięcie już jest
session-nothing-again = nie ma czego powtórzyć
session-no-offer = nie ma propozycji remisu
session-own-offer = { $who }: nie można odpowiedzieć na własną propozycję remisu
session-no-flag = nikomu nie skończył się czas
session-over = partia jest zakończona. { $ending }
session-over-move = { $move } nie można już zagrać: partia jest zakończona. { $ending }
seat-no-strength = { $text } to nie poziom: oczekiwano od { $least } do { $most } lub { $full } dla pełnej siły
seat-no-level = { $text } to nie poziom: oczekiwano od { $least } do { $most }
seat-unknown = { $text } to nie gracz: oczekiwano person:NAME, level:1 do level:10, tengen:time=SECONDS lub cmd:PROGRAM
seat-no-name = { $name } to nie nazwa: oczekiwano najwyżej { $most } znaków w jednym wierszu
seat-no-time = { $text } to nie czas do namysłu: oczekiwano sekund, np. 2.5
clock-too-short = Zegar „{ $clock }” nie daje czasu na pierwszy ruch; użyj co najmniej 1 sekundy
clock-unknown = { $text } to nie kontrola czasu: oczekiwano np. 5+3 (minuty i sekundy), 10s/move lub none
saved-none-in = w { $folder } nie ma zapisanej partii
saved-unknown = nie ma zapisanej partii { $name }: oczekiwano jej oznaczenia, np. 20250131-235959
engine-unknown-program = { $name } to program, a plik partii żadnego nie uruchamia: otwórz partię z --first cmd:PROGRAM lub --second cmd:PROGRAM
format-too-long =
    plik jest za długi: { $size } { $unit ->
        [bytes] bajtów
       *[characters] znaków
    }, najwyżej { $most }
format-no-game = nie ma w nim partii
format-no-text = znak NUL na pozycji { $offset }: oczekiwano pliku tekstowego
format-unknown-content = treść zaczynająca się od { $text } nie ma znanego formatu: oczekiwano ruchów, np. h8 i9, lub jednego z { $known }
position-long = { $text } to nie pozycja: ma { $size } znaków, najwyżej { $most }
position-no-moves = nie ma ruchów
position-unknown = { $text } to nie pozycja. Jako lista ruchów: { $why }. Jako plik: nie ma pliku o tej nazwie. Jako link: nie ma ani „?rule=”, ani „#” z ruchami
format-no-link = { $text } to nie link: oczekiwano np. ?rule=renju#h8i9
format-bad-link = błędny link: { $why }
format-no-sgf = brak partii w { $text }: oczekiwano „(;”
problem-no-rule = nie podano zasad: odczytano jako freestyle
problem-rule-asked = plik podaje { $told }; odczytano jako { $rule } zgodnie z życzeniem
problem-no-size = nie podano rozmiaru planszy: odczytano jako { $size }
problem-size-asked = plik podaje rozmiar { $told }; odczytano jako { $size } zgodnie z życzeniem
problem-more = i dalsze problemy: { $count }
problem-not-utf8 = bajt { $byte } na pozycji { $at } nie jest w UTF-8; odczytano jako { $encoding }
problem-replaced = bajt { $byte } na pozycji { $at } nie jest w { $encoding }; jego i podobne zastąpiono przez { $sign }
problem-no-kind = nie podano gry (GM): odczytano jako gomoku
problem-white-first = pierwszy ruch na pustej planszy wykonują białe
problem-root-move = korzeń zawiera ruch, który dostał własny węzeł
problem-file-size = plik nie podaje rozmiaru planszy: odczytano jako { $size }
problem-left-out = wiersz { $number }: pominięto { $text }: to ani ruch, ani kod końcowy
problem-before = pominięto tekst przed partią: { $text }
problem-after = pominięto tekst po ostatniej partii: { $text }
problem-guess = teksty odczytano jako { $encoding }, co jest domysłem
problem-joined = dwa warianty zaczynają się od { $move }: połączono je
problem-free = { $why }; gra toczy się dalej jako wolna
problem-link-key = pominięto { $key } w linku: oczekiwano { $known }
problem-players = nie można odczytać graczy i zegarów zapisanej partii: { $why }
problem-changed = plik zmienił inny program: zegary ruszają od nowa
puzzle-unknown = nie ma zadania { $name }
lesson-unknown = nie ma lekcji { $name }: oczekiwano jednej z { $known }
language-unknown = nie ma języka { $text }: oczekiwano jednego z { $known }
setting-unknown = nie ma ustawienia { $name }: oczekiwano jednego z { $known }
setting-impossible = { $name } { $value } jest niemożliwe: { $why }
setting-default = { $why }; używana jest wartość domyślna
settings-unread = nie można odczytać { $file } ({ $why }): używane są ustawienia domyślne
settings-set-aside = nie można odczytać { $file } ({ $why }): teraz to { $aside }, używane są ustawienia domyślne

## What the server refuses

web-log-in = Najpierw się zaloguj.
web-confirm = Najpierw potwierdź, że to ty.
web-wrong-password = Nazwa lub hasło są nieprawidłowe.
web-wrong-code = Nazwa lub kod odzyskiwania są nieprawidłowe.
web-account-closed = Gospodarz serwera zamknął to konto.
web-merge-large = Dane nauki z tej przeglądarki i z konta są razem za duże. Zaloguj się bez przejmowania danych przeglądarki.
web-name-reserved = Nazwa { $name } jest zastrzeżona; wybierz inną.
web-name-taken = Nazwa { $name } jest zajęta; wybierz inną.
web-password-easy = To hasło łatwo odgadnąć; wybierz inne.
web-attempts = Zbyt wiele prób dla tej nazwy; spróbuj ponownie za { $minutes } min.
web-passkey-host = Klucze dostępu wymagają nazwy serwera: otwórz go po nazwie lub jako localhost.
web-passkey-https = Klucze dostępu wymagają bezpiecznej strony: otwórz serwer przez https lub jako localhost.
web-passkey-unknown = Ten klucz dostępu nie jest tu znany lub nie pasuje.
web-passkey-known = Ten klucz dostępu jest już zarejestrowany.
web-passkey-refused = Klucz dostępu nie został przyjęty: { $why }
web-passkeys-most = Liczba twoich kluczy dostępu: { $count }; najpierw usuń jeden.
web-no-passkey = Nie masz takiego klucza dostępu.
web-no-session = Nie masz takiej sesji.
web-too-long = To trwało zbyt długo; spróbuj ponownie.
web-token = Ten serwer wymaga tokenu dostępu.
web-database = Baza danych nie odpowiada; spróbuj za chwilę.
web-not-stored = Nie udało się zapisać ruchu; spróbuj za chwilę.
web-rate = Zbyt wiele takich żądań; spróbuj za { $seconds } s.
web-many-requests = Zbyt wiele żądań naraz; poczekaj na zakończenie wcześniejszych.
web-many-attempts = Zbyt wiele prób naraz; spróbuj ponownie.
web-queue-full = Zbyt wiele osób czeka na silnik; spróbuj za chwilę.
web-watched-most = Oglądasz już { $count } partii; najpierw opuść jedną.
web-no-game = Nie ma partii { $game }.
web-games-most = Masz już { $count } partii; najpierw usuń niektóre.
web-rematch = Rewanż jest dla graczy zakończonej partii.
web-engines-clock = Dwa silniki grają bez zegara; ustaw czas namysłu.
web-no-lesson = Nie ma takiej lekcji.
web-no-step = Lekcja nie ma takiego kroku.
web-no-puzzle = Nie ma takiego zadania.
web-no-puzzles = Nie ma takich zadań.
web-puzzle-stale = Zadanie stoi inaczej; zacznij je od nowa.
web-record-large = Dane nauki są za duże, by je zachować.
web-record-busy = Zbyt wiele żądań zmieniało te dane; spróbuj ponownie.
web-fair-play = Ta pozycja należy do partii, którą grasz z człowiekiem lub o ranking. Poczekaj, aż się skończy.
web-adaptive-casual = Partia z dostosowującym się przeciwnikiem jest towarzyska.
web-rated-where = Partie rankingowe są przeciw poziomowi lub z poczekalni.
web-rated-position = Partie rankingowe zaczynają się na pustej planszy.
web-rated-undo = W partii rankingowej ruchów się nie cofa.
web-not-away = Przeciwnika nie ma jeszcze wystarczająco długo.
web-self-rated = Nie możesz grać sam ze sobą o ranking.
web-rated-account = Partie rankingowe są dla kont; zaloguj się lub graj towarzysko.
web-servers = Serwery nie mogą się połączyć; spróbuj za chwilę.
web-servers-apart = Serwery straciły ze sobą łączność; ruchy docierają nieco później.
web-server-silent = Serwer tej partii nie odpowiada; spróbuj za chwilę.
web-bots-most = Liczba twoich botów: { $count }; najpierw usuń jednego.
web-no-bot = Nie masz takiego bota.
web-no-player = Nie ma gracza o tej nazwie.
web-challenge-self = Nie możesz wyzwać samego siebie.
web-challenges-most = Masz { $count } otwartych wyzwań; najpierw wycofaj jedno.
web-challenged-most = Ten gracz ma zbyt wiele otwartych wyzwań; spróbuj ponownie później.
web-offer-gone = Ta partia nie jest już oferowana.
web-tournament-account = Turnieje są dla kont; najpierw się zaloguj.
web-tournament-bots = Boty nie mogą brać udziału w tym turnieju.
web-tournament-closed = Ten turniej się skończył.
web-tournament-twice = Bierzesz już udział z innym kontem.
web-tournament-full = Ten turniej jest pełny.
web-tournament-clock = Turniej wymaga zegara.
web-tournament-name = Nazwa turnieju ma co najmniej { $count } znaki.
web-tournament-cancel = Tylko twórca może odwołać turniej, zanim się zacznie.
web-tournaments-most = Zbyt wiele turniejów jeszcze trwa; jedno konto tworzy najwyżej { $count }.
web-no-tournament = Nie ma takiego turnieju.
web-talk-tournament = W partiach turniejowych są tylko szybkie zwroty.
web-speed = Szybkość partii silników ustawia tylko jej twórca.
web-action-stale = Partia jest przy akcji { $at }, a nie { $wanted }; spójrz jeszcze raz.
web-actions-most = Ta partia ma zbyt wiele akcji; zacznij inną.
web-invitation = To zaproszenie już wykorzystano lub jest nieważne.
web-pause = Wstrzymać można tylko partie dwóch silników, przez ich twórcę.
web-not-player = Nie jesteś graczem tej partii.
web-ask-undo = Poproś drugiego gracza o cofnięcie ruchu.
web-not-joined = Partia zacznie się, gdy dołączy drugi gracz.
web-not-your-seat =
    { $seat ->
        [first] Pierwsze
       *[second] Drugie
    } miejsce nie jest twoje.
web-turn-of = Na ruchu jest { $who }.
web-game-deleted = Ta partia została usunięta.
web-no-hint = Teraz nie ma podpowiedzi.
web-not-judged = W tej partii ruchy nie są oceniane.
web-move-not-judged = Ruchu { $number } nie można ocenić.
web-move-not-yours = Ruch { $number } nie jest twój.
web-reviews-most = Twoje wcześniejsze przeglądy jeszcze trwają; najpierw zatrzymaj jeden.
web-no-review = Nie ma takiego przeglądu.
web-review-stop = Zatrzymać przegląd może tylko ten, kto go zaczął, lub gracz.
web-review-empty = Przegląd nie ma jeszcze ruchów.
web-review-running = Partia trwa: przegląd jest tylko dla zakończonych partii.
web-not-reviewed = Ruch { $number } nie został jeszcze przejrzany.
web-no-mistake = Ruchu { $number } nie ma wśród błędów.
web-no-drill = Nie ma takiego ćwiczenia.
web-drills-most = Ćwiczeń jest { $count }, a zachowuje się najwyżej { $most }. Usuń niektóre.
web-drills-together = Razem byłoby to więcej niż { $count } ćwiczeń.
web-studies-most = Masz już { $count } analiz; najpierw usuń niektóre.
web-study-foreign = Ta analiza należy do kogoś innego; zapisz jej kopię.
web-no-study = Nie masz takiej analizy.
web-no-study-named = Nie ma analizy { $study }.
web-not-listed = Na twojej liście nie ma takiej partii.
web-comment-long = Komentarz jest za długi: najwyżej { $count } znaków.
web-game-large = Partia jest za duża: najwyżej { $count } ruchów.
web-talk-log-in = Zaloguj się, aby pisać; goście mają gotowe zwroty.
web-talk-empty = Wiadomość jest pusta.
web-talk-most = Partia ma najwyżej { $count } wiadomości.
web-talk-two = W partii rozmawiają tylko dwie grające osoby.
web-explorer-empty = Plik nie zawiera ruchów, które można policzyć.
web-explorer-most = Twoje pliki są pełne: najwyżej { $files } plików i { $moves } ruchów. Najpierw usuń jeden.
web-explorer-no-file = Nie masz takiego pliku.

## Notices of the server

notice-engine-restarted = Silnik uległ awarii i został uruchomiony ponownie; myśli od nowa.
notice-engine-failed = Silnik zawiódł; ten ruch wykonano bez dłuższego namysłu.
notice-engine-late = Silnikowi zabrakło czasu; ten ruch wykonano bez dłuższego namysłu.
notice-declined = { $name } odrzuca twoje wyzwanie.
notice-bye = { $name }: w tej rundzie pauzujesz i dostajesz punkt.
notice-tournament-over = { $name } się skończył: zajmujesz miejsce { $place } z { $count }.

## Settings

settings-looks = Wygląd
settings-playing = Gra
settings-language = Język
settings-language-browser = Jak w przeglądarce
settings-language-unread = Tego tłumaczenia nie sprawdził jeszcze nikt, kto biegle zna język. Poprawki są mile widziane.
settings-theme = Kolory
settings-theme-system = Jak w systemie
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-theme-contrast = Wysoki kontrast
settings-board = Plansza
settings-board-kaya = Drewno kaya
settings-board-walnut = Orzech
settings-board-slate = Łupek
settings-board-felt = Zielone sukno
settings-board-paper = Papier
settings-stones = Kamienie
settings-stones-glass = Szkło
settings-stones-flat = Płaskie
settings-stones-ringed = Z obwódką
settings-marks-safe = Znaki dla daltonistów
settings-coordinates = Współrzędne
settings-columns = Kolumny
settings-columns-letters = Litery
settings-columns-numbers = Liczby
settings-numbers = Numery ruchów
settings-forbidden = Pokazuj zabronione punkty
settings-confirm = Potwierdzaj każdy ruch
settings-confirm-never = Nigdy
settings-confirm-touch = Na ekranach dotykowych
settings-confirm-always = Zawsze
settings-sounds = Dźwięki
settings-volume = Głośność
settings-haptics = Wibracje
settings-notifications = Powiadomienia przeglądarki
settings-notifications-refused = Ta przeglądarka nie zezwala tu na powiadomienia.
settings-name-about = Widzi je drugi gracz.
settings-reset = Przywróć ustawienia domyślne
settings-reset-done = Przywrócono wszystkie ustawienia domyślne.

## Accounts

passkey-known = To urządzenie ma już klucz dostępu do tego konta.
passkey-unused = Nie użyto żadnego klucza dostępu.
account-title = Konto
account-about = Konto nie jest wymagane. Dzięki niemu twoje partie i postępy w nauce są takie same w każdej przeglądarce.
account-adopt = Przenieś na konto partie, analizy, ustawienia i postępy z tej przeglądarki
account-log-in = Zaloguj się
account-log-in-passkey = Zaloguj się kluczem dostępu
account-forgotten = Nie pamiętasz hasła?
account-name = Nazwa
account-name-about = Od 3 do 20 liter, cyfr oraz znaków - i _. Widzą ją wszyscy.
account-password = Hasło
account-password-about = Co najmniej 8 znaków.
account-create = Załóż konto
account-create-do = Załóż konto
account-code = Kod odzyskiwania
account-code-about = Jeden z zachowanych kodów. Każdy działa raz.
account-new-password = Nowe hasło
account-recover-about = Co najmniej 8 znaków. Wszystkie sesje zostaną zakończone.
account-recover = Ustaw nowe hasło
account-recover-do = Ustaw hasło
account-back = Wstecz
account-confirm = Potwierdź, że to ty
account-confirm-about = To zmienia twoje konto.
account-confirm-do = Potwierdź
account-use-passkey = Użyj klucza dostępu
account-cancel = Anuluj
account-no-passkeys = Ta przeglądarka nie obsługuje kluczy dostępu.
account-browser-data = Dane tej przeglądarki
account-since = Konto założone: { $when }
account-log-out = Wyloguj się
account-data = Twoje dane
account-password-change = Zmień hasło
account-password-changed = Hasło zostało zmienione. Inne przeglądarki zostały wylogowane.
account-codes-new = Utwórz nowe kody
account-passkey-add = Dodaj klucz dostępu
account-signing-in = Logowanie
account-passkeys = Klucze dostępu
account-passkeys-none = Jeszcze żadnego.
account-codes = Kody odzyskiwania
account-passkey-used = użyto: { $when }
account-passkey-made = utworzono: { $when }
account-passkey-remove = Usuń
account-passkey-remove-this = Usuń: { $name }
account-passkey-name = Klucz dostępu { $number }
bot-name = { $name } (bot)
account-bots = Boty
account-bots-about = Pod nazwą bota gra tu program. Jego token pozwala mu grać i nic więcej.
account-bot-name = Nazwa bota
account-bot-make = Utwórz bota
account-bot-token = Token bota { $name }
account-bot-token-about = Skopiuj token teraz; nie zostanie pokazany ponownie. To polecenie uruchamia grę programu:
account-bot-token-kept = Gotowe
account-bot-token-new = Nowy token
account-bot-token-new-this = Nowy token dla { $name }
account-bot-revoke = Unieważnij
account-bot-revoke-this = Unieważnij token bota { $name }
account-bot-revoked = nie ma tokenu
account-bot-unused = jeszcze nieużywany
account-bot-used = ostatnio tutaj: { $when }
account-bot-delete = Usuń
account-bot-delete-this = Usuń { $name }
account-bot-delete-really = Na pewno usunąć?
account-codes-replaced = Wcześniejsze kody już nie działają.
account-codes-save = Zapisz jako plik
account-codes-kept = Kody są zachowane
account-this-browser = ta przeglądarka
account-log-out-this = Wyloguj: { $browser }
account-log-out-others = Wyloguj wszystkie inne
account-browsers = Zalogowane przeglądarki
account-device = { $browser }, { $system }
account-some-browser = Przeglądarka
account-export = Zapisz wszystko jako plik
account-codes-about = Zachowaj te kody. Jeśli stracisz hasło, każdy z nich otworzy raz twoje konto. Nie zostaną pokazane ponownie.
account-delete-about = Partie z innymi ludźmi zostają u nich, bez twojej nazwy. Trwające partie z nimi zostaną poddane.
account-codes-left =
    { $count ->
        [one] Został jeden kod odzyskiwania. Nowe go zastąpią.
        [few] Zostały { $count } kody odzyskiwania. Nowe je zastąpią.
        [many] Zostało { $count } kodów odzyskiwania. Nowe je zastąpią.
       *[other] Zostało { $count } kodu odzyskiwania. Nowe je zastąpią.
    }
account-adopted =
    { $count ->
        [one] Na twoje konto przeniesiono jedną partię.
        [few] Na twoje konto przeniesiono { $count } partie.
        [many] Na twoje konto przeniesiono { $count } partii.
       *[other] Na twoje konto przeniesiono { $count } partii.
    }
account-delete =
    { $kind ->
        [account] Usuń konto i wszystkie jego dane
       *[browser] Usuń dane tej przeglądarki
    }
account-delete-really =
    { $kind ->
        [account] Na pewno usunąć konto i wszystkie jego dane? Tego nie da się cofnąć.
       *[browser] Na pewno usunąć dane tej przeglądarki? Tego nie da się cofnąć.
    }

## The lobby, and calls to a player

lobby-title = Poczekalnia
lobby-about = Znajdź kogoś do gry albo oglądaj. Konto nie jest potrzebne.
lobby-quick = Szybka gra
lobby-other = Inna partia …
lobby-engine = Albo zagraj od razu z silnikiem
lobby-yours = Twoje wyzwania
lobby-open = Kto chce zagrać
lobby-open-none = Nikt nie czeka. Wybierz zegar powyżej, a zagra z tobą następna osoba, która szuka takiej samej partii.
lobby-live = Partie do oglądania
lobby-live-none = W tej chwili nie toczą się żadne partie.
lobby-waiting = Czekamy na przeciwnika …
lobby-cancel = Anuluj
lobby-withdraw = Wycofaj
lobby-decline = Odrzuć
lobby-accept = Przyjmij
lobby-play = Zagraj
lobby-play-this = Zagraj, przeciwnik: { $name }
lobby-challenges = { $name } rzuca ci wyzwanie
lobby-challenged = Twoje wyzwanie dla: { $name }
call-round = { $title }: zaczyna się twoja partia z { $name }.
tournaments-title = Turnieje
tournaments-about = Wiele partii z wieloma graczami. Turnieje zaczynają się same; mając konto, możesz grać albo założyć własny.
tournaments-open = Wkrótce
tournaments-open-none = Żaden turniej nie jest planowany.
tournaments-running = W trakcie
tournaments-over = Zakończone
tournament-link = Turniej
tournament-make = Załóż turniej
tournament-make-account = Zaloguj się, aby założyć turniej.
tournament-name = Nazwa
tournament-kind = Rodzaj
tournament-swiss = System szwajcarski
tournament-swiss-about = W każdej rundzie spotykają się gracze z tyloma samymi punktami i nikt dwa razy z tym samym.
tournament-carousel = Karuzela
tournament-carousel-about = Przez ustalony czas każdy wolny gracz od razu dostaje następnego przeciwnika. Wchodź i wychodź, kiedy chcesz.
tournament-rounds = Rundy
tournament-rounds-of = Rundy: { $count }
tournament-duration = Czas trwania
tournament-length = { $minutes } min.
tournament-hours = { $hours } godz.
tournament-streaks = Serie: po dwóch wygranych z rzędu partie liczą się podwójnie
tournament-bots = Boty mogą brać udział
tournament-starts = Początek za
tournament-players = Gracze: { $count }
tournament-join = Dołącz
tournament-leave = Opuść
tournament-back = Wróć
tournament-cancel = Odwołaj turniej
tournament-cancelled = Turniej się nie odbył: za mało graczy albo został odwołany.
tournament-finished = Turniej się skończył.
tournament-round-of = Runda { $round } z { $count }.
tournament-starts-in = Początek za { $time }
tournament-ends-in = Czas na nowe partie: { $time }
tournament-next-in = Następna runda za { $time }
tournament-waiting = Bierzesz udział i zostaniesz wezwany na każdej stronie, gdy zacznie się twoja partia. Kto nie zacznie w ciągu minuty, przegrywa.
tournament-out = Opuściłeś turniej: nie dostaniesz przeciwnika, dopóki nie wrócisz.
tournament-your-game = Do twojej partii
tournament-standings = Tabela
tournament-pairings = Pary
tournament-none = Nikt jeszcze nie bierze udziału.
tournament-points = Punkty
tournament-buchholz = Punkty Buchholza
tournament-sonneborn = Punkty Sonneborna-Bergera
tournament-wins = Wygrane
tournament-bye = pauzuje
tournament-gone = opuścił turniej
tournament-on-streak = Partie liczą się teraz podwójnie
rated = Rankingowa
casual = Towarzyska
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Szybkie
speed-classical = Klasyczne
setup-rated = Partia rankingowa
setup-rated-about = Liczy się do twojego rankingu w tych zasadach i w tym tempie. Nie ma podpowiedzi, a z silnikiem nie cofa się ruchów.
setup-rated-level = Poziom { $level } ma ranking { $rating }.
setup-rated-account = Partie rankingowe wymagają konta.
setup-rated-clock = Partie rankingowe wymagają zegara.
setup-rated-size = Partie rankingowe w tych zasadach gra się na { $sizes }.
setup-rated-opening = Partie rankingowe w tych zasadach wymagają jednego z otwarć: { $openings }.
profile-link = Twój profil i rankingi
profile-title = Gracz
profile-challenge = Rzuć wyzwanie
profile-ratings = Rankingi
profile-ratings-none = Jeszcze bez partii rankingowych.
profile-curve = Ranking w ostatnich partiach: najniższy { $low }, najwyższy { $high }, obecny { $now }.
profile-results = Wyniki partii rankingowych
profile-won = Wygrane
profile-drawn = Remisy
profile-lost = Przegrane
profile-games = Ostatnie publiczne partie
profile-games-none = Jeszcze bez publicznych partii. Partie z poczekalni są publiczne, wszystkie inne prywatne.
leaders-title = Tabele wyników
leaders-about = Najwyższe rankingi według zasad i tempa, bez tymczasowych.
leaders-none = Nikt nie ma tu jeszcze ustalonego rankingu.
leaders-speed = Tempo gry
leaders-games = Partie
call-paired = Zaczyna się twoja partia, przeciwnik: { $name }.
call-challenge = { $name } wyzywa cię na partię.
call-your-move = Twój ruch, przeciwnik: { $name }.
call-go = Przejdź

## One's games and analyses

games-title = Partie
games-analyses = Analizy
games-none = Nie ma jeszcze żadnych partii. Postaw kamień na planszy, aby zacząć.
games-no-analyses = Nie ma jeszcze żadnych analiz. Zachowasz je w zakładce Analiza, Udostępnij.
games-more = Pokaż więcej
games-in-progress = W toku
games-analyse = Analizuj
games-analyse-this = Analizuj: { $title }
games-analysis = Analiza
games-remove = Usuń
games-remove-really = Na pewno usunąć?
games-remove-this = Usuń z listy: { $title }
when-today = dziś { $time }
when-yesterday = wczoraj { $time }

## Teaching in a game

teach-label = Nauczanie
teach-about = Wskazuje błędy od razu po ruchu i pozwala go cofnąć.
teach-off = Wyłączone
teach-blunders = Tylko grube błędy
teach-all = Wszystkie błędy
teach-blunder = { $move } to gruby błąd
teach-mistake = { $move } to błąd
teach-take-back = Cofnij ruch
teach-show = Pokaż dlaczego
teach-play-on = Graj dalej
play-hint-point = Podpowiedź: { $move }. { $score }.
terminal-teach-back = Cofnąć { $move }? (y = tak, n = nie)

## The plain terminal

terminal-commands-hint = ? pokazuje polecenia.
terminal-draw-declined = Remis został odrzucony.
terminal-chose = { $who }: { $what }.
terminal-sentence = { $text }.
terminal-opening-over = Otwarcie zakończone: { $black } przeciw { $white }.
terminal-played = { $who }: ruch { $points }.
terminal-over-now = Partia jest zakończona: n zaczyna następną, q kończy.
terminal-hint-offer = t daje podpowiedź.
terminal-hint-key = h daje podpowiedź.
terminal-not-judged = Ruch nie został oceniony: { $why }.
terminal-not-counted = Wynik nie został policzony: { $why }.
terminal-run-program = W partii gra program { $name }. Uruchomić { $command }? (y/n)
terminal-moves-typed = Jego ruchy można też wpisać.
terminal-thinks = { $who } myśli
terminal-declines = { $who } odrzuca remis.
terminal-time-taken = Czas: { $seconds } s.
terminal-time-thought = Czas: { $seconds } s, głębokość { $depth }, ocena { $score }.
terminal-hint = Podpowiedź: { $hint }
terminal-hint-more = Podpowiedź: { $hint } t powie więcej.
terminal-hint-line = Podpowiedź: { $move } ({ $score }, głębokość { $depth }): { $line }.
terminal-try-again = Enter próbuje ponownie; ruch można też wpisać.
terminal-not-saved-yet = Jeszcze nie zapisano: { $why }.
terminal-not-saved = Nie zapisano: { $why }.
terminal-strength = Twoja siła przeciw poziomom: { $rating } ({ $change }).
terminal-goodbye = Do widzenia.
terminal-average = Średni czas, { $who }: { $seconds } s na ruch.
terminal-resume = Wznów poleceniem: { $command }
terminal-saved-in = Partia jest zapisana w { $file }.
terminal-result-back = Wynik cofnięty.
terminal-taken-back =
    { $count ->
        [one] Cofnięto ruch
        [few] Cofnięto ruchy
       *[many] Cofnięto ruchy
    }: { $moves }.
terminal-none-forbidden =
    { $color ->
        [black] Żaden punkt nie jest zabroniony czarnym.
       *[white] Żaden punkt nie jest zabroniony białym.
    }
terminal-no-move = Nie ma ruchu { $number }: oczekiwano od 0 do { $most }.
terminal-board-after = Plansza po ruchu { $number }; partia jest przy { $ply }.
terminal-nothing-played = Jeszcze nic nie zagrano.
terminal-history-hint = h { $number } pokazuje planszę po ruchu { $number }.
terminal-level-engines = Liczba silników: { $count }; poziom można ustawić, gdy jest jeden.
terminal-plays-on = { $who }: gra toczy się dalej.
terminal-exists = { $file } już istnieje; s! { $file } go nadpisze.
terminal-saved-as = Zapisano jako { $file }
terminal-load-hint = l 1 lub l FILE wczytuje partię.
terminal-none-saved = Nie ma jeszcze zapisanej partii: l FILE.
terminal-loaded = Wczytano { $name }.
terminal-another = Następna partia.
terminal-help-move = ruch: kolumna i wiersz
terminal-help-enter = niech zagra silnik
terminal-help-undo = cofnij
terminal-help-redo = ponów
terminal-help-tip = podpowiedź etapami: obszar, kształt, ruch
terminal-help-history = historia lub plansza po ruchu N
terminal-help-forbidden = punkty zabronione
terminal-help-draw = zaproponuj remis
terminal-help-resign = poddaj się
terminal-help-level = poziom silnika, od 1 do 10 lub full
terminal-help-save = zapisz i pokaż planszę w Pythonie
terminal-help-save-over = zapisz, nadpisując plik
terminal-help-load = wczytaj plik lub zapisaną partię; wypisz je
terminal-help-new = nowa partia, zamiana stron
terminal-help-help = ta pomoc
terminal-help-quit = wyjście; partia zostaje
terminal-offers = propozycja { $point }
terminal-ask-rule = Zasady ({ $known })
terminal-ask-size = Rozmiar planszy (od { $least } do { $most })
terminal-ask-opening = Otwarcie ({ $known })
terminal-ask-opponent = Przeciwnik (poziom od { $least } do { $most }, full pełna siła, person człowiek lub cmd:PROGRAM)
terminal-ask-color = Twój kolor (black czarne, white białe)
terminal-ask-opens = Kto otwiera: ty (black) czy silnik (white)
terminal-ask-name-none = Twoje imię (- bez imienia)
terminal-ask-other = Imię drugiego gracza
terminal-ask-other-none = Imię drugiego gracza (- bez imienia)
terminal-ask-clock = Zegar (np. 5+3, 10s/move lub none)
terminal-panel-opening = otwarcie: { $opening }
terminal-panel-last = { $moves }, ostatni { $move }
terminal-panel-pairs = pary: czarne { $black }, białe { $white }
terminal-panel-five =
    { $color ->
        [black] piątkę czarnych można rozbić
       *[white] piątkę białych można rozbić
    }
terminal-shows-board = Enter pokazuje planszę
terminal-prompt-over = Partia zakończona (n następna, u cofnij, s zapisz, l wczytaj, q wyjście)
terminal-time-left = zostało { $time }
terminal-hash = pamięć { $percent }%
terminal-compiling = kompilacja silnika
terminal-loading = ładowanie silnika
terminal-kernels = { $what } { $bar } { $done } z { $total } jąder
terminal-compiling-once = kompilacja silnika, raz dla tej wersji; potrwa około minuty
terminal-position = Zasady: { $rule }, { $size }, { $moves }.
terminal-opening-name = Otwarcie: { $name }.
terminal-to-move =
    { $color ->
        [black] Ruch czarnych.
       *[white] Ruch białych.
    }
terminal-pairs = Zbite pary: czarne { $black }, białe { $white }.
terminal-captures =
    { $color ->
        [black] Czarne
       *[white] Białe
    } biją { $stones } ({ $count ->
        [one] { $count } para
        [few] { $count } pary
       *[many] { $count } par
    }).
terminal-pending =
    { $color ->
        [black] Czarne mają piątkę; białe mogą ją jeszcze rozbić biciem.
       *[white] Białe mają piątkę; czarne mogą ją jeszcze rozbić biciem.
    }
terminal-forbidden =
    { $color ->
        [black] Zabronione czarnym
       *[white] Zabronione białym
    }: { $points }.
terminal-with-line = { $how }: { $line }.
terminal-result = Wynik: { $result }
terminal-unreadable = nie można odczytać
terminal-no-saved = Nie ma zapisanej partii.
terminal-plain-mode = { $why }; to tryb tekstowy
terminal-no-screen = ten terminal nie obsługuje pełnego ekranu
terminal-no-textual = pełny ekran wymaga tengen[tui]
terminal-not-remembered = ustawienia nie zostały zapamiętane: { $why }
terminal-against = { $black } przeciw { $white }, { $rule }, { $size }.
terminal-interrupted = Przerwano.
terminal-moves-on-average = { $who }: { $moves }, średnio { $seconds } s na ruch.

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = ruch (h8), hint podpowiedź, solution rozwiązanie, skip pomiń, quit wyjście
terminal-lesson-commands = hint podpowiedź, solution rozwiązanie, skip pomiń, quit wyjście
terminal-ask-move = Ruch
terminal-ask-point = Punkt
terminal-ask-choose = Wybierz { $options }
terminal-next = Dalej: { $command }
terminal-step = Krok { $number } z { $count }: { $title }
terminal-a-puzzle = zadanie
terminal-right = Dobrze. { $text }
terminal-again = { $text } Spróbuj jeszcze raz.
terminal-no-play = { $move } nie można tu zagrać.
terminal-puzzle = Zadanie { $id }: { $rule }, { $theme }, { $rating }
terminal-rating = Ranking { $rating }, rozwiązane { $solved }, najlepsza seria { $best }.
terminal-rating-change = Ranking { $rating } ({ $change }), seria { $streak }.
terminal-drill = Ćwiczenie: { $rule }, { $source }
terminal-drill-right = { $move } to dobry ruch ({ $score }).
terminal-drills-due =
    Do powtórki { $due } z { $count ->
        [one] { $count } ćwiczenia
        [few] { $count } ćwiczeń
       *[many] { $count } ćwiczeń
    }.
terminal-drills-none = Nie ma jeszcze ćwiczeń. Utworzy je { $command }.
terminal-source = ruch { $number }, { $place }
terminal-source-times = { $source } ({ $count }×)
terminal-place =
    { $kind ->
        [game] partia
        [review] przegląd
       *[analysis] analiza
    }
terminal-earlier-game = wcześniejsza partia
terminal-drills-made =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }, nowych ćwiczeń: { $fresh }.
terminal-drills-unsure = Głębsze przeszukanie nie potwierdziło błędów: { $count }.
terminal-better = lepiej
terminal-then = potem
terminal-column =
    { $name ->
        [number] Nr
        [side] kolor
        [move] ruch
        [mark] znak
        [before] przed
        [after] po
        [better] lepiej
        [player] gracz
        [games] partie
        [moves] ruchy
        [accuracy] trafność
        [opening] otwarcie
        [middle-game] gra środkowa
        [endgame] końcówka
        [black] czarne
        [white] białe
        [overlooks] przeocza
        [depth] głęb.
        [score] ocena
        [time] czas
       *[line] wariant
    }
terminal-accuracy =
    Trafność { $color ->
        [black] czarnych
       *[white] białych
    }: { $percent }%
terminal-review-left = Przegląd nie jest pełny: pozostało wyszukiwań { $count }.
terminal-review-positions = pozycje
terminal-review-turns = punkty zwrotne: zostało { $count }
terminal-games-done = W { $folder } jest partii { $done } z { $count }
terminal-game-of = partia { $number } z { $count }
terminal-explain-move =
    Ruch { $color ->
        [black] czarnych
       *[white] białych
    } { $move }:
terminal-factors-for =
    { $color ->
        [black] Dla czarnych
       *[white] Dla białych
    }:
terminal-factors-then =
    { $color ->
        [black] Czarne
       *[white] Białe
    } mogą potem mieć:
terminal-total = Razem: { $total }
terminal-no-threats = brak gróźb
terminal-terms = Składniki oceny dla strony na ruchu:

## The full-screen terminal

terminal-save = Zapisz
terminal-open = Otwórz
terminal-new = Nowa
terminal-help = Pomoc
terminal-quit = Wyjście
terminal-start = Zacznij
terminal-analysis = Analiza
terminal-logo = pięć w rzędzie
terminal-name = imię
terminal-command = polecenie
terminal-think-seconds = sekund na ruch (2 lub zegar)
terminal-person = człowiek
terminal-adaptive = poziom dostosowany
terminal-other-engine = inny silnik
terminal-other-clock = inny
terminal-clock-such = 5+3 lub 10s/move
terminal-continue = Kontynuuj { $title }
terminal-start-hint = Strzałki wybierają, Enter zaczyna partię.
terminal-looking-back = Patrzysz wstecz: End wraca do partii.
terminal-over-new = { $ending } n zaczyna nową partię.
terminal-over-back = { $ending } n: nowa partia, u: cofnij.
terminal-hurry = { $who } myśli; m każe zagrać teraz.
terminal-typing = Ruch: { $text }
terminal-who-for = Kto gra dalej za { $who }?
terminal-no-resign = Teraz nikt nie może się poddać.
terminal-resigns = { $who }: poddaj się
terminal-paused = Wstrzymano. Naciśnij p, aby wznowić.
terminal-unmarked = Punkty zabronione nie są zaznaczone.
terminal-hint-person = Podpowiedź jest dla człowieka na ruchu.
terminal-report =
    { $color ->
        [black] { $move } za czarne
       *[white] { $move } za białe
    }
terminal-save-as = Zapisz jako (.sgf, .psq ...):
terminal-write-over = nadpisz { $file }
terminal-file-exists = { $file } już istnieje
terminal-leave-it = zostaw
terminal-thinking = myśli
terminal-program-who = { $name } to program. Kto gra?
terminal-run = uruchom { $command }
terminal-draw-question = { $who }: remis?
terminal-failed-who = Awaria: { $who }. Kto gra dalej?
terminal-tengen-full = Tengen z pełną siłą
terminal-getting-ready = Silnik się przygotowuje.
terminal-getting-ready-first = Silnik się przygotowuje. Za pierwszym razem trwa to około minuty.
terminal-hint-plays = Podpowiedź: { $move }. Enter zagra.
terminal-note-pairs = pary { $taken }/{ $needed }
terminal-note-moves = { $moves }, { $seconds } s na ruch
terminal-browsing = Ruch { $ply } z { $count }. PgUp i PgDn przeglądają, End wraca.
terminal-chooses-digits = { $who }: wybierz od 1 do { $count }.
terminal-chooses-arrows = { $who }: wybierz strzałkami i klawiszem Enter.
terminal-good-for =
    { $color ->
        [black] Dobre dla czarnych
       *[white] Dobre dla białych
    }:
terminal-back = Esc: wstecz
terminal-open-game = Otwórz partię
terminal-open-keys = Tab: lista lub plik, Enter: otwórz, Esc: wstecz
terminal-file = Plik
terminal-cannot-open = Nie można otworzyć { $file }: { $why }

## The keys of the full-screen terminal

terminal-keys-board = PLANSZA
terminal-keys-game = PARTIA
terminal-keys-analysis = ANALIZA
terminal-keys-signs = ZNAKI
terminal-keys-arrows = strzałki
terminal-keys-mouse = mysz
terminal-key-cursor = przesuń kursor [ ]
terminal-key-place = połóż kamień
terminal-key-type = wpisz ruch, np. h8
terminal-key-click = kliknij, by położyć kamień
terminal-key-browse = przeglądaj ruchy; Home i End: pierwszy i ostatni
terminal-key-zoom = małe lub duże kamienie, gdy jest miejsce
terminal-key-undo = cofnij; przeciw silnikowi do twojej kolejki
terminal-key-teaching = nauka: wyłączona, grube błędy, wszystkie błędy
terminal-key-now = niech silnik zagra teraz
terminal-key-change = zmień gracza strony na ruchu
terminal-key-pause = zatrzymaj zegary
terminal-key-forbidden = punkty zabronione: zaznacz i wyjaśnij
terminal-key-numbers = numery ruchów na kamieniach
terminal-key-save = zapisz (sgf, psq, json ...)
terminal-key-open = otwórz partię
terminal-key-new = nowa partia
terminal-key-panel = panel analizy włącz lub wyłącz
terminal-key-lines = więcej lub mniej wariantów
terminal-key-explain = wszystko o ruchu pod kursorem
terminal-sign-winning = zwycięski rząd
terminal-sign-last = ostatni ruch
terminal-sign-cursor = kursor
terminal-sign-both = ostatni ruch i kursor
terminal-sign-forbidden = zabronione
terminal-sign-best = najlepsze ruchy analizy
terminal-keys-saved = Partia jest zapisywana po każdym ruchu. Ctrl-C kończy w każdej chwili i wypisuje polecenie, które ją wznawia.

## The adaptive opponent, and a first visit

setup-adaptive = Silnik dopasowany do ciebie
setup-adaptive-about = Gra nieco lepiej od ciebie i dostosowuje się do twoich wyników.
setup-adaptive-name = Dopasowany
setup-adaptive-seat = Silnik, nieco lepszy od ciebie
welcome-title = Witaj
welcome-question = Jak dobrze grasz w gomoku? Odpowiedź pomoże dobrać przeciwnika.
welcome-none = To moja pierwsza gra
welcome-rules = Znam zasady
welcome-regular = Gram od czasu do czasu
welcome-strong = Gram bardzo dobrze
welcome-puzzles = Sprawdź trzema krótkimi zadaniami
welcome-later = Nie teraz
welcome-placed = Przeciwnik czeka
welcome-placed-gentle = Zaczyna łagodnie i dostosowuje się do twoich wyników. Grube błędy są wskazywane i można je cofnąć.
welcome-placed-about = Zaczyna blisko twojego poziomu i dostosowuje się do twoich wyników.
welcome-lesson = Albo zacznij od pierwszej lekcji
placement-title = Zadanie { $number } z { $count }
placement-about = Liczy się pierwsza odpowiedź. Jeśli nie wiesz, przejdź dalej.
placement-unknown = Nie wiem
placement-finish = Znajdź przeciwnika
placement-result = Rozwiązano { $solved } z { $count }. Przeciwnik zaczyna w okolicach poziomu { $level } i dostosowuje się do twoich wyników.
placement-play = Zagraj pierwszą partię

## Numbers and scores

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
score-won =
    { $color ->
        [black] Czarne wygrały
       *[white] Białe wygrały
    }
score-drawn = remis
score-wins-in =
    { $color ->
        [black] Czarne
       *[white] Białe
    } wygrywają za { $plies ->
        [one] 1 półruch
        [few] { $plies } półruchy
        [many] { $plies } półruchów
       *[other] { $plies } półruchu
    }
score-even = równo
score-better =
    { $color ->
        [black] Czarne
       *[white] Białe
    } stoją lepiej ({ $percent }%)

## Players

seat-engine-level = Silnik, { $name }
talk-title = Czat
talk-about = Przywitaj się albo napisz zdanie. Przeczytacie je tylko wy dwoje.
talk-log-in = Zaloguj się, aby pisać własnymi słowami.
talk-message = Wiadomość
talk-send = Wyślij
talk-you = Ty
talk-mute = Wycisz
talk-unmute = Cofnij wyciszenie
talk-muted = Ten gracz jest wyciszony.
talk-report = Zgłoś
talk-report-this = Zgłoś gracza { $name }
talk-report-why = Co jest nie tak?
report-talk = Obraźliwe wiadomości
report-cheating = Korzystanie z programu
report-stalling = Przeciąganie lub odejście
report-name = Obraźliwa nazwa
report-other = Coś innego
talk-report-details = Szczegóły (opcjonalnie)
talk-report-send = Wyślij zgłoszenie
talk-report-cancel = Anuluj
talk-reported = Dziękujemy. Gospodarz to sprawdzi.
talk-hello = Cześć!
talk-good-luck = Powodzenia!
talk-nice-move = Ładny ruch!
talk-oops = Ojej!
talk-well-played = Dobrze zagrane!
talk-good-game = Dobra partia!
talk-thanks = Dziękuję!
talk-bye = Do widzenia!
seat-engine-bot = Program członka
seat-engine-full = Silnik z pełną siłą, { $seconds } s na ruch
seat-by-link = Osoba z linku
seat-person = Osoba
seat-first = Pierwszy gracz
seat-second = Drugi gracz
seat-level = poziom { $level }
seat-full = pełna siła
seat-program = inny program
who-seat =
    { $seat ->
        [first] pierwszy gracz
       *[second] drugi gracz
    }
who-named = { $name } ({ $role })
seat-absent = jeszcze nie ma
seat-you = ty
claim-title = Przeciwnik jest nieobecny
claim-left = { $name } opuszcza partię.
claim-idle = { $name } nie wykonuje ruchu.
claim-wait = Możesz zażądać wygranej za { $time }.
claim-win = Zażądaj wygranej
claim-draw = Uznaj remis
seat-away = poza grą
seat-color-open = Kolor nieustalony
seat-pairs = Zbite pary: { $taken } z { $needed }
level-1 = pierwsze kroki
level-2 = początkujący
level-3 = bardzo łatwy
level-4 = łatwy
level-5 = umiarkowany
level-6 = średni
level-7 = dość dobry
level-8 = dobry
level-9 = silny
level-10 = bardzo silny
clock-none = Bez zegara
clock-main = { $minutes } min + { $increment } s na ruch
clock-per-move = { $seconds } s na ruch

## A new game

setup-title = Nowa partia
setup-opponent = Przeciwnik
setup-level = Silnik, wybrany poziom
setup-level-about = Dziesięć poziomów: od pierwszych kroków do bardzo silnego.
setup-tengen = Silnik, pełna siła
setup-tengen-about = Powyżej poziomu 10: tak silny, jak pozwala czas na namysł.
setup-lobby = Ktokolwiek z poczekalni
setup-lobby-about = Zagrasz z kimś, kto szuka takiej samej partii.
setup-challenge = Gracz z kontem
setup-challenge-about = Gracz dowie się o wyzwaniu i może je przyjąć lub odrzucić.
setup-challenged = Nazwa gracza
setup-person = Osoba przy tym ekranie
setup-person-about = Dwie osoby grają na zmianę na tym urządzeniu.
setup-invite = Osoba z linku
setup-invite-about = Dostaniesz link, który wyślesz drugiej osobie.
setup-watch = Oglądaj dwa silniki
setup-watch-about = Dwa silniki grają ze sobą, a ty patrzysz.
setup-random = Losowo
setup-you = Ty
setup-level-field = Poziom
setup-level-named = Poziom { $level }, { $name }
setup-level-of = { $level } z { $max }, { $name }
setup-full-strength = Pełna siła, { $seconds } s na ruch
setup-think = Czas na namysł
setup-you-play = Grasz
setup-who-starts = Kto zaczyna
setup-minutes = Minuty
setup-increment = Sekundy na ruch
setup-opening = Otwarcie
setup-clock = Zegar
setup-other-clock = Inny …
setup-start = Rozpocznij partię
setup-more = Zasady, plansza, otwarcie, zegar
invitation-title = { $name } zaprasza cię do gry
invitation-opening = Otwarcie: { $opening }
invitation-join = Dołącz do gry
invitation-watch = Tylko oglądaj
resume-game = Kontynuuj: { $first } – { $second }, ruch { $ply }

## Playing

play-title = Zagraj w gomoku
play-actions = Działania
play-status = Stan gry
play-pace-slow = Wolno
play-pace-normal = Normalnie
play-pace-fast = Szybko
play-redo-about = Zagraj ponownie cofnięty ruch (Ctrl+Y)
play-hint-about = Zapytaj silnik o dobry ruch
play-draw = Remis
play-draw-about = Zaproponuj remis
play-resign = Poddaj się
play-pause = Wstrzymaj
play-resume = Wznów
play-speed = Tempo
play-undo-ask = Poproś drugiego gracza o cofnięcie ostatniego ruchu (Ctrl+Z)
play-undo-about = Cofnij ostatni ruch (Ctrl+Z)
play-rematch = Rewanż
play-rematch-offered = Zaproponowano rewanż
play-rematch-accept = Przyjmij rewanż
play-rematch-go = Przejdź do rewanżu
play-rematch-told = Zaproponowano rewanż. Zacznie się, gdy drugi gracz go przyjmie.
play-moves = Ruchy
play-moves-list = Ruchy partii
play-newest = Najnowsza pozycja
play-no-moves = Nie ma jeszcze ruchów
play-move =
    Ruch { $number }, { $color ->
        [black] czarne
       *[white] białe
    } { $move }
play-move-captures =
    Ruch { $number }, { $color ->
        [black] czarne
       *[white] białe
    } { $move }, bicie: { $count ->
        [one] 1 kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }
play-last-move =
    { $color ->
        [black] Czarne
       *[white] Białe
    } { $move }
play-last-capture =
    { $color ->
        [black] Czarne
       *[white] Białe
    } { $move }, bicie: { $stones }
play-type = Wpisz ruch
play-type-bad = „{ $text }” nie jest punktem tej planszy. Wpisz literę i liczbę, na przykład h8.
play-invitation-used = To zaproszenie zostało już wykorzystane. Oglądasz partię.
play-cannot-open = Nie można otworzyć tej partii
play-your-move = Twój ruch
play-reconnecting = Ponowne łączenie
play-reconnecting-about = Partia jest zapisana i potoczy się dalej, gdy serwer odpowie.
play-starting = Partia się rozpoczyna
play-ready = Możesz zaczynać
play-begin = Postaw kamień w dowolnym miejscu, aby zacząć.
play-press-start = Naciśnij „Rozpocznij partię”.
play-invited = Masz zaproszenie
play-invited-about = Dołącz do gry albo ją oglądaj.
play-back-to-game = Wróć do partii
play-position-after = Pozycja po ruchu { $ply }
play-confirm = Zagrać { $point }?
play-confirm-about = Dotknij jeszcze raz tego samego punktu albo naciśnij „Zagraj”.
play-resign-sure = Poddać tę partię?
play-resign-yes = Tak, poddaj
play-on = Graj dalej
play-forbidden = Ruch { $point } jest zabroniony. { $reason }.
play-looking = Szukanie dobrego ruchu …
play-draw-offered = { $name } proponuje remis
play-draw-offered-about = Przyjmij go albo graj dalej.
play-draw-asked = Zaproponowano remis
play-draw-asked-about = Czekamy na odpowiedź: { $name }.
play-draw-open = Zaproponowano remis; kolejny ruch go odrzuca.
play-undo-asked = { $name } prosi o cofnięcie ruchu
play-undo-asked-about = Zgódź się albo graj dalej.
play-undo-waiting = Poproszono o cofnięcie ruchu
play-undo-waiting-about = Czekamy na zgodę: { $name }.
play-your-choice = Twój wybór
play-chooses = { $name } wybiera
play-choice-about = Kto gra którym kolorem?
play-offers-about = Ile piątych ruchów proponują czarne?
play-paused = Wstrzymano
play-paused-about = Naciśnij „Wznów”, aby silniki grały dalej.
play-thinking = { $name } myśli
play-to-move = Na ruchu: { $name }
play-color-to-move =
    { $color ->
        [black] Ruch czarnych
       *[white] Ruch białych
    }
play-waiting-player = Czekamy na gracza
play-watching = Oglądasz partię.
play-waiting-opponent = Czekamy na przeciwnika
play-waiting-about = Wyślij poniższy link. Partia zacznie się, gdy ktoś go otworzy.
play-own-five = Twoja piątka wygrywa, chyba że zostanie rozbita.
play-other-five =
    { $color ->
        [black] Czarne mają piątkę: rozbij ją biciem albo przegrasz.
       *[white] Białe mają piątkę: rozbij ją biciem albo przegrasz.
    }
play-result = { $text } { $count ->
        [one] Partia trwała 1 ruch.
        [few] Partia trwała { $count } ruchy.
        [many] Partia trwała { $count } ruchów.
       *[other] Partia trwała { $count } ruchu.
    }
play-drawn = Remis
play-won = Wygrana!
play-lost = Przegrana
play-color-won =
    { $color ->
        [black] Czarne wygrały
       *[white] Białe wygrały
    }
play-name-won = Wygrywa { $name }
play-accept-draw = Przyjmij remis
play-decline = Odrzuć
play-allow = Zgódź się
play-depth = głębokość { $depth }
play-book = książka otwarć
play-nodes = węzły: { $nodes }
event-joined = { $name } dołącza do gry.
event-rematch = { $name } proponuje rewanż.
event-played-on = { $name } gra dalej i tym samym odrzuca remis.
event-declined-draw = { $name } odrzuca remis.
event-refused-undo = { $name } nie zgadza się na cofnięcie ruchu.
event-chose-color =
    { $color ->
        [black] { $name } wybiera czarne.
       *[white] { $name } wybiera białe.
    }
event-chose-offers =
    { $count ->
        [one] { $name } wybiera jeden piąty ruch.
        [few] { $name } wybiera { $count } piąte ruchy.
        [many] { $name } wybiera { $count } piątych ruchów.
       *[other] { $name } wybiera { $count } piątego ruchu.
    }
event-added-two = { $name } dokłada dwa kamienie.
share-link-copied = Skopiowano link.
share-press-copy = Naciśnij Ctrl+C, aby skopiować link.
share-copy = Kopiuj
share-copy-this = Kopiuj: { $label }
share-spectators =
    { $count ->
        [one] Ogląda 1 widz
        [few] Oglądają { $count } widzowie
        [many] Ogląda { $count } widzów
       *[other] Ogląda { $count } widza
    }
share-let-watch = Pozwól oglądać innym
share-invitation = Zaproszenie
share-invitation-about = Pierwsza osoba, która otworzy ten link, zagra z tobą.
share-spectator-link = Link dla widzów
share-spectator-about = Widzowie widzą partię, ale nie mogą wykonywać ruchów.
share-embed = Kod na stronę internetową
share-embed-about = Pokazuje partię na twojej własnej stronie.
embed-title = Partia { -gomoku }
embed-open = Otwórz w Tengen
embed-failed = Nie można pokazać tej partii.
embed-start = Przed pierwszym ruchem.
embed-move = Ruch { $number } z { $count }: { $move }.
stats-title = Statystyki
stats-region = Statystyki poszczególnych ruchów
stats-moves = Ruchy
stats-time = Czas
stats-time-per-move = Czas na ruch
stats-longest = Najdłużej
stats-nodes = Węzły
stats-pairs = Zbite pary
stats-move = Ruch
stats-depth = Głębokość

## The board, for those who hear it

board-label = Plansza. Strzałki przesuwają kursor, Enter stawia kamień.
board-kind = plansza do gry
board-point = { $point }, { $what ->
        [black] czarny kamień
        [white] biały kamień
       *[empty] puste
    }
board-last = ostatni ruch
board-forbidden = zabronione, { $reason }

## Analysing

step-last = Pozycja końcowa
analyse-new = Nowa
analyse-new-about = Zacznij od pustej planszy
analyse-opening = Otwieranie …
analyse-merged = Ta analiza została zmieniona także gdzie indziej. Obie wersje zostały połączone.
analyse-pairs = pary { $black }–{ $white }
analyse-saving = zapisywanie …
analyse-saved = zapisano
analyse-read-only = tylko do odczytu
analyse-pending-five =
    { $color ->
        [black] Czarne mają piątkę, którą można jeszcze rozbić
       *[white] Białe mają piątkę, którą można jeszcze rozbić
    }
analyse-comment = Komentarz
analyse-comment-hint = Komentarz do tego ruchu
analyse-undo-about = Cofnij ostatnią zmianę (Ctrl+Z)
analyse-redo-about = Ponów cofniętą zmianę (Ctrl+Y)
analyse-promote = Awansuj
analyse-promote-about = Ustaw jako wariant główny
analyse-delete = Usuń
analyse-delete-about = Usuń ten ruch i wszystko, co po nim następuje
analyse-tree = Ruchy i warianty
analyse-start = Początek
analyse-tree-move =
    { $number }. { $color ->
        [black] Czarne
       *[white] Białe
    } { $move }
editor-title = Edycja
editor-about = Ustaw dowolną pozycję: z książki, zadania albo partii na papierze.
editor-begin = Edytuj tę pozycję
editor-pairs =
    { $color ->
        [black] Pary zbite przez czarne
       *[white] Pary zbite przez białe
    }
editor-places = Kliknięcie stawia
editor-erase = Usuwanie
editor-turn = Na ruchu
editor-clear = Wyczyść
editor-done = Gotowe
overlay-moves = Najlepsze ruchy
overlay-heat = Mapa cieplna
overlay-none = Bez oznaczeń
engine-title = Analiza silnika
engine-best-lines = Najlepsze warianty
engine-depth-progress = Postęp na tej głębokości
engine-switch = Silnik
engine-lines =
    { $count ->
        [one] 1 wariant
        [few] { $count } warianty
        [many] { $count } wariantów
       *[other] { $count } wariantu
    }
engine-lines-label = Liczba wariantów
engine-overlay-label = Na planszy
engine-view =
    { $color ->
        [black] Oceny z punktu widzenia czarnych, które są na ruchu.
       *[white] Oceny z punktu widzenia białych, które są na ruchu.
    }
engine-game-over = W tej pozycji partia jest zakończona.
engine-queued = Czekamy na wolny silnik; przed tobą w kolejce: { $count }.
engine-complete = Analiza jest zakończona.
engine-evaluation = Ocena
engine-not-evaluated = bez oceny
engine-speed = Szybkość
explorer-title = Przeglądarka ruchów
explorer-about = Ruchy znane z książki otwarć, z dowodów i z partii. Wybierz ruch, aby go zagrać.
explorer-none = O tej pozycji nic nie wiadomo.
explorer-all = Pokaż wszystkie ruchy ({ $count })
explorer-verdict = Ocena
explorer-public = Partie publiczne
explorer-own = Twoje pliki
explorer-results = Czarne { $black }, białe { $white }, remisy { $draws }, bez wyniku { $unknown }
explorer-proof-title = Gra przeciw dowodowi
explorer-proof-switch = Dowód gra czarnymi
explorer-proof-about = Zagraj białymi przeciw udowodnionej wygranej: dowód odpowiada od razu i mówi dlaczego. Gdy żaden dowód nie obejmuje twojego ruchu, odpowiada silnik i jest to tu zaznaczone.
explorer-proof-says = { $move } jest udowodniony: { $verdict }, bez względu na odpowiedź.
explorer-engine-says = { $move } nie pochodzi z dowodu: żaden nie obejmuje tej pozycji. Zagrał go silnik ({ $score }).
explorer-begins = { $move }: dowód zaczyna się w środku.
explorer-won = Dowód wygrał. Cofnij ruchy i spróbuj innej obrony.
explorer-threat = Groźba: { $move }. Po każdej odpowiedzi, która nie wymaga osobnego ruchu: { $verdict }.
explorer-answers = Odpowiedzi wymagające osobnego ruchu: { $points }
explorer-even-title = Wyrównane pozycje
explorer-even-about = Kamienie, po których obie strony mają równe szanse, do ofert w wymianie i swap2.
explorer-even-move = Znajdź wyrównane ruchy
explorer-even-pair = Znajdź wyrównane pary
explorer-even-searching = Szukanie wyrównanych kamieni …
explorer-even-stones = Kamienie
explorer-even-chance = Szanse strony na ruchu
explorer-files-title = Twoje pliki
explorer-files-about = Partie z twoich plików są liczone tylko dla ciebie.
explorer-files-open = Dodaj otwartą partię
explorer-files-remove = Usuń { $name }
explorer-find = Znajdź tę pozycję
explorer-find-about = Szukaj tej pozycji w całym drzewie, także obróconej, odbitej lub przy innej kolejności ruchów
explorer-found = Inne wystąpienia tej pozycji w drzewie: { $count }.
explorer-found-none = Ta pozycja nie występuje nigdzie indziej w drzewie.
exchange-title = Udostępnij
exchange-keep-title = Zachowaj tę analizę
exchange-too-large = Plik { $name } jest za duży. Limit to { $limit } KiB.
exchange-rule-stated = Jak podano w tekście
exchange-import = Importuj
exchange-import-field = Ruchy, SGF, psq, pos albo link
exchange-import-about = Możesz też upuścić plik w dowolnym miejscu strony.
exchange-read = Wczytaj tekst
exchange-choose-file = Wybierz plik
exchange-assumptions = Założenia przyjęte przy odczycie
exchange-game = Partia
exchange-save-as = Zapisz jako { $format }
exchange-export = Eksportuj
exchange-make-link = Utwórz link do tej pozycji
exchange-losses = Plik nie zawiera: { $losses }.
exchange-link = Link
exchange-link-about = Zawiera zasady, rozmiar planszy i ruchy.
exchange-foreign = Ta analiza należy do kogoś innego. Zachowaj kopię, aby ją zmieniać.
exchange-saving = Zapisywanie …
exchange-saved = Każda zmiana jest zapisywana.
exchange-study-about = Każdy, kto ma ten link, może czytać analizę.
exchange-study-link = Link do tej analizy
exchange-study-title = Tytuł
exchange-keep = Zachowaj
exchange-keep-copy = Zachowaj kopię
exchange-kept = Analiza została zachowana; znajdziesz ją w zakładce Partie.
report-title = Raport
report-show-threats = Groźby na planszy
report-threats = Otwarte groźby
report-about = Wskaż pusty punkt, aby zobaczyć, co daje ruch w tym miejscu. Kliknij, aby zachować raport.
report-none = Brak.
report-ask = Zapytaj silnik
report-verdict =
    Silnik: { $score } { $color ->
        [black] dla czarnych
       *[white] dla białych
    } na głębokości { $depth }, { $rank } z { $candidates }. Najlepszy ruch to { $best }: { $bestScore }.
report-verdict-unranked =
    Silnik: { $score } { $color ->
        [black] dla czarnych
       *[white] dla białych
    } na głębokości { $depth }, poza najlepszymi ruchami. Najlepszy ruch to { $best }: { $bestScore }.
report-reasons-for = Wszystko, co za nim przemawia
report-reasons-against = Wszystko, co przemawia przeciw
report-reason = Powód
report-weight =
    { $color ->
        [black] Waga dla czarnych
       *[white] Waga dla białych
    }
report-threat =
    { $color ->
        [black] Czarne
       *[white] Białe
    }: { kind-title } { $stones }, kontynuacja na { $gains }. { $color ->
        [black] Białe
       *[white] Czarne
    } mogą odpowiedzieć na { $answers }.
report-threat-unanswered =
    { $color ->
        [black] Czarne
       *[white] Białe
    }: { kind-title } { $stones }, kontynuacja na { $gains }. { $color ->
        [black] Białe
       *[white] Czarne
    } nie mają odpowiedzi.
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] wygrywające bicie
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = wygrywające bicie
factor-win-broken = rozbita wygrana
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = blok piątki
factor-block-of-open-four = blok otwartej czwórki
factor-block-of-double-four = blok podwójnej czwórki
factor-block-of-four-three = blok czwórki-trójki
factor-block-of-double-three = blok podwójnej trójki
factor-block-of-open-three = blok otwartej trójki
factor-capture = { -capture }
factor-capture-set-up = przygotowane bicie
factor-capture-blocked = udaremnione bicie
factor-capture-risked = narażenie na bicie
factor-forbidden-points = zabronione punkty
factor-alignment = współpraca kamieni
factor-centre = środek

## Exercises and puzzles

exercise-hint-key = Podpowiedź (?)
exercise-next-hint = Następna podpowiedź
exercise-solution = Rozwiązanie
exercise-solution-line = Rozwiązanie:
exercise-verdict = Werdykt
exercise-board = Plansza. { $prompt } Strzałki przesuwają kursor, Enter stawia kamień.
exercise-play = Zagraj { $point }
exercise-occupied = Punkt { $point } jest zajęty.
line-after = Po { $move }:
line-better = Lepiej: { $move }
line-back = Krok wstecz
line-next = Następny krok
puzzles-progress = Twoje postępy
puzzles-today = Zadanie dnia
puzzles-keys = Klawisze: n – następne zadanie, ? – podpowiedź, litera i liczba wybierają punkt.
puzzles-next = Następne zadanie
puzzles-skip = Pomiń
puzzles-rated = ranking { $rating }
puzzles-tried = już rozwiązywane: nie liczy się ponownie
puzzles-link = link do tego zadania
puzzles-theme = Temat
puzzles-all-themes = Wszystkie tematy
puzzles-theme-solved = { $theme } ({ $solved } z { $count })
puzzles-rating = Ranking
puzzles-provisional = { $rating }, tymczasowy
puzzles-solved = Za pierwszym razem
puzzles-solved-of = { $solved } z { $tried }
puzzles-in-a-row = Z rzędu
puzzles-best-row = { $streak }, rekord { $best }
puzzles-days = Dni z rzędu
days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
theme-win-at-once = Wygraj od razu
theme-stop-four = Zatrzymaj czwórkę
theme-fours = Wygraj czwórkami
theme-threats = Wygraj groźbami
theme-only-defence = Jedyna obrona
theme-use-forbidden = Wykorzystaj zabroniony punkt
theme-avoid-forbidden = Unikaj zabronionych punktów
theme-captures = Bicia
puzzle-task =
    { $color ->
        [black] Ruch czarnych:
       *[white] Ruch białych:
    } { $theme ->
        [win-at-once] wygraj jednym ruchem.
        [stop-four] zatrzymaj czwórkę i nie przegraj.
        [fours] wygraj serią czwórek.
        [threats] wygraj czwórkami i otwartymi trójkami.
        [only-defence] znajdź jedyny ruch, który nie przegrywa.
        [use-forbidden] wygraj z pomocą zabronionego punktu.
        [avoid-forbidden] wygraj bez zabronionego ruchu.
       *[captures] wygraj biciem.
    }
puzzle-defence = Dowiedziono, że każdy inny ruch przegrywa; rozwiązania nie obaliło przeszukanie (węzły: { $nodes }).
puzzle-solution = Rozwiązanie: { $line }.
puzzle-right = { $move } to dobry ruch; odpowiedź: { $reply }.
puzzle-solved = { $move } to dobry ruch: zadanie rozwiązane.
puzzle-wrong = { $move } to zły ruch.
puzzle-loses = { $move } przegrywa: { $line }.
puzzle-answered = Odpowiedź na { $move }: { $line }.
puzzle-other-win = { $move } też wygrywa, ale nie tak, jak chce zadanie.
puzzle-makes = { $move } { makes-kind }.
puzzle-stops = { $move } zajmuje punkt, na którym przeciwnik { makes-kind }.
puzzle-captures =
    { $move } bije { $pairs ->
        [one] parę.
        [few] { $pairs } pary.
        [many] { $pairs } par.
       *[other] { $pairs } pary.
    }
puzzle-combines = { $move } grozi więcej niż jedną kombinacją.
puzzle-needed = { $move } zajmuje punkt potrzebny przeciwnikowi.
puzzle-resists = { $reply } broni się najdłużej.
sentences = { $first } { $then }
makes-kind =
    { $kind ->
        [five] robi piątkę
        [open-four] robi otwartą czwórkę
        [double-four] robi naraz dwie czwórki
        [four-three] robi naraz czwórkę i otwartą trójkę
        [four] robi czwórkę
        [double-three] robi naraz dwie otwarte trójki
       *[open-three] robi otwartą trójkę
    }

## Hints

hint-area =
    Spójrz { $row ->
        [top] { $column ->
            [left] na górę, po lewej.
            [right] na górę, po prawej.
           *[middle] na górę.
        }
        [bottom] { $column ->
            [left] na dół, po lewej.
            [right] na dół, po prawej.
           *[middle] na dół.
        }
       *[middle] { $column ->
            [left] na lewą stronę.
            [right] na prawą stronę.
           *[middle] na środek.
        }
    }
hint-makes = Ten ruch { makes-kind }.
hint-stops = Ten ruch zajmuje punkt, na którym przeciwnik { makes-kind }.
hint-captures =
    Ten ruch bije { $pairs ->
        [one] parę.
        [few] { $pairs } pary.
        [many] { $pairs } par.
       *[other] { $pairs } pary.
    }
hint-combines = Ten ruch grozi więcej niż jedną kombinacją.
hint-needed = Ten ruch zajmuje punkt potrzebny przeciwnikowi.
hint-quiet = Ten ruch jeszcze niczym nie grozi: buduje albo zajmuje miejsce.
hint-point = Zagraj { $point }.

## Reviews

review-title = Przegląd
review-mistakes = Błędy
review-progress = Postęp przeglądu
review-begin = Przejrzyj partię
review-continue = Kontynuuj przegląd
review-stop = Zatrzymaj
review-you =
    { $color ->
        [black] Czarne (ty)
       *[white] Białe (ty)
    }
review-accuracy = Dokładność
review-opening = Otwarcie { $mark } { $text }
review-none = Nie znaleziono błędów.
review-running = Sprawdzanie każdego ruchu. Partie i analizy mają pierwszeństwo.
review-stopped = Przegląd został zatrzymany.
review-slider = Ruch partii
review-at-move = Ruch { $ply }
review-try = Spróbuj tu jeszcze raz
review-show-better = Pokaż lepszy ruch
review-show-longest = Pokaż najdłuższą obronę
review-lost = Partia była już przegrana; ten ruch tylko szybciej ją zakończył.
review-overlooked = Przeoczone ({ color-name }): { $kinds }
review-practise = Poćwicz: { $theme }
review-find =
    { $color ->
        [black] Znajdź lepszy ruch czarnych niż { $move }: wybierz punkt na planszy.
       *[white] Znajdź lepszy ruch białych niż { $move }: wybierz punkt na planszy.
    }
review-looking = Sprawdzanie { $point } …
review-try-another = Spróbuj innego ruchu
review-right = Dobrze: { $move } utrzymuje wynik.
review-right-proven = Dobrze: { $move } utrzymuje wynik, { $standing }.
review-game-move = { $move } to ruch z partii.
review-wrong = { $move } to nie ten ruch.
review-prefers = Silnik woli { $best }.
review-change = Zmiana: { $before } → { $after }.
standing-win =
    wymuszona wygrana w { $count ->
        [one] 1 ruchu
        [few] { $count } ruchach
        [many] { $count } ruchach
       *[other] { $count } ruchu
    }
standing-loss =
    wymuszona przegrana w { $count ->
        [one] 1 ruchu
        [few] { $count } ruchach
        [many] { $count } ruchach
       *[other] { $count } ruchu
    }
score-wins = wygrana w { $count }
score-loses = przegrana w { $count }
class-best = najlepszy
class-only-move = jedyny ruch
class-good = dobry
class-inaccuracy = niedokładność
class-mistake = błąd
class-blunder = gruby błąd
class-missed-win = przeoczona wygrana
class-forced-win-allowed = dopuszczona wymuszona wygrana
class-lost = już przegrane
a-kind =
    { $kind ->
        [five] piątkę
        [winning-capture] wygrywające bicie
        [open-four] otwartą czwórkę
        [double-four] podwójną czwórkę
        [four-three] czwórkę-trójkę
        [four] czwórkę
        [double-three] podwójną trójkę
        [open-three] otwartą trójkę
       *[capture] bicie
    }
rival-makes =
    { $rival ->
        [you] robisz
        [black] czarne robią
       *[white] białe robią
    }
rival-owns =
    { $rival ->
        [you] twojej
        [black] czarnej
       *[white] białej
    }
rival-side =
    { $rival ->
        [you] ty
        [black] czarne
       *[white] białe
    }
winner-side =
    { $winner ->
        [you] ci
        [black] czarnym
       *[white] białym
    }
standing-kind =
    { $standing ->
        [four] czwórki
       *[open-three] otwartej trójki
    }
winning-means =
    { $means ->
        [fours] czwórkami
       *[threats] groźbami
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] wejście pod bicie
    }
foul = { $move } to ruch zabroniony ({ reason-name }) i od razu przegrywa.
five-unbroken = { $move } nie rozbija { rival-owns } piątki { $stones }, która wygrywa.
allows-shape = { $move } zostawia { $point }, gdzie { rival-makes } { a-kind }.
ignores-shape = { $move } nie zatrzymuje { rival-owns } { standing-kind } { $stones }: { rival-makes } { a-kind } na { $point }.
allows-sequence =
    { $move } pozwala { $rival ->
        [you] ci
        [black] czarnym
       *[white] białym
    } wygrać { winning-means }: { $line }, potem { kind-title } na { $point }.
allows-sequence-long =
    { $move } pozwala { $rival ->
        [you] ci
        [black] czarnym
       *[white] białym
    } wygrać { winning-means }, które zaczynają się od { $first } i dają { a-kind } na { $point }.
ignores-shape-sequence =
    { $move } nie zatrzymuje { rival-owns } { standing-kind } { $stones }: { $rival ->
        [you] wygrywasz
        [black] czarne wygrywają
       *[white] białe wygrywają
    } { winning-means }: { $line }, potem { kind-title } na { $point }.
ignores-shape-sequence-long =
    { $move } nie zatrzymuje { rival-owns } { standing-kind } { $stones }: { $rival ->
        [you] wygrywasz
        [black] czarne wygrywają
       *[white] białe wygrywają
    } { winning-means }, które zaczynają się od { $first } i dają { a-kind } na { $point }.
allows-later =
    { $move } daje { $rival ->
        [you] ci
        [black] czarnym
       *[white] białym
    } ruch { $first }, po którym { rival-makes } { a-kind } na { $point }.
allows-capture =
    { $move } pozwala { $rival ->
        [you] ci
        [black] czarnym
       *[white] białym
    } zbić { $stones } ruchem { $point }.
allows-winning-capture =
    { $move } pozwala { $rival ->
        [you] ci
        [black] czarnym
       *[white] białym
    } wygrać przez zbicie { $stones } ruchem { $point }.
misses-shape = { $move } przeocza { a-kind } na { $point }.
misses-sequence = { $move } przeocza wygraną { winning-means }: { $line }, potem { kind-title } na { $point }.
misses-sequence-long = { $move } przeocza wygraną { winning-means }, które zaczynają się od { $first } i dają { a-kind } na { $point }.
misses-later = { $move } przeocza { $first }, co daje { a-kind } na { $point }.
misses-capture = { $move } przeocza zbicie { $stones } ruchem { $point }.
misses-winning-capture = { $move } przeocza wygraną przez zbicie { $stones } ruchem { $point }.
misses-block = { $move } zostawia { $point }, gdzie z { $stones } { rival-makes } otwartą trójkę; { $better } temu zapobiega.
misses-block-there = { $move } zostawia { $point }, gdzie z { $stones } { rival-makes } otwartą trójkę.
worse = { $move } to słabszy ruch niż { $point }.
stones-uneven =
    { $color ->
        [black] Kamienie otwarcia sprzyjają czarnym ({ $chance }%), a drugi gracz może je wybrać.
       *[white] Kamienie otwarcia sprzyjają białym ({ $chance }%), a drugi gracz może je wybrać.
    }
stones-decided =
    { $color ->
        [black] Kamienie otwarcia dają czarnym wymuszoną wygraną, a drugi gracz może wybrać ten kolor.
       *[white] Kamienie otwarcia dają białym wymuszoną wygraną, a drugi gracz może wybrać ten kolor.
    }
better-choice =
    { $better ->
        [take-white] należało wybrać białe.
        [take-black] należało wybrać czarne.
       *[add-two] lepiej było dołożyć dwa kamienie.
    }
choice-wrong =
    { $color ->
        [black] Czarne miały większe szanse ({ $chance }%); { better-choice }
       *[white] Białe miały większe szanse ({ $chance }%); { better-choice }
    }
choice-decided =
    { $color ->
        [black] Czarne mogły wymusić wygraną; { better-choice }
       *[white] Białe mogły wymusić wygraną; { better-choice }
    }
turn-win =
    { $move } daje { winner-side } wymuszoną wygraną w { $count ->
        [one] 1 ruchu.
        [few] { $count } ruchach.
        [many] { $count } ruchach.
       *[other] { $count } ruchu.
    }
turn-better = { $move } daje { winner-side } lepszą grę.
won-throughout =
    { $winner ->
        [you] Przewaga była po twojej stronie
        [black] Czarne miały przewagę
       *[white] Białe miały przewagę
    } od { $from ->
        [1] początku
        [2] początku
       *[later] ruchu { $from }
    } aż do końca.
threw-win =
    { $loser ->
        [you] Wygrana była twoja
        [black] Czarne miały wygraną
       *[white] Białe miały wygraną
    } do ruchu { $at }; { $turn }
threw-lead =
    { $loser ->
        [you] Przewaga była po twojej stronie
        [black] Czarne miały przewagę
       *[white] Białe miały przewagę
    } do ruchu { $at }; { $turn }
even-until = Gra była wyrównana do ruchu { $at }; { $turn }
fell-behind =
    { $loser ->
        [you] Przewaga była już po stronie przeciwnika;
        [black] Czarne stały już gorzej;
       *[white] Białe stały już gorzej;
    } ruch { $at }: { $turn }
level = Żadna ze stron nie popełniła decydującego błędu.
swings = Liczba zmian prowadzenia: { $times }, ostatnia w ruchu { $at }; { $turn }
drawn-missed =
    { $loser ->
        [you] Remis, ale wygrana była twoja
        [black] Remis, ale czarne miały wygraną
       *[white] Remis, ale białe miały wygraną
    } do ruchu { $at } ({ $move }).
drawn = Remis, w którym żadna ze stron nie przeoczyła wygranej.
unreviewed = Nie ma ruchów do przejrzenia.

## Explanations of moves and positions

list-comma = { $others }, { $last }
list-one = { $last }
list-or = { $others } lub { $last }
list-and = { $others } i { $last }
color-name =
    { $color ->
        [black] czarne
       *[white] białe
    }
explain-both = { $first }; { $then }
explain-off-board = niedozwolone: { $what } nie jest punktem planszy, która sięga od { $first } do { $last }
explain-game-over = niedozwolone: partia jest zakończona
explain-occupied = niedozwolone: na { $point } stoi kamień
explain-overline = niedozwolone: długi rząd { $lines }
explain-in-capture = niedozwolone: wejście pod bicie: { $lines }
explain-through = niedozwolone: { reason-name } przez { $lines }
explain-point-forbidden = { $point } ({ reason-name })
explain-take-at = { $stones } ruchem { $point }
explain-quiet = { $move } niczym nie grozi i niczego nie zatrzymuje
explain-wins-five = { $move } robi piątkę i wygrywa: { $line }
explain-wins-captures = { $move } bije { $taken } i wygrywa: { color-name } mają komplet par ({ $pairs })
explain-loses-unbroken =
    { $move } nie rozbija piątki { $line }: { $rival ->
        [you] wygrywasz
        [black] czarne wygrywają
       *[white] białe wygrywają
    }
explain-no-move =
    { $move } nie zostawia { $rival ->
        [you] ci
        [black] czarnym
       *[white] białym
    } żadnego dozwolonego ruchu: remis
explain-fills-board = { $move } zapełnia planszę: remis
explain-pending =
    { $move } robi piątkę { $line }; { $rival ->
        [you] możesz
        [black] czarne mogą
       *[white] białe mogą
    } ją jeszcze rozbić na { $points }
explain-breaks =
    { $move } bije { $taken } i rozbija { $rival ->
        [you] twoją
        [black] czarną
       *[white] białą
    } piątkę { $line }
explain-makes-open-four = { $move } robi otwartą czwórkę, piątka na { $points }
explain-makes-double-four = { $move } robi naraz dwie czwórki, piątka na { $points }
explain-makes-four-three = { $move } robi naraz czwórkę i otwartą trójkę
explain-makes-four = { $move } robi czwórkę, piątka na { $points }
explain-makes-double-three =
    { $move } robi naraz { $count ->
        [2] dwie otwarte trójki
        [one] otwartą trójkę
        [few] { $count } otwarte trójki
        [many] { $count } otwartych trójek
       *[other] { $count } otwartej trójki
    }
explain-makes-open-three = { $move } robi otwartą trójkę, otwarta czwórka na { $points }
explain-breakable =
    { $rival ->
        [you] możesz
        [black] czarne mogą
       *[white] białe mogą
    } jeszcze rozbić tę piątkę biciem
explain-stops-both =
    { $rival ->
        [you] zatrzymujesz
        [black] czarne zatrzymują
       *[white] białe zatrzymują
    } obie groźby na { $points }
explain-counters =
    { $rival ->
        [you] zatrzymujesz czwórkę na { $points } i przy tym robisz własną
        [black] czarne zatrzymują czwórkę na { $points } i przy tym robią własną
       *[white] białe zatrzymują czwórkę na { $points } i przy tym robią własną
    }
explain-stops-one =
    { $rival ->
        [you] możesz
        [black] czarne mogą
       *[white] białe mogą
    } zatrzymać tylko jedną groźbę
explain-must-answer =
    { $rival ->
        [you] musisz
        [black] czarne muszą
       *[white] białe muszą
    } odpowiedzieć na { $points }
explain-five-first = ale wcześniej { rival-makes } piątkę na { $points }
explain-capture-first =
    ale wcześniej { $rival ->
        [you] bijesz
        [black] czarne biją
       *[white] białe biją
    } ostatnią parę na { $points }
explain-block-forbidden =
    { $rival ->
        [you] nie możesz
        [black] czarne nie mogą
       *[white] białe nie mogą
    } tego zatrzymać: zabronione na { $points }
explain-also-wins =
    { color-name } wygrywają też na { $points }: { $color ->
        [black] białe
       *[white] czarne
    } nie zatrzymają wszystkiego
explain-cannot-stop =
    { $rival ->
        [you] nie możesz
        [black] czarne nie mogą
       *[white] białe nie mogą
    } tego zatrzymać
explain-can-stop =
    { $rival ->
        [you] możesz
        [black] czarne mogą
       *[white] białe mogą
    } to zatrzymać na { $points }
explain-none-but-four =
    { $rival ->
        [you] żaden twój ruch nie zatrzymuje obu gróźb, ale możesz
        [black] żaden ruch czarnych nie zatrzymuje obu gróźb, ale mogą one
       *[white] żaden ruch białych nie zatrzymuje obu gróźb, ale mogą one
    } najpierw zrobić czwórkę na { $points }
explain-none-stops-both =
    { $rival ->
        [you] żaden twój ruch
        [black] żaden ruch czarnych
       *[white] żaden ruch białych
    } nie zatrzymuje obu gróźb
explain-takes =
    { $move } bije { $taken }: { color-name } mają { $pairs ->
        [one] 1 parę
        [few] { $pairs } pary
        [many] { $pairs } par
       *[other] { $pairs } pary
    }
explain-opens = { $move } otwiera { a-kind } { $stones }, kontynuacja na { $points }
explain-threatens-capture = { $move } grozi zbiciem { $takes }
explain-stops-five = { $move } nie dopuszcza do { rival-owns } piątki na { $points }
explain-stops-open-three =
    { $move } zatrzymuje { $rival ->
        [you] twoją
        [black] czarną
       *[white] białą
    } otwartą trójkę { $stones }, z której powstałaby otwarta czwórka na { $points }
explain-stops-double =
    { $move } zatrzymuje groźbę ({ rival-side }: { kind-title }) na { $points }
explain-stops-twos = { $move } nie dopuszcza do { rival-owns } otwartej trójki z { $stones } na { $points }
explain-stops-captures =
    { $move } nie pozwala { $rival ->
        [you] ci
        [black] czarnym
       *[white] białym
    } zbić { $takes }
explain-forbids =
    { $move } sprawia, że { $rival ->
        [you] masz
        [black] czarne mają
       *[white] białe mają
    } zabronione: { $points }
explain-leaves =
    to zostawia { $rival ->
        [you] ci
        [black] czarnym
       *[white] białym
    } { $kind ->
        [five] piątkę
        [winning-capture] wygrywające bicie
        [double-four] podwójną czwórkę
        [four-three] czwórkę-trójkę
       *[double-three] podwójną trójkę
    } na { $points }
explain-leaves-open-four =
    to zostawia { $rival ->
        [you] ci
        [black] czarnym
       *[white] białym
    } otwartą czwórkę na { $points }, z otwartej trójki { $stones }
explain-risks =
    to pozwala { $rival ->
        [you] ci
        [black] czarnym
       *[white] białym
    } zbić { $takes }
explain-forbids-itself = przez to { color-name } same mają zabronione: { $points }
explain-has-five =
    { color-name } mają piątkę { $stones }; { $rival ->
        [you] możesz
        [black] czarne mogą
       *[white] białe mogą
    } ją rozbić na { $points }
explain-has-four = { color-name } mają { a-kind } { $stones }: piątka na { $points }
explain-has-open-three = { color-name } mają { a-kind } { $stones }: otwarta czwórka na { $points }
explain-can-win-by-taking = { color-name } mogą wygrać przez zbicie { $stones } ruchem { $points }
explain-can-take = { color-name } mogą zbić { $stones } ruchem { $points }
explain-has-double = { color-name } mają { a-kind } na { $points }
explain-no-block =
    { $rival ->
        [you] żaden twój ruch
        [black] żaden ruch czarnych
       *[white] żaden ruch białych
    } tego nie blokuje
explain-over =
    partia jest zakończona: { $winner ->
        [black] czarne wygrały
        [white] białe wygrały
       *[none] remis
    } ({ end-name })
end-name =
    { $how ->
        [five] pięć w rzędzie
        [captures] bicia
        [forbidden] ruch zabroniony
        [unbroken-five] nierozbita piątka
        [full-board] pełna plansza
       *[no-move] brak dozwolonego ruchu
    }
explain-engine-line =
    silnik daje { $color ->
        [black] czarnym
       *[white] białym
    } { $score } i oczekuje { $line }
explain-engine-ranked =
    silnik ocenia { $move } na { $score }, miejsce { $rank } wśród { $count ->
        [one] 1 kandydata
        [few] { $count } kandydatów
        [many] { $count } kandydatów
       *[other] { $count } kandydata
    }, i oczekuje { $line }
explain-engine-unranked =
    silnik ocenia { $move } na { $score }, poza listą { $count ->
        [one] 1 kandydata
        [few] { $count } kandydatów
        [many] { $count } kandydatów
       *[other] { $count } kandydata
    }, i oczekuje { $line }
explain-engine-better = lepszy jest { $best } z oceną { $score }: { $line }

## Rules

rule-freestyle = Freestyle
rule-freestyle-brief = wygrywa pięć lub więcej w rzędzie
rule-freestyle-summary = Wygrywa pięć lub więcej w rzędzie.
rule-freestyle-help = Wygrywa pięć lub więcej w rzędzie. Nic nie jest zabronione. Czarne mają dużą przewagę, dlatego szanse wyrównuje otwarcie takie jak swap2.
rule-standard = Standardowe
rule-standard-brief = wygrywa dokładnie pięć w rzędzie
rule-standard-summary = Wygrywa dokładnie pięć w rzędzie; sześć lub więcej nie wygrywa.
rule-standard-help = Wygrywa dokładnie pięć w rzędzie. Sześć lub więcej jest dozwolone, ale nie wygrywa.
rule-renju = Renju
rule-renju-brief = czarne mają zabronione układy
rule-renju-summary = Czarne potrzebują dokładnie piątki i nie mogą zrobić podwójnej trójki, podwójnej czwórki ani długiego rzędu. Białe nie mają ograniczeń.
rule-renju-help =
    Czarne wygrywają, gdy mają dokładnie pięć w rzędzie, białe – gdy mają pięć lub więcej.

    Czarnym nie wolno zrobić podwójnej trójki, podwójnej czwórki ani długiego rzędu, chyba że ten sam kamień robi piątkę. Trójka liczy się tylko wtedy, gdy naprawdę może stać się czwórką z dwoma otwartymi końcami.

    Zabronione punkty są oznaczone na planszy: 33, 44 i 6. Białe ich nie mają.
rule-caro = Caro
rule-caro-brief = wygrywa piątka z otwartym końcem
rule-caro-summary = Wygrywa pięć w rzędzie, chyba że na obu końcach stoją kamienie przeciwnika; sześć lub więcej wygrywa zawsze.
rule-caro-help = Wygrywa pięć w rzędzie, chyba że na obu końcach stoją kamienie przeciwnika; brzeg planszy nie blokuje. Sześć lub więcej wygrywa w każdym przypadku.
rule-caro-standard = Caro, dokładnie pięć
rule-caro-standard-brief = dokładnie pięć z otwartym końcem
rule-caro-standard-summary = Wygrywa dokładnie pięć w rzędzie, chyba że na obu końcach stoją kamienie przeciwnika.
rule-caro-standard-help = Wygrywa dokładnie pięć w rzędzie, chyba że na obu końcach stoją kamienie przeciwnika; brzeg planszy nie blokuje.
rule-1337 = Bicie 1337
rule-1337-brief = bicia i zabronione układy
rule-1337-summary = Dwa kamienie między dwoma twoimi zostają zbite. Wygrywa piątka, której nie da się rozbić, albo pięć par. Oba kolory mają ruchy zabronione.
rule-1337-help =
    Kamień, który zamyka rząd dokładnie dwóch kamieni przeciwnika, gdy na drugim końcu stoi inny twój kamień, zbija te dwa. Pięć zbitych par wygrywa.

    Wygrywa dokładnie pięć w rzędzie, ale tylko wtedy, gdy przeciwnik nie może od razu rozbić rzędu biciem. Taka piątka przez jeden ruch pozostaje nierozstrzygnięta.

    Obu kolorom nie wolno zrobić podwójnej trójki (chyba że ruch bije), podwójnej czwórki, długiego rzędu ani pary, która stoi między dwoma kamieniami przeciwnika.
rule-42 = Bicie 42
rule-42-brief = bicia, bez podwójnych otwartych trójek
rule-42-summary = Dwa kamienie między dwoma twoimi zostają zbite. Wygrywa pięć lub więcej w rzędzie, jeśli rzędu nie da się rozbić, albo pięć par. Zabroniona jest tylko podwójna trójka.
rule-42-help =
    Kamień, który zamyka rząd dokładnie dwóch kamieni przeciwnika, gdy na drugim końcu stoi inny twój kamień, zbija te dwa. Pięć zbitych par wygrywa.

    Wygrywa pięć lub więcej w rzędzie, ale tylko wtedy, gdy przeciwnik nie może od razu rozbić rzędu biciem. Taka piątka przez jeden ruch pozostaje nierozstrzygnięta.

    Zabroniona jest tylko podwójna trójka, a i ona nie, gdy kamień bije. Parę wolno ustawić między dwoma kamieniami przeciwnika i jest tam bezpieczna.
forbidden-overline-summary = długi rząd: sześć lub więcej w rzędzie
forbidden-double-four-summary = podwójna czwórka: dwie czwórki naraz
forbidden-double-three-summary = podwójna trójka: dwie otwarte trójki naraz
forbidden-in-capture-summary = wejście pod bicie: para stanęłaby między dwoma kamieniami przeciwnika

## Openings

opening-free = Dowolne
opening-free-summary = Czarne grają gdziekolwiek.
opening-swap = Zamiana
opening-swap-summary = Pierwszy gracz stawia czarny kamień; drugi bierze białe albo ten kamień.
opening-swap2 = Swap2
opening-swap2-summary = Pierwszy gracz stawia trzy kamienie; drugi bierze białe, bierze czarne albo dokłada dwa kamienie i zostawia wybór pierwszemu.
opening-pro = Pro
opening-pro-summary = Czarne zaczynają na środku; drugi czarny kamień staje poza środkowym kwadratem 5x5.
opening-long-pro = Long pro
opening-long-pro-summary = Czarne zaczynają na środku; drugi czarny kamień staje poza środkowym kwadratem 7x7.
opening-rif = RIF
opening-rif-summary = Pierwszy gracz ustawia jedno z 26 otwarć renju, a drugi może zamienić kolory; białe stawiają czwarty kamień, czarne proponują dwa piąte ruchy, a białe wybierają jeden z nich.
opening-yamaguchi = Yamaguchi
opening-yamaguchi-summary = Jak RIF, ale ten, kto ustawia otwarcie, mówi też, ile piątych ruchów zaproponują czarne: od 1 do 12.
opening-soosyrv-8 = Soosyrv-8
opening-soosyrv-8-summary = Jedno z 26 otwarć renju i zamiana; białe stawiają czwarty kamień i mówią, ile piątych ruchów zaproponują czarne: od 1 do 8; potem drugi gracz może zamienić kolory.
opening-taraguchi-10 = Taraguchi-10
opening-taraguchi-10-summary = Każdy z pierwszych kamieni leży w kwadracie, który rośnie od środka do 7x7, a po każdym drugi gracz może zamienić kolory. Po czwartym czarne mogą zamiast tego zaproponować dziesięć piątych ruchów w dowolnych miejscach.
choice-take-white = Graj białymi
choice-take-white-summary = kamienie zostają bez zmian
choice-take-black = Graj czarnymi
choice-take-black-summary = kamienie zostają bez zmian
choice-add-two = Dołóż dwa kamienie
choice-add-two-summary = jeden biały i jeden czarny; potem wybiera drugi gracz
choice-offer =
    { $count ->
        [one] Jeden piąty ruch
        [few] { $count } piąte ruchy
        [many] { $count } piątych ruchów
       *[other] { $count } piątego ruchu
    }
choice-offer-summary =
    { $count ->
        [one] Czarne grają piąty ruch, a białe nie mają wyboru
        [few] Czarne zaproponują { $count } ruchy, a białe wybiorą jeden
        [many] Czarne zaproponują { $count } ruchów, a białe wybiorą jeden
       *[other] Czarne zaproponują { $count } ruchu, a białe wybiorą jeden
    }
instruction-offer = Zaproponuj piąty ruch: { $number } z { $count }.
instruction-pick = Wybierz piąty ruch czarnych: { $points }.
instruction-play-on =
    { $color ->
        [black] Graj dalej czarnymi.
       *[white] Graj dalej białymi.
    }
instruction-place =
    { $color ->
        [black] Postaw czarny kamień.
       *[white] Postaw biały kamień.
    }
instruction-place-centre =
    { $color ->
        [black] Postaw czarny kamień na środku.
       *[white] Postaw biały kamień na środku.
    }
instruction-place-inside =
    { $color ->
        [black] Postaw czarny kamień w środkowym kwadracie { $side }x{ $side }.
       *[white] Postaw biały kamień w środkowym kwadracie { $side }x{ $side }.
    }
instruction-place-outside =
    { $color ->
        [black] Postaw czarny kamień poza środkowym kwadratem { $side }x{ $side }.
       *[white] Postaw biały kamień poza środkowym kwadratem { $side }x{ $side }.
    }
instruction-options = Wybierz: { $options }.
instruction-draw = Propozycja remisu ({ $who }): przyjmij lub odrzuć.
instruction-undo = Prośba o cofnięcie ({ $who }): pozwól lub odmów.

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
        [direct-opening] Otwarcie bezpośrednie
        [indirect-opening] Otwarcie pośrednie
        [one-space-opening] Otwarcie o jedno pole
        [diagonal-one-space-opening] Otwarcie po skosie o jedno pole
        [knights-opening] Otwarcie skoczka
        [large-knights-opening] Otwarcie dużego skoczka
       *[two-space-opening] Otwarcie o dwa pola
    }
opening-numbered =
    { opening-name } ({ $group ->
        [direct] bezpośrednie
       *[indirect] pośrednie
    } { $number })

## How a game ended

result-five =
    { $winner ->
        [black] Czarne wygrywają: { $count } w rzędzie.
       *[white] Białe wygrywają: { $count } w rzędzie.
    }
result-unbroken-five =
    { $winner ->
        [black] Czarne wygrywają piątką, której białe nie rozbiły.
       *[white] Białe wygrywają piątką, której czarne nie rozbiły.
    }
result-captures =
    { $winner ->
        [black] Czarne wygrywają, zbite pary: { $pairs }.
       *[white] Białe wygrywają, zbite pary: { $pairs }.
    }
result-forbidden =
    { $winner ->
        [black] Czarne wygrywają: ruch białych { $move } był zabroniony.
       *[white] Białe wygrywają: ruch czarnych { $move } był zabroniony.
    }
result-full-board = Remis: plansza jest pełna.
result-no-move =
    { $color ->
        [black] Remis: czarne nie mają dozwolonego ruchu.
       *[white] Remis: białe nie mają dozwolonego ruchu.
    }
result-resignation =
    { $winner ->
        [black] Czarne wygrywają: białe się poddały.
        [white] Białe wygrywają: czarne się poddały.
       *[none] Remis przez poddanie.
    }
result-time =
    { $winner ->
        [black] Czarne wygrywają na czas.
        [white] Białe wygrywają na czas.
       *[none] Remis na czas.
    }
result-agreement =
    { $winner ->
        [black] Czarne wygrywają za zgodą obu stron.
        [white] Białe wygrywają za zgodą obu stron.
       *[none] Remis za zgodą obu stron.
    }
result-forfeit =
    { $winner ->
        [black] Czarne wygrywają walkowerem.
        [white] Białe wygrywają walkowerem.
       *[none] Remis walkowerem.
    }
result-board =
    { $winner ->
        [black] Czarne wygrywają na planszy.
        [white] Białe wygrywają na planszy.
       *[none] Remis na planszy.
    }
result-unknown =
    { $winner ->
        [black] Czarne wygrywają.
        [white] Białe wygrywają.
       *[none] Remis.
    }

## The guide for newcomers

guide-goal =
    Dwoje graczy, czarne i białe, stawia na zmianę po jednym kamieniu na punktach planszy. Zaczynają czarne. Kamieni się nie przesuwa.

    Wygrywa ten, kto pierwszy ustawi pięć kamieni swojego koloru w nieprzerwanym rzędzie: poziomo, pionowo lub na ukos. Pełna plansza to remis.
guide-strategy-1 = Poznaj groźby
guide-strategy-1-text =
    Czwórce brakuje jednego ruchu do piątki: trzeba na nią od razu odpowiedzieć. Otwarta czwórka ma dwa takie punkty i nie da się jej zatrzymać.

    Otwartej trójce brakuje jednego ruchu do otwartej czwórki: trzeba na nią odpowiedzieć albo zagrać własne czwórki.
guide-strategy-2 = Wygrywaj dwiema groźbami naraz
guide-strategy-2-text =
    Kamień, który robi czwórkę i otwartą trójkę albo dwie otwarte trójki, stwarza dwie groźby. Odpowiedź zatrzymuje jedną, druga wygrywa.

    Szukaj punktów, w których krzyżują się dwa twoje rzędy. To tam leżą takie ruchy.
guide-strategy-3 = Nie marnuj gróźb
guide-strategy-3-text = Czwórka, która do niczego nie prowadzi, tylko daje przeciwnikowi kamień. Zachowaj czwórki, aż wygrają albo zyskają potrzebny ci ruch.
guide-strategy-4 = Odpowiadaj z korzyścią
guide-strategy-4-text = Na otwartą trójkę są dwie lub trzy odpowiedzi. Wybierz tę, która buduje twój rząd albo psuje rząd przeciwnika.
guide-strategy-5 = Trzymaj kamienie razem
guide-strategy-5-text = Kamienie odległe o jeden lub dwa punkty, na krzyżujących się liniach, współpracują ze sobą. Kamienie przy brzegu mają mniej rzędów.
guide-strategy-6 = Rozejrzyj się przed każdym ruchem
guide-strategy-6-text = Czy mogę wygrać? Czy przeciwnik grozi wygraną? Czy mogę stwarzać groźby aż do wygranej? Dopiero potem: gdzie chcą zagrać obie strony?
guide-strategy-7 = Gdy kamienie można bić
guide-strategy-7-text = Dwa kamienie w rzędzie z wolnym końcem można zbić. Buduj z przerwami albo trójkami; sprawdź każdą parę, zanim jej zaufasz.
control-mouse-key = Mysz
control-mouse = Wskaż punkt, aby zobaczyć kamień, kliknij, aby go postawić.
control-touch-key = Dotyk
control-touch = Dotknij punktu, a potem dotknij go znowu albo naciśnij „Zagraj”. Można to wyłączyć w ustawieniach.
control-tab-key = Tab
control-tab = Przechodzi do planszy; kursor pokazuje, gdzie jesteś.
control-arrows-key = Strzałki
control-arrows = Przesuwają kursor; z klawiszem Shift o cztery punkty.
control-enter-key = Enter lub spacja
control-enter = Stawia kamień w miejscu kursora.
control-point-key = h8
control-point = Wpisz punkt planszy, aby przenieść tam kursor. Enter stawia kamień.
control-undo-key = Ctrl+Z, Ctrl+Y
control-undo = Cofnij i ponów.
control-steps-key = ← →
control-steps = Bez kursora: wstecz i do przodu po ruchach.
control-variations-key = ↑ ↓, Home, End
control-variations = W analizie: inne warianty, pozycja początkowa i końcowa.
control-delete-key = Delete
control-delete = W analizie: usuwa ruch i wszystko, co po nim następuje.
control-escape-key = Esc
control-escape = Ukrywa kursor.

## Drills

drills-title = Ćwiczenia
drills-prompt =
    { $color ->
        [black] Czarne zagrały tu { $move } { $mark }. Znajdź lepszy ruch.
       *[white] Białe zagrały tu { $move } { $mark }. Znajdź lepszy ruch.
    }
drills-due =
    { $count ->
        [one] Na dziś jest 1 ćwiczenie
        [few] Na dziś są { $count } ćwiczenia
        [many] Na dziś jest { $count } ćwiczeń
       *[other] Na dziś jest { $count } ćwiczenia
    }
drills-count = do zrobienia: { $due } z { $total }
drills-next = Następne ćwiczenie
drills-all = Wszystkie ćwiczenia
drills-solve =
    { $count ->
        [one] Zrób czekające ćwiczenie
        [few] Zrób { $count } czekające ćwiczenia
        [many] Zrób { $count } czekających ćwiczeń
       *[other] Zrób { $count } czekającego ćwiczenia
    }
drills-next-due = Teraz nie ma nic do zrobienia. Następne ćwiczenie: { $when }.
drills-none = Nie ma jeszcze ćwiczeń. Otwórz błąd w przeglądzie partii i dodaj go do ćwiczeń.
drills-entry =
    { $color ->
        [black] Czarne { $move } { $mark }
       *[white] Białe { $move } { $mark }
    }
drills-try = Spróbuj
drills-move = ruch { $number } twojej partii
drills-again = Zobaczysz je ponownie { $when }.
drills-in-game = W partii: { $reason }
drills-now = teraz
drills-in-minutes =
    { $count ->
        [one] za 1 minutę
        [few] za { $count } minuty
        [many] za { $count } minut
       *[other] za { $count } minuty
    }
drills-in-days =
    { $count ->
        [one] jutro
        [few] za { $count } dni
        [many] za { $count } dni
       *[other] za { $count } dnia
    }
review-drill = Dodaj do ćwiczeń
review-drills = Zrób ćwiczenia z tych błędów
review-drills-making = Sprawdzanie rozwiązań…
review-drills-made =
    { $count ->
        [one] Powstało 1 ćwiczenie. Czeka na jutro.
        [few] Powstały { $count } ćwiczenia. Czekają na jutro.
        [many] Powstało { $count } ćwiczeń. Czekają na jutro.
       *[other] Powstało { $count } ćwiczenia. Czekają na jutro.
    }
review-drills-known = Te błędy są już w ćwiczeniach.
review-drills-unsure = Głębsze przeszukanie nie potwierdziło tych błędów.

## Learn: the path of lessons, and verdicts on answers

learn-title = Nauka
learn-lessons = Lekcje
learn-rules = Zasady
learn-strategy = Strategia
learn-controls = Sterowanie
learn-openings = Otwarcia
learn-game = Gra
learn-progress = Rozwiązane kroki: { $solved } z { $count }.
learn-go-on = Dalej: { $title }
learn-begin = Zacznij: { $title }
learn-all-done = Wszystkie lekcje ukończone.
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved } z { $count }
learn-lesson-done = Ukończona
learn-step = { $title }: krok { $number } z { $count }
learn-puzzle = Zadanie { $number }
learn-steps = Kroki tej lekcji
learn-solved-mark = rozwiązane
learn-all-lessons = Wszystkie lekcje
learn-next-step = Następny krok
learn-skip = Pomiń
lesson-no-win = { $move } nie wygrywa od razu. Spróbuj ponownie.
lesson-no-five = { $move } nie robi piątki. Spróbuj ponownie.
lesson-makes =
    { $kind ->
        [five] { $move } robi piątkę, ale tu chodzi o coś innego.
        [open-four] { $move } robi otwartą czwórkę, ale tu chodzi o coś innego.
        [double-four] { $move } robi dwie czwórki, ale tu chodzi o coś innego.
        [four-three] { $move } robi czwórkę i otwartą trójkę, ale tu chodzi o coś innego.
        [four] { $move } robi czwórkę, ale tu chodzi o coś innego.
        [double-three] { $move } robi dwie otwarte trójki, ale tu chodzi o coś innego.
       *[open-three] { $move } robi otwartą trójkę, ale tu chodzi o coś innego.
    }
lesson-makes-nothing = { $move } niczym nie grozi. Spróbuj ponownie.
lesson-left =
    { $color ->
        [black] { $next ->
            [five] { $move } nie zatrzymuje czwórki czarnych: { $point } robi piątkę.
            [open-four] { $move } nie zatrzymuje otwartej trójki czarnych: { $point } robi otwartą czwórkę.
           *[other] { $move } nie zapobiega temu, czym czarne grożą na { $point }.
        }
       *[white] { $next ->
            [five] { $move } nie zatrzymuje czwórki białych: { $point } robi piątkę.
            [open-four] { $move } nie zatrzymuje otwartej trójki białych: { $point } robi otwartą czwórkę.
           *[other] { $move } nie zapobiega temu, czym białe grożą na { $point }.
        }
    }
lesson-left-five =
    { $color ->
        [black] { $move } nie rozbija piątki czarnych, która wygrywa.
       *[white] { $move } nie rozbija piątki białych, która wygrywa.
    }
lesson-captures =
    { $pairs ->
        [0] { $move } niczego nie bije. Spróbuj ponownie.
        [one] { $move } bije tylko jedną parę. Spróbuj ponownie.
        [few] { $move } bije { $pairs } pary. Spróbuj ponownie.
        [many] { $move } bije { $pairs } par. Spróbuj ponownie.
       *[other] { $move } bije { $pairs } pary. Spróbuj ponownie.
    }
lesson-forbidden =
    { $reason ->
        [overline] Ruch { $move } jest zabroniony: zrobiłby sześć lub więcej w rzędzie.
        [double-four] Ruch { $move } jest zabroniony: zrobiłby naraz dwie czwórki.
        [double-three] Ruch { $move } jest zabroniony: zrobiłby naraz dwie otwarte trójki.
       *[in-capture] Ruch { $move } jest zabroniony: para stanęłaby między dwoma kamieniami przeciwnika.
    }
lesson-allowed = Ruch { $move } jest dozwolony. Spróbuj ponownie.
lesson-place = Otwarcie nie pozwala na { $move }. Spróbuj ponownie.
lesson-choice = Druga strona ma tu większe szanse. Spójrz jeszcze raz.
lesson-choice-hint = Policz kamienie, które stoją razem na środku, i sprawdź, kto jest na ruchu.
lesson-solution = Odpowiedź to { $answer }.

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

lessons-five-title = Czym jest piątka
lessons-five-about = Pięć kamieni w rzędzie wygrywa, w dowolnym kierunku.
lessons-five-row-title = Pięć w rzędzie
lessons-five-row-text = Czarne mają cztery w rzędzie: { $four }. Jeszcze jeden kamień na dowolnym końcu robi piątkę i wygrywa. Zagraj go.
lessons-five-row-done = Pięć w rzędzie: czarne wygrywają. Dobre były oba końce: { $ends }.
lessons-five-gap-title = Wypełnij lukę
lessons-five-gap-text = Rząd można też zamknąć od środka. Czarnym kamieniom { $four } brakuje jednego. Znajdź go.
lessons-five-gap-done = Piątka w kolumnie. Luka liczy się tak samo jak koniec.
lessons-five-diagonal-title = Na ukos
lessons-five-diagonal-text = Ukosy też się liczą, a najłatwiej je przeoczyć. { $block } zajęły białe, ale rząd ma drugi koniec.
lessons-five-diagonal-done = Piątka na ukos.
lessons-five-edge-title = Wzdłuż brzegu
lessons-five-edge-text = Czarne kamienie { $four } biegną wzdłuż brzegu, a białe zajmują { $block }. Czy jest jeszcze miejsce na piątkę?
lessons-five-edge-done = Tak: rząd sięga dokładnie do rogu.
lessons-five-six-title = Szóstka też się liczy
lessons-five-six-text = We freestyle wygrywa także dłuższy rząd. Połącz trzy i dwa kamienie czarnych.
lessons-five-six-done = We freestyle sześć w rzędzie wygrywa. W innych zasadach bywa inaczej.
lessons-five-first-title = Najpierw wygraj, potem się broń
lessons-five-first-text = Białe grożą piątką na { $their }. Ale ruch mają czarne. Co jest pierwsze?
lessons-five-first-done = Własna piątka kończy partię. Nie było już czego zatrzymywać.
lessons-fours-title = Czwórki
lessons-fours-about = Czwórce brakuje jednego kamienia do piątki. Wymusza odpowiedź.
lessons-fours-make-title = Zrób czwórkę
lessons-fours-make-text = Białe zamknęły jeden koniec trójki czarnych na { $block }. Mimo to dołóż czwarty kamień, tak aby jeszcze jeden zrobił piątkę.
lessons-fours-make-done = Czwórka: białe muszą od razu odpowiedzieć, inaczej przegrają.
lessons-fours-stop-title = Zatrzymaj czwórkę
lessons-fours-stop-text = Białe mają cztery w kolumnie, a czarny { $block } zamyka jeden koniec. Zajmij od razu drugi.
lessons-fours-stop-done = Na czwórkę jest jedna odpowiedź. To była ona.
lessons-fours-inside-title = Czwórka z luką
lessons-fours-inside-text = Białe kamienie { $four } to też czwórka, choć się nie stykają. Gdzie białe zrobiłyby piątkę?
lessons-fours-inside-done = Tylko luka robi piątkę, więc tylko luka ją zatrzymuje.
lessons-fours-open-title = Otwarta czwórka
lessons-fours-open-text = Czarne mają trzy kamienie na ukos, z miejscem na obu końcach. Zrób z nich czwórkę, której nie zatrzyma jeden kamień.
lessons-fours-open-done = Teraz dwa punkty robią piątkę, a białe mogą zająć tylko jeden z nich.
lessons-fours-edge-title = Miejsce do rozwoju
lessons-fours-edge-text = Czarne mają dwie trójki. Trójka { $short } stoi przy brzegu, gdzie czwórka ma tylko jeden otwarty koniec. Zrób otwartą czwórkę z tej drugiej.
lessons-fours-edge-done = Otwarta czwórka potrzebuje wolnego punktu z obu stron.
lessons-fours-oneline-title = Dwie czwórki na jednej linii
lessons-fours-oneline-text = Jeden kamień w tym rzędzie umożliwia dwie różne piątki. Znajdź go.
lessons-fours-oneline-done = Białe mogą wypełnić jedną lukę. Czarne robią piątkę w drugiej.
lessons-fours-block-title = Czwórka, która blokuje
lessons-fours-block-text = Białe mają otwartą trójkę: { $three }. Zrób czwórkę kamieniem, który ją zarazem blokuje.
lessons-fours-block-done = Białe muszą odpowiedzieć na czwórkę, a trójki już nie ma.
lessons-threes-title = Otwarte trójki
lessons-threes-about = Otwartej trójce brakuje jednego kamienia do otwartej czwórki.
lessons-threes-make-title = Zrób otwartą trójkę
lessons-threes-make-text = Postaw trzeci kamień obok { $two }, tak aby następny mógł zrobić otwartą czwórkę.
lessons-threes-make-done = Otwarta trójka. Białe powinny teraz na nią odpowiedzieć.
lessons-threes-gap-title = Trójka z luką
lessons-threes-gap-text = Kamienie, które stoją osobno, mogą współpracować. Zrób z { $two } otwartą trójkę.
lessons-threes-gap-done = W środku został jeden wolny punkt, a jego wypełnienie robi otwartą czwórkę.
lessons-threes-stop-title = Zatrzymaj otwartą trójkę
lessons-threes-stop-text = Białe { $three } to otwarta trójka. Pozostawiona w spokoju stanie się czwórką z dwoma otwartymi końcami. Znajdź odpowiedź.
lessons-threes-stop-done = Trójka nie jest już otwarta.
lessons-threes-gain-title = Odpowiedz i zyskaj
lessons-threes-gain-text = Białe { $three } to otwarta trójka z luką. Spośród wszystkich odpowiedzi jedna robi też otwartą trójkę czarnych.
lessons-threes-gain-done = Obrona i atak jednym kamieniem: tak przejmuje się inicjatywę.
lessons-threes-which-title = Nie każda trójka jest otwarta
lessons-threes-which-text = Białe mają dwie trójki. Trójka { $closed } jest zamknięta przez { $block } i może poczekać. Odpowiedz na tę drugą.
lessons-threes-which-done = Dobrze. Zamknięta trójka daje tylko czwórkę, a na czwórkę jest odpowiedź.
lessons-threes-end-title = Właściwy koniec
lessons-threes-end-text = Czarne mogą rozwinąć tę trójkę. Biały { $stone } jest blisko, więc jeden koniec daje tylko zwykłą czwórkę. Wybierz drugi.
lessons-threes-end-done = Ta czwórka ma miejsce po obu stronach.
lessons-threes-faster-title = Czyja trójka jest szybsza
lessons-threes-faster-text = Obie strony mają otwartą trójkę, a ruch mają czarne. Nie broń się.
lessons-threes-faster-done = Białe mogą teraz zrobić czwórkę, ale czarne wcześniej zrobią piątkę.
lessons-double-title = Dwie groźby naraz
lessons-double-about = Przeciwnik może odpowiedzieć na jedną groźbę, ale nie na dwie.
lessons-double-fourthree-title = Czwórka i trójka
lessons-double-fourthree-text = Jeden kamień może zrobić naraz czwórkę i otwartą trójkę. Białe zatrzymują czwórkę, a trójka idzie dalej. Znajdź ten kamień.
lessons-double-fourthree-done = Czwórka-trójka to najczęstszy sposób na wygraną.
lessons-double-twofours-title = Dwie czwórki
lessons-double-twofours-text = Czarne mają zamkniętą trójkę w wierszu i zamkniętą trójkę w kolumnie. Gdzie się spotykają?
lessons-double-twofours-done = Dwie czwórki, dwa punkty na piątkę: białe nie mogą zająć obu.
lessons-double-twothrees-title = Dwie trójki
lessons-double-twothrees-text = Dwie pary czarnych celują w jeden punkt. Kamień w tym miejscu robi dwie otwarte trójki.
lessons-double-twothrees-done = Białe mogą zatrzymać jedną trójkę. Druga staje się otwartą czwórką.
lessons-double-hidden-title = Obie z lukami
lessons-double-hidden-text = Rzędy z lukami trudniej dostrzec. Znajdź kamień, który robi czwórkę z luką i trójkę z luką.
lessons-double-hidden-done = Nic się nie styka, a jednak wygrywa.
lessons-double-race-title = Za wolno
lessons-double-race-text = Białe mają otwartą trójkę: { $three }. Dwie otwarte trójki na { $slow } przyszłyby za późno, bo białe wcześniej zrobią czwórkę. Znajdź podwójną groźbę, w której jest czwórka.
lessons-double-race-done = Czwórka zmusza białe do odpowiedzi, więc nie zdążą użyć trójki.
lessons-double-answer-title = Sprawdź odpowiedź
lessons-double-answer-text = { $tempting } robi czwórkę-trójkę, ale odpowiedź białych na { $block } zrobiłaby otwartą czwórkę. Znajdź czwórkę-trójkę, na którą odpowiedź nic białym nie daje.
lessons-double-answer-done = Ta sama czwórka z drugiego końca: teraz odpowiedź białych nic nie daje, a biała trójka też jest zablokowana.
lessons-defend-title = Obrona
lessons-defend-about = Zatrzymaj groźbę, zanim powstanie, i wybierz właściwą stronę.
lessons-defend-crossing-title = Zajmij punkt skrzyżowania
lessons-defend-crossing-text = Białe jeszcze nie grożą wygraną. Ale jeden punkt dałby im dwie otwarte trójki. Zapobiegnij temu.
lessons-defend-crossing-done = Kto zajmie punkt, w którym krzyżują się dwa rzędy, ma oba.
lessons-defend-fourthree-title = Przed czwórką-trójką
lessons-defend-fourthree-text = Białe { $three } to zamknięta trójka i sama nie wymaga odpowiedzi. Ale razem z { $pair } daje czwórkę-trójkę. Zapobiegnij temu.
lessons-defend-fourthree-done = Zanim zaatakujesz, sprawdź, gdzie spotykają się rzędy przeciwnika.
lessons-defend-side-title = Tylko z jednej strony
lessons-defend-side-text = Biały { $stone } stoi po prawej stronie trójki czarnych. To nie wystarcza, a broni tylko jeden ruch.
lessons-defend-side-done = Dowiedziono, że każdy inny ruch przegrywa: czarne robią otwartą czwórkę na { $gain } albo wygrywają dalszymi groźbami.
lessons-defend-more-title = Dwa zadania dla jednego kamienia
lessons-defend-more-text = Czarne mają otwartą trójkę, a na { $second } mogłyby też zrobić podwójną trójkę. Białe mają czas na jeden ruch.
lessons-defend-more-done = Blok z tej strony był jedynym ruchem, który nie przegrywa.
lessons-defend-gap-title = W lukę
lessons-defend-gap-text = Białe { $three } można zablokować w trzech miejscach. Dwa z nich przegrywają. Spójrz też na punkt { $second }.
lessons-defend-gap-done = Luka to zwykle najlepsze miejsce: z rzędu nic nie zostaje.
lessons-vcf-title = Wygrana czwórkami
lessons-vcf-about = Seria czwórek nie zostawia przeciwnikowi wyboru, aż ostatnia wygra.
lessons-vcf-first-title = Najpierw czwórka
lessons-vcf-first-text = Białe mają otwartą trójkę, więc czarne muszą wygrać samymi czwórkami. { $cross } dałby tylko dwie otwarte trójki, a to za wolno. Która czwórka zmieni to w czwórkę-trójkę?
lessons-vcf-first-done = Czwórka na { $start } dodała kamień w kolumnie, dzięki czemu { $cross } dał czwórkę-trójkę.
lessons-vcf-stone-title = Kamień, który zostaje
lessons-vcf-stone-text = Białe grożą czwórką-trójką na { $danger }. Czarne są pierwsze: czwórka z luką zostawia kamień, którego potrzebuje następna czwórka.
lessons-vcf-stone-done = Kamień na { $start } posłużył w obu czwórkach.
lessons-vcf-two-title = Dwa razy na jednej linii
lessons-vcf-two-text = Czarne mogą zrobić dwie czwórki w tej samej kolumnie, jedną po drugiej. Znajdź kolejność, która kończy się czwórką-trójką.
lessons-vcf-two-done = Dwie czwórki w kolumnie, potem czwórka-trójka na { $end }: białe ani razu nie miały wolnego ruchu.
lessons-vcf-white-title = Białe wygrywają
lessons-vcf-white-text = Czarne mają otwartą trójkę: { $three }. Białe jej nie zatrzymują, lecz wygrywają w { $n } ruchach, aż do ostatniego samymi czwórkami.
lessons-vcf-white-done = Każda czwórka przyszła o ruch wcześniej niż otwarta czwórka czarnych.
lessons-vcf-guard-title = Czwórka na właściwym punkcie
lessons-vcf-guard-text = Czarne grożą czwórką-trójką na { $danger }, a do tego mają otwartą trójkę. Białe potrzebują czwórki, która odbiera to pierwsze i przygotowuje własną czwórkę-trójkę.
lessons-vcf-guard-done = Czwórka zablokowała podwójną groźbę czarnych, a następna należała do białych.
lessons-vct-title = Trójki dołączają
lessons-vct-about = Otwarte trójki też wymuszają, tyle że odpowiedzi jest więcej niż jedna.
lessons-vct-three-title = Najpierw trójka
lessons-vct-three-text = Nikt niczym nie grozi. Jedna otwarta trójka daje czarnym kamień, którego potrzebują dwie następne.
lessons-vct-three-done = Białe musiały odpowiedzieć na trójkę. Potem { $then } zrobił naraz dwie następne.
lessons-vct-mixed-title = Trójka, czwórka, dwie trójki
lessons-vct-mixed-text = Zacznij od otwartej trójki. W środku przychodzi czwórka, a na końcu podwójna trójka.
lessons-vct-mixed-done = Czwórka została użyta dopiero wtedy, gdy zyskała ruch.
lessons-vct-four-title = Czwórka na początek
lessons-vct-four-text = Cztery kamienie czarnych i jeszcze żadnej trójki. Wygrana w { $n } ruchach zaczyna się od czwórki.
lessons-vct-four-done = Czwórka była pierwsza, bo jej kamienia potrzebuje każda następna trójka.
lessons-standard-title = Dokładnie pięć
lessons-standard-about = W standardowym gomoku sześć lub więcej w rzędzie nie wygrywa.
lessons-standard-five-title = Pięć, nie sześć
lessons-standard-five-text = Jeden koniec rzędu czarnych daje pięć, drugi sześć. Zagraj piątkę.
lessons-standard-five-done = Dokładnie pięć. Na { $six } rząd byłby za długi.
lessons-standard-harmless-title = Gdzie jest piątka
lessons-standard-harmless-text = Białe mogą uzupełnić ten rząd w dwóch punktach, ale tylko jeden daje dokładnie pięć. Zajmij go.
lessons-standard-harmless-done = Dobrze. Na { $six } białe zrobiłyby szóstkę, która nic nie wygrywa.
lessons-standard-gap-title = Luka, która może poczekać
lessons-standard-gap-text = Rząd białych { $row } wygląda groźnie, ale wypełnienie luki daje szóstkę. Odpowiedzi wymaga coś innego.
lessons-standard-gap-done = Groźbą była otwarta trójka. Długi rząd jest niegroźny.
lessons-standard-own-title = Własny kamień przeszkadza
lessons-standard-own-text = Czarny { $stone } psuje jeden koniec: na { $wrong } czwórka mogłaby stać się piątką tylko z jednej strony. Zrób prawdziwą otwartą czwórkę.
lessons-standard-own-done = Tutaj piątka jest możliwa na obu końcach.
lessons-standard-threats-title = Białe atakują
lessons-standard-threats-text = Zasada dokładnie pięciu nie zmienia sposobu atakowania. Białe wygrywają w { $n } ruchach: najpierw trzy otwarte trójki, potem dwie naraz.
lessons-standard-threats-done = Rozstrzygnęła podwójna trójka na { $end }.
lessons-renju-title = Zabronione punkty
lessons-renju-about = W renju czarnym nie wolno jednym kamieniem zrobić dwóch otwartych trójek, dwóch czwórek ani sześciu w rzędzie.
lessons-renju-33-title = Podwójna trójka
lessons-renju-33-text = Czarnym nie wolno zrobić jednym kamieniem dwóch otwartych trójek. Wskaż zabronione miejsce.
lessons-renju-33-done = Na { $pt } wiersz i kolumna stałyby się otwartymi trójkami.
lessons-renju-44-title = Podwójna czwórka
lessons-renju-44-text = Dwie czwórki jednym kamieniem też są zabronione. Wskaż to miejsce.
lessons-renju-44-done = Na { $pt } ukos i kolumna byłyby czwórkami.
lessons-renju-6-title = Długi rząd
lessons-renju-6-text = Sześć w rzędzie jest czarnym zabronione. Wskaż to miejsce.
lessons-renju-6-done = Na { $pt } trzy i dwa kamienie połączyłyby się w szóstkę: zabronione i bez wygranej.
lessons-renju-straight-title = Dwie czwórki na jednej linii
lessons-renju-straight-text = Dwie czwórki mogą mieć wspólną linię, a nawet wspólny kamień. Wskaż miejsce, w którym jeden czarny kamień zrobiłby obie.
lessons-renju-straight-done = Jeden kamień, dwie czwórki z różnymi lukami: czarnym zabronione.
lessons-renju-43-title = Co zostaje czarnym
lessons-renju-43-text = Jedna czwórka razem z jedną otwartą trójką jest dozwolona. Tak czarne wygrywają w renju. Znajdź ten kamień.
lessons-renju-43-done = Czwórka-trójka sama w sobie nigdy nie jest zabroniona.
lessons-renju-five-title = Piątka ma pierwszeństwo
lessons-renju-five-text = Ten sam kamień zrobiłby szóstkę w kolumnie { $column }. Ale kamień, który robi piątkę, nigdy nie jest zabroniony. Znajdź go.
lessons-renju-five-done = Pięć w rzędzie jest ważniejsze niż wszystko inne.
lessons-renju-end-title = Dozwolony koniec
lessons-renju-end-text = Białe mają otwartą trójkę: { $three }. Blok na { $foul } zrobiłby podwójną trójkę. Zablokuj na drugim końcu i zrób własną otwartą trójkę.
lessons-renju-end-done = Czarne odpowiedziały i zachowały inicjatywę, bez zabronionego ruchu.
lessons-renju-line-title = Omijając zabroniony punkt
lessons-renju-line-text = Czarne wygrywają w { $n } ruchach, ale nie przez { $foul }, bo to na razie zabronione. Znajdź trójkę, która prowadzi do czwórki-trójki.
lessons-renju-line-done = Czwórka-trójka na { $end } była dozwolona, bo tylko jedna z jej gróźb to trójka.
lessons-renju-white-title = Renju od strony białych
lessons-renju-white-about = Białe nie mają zabronionych punktów, a mogą wykorzystać te czarnych.
lessons-renju-white-six-title = Białe nie mają ograniczeń
lessons-renju-white-six-text = Co czarnym zabronione, białym daje wygraną. Zagraj wygrywający kamień.
lessons-renju-white-six-done = Sześć w rzędzie daje białym wygraną.
lessons-renju-white-trap33-title = Zabroniony blok
lessons-renju-white-trap33-text = Zrób czwórkę, której czarnym nie wolno zablokować.
lessons-renju-white-trap33-done = Czarne musiałyby zagrać { $block }, ale to podwójna trójka. Białe robią tam piątkę.
lessons-renju-white-trap6-title = Własne kamienie czarnych
lessons-renju-white-trap6-text = Czarne mają w kolumnie kamienie po obu stronach { $gap }. Wykorzystaj to do czwórki z luką.
lessons-renju-white-trap6-done = Wypełnienie luki dałoby czarnym sześć w rzędzie, a to zabronione.
lessons-renju-white-trap44-title = Gdzie spotkałyby się dwie czwórki
lessons-renju-white-trap44-text = Czarne mają zamkniętą trójkę w kolumnie i drugą na ukos. Krzyżują się w punkcie, w którym czarnym nie wolno grać. Wykorzystaj to.
lessons-renju-white-trap44-done = Jedyny blok na { $block } to podwójna czwórka. Białe robią tam piątkę.
lessons-renju-white-line-title = Długa droga do pułapki
lessons-renju-white-line-text = Białe wygrywają w { $n } ruchach. Bez zabronionych punktów czarnych ten atak by nie wystarczył.
lessons-renju-white-line-done = Na końcu czarne potrzebowały punktu, który był zabroniony.
lessons-caro-title = Zasady caro
lessons-caro-about = Pięć między dwoma kamieniami przeciwnika nie wygrywa; sześć wygrywa zawsze.
lessons-caro-blocked-title = Zablokowana piątka
lessons-caro-blocked-text = Czarne mają dwa rzędy po cztery. Piątka na { $no } stałaby między dwoma białymi kamieniami i nic by nie dała. Zagraj tę drugą.
lessons-caro-blocked-done = Ta piątka jest otwarta z jednej strony i wygrywa.
lessons-caro-six-title = Szóstka i tak wygrywa
lessons-caro-six-text = Białe zajmują oba końce, { $ends }. Ale sześć w rzędzie wygrywa zawsze. Zagraj ten kamień.
lessons-caro-six-done = Sześć w rzędzie wygrywa, zablokowane czy nie.
lessons-caro-outside-title = Zablokuj z zewnątrz
lessons-caro-outside-text = Czwórka czarnych jest zamknięta na { $end }. Można ją zatrzymać na dwa sposoby, a jeden z nich nie dotyka rzędu. Spróbuj tego.
lessons-caro-outside-done = Po kamieniu na { $far } piątka stałaby między dwoma białymi kamieniami. { $near } też ją zatrzymuje.
lessons-caro-edge-title = Brzeg nie blokuje
lessons-caro-edge-text = Białe zajmują { $end }, a rząd biegnie do rogu. Czy to się liczy jako zablokowane?
lessons-caro-edge-done = Nie: blokują tylko kamienie. Brzeg nie blokuje.
lessons-caro-room-title = Miejsce na otwartą czwórkę
lessons-caro-room-text = Biały { $stone } stoi dwa kroki od dolnej trójki. Czy białe mogłyby tam zatrzymać czwórkę jednym kamieniem? Użyj trójki, która ma miejsce.
lessons-caro-room-done = Żadnego końca tej czwórki nie da się zepsuć.
lessons-caro-threats-title = Wygrana trójkami w caro
lessons-caro-threats-text = Białe wygrywają w { $n } ruchach, zaczynając od otwartej trójki.
lessons-caro-threats-done = Podwójna trójka na { $end } to było dla czarnych za wiele.
lessons-caro-standard-title = Caro, dokładnie pięć
lessons-caro-standard-about = Dokładnie pięć i nie między dwoma kamieniami przeciwnika.
lessons-caro-standard-both-title = Trzy rzędy, jedna piątka
lessons-caro-standard-both-text = Na { $blocked } piątka czarnych byłaby zablokowana z obu stron, na { $six } rząd byłby za długi. Właściwy jest trzeci rząd.
lessons-caro-standard-both-done = Dokładnie pięć i z jednym otwartym końcem.
lessons-caro-standard-quiet-title = Czwórka, która niczym nie grozi
lessons-caro-standard-quiet-text = Białe mają cztery w rzędzie, ale czarne zajmują { $ends }: piątka by się tam nie liczyła. Odpowiedz na prawdziwą groźbę.
lessons-caro-standard-quiet-done = Niebezpieczna była trójka. Czwórka nie była.
lessons-caro-standard-threats-title = Trójka, czwórka i dwie trójki
lessons-caro-standard-threats-text = Białe wygrywają w { $n } ruchach: otwarta trójka, czwórka z tych samych kamieni, potem dwie otwarte trójki naraz.
lessons-caro-standard-threats-done = Czwórka nic nie kosztowała, bo jej kamień był potrzebny na koniec.
lessons-captures-title = Bicia
lessons-captures-about = Dwa kamienie między dwoma kamieniami przeciwnika zdejmuje się z planszy.
lessons-captures-pair-title = Zbij parę
lessons-captures-pair-text = { $pair } stoją obok czarnego kamienia. Zamknij rząd z drugiej strony, a zostaną zbite.
lessons-captures-pair-done = Para została zbita: zawsze dokładnie dwa kamienie.
lessons-captures-two-title = Dwie pary naraz
lessons-captures-two-text = Jeden kamień może zamknąć dwa rzędy. Znajdź kamień, który bije cztery.
lessons-captures-two-done = Dwie pary jednym kamieniem.
lessons-captures-five-title = Pięć par wygrywa
lessons-captures-five-text = Czarne zbiły cztery pary. Jeszcze jedna wygrywa partię.
lessons-captures-five-done = Pięć par: czarne wygrywają bez rzędu.
lessons-captures-save-title = Uratuj parę
lessons-captures-save-text = Białe mogą zbić { $pair } ruchem { $by }. Zapobiegnij temu.
lessons-captures-save-done = Trzech kamieni w rzędzie nie można zbić.
lessons-captures-incapture-title = Wejście pod bicie
lessons-captures-incapture-text = Kamieniem nie wolno tworzyć pary, która stanie wtedy między dwoma kamieniami przeciwnika. Wskaż miejsce zabronione czarnym.
lessons-captures-incapture-done = Na { $pt } para stałaby pod biciem.
lessons-captures-free33-title = Bicie znosi zakaz
lessons-captures-free33-text = Dwie otwarte trójki jednym kamieniem są tu zabronione, chyba że kamień bije. Znajdź ten, który robi jedno i drugie.
lessons-captures-free33-done = Zbił { $pair }, więc jego dwie trójki były dozwolone.
lessons-captures-pending-title = Piątka, którą można rozbić
lessons-captures-pending-text = Zrób pięć w rzędzie. Białe mogą jeszcze zbić { $pair }, więc wygrasz tylko wtedy, gdy tego nie zrobią.
lessons-captures-pending-done = Piątka czeka na rozstrzygnięcie: białe mają jeden ruch, aby ją rozbić.
lessons-captures-break-title = Rozbij piątkę
lessons-captures-break-text = Czarne mają pięć w rzędzie: { $five }. Zbicie jednego z tych kamieni nie wystarczy, bo czarne mogłyby wypełnić lukę. Znajdź kamień, który zabiera dwa z nich.
lessons-captures-break-done = Nie ma już obu końców, a z nimi piątki.
lessons-captures-line-title = Bicie z groźbą
lessons-captures-line-text = Czarne mogą zbić { $pair } kamieniem, który robi też otwartą czwórkę. Znajdź go.
lessons-captures-line-done = Zyskana para, a białe nie mają czasu zatrzymać rzędu.
lessons-captures42-title = Bicia w zasadach 42
lessons-captures42-about = Te same bicia, ale zabroniona jest tylko podwójna trójka.
lessons-captures42-between-title = Między dwoma kamieniami
lessons-captures42-between-text = Wygrywający kamień tworzy parę między { $ends }. W tych zasadach to dozwolone i para jest tam bezpieczna.
lessons-captures42-between-done = Piątka w kolumnie. Wejście między dwa kamienie przeciwnika to nie bicie.
lessons-captures42-six-title = Tutaj szóstka wygrywa
lessons-captures42-six-text = Bicie 1337 zabrania sześciu w rzędzie. W tych zasadach szóstka wygrywa. Znajdź kamień na ukosie.
lessons-captures42-six-done = W tych zasadach sześć w rzędzie wygrywa.
lessons-captures42-open-title = Zbij blokujący kamień
lessons-captures42-open-text = Biały { $block } zamyka trójkę czarnych. Można zbić dwa białe kamienie, a ten jest wśród nich.
lessons-captures42-open-done = { $three } to znowu otwarta trójka, a białe mają o dwa kamienie mniej.
lessons-captures42-both-title = Zabronione także białym
lessons-captures42-both-text = W zasadach z biciem podwójna trójka jest zabroniona obu kolorom. Wskaż miejsce, w którym białym nie wolno grać.
lessons-captures42-both-done = Na { $pt } białe miałyby dwie otwarte trójki i niczego by nie zbiły.
lessons-swap2-title = Zamiana i swap2
lessons-swap2-about = Pierwszy ruch czarnych to przewaga. Otwarcia ją wyrównują.
lessons-swap2-centre-title = Kamień na środku
lessons-swap2-centre-text = Przeciwnik postawił pierwszy czarny kamień na środku planszy. Możesz go przejąć albo grać białymi. Wybierz.
lessons-swap2-centre-done = Czarne na środku, przy ruchu białych, nadal stoją wyraźnie lepiej.
lessons-swap2-far-title = Daleki biały kamień
lessons-swap2-far-text = Swap2: przeciwnik postawił trzy kamienie. Biały stoi w rogu. Którą stronę wybierasz?
lessons-swap2-far-done = Kamień w rogu nie broni: czarne mają praktycznie wygraną.
lessons-swap2-corner-title = Daleki czarny kamień
lessons-swap2-corner-text = Tym razem w rogu stoi czarny kamień, a ruch mają białe. Którą stronę wybierasz?
lessons-swap2-corner-done = Po jednym kamieniu na środku i ruch białych: białe stoją lepiej.
lessons-swap2-added-title = Po dwóch kolejnych kamieniach
lessons-swap2-added-text = Na początek twoje trzy kamienie, potem dwa dołożone przez przeciwnika. Ruch mają białe. Teraz wybierasz ty.
lessons-swap2-added-done = Oba czarne kamienie przy brzegu są poza grą.
lessons-swap2-pro-title = Otwarcie pro
lessons-swap2-pro-text = Inny sposób na osłabienie pierwszego ruchu: drugi czarny kamień musi stanąć poza środkowym kwadratem pięć na pięć punktów. Postaw go.
lessons-swap2-pro-done = Dozwolony jest każdy punkt poza tym kwadratem.
lessons-swap2-longpro-title = Otwarcie long pro
lessons-swap2-longpro-text = To samo z większym kwadratem: siedem na siedem punktów. Postaw drugi czarny kamień.
lessons-swap2-longpro-done = Dwa czarne kamienie są zbyt daleko od siebie, by od razu współpracować.
lessons-attack-title = Jak atakować
lessons-attack-about = Zyskuj ruchy, trzymaj czwórki w rezerwie i zobacz koniec, zanim zaczniesz.
lessons-attack-gather-title = Połącz kamienie
lessons-attack-gather-text = Kamienie czarnych są rozproszone, ale linie między nimi się krzyżują. Każdy ruch musi tu czymś grozić. Wygraj w { $n } ruchach.
lessons-attack-gather-done = Każda trójka przyciągała kamień w stronę { $end }, gdzie spotkały się dwa rzędy.
lessons-attack-reserve-title = Trzymaj czwórkę w rezerwie
lessons-attack-reserve-text = Czarne wygrywają w { $n } ruchach. Zacznij od trójek; czwórka przychodzi dopiero tuż przed końcem.
lessons-attack-reserve-done = Czwórka na { $four } została zagrana, gdy odpowiedź na nią pomogła czarnym, i nie wcześniej.
lessons-attack-order-title = Właściwa kolejność
lessons-attack-order-text = Do zagrania jest więcej niż jedna trójka. Tylko jedna z nich wygrywa, gdy zagra się ją najpierw.
lessons-attack-order-done = Trzy trójki, potem dwie naraz: w innej kolejności białe dostają wolny ruch.
lessons-attack-white-title = Białe przejmują inicjatywę
lessons-attack-white-text = Ruch mają białe, a czarne nie zbudowały trójki. Zrób trójkę, a po niej dwie naraz.
lessons-attack-white-done = Kto pierwszy stworzy pożyteczną groźbę, zachowuje inicjatywę.
lessons-attack-end-title = Zobacz koniec, zanim zaczniesz
lessons-attack-end-text = Policz, zanim zagrasz: atak wygrywa w { $n } ruchach i kończy się czwórką-trójką.
lessons-attack-end-done = Trzy trójki doprowadziły do czwórki-trójki na { $end }. Gdy znasz ostatni ruch, pierwszy jest łatwy.
