### Language: 繁體中文
### Reviewed:
###
### Nobody fluent has read this catalogue yet. English is the source: en.ftl.

## The field's own words: docs/glossary.md has them in every language

-gomoku = 五子棋
-five = 五連
-open-four = 活四
-four = 衝四
-open-three = 活三
-three = 三
-four-three = 四三
-double-four = 四四
-double-three = 三三
-overline = 長連
-forbidden-move = 禁手
-opening = 開局
-swap = 交換
-capture = 提子
-vcf = 連續衝四勝
-vct = 連續攻擊勝

## What several places say

moves = { $count } 手
color =
    { $color ->
        [black] 黑方
       *[white] 白方
    }
black = 黑方
white = 白方
rule = 規則
board = 棋盤
play = 落子
cancel = 取消
undo = 悔棋
redo = 重做
hint = 提示
score = 評分
your-name = 你的名字
player = 棋手
player-number = 棋手 { $number }
guest = 客人
you = 你
seconds-per-move = 每手 { $seconds } 秒
level-number = { $level } 級

## The frame of the page

page-title = Tengen：下五子棋、分析棋局
page-description = 與真人或強大的引擎下五子棋，並分析任意局面。
page-needs-javascript = 此頁面需要 JavaScript。同一程式也可在終端機中對局：
page-cannot-start = Tengen 無法啟動
skip-to-board = 跳到棋盤
nav-label = 主選單
nav-play = 對局
nav-analyse = 分析
nav-puzzles = 習題
nav-games = 棋譜
nav-learn = 學習
nav-settings = 設定
close = 關閉
try-again = 再試一次
step-first = 初始局面
step-back = 後退
step-forward = 前進
engine-starting = 引擎正在啟動。
engine-compiling = 正在為這台電腦準備引擎。只需一次，約一分鐘。兩人對局現在就可以開始。
engine-failed = 引擎無法啟動。仍可兩人對局。
engine-preparing = 正在準備引擎
engine-progress = { $percent }%
server-silent = 伺服器沒有回應，可能正在重新啟動。
server-failed = 伺服器回傳了 { $status }。
server-offline = 無法連線伺服器。看過的課程和習題仍可開啟；對局、提示、作答和新內容需要伺服器。

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what }（{ $details }）
error-error = 無法執行此操作。
error-move-text = 這不是一個著法。
error-out-of-range = 這個點不在棋盤上。
error-occupied = 這個點已有棋子。
error-forbidden = 這一手是禁手。
error-game-over = 對局已經結束。
error-setup = 棋子不能這樣擺放。
error-size = 棋盤不能是這個大小。
error-rule = 沒有這種規則。
error-opening = 開局規則現在不允許這樣做。
error-format = 無法讀取該文字或檔案。
error-proof = 該證明不成立。
error-engine = 引擎無法執行此操作。
error-engine-option = 引擎不接受這個選項。
error-engine-limit = 引擎無法遵守這個限制。
error-engine-rule = 引擎不支援這種規則。
error-engine-busy = 引擎正忙。
error-engine-closed = 引擎已關閉。
error-engine-failed = 外部引擎出錯了。
error-engine-start = 無法啟動外部引擎。
error-engine-died = 外部引擎意外結束。
error-engine-timeout = 外部引擎沒有及時應答。
error-engine-protocol = 外部引擎發來的內容不是有效應答。
error-engine-illegal-move = 外部引擎下了不合法的著法。
error-engine-forbidden-move = 外部引擎下了禁手。
error-stale = 情況已有變化，請再看一次。
error-play = 對局不能這樣設定。
error-player = 這不是有效的棋手。
error-clock = 這不是有效的計時方式。
error-illegal = 現在不能這樣做。
error-not-your-turn = 現在輪到另一位棋手。
error-saved-game = 沒有這個已儲存的對局。
error-settings = 該設定不能取這個值。
error-match = 比賽不能這樣進行。
error-training = 訓練無法這樣繼續。
error-wire = 這不符合通訊協定。
error-remote = 沒有應答。
error-worker = 任務未能完成。
error-worker-late = 應答沒有及時到達。
error-refused = 請求被拒絕。
error-queue-full = 等待中的請求太多。
error-cluster = 無法使用機器叢集。
error-store = 資料庫未能儲存更改。
error-schema = 資料庫版本不符。
error-database = 無法使用該資料庫。
error-bot = 機器人無法繼續。
error-unreachable = 無法連線伺服器。
error-moved = 這由另一台伺服器處理。
error-bad-request = 輸入無效。
error-unauthorised = 需要先登入。
error-unconfirmed = 請先確認是你本人。
error-fair-play = 這盤對局中不提供幫助。
error-not-allowed = 你無權執行此操作。
error-not-found = 這裡沒有找到。
error-taken = 已被佔用。
error-busy = 伺服器正忙，請稍後再試。
error-failed = 伺服器未能完成此操作。
token-about = 此伺服器需要存取權杖，它顯示在啟動伺服器的地方。
token-field = 存取權杖
token-enter = 進入
page-missing = 此網址沒有頁面。
page-home = 下棋或分析棋局
file-missing = 沒有這個檔案或資料夾
file-refused = 沒有權限
file-exists = 檔案已存在
file-folder = 這是一個資料夾
file-full = 磁碟空間不足

## Moves and positions that are refused

refused-line = 第 { $line } 行：{ $why }
refused-move = 第 { $number } 手 { $text }：{ $why }
refused-move-line = 第 { $line } 行，第 { $number } 手 { $text }：{ $why }
refused-size = 棋盤不能是 { $size }：應為 { $least } 到 { $most }
refused-text = { $text } 不是著法：應為欄字母加列號，例如 h8
refused-text-at = 第 { $at } 個字元處的 { $text } 不是著法：應為欄字母加列號，例如 h8
refused-off-board = { $move } 不在 { $size }×{ $size } 的棋盤上：應在 a1 到 { $corner } 之間
refused-occupied =
    { $point } 不能落子：那裡已有{ $color ->
        [black] 黑子
       *[white] 白子
    }
refused-stone = { $point } 不能落子：那裡已有棋子
refused-over = { $point } 不能落子：對局已經結束（{ end-name }）
refused-forbidden =
    { $point } 不能落子：{ $color ->
        [black] 黑方
       *[white] 白方
    }禁手（{ reason-name }）
setup-two = { $point }（{ $x }, { $y }）上有兩顆棋子
setup-pairs = 在 { $rule } 規則下提子數不能是 { $pairs }：應為 0 到 { $most } 的兩個數，黑方在前
setup-won =
    { $color ->
        [black] 黑方
       *[white] 白方
    }已憑 { $stones } 獲勝：{ $position }
setup-last =
    最後一手不可能是{ $color ->
        [black] 黑方
       *[white] 白方
    }下的：每顆棋子都會是禁手：{ $position }
color-unknown = { $text } 不是顏色：應為 black（黑）或 white（白）
rule-unknown = 沒有名為 { $name } 的規則：應為 { $known } 之一
opening-unknown = 沒有名為 { $name } 的開局：應為 { $known } 之一
opening-needs = 開局 { $opening } 需要 { $least } 路或更大的棋盤，現為 { $size } 路
opening-many-choices = 棋譜中的選擇對開局 { $opening } 來說太多
opening-few-choices = 棋譜中的選擇對開局 { $opening } 來說太少
opening-offered = { $point } 不能作為打點：已經提出過
opening-alike = { $point } 不能作為打點：由於局面對稱，它與已提出的 { $other } 相同
opening-finished = 開局 { $opening } 已經結束，不能再接受 { $what }
opening-refused =
    開局 { $opening } 現在不允許 { $what }。{ $seat ->
        [first] 先手
       *[second] 後手
    }：{ $instruction }
opening-in-game = 開局 { $opening } 要從空棋盤開始，不能在對局中使用
session-no-choice = { $text } 不是可選項：請選擇 { $options }，或輸入序號
session-stale = { $kind } 針對的是第 { $expected } 手，但對局已到第 { $ply } 手
session-not-turn = 現在不是{ $who }的回合
session-time-up = { $who }的時間已用完
session-lost-on-time = 超時負的對局不能悔棋
session-nothing-back = 沒有可悔的棋
session-engine-asked = 無需詢問引擎：直接悔棋即可
session-nobody-asked = 沒有人請求悔棋
session-own-question = { $who }不能回答自己的請求
session-draw-already = { $who }已經提和
session-undo-already = { $who }已經請求悔棋
session-nothing-again = 沒有可重做的棋
session-no-offer = 沒有待答覆的提和
session-own-offer = { $who }不能答覆自己的提和
session-no-flag = 沒有人超時
session-over = 對局已經結束。{ $ending }
session-over-move = 不能再下 { $move }：對局已經結束。{ $ending }
seat-no-strength = { $text } 不是級別：應為 { $least } 到 { $most }，或 { $full } 表示全力
seat-no-level = { $text } 不是級別：應為 { $least } 到 { $most }
seat-unknown = { $text } 不是棋手：應為 person:NAME、level:1 到 level:10、tengen:time=SECONDS 或 cmd:PROGRAM
seat-no-name = { $name } 不能作為名字：應為一行，最多 { $most } 個字元
seat-no-time = { $text } 不是思考時間：應為秒數，例如 2.5
clock-too-short = 計時「{ $clock }」沒有給第一手留時間，至少要 1 秒
clock-unknown = { $text } 不是計時方式：應為 5+3（分鐘和秒）、10s/move 或 none 之類
saved-none-in = { $folder } 中沒有已儲存的對局
saved-unknown = 沒有名為 { $name } 的已儲存對局：應為對局編號，例如 20250131-235959
engine-unknown-program = { $name } 是外部程式，棋譜檔案不會啟動程式：請用 --first cmd:PROGRAM 或 --second cmd:PROGRAM 開啟對局
format-too-long =
    檔案太長：{ $size } { $unit ->
        [bytes] 位元組
       *[characters] 個字元
    }，最多 { $most }
