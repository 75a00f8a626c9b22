### Language: Čeština
### Reviewed:
###
### Nobody fluent has read this catalogue yet. English is the source: en.ftl.

## The field's own words: docs/glossary.md has them in every language

-gomoku = piškvorky
-five = pětka
-open-four = otevřená čtyřka
-four = čtyřka
-open-three = otevřená trojka
-three = trojka
-four-three = čtyřka-trojka
-double-four = dvojitá čtyřka
-double-three = dvojitá trojka
-overline = dlouhá řada
-forbidden-move = zakázaný tah
-opening = zahájení
-swap = výměna
-capture = braní
-vcf = výhra čtyřkami
-vct = výhra čtyřkami a otevřenými trojkami

## What several places say

moves =
    { $count ->
        [one] 1 tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
color =
    { $color ->
        [black] Černý
       *[white] Bílý
    }
black = Černý
white = Bílý
rule = Pravidla
board = Deska
play = Hrát
cancel = Zrušit
undo = Zpět
redo = Znovu
hint = Nápo­věda
score = Hodnocení
your-name = Vaše jméno
player = Hráč
player-number = Hráč { $number }
guest = Host
you = Vy
seconds-per-move = { $seconds } s na tah
level-number = Úroveň { $level }

## The frame of the page

page-title = Tengen: hra a analýza piškvorek
page-description = Hrajte piškvorky s lidmi i se silným enginem a analyzujte libovolnou pozici.
page-needs-javascript = Tato stránka potřebuje JavaScript. Stejný program hraje i v terminálu:
page-cannot-start = Tengen se nemůže spustit
skip-to-board = Přejít na desku
nav-label = Hlavní nabídka
nav-play = Hra
nav-analyse = Analýza
nav-puzzles = Úlohy
nav-games = Partie
nav-learn = Výuka
nav-settings = Nastavení
close = Zavřít
try-again = Zkusit znovu

step-first = Výchozí pozice
step-back = Zpět
step-forward = Vpřed
engine-starting = Engine se spouští.
engine-compiling = Engine se připravuje pro tento počítač. Děje se to jen jednou a trvá to asi minutu. Dva lidé už spolu mohou hrát.
engine-failed = Engine se nepodařilo spustit. Dva lidé spolu přesto mohou hrát.
engine-preparing = Příprava enginu
engine-progress = { $percent } %
server-silent = Server neodpovídá. Možná se právě restartuje.
server-failed = Server odpověděl kódem { $status }.
server-offline = Není spojení se serverem. Lekce a úlohy, které jste už viděli, jdou otevřít; hraní, nápovědy, odpovědi a vše nové potřebují server.

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what } ({ $details })
error-error = Tohle nejde provést.
error-move-text = Tohle není tah.
error-out-of-range = Tento bod na desce není.
error-occupied = Bod je obsazený.
error-forbidden = Tah je zakázaný.
error-game-over = Partie skončila.
error-setup = Takhle kameny stát nemohou.
error-size = Deska nemůže mít tuto velikost.
error-rule = Takové pravidlo není.
error-opening = Zahájení to teď nedovoluje.
error-format = Text nebo soubor nelze přečíst.
error-proof = Důkaz neplatí.
error-engine = Engine to nedokáže.
error-engine-option = Engine toto nastavení nepřijímá.
error-engine-limit = Engine toto omezení nemůže dodržet.
error-engine-rule = Engine podle tohoto pravidla nehraje.
error-engine-busy = Engine je zaneprázdněný.
error-engine-closed = Engine byl ukončen.
error-engine-failed = Cizí engine selhal.
error-engine-start = Cizí engine nelze spustit.
error-engine-died = Cizí engine nečekaně skončil.
error-engine-timeout = Cizí engine včas neodpověděl.
error-engine-protocol = Cizí engine poslal něco, co není odpověď.
error-engine-illegal-move = Cizí engine zahrál neplatný tah.
error-engine-forbidden-move = Cizí engine zahrál zakázaný tah.
error-stale = Mezitím se to změnilo; podívejte se znovu.
error-play = Partii takhle nastavit nelze.
error-player = Tohle není hráč.
error-clock = Tohle není časová kontrola.
error-illegal = Teď to nejde.
error-not-your-turn = Na řadě je druhý hráč.
error-saved-game = Taková uložená partie není.
error-settings = Nastavení nemůže mít tuto hodnotu.
error-match = Zápas takhle hrát nelze.
error-training = Trénink takhle pokračovat nemůže.
error-wire = Tento řádek neodpovídá protokolu.
error-remote = Žádná odpověď.
error-worker = Práci se nepodařilo dokončit.
error-worker-late = Odpověď nepřišla včas.
error-refused = Požadavek byl odmítnut.
error-queue-full = Čeká příliš mnoho požadavků.
error-cluster = Cluster počítačů nelze použít.
error-store = Databáze změnu nepřijala.
error-schema = Databáze má jinou verzi.
error-database = Databázi nelze použít.
error-bot = Bot nemůže pokračovat.
error-unreachable = Server není dostupný.
error-moved = O tom rozhoduje jiný server.
error-bad-request = Zadání není platné.
error-unauthorised = Musíte se přihlásit.
error-unconfirmed = Nejprve potvrďte, že jste to vy.
error-fair-play = V této partii se neradí.
error-not-allowed = Tohle nesmíte.
error-not-found = Tady to není.
error-taken = Už je zabráno.
error-busy = Server je vytížený; zkuste to za chvíli.
error-failed = Server to nedokázal.
token-about = Tento server žádá přístupový token, který se vypsal při jeho spuštění.
token-field = Přístupový token
token-enter = Vstoupit
page-missing = Na této adrese žádná stránka není.
page-home = Hrát nebo analyzovat partii
file-missing = Soubor nebo složka neexistuje
file-refused = Přístup odepřen
file-exists = Soubor už existuje
file-folder = Je to složka
file-full = Na disku není místo

## Moves and positions that are refused

refused-line = řádek { $line }: { $why }
refused-move = tah { $number } { $text }: { $why }
refused-move-line = řádek { $line }, tah { $number } { $text }: { $why }
refused-size = velikost desky { $size } není možná: má být { $least } až { $most }
refused-text = { $text } není tah: má to být písmeno sloupce a číslo řady, například h8
refused-text-at = { $text } na { $at }. znaku není tah: má to být písmeno sloupce a číslo řady, například h8
refused-off-board = tah { $move } není na desce { $size }×{ $size }: má být a1 až { $corner }
refused-occupied =
    { $point } hrát nelze: stojí tam { $color ->
        [black] černý
       *[white] bílý
    } kámen
refused-stone = { $point } hrát nelze: stojí tam kámen
refused-over = { $point } hrát nelze: partie skončila ({ end-name })
refused-forbidden =
    { $point } hrát nelze: { $color ->
        [black] černému
       *[white] bílému
    } zakázáno ({ reason-name })
setup-two = na { $point } ({ $x }, { $y }) stojí dva kameny
setup-pairs = zajaté páry { $pairs } podle pravidla { $rule } nejsou možné: mají to být dvě čísla od 0 do { $most }, nejprve černého
setup-won =
    { $color ->
        [black] černý
       *[white] bílý
    } už vyhrál kameny { $stones }: { $position }
setup-last =
    { $color ->
        [black] černý
       *[white] bílý
    } nemohl táhnout naposledy: každý jeho kámen byl zakázaný tah: { $position }
color-unknown = { $text } není barva: má být black (černý) nebo white (bílý)
rule-unknown = pravidlo { $name } není: má to být jedno z { $known }
opening-unknown = zahájení { $name } není: má to být jedno z { $known }
opening-needs = zahájení { $opening } potřebuje desku aspoň { $least }, ale tato má { $size }
opening-many-choices = záznam má na zahájení { $opening } příliš mnoho voleb
opening-few-choices = záznam má na zahájení { $opening } příliš málo voleb
opening-offered = { $point } nabídnout nelze: už je nabídnut
opening-alike = { $point } nabídnout nelze: kvůli symetrii je stejný jako nabídnutý { $other }
opening-finished = zahájení { $opening } skončilo a { $what } už nepřijímá
opening-refused =
    zahájení { $opening } teď nedovoluje { $what }. { $seat ->
        [first] První
       *[second] Druhý
    } hráč: { $instruction }
opening-in-game = zahájení { $opening } začíná na prázdné desce, ne uprostřed partie
session-no-choice = { $text } není na výběr: zvolte { $options }, nebo napište číslo
session-stale = { $kind } patřilo k tahu { $expected }, ale partie je u tahu { $ply }
session-not-turn = { $who } není na tahu
session-time-up = { $who } už nemá čas
session-lost-on-time = partii prohranou na čas vrátit nelze
session-nothing-back = není co vzít zpět
session-engine-asked = engine se neptáme: vezměte tah zpět
session-nobody-asked = nikdo o vrácení tahu nežádal
session-own-question = { $who } nemůže odpovědět na vlastní otázku
session-draw-already = { $who } už remízu nabídl
session-undo-already = { $who } už o vrácení tahu požádal
session-nothing-again = není co zopakovat
session-no-offer = žádná nabídka remízy není
session-own-offer = { $who } nemůže odpovědět na vlastní nabídku remízy
session-no-flag = nikomu čas nevypršel
session-over = partie skončila. { $ending }
session-over-move = { $move } už zahrát nelze: partie skončila. { $ending }
seat-no-strength = { $text } není úroveň: má být { $least } až { $most }, nebo { $full } pro plnou sílu
seat-no-level = { $text } není úroveň: má být { $least } až { $most }
seat-unknown = { $text } není hráč: má být person:NAME, level:1 až level:10, tengen:time=SECONDS nebo cmd:PROGRAM
seat-no-name = { $name } není jméno: má mít nejvýše { $most } znaků na jednom řádku
seat-no-time = { $text } není doba na přemýšlení: mají to být sekundy, například 2.5
clock-too-short = Hodiny „{ $clock }“ nenechávají čas na první tah; použijte aspoň 1 sekundu
clock-unknown = { $text } není časová kontrola: má být například 5+3 (minuty a sekundy), 10s/move nebo none
saved-none-in = v { $folder } není žádná uložená partie
saved-unknown = uložená partie { $name } není: má to být její označení, například 20250131-235959
engine-unknown-program = { $name } je program a soubor s partií žádný nespouští: otevřete partii s --first cmd:PROGRAM nebo --second cmd:PROGRAM
format-too-long =
    soubor je příliš dlouhý: { $size } { $unit ->
        [bytes] bajtů
       *[characters] znaků
    }, nejvýše { $most }
