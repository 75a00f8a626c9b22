### Language: 简体中文
### Reviewed:
###
### Nobody fluent has read this catalogue yet. English is the source: en.ftl.

## The field's own words: docs/glossary.md has them in every language

-gomoku = 五子棋
-five = 五连
-open-four = 活四
-four = 冲四
-open-three = 活三
-three = 三
-four-three = 四三
-double-four = 四四
-double-three = 三三
-overline = 长连
-forbidden-move = 禁手
-opening = 开局
-swap = 交换
-capture = 提子
-vcf = 连续冲四胜
-vct = 连续攻击胜

## What several places say

moves = { $count } 手
color =
    { $color ->
        [black] 黑方
       *[white] 白方
    }
black = 黑方
white = 白方
rule = 规则
board = 棋盘
play = 落子
cancel = 取消
undo = 悔棋
redo = 重做
hint = 提示
score = 评分
your-name = 你的名字
player = 棋手
player-number = 棋手 { $number }
guest = 客人
you = 你
seconds-per-move = 每手 { $seconds } 秒
level-number = { $level } 级

## The frame of the page

page-title = Tengen：下五子棋、分析棋局
page-description = 与真人或强大的引擎下五子棋，并分析任意局面。
page-needs-javascript = 此页面需要 JavaScript。同一程序也可在终端中对局：
page-cannot-start = Tengen 无法启动
skip-to-board = 跳到棋盘
nav-label = 主菜单
nav-play = 对局
nav-analyse = 分析
nav-puzzles = 习题
nav-games = 棋谱
nav-learn = 学习
nav-settings = 设置
close = 关闭
try-again = 再试一次
step-first = 初始局面
step-back = 后退
step-forward = 前进
engine-starting = 引擎正在启动。
engine-compiling = 正在为这台计算机准备引擎。只需一次，约一分钟。两人对局现在就可以开始。
engine-failed = 引擎无法启动。仍可两人对局。
engine-preparing = 正在准备引擎
engine-progress = { $percent }%。{ $message }
server-silent = 服务器没有响应，可能正在重启。
server-failed = 服务器返回了 { $status }。

## Settings

settings-looks = 外观
settings-playing = 对局
settings-language = 语言
settings-language-browser = 跟随浏览器
settings-language-unread = 此译文尚未经母语者校阅，欢迎指正。
settings-theme = 配色
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-coordinates = 坐标
settings-numbers = 手数
settings-forbidden = 显示禁手点
settings-confirm = 每手确认
settings-confirm-never = 从不
settings-confirm-touch = 触摸屏上
settings-confirm-always = 总是
settings-sounds = 声音
settings-notifications = 浏览器通知
settings-name-about = 对方会看到这个名字。
settings-reset = 恢复所有设置
settings-reset-done = 所有设置已恢复为默认值。

## Accounts

account-title = 账号
account-log-in = 登录

## The lobby, and calls to a player

call-paired = 你与 { $name } 的对局开始了。
call-challenge = { $name } 向你挑战。
call-your-move = 与 { $name } 的对局轮到你。
call-go = 前往

## One's games and analyses

games-title = 棋谱
games-analyses = 分析
games-none = 还没有棋局。在棋盘上落一子即可开始。
games-no-analyses = 还没有分析。可在“分析”的“分享”中保存。
games-more = 显示更多
games-in-progress = 进行中
games-analyse = 分析
games-analyse-this = 分析 { $title }
games-analysis = 分析
games-remove = 移除
games-remove-really = 确定移除？
games-remove-this = 从列表中移除 { $title }
when-today = 今天 { $time }
when-yesterday = 昨天 { $time }

## Teaching in a game

play-hint-point = 提示：{ $move }。{ $score }。

## The adaptive opponent, and a first visit

setup-adaptive = 会适应你的引擎
setup-adaptive-about = 比你略强，并随你的成绩调整。
setup-adaptive-name = 自适应
setup-adaptive-seat = 引擎，略强于你
welcome-title = 欢迎
welcome-question = 你的五子棋水平如何？据此为你找对手。
welcome-none = 我从没下过
welcome-rules = 我懂规则
welcome-regular = 我偶尔下
welcome-strong = 我是高手
welcome-later = 以后再说
welcome-placed = 你的对手已准备好
welcome-placed-gentle = 它从容易开始，并随你的成绩调整。重大失误会被指出，你可以悔棋。
welcome-placed-about = 它从接近你的水平开始，并随你的成绩调整。
welcome-lesson = 或者从第一课开始

## Numbers and scores

duration-seconds = { $seconds } 秒
duration-minutes = { $minutes } 分 { $seconds } 秒
score-won = { color-name }已胜
score-drawn = 和棋
score-wins-in = { color-name } { $plies } 步后胜
score-even = 均势
score-better = { color-name }占优（{ $percent }%）

## Players

seat-engine-level = 引擎，{ $name }
seat-engine-full = 引擎全力，每手 { $seconds } 秒
seat-by-link = 通过链接加入的人
seat-person = 真人
seat-first = 先手方
seat-second = 后手方
seat-absent = 尚未到来
seat-you = 你
seat-away = 离开
seat-color-open = 颜色未定
seat-pairs = 已提 { $taken }/{ $needed } 对
level-1 = 初学
level-2 = 入门
level-3 = 很容易
level-4 = 容易
level-5 = 一般
level-6 = 中等
level-7 = 较强
level-8 = 强
level-9 = 很强
level-10 = 极强
clock-none = 不计时
clock-main = { $minutes } 分 + 每手 { $increment } 秒
clock-per-move = 每手 { $seconds } 秒