format-no-game = 其中沒有對局
format-no-text = 位置 { $offset } 有 NUL 字元：應為文字檔案
format-unknown-content = 以 { $text } 開頭的內容不是已知格式：應為 h8 i9 之類的著法，或 { $known } 之一
position-long = { $text } 不是局面：有 { $size } 個字元，最多 { $most } 個
position-no-moves = 沒有著法
position-unknown = { $text } 不是局面。作為著法：{ $why }。作為檔案：沒有這個名字的檔案。作為連結：既沒有「?rule=」，也沒有帶著法的「#」
format-no-link = { $text } 不是連結：應為 ?rule=renju#h8i9 之類
format-bad-link = 連結有誤：{ $why }
format-no-sgf = { $text } 中沒有對局：應有「(;」
problem-no-rule = 未註明規則：按無禁手讀取
problem-rule-asked = 檔案註明 { $told }；按要求以 { $rule } 讀取
problem-no-size = 未註明棋盤大小：按 { $size } 路讀取
problem-size-asked = 檔案註明大小 { $told }；按要求以 { $size } 路讀取
problem-more = 另有 { $count } 個問題
problem-not-utf8 = 位置 { $at } 的位元組 { $byte } 不是 UTF-8；按 { $encoding } 讀取
problem-replaced = 位置 { $at } 的位元組 { $byte } 不是 { $encoding }；它和類似位元組已換成 { $sign }
problem-no-kind = 未註明棋類（GM）：按五子棋讀取
problem-white-first = 空棋盤上由白方先下
problem-root-move = 根節點含有著法，已移到單獨的節點
problem-file-size = 檔案未註明棋盤大小：按 { $size } 路讀取
problem-left-out = 第 { $number } 行：{ $text } 既非著法也非結束碼，已略去
problem-before = 已跳過棋局之前的文字：{ $text }
problem-after = 已跳過最後一局之後的文字：{ $text }
problem-guess = 文字按 { $encoding } 讀取，這是推測
problem-joined = 兩個變化都以 { $move } 開始，已合併
problem-free = { $why }；之後作為自由對局繼續
problem-link-key = 連結中的 { $key } 已忽略：應為 { $known }
problem-players = 無法讀取已儲存對局的棋手和計時：{ $why }
problem-changed = 檔案被其他程式改動過：重新計時
puzzle-unknown = 沒有名為 { $name } 的習題
lesson-unknown = 沒有名為 { $name } 的課程：應為 { $known } 之一
language-unknown = 沒有語言 { $text }：應為 { $known } 之一
setting-unknown = 沒有名為 { $name } 的設定：應為 { $known } 之一
setting-impossible = { $name } 不能是 { $value }：{ $why }
setting-default = { $why }；改用預設值
settings-unread = 無法讀取 { $file }（{ $why }）：改用預設值
settings-set-aside = 無法讀取 { $file }（{ $why }）：已改名為 { $aside }，改用預設值

## What the server refuses

web-log-in = 請先登入。
web-confirm = 請先確認是你本人。
web-wrong-password = 名字或密碼不對。
web-wrong-code = 名字或復原碼不對。
web-account-closed = 伺服器的管理員已關閉此帳號。
web-merge-large = 此瀏覽器和帳號的學習記錄合起來太大。請在不轉入此瀏覽器資料的情況下登入。
web-name-reserved = 名字 { $name } 是保留的，請換一個。
web-name-taken = 名字 { $name } 已被使用，請換一個。
web-password-easy = 這個密碼太容易猜到，請換一個。
web-attempts = 這個名字嘗試次數過多，請在 { $minutes } 分鐘後再試。
web-passkey-host = 密碼金鑰需要主機名稱：請用伺服器的名字或 localhost 開啟。
web-passkey-https = 密碼金鑰需要安全頁面：請用 https 或 localhost 開啟。
web-passkey-unknown = 這個密碼金鑰在此未登記，或不匹配。
web-passkey-known = 這個密碼金鑰已經登記過。
web-passkey-refused = 密碼金鑰未被接受：{ $why }
web-passkeys-most = 你已有 { $count } 個密碼金鑰，請先刪除一個。
web-no-passkey = 你沒有這個密碼金鑰。
web-no-session = 你沒有這個登入工作階段。
web-too-long = 用時太長，請重試。
web-token = 此伺服器需要存取權杖。
web-database = 資料庫沒有應答，請稍後再試。
web-not-stored = 這一手未能儲存，請稍後再試。
web-rate = 此類請求過多，請在 { $seconds } 秒後再試。
web-many-requests = 同時請求過多，請等前面的完成。
web-many-attempts = 同時嘗試過多，請重試。
web-queue-full = 等待引擎的人太多，請稍後再試。
web-watched-most = 你正在觀看 { $count } 盤對局，請先離開一盤。
web-no-game = 沒有對局 { $game }。
web-games-most = 你已有 { $count } 盤對局，請先刪除一些。
web-rematch = 只有已結束對局的雙方才能再來一局。
web-engines-clock = 兩個引擎對弈不用計時，請設定思考時間。
web-no-lesson = 沒有這個課程。
web-no-step = 課程沒有這一步。
web-no-puzzle = 沒有這道習題。
web-no-puzzles = 沒有這樣的習題。
web-puzzle-stale = 習題的局面已不同，請重新開始。
web-record-large = 學習記錄太大，無法儲存。
web-record-busy = 有太多請求同時修改此記錄，請重試。
web-fair-play = 這個局面屬於你正在進行的真人對局或等級分對局，請等對局結束。
web-adaptive-casual = 與自適應對手的對局屬於友誼對局。
web-rated-where = 等級分對局只能對級別引擎，或來自大廳。
web-rated-position = 等級分對局從空棋盤開始。
web-rated-undo = 等級分對局不能悔棋。
web-not-away = 對手離開的時間還不夠長。
web-self-rated = 不能與自己下等級分對局。
web-rated-account = 等級分對局需要帳號；請登入，或下友誼對局。
web-servers = 伺服器之間無法連線，請稍後再試。
web-servers-apart = 伺服器之間失去了連線，著手會稍有延遲。
web-server-silent = 這局棋的伺服器沒有回應，請稍後再試。
web-bots-most = 你已有 { $count } 個機器人，請先刪除一個。
web-no-bot = 你沒有這個機器人。
web-no-player = 沒有叫這個名字的棋手。
web-challenge-self = 不能挑戰自己。
web-challenges-most = 你有 { $count } 個未完的挑戰，請先撤回一個。
web-challenged-most = 這位棋手未處理的挑戰太多，請稍後再試。
web-offer-gone = 這盤對局已不再等待對手。
web-tournament-account = 參加比賽需要帳號；請先登入。
web-tournament-bots = 機器人不能參加這場比賽。
web-tournament-closed = 這場比賽已經結束。
web-tournament-twice = 你已經用另一個帳號參加了。
web-tournament-full = 這場比賽人數已滿。
web-tournament-clock = 比賽需要計時。
web-tournament-name = 比賽名稱至少要有 { $count } 個字元。
web-tournament-cancel = 只有建立者能在開始前取消比賽。
web-tournaments-most = 未結束的比賽太多；一個帳號最多建立 { $count } 場。
web-no-tournament = 沒有這場比賽。
web-talk-tournament = 比賽對局中只能使用快捷用語。
web-speed = 只有建立引擎對局的人才能設定速度。
web-action-stale = 對局已到第 { $at } 步，而不是第 { $wanted } 步，請再看一次。
web-actions-most = 這盤對局的操作太多，請另開一局。
web-invitation = 這個邀請已被使用或無效。
web-pause = 只有兩個引擎的對局可以暫停，且只能由建立者操作。
web-not-player = 你不是這盤對局的棋手。
web-ask-undo = 請向對方請求悔棋。
web-not-joined = 對方加入後對局才開始。
web-not-your-seat =
    { $seat ->
        [first] 先手方
       *[second] 後手方
    }的位子不是你的。
web-turn-of = 現在輪到{ $who }。
web-game-deleted = 這盤對局已被刪除。
web-no-hint = 現在沒有提示。
web-not-judged = 這盤對局不評判著法。
web-move-not-judged = 第 { $number } 手無法評判。
web-move-not-yours = 第 { $number } 手不是你下的。
web-reviews-most = 你之前的復盤仍在進行，請先停止一個。
web-no-review = 沒有這個復盤。
web-review-stop = 只有開始復盤的人或對局者才能停止它。
web-review-empty = 復盤中還沒有著法。
web-review-running = 對局尚未結束：只有已結束的對局才能復盤。
web-not-reviewed = 第 { $number } 手尚未復盤。
web-no-mistake = 第 { $number } 手不在失誤之列。
web-no-drill = 沒有這個練習。
web-drills-most = 你有 { $count } 個練習，最多儲存 { $most } 個。請刪除一些。
web-drills-together = 合起來會超過 { $count } 個練習。
web-studies-most = 你已有 { $count } 個分析，請先刪除一些。
web-study-foreign = 這個分析屬於別人，請儲存一份副本。
web-no-study = 你沒有這個分析。
web-no-study-named = 沒有分析 { $study }。
web-not-listed = 你的清單中沒有這盤對局。
web-comment-long = 註釋太長：最多 { $count } 個字元。
web-game-large = 對局太大：最多 { $count } 手。
web-talk-log-in = 登入後才能書寫；訪客可以使用快捷短句。
web-talk-empty = 訊息是空的。
web-talk-most = 一局最多 { $count } 則訊息。
web-talk-two = 只有對局的兩個人可以在那裡交談。
web-explorer-empty = 檔案中沒有可統計的著法。
web-explorer-most = 檔案已滿：最多 { $files } 個檔案、{ $moves } 手。請先移除一個。
web-explorer-no-file = 你沒有這個檔案。

## Notices of the server

notice-engine-restarted = 引擎當機後已重新啟動，正在重新思考。
notice-engine-failed = 引擎出錯，這一手未經充分思考。
notice-engine-late = 引擎超時，這一手未經充分思考。
notice-declined = { $name } 拒絕了你的挑戰。
notice-bye = { $name }：本輪你輪空，得一分。
notice-tournament-over = { $name } 已結束：你在 { $count } 人中名列第 { $place }。

## Settings

settings-looks = 外觀
settings-playing = 對局
settings-language = 語言
settings-language-browser = 跟隨瀏覽器
settings-language-unread = 此譯文尚未經母語者校閱，歡迎指正。
settings-theme = 配色
settings-theme-system = 跟隨系統
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-theme-contrast = 高對比度
settings-board = 棋盤
settings-board-kaya = 榧木
settings-board-walnut = 胡桃木
settings-board-slate = 石板
settings-board-felt = 綠色氈布
settings-board-paper = 紙面
settings-stones = 棋子
settings-stones-glass = 玻璃
settings-stones-flat = 扁平
settings-stones-ringed = 帶圈
settings-marks-safe = 色盲友善標記
settings-coordinates = 座標
settings-columns = 欄標示
settings-columns-letters = 字母
settings-columns-numbers = 數字
settings-numbers = 手數
settings-forbidden = 顯示禁手點
settings-confirm = 每手確認
settings-confirm-never = 從不
settings-confirm-touch = 觸控螢幕上
settings-confirm-always = 總是
settings-sounds = 聲音
settings-volume = 音量
settings-haptics = 振動
settings-notifications = 瀏覽器通知
settings-name-about = 對方會看到這個名字。
settings-reset = 恢復所有設定
settings-reset-done = 所有設定已恢復為預設值。
settings-notifications-refused = 此瀏覽器不允許在這裡傳送通知。

## Accounts

account-title = 帳號
account-log-in = 登入
passkey-known = 此裝置已有該帳號的密碼金鑰。
passkey-unused = 沒有使用密碼金鑰。
account-about = 帳號並非必需。有了帳號，你的棋局和學習進度在每個瀏覽器中都一樣。
account-adopt = 把此瀏覽器的棋局、分析、設定和學習進度移入帳號
account-log-in-passkey = 用密碼金鑰登入
account-forgotten = 忘記密碼？
account-name = 名字
account-name-about = 3 到 20 個字母、數字、- 和 _。所有人都能看到。
account-password = 密碼
account-password-about = 至少 8 個字元。
account-create = 建立帳號
account-create-do = 建立此帳號
account-code = 復原碼
account-code-about = 你儲存的復原碼之一。每個只能用一次。
account-new-password = 新密碼
account-recover-about = 至少 8 個字元。所有登入都會結束。
account-recover = 設定新密碼
account-recover-do = 設定密碼
account-back = 返回
account-confirm = 確認是你本人
account-confirm-about = 這會更改你的帳號。
account-confirm-do = 確認
account-use-passkey = 使用密碼金鑰
account-cancel = 取消
account-no-passkeys = 此瀏覽器不能使用密碼金鑰。
account-browser-data = 此瀏覽器中的資料
account-since = { $when } 加入
account-log-out = 登出
account-data = 你的資料
account-password-change = 更改密碼
account-password-changed = 密碼已更改。其他瀏覽器已登出。
account-codes-new = 產生新復原碼
account-passkey-add = 新增密碼金鑰
account-signing-in = 登入方式
account-passkeys = 密碼金鑰
account-passkeys-none = 還沒有。
account-codes = 復原碼
account-passkey-used = 使用於 { $when }
account-passkey-made = 建立於 { $when }
account-passkey-remove = 移除
account-passkey-remove-this = 移除 { $name }
account-passkey-name = 密碼金鑰 { $number }
bot-name = { $name }（機器人）
account-bots = 機器人
account-bots-about = 引擎以機器人的名字在此對局。權杖只能用來對局。
account-bot-name = 機器人的名字
account-bot-make = 建立機器人
account-bot-token = { $name } 的權杖
account-bot-token-about = 請立即複製權杖，之後不再顯示。用此指令讓引擎對局：
account-bot-token-kept = 完成
account-bot-token-new = 新權杖
account-bot-token-new-this = { $name } 的新權杖
account-bot-revoke = 撤銷
account-bot-revoke-this = 撤銷 { $name } 的權杖
account-bot-revoked = 沒有權杖
account-bot-unused = 尚未使用
account-bot-used = 上次在線：{ $when }
account-bot-delete = 刪除
account-bot-delete-this = 刪除 { $name }
account-bot-delete-really = 確定刪除？
account-codes-replaced = 以前的復原碼已失效。
account-codes-save = 儲存為檔案
account-codes-kept = 我已儲存好
account-this-browser = 此瀏覽器
account-log-out-this = 讓 { $browser } 登出
account-log-out-others = 讓其他瀏覽器全部登出
account-browsers = 已登入的瀏覽器
account-device = { $system } 上的 { $browser }
account-some-browser = 瀏覽器
account-export = 把全部資料儲存為檔案
account-codes-about = 請儲存這些復原碼。如果遺失密碼，每個復原碼可以開啟帳號一次。它們不會再次顯示。
account-delete-about = 與他人的棋局會為對方保留，但不再有你的名字。與他人進行中的對局按認輸處理。
account-codes-left = 還剩 { $count } 個復原碼。產生新的會取代它們。
account-adopted = 你的帳號已接收 { $count } 局棋。
account-delete =
    { $kind ->
        [account] 刪除帳號及其全部資料
       *[browser] 刪除此瀏覽器的資料
    }
account-delete-really =
    { $kind ->
        [account] 確定刪除帳號及其全部資料？此操作無法撤銷。
       *[browser] 確定刪除此瀏覽器的資料？此操作無法撤銷。
    }

## The lobby, and calls to a player

call-paired = 你與 { $name } 的對局開始了。
call-challenge = { $name } 向你發起挑戰。
call-your-move = 與 { $name } 的對局輪到你。
call-go = 前往
lobby-title = 大廳
lobby-about = 找人對局，或者觀戰。不需要帳號。
lobby-quick = 快速配對
lobby-other = 其他對局…
lobby-engine = 或者馬上與引擎對局
lobby-yours = 你的挑戰
lobby-open = 誰想下棋
lobby-open-none = 沒有人在等待。在上面選擇計時方式，下一個想下同樣棋局的人就會與你對局。
lobby-live = 可觀戰的對局
lobby-live-none = 目前沒有進行中的對局。
lobby-waiting = 正在等待對手…
lobby-cancel = 取消
lobby-withdraw = 撤回
lobby-decline = 拒絕
lobby-accept = 接受
lobby-play = 對局
lobby-play-this = 與 { $name } 對局
lobby-challenges = { $name } 向你發起挑戰
lobby-challenged = 你已向 { $name } 發起挑戰
call-round = { $title }：你與 { $name } 的對局開始了。
tournaments-title = 比賽
tournaments-about = 與許多對手下許多盤。比賽會自動開始；有帳號就能參加或建立。
tournaments-open = 即將開始
tournaments-open-none = 目前沒有安排比賽。
tournaments-running = 正在進行
tournaments-over = 已結束
tournament-link = 比賽
tournament-make = 建立比賽
tournament-make-account = 登入後才能建立比賽。
tournament-name = 名稱
tournament-kind = 賽制
tournament-swiss = 瑞士制
tournament-swiss-about = 每一輪由積分相同的人相遇，同一對手不會遇到兩次。
tournament-carousel = 輪轉賽
tournament-carousel-about = 在規定時間內，誰空閒就立刻再次配對。隨時可以加入或離開。
tournament-rounds = 輪數
tournament-rounds-of = 輪數：{ $count }
tournament-duration = 時長
tournament-length = { $minutes } 分鐘
tournament-hours = { $hours } 小時
tournament-streaks = 連勝：連勝兩盤之後得分加倍
tournament-bots = 機器人可以參加
tournament-starts = 距開始
tournament-players = 參賽人數：{ $count }
tournament-join = 參加
tournament-leave = 退出
tournament-back = 回來
tournament-cancel = 取消比賽
tournament-cancelled = 比賽沒有舉行：人數不足，或已被取消。
tournament-finished = 比賽已結束。
tournament-round-of = 第 { $round } 輪，共 { $count } 輪。
tournament-starts-in = { $time } 後開始
tournament-ends-in = 還可開始新對局：{ $time }
tournament-next-in = { $time } 後開始下一輪
tournament-waiting = 你已參加；對局開始時，無論在哪個頁面都會通知你。一分鐘內不開始即判負。
tournament-out = 你已退出：回來之前不會配對。
tournament-your-game = 前往你的對局
tournament-standings = 排名
tournament-pairings = 配對
tournament-none = 還沒有人參加。
tournament-points = 積分
tournament-buchholz = 布赫霍爾茨分
tournament-sonneborn = 索伯分
tournament-wins = 勝局
tournament-bye = 輪空
tournament-gone = 已退出
tournament-on-streak = 現在得分加倍
rated = 等級分對局
casual = 友誼對局
speed-bullet = 超快棋
speed-blitz = 快棋
speed-rapid = 中速棋
speed-classical = 慢棋
setup-rated = 等級分對局
setup-rated-about = 計入你在此規則和速度下的等級分。沒有提示，與引擎對局也不能悔棋。
setup-rated-level = { $level } 級的等級分是 { $rating }。
setup-rated-account = 等級分對局需要帳號。
setup-rated-clock = 等級分對局需要計時。
setup-rated-size = 此規則的等級分對局使用 { $sizes }。
setup-rated-opening = 此規則的等級分對局需要以下開局之一：{ $openings }。
profile-link = 你的個人資料與等級分
profile-title = 棋手
profile-challenge = 發起挑戰
profile-ratings = 等級分
profile-ratings-none = 還沒有等級分對局。
profile-curve = 最近對局的等級分：最低 { $low }，最高 { $high }，目前 { $now }。
profile-results = 等級分對局成績
profile-won = 勝
profile-drawn = 和
profile-lost = 負
profile-games = 最近的公開對局
profile-games-none = 還沒有公開對局。大廳的對局是公開的，其他都是私密的。
leaders-title = 排行榜
leaders-about = 各規則和速度的最高等級分，不含暫定分。
leaders-none = 這裡還沒有人擁有正式等級分。
leaders-speed = 速度
leaders-games = 對局數

## One's games and analyses

games-title = 棋譜
games-analyses = 分析
games-none = 還沒有棋局。在棋盤上落一子即可開始。
games-no-analyses = 還沒有分析。可在「分析」的「分享」中儲存。
games-more = 顯示更多
games-in-progress = 進行中
games-analyse = 分析
games-analyse-this = 分析 { $title }
games-analysis = 分析
games-remove = 移除
games-remove-really = 確定移除？
games-remove-this = 從清單中移除 { $title }
when-today = 今天 { $time }
when-yesterday = 昨天 { $time }

## Teaching in a game

play-hint-point = 提示：{ $move }。{ $score }。
teach-label = 指導
teach-about = 在你失誤時立即指出，並讓你悔棋。
teach-off = 關閉
teach-blunders = 僅大錯
teach-all = 所有失誤
teach-blunder = { $move } 是大錯
teach-mistake = { $move } 是失誤
teach-take-back = 悔這一手
teach-show = 顯示原因
teach-play-on = 繼續下
terminal-teach-back = 悔掉 { $move }？（y/n）

## The plain terminal

terminal-commands-hint = 輸入 ? 查看指令。
terminal-draw-declined = 和棋被拒絕。
terminal-chose = { $who }：{ $what }。
terminal-sentence = { $text }。
terminal-opening-over = 開局結束：{ $black }對{ $white }。
terminal-played = { $who }下了 { $points }。
terminal-over-now = 對局已經結束：n 再來一局，q 退出。
terminal-hint-offer = 輸入 t 獲得提示。
terminal-hint-key = 按 h 獲得提示。
terminal-not-judged = 這一手未作評判：{ $why }。
terminal-not-counted = 結果未計入：{ $why }。
terminal-run-program = 對局中有程式 { $name }。要執行 { $command } 嗎？(y/n)
terminal-moves-typed = 也可以替它輸入著法。
terminal-thinks = { $who }正在思考
terminal-declines = { $who }拒絕和棋。
terminal-time-taken = 用時 { $seconds } 秒。
terminal-time-thought = 用時 { $seconds } 秒，深度 { $depth }，評分 { $score }。
terminal-hint = 提示：{ $hint }
terminal-hint-more = 提示：{ $hint } 再輸入 t 可看更多。
terminal-hint-line = 提示：{ $move }（{ $score }，深度 { $depth }）：{ $line }。
terminal-try-again = 按 Enter 重試，也可以替它輸入著法。
terminal-not-saved-yet = 尚未儲存：{ $why }。
terminal-not-saved = 未儲存：{ $why }。
terminal-strength = 你對各級別的實力：{ $rating }（{ $change }）。
terminal-goodbye = 再見。
terminal-average = { $who }平均每手 { $seconds } 秒。
terminal-resume = 繼續對局：{ $command }
terminal-saved-in = 對局已儲存在 { $file }。
terminal-result-back = 已撤回結果。
terminal-taken-back = 已悔 { $count } 手：{ $moves }。
terminal-none-forbidden =
    { $color ->
        [black] 黑方沒有禁手點。
       *[white] 白方沒有禁手點。
    }
terminal-no-move = 沒有第 { $number } 手：應為 0 到 { $most }。
terminal-board-after = 第 { $number } 手後的棋盤，對局已到第 { $ply } 手。
terminal-nothing-played = 還沒有下棋。
terminal-history-hint = 輸入 h { $number } 查看第 { $number } 手後的棋盤。
terminal-level-engines = 這裡有 { $count } 個引擎：需要恰好一個才能設定級別。
terminal-plays-on = { $who }繼續下。
terminal-exists = { $file } 已存在；輸入 s! { $file } 可覆蓋。
terminal-saved-as = 已儲存為 { $file }
terminal-load-hint = 輸入 l 1 或 l FILE 載入對局。
terminal-none-saved = 還沒有儲存的對局：l FILE。
terminal-loaded = 已載入 { $name }。
terminal-another = 新的一局。
terminal-help-move = 落子：欄和列
terminal-help-enter = 讓引擎走
terminal-help-undo = 悔棋
terminal-help-redo = 重做
terminal-help-tip = 逐步提示：區域、棋形、著法
terminal-help-history = 棋譜，或第 N 手後的棋盤
terminal-help-forbidden = 禁手點
terminal-help-draw = 提和
terminal-help-resign = 認輸
terminal-help-level = 引擎級別，1 到 10，或 full（全力）
terminal-help-save = 儲存，並顯示棋盤的 Python 程式碼
terminal-help-save-over = 儲存並覆蓋檔案
terminal-help-load = 載入檔案或已儲存的對局；列出它們
terminal-help-new = 新對局，交換先後手
terminal-help-help = 本幫助
terminal-help-quit = 退出，對局會保留
terminal-offers = 打點 { $point }
terminal-ask-rule = 規則（{ $known }）
terminal-ask-size = 棋盤大小（{ $least } 到 { $most }）
terminal-ask-opening = 開局（{ $known }）
terminal-ask-opponent = 對手（級別 { $least } 到 { $most }，full 全力，person 真人，或 cmd:PROGRAM 程式）
terminal-ask-color = 你的顏色（black 黑，white 白）
terminal-ask-opens = 誰開局：你（black）還是引擎（white）
terminal-ask-name-none = 你的名字（- 表示不用）
terminal-ask-other = 對方的名字
terminal-ask-other-none = 對方的名字（- 表示不用）
terminal-ask-clock = 計時（如 5+3、10s/move，none 不計時）
terminal-panel-opening = 開局：{ $opening }
terminal-panel-last = { $moves }，最後一手 { $move }
terminal-panel-pairs = 提子對：黑 { $black }，白 { $white }
terminal-panel-five =
    { $color ->
        [black] 黑方的五連可被打破
       *[white] 白方的五連可被打破
    }
terminal-shows-board = 按 Enter 顯示棋盤
terminal-prompt-over = 對局結束（n 新對局，u 悔棋，s 儲存，l 載入，q 退出）
terminal-time-left = 剩 { $time }
terminal-hash = 雜湊 { $percent }%
terminal-compiling = 正在編譯引擎
terminal-loading = 正在載入引擎
terminal-kernels = { $what } { $bar } { $done } / { $total } 個核心
terminal-compiling-once = 正在編譯引擎，此版本只需一次，約一分鐘
terminal-position = 規則：{ $rule }，{ $size }，{ $moves }。
terminal-opening-name = 開局：{ $name }。
terminal-to-move =
    { $color ->
        [black] 輪到黑方。
       *[white] 輪到白方。
    }
terminal-pairs = 提子對：黑 { $black }，白 { $white }。
terminal-captures =
    { $color ->
        [black] 黑方
       *[white] 白方
    }提掉 { $stones }（共 { $count } 對）。
terminal-pending =
    { $color ->
        [black] 黑方已成五連，白方仍可提子打破。
       *[white] 白方已成五連，黑方仍可提子打破。
    }
terminal-forbidden =
    { $color ->
        [black] 黑方禁手點
       *[white] 白方禁手點
    }：{ $points }。
terminal-with-line = { $how }：{ $line }。
terminal-result = 結果：{ $result }
terminal-unreadable = 無法讀取
terminal-no-saved = 沒有已儲存的對局。
terminal-plain-mode = { $why }；現在是純文字模式
terminal-no-screen = 此終端機無法顯示全螢幕介面
terminal-no-textual = 全螢幕介面需要 tengen[tui]
terminal-not-remembered = 設定未能儲存：{ $why }
terminal-against = { $black }對{ $white }，{ $rule }，{ $size }。
terminal-interrupted = 已中斷。
terminal-moves-on-average = { $who }：{ $moves }，平均每手 { $seconds } 秒。

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = 著法（如 h8），或 hint 提示、solution 答案、skip 跳過、quit 退出
terminal-lesson-commands = hint 提示、solution 答案、skip 跳過、quit 退出
terminal-ask-move = 著法
terminal-ask-point = 點
terminal-ask-choose = 請選擇 { $options }
terminal-next = 下一課：{ $command }
terminal-step = 第 { $number } 步，共 { $count } 步：{ $title }
terminal-a-puzzle = 習題
terminal-right = 正確。{ $text }
terminal-again = { $text }請再試一次。
terminal-no-play = { $move } 不能下在這裡。
terminal-puzzle = 習題 { $id }：{ $rule }，{ $theme }，{ $rating }
terminal-rating = 等級分 { $rating }，已解 { $solved } 題，最長連對 { $best }。
terminal-rating-change = 等級分 { $rating }（{ $change }），連對 { $streak }。
terminal-drill = 練習：{ $rule }，{ $source }
terminal-drill-right = { $move } 正確（{ $score }）。
terminal-drills-due = { $count } 個練習中有 { $due } 個到期。
terminal-drills-none = 還沒有練習。用 { $command } 產生。
terminal-source = { $place } 的第 { $number } 手
terminal-source-times = { $source }（{ $count } 次）
terminal-place =
    { $kind ->
        [game] 對局
        [review] 復盤
       *[analysis] 分析
    }
terminal-earlier-game = 以前的對局
terminal-drills-made = { $count } 個失誤，{ $fresh } 個新練習。
terminal-drills-unsure = 更深的搜尋沒有證實其中 { $count } 個失誤。
terminal-better = 更好
terminal-then = 隨後
terminal-column =
    { $name ->
        [number] 手數
        [side] 方
        [move] 著法
        [mark] 標記
        [before] 之前
        [after] 之後
        [better] 更好
        [player] 棋手
        [games] 局數
        [moves] 手數
        [accuracy] 準確率
        [opening] 開局
        [middle-game] 中盤
        [endgame] 殘局
        [black] 黑
        [white] 白
        [overlooks] 常漏看
        [depth] 深度
        [score] 評分
        [time] 用時
       *[line] 變化
    }
terminal-accuracy =
    { $color ->
        [black] 黑方
       *[white] 白方
    }準確率 { $percent }%
terminal-review-left = 復盤尚未完成：還剩 { $count } 次搜尋。
terminal-review-positions = 局面
terminal-review-turns = 轉折點：還剩 { $count } 個
terminal-games-done = { $count } 盤中的 { $done } 盤已在 { $folder }
terminal-game-of = 第 { $number } 盤，共 { $count } 盤
terminal-explain-move =
    { $color ->
        [black] 黑方
       *[white] 白方
    }走 { $move }：
terminal-factors-for =
    { $color ->
        [black] 對黑方有利
       *[white] 對白方有利
    }：
terminal-factors-then =
    { $color ->
        [black] 黑方
       *[white] 白方
    }隨後可得：
terminal-total = 合計：{ $total }
terminal-no-threats = 沒有威脅
terminal-terms = 評估各項（對行棋方）：

## The full-screen terminal

terminal-save = 儲存
terminal-open = 開啟
terminal-new = 新局
terminal-help = 幫助
terminal-quit = 退出
terminal-start = 開始
terminal-analysis = 分析
terminal-logo = 五子連珠
terminal-name = 名字
terminal-command = 指令
terminal-think-seconds = 每手秒數（2，或按計時）
terminal-person = 真人
terminal-adaptive = 自適應級別
terminal-other-engine = 其他引擎
terminal-other-clock = 其他
terminal-clock-such = 5+3 或 10s/move
terminal-continue = 繼續 { $title }
terminal-start-hint = 方向鍵選擇，Enter開始對局。
terminal-looking-back = 正在回看：按 End 回到對局。
terminal-over-new = { $ending }按 n 開始新對局。
terminal-over-back = { $ending }n：新對局，u：悔棋。
terminal-hurry = { $who }正在思考；按 m 立即落子。
terminal-typing = 著法：{ $text }
terminal-who-for = 誰接替{ $who }？
terminal-no-resign = 現在沒有人可以認輸。
terminal-resigns = { $who }認輸
terminal-paused = 已暫停。按 p 繼續。
terminal-unmarked = 不標記禁手點。
terminal-hint-person = 提示只給輪到的真人。
terminal-report =
    { $color ->
        [black] 黑方 { $move }
       *[white] 白方 { $move }
    }
terminal-save-as = 另存為（.sgf、.psq 等）：
terminal-write-over = 覆蓋 { $file }
terminal-file-exists = { $file } 已存在
terminal-leave-it = 保留原檔案
terminal-thinking = 思考中
terminal-program-who = { $name } 是程式。由誰來下？
terminal-run = 執行 { $command }
terminal-draw-question = { $who }：和棋嗎？
terminal-failed-who = { $who }出錯了。由誰繼續？
terminal-tengen-full = Tengen 全力
terminal-getting-ready = 引擎正在準備。
terminal-getting-ready-first = 引擎正在準備。第一次大約需要一分鐘。
terminal-hint-plays = 提示：{ $move }。按 Enter 落子。
terminal-note-pairs = 提子對 { $taken }/{ $needed }
terminal-note-moves = { $moves }，每手 { $seconds } 秒
terminal-browsing = 第 { $ply } 手，共 { $count } 手。PgUp 和 PgDn 翻看，End 返回。
terminal-chooses-digits = { $who }選擇：1 到 { $count }。
terminal-chooses-arrows = { $who }選擇：方向鍵和Enter。
terminal-good-for =
    { $color ->
        [black] 對黑方有利
       *[white] 對白方有利
    }：
terminal-back = Esc：返回
terminal-open-game = 開啟對局
terminal-open-keys = Tab：清單或檔案，Enter：開啟，Esc：返回
terminal-file = 檔案
terminal-cannot-open = 無法開啟 { $file }：{ $why }

## The keys of the full-screen terminal

terminal-keys-board = 棋盤
terminal-keys-game = 對局
terminal-keys-analysis = 分析
terminal-keys-signs = 符號
terminal-keys-arrows = 方向鍵
terminal-keys-mouse = 滑鼠
terminal-key-cursor = 移動游標 [ ]
terminal-key-place = 落子
terminal-key-type = 輸入著法，例如 h8
terminal-key-click = 點選落子
terminal-key-browse = 翻看著法；Home 和 End：最初和最後
terminal-key-zoom = 小棋子或大棋子（空間足夠時）
terminal-key-undo = 悔棋；對引擎時退到你的回合
terminal-key-teaching = 指導：關閉、大錯、全部失誤
terminal-key-now = 讓引擎立即落子
terminal-key-change = 更換當前方的棋手
terminal-key-pause = 暫停計時
terminal-key-forbidden = 禁手點：標記並說明原因
terminal-key-numbers = 棋子上顯示手數
terminal-key-save = 儲存（sgf、psq、json 等）
terminal-key-open = 開啟對局
terminal-key-new = 新對局
terminal-key-panel = 開啟或關閉分析面板
terminal-key-lines = 更多或更少變化
terminal-key-explain = 游標處著法的詳細說明
terminal-sign-winning = 獲勝的一行
terminal-sign-last = 最後一手
terminal-sign-cursor = 游標
terminal-sign-both = 最後一手和游標
terminal-sign-forbidden = 禁手
terminal-sign-best = 分析的最佳著法
terminal-keys-saved = 每手之後都會自動儲存。隨時可按 Ctrl-C 退出，並顯示繼續對局的指令。

## The adaptive opponent, and a first visit

setup-adaptive = 會適應你的引擎
setup-adaptive-about = 比你略強，並隨你的成績調整。
setup-adaptive-name = 自適應
setup-adaptive-seat = 引擎，略強於你
welcome-title = 歡迎
welcome-question = 你的五子棋程度如何？據此為你找對手。
welcome-none = 我從沒下過
welcome-rules = 我懂規則
welcome-regular = 我偶爾下
welcome-strong = 我是高手
welcome-puzzles = 用三道小題測一測
welcome-later = 以後再說
welcome-placed = 你的對手已準備好
welcome-placed-gentle = 它從容易開始，並隨你的成績調整。重大失誤會被指出，你可以悔棋。
welcome-placed-about = 它從接近你的程度開始，並隨你的成績調整。
welcome-lesson = 或者從第一課開始
placement-title = 第 { $number } 題，共 { $count } 題
placement-about = 只看第一次的答案。不會的話請繼續。
placement-unknown = 不知道
placement-finish = 尋找對手
placement-result = 你解出了 { $solved }/{ $count } 題。對手從大約 { $level } 級開始，並隨你的成績調整。
placement-play = 下第一盤棋

## Numbers and scores

duration-seconds = { $seconds } 秒
duration-minutes = { $minutes } 分 { $seconds } 秒
score-won = { color-name }已勝
score-drawn = 和棋
score-wins-in = { color-name } { $plies } 步後勝
score-even = 均勢
score-better = { color-name }佔優（{ $percent }%）

## Players

seat-engine-level = 引擎，{ $name }
talk-title = 聊天
talk-about = 打個招呼或寫一句話，只有你們兩人看得到。
talk-log-in = 登入後可以寫自己的話。
talk-message = 訊息
talk-send = 傳送
talk-you = 你
talk-mute = 封鎖訊息
talk-unmute = 解除封鎖
talk-muted = 你已封鎖這位棋手的訊息。
talk-report = 檢舉
talk-report-this = 檢舉 { $name }
talk-report-why = 有什麼問題？
report-talk = 冒犯性訊息
report-cheating = 使用引擎
report-stalling = 拖延或離開
report-name = 冒犯性名字
report-other = 其他
talk-report-details = 詳情（可選）
talk-report-send = 傳送檢舉
talk-report-cancel = 取消
talk-reported = 謝謝，管理員會查看。
talk-hello = 你好！
talk-good-luck = 祝你好運！
talk-nice-move = 好棋！
talk-oops = 哎呀！
talk-well-played = 下得好！
talk-good-game = 好局！
talk-thanks = 謝謝！
talk-bye = 再見！
seat-engine-bot = 會員的引擎
seat-engine-full = 引擎全力，每手 { $seconds } 秒
seat-by-link = 透過連結加入的人
seat-person = 真人
seat-first = 先手方
seat-second = 後手方
seat-level = { $level } 級
seat-full = 全力
seat-program = 其他程式
who-seat =
    { $seat ->
        [first] 先手方
       *[second] 後手方
    }
who-named = { $name }（{ $role }）
seat-absent = 尚未到來
seat-you = 你
claim-title = 對手離開
claim-left = { $name } 離開了對局。
claim-idle = { $name } 尚未落子。
claim-wait = { $time } 後可以要求判定。
claim-win = 要求判勝
claim-draw = 判為和棋
seat-away = 離開
seat-color-open = 顏色未定
seat-pairs = 已提 { $taken }/{ $needed } 對
level-1 = 初學
level-2 = 入門
level-3 = 很容易
level-4 = 容易
level-5 = 一般
level-6 = 中等
level-7 = 較強
level-8 = 強
level-9 = 很強
level-10 = 極強
clock-none = 不計時
clock-main = { $minutes } 分 + 每手 { $increment } 秒
clock-per-move = 每手 { $seconds } 秒

## A new game

setup-title = 新對局
setup-opponent = 對手
setup-level = 引擎，按級別
setup-level-about = 共十級，從初學到極強。
setup-tengen = 引擎，全力
setup-tengen-about = 高於 10 級：在給定時間內盡可能強。
setup-lobby = 大廳中的任何人
setup-lobby-about = 與想下同樣棋局的人對弈。
setup-challenge = 有帳號的棋手
setup-challenge-about = 對方會收到通知，可以接受或拒絕。
setup-challenged = 棋手名字
setup-person = 本機雙人
setup-person-about = 兩人在同一台裝置上輪流落子。
setup-invite = 透過連結邀請
setup-invite-about = 你會得到一個可以發給對方的連結。
setup-watch = 觀看兩個引擎
setup-watch-about = 兩個引擎對弈，你來觀看。
setup-random = 隨機
setup-you = 你
setup-level-field = 級別
setup-level-named = { $level } 級，{ $name }
setup-level-of = 第 { $level } 級（共 { $max } 級），{ $name }
setup-full-strength = 全力，每手 { $seconds } 秒
setup-think = 思考時間
setup-you-play = 你執
setup-who-starts = 誰先
setup-minutes = 分鐘
setup-increment = 每手秒數
setup-opening = 開局
setup-clock = 計時
setup-other-clock = 其他…
setup-start = 開始對局
setup-more = 規則、棋盤、開局、計時
invitation-title = { $name } 邀請你對局
invitation-opening = { $opening }開局
invitation-join = 加入對局
invitation-watch = 只觀看
resume-game = 繼續：{ $first } – { $second }，第 { $ply } 手

## Playing

play-title = 下五子棋
play-actions = 操作
play-status = 狀態
play-pace-slow = 慢
play-pace-normal = 正常
play-pace-fast = 快
play-redo-about = 重新落下悔掉的一手（Ctrl+Y）
play-hint-about = 向引擎詢問一步好棋
play-draw = 求和
play-draw-about = 提議和棋
play-resign = 認輸
play-pause = 暫停
play-resume = 繼續
play-speed = 速度
play-undo-ask = 請求對方同意悔棋（Ctrl+Z）
play-undo-about = 悔一手棋（Ctrl+Z）
play-rematch = 再來一局
play-rematch-offered = 已提議再戰
play-rematch-accept = 接受再戰
play-rematch-go = 進入新一局
play-rematch-told = 已提議再戰，對方接受後開始。
play-moves = 著法
play-moves-list = 本局著法
play-newest = 最新局面
play-no-moves = 尚無著法
play-move = 第 { $number } 手，{ color-name } { $move }
play-move-captures = 第 { $number } 手，{ color-name } { $move }，提 { $count } 子
play-last-move = { color-name } { $move }
play-last-capture = { color-name } { $move }，提 { $stones }
play-type = 輸入著法
play-type-bad = 「{ $text }」不是棋盤上的點。請輸入字母加數字，例如 h8。
play-invitation-used = 此邀請已被使用，你正在觀戰。
play-cannot-open = 無法開啟這局棋
play-your-move = 輪到你
play-reconnecting = 正在重新連線
play-reconnecting-about = 棋局已儲存，伺服器回應後繼續。
play-starting = 正在開始對局
play-ready = 隨時可以開始
play-begin = 在任意位置落一子即可開始。
play-press-start = 請按「開始對局」。
play-invited = 你收到了邀請
play-invited-about = 加入對局，或者觀戰。
play-back-to-game = 回到對局
play-position-after = 第 { $ply } 手後的局面
play-confirm = 下在 { $point }？
play-confirm-about = 再點一次同一點，或按「落子」。
play-resign-sure = 確定認輸？
play-resign-yes = 認輸
play-on = 繼續下
play-forbidden = { $point } 是禁手。{ $reason }。
play-looking = 正在尋找好棋…
play-draw-offered = { $name } 提議和棋
play-draw-offered-about = 接受，或繼續下。
play-draw-asked = 已提議和棋
play-draw-asked-about = 等待 { $name } 答覆。
play-draw-open = 有和棋提議；繼續落子即為拒絕。
play-undo-asked = { $name } 請求悔棋
play-undo-asked-about = 同意，或繼續下。
play-undo-waiting = 已請求悔棋
play-undo-waiting-about = 等待 { $name } 同意。
play-your-choice = 由你選擇
play-chooses = { $name } 選擇中
play-choice-about = 誰執哪種顏色？
play-offers-about = 黑方提供幾個第五手？
play-paused = 已暫停
play-paused-about = 按「繼續」讓引擎接著下。
play-thinking = { $name } 正在思考
play-to-move = 輪到 { $name }
play-color-to-move = 輪到{ color-name }
play-waiting-player = 等待棋手
play-watching = 你正在觀戰。
play-waiting-opponent = 等待對手
play-waiting-about = 把下面的連結發給對方。有人開啟後對局開始。
play-own-five = 你的五連若不被破壞即獲勝。
play-other-five = { color-name }已成五：用提子破壞它，否則輸。
play-result = { $text }共 { $count } 手。
play-drawn = 和棋
play-won = 你贏了
play-lost = 你輸了
play-color-won = { color-name }勝
play-name-won = { $name } 勝
play-accept-draw = 接受和棋
play-decline = 拒絕
play-allow = 同意
play-depth = 深度 { $depth }
play-book = 開局庫
play-nodes = { $nodes } 節點
event-joined = { $name } 加入了對局。
event-rematch = { $name } 提議再來一局。
event-played-on = { $name } 繼續落子，拒絕了和棋。
event-declined-draw = { $name } 拒絕了和棋。
event-refused-undo = { $name } 沒有同意悔棋。
event-chose-color =
    { $name } 選擇執{ $color ->
        [black] 黑
       *[white] 白
    }。
event-chose-offers = { $name } 選擇了 { $count } 個第五手。
event-added-two = { $name } 選擇再放兩子。
share-link-copied = 連結已複製。
share-press-copy = 按 Ctrl+C 複製連結。
share-copy = 複製
share-copy-this = 複製：{ $label }
share-spectators = { $count } 人觀戰
share-let-watch = 讓別人觀戰
share-invitation = 邀請
share-invitation-about = 第一個開啟此連結的人與你對局。
share-spectator-link = 觀戰連結
share-spectator-about = 觀戰者可以看棋，但不能落子。
share-embed = 網頁嵌入程式碼
share-embed-about = 可在你自己的網頁上顯示這盤棋。
embed-title = { -gomoku }對局
embed-open = 在 Tengen 中開啟
embed-failed = 無法顯示這盤棋。
embed-start = 第一手之前。
embed-move = 第 { $number } 手（共 { $count } 手）：{ $move }。
stats-title = 統計
stats-region = 每手統計
stats-moves = 手數
stats-time = 用時
stats-time-per-move = 每手用時
stats-longest = 最長
stats-nodes = 節點
stats-pairs = 提子對數
stats-move = 著法
stats-depth = 深度

## The board, for those who hear it

board-label = 棋盤。方向鍵移動游標，Enter落子。
board-kind = 棋盤
board-point =
    { $point }，{ $what ->
        [black] 黑子
        [white] 白子
       *[empty] 空
    }
board-last = 最後一手
board-forbidden = 禁手，{ $reason }

## Analysing

step-last = 最終局面
analyse-new = 新建
analyse-new-about = 從空棋盤開始
analyse-opening = 正在開啟…
analyse-merged = 此分析也在別處被修改，兩個版本已合併。
analyse-pairs = 提子 { $black }–{ $white }
analyse-saving = 儲存中…
analyse-saved = 已儲存
analyse-read-only = 只讀
analyse-pending-five = { color-name }有一個仍可被破壞的五連
analyse-comment = 評註
analyse-comment-hint = 對這一手的評註
analyse-undo-about = 撤銷上次修改（Ctrl+Z）
analyse-redo-about = 重做（Ctrl+Y）
analyse-promote = 提升
analyse-promote-about = 設為主線
analyse-delete = 刪除
analyse-delete-about = 刪除這一手及之後的全部著法
analyse-tree = 著法與變化
analyse-start = 開始
analyse-tree-move = { $number }. { color-name } { $move }
editor-title = 編輯
editor-about = 擺出任意局面：來自書本、習題或記錄的棋局。
editor-begin = 編輯此局面
editor-pairs = { color-name }提子對數
editor-places = 點選放置
editor-erase = 清除
editor-turn = 輪到
editor-clear = 清空
editor-done = 完成
overlay-moves = 最佳著法
overlay-heat = 熱度
overlay-none = 無標記
engine-title = 引擎分析
engine-best-lines = 最佳變化
engine-depth-progress = 當前深度的進度
engine-switch = 引擎
engine-lines = { $count } 條變化
engine-lines-label = 變化數
engine-overlay-label = 棋盤上顯示
engine-view = 評分以輪到的{ color-name }為準。
engine-game-over = 此局面棋局已結束。
engine-queued = 等待空閒引擎；前面還有 { $count } 個。
engine-complete = 分析完成。
engine-evaluation = 形勢
engine-not-evaluated = 未評估
engine-speed = 速度
explorer-title = 走法瀏覽
explorer-about = 來自開局庫、證明和對局的已知著法。選擇一手即可落子。
explorer-none = 關於此局面沒有已知資訊。
explorer-all = 顯示全部 { $count } 個著法
explorer-verdict = 評價
explorer-public = 公開對局
explorer-own = 你的檔案
explorer-results = 黑方 { $black }，白方 { $white }，和棋 { $draws }，無結果 { $unknown }
explorer-proof-title = 與證明對弈
explorer-proof-switch = 證明執黑
explorer-proof-about = 執白挑戰已證明的必勝局面：證明會立即應手並說明理由。若沒有證明涵蓋你的著法，則由引擎應手，此處會註明。
explorer-proof-says = { $move } 已被證明：無論如何應對，{ $verdict }。
explorer-engine-says = { $move } 不是來自證明：沒有證明涵蓋此局面，由引擎落子（{ $score }）。
explorer-begins = { $move }：證明從中央開始。
explorer-won = 證明獲勝。退回幾手，試試別的防守。
explorer-threat = 威脅：{ $move }。對任何無需單獨應對的應手：{ $verdict }。
explorer-answers = 需要單獨應對的應手：{ $points }
explorer-even-title = 均勢局面
explorer-even-about = 使雙方機會相等的棋子，可用於交換和 swap2 的佈置。
explorer-even-move = 尋找均勢著法
explorer-even-pair = 尋找均勢組合
explorer-even-searching = 正在尋找均勢棋子…
explorer-even-stones = 棋子
explorer-even-chance = 輪走方的機會
explorer-files-title = 你的檔案
explorer-files-about = 你自己檔案中的對局只為你統計。
explorer-files-open = 加入目前對局
explorer-files-remove = 移除 { $name }
explorer-find = 尋找此局面
explorer-find-about = 在整棵樹中尋找此局面，包括旋轉、鏡像或不同著法次序
explorer-found = 此局面在樹中另有 { $count } 處。
explorer-found-none = 此局面在樹中別處沒有出現。
exchange-title = 分享
exchange-keep-title = 儲存此分析
exchange-too-large = { $name } 太大，上限為 { $limit } KiB。
exchange-rule-stated = 按文字所述
exchange-import = 匯入
exchange-import-field = 著法、SGF、psq、pos 或連結
exchange-import-about = 也可以把檔案拖到頁面任意處。
exchange-read = 讀取文字
exchange-choose-file = 選擇檔案
exchange-assumptions = 讀取時所作的假設
exchange-game = 棋局
exchange-save-as = 儲存為 { $format }
exchange-export = 匯出
exchange-make-link = 產生此局面的連結
exchange-losses = 檔案中不包含：{ $losses }。
exchange-link = 連結
exchange-link-about = 其中包含規則、棋盤大小和著法。
exchange-foreign = 此分析屬於他人。儲存副本後才能修改。
exchange-saving = 儲存中…
exchange-saved = 所有修改都已儲存。
exchange-study-about = 有此連結的人都能閱讀該分析。
exchange-study-link = 此分析的連結
exchange-study-title = 標題
exchange-keep = 儲存
exchange-keep-copy = 儲存副本
exchange-kept = 分析已儲存，可在「棋譜」中找到。
report-title = 報告
report-show-threats = 在棋盤上顯示威脅
report-threats = 現有威脅
report-about = 指向空點即可看到在那裡落子的作用。點選可保留報告。
report-none = 無。
report-ask = 詢問引擎
report-verdict = 引擎：{ color-name } { $score }，深度 { $depth }，第 { $rank }/{ $candidates }。最佳為 { $best }，{ $bestScore }。
report-verdict-unranked = 引擎：{ color-name } { $score }，深度 { $depth }，不在最佳著法之列。最佳為 { $best }，{ $bestScore }。
report-reasons-for = 支援的理由合計
report-reasons-against = 反對的理由合計
report-reason = 理由
report-weight = 對{ color-name }的分量
report-threat =
    { color-name }：{ kind-title } { $stones }，可在 { $gains } 繼續。{ $color ->
        [black] 白方
       *[white] 黑方
    }可在 { $answers } 應對。
report-threat-unanswered =
    { color-name }：{ kind-title } { $stones }，可在 { $gains } 繼續。{ $color ->
        [black] 白方
       *[white] 黑方
    }無法應對。
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] 制勝提子
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = 制勝提子
factor-win-broken = 破壞勝勢
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = 阻擋五連
factor-block-of-open-four = 阻擋活四
factor-block-of-double-four = 阻擋四四
factor-block-of-four-three = 阻擋四三
factor-block-of-double-three = 阻擋三三
factor-block-of-open-three = 阻擋活三
factor-capture = { -capture }
factor-capture-set-up = 準備提子
factor-capture-blocked = 阻止提子
factor-capture-risked = 有被提的危險
factor-forbidden-points = 禁手點
factor-alignment = 連線
factor-centre = 中央

