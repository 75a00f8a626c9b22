### Language: Русский
### Reviewed:
###
### Nobody fluent has read this catalogue yet. English is the source: en.ftl.

## The field's own words: docs/glossary.md has them in every language

-gomoku = гомоку
-five = пятёрка
-open-four = открытая четвёрка
-four = четвёрка
-open-three = открытая тройка
-three = тройка
-four-three = вилка 4×3
-double-four = вилка 4×4
-double-three = вилка 3×3
-overline = длинный ряд
-forbidden-move = фол
-opening = дебют
-swap = обмен
-capture = взятие
-vcf = выигрыш четвёрками
-vct = выигрыш четвёрками и тройками

## What several places say

moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
color = { color-name }
black = Чёрные
white = Белые
rule = Правила
board = Доска
play = Ходить
cancel = Отмена
undo = Назад
redo = Вернуть
hint = Под­сказка
score = Оценка
your-name = Ваше имя
player = Игрок
player-number = Игрок { $number }
guest = Гость
you = Вы
seconds-per-move = { $seconds } с на ход
level-number = Уровень { $level }

## The frame of the page

page-title = Tengen: игра и анализ гомоку
page-description = Играйте в гомоку с людьми и сильным движком, анализируйте любые позиции.
page-needs-javascript = Этой странице нужен JavaScript. Та же программа играет в терминале:
page-cannot-start = Tengen не запускается
skip-to-board = Перейти к доске
nav-label = Главное меню
nav-play = Игра
nav-analyse = Анализ
nav-puzzles = Задачи
nav-games = Партии
nav-learn = Учёба
nav-settings = Настройки
close = Закрыть
try-again = Ещё раз
step-first = Начальная позиция
step-back = Назад
step-forward = Вперёд
engine-starting = Движок запускается.
engine-compiling = Движок готовится для этого компьютера. Это делается один раз и занимает около минуты. Двое людей уже могут играть.
engine-failed = Движок не запустился. Двое людей всё равно могут играть.
engine-preparing = Подготовка движка
engine-progress = { $percent } %
server-silent = Сервер не отвечает. Возможно, он перезапускается.
server-failed = Ответ сервера: { $status }.
server-offline = Нет связи с сервером. Уроки и задачи, которые вы уже видели, открываются; для игры, подсказок, ответов и всего нового нужен сервер.

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what } ({ $details })
error-error = Это сделать нельзя.
error-move-text = Это не ход.
error-out-of-range = Этого пункта нет на доске.
error-occupied = Пункт занят.
error-forbidden = Этот ход запрещён.
error-game-over = Партия окончена.
error-setup = Такой расстановки быть не может.
error-size = Доски такого размера не бывает.
error-rule = Таких правил нет.
error-opening = Правила дебюта сейчас этого не допускают.
error-format = Этот текст или файл не удаётся прочитать.
error-proof = Доказательство неверно.
error-engine = Движок этого не может.
error-engine-option = Движок не принимает такую настройку.
error-engine-limit = Движок не может соблюсти это ограничение.
error-engine-rule = Движок не играет по этим правилам.
error-engine-busy = Движок занят.
error-engine-closed = Движок закрыт.
error-engine-failed = Внешний движок дал сбой.
error-engine-start = Внешний движок не запускается.
error-engine-died = Внешний движок неожиданно завершился.
error-engine-timeout = Внешний движок не ответил вовремя.
error-engine-protocol = Внешний движок прислал непонятный ответ.
error-engine-illegal-move = Внешний движок сделал недопустимый ход.
error-engine-forbidden-move = Внешний движок сделал запрещённый ход.
error-stale = За это время всё изменилось; посмотрите ещё раз.
error-play = Так партию начать нельзя.
error-player = Так игрока не задать.
error-clock = Такого контроля времени нет.
error-illegal = Сейчас это невозможно.
error-not-your-turn = Сейчас ход другого игрока.
error-saved-game = Такой сохранённой партии нет.
error-settings = У этой настройки не может быть такого значения.
error-match = Так матч провести нельзя.
error-training = Так обучение продолжить нельзя.
error-wire = Эта строка не соответствует протоколу.
error-remote = Ответа нет.
error-worker = Задание не удалось выполнить.
error-worker-late = Ответ не пришёл вовремя.
error-refused = Запрос отклонён.
error-queue-full = Слишком много запросов в очереди.
error-cluster = Не удаётся использовать кластер машин.
error-store = База данных не приняла изменение.
error-schema = База данных другой версии.
error-database = База данных недоступна.
error-bot = Бот не может продолжать.
error-unreachable = Сервер недоступен.
error-moved = Это решает другой сервер.
error-bad-request = Введены неверные данные.
error-unauthorised = Нужно войти.
error-unconfirmed = Сначала подтвердите, что это вы.
error-fair-play = В этой партии подсказки недоступны.
error-not-allowed = Вам это не разрешено.
error-not-found = Здесь этого нет.
error-taken = Это уже занято.
error-busy = Сервер занят; попробуйте чуть позже.
error-failed = Сервер не смог это выполнить.
token-about = Этот сервер запрашивает ключ доступа; он напечатан там, где сервер запущен.
token-field = Ключ доступа
token-enter = Открыть
page-missing = По этому адресу нет страницы.
page-home = Сыграть или разобрать партию
file-missing = Нет такого файла или папки
file-refused = Нет доступа
file-exists = Файл уже существует
file-folder = Это папка
file-full = На диске нет места

## Moves and positions that are refused

refused-line = строка { $line }: { $why }
refused-move = ход { $number } { $text }: { $why }
refused-move-line = строка { $line }, ход { $number } { $text }: { $why }
refused-size = размер доски { $size } невозможен: нужно от { $least } до { $most }
refused-text = { $text } — не ход: нужны буква столбца и номер строки, например h8
refused-text-at = { $text } (символ { $at }) — не ход: нужны буква столбца и номер строки, например h8
refused-off-board = хода { $move } нет на доске { $size }×{ $size }: нужно от a1 до { $corner }
refused-occupied =
    на { $point } ходить нельзя: там стоит { $color ->
        [black] чёрный
       *[white] белый
    } камень
refused-stone = на { $point } ходить нельзя: там стоит камень
refused-over = на { $point } ходить нельзя: партия окончена ({ end-name })
refused-forbidden =
    на { $point } ходить нельзя: запрещено { $color ->
        [black] чёрным
       *[white] белым
    } ({ reason-name })
setup-two = на { $point } ({ $x }, { $y }) стоят два камня
setup-pairs = взятые пары { $pairs } невозможны по правилам { $rule }: нужны два числа от 0 до { $most }, сначала чёрных
setup-won =
    { $color ->
        [black] чёрные
       *[white] белые
    } уже выиграли камнями { $stones }: { $position }
setup-last =
    последний ход не мог быть за { $color ->
        [black] чёрными
       *[white] белыми
    }: каждый их камень был бы фолом: { $position }
color-unknown = { $text } — не цвет: нужно black (чёрные) или white (белые)
rule-unknown = правил { $name } нет: нужно одно из { $known }
opening-unknown = дебюта { $name } нет: нужен один из { $known }
opening-needs = для дебюта { $opening } нужна доска не меньше { $least }, а здесь { $size }
opening-many-choices = в записи слишком много выборов для дебюта { $opening }
opening-few-choices = в записи слишком мало выборов для дебюта { $opening }
opening-offered = { $point } предложить нельзя: он уже предложен
opening-alike = { $point } предложить нельзя: из-за симметрии он совпадает с предложенным { $other }
opening-finished = дебют { $opening } окончен, { $what } больше не принимается
opening-refused =
    дебют { $opening } сейчас не допускает { $what }. { $seat ->
        [first] Первый
       *[second] Второй
    } игрок: { $instruction }
opening-in-game = дебют { $opening } начинается на пустой доске, а не посреди партии
session-no-choice = { $text } — не вариант: выберите { $options } или введите номер
session-stale = { $kind } относится к ходу { $expected }, а в партии уже ход { $ply }
session-not-turn = сейчас ходит не { $who }
session-time-up = время истекло: { $who }
session-lost-on-time = партию, проигранную по времени, вернуть нельзя
session-nothing-back = возвращать нечего
session-engine-asked = движок не спрашивают: просто возьмите ход назад
session-nobody-asked = никто не просил вернуть ход
session-own-question = { $who }: нельзя отвечать на свой же вопрос
session-draw-already = { $who }: ничья уже предложена
session-undo-already = { $who }: возврат хода уже запрошен
session-nothing-again = повторять нечего
session-no-offer = предложения ничьей нет
session-own-offer = { $who }: нельзя отвечать на своё предложение ничьей
session-no-flag = ничьё время не истекло
session-over = партия окончена. { $ending }
session-over-move = ход { $move } уже невозможен: партия окончена. { $ending }
seat-no-strength = { $text } — не уровень: нужно от { $least } до { $most } или { $full } для полной силы
seat-no-level = { $text } — не уровень: нужно от { $least } до { $most }
seat-unknown = { $text } — не игрок: нужно person:NAME, от level:1 до level:10, tengen:time=SECONDS или cmd:PROGRAM
seat-no-name = { $name } — не имя: нужно не более { $most } символов в одну строку
seat-no-time = { $text } — не время на размышление: нужны секунды, например 2.5
clock-too-short = Часы «{ $clock }» не оставляют времени на первый ход; нужна хотя бы 1 секунда
clock-unknown = { $text } — не контроль времени: нужно, например, 5+3 (минуты и секунды), 10s/move или none
saved-none-in = в { $folder } нет сохранённых партий
saved-unknown = сохранённой партии { $name } нет: нужен её номер, например 20250131-235959
engine-unknown-program = { $name } — программа, а файл партии программ не запускает: откройте партию с --first cmd:PROGRAM или --second cmd:PROGRAM
format-too-long =
    файл слишком длинный: { $size } { $unit ->
        [bytes] байт
       *[characters] символов
    }, допустимо не более { $most }