## A new game

setup-title = 新对局
setup-opponent = 对手
setup-level = 引擎，按级别
setup-level-about = 共十级，从初学到极强。
setup-tengen = 引擎，全力
setup-tengen-about = 高于 10 级：在给定时间内尽可能强。
setup-lobby = 大厅中的任何人
setup-lobby-about = 与想下同样棋局的人对弈。
setup-challenge = 有账号的棋手
setup-challenge-about = 对方会收到你的挑战，并可接受。
setup-challenged = 棋手名字
setup-person = 本机双人
setup-person-about = 两人在同一台设备上轮流落子。
setup-invite = 通过链接邀请
setup-invite-about = 你会得到一个可以发给对方的链接。
setup-watch = 观看两个引擎
setup-watch-about = 两个引擎对弈，你来观看。
setup-random = 随机
setup-you = 你
setup-level-field = 级别
setup-level-named = { $level } 级，{ $name }
setup-level-of = 第 { $level } 级（共 { $max } 级），{ $name }
setup-full-strength = 全力，每手 { $seconds } 秒
setup-think = 思考时间
setup-you-play = 你执
setup-who-starts = 谁先
setup-minutes = 分钟
setup-increment = 每手秒数
setup-opening = 开局
setup-clock = 计时
setup-other-clock = 其他…
setup-start = 开始对局
setup-more = 规则、棋盘、开局、计时
invitation-title = { $name } 邀请你对局
invitation-opening = { $opening }开局
invitation-join = 加入对局
invitation-watch = 只观看
resume-game = 继续：{ $first } – { $second }，第 { $ply } 手

## Playing

play-title = 下五子棋
play-actions = 操作
play-status = 状态
play-pace-slow = 慢
play-pace-normal = 正常
play-pace-fast = 快
play-redo-about = 重新落下悔掉的一手（Ctrl+Y）
play-hint-about = 向引擎询问一步好棋
play-draw = 求和
play-draw-about = 提议和棋
play-resign = 认输
play-pause = 暂停
play-resume = 继续
play-speed = 速度
play-undo-ask = 请求对方同意悔棋（Ctrl+Z）
play-undo-about = 悔一手棋（Ctrl+Z）
play-rematch = 再来一局
play-rematch-offered = 已提议再战
play-rematch-accept = 接受再战
play-rematch-go = 进入新一局
play-rematch-told = 已提议再战，对方接受后开始。
play-moves = 着法
play-moves-list = 本局着法
play-newest = 最新局面
play-no-moves = 尚无着法
play-move = 第 { $number } 手，{ color-name } { $move }
play-move-captures = 第 { $number } 手，{ color-name } { $move }，提 { $count } 子
play-last-move = { color-name } { $move }
play-last-capture = { color-name } { $move }，提 { $stones }
play-type = 输入着法
play-type-bad = “{ $text }”不是棋盘上的点。请输入字母加数字，例如 h8。
play-invitation-used = 此邀请已被使用，你正在观战。
play-cannot-open = 无法打开这局棋
play-your-move = 轮到你
play-reconnecting = 正在重新连接
play-reconnecting-about = 棋局已保存，服务器响应后继续。
play-starting = 正在开始对局
play-ready = 随时可以开始
play-begin = 在任意位置落一子即可开始。
play-press-start = 请按“开始对局”。
play-invited = 你收到了邀请
play-invited-about = 加入对局，或者观战。
play-back-to-game = 回到对局
play-position-after = 第 { $ply } 手后的局面
play-confirm = 下在 { $point }？
play-confirm-about = 再点一次同一点，或按“落子”。
play-resign-sure = 确定认输？
play-resign-yes = 认输
play-on = 继续下
play-forbidden = { $point } 是禁手。{ $reason }。
play-looking = 正在寻找好棋…
play-draw-offered = { $name } 提议和棋
play-draw-offered-about = 接受，或继续下。
play-draw-asked = 已提议和棋
play-draw-asked-about = 等待 { $name } 答复。
play-draw-open = 有和棋提议；继续落子即为拒绝。
play-undo-asked = { $name } 请求悔棋
play-undo-asked-about = 同意，或继续下。
play-undo-waiting = 已请求悔棋
play-undo-waiting-about = 等待 { $name } 同意。
play-your-choice = 由你选择
play-chooses = { $name } 选择中
play-choice-about = 谁执哪种颜色？
play-offers-about = 黑方提供几个第五手？
play-paused = 已暂停
play-paused-about = 按“继续”让引擎接着下。
play-thinking = { $name } 正在思考
play-to-move = 轮到 { $name }
play-color-to-move = 轮到{ color-name }
play-waiting-player = 等待棋手
play-watching = 你正在观战。
play-waiting-opponent = 等待对手
play-waiting-about = 把下面的链接发给对方。有人打开后对局开始。
play-own-five = 你的五连若不被破坏即获胜。
play-other-five = { color-name }已成五：用提子破坏它，否则输。
play-result = { $text }共 { $count } 手。
play-drawn = 和棋
play-won = 你赢了
play-lost = 你输了
play-color-won = { color-name }胜
play-name-won = { $name } 胜
play-accept-draw = 接受和棋
play-decline = 拒绝
play-allow = 同意
play-depth = 深度 { $depth }
play-nodes = { $nodes } 节点
event-joined = { $name } 加入了对局。
event-rematch = { $name } 提议再来一局。
event-played-on = { $name } 继续落子，拒绝了和棋。
event-declined-draw = { $name } 拒绝了和棋。
event-refused-undo = { $name } 没有同意悔棋。
event-chose-color =
    { $name } 选择执{ $color ->
        [black] 黑
       *[white] 白
    }。