format-no-game = žádná partie v něm není
format-no-text = znak NUL na pozici { $offset }: má to být textový soubor
format-unknown-content = obsah začínající { $text } nemá známý formát: mají to být tahy jako h8 i9, nebo jeden z { $known }
position-long = { $text } není pozice: má { $size } znaků, nejvýše { $most }
position-no-moves = nemá žádné tahy
position-unknown = { $text } není pozice. Jako seznam tahů: { $why }. Jako soubor: žádný se tak nejmenuje. Jako odkaz: nemá ani „?rule=“, ani „#“ s tahy
format-no-link = { $text } není odkaz: má vypadat například ?rule=renju#h8i9
format-bad-link = chybný odkaz: { $why }
format-no-sgf = v { $text } není partie: má tam být „(;“
problem-no-rule = pravidla nejsou uvedena: čteno jako freestyle
problem-rule-asked = soubor uvádí { $told }; čteno jako { $rule } podle přání
problem-no-size = velikost desky není uvedena: čteno jako { $size }
problem-size-asked = soubor uvádí velikost { $told }; čteno jako { $size } podle přání
problem-more = a další problémy: { $count }
problem-not-utf8 = bajt { $byte } na pozici { $at } není UTF-8; čteno jako { $encoding }
problem-replaced = bajt { $byte } na pozici { $at } není { $encoding }; ten a jemu podobné nahrazuje { $sign }
problem-no-kind = hra není uvedena (GM): čteno jako piškvorky
problem-white-first = první tah na prázdné desce dělá bílý
problem-root-move = kořen obsahuje tah, který dostal vlastní uzel
problem-file-size = soubor neuvádí velikost desky: čteno jako { $size }
problem-left-out = řádek { $number }: { $text } byl vynechán: není to tah ani koncový kód
problem-before = text před partií byl přeskočen: { $text }
problem-after = text za poslední partií byl přeskočen: { $text }
problem-guess = texty byly čteny jako { $encoding }, což je odhad
problem-joined = dvě varianty začínají tahem { $move }: byly spojeny
problem-free = { $why }; pokračuje se jako volná partie
problem-link-key = { $key } v odkazu bylo ignorováno: má to být { $known }
problem-players = hráče a hodiny uložené partie nelze přečíst: { $why }
problem-changed = soubor změnil jiný program: hodiny začínají znovu
puzzle-unknown = úloha { $name } není
lesson-unknown = lekce { $name } není: má to být jedna z { $known }
language-unknown = jazyk { $text } není: má to být jeden z { $known }
setting-unknown = nastavení { $name } není: má to být jedno z { $known }
setting-impossible = { $name } { $value } není možné: { $why }
setting-default = { $why }; použije se výchozí hodnota
settings-unread = { $file } nelze přečíst ({ $why }): platí výchozí nastavení
settings-set-aside = { $file } nelze přečíst ({ $why }): teď je to { $aside } a platí výchozí nastavení

## What the server refuses

web-log-in = Nejprve se přihlaste.
web-confirm = Nejprve potvrďte, že jste to vy.
web-wrong-password = Jméno nebo heslo není správné.
web-wrong-code = Jméno nebo obnovovací kód není správný.
web-account-closed = Provozovatel serveru tento účet uzavřel.
web-merge-large = Záznamy učení z tohoto prohlížeče a z účtu jsou dohromady příliš velké. Přihlaste se bez převzetí dat prohlížeče.
web-name-reserved = Jméno { $name } je vyhrazené; zvolte jiné.
web-name-taken = Jméno { $name } je obsazené; zvolte jiné.
web-password-easy = Toto heslo se snadno uhodne; zvolte jiné.
web-attempts = Příliš mnoho pokusů pro toto jméno; zkuste to znovu za { $minutes } min.
web-passkey-host = Přístupové klíče potřebují jméno serveru: otevřete ho jménem, nebo jako localhost.
web-passkey-https = Přístupové klíče potřebují zabezpečenou stránku: otevřete server přes https, nebo jako localhost.
web-passkey-unknown = Tento přístupový klíč tu není známý, nebo nesedí.
web-passkey-known = Tento přístupový klíč už je zaregistrovaný.
web-passkey-refused = Přístupový klíč nebyl přijat: { $why }
web-passkeys-most = Počet vašich přístupových klíčů je { $count }; nejprve jeden odeberte.
web-no-passkey = Takový přístupový klíč nemáte.
web-no-session = Takové přihlášení nemáte.
web-too-long = Trvalo to příliš dlouho; zkuste to znovu.
web-token = Tento server vyžaduje přístupový token.
web-database = Databáze neodpovídá; zkuste to za chvíli.
web-not-stored = Tah se nepodařilo uložit; zkuste to za chvíli.
web-rate = Příliš mnoho takových požadavků; zkuste to za { $seconds } s.
web-many-requests = Příliš mnoho požadavků najednou; počkejte, až dřívější skončí.
web-many-attempts = Příliš mnoho pokusů najednou; zkuste to znovu.
web-queue-full = Na engine čeká příliš mnoho lidí; zkuste to za chvíli.
web-watched-most = Sledujete už { $count } partií; nejprve jednu opusťte.
web-no-game = Partie { $game } není.
web-games-most = Máte už { $count } partií; nejprve některé smažte.
web-rematch = Odveta je jen pro hráče dohrané partie.
web-engines-clock = Dva enginy hrají bez hodin; nastavte dobu přemýšlení.
web-no-lesson = Taková lekce není.
web-no-step = Lekce takový krok nemá.
web-no-puzzle = Taková úloha není.
web-no-puzzles = Takové úlohy nejsou.
web-puzzle-stale = Úloha stojí jinak; začněte ji znovu.
web-record-large = Záznam učení je příliš velký na uložení.
web-record-busy = Záznam měnilo příliš mnoho požadavků; zkuste to znovu.
web-fair-play = Tato pozice patří k partii, kterou hrajete s člověkem nebo o rating. Počkejte, až skončí.
web-adaptive-casual = Partie s přizpůsobivým soupeřem je nehodnocená.
web-rated-where = Hodnocené partie jsou proti úrovni, nebo z herny.
web-rated-position = Hodnocené partie začínají na prázdné desce.
web-rated-undo = V hodnocené partii se tahy nevracejí.
web-not-away = Soupeř není pryč dost dlouho.
web-self-rated = Sami se sebou o rating hrát nemůžete.
web-rated-account = Hodnocené partie jsou pro účty; přihlaste se, nebo hrajte nehodnoceně.
web-servers = Servery se navzájem nedosáhnou; zkuste to za chvíli.
web-servers-apart = Servery spolu ztratily spojení; tahy trvají o něco déle.
web-server-silent = Server této partie neodpovídá; zkuste to za chvíli.
web-bots-most = Počet vašich botů je { $count }; nejprve jednoho smažte.
web-no-bot = Takového bota nemáte.
web-no-player = Hráč s tímto jménem není.
web-challenge-self = Nemůžete vyzvat sami sebe.
web-challenges-most = Máte { $count } otevřených výzev; nejprve jednu stáhněte.
web-challenged-most = Tento hráč má příliš mnoho otevřených výzev; zkuste to později.
web-offer-gone = Tato partie už se nenabízí.
web-tournament-account = Turnaje jsou pro účty; nejprve se přihlaste.
web-tournament-bots = Boti se tohoto turnaje nesmějí účastnit.
web-tournament-closed = Tento turnaj skončil.
web-tournament-twice = Už se účastníte s jiným účtem.
web-tournament-full = Tento turnaj je plný.
web-tournament-clock = Turnaj potřebuje hodiny.
web-tournament-name = Název turnaje má alespoň { $count } znaky.
web-tournament-cancel = Turnaj může zrušit jen jeho zakladatel, a to jen před začátkem.
web-tournaments-most = Příliš mnoho turnajů ještě neskončilo; jeden účet jich založí nejvýše { $count }.
web-no-tournament = Takový turnaj neexistuje.
web-talk-tournament = V turnajových partiích jsou jen rychlé věty.
web-speed = Rychlost partie enginů nastavuje jen její zakladatel.
web-action-stale = Partie je u akce { $at }, ne { $wanted }; podívejte se znovu.
web-actions-most = Tato partie má příliš mnoho akcí; začněte jinou.
web-invitation = Tato pozvánka už byla použita, nebo neplatí.
web-pause = Pozastavit lze jen partie dvou enginů, a to jejich zakladatelem.
web-not-player = Nejste hráčem této partie.
web-ask-undo = O vrácení tahu požádejte druhého hráče.
web-not-joined = Partie začne, až se připojí druhý hráč.
web-not-your-seat =
    { $seat ->
        [first] První
       *[second] Druhé
    } místo není vaše.
web-turn-of = Na tahu je { $who }.
web-game-deleted = Tato partie byla smazána.
web-no-hint = Teď nápověda není.
web-not-judged = V této partii se tahy nehodnotí.
web-move-not-judged = Tah { $number } hodnotit nelze.
web-move-not-yours = Tah { $number } není váš.
web-reviews-most = Vaše dřívější rozbory ještě běží; nejprve jeden zastavte.
web-no-review = Takový rozbor není.
web-review-stop = Rozbor může zastavit jen ten, kdo ho začal, nebo hráč.
web-review-empty = Rozbor ještě nemá žádné tahy.
web-review-running = Partie neskončila: rozebírají se jen dohrané partie.
web-not-reviewed = Tah { $number } ještě nebyl rozebrán.
web-no-mistake = Tah { $number } mezi chybami není.
web-no-drill = Takové cvičení není.
web-drills-most = Cvičení máte { $count }, nejvýše se jich uchovává { $most }. Některá odeberte.
web-drills-together = Dohromady by to bylo víc než { $count } cvičení.
web-studies-most = Máte už { $count } analýz; nejprve některé smažte.
web-study-foreign = Tato analýza patří někomu jinému; uložte si kopii.
web-no-study = Takovou analýzu nemáte.
web-no-study-named = Analýza { $study } není.
web-not-listed = Taková partie na vašem seznamu není.
web-comment-long = Komentář je příliš dlouhý: nejvýše { $count } znaků.
web-game-large = Partie je příliš velká: nejvýše { $count } tahů.
web-talk-log-in = Pro psaní se přihlaste; hosté mají hotové věty.
web-talk-empty = Zpráva je prázdná.
web-talk-most = Partie má nejvýše { $count } zpráv.
web-talk-two = V partii mluví jen dva lidé, kteří ji hrají.
web-explorer-empty = Soubor neobsahuje tahy, které by bylo možné započítat.
web-explorer-most = Vaše soubory jsou plné: nejvýše { $files } souborů a { $moves } tahů. Nejprve některý odeberte.
web-explorer-no-file = Takový soubor nemáte.

## Notices of the server

notice-engine-restarted = Engine spadl a byl spuštěn znovu; přemýšlí od začátku.
notice-engine-failed = Engine selhal; tento tah byl zahrán bez velkého přemýšlení.
notice-engine-late = Enginu došel čas; tento tah byl zahrán bez velkého přemýšlení.
notice-declined = { $name } vaši výzvu odmítl.
notice-bye = { $name }: v tomto kole máte volno a bod za něj.
notice-tournament-over = { $name } skončil: jste na { $place }. místě z { $count }.

## Settings

settings-looks = Vzhled
settings-playing = Hraní
settings-language = Jazyk
settings-language-browser = Podle prohlížeče
settings-language-unread = Tento překlad ještě nečetl nikdo, kdo mluví plynně česky. Opravy jsou vítány.
settings-theme = Barvy
settings-theme-system = Podle systému
settings-theme-light = Světlé
settings-theme-dark = Tmavé
settings-theme-contrast = Vysoký kontrast
settings-board = Deska
settings-board-kaya = Dřevo kaja
settings-board-walnut = Ořech
settings-board-slate = Břidlice
settings-board-felt = Zelené plátno
settings-board-paper = Papír
settings-stones = Kameny
settings-stones-glass = Sklo
settings-stones-flat = Ploché
settings-stones-ringed = S kroužky
settings-marks-safe = Značky pro barvoslepé
settings-coordinates = Souřadnice
settings-columns = Sloupce
settings-columns-letters = Písmena
settings-columns-numbers = Čísla
settings-numbers = Čísla tahů
settings-forbidden = Zobrazit zakázané body
settings-confirm = Potvrzovat každý tah
settings-confirm-never = Nikdy
settings-confirm-touch = Na dotykové obrazovce
settings-confirm-always = Vždy
settings-sounds = Zvuky
settings-volume = Hlasitost
settings-haptics = Vibrace
settings-notifications = Oznámení prohlížeče
settings-notifications-refused = Tento prohlížeč zde oznámení nepovoluje.
settings-name-about = Vidí ho druhý hráč.
settings-reset = Obnovit výchozí nastavení
settings-reset-done = Všechna nastavení mají opět výchozí hodnoty.

## Accounts

passkey-known = Toto zařízení už přístupový klíč k účtu má.
passkey-unused = Nebyl použit žádný přístupový klíč.
account-title = Účet
account-about = Účet není povinný. S ním jsou vaše partie a výuka stejné v každém prohlížeči.
account-adopt = Přesunout partie, analýzy, nastavení a výuku z tohoto prohlížeče do účtu
account-log-in = Přihlásit se
account-log-in-passkey = Přihlásit se přístupovým klíčem
account-forgotten = Zapomenuté heslo?
account-name = Jméno
account-name-about = 3 až 20 písmen, číslic, - a _. Vidí ho všichni.
account-password = Heslo
account-password-about = Alespoň 8 znaků.
account-create = Vytvořit účet
account-create-do = Vytvořit účet
account-code = Obnovovací kód
account-code-about = Jeden z kódů, které máte uložené. Každý platí jednou.
account-new-password = Nové heslo
account-recover-about = Alespoň 8 znaků. Všechna přihlášení skončí.
account-recover = Nastavit nové heslo
account-recover-do = Nastavit heslo
account-back = Zpět
account-confirm = Potvrďte, že jste to vy
account-confirm-about = Tím se změní váš účet.
account-confirm-do = Potvrdit
account-use-passkey = Použít přístupový klíč
account-cancel = Zrušit
account-no-passkeys = Tento prohlížeč neumí přístupové klíče.
account-browser-data = Co je v tomto prohlížeči
account-since = Členství od { $when }
account-log-out = Odhlásit se
account-data = Vaše data
account-password-change = Změnit heslo
account-password-changed = Heslo je změněno. Ostatní prohlížeče jsou odhlášeny.
account-codes-new = Vytvořit nové kódy
account-passkey-add = Přidat přístupový klíč
account-signing-in = Přihlašování
account-passkeys = Přístupové klíče
account-passkeys-none = Zatím žádné.
account-codes = Obnovovací kódy
account-passkey-used = použit { $when }
account-passkey-made = vytvořen { $when }
account-passkey-remove = Odebrat
account-passkey-remove-this = Odebrat { $name }
account-passkey-name = Přístupový klíč { $number }
bot-name = { $name } (bot)
account-bots = Boti
account-bots-about = Pod jménem bota zde hraje program. Jeho token mu dovoluje hrát a nic jiného.
account-bot-name = Jméno bota
account-bot-make = Vytvořit bota
account-bot-token = Token bota { $name }
account-bot-token-about = Token si teď zkopírujte; znovu se nezobrazí. Tímto příkazem program hraje:
account-bot-token-kept = Hotovo
account-bot-token-new = Nový token
account-bot-token-new-this = Nový token pro { $name }
account-bot-revoke = Zneplatnit
account-bot-revoke-this = Zneplatnit token bota { $name }
account-bot-revoked = nemá token
account-bot-unused = zatím nepoužit
account-bot-used = naposledy zde { $when }
account-bot-delete = Smazat
account-bot-delete-this = Smazat { $name }
account-bot-delete-really = Opravdu smazat?
account-codes-replaced = Dřívější kódy už neplatí.
account-codes-save = Uložit do souboru
account-codes-kept = Mám je uložené
account-this-browser = tento prohlížeč
account-log-out-this = Odhlásit { $browser }
account-log-out-others = Odhlásit všechny ostatní
account-browsers = Přihlášené prohlížeče
account-device = { $browser }, { $system }
account-some-browser = Prohlížeč
account-export = Uložit vše do souboru
account-codes-about = Tyto kódy si uložte. Ztratíte-li heslo, každý z nich jednou otevře váš účet. Znovu se nezobrazí.
account-delete-about = Partie s jinými lidmi jim zůstanou, bez vašeho jména. Rozehrané partie s nimi se vzdají.
account-codes-left =
    { $count ->
        [one] Zbývá jeden obnovovací kód. Nové ho nahradí.
        [few] Zbývají { $count } obnovovací kódy. Nové je nahradí.
       *[other] Zbývá { $count } obnovovacích kódů. Nové je nahradí.
    }
account-adopted =
    { $count ->
        [one] Váš účet převzal jednu partii.
        [few] Váš účet převzal { $count } partie.
       *[other] Váš účet převzal { $count } partií.
    }
account-delete =
    { $kind ->
        [account] Smazat účet a všechna jeho data
       *[browser] Smazat data tohoto prohlížeče
    }
account-delete-really =
    { $kind ->
        [account] Opravdu smazat účet a všechna jeho data? Nelze to vrátit.
       *[browser] Opravdu smazat data tohoto prohlížeče? Nelze to vrátit.
    }

## The lobby, and calls to a player

lobby-title = Herna
lobby-about = Najděte si soupeře, nebo se dívejte. Účet není potřeba.
lobby-quick = Rychlé párování
lobby-other = Jiná partie …
lobby-engine = Nebo si hned zahrajte s enginem
lobby-yours = Vaše výzvy
lobby-open = Kdo chce hrát
lobby-open-none = Nikdo nečeká. Vyberte nahoře hodiny a první, kdo bude chtít stejnou partii, s vámi bude hrát.
lobby-live = Partie ke sledování
lobby-live-none = Právě se nehraje žádná partie.
lobby-waiting = Čeká se na soupeře …
lobby-cancel = Zrušit
lobby-withdraw = Stáhnout
lobby-decline = Odmítnout
lobby-accept = Přijmout
lobby-play = Hrát
lobby-play-this = Hrát, soupeř: { $name }
lobby-challenges = { $name } vás vyzývá
lobby-challenged = Vaše výzva pro hráče { $name }
call-round = { $title }: začíná vaše partie proti hráči { $name }.
tournaments-title = Turnaje
tournaments-about = Mnoho partií proti mnoha soupeřům. Turnaje začínají samy; s účtem se můžete účastnit nebo turnaj založit.
tournaments-open = Začínají brzy
tournaments-open-none = Žádný turnaj není naplánován.
tournaments-running = Právě probíhají
tournaments-over = Skončené
tournament-link = Turnaj
tournament-make = Založit turnaj
tournament-make-account = Přihlaste se, chcete-li založit turnaj.
tournament-name = Název
tournament-kind = Druh
tournament-swiss = Švýcarský systém
tournament-swiss-about = V každém kole se utkají hráči se stejným počtem bodů a nikdo dvakrát se stejným soupeřem.
tournament-carousel = Kolotoč
tournament-carousel-about = Po stanovenou dobu dostane každý volný hráč hned dalšího soupeře. Přijít i odejít můžete kdykoli.
tournament-rounds = Kola
tournament-rounds-of = Počet kol: { $count }
tournament-duration = Trvání
tournament-length = { $minutes } minut
tournament-hours = { $hours } hod.
tournament-streaks = Série: po dvou výhrách v řadě se partie počítají dvojnásob
tournament-bots = Boti se smějí účastnit
tournament-starts = Začíná za
tournament-players = Hráči: { $count }
tournament-join = Zúčastnit se
tournament-leave = Odejít
tournament-back = Vrátit se
tournament-cancel = Zrušit turnaj
tournament-cancelled = Turnaj se nekonal: málo hráčů, nebo byl zrušen.
tournament-finished = Turnaj skončil.
tournament-round-of = Kolo { $round } z { $count }.
tournament-starts-in = Začíná za { $time }
tournament-ends-in = Čas na nové partie: { $time }
tournament-next-in = Další kolo za { $time }
tournament-waiting = Účastníte se: každá stránka vám oznámí, až vaše partie začne. Pokud ji do minuty nezačnete, prohrajete ji.
tournament-out = Odešli jste: dokud se nevrátíte, nedostanete soupeře.
tournament-your-game = K vaší partii
tournament-standings = Pořadí
tournament-pairings = Dvojice
tournament-none = Zatím se nikdo neúčastní.
tournament-points = Body
tournament-buchholz = Body Buchholz
tournament-sonneborn = Body Sonneborn-Berger
tournament-wins = Výhry
tournament-bye = má volno
tournament-gone = odešel
tournament-on-streak = Partie se teď počítají dvojnásob
rated = Hodnocená
casual = Nehodnocená
speed-bullet = Bullet
speed-blitz = Blesk
speed-rapid = Rychlá
speed-classical = Klasická
setup-rated = Hodnocená partie
setup-rated-about = Počítá se do vašeho ratingu v těchto pravidlech a tempu. Nejsou nápovědy a proti enginu se tahy nevracejí.
setup-rated-level = Úroveň { $level } má rating { $rating }.
setup-rated-account = Hodnocené partie vyžadují účet.
setup-rated-clock = Hodnocené partie vyžadují hodiny.
setup-rated-size = Hodnocené partie v těchto pravidlech se hrají na { $sizes }.
setup-rated-opening = Hodnocené partie v těchto pravidlech vyžadují jedno z těchto zahájení: { $openings }.
profile-link = Váš profil a ratingy
profile-title = Hráč
profile-challenge = Vyzvat
profile-ratings = Ratingy
profile-ratings-none = Zatím žádné hodnocené partie.
profile-curve = Rating v posledních partiích: nejnižší { $low }, nejvyšší { $high }, nyní { $now }.
profile-results = Výsledky hodnocených partií
profile-won = Výhry
profile-drawn = Remízy
profile-lost = Prohry
profile-games = Nedávné veřejné partie
profile-games-none = Zatím žádné veřejné partie. Partie z herny jsou veřejné, všechny ostatní soukromé.
leaders-title = Žebříčky
leaders-about = Nejvyšší ratingy podle pravidel a tempa, bez předběžných.
leaders-none = Nikdo tu zatím nemá ustálený rating.
leaders-speed = Rychlost
leaders-games = Partie
call-paired = Začíná vaše partie, soupeř: { $name }.
call-challenge = { $name } vás vyzývá k partii.
call-your-move = Jste na tahu, soupeř: { $name }.
call-go = Přejít tam

## One's games and analyses

games-title = Partie
games-analyses = Analýzy
games-none = Zatím žádné partie. Začněte tím, že položíte kámen na desku.
games-no-analyses = Zatím žádné analýzy. Uložit ji můžete v části Analýza, Sdílení.
games-more = Zobrazit další
games-in-progress = Rozehrané
games-analyse = Analyzovat
games-analyse-this = Analyzovat { $title }
games-analysis = Analýza
games-remove = Odebrat
games-remove-really = Opravdu odebrat?
games-remove-this = Odebrat { $title } z tohoto seznamu
when-today = dnes { $time }
when-yesterday = včera { $time }

## Teaching in a game

teach-label = Výuka při hře
teach-about = Upozorní na vaše chyby hned, jak se stanou, a nabídne vrácení tahu.
teach-off = Vypnuto
teach-blunders = Jen hrubé chyby
teach-all = Všechny chyby
teach-blunder = { $move } je hrubá chyba
teach-mistake = { $move } je chyba
teach-take-back = Vzít zpět
teach-show = Ukázat proč
teach-play-on = Hrát dál
play-hint-point = Nápověda: { $move }. { $score }.
terminal-teach-back = Vzít { $move } zpět? (y/n)

## The plain terminal

terminal-commands-hint = ? ukáže příkazy.
terminal-draw-declined = Remíza je odmítnuta.
terminal-chose = { $who }: { $what }.
terminal-sentence = { $text }.
terminal-opening-over = Zahájení skončilo: { $black } proti { $white }.
terminal-played = { $who }: tah { $points }.
terminal-over-now = Partie skončila: n začne další, q skončí.
terminal-hint-offer = t dá nápovědu.
terminal-hint-key = h dá nápovědu.
terminal-not-judged = Tah nebyl posouzen: { $why }.
terminal-not-counted = Výsledek se nezapočítal: { $why }.
terminal-run-program = V partii hraje program { $name }. Spustit { $command }? (y/n)
terminal-moves-typed = Jeho tahy lze také psát.
terminal-thinks = { $who } přemýšlí
terminal-declines = { $who } remízu odmítá.
terminal-time-taken = Čas: { $seconds } s.
terminal-time-thought = Čas: { $seconds } s, hloubka { $depth }, hodnocení { $score }.
terminal-hint = Nápověda: { $hint }
terminal-hint-more = Nápověda: { $hint } t řekne víc.
terminal-hint-line = Nápověda: { $move } ({ $score }, hloubka { $depth }): { $line }.
terminal-try-again = Enter to zkusí znovu; tah lze také napsat.
terminal-not-saved-yet = Zatím neuloženo: { $why }.
terminal-not-saved = Neuloženo: { $why }.
terminal-strength = Vaše síla proti úrovním: { $rating } ({ $change }).
terminal-goodbye = Na shledanou.
terminal-average = Průměrný čas, { $who }: { $seconds } s na tah.
terminal-resume = Pokračovat: { $command }
terminal-saved-in = Partie je uložena v { $file }.
terminal-result-back = Výsledek je vzat zpět.
terminal-taken-back =
    { $count ->
        [one] Vzat zpět tah
        [few] Vzaty zpět tahy
       *[other] Vzaty zpět tahy
    }: { $moves }.
terminal-none-forbidden =
    { $color ->
        [black] Černému není zakázán žádný bod.
       *[white] Bílému není zakázán žádný bod.
    }
terminal-no-move = Tah { $number } není: má být 0 až { $most }.
terminal-board-after = Deska po tahu { $number }; partie je u { $ply }.
terminal-nothing-played = Zatím se nehrálo.
terminal-history-hint = h { $number } ukáže desku po tahu { $number }.
terminal-level-engines = Počet enginů: { $count }; úroveň lze nastavit jen jednomu.
terminal-plays-on = { $who } hraje dál.
terminal-exists = { $file } už existuje; s! { $file } ho přepíše.
terminal-saved-as = Uloženo jako { $file }
terminal-load-hint = l 1 nebo l FILE načte partii.
terminal-none-saved = Žádná partie zatím není uložena: l FILE.
terminal-loaded = Načteno: { $name }.
terminal-another = Další partie.
terminal-help-move = tah: sloupec a řada
terminal-help-enter = nechat táhnout engine
terminal-help-undo = vzít zpět
terminal-help-redo = znovu zahrát
terminal-help-tip = nápověda po krocích: oblast, tvar, tah
terminal-help-history = průběh, nebo deska po tahu N
terminal-help-forbidden = zakázané body
terminal-help-draw = nabídnout remízu
terminal-help-resign = vzdát
terminal-help-level = úroveň enginu, 1 až 10, nebo full
terminal-help-save = uložit, a deska jako Python
terminal-help-save-over = uložit přes soubor
terminal-help-load = načíst soubor nebo uloženou partii; vypsat je
terminal-help-new = nová partie, strany vyměněné
terminal-help-help = tato nápověda
terminal-help-quit = konec; partie zůstane uložena
terminal-offers = nabídka { $point }
terminal-ask-rule = Pravidlo ({ $known })
terminal-ask-size = Velikost desky ({ $least } až { $most })
terminal-ask-opening = Zahájení ({ $known })
terminal-ask-opponent = Soupeř (úroveň { $least } až { $most }, full plná síla, person člověk, nebo cmd:PROGRAM)
terminal-ask-color = Vaše barva (black černá, white bílá)
terminal-ask-opens = Kdo zahajuje: vy (black), nebo engine (white)
terminal-ask-name-none = Vaše jméno (- pro žádné)
terminal-ask-other = Jméno druhého hráče
terminal-ask-other-none = Jméno druhého hráče (- pro žádné)
terminal-ask-clock = Hodiny (například 5+3, 10s/move nebo none)
terminal-panel-opening = zahájení: { $opening }
terminal-panel-last = { $moves }, poslední { $move }
terminal-panel-pairs = páry: černý { $black }, bílý { $white }
terminal-panel-five =
    { $color ->
        [black] pětku černého lze rozbít
       *[white] pětku bílého lze rozbít
    }
terminal-shows-board = Enter ukáže desku
terminal-prompt-over = Partie skončila (n další partie, u zpět, s uložit, l načíst, q konec)
terminal-time-left = zbývá { $time }
terminal-hash = haš { $percent } %
terminal-compiling = překládá se engine
terminal-loading = načítá se engine
terminal-kernels = { $what } { $bar } { $done } z { $total } jader
terminal-compiling-once = překládá se engine, jednou pro tuto verzi; trvá to asi minutu
terminal-position = Pravidlo { $rule }, { $size }, { $moves }.
terminal-opening-name = Zahájení: { $name }.
terminal-to-move =
    { $color ->
        [black] Na tahu je černý.
       *[white] Na tahu je bílý.
    }
terminal-pairs = Zajaté páry: černý { $black }, bílý { $white }.
terminal-captures =
    { $color ->
        [black] Černý
       *[white] Bílý
    } bere { $stones } ({ $count ->
        [one] 1 pár
        [few] { $count } páry
       *[other] { $count } párů
    }).
terminal-pending =
    { $color ->
        [black] Černý má pětku; bílý ji ještě může rozbít braním.
       *[white] Bílý má pětku; černý ji ještě může rozbít braním.
    }
terminal-forbidden =
    { $color ->
        [black] Zakázáno černému
       *[white] Zakázáno bílému
    }: { $points }.
terminal-with-line = { $how }: { $line }.
terminal-result = Výsledek: { $result }
terminal-unreadable = nelze přečíst
terminal-no-saved = Žádná partie není uložena.
terminal-plain-mode = { $why }; toto je textový režim
terminal-no-screen = tento terminál neumí celou obrazovku
terminal-no-textual = celá obrazovka potřebuje tengen[tui]
terminal-not-remembered = nastavení se neuložilo: { $why }
terminal-against = { $black } proti { $white }, { $rule }, { $size }.
terminal-interrupted = Přerušeno.
terminal-moves-on-average = { $who }: { $moves }, průměrně { $seconds } s na tah.

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = tah (h8), hint nápověda, solution řešení, skip přeskočit, quit konec
terminal-lesson-commands = hint nápověda, solution řešení, skip přeskočit, quit konec
terminal-ask-move = Tah
terminal-ask-point = Bod
terminal-ask-choose = Zvolte { $options }
terminal-next = Dál: { $command }
terminal-step = Krok { $number } z { $count }: { $title }
terminal-a-puzzle = úloha
terminal-right = Správně. { $text }
terminal-again = { $text } Zkuste to znovu.
terminal-no-play = { $move } tady hrát nelze.
terminal-puzzle = Úloha { $id }: { $rule }, { $theme }, { $rating }
terminal-rating = Rating { $rating }, vyřešeno { $solved }, nejdelší série { $best }.
terminal-rating-change = Rating { $rating } ({ $change }), série { $streak }.
terminal-drill = Cvičení: { $rule }, { $source }
terminal-drill-right = { $move } je správně ({ $score }).
terminal-drills-due =
    K opakování { $due } z { $count ->
        [one] { $count } cvičení
        [few] { $count } cvičení
       *[other] { $count } cvičení
    }.
terminal-drills-none = Zatím žádná cvičení. Vytvoří je { $command }.
terminal-source = tah { $number }, { $place }
terminal-source-times = { $source } ({ $count }×)
terminal-place =
    { $kind ->
        [game] partie
        [review] rozbor
       *[analysis] analýza
    }
terminal-earlier-game = dřívější partie
terminal-drills-made =
    { $count ->
        [one] { $count } chyba
        [few] { $count } chyby
       *[other] { $count } chyb
    }, nových cvičení: { $fresh }.
terminal-drills-unsure = Hlubší hledání nepotvrdilo chyb: { $count }.
terminal-better = lépe
terminal-then = pak
terminal-column =
    { $name ->
        [number] Č.
        [side] strana
        [move] tah
        [mark] zn.
        [before] před
        [after] po
        [better] lépe
        [player] hráč
        [games] partií
        [moves] tahů
        [accuracy] přesnost
        [opening] zahájení
        [middle-game] střední hra
        [endgame] koncovka
        [black] černý
        [white] bílý
        [overlooks] přehlíží
        [depth] hloubka
        [score] hodnota
        [time] čas
       *[line] varianta
    }
terminal-accuracy =
    Přesnost { $color ->
        [black] černého
       *[white] bílého
    }: { $percent } %
terminal-review-left = Rozbor není úplný: zbývá hledání { $count }.
terminal-review-positions = pozice
terminal-review-turns = zlomové okamžiky: zbývá { $count }
terminal-games-done = V { $folder } je partií { $done } z { $count }
terminal-game-of = partie { $number } z { $count }
terminal-explain-move =
    Na tahu { $color ->
        [black] černý
       *[white] bílý
    }, { $move }:
terminal-factors-for =
    { $color ->
        [black] Pro černého
       *[white] Pro bílého
    }:
terminal-factors-then =
    { $color ->
        [black] Černý
       *[white] Bílý
    } pak může mít:
terminal-total = Celkem: { $total }
terminal-no-threats = žádné hrozby
terminal-terms = Složky hodnocení pro stranu na tahu:

## The full-screen terminal

terminal-save = Uložit
terminal-open = Otevřít
terminal-new = Nová
terminal-help = Nápověda
terminal-quit = Konec
terminal-start = Začít
terminal-analysis = Analýza
terminal-logo = pět v řadě
terminal-name = jméno
terminal-command = příkaz
terminal-think-seconds = sekund na tah (2, nebo hodiny)
terminal-person = člověk
terminal-adaptive = přizpůsobivá úroveň
terminal-other-engine = jiný engine
terminal-other-clock = jiné
terminal-clock-such = 5+3 nebo 10s/move
terminal-continue = Pokračovat { $title }
terminal-start-hint = Šipky vybírají, Enter začne partii.
terminal-looking-back = Díváte se zpět: End se vrátí k partii.
terminal-over-new = { $ending } n začne novou partii.
terminal-over-back = { $ending } n: nová partie, u: vzít zpět.
terminal-hurry = { $who } přemýšlí; m ho přiměje táhnout hned.
terminal-typing = Tah: { $text }
terminal-who-for = Kdo hraje dál za { $who }?
terminal-no-resign = Teď se nikdo vzdát nemůže.
terminal-resigns = { $who } vzdává
terminal-paused = Pozastaveno. Pokračujte klávesou p.
terminal-unmarked = Zakázané body nejsou vyznačeny.
terminal-hint-person = Nápověda je pro člověka na tahu.
terminal-report =
    { $color ->
        [black] { $move } za černého
       *[white] { $move } za bílého
    }
terminal-save-as = Uložit jako (.sgf, .psq ...):
terminal-write-over = přepsat { $file }
terminal-file-exists = { $file } už existuje
terminal-leave-it = nechat být
terminal-thinking = přemýšlí
terminal-program-who = { $name } je program. Kdo hraje?
terminal-run = spustit { $command }
terminal-draw-question = { $who }: remíza?
terminal-failed-who = { $who } selhal. Kdo hraje dál?
terminal-tengen-full = Tengen plnou silou
terminal-getting-ready = Engine se připravuje.
terminal-getting-ready-first = Engine se připravuje. Poprvé to trvá asi minutu.
terminal-hint-plays = Nápověda: { $move }. Enter ho zahraje.
terminal-note-pairs = páry { $taken }/{ $needed }
terminal-note-moves = { $moves }, { $seconds } s na tah
terminal-browsing = Tah { $ply } z { $count }. PgUp a PgDn listují, End se vrátí.
terminal-chooses-digits = { $who } volí: 1 až { $count }.
terminal-chooses-arrows = { $who } volí: šipky a Enter.
terminal-good-for =
    { $color ->
        [black] Dobré pro černého
       *[white] Dobré pro bílého
    }:
terminal-back = Esc: zpět
terminal-open-game = Otevřít partii
terminal-open-keys = Tab: seznam nebo soubor, Enter: otevřít, Esc: zpět
terminal-file = Soubor
terminal-cannot-open = { $file } nelze otevřít: { $why }

## The keys of the full-screen terminal

terminal-keys-board = DESKA
terminal-keys-game = PARTIE
terminal-keys-analysis = ANALÝZA
terminal-keys-signs = ZNAKY
terminal-keys-arrows = šipky
terminal-keys-mouse = myš
terminal-key-cursor = posunout kurzor [ ]
terminal-key-place = položit kámen
terminal-key-type = napsat tah, například h8
terminal-key-click = kliknutím položit kámen
terminal-key-browse = listovat tahy; Home a End: první a poslední
terminal-key-zoom = malé nebo velké kameny, kde je místo
terminal-key-undo = zpět; proti enginu až k vašemu tahu
terminal-key-teaching = výuka: vypnuto, hrubé chyby, všechny chyby
terminal-key-now = nechat engine táhnout hned
terminal-key-change = změnit, kdo hraje za stranu na tahu
terminal-key-pause = zastavit hodiny
terminal-key-forbidden = zakázané body: vyznačit a vysvětlit
terminal-key-numbers = čísla tahů na kamenech
terminal-key-save = uložit (sgf, psq, json ...)
terminal-key-open = otevřít partii
terminal-key-new = nová partie
terminal-key-panel = panel analýzy zapnout nebo vypnout
terminal-key-lines = víc variant, míň variant
terminal-key-explain = vše o tahu pod kurzorem
terminal-sign-winning = vítězná řada
terminal-sign-last = poslední tah
terminal-sign-cursor = kurzor
terminal-sign-both = poslední tah i kurzor
terminal-sign-forbidden = zakázáno
terminal-sign-best = nejlepší tahy analýzy
terminal-keys-saved = Partie se ukládá po každém tahu. Ctrl-C kdykoli skončí a vypíše příkaz, kterým se pokračuje.

## The adaptive opponent, and a first visit

setup-adaptive = Engine, který se vám přizpůsobí
setup-adaptive-about = Hraje o něco lépe než vy a řídí se vašimi výsledky.
setup-adaptive-name = Přizpůsobivý
setup-adaptive-seat = Engine, o něco silnější než vy
welcome-title = Vítejte
welcome-question = Jak dobře hrajete piškvorky? Podle odpovědi vám najdeme soupeře.
welcome-none = Ještě nikdy jsem je nehrál(a)
welcome-rules = Znám pravidla
welcome-regular = Občas si zahraji
welcome-strong = Hraji závodně nebo velmi dobře
welcome-puzzles = Zjistit třemi krátkými úlohami
welcome-later = Teď ne
welcome-placed = Váš soupeř je připraven
welcome-placed-gentle = Začíná mírně a řídí se vašimi výsledky. Na hrubé chyby upozorní a můžete je vzít zpět.
welcome-placed-about = Začíná blízko vaší síly a řídí se vašimi výsledky.
welcome-lesson = Nebo začněte první lekcí
placement-title = Úloha { $number } z { $count }
placement-about = Počítá se první odpověď. Pokud nevíte, pokračujte dál.
placement-unknown = Nevím
placement-finish = Najít soupeře
placement-result = Vyřešeno { $solved } z { $count }. Váš soupeř začíná kolem úrovně { $level } a řídí se vašimi výsledky.
placement-play = Hrát první partii

## Numbers and scores

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
score-won =
    { $color ->
        [black] Černý vyhrál
       *[white] Bílý vyhrál
    }
score-drawn = remíza
score-wins-in =
    { $color ->
        [black] Černý
       *[white] Bílý
    } vyhraje za { $plies ->
        [one] 1 půltah
        [few] { $plies } půltahy
       *[other] { $plies } půltahů
    }
score-even = vyrovnané
score-better =
    { $color ->
        [black] Černý
       *[white] Bílý
    } stojí lépe ({ $percent } %)

## Players

seat-engine-level = Engine, { $name }
talk-title = Chat
talk-about = Pozdravte nebo napište řádek. Číst jej můžete jen vy dva.
talk-log-in = Chcete-li psát vlastní slova, přihlaste se.
talk-message = Zpráva
talk-send = Odeslat
talk-you = Vy
talk-mute = Ztlumit
talk-unmute = Zrušit ztlumení
talk-muted = Tohoto hráče jste ztlumili.
talk-report = Nahlásit
talk-report-this = Nahlásit hráče { $name }
talk-report-why = Co je špatně?
report-talk = Urážlivé zprávy
report-cheating = Používání programu
report-stalling = Zdržování nebo odchod
report-name = Urážlivé jméno
report-other = Něco jiného
talk-report-details = Podrobnosti (nepovinné)
talk-report-send = Odeslat hlášení
talk-report-cancel = Zrušit
talk-reported = Děkujeme. Provozovatel se na to podívá.
talk-hello = Ahoj!
talk-good-luck = Hodně štěstí!
talk-nice-move = Pěkný tah!
talk-oops = Jejda!
talk-well-played = Dobře zahráno!
talk-good-game = Pěkná partie!
talk-thanks = Děkuji!
talk-bye = Na shledanou!
seat-engine-bot = Program člena
seat-engine-full = Engine naplno, { $seconds } s na tah
seat-by-link = Člověk přes odkaz
seat-person = Člověk
seat-first = První hráč
seat-second = Druhý hráč
seat-level = úroveň { $level }
seat-full = plná síla
seat-program = jiný program
who-seat =
    { $seat ->
        [first] první hráč
       *[second] druhý hráč
    }
who-named = { $name } ({ $role })
seat-absent = ještě nedorazil
seat-you = vy
claim-title = Soupeř je pryč
claim-left = { $name } není u partie.
claim-idle = { $name } netáhl.
claim-wait = Výhru si můžete nárokovat za { $time }.
claim-win = Nárokovat výhru
claim-draw = Uznat remízu
seat-away = pryč
seat-color-open = Barva není určena
seat-pairs = zajaté páry: { $taken } z { $needed }
level-1 = první kroky
level-2 = začátečník
level-3 = velmi snadná
level-4 = snadná
level-5 = ucházející
level-6 = střední
level-7 = docela dobrá
level-8 = dobrá
level-9 = silná
level-10 = velmi silná
clock-none = Bez hodin
clock-main = { $minutes } min + { $increment } s na tah
clock-per-move = { $seconds } s na tah

## A new game

setup-title = Nová partie
setup-opponent = Soupeř
setup-level = Engine podle úrovně
setup-level-about = Deset úrovní, od prvních kroků po velmi silnou hru.
setup-tengen = Engine naplno
setup-tengen-about = Nad úrovní 10: tak silný, jak to jen v daném čase jde.
setup-lobby = Kdokoli v herně
setup-lobby-about = Hrajete s tím, kdo chce stejnou partii.
setup-challenge = Hráč s účtem
setup-challenge-about = Hráč se o výzvě dozví a může ji přijmout, nebo odmítnout.
setup-challenged = Jméno hráče
setup-person = Člověk u této obrazovky
setup-person-about = Dva lidé se střídají u tohoto zařízení.
setup-invite = Člověk přes odkaz
setup-invite-about = Dostanete odkaz, který pošlete druhému hráči.
setup-watch = Sledovat dva enginy
setup-watch-about = Dva enginy hrají proti sobě a vy se díváte.
setup-random = Náhodně
setup-you = Vy
setup-level-field = Úroveň
setup-level-named = Úroveň { $level }, { $name }
setup-level-of = { $level } z { $max }, { $name }
setup-full-strength = Naplno, { $seconds } s na tah
setup-think = Čas na přemýšlení
setup-you-play = Hrajete za
setup-who-starts = Kdo začíná
setup-minutes = Minuty
setup-increment = Sekundy na tah
setup-opening = Zahájení
setup-clock = Hodiny
setup-other-clock = Jiné …
setup-start = Začít partii
setup-more = Pravidla, deska, zahájení, hodiny
invitation-title = { $name } vás zve k partii
invitation-opening = zahájení { $opening }
invitation-join = Připojit se k partii
invitation-watch = Jen sledovat
resume-game = Pokračovat: { $first } – { $second }, tah { $ply }

## Playing

play-title = Hrát piškvorky
play-actions = Akce
play-status = Stav
play-pace-slow = Pomalu
play-pace-normal = Normálně
play-pace-fast = Rychle
play-redo-about = Znovu zahrát vrácený tah (Ctrl+Y)
play-hint-about = Požádat engine o dobrý tah
play-draw = Remíza
play-draw-about = Nabídnout remízu
play-resign = Vzdát
play-pause = Pozastavit
play-resume = Pokračovat
play-speed = Rychlost
play-undo-ask = Požádat druhého hráče o vrácení posledního tahu (Ctrl+Z)
play-undo-about = Vrátit poslední tah (Ctrl+Z)
play-rematch = Odveta
play-rematch-offered = Odveta nabídnuta
play-rematch-accept = Přijmout odvetu
play-rematch-go = Přejít k odvetě
play-rematch-told = Odveta nabídnuta. Začne, až ji druhý hráč přijme.
play-moves = Tahy
play-moves-list = Tahy partie
play-newest = Aktuální pozice
play-no-moves = Zatím žádné tahy
play-move =
    Tah { $number }, { $color ->
        [black] Černý
       *[white] Bílý
    } { $move }
play-move-captures =
    Tah { $number }, { $color ->
        [black] Černý
       *[white] Bílý
    } { $move }, bere { $count ->
        [one] 1 kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
play-last-move =
    { $color ->
        [black] Černý
       *[white] Bílý
    } { $move }
play-last-capture =
    { $color ->
        [black] Černý
       *[white] Bílý
    } { $move }, bere { $stones }
play-type = Napište tah
play-type-bad = „{ $text }“ není bod na této desce. Napište písmeno a číslo, například h8.
play-invitation-used = Tato pozvánka už byla použita. Partii sledujete jako divák.
play-cannot-open = Tuto partii nelze otevřít
play-your-move = Jste na tahu
play-reconnecting = Obnovuje se spojení
play-reconnecting-about = Partie je uložená a bude pokračovat, až server odpoví.
play-starting = Partie se spouští
play-ready = Můžete začít
play-begin = Začněte položením kamene kamkoli na desku.
play-press-start = Stiskněte Začít partii.
play-invited = Máte pozvánku
play-invited-about = Připojte se k partii, nebo ji sledujte.
play-back-to-game = Zpět k partii
play-position-after = Pozice po tahu { $ply }
play-confirm = Zahrát { $point }?
play-confirm-about = Klepněte znovu na stejný bod, nebo stiskněte Hrát.
play-resign-sure = Vzdát tuto partii?
play-resign-yes = Ano, vzdát
play-on = Hrát dál
play-forbidden = Bod { $point } je zakázaný. { $reason }.
play-looking = Hledá se dobrý tah …
play-draw-offered = { $name } nabízí remízu
play-draw-offered-about = Přijměte ji, nebo hrajte dál.
play-draw-asked = Remíza nabídnuta
play-draw-asked-about = Čeká se na odpověď: { $name }.
play-draw-open = Je nabídnuta remíza; pokračováním ve hře ji odmítnete.
play-undo-asked = { $name } žádá o vrácení tahu
play-undo-asked-about = Povolte to, nebo hrajte dál.
play-undo-waiting = Žádost o vrácení tahu odeslána
play-undo-waiting-about = Čeká se na svolení: { $name }.
play-your-choice = Vaše volba
play-chooses = { $name } volí
play-choice-about = Kdo bude hrát kterou barvou?
play-offers-about = Kolik pátých tahů Černý nabídne?
play-paused = Pozastaveno
play-paused-about = Stiskněte Pokračovat a enginy budou hrát dál.
play-thinking = { $name } přemýšlí
play-to-move = Na tahu: { $name }
play-color-to-move =
    { $color ->
        [black] Na tahu je Černý
       *[white] Na tahu je Bílý
    }
play-waiting-player = Čeká se na hráče
play-watching = Sledujete partii.
play-waiting-opponent = Čeká se na soupeře
play-waiting-about = Pošlete odkaz níže. Partie začne, až ho někdo otevře.
play-own-five = Vaše pětka vyhraje, pokud nebude rozbita.
play-other-five =
    { $color ->
        [black] Černý má pětku: rozbijte ji braním, jinak prohrajete.
       *[white] Bílý má pětku: rozbijte ji braním, jinak prohrajete.
    }
play-result = { $text } { $count ->
        [one] Partie měla 1 tah.
        [few] Partie měla { $count } tahy.
       *[other] Partie měla { $count } tahů.
    }
play-drawn = Remíza
play-won = Vaše výhra
play-lost = Vaše prohra
play-color-won =
    { $color ->
        [black] Černý vyhrál
       *[white] Bílý vyhrál
    }
play-name-won = Vítěz: { $name }
play-accept-draw = Přijmout remízu
play-decline = Odmítnout
play-allow = Povolit
play-depth = hloubka { $depth }
play-book = kniha
play-nodes = uzly: { $nodes }
event-joined = { $name } vstupuje do partie.
event-rematch = { $name } nabízí odvetu.
event-played-on = { $name } hraje dál, a tím odmítá remízu.
event-declined-draw = { $name } odmítá remízu.
event-refused-undo = { $name } nedovoluje vrátit tah.
event-chose-color =
    { $color ->
        [black] { $name } si volí černé kameny.
       *[white] { $name } si volí bílé kameny.
    }
event-chose-offers =
    { $count ->
        [one] { $name } volí jeden pátý tah.
        [few] { $name } volí { $count } páté tahy.
       *[other] { $name } volí { $count } pátých tahů.
    }
event-added-two = { $name } přidává dva kameny.
share-link-copied = Odkaz zkopírován.
share-press-copy = Odkaz zkopírujete stiskem Ctrl+C.
share-copy = Kopírovat
share-copy-this = Kopírovat: { $label }
share-spectators =
    { $count ->
        [one] Sleduje 1 divák
        [few] Sledují { $count } diváci
       *[other] Sleduje { $count } diváků
    }
share-let-watch = Povolit diváky
share-invitation = Pozvánka
share-invitation-about = Kdo tento odkaz otevře jako první, hraje proti vám.
share-spectator-link = Odkaz pro diváky
share-spectator-about = Diváci partii vidí, ale nemohou táhnout.
share-embed = Kód pro webovou stránku
share-embed-about = Ukáže partii na vaší vlastní stránce.
embed-title = Partie piškvorek
embed-open = Otevřít v Tengenu
embed-failed = Tuto partii nelze zobrazit.
embed-start = Před prvním tahem.
embed-move = Tah { $number } z { $count }: { $move }.
stats-title = Statistika
stats-region = Statistika jednotlivých tahů
stats-moves = Tahy
stats-time = Čas
stats-time-per-move = Čas na tah
stats-longest = Nejdelší
stats-nodes = Uzly
stats-pairs = Zajaté páry
stats-move = Tah
stats-depth = Hloubka

## The board, for those who hear it

board-label = Deska. Šipky pohybují kurzorem, Enter zahraje tah.
board-kind = herní deska
board-point = { $point }, { $what ->
        [black] černý kámen
        [white] bílý kámen
       *[empty] prázdný bod
    }
board-last = poslední tah
board-forbidden = zakázáno, { $reason }

## Analysing

step-last = Poslední pozice
analyse-new = Nová
analyse-new-about = Začít s prázdnou deskou
analyse-opening = Otevírá se …
analyse-merged = Tato analýza byla změněna i jinde. Obě verze byly sloučeny.
analyse-pairs = páry { $black }–{ $white }
analyse-saving = ukládá se …
analyse-saved = uloženo
analyse-read-only = jen pro čtení
analyse-pending-five =
    { $color ->
        [black] Černý má pětku, kterou lze ještě rozbít
       *[white] Bílý má pětku, kterou lze ještě rozbít
    }
analyse-comment = Komentář
analyse-comment-hint = Komentář k tomuto tahu
analyse-undo-about = Vrátit poslední změnu (Ctrl+Z)
analyse-redo-about = Obnovit vrácenou změnu (Ctrl+Y)
analyse-promote = Povýšit
analyse-promote-about = Udělat z této varianty hlavní
analyse-delete = Smazat
analyse-delete-about = Smazat tento tah a vše po něm
analyse-tree = Tahy a varianty
analyse-start = Začátek
analyse-tree-move =
    { $number }. { $color ->
        [black] Černý
       *[white] Bílý
    } { $move }
editor-title = Úpravy
editor-about = Postavte libovolnou pozici: z knihy, z úlohy nebo z partie na papíře.
editor-begin = Upravit tuto pozici
editor-pairs =
    { $color ->
        [black] Páry zajaté Černým
       *[white] Páry zajaté Bílým
    }
editor-places = Kliknutí položí
editor-erase = Mazat
editor-turn = Na tahu
editor-clear = Vyčistit
editor-done = Hotovo
overlay-moves = Nejlepší tahy
overlay-heat = Teplotní mapa
overlay-none = Bez značek
engine-title = Analýza enginem
engine-best-lines = Nejlepší varianty
engine-depth-progress = Postup v této hloubce
engine-switch = Zapnout engine
engine-lines =
    { $count ->
        [one] 1 varianta
        [few] { $count } varianty
       *[other] { $count } variant
    }
engine-lines-label = Počet variant
engine-overlay-label = Zobrazení na desce
engine-view =
    { $color ->
        [black] Hodnocení je z pohledu Černého, který je na tahu.
       *[white] Hodnocení je z pohledu Bílého, který je na tahu.
    }
engine-game-over = V této pozici je partie u konce.
engine-queued = Čeká se na volný engine; před vámi: { $count }.
engine-complete = Analýza je hotová.
engine-evaluation = Hodnocení
engine-not-evaluated = nehodnoceno
engine-speed = Rychlost
explorer-title = Průzkumník tahů
explorer-about = Tahy známé z knihy zahájení, z důkazů a z partií. Výběrem tah zahrajete.
explorer-none = O této pozici není nic známo.
explorer-all = Zobrazit všechny tahy ({ $count })
explorer-verdict = Hodnocení
explorer-public = Veřejné partie
explorer-own = Vaše soubory
explorer-results = Černý { $black }, bílý { $white }, remízy { $draws }, bez výsledku { $unknown }
explorer-proof-title = Hra proti důkazu
explorer-proof-switch = Důkaz hraje za černého
explorer-proof-about = Hrajte za bílého proti dokázané výhře: důkaz odpoví hned a řekne proč. Kde váš tah žádný důkaz nepokrývá, odpoví engine a bude to zde uvedeno.
explorer-proof-says = { $move } je dokázán: { $verdict }, ať soupeř odpoví jakkoli.
explorer-engine-says = { $move } není z důkazu: tuto pozici žádný nepokrývá. Zahrál jej engine ({ $score }).
explorer-begins = { $move }: důkaz začíná ve středu.
explorer-won = Důkaz vyhrál. Vezměte tahy zpět a zkuste jinou obranu.
explorer-threat = Hrozba: { $move }. Po každé odpovědi, která nevyžaduje vlastní tah: { $verdict }.
explorer-answers = Odpovědi, které vyžadují vlastní tah: { $points }
explorer-even-title = Vyrovnané pozice
explorer-even-about = Kameny, po nichž mají obě strany stejné šance, pro nabídky při výměně a swap2.
explorer-even-move = Najít vyrovnané tahy
explorer-even-pair = Najít vyrovnané dvojice
explorer-even-searching = Hledají se vyrovnané kameny …
explorer-even-stones = Kameny
explorer-even-chance = Šance strany na tahu
explorer-files-title = Vaše soubory
explorer-files-about = Partie z vašich souborů se počítají jen pro vás.
explorer-files-open = Přidat otevřenou partii
explorer-files-remove = Odebrat { $name }
explorer-find = Najít tuto pozici
explorer-find-about = Hledat tuto pozici v celém stromu, i otočenou, zrcadlenou nebo s jiným pořadím tahů
explorer-found = Další výskyty této pozice ve stromu: { $count }.
explorer-found-none = Tato pozice se jinde ve stromu nevyskytuje.
exchange-title = Sdílení
exchange-keep-title = Uložit tuto analýzu
exchange-too-large = Soubor { $name } je příliš velký. Limit je { $limit } KiB.
exchange-rule-stated = Jak uvádí text
exchange-import = Načíst
exchange-import-field = Tahy, SGF, psq, pos nebo odkaz
exchange-import-about = Nebo přetáhněte soubor kamkoli na stránku.
exchange-read = Načíst text
exchange-choose-file = Vybrat soubor
exchange-assumptions = Předpoklady učiněné při čtení
exchange-game = Partie
exchange-save-as = Uložit jako { $format }
exchange-export = Exportovat
exchange-make-link = Vytvořit odkaz na tuto pozici
exchange-losses = Soubor neobsahuje: { $losses }.
exchange-link = Odkaz
exchange-link-about = Obsahuje pravidla, velikost desky a tahy.
exchange-foreign = Tato analýza patří někomu jinému. Chcete-li ji měnit, uložte si kopii.
exchange-saving = Ukládá se …
exchange-saved = Každá změna se ukládá.
exchange-study-about = Analýzu si může přečíst každý, kdo má tento odkaz.
exchange-study-link = Odkaz na tuto analýzu
exchange-study-title = Název
exchange-keep = Uložit
exchange-keep-copy = Uložit kopii
exchange-kept = Analýza je uložena; najdete ji v části Partie.
report-title = Rozbor
report-show-threats = Hrozby na desce
report-threats = Otevřené hrozby
report-about = Ukažte na prázdný bod a uvidíte, co tam tah způsobí. Kliknutím rozbor podržíte.
report-none = Žádné.
report-ask = Zeptat se enginu
report-verdict =
    Engine: { $score } { $color ->
        [black] pro Černého
       *[white] pro Bílého
    } v hloubce { $depth }, { $rank }. z { $candidates }. Nejlepší je { $best } s hodnocením { $bestScore }.
report-verdict-unranked =
    Engine: { $score } { $color ->
        [black] pro Černého
       *[white] pro Bílého
    } v hloubce { $depth }, není mezi nejlepšími tahy. Nejlepší je { $best } s hodnocením { $bestScore }.
report-reasons-for = Všechny důvody pro
report-reasons-against = Všechny důvody proti
report-reason = Důvod
report-weight =
    { $color ->
        [black] Váha pro Černého
       *[white] Váha pro Bílého
    }
report-threat =
    { $color ->
        [black] Černý
       *[white] Bílý
    }: { kind-title } { $stones }, pokračování na { $gains }. { $color ->
        [black] Bílý
       *[white] Černý
    } může odpovědět na { $answers }.
report-threat-unanswered =
    { $color ->
        [black] Černý
       *[white] Bílý
    }: { kind-title } { $stones }, pokračování na { $gains }. { $color ->
        [black] Bílý
       *[white] Černý
    } nemá odpověď.
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] vítězné braní
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = vítězné braní
factor-win-broken = zmařená výhra
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = blok pětky
factor-block-of-open-four = blok otevřené čtyřky
factor-block-of-double-four = blok dvojité čtyřky
factor-block-of-four-three = blok čtyřky-trojky
factor-block-of-double-three = blok dvojité trojky
factor-block-of-open-three = blok otevřené trojky
factor-capture = { -capture }
factor-capture-set-up = připravené braní
factor-capture-blocked = zablokované braní
factor-capture-risked = riziko braní
factor-forbidden-points = zakázané body
factor-alignment = seskupení v řadě
factor-centre = střed

## Exercises and puzzles

exercise-hint-key = Nápověda (?)
exercise-next-hint = Další nápověda
exercise-solution = Řešení
exercise-solution-line = Řešení:
exercise-verdict = Verdikt
exercise-board = Deska. { $prompt } Šipky pohybují kurzorem, Enter zahraje tah.
exercise-play = Zahrát { $point }
exercise-occupied = Bod { $point } je obsazený.
line-after = Po { $move }:
line-better = Lépe: { $move }
line-back = O krok zpět
line-next = Další krok
puzzles-progress = Váš postup
puzzles-today = Dnešní úloha
puzzles-keys = Klávesy: n další úloha, ? nápověda, písmeno a číslo vyberou bod.
puzzles-next = Další úloha
puzzles-skip = Přeskočit
puzzles-rated = obtížnost { $rating }
puzzles-tried = už zkoušená: znovu se nepočítá
puzzles-link = odkaz na tuto úlohu
puzzles-theme = Téma
puzzles-all-themes = Všechna témata
puzzles-theme-solved = { $theme } ({ $solved } z { $count })
puzzles-rating = Rating úloh
puzzles-provisional = { $rating }, předběžně
puzzles-solved = Vyřešeno napoprvé
puzzles-solved-of = { $solved } z { $tried }
puzzles-in-a-row = V řadě
puzzles-best-row = { $streak }, nejvíce { $best }
puzzles-days = Dny v řadě
days =
    { $count ->
        [one] 1 den
        [few] { $count } dny
       *[other] { $count } dní
    }
theme-win-at-once = Okamžitá výhra
theme-stop-four = Zastavte čtyřku
theme-fours = Výhra čtyřkami
theme-threats = Výhra hrozbami
theme-only-defence = Jediná obrana
theme-use-forbidden = Využijte zakázaný bod
theme-avoid-forbidden = Vyhněte se zakázaným bodům
theme-captures = Braní
puzzle-task =
    { $color ->
        [black] Na tahu je Černý:
       *[white] Na tahu je Bílý:
    } { $theme ->
        [win-at-once] vyhrajte jedním tahem.
        [stop-four] zastavte čtyřku a neprohrajte.
        [fours] vyhrajte sledem čtyřek.
        [threats] vyhrajte čtyřkami a otevřenými trojkami.
        [only-defence] najděte jediný tah, který neprohrává.
        [use-forbidden] vyhrajte s pomocí zakázaného bodu.
        [avoid-forbidden] vyhrajte bez zakázaného tahu.
       *[captures] vyhrajte braním.
    }
puzzle-defence = Každý jiný tah prokazatelně prohrává; tuto odpověď prohledání { $nodes } uzlů nevyvrátilo.
puzzle-solution = Řešení: { $line }.
puzzle-right = { $move } je správně; odpověď je { $reply }.
puzzle-solved = { $move } je správně: vyřešeno.
puzzle-wrong = { $move } je špatně.
puzzle-loses = { $move } prohrává kvůli { $line }.
puzzle-answered = Na { $move } přijde odpověď { $line }.
puzzle-other-win = { $move } také vyhrává, ale ne tak, jak úloha žádá.
puzzle-makes = { $move } { makes-kind }.
puzzle-stops = { $move } obsadí bod, kde soupeř { makes-kind }.
puzzle-captures =
    { $move } bere { $pairs ->
        [one] pár.
        [few] { $pairs } páry.
       *[other] { $pairs } párů.
    }
puzzle-combines = { $move } hrozí více než jedním útokem.
puzzle-needed = { $move } obsadí bod, který soupeř potřebuje.
puzzle-resists = { $reply } vzdoruje nejdéle.
sentences = { $first } { $then }
makes-kind =
    { $kind ->
        [five] vytvoří pětku
        [open-four] vytvoří otevřenou čtyřku
        [double-four] vytvoří dvě čtyřky najednou
        [four-three] vytvoří čtyřku a otevřenou trojku najednou
        [four] vytvoří čtyřku
        [double-three] vytvoří dvě otevřené trojky najednou
       *[open-three] vytvoří otevřenou trojku
    }

## Hints

hint-area =
    Podívejte se { $row ->
        [top] { $column ->
            [left] nahoru vlevo.
            [right] nahoru vpravo.
           *[middle] nahoru.
        }
        [bottom] { $column ->
            [left] dolů vlevo.
            [right] dolů vpravo.
           *[middle] dolů.
        }
       *[middle] { $column ->
            [left] doleva.
            [right] doprava.
           *[middle] doprostřed.
        }
    }
hint-makes = Tah { makes-kind }.
hint-stops = Tah obsadí bod, kde soupeř { makes-kind }.
hint-captures =
    Tah bere { $pairs ->
        [one] pár.
        [few] { $pairs } páry.
       *[other] { $pairs } párů.
    }
hint-combines = Tah hrozí více než jedním útokem.
hint-needed = Tah obsadí bod, který soupeř potřebuje.
hint-quiet = Tah zatím ničím nehrozí: buduje pozici nebo zabírá prostor.
hint-point = Zahrajte { $point }.

## Reviews

review-title = Rozbor partie
review-mistakes = Chyby
review-progress = Průběh rozboru
review-begin = Rozebrat partii
review-continue = Pokračovat v rozboru
review-stop = Zastavit
review-you =
    { $color ->
        [black] Černý (vy)
       *[white] Bílý (vy)
    }
review-accuracy = Přesnost
review-opening = Zahájení { $mark } { $text }
review-none = Žádné chyby nebyly nalezeny.
review-running = Prochází se každý tah. Partie a analýzy mají přednost.
review-stopped = Rozbor byl zastaven.
review-slider = Tah partie
review-at-move = Tah { $ply }
review-try = Zkusit znovu odtud
review-show-better = Ukázat lepší tah
review-show-longest = Ukázat nejdelší obranu
review-lost = Partie už byla prohraná; tento tah ji jen dříve ukončil.
review-overlooked = { color-name }, přehlédnuto: { $kinds }
review-practise = Procvičit: { $theme }
review-find =
    { $color ->
        [black] Najděte za Černého lepší tah než { $move }: vyberte bod na desce.
       *[white] Najděte za Bílého lepší tah než { $move }: vyberte bod na desce.
    }
review-looking = Zkoumá se { $point } …
review-try-another = Zkusit jiný tah
review-right = Správně: { $move } udrží výsledek.
review-right-proven = Správně: { $move } udrží výsledek, { $standing }.
review-game-move = { $move } je tah z partie.
review-wrong = { $move } to není.
review-prefers = Engine dává přednost tahu { $best }.
review-change = Z { $before } na { $after }.
standing-win =
    vynucená výhra za { $count ->
        [one] 1 tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
standing-loss =
    vynucená prohra za { $count ->
        [one] 1 tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
score-wins = výhra za { $count }
score-loses = prohra za { $count }
class-best = nejlepší
class-only-move = jediný tah
class-good = dobrý
class-inaccuracy = nepřesnost
class-mistake = chyba
class-blunder = hrubá chyba
class-missed-win = promeškaná výhra
class-forced-win-allowed = dovolená vynucená výhra
class-lost = již prohráno
a-kind =
    { $kind ->
        [five] pětku
        [winning-capture] vítězné braní
        [open-four] otevřenou čtyřku
        [double-four] dvojitou čtyřku
        [four-three] čtyřku-trojku
        [four] čtyřku
        [double-three] dvojitou trojku
        [open-three] otevřenou trojku
       *[capture] braní
    }
rival-makes =
    { $rival ->
        [you] získáte
        [black] Černý získá
       *[white] Bílý získá
    }
rival-owns =
    { $rival ->
        [you] vaši
        [black] černou
       *[white] bílou
    }
rival-side =
    { $rival ->
        [you] vy
        [black] Černý
       *[white] Bílý
    }
winner-side =
    { $winner ->
        [you] vám
        [black] Černému
       *[white] Bílému
    }
standing-kind =
    { $standing ->
        [four] čtyřku
       *[open-three] otevřenou trojku
    }
winning-means =
    { $means ->
        [fours] čtyřkami
       *[threats] hrozbami
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] vstup do zajetí
    }
foul = { $move } je zakázaný tah ({ reason-name }) a hned prohrává.
five-unbroken = { $move } nerozbije { rival-owns } pětku { $stones }, která vyhrává.
allows-shape = { $move } nechává volný bod { $point }, kde { rival-makes } { a-kind }.
ignores-shape = { $move } nezastaví { rival-owns } { standing-kind } { $stones }: { rival-makes } { a-kind } na { $point }.
allows-sequence =
    { $move } umožní { $rival ->
        [you] vám
        [black] Černému
       *[white] Bílému
    } vyhrát { winning-means }: { $line }, což dá { a-kind } na { $point }.
allows-sequence-long =
    { $move } umožní { $rival ->
        [you] vám
        [black] Černému
       *[white] Bílému
    } vyhrát { winning-means }, které začnou na { $first } a přinesou { a-kind } na { $point }.
ignores-shape-sequence =
    { $move } nezastaví { rival-owns } { standing-kind } { $stones }: { $rival ->
        [you] vyhrajete
        [black] Černý vyhraje
       *[white] Bílý vyhraje
    } { winning-means }: { $line }, což dá { a-kind } na { $point }.
ignores-shape-sequence-long =
    { $move } nezastaví { rival-owns } { standing-kind } { $stones }: { $rival ->
        [you] vyhrajete
        [black] Černý vyhraje
       *[white] Bílý vyhraje
    } { winning-means }, které začnou na { $first } a přinesou { a-kind } na { $point }.
allows-later =
    { $move } přenechá { $rival ->
        [you] vám
        [black] Černému
       *[white] Bílému
    } { $first }, což přinese { a-kind } na { $point }.
allows-capture =
    { $move } umožní { $rival ->
        [you] vám
        [black] Černému
       *[white] Bílému
    } vzít { $stones } tahem { $point }.
allows-winning-capture =
    { $move } umožní { $rival ->
        [you] vám
        [black] Černému
       *[white] Bílému
    } vyhrát braním { $stones } tahem { $point }.
misses-shape = { $move } přehlíží { a-kind } na { $point }.
misses-sequence = { $move } přehlíží výhru { winning-means }: { $line }, což dá { a-kind } na { $point }.
misses-sequence-long = { $move } přehlíží výhru { winning-means }, které začnou na { $first } a přinesou { a-kind } na { $point }.
misses-later = { $move } přehlíží { $first }, což přinese { a-kind } na { $point }.
misses-capture = { $move } přehlíží braní { $stones } tahem { $point }.
misses-winning-capture = { $move } přehlíží výhru braním { $stones } tahem { $point }.
misses-block =
    { $move } nechává volný bod { $point }, kde se z { $rival ->
        [you] vašich
        [black] černých
       *[white] bílých
    } kamenů { $stones } stane otevřená trojka; { $better } tomu zabrání.
misses-block-there =
    { $move } nechává volný bod { $point }, kde se z { $rival ->
        [you] vašich
        [black] černých
       *[white] bílých
    } kamenů { $stones } stane otevřená trojka.
worse = { $move } je slabší než { $point }.
stones-uneven =
    { $color ->
        [black] Kameny zahájení zvýhodňují Černého ({ $chance } %) a druhý hráč si může vzít tuto barvu.
       *[white] Kameny zahájení zvýhodňují Bílého ({ $chance } %) a druhý hráč si může vzít tuto barvu.
    }
stones-decided =
    { $color ->
        [black] Kameny zahájení dovolují Černému vynutit výhru a druhý hráč si může vzít tuto barvu.
       *[white] Kameny zahájení dovolují Bílému vynutit výhru a druhý hráč si může vzít tuto barvu.
    }
better-choice =
    { $better ->
        [take-white] bylo třeba vzít si bílé.
        [take-black] bylo třeba vzít si černé.
       *[add-two] lepší bylo přidat dva kameny.
    }
choice-wrong =
    { $color ->
        [black] Černý měl lepší vyhlídky ({ $chance } %); { better-choice }
       *[white] Bílý měl lepší vyhlídky ({ $chance } %); { better-choice }
    }
choice-decided =
    { $color ->
        [black] Černý mohl vynutit výhru; { better-choice }
       *[white] Bílý mohl vynutit výhru; { better-choice }
    }
turn-win =
    { $move } umožnil { winner-side } vynutit výhru za { $count ->
        [one] 1 tah.
        [few] { $count } tahy.
       *[other] { $count } tahů.
    }
turn-better = { $move } dal { winner-side } lepší hru.
won-throughout =
    { $winner ->
        [you] Výhoda byla vaše
        [black] Výhodu měl Černý
       *[white] Výhodu měl Bílý
    } { $from ->
        [1] od začátku
        [2] od začátku
       *[later] od tahu { $from }
    } až do konce.
threw-win =
    { $loser ->
        [you] Výhra byla vaše
        [black] Výhru měl v ruce Černý
       *[white] Výhru měl v ruce Bílý
    } do tahu { $at }; { $turn }
threw-lead =
    { $loser ->
        [you] Výhoda byla vaše
        [black] Výhodu měl Černý
       *[white] Výhodu měl Bílý
    } do tahu { $at }; { $turn }
even-until = Partie byla vyrovnaná do tahu { $at }; { $turn }
fell-behind =
    { $loser ->
        [you] Výhodu už měl soupeř;
        [black] Černý už stál hůře;
       *[white] Bílý už stál hůře;
    } v tahu { $at } pak { $turn }
level = Žádná strana neudělala rozhodující chybu.
swings = Počet změn vedení: { $times }, naposledy v tahu { $at }; { $turn }
drawn-missed =
    { $loser ->
        [you] Remíza, ale výhra byla vaše
        [black] Remíza, ale výhru měl v ruce Černý
       *[white] Remíza, ale výhru měl v ruce Bílý
    } do tahu { $at } ({ $move }).
drawn = Remíza, v níž žádná strana nepromeškala výhru.
unreviewed = Není tu žádný tah k rozboru.

## Explanations of moves and positions

list-comma = { $others }, { $last }
list-one = { $last }
list-or = { $others } nebo { $last }
list-and = { $others } a { $last }
color-name =
    { $color ->
        [black] Černý
       *[white] Bílý
    }
explain-both = { $first }; { $then }
explain-off-board = neplatný tah: { $what } není bod desky, která sahá od { $first } do { $last }
explain-game-over = neplatný tah: partie skončila
explain-occupied = neplatný tah: na { $point } stojí kámen
explain-overline = neplatný tah: dlouhá řada { $lines }
explain-in-capture = neplatný tah: vstup do zajetí: { $lines }
explain-through = neplatný tah: { reason-name } přes { $lines }
explain-point-forbidden = { $point } ({ reason-name })
explain-take-at = { $stones } tahem { $point }
explain-quiet = { $move } ničím nehrozí a žádnou hrozbu nezastaví
explain-wins-five = { $move } vytvoří pětku a vyhrává: { $line }
explain-wins-captures = { $move } bere { $taken } a vyhrává: { color-name } má zajaté páry: { $pairs }
explain-loses-unbroken = { $move } nerozbije pětku { $line }: { rival-side } vyhrává
explain-no-move =
    po { $move } nemá { rival-side } žádný přípustný tah: remíza
explain-fills-board = { $move } zaplní desku: remíza
explain-pending = { $move } vytvoří pětku { $line }; { rival-side } ji ještě může rozbít na { $points }
explain-breaks = { $move } rozbije { rival-owns } pětku { $line }, protože bere { $taken }
explain-makes-open-four = { $move } vytvoří otevřenou čtyřku, pětka na { $points }
explain-makes-double-four = { $move } vytvoří dvě čtyřky najednou, pětka na { $points }
explain-makes-four-three = { $move } vytvoří čtyřku a otevřenou trojku najednou
explain-makes-four = { $move } vytvoří čtyřku, pětka na { $points }
explain-makes-double-three =
    { $move } vytvoří { $count ->
        [2] dvě otevřené trojky
        [one] { $count } otevřenou trojku
        [few] { $count } otevřené trojky
       *[other] { $count } otevřených trojek
    } najednou
explain-makes-open-three = { $move } vytvoří otevřenou trojku, otevřená čtyřka na { $points }
explain-breakable = { rival-side } by tuto pětku ještě mohl rozbít braním
explain-stops-both = { rival-side } zastaví obojí na { $points }
explain-counters = { rival-side } zastaví čtyřku na { $points } a sám vytvoří čtyřku
explain-stops-one = { rival-side } může zastavit jen jednu
explain-must-answer = { rival-side } musí odpovědět na { $points }
explain-five-first = ale { rival-side } dříve vytvoří pětku na { $points }
explain-capture-first = ale { rival-side } dříve vezme poslední pár na { $points }
explain-block-forbidden = { rival-side } to nemůže zastavit: zakázáno na { $points }
explain-also-wins =
    { color-name } vyhrává také na { $points }: { $color ->
        [black] Bílý
       *[white] Černý
    } nemůže zastavit všechno
explain-cannot-stop = { rival-side } to nemůže zastavit
explain-can-stop = { rival-side } to může zastavit na { $points }
explain-none-but-four = { rival-side } nemá tah, který zastaví obojí, ale může nejprve vytvořit čtyřku na { $points }
explain-none-stops-both = { rival-side } nemá tah, který zastaví obojí
explain-takes =
    { $move } bere { $taken }: { color-name } má { $pairs ->
        [one] 1 pár
        [few] { $pairs } páry
       *[other] { $pairs } párů
    }
explain-opens = { $move } otevře { a-kind } { $stones }, pokračování na { $points }
explain-threatens-capture = { $move } hrozí vzít { $takes }
explain-stops-five = { $move } zastaví { rival-owns } pětku na { $points }
explain-stops-open-three = { $move } zastaví { rival-owns } otevřenou trojku { $stones }, ze které by byla otevřená čtyřka na { $points }
explain-stops-double = { $move } zastaví { rival-owns } { a-kind } na { $points }
explain-stops-twos =
    { $move } nedovolí { $rival ->
        [black] Černému
       *[white] Bílému
    } otevřenou trojku s { $stones } na { $points }
explain-stops-captures =
    { $move } nedovolí { $rival ->
        [black] Černému
       *[white] Bílému
    } vzít { $takes }
explain-forbids =
    po { $move } má { $rival ->
        [black] Černý
       *[white] Bílý
    } zakázáno: { $points }
explain-leaves =
    to nechává { $rival ->
        [black] Černému
       *[white] Bílému
    } { $kind ->
        [five] pětku
        [winning-capture] vítězné braní
        [double-four] dvojitou čtyřku
        [four-three] čtyřku-trojku
       *[double-three] dvojitou trojku
    } na { $points }
explain-leaves-open-four =
    to nechává { $rival ->
        [black] Černému
       *[white] Bílému
    } otevřenou čtyřku na { $points } z otevřené trojky { $stones }
explain-risks =
    to umožní { $rival ->
        [black] Černému
       *[white] Bílému
    } vzít { $takes }
explain-forbids-itself = { color-name } má potom sám zakázáno: { $points }
explain-has-five = { color-name } má pětku { $stones }; { rival-side } ji může rozbít na { $points }
explain-has-four = { color-name } má { a-kind } { $stones }: pětka na { $points }
explain-has-open-three = { color-name } má { a-kind } { $stones }: otevřená čtyřka na { $points }
explain-can-win-by-taking = { color-name } může vyhrát braním { $stones } na { $points }
explain-can-take = { color-name } může vzít { $stones } na { $points }
explain-has-double = { color-name } má { a-kind } na { $points }
explain-no-block = { rival-side } nemá tah, který to zablokuje
explain-over =
    partie skončila: { $winner ->
        [black] vyhrál Černý
        [white] vyhrál Bílý
       *[none] remíza
    } ({ end-name })
end-name =
    { $how ->
        [five] pět v řadě
        [captures] braní
        [forbidden] zakázaný tah
        [unbroken-five] nerozbitá pětka
        [full-board] plná deska
       *[no-move] žádný přípustný tah
    }
explain-engine-line =
    engine dává { $color ->
        [black] Černému
       *[white] Bílému
    } { $score } a očekává { $line }
explain-engine-ranked =
    engine dává { $move } { $score }, pořadí { $rank } z { $count ->
        [one] 1 kandidáta
        [few] { $count } kandidátů
       *[other] { $count } kandidátů
    }, a očekává { $line }
explain-engine-unranked =
    engine dává { $move } { $score }, není mezi { $count ->
        [one] 1 kandidátem
        [few] { $count } kandidáty
       *[other] { $count } kandidáty
    }, a očekává { $line }
explain-engine-better = lepší je { $best } s hodnocením { $score }: { $line }

## Rules

rule-freestyle = Freestyle
rule-freestyle-brief = vyhrává pět nebo více v řadě
rule-freestyle-summary = Vyhrává pět nebo více v řadě.
rule-freestyle-help = Vyhrává pět nebo více v řadě. Nic není zakázáno. Černý má velkou výhodu, a proto hru vyrovná zahájení, například swap2.
rule-standard = Standardní
rule-standard-brief = vyhrává přesně pět v řadě
rule-standard-summary = Vyhrává přesně pět v řadě; šest a více ne.
rule-standard-help = Vyhrává přesně pět v řadě. Šest a více je dovoleno, ale nevyhrává.
rule-renju = Renju
rule-renju-brief = Černý má zakázané tvary
rule-renju-summary = Černý potřebuje přesně pět a nesmí vytvořit dvojitou trojku, dvojitou čtyřku ani dlouhou řadu. Bílý omezení nemá.
rule-renju-help =
    Černý vyhrává přesně pěti v řadě, Bílý pěti nebo více.

    Černý nesmí vytvořit dvojitou trojku, dvojitou čtyřku ani dlouhou řadu, ledaže týž kámen vytvoří pětku. Trojka se počítá, jen když se z ní opravdu může stát čtyřka se dvěma otevřenými konci.

    Zakázané body jsou na desce označeny: 33, 44 a 6. Bílý žádné nemá.
rule-caro = Caro
rule-caro-brief = vyhrává pětka s otevřeným koncem
rule-caro-summary = Vyhrává pět v řadě, pokud nestojí soupeřovy kameny na obou koncích; šest a více vyhrává vždy.
rule-caro-help = Vyhrává pět v řadě, pokud nestojí soupeřovy kameny na obou koncích; okraj neblokuje. Šest a více vyhrává v každém případě.
rule-caro-standard = Caro, přesně pět
rule-caro-standard-brief = přesně pět s otevřeným koncem
rule-caro-standard-summary = Vyhrává přesně pět v řadě, pokud nestojí soupeřovy kameny na obou koncích.
rule-caro-standard-help = Vyhrává přesně pět v řadě, pokud nestojí soupeřovy kameny na obou koncích; okraj neblokuje.
rule-1337 = Braní 1337
rule-1337-brief = braní a zakázané tvary
rule-1337-summary = Dva kameny mezi dvěma vašimi jsou zajaty. Vyhrává pět v řadě, které nelze rozbít, nebo pět párů. Zakázané tahy mají obě barvy.
rule-1337-help =
    Kámen, který uzavře řadu přesně dvou soupeřových kamenů, na jejímž druhém konci stojí jiný váš kámen, tyto dva kameny zajme. Pět zajatých párů vyhrává.

    Vyhrává přesně pět v řadě, ale jen když soupeř nemůže řadu hned rozbít braním. Taková pětka čeká jeden tah.

    Obě barvy mají zakázáno vytvořit dvojitou trojku (pokud tah nebere), dvojitou čtyřku, dlouhou řadu nebo pár, který stojí mezi dvěma soupeřovými kameny.
rule-42 = Braní 42
rule-42-brief = braní, bez dvojitých otevřených trojek
rule-42-summary = Dva kameny mezi dvěma vašimi jsou zajaty. Vyhrává pět nebo více v řadě, které nelze rozbít, nebo pět párů. Zakázaná je jen dvojitá trojka.
rule-42-help =
    Kámen, který uzavře řadu přesně dvou soupeřových kamenů, na jejímž druhém konci stojí jiný váš kámen, tyto dva kameny zajme. Pět zajatých párů vyhrává.

    Vyhrává pět nebo více v řadě, ale jen když soupeř nemůže řadu hned rozbít braním. Taková pětka čeká jeden tah.

    Zakázaná je jen dvojitá trojka, a ani ta ne, když kámen bere. Pár smí vstoupit mezi dva soupeřovy kameny a je tam v bezpečí.
forbidden-overline-summary = dlouhá řada: šest nebo více v řadě
forbidden-double-four-summary = dvojitá čtyřka: dvě čtyřky najednou
forbidden-double-three-summary = dvojitá trojka: dvě otevřené trojky najednou
forbidden-in-capture-summary = vstup do zajetí: pár by stál mezi dvěma soupeřovými kameny

## Openings

opening-free = Volné
opening-free-summary = Černý hraje kamkoli.
opening-swap = Výměna
opening-swap-summary = První hráč položí černý kámen; druhý si vezme bílé, nebo tento kámen.
opening-swap2 = Swap2
opening-swap2-summary = První hráč položí tři kameny; druhý si vezme bílé, vezme si černé, nebo přidá dva kameny a nechá volit prvního.
opening-pro = Pro
opening-pro-summary = Černý začíná ve středu; jeho druhý kámen je mimo střední čtverec 5x5.
opening-long-pro = Long pro
opening-long-pro-summary = Černý začíná ve středu; jeho druhý kámen je mimo střední čtverec 7x7.
opening-rif = RIF
opening-rif-summary = První hráč postaví jedno z 26 zahájení renju a druhý si může vyměnit barvu; Bílý zahraje čtvrtý kámen, Černý nabídne dva páté tahy a Bílý jeden vybere.
opening-yamaguchi = Yamaguchi
opening-yamaguchi-summary = Jako RIF, ale kdo staví zahájení, určí také, kolik pátých tahů Černý nabídne, od 1 do 12.
opening-soosyrv-8 = Soosyrv-8
opening-soosyrv-8-summary = Jedno z 26 zahájení renju a výměna; Bílý zahraje čtvrtý kámen a určí, kolik pátých tahů Černý nabídne, od 1 do 8; pak si druhý hráč může vyměnit barvu.
opening-taraguchi-10 = Taraguchi-10
opening-taraguchi-10-summary = Každý z prvních kamenů leží ve čtverci, který roste od středu až na 7x7, a druhý hráč si po něm může vyměnit barvu. Po čtvrtém kameni může Černý místo toho nabídnout deset pátých tahů kdekoli.
choice-take-white = Hrát za Bílého
choice-take-white-summary = kameny zůstanou, jak jsou
choice-take-black = Hrát za Černého
choice-take-black-summary = kameny zůstanou, jak jsou
choice-add-two = Přidat dva kameny
choice-add-two-summary = jeden bílý, jeden černý; pak volí druhý hráč
choice-offer =
    { $count ->
        [one] Jeden pátý tah
        [few] { $count } páté tahy
       *[other] { $count } pátých tahů
    }
choice-offer-summary =
    { $count ->
        [one] Černý zahraje pátý tah a Bílý nemá na výběr
        [few] Černý nabídne { $count } páté tahy a Bílý jeden vybere
       *[other] Černý jich nabídne { $count } a Bílý jeden vybere
    }
instruction-offer = Nabídněte pátý tah { $number } z { $count }.
instruction-pick = Vyberte pátý tah Černého: { $points }.
instruction-play-on =
    { $color ->
        [black] Hrajte dál za Černého.
       *[white] Hrajte dál za Bílého.
    }
instruction-place =
    { $color ->
        [black] Položte černý kámen.
       *[white] Položte bílý kámen.
    }
instruction-place-centre =
    { $color ->
        [black] Položte černý kámen do středu.
       *[white] Položte bílý kámen do středu.
    }
instruction-place-inside =
    { $color ->
        [black] Položte černý kámen do středního čtverce { $side }x{ $side }.
       *[white] Položte bílý kámen do středního čtverce { $side }x{ $side }.
    }
instruction-place-outside =
    { $color ->
        [black] Položte černý kámen mimo střední čtverec { $side }x{ $side }.
       *[white] Položte bílý kámen mimo střední čtverec { $side }x{ $side }.
    }
instruction-options = Zvolte: { $options }.
instruction-draw = { $who } nabízí remízu: přijměte, nebo odmítněte.
instruction-undo = { $who } žádá o vrácení tahu: dovolte, nebo odmítněte.

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
        [direct-opening] Přímé zahájení
        [indirect-opening] Nepřímé zahájení
        [one-space-opening] Zahájení ob jedno pole
        [diagonal-one-space-opening] Diagonální zahájení ob jedno pole
        [knights-opening] Jezdcové zahájení
        [large-knights-opening] Velké jezdcové zahájení
       *[two-space-opening] Zahájení ob dvě pole
    }
opening-numbered =
    { opening-name } ({ $group ->
        [direct] přímé
       *[indirect] nepřímé
    } { $number })

## How a game ended

result-five =
    { $winner ->
        [black] Černý vyhrává řadou o délce { $count }.
       *[white] Bílý vyhrává řadou o délce { $count }.
    }
result-unbroken-five =
    { $winner ->
        [black] Černý vyhrává pětkou, kterou Bílý nerozbil.
       *[white] Bílý vyhrává pětkou, kterou Černý nerozbil.
    }
result-captures =
    { $winner ->
        [black] Černý vyhrává, počet zajatých párů: { $pairs }.
       *[white] Bílý vyhrává, počet zajatých párů: { $pairs }.
    }
result-forbidden =
    { $winner ->
        [black] Černý vyhrává: tah Bílého { $move } byl zakázaný.
       *[white] Bílý vyhrává: tah Černého { $move } byl zakázaný.
    }
result-full-board = Remíza: deska je plná.
result-no-move =
    { $color ->
        [black] Remíza: Černý nemá přípustný tah.
       *[white] Remíza: Bílý nemá přípustný tah.
    }
result-resignation =
    { $winner ->
        [black] Černý vyhrává, soupeř se vzdal.
        [white] Bílý vyhrává, soupeř se vzdal.
       *[none] Remíza po vzdání partie.
    }
result-time =
    { $winner ->
        [black] Černý vyhrává na čas.
        [white] Bílý vyhrává na čas.
       *[none] Remíza na čas.
    }
result-agreement =
    { $winner ->
        [black] Černý vyhrává dohodou.
        [white] Bílý vyhrává dohodou.
       *[none] Remíza dohodou.
    }
result-forfeit =
    { $winner ->
        [black] Černý vyhrává kontumačně.
        [white] Bílý vyhrává kontumačně.
       *[none] Kontumační remíza.
    }
result-board =
    { $winner ->
        [black] Černý vyhrává na desce.
        [white] Bílý vyhrává na desce.
       *[none] Remíza na desce.
    }
result-unknown =
    { $winner ->
        [black] Černý vyhrává.
        [white] Bílý vyhrává.
       *[none] Remíza.
    }

## The guide for newcomers

guide-goal =
    Dva hráči, Černý a Bílý, se střídají a pokládají vždy jeden kámen na bod desky. Začíná Černý. Kameny se nepřesouvají.

    Vyhrává ten, kdo má jako první pět kamenů své barvy v nepřerušené řadě, vodorovně, svisle nebo šikmo. Plná deska znamená remízu.
guide-strategy-1 = Poznejte hrozby
guide-strategy-1-text =
    Čtyřka je jeden tah od pětky: je třeba na ni hned odpovědět. Otevřená čtyřka má takové body dva a nelze ji zastavit.

    Otevřená trojka je jeden tah od otevřené čtyřky: je třeba na ni odpovědět, nebo hrát vlastní čtyřky.
guide-strategy-2 = Vyhrávejte dvěma hrozbami najednou
guide-strategy-2-text =
    Kámen, který vytvoří čtyřku a otevřenou trojku nebo dvě otevřené trojky, hrozí dvakrát. Odpověď zastaví jednu hrozbu, druhá vyhraje.

    Hledejte body, kde se kříží dvě vaše řady. Právě tam takové kameny patří.
guide-strategy-3 = Neplýtvejte hrozbami
guide-strategy-3-text = Čtyřka, která k ničemu nevede, jen daruje soupeři kámen. Čtyřky si nechte, dokud nevyhrávají nebo nezískají tempo, které potřebujete.
guide-strategy-4 = Odpovídejte a něco získejte
guide-strategy-4-text = Na otevřenou trojku jsou dvě nebo tři odpovědi. Zvolte tu, která staví vaši vlastní řadu nebo láme soupeřovu.
guide-strategy-5 = Držte kameny pohromadě
guide-strategy-5-text = Kameny vzdálené jeden nebo dva body na křížících se liniích spolupracují. Kameny u okraje mají méně řad.
guide-strategy-6 = Před každým tahem se rozhlédněte
guide-strategy-6-text = Mohu vyhrát? Hrozí soupeř výhrou? Mohu hrozit tak dlouho, až vyhraji? Teprve potom: kam chceme hrát oba?
guide-strategy-7 = Kde se kameny berou
guide-strategy-7-text = Dva kameny v řadě s volným koncem lze zajmout. Stavte s mezerami nebo po třech; než se na pár spolehnete, dobře si ho prohlédněte.
control-mouse-key = Myš
control-mouse = Ukázáním kámen uvidíte, kliknutím ho zahrajete.
control-touch-key = Dotyk
control-touch = Klepněte na bod a pak na něj klepněte znovu, nebo stiskněte Hrát. V nastavení to lze vypnout.
control-tab-key = Tab
control-tab = Přejde na desku; kurzor ukazuje, kde jste.
control-arrows-key = Šipky
control-arrows = Pohybují kurzorem; se Shiftem po čtyřech bodech.
control-enter-key = Enter nebo mezerník
control-enter = Zahraje na místě kurzoru.
control-point-key = h8
control-point = Napište bod na desce a kurzor se tam přesune. Enter zahraje tah.
control-undo-key = Ctrl+Z, Ctrl+Y
control-undo = Vrátit a obnovit.
control-steps-key = ← →
control-steps = Bez kurzoru: zpět a vpřed mezi tahy.
control-variations-key = ↑ ↓, Home, End
control-variations = V analýze: jiné varianty, první a poslední pozice.
control-delete-key = Delete
control-delete = V analýze: smaže tah a vše po něm.
control-escape-key = Esc
control-escape = Skryje kurzor.

## Drills

drills-title = Cvičení
drills-prompt =
    { $color ->
        [black] Černý tu zahrál { $move } { $mark }. Najděte lepší tah.
       *[white] Bílý tu zahrál { $move } { $mark }. Najděte lepší tah.
    }
drills-due =
    { $count ->
        [one] Dnes je na řadě 1 cvičení
        [few] Dnes jsou na řadě { $count } cvičení
       *[other] Dnes je na řadě { $count } cvičení
    }
drills-count = na řadě { $due } z { $total }
drills-next = Další cvičení
drills-all = Všechna cvičení
drills-solve =
    { $count ->
        [one] Řešit cvičení, které je na řadě
        [few] Řešit { $count } cvičení, která jsou na řadě
       *[other] Řešit { $count } cvičení, která jsou na řadě
    }
drills-next-due = Teď není nic na řadě. Další cvičení přijde { $when }.
drills-none = Zatím tu nejsou žádná cvičení. Otevřete chybu v rozboru partie a udělejte z ní cvičení.
drills-entry =
    { $color ->
        [black] Černý { $move } { $mark }
       *[white] Bílý { $move } { $mark }
    }
drills-try = Zkusit
drills-move = tah { $number } vaší partie
drills-again = Znovu ho uvidíte { $when }.
drills-in-game = V partii: { $reason }
drills-now = nyní
drills-in-minutes =
    { $count ->
        [one] za 1 minutu
        [few] za { $count } minuty
       *[other] za { $count } minut
    }
drills-in-days =
    { $count ->
        [one] zítra
        [few] za { $count } dny
       *[other] za { $count } dní
    }
review-drill = Udělat z toho cvičení
review-drills = Udělat z těchto chyb cvičení
review-drills-making = Ověřují se řešení …
review-drills-made =
    { $count ->
        [one] Vzniklo 1 cvičení. Přijde na řadu zítra.
        [few] Vznikla { $count } cvičení. Přijdou na řadu zítra.
       *[other] Vzniklo { $count } cvičení. Přijdou na řadu zítra.
    }
review-drills-known = Tato cvičení už máte.
review-drills-unsure = Hlubší propočet tyto chyby nepotvrdil.

## Learn: the path of lessons, and verdicts on answers

learn-title = Výuka
learn-lessons = Lekce
learn-rules = Pravidla
learn-strategy = Strategie
learn-controls = Ovládání
learn-openings = Zahájení
learn-game = Hra
learn-progress = Vyřešené kroky: { $solved } z { $count }.
learn-go-on = Pokračovat: { $title }
learn-begin = Začít: { $title }
learn-all-done = Máte hotové všechny lekce.
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved } z { $count }
learn-lesson-done = Hotovo
learn-step = { $title }: krok { $number } z { $count }
learn-puzzle = Úloha { $number }
learn-steps = Kroky této lekce
learn-solved-mark = vyřešeno
learn-all-lessons = Všechny lekce
learn-next-step = Další krok
learn-skip = Přeskočit
lesson-no-win = { $move } nevyhrává hned. Zkuste to znovu.
lesson-no-five = { $move } nevytvoří pětku. Zkuste to znovu.
lesson-makes =
    { $kind ->
        [five] { $move } vytvoří pětku, ale tady se žádá něco jiného.
        [open-four] { $move } vytvoří otevřenou čtyřku, ale tady se žádá něco jiného.
        [double-four] { $move } vytvoří dvě čtyřky, ale tady se žádá něco jiného.
        [four-three] { $move } vytvoří čtyřku a otevřenou trojku, ale tady se žádá něco jiného.
        [four] { $move } vytvoří čtyřku, ale tady se žádá něco jiného.
        [double-three] { $move } vytvoří dvě otevřené trojky, ale tady se žádá něco jiného.
       *[open-three] { $move } vytvoří otevřenou trojku, ale tady se žádá něco jiného.
    }