## Exercises and puzzles

exercise-hint-key = 提示（?）
exercise-next-hint = 下一個提示
exercise-solution = 答案
exercise-solution-line = 答案：
exercise-verdict = 判定
exercise-board = 棋盤。{ $prompt }方向鍵移動游標，Enter落子。
exercise-play = 下 { $point }
exercise-occupied = { $point } 已有棋子。
line-after = { $move } 之後：
line-better = 更好：{ $move }
line-back = 後退一步
line-next = 下一步
puzzles-progress = 你的進度
puzzles-today = 今日習題
puzzles-keys = 按鍵：n 下一題，? 提示，字母加數字選點。
puzzles-next = 下一題
puzzles-skip = 跳過
puzzles-rated = 等級分 { $rating }
puzzles-tried = 以前做過：不再計分
puzzles-link = 此題連結
puzzles-theme = 主題
puzzles-all-themes = 全部主題
puzzles-theme-solved = { $theme }（{ $solved }/{ $count }）
puzzles-rating = 等級分
puzzles-provisional = { $rating }，暫定
puzzles-solved = 一次解出
puzzles-solved-of = { $solved }/{ $tried }
puzzles-in-a-row = 連續
puzzles-best-row = { $streak }，最高 { $best }
puzzles-days = 連續天數
days = { $count } 天
theme-win-at-once = 一步勝
theme-stop-four = 防衝四
theme-fours = 連續衝四
theme-threats = 連續攻擊
theme-only-defence = 唯一防守
theme-use-forbidden = 利用禁手
theme-avoid-forbidden = 避開禁手
theme-captures = 提子
puzzle-task =
    { $color ->
        [black] 黑先
       *[white] 白先
    }：{ $theme ->
        [win-at-once] 一步取勝。
        [stop-four] 擋住衝四且不輸。
        [fours] 連續衝四取勝。
        [threats] 用衝四和活三取勝。
        [only-defence] 找出唯一不輸的一手。
        [use-forbidden] 利用禁手點取勝。
        [avoid-forbidden] 不犯禁手取勝。
       *[captures] 用提子取勝。
    }