event-chose-offers = { $name } 选择了 { $count } 个第五手。
event-added-two = { $name } 选择再放两子。
share-link-copied = 链接已复制。
share-press-copy = 按 Ctrl+C 复制链接。
share-copy = 复制
share-copy-this = 复制：{ $label }
share-spectators = { $count } 人观战
share-let-watch = 让别人观战
share-invitation = 邀请
share-invitation-about = 第一个打开此链接的人与你对局。
share-spectator-link = 观战链接
share-spectator-about = 观战者可以看棋，但不能落子。
stats-title = 统计
stats-region = 每手统计
stats-moves = 手数
stats-time = 用时
stats-time-per-move = 每手用时
stats-longest = 最长
stats-nodes = 节点
stats-pairs = 提子对数
stats-move = 着法
stats-depth = 深度

## The board, for those who hear it

board-label = 棋盘。方向键移动光标，回车落子。
board-kind = 棋盘
board-point =
    { $point }，{ $what ->
        [black] 黑子
        [white] 白子
       *[empty] 空
    }
board-last = 最后一手
board-forbidden = 禁手，{ $reason }

## Analysing

step-last = 最终局面
analyse-new = 新建
analyse-new-about = 从空棋盘开始
analyse-opening = 正在打开…
analyse-merged = 此分析也在别处被修改，两个版本已合并。
analyse-pairs = 提子 { $black }–{ $white }
analyse-saving = 保存中…
analyse-saved = 已保存
analyse-read-only = 只读
analyse-pending-five = { color-name }有一个仍可被破坏的五连
analyse-comment = 评注
analyse-comment-hint = 对这一手的评注
analyse-undo-about = 撤销上次修改（Ctrl+Z）
analyse-redo-about = 重做（Ctrl+Y）
analyse-promote = 提升
analyse-promote-about = 设为主线
analyse-delete = 删除
analyse-delete-about = 删除这一手及之后的全部着法
analyse-tree = 着法与变化
analyse-start = 开始
analyse-tree-move = { $number }. { color-name } { $move }
editor-title = 编辑
editor-about = 摆出任意局面：来自书本、习题或记录的棋局。
editor-begin = 编辑此局面
editor-pairs = { color-name }提子对数
editor-places = 点击放置
editor-erase = 清除
editor-turn = 轮到
editor-clear = 清空
editor-done = 完成
overlay-moves = 最佳着法
overlay-heat = 热度
overlay-none = 无标记
engine-title = 引擎分析
engine-best-lines = 最佳变化
engine-depth-progress = 当前深度的进度
engine-switch = 引擎
engine-lines = { $count } 条变化
engine-lines-label = 变化数
engine-overlay-label = 棋盘上显示
engine-view = 评分以轮到的{ color-name }为准。
engine-game-over = 此局面棋局已结束。
engine-queued = 等待空闲引擎；前面还有 { $count } 个。
engine-complete = 分析完成。
engine-evaluation = 形势
engine-not-evaluated = 未评估
engine-speed = 速度
exchange-title = 分享
exchange-keep-title = 保存此分析
exchange-too-large = { $name } 太大，上限为 { $limit } KiB。
exchange-rule-stated = 按文本所述
exchange-import = 导入
exchange-import-field = 着法、SGF、psq、pos 或链接
exchange-import-about = 也可以把文件拖到页面任意处。
exchange-read = 读取文本
exchange-choose-file = 选择文件
exchange-assumptions = 读取时所作的假设
exchange-game = 棋局
exchange-save-as = 保存为 { $format }
exchange-export = 导出
exchange-make-link = 生成此局面的链接
exchange-losses = 文件中不包含：{ $losses }。
exchange-link = 链接
exchange-link-about = 其中包含规则、棋盘大小和着法。
exchange-foreign = 此分析属于他人。保存副本后才能修改。
exchange-saving = 保存中…
exchange-saved = 所有修改都已保存。
exchange-study-about = 有此链接的人都能阅读该分析。
exchange-study-link = 此分析的链接
exchange-study-title = 标题
exchange-keep = 保存
exchange-keep-copy = 保存副本
exchange-kept = 分析已保存，可在“棋谱”中找到。
report-title = 报告
report-show-threats = 在棋盘上显示威胁
report-threats = 现有威胁
report-about = 指向空点即可看到在那里落子的作用。点击可保留报告。
report-none = 无。
report-ask = 询问引擎
report-verdict = 引擎：{ color-name } { $score }，深度 { $depth }，第 { $rank }/{ $candidates }。最佳为 { $best }，{ $bestScore }。
report-verdict-unranked = 引擎：{ color-name } { $score }，深度 { $depth }，不在最佳着法之列。最佳为 { $best }，{ $bestScore }。
report-reasons-for = 支持的理由合计
report-reasons-against = 反对的理由合计
report-reason = 理由
report-weight = 对{ color-name }的分量
report-threat =
    { color-name }：{ kind-title } { $stones }，可在 { $gains } 继续。{ $color ->
        [black] 白方
       *[white] 黑方
    }可在 { $answers } 应对。