format-no-game = в нём нет партии
format-no-text = символ NUL в позиции { $offset }: нужен текстовый файл
format-unknown-content = формат текста, начинающегося с { $text }, неизвестен: нужны ходы, например h8 i9, или один из { $known }
position-long = { $text } — не позиция: в ней { $size } символов, допустимо не более { $most }
position-no-moves = в ней нет ходов
position-unknown = { $text } — не позиция. Как список ходов: { $why }. Как файл: файла с таким именем нет. Как ссылка: нет ни «?rule=», ни «#» с ходами
format-no-link = { $text } — не ссылка: нужна, например, ?rule=renju#h8i9
format-bad-link = ошибка в ссылке: { $why }
format-no-sgf = в { $text } нет партии: нужно «(;»
problem-no-rule = правила не указаны: прочитано как свободные
problem-rule-asked = в файле { $told }; прочитано как { $rule }, как указано
problem-no-size = размер доски не указан: прочитано как { $size }
problem-size-asked = в файле размер { $told }; прочитано как { $size }, как указано
problem-more = и ещё замечаний: { $count }
problem-not-utf8 = байт { $byte } в позиции { $at } — не UTF-8; прочитано как { $encoding }
problem-replaced = байт { $byte } в позиции { $at } — не { $encoding }; он и подобные ему заменены на { $sign }
problem-no-kind = игра не указана (GM): прочитано как гомоку
problem-white-first = первый ход на пустой доске делают белые
problem-root-move = в корне есть ход; для него создан свой узел
problem-file-size = в файле нет размера доски: прочитано как { $size }
problem-left-out = строка { $number }: { $text } пропущено: это не ход и не код окончания
problem-before = текст перед партией пропущен: { $text }
problem-after = текст после последней партии пропущен: { $text }
problem-guess = тексты прочитаны как { $encoding }; это догадка
problem-joined = два варианта начинаются с { $move }: они объединены
problem-free = { $why }; дальше партия идёт как свободная
problem-link-key = { $key } в ссылке пропущено: нужно { $known }
problem-players = игроки и часы сохранённой партии не читаются: { $why }
problem-changed = файл изменила другая программа: часы начинаются заново
puzzle-unknown = задачи { $name } нет
lesson-unknown = урока { $name } нет: нужен один из { $known }
language-unknown = языка { $text } нет: нужен один из { $known }
setting-unknown = настройки { $name } нет: нужна одна из { $known }
setting-impossible = { $name } { $value } невозможно: { $why }
setting-default = { $why }; взято значение по умолчанию
settings-unread = { $file } не читается ({ $why }): взяты настройки по умолчанию
settings-set-aside = { $file } не читается ({ $why }): теперь это { $aside }, взяты настройки по умолчанию

## What the server refuses

web-log-in = Сначала войдите.
web-confirm = Сначала подтвердите, что это вы.
web-wrong-password = Имя или пароль неверны.
web-wrong-code = Имя или код восстановления неверны.
web-account-closed = Владелец сервера закрыл эту учётную запись.
web-merge-large = Данные обучения этого браузера и учётной записи вместе слишком велики. Войдите, не перенося данные браузера.
web-name-reserved = Имя { $name } зарезервировано; выберите другое.
web-name-taken = Имя { $name } занято; выберите другое.
web-password-easy = Этот пароль слишком легко угадать; выберите другой.
web-attempts = Слишком много попыток для этого имени; попробуйте через { $minutes } мин.
web-passkey-host = Для ключей доступа нужно имя узла: откройте сервер по имени или как localhost.
web-passkey-https = Для ключей доступа нужна защищённая страница: откройте сервер через https или как localhost.
web-passkey-unknown = Этот ключ доступа здесь неизвестен или не подходит.
web-passkey-known = Этот ключ доступа уже зарегистрирован.
web-passkey-refused = Ключ доступа не принят: { $why }
web-passkeys-most = Ключей доступа уже { $count }; сначала удалите один.
web-no-passkey = У вас нет такого ключа доступа.
web-no-session = У вас нет такого входа.
web-too-long = Это заняло слишком много времени; попробуйте ещё раз.
web-token = Этому серверу нужен ключ доступа к нему.
web-database = База данных не отвечает; попробуйте чуть позже.
web-not-stored = Ход не удалось сохранить; попробуйте чуть позже.
web-rate = Слишком много таких запросов; попробуйте через { $seconds } с.
web-many-requests = Слишком много запросов сразу; подождите, пока выполнятся предыдущие.
web-many-attempts = Слишком много попыток сразу; попробуйте ещё раз.
web-queue-full = Слишком много желающих ждут движок; попробуйте чуть позже.
web-watched-most = Вы уже смотрите партии ({ $count }); сначала выйдите из одной.
web-no-game = Партии { $game } нет.
web-games-most = У вас уже много партий ({ $count }); сначала удалите часть.
web-rematch = Реванш возможен только для игроков законченной партии.
web-engines-clock = Два движка играют без часов; задайте время на ход.
web-no-lesson = Такого урока нет.
web-no-step = В уроке нет такого шага.
web-no-puzzle = Такой задачи нет.
web-no-puzzles = Таких задач нет.
web-puzzle-stale = Позиция задачи другая; начните её заново.
web-record-large = Данные обучения слишком велики для хранения.
web-record-busy = Эти данные меняют слишком много запросов; попробуйте ещё раз.
web-fair-play = Эта позиция — из партии с человеком или на рейтинг, которую вы сейчас играете. Дождитесь её окончания.
web-adaptive-casual = Партия с подстраивающимся соперником не рейтинговая.
web-rated-where = Рейтинговые партии — против уровня или из лобби.
web-rated-position = Рейтинговые партии начинаются с пустой доски.
web-rated-undo = В рейтинговой партии ходы не возвращают.
web-not-away = Соперник отсутствует ещё недостаточно долго.
web-self-rated = Нельзя играть с собой на рейтинг.
web-rated-account = Рейтинговые партии — для учётных записей; войдите или играйте без рейтинга.
web-servers = Серверы не могут связаться друг с другом; попробуйте чуть позже.
web-servers-apart = Серверы потеряли связь друг с другом; ходы доходят чуть медленнее.
web-server-silent = Сервер этой партии не отвечает; попробуйте чуть позже.
web-bots-most = У вас уже ботов: { $count }; сначала удалите одного.
web-no-bot = У вас нет такого бота.
web-no-player = Игрока с таким именем нет.
web-challenge-self = Нельзя вызвать самого себя.
web-challenges-most = У вас уже { $count } открытых вызовов; сначала отзовите один.
web-challenged-most = У этого игрока слишком много открытых вызовов; попробуйте позже.
web-offer-gone = Эта партия больше не предлагается.
web-tournament-account = Турниры — для учётных записей; сначала войдите.
web-tournament-bots = Боты не могут участвовать в этом турнире.
web-tournament-closed = Этот турнир закончен.
web-tournament-twice = Вы уже участвуете с другой учётной записью.
web-tournament-full = В этом турнире нет мест.
web-tournament-clock = Для турнира нужны часы.
web-tournament-name = В названии турнира не меньше { $count } знаков.
web-tournament-cancel = Отменить турнир может только его создатель, до начала.
web-tournaments-most = Слишком много незаконченных турниров; одна учётная запись создаёт не больше { $count }.
web-no-tournament = Такого турнира нет.
web-talk-tournament = В турнирных партиях есть только быстрые фразы.
web-speed = Скорость партии движков задаёт только её создатель.
web-action-stale = Партия на действии { $at }, а не { $wanted }; посмотрите ещё раз.
web-actions-most = В этой партии слишком много действий; начните другую.
web-invitation = Это приглашение уже использовано или недействительно.
web-pause = Ставить на паузу можно только партии двух движков, и только создателю.
web-not-player = Вы не участник этой партии.
web-ask-undo = Попросите другого игрока вернуть ход.
web-not-joined = Партия начнётся, когда присоединится другой игрок.
web-not-your-seat =
    { $seat ->
        [first] Первое
       *[second] Второе
    } место не ваше.
web-turn-of = Сейчас ходит { $who }.
web-game-deleted = Эта партия удалена.
web-no-hint = Сейчас подсказки нет.
web-not-judged = В этой партии ходы не оцениваются.
web-move-not-judged = Ход { $number } оценить нельзя.
web-move-not-yours = Ход { $number } не ваш.
web-reviews-most = Ваши прежние разборы ещё идут; сначала остановите один.
web-no-review = Такого разбора нет.
web-review-stop = Остановить разбор может только тот, кто его начал, или игрок.
web-review-empty = В разборе ещё нет ходов.
web-review-running = Партия не окончена: разбираются только законченные партии.
web-not-reviewed = Ход { $number } ещё не разобран.
web-no-mistake = Хода { $number } нет среди ошибок.
web-no-drill = Такого упражнения нет.
web-drills-most = Упражнений { $count }, а хранится не более { $most }. Удалите часть.
web-drills-together = Вместе получится больше { $count } упражнений.
web-studies-most = У вас уже много анализов ({ $count }); сначала удалите часть.
web-study-foreign = Этот анализ чужой; сохраните его копию.
web-no-study = У вас нет такого анализа.
web-no-study-named = Анализа { $study } нет.
web-not-listed = В вашем списке нет такой партии.
web-comment-long = Комментарий слишком длинный: не более { $count } символов.
web-game-large = Партия слишком большая: не более { $count } ходов.
web-talk-log-in = Войдите, чтобы писать; гостям доступны готовые фразы.
web-talk-empty = Сообщение пустое.
web-talk-most = В партии не больше { $count } сообщений.
web-talk-two = В партии разговаривают только два её игрока.
web-explorer-empty = В файле нет ходов, которые можно учесть.
web-explorer-most = Место для файлов закончилось: не более { $files } файлов и { $moves } ходов. Сначала уберите один.
web-explorer-no-file = У вас нет такого файла.

## Notices of the server

notice-engine-restarted = Движок упал и был перезапущен; он думает заново.
notice-engine-failed = Движок дал сбой; этот ход сделан почти без раздумий.
notice-engine-late = Движку не хватило времени; этот ход сделан почти без раздумий.
notice-declined = { $name }: вызов отклонён.
notice-bye = { $name }: в этом туре вы свободны и получаете очко.
notice-tournament-over = { $name } закончен: ваше место { $place } из { $count }.

## Settings

settings-looks = Вид
settings-playing = Игра
settings-language = Язык
settings-language-browser = Как в браузере
settings-language-unread = Этот перевод ещё не проверен носителем языка. Исправления приветствуются.
settings-theme = Цвета
settings-theme-system = Как в системе
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-theme-contrast = Высокий контраст
settings-board = Доска
settings-board-kaya = Дерево кая
settings-board-walnut = Орех
settings-board-slate = Сланец
settings-board-felt = Зелёное сукно
settings-board-paper = Бумага
settings-stones = Камни
settings-stones-glass = Стекло
settings-stones-flat = Плоские
settings-stones-ringed = С кольцами
settings-marks-safe = Метки для дальтоников
settings-coordinates = Координаты
settings-columns = Столбцы
settings-columns-letters = Буквы
settings-columns-numbers = Цифры
settings-numbers = Номера ходов
settings-forbidden = Показывать запретные пункты
settings-confirm = Подтверждать ход
settings-confirm-never = Никогда
settings-confirm-touch = На сенсорном экране
settings-confirm-always = Всегда
settings-sounds = Звуки
settings-volume = Громкость
settings-haptics = Вибрация
settings-notifications = Уведомления браузера
settings-name-about = Его видит другой игрок.
settings-reset = Сбросить настройки
settings-reset-done = Все настройки сброшены.
settings-notifications-refused = Этот браузер не разрешает здесь уведомления.

## Accounts

account-title = Учётная запись
account-log-in = Войти
passkey-known = На этом устройстве уже есть ключ доступа к этой учётной записи.
passkey-unused = Ключ доступа не использован.
account-about = Учётная запись необязательна. С ней ваши партии и ваша учёба одинаковы в любом браузере.
account-adopt = Перенести партии, анализы, настройки и учёбу этого браузера в учётную запись
account-log-in-passkey = Войти с ключом доступа
account-forgotten = Забыли пароль?
account-name = Имя
account-name-about = От 3 до 20 букв, цифр, знаков - и _. Его видят все.
account-password = Пароль
account-password-about = Не меньше 8 знаков.
account-create = Создать учётную запись
account-create-do = Создать
account-code = Код восстановления
account-code-about = Один из сохранённых вами кодов. Каждый действует один раз.
account-new-password = Новый пароль
account-recover-about = Не меньше 8 знаков. Все сеансы завершатся.
account-recover = Задать новый пароль
account-recover-do = Задать пароль
account-back = Назад
account-confirm = Подтвердите, что это вы
account-confirm-about = Это изменит вашу учётную запись.
account-confirm-do = Подтвердить
account-use-passkey = Использовать ключ доступа
account-cancel = Отмена
account-no-passkeys = Этот браузер не поддерживает ключи доступа.
account-browser-data = Что хранит этот браузер
account-since = Учётная запись создана { $when }
account-log-out = Выйти
account-data = Ваши данные
account-password-change = Сменить пароль
account-password-changed = Пароль изменён. В других браузерах выполнен выход.
account-codes-new = Создать новые коды
account-passkey-add = Добавить ключ доступа
account-signing-in = Вход в учётную запись
account-passkeys = Ключи доступа
account-passkeys-none = Пока нет.
account-codes = Коды восстановления
account-passkey-used = использован { $when }
account-passkey-made = создан { $when }
account-passkey-remove = Удалить
account-passkey-remove-this = Удалить { $name }
account-passkey-name = Ключ доступа { $number }
bot-name = { $name } (бот)
account-bots = Боты
account-bots-about = Под именем бота здесь играет программа. Токен позволяет ей играть, и больше ничего.
account-bot-name = Имя бота
account-bot-make = Создать бота
account-bot-token = Токен бота { $name }
account-bot-token-about = Скопируйте токен сейчас: больше он не показывается. Этой командой программа начинает играть:
account-bot-token-kept = Готово
account-bot-token-new = Новый токен
account-bot-token-new-this = Новый токен для { $name }
account-bot-revoke = Отозвать
account-bot-revoke-this = Отозвать токен бота { $name }
account-bot-revoked = нет токена
account-bot-unused = ещё не использовался
account-bot-used = последний раз здесь { $when }
account-bot-delete = Удалить
account-bot-delete-this = Удалить { $name }
account-bot-delete-really = Точно удалить?
account-codes-replaced = Прежние коды больше не действуют.
account-codes-save = Сохранить в файл
account-codes-kept = Коды сохранены
account-this-browser = этот браузер
account-log-out-this = Завершить сеанс: { $browser }
account-log-out-others = Завершить все другие сеансы
account-browsers = Браузеры, в которых выполнен вход
account-device = { $browser }, { $system }
account-some-browser = Браузер
account-export = Сохранить всё в файл
account-codes-about = Сохраните эти коды. Если вы потеряете пароль, каждый из них один раз откроет вашу учётную запись. Больше они не показываются.
account-delete-about = Партии с другими людьми останутся у них, без вашего имени. Незаконченные партии с ними будут сданы.
account-codes-left =
    { $count ->
        [one] Остался { $count } код восстановления. Новые коды заменят прежние.
        [few] Осталось { $count } кода восстановления. Новые коды заменят прежние.
       *[many] Осталось { $count } кодов восстановления. Новые коды заменят прежние.
    }
account-adopted =
    { $count ->
        [one] В учётную запись перенесена { $count } партия.
        [few] В учётную запись перенесены { $count } партии.
       *[many] В учётную запись перенесено { $count } партий.
    }
account-delete =
    { $kind ->
        [account] Удалить учётную запись и все её данные
       *[browser] Удалить данные этого браузера
    }
account-delete-really =
    { $kind ->
        [account] Точно удалить учётную запись и все её данные? Это нельзя отменить.
       *[browser] Точно удалить данные этого браузера? Это нельзя отменить.
    }

## The lobby, and calls to a player

call-paired = Ваша партия начинается: { $name }.
call-challenge = { $name } вызывает вас на партию.
call-your-move = Ваш ход, соперник { $name }.
call-go = Перейти
lobby-title = Лобби
lobby-about = Найдите соперника или смотрите партии. Учётная запись не нужна.
lobby-quick = Быстрый подбор
lobby-other = Другая партия …
lobby-engine = Или сыграйте сразу с движком
lobby-yours = Ваши вызовы
lobby-open = Кто хочет сыграть
lobby-open-none = Никто не ждёт. Выберите часы выше, и с вами сыграет первый, кто захочет такую же партию.
lobby-live = Партии для просмотра
lobby-live-none = Сейчас никто не играет.
lobby-waiting = Ждём соперника …
lobby-cancel = Отмена
lobby-withdraw = Отозвать
lobby-decline = Отклонить
lobby-accept = Принять
lobby-play = Играть
lobby-play-this = Соперник { $name }: играть
lobby-challenges = { $name } вызывает вас на партию
lobby-challenged = Вызов отправлен: { $name }
call-round = { $title }: начинается ваша партия с { $name }.
tournaments-title = Турниры
tournaments-about = Много партий со многими соперниками. Турниры начинаются сами; с учётной записью можно участвовать или создать свой.
tournaments-open = Скоро начнутся
tournaments-open-none = Турниров не запланировано.
tournaments-running = Идут сейчас
tournaments-over = Законченные
tournament-link = Турнир
tournament-make = Создать турнир
tournament-make-account = Войдите, чтобы создать турнир.
tournament-name = Название
tournament-kind = Вид
tournament-swiss = Швейцарская система
tournament-swiss-about = В каждом туре встречаются игроки с равными очками, и никто дважды с одним и тем же.
tournament-carousel = Карусель
tournament-carousel-about = В течение заданного времени каждый свободный игрок сразу получает нового соперника. Входите и выходите когда угодно.
tournament-rounds = Туры
tournament-rounds-of = Туров: { $count }
tournament-duration = Длительность
tournament-length = { $minutes } мин
tournament-hours = { $hours } ч
tournament-streaks = Серии: после двух побед подряд партии считаются вдвойне
tournament-bots = Боты могут участвовать
tournament-starts = Начало через
tournament-players = Игроков: { $count }
tournament-join = Участвовать
tournament-leave = Выйти
tournament-back = Вернуться
tournament-cancel = Отменить турнир
tournament-cancelled = Турнир не состоялся: мало игроков, или он был отменён.
tournament-finished = Турнир закончен.
tournament-round-of = Тур { $round } из { $count }.
tournament-starts-in = Начало через { $time }
tournament-ends-in = Время для новых партий: { $time }
tournament-next-in = Следующий тур через { $time }
tournament-waiting = Вы участвуете; когда начнётся ваша партия, вас позовут на любой странице. Кто не начнёт за минуту, проигрывает её.
tournament-out = Вы вышли: соперника не будет, пока вы не вернётесь.
tournament-your-game = К вашей партии
tournament-standings = Таблица
tournament-pairings = Пары
tournament-none = Пока никто не участвует.
tournament-points = Очки
tournament-buchholz = Коэффициент Бухгольца
tournament-sonneborn = Коэффициент Зонненборна — Бергера
tournament-wins = Победы
tournament-bye = свободен
tournament-gone = вышел
tournament-on-streak = Партии сейчас считаются вдвойне
rated = Рейтинговая
casual = Товарищеская
speed-bullet = Пуля
speed-blitz = Блиц
speed-rapid = Рапид
speed-classical = Классика
setup-rated = Рейтинговая партия
setup-rated-about = Учитывается в вашем рейтинге по этим правилам и контролю. Подсказок нет, ходы против движка не берутся назад.
setup-rated-level = У уровня { $level } рейтинг { $rating }.
setup-rated-account = Для рейтинговых партий нужна учётная запись.
setup-rated-clock = Для рейтинговых партий нужны часы.
setup-rated-size = Рейтинговые партии по этим правилам играют на { $sizes }.
setup-rated-opening = Для рейтинговых партий по этим правилам нужен один из дебютов: { $openings }.
profile-link = Ваш профиль и рейтинги
profile-title = Игрок
profile-challenge = Вызвать на партию
profile-ratings = Рейтинги
profile-ratings-none = Рейтинговых партий пока нет.
profile-curve = Рейтинг за последние партии: наименьший { $low }, наибольший { $high }, сейчас { $now }.
profile-results = Результаты рейтинговых партий
profile-won = Победы
profile-drawn = Ничьи
profile-lost = Поражения
profile-games = Недавние открытые партии
profile-games-none = Открытых партий пока нет. Партии из лобби открыты, все остальные закрыты.
leaders-title = Таблицы лидеров
leaders-about = Высшие рейтинги по правилам и контролю. Предварительные не показаны.
leaders-none = Здесь ещё ни у кого нет установившегося рейтинга.
leaders-speed = Контроль
leaders-games = Партии

## One's games and analyses

games-title = Партии
games-analyses = Анализы
games-none = Партий пока нет. Поставьте камень на доску, чтобы начать.
games-no-analyses = Анализов пока нет. Сохраните один в разделе «Анализ», «Обмен».
games-more = Показать ещё
games-in-progress = Идёт
games-analyse = Анализ
games-analyse-this = Анализировать { $title }
games-analysis = Анализ
games-remove = Удалить
games-remove-really = Точно удалить?
games-remove-this = Удалить { $title } из списка
when-today = сегодня { $time }
when-yesterday = вчера { $time }

## Teaching in a game

play-hint-point = Подсказка: { $move }. { $score }.
teach-label = Обучение
teach-about = Сразу указывает на ваши ошибки и предлагает вернуть ход.
teach-off = Выключено
teach-blunders = Только грубые ошибки
teach-all = Все ошибки
teach-blunder = { $move } — грубая ошибка
teach-mistake = { $move } — ошибка
teach-take-back = Вернуть ход
teach-show = Показать почему
teach-play-on = Играть дальше
terminal-teach-back = Вернуть ход { $move }? (y/n)

## The plain terminal

terminal-commands-hint = ? показывает команды.
terminal-draw-declined = Ничья отклонена.
terminal-chose = { $who }: { $what }.
terminal-sentence = { $text }.
terminal-opening-over = Дебют окончен: { $black } против { $white }.
terminal-played = { $who }: ход { $points }.
terminal-over-now = Партия окончена: n — новая, q — выход.
terminal-hint-offer = t даёт подсказку.
terminal-hint-key = h даёт подсказку.
terminal-not-judged = Ход не оценён: { $why }.
terminal-not-counted = Результат не засчитан: { $why }.
terminal-run-program = В партии играет программа { $name }. Запустить { $command }? (y/n)
terminal-moves-typed = Её ходы можно и ввести вручную.
terminal-thinks = { $who } думает
terminal-declines = { $who } отказывается от ничьей.
terminal-time-taken = Время: { $seconds } с.
terminal-time-thought = Время: { $seconds } с, глубина { $depth }, оценка { $score }.
terminal-hint = Подсказка: { $hint }
terminal-hint-more = Подсказка: { $hint } t скажет больше.
terminal-hint-line = Подсказка: { $move } ({ $score }, глубина { $depth }): { $line }.
terminal-try-again = Enter — повторить; ход можно и ввести.
terminal-not-saved-yet = Ещё не сохранено: { $why }.
terminal-not-saved = Не сохранено: { $why }.
terminal-strength = Ваша сила против уровней: { $rating } ({ $change }).
terminal-goodbye = До свидания.
terminal-average = Среднее время, { $who }: { $seconds } с на ход.
terminal-resume = Продолжить: { $command }
terminal-saved-in = Партия сохранена в { $file }.
terminal-result-back = Результат отменён.
terminal-taken-back =
    { $count ->
        [one] Взят назад ход
        [few] Взяты назад ходы
       *[many] Взяты назад ходы
    }: { $moves }.
terminal-none-forbidden =
    { $color ->
        [black] У чёрных нет запрещённых пунктов.
       *[white] У белых нет запрещённых пунктов.
    }
terminal-no-move = Хода { $number } нет: нужно от 0 до { $most }.
terminal-board-after = Доска после хода { $number }; в партии ход { $ply }.
terminal-nothing-played = Ходов ещё не было.
terminal-history-hint = h { $number } показывает доску после хода { $number }.
terminal-level-engines = Здесь движков: { $count }; уровень задаётся, когда он один.
terminal-plays-on = { $who }: игра продолжается.
terminal-exists = { $file } уже есть; s! { $file } перезапишет.
terminal-saved-as = Сохранено: { $file }
terminal-load-hint = l 1 или l FILE загружает партию.
terminal-none-saved = Сохранённых партий ещё нет: l FILE.
terminal-loaded = Загружено: { $name }.
terminal-another = Новая партия.
terminal-help-move = ход: столбец и строка
terminal-help-enter = пусть ходит движок
terminal-help-undo = взять назад
terminal-help-redo = вернуть взятое
terminal-help-tip = подсказка по шагам: место, фигура, ход
terminal-help-history = запись или доска после хода N
terminal-help-forbidden = запрещённые пункты
terminal-help-draw = предложить ничью
terminal-help-resign = сдаться
terminal-help-level = уровень движка, от 1 до 10 или full
terminal-help-save = сохранить и показать доску на Python
terminal-help-save-over = сохранить поверх файла
terminal-help-load = загрузить файл или партию; показать список
terminal-help-new = новая партия, места меняются
terminal-help-help = эта справка
terminal-help-quit = выход; партия сохранится
terminal-offers = предложен { $point }
terminal-ask-rule = Правила ({ $known })
terminal-ask-size = Размер доски (от { $least } до { $most })
terminal-ask-opening = Дебют ({ $known })
terminal-ask-opponent = Соперник (уровень от { $least } до { $most }, full — полная сила, person — человек, cmd:PROGRAM)
terminal-ask-color = Ваш цвет (black — чёрные, white — белые)
terminal-ask-opens = Кто начинает дебют: вы (black) или движок (white)
terminal-ask-name-none = Ваше имя (- без имени)
terminal-ask-other = Имя другого игрока
terminal-ask-other-none = Имя другого игрока (- без имени)
terminal-ask-clock = Часы (например 5+3, 10s/move или none)
terminal-panel-opening = дебют: { $opening }
terminal-panel-last = { $moves }, последний { $move }
terminal-panel-pairs = пары: чёрные { $black }, белые { $white }
terminal-panel-five =
    { $color ->
        [black] пятёрку чёрных можно разбить
       *[white] пятёрку белых можно разбить
    }
terminal-shows-board = Enter показывает доску
terminal-prompt-over = Партия окончена (n новая, u назад, s сохранить, l загрузить, q выход)
terminal-time-left = осталось { $time }
terminal-hash = хеш { $percent } %
terminal-compiling = компиляция движка
terminal-loading = загрузка движка
terminal-kernels = { $what } { $bar } ядро { $done } из { $total }
terminal-compiling-once = компиляция движка, один раз для этой версии; это займёт около минуты
terminal-position = Правила: { $rule }, { $size }, { $moves }.
terminal-opening-name = Дебют: { $name }.
terminal-to-move =
    { $color ->
        [black] Ход чёрных.
       *[white] Ход белых.
    }
terminal-pairs = Взятые пары: чёрные { $black }, белые { $white }.
terminal-captures =
    { $color ->
        [black] Чёрные
       *[white] Белые
    } берут { $stones } ({ $count ->
        [one] { $count } пара
        [few] { $count } пары
       *[many] { $count } пар
    }).
terminal-pending =
    { $color ->
        [black] У чёрных пятёрка; белые ещё могут разбить её взятием.
       *[white] У белых пятёрка; чёрные ещё могут разбить её взятием.
    }
terminal-forbidden =
    { $color ->
        [black] Запрещено чёрным
       *[white] Запрещено белым
    }: { $points }.
terminal-with-line = { $how }: { $line }.
terminal-result = Результат: { $result }
terminal-unreadable = не читается
terminal-no-saved = Сохранённых партий нет.
terminal-plain-mode = { $why }; работает простой режим
terminal-no-screen = этот терминал не показывает полноэкранный режим
terminal-no-textual = для полноэкранного режима нужен tengen[tui]
terminal-not-remembered = настройки не запомнены: { $why }
terminal-against = { $black } против { $white }, { $rule }, { $size }.
terminal-interrupted = Прервано.
terminal-moves-on-average = { $who }: { $moves }, в среднем { $seconds } с на ход.

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = ход (h8), hint — подсказка, solution — решение, skip — пропустить, quit — выход
terminal-lesson-commands = hint — подсказка, solution — решение, skip — пропустить, quit — выход
terminal-ask-move = Ход
terminal-ask-point = Пункт
terminal-ask-choose = Выберите { $options }
terminal-next = Дальше: { $command }
terminal-step = Шаг { $number } из { $count }: { $title }
terminal-a-puzzle = задача
terminal-right = Верно. { $text }
terminal-again = { $text } Попробуйте ещё раз.
terminal-no-play = Ход { $move } здесь невозможен.
terminal-puzzle = Задача { $id }: { $rule }, { $theme }, { $rating }
terminal-rating = Рейтинг { $rating }, решено { $solved }, лучшая серия { $best }.
terminal-rating-change = Рейтинг { $rating } ({ $change }), серия { $streak }.
terminal-drill = Упражнение: { $rule }, { $source }
terminal-drill-right = { $move } — верно ({ $score }).
terminal-drills-due =
    К повторению { $due } из { $count ->
        [one] { $count } упражнения
        [few] { $count } упражнений
       *[many] { $count } упражнений
    }.
terminal-drills-none = Упражнений ещё нет. Их создаст { $command }.
terminal-source = ход { $number }, { $place }
terminal-source-times = { $source } (×{ $count })
terminal-place =
    { $kind ->
        [game] партия
        [review] разбор
       *[analysis] анализ
    }
terminal-earlier-game = прежняя партия
terminal-drills-made =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }, новых упражнений: { $fresh }.
terminal-drills-unsure = Более глубокий поиск не подтвердил ошибок: { $count }.
terminal-better = лучше
terminal-then = затем
terminal-column =
    { $name ->
        [number] №
        [side] цвет
        [move] ход
        [mark] знак
        [before] до
        [after] после
        [better] лучше
        [player] игрок
        [games] партий
        [moves] ходов
        [accuracy] точность
        [opening] дебют
        [middle-game] миттельшпиль
        [endgame] эндшпиль
        [black] чёрные
        [white] белые
        [overlooks] не замечает
        [depth] глубина
        [score] оценка
        [time] время
       *[line] вариант
    }