puzzle-defence = 已證明其他著法全部告負；搜尋 { $nodes } 個節點未能推翻答案。
puzzle-solution = 答案：{ $line }。
puzzle-right = { $move } 正確；對方應 { $reply }。
puzzle-solved = { $move } 正確：解出。
puzzle-wrong = { $move } 錯誤。
puzzle-loses = { $move } 會輸給 { $line }。
puzzle-answered = { $move } 會遭到 { $line }。
puzzle-other-win = { $move } 也能贏，但不符合題意。
puzzle-makes = { $move } { makes-kind }。
puzzle-stops = { $move } 佔據對方{ makes-kind }的點。
puzzle-captures = { $move } 提 { $pairs } 對子。
puzzle-combines = { $move } 同時威脅多條進攻線路。
puzzle-needed = { $move } 佔據對方需要的點。
puzzle-resists = { $reply } 抵抗最久。
sentences = { $first }{ $then }
makes-kind =
    { $kind ->
        [five] 成五
        [open-four] 成活四
        [double-four] 成四四
        [four-three] 成四三
        [four] 成衝四
        [double-three] 成三三
       *[open-three] 成活三
    }

## Hints

hint-area =
    看{ $row ->
        [top] { $column ->
            [left] 左上方。
            [right] 右上方。
           *[middle] 上方。
        }
        [bottom] { $column ->
            [left] 左下方。
            [right] 右下方。
           *[middle] 下方。
        }
       *[middle] { $column ->
            [left] 左邊。
            [right] 右邊。
           *[middle] 中央。
        }
    }