lesson-makes-nothing = { $move } ničím nehrozí. Zkuste to znovu.
lesson-left =
    { $color ->
        [black] { $next ->
            [five] { $move } nezastaví černou čtyřku: { $point } vytvoří pětku.
            [open-four] { $move } nezastaví černou otevřenou trojku: { $point } vytvoří otevřenou čtyřku.
           *[other] { $move } nezabrání tomu, čím Černý hrozí na { $point }.
        }
       *[white] { $next ->
            [five] { $move } nezastaví bílou čtyřku: { $point } vytvoří pětku.
            [open-four] { $move } nezastaví bílou otevřenou trojku: { $point } vytvoří otevřenou čtyřku.
           *[other] { $move } nezabrání tomu, čím Bílý hrozí na { $point }.
        }
    }
lesson-left-five =
    { $color ->
        [black] { $move } nerozbije černou pětku, která vyhrává.
       *[white] { $move } nerozbije bílou pětku, která vyhrává.
    }
lesson-captures =
    { $pairs ->
        [0] { $move } nic nebere. Zkuste to znovu.
        [one] { $move } bere jen jeden pár. Zkuste to znovu.
        [few] { $move } bere { $pairs } páry. Zkuste to znovu.
       *[other] { $move } bere { $pairs } párů. Zkuste to znovu.
    }
