### Language: Español
### Reviewed:
###
### Nobody fluent has read this catalogue yet. English is the source: en.ftl.

## The field's own words: docs/glossary.md has them in every language

-gomoku = gomoku
-five = cinco
-open-four = cuatro abierto
-four = cuatro
-open-three = tres abierto
-three = tres
-four-three = cuatro-tres
-double-four = doble cuatro
-double-three = doble tres
-overline = línea larga
-forbidden-move = jugada prohibida
-opening = apertura
-swap = intercambio
-capture = captura
-vcf = victoria por cuatros
-vct = victoria por cuatros y treses abiertos

## What several places say

moves =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
color =
    { $color ->
        [black] Negro
       *[white] Blanco
    }
black = Negro
white = Blanco
rule = Regla
board = Tablero
play = Jugar
cancel = Cancelar
undo = Des­hacer
redo = Rehacer
hint = Pista
score = Valoración
your-name = Tu nombre
player = Jugador
player-number = Jugador { $number }
guest = Invitado
you = Tú
seconds-per-move = { $seconds } s por jugada
level-number = Nivel { $level }

## The frame of the page

page-title = Tengen: juega y analiza gomoku
page-description = Juega al gomoku contra otras personas y contra un motor fuerte, y analiza cualquier posición.
page-needs-javascript = Esta página necesita JavaScript. El mismo programa juega en un terminal:
page-cannot-start = Tengen no puede iniciarse
skip-to-board = Ir al tablero
nav-label = Menú principal
nav-play = Jugar
nav-analyse = Analizar
nav-puzzles = Problemas
nav-games = Partidas
nav-learn = Aprender
nav-settings = Ajustes
close = Cerrar
try-again = Intentar de nuevo
step-first = Primera posición
step-back = Atrás
step-forward = Adelante
engine-starting = El motor se está iniciando.
engine-compiling = El motor se está preparando para este equipo. Solo ocurre una vez y tarda alrededor de un minuto. Dos personas ya pueden jugar.
engine-failed = El motor no pudo iniciarse. Dos personas pueden jugar de todos modos.
engine-preparing = Preparando el motor
engine-progress = { $percent } %
server-silent = El servidor no responde. Puede que se esté reiniciando.
server-failed = El servidor respondió con { $status }.
server-offline = Sin conexión con el servidor. Las lecciones y los problemas ya vistos siguen abriéndose; jugar, las pistas, las respuestas y todo lo nuevo necesitan el servidor.

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what } ({ $details })
error-error = No se puede hacer esto.
error-move-text = Esto no es una jugada.
error-out-of-range = El punto no está en el tablero.
error-occupied = El punto está ocupado.
error-forbidden = La jugada está prohibida.
error-game-over = La partida ha terminado.
error-setup = Las piedras no pueden estar así.
error-size = El tablero no puede tener este tamaño.
error-rule = No existe esta regla.
error-opening = La apertura no permite esto ahora.
error-format = No se puede leer el texto o el archivo.
error-proof = La prueba no es válida.
error-engine = El motor no puede hacer esto.
error-engine-option = El motor no acepta esta opción.
error-engine-limit = El motor no puede respetar este límite.
error-engine-rule = El motor no juega con esta regla.
error-engine-busy = El motor está ocupado.
error-engine-closed = El motor se ha cerrado.
error-engine-failed = El motor externo ha fallado.
error-engine-start = No se puede iniciar el motor externo.
error-engine-died = El motor externo terminó de forma inesperada.
error-engine-timeout = El motor externo no respondió a tiempo.
error-engine-protocol = El motor externo envió algo que no es una respuesta.
error-engine-illegal-move = El motor externo hizo una jugada ilegal.
error-engine-forbidden-move = El motor externo hizo una jugada prohibida.
error-stale = Esto ha cambiado entretanto; míralo de nuevo.
error-play = La partida no se puede configurar así.
error-player = Esto no es un jugador.
error-clock = Esto no es un control de tiempo.
error-illegal = Ahora no es posible.
error-not-your-turn = Ahora le toca al otro jugador.
error-saved-game = No existe esta partida guardada.
error-settings = El ajuste no puede tener este valor.
error-match = El encuentro no se puede jugar así.
error-training = El entrenamiento no puede seguir así.
error-wire = Esta línea no es del protocolo.
error-remote = No hay respuesta.
error-worker = No se pudo hacer el trabajo.
error-worker-late = La respuesta no llegó a tiempo.
error-refused = La petición fue rechazada.
error-queue-full = Hay demasiadas peticiones en espera.
error-cluster = No se puede usar el clúster de máquinas.
error-store = La base de datos no aceptó el cambio.
error-schema = La base de datos es de otra versión.
error-database = No se puede usar la base de datos.
error-bot = El bot no puede seguir.
error-unreachable = No se puede conectar con el servidor.
error-moved = Esto lo decide otro servidor.
error-bad-request = La entrada no es válida.
error-unauthorised = Tienes que iniciar sesión.
error-unconfirmed = Confirma primero que eres tú.
error-fair-play = En esta partida no se da ayuda.
error-not-allowed = No tienes permiso para hacer esto.
error-not-found = No se encuentra aquí.
error-taken = Ya está ocupado.
error-busy = El servidor está ocupado; inténtalo en un momento.
error-failed = El servidor no pudo hacerlo.
token-about = Este servidor pide su clave de acceso, que se mostró donde se inició.
token-field = Clave de acceso
token-enter = Entrar
page-missing = No hay ninguna página en esta dirección.
page-home = Jugar o analizar una partida
file-missing = No existe el archivo o la carpeta
file-refused = Permiso denegado
file-exists = El archivo ya existe
file-folder = Es una carpeta
file-full = No queda espacio en el disco

## Moves and positions that are refused

refused-line = línea { $line }: { $why }
refused-move = jugada { $number } { $text }: { $why }
refused-move-line = línea { $line }, jugada { $number } { $text }: { $why }
refused-size = el tamaño de tablero { $size } no es posible: se espera de { $least } a { $most }
refused-text = { $text } no es una jugada: se espera letra de columna y número de fila, como h8
refused-text-at = { $text } en el carácter { $at } no es una jugada: se espera letra de columna y número de fila, como h8
refused-off-board = la jugada { $move } no está en un tablero de { $size }×{ $size }: se espera de a1 a { $corner }
refused-occupied =
    no se puede jugar { $point }: hay una piedra { $color ->
        [black] negra
       *[white] blanca
    }
refused-stone = no se puede jugar { $point }: hay una piedra
refused-over = no se puede jugar { $point }: la partida ha terminado ({ end-name })
refused-forbidden =
    no se puede jugar { $point }: prohibido para { $color ->
        [black] Negro
       *[white] Blanco
    } ({ reason-name })
setup-two = hay dos piedras en { $point } ({ $x }, { $y })
setup-pairs = las parejas capturadas { $pairs } no son posibles con { $rule }: se esperan dos números de 0 a { $most }, primero el de Negro
setup-won =
    { $color ->
        [black] Negro
       *[white] Blanco
    } ya ha ganado con { $stones }: { $position }
setup-last =
    { $color ->
        [black] Negro
       *[white] Blanco
    } no pudo jugar el último: cada piedra sería una jugada prohibida: { $position }
color-unknown = { $text } no es un color: se espera black (Negro) o white (Blanco)
rule-unknown = ninguna regla se llama { $name }: se espera una de { $known }
opening-unknown = ninguna apertura se llama { $name }: se espera una de { $known }
opening-needs = la apertura { $opening } necesita un tablero de { $least } o más, y este es de { $size }
opening-many-choices = el registro tiene demasiadas elecciones para la apertura { $opening }
opening-few-choices = el registro tiene muy pocas elecciones para la apertura { $opening }
opening-offered = { $point } no se puede ofrecer: ya está ofrecido
opening-alike = { $point } no se puede ofrecer: por simetría es igual que { $other }, ya ofrecido
opening-finished = la apertura { $opening } ha terminado y ya no admite { $what }
opening-refused =
    la apertura { $opening } no permite { $what } ahora. { $seat ->
        [first] Primer
       *[second] Segundo
    } jugador: { $instruction }
opening-in-game = la apertura { $opening } empieza con el tablero vacío, no en una partida
session-no-choice = { $text } no es una opción: elige { $options }, o escribe su número
session-stale = { $kind } era para la jugada { $expected }, pero la partida va por la { $ply }
session-not-turn = no es el turno de { $who }
session-time-up = se acabó el tiempo de { $who }
session-lost-on-time = una partida perdida por tiempo no se puede deshacer
session-nothing-back = no hay nada que deshacer
session-engine-asked = a un motor no se le pregunta: deshaz la jugada
session-nobody-asked = nadie ha pedido deshacer
session-own-question = { $who } no puede contestar a su propia pregunta
session-draw-already = { $who } ya ha ofrecido empate
session-undo-already = { $who } ya ha pedido deshacer
session-nothing-again = no hay nada que rehacer
session-no-offer = no hay oferta de empate
session-own-offer = { $who } no puede contestar a su propia oferta de empate
session-no-flag = a nadie se le ha acabado el tiempo
session-over = la partida ha terminado. { $ending }
session-over-move = { $move } ya no es posible: la partida ha terminado. { $ending }
seat-no-strength = { $text } no es un nivel: se espera de { $least } a { $most }, o { $full } para la fuerza máxima
seat-no-level = { $text } no es un nivel: se espera de { $least } a { $most }
seat-unknown = { $text } no es un jugador: se espera person:NAME, level:1 a level:10, tengen:time=SECONDS o cmd:PROGRAM
seat-no-name = { $name } no es un nombre: se esperan como máximo { $most } caracteres en una línea
seat-no-time = { $text } no es un tiempo para pensar: se esperan segundos, como 2.5
clock-too-short = El reloj «{ $clock }» no deja tiempo para la primera jugada; usa al menos 1 segundo
clock-unknown = { $text } no es un control de tiempo: se espera algo como 5+3 (minutos y segundos), 10s/move o none
saved-none-in = no hay ninguna partida guardada en { $folder }
saved-unknown = ninguna partida guardada se llama { $name }: se espera su identificador, como 20250131-235959
engine-unknown-program = { $name } es un programa, y un archivo de partida nunca inicia ninguno: abre la partida con --first cmd:PROGRAM o --second cmd:PROGRAM
format-too-long =
    el archivo es demasiado largo: { $size } { $unit ->
        [bytes] bytes
       *[characters] caracteres
    }, como máximo { $most }