hint-makes = 這一手{ makes-kind }。
hint-stops = 這一手佔據對方{ makes-kind }的點。
hint-captures = 這一手提 { $pairs } 對子。
hint-combines = 這一手同時威脅多條進攻線路。
hint-needed = 這一手佔據對方需要的點。
hint-quiet = 這一手暫不構成威脅：用來佈局或佔地。
hint-point = 下 { $point }。

## Reviews

review-title = 覆盤
review-mistakes = 失誤
review-progress = 覆盤進度
review-begin = 覆盤本局
review-continue = 繼續覆盤
review-stop = 停止
review-you = { color-name }（你）
review-accuracy = 準確率
review-opening = 開局 { $mark } { $text }
review-none = 沒有發現失誤。
review-running = 正在檢查每一手。對局和分析優先。
review-stopped = 覆盤已停止。
review-slider = 本局手數
review-at-move = 第 { $ply } 手
review-try = 在這裡重試
review-show-better = 顯示更好的著法
review-show-longest = 顯示最頑強的防守
review-lost = 這時已經輸定，這一手只是讓對局更早結束。
review-overlooked = { color-name }忽略了：{ $kinds }
review-practise = 練習：{ $theme }
review-find = 為{ color-name }找一手比 { $move } 更好的棋：在棋盤上選點。
review-looking = 正在查看 { $point }…
review-try-another = 換一手試試
review-right = 正確：{ $move } 保住結果。
review-right-proven = 正確：{ $move } 保住結果，{ $standing }。
review-game-move = { $move } 就是實戰著法。
review-wrong = { $move } 不對。
review-prefers = 引擎更喜歡 { $best }。
review-change = 從 { $before } 到 { $after }。
standing-win = { $count } 手必勝
standing-loss = { $count } 手必敗
score-wins = { $count } 手勝
score-loses = { $count } 手敗
class-best = 最佳
class-only-move = 唯一著法
class-good = 好棋
class-inaccuracy = 不精確
class-mistake = 失誤
class-blunder = 大錯
class-missed-win = 錯失勝機
class-forced-win-allowed = 讓對方必勝
class-lost = 已經輸定
a-kind = { kind-title }
rival-makes = { rival-side }成
rival-owns = { rival-side }的
rival-side =
    { $rival ->
        [you] 你
        [black] 黑方
       *[white] 白方
    }
winner-side =
    { $winner ->
        [you] 你
        [black] 黑方
       *[white] 白方
    }
standing-kind =
    { $standing ->
        [four] { -four }
       *[open-three] { -open-three }
    }
winning-means =
    { $means ->
        [fours] 連續衝四
       *[threats] 連續攻擊
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] 送吃
    }
foul = { $move } 是禁手（{ reason-name }），立即判負。
five-unbroken = { $move } 沒有破壞{ rival-owns }五連 { $stones }，{ rival-side }獲勝。
allows-shape = { $move } 放過了 { $point }，{ rival-makes }{ a-kind }。
ignores-shape = { $move } 沒有阻擋{ rival-owns }{ standing-kind } { $stones }：{ rival-side }在 { $point } 成{ a-kind }。
allows-sequence = { $move } 讓{ rival-side }以{ winning-means }取勝：{ $line }，再於 { $point } 成{ a-kind }。
allows-sequence-long = { $move } 讓{ rival-side }以{ winning-means }取勝：從 { $first } 開始，直到 { $point } 成{ a-kind }。
ignores-shape-sequence = { $move } 沒有阻擋{ rival-owns }{ standing-kind } { $stones }：{ rival-side }以{ winning-means }取勝：{ $line }，再於 { $point } 成{ a-kind }。
ignores-shape-sequence-long = { $move } 沒有阻擋{ rival-owns }{ standing-kind } { $stones }：{ rival-side }以{ winning-means }取勝，從 { $first } 開始，直到 { $point } 成{ a-kind }。
allows-later = { $move } 讓{ rival-side }走到 { $first }，隨後在 { $point } 成{ a-kind }。
allows-capture = { $move } 讓{ rival-side }在 { $point } 提掉 { $stones }。
allows-winning-capture = { $move } 讓{ rival-side }在 { $point } 提掉 { $stones } 取勝。
misses-shape = { $move } 錯過了在 { $point } 成{ a-kind }。
misses-sequence = { $move } 錯過了以{ winning-means }取勝：{ $line }，再於 { $point } 成{ a-kind }。
misses-sequence-long = { $move } 錯過了以{ winning-means }取勝：從 { $first } 開始，直到 { $point } 成{ a-kind }。
misses-later = { $move } 錯過了 { $first }，它可在 { $point } 成{ a-kind }。
misses-capture = { $move } 錯過了在 { $point } 提掉 { $stones }。
misses-winning-capture = { $move } 錯過了在 { $point } 提掉 { $stones } 取勝。
misses-block = { $move } 放過了 { $point }，{ rival-owns } { $stones } 將成活三；{ $better } 可以阻止。
misses-block-there = { $move } 放過了 { $point }，{ rival-owns } { $stones } 將成活三。
worse = { $move } 不如 { $point }。
stones-uneven = 開局棋子對{ color-name }有利（{ $chance }%），而對方可以選擇該色。
stones-decided = 開局棋子使{ color-name }必勝，而對方可以選擇該色。
better-choice =
    { $better ->
        [take-white] 應當執白。
        [take-black] 應當執黑。
       *[add-two] 再放兩子更好。
    }
choice-wrong = { color-name }形勢較好（{ $chance }%）；{ better-choice }
choice-decided = { color-name }可以必勝；{ better-choice }
turn-win = { $move } 讓{ winner-side } { $count } 手必勝。
turn-better = { $move } 讓{ winner-side }佔優。
won-throughout =
    { winner-side }從{ $from ->
        [1] 一開始
        [2] 一開始
       *[later] 第 { $from } 手
    }就領先，直到最後。
threw-win =
    { $loser ->
        [you] 你
        [black] 黑方
       *[white] 白方
    }到第 { $at } 手前是勝勢；{ $turn }
threw-lead =
    { $loser ->
        [you] 你
        [black] 黑方
       *[white] 白方
    }到第 { $at } 手前領先；{ $turn }
even-until = 到第 { $at } 手前雙方均勢；{ $turn }
fell-behind =
    { $loser ->
        [you] 你
        [black] 黑方
       *[white] 白方
    }已經落後；第 { $at } 手，{ $turn }
level = 雙方都沒有決定性的失誤。
swings = 優勢易手 { $times } 次，最後在第 { $at } 手；{ $turn }
drawn-missed =
    和棋，但{ $loser ->
        [you] 你
        [black] 黑方
       *[white] 白方
    }到第 { $at } 手（{ $move }）前是勝勢。
drawn = 和棋，雙方都沒有錯過勝機。
unreviewed = 沒有可覆盤的著法。

## Explanations of moves and positions

list-comma = { $others }、{ $last }
list-one = { $last }
list-or = { $others } 或 { $last }
list-and = { $others } 和 { $last }
color-name =
    { $color ->
        [black] 黑方
       *[white] 白方
    }