report-threat-unanswered =
    { color-name }：{ kind-title } { $stones }，可在 { $gains } 继续。{ $color ->
        [black] 白方
       *[white] 黑方
    }无法应对。
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] 制胜提子
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = 制胜提子
factor-win-broken = 破坏胜势
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = 阻挡五连
factor-block-of-open-four = 阻挡活四
factor-block-of-double-four = 阻挡四四
factor-block-of-four-three = 阻挡四三
factor-block-of-double-three = 阻挡三三
factor-block-of-open-three = 阻挡活三
factor-capture = { -capture }
factor-capture-set-up = 准备提子
factor-capture-blocked = 阻止提子
factor-capture-risked = 有被提的危险
factor-forbidden-points = 禁手点
factor-alignment = 连线
factor-centre = 中央

## Exercises and puzzles

exercise-hint-key = 提示（?）
exercise-next-hint = 下一个提示
exercise-solution = 答案
exercise-solution-line = 答案：
exercise-verdict = 判定
exercise-board = 棋盘。{ $prompt }方向键移动光标，回车落子。
exercise-play = 下 { $point }
exercise-occupied = { $point } 已有棋子。
line-after = { $move } 之后：
line-back = 后退一步
line-next = 下一步
puzzles-progress = 你的进度
puzzles-today = 今日习题
puzzles-keys = 按键：n 下一题，? 提示，字母加数字选点。
puzzles-next = 下一题
puzzles-skip = 跳过
puzzles-rated = 等级分 { $rating }
puzzles-tried = 以前做过：不再计分
puzzles-link = 此题链接
puzzles-theme = 主题
puzzles-all-themes = 全部主题
puzzles-theme-solved = { $theme }（{ $solved }/{ $count }）
puzzles-rating = 等级分
puzzles-provisional = { $rating }，暂定
puzzles-solved = 一次解出
puzzles-solved-of = { $solved }/{ $tried }
puzzles-in-a-row = 连续
puzzles-best-row = { $streak }，最高 { $best }
puzzles-days = 连续天数
days = { $count } 天
theme-win-at-once = 一步胜
theme-stop-four = 防冲四
theme-fours = 连续冲四
theme-threats = 连续攻击
theme-only-defence = 唯一防守
theme-use-forbidden = 利用禁手
theme-avoid-forbidden = 避开禁手
theme-captures = 提子
puzzle-task =
    { $color ->
        [black] 黑先
       *[white] 白先
    }：{ $theme ->
        [win-at-once] 一步取胜。
        [stop-four] 挡住冲四且不输。
        [fours] 连续冲四取胜。
        [threats] 用冲四和活三取胜。
        [only-defence] 找出唯一不输的一手。
        [use-forbidden] 利用禁手点取胜。
        [avoid-forbidden] 不犯禁手取胜。
       *[captures] 用提子取胜。
    }
puzzle-defence = 已证明其他着法全部告负；搜索 { $nodes } 个节点未能推翻答案。
puzzle-solution = 答案：{ $line }。
puzzle-right = { $move } 正确；对方应 { $reply }。
puzzle-solved = { $move } 正确：解出。
puzzle-wrong = { $move } 错误。
puzzle-loses = { $move } 会输给 { $line }。
puzzle-answered = { $move } 会遭到 { $line }。
puzzle-other-win = { $move } 也能赢，但不符合题意。
puzzle-makes = { $move } { makes-kind }。
puzzle-stops = { $move } 占据对方{ makes-kind }的点。
puzzle-captures = { $move } 提 { $pairs } 对子。
puzzle-combines = { $move } 同时威胁多条进攻线路。
puzzle-needed = { $move } 占据对方需要的点。
puzzle-resists = { $reply } 抵抗最久。
sentences = { $first }{ $then }
makes-kind =
    { $kind ->
        [five] 成五
        [open-four] 成活四
        [double-four] 成四四
        [four-three] 成四三
        [four] 成冲四
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
            [left] 左边。
            [right] 右边。
           *[middle] 中央。
        }
    }
hint-makes = 这一手{ makes-kind }。
hint-stops = 这一手占据对方{ makes-kind }的点。
hint-captures = 这一手提 { $pairs } 对子。
hint-combines = 这一手同时威胁多条进攻线路。
hint-needed = 这一手占据对方需要的点。
hint-quiet = 这一手暂不构成威胁：用来布局或占地。
hint-point = 下 { $point }。

## Reviews

review-title = 复盘
review-mistakes = 失误
review-progress = 复盘进度
review-begin = 复盘本局
review-continue = 继续复盘
review-stop = 停止
review-you = { color-name }（你）
review-accuracy = 准确率
review-opening = 开局 { $mark } { $text }
review-none = 没有发现失误。
review-running = 正在检查每一手。对局和分析优先。
review-stopped = 复盘已停止。
review-slider = 本局手数
review-at-move = 第 { $ply } 手
review-try = 在这里重试
review-show-better = 显示更好的着法
review-find = 为{ color-name }找一手比 { $move } 更好的棋：在棋盘上选点。
review-looking = 正在查看 { $point }…
review-try-another = 换一手试试
review-right = 正确：{ $move } 保住结果。
review-right-proven = 正确：{ $move } 保住结果，{ $standing }。
review-game-move = { $move } 就是实战着法。
review-wrong = { $move } 不对。
review-prefers = 引擎更喜欢 { $best }。
review-change = 从 { $before } 到 { $after }。
standing-win = { $count } 手必胜
standing-loss = { $count } 手必败
score-wins = { $count } 手胜
score-loses = { $count } 手败
class-best = 最佳
class-only-move = 唯一着法
class-good = 好棋
class-inaccuracy = 不精确
class-mistake = 失误
class-blunder = 大错
class-missed-win = 错失胜机
class-forced-win-allowed = 让对方必胜
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
        [fours] 连续冲四
       *[threats] 连续攻击
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] 送吃
    }