format-no-game = no contiene ninguna partida
format-no-text = carácter NUL en la posición { $offset }: se espera un archivo de texto
format-unknown-content = el contenido que empieza por { $text } no tiene un formato conocido: se esperan jugadas como h8 i9, o uno de { $known }
position-long = { $text } no es una posición: tiene { $size } caracteres, como máximo { $most }
position-no-moves = no tiene jugadas
position-unknown = { $text } no es una posición. Como lista de jugadas: { $why }. Como archivo: no hay ninguno con ese nombre. Como enlace: no tiene «?rule=» ni «#» con jugadas
format-no-link = { $text } no es un enlace: se espera uno como ?rule=renju#h8i9
format-bad-link = enlace incorrecto: { $why }
format-no-sgf = no hay partida en { $text }: se espera «(;»
problem-no-rule = no se indica la regla: leído como freestyle
problem-rule-asked = el archivo dice { $told }; leído como { $rule }, como se pidió
problem-no-size = no se indica el tamaño del tablero: leído como { $size }
problem-size-asked = el archivo dice tamaño { $told }; leído como { $size }, como se pidió
problem-more =
    y { $count ->
        [one] otro problema
       *[other] otros { $count } problemas
    }
problem-not-utf8 = el byte { $byte } en la posición { $at } no es UTF-8; leído como { $encoding }
problem-replaced = el byte { $byte } en la posición { $at } no es { $encoding }; ese y otros así pasaron a { $sign }
problem-no-kind = no se nombra el juego (GM): leído como gomoku
problem-white-first = Blanco hace la primera jugada, con el tablero vacío
problem-root-move = la raíz contiene una jugada, que recibió su propio nodo
problem-file-size = el archivo no dice el tamaño del tablero: leído como { $size }
problem-left-out = línea { $number }: { $text } se omitió: no es jugada ni código final
problem-before = se saltó el texto anterior a la partida: { $text }
problem-after = se saltó el texto posterior a la última partida: { $text }
problem-guess = los textos se leyeron como { $encoding }, lo que es una suposición
problem-joined = dos variantes empiezan con { $move }: se unieron
problem-free = { $why }; sigue como partida libre
problem-link-key = se ignoró { $key } en el enlace: se espera { $known }
problem-players = no se pueden leer los jugadores y relojes de la partida guardada: { $why }
problem-changed = otro programa cambió el archivo: los relojes empiezan de nuevo
puzzle-unknown = ningún problema se llama { $name }
lesson-unknown = ninguna lección se llama { $name }: se espera una de { $known }
language-unknown = ningún idioma se llama { $text }: se espera uno de { $known }
setting-unknown = ningún ajuste se llama { $name }: se espera uno de { $known }
setting-impossible = { $name } { $value } no es posible: { $why }
setting-default = { $why }; se usa el valor predeterminado
settings-unread = no se puede leer { $file } ({ $why }): se usan los ajustes predeterminados
settings-set-aside = no se puede leer { $file } ({ $why }): ahora es { $aside }, y se usan los ajustes predeterminados

## What the server refuses

web-log-in = Inicia sesión primero.
web-confirm = Confirma primero que eres tú.
web-wrong-password = El nombre o la contraseña no es correcto.
web-wrong-code = El nombre o el código de recuperación no es correcto.
web-account-closed = El responsable de este servidor ha cerrado esta cuenta.
web-merge-large = Juntos, los datos de aprendizaje de este navegador y de la cuenta son demasiado grandes. Inicia sesión sin traer los de este navegador.
web-name-reserved = El nombre { $name } está reservado; elige otro.
web-name-taken = El nombre { $name } ya está en uso; elige otro.
web-password-easy = Esta contraseña es demasiado fácil de adivinar; elige otra.
web-attempts = Demasiados intentos para este nombre; vuelve a intentarlo en { $minutes } minutos.
web-passkey-host = Las llaves de acceso necesitan un nombre de host: abre el servidor por su nombre o como localhost.
web-passkey-https = Las llaves de acceso necesitan una página segura: abre el servidor con https o como localhost.
web-passkey-unknown = Esta llave de acceso no se conoce aquí, o no encaja.
web-passkey-known = Esta llave de acceso ya está registrada.
web-passkey-refused = La llave de acceso no fue aceptada: { $why }
web-passkeys-most = Tienes { $count } llaves de acceso; elimina primero una.
web-no-passkey = No tienes esa llave de acceso.
web-no-session = No tienes esa sesión.
web-too-long = Tardó demasiado; vuelve a intentarlo.
web-token = Este servidor exige su clave de acceso.
web-database = La base de datos no responde; inténtalo en un momento.
web-not-stored = No se pudo guardar la jugada; inténtalo en un momento.
web-rate = Demasiadas peticiones de este tipo; inténtalo en { $seconds } s.
web-many-requests = Demasiadas peticiones a la vez; espera a que terminen las anteriores.
web-many-attempts = Demasiados intentos a la vez; vuelve a intentarlo.
web-queue-full = Hay demasiados esperando al motor; inténtalo en un momento.
web-watched-most = Estás viendo { $count } partidas; deja primero una.
web-no-game = No hay ninguna partida { $game }.
web-games-most = Tienes { $count } partidas; borra primero algunas.
web-rematch = La revancha es para los jugadores de una partida terminada.
web-engines-clock = Dos motores juegan sin reloj; fija los tiempos para pensar.
web-no-lesson = No existe esa lección.
web-no-step = La lección no tiene ese paso.
web-no-puzzle = No existe ese problema.
web-no-puzzles = No hay problemas así.
web-puzzle-stale = El problema está en otra posición; empiézalo de nuevo.
web-record-large = Los datos de aprendizaje son demasiado grandes para guardarlos.
web-record-busy = Demasiadas peticiones cambiaron estos datos; inténtalo otra vez.
web-fair-play = Esta posición es de una partida que estás jugando contra una persona o por puntuación. Espera a que termine.
web-adaptive-casual = Una partida contra el rival que se adapta es amistosa.
web-rated-where = Las partidas puntuadas son contra un nivel, o vienen de la sala.
web-rated-position = Las partidas puntuadas empiezan con el tablero vacío.
web-rated-undo = En una partida puntuada no se deshacen jugadas.
web-not-away = Tu rival no lleva ausente lo suficiente.
web-self-rated = No puedes jugar contra ti mismo por puntuación.
web-rated-account = Las partidas puntuadas son para cuentas; inicia sesión o juega amistosas.
web-servers = Los servidores no se alcanzan entre sí; inténtalo en un momento.
web-servers-apart = Los servidores han perdido el contacto entre sí; las jugadas tardan un poco más.
web-server-silent = El servidor de esta partida no responde; inténtalo en un momento.
web-bots-most = Tienes { $count } bots; borra primero uno.
web-no-bot = No tienes ese bot.
web-no-player = No hay ningún jugador con ese nombre.
web-challenge-self = No puedes desafiarte a ti mismo.
web-challenges-most = Tienes { $count } desafíos abiertos; retira primero uno.
web-challenged-most = Este jugador tiene demasiados desafíos abiertos; inténtalo más tarde.
web-offer-gone = Esta partida ya no se ofrece.
web-tournament-account = Los torneos son para cuentas; inicia sesión primero.
web-tournament-bots = Los bots no pueden participar en este torneo.
web-tournament-closed = Este torneo ha terminado.
web-tournament-twice = Ya participas con otra cuenta.
web-tournament-full = Este torneo está completo.
web-tournament-clock = Un torneo necesita un reloj.
web-tournament-name = El nombre de un torneo tiene al menos { $count } caracteres.
web-tournament-cancel = Solo su creador puede cancelar un torneo, antes de que empiece.
web-tournaments-most = Hay demasiados torneos sin terminar; una cuenta crea { $count } como máximo.
web-no-tournament = No existe ese torneo.
web-talk-tournament = En las partidas de torneo solo hay frases rápidas.
web-speed = Solo quien creó la partida de motores fija su velocidad.
web-action-stale = La partida va por la acción { $at }, no la { $wanted }; míralo de nuevo.
web-actions-most = Esta partida tiene demasiadas acciones; empieza otra.
web-invitation = Esta invitación ya se usó, o no es válida.
web-pause = Solo se pausan las partidas de dos motores, y solo su creador.
web-not-player = No eres jugador de esta partida.
web-ask-undo = Pide al otro jugador deshacer la jugada.
web-not-joined = La partida empieza cuando se une el otro jugador.
web-not-your-seat =
    El { $seat ->
        [first] primer
       *[second] segundo
    } puesto no es tuyo.
web-turn-of = Es el turno de { $who }.
web-game-deleted = Esta partida fue borrada.
web-no-hint = Ahora no hay ninguna pista.
web-not-judged = En esta partida no se juzgan las jugadas.
web-move-not-judged = La jugada { $number } no se puede juzgar.
web-move-not-yours = La jugada { $number } no es tuya.
web-reviews-most = Tus revisiones anteriores siguen en marcha; detén primero una.
web-no-review = No existe esa revisión.
web-review-stop = Solo quien empezó la revisión, o un jugador, puede detenerla.
web-review-empty = La revisión aún no tiene jugadas.
web-review-running = La partida no ha terminado: solo se revisan partidas terminadas.
web-not-reviewed = La jugada { $number } aún no se ha revisado.
web-no-mistake = La jugada { $number } no está entre los errores.
web-no-drill = No existe ese ejercicio.
web-drills-most = Tienes { $count } ejercicios, y se guardan como máximo { $most }. Elimina algunos.
web-drills-together = Juntos serían más de { $count } ejercicios.
web-studies-most = Tienes { $count } análisis; borra primero algunos.
web-study-foreign = Este análisis es de otra persona; guarda una copia.
web-no-study = No tienes ese análisis.
web-no-study-named = No hay ningún análisis { $study }.
web-not-listed = Esa partida no está en tu lista.
web-comment-long = Un comentario es demasiado largo: como máximo { $count } caracteres.
web-game-large = La partida es demasiado grande: como máximo { $count } jugadas.
web-talk-log-in = Inicia sesión para escribir; los invitados tienen las frases rápidas.
web-talk-empty = El mensaje está vacío.
web-talk-most = Una partida tiene como máximo { $count } mensajes.
web-talk-two = En una partida solo hablan las dos personas que la juegan.
web-explorer-empty = El archivo no contiene jugadas que se puedan contar.
web-explorer-most = Tus archivos están llenos: como máximo { $files } archivos y { $moves } jugadas. Quita uno primero.
web-explorer-no-file = No tienes ese archivo.

## Notices of the server

notice-engine-restarted = El motor falló y se reinició; está pensando de nuevo.
notice-engine-failed = El motor falló; esta jugada se hizo sin pensar mucho.
notice-engine-late = Al motor se le acabó el tiempo; esta jugada se hizo sin pensar mucho.
notice-declined = { $name } rechazó tu desafío.
notice-bye = { $name }: descansas en esta ronda y recibes un punto.
notice-tournament-over = { $name } ha terminado: has quedado en el puesto { $place } de { $count }.

## Settings

settings-looks = Aspecto
settings-playing = Juego
settings-language = Idioma
settings-language-browser = El del navegador
settings-language-unread = Nadie con dominio del idioma ha leído aún esta traducción. Las correcciones son bienvenidas.
settings-theme = Colores
settings-theme-system = Los del sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Alto contraste
settings-board = Tablero
settings-board-kaya = Madera de kaya
settings-board-walnut = Nogal
settings-board-slate = Pizarra
settings-board-felt = Fieltro verde
settings-board-paper = Papel
settings-stones = Piedras
settings-stones-glass = Vidrio
settings-stones-flat = Planas
settings-stones-ringed = Con anillos
settings-marks-safe = Marcas para daltónicos
settings-coordinates = Coordenadas
settings-columns = Columnas
settings-columns-letters = Letras
settings-columns-numbers = Números
settings-numbers = Números de jugada
settings-forbidden = Mostrar puntos prohibidos
settings-confirm = Confirmar cada jugada
settings-confirm-never = Nunca
settings-confirm-touch = En pantallas táctiles
settings-confirm-always = Siempre
settings-sounds = Sonidos
settings-volume = Volumen
settings-haptics = Vibración
settings-notifications = Notificaciones del navegador
settings-notifications-refused = Este navegador no permite notificaciones aquí.
settings-name-about = Lo ve el otro jugador.
settings-reset = Restablecer todos los ajustes
settings-reset-done = Todos los ajustes vuelven a sus valores iniciales.

## Accounts

passkey-known = Este dispositivo ya tiene una llave de acceso para la cuenta.
passkey-unused = No se usó ninguna llave de acceso.
account-title = Cuenta
account-about = La cuenta es opcional. Con ella, tus partidas y tu aprendizaje son los mismos en todos los navegadores.
account-adopt = Pasar a la cuenta las partidas, los análisis, los ajustes y el aprendizaje de este navegador
account-log-in = Iniciar sesión
account-log-in-passkey = Iniciar sesión con llave de acceso
account-forgotten = ¿Has olvidado la contraseña?
account-name = Nombre
account-name-about = De 3 a 20 letras, cifras, - y _. Lo ve todo el mundo.
account-password = Contraseña
account-password-about = Al menos 8 caracteres.
account-create = Crear una cuenta
account-create-do = Crear la cuenta
account-code = Código de recuperación
account-code-about = Uno de los códigos que guardaste. Cada uno sirve una sola vez.
account-new-password = Contraseña nueva
account-recover-about = Al menos 8 caracteres. Se cierran todas las sesiones.
account-recover = Establecer una contraseña nueva
account-recover-do = Establecer la contraseña
account-back = Atrás
account-confirm = Confirma que eres tú
account-confirm-about = Esto modifica tu cuenta.
account-confirm-do = Confirmar
account-use-passkey = Usar una llave de acceso
account-cancel = Cancelar
account-no-passkeys = Este navegador no puede usar llaves de acceso.
account-browser-data = Lo que hay en este navegador
account-since = Miembro desde { $when }
account-log-out = Cerrar sesión
account-data = Tus datos
account-password-change = Cambiar contraseña
account-password-changed = La contraseña ha cambiado. Se ha cerrado la sesión en los demás navegadores.
account-codes-new = Crear códigos nuevos
account-passkey-add = Añadir una llave de acceso
account-signing-in = Inicio de sesión
account-passkeys = Llaves de acceso
account-passkeys-none = Aún no hay ninguna.
account-codes = Códigos de recuperación
account-passkey-used = usada { $when }
account-passkey-made = creada { $when }
account-passkey-remove = Quitar
account-passkey-remove-this = Quitar { $name }
account-passkey-name = Llave de acceso { $number }
bot-name = { $name } (bot)
account-bots = Tus bots
account-bots-about = Un motor juega aquí con el nombre de un bot. Su clave le permite jugar y nada más.
account-bot-name = Nombre del bot
account-bot-make = Crear un bot
account-bot-token = Clave de { $name }
account-bot-token-about = Copia la clave ahora; no se vuelve a mostrar. Con esta orden juega un motor:
account-bot-token-kept = Hecho
account-bot-token-new = Clave nueva
account-bot-token-new-this = Clave nueva para { $name }
account-bot-revoke = Revocar
account-bot-revoke-this = Revocar la clave de { $name }
account-bot-revoked = no tiene clave
account-bot-unused = sin usar todavía
account-bot-used = aquí por última vez { $when }
account-bot-delete = Eliminar
account-bot-delete-this = Eliminar { $name }
account-bot-delete-really = ¿Eliminar de verdad?
account-codes-replaced = Los códigos anteriores ya no sirven.
account-codes-save = Guardar como archivo
account-codes-kept = Ya los he guardado
account-this-browser = este navegador
account-log-out-this = Cerrar la sesión de { $browser }
account-log-out-others = Cerrar las demás sesiones
account-browsers = Navegadores con sesión iniciada
account-device = { $browser } en { $system }
account-some-browser = Un navegador
account-export = Guardar todo como archivo
account-codes-about = Guarda estos códigos. Si pierdes la contraseña, cada uno abre tu cuenta una vez. No se vuelven a mostrar.
account-delete-about = Las partidas con otras personas se conservan para ellas, sin tu nombre. Las que estén en curso se dan por abandonadas.
account-codes-left =
    { $count ->
        [one] Queda un código de recuperación. Los nuevos lo sustituyen.
       *[other] Quedan { $count } códigos de recuperación. Los nuevos los sustituyen.
    }
account-adopted =
    { $count ->
        [one] Una partida ha pasado a tu cuenta.
       *[other] { $count } partidas han pasado a tu cuenta.
    }
account-delete =
    { $kind ->
        [account] Eliminar la cuenta y todos sus datos
       *[browser] Eliminar los datos de este navegador
    }
account-delete-really =
    { $kind ->
        [account] ¿Eliminar de verdad la cuenta y todos sus datos? No se puede deshacer.
       *[browser] ¿Eliminar de verdad los datos de este navegador? No se puede deshacer.
    }

## The lobby, and calls to a player

lobby-title = Sala
lobby-about = Encuentra a alguien con quien jugar, o mira. No hace falta una cuenta.
lobby-quick = Emparejamiento rápido
lobby-other = Otra partida…
lobby-engine = O juega ahora mismo contra el motor
lobby-yours = Tus desafíos
lobby-open = Quién quiere jugar
lobby-open-none = No hay nadie esperando. Elige un reloj arriba, y jugarás con la próxima persona que quiera la misma partida.
lobby-live = Partidas para mirar
lobby-live-none = Ahora mismo no se juega ninguna partida.
lobby-waiting = Esperando a un rival…
lobby-cancel = Cancelar
lobby-withdraw = Retirar
lobby-decline = Rechazar
lobby-accept = Aceptar
lobby-play = Jugar
lobby-play-this = Jugar contra { $name }
lobby-challenges = { $name } te desafía
lobby-challenged = Has desafiado a { $name }
call-round = { $title }: empieza tu partida contra { $name }.
tournaments-title = Torneos
tournaments-about = Muchas partidas contra muchos rivales. Los torneos empiezan solos; con una cuenta puedes participar o crear uno.
tournaments-open = Empiezan pronto
tournaments-open-none = No hay ningún torneo previsto.
tournaments-running = En curso
tournaments-over = Terminados
tournament-link = Torneo
tournament-make = Crear un torneo
tournament-make-account = Inicia sesión para crear un torneo.
tournament-name = Nombre
tournament-kind = Tipo
tournament-swiss = Sistema suizo
tournament-swiss-about = En cada ronda se enfrentan jugadores con los mismos puntos, y nadie dos veces con el mismo.
tournament-carousel = Carrusel
tournament-carousel-about = Durante un tiempo fijado, quien está libre vuelve a ser emparejado enseguida. Entra y sal cuando quieras.
tournament-rounds = Rondas
tournament-rounds-of = Rondas: { $count }
tournament-duration = Duración
tournament-length = { $minutes } minutos
tournament-hours =
    { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
tournament-streaks = Rachas: tras dos victorias seguidas las partidas valen doble
tournament-bots = Los bots pueden participar
tournament-starts = Empieza en
tournament-players = Jugadores: { $count }
tournament-join = Participar
tournament-leave = Salir
tournament-back = Volver
tournament-cancel = Cancelar el torneo
tournament-cancelled = El torneo no se jugó: pocos jugadores, o su creador lo canceló.
tournament-finished = El torneo ha terminado.
tournament-round-of = Ronda { $round } de { $count }.
tournament-starts-in = Empieza en { $time }
tournament-ends-in = Tiempo para partidas nuevas: { $time }
tournament-next-in = Próxima ronda en { $time }
tournament-waiting = Participas: cualquier página te avisa cuando empieza tu partida. Si no la empiezas en un minuto, la pierdes.
tournament-out = Has salido: no se te empareja hasta que vuelvas.
tournament-your-game = A tu partida
tournament-standings = Clasificación
tournament-pairings = Emparejamientos
tournament-none = Todavía no participa nadie.
tournament-points = Puntos
tournament-buchholz = Puntos Buchholz
tournament-sonneborn = Puntos Sonneborn-Berger
tournament-wins = Victorias
tournament-bye = descansa
tournament-gone = ha salido
tournament-on-streak = Las partidas valen doble ahora
rated = Puntuada
casual = Amistosa
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rápida
speed-classical = Clásica
setup-rated = Partida puntuada
setup-rated-about = Cuenta para tu puntuación en esta regla y a este ritmo. No hay pistas y contra el motor no se deshacen jugadas.
setup-rated-level = El nivel { $level } tiene { $rating } de puntuación.
setup-rated-account = Las partidas puntuadas requieren una cuenta.
setup-rated-clock = Las partidas puntuadas requieren reloj.
setup-rated-size = Las partidas puntuadas de esta regla se juegan en { $sizes }.
setup-rated-opening = Las partidas puntuadas de esta regla requieren una de estas aperturas: { $openings }.
profile-link = Tu perfil y tus puntuaciones
profile-title = Jugador
profile-challenge = Desafiar
profile-ratings = Puntuaciones
profile-ratings-none = Todavía no hay partidas puntuadas.
profile-curve = Puntuación en las últimas partidas: mínima { $low }, máxima { $high }, actual { $now }.
profile-results = Resultados de partidas puntuadas
profile-won = Ganadas
profile-drawn = Empates
profile-lost = Perdidas
profile-games = Partidas públicas recientes
profile-games-none = Todavía no hay partidas públicas. Las de la sala son públicas; las demás, privadas.
leaders-title = Clasificaciones
leaders-about = Las puntuaciones más altas por regla y ritmo. Las provisionales no aparecen.
leaders-none = Nadie tiene aún una puntuación firme aquí.
leaders-speed = Ritmo
leaders-games = Partidas
call-paired = Empieza tu partida con { $name }.
call-challenge = { $name } te desafía a una partida.
call-your-move = Te toca jugar contra { $name }.
call-go = Ir allí

## One's games and analyses

games-title = Partidas
games-analyses = Análisis
games-none = Aún no hay partidas. Coloca una piedra en el tablero para empezar una.
games-no-analyses = Aún no hay análisis. Guarda uno en «Analizar», «Compartir».
games-more = Mostrar más
games-in-progress = En curso
games-analyse = Analizar
games-analyse-this = Analizar { $title }
games-analysis = Análisis
games-remove = Quitar
games-remove-really = ¿Quitar de verdad?
games-remove-this = Quitar { $title } de esta lista
when-today = hoy { $time }
when-yesterday = ayer { $time }

## Teaching in a game

teach-label = Enseñanza
teach-about = Señala tus errores cuando ocurren y te deja retirar la jugada.
teach-off = Desactivada
teach-blunders = Solo errores graves
teach-all = Todos los errores
teach-blunder = { $move } es un error grave
teach-mistake = { $move } es un error
teach-take-back = Retirarla
teach-show = Ver por qué
teach-play-on = Seguir jugando
terminal-teach-back = ¿Retirar { $move }? (y = sí, n = no)

## The plain terminal

terminal-commands-hint = ? muestra las órdenes.
terminal-draw-declined = El empate se rechaza.
terminal-chose = { $who }: { $what }.
terminal-sentence = { $text }.
terminal-opening-over = La apertura ha terminado: { $black } contra { $white }.
terminal-played = { $who } jugó { $points }.
terminal-over-now = La partida ha terminado: n empieza otra, q sale.
terminal-hint-offer = t da una pista.
terminal-hint-key = h da una pista.
terminal-not-judged = La jugada no se juzga: { $why }.
terminal-not-counted = El resultado no se cuenta: { $why }.
terminal-run-program = En la partida juega el programa { $name }. ¿Ejecutar { $command }? (y/n)
terminal-moves-typed = Sus jugadas también se pueden escribir.
terminal-thinks = { $who } piensa
terminal-declines = { $who } rechaza el empate.
terminal-time-taken = Tiempo: { $seconds } s.
terminal-time-thought = Tiempo: { $seconds } s, profundidad { $depth }, evaluación { $score }.
terminal-hint = Pista: { $hint }
terminal-hint-more = Pista: { $hint } t dice más.
terminal-hint-line = Pista: { $move } ({ $score }, profundidad { $depth }): { $line }.
terminal-try-again = Intro lo intenta de nuevo; su jugada también se puede escribir.
terminal-not-saved-yet = Aún no guardado: { $why }.
terminal-not-saved = No guardado: { $why }.
terminal-strength = Tu fuerza contra los niveles: { $rating } ({ $change }).
terminal-goodbye = Adiós.
terminal-average = Tiempo medio de { $who }: { $seconds } s por jugada.
terminal-resume = Continuar con: { $command }
terminal-saved-in = La partida está guardada en { $file }.
terminal-result-back = El resultado se ha deshecho.
terminal-taken-back =
    { $count ->
        [one] Jugada deshecha
        [many] Jugadas deshechas
       *[other] Jugadas deshechas
    }: { $moves }.
terminal-none-forbidden =
    { $color ->
        [black] Ningún punto está prohibido para Negro.
       *[white] Ningún punto está prohibido para Blanco.
    }
terminal-no-move = { $number } no es una jugada: se espera de 0 a { $most }.
terminal-board-after = El tablero tras la jugada { $number }; la partida va por la { $ply }.
terminal-nothing-played = Aún no se ha jugado nada.
terminal-history-hint = h { $number } muestra el tablero tras la jugada { $number }.
terminal-level-engines = Aquí juegan { $count } motores: se espera uno al que dar un nivel.
terminal-plays-on = { $who } sigue jugando.
terminal-exists = { $file } ya existe; s! { $file } lo sobrescribe.
terminal-saved-as = Guardado como { $file }
terminal-load-hint = l 1 o l FILE carga una partida.
terminal-none-saved = Aún no hay partidas guardadas: l FILE.
terminal-loaded = Se ha cargado { $name }.
terminal-another = Otra partida.
terminal-help-move = una jugada: columna y fila
terminal-help-enter = que juegue el motor
terminal-help-undo = deshacer
terminal-help-redo = rehacer
terminal-help-tip = pista por pasos: zona, forma, jugada
terminal-help-history = historial, o el tablero tras la jugada N
terminal-help-forbidden = puntos prohibidos
terminal-help-draw = ofrecer empate
terminal-help-resign = abandonar
terminal-help-level = nivel del motor, 1 a 10, o full
terminal-help-save = guardar, y el tablero en Python
terminal-help-save-over = guardar sobre un archivo
terminal-help-load = cargar un archivo o una partida; listarlas
terminal-help-new = partida nueva, puestos cambiados
terminal-help-help = esta ayuda
terminal-help-quit = salir; la partida se conserva
terminal-offers = oferta { $point }
terminal-ask-rule = Regla ({ $known })
terminal-ask-size = Tamaño del tablero ({ $least } a { $most })
terminal-ask-opening = Apertura ({ $known })
terminal-ask-opponent = Rival (nivel { $least } a { $most }, full fuerza máxima, person una persona, o cmd:PROGRAM)
terminal-ask-color = Tu color (black Negro, white Blanco)
terminal-ask-opens = Quién abre: tú (black) o el motor (white)
terminal-ask-name-none = Tu nombre (- para ninguno)
terminal-ask-other = Nombre del otro jugador
terminal-ask-other-none = Nombre del otro jugador (- para ninguno)
terminal-ask-clock = Reloj (como 5+3, 10s/move o none)
terminal-panel-opening = apertura: { $opening }
terminal-panel-last = { $moves }, última { $move }
terminal-panel-pairs = parejas: Negro { $black }, Blanco { $white }
terminal-panel-five =
    { $color ->
        [black] el cinco de Negro se puede romper
       *[white] el cinco de Blanco se puede romper
    }
terminal-shows-board = Intro muestra el tablero
terminal-prompt-over = La partida ha terminado (n otra, u deshacer, s guardar, l cargar, q salir)
terminal-time-left = quedan { $time }
terminal-hash = tabla { $percent } %
terminal-compiling = compilando el motor
terminal-loading = cargando el motor
terminal-kernels = { $what } { $bar } { $done } de { $total } núcleos
terminal-compiling-once = compilando el motor, una vez para esta versión; tarda cerca de un minuto
terminal-position = Regla { $rule }, { $size }, { $moves }.
terminal-opening-name = Apertura: { $name }.
terminal-to-move =
    { $color ->
        [black] Juega Negro.
       *[white] Juega Blanco.
    }
terminal-pairs = Parejas capturadas: Negro { $black }, Blanco { $white }.
terminal-captures =
    { $color ->
        [black] Negro
       *[white] Blanco
    } captura { $stones } ({ $count ->
        [one] { $count } pareja
        [many] { $count } parejas
       *[other] { $count } parejas
    }).
terminal-pending =
    { $color ->
        [black] Negro tiene cinco; Blanco aún puede romperlo con una captura.
       *[white] Blanco tiene cinco; Negro aún puede romperlo con una captura.
    }
terminal-forbidden =
    { $color ->
        [black] Prohibido para Negro
       *[white] Prohibido para Blanco
    }: { $points }.
terminal-with-line = { $how }: { $line }.
terminal-result = Resultado: { $result }
terminal-unreadable = no se puede leer
terminal-no-saved = No hay ninguna partida guardada.
terminal-plain-mode = { $why }; este es el modo de texto
terminal-no-screen = esta terminal no puede mostrar la pantalla completa
terminal-no-textual = la pantalla completa necesita tengen[tui]
terminal-not-remembered = los ajustes no se recuerdan: { $why }
terminal-against = { $black } contra { $white }, { $rule }, { $size }.
terminal-interrupted = Interrumpido.
terminal-moves-on-average = { $who }: { $moves }, { $seconds } s por jugada de media.

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = una jugada (h8), hint pista, solution solución, skip saltar, quit salir
terminal-lesson-commands = hint pista, solution solución, skip saltar, quit salir
terminal-ask-move = Jugada
terminal-ask-point = Punto
terminal-ask-choose = Elige { $options }
terminal-next = Siguiente: { $command }
terminal-step = Paso { $number } de { $count }: { $title }
terminal-a-puzzle = un problema
terminal-right = Correcto. { $text }
terminal-again = { $text } Inténtalo otra vez.
terminal-no-play = { $move } no se puede jugar aquí.
terminal-puzzle = Problema { $id }: { $rule }, { $theme }, { $rating }
terminal-rating = Puntuación { $rating }, { $solved } resueltos, mejor racha { $best }.
terminal-rating-change = Puntuación { $rating } ({ $change }), racha { $streak }.
terminal-drill = Ejercicio: { $rule }, { $source }
terminal-drill-right = { $move } es correcta ({ $score }).
terminal-drills-due =
    { $due } de { $count ->
        [one] { $count } ejercicio
        [many] { $count } ejercicios
       *[other] { $count } ejercicios
    } por repasar.
terminal-drills-none = Aún no hay ejercicios. { $command } los crea.
terminal-source = jugada { $number }, { $place }
terminal-source-times = { $source } ({ $count } veces)
terminal-place =
    { $kind ->
        [game] partida
        [review] revisión
       *[analysis] análisis
    }
terminal-earlier-game = una partida anterior
terminal-drills-made =
    { $count ->
        [one] { $count } error
        [many] { $count } errores
       *[other] { $count } errores
    }, ejercicios nuevos: { $fresh }.
terminal-drills-unsure = Una búsqueda más profunda no confirmó { $count } de los errores.
terminal-better = mejor
terminal-then = luego
terminal-column =
    { $name ->
        [number] N.º
        [side] lado
        [move] jugada
        [mark] nota
        [before] antes
        [after] después
        [better] mejor
        [player] jugador
        [games] partidas
        [moves] jugadas
        [accuracy] precisión
        [opening] apertura
        [middle-game] medio juego
        [endgame] final
        [black] negro
        [white] blanco
        [overlooks] pasa por alto
        [depth] prof.
        [score] valor
        [time] tiempo
       *[line] línea
    }
terminal-accuracy =
    Precisión de { $color ->
        [black] Negro
       *[white] Blanco
    }: { $percent } %
terminal-review-left = La revisión no está completa: búsquedas pendientes: { $count }.
terminal-review-positions = posiciones
terminal-review-turns = momentos clave: quedan { $count }
terminal-games-done = { $done } de { $count } partidas están en { $folder }
terminal-game-of = partida { $number } de { $count }
terminal-explain-move =
    Juega { $color ->
        [black] Negro
       *[white] Blanco
    }, { $move }:
terminal-factors-for =
    { $color ->
        [black] Para Negro
       *[white] Para Blanco
    }:
terminal-factors-then =
    { $color ->
        [black] Negro
       *[white] Blanco
    } puede tener luego:
terminal-total = Suma: { $total }
terminal-no-threats = sin amenazas
terminal-terms = Los términos de la evaluación, para quien juega:

## The full-screen terminal

terminal-save = Guardar
terminal-open = Abrir
terminal-new = Nueva
terminal-help = Ayuda
terminal-quit = Salir
terminal-start = Empezar
terminal-analysis = Análisis
terminal-logo = cinco en línea
terminal-name = nombre
terminal-command = orden
terminal-think-seconds = segundos por jugada (2, o el reloj)
terminal-person = persona
terminal-adaptive = nivel adaptable
terminal-other-engine = otro motor
terminal-other-clock = otro
terminal-clock-such = 5+3 o 10s/move
terminal-continue = Continuar { $title }
terminal-start-hint = Las flechas eligen, Intro empieza la partida.
terminal-looking-back = Estás mirando atrás: Fin vuelve a la partida.
terminal-over-new = { $ending } n empieza otra partida.
terminal-over-back = { $ending } n: otra partida, u: deshacer.
terminal-hurry = { $who } piensa; m hace que juegue ya.
terminal-typing = Jugada: { $text }
terminal-who-for = ¿Quién sigue por { $who }?
terminal-no-resign = Ahora nadie puede abandonar.
terminal-resigns = { $who } abandona
terminal-paused = En pausa. Pulsa p para seguir.
terminal-unmarked = Los puntos prohibidos no se marcan.
terminal-hint-person = La pista es para una persona en su turno.
terminal-report =
    { $color ->
        [black] { $move } para Negro
       *[white] { $move } para Blanco
    }
terminal-save-as = Guardar como (.sgf, .psq...):
terminal-write-over = sobrescribir { $file }
terminal-file-exists = { $file } ya existe
terminal-leave-it = dejarlo
terminal-thinking = pensando
terminal-program-who = { $name } es un programa. ¿Quién juega?
terminal-run = ejecutar { $command }
terminal-draw-question = { $who }: ¿empate?
terminal-failed-who = { $who } ha fallado. ¿Quién sigue?
terminal-tengen-full = Tengen a fuerza máxima
terminal-getting-ready = El motor se está preparando.
terminal-getting-ready-first = El motor se está preparando. La primera vez tarda cerca de un minuto.
terminal-hint-plays = Pista: { $move }. Intro la juega.
terminal-note-pairs = parejas { $taken }/{ $needed }
terminal-note-moves = { $moves }, { $seconds } s por jugada
terminal-browsing = Jugada { $ply } de { $count }. RePág y AvPág recorren, Fin vuelve.
terminal-chooses-digits = { $who } elige: 1 a { $count }.
terminal-chooses-arrows = { $who } elige: flechas e Intro.
terminal-good-for =
    { $color ->
        [black] Bueno para Negro
       *[white] Bueno para Blanco
    }:
terminal-back = Esc: volver
terminal-open-game = Abrir una partida
terminal-open-keys = Tab: lista o archivo, Intro: abrir, Esc: volver
terminal-file = Archivo
terminal-cannot-open = No se puede abrir { $file }: { $why }

## The keys of the full-screen terminal

terminal-keys-board = EL TABLERO
terminal-keys-game = LA PARTIDA
terminal-keys-analysis = ANÁLISIS
terminal-keys-signs = SIGNOS
terminal-keys-arrows = flechas
terminal-keys-mouse = ratón
terminal-key-cursor = mover el cursor [ ]
terminal-key-place = poner una piedra
terminal-key-type = escribir una jugada, como h8
terminal-key-click = clic para poner una piedra
terminal-key-browse = recorrer las jugadas; Inicio y Fin: primera y última
terminal-key-zoom = piedras pequeñas o grandes, si hay sitio
terminal-key-undo = deshacer; contra un motor, hasta tu turno
terminal-key-teaching = enseñanza: no, errores graves, todos los errores
terminal-key-now = que el motor juegue ya
terminal-key-change = cambiar quién juega por el bando en turno
terminal-key-pause = parar los relojes
terminal-key-forbidden = puntos prohibidos: marcarlos y decir por qué
terminal-key-numbers = números de las jugadas en las piedras
terminal-key-save = guardar (sgf, psq, json...)
terminal-key-open = abrir una partida
terminal-key-new = partida nueva
terminal-key-panel = panel de análisis sí o no
terminal-key-lines = más o menos líneas
terminal-key-explain = todo sobre la jugada bajo el cursor
terminal-sign-winning = la fila ganadora
terminal-sign-last = última jugada
terminal-sign-cursor = el cursor
terminal-sign-both = última jugada y cursor
terminal-sign-forbidden = prohibido
terminal-sign-best = mejores jugadas del análisis
terminal-keys-saved = La partida se guarda tras cada jugada. Ctrl-C sale en cualquier momento y muestra la orden para continuarla.
play-hint-point = Pista: { $move }. { $score }.

## The adaptive opponent, and a first visit

setup-adaptive = Motor que se adapta a ti
setup-adaptive-about = Juega un poco mejor que tú y sigue tus resultados.
setup-adaptive-name = Adaptable
setup-adaptive-seat = Motor, un poco mejor que tú
welcome-title = Te damos la bienvenida
welcome-question = ¿Qué tal juegas al gomoku? La respuesta te busca un rival.
welcome-none = No he jugado nunca
welcome-rules = Conozco las reglas
welcome-regular = Juego de vez en cuando
welcome-strong = Juego muy bien
welcome-puzzles = Averiguarlo con tres problemas rápidos
welcome-later = Ahora no
welcome-placed = Tu rival está listo
welcome-placed-gentle = Empieza con suavidad y sigue tus resultados. Te señala los errores graves y puedes retirarlos.
welcome-placed-about = Empieza cerca de tu nivel y sigue tus resultados.
welcome-lesson = O empieza con la primera lección
placement-title = Problema { $number } de { $count }
placement-about = Cuenta la primera respuesta. Si no lo sabes, sigue adelante.
placement-unknown = No lo sé
placement-finish = Buscar mi rival
placement-result = Has resuelto { $solved } de { $count }. Tu rival empieza cerca del nivel { $level } y sigue tus resultados.
placement-play = Jugar la primera partida

## Numbers and scores

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
score-won =
    { $color ->
        [black] Negro ha ganado
       *[white] Blanco ha ganado
    }
score-drawn = empate
score-wins-in =
    { $color ->
        [black] Negro
       *[white] Blanco
    } gana en { $plies ->
        [one] 1 semijugada
       *[other] { $plies } semijugadas
    }
score-even = igualado
score-better =
    { $color ->
        [black] Negro
       *[white] Blanco
    } está mejor ({ $percent } %)

## Players

seat-engine-level = Motor, { $name }
talk-title = Chat
talk-about = Saluda o escribe una línea. Solo vosotros dos podéis leerla.
talk-log-in = Inicia sesión para escribir tus propias palabras.
talk-message = Mensaje
talk-send = Enviar
talk-you = Tú
talk-mute = Silenciar
talk-unmute = Dejar de silenciar
talk-muted = Has silenciado a este jugador.
talk-report = Denunciar
talk-report-this = Denunciar a { $name }
talk-report-why = ¿Qué ocurre?
report-talk = Mensajes ofensivos
report-cheating = Uso de un motor
report-stalling = Alarga o abandona la partida
report-name = Nombre ofensivo
report-other = Otra cosa
talk-report-details = Detalles (opcional)
talk-report-send = Enviar denuncia
talk-report-cancel = Cancelar
talk-reported = Gracias. El responsable del servidor lo revisará.
talk-hello = ¡Hola!
talk-good-luck = ¡Suerte!
talk-nice-move = ¡Buena jugada!
talk-oops = ¡Uy!
talk-well-played = ¡Bien jugado!
talk-good-game = ¡Buena partida!
talk-thanks = ¡Gracias!
talk-bye = ¡Adiós!
seat-engine-bot = Motor de un miembro
seat-engine-full = Motor a fuerza máxima, { $seconds } s por jugada
seat-by-link = Persona por enlace
seat-person = Persona
seat-first = Primer jugador
seat-second = Segundo jugador
seat-level = nivel { $level }
seat-full = fuerza máxima
seat-program = otro programa
who-seat =
    { $seat ->
        [first] el primer jugador
       *[second] el segundo jugador
    }
who-named = { $name } ({ $role })
seat-absent = aún no ha llegado
seat-you = tú
claim-title = El rival no está
claim-left = { $name } ha dejado la partida.
claim-idle = { $name } no ha jugado.
claim-wait = Puedes reclamar la victoria en { $time }.
claim-win = Reclamar la victoria
claim-draw = Dejarla en empate
seat-away = ausente
seat-color-open = Color por decidir
seat-pairs = { $taken } de { $needed } parejas capturadas
level-1 = primeros pasos
level-2 = principiante
level-3 = muy fácil
level-4 = fácil
level-5 = aceptable
level-6 = medio
level-7 = bastante bueno
level-8 = bueno
level-9 = fuerte
level-10 = muy fuerte
clock-none = Sin reloj
clock-main = { $minutes } min + { $increment } s por jugada
clock-per-move = { $seconds } s por jugada

## A new game

setup-title = Nueva partida
setup-opponent = Rival
setup-level = Motor, por nivel
setup-level-about = Diez niveles, desde los primeros pasos hasta muy fuerte.
setup-tengen = Motor, fuerza máxima
setup-tengen-about = Por encima del nivel 10: lo más fuerte posible en el tiempo que le des.
setup-lobby = Cualquiera en la sala
setup-lobby-about = Juegas con quien quiera la misma partida.
setup-challenge = Jugador con cuenta
setup-challenge-about = El jugador recibe un aviso y puede aceptar o rechazar.
setup-challenged = Nombre del jugador
setup-person = Persona en esta pantalla
setup-person-about = Dos personas se turnan en este dispositivo.
setup-invite = Persona por enlace
setup-invite-about = Recibes un enlace para enviárselo a la otra persona.
setup-watch = Ver dos motores
setup-watch-about = Dos motores juegan entre sí mientras miras.
setup-random = Al azar
setup-you = Tú
setup-level-field = Nivel
setup-level-named = Nivel { $level }, { $name }
setup-level-of = { $level } de { $max }, { $name }
setup-full-strength = Fuerza máxima, { $seconds } s por jugada
setup-think = Tiempo para pensar
setup-you-play = Juegas con
setup-who-starts = Quién empieza
setup-minutes = Minutos
setup-increment = Segundos por jugada
setup-opening = Apertura
setup-clock = Reloj
setup-other-clock = Otro…
setup-start = Empezar partida
setup-more = Regla, tablero, apertura, reloj
invitation-title = { $name } te invita a una partida
invitation-opening = Apertura { $opening }
invitation-join = Unirse a la partida
invitation-watch = Solo mirar
resume-game = Continuar: { $first } – { $second }, jugada { $ply }

## Playing

play-title = Jugar al gomoku
play-actions = Acciones
play-status = Estado
play-pace-slow = Lenta
play-pace-normal = Media
play-pace-fast = Rápida
play-redo-about = Volver a hacer la jugada deshecha (Ctrl+Y)
play-hint-about = Pedir al motor una buena jugada
play-draw = Empate
play-draw-about = Ofrecer empate
play-resign = Aban­donar
play-pause = Pausa
play-resume = Reanudar
play-speed = Velocidad
play-undo-ask = Pedir al otro jugador deshacer la última jugada (Ctrl+Z)
play-undo-about = Deshacer la última jugada (Ctrl+Z)
play-rematch = Revancha
play-rematch-offered = Revancha ofrecida
play-rematch-accept = Aceptar la revancha
play-rematch-go = Ir a la revancha
play-rematch-told = Revancha ofrecida. Empieza cuando el otro jugador acepte.
play-moves = Jugadas
play-moves-list = Jugadas de la partida
play-newest = Posición más reciente
play-no-moves = Aún no hay jugadas
play-move =
    Jugada { $number }, { $color ->
        [black] Negro
       *[white] Blanco
    } { $move }
play-move-captures =
    Jugada { $number }, { $color ->
        [black] Negro
       *[white] Blanco
    } { $move }, captura { $count ->
        [one] 1 piedra
       *[other] { $count } piedras
    }
play-last-move =
    { $color ->
        [black] Negro
       *[white] Blanco
    } { $move }
play-last-capture =
    { $color ->
        [black] Negro
       *[white] Blanco
    } { $move }, captura { $stones }
play-type = Escribe una jugada
play-type-bad = «{ $text }» no es un punto de este tablero. Escribe una letra y un número, por ejemplo h8.
play-invitation-used = Esta invitación ya se ha usado. Estás viendo la partida.
play-cannot-open = Esta partida no se puede abrir
play-your-move = Te toca jugar
play-reconnecting = Reconectando
play-reconnecting-about = La partida está guardada y sigue cuando el servidor responda.
play-starting = Empezando la partida
play-ready = Cuando quieras
play-begin = Coloca una piedra en cualquier punto para empezar.
play-press-start = Pulsa «Empezar partida».
play-invited = Tienes una invitación
play-invited-about = Únete a la partida o mírala.
play-back-to-game = Volver a la partida
play-position-after = Posición tras la jugada { $ply }
play-confirm = ¿Jugar { $point }?
play-confirm-about = Toca otra vez el mismo punto o pulsa «Jugar».
play-resign-sure = ¿Abandonar esta partida?
play-resign-yes = Sí, abandonar
play-on = Seguir jugando
play-forbidden = { $point } está prohibido. { $reason }.
play-looking = Buscando una buena jugada…
play-draw-offered = { $name } ofrece empate
play-draw-offered-about = Acéptalo o sigue jugando.
play-draw-asked = Empate ofrecido
play-draw-asked-about = Esperando la respuesta de { $name }.
play-draw-open = Hay una oferta de empate; seguir jugando la rechaza.
play-undo-asked = { $name } pide deshacer
play-undo-asked-about = Permítelo o sigue jugando.
play-undo-waiting = Has pedido deshacer
play-undo-waiting-about = Esperando a que { $name } lo permita.
play-your-choice = Tú eliges
play-chooses = { $name } elige
play-choice-about = ¿Quién juega con cada color?
play-offers-about = ¿Cuántas quintas jugadas ofrece Negro?
play-paused = En pausa
play-paused-about = Pulsa «Reanudar» para que los motores sigan jugando.
play-thinking = { $name } está pensando
play-to-move = Juega { $name }
play-color-to-move =
    { $color ->
        [black] Juega Negro
       *[white] Juega Blanco
    }
play-waiting-player = Esperando a un jugador
play-watching = Estás mirando.
play-waiting-opponent = Esperando a tu rival
play-waiting-about = Envía el enlace de abajo. La partida empieza cuando alguien lo abra.
play-own-five = Tu cinco gana si no se rompe.
play-other-five =
    { $color ->
        [black] Negro tiene cinco: rómpelo con una captura o pierdes.
       *[white] Blanco tiene cinco: rómpelo con una captura o pierdes.
    }
play-result =
    { $text } { $count ->
        [one] La partida duró 1 jugada.
       *[other] La partida duró { $count } jugadas.
    }
play-drawn = Empate
play-won = Has ganado
play-lost = Has perdido
play-color-won =
    { $color ->
        [black] Ha ganado Negro
       *[white] Ha ganado Blanco
    }
play-name-won = Ha ganado { $name }
play-accept-draw = Aceptar empate
play-decline = Rechazar
play-allow = Permitir
play-depth = profundidad { $depth }
play-book = libro de aperturas
play-nodes = { $nodes } nodos
event-joined = { $name } se ha unido a la partida.
event-rematch = { $name } ofrece la revancha.
event-played-on = { $name } siguió jugando, lo que rechaza el empate.
event-declined-draw = { $name } rechazó el empate.
event-refused-undo = { $name } no permitió deshacer.
event-chose-color =
    { $color ->
        [black] { $name } eligió jugar con Negro.
       *[white] { $name } eligió jugar con Blanco.
    }
event-chose-offers =
    { $count ->
        [one] { $name } eligió una quinta jugada.
       *[other] { $name } eligió { $count } quintas jugadas.
    }
event-added-two = { $name } eligió añadir dos piedras.
share-link-copied = Enlace copiado.
share-press-copy = Pulsa Ctrl+C para copiar el enlace.
share-copy = Copiar
share-copy-this = Copiar: { $label }
share-spectators =
    { $count ->
        [one] 1 espectador mirando
       *[other] { $count } espectadores mirando
    }
share-let-watch = Dejar mirar a otros
share-invitation = Invitación
share-invitation-about = La primera persona que abra este enlace juega contra ti.
share-spectator-link = Enlace para espectadores
share-spectator-about = Los espectadores ven la partida, pero no pueden jugar.
share-embed = Código para una página web
share-embed-about = Muestra la partida en una página tuya.
embed-title = Una partida de { -gomoku }
embed-open = Abrir en Tengen
embed-failed = No se puede mostrar esta partida.
embed-start = Antes de la primera jugada.
embed-move = Jugada { $number } de { $count }: { $move }.
stats-title = Estadísticas
stats-region = Estadísticas de cada jugada
stats-moves = Jugadas
stats-time = Tiempo
stats-time-per-move = Tiempo por jugada
stats-longest = Más larga
stats-nodes = Nodos
stats-pairs = Parejas capturadas
stats-move = Jugada
stats-depth = Profundidad

## The board, for those who hear it

board-label = Tablero. Las flechas mueven el cursor, Intro juega.
board-kind = tablero de juego
board-point =
    { $point }, { $what ->
        [black] piedra negra
        [white] piedra blanca
       *[empty] vacío
    }
board-last = última jugada
board-forbidden = prohibido, { $reason }

## Analysing

step-last = Última posición
analyse-new = Nuevo
analyse-new-about = Empezar con un tablero vacío
analyse-opening = Abriendo…
analyse-merged = Este análisis también se modificó en otro lugar. Se han combinado las dos versiones.
analyse-pairs = parejas { $black }–{ $white }
analyse-saving = guardando…
analyse-saved = guardado
analyse-read-only = solo lectura
analyse-pending-five =
    { $color ->
        [black] Negro tiene un cinco que aún se puede romper
       *[white] Blanco tiene un cinco que aún se puede romper
    }
analyse-comment = Comentario
analyse-comment-hint = Un comentario sobre esta jugada
analyse-undo-about = Deshacer el último cambio (Ctrl+Z)
analyse-redo-about = Rehacer lo deshecho (Ctrl+Y)
analyse-promote = Promover
analyse-promote-about = Convertirla en la línea principal
analyse-delete = Eliminar
analyse-delete-about = Eliminar esta jugada y todo lo que sigue
analyse-tree = Jugadas y variantes
analyse-start = Inicio
analyse-tree-move =
    { $number }. { $color ->
        [black] Negro
       *[white] Blanco
    } { $move }
editor-title = Editar
editor-about = Prepara cualquier posición: de un libro, de un problema o de una partida en papel.
editor-begin = Editar esta posición
editor-pairs =
    { $color ->
        [black] Parejas capturadas por Negro
       *[white] Parejas capturadas por Blanco
    }
editor-places = Un clic coloca
editor-erase = Borrar
editor-turn = Turno
editor-clear = Vaciar
editor-done = Listo
overlay-moves = Mejores jugadas
overlay-heat = Mapa de calor
overlay-none = Sin marcas
engine-title = Análisis del motor
engine-best-lines = Mejores líneas
engine-depth-progress = Progreso en esta profundidad
engine-switch = Motor
engine-lines =
    { $count ->
        [one] 1 línea
       *[other] { $count } líneas
    }
engine-lines-label = Número de líneas
engine-overlay-label = Mostrado en el tablero
engine-view =
    { $color ->
        [black] Las valoraciones son para Negro, a quien le toca jugar.
       *[white] Las valoraciones son para Blanco, a quien le toca jugar.
    }
engine-game-over = En esta posición la partida ha terminado.
engine-queued = Esperando un motor libre; { $count } por delante de ti.
engine-complete = El análisis está completo.
engine-evaluation = Evaluación
engine-not-evaluated = sin evaluar
engine-speed = Velocidad
explorer-title = Explorador
explorer-about = Jugadas conocidas por el libro de aperturas, las demostraciones y las partidas. Elige una jugada para hacerla.
explorer-none = No se sabe nada de esta posición.
explorer-all = Mostrar las { $count } jugadas
explorer-verdict = Veredicto
explorer-public = Partidas públicas
explorer-own = Tus archivos
explorer-results = Negro { $black }, Blanco { $white }, tablas { $draws }, sin resultado { $unknown }
explorer-proof-title = Jugar contra la demostración
explorer-proof-switch = La demostración juega con Negro
explorer-proof-about = Juega con Blanco contra una victoria demostrada: la demostración responde al instante y dice por qué. Donde ninguna cubre tu jugada, responde el motor y se indica aquí.
explorer-proof-says = { $move } está demostrada: { $verdict }, sea cual sea la respuesta.
explorer-engine-says = { $move } no viene de una demostración: ninguna cubre esta posición. La juega el motor ({ $score }).
explorer-begins = { $move }: la demostración empieza en el centro.
explorer-won = La demostración ha ganado. Deshaz jugadas y prueba otra defensa.
explorer-threat = Amenaza: { $move }. Tras cualquier respuesta que no exija una réplica propia: { $verdict }.
explorer-answers = Respuestas que exigen una réplica propia: { $points }
explorer-even-title = Posiciones igualadas
explorer-even-about = Piedras que dejan a ambos lados las mismas opciones, para ofrecerlas en intercambio y swap2.
explorer-even-move = Buscar jugadas igualadas
explorer-even-pair = Buscar pares igualados
explorer-even-searching = Buscando piedras igualadas …
explorer-even-stones = Piedras
explorer-even-chance = Opciones de quien mueve
explorer-files-title = Tus archivos
explorer-files-about = Las partidas de tus archivos solo se cuentan para ti.
explorer-files-open = Añadir la partida abierta
explorer-files-remove = Quitar { $name }
explorer-find = Buscar esta posición
explorer-find-about = Buscar esta posición en todo el árbol, girada, reflejada o con otro orden de jugadas
explorer-found =
    Esta posición aparece en { $count ->
        [one] otro lugar
       *[other] otros { $count } lugares
    } del árbol.
explorer-found-none = Esta posición no aparece en ningún otro lugar del árbol.
exchange-title = Compartir
exchange-keep-title = Guardar este análisis
exchange-too-large = { $name } es demasiado grande. El límite es { $limit } KiB.
exchange-rule-stated = La que indique el texto
exchange-import = Importar
exchange-import-field = Jugadas, SGF, psq, pos o un enlace
exchange-import-about = O suelta un archivo en cualquier lugar de la página.
exchange-read = Leer el texto
exchange-choose-file = Elegir un archivo
exchange-assumptions = Suposiciones hechas al leer
exchange-game = Partida
exchange-save-as = Guardar como { $format }
exchange-export = Exportar
exchange-make-link = Crear un enlace a esta posición
exchange-losses = El archivo no contiene: { $losses }.
exchange-link = Enlace
exchange-link-about = Contiene la regla, el tamaño del tablero y las jugadas.
exchange-foreign = Este análisis es de otra persona. Guarda una copia para modificarlo.
exchange-saving = Guardando…
exchange-saved = Todos los cambios están guardados.
exchange-study-about = Cualquiera que tenga este enlace puede leer el análisis.
exchange-study-link = Enlace a este análisis
exchange-study-title = Título
exchange-keep = Guardar
exchange-keep-copy = Guardar una copia
exchange-kept = El análisis está guardado; lo encuentras en «Partidas».
report-title = Informe
report-show-threats = Amenazas en el tablero
report-threats = Amenazas abiertas
report-about = Señala un punto vacío para ver qué hace una jugada allí. Haz clic para conservar el informe.
report-none = Ninguna.
report-ask = Preguntar al motor
report-verdict =
    Motor: { $score } { $color ->
        [black] para Negro
       *[white] para Blanco
    } a profundidad { $depth }, { $rank } de { $candidates }. La mejor es { $best } con { $bestScore }.
report-verdict-unranked =
    Motor: { $score } { $color ->
        [black] para Negro
       *[white] para Blanco
    } a profundidad { $depth }, no está entre las mejores jugadas. La mejor es { $best } con { $bestScore }.
report-reasons-for = Todas las razones a favor
report-reasons-against = Todas las razones en contra
report-reason = Razón
report-weight =
    { $color ->
        [black] Peso para Negro
       *[white] Peso para Blanco
    }
report-threat =
    { $color ->
        [black] Negro
       *[white] Blanco
    }: { kind-title } { $stones }, continúa en { $gains }. { $color ->
        [black] Blanco
       *[white] Negro
    } puede responder en { $answers }.
report-threat-unanswered =
    { $color ->
        [black] Negro
       *[white] Blanco
    }: { kind-title } { $stones }, continúa en { $gains }. { $color ->
        [black] Blanco
       *[white] Negro
    } no tiene respuesta.
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] captura ganadora
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = captura ganadora
factor-win-broken = victoria rota
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = bloqueo de cinco
factor-block-of-open-four = bloqueo de cuatro abierto
factor-block-of-double-four = bloqueo de doble cuatro
factor-block-of-four-three = bloqueo de cuatro-tres
factor-block-of-double-three = bloqueo de doble tres
factor-block-of-open-three = bloqueo de tres abierto
factor-capture = { -capture }
factor-capture-set-up = captura preparada
factor-capture-blocked = captura bloqueada
factor-capture-risked = riesgo de captura
factor-forbidden-points = puntos prohibidos
factor-alignment = alineación
factor-centre = centro

## Exercises and puzzles

exercise-hint-key = Pista (?)
exercise-next-hint = Otra pista
exercise-solution = Solución
exercise-solution-line = Solución:
exercise-verdict = Veredicto
exercise-board = Tablero. { $prompt } Las flechas mueven el cursor, Intro juega.
exercise-play = Jugar { $point }
exercise-occupied = { $point } está ocupado.
line-after = Tras { $move }:
line-better = Mejor: { $move }
line-back = Paso atrás
line-next = Paso siguiente
puzzles-progress = Tu progreso
puzzles-today = Problema del día
puzzles-keys = Teclas: n problema siguiente, ? pista, una letra y un número eligen un punto.
puzzles-next = Problema siguiente
puzzles-skip = Saltar
puzzles-rated = puntuación { $rating }
puzzles-tried = ya intentado: no vuelve a contar
puzzles-link = enlace a este problema
puzzles-theme = Tema
puzzles-all-themes = Todos los temas
puzzles-theme-solved = { $theme } ({ $solved } de { $count })
puzzles-rating = Puntuación
puzzles-provisional = { $rating }, provisional
puzzles-solved = Resueltos a la primera
puzzles-solved-of = { $solved } de { $tried }
puzzles-in-a-row = Seguidos
puzzles-best-row = { $streak }, récord { $best }
puzzles-days = Racha diaria
days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
theme-win-at-once = Ganar de inmediato
theme-stop-four = Parar el cuatro
theme-fours = Ganar con cuatros
theme-threats = Ganar con amenazas
theme-only-defence = Única defensa
theme-use-forbidden = Usar un punto prohibido
theme-avoid-forbidden = Evitar puntos prohibidos
theme-captures = Capturas
puzzle-task =
    { $color ->
        [black] Juega Negro:
       *[white] Juega Blanco:
    } { $theme ->
        [win-at-once] gana en una jugada.
        [stop-four] para el cuatro sin perder.
        [fours] gana con una secuencia de cuatros.
        [threats] gana con cuatros y treses abiertos.
        [only-defence] encuentra la única jugada que no pierde.
        [use-forbidden] gana con ayuda de un punto prohibido.
        [avoid-forbidden] gana sin una jugada prohibida.
       *[captures] gana con una captura.
    }
puzzle-defence = Está demostrado que cualquier otra jugada pierde; una búsqueda de { $nodes } nodos no refutó la respuesta.
puzzle-solution = La solución: { $line }.
puzzle-right = { $move } es correcta; la respuesta es { $reply }.
puzzle-solved = { $move } es correcta: resuelto.
puzzle-wrong = { $move } es incorrecta.
puzzle-loses = { $move } pierde ante { $line }.
puzzle-answered = A { $move } se responde con { $line }.
puzzle-other-win = { $move } también gana, pero no como pide el problema.
puzzle-makes = { $move } { makes-kind }.
puzzle-stops = { $move } ocupa el punto donde el rival { makes-kind }.
puzzle-captures =
    { $move } captura { $pairs ->
        [one] una pareja.
       *[other] { $pairs } parejas.
    }
puzzle-combines = { $move } amenaza más de una secuencia.
puzzle-needed = { $move } ocupa un punto que el rival necesita.
puzzle-resists = { $reply } es lo que más resiste.
sentences = { $first } { $then }
makes-kind =
    { $kind ->
        [five] hace cinco
        [open-four] hace un cuatro abierto
        [double-four] hace dos cuatros a la vez
        [four-three] hace un cuatro y un tres abierto a la vez
        [four] hace un cuatro
        [double-three] hace dos treses abiertos a la vez
       *[open-three] hace un tres abierto
    }

## Hints

hint-area =
    Mira { $row ->
        [top] { $column ->
            [left] arriba a la izquierda.
            [right] arriba a la derecha.
           *[middle] arriba.
        }
        [bottom] { $column ->
            [left] abajo a la izquierda.
            [right] abajo a la derecha.
           *[middle] abajo.
        }
       *[middle] { $column ->
            [left] a la izquierda.
            [right] a la derecha.
           *[middle] en el centro.
        }
    }
hint-makes = La jugada { makes-kind }.
hint-stops = La jugada ocupa el punto donde tu rival { makes-kind }.
hint-captures =
    La jugada captura { $pairs ->
        [one] una pareja.
       *[other] { $pairs } parejas.
    }
hint-combines = La jugada amenaza más de una secuencia.
hint-needed = La jugada ocupa un punto que tu rival necesita.
hint-quiet = La jugada aún no amenaza nada: construye o gana espacio.
hint-point = Juega { $point }.

## Reviews

review-title = Revisión
review-mistakes = Errores
review-progress = Progreso de la revisión
review-begin = Revisar la partida
review-continue = Continuar la revisión
review-stop = Detener
review-you =
    { $color ->
        [black] Negro (tú)
       *[white] Blanco (tú)
    }
review-accuracy = Precisión
review-opening = Apertura { $mark } { $text }
review-none = No se encontraron errores.
review-running = Examinando cada jugada. Las partidas y los análisis tienen prioridad.
review-stopped = La revisión se detuvo.
review-slider = Jugada de la partida
review-at-move = Jugada { $ply }
review-try = Probar otra vez aquí
review-show-better = Mostrar la mejor jugada
review-show-longest = Mostrar la defensa más larga
review-lost = La partida ya estaba perdida; esta jugada solo la acabó antes.
review-overlooked = { color-name } pasó por alto: { $kinds }
review-practise = Practicar: { $theme }
review-find =
    { $color ->
        [black] Busca una jugada mejor que { $move } para Negro: elige un punto del tablero.
       *[white] Busca una jugada mejor que { $move } para Blanco: elige un punto del tablero.
    }
review-looking = Examinando { $point }…
review-try-another = Probar otra jugada
review-right = Correcto: { $move } mantiene el resultado.
review-right-proven = Correcto: { $move } mantiene el resultado, { $standing }.
review-game-move = { $move } es la jugada de la partida.
review-wrong = { $move } no es la buena.
review-prefers = El motor prefiere { $best }.
review-change = De { $before } a { $after }.
standing-win =
    victoria forzada en { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
standing-loss =
    derrota forzada en { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
score-wins = gana en { $count }
score-loses = pierde en { $count }
class-best = la mejor
class-only-move = única jugada
class-good = buena
class-inaccuracy = imprecisión
class-mistake = error
class-blunder = error grave
class-missed-win = victoria perdida
class-forced-win-allowed = permite victoria forzada
class-lost = ya perdido
a-kind =
    { $kind ->
        [five] cinco
        [winning-capture] una captura ganadora
        [open-four] un cuatro abierto
        [double-four] un doble cuatro
        [four-three] un cuatro-tres
        [four] un cuatro
        [double-three] un doble tres
        [open-three] un tres abierto
       *[capture] una captura
    }
rival-makes =
    { $rival ->
        [you] haces
        [black] Negro hace
       *[white] Blanco hace
    }
rival-owns =
    { $rival ->
        [you] tu
        [black] de Negro
       *[white] de Blanco
    }
rival-side =
    { $rival ->
        [you] tú
        [black] Negro
       *[white] Blanco
    }
winner-side =
    { $winner ->
        [you] tú
        [black] Negro
       *[white] Blanco
    }
standing-kind =
    { $standing ->
        [four] { -four }
       *[open-three] { -open-three }
    }
winning-means =
    { $means ->
        [fours] cuatros
       *[threats] amenazas
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] entrada en captura
    }
foul = { $move } está prohibida ({ reason-name }) y pierde de inmediato.
five-unbroken =
    { $move } no rompe { $rival ->
        [you] tu cinco
        [black] el cinco de Negro
       *[white] el cinco de Blanco
    } { $stones }, que gana.
allows-shape = { $move } deja libre { $point }, donde { rival-makes } { a-kind }.
ignores-shape =
    { $move } no para { $rival ->
        [you] tu { standing-kind }
        [black] el { standing-kind } de Negro
       *[white] el { standing-kind } de Blanco
    } { $stones }: { rival-makes } { a-kind } en { $point }.
allows-sequence =
    { $move } { $rival ->
        [you] te permite
        [black] permite a Negro
       *[white] permite a Blanco
    } ganar con { winning-means }: { $line }, luego { a-kind } en { $point }.
allows-sequence-long =
    { $move } { $rival ->
        [you] te permite
        [black] permite a Negro
       *[white] permite a Blanco
    } ganar con { winning-means } a partir de { $first } que llevan a { a-kind } en { $point }.
ignores-shape-sequence =
    { $move } no para { $rival ->
        [you] tu { standing-kind }
        [black] el { standing-kind } de Negro
       *[white] el { standing-kind } de Blanco
    } { $stones }: { $rival ->
        [you] ganas
        [black] Negro gana
       *[white] Blanco gana
    } con { winning-means }: { $line }, luego { a-kind } en { $point }.
ignores-shape-sequence-long =
    { $move } no para { $rival ->
        [you] tu { standing-kind }
        [black] el { standing-kind } de Negro
       *[white] el { standing-kind } de Blanco
    } { $stones }: { $rival ->
        [you] ganas
        [black] Negro gana
       *[white] Blanco gana
    } con { winning-means } a partir de { $first } que llevan a { a-kind } en { $point }.
allows-later =
    { $move } { $rival ->
        [you] te da
        [black] da a Negro
       *[white] da a Blanco
    } { $first }, que lleva a { a-kind } en { $point }.
allows-capture =
    { $move } { $rival ->
        [you] te permite
        [black] permite a Negro
       *[white] permite a Blanco
    } capturar { $stones } en { $point }.
allows-winning-capture =
    { $move } { $rival ->
        [you] te permite
        [black] permite a Negro
       *[white] permite a Blanco
    } ganar capturando { $stones } en { $point }.
misses-shape = { $move } deja pasar { a-kind } en { $point }.
misses-sequence = { $move } deja pasar una victoria con { winning-means }: { $line }, luego { a-kind } en { $point }.
misses-sequence-long = { $move } deja pasar una victoria con { winning-means } a partir de { $first } que llevan a { a-kind } en { $point }.
misses-later = { $move } deja pasar { $first }, que lleva a { a-kind } en { $point }.
misses-capture = { $move } deja pasar la captura de { $stones } en { $point }.
misses-winning-capture = { $move } deja pasar la victoria por captura de { $stones } en { $point }.
misses-block =
    { $move } deja libre { $point }, donde { $rival ->
        [you] tus piedras { $stones }
        [black] las piedras { $stones } de Negro
       *[white] las piedras { $stones } de Blanco
    } pasan a ser un tres abierto; { $better } lo impide.
misses-block-there =
    { $move } deja libre { $point }, donde { $rival ->
        [you] tus piedras { $stones }
        [black] las piedras { $stones } de Negro
       *[white] las piedras { $stones } de Blanco
    } pasan a ser un tres abierto.
worse = { $move } es más débil que { $point }.
stones-uneven =
    { $color ->
        [black] Las piedras de la apertura favorecen a Negro ({ $chance } %), color que el otro jugador puede elegir.
       *[white] Las piedras de la apertura favorecen a Blanco ({ $chance } %), color que el otro jugador puede elegir.
    }
stones-decided =
    { $color ->
        [black] Con las piedras de la apertura Negro puede forzar la victoria, y el otro jugador puede elegir ese color.
       *[white] Con las piedras de la apertura Blanco puede forzar la victoria, y el otro jugador puede elegir ese color.
    }
better-choice =
    { $better ->
        [take-white] había que elegir Blanco.
        [take-black] había que elegir Negro.
       *[add-two] era mejor añadir dos piedras.
    }
choice-wrong =
    { $color ->
        [black] Negro tenía más posibilidades ({ $chance } %); { better-choice }
       *[white] Blanco tenía más posibilidades ({ $chance } %); { better-choice }
    }
choice-decided =
    { $color ->
        [black] Negro podía forzar la victoria; { better-choice }
       *[white] Blanco podía forzar la victoria; { better-choice }
    }
turn-win =
    { $move } { $winner ->
        [you] te permitió
        [black] permitió a Negro
       *[white] permitió a Blanco
    } forzar la victoria en { $count ->
        [one] 1 jugada.
       *[other] { $count } jugadas.
    }
turn-better =
    { $move } { $winner ->
        [you] te dio
        [black] dio a Negro
       *[white] dio a Blanco
    } la ventaja.
won-throughout =
    { $winner ->
        [you] Llevaste ventaja
        [black] Negro llevó ventaja
       *[white] Blanco llevó ventaja
    } desde { $from ->
        [1] el principio
        [2] el principio
       *[later] la jugada { $from }
    } hasta el final.
threw-win =
    { $loser ->
        [you] Ibas ganando
        [black] Negro iba ganando
       *[white] Blanco iba ganando
    } hasta la jugada { $at }; { $turn }
threw-lead =
    { $loser ->
        [you] Llevabas ventaja
        [black] Negro llevaba ventaja
       *[white] Blanco llevaba ventaja
    } hasta la jugada { $at }; { $turn }
even-until = La partida estaba igualada hasta la jugada { $at }; { $turn }
fell-behind =
    { $loser ->
        [you] Ya ibas por detrás;
        [black] Negro ya iba por detrás;
       *[white] Blanco ya iba por detrás;
    } en la jugada { $at }, { $turn }
level = Ningún bando cometió un error decisivo.
swings = La ventaja cambió de bando { $times } veces, la última en la jugada { $at }; { $turn }
drawn-missed =
    { $loser ->
        [you] Empate, pero ibas ganando
        [black] Empate, pero Negro iba ganando
       *[white] Empate, pero Blanco iba ganando
    } hasta la jugada { $at } ({ $move }).
drawn = Un empate en el que ningún bando dejó pasar la victoria.
unreviewed = No hay ninguna jugada que revisar.

## Explanations of moves and positions

list-comma = { $others }, { $last }
list-one = { $last }
list-or = { $others } o { $last }
list-and = { $others } y { $last }
color-name =
    { $color ->
        [black] Negro
       *[white] Blanco
    }
explain-both = { $first }; { $then }
explain-off-board = ilegal: { $what } no es un punto del tablero, que va de { $first } a { $last }
explain-game-over = ilegal: la partida ha terminado
explain-occupied = ilegal: hay una piedra en { $point }
explain-overline = ilegal: línea larga { $lines }
explain-in-capture = ilegal: entrada en captura: { $lines }
explain-through = ilegal: { reason-name } por { $lines }
explain-point-forbidden = { $point } ({ reason-name })
explain-take-at = { $stones } en { $point }
explain-quiet = { $move } no amenaza nada ni para ninguna amenaza
explain-wins-five = { $move } hace cinco y gana: { $line }
explain-wins-captures = { $move } captura { $taken } y gana: { color-name } tiene { $pairs } parejas
explain-loses-unbroken = { $move } no rompe el cinco { $line }: { rival-side } gana
explain-no-move = { $move } deja a { rival-side } sin jugada legal: empate
explain-fills-board = { $move } llena el tablero: empate
explain-pending = { $move } hace cinco, { $line }; { rival-side } aún puede romperlo en { $points }
explain-breaks =
    { $move } rompe { $rival ->
        [you] tu cinco
        [black] el cinco de Negro
       *[white] el cinco de Blanco
    } { $line } al capturar { $taken }
explain-makes-open-four = { $move } hace un cuatro abierto, cinco en { $points }
explain-makes-double-four = { $move } hace dos cuatros a la vez, cinco en { $points }
explain-makes-four-three = { $move } hace un cuatro y un tres abierto a la vez
explain-makes-four = { $move } hace un cuatro, cinco en { $points }
explain-makes-double-three =
    { $move } hace { $count ->
        [2] dos
       *[other] { $count }
    } treses abiertos a la vez
explain-makes-open-three = { $move } hace un tres abierto, cuatro abierto en { $points }
explain-breakable = { rival-side } aún podría romper ese cinco con una captura
explain-stops-both = { rival-side } para ambas amenazas en { $points }
explain-counters = { rival-side } para el cuatro en { $points } y hace a su vez un cuatro
explain-stops-one = { rival-side } solo puede parar una amenaza
explain-must-answer = { rival-side } debe responder en { $points }
explain-five-first = pero { rival-side } hace cinco antes en { $points }
explain-capture-first = pero { rival-side } captura antes su última pareja en { $points }
explain-block-forbidden = { rival-side } no puede pararlo: prohibido en { $points }
explain-also-wins =
    { color-name } también gana en { $points }: { $color ->
        [black] Blanco
       *[white] Negro
    } no puede pararlo todo
explain-cannot-stop = { rival-side } no puede pararlo
explain-can-stop = { rival-side } puede pararlo en { $points }
explain-none-but-four = ninguna jugada de { rival-side } para ambas amenazas, pero antes puede hacer un cuatro en { $points }
explain-none-stops-both = ninguna jugada de { rival-side } para ambas amenazas
explain-takes =
    { $move } captura { $taken }: { color-name } tiene { $pairs ->
        [one] 1 pareja
       *[other] { $pairs } parejas
    }
explain-opens = { $move } abre { a-kind } { $stones }, que continúa en { $points }
explain-threatens-capture = { $move } amenaza con capturar { $takes }
explain-stops-five =
    { $move } para { $rival ->
        [you] tu cinco
        [black] el cinco de Negro
       *[white] el cinco de Blanco
    } en { $points }
explain-stops-open-three =
    { $move } para { $rival ->
        [you] tu tres abierto
        [black] el tres abierto de Negro
       *[white] el tres abierto de Blanco
    } { $stones }, que habría sido un cuatro abierto en { $points }
explain-stops-double =
    { $move } para { $rival ->
        [you] tu { kind-title }
        [black] el { kind-title } de Negro
       *[white] el { kind-title } de Blanco
    } en { $points }
explain-stops-twos = { $move } impide a { rival-side } un tres abierto con { $stones } en { $points }
explain-stops-captures = { $move } impide a { rival-side } capturar { $takes }
explain-forbids = { $move } hace que queden prohibidos para { rival-side }: { $points }
explain-leaves =
    esto deja a { rival-side } { $kind ->
        [five] un cinco
        [winning-capture] una captura ganadora
        [double-four] un doble cuatro
        [four-three] un cuatro-tres
       *[double-three] un doble tres
    } en { $points }
explain-leaves-open-four = esto deja a { rival-side } un cuatro abierto en { $points }, a partir del tres abierto { $stones }
explain-risks = esto permite a { rival-side } capturar { $takes }
explain-forbids-itself = esto hace que queden prohibidos para el propio { color-name }: { $points }
explain-has-five = { color-name } tiene el cinco { $stones }; { rival-side } puede romperlo en { $points }
explain-has-four = { color-name } tiene { a-kind } { $stones }: cinco en { $points }
explain-has-open-three = { color-name } tiene { a-kind } { $stones }: cuatro abierto en { $points }
explain-can-win-by-taking = { color-name } puede ganar capturando { $stones } en { $points }
explain-can-take = { color-name } puede capturar { $stones } en { $points }
explain-has-double = { color-name } tiene { a-kind } en { $points }
explain-no-block = ninguna jugada de { rival-side } lo bloquea
explain-over =
    la partida ha terminado: { $winner ->
        [black] ha ganado Negro
        [white] ha ganado Blanco
       *[none] empate
    } ({ end-name })
end-name =
    { $how ->
        [five] cinco en línea
        [captures] capturas
        [forbidden] jugada prohibida
        [unbroken-five] cinco no roto
        [full-board] tablero lleno
       *[no-move] sin jugada legal
    }
explain-engine-line = el motor da a { color-name } { $score } y espera { $line }
explain-engine-ranked =
    el motor da a { $move } { $score }, número { $rank } de { $count ->
        [one] 1 candidata
       *[other] { $count } candidatas
    }, y espera { $line }
explain-engine-unranked =
    el motor da a { $move } { $score }, { $count ->
        [one] que no es la candidata
       *[other] que no está entre las { $count } candidatas
    }, y espera { $line }
explain-engine-better = mejor es { $best } con { $score }: { $line }

## Rules

rule-freestyle = Libre
rule-freestyle-brief = cinco o más en línea ganan
rule-freestyle-summary = Cinco o más en línea ganan.
rule-freestyle-help = Cinco o más en línea ganan. No hay nada prohibido. Negro tiene una gran ventaja, así que una apertura como swap2 equilibra la partida.
rule-standard = Estándar
rule-standard-brief = exactamente cinco en línea ganan
rule-standard-summary = Exactamente cinco en línea ganan; seis o más, no.
rule-standard-help = Exactamente cinco en línea ganan. Seis o más están permitidas, pero no ganan.
rule-renju = Renju
rule-renju-brief = Negro tiene formas prohibidas
rule-renju-summary = Negro necesita exactamente cinco y no puede hacer un doble tres, un doble cuatro ni una línea larga. Blanco juega sin restricciones.
rule-renju-help =
    Negro gana con exactamente cinco; Blanco gana con cinco o más.
    Negro no puede hacer un doble tres, un doble cuatro ni una línea larga, salvo que la misma piedra haga cinco. Un tres solo cuenta si de verdad puede convertirse en un cuatro con los dos extremos abiertos.
    Los puntos prohibidos se marcan en el tablero: 33, 44 y 6. Blanco no tiene ninguno.
rule-caro = Caro
rule-caro-brief = gana cinco con un extremo abierto
rule-caro-summary = Cinco en línea ganan salvo que haya piedras rivales en ambos extremos; seis o más ganan siempre.
rule-caro-help = Cinco en línea ganan salvo que haya piedras rivales en ambos extremos; el borde no bloquea. Seis o más ganan en cualquier caso.
rule-caro-standard = Caro, exactamente cinco
rule-caro-standard-brief = exactamente cinco con un extremo abierto
rule-caro-standard-summary = Exactamente cinco en línea ganan salvo que haya piedras rivales en ambos extremos.
rule-caro-standard-help = Exactamente cinco en línea ganan salvo que haya piedras rivales en ambos extremos; el borde no bloquea.
rule-1337 = Captura 1337
rule-1337-brief = capturas y formas prohibidas
rule-1337-summary = Dos piedras entre dos tuyas se capturan. Ganan cinco en línea que no se puedan romper, o cinco parejas. Ambos colores tienen jugadas prohibidas.
rule-1337-help =
    Una piedra que cierra una fila de exactamente dos piedras rivales, con otra piedra tuya en el extremo opuesto, captura esas dos. Cinco parejas capturadas ganan.
    Exactamente cinco en línea ganan, pero solo si el rival no puede romper la línea de inmediato con una captura. Ese cinco queda pendiente durante una jugada.
    Ambos colores tienen prohibido hacer un doble tres (salvo que capture), un doble cuatro, una línea larga o una pareja que quede entre dos piedras rivales.
rule-42 = Captura 42
rule-42-brief = capturas, sin dobles treses libres
rule-42-summary = Dos piedras entre dos tuyas se capturan. Ganan cinco o más en línea que no se puedan romper, o cinco parejas. Solo está prohibido el doble tres.
rule-42-help =
    Una piedra que cierra una fila de exactamente dos piedras rivales, con otra piedra tuya en el extremo opuesto, captura esas dos. Cinco parejas capturadas ganan.
    Cinco o más en línea ganan, pero solo si el rival no puede romper la línea de inmediato con una captura. Ese cinco queda pendiente durante una jugada.
    Solo está prohibido el doble tres, y no cuando la piedra captura. Una pareja puede formarse entre dos piedras rivales y allí está a salvo.
forbidden-overline-summary = línea larga: seis o más en línea
forbidden-double-four-summary = doble cuatro: dos cuatros a la vez
forbidden-double-three-summary = doble tres: dos treses abiertos a la vez
forbidden-in-capture-summary = entrada en captura: la pareja quedaría entre dos piedras rivales

## Openings

opening-free = Sin condiciones
opening-free-summary = Negro juega donde quiera.
opening-swap = Intercambio (swap)
opening-swap-summary = El primer jugador coloca una piedra negra; el segundo elige Blanco o se queda con esa piedra.
opening-swap2 = Swap2
opening-swap2-summary = El primer jugador coloca tres piedras; el segundo elige Blanco, elige Negro, o añade dos piedras y deja elegir al primero.
opening-pro = Pro
opening-pro-summary = Negro empieza en el centro; su segunda piedra va fuera del 5x5 central.
opening-long-pro = Long pro
opening-long-pro-summary = Negro empieza en el centro; su segunda piedra va fuera del 7x7 central.
opening-rif = RIF
opening-rif-summary = El primer jugador coloca una de las 26 aperturas del renju y el segundo puede intercambiar; Blanco juega la cuarta piedra, Negro ofrece dos quintas jugadas y Blanco elige una.
opening-yamaguchi = Yamaguchi
opening-yamaguchi-summary = Como RIF, pero quien coloca la apertura dice también cuántas quintas jugadas ofrecerá Negro, de 1 a 12.
opening-soosyrv-8 = Soosyrv-8
opening-soosyrv-8-summary = Una de las 26 aperturas del renju y un intercambio; Blanco juega la cuarta piedra y dice cuántas quintas jugadas ofrecerá Negro, de 1 a 8; después el otro jugador puede intercambiar.
opening-taraguchi-10 = Taraguchi-10
opening-taraguchi-10-summary = Cada una de las primeras piedras va dentro de un cuadrado que crece desde el centro hasta 7x7, y después de cada una el otro jugador puede intercambiar. Tras la cuarta, Negro puede en cambio ofrecer diez quintas jugadas en cualquier lugar.
choice-take-white = Jugar con Blanco
choice-take-white-summary = las piedras se quedan como están
choice-take-black = Jugar con Negro
choice-take-black-summary = las piedras se quedan como están
choice-add-two = Añadir dos piedras
choice-add-two-summary = una blanca y una negra; después elige el otro jugador
choice-offer =
    { $count ->
        [one] Una quinta jugada
       *[other] { $count } quintas jugadas
    }
choice-offer-summary =
    { $count ->
        [one] Negro juega la quinta jugada sin que Blanco elija
       *[other] Negro ofrecerá { $count }, y Blanco elige una
    }
instruction-offer = Ofrece la quinta jugada { $number } de { $count }.
instruction-pick = Elige la quinta jugada de Negro: { $points }.
instruction-play-on =
    { $color ->
        [black] Sigue jugando con Negro.
       *[white] Sigue jugando con Blanco.
    }
instruction-place =
    { $color ->
        [black] Coloca una piedra negra.
       *[white] Coloca una piedra blanca.
    }
instruction-place-centre =
    { $color ->
        [black] Coloca una piedra negra en el centro.
       *[white] Coloca una piedra blanca en el centro.
    }
instruction-place-inside =
    { $color ->
        [black] Coloca una piedra negra dentro del { $side }x{ $side } central.
       *[white] Coloca una piedra blanca dentro del { $side }x{ $side } central.
    }
instruction-place-outside =
    { $color ->
        [black] Coloca una piedra negra fuera del { $side }x{ $side } central.
       *[white] Coloca una piedra blanca fuera del { $side }x{ $side } central.
    }
instruction-options = Elige: { $options }.
instruction-draw = { $who } ofrece empate: acepta o rechaza.
instruction-undo = { $who } pide deshacer: permite o rechaza.

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
        [direct-opening] Apertura directa
        [indirect-opening] Apertura indirecta
        [one-space-opening] Apertura a un punto
        [diagonal-one-space-opening] Apertura diagonal a un punto
        [knights-opening] Apertura del caballo
        [large-knights-opening] Apertura del gran caballo
       *[two-space-opening] Apertura a dos puntos
    }
opening-numbered =
    { opening-name } ({ $group ->
        [direct] directa
       *[indirect] indirecta
    } { $number })

## How a game ended

result-five =
    { $winner ->
        [black] Negro gana con { $count } en línea.
       *[white] Blanco gana con { $count } en línea.
    }
result-unbroken-five =
    { $winner ->
        [black] Negro gana con un cinco que Blanco no rompió.
       *[white] Blanco gana con un cinco que Negro no rompió.
    }
result-captures =
    { $winner ->
        [black] Negro gana con { $pairs } parejas capturadas.
       *[white] Blanco gana con { $pairs } parejas capturadas.
    }
result-forbidden =
    { $winner ->
        [black] Negro gana: la jugada { $move } de Blanco estaba prohibida.
       *[white] Blanco gana: la jugada { $move } de Negro estaba prohibida.
    }
result-full-board = Empate: el tablero está lleno.
result-no-move =
    { $color ->
        [black] Empate: Negro no tiene ninguna jugada legal.
       *[white] Empate: Blanco no tiene ninguna jugada legal.
    }
result-resignation =
    { $winner ->
        [black] Negro gana por abandono.
        [white] Blanco gana por abandono.
       *[none] Empate por abandono.
    }
result-time =
    { $winner ->
        [black] Negro gana por tiempo.
        [white] Blanco gana por tiempo.
       *[none] Empate por tiempo.
    }
result-agreement =
    { $winner ->
        [black] Negro gana por acuerdo.
        [white] Blanco gana por acuerdo.
       *[none] Empate por acuerdo.
    }
result-forfeit =
    { $winner ->
        [black] Negro gana por incomparecencia.
        [white] Blanco gana por incomparecencia.
       *[none] Empate por incomparecencia.
    }
result-board =
    { $winner ->
        [black] Negro gana en el tablero.
        [white] Blanco gana en el tablero.
       *[none] Empate en el tablero.
    }
result-unknown =
    { $winner ->
        [black] Negro gana.
        [white] Blanco gana.
       *[none] Empate.
    }

## The guide for newcomers

guide-goal =
    Dos jugadores, Negro y Blanco, colocan por turnos una piedra en un punto del tablero. Empieza Negro. Las piedras no se mueven.
    Gana quien primero tenga cinco piedras de su color en una línea sin huecos, horizontal, vertical o diagonal. Un tablero lleno es empate.
guide-strategy-1 = Conoce las amenazas
guide-strategy-1-text =
    Un cuatro está a una jugada de cinco: hay que responder de inmediato. Un cuatro abierto tiene dos de esos puntos y no se puede parar.
    Un tres abierto está a una jugada de un cuatro abierto: hay que responder, o contestar con cuatros propios.
guide-strategy-2 = Gana con dos amenazas a la vez
guide-strategy-2-text =
    Una piedra que hace un cuatro y un tres abierto, o dos treses abiertos, crea dos amenazas. La respuesta para una; la otra gana.
    Busca puntos donde se crucen dos de tus líneas. Ahí están esas piedras.
guide-strategy-3 = No malgastes amenazas
guide-strategy-3-text = Un cuatro que no lleva a nada solo le regala una piedra a tu rival. Guarda los cuatros hasta que ganen o te den una jugada que necesitas.
guide-strategy-4 = Responde y gana algo
guide-strategy-4-text = Un tres abierto tiene dos o tres respuestas. Elige la que construya una línea tuya o rompa una del rival.
guide-strategy-5 = Mantén las piedras conectadas
guide-strategy-5-text = Las piedras a uno o dos puntos de distancia, en líneas que se cruzan, colaboran. Las piedras cerca del borde tienen menos líneas.
guide-strategy-6 = Mira antes de cada jugada
guide-strategy-6-text = ¿Puedo ganar? ¿Amenaza ganar mi rival? ¿Puedo encadenar amenazas hasta ganar? Solo entonces: ¿dónde queremos jugar los dos?
guide-strategy-7 = Cuando hay capturas
guide-strategy-7-text = Dos piedras seguidas con un extremo libre se pueden capturar. Construye con huecos o con treses; mira cada pareja antes de confiar en ella.
control-mouse-key = Ratón
control-mouse = Apunta para ver la piedra, haz clic para jugarla.
control-touch-key = Pantalla táctil
control-touch = Toca un punto y vuelve a tocarlo o pulsa «Jugar». Se puede desactivar en los ajustes.
control-tab-key = Tab
control-tab = Va al tablero; un cursor muestra dónde estás.
control-arrows-key = Flechas
control-arrows = Mueven el cursor; con Mayús, cuatro puntos cada vez.
control-enter-key = Intro o espacio
control-enter = Juega en el cursor.
control-point-key = h8
control-point = Escribe un punto en el tablero para llevar allí el cursor. Intro juega.
control-undo-key = Ctrl+Z, Ctrl+Y
control-undo = Deshacer y rehacer.
control-steps-key = ← →
control-steps = Sin el cursor: atrás y adelante por las jugadas.
control-variations-key = ↑ ↓, Inicio, Fin
control-variations = En el análisis: otras variantes, primera y última posición.
control-delete-key = Supr
control-delete = En el análisis: elimina la jugada y todo lo que sigue.
control-escape-key = Esc
control-escape = Oculta el cursor.

## Drills

drills-title = Ejercicios
drills-prompt =
    { $color ->
        [black] Aquí Negro jugó { $move } { $mark }. Busca una jugada mejor.
       *[white] Aquí Blanco jugó { $move } { $mark }. Busca una jugada mejor.
    }
drills-due =
    { $count ->
        [one] Hoy toca 1 ejercicio
       *[other] Hoy tocan { $count } ejercicios
    }
drills-count = { $due } de { $total } para hoy
drills-next = Ejercicio siguiente
drills-all = Todos los ejercicios
drills-solve =
    { $count ->
        [one] Resolver el ejercicio de hoy
       *[other] Resolver los { $count } ejercicios de hoy
    }
drills-next-due = Ahora no toca ninguno. El próximo ejercicio llega { $when }.
drills-none = Aún no hay ejercicios. Abre un error en la revisión de una partida y conviértelo en ejercicio.
drills-entry =
    { $color ->
        [black] Negro { $move } { $mark }
       *[white] Blanco { $move } { $mark }
    }
drills-try = Probar
drills-move = jugada { $number } de tu partida
drills-again = Lo volverás a ver { $when }.
drills-in-game = En la partida: { $reason }
drills-now = ahora
drills-in-minutes =
    { $count ->
        [one] en 1 minuto
       *[other] en { $count } minutos
    }
drills-in-days =
    { $count ->
        [one] mañana
       *[other] en { $count } días
    }
review-drill = Convertir en ejercicio
review-drills = Crear ejercicios con estos errores
review-drills-making = Comprobando las soluciones…
review-drills-made =
    { $count ->
        [one] Se ha creado 1 ejercicio. Toca mañana.
       *[other] Se han creado { $count } ejercicios. Tocan mañana.
    }
review-drills-known = Ya son ejercicios.
review-drills-unsure = Una búsqueda más profunda no confirmó estos errores.

## Learn: the path of lessons, and verdicts on answers

learn-title = Aprender
learn-lessons = Lecciones
learn-rules = Reglas
learn-strategy = Estrategia
learn-controls = Controles
learn-openings = Aperturas
learn-game = El juego
learn-progress = { $solved } de { $count } pasos resueltos.
learn-go-on = Seguir: { $title }
learn-begin = Empezar: { $title }
learn-all-done = Has terminado todas las lecciones.
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved } de { $count }
learn-lesson-done = Hecha
learn-step = { $title }: paso { $number } de { $count }
learn-puzzle = Problema { $number }
learn-steps = Pasos de esta lección
learn-solved-mark = resuelto
learn-all-lessons = Todas las lecciones
learn-next-step = Paso siguiente
learn-skip = Saltar
lesson-no-win = { $move } no gana de inmediato. Inténtalo de nuevo.
lesson-no-five = { $move } no hace cinco. Inténtalo de nuevo.
lesson-makes =
    { $kind ->
        [five] { $move } hace cinco, pero aquí se pide otra cosa.
        [open-four] { $move } hace un cuatro abierto, pero aquí se pide otra cosa.
        [double-four] { $move } hace dos cuatros, pero aquí se pide otra cosa.
        [four-three] { $move } hace un cuatro y un tres abierto, pero aquí se pide otra cosa.
        [four] { $move } hace un cuatro, pero aquí se pide otra cosa.
        [double-three] { $move } hace dos treses abiertos, pero aquí se pide otra cosa.
       *[open-three] { $move } hace un tres abierto, pero aquí se pide otra cosa.
    }