explain-both = { $first }；{ $then }
explain-off-board = 不合法：{ $what } 不是棋盤上的點，棋盤從 { $first } 到 { $last }
explain-game-over = 不合法：棋局已結束
explain-occupied = 不合法：{ $point } 已有棋子
explain-overline = 不合法：長連 { $lines }
explain-in-capture = 不合法：送吃 { $lines }
explain-through = 不合法：{ reason-name }，由 { $lines } 形成
explain-point-forbidden = { $point }（{ reason-name }）
explain-take-at = 在 { $point } 提 { $stones }
explain-quiet = { $move } 不構成威脅，也不阻擋威脅
explain-wins-five = { $move } 成五獲勝：{ $line }
explain-wins-captures = { $move } 提 { $taken } 獲勝：{ color-name }已有 { $pairs } 對
explain-loses-unbroken = { $move } 沒有破壞五連 { $line }：{ rival-side }勝
explain-no-move = { $move } 使{ rival-side }無合法著法：和棋
explain-fills-board = { $move } 下滿棋盤：和棋
explain-pending = { $move } 成五 { $line }；{ rival-side }仍可在 { $points } 破壞
explain-breaks = { $move } 提 { $taken }，破壞{ rival-owns }五連 { $line }
explain-makes-open-four = { $move } 成活四，可在 { $points } 成五
explain-makes-double-four = { $move } 成四四，可在 { $points } 成五
explain-makes-four-three = { $move } 成四三
explain-makes-four = { $move } 成衝四，可在 { $points } 成五
explain-makes-double-three = { $move } 同時成 { $count } 個活三
explain-makes-open-three = { $move } 成活三，可在 { $points } 成活四
explain-breakable = { rival-side }仍可用提子破壞那個五連
explain-stops-both = { rival-side }可在 { $points } 同時擋住
explain-counters = { rival-side }在 { $points } 擋住衝四並反成衝四
explain-stops-one = { rival-side }只能擋住一個
explain-must-answer = { rival-side }必須應在 { $points }
explain-five-first = 但{ rival-side }先在 { $points } 成五
explain-capture-first = 但{ rival-side }先在 { $points } 提到最後一對
explain-block-forbidden = { rival-side }擋不住：禁手 { $points }
explain-also-wins =
    { color-name }在 { $points } 也能取勝：{ $color ->
        [black] 白方
       *[white] 黑方
    }無法全部擋住
explain-cannot-stop = { rival-side }擋不住
explain-can-stop = { rival-side }可在 { $points } 阻擋
explain-none-but-four = { rival-side }沒有一手能同時擋住，但可先在 { $points } 衝四
explain-none-stops-both = { rival-side }沒有一手能同時擋住
explain-takes = { $move } 提 { $taken }：{ color-name }已有 { $pairs } 對
explain-opens = { $move } 開啟{ a-kind } { $stones }，可在 { $points } 繼續
explain-threatens-capture = { $move } 威脅{ $takes }
explain-stops-five = { $move } 擋住{ rival-side }在 { $points } 成五
explain-stops-open-three = { $move } 擋住{ rival-owns }活三 { $stones }，否則將在 { $points } 成活四
explain-stops-double = { $move } 擋住{ rival-side }在 { $points } 的{ kind-title }
explain-stops-twos = { $move } 阻止{ rival-side }以 { $stones } 在 { $points } 成活三
explain-stops-captures = { $move } 阻止{ rival-side }{ $takes }
explain-forbids = { $move } 使{ rival-side }產生禁手點：{ $points }
explain-leaves =
    留給{ rival-side }在 { $points } 的{ $kind ->
        [five] 五連
        [winning-capture] 制勝提子
        [double-four] 四四
        [four-three] 四三
       *[double-three] 三三
    }
explain-leaves-open-four = { rival-side }可由活三 { $stones } 在 { $points } 成活四
explain-risks = { rival-side }可以{ $takes }
explain-forbids-itself = 使{ color-name }自己產生禁手點：{ $points }
explain-has-five = { color-name }有五連 { $stones }；{ rival-side }可在 { $points } 破壞
explain-has-four = { color-name }有{ a-kind } { $stones }：可在 { $points } 成五
explain-has-open-three = { color-name }有{ a-kind } { $stones }：可在 { $points } 成活四
explain-can-win-by-taking = { color-name }可在 { $points } 提 { $stones } 取勝
explain-can-take = { color-name }可在 { $points } 提 { $stones }
explain-has-double = { color-name }在 { $points } 有{ a-kind }
explain-no-block = { rival-side }沒有一手能擋住
explain-over =
    棋局已結束：{ $winner ->
        [black] 黑方勝
        [white] 白方勝
       *[none] 和棋
    }（{ end-name }）
end-name =
    { $how ->
        [five] 五連
        [captures] 提子
        [forbidden] 禁手
        [unbroken-five] 五連未被破壞
        [full-board] 棋盤已滿
       *[no-move] 無合法著法
    }
explain-engine-line = 引擎給{ color-name } { $score }，預計 { $line }
explain-engine-ranked = 引擎給 { $move } { $score }，在 { $count } 個候選中排第 { $rank }，預計 { $line }
explain-engine-unranked = 引擎給 { $move } { $score }，不在 { $count } 個候選之中，預計 { $line }
explain-engine-better = 更好的是 { $best }，{ $score }：{ $line }

## Rules

rule-freestyle = 無禁手
rule-freestyle-brief = 五子或更多連成一線獲勝
rule-freestyle-summary = 五子或更多連成一線即獲勝。
rule-freestyle-help = 五子或更多連成一線即獲勝，沒有任何禁手。黑方優勢很大，swap2 之類的開局可使雙方公平。
rule-standard = 標準
rule-standard-brief = 恰好五子連線獲勝
rule-standard-summary = 恰好五子連成一線獲勝；六子或更多不算。
rule-standard-help = 恰好五子連成一線獲勝。六子或更多允許，但不算獲勝。
rule-renju = 連珠
rule-renju-brief = 黑方有禁手
rule-renju-summary = 黑方須恰好成五，且不得下出三三、四四或長連。白方沒有限制。
rule-renju-help =
    黑方恰好成五獲勝；白方五子或更多獲勝。

    黑方不得下出三三、四四或長連，除非同一手成五。只有真正能成為活四的三才算活三。

    禁手點在棋盤上標出：33、44 和 6。白方沒有禁手。
rule-caro = Caro
rule-caro-brief = 至少一端開放的五連獲勝
rule-caro-summary = 五子連線獲勝，除非兩端都被對方堵住；六子或更多總是獲勝。
rule-caro-help = 五子連線獲勝，除非兩端都被對方棋子堵住；棋盤邊緣不算堵住。六子或更多在任何情況下都獲勝。
rule-caro-standard = Caro，恰好五子
rule-caro-standard-brief = 恰好五子且一端開放
rule-caro-standard-summary = 恰好五子連線獲勝，除非兩端都被對方堵住。
rule-caro-standard-help = 恰好五子連線獲勝，除非兩端都被對方棋子堵住；棋盤邊緣不算堵住。
rule-1337 = 提子 1337
rule-1337-brief = 可提子，有禁手
rule-1337-summary = 夾住的兩子被提掉。不能被破壞的五連，或提五對，即獲勝。雙方都有禁手。
rule-1337-help =
    用兩端的己方棋子夾住恰好兩枚相連的敵子，即可提掉這兩子。提五對獲勝。

    恰好五子連線獲勝，但前提是對方不能立即以提子破壞。這樣的五連要等一手。

    雙方都不得下出三三（除非同時提子）、四四、長連，或把一對子送入兩枚敵子之間。
rule-42 = 提子 42
rule-42-brief = 可提子，禁雙活三
rule-42-summary = 夾住的兩子被提掉。不能被破壞的五連（或更多），或提五對，即獲勝。只禁三三。
rule-42-help =
    用兩端的己方棋子夾住恰好兩枚相連的敵子，即可提掉這兩子。提五對獲勝。

    五子或更多連線獲勝，但前提是對方不能立即以提子破壞。這樣的五連要等一手。

    只禁三三，且同時提子時不禁。一對子可以走進兩枚敵子之間，在那裡是安全的。
forbidden-overline-summary = 長連：六子或更多連成一線
forbidden-double-four-summary = 四四：同時形成兩個四
forbidden-double-three-summary = 三三：同時形成兩個活三
forbidden-in-capture-summary = 送吃：這對子會處於兩枚敵子之間

## Openings

opening-free = 自由
opening-free-summary = 黑方可下在任意處。
opening-swap = 交換
opening-swap-summary = 先手方下一枚黑子；後手方選擇執白或執黑。
opening-swap2 = Swap2
opening-swap2-summary = 先手方擺三子；後手方選擇執白、執黑，或再擺兩子由先手方選擇。
opening-pro = Pro
opening-pro-summary = 黑方從天元開始；黑方第二子須在中央 5x5 之外。
opening-long-pro = Long pro
opening-long-pro-summary = 黑方從天元開始；黑方第二子須在中央 7x7 之外。
opening-rif = RIF
opening-rif-summary = 先手方擺出連珠 26 種開局之一，後手方可交換；白方下第四子，黑方提供兩個第五手，由白方選一個。
opening-yamaguchi = 山口
opening-yamaguchi-summary = 與 RIF 相同，但擺開局者同時宣佈黑方提供幾個第五手，1 到 12 個。
opening-soosyrv-8 = 索索夫-8
opening-soosyrv-8-summary = 連珠 26 種開局之一，可交換；白方下第四子並宣佈黑方提供幾個第五手，1 到 8 個；然後對方可交換。
opening-taraguchi-10 = 塔拉山口-10
opening-taraguchi-10-summary = 前幾子依次落在從中心擴大到 7x7 的方形內，每手後對方可交換。第四手後，黑方也可改為在任意處提供十個第五手。
choice-take-white = 執白
choice-take-white-summary = 棋子保持不變
choice-take-black = 執黑
choice-take-black-summary = 棋子保持不變
choice-add-two = 再放兩子
choice-add-two-summary = 一白一黑；然後由對方選擇
choice-offer = { $count } 個第五手
choice-offer-summary = 黑方將提供 { $count } 個，由白方選一個
instruction-offer = 提供第 { $number }/{ $count } 個第五手。
instruction-pick = 選擇黑方的第五手：{ $points }。
instruction-play-on =
    執{ $color ->
        [black] 黑
       *[white] 白
    }繼續下。
instruction-place =
    放一枚{ $color ->
        [black] 黑
       *[white] 白
    }子。
instruction-place-centre =
    在中央放一枚{ $color ->
        [black] 黑
       *[white] 白
    }子。
instruction-place-inside =
    在中央 { $side }x{ $side } 之內放一枚{ $color ->
        [black] 黑
       *[white] 白
    }子。
instruction-place-outside =
    在中央 { $side }x{ $side } 之外放一枚{ $color ->
        [black] 黑
       *[white] 白
    }子。
instruction-options = 請選擇：{ $options }。
instruction-draw = { $who }提和：接受還是拒絕。
instruction-undo = { $who }請求悔棋：同意還是拒絕。

## Names of openings: renju's 26, and how the second stone stands

opening-name =
    { $name ->
        [kansei] 寒星
        [keigetsu] 溪月
        [sosei] 疏星
        [kagetsu] 花月
        [zangetsu] 殘月
        [ugetsu] 雨月
        [kinsei] 金星
        [shogetsu] 松月
        [kyugetsu] 丘月
        [shingetsu] 新月
        [zuisei] 瑞星
        [sangetsu] 山月
        [yusei] 遊星
        [chosei] 長星
        [kyogetsu] 峽月
        [kosei] 恆星
        [suigetsu] 水月
        [ryusei] 流星
        [ungetsu] 雲月
        [hogetsu] 浦月
        [rangetsu] 嵐月
        [gingetsu] 銀月
        [myojo] 明星
        [shagetsu] 斜月
        [meigetsu] 名月
        [suisei] 彗星
        [direct-opening] 直指開局
        [indirect-opening] 斜指開局
        [one-space-opening] 一間跳開局
        [diagonal-one-space-opening] 斜一間跳開局
        [knights-opening] 小飛開局
        [large-knights-opening] 大飛開局
       *[two-space-opening] 二間跳開局
    }
opening-numbered =
    { opening-name }（{ $group ->
        [direct] 直指
       *[indirect] 斜指
    } { $number }）

## How a game ended

result-five =
    { $winner ->
        [black] 黑方
       *[white] 白方
    } { $count } 子連線獲勝。
result-unbroken-five =
    { $winner ->
        [black] 黑方以白方
       *[white] 白方以黑方
    }未能破壞的五連獲勝。
result-captures =
    { $winner ->
        [black] 黑方
       *[white] 白方
    }提 { $pairs } 對子獲勝。
result-forbidden =
    { $winner ->
        [black] 黑方勝：白方
       *[white] 白方勝：黑方
    } { $move } 是禁手。
result-full-board = 和棋：棋盤已滿。
result-no-move = 和棋：{ color-name }沒有合法著法。
result-resignation =
    { $winner ->
        [black] 白方認輸，黑方勝。
        [white] 黑方認輸，白方勝。
       *[none] 認輸，和棋。
    }
result-time =
    { $winner ->
        [black] 白方超時，黑方勝。
        [white] 黑方超時，白方勝。
       *[none] 超時，和棋。
    }
result-agreement =
    { $winner ->
        [black] 經雙方同意，黑方勝。
        [white] 經雙方同意，白方勝。
       *[none] 雙方同意和棋。
    }
result-forfeit =
    { $winner ->
        [black] 白方棄權，黑方勝。
        [white] 黑方棄權，白方勝。
       *[none] 棄權，和棋。
    }
result-board =
    { $winner ->
        [black] 黑方在棋盤上獲勝。
        [white] 白方在棋盤上獲勝。
       *[none] 棋盤上和棋。
    }
result-unknown =
    { $winner ->
        [black] 黑方勝。
        [white] 白方勝。
       *[none] 和棋。
    }

## The guide for newcomers

guide-goal =
    黑白雙方輪流在棋盤的交叉點上落一子，黑方先行。棋子落下後不再移動。

    先在橫、直、斜任一方向上把己方五子連成一線者獲勝。棋盤下滿為和棋。
guide-strategy-1 = 認清威脅
guide-strategy-1-text =
    四再走一步就成五，必須立即應對。活四有兩個成五點，無法阻擋。

    活三再走一步就成活四，必須應對，或者用自己的衝四反擊。
guide-strategy-2 = 同時製造兩個威脅
guide-strategy-2-text =
    一手同時成四和活三，或成兩個活三，就是兩個威脅。對方擋住一個，另一個獲勝。

    尋找自己兩條線的交叉點，這樣的著法就在那裡。