foul = { $move } 是禁手（{ reason-name }），立即判负。
five-unbroken = { $move } 没有破坏{ rival-owns }五连 { $stones }，{ rival-side }获胜。
allows-shape = { $move } 放过了 { $point }，{ rival-makes }{ a-kind }。
ignores-shape = { $move } 没有阻挡{ rival-owns }{ standing-kind } { $stones }：{ rival-side }在 { $point } 成{ a-kind }。
allows-sequence = { $move } 让{ rival-side }以{ winning-means }取胜：{ $line }，再于 { $point } 成{ a-kind }。
allows-sequence-long = { $move } 让{ rival-side }以{ winning-means }取胜：从 { $first } 开始，直到 { $point } 成{ a-kind }。
ignores-shape-sequence = { $move } 没有阻挡{ rival-owns }{ standing-kind } { $stones }：{ rival-side }以{ winning-means }取胜：{ $line }，再于 { $point } 成{ a-kind }。
ignores-shape-sequence-long = { $move } 没有阻挡{ rival-owns }{ standing-kind } { $stones }：{ rival-side }以{ winning-means }取胜，从 { $first } 开始，直到 { $point } 成{ a-kind }。
allows-later = { $move } 让{ rival-side }走到 { $first }，随后在 { $point } 成{ a-kind }。
allows-capture = { $move } 让{ rival-side }在 { $point } 提掉 { $stones }。
allows-winning-capture = { $move } 让{ rival-side }在 { $point } 提掉 { $stones } 取胜。
misses-shape = { $move } 错过了在 { $point } 成{ a-kind }。
misses-sequence = { $move } 错过了以{ winning-means }取胜：{ $line }，再于 { $point } 成{ a-kind }。
misses-sequence-long = { $move } 错过了以{ winning-means }取胜：从 { $first } 开始，直到 { $point } 成{ a-kind }。
misses-later = { $move } 错过了 { $first }，它可在 { $point } 成{ a-kind }。
misses-capture = { $move } 错过了在 { $point } 提掉 { $stones }。
misses-winning-capture = { $move } 错过了在 { $point } 提掉 { $stones } 取胜。
misses-block = { $move } 放过了 { $point }，{ rival-owns } { $stones } 将成活三；{ $better } 可以阻止。
misses-block-there = { $move } 放过了 { $point }，{ rival-owns } { $stones } 将成活三。
worse = { $move } 不如 { $point }。
stones-uneven = 开局棋子对{ color-name }有利（{ $chance }%），而对方可以选择该色。
stones-decided = 开局棋子使{ color-name }必胜，而对方可以选择该色。
better-choice =
    { $better ->
        [take-white] 应当执白。
        [take-black] 应当执黑。
       *[add-two] 再放两子更好。
    }
choice-wrong = { color-name }形势较好（{ $chance }%）；{ better-choice }
choice-decided = { color-name }可以必胜；{ better-choice }
turn-win = { $move } 让{ winner-side } { $count } 手必胜。
turn-better = { $move } 让{ winner-side }占优。
won-throughout =
    { winner-side }从{ $from ->
        [1] 一开始
        [2] 一开始
       *[later] 第 { $from } 手
    }就领先，直到最后。
threw-win =
    { $loser ->
        [you] 你
        [black] 黑方
       *[white] 白方
    }到第 { $at } 手前是胜势；{ $turn }
threw-lead =
    { $loser ->
        [you] 你
        [black] 黑方
       *[white] 白方
    }到第 { $at } 手前领先；{ $turn }
even-until = 到第 { $at } 手前双方均势；{ $turn }
fell-behind =
    { $loser ->
        [you] 你
        [black] 黑方
       *[white] 白方
    }已经落后；第 { $at } 手，{ $turn }
level = 双方都没有决定性的失误。
swings = 优势易手 { $times } 次，最后在第 { $at } 手；{ $turn }
drawn-missed =
    和棋，但{ $loser ->
        [you] 你
        [black] 黑方
       *[white] 白方
    }到第 { $at } 手（{ $move }）前是胜势。