lesson-makes-nothing = { $move } no amenaza nada. Inténtalo de nuevo.
lesson-left =
    { $color ->
        [black] { $next ->
            [five] { $move } no para el cuatro de Negro: { $point } hace cinco.
            [open-four] { $move } no para el tres abierto de Negro: { $point } hace un cuatro abierto.
           *[other] { $move } no impide lo que Negro amenaza en { $point }.
        }
       *[white] { $next ->
            [five] { $move } no para el cuatro de Blanco: { $point } hace cinco.
            [open-four] { $move } no para el tres abierto de Blanco: { $point } hace un cuatro abierto.
           *[other] { $move } no impide lo que Blanco amenaza en { $point }.
        }
    }
lesson-left-five =
    { $color ->
        [black] { $move } no rompe el cinco de Negro, que gana.
       *[white] { $move } no rompe el cinco de Blanco, que gana.
    }
lesson-captures =
    { $pairs ->
        [0] { $move } no captura nada. Inténtalo de nuevo.
        [one] { $move } captura solo una pareja. Inténtalo de nuevo.
       *[other] { $move } captura { $pairs } parejas. Inténtalo de nuevo.
    }
lesson-forbidden =
    { $reason ->
        [overline] { $move } está prohibida: haría seis o más en línea.
        [double-four] { $move } está prohibida: haría dos cuatros a la vez.
        [double-three] { $move } está prohibida: haría dos treses abiertos a la vez.
       *[in-capture] { $move } está prohibida: la pareja quedaría entre dos piedras rivales.
    }