guide-strategy-3 = 不要浪費威脅
guide-strategy-3-text = 沒有後續的衝四只是白送對方一子。把衝四留到能取勝或能搶到所需一手的時候。
guide-strategy-4 = 防守要有收穫
guide-strategy-4-text = 活三有兩三個應手。選擇同時能發展自己或破壞對方的那個。
guide-strategy-5 = 保持棋子聯絡
guide-strategy-5-text = 相隔一兩路、處在交叉線上的棋子互相配合。靠邊的棋子可成的線較少。
guide-strategy-6 = 每手之前先看
guide-strategy-6-text = 我能贏嗎？對方威脅要贏嗎？我能連續進攻直到取勝嗎？然後再想：雙方都想下在哪裡？
guide-strategy-7 = 有提子的規則
guide-strategy-7-text = 相連的兩子若有一端空著就可能被提。留空隙或用三子來發展；依靠任何一對之前先看清它。
control-mouse-key = 滑鼠
control-mouse = 指向可預覽棋子，點選落子。
control-touch-key = 觸控
control-touch = 點一下選點，再點一次或按「落子」。可在設定中關閉。
control-tab-key = Tab
control-tab = 移到棋盤；游標顯示所在位置。
control-arrows-key = 方向鍵
control-arrows = 移動游標；按住 Shift 每次四路。
control-enter-key = Enter或空格
control-enter = 在游標處落子。
control-point-key = h8
control-point = 在棋盤上輸入座標即可移動游標，Enter落子。
control-undo-key = Ctrl+Z、Ctrl+Y
control-undo = 悔棋和重做。
control-steps-key = ← →
control-steps = 沒有游標時：前後瀏覽著法。
control-variations-key = ↑ ↓、Home、End
control-variations = 分析時：其他變化、初始和最終局面。
control-delete-key = Delete
control-delete = 分析時：刪除這一手及之後的全部著法。
control-escape-key = Esc
control-escape = 隱藏游標。

## Drills

drills-title = 練習
drills-prompt =
    { $color ->
        [black] 黑方
       *[white] 白方
    }在這裡下了 { $move } { $mark }。找出更好的一手。
drills-due = 今天有 { $count } 個練習到期
drills-count = { $due }/{ $total } 個到期
drills-next = 下一個練習
drills-all = 全部練習
drills-solve = 解答到期的 { $count } 個練習
drills-next-due = 現在沒有到期的練習。下一個練習：{ $when }。
drills-none = 還沒有練習。在棋局覆盤中開啟一個失誤，把它做成練習。
drills-entry =
    { $color ->
        [black] 黑方
       *[white] 白方
    } { $move } { $mark }
drills-try = 試一試
drills-move = 你的棋局第 { $number } 手
drills-again = 下次出現：{ $when }。
drills-in-game = 實戰中：{ $reason }
drills-now = 現在
drills-in-minutes = { $count } 分鐘後
drills-in-days =
    { $count ->
        [1] 明天
       *[other] { $count } 天後
    }
review-drill = 做成練習
review-drills = 把這些失誤做成練習
review-drills-making = 正在核對答案…
review-drills-made = 已產生 { $count } 個練習，明天到期。
review-drills-known = 這些已經是練習了。
review-drills-unsure = 更深的搜尋沒有證實這些失誤。

## Learn: the path of lessons, and verdicts on answers

learn-title = 學習
learn-lessons = 課程
learn-rules = 規則
learn-strategy = 策略
learn-controls = 操作
learn-openings = 開局
learn-game = 棋局
learn-progress = 已完成 { $solved }/{ $count } 步。
learn-go-on = 繼續：{ $title }
learn-begin = 開始：{ $title }
learn-all-done = 你已完成全部課程。
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved }/{ $count }
learn-lesson-done = 完成
learn-step = { $title }：第 { $number } 步，共 { $count } 步
learn-puzzle = 習題 { $number }
learn-steps = 本課步驟
learn-solved-mark = 已解出
learn-all-lessons = 全部課程
learn-next-step = 下一步
learn-skip = 跳過
lesson-no-win = { $move } 不能立即取勝。再試一次。
lesson-no-five = { $move } 沒有成五。再試一次。
lesson-makes = { $move } { makes-kind }，但這裡要求的是別的。
lesson-makes-nothing = { $move } 不構成威脅。再試一次。
lesson-left =
    { $next ->
        [five] { $move } 沒有擋住{ color-name }的四：{ $point } 成五。
        [open-four] { $move } 沒有擋住{ color-name }的活三：{ $point } 成活四。
       *[other] { $move } 沒有防住{ color-name }在 { $point } 的威脅。
    }
lesson-left-five = { $move } 沒有破壞{ color-name }的五連，{ color-name }獲勝。
lesson-captures =
    { $pairs ->
        [0] { $move } 沒有提子。再試一次。
       *[other] { $move } 只提 { $pairs } 對。再試一次。
    }
lesson-forbidden =
    { $move } 是禁手：{ $reason ->
        [overline] 會形成長連。
        [double-four] 會同時形成兩個四。
        [double-three] 會同時形成兩個活三。
       *[in-capture] 這對子會處於兩枚敵子之間。
    }
lesson-allowed = { $move } 可以下。再試一次。
lesson-place = 開局規則不允許 { $move }。再試一次。
lesson-choice = 這裡另一方形勢更好。再看看。
lesson-choice-hint = 數一數中央互相聯絡的棋子，再看輪到誰。
lesson-solution = 答案是 { $answer }。

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