drawn = 和棋，双方都没有错过胜机。
unreviewed = 没有可复盘的着法。

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
explain-off-board = 不合法：{ $what } 不是棋盘上的点，棋盘从 { $first } 到 { $last }
explain-game-over = 不合法：棋局已结束
explain-occupied = 不合法：{ $point } 已有棋子
explain-overline = 不合法：长连 { $lines }
explain-in-capture = 不合法：送吃 { $lines }
explain-through = 不合法：{ reason-name }，由 { $lines } 形成
explain-point-forbidden = { $point }（{ reason-name }）
explain-take-at = 在 { $point } 提 { $stones }
explain-quiet = { $move } 不构成威胁，也不阻挡威胁
explain-wins-five = { $move } 成五获胜：{ $line }
explain-wins-captures = { $move } 提 { $taken } 获胜：{ color-name }已有 { $pairs } 对
explain-loses-unbroken = { $move } 没有破坏五连 { $line }：{ rival-side }胜
explain-no-move = { $move } 使{ rival-side }无合法着法：和棋
explain-fills-board = { $move } 下满棋盘：和棋
explain-pending = { $move } 成五 { $line }；{ rival-side }仍可在 { $points } 破坏
explain-breaks = { $move } 提 { $taken }，破坏{ rival-owns }五连 { $line }
explain-makes-open-four = { $move } 成活四，可在 { $points } 成五
explain-makes-double-four = { $move } 成四四，可在 { $points } 成五
explain-makes-four-three = { $move } 成四三
explain-makes-four = { $move } 成冲四，可在 { $points } 成五
explain-makes-double-three = { $move } 同时成 { $count } 个活三
explain-makes-open-three = { $move } 成活三，可在 { $points } 成活四
explain-breakable = { rival-side }仍可用提子破坏那个五连
explain-stops-both = { rival-side }可在 { $points } 同时挡住
explain-counters = { rival-side }在 { $points } 挡住冲四并反成冲四
explain-stops-one = { rival-side }只能挡住一个
explain-must-answer = { rival-side }必须应在 { $points }
explain-five-first = 但{ rival-side }先在 { $points } 成五
explain-capture-first = 但{ rival-side }先在 { $points } 提到最后一对
explain-block-forbidden = { rival-side }挡不住：禁手 { $points }
explain-also-wins =
    { color-name }在 { $points } 也能取胜：{ $color ->
        [black] 白方
       *[white] 黑方
    }无法全部挡住
explain-cannot-stop = { rival-side }挡不住
explain-can-stop = { rival-side }可在 { $points } 阻挡
explain-none-but-four = { rival-side }没有一手能同时挡住，但可先在 { $points } 冲四
explain-none-stops-both = { rival-side }没有一手能同时挡住
explain-takes = { $move } 提 { $taken }：{ color-name }已有 { $pairs } 对
explain-opens = { $move } 打开{ a-kind } { $stones }，可在 { $points } 继续
explain-threatens-capture = { $move } 威胁{ $takes }
explain-stops-five = { $move } 挡住{ rival-side }在 { $points } 成五
explain-stops-open-three = { $move } 挡住{ rival-owns }活三 { $stones }，否则将在 { $points } 成活四
explain-stops-double = { $move } 挡住{ rival-side }在 { $points } 的{ kind-title }
explain-stops-twos = { $move } 阻止{ rival-side }以 { $stones } 在 { $points } 成活三
explain-stops-captures = { $move } 阻止{ rival-side }{ $takes }
explain-forbids = { $move } 使{ rival-side }产生禁手点：{ $points }
explain-leaves =
    留给{ rival-side }在 { $points } 的{ $kind ->
        [five] 五连
        [winning-capture] 制胜提子
        [double-four] 四四
        [four-three] 四三
       *[double-three] 三三
    }
explain-leaves-open-four = { rival-side }可由活三 { $stones } 在 { $points } 成活四
explain-risks = { rival-side }可以{ $takes }
explain-forbids-itself = 使{ color-name }自己产生禁手点：{ $points }
explain-has-five = { color-name }有五连 { $stones }；{ rival-side }可在 { $points } 破坏
explain-has-four = { color-name }有{ a-kind } { $stones }：可在 { $points } 成五
explain-has-open-three = { color-name }有{ a-kind } { $stones }：可在 { $points } 成活四
explain-can-win-by-taking = { color-name }可在 { $points } 提 { $stones } 取胜
explain-can-take = { color-name }可在 { $points } 提 { $stones }
explain-has-double = { color-name }在 { $points } 有{ a-kind }
explain-no-block = { rival-side }没有一手能挡住
explain-over =
    棋局已结束：{ $winner ->
        [black] 黑方胜
        [white] 白方胜
       *[none] 和棋
    }（{ end-name }）
end-name =
    { $how ->
        [five] 五连
        [captures] 提子
        [forbidden] 禁手
        [unbroken-five] 五连未被破坏
        [full-board] 棋盘已满
       *[no-move] 无合法着法
    }
explain-engine-line = 引擎给{ color-name } { $score }，预计 { $line }
explain-engine-ranked = 引擎给 { $move } { $score }，在 { $count } 个候选中排第 { $rank }，预计 { $line }
explain-engine-unranked = 引擎给 { $move } { $score }，不在 { $count } 个候选之中，预计 { $line }
explain-engine-better = 更好的是 { $best }，{ $score }：{ $line }

## Rules

rule-freestyle = 无禁手
rule-freestyle-brief = 五子或更多连成一线获胜
rule-freestyle-summary = 五子或更多连成一线即获胜。
rule-freestyle-help = 五子或更多连成一线即获胜，没有任何禁手。黑方优势很大，swap2 之类的开局可使双方公平。
rule-standard = 标准
rule-standard-brief = 恰好五子连线获胜
rule-standard-summary = 恰好五子连成一线获胜；六子或更多不算。
rule-standard-help = 恰好五子连成一线获胜。六子或更多允许，但不算获胜。
rule-renju = 连珠
rule-renju-brief = 黑方有禁手
rule-renju-summary = 黑方须恰好成五，且不得下出三三、四四或长连。白方没有限制。
rule-renju-help =
    黑方恰好成五获胜；白方五子或更多获胜。

    黑方不得下出三三、四四或长连，除非同一手成五。只有真正能成为活四的三才算活三。

    禁手点在棋盘上标出：33、44 和 6。白方没有禁手。