lesson-forbidden =
    { $reason ->
        [overline] { $move } je zakázaný tah: vzniklo by šest nebo více v řadě.
        [double-four] { $move } je zakázaný tah: vznikly by dvě čtyřky najednou.
        [double-three] { $move } je zakázaný tah: vznikly by dvě otevřené trojky najednou.
       *[in-capture] { $move } je zakázaný tah: pár by stál mezi dvěma soupeřovými kameny.
    }
lesson-allowed = { $move } je dovolený tah. Zkuste to znovu.
lesson-place = Zahájení tah { $move } nedovoluje. Zkuste to znovu.
lesson-choice = Lepší vyhlídky tu má druhá strana. Podívejte se znovu.
lesson-choice-hint = Spočítejte kameny, které stojí pohromadě uprostřed, a podívejte se, kdo je na tahu.
lesson-solution = Správná odpověď je { $answer }.

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

lessons-five-title = Co je pětka
lessons-five-about = Vyhrává pět kamenů v řadě v libovolném směru.
lessons-five-row-title = Pět v řadě
lessons-five-row-text = Černý má čtyři v řadě: { $four }. Ještě jeden kámen na kterémkoli konci vytvoří pětku a vyhraje. Zahrajte ho.
lessons-five-row-done = Pět v řadě: Černý vyhrává. Stačil kterýkoli z bodů { $ends }.
lessons-five-gap-title = Zaplňte mezeru
lessons-five-gap-text = Řadu lze doplnit i zevnitř. Černým kamenům { $four } jeden chybí. Najděte ho.
lessons-five-gap-done = Pětka ve sloupci. Mezera platí stejně jako konec.
lessons-five-diagonal-title = Na diagonále
lessons-five-diagonal-text = Počítají se i diagonály a ty se přehlédnou nejsnáze. Bod { $block } obsadil Bílý, ale řada má ještě druhý konec.
lessons-five-diagonal-done = Pětka na diagonále.
lessons-five-edge-title = Podél okraje
lessons-five-edge-text = Černé kameny { $four } leží podél okraje a Bílý drží { $block }. Je tu ještě místo na pětku?
lessons-five-edge-done = Ano: řada sahá přesně do rohu.
lessons-five-six-title = I šest platí
lessons-five-six-text = Ve freestylu vyhrává i delší řada. Spojte tři a dva černé kameny.
lessons-five-six-done = Ve freestylu vyhrává i šest v řadě. Jiná pravidla to vidí jinak.
lessons-five-first-title = Nejdřív výhra, pak obrana
lessons-five-first-text = Bílý hrozí pětkou na { $their }. Na tahu je však Černý. Co má přednost?
lessons-five-first-done = Vlastní pětka partii ukončí. Nebylo už co zastavovat.
lessons-fours-title = Čtyřky
lessons-fours-about = Čtyřce chybí do pětky jeden kámen. Vynucuje si odpověď.
lessons-fours-make-title = Vytvořte čtyřku
lessons-fours-make-text = Bílý uzavřel jeden konec černé trojky na { $block }. Přesto přidejte čtvrtý kámen tak, aby další vytvořil pětku.
lessons-fours-make-done = Čtyřka: Bílý musí hned odpovědět, jinak prohraje.
lessons-fours-stop-title = Zastavte čtyřku
lessons-fours-stop-text = Bílý má čtyři ve sloupci a černý kámen { $block } uzavírá jeden konec. Hned obsaďte druhý.
lessons-fours-stop-done = Na čtyřku je jediná odpověď. Tohle byla ona.
lessons-fours-inside-title = Čtyřka s mezerou
lessons-fours-inside-text = Bílé kameny { $four } jsou také čtyřka, i když se nedotýkají. Kde by Bílý vytvořil pětku?
lessons-fours-inside-done = Pětku vytvoří jen mezera, a proto ji jen mezera zastaví.
lessons-fours-open-title = Otevřená čtyřka
lessons-fours-open-text = Černý má tři kameny na diagonále s místem na obou koncích. Udělejte z nich čtyřku, kterou jeden kámen nezastaví.
lessons-fours-open-done = Pětku teď vytvoří dva body a Bílý může obsadit jen jeden z nich.
lessons-fours-edge-title = Místo k růstu
lessons-fours-edge-text = Černý má dvě trojky. { $short } stojí u okraje, kde má čtyřka jen jeden otevřený konec. Vytvořte otevřenou čtyřku z té druhé.
lessons-fours-edge-done = Otevřená čtyřka potřebuje volný bod na obou stranách.
lessons-fours-oneline-title = Dvě čtyřky na jedné linii
lessons-fours-oneline-text = Jeden kámen v této řadě umožní dvě různé pětky. Najděte ho.
lessons-fours-oneline-done = Bílý může zaplnit jednu mezeru. Černý vytvoří pětku ve druhé.
lessons-fours-block-title = Čtyřka, která blokuje
lessons-fours-block-text = Bílý má otevřenou trojku: { $three }. Vytvořte čtyřku kamenem, který ji zároveň zablokuje.
lessons-fours-block-done = Bílý musí odpovědět na čtyřku a trojka je pryč.
lessons-threes-title = Otevřené trojky
lessons-threes-about = Otevřené trojce chybí do otevřené čtyřky jeden kámen.
lessons-threes-make-title = Vytvořte otevřenou trojku
lessons-threes-make-text = Přidejte třetí kámen k { $two } tak, aby další mohl vytvořit otevřenou čtyřku.
lessons-threes-make-done = Otevřená trojka. Bílý by na ni měl hned odpovědět.
lessons-threes-gap-title = Trojka s mezerou
lessons-threes-gap-text = Spolupracovat mohou i kameny, které stojí odděleně. Udělejte z { $two } otevřenou trojku.
lessons-threes-gap-done = Uvnitř zůstal jeden volný bod, a když se zaplní, vznikne otevřená čtyřka.
lessons-threes-stop-title = Zastavte otevřenou trojku
lessons-threes-stop-text = Bílé kameny { $three } jsou otevřená trojka. Bez odpovědi se z ní stane čtyřka se dvěma otevřenými konci. Najděte odpověď.
lessons-threes-stop-done = Trojka už není otevřená.
lessons-threes-gain-title = Odpovězte a získejte
lessons-threes-gain-text = Bílé kameny { $three } jsou otevřená trojka s mezerou. Jedna ze všech odpovědí zároveň vytvoří otevřenou trojku Černého.
lessons-threes-gain-done = Bránit i útočit jedním kamenem: tak přechází iniciativa na druhou stranu.
lessons-threes-which-title = Ne každá trojka je otevřená
lessons-threes-which-text = Bílý má dvě trojky. { $closed } je uzavřená kamenem { $block } a může počkat. Odpovězte na tu druhou.
lessons-threes-which-done = Správně. Z uzavřené trojky bude jen čtyřka a na čtyřku je odpověď.
lessons-threes-end-title = Správný konec
lessons-threes-end-text = Černý může tuto trojku prodloužit. Poblíž je bílý kámen { $stone }, takže na jednom konci vznikne jen obyčejná čtyřka. Zvolte ten druhý.
lessons-threes-end-done = Tato čtyřka má místo na obou stranách.
lessons-threes-faster-title = Čí trojka je rychlejší
lessons-threes-faster-text = Obě strany mají otevřenou trojku a na tahu je Černý. Nebraňte se.
lessons-threes-faster-done = Bílý teď může vytvořit čtyřku, ale Černý má pětku dřív.
lessons-double-title = Dvě hrozby najednou
lessons-double-about = Soupeř může odpovědět na jednu hrozbu, ale ne na dvě.
lessons-double-fourthree-title = Čtyřka a trojka
lessons-double-fourthree-text = Jeden kámen může vytvořit čtyřku i otevřenou trojku. Bílý zastaví čtyřku a trojka pokračuje. Najděte ten kámen.
lessons-double-fourthree-done = Čtyřka-trojka je nejčastější způsob výhry.
lessons-double-twofours-title = Dvě čtyřky
lessons-double-twofours-text = Černý má uzavřenou trojku v řádku a uzavřenou trojku ve sloupci. Kde se potkají?
lessons-double-twofours-done = Dvě čtyřky, dva body pro pětku: Bílý nemůže obsadit oba.
lessons-double-twothrees-title = Dvě trojky
lessons-double-twothrees-text = Dvě dvojice černých kamenů míří na jeden bod. Kámen na něm vytvoří dvě otevřené trojky.
lessons-double-twothrees-done = Bílý může zastavit jednu trojku. Z druhé bude otevřená čtyřka.
lessons-double-hidden-title = Obě s mezerami
lessons-double-hidden-text = Řady s mezerami jsou hůře vidět. Najděte kámen, který vytvoří čtyřku s mezerou a trojku s mezerou.
lessons-double-hidden-done = Nic se nedotýká, a přesto to vyhrává.
lessons-double-race-title = Příliš pomalu
lessons-double-race-text = Bílý má otevřenou trojku: { $three }. Dvě otevřené trojky na { $slow } by přišly pozdě, protože Bílý dřív vytvoří čtyřku. Najděte dvojitou hrozbu, v níž je čtyřka.
lessons-double-race-done = Čtyřka si vynutí odpověď, a tak Bílý svou trojku už nevyužije.
lessons-double-answer-title = Všímejte si odpovědi
lessons-double-answer-text = { $tempting } vytvoří čtyřku-trojku, ale odpovědí na { $block } by Bílý získal otevřenou čtyřku. Najděte čtyřku-trojku, na kterou odpověď Bílému nic nedá.
lessons-double-answer-done = Stejná čtyřka z druhého konce: teď odpověď Bílému nepomůže a bílá trojka je navíc zablokovaná.
lessons-defend-title = Obrana
lessons-defend-about = Zastavte hrozbu dřív, než vznikne, a zvolte správnou stranu.
lessons-defend-crossing-title = Obsaďte průsečík
lessons-defend-crossing-text = Bílý zatím výhrou nehrozí. Jeden bod by mu však dal dvě otevřené trojky. Zabraňte tomu.
lessons-defend-crossing-done = Kdo obsadí bod, kde se kříží dvě řady, má obě.
lessons-defend-fourthree-title = Dřív než čtyřka-trojka
lessons-defend-fourthree-text = Bílá trojka { $three } je uzavřená a sama odpověď nevyžaduje. Společně s { $pair } však dá čtyřku-trojku. Zabraňte tomu.
lessons-defend-fourthree-done = Než zaútočíte, podívejte se, kde se potkávají soupeřovy řady.
lessons-defend-side-title = Jen z jedné strany
lessons-defend-side-text = Bílý kámen { $stone } stojí vpravo od černé trojky. To nestačí a drží jediný tah.
lessons-defend-side-done = Každý jiný tah prokazatelně prohrává: Černý vytvoří otevřenou čtyřku na { $gain }, nebo vyhraje dalšími hrozbami.
lessons-defend-more-title = Dva úkoly pro jeden kámen
lessons-defend-more-text = Černý má otevřenou trojku a mohl by také vytvořit dvojitou trojku na { $second }. Bílý má čas na jeden tah.
lessons-defend-more-done = Blok z této strany byl jediný tah, který neprohrává.
lessons-defend-gap-title = Do mezery
lessons-defend-gap-text = Bílou trojku { $three } lze zablokovat na třech místech. Dvě z nich prohrávají. Všimněte si i bodu { $second }.
lessons-defend-gap-done = Mezera bývá nejlepší místo: z řady nic nezbude.
lessons-vcf-title = Výhra čtyřkami
lessons-vcf-about = Řetěz čtyřek nenechá soupeři na výběr, dokud poslední nevyhraje.
lessons-vcf-first-title = Nejdřív čtyřka
lessons-vcf-first-text = Bílý má otevřenou trojku, a tak musí Černý vyhrát samými čtyřkami. { $cross } by vytvořil jen dvě otevřené trojky, a to je příliš pomalé. Která čtyřka z toho udělá čtyřku-trojku?
lessons-vcf-first-done = Čtyřka na { $start } přidala do sloupce další kámen, takže z { $cross } byla čtyřka-trojka.
lessons-vcf-stone-title = Kámen, který zůstane
lessons-vcf-stone-text = Bílý hrozí čtyřkou-trojkou na { $danger }. Černý je dřív: čtyřka s mezerou po sobě nechá kámen, který potřebuje další čtyřka.
lessons-vcf-stone-done = Kámen na { $start } posloužil v obou čtyřkách.
lessons-vcf-two-title = Dvakrát na jedné linii
lessons-vcf-two-text = Černý může vytvořit v témže sloupci dvě čtyřky po sobě. Najděte pořadí, které skončí čtyřkou-trojkou.
lessons-vcf-two-done = Dvě čtyřky ve sloupci, pak čtyřka-trojka na { $end }: Bílý neměl ani jeden volný tah.
lessons-vcf-white-title = Bílý vyhraje
lessons-vcf-white-text = Černý má otevřenou trojku: { $three }. Bílý ji nezastavuje, ale vyhraje { $n }. tahem, až do posledního samými čtyřkami.
lessons-vcf-white-done = Každá čtyřka přišla o tah dřív než otevřená čtyřka Černého.
lessons-vcf-guard-title = Čtyřka na správném bodě
lessons-vcf-guard-text = Černý hrozí čtyřkou-trojkou na { $danger } a má navíc otevřenou trojku. Bílý potřebuje čtyřku, která první hrozbu odstraní a připraví jeho vlastní.
lessons-vcf-guard-done = Čtyřka zablokovala dvojitou hrozbu Černého a další už patřila Bílému.
lessons-vct-title = Přidávají se trojky
lessons-vct-about = I otevřené trojky si vynucují odpověď, jen jich je víc možných.
lessons-vct-three-title = Nejdřív trojka
lessons-vct-three-text = Nikdo ničím nehrozí. Jedna otevřená trojka dá Černému kámen, který potřebují další dvě trojky.
lessons-vct-three-done = Bílý musel na trojku odpovědět. Pak { $then } vytvořil další dvě najednou.
lessons-vct-mixed-title = Trojka, čtyřka, dvě trojky
lessons-vct-mixed-text = Začněte otevřenou trojkou. Uprostřed přijde čtyřka a na konci dvojitá trojka.
lessons-vct-mixed-done = Čtyřka přišla, až když získala tempo.
lessons-vct-four-title = Na začátek čtyřka
lessons-vct-four-text = Čtyři černé kameny a zatím žádná trojka. Výhra přijde { $n }. tahem a začíná čtyřkou.
lessons-vct-four-done = Čtyřka byla první, protože její kámen potřebují všechny následující trojky.
lessons-standard-title = Přesně pět
lessons-standard-about = Ve standardních piškvorkách šest a více v řadě nevyhrává.
lessons-standard-five-title = Pět, ne šest
lessons-standard-five-text = Jeden konec černé řady vytvoří pět, druhý šest. Zahrajte pětku.
lessons-standard-five-done = Přesně pět. Na { $six } by řada byla příliš dlouhá.
lessons-standard-harmless-title = Kde je pětka
lessons-standard-harmless-text = Bílý může tuto řadu doplnit na dvou bodech, ale jen jeden vytvoří přesně pět. Obsaďte ho.
lessons-standard-harmless-done = Správně. Na { $six } by Bílý vytvořil šest, a to nevyhrává.
lessons-standard-gap-title = Mezera, která počká
lessons-standard-gap-text = Bílá řada { $row } vypadá nebezpečně, ale zaplněním mezery vznikne šest. Odpověď vyžaduje něco jiného.
lessons-standard-gap-done = Hrozbou byla otevřená trojka. Dlouhá řada je neškodná.
lessons-standard-own-title = Vlastní kámen v cestě
lessons-standard-own-text = Černý kámen { $stone } kazí jeden konec: na { $wrong } by ze čtyřky mohla být pětka jen na jedné straně. Vytvořte skutečnou otevřenou čtyřku.
lessons-standard-own-done = U této je pětka možná na obou koncích.
lessons-standard-threats-title = Bílý útočí
lessons-standard-threats-text = Pravidlo přesně pěti nemění to, jak se útočí. Bílý vyhraje { $n }. tahem: nejdřív tři otevřené trojky, pak dvě najednou.
lessons-standard-threats-done = Rozhodla dvojitá trojka na { $end }.
lessons-renju-title = Zakázané body
lessons-renju-about = V renju nesmí Černý jedním kamenem vytvořit dvě otevřené trojky, dvě čtyřky ani šest v řadě.
lessons-renju-33-title = Dvojitá trojka
lessons-renju-33-text = Černý nesmí jedním kamenem vytvořit dvě otevřené trojky. Ukažte zakázané místo.
lessons-renju-33-done = Na { $pt } by vznikly otevřené trojky v řádku i ve sloupci.
lessons-renju-44-title = Dvojitá čtyřka
lessons-renju-44-text = Zakázané jsou i dvě čtyřky jedním kamenem. Ukažte to místo.
lessons-renju-44-done = Na { $pt } by vznikly čtyřky na diagonále i ve sloupci.
lessons-renju-6-title = Dlouhá řada
lessons-renju-6-text = Šest v řadě má Černý zakázáno. Ukažte to místo.
lessons-renju-6-done = Na { $pt } by se tři a dva kameny spojily v šest: zakázáno, a není to výhra.
lessons-renju-straight-title = Dvě čtyřky na jedné linii
lessons-renju-straight-text = Dvě čtyřky mohou mít společnou linii, a dokonce i kámen. Ukažte místo, kde by jeden černý kámen vytvořil obě.
lessons-renju-straight-done = Jeden kámen, dvě čtyřky s různými mezerami: pro Černého zakázáno.
lessons-renju-43-title = Co Černému zbývá
lessons-renju-43-text = Jedna čtyřka spolu s jednou otevřenou trojkou je dovolena. Tak Černý v renju vyhrává. Najděte ten kámen.
lessons-renju-43-done = Čtyřka-trojka sama o sobě nikdy není zakázaná.
lessons-renju-five-title = Pětka má přednost
lessons-renju-five-text = Týž kámen by vytvořil šest ve sloupci { $column }. Kámen, který vytvoří pětku, však nikdy není zakázaný. Najděte ho.
lessons-renju-five-done = Pět v řadě má přednost před vším ostatním.
lessons-renju-end-title = Dovolený konec
lessons-renju-end-text = Bílý má otevřenou trojku: { $three }. Blok na { $foul } by vytvořil dvojitou trojku. Blokujte na druhém konci a vytvořte vlastní otevřenou trojku.
lessons-renju-end-done = Černý odpověděl a udržel iniciativu bez zakázaného tahu.
lessons-renju-line-title = Kolem zakázaného bodu
lessons-renju-line-text = Černý vyhraje { $n }. tahem, ale ne přes { $foul }, který je zatím zakázaný. Najděte trojku, která vede ke čtyřce-trojce.
lessons-renju-line-done = Čtyřka-trojka na { $end } byla dovolena, protože jen jedna z jejích hrozeb je trojka.
lessons-renju-white-title = Renju z pohledu Bílého
lessons-renju-white-about = Bílý nemá zakázané body a může využít ty, které má Černý.
lessons-renju-white-six-title = Bílý smí vše
lessons-renju-white-six-text = Co má Černý zakázáno, Bílému vyhrává. Zahrajte vítězný kámen.
lessons-renju-white-six-done = Bílému šest v řadě vyhrává.
lessons-renju-white-trap33-title = Zakázaný blok
lessons-renju-white-trap33-text = Vytvořte čtyřku, kterou Černý nesmí zablokovat.
lessons-renju-white-trap33-done = Černý by musel hrát { $block }, ale to je dvojitá trojka. Bílý tam vytvoří pětku.
lessons-renju-white-trap6-title = Vlastní kameny Černého
lessons-renju-white-trap6-text = Černý má ve sloupci kameny na obou stranách bodu { $gap }. Využijte to ke čtyřce s mezerou.
lessons-renju-white-trap6-done = Zaplněním mezery by Černý měl šest v řadě, a to je zakázáno.
lessons-renju-white-trap44-title = Kde by se potkaly dvě čtyřky
lessons-renju-white-trap44-text = Černý má uzavřenou trojku ve sloupci a další na diagonále. Kříží se na bodě, kam Černý nesmí. Využijte toho.
lessons-renju-white-trap44-done = Jediný blok na { $block } je dvojitá čtyřka. Bílý tam vytvoří pětku.
lessons-renju-white-line-title = Dlouhá cesta do pasti
lessons-renju-white-line-text = Bílý vyhraje { $n }. tahem. Bez zakázaných bodů Černého by tento útok nestačil.
lessons-renju-white-line-done = Na konci potřeboval Černý bod, který byl zakázaný.
lessons-caro-title = Pravidla caro
lessons-caro-about = Pět mezi dvěma soupeřovými kameny nevyhrává; šest vyhrává vždy.
lessons-caro-blocked-title = Zablokovaná pětka
lessons-caro-blocked-text = Černý má dvě řady po čtyřech. Pětka na { $no } by stála mezi dvěma bílými kameny a nic by nevyhrála. Zahrajte tu druhou.
lessons-caro-blocked-done = Tato pětka je na jednom konci otevřená a vyhrává.
lessons-caro-six-title = Šest vyhrává i tak
lessons-caro-six-text = Bílý drží oba konce, { $ends }. Řada šesti však vyhrává vždy. Zahrajte ten kámen.
lessons-caro-six-done = Šest v řadě vyhrává, ať je zablokováno, nebo ne.
lessons-caro-outside-title = Blok zvenčí
lessons-caro-outside-text = Černá čtyřka je uzavřená na { $end }. Zastavit ji lze dvěma způsoby a jeden z nich se řady nedotýká. Zkuste ten.
lessons-caro-outside-done = Po kameni na { $far } by pětka stála mezi dvěma bílými kameny. { $near } ji zastaví také.
lessons-caro-edge-title = Okraj neblokuje
lessons-caro-edge-text = Bílý drží { $end } a řada končí v rohu. Počítá se to jako zablokovaná?
lessons-caro-edge-done = Ne: blokují jen kameny. Okraj ne.
lessons-caro-room-title = Místo pro otevřenou čtyřku
lessons-caro-room-text = Bílý kámen { $stone } stojí dva kroky od spodní trojky. Mohl by tam Bílý zastavit čtyřku jedním kamenem? Použijte trojku, která má místo.
lessons-caro-room-done = U této čtyřky nelze zkazit ani jeden konec.
lessons-caro-threats-title = Výhra trojkami v caro
lessons-caro-threats-text = Bílý vyhraje { $n }. tahem, začíná otevřenou trojkou.
lessons-caro-threats-done = Dvojitá trojka na { $end } byla na Černého příliš.
lessons-caro-standard-title = Caro, přesně pět
lessons-caro-standard-about = Přesně pět, a ne mezi dvěma soupeřovými kameny.
lessons-caro-standard-both-title = Tři řady, jedna pětka
lessons-caro-standard-both-text = Na { $blocked } by byla černá pětka zablokovaná na obou koncích, na { $six } by řada byla příliš dlouhá. Správná je třetí řada.
lessons-caro-standard-both-done = Přesně pět a na jednom konci otevřená.
lessons-caro-standard-quiet-title = Čtyřka, která nehrozí
lessons-caro-standard-quiet-text = Bílý má čtyři v řadě, ale Černý drží { $ends }: pětka by tam neplatila. Odpovězte na to, co opravdu hrozí.
lessons-caro-standard-quiet-done = Nebezpečná byla trojka. Čtyřka ne.
lessons-caro-standard-threats-title = Trojka, čtyřka a dvě trojky
lessons-caro-standard-threats-text = Bílý vyhraje { $n }. tahem: otevřená trojka, čtyřka z týchž kamenů, pak dvě otevřené trojky najednou.
lessons-caro-standard-threats-done = Čtyřka nic nestála, protože její kámen byl potřeba k závěru.
lessons-captures-title = Braní
lessons-captures-about = Dva kameny mezi dvěma soupeřovými se odeberou z desky.
lessons-captures-pair-title = Vezměte pár
lessons-captures-pair-text = { $pair } stojí vedle černého kamene. Uzavřete řadu z druhé strany a budou zajaty.
lessons-captures-pair-done = Pár je zajat: vždy přesně dva kameny.
lessons-captures-two-title = Dva páry najednou
lessons-captures-two-text = Jeden kámen může uzavřít dvě řady. Najděte kámen, který vezme čtyři.
lessons-captures-two-done = Dva páry jedním kamenem.
lessons-captures-five-title = Pět párů vyhrává
lessons-captures-five-text = Černý zajal čtyři páry. Ještě jeden vyhraje partii.
lessons-captures-five-done = Pět párů: Černý vyhrává bez řady.
lessons-captures-save-title = Zachraňte pár
lessons-captures-save-text = Bílý může tahem { $by } vzít { $pair }. Zabraňte tomu.
lessons-captures-save-done = Tři kameny v řadě vzít nelze.
lessons-captures-incapture-title = Vstup do zajetí
lessons-captures-incapture-text = Kámen nesmí doplnit pár, který pak stojí mezi dvěma soupeřovými kameny. Ukažte místo, které má Černý zakázané.
lessons-captures-incapture-done = Na { $pt } by pár vstoupil do zajetí.
lessons-captures-free33-title = Braní ruší zákaz
lessons-captures-free33-text = Dvě otevřené trojky jedním kamenem jsou tu zakázané, pokud kámen nebere. Najděte ten, který udělá obojí.
lessons-captures-free33-done = Vzal { $pair }, a tak byly jeho dvě trojky dovoleny.
lessons-captures-pending-title = Pětka, kterou lze rozbít
lessons-captures-pending-text = Vytvořte pět v řadě. Bílý ještě může vzít { $pair }, takže vyhrajete, jen když to neudělá.
lessons-captures-pending-done = Pětka čeká: Bílý má jeden tah na to, aby ji rozbil.
lessons-captures-break-title = Rozbijte pětku
lessons-captures-break-text = Černý má pět v řadě: { $five }. Vzít jeden z těchto kamenů by nestačilo, protože Černý by mezeru zaplnil. Najděte kámen, který vezme dva z nich.
lessons-captures-break-done = Oba konce jsou pryč a s nimi i pětka.
lessons-captures-line-title = Braní s hrozbou
lessons-captures-line-text = Černý může vzít { $pair } kamenem, který zároveň vytvoří otevřenou čtyřku. Najděte ho.
lessons-captures-line-done = Získaný pár a Bílý nemá čas zastavit řadu.
lessons-captures42-title = Braní v pravidlech 42
lessons-captures42-about = Stejné braní, ale zakázaná je jen dvojitá trojka.
lessons-captures42-between-title = Mezi dvěma kameny
lessons-captures42-between-text = Vítězný kámen vytvoří pár mezi { $ends }. V těchto pravidlech je to dovoleno a pár je tam v bezpečí.
lessons-captures42-between-done = Pětka ve sloupci. Vstoupit mezi dva soupeřovy kameny není braní.
lessons-captures42-six-title = Tady šest vyhrává
lessons-captures42-six-text = Braní 1337 šest v řadě zakazuje. V těchto pravidlech šest vyhrává. Najděte kámen na diagonále.
lessons-captures42-six-done = Podle těchto pravidel šest v řadě vyhrává.
lessons-captures42-open-title = Vezměte blokující kámen
lessons-captures42-open-text = Bílý kámen { $block } uzavírá černou trojku. Dva bílé kameny lze vzít a tento je mezi nimi.
lessons-captures42-open-done = { $three } je opět otevřená trojka a Bílý přišel o dva kameny.
lessons-captures42-both-title = Zakázáno i Bílému
lessons-captures42-both-text = V pravidlech s braním je dvojitá trojka zakázaná oběma barvám. Ukažte místo, kam Bílý nesmí hrát.
lessons-captures42-both-done = Na { $pt } by měl Bílý dvě otevřené trojky a nic by nevzal.
lessons-swap2-title = Výměna a swap2
lessons-swap2-about = První tah je pro Černého výhodou. Zahájení ji vyrovnávají.
lessons-swap2-centre-title = Kámen ve středu
lessons-swap2-centre-text = Soupeř položil první černý kámen doprostřed desky. Můžete ho převzít, nebo hrát za Bílého. Vyberte si.
lessons-swap2-centre-done = Černý ve středu je stále zřetelně lepší, i když je na tahu Bílý.
lessons-swap2-far-title = Bílý kámen daleko
lessons-swap2-far-text = Swap2: soupeř položil tři kameny. Bílý stojí v rohu. Kterou stranu si vezmete?
lessons-swap2-far-done = Kámen v rohu nebrání: Černý má prakticky vyhráno.
lessons-swap2-corner-title = Černý kámen daleko
lessons-swap2-corner-text = Tentokrát stojí v rohu černý kámen a na tahu je Bílý. Kterou stranu si vezmete?
lessons-swap2-corner-done = Každý má uprostřed jeden kámen a na tahu je Bílý: Bílý stojí lépe.
lessons-swap2-added-title = Po dalších dvou kamenech
lessons-swap2-added-text = Partii zahájily tři vaše kameny a soupeř dva přidal. Na tahu je Bílý. Teď volíte vy.
lessons-swap2-added-done = Oba černé kameny u okraje jsou mimo hru.
lessons-swap2-pro-title = Zahájení pro
lessons-swap2-pro-text = Jiný způsob, jak oslabit první tah: druhý kámen Černého musí stát mimo střední čtverec o pěti krát pěti bodech. Položte ho.
lessons-swap2-pro-done = Dovolen je kterýkoli bod mimo tento čtverec.
lessons-swap2-longpro-title = Zahájení long pro
lessons-swap2-longpro-text = Totéž s větším čtvercem: sedm krát sedm bodů. Položte druhý kámen Černého.
lessons-swap2-longpro-done = Dva kameny Černého jsou od sebe příliš daleko, aby hned spolupracovaly.
lessons-attack-title = Jak útočit
lessons-attack-about = Získávejte tempa, držte čtyřky v záloze a mějte konec promyšlený dřív, než začnete.
lessons-attack-gather-title = Spojte kameny
lessons-attack-gather-text = Černé kameny jsou rozptýlené, ale linie mezi nimi se kříží. Každý tah tu musí něčím hrozit. Vyhrajte { $n }. tahem.
lessons-attack-gather-done = Každá trojka přitáhla kámen k { $end }, kde se setkaly dvě řady.
lessons-attack-reserve-title = Mějte čtyřku v záloze
lessons-attack-reserve-text = Černý vyhraje { $n }. tahem. Začněte trojkami; čtyřka přijde až krátce před koncem.
lessons-attack-reserve-done = Čtyřka na { $four } přišla, když odpověď na ni pomohla Černému, a ne dřív.
lessons-attack-order-title = Správné pořadí
lessons-attack-order-text = Zahrát lze víc než jednu trojku. Jen jedna z nich vyhrává, když se zahraje jako první.
lessons-attack-order-done = Tři trojky, pak dvě najednou: v jiném pořadí by Bílý získal volný tah.
lessons-attack-white-title = Bílý přebírá iniciativu
lessons-attack-white-text = Na tahu je Bílý a Černý ještě nemá trojku. Vytvořte trojku a po ní dvě najednou.
lessons-attack-white-done = Kdo první užitečně pohrozí, drží tempo.
lessons-attack-end-title = Vidět konec dřív, než začnete
lessons-attack-end-text = Než zahrajete, počítejte: útok vyhraje { $n }. tahem a končí čtyřkou-trojkou.
lessons-attack-end-done = Tři trojky vedly ke čtyřce-trojce na { $end }. Kdo znal poslední tah, našel první snadno.