terminal-accuracy =
    Точность { $color ->
        [black] чёрных
       *[white] белых
    }: { $percent } %
terminal-review-left = Разбор не окончен: осталось поисков — { $count }.
terminal-review-positions = позиции
terminal-review-turns = переломные моменты: осталось { $count }
terminal-games-done = Партий в { $folder }: { $done } из { $count }
terminal-game-of = партия { $number } из { $count }
terminal-explain-move =
    Ход { $color ->
        [black] чёрных
       *[white] белых
    } { $move }:
terminal-factors-for =
    { $color ->
        [black] За чёрных
       *[white] За белых
    }:
terminal-factors-then =
    Затем у { $color ->
        [black] чёрных
       *[white] белых
    } может быть:
terminal-total = Итого: { $total }
terminal-no-threats = угроз нет
terminal-terms = Слагаемые оценки для стороны, чей ход:

## The full-screen terminal

terminal-save = Сохранить
terminal-open = Открыть
terminal-new = Новая
terminal-help = Справка
terminal-quit = Выход
terminal-start = Начать
terminal-analysis = Анализ
terminal-logo = пять в ряд
terminal-name = имя
terminal-command = команда
terminal-think-seconds = секунд на ход (2 или по часам)
terminal-person = человек
terminal-adaptive = подстраивающийся уровень
terminal-other-engine = другой движок
terminal-other-clock = другие
terminal-clock-such = 5+3 или 10s/move
terminal-continue = Продолжить { $title }
terminal-start-hint = Стрелки — выбор, Enter — начать партию.
terminal-looking-back = Вы смотрите назад: End возвращает к партии.
terminal-over-new = { $ending } n — новая партия.
terminal-over-back = { $ending } n: новая партия, u: назад.
terminal-hurry = { $who } думает; m — ходить сейчас.
terminal-typing = Ход: { $text }
terminal-who-for = Кто играет дальше вместо { $who }?
terminal-no-resign = Сейчас сдаться некому.
terminal-resigns = { $who }: сдаться
terminal-paused = Пауза. Нажмите p, чтобы продолжить.
terminal-unmarked = Запрещённые пункты не отмечены.
terminal-hint-person = Подсказка — для человека, чей ход.
terminal-report =
    { $color ->
        [black] { $move } за чёрных
       *[white] { $move } за белых
    }
terminal-save-as = Сохранить как (.sgf, .psq ...):
terminal-write-over = перезаписать { $file }
terminal-file-exists = { $file } уже есть
terminal-leave-it = оставить
terminal-thinking = думает
terminal-program-who = { $name } — программа. Кто играет?
terminal-run = запустить { $command }
terminal-draw-question = { $who }: ничья?
terminal-failed-who = Сбой: { $who }. Кто играет дальше?
terminal-tengen-full = Tengen в полную силу
terminal-getting-ready = Движок готовится.
terminal-getting-ready-first = Движок готовится. В первый раз это займёт около минуты.
terminal-hint-plays = Подсказка: { $move }. Enter — сделать ход.
terminal-note-pairs = пары { $taken }/{ $needed }
terminal-note-moves = { $moves }, { $seconds } с на ход
terminal-browsing = Ход { $ply } из { $count }. PgUp и PgDn листают, End возвращает.
terminal-chooses-digits = { $who }: выберите от 1 до { $count }.
terminal-chooses-arrows = { $who }: выберите стрелками и Enter.
terminal-good-for =
    { $color ->
        [black] На пользу чёрным
       *[white] На пользу белым
    }:
terminal-back = Esc: назад
terminal-open-game = Открыть партию
terminal-open-keys = Tab: список или файл, Enter: открыть, Esc: назад
terminal-file = Файл
terminal-cannot-open = { $file } не открывается: { $why }

## The keys of the full-screen terminal

terminal-keys-board = ДОСКА
terminal-keys-game = ПАРТИЯ
terminal-keys-analysis = АНАЛИЗ
terminal-keys-signs = ЗНАКИ
terminal-keys-arrows = стрелки
terminal-keys-mouse = мышь
terminal-key-cursor = двигать курсор [ ]
terminal-key-place = поставить камень
terminal-key-type = ввести ход, например h8
terminal-key-click = щелчок ставит камень
terminal-key-browse = листать ходы; Home и End: первый и последний
terminal-key-zoom = мелкие или крупные камни, где есть место
terminal-key-undo = назад; против движка — до вашего хода
terminal-key-teaching = обучение: выкл., грубые ошибки, все ошибки
terminal-key-now = пусть движок ходит сейчас
terminal-key-change = сменить игрока за сторону, чей ход
terminal-key-pause = остановить часы
terminal-key-forbidden = запрещённые пункты: отметить и объяснить
terminal-key-numbers = номера ходов на камнях
terminal-key-save = сохранить (sgf, psq, json ...)
terminal-key-open = открыть партию
terminal-key-new = новая партия
terminal-key-panel = панель анализа: показать или скрыть
terminal-key-lines = больше или меньше вариантов
terminal-key-explain = всё о ходе под курсором
terminal-sign-winning = выигравший ряд
terminal-sign-last = последний ход
terminal-sign-cursor = курсор
terminal-sign-both = последний ход и курсор
terminal-sign-forbidden = запрещено
terminal-sign-best = лучшие ходы анализа
terminal-keys-saved = Партия сохраняется после каждого хода. Ctrl-C в любой момент завершает программу и печатает команду для продолжения.

## The adaptive opponent, and a first visit

setup-adaptive = Движок, подстраивающийся под вас
setup-adaptive-about = Играет чуть сильнее вас и следит за вашими результатами.
setup-adaptive-name = Адаптивный
setup-adaptive-seat = Движок чуть сильнее вас
welcome-title = Добро пожаловать
welcome-question = Как вы играете в гомоку? По ответу найдём соперника.
welcome-none = Это моя первая игра
welcome-rules = Я знаю правила
welcome-regular = Я играю время от времени
welcome-strong = Я сильный игрок
welcome-puzzles = Узнать по трём коротким задачам
welcome-later = Не сейчас
welcome-placed = Соперник готов
welcome-placed-gentle = Он начинает мягко и следит за вашими результатами. Грубые ошибки отмечаются, их можно взять назад.
welcome-placed-about = Он начинает примерно с вашей силы и следит за вашими результатами.
welcome-lesson = Или начните с первого урока
placement-title = Задача { $number } из { $count }
placement-about = Засчитывается первый ответ. Если не знаете, идите дальше.
placement-unknown = Не знаю
placement-finish = Найти соперника
placement-result = Решено { $solved } из { $count }. Соперник начинает примерно с уровня { $level } и следит за вашими результатами.
placement-play = Сыграть первую партию

## Numbers and scores

duration-seconds = { $seconds } с
duration-minutes = { $minutes } мин { $seconds } с
score-won = { color-name } выиграли
score-drawn = ничья
score-wins-in =
    { color-name } выигрывают за { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
       *[many] { $plies } полуходов
    }
score-even = равно
score-better =
    у { $color ->
        [black] чёрных
       *[white] белых
    } лучше ({ $percent } %)

## Players