rule-caro = Caro
rule-caro-brief = 至少一端开放的五连获胜
rule-caro-summary = 五子连线获胜，除非两端都被对方堵住；六子或更多总是获胜。
rule-caro-help = 五子连线获胜，除非两端都被对方棋子堵住；棋盘边缘不算堵住。六子或更多在任何情况下都获胜。
rule-caro-standard = Caro，恰好五子
rule-caro-standard-brief = 恰好五子且一端开放
rule-caro-standard-summary = 恰好五子连线获胜，除非两端都被对方堵住。
rule-caro-standard-help = 恰好五子连线获胜，除非两端都被对方棋子堵住；棋盘边缘不算堵住。
rule-1337 = 提子 1337
rule-1337-brief = 可提子，有禁手
rule-1337-summary = 夹住的两子被提掉。不能被破坏的五连，或提五对，即获胜。双方都有禁手。
rule-1337-help =
    用两端的己方棋子夹住恰好两枚相连的敌子，即可提掉这两子。提五对获胜。

    恰好五子连线获胜，但前提是对方不能立即以提子破坏。这样的五连要等一手。

    双方都不得下出三三（除非同时提子）、四四、长连，或把一对子送入两枚敌子之间。
rule-42 = 提子 42
rule-42-brief = 可提子，禁双活三
rule-42-summary = 夹住的两子被提掉。不能被破坏的五连（或更多），或提五对，即获胜。只禁三三。
rule-42-help =
    用两端的己方棋子夹住恰好两枚相连的敌子，即可提掉这两子。提五对获胜。

    五子或更多连线获胜，但前提是对方不能立即以提子破坏。这样的五连要等一手。

    只禁三三，且同时提子时不禁。一对子可以走进两枚敌子之间，在那里是安全的。
forbidden-overline-summary = 长连：六子或更多连成一线
forbidden-double-four-summary = 四四：同时形成两个四
forbidden-double-three-summary = 三三：同时形成两个活三
forbidden-in-capture-summary = 送吃：这对子会处于两枚敌子之间

## Openings

opening-free = 自由
opening-free-summary = 黑方可下在任意处。
opening-swap = 交换
opening-swap-summary = 先手方下一枚黑子；后手方选择执白或执黑。
opening-swap2 = Swap2
opening-swap2-summary = 先手方摆三子；后手方选择执白、执黑，或再摆两子由先手方选择。
opening-pro = Pro
opening-pro-summary = 黑方从天元开始；黑方第二子须在中央 5x5 之外。
opening-long-pro = Long pro
opening-long-pro-summary = 黑方从天元开始；黑方第二子须在中央 7x7 之外。
opening-rif = RIF
opening-rif-summary = 先手方摆出连珠 26 种开局之一，后手方可交换；白方下第四子，黑方提供两个第五手，由白方选一个。
opening-yamaguchi = 山口
opening-yamaguchi-summary = 与 RIF 相同，但摆开局者同时宣布黑方提供几个第五手，1 到 12 个。
opening-soosyrv-8 = 索索夫-8
opening-soosyrv-8-summary = 连珠 26 种开局之一，可交换；白方下第四子并宣布黑方提供几个第五手，1 到 8 个；然后对方可交换。
opening-taraguchi-10 = 塔拉山口-10
opening-taraguchi-10-summary = 前几子依次落在从中心扩大到 7x7 的方形内，每手后对方可交换。第四手后，黑方也可改为在任意处提供十个第五手。
choice-take-white = 执白
choice-take-white-summary = 棋子保持不变
choice-take-black = 执黑
choice-take-black-summary = 棋子保持不变
choice-add-two = 再放两子
choice-add-two-summary = 一白一黑；然后由对方选择
choice-offer = { $count } 个第五手
choice-offer-summary = 黑方将提供 { $count } 个，由白方选一个
instruction-offer = 提供第 { $number }/{ $count } 个第五手。
instruction-pick = 选择黑方的第五手：{ $points }。
instruction-play-on =
    执{ $color ->
        [black] 黑
       *[white] 白
    }继续下。
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
    在中央 { $side }x{ $side } 之内放一枚{ $color ->
        [black] 黑
       *[white] 白
    }子。
instruction-place-outside =
    在中央 { $side }x{ $side } 之外放一枚{ $color ->
        [black] 黑
       *[white] 白
    }子。
instruction-choose = 请选择一项。

## How a game ended

result-five =
    { $winner ->
        [black] 黑方
       *[white] 白方
    } { $count } 子连线获胜。
result-unbroken-five =
    { $winner ->
        [black] 黑方以白方
       *[white] 白方以黑方
    }未能破坏的五连获胜。
result-captures =
    { $winner ->
        [black] 黑方
       *[white] 白方
    }提 { $pairs } 对子获胜。
result-forbidden =
    { $winner ->
        [black] 黑方胜：白方
       *[white] 白方胜：黑方
    } { $move } 是禁手。
result-full-board = 和棋：棋盘已满。
result-no-move = 和棋：{ color-name }没有合法着法。
result-resignation =
    { $winner ->
        [black] 白方认输，黑方胜。
        [white] 黑方认输，白方胜。
       *[none] 认输，和棋。
    }
result-time =
    { $winner ->
        [black] 白方超时，黑方胜。
        [white] 黑方超时，白方胜。
       *[none] 超时，和棋。
    }
