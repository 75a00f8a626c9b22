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
page-needs-javascript = 此頁面需要 JavaScript。同一程式也可在終端中對局：
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
engine-compiling = 正在為這臺電腦準備引擎。只需一次，約一分鐘。兩人對局現在就可以開始。
engine-failed = 引擎無法啟動。仍可兩人對局。
engine-preparing = 正在準備引擎
engine-progress = { $percent }%。{ $message }
server-silent = 伺服器沒有響應，可能正在重啟。
server-failed = 伺服器返回了 { $status }。

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
settings-coordinates = 座標
settings-numbers = 手數
settings-forbidden = 顯示禁手點
settings-confirm = 每手確認
settings-confirm-never = 從不
settings-confirm-touch = 觸控式螢幕上
settings-confirm-always = 總是
settings-sounds = 聲音
settings-notifications = 瀏覽器通知
settings-name-about = 對方會看到這個名字。
settings-reset = 恢復所有設定
settings-reset-done = 所有設定已恢復為預設值。

## Accounts

account-title = 帳號
account-log-in = 登入

## The lobby, and calls to a player

call-paired = 你與 { $name } 的對局開始了。
call-challenge = { $name } 向你挑戰。
call-your-move = 與 { $name } 的對局輪到你。
call-go = 前往

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
games-remove-this = 從列表中移除 { $title }
when-today = 今天 { $time }
when-yesterday = 昨天 { $time }

## Teaching in a game

play-hint-point = 提示：{ $move }。{ $score }。

## The adaptive opponent, and a first visit

setup-adaptive = 會適應你的引擎
setup-adaptive-about = 比你略強，並隨你的成績調整。
setup-adaptive-name = 自適應
setup-adaptive-seat = 引擎，略強於你
welcome-title = 歡迎
welcome-question = 你的五子棋水平如何？據此為你找對手。
welcome-none = 我從沒下過
welcome-rules = 我懂規則
welcome-regular = 我偶爾下
welcome-strong = 我是高手
welcome-later = 以後再說
welcome-placed = 你的對手已準備好
welcome-placed-gentle = 它從容易開始，並隨你的成績調整。重大失誤會被指出，你可以悔棋。
welcome-placed-about = 它從接近你的水平開始，並隨你的成績調整。
welcome-lesson = 或者從第一課開始

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
seat-engine-full = 引擎全力，每手 { $seconds } 秒
seat-by-link = 透過連結加入的人
seat-person = 真人
seat-first = 先手方
seat-second = 後手方
seat-absent = 尚未到來
seat-you = 你
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
setup-tengen-about = 高於 10 級：在給定時間內儘可能強。
setup-lobby = 大廳中的任何人
setup-lobby-about = 與想下同樣棋局的人對弈。
setup-challenge = 有帳號的棋手
setup-challenge-about = 對方會收到你的挑戰，並可接受。
setup-challenged = 棋手名字
setup-person = 本機雙人
setup-person-about = 兩人在同一臺裝置上輪流落子。
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
play-reconnecting-about = 棋局已儲存，伺服器響應後繼續。
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

board-label = 棋盤。方向鍵移動游標，回車落子。
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
exchange-make-link = 生成此局面的連結
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
exercise-board = 棋盤。{ $prompt }方向鍵移動游標，回車落子。
exercise-play = 下 { $point }
exercise-occupied = { $point } 已有棋子。
line-after = { $move } 之後：
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
review-find = 為{ color-name }找一手比 { $move } 更好的棋：在棋盤上選點。
review-looking = 正在檢視 { $point }…
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
opening-taraguchi-10-summary = 前几子依次落在從中心擴大到 7x7 的方形內，每手後對方可交換。第四手後，黑方也可改為在任意處提供十個第五手。
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
instruction-choose = 請選擇一項。

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

    先在橫、豎、斜任一方向上把己方五子連成一線者獲勝。棋盤下滿為和棋。
guide-strategy-1 = 認清威脅
guide-strategy-1-text =
    四再走一步就成五，必須立即應對。活四有兩個成五點，無法阻擋。

    活三再走一步就成活四，必須應對，或者用自己的衝四反擊。
guide-strategy-2 = 同時製造兩個威脅
guide-strategy-2-text =
    一手同時成四和活三，或成兩個活三，就是兩個威脅。對方擋住一個，另一個獲勝。

    尋找自己兩條線的交叉點，這樣的著法就在那裡。
guide-strategy-3 = 不要浪費威脅
guide-strategy-3-text = 沒有後續的衝四隻是白送對方一子。把衝四留到能取勝或能搶到所需一手的時候。
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
control-enter-key = 回車或空格
control-enter = 在游標處落子。
control-point-key = h8
control-point = 在棋盤上輸入座標即可移動游標，回車落子。
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