seat-engine-level = Движок, { $name }
talk-title = Чат
talk-about = Поздоровайтесь или напишите строку. Её прочтёте только вы двое.
talk-log-in = Войдите, чтобы писать своими словами.
talk-message = Сообщение
talk-send = Отправить
talk-you = Вы
talk-mute = Скрыть сообщения
talk-unmute = Показывать сообщения
talk-muted = Сообщения этого игрока скрыты.
talk-report = Пожаловаться
talk-report-this = Пожаловаться на { $name }
talk-report-why = Что не так?
report-talk = Оскорбительные сообщения
report-cheating = Игра с помощью программы
report-stalling = Затягивание или уход
report-name = Оскорбительное имя
report-other = Другое
talk-report-details = Подробности (необязательно)
talk-report-send = Отправить жалобу
talk-report-cancel = Отмена
talk-reported = Спасибо. Владелец сервера посмотрит.
talk-hello = Здравствуйте!
talk-good-luck = Удачи!
talk-nice-move = Хороший ход!
talk-oops = Ой!
talk-well-played = Хорошо сыграно!
talk-good-game = Хорошая партия!
talk-thanks = Спасибо!
talk-bye = До свидания!
seat-engine-bot = Программа участника
seat-engine-full = Движок в полную силу, { $seconds } с на ход
seat-by-link = Человек по ссылке
seat-person = Человек
seat-first = Первый игрок
seat-second = Второй игрок
seat-level = уровень { $level }
seat-full = полная сила
seat-program = другая программа
who-seat =
    { $seat ->
        [first] первый игрок
       *[second] второй игрок
    }
who-named = { $name } ({ $role })
seat-absent = ещё не пришёл
seat-you = вы
claim-title = Соперника нет
claim-left = { $name } не у доски.
claim-idle = { $name } не делает хода.
claim-wait = Вы сможете потребовать победу через { $time }.
claim-win = Потребовать победу
claim-draw = Признать ничью
seat-away = отошёл
seat-color-open = Цвет не выбран
seat-pairs = Взято пар: { $taken } из { $needed }
level-1 = первые шаги
level-2 = новичок
level-3 = очень легко
level-4 = легко
level-5 = неплохо
level-6 = средне
level-7 = довольно хорошо
level-8 = хорошо
level-9 = сильно
level-10 = очень сильно
clock-none = Без часов
clock-main = { $minutes } мин + { $increment } с на ход
clock-per-move = { $seconds } с на ход

## A new game

setup-title = Новая партия
setup-opponent = Соперник
setup-level = Движок по уровню
setup-level-about = Десять уровней, от первых шагов до очень сильного.
setup-tengen = Движок, полная сила
setup-tengen-about = Выше 10 уровня: как можно сильнее за отведённое время.
setup-lobby = Любой в лобби
setup-lobby-about = Вы сыграете с тем, кто хочет такую же партию.
setup-challenge = Игрок с учётной записью
setup-challenge-about = Игрок узнает о вызове и сможет принять его или отклонить.
setup-challenged = Имя игрока
setup-person = Человек за этим экраном
setup-person-about = Двое ходят по очереди на этом устройстве.
setup-invite = Человек по ссылке
setup-invite-about = Вы получите ссылку для другого игрока.
setup-watch = Смотреть два движка
setup-watch-about = Два движка играют друг с другом, вы смотрите.
setup-random = Случайно
setup-you = Вы
setup-level-field = Уровень
setup-level-named = Уровень { $level }, { $name }
setup-level-of = { $level } из { $max }, { $name }
setup-full-strength = Полная сила, { $seconds } с на ход
setup-think = Время на ход
setup-you-play = Вы играете
setup-who-starts = Кто начинает
setup-minutes = Минуты
setup-increment = Секунд на ход
setup-opening = Дебют
setup-clock = Часы
setup-other-clock = Другие …
setup-start = Начать партию
setup-more = Правила, доска, дебют, часы
invitation-title = { $name } приглашает вас сыграть
invitation-opening = Дебют: { $opening }
invitation-join = Вступить в игру
invitation-watch = Только смотреть
resume-game = Продолжить: { $first } – { $second }, ход { $ply }

## Playing

play-title = Играть в гомоку
play-actions = Действия
play-status = Состояние
play-pace-slow = Медленно
play-pace-normal = Обычно
play-pace-fast = Быстро
play-redo-about = Снова сделать отменённый ход (Ctrl+Y)
play-hint-about = Спросить у движка хороший ход
play-draw = Ничья
play-draw-about = Предложить ничью
play-resign = Сдаться
play-pause = Пауза
play-resume = Дальше
play-speed = Скорость
play-undo-ask = Попросить соперника вернуть ход (Ctrl+Z)
play-undo-about = Вернуть последний ход (Ctrl+Z)
play-rematch = Реванш
play-rematch-offered = Реванш предложен
play-rematch-accept = Принять реванш
play-rematch-go = К реваншу
play-rematch-told = Реванш предложен. Он начнётся, когда соперник согласится.
play-moves = Ходы
play-moves-list = Ходы партии
play-newest = Последняя позиция
play-no-moves = Ходов ещё нет
play-move = Ход { $number }, { color-name } { $move }
play-move-captures = Ход { $number }, { color-name } { $move }, взято камней: { $count }
play-last-move = { color-name } { $move }
play-last-capture = { color-name } { $move }, взято { $stones }
play-type = Ввести ход
play-type-bad = «{ $text }» — не пункт этой доски. Введите букву и число, например h8.
play-invitation-used = Это приглашение использовано. Вы наблюдаете за партией.
play-cannot-open = Эту партию нельзя открыть
play-your-move = Ваш ход
play-reconnecting = Переподключение
play-reconnecting-about = Партия сохранена и продолжится, когда сервер ответит.
play-starting = Партия начинается
play-ready = Всё готово
play-begin = Поставьте камень куда угодно, чтобы начать.
play-press-start = Нажмите «Начать партию».
play-invited = Вас пригласили
play-invited-about = Вступите в игру или смотрите.
play-back-to-game = Назад к партии
play-position-after = Позиция после хода { $ply }
play-confirm = Сыграть { $point }?
play-confirm-about = Коснитесь пункта ещё раз или нажмите «Ходить».
play-resign-sure = Сдать партию?
play-resign-yes = Да, сдаться
play-on = Играть дальше
play-forbidden = { $point } запрещён. { $reason }.
play-looking = Ищу хороший ход …
play-draw-offered = { $name } предлагает ничью
play-draw-offered-about = Примите или играйте дальше.
play-draw-asked = Ничья предложена
play-draw-asked-about = Ждём ответа: { $name }.
play-draw-open = Предложена ничья; ход её отклонит.
play-undo-asked = { $name } просит вернуть ход
play-undo-asked-about = Разрешите или играйте дальше.
play-undo-waiting = Просьба вернуть ход
play-undo-waiting-about = Ждём разрешения: { $name }.
play-your-choice = Ваш выбор
play-chooses = Выбирает { $name }
play-choice-about = Кто играет каким цветом?
play-offers-about = Сколько пятых ходов предложат чёрные?
play-paused = Пауза
play-paused-about = Нажмите «Дальше», чтобы движки продолжили.
play-thinking = { $name } думает
play-to-move = Ход: { $name }
play-color-to-move =
    Ход { $color ->
        [black] чёрных
       *[white] белых
    }
play-waiting-player = Ждём игрока
play-watching = Вы наблюдаете.
play-waiting-opponent = Ждём соперника
play-waiting-about = Отправьте ссылку ниже. Партия начнётся, когда её откроют.
play-own-five = Ваша пятёрка выигрывает, если её не разобьют.
play-other-five =
    У { $color ->
        [black] чёрных
       *[white] белых
    } пятёрка: разбейте её взятием, иначе проиграете.
play-result =
    { $text } Партия заняла { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }.
play-drawn = Ничья
play-won = Вы выиграли
play-lost = Вы проиграли
play-color-won = { color-name } выиграли
play-name-won = Победа: { $name }
play-accept-draw = Принять ничью
play-decline = Отклонить
play-allow = Разрешить
play-depth = глубина { $depth }
play-book = книга
play-nodes = узлов: { $nodes }
event-joined = { $name } вступает в игру.
event-rematch = { $name } предлагает реванш.
event-played-on = { $name } играет дальше и отклоняет ничью.
event-declined-draw = { $name } отклоняет ничью.
event-refused-undo = { $name } не разрешает вернуть ход.
event-chose-color =
    { $name } выбирает { $color ->
        [black] чёрных
       *[white] белых
    }.
event-chose-offers = { $name } выбирает пятых ходов: { $count }.
event-added-two = { $name } добавляет два камня.
share-link-copied = Ссылка скопирована.
share-press-copy = Нажмите Ctrl+C, чтобы скопировать ссылку.
share-copy = Копировать
share-copy-this = Копировать: { $label }
share-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
share-let-watch = Пригласить зрителей
share-invitation = Приглашение
share-invitation-about = Первый, кто откроет ссылку, сыграет с вами.
share-spectator-link = Ссылка для зрителей
share-spectator-about = Зрители видят партию, но не ходят.
share-embed = Код для веб-страницы
share-embed-about = Он показывает партию на вашей собственной странице.
embed-title = Партия в { -gomoku }
embed-open = Открыть в Tengen
embed-failed = Эту партию нельзя показать.
embed-start = До первого хода.
embed-move = Ход { $number } из { $count }: { $move }.
stats-title = Статистика
stats-region = Статистика ходов
stats-moves = Ходы
stats-time = Время
stats-time-per-move = Время на ход
stats-longest = Дольше всего
stats-nodes = Узлы
stats-pairs = Взятые пары
stats-move = Ход
stats-depth = Глубина

## The board, for those who hear it

board-label = Доска. Стрелки двигают курсор, Enter ставит камень.
board-kind = игровая доска
board-point =
    { $point }, { $what ->
        [black] чёрный камень
        [white] белый камень
       *[empty] пусто
    }
board-last = последний ход
board-forbidden = запрещено, { $reason }

## Analysing

step-last = Конечная позиция
analyse-new = Новый
analyse-new-about = Начать с пустой доски
analyse-opening = Открывается …
analyse-merged = Этот анализ изменили и в другом месте. Обе версии объединены.
analyse-pairs = пары { $black }–{ $white }
analyse-saving = сохраняется …
analyse-saved = сохранено
analyse-read-only = только чтение
analyse-pending-five =
    у { $color ->
        [black] чёрных
       *[white] белых
    } пятёрка, которую ещё можно разбить
analyse-comment = Комментарий
analyse-comment-hint = Комментарий к этому ходу
analyse-undo-about = Отменить последнее изменение (Ctrl+Z)
analyse-redo-about = Вернуть отменённое (Ctrl+Y)
analyse-promote = Повысить
analyse-promote-about = Сделать главным вариантом
analyse-delete = Удалить
analyse-delete-about = Удалить этот ход и всё после него
analyse-tree = Ходы и варианты
analyse-start = Начало
analyse-tree-move = { $number }. { color-name } { $move }
editor-title = Правка
editor-about = Расставьте любую позицию: из книги, задачи или записи партии.
editor-begin = Изменить эту позицию
editor-pairs =
    Пары, взятые { $color ->
        [black] чёрными
       *[white] белыми
    }
editor-places = Щелчок ставит
editor-erase = Стереть
editor-turn = Чей ход
editor-clear = Очистить
editor-done = Готово
overlay-moves = Лучшие ходы
overlay-heat = Теплота
overlay-none = Без отметок
engine-title = Анализ движка
engine-best-lines = Лучшие варианты
engine-depth-progress = Ход работы на этой глубине
engine-switch = Движок
engine-lines =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
engine-lines-label = Число вариантов
engine-overlay-label = Показ на доске
engine-view =
    Оценки даны для { $color ->
        [black] чёрных
       *[white] белых
    }, чей ход.
engine-game-over = В этой позиции партия окончена.
engine-queued = Ждём свободный движок; перед вами: { $count }.
engine-complete = Анализ завершён.
engine-evaluation = Оценка
engine-not-evaluated = нет оценки
engine-speed = Скорость
explorer-title = Обзор ходов
explorer-about = Ходы, известные из дебютной книги, доказательств и партий. Выберите ход, чтобы сделать его.
explorer-none = Об этой позиции ничего не известно.
explorer-all = Показать все ходы ({ $count })
explorer-verdict = Оценка
explorer-public = Открытые партии
explorer-own = Ваши файлы
explorer-results = Чёрные { $black }, белые { $white }, ничьи { $draws }, без результата { $unknown }
explorer-proof-title = Игра против доказательства
explorer-proof-switch = Доказательство играет чёрными
explorer-proof-about = Сыграйте белыми против доказанного выигрыша: доказательство отвечает сразу и объясняет почему. Если ваш ход не охвачен ни одним доказательством, отвечает движок, и здесь это указано.
explorer-proof-says = { $move } доказан: { $verdict } при любых ответах.
explorer-engine-says = { $move } не из доказательства: эту позицию не охватывает ни одно. Ход сделал движок ({ $score }).
explorer-begins = { $move }: доказательство начинается в центре.
explorer-won = Доказательство победило. Верните ходы и попробуйте другую защиту.
explorer-threat = Угроза: { $move }. После любого ответа, который не требует отдельного хода: { $verdict }.
explorer-answers = Ответы, требующие отдельного хода: { $points }
explorer-even-title = Равные позиции
explorer-even-about = Камни, после которых шансы сторон равны, — для предложений в обмене и swap2.
explorer-even-move = Найти равные ходы
explorer-even-pair = Найти равные пары
explorer-even-searching = Поиск равных камней …
explorer-even-stones = Камни
explorer-even-chance = Шансы стороны, чей ход
explorer-files-title = Ваши файлы
explorer-files-about = Партии из ваших файлов учитываются только для вас.
explorer-files-open = Добавить открытую партию
explorer-files-remove = Убрать { $name }
explorer-find = Найти эту позицию
explorer-find-about = Искать эту позицию во всём дереве: повёрнутую, отражённую или с другим порядком ходов
explorer-found =
    Эта позиция встречается в дереве ещё в { $count ->
        [one] { $count } месте
        [few] { $count } местах
       *[many] { $count } местах
    }.
explorer-found-none = Больше нигде в дереве этой позиции нет.
exchange-title = Обмен
exchange-keep-title = Сохранить этот анализ
exchange-too-large = { $name } слишком велик. Предел { $limit } КиБ.
exchange-rule-stated = Как указано в тексте
exchange-import = Импорт
exchange-import-field = Ходы, SGF, psq, pos или ссылка
exchange-import-about = Или перетащите файл на страницу.
exchange-read = Прочитать текст
exchange-choose-file = Выбрать файл
exchange-assumptions = Допущения при чтении
exchange-game = Партия
exchange-save-as = Сохранить как { $format }
exchange-export = Экспорт
exchange-make-link = Создать ссылку на позицию
exchange-losses = В файле нет: { $losses }.
exchange-link = Ссылка
exchange-link-about = В ней правила, размер доски и ходы.
exchange-foreign = Этот анализ чужой. Сохраните копию, чтобы изменить его.
exchange-saving = Сохраняется …
exchange-saved = Все изменения сохранены.
exchange-study-about = Любой, у кого есть ссылка, может читать анализ.
exchange-study-link = Ссылка на этот анализ
exchange-study-title = Название
exchange-keep = Сохранить
exchange-keep-copy = Сохранить копию
exchange-kept = Анализ сохранён; он в разделе «Партии».
report-title = Отчёт
report-show-threats = Угрозы на доске
report-threats = Открытые угрозы
report-about = Наведите на пустой пункт, чтобы узнать, что даёт ход туда. Щелчок закрепит отчёт.
report-none = Нет.
report-ask = Спросить движок
report-verdict =
    Движок: { $score } для { $color ->
        [black] чёрных
       *[white] белых
    } на глубине { $depth }, { $rank } из { $candidates }. Лучший ход { $best }: { $bestScore }.
report-verdict-unranked =
    Движок: { $score } для { $color ->
        [black] чёрных
       *[white] белых
    } на глубине { $depth }, не среди лучших. Лучший ход { $best }: { $bestScore }.
report-reasons-for = Всё за этот ход
report-reasons-against = Всё против него
report-reason = Причина
report-weight =
    Вес для { $color ->
        [black] чёрных
       *[white] белых
    }
report-threat =
    { color-name }: { kind-title } { $stones }, продолжение на { $gains }. { $color ->
        [black] Белые
       *[white] Чёрные
    } могут ответить на { $answers }.