result-agreement =
    { $winner ->
        [black] 经双方同意，黑方胜。
        [white] 经双方同意，白方胜。
       *[none] 双方同意和棋。
    }
result-forfeit =
    { $winner ->
        [black] 白方弃权，黑方胜。
        [white] 黑方弃权，白方胜。
       *[none] 弃权，和棋。
    }
result-board =
    { $winner ->
        [black] 黑方在棋盘上获胜。
        [white] 白方在棋盘上获胜。
       *[none] 棋盘上和棋。
    }
result-unknown =
    { $winner ->
        [black] 黑方胜。
        [white] 白方胜。
       *[none] 和棋。
    }

## The guide for newcomers

guide-goal =
    黑白双方轮流在棋盘的交叉点上落一子，黑方先行。棋子落下后不再移动。

    先在横、竖、斜任一方向上把己方五子连成一线者获胜。棋盘下满为和棋。
guide-strategy-1 = 认清威胁
guide-strategy-1-text =
    四再走一步就成五，必须立即应对。活四有两个成五点，无法阻挡。

    活三再走一步就成活四，必须应对，或者用自己的冲四反击。
guide-strategy-2 = 同时制造两个威胁
guide-strategy-2-text =
    一手同时成四和活三，或成两个活三，就是两个威胁。对方挡住一个，另一个获胜。

    寻找自己两条线的交叉点，这样的着法就在那里。
guide-strategy-3 = 不要浪费威胁
guide-strategy-3-text = 没有后续的冲四只是白送对方一子。把冲四留到能取胜或能抢到所需一手的时候。
guide-strategy-4 = 防守要有收获
guide-strategy-4-text = 活三有两三个应手。选择同时能发展自己或破坏对方的那个。
guide-strategy-5 = 保持棋子联系
guide-strategy-5-text = 相隔一两路、处在交叉线上的棋子互相配合。靠边的棋子可成的线较少。
guide-strategy-6 = 每手之前先看
guide-strategy-6-text = 我能赢吗？对方威胁要赢吗？我能连续进攻直到取胜吗？然后再想：双方都想下在哪里？
guide-strategy-7 = 有提子的规则
guide-strategy-7-text = 相连的两子若有一端空着就可能被提。留空隙或用三子来发展；依靠任何一对之前先看清它。
control-mouse-key = 鼠标
control-mouse = 指向可预览棋子，点击落子。
control-touch-key = 触摸
control-touch = 点一下选点，再点一次或按“落子”。可在设置中关闭。
control-tab-key = Tab
control-tab = 移到棋盘；光标显示所在位置。
control-arrows-key = 方向键
control-arrows = 移动光标；按住 Shift 每次四路。
control-enter-key = 回车或空格
control-enter = 在光标处落子。
control-point-key = h8
control-point = 在棋盘上输入坐标即可移动光标，回车落子。
control-undo-key = Ctrl+Z、Ctrl+Y
control-undo = 悔棋和重做。
control-steps-key = ← →
control-steps = 没有光标时：前后浏览着法。
control-variations-key = ↑ ↓、Home、End
control-variations = 分析时：其他变化、初始和最终局面。
control-delete-key = Delete
control-delete = 分析时：删除这一手及之后的全部着法。
control-escape-key = Esc
control-escape = 隐藏光标。

## Drills

## Learn: the path of lessons, and verdicts on answers

learn-title = 学习
learn-lessons = 课程
learn-rules = 规则
learn-strategy = 策略
learn-controls = 操作
learn-openings = 开局
learn-game = 棋局
learn-progress = 已完成 { $solved }/{ $count } 步。
learn-go-on = 继续：{ $title }
learn-begin = 开始：{ $title }
learn-all-done = 你已完成全部课程。
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved }/{ $count }
learn-lesson-done = 完成
learn-step = { $title }：第 { $number } 步，共 { $count } 步
learn-puzzle = 习题 { $number }
learn-steps = 本课步骤
learn-solved-mark = 已解出
learn-all-lessons = 全部课程
learn-next-step = 下一步
learn-skip = 跳过
lesson-no-win = { $move } 不能立即取胜。再试一次。
lesson-no-five = { $move } 没有成五。再试一次。
lesson-makes = { $move } { makes-kind }，但这里要求的是别的。
lesson-makes-nothing = { $move } 不构成威胁。再试一次。
lesson-left =
    { $next ->
        [five] { $move } 没有挡住{ color-name }的四：{ $point } 成五。
        [open-four] { $move } 没有挡住{ color-name }的活三：{ $point } 成活四。
       *[other] { $move } 没有防住{ color-name }在 { $point } 的威胁。
    }
lesson-left-five = { $move } 没有破坏{ color-name }的五连，{ color-name }获胜。
lesson-captures =
    { $pairs ->
        [0] { $move } 没有提子。再试一次。
       *[other] { $move } 只提 { $pairs } 对。再试一次。
    }
lesson-forbidden =
    { $move } 是禁手：{ $reason ->
        [overline] 会形成长连。
        [double-four] 会同时形成两个四。
        [double-three] 会同时形成两个活三。
       *[in-capture] 这对子会处于两枚敌子之间。
    }
lesson-allowed = { $move } 可以下。再试一次。
lesson-place = 开局规则不允许 { $move }。再试一次。
lesson-choice = 这里另一方形势更好。再看看。
lesson-choice-hint = 数一数中央互相联系的棋子，再看轮到谁。
lesson-solution = 答案是 { $answer }。

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