lessons-five-title = 什麼是五連
lessons-five-about = 任意方向上五子連成一線即獲勝。
lessons-five-row-title = 五子連線
lessons-five-row-text = 黑方已有四子相連：{ $four }。在任一端再下一子就成五獲勝。請落子。
lessons-five-row-done = 五子連線，黑方獲勝。{ $ends } 都可以。
lessons-five-gap-title = 填上空隙
lessons-five-gap-text = 也可以從中間連成五。黑方的 { $four } 還差一子。找出這一點。
lessons-five-gap-done = 直線成五。空隙與兩端同樣有效。
lessons-five-diagonal-title = 斜線上
lessons-five-diagonal-text = 斜線也算，而且最容易被忽略。{ $block } 已被白方佔據，但這條線還有另一端。
lessons-five-diagonal-done = 斜線成五。
lessons-five-edge-title = 沿著邊線
lessons-five-edge-text = 黑方的 { $four } 沿著邊線，白方佔有 { $block }。還有成五的空間嗎？
lessons-five-edge-done = 有：這條線正好到達角上。
lessons-five-six-title = 六子也算
lessons-five-six-text = 在無禁手規則中，更長的連線也獲勝。把黑方的三子和兩子連起來。
lessons-five-six-done = 在無禁手規則中六子連線獲勝。其他規則則不同。
lessons-five-first-title = 先取勝，再防守
lessons-five-first-text = 白方威脅在 { $their } 成五。但現在輪到黑方。什麼優先？
lessons-five-first-done = 自己成五，棋局就結束了，不必再防守。
lessons-fours-title = 衝四
lessons-fours-about = 四再有一子就成五，迫使對方應對。
lessons-fours-make-title = 下出衝四
lessons-fours-make-text = 白方在 { $block } 堵住了黑方三子的一端。仍然加上第四子，使再下一子就能成五。
lessons-fours-make-done = 衝四：白方必須立即應對，否則就輸。
lessons-fours-stop-title = 擋住衝四
lessons-fours-stop-text = 白方在直線上有四子，黑方的 { $block } 堵住一端。立即佔據另一端。
lessons-fours-stop-done = 衝四只有一個應手，就是這一手。
lessons-fours-inside-title = 有空隙的四
lessons-fours-inside-text = 白方的 { $four } 雖不全相連，也是衝四。白方會在哪裡成五？
lessons-fours-inside-done = 只有空隙能成五，所以只有下在空隙才能擋住。
lessons-fours-open-title = 活四
lessons-fours-open-text = 黑方在斜線上有三子，兩端都有空間。下出一手擋不住的四。
lessons-fours-open-done = 現在有兩個成五點，白方只能佔其中一個。
lessons-fours-edge-title = 發展的空間
lessons-fours-edge-text = 黑方有兩個三。{ $short } 靠著邊線，在那裡成四只有一端開放。用另一個三成活四。
lessons-fours-edge-done = 活四的兩邊都要有空點。
lessons-fours-oneline-title = 一條線上兩個四
lessons-fours-oneline-text = 在這條橫線上，有一手能同時形成兩個不同的成五點。找出它。
lessons-fours-oneline-done = 白方只能填一個空隙，黑方在另一個成五。
lessons-fours-block-title = 兼作防守的衝四
lessons-fours-block-text = 白方有活三：{ $three }。找出既成衝四又擋住它的一手。
lessons-fours-block-done = 白方必須應對衝四，活三也沒有了。
lessons-threes-title = 活三
lessons-threes-about = 活三再有一子就成活四。
lessons-threes-make-title = 下出活三
lessons-threes-make-text = 在 { $two } 旁邊放第三子，使下一手可以成活四。
lessons-threes-make-done = 活三。白方現在應當應對。
lessons-threes-gap-title = 有空隙的三
lessons-threes-gap-text = 隔開的棋子也能配合。把 { $two } 變成活三。
lessons-threes-gap-done = 中間留有一個空點，填上它就成活四。
lessons-threes-stop-title = 擋住活三
lessons-threes-stop-text = 白方的 { $three } 是活三。放著不管，就會變成兩端開放的四。找出應手。
lessons-threes-stop-done = 這個三不再是活三了。
lessons-threes-gain-title = 應對並有收穫
lessons-threes-gain-text = 白方的 { $three } 是有空隙的活三。在所有應手中，有一手還能使黑方成活三。
lessons-threes-gain-done = 一子兼顧攻防，主動權就是這樣易手的。
lessons-threes-which-title = 並非每個三都是活三
lessons-threes-which-text = 白方有兩個三。{ $closed } 被 { $block } 堵住，可以先不管。應對另一個。
lessons-threes-which-done = 正確。一端被堵的三只能成衝四，而衝四有應手。
lessons-threes-end-title = 正確的一端
lessons-threes-end-text = 黑方可以繼續發展這個三。白方的 { $stone } 就在附近，所以有一端只能成衝四。選另一端。
lessons-threes-end-done = 這個四的兩邊都有空間。
lessons-threes-faster-title = 誰的三更快
lessons-threes-faster-text = 雙方都有活三，輪到黑方。不要防守。
lessons-threes-faster-done = 白方現在可以成四，但黑方先成五。
lessons-double-title = 同時兩個威脅
lessons-double-about = 對方能應對一個威脅，但應對不了兩個。
lessons-double-fourthree-title = 一個四和一個三
lessons-double-fourthree-text = 一子可以同時成衝四和活三。白方擋住衝四，活三繼續發展。找出這一手。
lessons-double-fourthree-done = 四三是最常見的取勝方法。
lessons-double-twofours-title = 兩個四
lessons-double-twofours-text = 黑方在橫線和直線上各有一個一端被堵的三。它們在哪裡相交？
lessons-double-twofours-done = 兩個四，兩個成五點：白方無法都佔。
lessons-double-twothrees-title = 兩個三
lessons-double-twothrees-text = 黑方的兩對子指向同一點。下在那裡就成兩個活三。
lessons-double-twothrees-done = 白方只能擋住一個三，另一個成活四。
lessons-double-hidden-title = 兩者都有空隙
lessons-double-hidden-text = 有空隙的線更難看出。找出同時成有空隙的四和有空隙的三的一手。
lessons-double-hidden-done = 棋子並不相連，照樣取勝。
lessons-double-race-title = 太慢了
lessons-double-race-text = 白方有活三：{ $three }。在 { $slow } 成兩個活三就太晚了，因為白方先成四。找出帶衝四的雙重威脅。
lessons-double-race-done = 衝四迫使白方應對，白方的活三始終沒有機會發揮。
lessons-double-answer-title = 看清對方的應手
lessons-double-answer-text = { $tempting } 成四三，但白方應在 { $block } 就成活四。找出不讓白方的應手有收穫的四三。
lessons-double-answer-done = 同一個四，換另一端來下：現在白方的應手毫無用處，白方的三也被擋住了。
lessons-defend-title = 防守
lessons-defend-about = 在威脅形成之前阻止它，並選對方向。
lessons-defend-crossing-title = 佔據交叉點
lessons-defend-crossing-text = 白方還沒有威脅取勝。但有一點能讓白方成兩個活三。阻止它。
lessons-defend-crossing-done = 誰佔據兩線的交叉點，誰就掌握兩條線。
lessons-defend-fourthree-title = 趕在四三之前
lessons-defend-fourthree-text = 白方的 { $three } 一端被堵，單獨來看不必應對。但它與 { $pair } 配合能成四三。阻止它。
lessons-defend-fourthree-done = 進攻之前，先看對方的線在哪裡相交。
lessons-defend-side-title = 只有一邊可行
lessons-defend-side-text = 白方的 { $stone } 在黑方三子的右邊。這還不夠，只有一手能守住。
lessons-defend-side-done = 已證明其他著法全部告負：黑方在 { $gain } 成活四，或以後續威脅取勝。
lessons-defend-more-title = 一子兩用
lessons-defend-more-text = 黑方有活三，還可以在 { $second } 成三三。白方只來得及下一手。
lessons-defend-more-done = 從這一邊擋是唯一不輸的一手。
lessons-defend-gap-title = 下在空隙
lessons-defend-gap-text = 白方的 { $three } 有三處可以擋，其中兩處會輸。也要看 { $second } 這一點。
lessons-defend-gap-done = 空隙通常是最好的位置：這條線就此失去作用。
lessons-vcf-title = 連續衝四取勝
lessons-vcf-about = 連續衝四使對方別無選擇，直到最後一手取勝。
lessons-vcf-first-title = 先衝四
lessons-vcf-first-text = 白方有活三，所以黑方必須只用衝四取勝。{ $cross } 只成兩個活三，太慢了。哪一手衝四能使它變成四三？
lessons-vcf-first-done = { $start } 的衝四在直線上多放了一子，於是 { $cross } 成了四三。
lessons-vcf-stone-title = 留下來的一子
lessons-vcf-stone-text = 白方威脅在 { $danger } 成四三。黑方先走：有空隙的衝四會留下一子，正是下一個衝四所需要的。
lessons-vcf-stone-done = { $start } 這一子在兩個衝四中都起了作用。
lessons-vcf-two-title = 同一條線上兩次
lessons-vcf-two-text = 黑方可以在同一條直線上先後兩次衝四。找出以四三結束的次序。
lessons-vcf-two-done = 直線上兩次衝四，然後在 { $end } 成四三：白方始終沒有一手自由的棋。
lessons-vcf-white-title = 白先勝
lessons-vcf-white-text = 黑方有活三：{ $three }。白方不去擋，而是 { $n } 手取勝，直到最後都是衝四。
lessons-vcf-white-done = 每個衝四都比黑方的活四早一手。
lessons-vcf-guard-title = 在正確的點衝四
lessons-vcf-guard-text = 黑方威脅在 { $danger } 成四三，此外還有活三。白方需要一手衝四，既消除前者，又為自己的四三做準備。
lessons-vcf-guard-done = 衝四擋住了黑方的雙重威脅，下一個雙重威脅屬於白方。
lessons-vct-title = 活三加入進攻
lessons-vct-about = 活三同樣迫使對方應對，只是應手不止一個。
lessons-vct-three-title = 先下活三
lessons-vct-three-text = 雙方都沒有威脅。一手活三能給黑方留下另外兩個三所需要的一子。
lessons-vct-three-done = 白方必須應對活三。然後 { $then } 又同時成了兩個。
lessons-vct-mixed-title = 三、四、兩個三
lessons-vct-mixed-text = 從活三開始，中間衝四，最後成三三。
lessons-vct-mixed-done = 衝四只在能搶到一手時才用。
lessons-vct-four-title = 以衝四開始
lessons-vct-four-text = 黑方有四子，還沒有三。取勝需要 { $n } 手，從衝四開始。
lessons-vct-four-done = 先衝四，是因為後面的每個三都需要這一子。
lessons-standard-title = 恰好五子
lessons-standard-about = 在標準五子棋中，六子或更多連線不算獲勝。
lessons-standard-five-title = 五子，不是六子
lessons-standard-five-text = 黑方這條線的一端成五，另一端成六。下成五的一端。
lessons-standard-five-done = 恰好五子。下在 { $six } 就太長了。
lessons-standard-harmless-title = 成五點在哪裡
lessons-standard-harmless-text = 白方可以在兩點填補這條線，但只有一點恰好成五。佔據那一點。
lessons-standard-harmless-done = 正確。白方下在 { $six } 會成六子，不算獲勝。
lessons-standard-gap-title = 可以不管的空隙
lessons-standard-gap-text = 白方的 { $row } 看起來危險，但填上空隙會成六子。必須應對的是別處。
lessons-standard-gap-done = 活三才是威脅。那條長線沒有危險。
lessons-standard-own-title = 自己的棋子礙事
lessons-standard-own-text = 黑方的 { $stone } 妨礙了一端：下在 { $wrong } 的四只有一邊能成五。下出真正的活四。
lessons-standard-own-done = 這個四的兩端都能成五。
lessons-standard-threats-title = 白方進攻
lessons-standard-threats-text = 恰好五子的規則不改變進攻的方法。白方 { $n } 手取勝：先是三個活三，然後同時成兩個。
lessons-standard-threats-done = { $end } 的三三決定了勝負。
lessons-renju-title = 禁手點
lessons-renju-about = 在連珠中，黑方不得以一子同時成兩個活三、兩個四，或六子連線。
lessons-renju-33-title = 三三
lessons-renju-33-text = 黑方不得以一子成兩個活三。指出禁手點。
lessons-renju-33-done = 下在 { $pt }，橫線和直線會同時成活三。
lessons-renju-44-title = 四四
lessons-renju-44-text = 以一子成兩個四也是禁手。指出這一點。
lessons-renju-44-done = 下在 { $pt }，斜線和直線會同時成四。
lessons-renju-6-title = 長連
lessons-renju-6-text = 黑方不得六子連線。指出這一點。
lessons-renju-6-done = 下在 { $pt }，三子和兩子會連成六子：是禁手，不算獲勝。
lessons-renju-straight-title = 一條線上兩個四
lessons-renju-straight-text = 兩個四可以在同一條線上，甚至共用一子。指出黑方一子同時成兩個四的點。
lessons-renju-straight-done = 一子成兩個空隙不同的四：黑方禁手。
lessons-renju-43-title = 黑方還能怎樣取勝
lessons-renju-43-text = 一個四加一個活三是允許的。黑方在連珠中就這樣取勝。找出這一手。
lessons-renju-43-done = 四三本身從不是禁手。
lessons-renju-five-title = 五連優先
lessons-renju-five-text = 同一子會在直線 { $column } 上成六子。但成五的一手從不是禁手。找出它。
lessons-renju-five-done = 五子連線優先於一切。
lessons-renju-end-title = 允許的一端
lessons-renju-end-text = 白方有活三：{ $three }。在 { $foul } 擋會成三三。從另一端擋，並成自己的活三。
lessons-renju-end-done = 黑方應對了威脅，保住了主動，也沒有犯禁手。
lessons-renju-line-title = 繞開禁手點
lessons-renju-line-text = 黑方 { $n } 手取勝，但不能經過 { $foul }，那裡目前是禁手。找出能引向四三的活三。
lessons-renju-line-done = { $end } 的四三是允許的，因為其中只有一個威脅是三。
lessons-renju-white-title = 連珠中的白方
lessons-renju-white-about = 白方沒有禁手點，還可以利用黑方的禁手點。
lessons-renju-white-six-title = 白方不受限制
lessons-renju-white-six-text = 黑方禁下的，白方下了就勝。下出制勝的一手。
lessons-renju-white-six-done = 白方六子連線獲勝。
lessons-renju-white-trap33-title = 不能下的防守點
lessons-renju-white-trap33-text = 下出一個黑方不能擋的衝四。
lessons-renju-white-trap33-done = 黑方必須下在 { $block }，但那裡是三三。白方在那裡成五。
lessons-renju-white-trap6-title = 黑方自己的棋子
lessons-renju-white-trap6-text = 直線上 { $gap } 的兩邊都有黑子。利用這一點，下有空隙的衝四。
lessons-renju-white-trap6-done = 填上空隙會使黑方六子連線，那是禁手。
lessons-renju-white-trap44-title = 兩個四相交之處
lessons-renju-white-trap44-text = 黑方在直線和斜線上各有一個一端被堵的三。它們相交的點黑方不能下。利用它。
lessons-renju-white-trap44-done = 唯一的防守點 { $block } 是四四。白方在那裡成五。
lessons-renju-white-line-title = 通向陷阱的長路
lessons-renju-white-line-text = 白方 { $n } 手取勝。若黑方沒有禁手點，這次進攻就不夠。
lessons-renju-white-line-done = 最後黑方需要的點正是禁手點。
lessons-caro-title = Caro 規則
lessons-caro-about = 兩端都被敵子堵住的五連不算獲勝；六子總是獲勝。
lessons-caro-blocked-title = 被堵住的五連
lessons-caro-blocked-text = 黑方有兩條四子的線。下在 { $no } 的五連會夾在兩枚白子之間，不算獲勝。下另一條。
lessons-caro-blocked-done = 這個五連一端開放，獲勝。
lessons-caro-six-title = 六子照樣獲勝
lessons-caro-six-text = 白方佔有兩端 { $ends }。但六子連線總是獲勝。請落子。
lessons-caro-six-done = 六子連線，無論是否被堵都獲勝。
lessons-caro-outside-title = 從外面擋
lessons-caro-outside-text = 黑方的四在 { $end } 被堵住一端。有兩種擋法，其中一種不緊貼這條線。試試那一種。
lessons-caro-outside-done = 下在 { $far } 之後，五連會夾在兩枚白子之間。{ $near } 也能擋住。
lessons-caro-edge-title = 邊線不算堵住
lessons-caro-edge-text = 白方佔有 { $end }，這條線通到角上。這算被堵住嗎？
lessons-caro-edge-done = 不算：只有棋子能堵住，邊線不能。
lessons-caro-room-title = 活四需要的空間
lessons-caro-room-text = 白方的 { $stone } 離下面的三子兩路。在那裡成四，白方能用一子擋住嗎？使用有空間的那個三。
lessons-caro-room-done = 這個四的兩端都無法破壞。
lessons-caro-threats-title = Caro 中用活三取勝
lessons-caro-threats-text = 白方 { $n } 手取勝，從活三開始。
lessons-caro-threats-done = { $end } 的三三使黑方無法招架。
lessons-caro-standard-title = Caro，恰好五子
lessons-caro-standard-about = 恰好五子，且不夾在兩枚敵子之間。
lessons-caro-standard-both-title = 三條線，一個五連
lessons-caro-standard-both-text = 下在 { $blocked }，黑方的五連兩端都被堵住；下在 { $six }，連線太長。第三條線才是對的。
lessons-caro-standard-both-done = 恰好五子，且一端開放。
lessons-caro-standard-quiet-title = 沒有威脅的四
lessons-caro-standard-quiet-text = 白方有四子相連，但黑方佔有 { $ends }：那裡的五連不算。應對真正的威脅。
lessons-caro-standard-quiet-done = 危險的是三，而不是四。
lessons-caro-standard-threats-title = 三、四，再加兩個三
lessons-caro-standard-threats-text = 白方 { $n } 手取勝：先成活三，再用同樣的棋子衝四，然後同時成兩個活三。
lessons-caro-standard-threats-done = 衝四沒有損失，因為最後需要這一子。
lessons-captures-title = 提子
lessons-captures-about = 夾在兩枚敵子之間的兩子會被提掉。
lessons-captures-pair-title = 提一對子
lessons-captures-pair-text = { $pair } 緊挨著一枚黑子。從另一邊夾住，就能提掉它們。
lessons-captures-pair-done = 提了一對：總是恰好兩子。
lessons-captures-two-title = 一次提兩對
lessons-captures-two-text = 一子可以同時夾住兩條線。找出能提四子的一手。
lessons-captures-two-done = 一子提兩對。
lessons-captures-five-title = 提五對獲勝
lessons-captures-five-text = 黑方已提四對。再提一對就獲勝。
lessons-captures-five-done = 五對：黑方不用連線就獲勝。
lessons-captures-save-title = 救一對子
lessons-captures-save-text = 白方下在 { $by } 可以提掉 { $pair }。阻止它。
lessons-captures-save-done = 三子相連就不能被提。
lessons-captures-incapture-title = 送吃
lessons-captures-incapture-text = 不得落子形成夾在兩枚敵子之間的一對子。指出黑方的禁手點。
lessons-captures-incapture-done = 下在 { $pt }，這對子就是送吃。
lessons-captures-free33-title = 提子解除禁手
lessons-captures-free33-text = 這裡以一子成兩個活三是禁手，除非同時提子。找出兼有兩者的一手。
lessons-captures-free33-done = 它提掉了 { $pair }，所以允許成兩個三。
lessons-captures-pending-title = 可能被破壞的五連
lessons-captures-pending-text = 下成五連。白方仍可提掉 { $pair }，所以只有白方不提時才獲勝。
lessons-captures-pending-done = 五連待定：白方有一手可以破壞它。
lessons-captures-break-title = 破壞五連
lessons-captures-break-text = 黑方有五連：{ $five }。只提其中一子不夠，因為黑方可以補上空隙。找出能提掉其中兩子的一手。
lessons-captures-break-done = 兩端都沒有了，五連也隨之消失。
lessons-captures-line-title = 帶威脅的提子
lessons-captures-line-text = 黑方有一手能提掉 { $pair }，同時成活四。找出它。
lessons-captures-line-done = 得到一對子，白方也來不及擋住這條線。
lessons-captures42-title = 提子 42 規則
lessons-captures42-about = 提子方法相同，但只禁三三。
lessons-captures42-between-title = 在兩子之間
lessons-captures42-between-text = 制勝的一子在 { $ends } 之間形成一對。在此規則中這是允許的，這對子在那裡是安全的。
lessons-captures42-between-done = 直線成五。走進兩枚敵子之間不會被提。
lessons-captures42-six-title = 這裡六子獲勝
lessons-captures42-six-text = 提子 1337 禁止六子連線，此規則中六子則獲勝。在斜線上找出這一手。
lessons-captures42-six-done = 在此規則中六子連線獲勝。
lessons-captures42-open-title = 提掉擋路的子
lessons-captures42-open-text = 白方的 { $block } 堵住了黑方的三。有兩枚白子可以提，它就在其中。
lessons-captures42-open-done = { $three } 又是活三，白方少了兩子。
lessons-captures42-both-title = 白方也有禁手
lessons-captures42-both-text = 在提子規則中，三三對雙方都是禁手。指出白方不能下的點。
lessons-captures42-both-done = 下在 { $pt }，白方會成兩個活三而沒有提子。
lessons-swap2-title = 交換與 Swap2
lessons-swap2-about = 黑方先行佔優。開局規則使雙方均衡。
lessons-swap2-centre-title = 中央的一子
lessons-swap2-centre-text = 對方把第一枚黑子放在棋盤中央。你可以接過黑棋，或執白。請選擇。
lessons-swap2-centre-done = 黑子在中央，輪到白方，黑方仍明顯佔優。
lessons-swap2-far-title = 遠處的白子
lessons-swap2-far-text = Swap2：對方擺了三子，白子在角上。你執哪一方？
lessons-swap2-far-done = 角上的子起不到防守作用：黑方幾乎必勝。
lessons-swap2-corner-title = 遠處的黑子
lessons-swap2-corner-text = 這次有一枚黑子在角上，輪到白方。你執哪一方？
lessons-swap2-corner-done = 中央雙方各有一子，而且輪到白方：白方佔優。
lessons-swap2-added-title = 再放兩子之後
lessons-swap2-added-text = 你擺了三子，對方又放了兩子。輪到白方。現在由你選擇。
lessons-swap2-added-done = 黑方靠邊的兩子都不起作用。
lessons-swap2-pro-title = Pro 開局
lessons-swap2-pro-text = 另一種削弱先手的方法：黑方第二子須在中央 5x5 之外。請落子。
lessons-swap2-pro-done = 這個方形之外的任意點都可以。
lessons-swap2-longpro-title = Long pro 開局
lessons-swap2-longpro-text = 方法相同，但方形更大：7x7。放下黑方第二子。
lessons-swap2-longpro-done = 黑方的兩子相距太遠，無法立即配合。
lessons-attack-title = 如何進攻
lessons-attack-about = 搶得先手，保留衝四，開始之前看到結局。
lessons-attack-gather-title = 讓棋子聯繫起來
lessons-attack-gather-text = 黑方的棋子分散，但它們之間的線相交。這裡每一手都必須有威脅。{ $n } 手取勝。
lessons-attack-gather-done = 每個活三都把一子引向 { $end }，兩條線在那裡相交。
lessons-attack-reserve-title = 保留衝四
lessons-attack-reserve-text = 黑方 { $n } 手取勝。從活三開始；快結束時才衝四。
lessons-attack-reserve-done = { $four } 的衝四等到對方的應手對黑方有利時才下，沒有提前。
lessons-attack-order-title = 正確的次序
lessons-attack-order-text = 可下的活三不止一個。只有一個先下能取勝。
lessons-attack-order-done = 先三個活三，再同時成兩個：換個次序，白方就能得到一手自由的棋。
lessons-attack-white-title = 白方奪取主動
lessons-attack-white-text = 輪到白方，黑方還沒有三。先成一個活三，再同時成兩個。
lessons-attack-white-done = 誰先下出有用的威脅，誰就保持先手。
lessons-attack-end-title = 開始之前看到結局
lessons-attack-end-text = 落子前先計算：進攻需要 { $n } 手，以四三結束。
lessons-attack-end-done = 三個活三引向 { $end } 的四三。知道了最後一手，第一手就容易了。