report-threat-unanswered =
    { color-name }: { kind-title } { $stones }, продолжение на { $gains }. У { $color ->
        [black] белых
       *[white] чёрных
    } нет ответа.
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] решающее взятие
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = решающее взятие
factor-win-broken = разбитый выигрыш
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = защита от пятёрки
factor-block-of-open-four = защита от открытой четвёрки
factor-block-of-double-four = защита от вилки 4×4
factor-block-of-four-three = защита от вилки 4×3
factor-block-of-double-three = защита от вилки 3×3
factor-block-of-open-three = защита от открытой тройки
factor-capture = { -capture }
factor-capture-set-up = подготовка взятия
factor-capture-blocked = защита от взятия
factor-capture-risked = риск взятия
factor-forbidden-points = запретные пункты
factor-alignment = связь камней
factor-centre = центр

## Exercises and puzzles

exercise-hint-key = Подсказка (?)
exercise-next-hint = Следующая подсказка
exercise-solution = Решение
exercise-solution-line = Решение:
exercise-verdict = Вердикт
exercise-board = Доска. { $prompt } Стрелки двигают курсор, Enter ставит камень.
exercise-play = Сыграть { $point }
exercise-occupied = Пункт { $point } занят.
line-after = После { $move }:
line-better = Лучше: { $move }
line-back = Шаг назад
line-next = Следующий шаг
puzzles-progress = Ваши успехи
puzzles-today = Задача дня
puzzles-keys = Клавиши: n следующая задача, ? подсказка, буква и число выбирают пункт.
puzzles-next = Следующая задача
puzzles-skip = Пропустить
puzzles-rated = рейтинг { $rating }
puzzles-tried = уже решалась: больше не считается
puzzles-link = ссылка на задачу
puzzles-theme = Тема
puzzles-all-themes = Все темы
puzzles-theme-solved = { $theme } ({ $solved } из { $count })
puzzles-rating = Рейтинг
puzzles-provisional = { $rating }, предварительный
puzzles-solved = Решено с первой попытки
puzzles-solved-of = { $solved } из { $tried }
puzzles-in-a-row = Подряд
puzzles-best-row = { $streak }, лучшее { $best }
puzzles-days = Дней подряд
days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
theme-win-at-once = Выигрыш в один ход
theme-stop-four = Закрыть четвёрку
theme-fours = Выигрыш четвёрками
theme-threats = Выигрыш угрозами
theme-only-defence = Единственная защита
theme-use-forbidden = Игра на фол
theme-avoid-forbidden = Без фолов
theme-captures = Взятия
puzzle-task =
    Ход { $color ->
        [black] чёрных
       *[white] белых
    }: { $theme ->
        [win-at-once] выиграйте в один ход.
        [stop-four] закройте четвёрку и не проиграйте.
        [fours] выиграйте серией четвёрок.
        [threats] выиграйте четвёрками и открытыми тройками.
        [only-defence] найдите единственный ход, который не проигрывает.
        [use-forbidden] выиграйте с помощью запретного пункта.
        [avoid-forbidden] выиграйте без фола.
       *[captures] выиграйте взятием.
    }
puzzle-defence = Доказано, что все другие ходы проигрывают; поиск в { $nodes } узлов не опроверг ответ.
puzzle-solution = Решение: { $line }.
puzzle-right = { $move } верно; ответ { $reply }.
puzzle-solved = { $move } верно: решено.
puzzle-wrong = { $move } неверно.
puzzle-loses = { $move } проигрывает: { $line }.
puzzle-answered = На { $move } есть ответ { $line }.
puzzle-other-win = { $move } тоже выигрывает, но не так, как требуется.
puzzle-makes = { $move } { makes-kind }.
puzzle-stops = { $move } занимает пункт, где соперник { makes-kind }.
puzzle-captures =
    { $move } берёт { $pairs ->
        [one] { $pairs } пару
        [few] { $pairs } пары
       *[many] { $pairs } пар
    }.
puzzle-combines = { $move } грозит несколькими продолжениями.
puzzle-needed = { $move } занимает пункт, нужный сопернику.
puzzle-resists = { $reply } сопротивляется дольше всего.
sentences = { $first } { $then }
makes-kind =
    { $kind ->
        [five] строит пятёрку
        [open-four] строит открытую четвёрку
        [double-four] строит вилку 4×4
        [four-three] строит вилку 4×3
        [four] строит четвёрку
        [double-three] строит вилку 3×3
       *[open-three] строит открытую тройку
    }

## Hints

hint-area =
    Смотрите { $row ->
        [top] { $column ->
            [left] слева вверху
            [right] справа вверху
           *[middle] вверху
        }
        [bottom] { $column ->
            [left] слева внизу
            [right] справа внизу
           *[middle] внизу
        }
       *[middle] { $column ->
            [left] слева
            [right] справа
           *[middle] в центре
        }
    }.
hint-makes = Ход { makes-kind }.
hint-stops = Ход занимает пункт, где соперник { makes-kind }.
hint-captures =
    Ход берёт { $pairs ->
        [one] { $pairs } пару
        [few] { $pairs } пары
       *[many] { $pairs } пар
    }.
hint-combines = Ход грозит несколькими продолжениями.
hint-needed = Ход занимает пункт, нужный сопернику.
hint-quiet = Ход пока ничем не грозит: он строит или занимает место.
hint-point = Сыграйте { $point }.

## Reviews

review-title = Разбор
review-mistakes = Ошибки
review-progress = Ход разбора
review-begin = Разобрать партию
review-continue = Продолжить разбор
review-stop = Стоп
review-you = { color-name } (вы)
review-accuracy = Точность
review-opening = Дебют { $mark } { $text }
review-none = Ошибок не найдено.
review-running = Проверяется каждый ход. Партии и анализы идут первыми.
review-stopped = Разбор остановлен.
review-slider = Ход партии
review-at-move = Ход { $ply }
review-try = Сыграть здесь заново
review-show-better = Показать лучший ход
review-show-longest = Показать самую долгую защиту
review-lost = Партия уже была проиграна; этот ход лишь ускорил конец.
review-overlooked = { color-name } не заметили: { $kinds }
review-practise = Потренировать: { $theme }
review-find =
    Найдите за { $color ->
        [black] чёрных
       *[white] белых
    } ход лучше { $move }: выберите пункт на доске.