lesson-allowed = { $move } está permitida. Inténtalo de nuevo.
lesson-place = La apertura no permite { $move }. Inténtalo de nuevo.
lesson-choice = Aquí el otro bando tiene más posibilidades. Mira otra vez.
lesson-choice-hint = Cuenta las piedras que están juntas en el centro y mira a quién le toca jugar.
lesson-solution = La respuesta es { $answer }.

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

lessons-five-title = Qué es un cinco
lessons-five-about = Cinco piedras en línea ganan, en cualquier dirección.
lessons-five-row-title = Cinco en línea
lessons-five-row-text = Negro tiene cuatro en línea: { $four }. Una piedra más en cualquiera de los extremos hace cinco y gana. Juégala.
lessons-five-row-done = Cinco en línea: gana Negro. Servían los dos puntos, { $ends }.
lessons-five-gap-title = Rellena el hueco
lessons-five-gap-text = La línea se puede cerrar por dentro. A { $four } de Negro les falta una piedra. Encuéntrala.
lessons-five-gap-done = Cinco en la columna. Un hueco vale tanto como un extremo.
lessons-five-diagonal-title = En diagonal
lessons-five-diagonal-text = Las diagonales también cuentan, y son las más fáciles de pasar por alto. Blanco ocupa { $block }, pero la línea tiene otro extremo.
lessons-five-diagonal-done = Cinco en diagonal.
lessons-five-edge-title = Junto al borde
lessons-five-edge-text = Las piedras { $four } de Negro van junto al borde, y Blanco ocupa { $block }. ¿Queda sitio para cinco?
lessons-five-edge-done = Sí: la línea llega justo hasta la esquina.
lessons-five-six-title = Seis también valen
lessons-five-six-text = Con la regla libre una línea más larga también gana. Une las tres y las dos piedras de Negro.
lessons-five-six-done = Seis en línea ganan con la regla libre. Otras reglas lo ven de otro modo.
lessons-five-first-title = Gana antes de defender
lessons-five-first-text = Blanco amenaza con hacer cinco en { $their }. Pero juega Negro. ¿Qué va primero?
lessons-five-first-done = Tu propio cinco termina la partida. No quedaba nada que parar.
lessons-fours-title = Cuatros
lessons-fours-about = A un cuatro le falta una piedra para ser cinco. Obliga a responder.
lessons-fours-make-title = Haz un cuatro
lessons-fours-make-text = Blanco ha cerrado un extremo del tres de Negro en { $block }. Añade aun así una cuarta piedra, de modo que una más haga cinco.
lessons-fours-make-done = Un cuatro: Blanco debe responder de inmediato o pierde.
lessons-fours-stop-title = Para un cuatro
lessons-fours-stop-text = Blanco tiene cuatro en la columna, y { $block } de Negro cierra un extremo. Ocupa enseguida el otro.
lessons-fours-stop-done = Un cuatro deja una sola respuesta. Era esta.
lessons-fours-inside-title = Un cuatro con hueco
lessons-fours-inside-text = Las piedras { $four } de Blanco también son un cuatro, aunque no se toquen. ¿Dónde haría cinco Blanco?
lessons-fours-inside-done = Solo el hueco hace cinco, así que solo el hueco lo para.
lessons-fours-open-title = Un cuatro abierto
lessons-fours-open-text = Negro tiene tres piedras en diagonal con espacio en ambos extremos. Conviértelas en un cuatro que una sola piedra no pueda parar.
lessons-fours-open-done = Ahora dos puntos hacen cinco, y Blanco solo puede ocupar uno.
lessons-fours-edge-title = Espacio para crecer
lessons-fours-edge-text = Negro tiene dos treses. { $short } está en el borde, donde un cuatro tiene un solo extremo abierto. Haz un cuatro abierto con el otro.
lessons-fours-edge-done = Un cuatro abierto necesita un punto libre a cada lado.
lessons-fours-oneline-title = Dos cuatros en una línea
lessons-fours-oneline-text = Una piedra en esta fila hace posibles dos cincos distintos. Encuéntrala.
lessons-fours-oneline-done = Blanco puede rellenar un hueco. Negro hace cinco en el otro.
lessons-fours-block-title = Un cuatro que bloquea
lessons-fours-block-text = Blanco tiene un tres abierto: { $three }. Haz un cuatro con la piedra que además lo bloquea.
lessons-fours-block-done = Blanco tiene que responder al cuatro, y el tres ha desaparecido.
lessons-threes-title = Treses abiertos
lessons-threes-about = A un tres abierto le falta una piedra para ser un cuatro abierto.
lessons-threes-make-title = Haz un tres abierto
lessons-threes-make-text = Pon una tercera piedra junto a { $two }, de modo que la siguiente pueda hacer un cuatro abierto.
lessons-threes-make-done = Un tres abierto. Blanco debería responder ya.
lessons-threes-gap-title = Un tres con hueco
lessons-threes-gap-text = Las piedras separadas pueden colaborar. Convierte { $two } en un tres abierto.
lessons-threes-gap-done = Queda un punto libre por dentro, y rellenarlo hace un cuatro abierto.
lessons-threes-stop-title = Para un tres abierto
lessons-threes-stop-text = Blanco tiene un tres abierto en { $three }. Si no haces nada, se convierte en un cuatro con los dos extremos abiertos. Busca una respuesta.
lessons-threes-stop-done = El tres ya no está abierto.
lessons-threes-gain-title = Responde y gana algo
lessons-threes-gain-text = Blanco tiene un tres abierto con hueco en { $three }. De todas las respuestas, una hace además un tres abierto para Negro.
lessons-threes-gain-done = Defender y atacar con una sola piedra: así cambia de manos la iniciativa.
lessons-threes-which-title = No todos los treses están abiertos
lessons-threes-which-text = Blanco tiene dos treses. { $closed } está cerrado por { $block } y puede esperar. Responde al otro.
lessons-threes-which-done = Correcto. Un tres cerrado solo hace un cuatro, y un cuatro tiene respuesta.
lessons-threes-end-title = El extremo correcto
lessons-threes-end-text = Negro puede continuar este tres. { $stone } de Blanco está cerca, así que un extremo solo hace un cuatro simple. Elige el otro.
lessons-threes-end-done = Este cuatro tiene espacio a ambos lados.
lessons-threes-faster-title = Qué tres es más rápido
lessons-threes-faster-text = Ambos bandos tienen un tres abierto, y juega Negro. No defiendas.
lessons-threes-faster-done = Blanco puede hacer ahora un cuatro, pero Negro hace cinco antes.
lessons-double-title = Dos amenazas a la vez
lessons-double-about = El rival puede responder a una amenaza, pero no a dos.
lessons-double-fourthree-title = Un cuatro y un tres
lessons-double-fourthree-text = Una piedra puede hacer a la vez un cuatro y un tres abierto. Blanco para el cuatro, y el tres sigue adelante. Encuentra esa piedra.
lessons-double-fourthree-done = El cuatro-tres es la forma más habitual de ganar.
lessons-double-twofours-title = Dos cuatros
lessons-double-twofours-text = Negro tiene un tres cerrado en una fila y otro en una columna. ¿Dónde se encuentran?
lessons-double-twofours-done = Dos cuatros, dos puntos para hacer cinco: Blanco no puede ocupar los dos.
lessons-double-twothrees-title = Dos treses
lessons-double-twothrees-text = Dos parejas de Negro apuntan al mismo punto. Una piedra allí hace dos treses abiertos.
lessons-double-twothrees-done = Blanco puede parar un tres. El otro se convierte en un cuatro abierto.
lessons-double-hidden-title = Los dos con hueco
lessons-double-hidden-text = Las líneas con huecos son más difíciles de ver. Encuentra la piedra que hace un cuatro con hueco y un tres con hueco.
lessons-double-hidden-done = Nada se toca, y aun así gana.
lessons-double-race-title = Demasiado lento
lessons-double-race-text = Blanco tiene un tres abierto: { $three }. Dos treses abiertos en { $slow } llegarían tarde, porque Blanco hace antes un cuatro. Busca una doble amenaza que incluya un cuatro.
lessons-double-race-done = El cuatro obliga a Blanco, que nunca llega a usar su tres.
lessons-double-answer-title = Mira la respuesta
lessons-double-answer-text = { $tempting } hace un cuatro-tres, pero la respuesta de Blanco en { $block } haría un cuatro abierto. Busca el cuatro-tres cuya respuesta no le dé nada a Blanco.
lessons-double-answer-done = El mismo cuatro desde el otro extremo: ahora la respuesta de Blanco no ayuda a nadie, y además el tres blanco queda bloqueado.
lessons-defend-title = Defender
lessons-defend-about = Para la amenaza antes de que surja y elige el lado correcto.
lessons-defend-crossing-title = Ocupa el cruce
lessons-defend-crossing-text = Blanco aún no amenaza ganar. Pero un punto le daría dos treses abiertos. Impídelo.
lessons-defend-crossing-done = Quien ocupa el punto donde se cruzan dos líneas tiene las dos.
lessons-defend-fourthree-title = Antes del cuatro-tres
lessons-defend-fourthree-text = El tres { $three } de Blanco está cerrado y por sí solo no exige respuesta. Pero con { $pair } hace un cuatro-tres. Impídelo.
lessons-defend-fourthree-done = Mira dónde se cruzan las líneas de tu rival antes de atacar.
lessons-defend-side-title = Solo por un lado
lessons-defend-side-text = { $stone } de Blanco está a la derecha del tres de Negro. No basta, y una única jugada aguanta.
lessons-defend-side-done = Está demostrado que cualquier otra jugada pierde: Negro hace un cuatro abierto en { $gain } o gana con más amenazas.
lessons-defend-more-title = Dos tareas para una piedra
lessons-defend-more-text = Negro tiene un tres abierto y además podría hacer un doble tres en { $second }. Blanco tiene tiempo para una jugada.
lessons-defend-more-done = Bloquear por este lado era la única jugada que no pierde.
lessons-defend-gap-title = Dentro del hueco
lessons-defend-gap-text = El tres { $three } de Blanco se puede bloquear en tres sitios. Dos de ellos pierden. Mira también el punto { $second }.
lessons-defend-gap-done = El hueco suele ser el mejor sitio: no queda nada de la línea.
lessons-vcf-title = Ganar con cuatros
lessons-vcf-about = Una cadena de cuatros no deja elección al rival hasta que el último gana.
lessons-vcf-first-title = Primero un cuatro
lessons-vcf-first-text = Blanco tiene un tres abierto, así que Negro debe ganar solo con cuatros. { $cross } haría únicamente dos treses abiertos, demasiado lento. ¿Qué cuatro lo convierte en un cuatro-tres?
lessons-vcf-first-done = El cuatro en { $start } puso una piedra más en la columna, y así { $cross } pasó a ser un cuatro-tres.
lessons-vcf-stone-title = La piedra que se queda
lessons-vcf-stone-text = Blanco amenaza un cuatro-tres en { $danger }. Negro llega antes: un cuatro con hueco deja una piedra que el siguiente cuatro necesita.
lessons-vcf-stone-done = La piedra en { $start } sirvió para los dos cuatros.
lessons-vcf-two-title = Dos veces en una línea
lessons-vcf-two-text = Negro puede hacer dos cuatros en la misma columna, uno tras otro. Busca el orden que acaba en un cuatro-tres.
lessons-vcf-two-done = Dos cuatros en la columna y luego el cuatro-tres en { $end }: Blanco no tuvo ni una jugada libre.
lessons-vcf-white-title = Gana Blanco
lessons-vcf-white-text = Negro tiene un tres abierto: { $three }. Blanco no lo para, sino que gana en { $n } jugadas, todas con cuatros hasta la última.
lessons-vcf-white-done = Cada cuatro llegó una jugada antes que el cuatro abierto de Negro.
lessons-vcf-guard-title = Un cuatro en el punto justo
lessons-vcf-guard-text = Negro amenaza un cuatro-tres en { $danger } y tiene además un tres abierto. Blanco necesita un cuatro que anule lo primero y prepare lo suyo.
lessons-vcf-guard-done = El cuatro bloqueó la doble amenaza de Negro, y la siguiente fue de Blanco.
lessons-vct-title = Se suman los treses
lessons-vct-about = Los treses abiertos también obligan, pero con más de una respuesta.
lessons-vct-three-title = Primero un tres
lessons-vct-three-text = Nadie amenaza nada. Un tres abierto le da a Negro la piedra que necesitan otros dos treses.
lessons-vct-three-done = Blanco tuvo que responder al tres. Después { $then } hizo otros dos a la vez.
lessons-vct-mixed-title = Tres, cuatro, dos treses
lessons-vct-mixed-text = Empieza con un tres abierto. En medio viene un cuatro y al final un doble tres.
lessons-vct-mixed-done = El cuatro se gastó solo cuando ganaba una jugada.
lessons-vct-four-title = Un cuatro para empezar
lessons-vct-four-text = Cuatro piedras de Negro y todavía ningún tres. La victoria lleva { $n } jugadas y empieza con un cuatro.
lessons-vct-four-done = El cuatro se jugó primero porque su piedra hace falta en todos los treses que siguen.
lessons-standard-title = Exactamente cinco
lessons-standard-about = En el gomoku estándar seis o más en línea no ganan.
lessons-standard-five-title = Cinco, no seis
lessons-standard-five-text = Un extremo de la línea de Negro hace cinco; el otro, seis. Juega el cinco.
lessons-standard-five-done = Exactamente cinco. En { $six } la línea habría sido demasiado larga.
lessons-standard-harmless-title = Dónde está el cinco
lessons-standard-harmless-text = Blanco puede completar esta línea en dos puntos, pero solo uno hace exactamente cinco. Ocupa ese.
lessons-standard-harmless-done = Correcto. En { $six } Blanco habría hecho seis, que no ganan nada.
lessons-standard-gap-title = Un hueco que puede esperar
lessons-standard-gap-text = La línea { $row } de Blanco parece peligrosa, pero rellenar su hueco hace seis. Hay que responder a otra cosa.
lessons-standard-gap-done = La amenaza era el tres abierto. La línea larga es inofensiva.
lessons-standard-own-title = Tu propia piedra estorba
lessons-standard-own-text = { $stone } de Negro estropea un extremo: en { $wrong } el cuatro solo podría llegar a cinco por un lado. Haz un verdadero cuatro abierto.
lessons-standard-own-done = En este se puede hacer cinco por ambos extremos.
lessons-standard-threats-title = Ataca Blanco
lessons-standard-threats-text = Que valga solo el cinco exacto no cambia cómo funciona un ataque. Blanco gana en { $n } jugadas: primero tres treses abiertos, luego dos a la vez.
lessons-standard-threats-done = Decidió el doble tres en { $end }.
lessons-renju-title = Puntos prohibidos
lessons-renju-about = En el renju Negro no puede hacer con una piedra dos treses abiertos, dos cuatros ni seis en línea.
lessons-renju-33-title = El doble tres
lessons-renju-33-text = Negro no puede hacer dos treses abiertos con una piedra. Señala el punto prohibido.
lessons-renju-33-done = En { $pt } una fila y una columna pasarían a ser treses abiertos.
lessons-renju-44-title = El doble cuatro
lessons-renju-44-text = También están prohibidos dos cuatros con una piedra. Señala el punto.
lessons-renju-44-done = En { $pt } una diagonal y una columna serían ambas cuatros.
lessons-renju-6-title = La línea larga
lessons-renju-6-text = Negro tiene prohibido hacer seis en línea. Señala el punto.
lessons-renju-6-done = En { $pt } se unirían tres y dos piedras para formar seis: prohibido, y no gana.
lessons-renju-straight-title = Dos cuatros en una línea
lessons-renju-straight-text = Dos cuatros pueden compartir una línea e incluso una piedra. Señala el punto donde una piedra negra haría los dos.
lessons-renju-straight-done = Una piedra, dos cuatros con huecos distintos: prohibido para Negro.
lessons-renju-43-title = Lo que le queda a Negro
lessons-renju-43-text = Un cuatro y un tres abierto juntos están permitidos. Así gana Negro en el renju. Encuentra la piedra.
lessons-renju-43-done = Un cuatro-tres nunca está prohibido por sí mismo.
lessons-renju-five-title = El cinco va primero
lessons-renju-five-text = La misma piedra haría seis en la columna { $column }. Pero una piedra que hace cinco nunca está prohibida. Encuéntrala.
lessons-renju-five-done = Cinco en línea van antes que todo lo demás.
lessons-renju-end-title = El extremo permitido
lessons-renju-end-text = Blanco tiene un tres abierto: { $three }. Bloquear en { $foul } haría un doble tres. Bloquea por el otro extremo y haz tu propio tres abierto.
lessons-renju-end-done = Negro respondió y conservó la iniciativa, sin ninguna jugada prohibida.
lessons-renju-line-title = Rodeando el punto prohibido
lessons-renju-line-text = Negro gana en { $n } jugadas, pero no por { $foul }, que está prohibido por ahora. Busca el tres que lleva a un cuatro-tres.
lessons-renju-line-done = El cuatro-tres en { $end } estaba permitido, porque solo una de sus amenazas es un tres.
lessons-renju-white-title = El renju desde Blanco
lessons-renju-white-about = Blanco no tiene puntos prohibidos y puede aprovechar los de Negro.
lessons-renju-white-six-title = Blanco no tiene restricciones
lessons-renju-white-six-text = Lo que está prohibido para Negro da la victoria a Blanco. Juega la piedra ganadora.
lessons-renju-white-six-done = Seis en línea ganan para Blanco.
lessons-renju-white-trap33-title = Un bloqueo prohibido
lessons-renju-white-trap33-text = Haz un cuatro que Negro no pueda bloquear.
lessons-renju-white-trap33-done = Negro tendría que jugar { $block }, pero es un doble tres. Blanco hace cinco allí.
lessons-renju-white-trap6-title = Las propias piedras de Negro
lessons-renju-white-trap6-text = Negro tiene piedras a ambos lados de { $gap } en la columna. Aprovéchalo para un cuatro con hueco.
lessons-renju-white-trap6-done = Rellenar el hueco daría a Negro seis en línea, lo que está prohibido.
lessons-renju-white-trap44-title = Donde se encontrarían dos cuatros
lessons-renju-white-trap44-text = Negro tiene un tres cerrado en una columna y otro en una diagonal. Se cruzan en un punto que Negro no puede jugar. Aprovéchalo.
lessons-renju-white-trap44-done = El único bloqueo, en { $block }, es un doble cuatro. Blanco hace cinco allí.
lessons-renju-white-line-title = Un largo camino hasta la trampa
lessons-renju-white-line-text = Blanco gana en { $n } jugadas. Sin los puntos prohibidos de Negro este ataque no bastaría.
lessons-renju-white-line-done = Al final Negro necesitaba un punto que estaba prohibido.
lessons-caro-title = La regla Caro
lessons-caro-about = Cinco entre dos piedras rivales no ganan; seis ganan siempre.
lessons-caro-blocked-title = Un cinco bloqueado
lessons-caro-blocked-text = Negro tiene dos líneas de cuatro. Un cinco en { $no } quedaría entre dos piedras blancas y no ganaría nada. Juega el otro.
lessons-caro-blocked-done = Este cinco está abierto por un extremo, y gana.
lessons-caro-six-title = Seis ganan igualmente
lessons-caro-six-text = Blanco ocupa ambos extremos, { $ends }. Pero una línea de seis gana siempre. Juega la piedra.
lessons-caro-six-done = Seis en línea ganan, con bloqueo o sin él.
lessons-caro-outside-title = Bloquea desde fuera
lessons-caro-outside-text = El cuatro de Negro está cerrado en { $end }. Hay dos formas de pararlo, y una no toca la línea. Prueba esa.
lessons-caro-outside-done = Tras una piedra en { $far } el cinco quedaría entre dos piedras blancas. { $near } también lo para.
lessons-caro-edge-title = El borde no bloquea
lessons-caro-edge-text = Blanco ocupa { $end }, y la línea llega a la esquina. ¿Cuenta como bloqueada?
lessons-caro-edge-done = No: solo bloquean las piedras. El borde, no.
lessons-caro-room-title = Espacio para un cuatro abierto
lessons-caro-room-text = { $stone } de Blanco está a dos pasos del tres de abajo. ¿Podría Blanco parar allí un cuatro con una sola piedra? Usa el tres que tiene espacio.
lessons-caro-room-done = Ningún extremo de este cuatro se puede estropear.
lessons-caro-threats-title = Ganar con treses en Caro
lessons-caro-threats-text = Blanco gana en { $n } jugadas, empezando con un tres abierto.
lessons-caro-threats-done = El doble tres en { $end } fue demasiado para Negro.
lessons-caro-standard-title = Caro, exactamente cinco
lessons-caro-standard-about = Exactamente cinco, y no entre dos piedras rivales.
lessons-caro-standard-both-title = Tres líneas, un cinco
lessons-caro-standard-both-text = En { $blocked } el cinco de Negro quedaría bloqueado por ambos extremos; en { $six } la línea sería demasiado larga. La tercera línea es la buena.
lessons-caro-standard-both-done = Exactamente cinco, y abierto por un extremo.
lessons-caro-standard-quiet-title = Un cuatro que no amenaza nada
lessons-caro-standard-quiet-text = Blanco tiene cuatro en línea, pero Negro ocupa { $ends }: un cinco allí no contaría. Responde a lo que de verdad amenaza.
lessons-caro-standard-quiet-done = El peligro era el tres. El cuatro no lo era.
lessons-caro-standard-threats-title = Tres, cuatro y dos treses
lessons-caro-standard-threats-text = Blanco gana en { $n } jugadas: un tres abierto, un cuatro con las mismas piedras y luego dos treses abiertos a la vez.
lessons-caro-standard-threats-done = El cuatro no costó nada, porque su piedra hacía falta para el final.
lessons-captures-title = Capturas
lessons-captures-about = Dos piedras entre dos piedras rivales se retiran del tablero.
lessons-captures-pair-title = Captura una pareja
lessons-captures-pair-text = { $pair } están junto a una piedra negra. Cierra la fila por el otro lado y quedan capturadas.
lessons-captures-pair-done = Pareja capturada: siempre exactamente dos piedras.
lessons-captures-two-title = Dos parejas a la vez
lessons-captures-two-text = Una piedra puede cerrar dos filas. Encuentra la piedra que captura cuatro.
lessons-captures-two-done = Dos parejas con una piedra.
lessons-captures-five-title = Cinco parejas ganan
lessons-captures-five-text = Negro ha capturado cuatro parejas. Una más gana la partida.
lessons-captures-five-done = Cinco parejas: Negro gana sin ninguna línea.
lessons-captures-save-title = Salva una pareja
lessons-captures-save-text = Blanco puede capturar { $pair } jugando { $by }. Impídelo.
lessons-captures-save-done = Tres piedras seguidas no se pueden capturar.
lessons-captures-incapture-title = Entrada en captura
lessons-captures-incapture-text = Una piedra no puede completar una pareja que quede entre dos piedras rivales. Señala el punto prohibido para Negro.
lessons-captures-incapture-done = En { $pt } la pareja quedaría en captura.
lessons-captures-free33-title = Una captura levanta la prohibición
lessons-captures-free33-text = Aquí están prohibidos dos treses abiertos con una piedra, salvo que la piedra capture. Encuentra la que hace ambas cosas.
lessons-captures-free33-done = Capturó { $pair }, así que sus dos treses estaban permitidos.
lessons-captures-pending-title = Un cinco que se puede romper
lessons-captures-pending-text = Haz cinco en línea. Blanco aún puede capturar { $pair }, así que solo gana si Blanco no lo hace.
lessons-captures-pending-done = El cinco está pendiente: Blanco tiene una jugada para romperlo.
lessons-captures-break-title = Rompe un cinco
lessons-captures-break-text = Negro tiene cinco en línea: { $five }. Capturar una de sus piedras no bastaría, porque Negro podría rellenar el hueco. Encuentra la piedra que captura dos de ellas.
lessons-captures-break-done = Los dos extremos han desaparecido, y con ellos el cinco.
lessons-captures-line-title = Captura con amenaza
lessons-captures-line-text = Negro puede capturar { $pair } con una piedra que además hace un cuatro abierto. Encuéntrala.
lessons-captures-line-done = Una pareja ganada, y Blanco sin tiempo para parar la línea.
lessons-captures42-title = Capturas en la regla 42
lessons-captures42-about = Las mismas capturas, pero solo está prohibido el doble tres.
lessons-captures42-between-title = Entre dos piedras
lessons-captures42-between-text = La piedra ganadora forma una pareja entre { $ends }. En esta regla está permitido, y la pareja está a salvo allí.
lessons-captures42-between-done = Cinco en la columna. Meterse entre dos piedras rivales no es una captura.
lessons-captures42-six-title = Aquí seis ganan
lessons-captures42-six-text = Captura 1337 prohíbe seis en línea. Con esta regla ganan. Encuentra la piedra en la diagonal.
lessons-captures42-six-done = Con esta regla seis en línea ganan.
lessons-captures42-open-title = Captura la piedra que bloquea
lessons-captures42-open-text = { $block } de Blanco cierra el tres de Negro. Se pueden capturar dos piedras blancas, y esa es una de ellas.
lessons-captures42-open-done = { $three } vuelve a ser un tres abierto, y Blanco tiene dos piedras menos.
lessons-captures42-both-title = También prohibido para Blanco
lessons-captures42-both-text = En las reglas con capturas el doble tres está prohibido para ambos colores. Señala el punto donde Blanco no puede jugar.
lessons-captures42-both-done = En { $pt } Blanco tendría dos treses abiertos y no capturaría nada.
lessons-swap2-title = Swap y swap2
lessons-swap2-about = La primera jugada de Negro es una ventaja. Las aperturas la reparten.
lessons-swap2-centre-title = Una piedra en el centro
lessons-swap2-centre-text = Tu rival ha colocado la primera piedra negra en el centro del tablero. Puedes quedarte con ella o jugar con Blanco. Elige.
lessons-swap2-centre-done = Negro en el centro, aunque juegue Blanco, sigue estando claramente mejor.
lessons-swap2-far-title = Una piedra blanca lejana
lessons-swap2-far-text = Swap2: tu rival ha colocado tres piedras. La blanca está en la esquina. ¿Qué bando eliges?
lessons-swap2-far-done = Una piedra en la esquina no defiende: Negro está prácticamente ganando.
lessons-swap2-corner-title = Una piedra negra lejana
lessons-swap2-corner-text = Esta vez hay una piedra negra en la esquina, y juega Blanco. ¿Qué bando eliges?
lessons-swap2-corner-done = Una piedra de cada uno en el centro, y le toca a Blanco: Blanco está mejor.
lessons-swap2-added-title = Después de dos piedras más
lessons-swap2-added-text = Abriste con tres piedras y tu rival añadió dos. Juega Blanco. Ahora eliges tú.
lessons-swap2-added-done = Las dos piedras de Negro en el borde están fuera de juego.
lessons-swap2-pro-title = La apertura pro
lessons-swap2-pro-text = Otra forma de debilitar la primera jugada: la segunda piedra de Negro debe estar fuera del cuadrado central de cinco por cinco puntos. Colócala.
lessons-swap2-pro-done = Vale cualquier punto fuera de ese cuadrado.
lessons-swap2-longpro-title = La apertura long pro
lessons-swap2-longpro-text = Lo mismo con un cuadrado mayor: siete por siete puntos. Coloca la segunda piedra de Negro.
lessons-swap2-longpro-done = Las dos piedras de Negro están demasiado lejos para colaborar enseguida.
lessons-attack-title = Cómo atacar
lessons-attack-about = Gana jugadas, guarda cuatros en reserva y mira el final antes de empezar.
lessons-attack-gather-title = Reúne las piedras
lessons-attack-gather-text = Las piedras de Negro están dispersas, pero las líneas entre ellas se cruzan. Aquí cada jugada debe amenazar algo. Gana en { $n } jugadas.
lessons-attack-gather-done = Cada tres acercó una piedra a { $end }, donde se cruzaban dos líneas.
lessons-attack-reserve-title = Guarda un cuatro en reserva
lessons-attack-reserve-text = Negro gana en { $n } jugadas. Empieza con treses; un cuatro llega solo poco antes del final.
lessons-attack-reserve-done = El cuatro en { $four } se jugó cuando su respuesta ayudaba a Negro, y no antes.
lessons-attack-order-title = El orden correcto
lessons-attack-order-text = Hay más de un tres que jugar. Solo uno de ellos gana si se juega primero.
lessons-attack-order-done = Tres treses y luego dos a la vez: en otro orden Blanco consigue una jugada libre.
lessons-attack-white-title = Blanco toma la iniciativa
lessons-attack-white-text = Le toca a Blanco, y Negro no ha construido ningún tres. Haz uno y sigue con dos a la vez.
lessons-attack-white-done = Quien hace la primera amenaza útil conserva la iniciativa.
lessons-attack-end-title = Mira el final antes de empezar
lessons-attack-end-text = Cuenta antes de jugar: el ataque lleva { $n } jugadas y acaba con un cuatro-tres.
lessons-attack-end-done = Tres treses llevaron al cuatro-tres en { $end }. Conocer la última jugada hizo fácil la primera.