review-looking = Смотрю { $point } …
review-try-another = Другой ход
review-right = Верно: { $move } сохраняет результат.
review-right-proven = Верно: { $move } сохраняет результат, { $standing }.
review-game-move = { $move } — ход партии.
review-wrong = { $move } — не то.
review-prefers = Движок предпочитает { $best }.
review-change = С { $before } на { $after }.
standing-win =
    выигрыш за { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
standing-loss =
    проигрыш за { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
score-wins = выигрыш за { $count }
score-loses = проигрыш за { $count }
class-best = лучший
class-only-move = единственный ход
class-good = хорошо
class-inaccuracy = неточность
class-mistake = ошибка
class-blunder = грубая ошибка
class-missed-win = упущенный выигрыш
class-forced-win-allowed = допущен форсированный выигрыш
class-lost = уже проиграно
a-kind =
    { $kind ->
        [five] пятёрку
        [winning-capture] решающее взятие
        [open-four] открытую четвёрку
        [double-four] вилку 4×4
        [four-three] вилку 4×3
        [four] четвёрку
        [double-three] вилку 3×3
        [open-three] открытую тройку
       *[capture] взятие
    }
rival-makes =
    { $rival ->
        [you] вы строите
        [black] чёрные строят
       *[white] белые строят
    }
rival-owns =
    { $rival ->
        [you] вашу
        [black] чёрную
       *[white] белую
    }
rival-side =
    { $rival ->
        [you] вы
        [black] чёрные
       *[white] белые
    }
winner-side =
    { $winner ->
        [you] вам
        [black] чёрным
       *[white] белым
    }
standing-kind =
    { $standing ->
        [four] четвёрку
       *[open-three] открытую тройку
    }
winning-means =
    { $means ->
        [fours] четвёрками
       *[threats] угрозами
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] под взятие
    }
foul = { $move } — фол ({ reason-name }) и сразу проигрывает.
five-unbroken = { $move } не разбивает { rival-owns } пятёрку { $stones }, и она выигрывает.
allows-shape = { $move } оставляет { $point }, где { rival-makes } { a-kind }.
ignores-shape = { $move } не закрывает { rival-owns } { standing-kind } { $stones }: на { $point } { rival-makes } { a-kind }.
allows-sequence =
    { $move } даёт { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } выиграть { winning-means }: { $line }, затем { a-kind } на { $point }.
allows-sequence-long =
    { $move } даёт { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } выиграть { winning-means }: от { $first } до { $point }, { a-kind }.
ignores-shape-sequence =
    { $move } не закрывает { rival-owns } { standing-kind } { $stones }: { $rival ->
        [you] вы выигрываете
        [black] чёрные выигрывают
       *[white] белые выигрывают
    } { winning-means }: { $line }, затем { a-kind } на { $point }.
ignores-shape-sequence-long =
    { $move } не закрывает { rival-owns } { standing-kind } { $stones }: { $rival ->
        [you] вы выигрываете
        [black] чёрные выигрывают
       *[white] белые выигрывают
    } { winning-means }: от { $first } до { $point }, { a-kind }.
allows-later =
    { $move } даёт { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } { $first }, после чего { $point } строит { a-kind }.
allows-capture =
    { $move } даёт { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } взять { $stones } на { $point }.
allows-winning-capture =
    { $move } даёт { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } выиграть, взяв { $stones } на { $point }.
misses-shape = { $move } упускает { a-kind } на { $point }.
misses-sequence = { $move } упускает выигрыш { winning-means }: { $line }, затем { a-kind } на { $point }.
misses-sequence-long = { $move } упускает выигрыш { winning-means }: от { $first } до { $point }, { a-kind }.
misses-later = { $move } упускает { $first }, после чего { $point } строит { a-kind }.
misses-capture = { $move } упускает взятие { $stones } на { $point }.
misses-winning-capture = { $move } упускает выигрыш взятием { $stones } на { $point }.
misses-block =
    { $move } оставляет { $point }, где { $rival ->
        [you] ваши
        [black] чёрные
       *[white] белые
    } { $stones } станут открытой тройкой; { $better } это предотвращает.
misses-block-there =
    { $move } оставляет { $point }, где { $rival ->
        [you] ваши
        [black] чёрные
       *[white] белые
    } { $stones } станут открытой тройкой.
worse = { $move } слабее, чем { $point }.
stones-uneven =
    Камни дебюта выгодны { $color ->
        [black] чёрным
       *[white] белым
    } ({ $chance } %), а соперник может взять этот цвет.
stones-decided =
    С камнями дебюта { $color ->
        [black] чёрные
       *[white] белые
    } выигрывают форсированно, а соперник может взять этот цвет.
better-choice =
    { $better ->
        [take-white] следовало взять белых.
        [take-black] следовало взять чёрных.
       *[add-two] лучше было добавить два камня.
    }
choice-wrong =
    У { $color ->
        [black] чёрных
       *[white] белых
    } были лучшие шансы ({ $chance } %); { better-choice }
choice-decided = { color-name } могли выиграть форсированно; { better-choice }
turn-win =
    { $move } дал { winner-side } форсированный выигрыш за { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }.
turn-better = { $move } дал { winner-side } лучшую игру.
won-throughout =
    { $winner ->
        [you] Вы вели
        [black] Чёрные вели
       *[white] Белые вели
    } { $from ->
        [1] с самого начала
        [2] с самого начала
       *[later] с хода { $from }
    } и до конца.
threw-win =
    До хода { $at } { $loser ->
        [you] вы выигрывали
        [black] чёрные выигрывали
       *[white] белые выигрывали
    }; { $turn }
threw-lead =
    До хода { $at } { $loser ->
        [you] вы вели
        [black] чёрные вели
       *[white] белые вели
    }; { $turn }
even-until = До хода { $at } игра была равной; { $turn }
fell-behind =
    { $loser ->
        [you] Вы уже уступали
        [black] Чёрные уже уступали
       *[white] Белые уже уступали
    }; на ходу { $at }: { $turn }
level = Ни одна сторона не допустила решающей ошибки.
swings = Перевес менялся { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }, последний раз на ходу { $at }; { $turn }
drawn-missed =
    Ничья, но до хода { $at } ({ $move }) { $loser ->
        [you] вы выигрывали
        [black] чёрные выигрывали
       *[white] белые выигрывали
    }.
drawn = Ничья, в которой никто не упустил выигрыша.
unreviewed = Разбирать нечего.

## Explanations of moves and positions

list-comma = { $others }, { $last }
list-one = { $last }
list-or = { $others } или { $last }
list-and = { $others } и { $last }
color-name =
    { $color ->
        [black] Чёрные
       *[white] Белые
    }
explain-both = { $first }; { $then }
explain-off-board = нельзя: { $what } — не пункт доски, она идёт от { $first } до { $last }
explain-game-over = нельзя: партия окончена
explain-occupied = нельзя: на { $point } стоит камень
explain-overline = нельзя: длинный ряд { $lines }
explain-in-capture = нельзя: под взятие: { $lines }
explain-through = нельзя: { reason-name } через { $lines }
explain-point-forbidden = { $point } ({ reason-name })
explain-take-at = { $stones } на { $point }
explain-quiet = { $move } ничем не грозит и ничего не закрывает
explain-wins-five = { $move } строит пятёрку и выигрывает: { $line }
explain-wins-captures = { $move } берёт { $taken } и выигрывает: { color-name }, пар: { $pairs }
explain-loses-unbroken =
    { $move } не разбивает пятёрку { $line }: { $rival ->
        [you] вы выигрываете
        [black] чёрные выигрывают
       *[white] белые выигрывают
    }
explain-no-move =
    { $move } не оставляет { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } допустимых ходов: ничья
explain-fills-board = { $move } заполняет доску: ничья
explain-pending = { $move } строит пятёрку { $line }; { rival-side } ещё могут разбить её на { $points }
explain-breaks = { $move } разбивает { rival-owns } пятёрку { $line }, взяв { $taken }
explain-makes-open-four = { $move } строит открытую четвёрку, пятёрка на { $points }
explain-makes-double-four = { $move } строит вилку 4×4, пятёрка на { $points }
explain-makes-four-three = { $move } строит вилку 4×3
explain-makes-four = { $move } строит четвёрку, пятёрка на { $points }
explain-makes-double-three = { $move } строит сразу открытых троек: { $count }
explain-makes-open-three = { $move } строит открытую тройку, открытая четвёрка на { $points }
explain-breakable = { rival-side } ещё могут разбить эту пятёрку взятием
explain-stops-both = { rival-side } закрывают обе угрозы на { $points }
explain-counters = { rival-side } закрывают четвёрку на { $points } и сами строят четвёрку
explain-stops-one = { rival-side } могут закрыть только одну угрозу
explain-must-answer = { rival-side } должны ответить на { $points }
explain-five-first = но { rival-side } раньше строят пятёрку на { $points }
explain-capture-first = но { rival-side } раньше берут последнюю пару на { $points }
explain-block-forbidden = { rival-side } не могут закрыть: запрещено на { $points }
explain-also-wins =
    { color-name } выигрывают и на { $points }: { $color ->
        [black] белые
       *[white] чёрные
    } не закроют всё
explain-cannot-stop = { rival-side } не могут закрыть
explain-can-stop = { rival-side } могут закрыть на { $points }
explain-none-but-four = { rival-side } не закроют обе угрозы одним ходом, но могут сначала поставить четвёрку на { $points }
explain-none-stops-both = { rival-side } не закроют обе угрозы одним ходом
explain-takes = { $move } берёт { $taken }: { color-name }, пар: { $pairs }
explain-opens = { $move } открывает { a-kind } { $stones }, продолжение на { $points }
explain-threatens-capture = { $move } грозит взять { $takes }
explain-stops-five = { $move } не даёт { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } построить пятёрку на { $points }
explain-stops-open-three = { $move } закрывает { rival-owns } открытую тройку { $stones }, которая стала бы открытой четвёркой на { $points }
explain-stops-double = { $move } закрывает { $rival ->
        [you] вашу угрозу
        [black] угрозу чёрных
       *[white] угрозу белых
    } ({ kind-title }) на { $points }
explain-stops-twos =
    { $move } не даёт { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } открытую тройку из { $stones } на { $points }
explain-stops-captures =
    { $move } не даёт { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } взять { $takes }
explain-forbids =
    { $move } делает запретным для { $rival ->
        [you] вас
        [black] чёрных
       *[white] белых
    }: { $points }
explain-leaves =
    это оставляет { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } { $kind ->
        [five] пятёрку
        [winning-capture] решающее взятие
        [double-four] вилку 4×4
        [four-three] вилку 4×3
       *[double-three] вилку 3×3
    } на { $points }
explain-leaves-open-four =
    это оставляет { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } открытую четвёрку на { $points } из открытой тройки { $stones }
explain-risks =
    это даёт { $rival ->
        [you] вам
        [black] чёрным
       *[white] белым
    } взять { $takes }
explain-forbids-itself =
    это делает запретным для самих { $color ->
        [black] чёрных
       *[white] белых
    }: { $points }
explain-has-five =
    у { $color ->
        [black] чёрных
       *[white] белых
    } пятёрка { $stones }; { rival-side } могут разбить её на { $points }
explain-has-four =
    у { $color ->
        [black] чёрных
       *[white] белых
    } { kind-title } { $stones }: пятёрка на { $points }
explain-has-open-three =
    у { $color ->
        [black] чёрных
       *[white] белых
    } { kind-title } { $stones }: открытая четвёрка на { $points }
explain-can-win-by-taking = { color-name } могут выиграть, взяв { $stones } на { $points }
explain-can-take = { color-name } могут взять { $stones } на { $points }
explain-has-double =
    у { $color ->
        [black] чёрных
       *[white] белых
    } { kind-title } на { $points }
explain-no-block = { rival-side } не могут закрыть ни одним ходом
explain-over =
    партия окончена: { $winner ->
        [black] чёрные выиграли
        [white] белые выиграли
       *[none] ничья
    } ({ end-name })
end-name =
    { $how ->
        [five] пять в ряд
        [captures] взятия
        [forbidden] фол
        [unbroken-five] неразбитая пятёрка
        [full-board] доска заполнена
       *[no-move] нет допустимых ходов
    }
explain-engine-line =
    движок даёт { $color ->
        [black] чёрным
       *[white] белым
    } { $score } и ждёт { $line }
explain-engine-ranked = движок даёт { $move } { $score }, место { $rank }, кандидатов: { $count }, и ждёт { $line }
explain-engine-unranked = движок даёт { $move } { $score }, вне списка кандидатов ({ $count }), и ждёт { $line }
explain-engine-better = лучше { $best }, { $score }: { $line }

## Rules

rule-freestyle = Свободные
rule-freestyle-brief = пять и более в ряд выигрывают
rule-freestyle-summary = Пять и более в ряд выигрывают.
rule-freestyle-help = Пять и более в ряд выигрывают. Запретов нет. У чёрных большое преимущество, поэтому дебют вроде swap2 уравнивает шансы.
rule-standard = Стандартные
rule-standard-brief = ровно пять в ряд выигрывают
rule-standard-summary = Ровно пять в ряд выигрывают; шесть и более — нет.
rule-standard-help = Ровно пять в ряд выигрывают. Шесть и более разрешены, но не выигрывают.
rule-renju = Рэндзю
rule-renju-brief = у чёрных есть фолы
rule-renju-summary = Чёрным нужно ровно пять; вилки 3×3, 4×4 и длинный ряд им запрещены. Белые свободны.
rule-renju-help =
    Чёрные выигрывают ровно пятью, белые — пятью и более.

    Чёрным запрещены вилки 3×3 и 4×4 и длинный ряд, кроме хода, который строит пятёрку. Тройка считается, только если она правда может стать открытой четвёркой.

    Запретные пункты отмечены на доске: 33, 44 и 6. У белых их нет.
rule-caro = Каро
rule-caro-brief = пять с открытым концом
rule-caro-summary = Пять в ряд выигрывают, если чужие камни не стоят с обоих концов; шесть и более выигрывают всегда.
rule-caro-help = Пять в ряд выигрывают, если чужие камни не стоят с обоих концов; край не блокирует. Шесть и более выигрывают всегда.
rule-caro-standard = Каро, ровно пять
rule-caro-standard-brief = ровно пять с открытым концом
rule-caro-standard-summary = Ровно пять в ряд выигрывают, если чужие камни не стоят с обоих концов.
rule-caro-standard-help = Ровно пять в ряд выигрывают, если чужие камни не стоят с обоих концов; край не блокирует.
rule-1337 = Взятия 1337
rule-1337-brief = взятия и фолы
rule-1337-summary = Два камня между двумя вашими берутся. Выигрывает пятёрка, которую нельзя разбить, или пять пар. Фолы есть у обоих цветов.
rule-1337-help =
    Кто зажимает ряд ровно из двух чужих камней с обоих концов, берёт их. Пять взятых пар выигрывают.

    Ровно пять в ряд выигрывают, но только если соперник не может сразу разбить ряд взятием. Такая пятёрка ждёт один ход.

    Обоим цветам запрещены вилка 3×3 (если нет взятия), вилка 4×4, длинный ряд и пара между двумя чужими камнями.
rule-42 = Взятия 42
rule-42-brief = взятия, без вилки 3×3
rule-42-summary = Два камня между двумя вашими берутся. Выигрывают пять и более, которые нельзя разбить, или пять пар. Запрещена только вилка 3×3.
rule-42-help =
    Кто зажимает ряд ровно из двух чужих камней с обоих концов, берёт их. Пять взятых пар выигрывают.

    Пять и более в ряд выигрывают, но только если соперник не может сразу разбить ряд взятием. Такая пятёрка ждёт один ход.

    Запрещена только вилка 3×3, и то не при взятии. Пара может встать между двумя чужими камнями, там она в безопасности.
forbidden-overline-summary = длинный ряд: шесть и более
forbidden-double-four-summary = вилка 4×4: две четвёрки сразу
forbidden-double-three-summary = вилка 3×3: две открытые тройки сразу
forbidden-in-capture-summary = под взятие: пара встала бы между двумя чужими камнями

## Openings

opening-free = Свободный
opening-free-summary = Чёрные ходят куда угодно.
opening-swap = Обмен
opening-swap-summary = Первый игрок ставит чёрный камень; второй берёт белых или этот камень.
opening-swap2 = Swap2
opening-swap2-summary = Первый ставит три камня; второй берёт белых, берёт чёрных или добавляет два камня и даёт выбрать первому.
opening-pro = Pro
opening-pro-summary = Чёрные начинают в центре; второй чёрный камень вне центральных 5x5.
opening-long-pro = Long pro
opening-long-pro-summary = Чёрные начинают в центре; второй чёрный камень вне центральных 7x7.
opening-rif = RIF
opening-rif-summary = Первый ставит один из 26 дебютов рэндзю, второй может поменяться; белые делают четвёртый ход, чёрные предлагают два пятых хода, белые выбирают.
opening-yamaguchi = Ямагучи
opening-yamaguchi-summary = Как RIF, но кто ставит дебют, объявляет и число пятых ходов чёрных, от 1 до 12.
opening-soosyrv-8 = Соосырв-8
opening-soosyrv-8-summary = Один из 26 дебютов и обмен; белые делают четвёртый ход и объявляют число пятых ходов чёрных, от 1 до 8; затем соперник может поменяться.
opening-taraguchi-10 = Тарагучи-10
opening-taraguchi-10-summary = Первые камни ставятся в квадрат, растущий от центра до 7x7, и после каждого можно поменяться. После четвёртого чёрные могут вместо этого предложить десять пятых ходов где угодно.
choice-take-white = Играть белыми
choice-take-white-summary = камни остаются на местах
choice-take-black = Играть чёрными
choice-take-black-summary = камни остаются на местах
choice-add-two = Добавить два камня
choice-add-two-summary = белый и чёрный; затем выбирает соперник
choice-offer = Пятых ходов: { $count }
choice-offer-summary = Чёрные предложат { $count }, белые выберут один
instruction-offer = Предложите пятый ход { $number } из { $count }.
instruction-pick = Выберите пятый ход чёрных: { $points }.
instruction-play-on =
    Играйте дальше { $color ->
        [black] чёрными
       *[white] белыми
    }.
instruction-place =
    Поставьте { $color ->
        [black] чёрный
       *[white] белый
    } камень.
instruction-place-centre =
    Поставьте { $color ->
        [black] чёрный
       *[white] белый
    } камень в центр.
instruction-place-inside =
    Поставьте { $color ->
        [black] чёрный
       *[white] белый
    } камень внутри центральных { $side }x{ $side }.
instruction-place-outside =
    Поставьте { $color ->
        [black] чёрный
       *[white] белый
    } камень вне центральных { $side }x{ $side }.
instruction-options = Выберите: { $options }.
instruction-draw = Предложена ничья ({ $who }): примите её или откажитесь.
instruction-undo = Просьба вернуть ход ({ $who }): разрешите или откажите.

## Names of openings: renju's 26, and how the second stone stands

opening-name =
    { $name ->
        [kansei] Кансей
        [keigetsu] Кейгецу
        [sosei] Сосей
        [kagetsu] Кагецу
        [zangetsu] Зангецу
        [ugetsu] Угецу
        [kinsei] Кинсей
        [shogetsu] Шогецу
        [kyugetsu] Кюгецу
        [shingetsu] Шингецу
        [zuisei] Дзуйсей
        [sangetsu] Сангецу
        [yusei] Юсей
        [chosei] Чосей
        [kyogetsu] Кёгецу
        [kosei] Косей
        [suigetsu] Суйгецу
        [ryusei] Рюсей
        [ungetsu] Унгецу
        [hogetsu] Хогецу
        [rangetsu] Рангецу
        [gingetsu] Гингецу
        [myojo] Мёджо
        [shagetsu] Шагецу
        [meigetsu] Мейгецу
        [suisei] Суйсей
        [direct-opening] Прямой дебют
        [indirect-opening] Косой дебют
        [one-space-opening] Дебют через пункт
        [diagonal-one-space-opening] Дебют через пункт по диагонали
        [knights-opening] Дебют коня
        [large-knights-opening] Дебют большого коня
       *[two-space-opening] Дебют через два пункта
    }
opening-numbered =
    { opening-name } ({ $group ->
        [direct] прямой
       *[indirect] косой
    } { $number })

## How a game ended

result-five =
    { $winner ->
        [black] Чёрные
       *[white] Белые
    } выигрывают, { $count } в ряд.
result-unbroken-five =
    { $winner ->
        [black] Чёрные выигрывают: белые не разбили пятёрку.
       *[white] Белые выигрывают: чёрные не разбили пятёрку.
    }
result-captures =
    { $winner ->
        [black] Чёрные
       *[white] Белые
    } выигрывают, взятых пар: { $pairs }.
result-forbidden =
    { $winner ->
        [black] Чёрные выигрывают: ход белых
       *[white] Белые выигрывают: ход чёрных
    } { $move } — фол.
result-full-board = Ничья: доска заполнена.
result-no-move =
    Ничья: у { $color ->
        [black] чёрных
       *[white] белых
    } нет допустимого хода.
result-resignation =
    { $winner ->
        [black] Белые сдались, чёрные выиграли.
        [white] Чёрные сдались, белые выиграли.
       *[none] Ничья.
    }
result-time =
    { $winner ->
        [black] Чёрные выигрывают по времени.
        [white] Белые выигрывают по времени.
       *[none] Ничья по времени.
    }
result-agreement =
    { $winner ->
        [black] Чёрные выигрывают по соглашению.
        [white] Белые выигрывают по соглашению.
       *[none] Ничья по соглашению.
    }
result-forfeit =
    { $winner ->
        [black] Белые не явились, чёрные выиграли.
        [white] Чёрные не явились, белые выиграли.
       *[none] Ничья из-за неявки.
    }
result-board =
    { $winner ->
        [black] Чёрные выигрывают на доске.
        [white] Белые выигрывают на доске.
       *[none] Ничья на доске.
    }
result-unknown =
    { $winner ->
        [black] Чёрные выигрывают.
        [white] Белые выигрывают.
       *[none] Ничья.
    }

## The guide for newcomers

guide-goal =
    Двое, чёрные и белые, по очереди ставят по одному камню на пункты доски. Начинают чёрные. Камни не двигаются.

    Выигрывает тот, кто первым построит пять своих камней подряд по горизонтали, вертикали или диагонали. Полная доска — ничья.
guide-strategy-1 = Знайте угрозы
guide-strategy-1-text =
    Четвёрке не хватает одного хода до пятёрки: отвечать надо сразу. У открытой четвёрки два таких пункта, её не закрыть.

    Открытой тройке не хватает одного хода до открытой четвёрки: ответьте на неё или ставьте свои четвёрки.
guide-strategy-2 = Выигрывайте двумя угрозами сразу
guide-strategy-2-text =
    Камень, который строит четвёрку и открытую тройку или две открытые тройки, создаёт две угрозы. Ответ закроет одну, другая выиграет.

    Ищите пункты, где пересекаются два ваших ряда.
guide-strategy-3 = Не тратьте угрозы зря
guide-strategy-3-text = Четвёрка без продолжения лишь дарит сопернику камень. Берегите четвёрки, пока они не выигрывают или не дают нужный ход.
guide-strategy-4 = Отвечайте с пользой
guide-strategy-4-text = У открытой тройки два-три ответа. Выберите тот, что строит свой ряд или ломает чужой.
guide-strategy-5 = Держите камни вместе
guide-strategy-5-text = Камни через один-два пункта на пересекающихся линиях помогают друг другу. У края рядов меньше.
guide-strategy-6 = Смотрите перед каждым ходом
guide-strategy-6-text = Могу ли я выиграть? Грозит ли выиграть соперник? Могу ли я грозить до выигрыша? И лишь потом: где хотим играть мы оба?
guide-strategy-7 = Где есть взятия
guide-strategy-7-text = Два камня подряд со свободным концом можно взять. Стройте с пропусками или тройками; проверяйте каждую пару, прежде чем на неё рассчитывать.
control-mouse-key = Мышь
control-mouse = Наведите, чтобы увидеть камень, щёлкните, чтобы поставить.
control-touch-key = Касание
control-touch = Коснитесь пункта, затем ещё раз или нажмите «Ходить». Можно отключить в настройках.
control-tab-key = Tab
control-tab = Переход к доске; курсор показывает место.
control-arrows-key = Стрелки
control-arrows = Двигают курсор; с Shift — на четыре пункта.
control-enter-key = Enter или пробел
control-enter = Ставит камень на курсор.
control-point-key = h8
control-point = Введите пункт на доске, чтобы перейти к нему. Enter ставит камень.
control-undo-key = Ctrl+Z, Ctrl+Y
control-undo = Отменить и вернуть.
control-steps-key = ← →
control-steps = Без курсора: назад и вперёд по ходам.
control-variations-key = ↑ ↓, Home, End
control-variations = В анализе: другие варианты, первая и последняя позиция.
control-delete-key = Delete
control-delete = В анализе: удаляет ход и всё после него.
control-escape-key = Esc
control-escape = Прячет курсор.

## Drills

drills-title = Упражнения
drills-prompt =
    { $color ->
        [black] Здесь чёрные сыграли { $move } { $mark }. Найдите ход лучше.
       *[white] Здесь белые сыграли { $move } { $mark }. Найдите ход лучше.
    }
drills-due =
    { $count ->
        [one] На сегодня { $count } упражнение
        [few] На сегодня { $count } упражнения
       *[many] На сегодня { $count } упражнений
    }
drills-count = На сегодня { $due } из { $total }
drills-next = Следующее упражнение
drills-all = Все упражнения
drills-solve =
    { $count ->
        [one] Решить { $count } упражнение на сегодня
        [few] Решить { $count } упражнения на сегодня
       *[many] Решить { $count } упражнений на сегодня
    }
drills-next-due = Сейчас повторять нечего. Следующее упражнение: { $when }.
drills-none = Упражнений пока нет. Откройте ошибку в разборе партии и сделайте из неё упражнение.
drills-entry =
    { $color ->
        [black] Чёрные { $move } { $mark }
       *[white] Белые { $move } { $mark }
    }
drills-try = Попробовать
drills-move = ход { $number } вашей партии
drills-again = Следующее повторение: { $when }.
drills-in-game = В партии: { $reason }
drills-now = сейчас
drills-in-minutes =
    { $count ->
        [one] через { $count } минуту
        [few] через { $count } минуты
       *[many] через { $count } минут
    }
drills-in-days =
    { $count ->
        [1] завтра
        [one] через { $count } день
        [few] через { $count } дня
       *[many] через { $count } дней
    }
review-drill = Сделать упражнением
review-drills = Сделать упражнения из этих ошибок
review-drills-making = Проверка решений…
review-drills-made =
    { $count ->
        [one] Создано { $count } упражнение. Повторение завтра.
        [few] Создано { $count } упражнения. Повторение завтра.
       *[many] Создано { $count } упражнений. Повторение завтра.
    }
review-drills-known = Эти упражнения уже есть.
review-drills-unsure = Более глубокий поиск не подтвердил этих ошибок.

## Learn: the path of lessons, and verdicts on answers

learn-title = Учёба
learn-lessons = Уроки
learn-rules = Правила
learn-strategy = Стратегия
learn-controls = Управление
learn-openings = Дебюты
learn-game = Игра
learn-progress = Пройдено шагов: { $solved } из { $count }.
learn-go-on = Дальше: { $title }
learn-begin = Начать: { $title }
learn-all-done = Вы прошли все уроки.
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved } из { $count }
learn-lesson-done = Готово
learn-step = { $title }: шаг { $number } из { $count }
learn-puzzle = Задача { $number }
learn-steps = Шаги этого урока
learn-solved-mark = решено
learn-all-lessons = Все уроки
learn-next-step = Следующий шаг
learn-skip = Пропустить
lesson-no-win = { $move } не выигрывает сразу. Ещё раз.
lesson-no-five = { $move } не строит пятёрку. Ещё раз.
lesson-makes = { $move } { makes-kind }, но здесь нужно другое.
lesson-makes-nothing = { $move } ничем не грозит. Ещё раз.
lesson-left =
    { $next ->
        [five] { $move } не закрывает четвёрку { $color ->
            [black] чёрных
           *[white] белых
        }: { $point } строит пятёрку.
        [open-four] { $move } не закрывает открытую тройку { $color ->
            [black] чёрных
           *[white] белых
        }: { $point } строит открытую четвёрку.
       *[other] { $move } не мешает угрозе { $color ->
            [black] чёрных
           *[white] белых
        } на { $point }.
    }
lesson-left-five =
    { $move } не разбивает пятёрку { $color ->
        [black] чёрных
       *[white] белых
    }, и она выигрывает.
lesson-captures =
    { $pairs ->
        [0] { $move } ничего не берёт. Ещё раз.
        [one] { $move } берёт только { $pairs } пару. Ещё раз.
        [few] { $move } берёт { $pairs } пары. Ещё раз.
       *[many] { $move } берёт { $pairs } пар. Ещё раз.
    }
lesson-forbidden =
    { $move } запрещён: { $reason ->
        [overline] получится длинный ряд.
        [double-four] получится вилка 4×4.
        [double-three] получится вилка 3×3.
       *[in-capture] пара встала бы между двумя чужими камнями.
    }
lesson-allowed = { $move } разрешён. Ещё раз.
lesson-place = Дебют не допускает { $move }. Ещё раз.
lesson-choice = Здесь шансы лучше у другой стороны. Посмотрите ещё.
lesson-choice-hint = Сосчитайте связанные камни в центре и посмотрите, чей ход.
lesson-solution = Ответ: { $answer }.

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

lessons-five-title = Что такое пятёрка
lessons-five-about = Пять камней подряд выигрывают, в любом направлении.
lessons-five-row-title = Пять в ряд
lessons-five-row-text = У чёрных четыре в ряд: { $four }. Ещё один камень с любого конца строит пятёрку и выигрывает. Сыграйте его.
lessons-five-row-done = Пять в ряд: чёрные выиграли. Подходили оба пункта: { $ends }.
lessons-five-gap-title = Заполните пробел
lessons-five-gap-text = Ряд можно замкнуть и изнутри. Чёрным камням { $four } не хватает одного. Найдите его.
lessons-five-gap-done = Пятёрка по вертикали. Пробел не хуже конца ряда.
lessons-five-diagonal-title = По диагонали
lessons-five-diagonal-text = Диагонали тоже считаются, и их легче всего просмотреть. Пункт { $block } заняли белые, но у ряда есть другой конец.
lessons-five-diagonal-done = Пятёрка по диагонали.
lessons-five-edge-title = Вдоль края
lessons-five-edge-text = Чёрные камни { $four } идут вдоль края, а { $block } занят белыми. Хватит ли места для пятёрки?
lessons-five-edge-done = Да: ряд доходит как раз до угла.
lessons-five-six-title = Шесть тоже считаются
lessons-five-six-text = По свободным правилам более длинный ряд тоже выигрывает. Соедините три и два камня чёрных.
lessons-five-six-done = По свободным правилам шесть в ряд выигрывают. В других правилах это иначе.
lessons-five-first-title = Сначала выигрыш, потом защита
lessons-five-first-text = Белые грозят построить пятёрку на { $their }. Но ход чёрных. Что важнее?
lessons-five-first-done = Своя пятёрка заканчивает партию. Закрывать уже нечего.
lessons-fours-title = Четвёрки
lessons-fours-about = Четвёрке не хватает одного камня до пятёрки. На неё нужно отвечать.
lessons-fours-make-title = Постройте четвёрку
lessons-fours-make-text = Белые закрыли один конец чёрной тройки на { $block }. Всё равно добавьте четвёртый камень, чтобы следующий строил пятёрку.
lessons-fours-make-done = Четвёрка: белые должны ответить сразу, иначе проиграют.
lessons-fours-stop-title = Закройте четвёрку
lessons-fours-stop-text = У белых четыре камня по вертикали, и чёрный камень { $block } закрывает один конец. Сразу займите другой.
lessons-fours-stop-done = На четвёрку есть один ответ. Это он и был.
lessons-fours-inside-title = Четвёрка с пробелом
lessons-fours-inside-text = Белые камни { $four } — тоже четвёрка, хотя и не стоят вплотную. Где белые построили бы пятёрку?
lessons-fours-inside-done = Пятёрку даёт только пробел, поэтому и закрывает её только он.
lessons-fours-open-title = Открытая четвёрка
lessons-fours-open-text = У чёрных три камня по диагонали, и с обоих концов есть место. Постройте четвёрку, которую не закрыть одним камнем.
lessons-fours-open-done = Теперь пятёрку дают два пункта, а белые могут занять только один.
lessons-fours-edge-title = Место для роста
lessons-fours-edge-text = У чёрных две тройки. Тройка { $short } стоит у края, где у четвёрки лишь один открытый конец. Постройте открытую четвёрку из другой.
lessons-fours-edge-done = Открытой четвёрке нужен свободный пункт с обеих сторон.
lessons-fours-oneline-title = Две четвёрки на одной линии
lessons-fours-oneline-text = Один камень в этом ряду делает возможными две разные пятёрки. Найдите его.
lessons-fours-oneline-done = Белые могут заполнить один пробел. Чёрные построят пятёрку в другом.
lessons-fours-block-title = Четвёрка, которая закрывает
lessons-fours-block-text = У белых открытая тройка: { $three }. Постройте четвёрку камнем, который заодно её закрывает.
lessons-fours-block-done = Белые должны ответить на четвёрку, и тройки больше нет.
lessons-threes-title = Открытые тройки
lessons-threes-about = Открытой тройке не хватает одного камня до открытой четвёрки.
lessons-threes-make-title = Постройте открытую тройку
lessons-threes-make-text = Поставьте третий камень к камням { $two }, чтобы следующий мог построить открытую четвёрку.
lessons-threes-make-done = Открытая тройка. Белым пора отвечать.
lessons-threes-gap-title = Тройка с пробелом
lessons-threes-gap-text = Камни, стоящие не вплотную, могут действовать вместе. Превратите камни { $two } в открытую тройку.
lessons-threes-gap-done = Внутри остался свободный пункт, и камень на нём строит открытую четвёрку.
lessons-threes-stop-title = Закройте открытую тройку
lessons-threes-stop-text = Белые камни { $three } — открытая тройка. Без ответа она станет четвёркой с двумя открытыми концами. Найдите ответ.
lessons-threes-stop-done = Тройка больше не открыта.
lessons-threes-gain-title = Ответить и выиграть темп
lessons-threes-gain-text = Белые камни { $three } — открытая тройка с пробелом. Один из всех ответов строит и открытую тройку чёрных.
lessons-threes-gain-done = Защита и атака одним камнем: так переходит инициатива.
lessons-threes-which-title = Не всякая тройка открыта
lessons-threes-which-text = У белых две тройки. Тройка { $closed } закрыта камнем { $block } и может подождать. Ответьте на другую.
lessons-threes-which-done = Верно. Закрытая тройка даёт лишь четвёрку, а на четвёрку есть ответ.
lessons-threes-end-title = Верный конец
lessons-threes-end-text = Чёрные могут продолжить эту тройку. Рядом белый камень { $stone }, поэтому с одного конца выйдет лишь простая четвёрка. Выберите другой.
lessons-threes-end-done = У этой четвёрки есть место с обеих сторон.
lessons-threes-faster-title = Чья тройка быстрее
lessons-threes-faster-text = У обеих сторон открытая тройка, и ход чёрных. Не защищайтесь.
lessons-threes-faster-done = Белые теперь могут построить четвёрку, но чёрные раньше построят пятёрку.
lessons-double-title = Две угрозы сразу
lessons-double-about = Соперник может ответить на одну угрозу, но не на две.
lessons-double-fourthree-title = Четвёрка и тройка
lessons-double-fourthree-text = Один камень может построить сразу четвёрку и открытую тройку. Белые закроют четвёрку, а тройка пойдёт дальше. Найдите этот камень.
lessons-double-fourthree-done = Вилка 4×3 — самый частый способ выиграть.
lessons-double-twofours-title = Две четвёрки
lessons-double-twofours-text = У чёрных закрытая тройка по горизонтали и закрытая тройка по вертикали. Где они встречаются?
lessons-double-twofours-done = Две четвёрки, два пункта для пятёрки: белые не займут оба.
lessons-double-twothrees-title = Две тройки
lessons-double-twothrees-text = Две пары чёрных направлены на один пункт. Камень на нём строит две открытые тройки.
lessons-double-twothrees-done = Белые могут закрыть одну тройку. Другая станет открытой четвёркой.
lessons-double-hidden-title = Обе с пробелами
lessons-double-hidden-text = Ряды с пробелами труднее увидеть. Найдите камень, который строит четвёрку с пробелом и тройку с пробелом.
lessons-double-hidden-done = Камни не стоят вплотную, и всё равно это выигрывает.
lessons-double-race-title = Слишком медленно
lessons-double-race-text = У белых открытая тройка: { $three }. Две открытые тройки на { $slow } опоздали бы: белые раньше строят четвёрку. Найдите двойную угрозу, в которой есть четвёрка.
lessons-double-race-done = Четвёрка не оставляет белым выбора, и тройку они использовать не успевают.
lessons-double-answer-title = Посмотрите на ответ
lessons-double-answer-text = { $tempting } строит вилку 4×3, но ответ белых на { $block } построил бы открытую четвёрку. Найдите вилку 4×3, ответ на которую ничего не даёт белым.
lessons-double-answer-done = Та же четвёрка с другого конца: теперь ответ белых никому не помогает, да и белая тройка закрыта.
lessons-defend-title = Защита
lessons-defend-about = Предотвратите угрозу заранее и выберите верную сторону.
lessons-defend-crossing-title = Займите пункт пересечения
lessons-defend-crossing-text = Белые ещё не грозят выиграть. Но один пункт дал бы им две открытые тройки. Не допустите этого.
lessons-defend-crossing-done = Кто занял пункт, где пересекаются два ряда, владеет обоими.
lessons-defend-fourthree-title = До вилки 4×3
lessons-defend-fourthree-text = Белая тройка { $three } закрыта и сама по себе ответа не требует. Но вместе с { $pair } она даёт вилку 4×3. Не допустите этого.
lessons-defend-fourthree-done = Прежде чем атаковать, посмотрите, где встречаются ряды соперника.
lessons-defend-side-title = Только с одной стороны
lessons-defend-side-text = Белый камень { $stone } стоит справа от чёрной тройки. Этого мало, и держит только один ход.
lessons-defend-side-done = Доказано, что любой другой ход проигрывает: чёрные строят открытую четвёрку на { $gain } или выигрывают новыми угрозами.
lessons-defend-more-title = Две задачи для одного камня
lessons-defend-more-text = У чёрных открытая тройка, а ещё они могут построить вилку 3×3 на { $second }. У белых есть время на один ход.
lessons-defend-more-done = Закрыть с этой стороны — единственный ход, который не проигрывает.
lessons-defend-gap-title = В пробел
lessons-defend-gap-text = Белую тройку { $three } можно закрыть в трёх местах. Два из них проигрывают. Посмотрите и на пункт { $second }.
lessons-defend-gap-done = Пробел обычно лучшее место: от ряда ничего не остаётся.
lessons-vcf-title = Выигрыш четвёрками
lessons-vcf-about = Цепочка четвёрок не оставляет сопернику выбора, пока последняя не выиграет.
lessons-vcf-first-title = Сначала четвёрка
lessons-vcf-first-text = У белых открытая тройка, поэтому чёрные должны выиграть одними четвёрками. { $cross } построил бы лишь две открытые тройки, а это слишком медленно. Какая четвёрка сделает из этого вилку 4×3?
lessons-vcf-first-done = Четвёрка на { $start } добавила камень на вертикаль, и { $cross } построил вилку 4×3.
lessons-vcf-stone-title = Камень, который остаётся
lessons-vcf-stone-text = Белые грозят вилкой 4×3 на { $danger }. Чёрные успевают раньше: четвёрка с пробелом оставляет камень, нужный следующей четвёрке.
lessons-vcf-stone-done = Камень { $start } послужил в обеих четвёрках.
lessons-vcf-two-title = Дважды на одной линии
lessons-vcf-two-text = Чёрные могут построить две четвёрки на одной вертикали, одну за другой. Найдите порядок, который кончается вилкой 4×3.
lessons-vcf-two-done = Две четвёрки на вертикали, затем вилка 4×3 на { $end }: у белых ни разу не было свободного хода.
lessons-vcf-white-title = Белые выигрывают
lessons-vcf-white-text = У чёрных открытая тройка: { $three }. Белые её не закрывают, а выигрывают на { $n }-м ходу, до последнего одними четвёрками.
lessons-vcf-white-done = Каждая четвёрка на ход опережала открытую четвёрку чёрных.
lessons-vcf-guard-title = Четвёрка на верном пункте
lessons-vcf-guard-text = Чёрные грозят вилкой 4×3 на { $danger }, и у них есть ещё открытая тройка. Белым нужна четвёрка, которая снимает первую угрозу и готовит свою.
lessons-vcf-guard-done = Четвёрка закрыла двойную угрозу чёрных, а следующую создали белые.
lessons-vct-title = Подключаются тройки
lessons-vct-about = Открытые тройки тоже вынуждают ответ, только ответов больше одного.
lessons-vct-three-title = Сначала тройка
lessons-vct-three-text = Никто ничем не грозит. Одна открытая тройка даёт чёрным камень, нужный двум следующим тройкам.
lessons-vct-three-done = Белым пришлось ответить на тройку. Затем { $then } построил ещё две сразу.
lessons-vct-mixed-title = Тройка, четвёрка, две тройки
lessons-vct-mixed-text = Начните с открытой тройки. В середине будет четвёрка, в конце — вилка 3×3.
lessons-vct-mixed-done = Четвёрка потрачена, только когда она выиграла темп.
lessons-vct-four-title = Начать с четвёрки
lessons-vct-four-text = Четыре чёрных камня, и ещё ни одной тройки. Выигрыш наступает на { $n }-м ходу и начинается с четвёрки.
lessons-vct-four-done = Четвёрка сыграна первой, потому что её камень нужен каждой следующей тройке.
lessons-standard-title = Ровно пять
lessons-standard-about = По стандартным правилам шесть и более в ряд не выигрывают.
lessons-standard-five-title = Пять, а не шесть
lessons-standard-five-text = С одного конца чёрного ряда выйдет пять, с другого — шесть. Постройте пятёрку.
lessons-standard-five-done = Ровно пять. На { $six } ряд был бы слишком длинным.
lessons-standard-harmless-title = Где пятёрка
lessons-standard-harmless-text = Белые могут дополнить этот ряд на двух пунктах, но ровно пять даёт только один. Займите его.
lessons-standard-harmless-done = Верно. На { $six } у белых вышло бы шесть, а это не выигрывает.
lessons-standard-gap-title = Пробел, который подождёт
lessons-standard-gap-text = Белый ряд { $row } выглядит опасно, но камень в пробеле даёт шесть. Ответить надо на другое.
lessons-standard-gap-done = Угрозой была открытая тройка. Длинный ряд безвреден.
lessons-standard-own-title = Свой камень мешает
lessons-standard-own-text = Чёрный камень { $stone } портит один конец: на { $wrong } четвёрка могла бы стать пятёркой лишь с одной стороны. Постройте настоящую открытую четвёрку.
lessons-standard-own-done = Здесь пятёрка возможна с обоих концов.
lessons-standard-threats-title = Белые атакуют
lessons-standard-threats-text = Правило «ровно пять» не меняет хода атаки. Белые выигрывают на { $n }-м ходу: сначала три открытые тройки, затем две сразу.
lessons-standard-threats-done = Всё решила вилка 3×3 на { $end }.
lessons-renju-title = Запретные пункты
lessons-renju-about = В рэндзю чёрным нельзя одним камнем построить две открытые тройки, две четвёрки или шесть в ряд.
lessons-renju-33-title = Вилка 3×3
lessons-renju-33-text = Чёрным нельзя строить две открытые тройки одним камнем. Укажите запретный пункт.
lessons-renju-33-done = На { $pt } и горизонталь, и вертикаль стали бы открытыми тройками.
lessons-renju-44-title = Вилка 4×4
lessons-renju-44-text = Две четвёрки одним камнем тоже запрещены. Укажите пункт.
lessons-renju-44-done = На { $pt } и диагональ, и вертикаль стали бы четвёрками.
lessons-renju-6-title = Длинный ряд
lessons-renju-6-text = Шесть в ряд чёрным запрещены. Укажите пункт.
lessons-renju-6-done = На { $pt } три и два камня соединились бы в шесть: это фол, а не выигрыш.
lessons-renju-straight-title = Две четвёрки на одной линии
lessons-renju-straight-text = У двух четвёрок может быть общая линия и даже общий камень. Укажите пункт, где один чёрный камень построил бы обе.
lessons-renju-straight-done = Один камень, две четвёрки с разными пробелами: чёрным это запрещено.
lessons-renju-43-title = Что остаётся чёрным
lessons-renju-43-text = Одна четвёрка вместе с одной открытой тройкой разрешена. Так чёрные и выигрывают в рэндзю. Найдите камень.
lessons-renju-43-done = Вилка 4×3 сама по себе никогда не запрещена.
lessons-renju-five-title = Пятёрка важнее
lessons-renju-five-text = Тот же камень построил бы шесть по вертикали { $column }. Но камень, который строит пятёрку, никогда не запрещён. Найдите его.
lessons-renju-five-done = Пять в ряд важнее всего остального.
lessons-renju-end-title = Разрешённый конец
lessons-renju-end-text = У белых открытая тройка: { $three }. Ход { $foul } закрыл бы её, но построил бы вилку 3×3. Закройте с другого конца и постройте свою открытую тройку.
lessons-renju-end-done = Чёрные ответили и сохранили инициативу без фола.
lessons-renju-line-title = В обход запретного пункта
lessons-renju-line-text = Чёрные выигрывают на { $n }-м ходу, но не через { $foul }: этот пункт пока запрещён. Найдите тройку, которая ведёт к вилке 4×3.
lessons-renju-line-done = Вилка 4×3 на { $end } разрешена, потому что лишь одна из её угроз — тройка.
lessons-renju-white-title = Рэндзю за белых
lessons-renju-white-about = У белых нет запретных пунктов, и они могут использовать запреты чёрных.
lessons-renju-white-six-title = Белые свободны
lessons-renju-white-six-text = Что запрещено чёрным, белым приносит победу. Сыграйте выигрывающий камень.
lessons-renju-white-six-done = Шесть в ряд приносят белым победу.
lessons-renju-white-trap33-title = Закрыть запрещено
lessons-renju-white-trap33-text = Постройте четвёрку, которую чёрным нельзя закрыть.
lessons-renju-white-trap33-done = Чёрным пришлось бы сыграть { $block }, но это вилка 3×3. Белые построят там пятёрку.
lessons-renju-white-trap6-title = Собственные камни чёрных
lessons-renju-white-trap6-text = На вертикали чёрные камни стоят по обе стороны от { $gap }. Используйте это для четвёрки с пробелом.
lessons-renju-white-trap6-done = Камень в пробеле дал бы чёрным шесть в ряд, а это запрещено.
lessons-renju-white-trap44-title = Где встретились бы две четвёрки
lessons-renju-white-trap44-text = У чёрных закрытая тройка по вертикали и ещё одна по диагонали. Они пересекаются на пункте, куда чёрным нельзя ходить. Воспользуйтесь этим.
lessons-renju-white-trap44-done = Закрыть можно только на { $block }, но это вилка 4×4. Белые построят там пятёрку.
lessons-renju-white-line-title = Долгий путь к ловушке
lessons-renju-white-line-text = Белые выигрывают на { $n }-м ходу. Без запретных пунктов чёрных этой атаки не хватило бы.
lessons-renju-white-line-done = В конце чёрным был нужен пункт, который им запрещён.
lessons-caro-title = Каро
lessons-caro-about = Пять между двумя чужими камнями не выигрывают; шесть выигрывают всегда.
lessons-caro-blocked-title = Закрытая пятёрка
lessons-caro-blocked-text = У чёрных два ряда по четыре. Пятёрка на { $no } встала бы между двумя белыми камнями и не выиграла бы. Постройте другую.
lessons-caro-blocked-done = Эта пятёрка открыта с одного конца и выигрывает.
lessons-caro-six-title = Шесть всё равно выигрывают
lessons-caro-six-text = Белые держат оба конца: { $ends }. Но ряд из шести выигрывает всегда. Сыграйте этот камень.
lessons-caro-six-done = Шесть в ряд выигрывают, даже закрытые.
lessons-caro-outside-title = Закройте снаружи
lessons-caro-outside-text = Чёрная четвёрка закрыта на { $end }. Остановить её можно двумя способами, и один из них не касается ряда. Попробуйте его.
lessons-caro-outside-done = После камня на { $far } пятёрка встала бы между двумя белыми камнями. { $near } тоже её останавливает.
lessons-caro-edge-title = Край не закрывает
lessons-caro-edge-text = Белые держат { $end }, а ряд упирается в угол. Считается ли он закрытым?
lessons-caro-edge-done = Нет: закрывают только камни. Край не закрывает.
lessons-caro-room-title = Место для открытой четвёрки
lessons-caro-room-text = Белый камень { $stone } стоит в двух шагах от нижней тройки. Могли бы белые остановить там четвёрку одним камнем? Используйте тройку, у которой есть место.
lessons-caro-room-done = Ни один конец этой четвёрки нельзя испортить.
lessons-caro-threats-title = Выигрыш тройками в каро
lessons-caro-threats-text = Белые выигрывают на { $n }-м ходу, начиная с открытой тройки.
lessons-caro-threats-done = С вилкой 3×3 на { $end } чёрные не справились.
lessons-caro-standard-title = Каро, ровно пять
lessons-caro-standard-about = Ровно пять, и не между двумя чужими камнями.
lessons-caro-standard-both-title = Три ряда, одна пятёрка
lessons-caro-standard-both-text = На { $blocked } чёрная пятёрка была бы закрыта с обоих концов, на { $six } ряд был бы слишком длинным. Верен третий ряд.
lessons-caro-standard-both-done = Ровно пять, и один конец открыт.
lessons-caro-standard-quiet-title = Четвёрка, которая ничем не грозит
lessons-caro-standard-quiet-text = У белых четыре в ряд, но чёрные держат { $ends }: пятёрка там не засчитается. Ответьте на настоящую угрозу.
lessons-caro-standard-quiet-done = Опасна была тройка. Четвёрка не грозила ничем.
lessons-caro-standard-threats-title = Тройка, четвёрка и две тройки
lessons-caro-standard-threats-text = Белые выигрывают на { $n }-м ходу: открытая тройка, четвёрка из тех же камней, затем две открытые тройки сразу.
lessons-caro-standard-threats-done = Четвёрка ничего не стоила, потому что её камень был нужен для конца.
lessons-captures-title = Взятия
lessons-captures-about = Два камня между двумя чужими камнями снимаются с доски.
lessons-captures-pair-title = Возьмите пару
lessons-captures-pair-text = Камни { $pair } стоят рядом с чёрным. Закройте ряд с другой стороны, и они взяты.
lessons-captures-pair-done = Пара взята: всегда ровно два камня.
lessons-captures-two-title = Две пары сразу
lessons-captures-two-text = Один камень может закрыть два ряда. Найдите камень, который берёт четыре.
lessons-captures-two-done = Две пары одним камнем.
lessons-captures-five-title = Пять пар выигрывают
lessons-captures-five-text = Чёрные взяли четыре пары. Ещё одна выиграет партию.
lessons-captures-five-done = Пять пар: чёрные выиграли без ряда.
lessons-captures-save-title = Спасите пару
lessons-captures-save-text = Белые могут взять { $pair } ходом { $by }. Не допустите этого.
lessons-captures-save-done = Три камня подряд взять нельзя.
lessons-captures-incapture-title = Под взятие
lessons-captures-incapture-text = Нельзя ставить камень, если он составит пару между двумя чужими камнями. Укажите пункт, запрещённый чёрным.
lessons-captures-incapture-done = На { $pt } пара встала бы под взятие.
lessons-captures-free33-title = Взятие снимает запрет
lessons-captures-free33-text = Две открытые тройки одним камнем здесь запрещены, если он ничего не берёт. Найдите камень, который делает и то и другое.
lessons-captures-free33-done = Он взял { $pair }, поэтому две его тройки разрешены.
lessons-captures-pending-title = Пятёрка, которую могут разбить
lessons-captures-pending-text = Постройте пять в ряд. Белые ещё могут взять { $pair }, поэтому она выигрывает, только если они этого не сделают.
lessons-captures-pending-done = Пятёрка ждёт: у белых один ход, чтобы её разбить.
lessons-captures-break-title = Разбейте пятёрку
lessons-captures-break-text = У чёрных пять в ряд: { $five }. Взять один из её камней мало: чёрные заполнили бы пробел. Найдите камень, который берёт два из них.
lessons-captures-break-done = Обоих концов больше нет, а с ними и пятёрки.
lessons-captures-line-title = Взятие с угрозой
lessons-captures-line-text = Чёрные могут взять { $pair } камнем, который строит и открытую четвёрку. Найдите его.
lessons-captures-line-done = Пара взята, а у белых нет времени закрыть ряд.
lessons-captures42-title = Взятия по правилам 42
lessons-captures42-about = Те же взятия, но запрещена только вилка 3×3.
lessons-captures42-between-title = Между двумя камнями
lessons-captures42-between-text = Выигрывающий камень составляет пару между камнями { $ends }. По этим правилам так можно, и пара там в безопасности.
lessons-captures42-between-done = Пятёрка по вертикали. Встать между двумя чужими камнями — не взятие.
lessons-captures42-six-title = Здесь шесть выигрывают
lessons-captures42-six-text = Взятия 1337 запрещают шесть в ряд. По этим правилам они выигрывают. Найдите камень на диагонали.
lessons-captures42-six-done = По этим правилам шесть в ряд выигрывают.
lessons-captures42-open-title = Возьмите мешающий камень
lessons-captures42-open-text = Белый камень { $block } закрывает чёрную тройку. Два белых камня можно взять, и он среди них.
lessons-captures42-open-done = { $three } — снова открытая тройка, а у белых на два камня меньше.
lessons-captures42-both-title = Запрещено и белым
lessons-captures42-both-text = В правилах со взятиями вилка 3×3 запрещена обоим цветам. Укажите пункт, куда белым нельзя ходить.
lessons-captures42-both-done = На { $pt } у белых были бы две открытые тройки и ни одного взятия.
lessons-swap2-title = Обмен и swap2
lessons-swap2-about = Первый ход чёрных — преимущество. Дебюты делят его поровну.
lessons-swap2-centre-title = Камень в центре
lessons-swap2-centre-text = Соперник поставил первый чёрный камень в середину доски. Вы можете взять его себе или играть белыми. Выбирайте.
lessons-swap2-centre-done = Чёрный камень в центре и ход белых: у чёрных всё равно явно лучше.
lessons-swap2-far-title = Белый камень вдали
lessons-swap2-far-text = Swap2: соперник поставил три камня. Белый стоит в углу. Какую сторону вы возьмёте?
lessons-swap2-far-done = Камень в углу не защищает: чёрные практически выигрывают.
lessons-swap2-corner-title = Чёрный камень вдали
lessons-swap2-corner-text = На этот раз в углу стоит чёрный камень, и ход белых. Какую сторону вы возьмёте?
lessons-swap2-corner-done = В середине по одному камню, и ходят белые: у белых лучше.
lessons-swap2-added-title = После ещё двух камней
lessons-swap2-added-text = Вы поставили три камня, соперник добавил два. Ход белых. Теперь выбираете вы.
lessons-swap2-added-done = Оба чёрных камня у края вне игры.
lessons-swap2-pro-title = Дебют pro
lessons-swap2-pro-text = Другой способ ослабить первый ход: второй чёрный камень должен стоять вне центрального квадрата пять на пять пунктов. Поставьте его.
lessons-swap2-pro-done = Подходит любой пункт вне этого квадрата.
lessons-swap2-longpro-title = Дебют long pro
lessons-swap2-longpro-text = То же с большим квадратом: семь на семь пунктов. Поставьте второй чёрный камень.
lessons-swap2-longpro-done = Два чёрных камня слишком далеки, чтобы сразу действовать вместе.
lessons-attack-title = Как атаковать
lessons-attack-about = Выигрывайте темпы, держите четвёрки в запасе и заранее представляйте себе конец.
lessons-attack-gather-title = Соберите камни вместе
lessons-attack-gather-text = Чёрные камни разбросаны, но линии между ними пересекаются. Каждый ход здесь должен чем-то грозить. Выиграйте на { $n }-м ходу.
lessons-attack-gather-done = Каждая тройка подтягивала камень к { $end }, где встретились два ряда.
lessons-attack-reserve-title = Держите четвёрку в запасе
lessons-attack-reserve-text = Чёрные выигрывают на { $n }-м ходу. Начните с троек; четвёрка будет лишь незадолго до конца.
lessons-attack-reserve-done = Четвёрка на { $four } сыграна тогда, когда ответ на неё помог чёрным, и не раньше.
lessons-attack-order-title = Верный порядок
lessons-attack-order-text = Сыграть можно разные тройки. Но выигрывает только одна из них, если начать с неё.
lessons-attack-order-done = Три тройки, затем две сразу: в другом порядке белые получают свободный ход.
lessons-attack-white-title = Белые перехватывают инициативу
lessons-attack-white-text = Ход белых, а чёрные не построили тройки. Постройте свою, а за ней две сразу.
lessons-attack-white-done = Кто первым создаёт полезную угрозу, тот и ведёт игру.
lessons-attack-end-title = Сначала увидеть конец
lessons-attack-end-text = Сначала посчитайте: выигрыш наступает на { $n }-м ходу, а атаку завершает вилка 4×3.
lessons-attack-end-done = Три тройки привели к вилке 4×3 на { $end }. Зная последний ход, легко найти первый.
