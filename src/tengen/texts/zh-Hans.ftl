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
engine-progress = { $percent }%
server-silent = 服务器没有响应，可能正在重启。
server-failed = 服务器返回了 { $status }。
server-offline = 无法连接服务器。看过的课程和习题仍可打开；对局、提示、作答和新内容需要服务器。

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what }（{ $details }）
error-error = 无法执行此操作。
error-move-text = 这不是一个着法。
error-out-of-range = 这个点不在棋盘上。
error-occupied = 这个点已有棋子。
error-forbidden = 这一手是禁手。
error-game-over = 对局已经结束。
error-setup = 棋子不能这样摆放。
error-size = 棋盘不能是这个大小。
error-rule = 没有这种规则。
error-opening = 开局规则现在不允许这样做。
error-format = 无法读取该文本或文件。
error-proof = 该证明不成立。
error-engine = 引擎无法执行此操作。
error-engine-option = 引擎不接受这个选项。
error-engine-limit = 引擎无法遵守这个限制。
error-engine-rule = 引擎不支持这种规则。
error-engine-busy = 引擎正忙。
error-engine-closed = 引擎已关闭。
error-engine-failed = 外部引擎出错了。
error-engine-start = 无法启动外部引擎。
error-engine-died = 外部引擎意外退出。
error-engine-timeout = 外部引擎没有及时应答。
error-engine-protocol = 外部引擎发来的内容不是有效应答。
error-engine-illegal-move = 外部引擎下了不合法的着法。
error-engine-forbidden-move = 外部引擎下了禁手。
error-stale = 情况已有变化，请重新查看。
error-play = 对局不能这样设置。
error-player = 这不是有效的棋手。
error-clock = 这不是有效的计时方式。
error-illegal = 现在不能这样做。
error-not-your-turn = 现在轮到另一位棋手。
error-saved-game = 没有这个已保存的对局。
error-settings = 该设置不能取这个值。
error-match = 比赛不能这样进行。
error-training = 训练无法这样继续。
error-wire = 这不符合通信协议。
error-remote = 没有应答。
error-worker = 任务未能完成。
error-worker-late = 应答没有及时到达。
error-refused = 请求被拒绝。
error-queue-full = 等待中的请求太多。
error-cluster = 无法使用机器集群。
error-store = 数据库未能保存更改。
error-schema = 数据库版本不符。
error-database = 无法使用该数据库。
error-bot = 机器人无法继续。
error-unreachable = 无法连接服务器。
error-moved = 这由另一台服务器处理。
error-bad-request = 输入无效。
error-unauthorised = 需要先登录。
error-unconfirmed = 请先确认是你本人。
error-fair-play = 这盘对局中不提供帮助。
error-not-allowed = 你无权执行此操作。
error-not-found = 这里没有找到。
error-taken = 已被占用。
error-busy = 服务器正忙，请稍后再试。
error-failed = 服务器未能完成此操作。
token-about = 此服务器需要访问令牌，它显示在启动服务器的地方。
token-field = 访问令牌
token-enter = 进入
page-missing = 此地址没有页面。
page-home = 下棋或分析棋局
file-missing = 没有这个文件或文件夹
file-refused = 没有权限
file-exists = 文件已存在
file-folder = 这是一个文件夹
file-full = 磁盘空间不足

## Moves and positions that are refused

refused-line = 第 { $line } 行：{ $why }
refused-move = 第 { $number } 手 { $text }：{ $why }
refused-move-line = 第 { $line } 行，第 { $number } 手 { $text }：{ $why }
refused-size = 棋盘不能是 { $size }：应为 { $least } 到 { $most }
refused-text = { $text } 不是着法：应为列字母加行号，例如 h8
refused-text-at = 第 { $at } 个字符处的 { $text } 不是着法：应为列字母加行号，例如 h8
refused-off-board = { $move } 不在 { $size }×{ $size } 的棋盘上：应在 a1 到 { $corner } 之间
refused-occupied =
    { $point } 不能落子：那里已有{ $color ->
        [black] 黑子
       *[white] 白子
    }
refused-stone = { $point } 不能落子：那里已有棋子
refused-over = { $point } 不能落子：对局已经结束（{ end-name }）
refused-forbidden =
    { $point } 不能落子：{ $color ->
        [black] 黑方
       *[white] 白方
    }禁手（{ reason-name }）
setup-two = { $point }（{ $x }, { $y }）上有两颗棋子
setup-pairs = 在 { $rule } 规则下提子数不能是 { $pairs }：应为 0 到 { $most } 的两个数，黑方在前
setup-won =
    { $color ->
        [black] 黑方
       *[white] 白方
    }已凭 { $stones } 获胜：{ $position }
setup-last =
    最后一手不可能是{ $color ->
        [black] 黑方
       *[white] 白方
    }下的：每颗棋子都会是禁手：{ $position }
color-unknown = { $text } 不是颜色：应为 black（黑）或 white（白）
rule-unknown = 没有名为 { $name } 的规则：应为 { $known } 之一
opening-unknown = 没有名为 { $name } 的开局：应为 { $known } 之一
opening-needs = 开局 { $opening } 需要 { $least } 路或更大的棋盘，现为 { $size } 路
opening-many-choices = 棋谱中的选择对开局 { $opening } 来说太多
opening-few-choices = 棋谱中的选择对开局 { $opening } 来说太少
opening-offered = { $point } 不能作为打点：已经提出过
opening-alike = { $point } 不能作为打点：由于局面对称，它与已提出的 { $other } 相同
opening-finished = 开局 { $opening } 已经结束，不能再接受 { $what }
opening-refused =
    开局 { $opening } 现在不允许 { $what }。{ $seat ->
        [first] 先手
       *[second] 后手
    }：{ $instruction }
opening-in-game = 开局 { $opening } 要从空棋盘开始，不能在对局中使用
session-no-choice = { $text } 不是可选项：请选择 { $options }，或输入序号
session-stale = { $kind } 针对的是第 { $expected } 手，但对局已到第 { $ply } 手
session-not-turn = 现在不是{ $who }的回合
session-time-up = { $who }的时间已用完
session-lost-on-time = 超时负的对局不能悔棋
session-nothing-back = 没有可悔的棋
session-engine-asked = 无需询问引擎：直接悔棋即可
session-nobody-asked = 没有人请求悔棋
session-own-question = { $who }不能回答自己的请求
session-draw-already = { $who }已经提和
session-undo-already = { $who }已经请求悔棋
session-nothing-again = 没有可重做的棋
session-no-offer = 没有待答复的提和
session-own-offer = { $who }不能答复自己的提和
session-no-flag = 没有人超时
session-over = 对局已经结束。{ $ending }
session-over-move = 不能再下 { $move }：对局已经结束。{ $ending }
seat-no-strength = { $text } 不是级别：应为 { $least } 到 { $most }，或 { $full } 表示全力
seat-no-level = { $text } 不是级别：应为 { $least } 到 { $most }
seat-unknown = { $text } 不是棋手：应为 person:NAME、level:1 到 level:10、tengen:time=SECONDS 或 cmd:PROGRAM
seat-no-name = { $name } 不能作为名字：应为一行，最多 { $most } 个字符
seat-no-time = { $text } 不是思考时间：应为秒数，例如 2.5
clock-too-short = 计时“{ $clock }”没有给第一手留时间，至少要 1 秒
clock-unknown = { $text } 不是计时方式：应为 5+3（分钟和秒）、10s/move 或 none 之类
saved-none-in = { $folder } 中没有已保存的对局
saved-unknown = 没有名为 { $name } 的已保存对局：应为对局编号，例如 20250131-235959
engine-unknown-program = { $name } 是外部程序，棋谱文件不会启动程序：请用 --first cmd:PROGRAM 或 --second cmd:PROGRAM 打开对局
format-too-long =
    文件太长：{ $size } { $unit ->
        [bytes] 字节
       *[characters] 个字符
    }，最多 { $most }
format-no-game = 其中没有对局
format-no-text = 位置 { $offset } 有 NUL 字符：应为文本文件
format-unknown-content = 以 { $text } 开头的内容不是已知格式：应为 h8 i9 之类的着法，或 { $known } 之一
position-long = { $text } 不是局面：有 { $size } 个字符，最多 { $most } 个
position-no-moves = 没有着法
position-unknown = { $text } 不是局面。作为着法：{ $why }。作为文件：没有这个名字的文件。作为链接：既没有“?rule=”，也没有带着法的“#”
format-no-link = { $text } 不是链接：应为 ?rule=renju#h8i9 之类
format-bad-link = 链接有误：{ $why }
format-no-sgf = { $text } 中没有对局：应有“(;”
problem-no-rule = 未注明规则：按无禁手读取
problem-rule-asked = 文件注明 { $told }；按要求以 { $rule } 读取
problem-no-size = 未注明棋盘大小：按 { $size } 路读取
problem-size-asked = 文件注明大小 { $told }；按要求以 { $size } 路读取
problem-more = 另有 { $count } 个问题
problem-not-utf8 = 位置 { $at } 的字节 { $byte } 不是 UTF-8；按 { $encoding } 读取
problem-replaced = 位置 { $at } 的字节 { $byte } 不是 { $encoding }；它和类似字节已换成 { $sign }
problem-no-kind = 未注明棋类（GM）：按五子棋读取
problem-white-first = 空棋盘上由白方先下
problem-root-move = 根节点含有着法，已移到单独的节点
problem-file-size = 文件未注明棋盘大小：按 { $size } 路读取
problem-left-out = 第 { $number } 行：{ $text } 既非着法也非结束码，已略去
problem-before = 已跳过棋局之前的文字：{ $text }
problem-after = 已跳过最后一局之后的文字：{ $text }
problem-guess = 文字按 { $encoding } 读取，这是推测
problem-joined = 两个变化都以 { $move } 开始，已合并
problem-free = { $why }；之后作为自由对局继续
problem-link-key = 链接中的 { $key } 已忽略：应为 { $known }
problem-players = 无法读取已保存对局的棋手和计时：{ $why }
problem-changed = 文件被其他程序改动过：重新计时
puzzle-unknown = 没有名为 { $name } 的习题
lesson-unknown = 没有名为 { $name } 的课程：应为 { $known } 之一
language-unknown = 没有语言 { $text }：应为 { $known } 之一
setting-unknown = 没有名为 { $name } 的设置：应为 { $known } 之一
setting-impossible = { $name } 不能是 { $value }：{ $why }
setting-default = { $why }；改用默认值
settings-unread = 无法读取 { $file }（{ $why }）：改用默认设置
settings-set-aside = 无法读取 { $file }（{ $why }）：已改名为 { $aside }，改用默认设置

## What the server refuses

web-log-in = 请先登录。
web-confirm = 请先确认是你本人。
web-wrong-password = 名字或密码不对。
web-wrong-code = 名字或恢复码不对。
web-account-closed = 服务器的管理员已关闭此账号。
web-merge-large = 此浏览器和账号的学习记录合起来太大。请在不转入此浏览器数据的情况下登录。
web-name-reserved = 名字 { $name } 是保留的，请换一个。
web-name-taken = 名字 { $name } 已被使用，请换一个。
web-password-easy = 这个密码太容易猜到，请换一个。
web-attempts = 这个名字尝试次数过多，请在 { $minutes } 分钟后再试。
web-passkey-host = 通行密钥需要主机名：请用服务器的名字或 localhost 打开。
web-passkey-https = 通行密钥需要安全页面：请用 https 或 localhost 打开。
web-passkey-unknown = 这个通行密钥在此未登记，或不匹配。
web-passkey-known = 这个通行密钥已经登记过。
web-passkey-refused = 通行密钥未被接受：{ $why }
web-passkeys-most = 你已有 { $count } 个通行密钥，请先删除一个。
web-no-passkey = 你没有这个通行密钥。
web-no-session = 你没有这个登录会话。
web-too-long = 用时太长，请重试。
web-token = 此服务器需要访问令牌。
web-database = 数据库没有应答，请稍后再试。
web-not-stored = 这一手未能保存，请稍后再试。
web-rate = 此类请求过多，请在 { $seconds } 秒后再试。
web-many-requests = 同时请求过多，请等前面的完成。
web-many-attempts = 同时尝试过多，请重试。
web-queue-full = 等待引擎的人太多，请稍后再试。
web-watched-most = 你正在观看 { $count } 盘对局，请先离开一盘。
web-no-game = 没有对局 { $game }。
web-games-most = 你已有 { $count } 盘对局，请先删除一些。
web-rematch = 只有已结束对局的双方才能再来一局。
web-engines-clock = 两个引擎对弈不用计时，请设置思考时间。
web-no-lesson = 没有这个课程。
web-no-step = 课程没有这一步。
web-no-puzzle = 没有这道习题。
web-no-puzzles = 没有这样的习题。
web-puzzle-stale = 习题的局面已不同，请重新开始。
web-record-large = 学习记录太大，无法保存。
web-record-busy = 有太多请求同时修改此记录，请重试。
web-fair-play = 这个局面属于你正在进行的真人对局或等级分对局，请等对局结束。
web-adaptive-casual = 与自适应对手的对局属于友谊对局。
web-rated-where = 等级分对局只能对级别引擎，或来自大厅。
web-rated-position = 等级分对局从空棋盘开始。
web-rated-undo = 等级分对局不能悔棋。
web-not-away = 对手离开的时间还不够久。
web-self-rated = 不能与自己下等级分对局。
web-rated-account = 等级分对局需要账号；请登录，或下友谊对局。
web-servers = 服务器之间无法连接，请稍后再试。
web-servers-apart = 服务器之间失去了连接，着手会稍有延迟。
web-server-silent = 这局棋的服务器没有响应，请稍后再试。
web-bots-most = 你已有 { $count } 个机器人，请先删除一个。
web-no-bot = 你没有这个机器人。
web-no-player = 没有叫这个名字的棋手。
web-challenge-self = 不能挑战自己。
web-challenges-most = 你有 { $count } 个未完的挑战，请先撤回一个。
web-challenged-most = 这位棋手未处理的挑战太多，请稍后再试。
web-offer-gone = 这盘对局已不再等待对手。
web-tournament-account = 参加比赛需要账号；请先登录。
web-tournament-bots = 机器人不能参加这场比赛。
web-tournament-closed = 这场比赛已经结束。
web-tournament-twice = 你已经用另一个账号参加了。
web-tournament-full = 这场比赛人数已满。
web-tournament-clock = 比赛需要计时。
web-tournament-name = 比赛名称至少要有 { $count } 个字符。
web-tournament-cancel = 只有创建者能在开始前取消比赛。
web-tournaments-most = 未结束的比赛太多；一个账号最多创建 { $count } 场。
web-no-tournament = 没有这场比赛。
web-talk-tournament = 比赛对局中只能使用快捷用语。
web-speed = 只有创建引擎对局的人才能设置速度。
web-action-stale = 对局已到第 { $at } 步，而不是第 { $wanted } 步，请重新查看。
web-actions-most = 这盘对局的操作太多，请另开一局。
web-invitation = 这个邀请已被使用或无效。
web-pause = 只有两个引擎的对局可以暂停，且只能由创建者操作。
web-not-player = 你不是这盘对局的棋手。
web-ask-undo = 请向对方请求悔棋。
web-not-joined = 对方加入后对局才开始。
web-not-your-seat =
    { $seat ->
        [first] 先手方
       *[second] 后手方
    }的位子不是你的。
web-turn-of = 现在轮到{ $who }。
web-game-deleted = 这盘对局已被删除。
web-no-hint = 现在没有提示。
web-not-judged = 这盘对局不评判着法。
web-move-not-judged = 第 { $number } 手无法评判。
web-move-not-yours = 第 { $number } 手不是你下的。
web-reviews-most = 你之前的复盘仍在进行，请先停止一个。
web-no-review = 没有这个复盘。
web-review-stop = 只有开始复盘的人或对局者才能停止它。
web-review-empty = 复盘中还没有着法。
web-review-running = 对局尚未结束：只有已结束的对局才能复盘。
web-not-reviewed = 第 { $number } 手尚未复盘。
web-no-mistake = 第 { $number } 手不在失误之列。
web-no-drill = 没有这个练习。
web-drills-most = 你有 { $count } 个练习，最多保存 { $most } 个。请删除一些。
web-drills-together = 合起来会超过 { $count } 个练习。
web-studies-most = 你已有 { $count } 个分析，请先删除一些。
web-study-foreign = 这个分析属于别人，请保存一份副本。
web-no-study = 你没有这个分析。
web-no-study-named = 没有分析 { $study }。
web-not-listed = 你的列表中没有这盘对局。
web-comment-long = 注释太长：最多 { $count } 个字符。
web-game-large = 对局太大：最多 { $count } 手。
web-talk-log-in = 登录后才能写字；客人可以使用快捷短语。
web-talk-empty = 消息是空的。
web-talk-most = 一局最多 { $count } 条消息。
web-talk-two = 只有对局的两个人可以在那里交谈。
web-explorer-empty = 文件中没有可统计的着法。
web-explorer-most = 文件已满：最多 { $files } 个文件、{ $moves } 手。请先移除一个。
web-explorer-no-file = 你没有这个文件。

## Notices of the server

notice-engine-restarted = 引擎崩溃后已重启，正在重新思考。
notice-engine-failed = 引擎出错，这一手未经充分思考。
notice-engine-late = 引擎超时，这一手未经充分思考。
notice-declined = { $name } 拒绝了你的挑战。
notice-bye = { $name }：本轮你轮空，得一分。
notice-tournament-over = { $name } 已结束：你在 { $count } 人中名列第 { $place }。

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
settings-theme-contrast = 高对比度
settings-board = 棋盘
settings-board-kaya = 榧木
settings-board-walnut = 胡桃木
settings-board-slate = 石板
settings-board-felt = 绿色毡布
settings-board-paper = 纸面
settings-stones = 棋子
settings-stones-glass = 玻璃
settings-stones-flat = 扁平
settings-stones-ringed = 带圈
settings-marks-safe = 色盲友好标记
settings-coordinates = 坐标
settings-columns = 列标
settings-columns-letters = 字母
settings-columns-numbers = 数字
settings-numbers = 手数
settings-forbidden = 显示禁手点
settings-confirm = 每手确认
settings-confirm-never = 从不
settings-confirm-touch = 触摸屏上
settings-confirm-always = 总是
settings-sounds = 声音
settings-volume = 音量
settings-haptics = 振动
settings-notifications = 浏览器通知
settings-name-about = 对方会看到这个名字。
settings-reset = 恢复所有设置
settings-reset-done = 所有设置已恢复为默认值。
settings-notifications-refused = 此浏览器不允许在这里发送通知。

## Accounts

account-title = 账号
account-log-in = 登录
passkey-known = 此设备已有该账号的通行密钥。
passkey-unused = 没有使用通行密钥。
account-about = 账号并非必需。有了账号，你的棋局和学习进度在每个浏览器中都一样。
account-adopt = 把此浏览器的棋局、分析、设置和学习进度移入账号
account-log-in-passkey = 用通行密钥登录
account-forgotten = 忘记密码？
account-name = 名字
account-name-about = 3 到 20 个字母、数字、- 和 _。所有人都能看到。
account-password = 密码
account-password-about = 至少 8 个字符。
account-create = 创建账号
account-create-do = 创建此账号
account-code = 恢复码
account-code-about = 你保存的恢复码之一。每个只能用一次。
account-new-password = 新密码
account-recover-about = 至少 8 个字符。所有登录都会结束。
account-recover = 设置新密码
account-recover-do = 设置密码
account-back = 返回
account-confirm = 确认是你本人
account-confirm-about = 这会更改你的账号。
account-confirm-do = 确认
account-use-passkey = 使用通行密钥
account-cancel = 取消
account-no-passkeys = 此浏览器不能使用通行密钥。
account-browser-data = 此浏览器中的数据
account-since = { $when } 加入
account-log-out = 退出登录
account-data = 你的数据
account-password-change = 更改密码
account-password-changed = 密码已更改。其他浏览器已退出登录。
account-codes-new = 生成新恢复码
account-passkey-add = 添加通行密钥
account-signing-in = 登录方式
account-passkeys = 通行密钥
account-passkeys-none = 还没有。
account-codes = 恢复码
account-passkey-used = 使用于 { $when }
account-passkey-made = 创建于 { $when }
account-passkey-remove = 移除
account-passkey-remove-this = 移除 { $name }
account-passkey-name = 通行密钥 { $number }
bot-name = { $name }（机器人）
account-bots = 机器人
account-bots-about = 引擎以机器人的名字在此对局。令牌只能用来对局。
account-bot-name = 机器人的名字
account-bot-make = 创建机器人
account-bot-token = { $name } 的令牌
account-bot-token-about = 请立即复制令牌，之后不再显示。用此命令让引擎对局：
account-bot-token-kept = 完成
account-bot-token-new = 新令牌
account-bot-token-new-this = { $name } 的新令牌
account-bot-revoke = 撤销
account-bot-revoke-this = 撤销 { $name } 的令牌
account-bot-revoked = 没有令牌
account-bot-unused = 尚未使用
account-bot-used = 上次在线：{ $when }
account-bot-delete = 删除
account-bot-delete-this = 删除 { $name }
account-bot-delete-really = 确定删除？
account-codes-replaced = 以前的恢复码已失效。
account-codes-save = 保存为文件
account-codes-kept = 我已保存好
account-this-browser = 此浏览器
account-log-out-this = 让 { $browser } 退出登录
account-log-out-others = 让其他浏览器全部退出登录
account-browsers = 已登录的浏览器
account-device = { $system } 上的 { $browser }
account-some-browser = 浏览器
account-export = 把全部数据保存为文件
account-codes-about = 请保存这些恢复码。如果丢失密码，每个恢复码可以打开账号一次。它们不会再次显示。
account-delete-about = 与他人的棋局会为对方保留，但不再有你的名字。与他人进行中的对局按认输处理。
account-codes-left = 还剩 { $count } 个恢复码。生成新的会取代它们。
account-adopted = 你的账号已接收 { $count } 局棋。
account-delete =
    { $kind ->
        [account] 删除账号及其全部数据
       *[browser] 删除此浏览器的数据
    }
account-delete-really =
    { $kind ->
        [account] 确定删除账号及其全部数据？此操作无法撤销。
       *[browser] 确定删除此浏览器的数据？此操作无法撤销。
    }

## The lobby, and calls to a player

call-paired = 你与 { $name } 的对局开始了。
call-challenge = { $name } 向你发起挑战。
call-your-move = 与 { $name } 的对局轮到你。
call-go = 前往
lobby-title = 大厅
lobby-about = 找人对局，或者观战。不需要账号。
lobby-quick = 快速配对
lobby-other = 其他对局…
lobby-engine = 或者马上与引擎对局
lobby-yours = 你的挑战
lobby-open = 谁想下棋
lobby-open-none = 没有人在等待。在上面选择计时方式，下一个想下同样棋局的人就会与你对局。
lobby-live = 可观战的对局
lobby-live-none = 目前没有进行中的对局。
lobby-waiting = 正在等待对手…
lobby-cancel = 取消
lobby-withdraw = 撤回
lobby-decline = 拒绝
lobby-accept = 接受
lobby-play = 对局
lobby-play-this = 与 { $name } 对局
lobby-challenges = { $name } 向你发起挑战
lobby-challenged = 你已向 { $name } 发起挑战
call-round = { $title }：你与 { $name } 的对局开始了。
tournaments-title = 比赛
tournaments-about = 与许多对手下许多盘。比赛会自动开始；有账号就能参加或创建。
tournaments-open = 即将开始
tournaments-open-none = 目前没有安排比赛。
tournaments-running = 正在进行
tournaments-over = 已结束
tournament-link = 比赛
tournament-make = 创建比赛
tournament-make-account = 登录后才能创建比赛。
tournament-name = 名称
tournament-kind = 赛制
tournament-swiss = 瑞士制
tournament-swiss-about = 每一轮由积分相同的人相遇，同一对手不会遇到两次。
tournament-carousel = 轮转赛
tournament-carousel-about = 在规定时间内，谁空闲就立刻再次配对。随时可以加入或离开。
tournament-rounds = 轮数
tournament-rounds-of = 轮数：{ $count }
tournament-duration = 时长
tournament-length = { $minutes } 分钟
tournament-hours = { $hours } 小时
tournament-streaks = 连胜：连胜两盘之后得分加倍
tournament-bots = 机器人可以参加
tournament-starts = 距开始
tournament-players = 参赛人数：{ $count }
tournament-join = 参加
tournament-leave = 退出
tournament-back = 回来
tournament-cancel = 取消比赛
tournament-cancelled = 比赛没有举行：人数不足，或已被取消。
tournament-finished = 比赛已结束。
tournament-round-of = 第 { $round } 轮，共 { $count } 轮。
tournament-starts-in = { $time } 后开始
tournament-ends-in = 还可开始新对局：{ $time }
tournament-next-in = { $time } 后开始下一轮
tournament-waiting = 你已参加；对局开始时，无论在哪个页面都会通知你。一分钟内不开始即判负。
tournament-out = 你已退出：回来之前不会配对。
tournament-your-game = 去你的对局
tournament-standings = 排名
tournament-pairings = 配对
tournament-none = 还没有人参加。
tournament-points = 积分
tournament-buchholz = 布赫霍尔茨分
tournament-sonneborn = 索伯分
tournament-wins = 胜局
tournament-bye = 轮空
tournament-gone = 已退出
tournament-on-streak = 现在得分加倍
rated = 等级分对局
casual = 友谊对局
speed-bullet = 超快棋
speed-blitz = 快棋
speed-rapid = 中速棋
speed-classical = 慢棋
setup-rated = 等级分对局
setup-rated-about = 计入你在此规则和速度下的等级分。没有提示，与引擎对局也不能悔棋。
setup-rated-level = { $level } 级的等级分是 { $rating }。
setup-rated-account = 等级分对局需要账号。
setup-rated-clock = 等级分对局需要计时。
setup-rated-size = 此规则的等级分对局使用 { $sizes }。
setup-rated-opening = 此规则的等级分对局需要以下开局之一：{ $openings }。
profile-link = 你的个人资料与等级分
profile-title = 棋手
profile-challenge = 发起挑战
profile-ratings = 等级分
profile-ratings-none = 还没有等级分对局。
profile-curve = 最近对局的等级分：最低 { $low }，最高 { $high }，当前 { $now }。
profile-results = 等级分对局成绩
profile-won = 胜
profile-drawn = 和
profile-lost = 负
profile-games = 最近的公开对局
profile-games-none = 还没有公开对局。大厅的对局是公开的，其他都是私密的。
leaders-title = 排行榜
leaders-about = 各规则和速度的最高等级分，不含暂定分。
leaders-none = 这里还没有人拥有正式等级分。
leaders-speed = 速度
leaders-games = 对局数

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
teach-label = 指导
teach-about = 在你失误时立即指出，并让你悔棋。
teach-off = 关闭
teach-blunders = 仅大错
teach-all = 所有失误
teach-blunder = { $move } 是大错
teach-mistake = { $move } 是失误
teach-take-back = 悔这一手
teach-show = 显示原因
teach-play-on = 继续下
terminal-teach-back = 悔掉 { $move }？（y/n）

## The plain terminal

terminal-commands-hint = 输入 ? 查看命令。
terminal-draw-declined = 和棋被拒绝。
terminal-chose = { $who }：{ $what }。
terminal-sentence = { $text }。
terminal-opening-over = 开局结束：{ $black }对{ $white }。
terminal-played = { $who }下了 { $points }。
terminal-over-now = 对局已经结束：n 再来一局，q 退出。
terminal-hint-offer = 输入 t 获得提示。
terminal-hint-key = 按 h 获得提示。
terminal-not-judged = 这一手未作评判：{ $why }。
terminal-not-counted = 结果未计入：{ $why }。
terminal-run-program = 对局中有程序 { $name }。要运行 { $command } 吗？(y/n)
terminal-moves-typed = 也可以替它输入着法。
terminal-thinks = { $who }正在思考
terminal-declines = { $who }拒绝和棋。
terminal-time-taken = 用时 { $seconds } 秒。
terminal-time-thought = 用时 { $seconds } 秒，深度 { $depth }，评分 { $score }。
terminal-hint = 提示：{ $hint }
terminal-hint-more = 提示：{ $hint } 再输入 t 可看更多。
terminal-hint-line = 提示：{ $move }（{ $score }，深度 { $depth }）：{ $line }。
terminal-try-again = 按回车重试，也可以替它输入着法。
terminal-not-saved-yet = 尚未保存：{ $why }。
terminal-not-saved = 未保存：{ $why }。
terminal-strength = 你对各级别的实力：{ $rating }（{ $change }）。
terminal-goodbye = 再见。
terminal-average = { $who }平均每手 { $seconds } 秒。
terminal-resume = 继续对局：{ $command }
terminal-saved-in = 对局已保存在 { $file }。
terminal-result-back = 已撤回结果。
terminal-taken-back = 已悔 { $count } 手：{ $moves }。
terminal-none-forbidden =
    { $color ->
        [black] 黑方没有禁手点。
       *[white] 白方没有禁手点。
    }
terminal-no-move = 没有第 { $number } 手：应为 0 到 { $most }。
terminal-board-after = 第 { $number } 手后的棋盘，对局已到第 { $ply } 手。
terminal-nothing-played = 还没有下棋。
terminal-history-hint = 输入 h { $number } 查看第 { $number } 手后的棋盘。
terminal-level-engines = 这里有 { $count } 个引擎：需要恰好一个才能设置级别。
terminal-plays-on = { $who }继续下。
terminal-exists = { $file } 已存在；输入 s! { $file } 可覆盖。
terminal-saved-as = 已保存为 { $file }
terminal-load-hint = 输入 l 1 或 l FILE 载入对局。
terminal-none-saved = 还没有保存的对局：l FILE。
terminal-loaded = 已载入 { $name }。
terminal-another = 新的一局。
terminal-help-move = 落子：列和行
terminal-help-enter = 让引擎走
terminal-help-undo = 悔棋
terminal-help-redo = 重做
terminal-help-tip = 逐步提示：区域、棋形、着法
terminal-help-history = 棋谱，或第 N 手后的棋盘
terminal-help-forbidden = 禁手点
terminal-help-draw = 提和
terminal-help-resign = 认输
terminal-help-level = 引擎级别，1 到 10，或 full（全力）
terminal-help-save = 保存，并显示棋盘的 Python 代码
terminal-help-save-over = 保存并覆盖文件
terminal-help-load = 载入文件或已保存的对局；列出它们
terminal-help-new = 新对局，交换先后手
terminal-help-help = 本帮助
terminal-help-quit = 退出，对局会保留
terminal-offers = 打点 { $point }
terminal-ask-rule = 规则（{ $known }）
terminal-ask-size = 棋盘大小（{ $least } 到 { $most }）
terminal-ask-opening = 开局（{ $known }）
terminal-ask-opponent = 对手（级别 { $least } 到 { $most }，full 全力，person 真人，或 cmd:PROGRAM 程序）
terminal-ask-color = 你的颜色（black 黑，white 白）
terminal-ask-opens = 谁开局：你（black）还是引擎（white）
terminal-ask-name-none = 你的名字（- 表示不用）
terminal-ask-other = 对方的名字
terminal-ask-other-none = 对方的名字（- 表示不用）
terminal-ask-clock = 计时（如 5+3、10s/move，none 不计时）
terminal-panel-opening = 开局：{ $opening }
terminal-panel-last = { $moves }，最后一手 { $move }
terminal-panel-pairs = 提子对：黑 { $black }，白 { $white }
terminal-panel-five =
    { $color ->
        [black] 黑方的五连可被打破
       *[white] 白方的五连可被打破
    }
terminal-shows-board = 按回车显示棋盘
terminal-prompt-over = 对局结束（n 新对局，u 悔棋，s 保存，l 载入，q 退出）
terminal-time-left = 剩 { $time }
terminal-hash = 哈希 { $percent }%
terminal-compiling = 正在编译引擎
terminal-loading = 正在载入引擎
terminal-kernels = { $what } { $bar } { $done } / { $total } 个内核
terminal-compiling-once = 正在编译引擎，此版本只需一次，约一分钟
terminal-position = 规则：{ $rule }，{ $size }，{ $moves }。
terminal-opening-name = 开局：{ $name }。
terminal-to-move =
    { $color ->
        [black] 轮到黑方。
       *[white] 轮到白方。
    }
terminal-pairs = 提子对：黑 { $black }，白 { $white }。
terminal-captures =
    { $color ->
        [black] 黑方
       *[white] 白方
    }提掉 { $stones }（共 { $count } 对）。
terminal-pending =
    { $color ->
        [black] 黑方已成五连，白方仍可提子打破。
       *[white] 白方已成五连，黑方仍可提子打破。
    }
terminal-forbidden =
    { $color ->
        [black] 黑方禁手点
       *[white] 白方禁手点
    }：{ $points }。
terminal-with-line = { $how }：{ $line }。
terminal-result = 结果：{ $result }
terminal-unreadable = 无法读取
terminal-no-saved = 没有已保存的对局。
terminal-plain-mode = { $why }；现在是纯文本模式
terminal-no-screen = 此终端无法显示全屏界面
terminal-no-textual = 全屏界面需要 tengen[tui]
terminal-not-remembered = 设置未能保存：{ $why }
terminal-against = { $black }对{ $white }，{ $rule }，{ $size }。
terminal-interrupted = 已中断。
terminal-moves-on-average = { $who }：{ $moves }，平均每手 { $seconds } 秒。

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = 着法（如 h8），或 hint 提示、solution 答案、skip 跳过、quit 退出
terminal-lesson-commands = hint 提示、solution 答案、skip 跳过、quit 退出
terminal-ask-move = 着法
terminal-ask-point = 点
terminal-ask-choose = 请选择 { $options }
terminal-next = 下一课：{ $command }
terminal-step = 第 { $number } 步，共 { $count } 步：{ $title }
terminal-a-puzzle = 习题
terminal-right = 正确。{ $text }
terminal-again = { $text }请再试一次。
terminal-no-play = { $move } 不能下在这里。
terminal-puzzle = 习题 { $id }：{ $rule }，{ $theme }，{ $rating }
terminal-rating = 等级分 { $rating }，已解 { $solved } 题，最长连对 { $best }。
terminal-rating-change = 等级分 { $rating }（{ $change }），连对 { $streak }。
terminal-drill = 练习：{ $rule }，{ $source }
terminal-drill-right = { $move } 正确（{ $score }）。
terminal-drills-due = { $count } 个练习中有 { $due } 个到期。
terminal-drills-none = 还没有练习。用 { $command } 生成。
terminal-source = { $place } 的第 { $number } 手
terminal-source-times = { $source }（{ $count } 次）
terminal-place =
    { $kind ->
        [game] 对局
        [review] 复盘
       *[analysis] 分析
    }
terminal-earlier-game = 以前的对局
terminal-drills-made = { $count } 个失误，{ $fresh } 个新练习。
terminal-drills-unsure = 更深的搜索没有证实其中 { $count } 个失误。
terminal-better = 更好
terminal-then = 随后
terminal-column =
    { $name ->
        [number] 手数
        [side] 方
        [move] 着法
        [mark] 标记
        [before] 之前
        [after] 之后
        [better] 更好
        [player] 棋手
        [games] 局数
        [moves] 手数
        [accuracy] 准确率
        [opening] 开局
        [middle-game] 中盘
        [endgame] 残局
        [black] 黑
        [white] 白
        [overlooks] 常漏看
        [depth] 深度
        [score] 评分
        [time] 用时
       *[line] 变化
    }
terminal-accuracy =
    { $color ->
        [black] 黑方
       *[white] 白方
    }准确率 { $percent }%
terminal-review-left = 复盘尚未完成：还剩 { $count } 次搜索。
terminal-review-positions = 局面
terminal-review-turns = 转折点：还剩 { $count } 个
terminal-games-done = { $count } 盘中的 { $done } 盘已在 { $folder }
terminal-game-of = 第 { $number } 盘，共 { $count } 盘
terminal-explain-move =
    { $color ->
        [black] 黑方
       *[white] 白方
    }走 { $move }：
terminal-factors-for =
    { $color ->
        [black] 对黑方有利
       *[white] 对白方有利
    }：
terminal-factors-then =
    { $color ->
        [black] 黑方
       *[white] 白方
    }随后可得：
terminal-total = 合计：{ $total }
terminal-no-threats = 没有威胁
terminal-terms = 评估各项（对行棋方）：

## The full-screen terminal

terminal-save = 保存
terminal-open = 打开
terminal-new = 新局
terminal-help = 帮助
terminal-quit = 退出
terminal-start = 开始
terminal-analysis = 分析
terminal-logo = 五子连珠
terminal-name = 名字
terminal-command = 命令
terminal-think-seconds = 每手秒数（2，或按计时）
terminal-person = 真人
terminal-adaptive = 自适应级别
terminal-other-engine = 其他引擎
terminal-other-clock = 其他
terminal-clock-such = 5+3 或 10s/move
terminal-continue = 继续 { $title }
terminal-start-hint = 方向键选择，回车开始对局。
terminal-looking-back = 正在回看：按 End 回到对局。
terminal-over-new = { $ending }按 n 开始新对局。
terminal-over-back = { $ending }n：新对局，u：悔棋。
terminal-hurry = { $who }正在思考；按 m 立即落子。
terminal-typing = 着法：{ $text }
terminal-who-for = 谁接替{ $who }？
terminal-no-resign = 现在没有人可以认输。
terminal-resigns = { $who }认输
terminal-paused = 已暂停。按 p 继续。
terminal-unmarked = 不标记禁手点。
terminal-hint-person = 提示只给轮到的真人。
terminal-report =
    { $color ->
        [black] 黑方 { $move }
       *[white] 白方 { $move }
    }
terminal-save-as = 另存为（.sgf、.psq 等）：
terminal-write-over = 覆盖 { $file }
terminal-file-exists = { $file } 已存在
terminal-leave-it = 保留原文件
terminal-thinking = 思考中
terminal-program-who = { $name } 是程序。由谁来下？
terminal-run = 运行 { $command }
terminal-draw-question = { $who }：和棋吗？
terminal-failed-who = { $who }出错了。由谁继续？
terminal-tengen-full = Tengen 全力
terminal-getting-ready = 引擎正在准备。
terminal-getting-ready-first = 引擎正在准备。第一次大约需要一分钟。
terminal-hint-plays = 提示：{ $move }。按回车落子。
terminal-note-pairs = 提子对 { $taken }/{ $needed }
terminal-note-moves = { $moves }，每手 { $seconds } 秒
terminal-browsing = 第 { $ply } 手，共 { $count } 手。PgUp 和 PgDn 翻看，End 返回。
terminal-chooses-digits = { $who }选择：1 到 { $count }。
terminal-chooses-arrows = { $who }选择：方向键和回车。
terminal-good-for =
    { $color ->
        [black] 对黑方有利
       *[white] 对白方有利
    }：
terminal-back = Esc：返回
terminal-open-game = 打开对局
terminal-open-keys = Tab：列表或文件，回车：打开，Esc：返回
terminal-file = 文件
terminal-cannot-open = 无法打开 { $file }：{ $why }

## The keys of the full-screen terminal

terminal-keys-board = 棋盘
terminal-keys-game = 对局
terminal-keys-analysis = 分析
terminal-keys-signs = 符号
terminal-keys-arrows = 方向键
terminal-keys-mouse = 鼠标
terminal-key-cursor = 移动光标 [ ]
terminal-key-place = 落子
terminal-key-type = 输入着法，例如 h8
terminal-key-click = 点击落子
terminal-key-browse = 翻看着法；Home 和 End：最初和最后
terminal-key-zoom = 小棋子或大棋子（空间足够时）
terminal-key-undo = 悔棋；对引擎时退到你的回合
terminal-key-teaching = 指导：关闭、大错、全部失误
terminal-key-now = 让引擎立即落子
terminal-key-change = 更换当前方的棋手
terminal-key-pause = 暂停计时
terminal-key-forbidden = 禁手点：标记并说明原因
terminal-key-numbers = 棋子上显示手数
terminal-key-save = 保存（sgf、psq、json 等）
terminal-key-open = 打开对局
terminal-key-new = 新对局
terminal-key-panel = 打开或关闭分析面板
terminal-key-lines = 更多或更少变化
terminal-key-explain = 光标处着法的详细说明
terminal-sign-winning = 获胜的一行
terminal-sign-last = 最后一手
terminal-sign-cursor = 光标
terminal-sign-both = 最后一手和光标
terminal-sign-forbidden = 禁手
terminal-sign-best = 分析的最佳着法
terminal-keys-saved = 每手之后都会自动保存。随时可按 Ctrl-C 退出，并显示继续对局的命令。

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
welcome-puzzles = 用三道小题测一测
welcome-later = 以后再说
welcome-placed = 你的对手已准备好
welcome-placed-gentle = 它从容易开始，并随你的成绩调整。重大失误会被指出，你可以悔棋。
welcome-placed-about = 它从接近你的水平开始，并随你的成绩调整。
welcome-lesson = 或者从第一课开始
placement-title = 第 { $number } 题，共 { $count } 题
placement-about = 只看第一次的答案。不会的话请继续。
placement-unknown = 不知道
placement-finish = 寻找对手
placement-result = 你解出了 { $solved }/{ $count } 题。对手从大约 { $level } 级开始，并随你的成绩调整。
placement-play = 下第一盘棋

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
talk-title = 聊天
talk-about = 打个招呼或写一句话，只有你们两人能看到。
talk-log-in = 登录后可以写自己的话。
talk-message = 消息
talk-send = 发送
talk-you = 你
talk-mute = 屏蔽
talk-unmute = 取消屏蔽
talk-muted = 你已屏蔽该棋手。
talk-report = 举报
talk-report-this = 举报 { $name }
talk-report-why = 有什么问题？
report-talk = 冒犯性消息
report-cheating = 使用引擎
report-stalling = 拖延或离开
report-name = 冒犯性名字
report-other = 其他
talk-report-details = 详情（可选）
talk-report-send = 发送举报
talk-report-cancel = 取消
talk-reported = 谢谢，管理员会查看。
talk-hello = 你好！
talk-good-luck = 祝你好运！
talk-nice-move = 好棋！
talk-oops = 哎呀！
talk-well-played = 下得好！
talk-good-game = 好局！
talk-thanks = 谢谢！
talk-bye = 再见！
seat-engine-bot = 会员的引擎
seat-engine-full = 引擎全力，每手 { $seconds } 秒
seat-by-link = 通过链接加入的人
seat-person = 真人
seat-first = 先手方
seat-second = 后手方
seat-level = { $level } 级
seat-full = 全力
seat-program = 其他程序
who-seat =
    { $seat ->
        [first] 先手方
       *[second] 后手方
    }
who-named = { $name }（{ $role }）
seat-absent = 尚未到来
seat-you = 你
claim-title = 对手离开
claim-left = { $name } 离开了对局。
claim-idle = { $name } 尚未落子。
claim-wait = { $time } 后可以要求判定。
claim-win = 要求判胜
claim-draw = 判为和棋
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
setup-challenge-about = 对方会收到通知，可以接受或拒绝。
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
play-book = 开局库
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
share-embed = 网页嵌入代码
share-embed-about = 可在你自己的网页上显示这盘棋。
embed-title = { -gomoku }对局
embed-open = 在 Tengen 中打开
embed-failed = 无法显示这盘棋。
embed-start = 第一手之前。
embed-move = 第 { $number } 手（共 { $count } 手）：{ $move }。
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
explorer-title = 走法浏览
explorer-about = 来自开局库、证明和对局的已知着法。选择一手即可落子。
explorer-none = 关于此局面没有已知信息。
explorer-all = 显示全部 { $count } 个着法
explorer-verdict = 评价
explorer-public = 公开对局
explorer-own = 你的文件
explorer-results = 黑方 { $black }，白方 { $white }，和棋 { $draws }，无结果 { $unknown }
explorer-proof-title = 与证明对弈
explorer-proof-switch = 证明执黑
explorer-proof-about = 执白挑战已证明的必胜局面：证明会立即应手并说明理由。若没有证明涵盖你的着法，则由引擎应手，此处会注明。
explorer-proof-says = { $move } 已被证明：无论如何应对，{ $verdict }。
explorer-engine-says = { $move } 不是来自证明：没有证明涵盖此局面，由引擎落子（{ $score }）。
explorer-begins = { $move }：证明从中央开始。
explorer-won = 证明获胜。退回几手，试试别的防守。
explorer-threat = 威胁：{ $move }。对任何无需单独应对的应手：{ $verdict }。
explorer-answers = 需要单独应对的应手：{ $points }
explorer-even-title = 均势局面
explorer-even-about = 使双方机会相等的棋子，可用于交换和 swap2 的布置。
explorer-even-move = 寻找均势着法
explorer-even-pair = 寻找均势组合
explorer-even-searching = 正在寻找均势棋子…
explorer-even-stones = 棋子
explorer-even-chance = 轮走方的机会
explorer-files-title = 你的文件
explorer-files-about = 你自己文件中的对局只为你统计。
explorer-files-open = 添加当前对局
explorer-files-remove = 移除 { $name }
explorer-find = 查找此局面
explorer-find-about = 在整棵树中查找此局面，包括旋转、镜像或不同着法次序
explorer-found = 此局面在树中另有 { $count } 处。
explorer-found-none = 此局面在树中别处没有出现。
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
line-better = 更好：{ $move }
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
review-show-longest = 显示最顽强的防守
review-lost = 这时已经输定，这一手只是让对局更早结束。
review-overlooked = { color-name }忽略了：{ $kinds }
review-practise = 练习：{ $theme }
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
class-lost = 已经输定
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
instruction-options = 请选择：{ $options }。
instruction-draw = { $who }提和：接受还是拒绝。
instruction-undo = { $who }请求悔棋：同意还是拒绝。

## Names of openings: renju's 26, and how the second stone stands

opening-name =
    { $name ->
        [kansei] 寒星
        [keigetsu] 溪月
        [sosei] 疏星
        [kagetsu] 花月
        [zangetsu] 残月
        [ugetsu] 雨月
        [kinsei] 金星
        [shogetsu] 松月
        [kyugetsu] 丘月
        [shingetsu] 新月
        [zuisei] 瑞星
        [sangetsu] 山月
        [yusei] 游星
        [chosei] 长星
        [kyogetsu] 峡月
        [kosei] 恒星
        [suigetsu] 水月
        [ryusei] 流星
        [ungetsu] 云月
        [hogetsu] 浦月
        [rangetsu] 岚月
        [gingetsu] 银月
        [myojo] 明星
        [shagetsu] 斜月
        [meigetsu] 名月
        [suisei] 彗星
        [direct-opening] 直指开局
        [indirect-opening] 斜指开局
        [one-space-opening] 一间跳开局
        [diagonal-one-space-opening] 斜一间跳开局
        [knights-opening] 小飞开局
        [large-knights-opening] 大飞开局
       *[two-space-opening] 二间跳开局
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

drills-title = 练习
drills-prompt =
    { $color ->
        [black] 黑方
       *[white] 白方
    }在这里下了 { $move } { $mark }。找出更好的一手。
drills-due = 今天有 { $count } 个练习到期
drills-count = { $due }/{ $total } 个到期
drills-next = 下一个练习
drills-all = 全部练习
drills-solve = 解答到期的 { $count } 个练习
drills-next-due = 现在没有到期的练习。下一个练习：{ $when }。
drills-none = 还没有练习。在棋局复盘中打开一个失误，把它做成练习。
drills-entry =
    { $color ->
        [black] 黑方
       *[white] 白方
    } { $move } { $mark }
drills-try = 试一试
drills-move = 你的棋局第 { $number } 手
drills-again = 下次出现：{ $when }。
drills-in-game = 实战中：{ $reason }
drills-now = 现在
drills-in-minutes = { $count } 分钟后
drills-in-days =
    { $count ->
        [1] 明天
       *[other] { $count } 天后
    }
review-drill = 做成练习
review-drills = 把这些失误做成练习
review-drills-making = 正在核对答案…
review-drills-made = 已生成 { $count } 个练习，明天到期。
review-drills-known = 这些已经是练习了。
review-drills-unsure = 更深的搜索没有证实这些失误。

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

lessons-five-title = 什么是五连
lessons-five-about = 任意方向上五子连成一线即获胜。
lessons-five-row-title = 五子连线
lessons-five-row-text = 黑方已有四子相连：{ $four }。在任一端再下一子就成五获胜。请落子。
lessons-five-row-done = 五子连线，黑方获胜。{ $ends } 都可以。
lessons-five-gap-title = 填上空隙
lessons-five-gap-text = 也可以从中间连成五。黑方的 { $four } 还差一子。找出这一点。
lessons-five-gap-done = 竖线成五。空隙与两端同样有效。
lessons-five-diagonal-title = 斜线上
lessons-five-diagonal-text = 斜线也算，而且最容易被忽略。{ $block } 已被白方占据，但这条线还有另一端。
lessons-five-diagonal-done = 斜线成五。
lessons-five-edge-title = 沿着边线
lessons-five-edge-text = 黑方的 { $four } 沿着边线，白方占有 { $block }。还有成五的空间吗？
lessons-five-edge-done = 有：这条线正好到达角上。
lessons-five-six-title = 六子也算
lessons-five-six-text = 在无禁手规则中，更长的连线也获胜。把黑方的三子和两子连起来。
lessons-five-six-done = 在无禁手规则中六子连线获胜。其他规则则不同。
lessons-five-first-title = 先取胜，再防守
lessons-five-first-text = 白方威胁在 { $their } 成五。但现在轮到黑方。什么优先？
lessons-five-first-done = 自己成五，棋局就结束了，不必再防守。
lessons-fours-title = 冲四
lessons-fours-about = 四再有一子就成五，迫使对方应对。
lessons-fours-make-title = 下出冲四
lessons-fours-make-text = 白方在 { $block } 堵住了黑方三子的一端。仍然加上第四子，使再下一子就能成五。
lessons-fours-make-done = 冲四：白方必须立即应对，否则就输。
lessons-fours-stop-title = 挡住冲四
lessons-fours-stop-text = 白方在竖线上有四子，黑方的 { $block } 堵住一端。立即占据另一端。
lessons-fours-stop-done = 冲四只有一个应手，就是这一手。
lessons-fours-inside-title = 有空隙的四
lessons-fours-inside-text = 白方的 { $four } 虽不全相连，也是冲四。白方会在哪里成五？
lessons-fours-inside-done = 只有空隙能成五，所以只有下在空隙才能挡住。
lessons-fours-open-title = 活四
lessons-fours-open-text = 黑方在斜线上有三子，两端都有空间。下出一手挡不住的四。
lessons-fours-open-done = 现在有两个成五点，白方只能占其中一个。
lessons-fours-edge-title = 发展的空间
lessons-fours-edge-text = 黑方有两个三。{ $short } 靠着边线，在那里成四只有一端开放。用另一个三成活四。
lessons-fours-edge-done = 活四的两边都要有空点。
lessons-fours-oneline-title = 一条线上两个四
lessons-fours-oneline-text = 在这条横线上，有一手能同时形成两个不同的成五点。找出它。
lessons-fours-oneline-done = 白方只能填一个空隙，黑方在另一个成五。
lessons-fours-block-title = 兼作防守的冲四
lessons-fours-block-text = 白方有活三：{ $three }。找出既成冲四又挡住它的一手。
lessons-fours-block-done = 白方必须应对冲四，活三也没有了。
lessons-threes-title = 活三
lessons-threes-about = 活三再有一子就成活四。
lessons-threes-make-title = 下出活三
lessons-threes-make-text = 在 { $two } 旁边放第三子，使下一手可以成活四。
lessons-threes-make-done = 活三。白方现在应当应对。
lessons-threes-gap-title = 有空隙的三
lessons-threes-gap-text = 隔开的棋子也能配合。把 { $two } 变成活三。
lessons-threes-gap-done = 中间留有一个空点，填上它就成活四。
lessons-threes-stop-title = 挡住活三
lessons-threes-stop-text = 白方的 { $three } 是活三。放着不管，就会变成两端开放的四。找出应手。
lessons-threes-stop-done = 这个三不再是活三了。
lessons-threes-gain-title = 应对并有收获
lessons-threes-gain-text = 白方的 { $three } 是有空隙的活三。在所有应手中，有一手还能使黑方成活三。
lessons-threes-gain-done = 一子兼顾攻防，主动权就是这样易手的。
lessons-threes-which-title = 并非每个三都是活三
lessons-threes-which-text = 白方有两个三。{ $closed } 被 { $block } 堵住，可以先不管。应对另一个。
lessons-threes-which-done = 正确。一端被堵的三只能成冲四，而冲四有应手。
lessons-threes-end-title = 正确的一端
lessons-threes-end-text = 黑方可以继续发展这个三。白方的 { $stone } 就在附近，所以有一端只能成冲四。选另一端。
lessons-threes-end-done = 这个四的两边都有空间。
lessons-threes-faster-title = 谁的三更快
lessons-threes-faster-text = 双方都有活三，轮到黑方。不要防守。
lessons-threes-faster-done = 白方现在可以成四，但黑方先成五。
lessons-double-title = 同时两个威胁
lessons-double-about = 对方能应对一个威胁，但应对不了两个。
lessons-double-fourthree-title = 一个四和一个三
lessons-double-fourthree-text = 一子可以同时成冲四和活三。白方挡住冲四，活三继续发展。找出这一手。
lessons-double-fourthree-done = 四三是最常见的取胜方法。
lessons-double-twofours-title = 两个四
lessons-double-twofours-text = 黑方在横线和竖线上各有一个一端被堵的三。它们在哪里相交？
lessons-double-twofours-done = 两个四，两个成五点：白方无法都占。
lessons-double-twothrees-title = 两个三
lessons-double-twothrees-text = 黑方的两对子指向同一点。下在那里就成两个活三。
lessons-double-twothrees-done = 白方只能挡住一个三，另一个成活四。
lessons-double-hidden-title = 两者都有空隙
lessons-double-hidden-text = 有空隙的线更难看出。找出同时成有空隙的四和有空隙的三的一手。
lessons-double-hidden-done = 棋子并不相连，照样取胜。
lessons-double-race-title = 太慢了
lessons-double-race-text = 白方有活三：{ $three }。在 { $slow } 成两个活三就太晚了，因为白方先成四。找出带冲四的双重威胁。
lessons-double-race-done = 冲四迫使白方应对，白方的活三始终没有机会发挥。
lessons-double-answer-title = 看清对方的应手
lessons-double-answer-text = { $tempting } 成四三，但白方应在 { $block } 就成活四。找出不让白方的应手有收获的四三。
lessons-double-answer-done = 同一个四，换另一端来下：现在白方的应手毫无用处，白方的三也被挡住了。
lessons-defend-title = 防守
lessons-defend-about = 在威胁形成之前阻止它，并选对方向。
lessons-defend-crossing-title = 占据交叉点
lessons-defend-crossing-text = 白方还没有威胁取胜。但有一点能让白方成两个活三。阻止它。
lessons-defend-crossing-done = 谁占据两线的交叉点，谁就掌握两条线。
lessons-defend-fourthree-title = 赶在四三之前
lessons-defend-fourthree-text = 白方的 { $three } 一端被堵，单独来看不必应对。但它与 { $pair } 配合能成四三。阻止它。
lessons-defend-fourthree-done = 进攻之前，先看对方的线在哪里相交。
lessons-defend-side-title = 只有一边可行
lessons-defend-side-text = 白方的 { $stone } 在黑方三子的右边。这还不够，只有一手能守住。
lessons-defend-side-done = 已证明其他着法全部告负：黑方在 { $gain } 成活四，或以后续威胁取胜。
lessons-defend-more-title = 一子两用
lessons-defend-more-text = 黑方有活三，还可以在 { $second } 成三三。白方只来得及下一手。
lessons-defend-more-done = 从这一边挡是唯一不输的一手。
lessons-defend-gap-title = 下在空隙
lessons-defend-gap-text = 白方的 { $three } 有三处可以挡，其中两处会输。也要看 { $second } 这一点。
lessons-defend-gap-done = 空隙通常是最好的位置：这条线就此失去作用。
lessons-vcf-title = 连续冲四取胜
lessons-vcf-about = 连续冲四使对方别无选择，直到最后一手取胜。
lessons-vcf-first-title = 先冲四
lessons-vcf-first-text = 白方有活三，所以黑方必须只用冲四取胜。{ $cross } 只成两个活三，太慢了。哪一手冲四能使它变成四三？
lessons-vcf-first-done = { $start } 的冲四在竖线上多放了一子，于是 { $cross } 成了四三。
lessons-vcf-stone-title = 留下来的一子
lessons-vcf-stone-text = 白方威胁在 { $danger } 成四三。黑方先走：有空隙的冲四会留下一子，正是下一个冲四所需要的。
lessons-vcf-stone-done = { $start } 这一子在两个冲四中都起了作用。
lessons-vcf-two-title = 同一条线上两次
lessons-vcf-two-text = 黑方可以在同一条竖线上先后两次冲四。找出以四三结束的次序。
lessons-vcf-two-done = 竖线上两次冲四，然后在 { $end } 成四三：白方始终没有一手自由的棋。
lessons-vcf-white-title = 白先胜
lessons-vcf-white-text = 黑方有活三：{ $three }。白方不去挡，而是 { $n } 手取胜，直到最后都是冲四。
lessons-vcf-white-done = 每个冲四都比黑方的活四早一手。
lessons-vcf-guard-title = 在正确的点冲四
lessons-vcf-guard-text = 黑方威胁在 { $danger } 成四三，此外还有活三。白方需要一手冲四，既消除前者，又为自己的四三做准备。
lessons-vcf-guard-done = 冲四挡住了黑方的双重威胁，下一个双重威胁属于白方。
lessons-vct-title = 活三加入进攻
lessons-vct-about = 活三同样迫使对方应对，只是应手不止一个。
lessons-vct-three-title = 先下活三
lessons-vct-three-text = 双方都没有威胁。一手活三能给黑方留下另外两个三所需要的一子。
lessons-vct-three-done = 白方必须应对活三。然后 { $then } 又同时成了两个。
lessons-vct-mixed-title = 三、四、两个三
lessons-vct-mixed-text = 从活三开始，中间冲四，最后成三三。
lessons-vct-mixed-done = 冲四只在能抢到一手时才用。
lessons-vct-four-title = 以冲四开始
lessons-vct-four-text = 黑方有四子，还没有三。取胜需要 { $n } 手，从冲四开始。
lessons-vct-four-done = 先冲四，是因为后面的每个三都需要这一子。
lessons-standard-title = 恰好五子
lessons-standard-about = 在标准五子棋中，六子或更多连线不算获胜。
lessons-standard-five-title = 五子，不是六子
lessons-standard-five-text = 黑方这条线的一端成五，另一端成六。下成五的一端。
lessons-standard-five-done = 恰好五子。下在 { $six } 就太长了。
lessons-standard-harmless-title = 成五点在哪里
lessons-standard-harmless-text = 白方可以在两点填补这条线，但只有一点恰好成五。占据那一点。
lessons-standard-harmless-done = 正确。白方下在 { $six } 会成六子，不算获胜。
lessons-standard-gap-title = 可以不管的空隙
lessons-standard-gap-text = 白方的 { $row } 看起来危险，但填上空隙会成六子。必须应对的是别处。
lessons-standard-gap-done = 活三才是威胁。那条长线没有危险。
lessons-standard-own-title = 自己的棋子碍事
lessons-standard-own-text = 黑方的 { $stone } 妨碍了一端：下在 { $wrong } 的四只有一边能成五。下出真正的活四。
lessons-standard-own-done = 这个四的两端都能成五。
lessons-standard-threats-title = 白方进攻
lessons-standard-threats-text = 恰好五子的规则不改变进攻的方法。白方 { $n } 手取胜：先是三个活三，然后同时成两个。
lessons-standard-threats-done = { $end } 的三三决定了胜负。
lessons-renju-title = 禁手点
lessons-renju-about = 在连珠中，黑方不得以一子同时成两个活三、两个四，或六子连线。
lessons-renju-33-title = 三三
lessons-renju-33-text = 黑方不得以一子成两个活三。指出禁手点。
lessons-renju-33-done = 下在 { $pt }，横线和竖线会同时成活三。
lessons-renju-44-title = 四四
lessons-renju-44-text = 以一子成两个四也是禁手。指出这一点。
lessons-renju-44-done = 下在 { $pt }，斜线和竖线会同时成四。
lessons-renju-6-title = 长连
lessons-renju-6-text = 黑方不得六子连线。指出这一点。
lessons-renju-6-done = 下在 { $pt }，三子和两子会连成六子：是禁手，不算获胜。
lessons-renju-straight-title = 一条线上两个四
lessons-renju-straight-text = 两个四可以在同一条线上，甚至共用一子。指出黑方一子同时成两个四的点。
lessons-renju-straight-done = 一子成两个空隙不同的四：黑方禁手。
lessons-renju-43-title = 黑方还能怎样取胜
lessons-renju-43-text = 一个四加一个活三是允许的。黑方在连珠中就这样取胜。找出这一手。
lessons-renju-43-done = 四三本身从不是禁手。
lessons-renju-five-title = 五连优先
lessons-renju-five-text = 同一子会在竖线 { $column } 上成六子。但成五的一手从不是禁手。找出它。
lessons-renju-five-done = 五子连线优先于一切。
lessons-renju-end-title = 允许的一端
lessons-renju-end-text = 白方有活三：{ $three }。在 { $foul } 挡会成三三。从另一端挡，并成自己的活三。
lessons-renju-end-done = 黑方应对了威胁，保住了主动，也没有犯禁手。
lessons-renju-line-title = 绕开禁手点
lessons-renju-line-text = 黑方 { $n } 手取胜，但不能经过 { $foul }，那里目前是禁手。找出能引向四三的活三。
lessons-renju-line-done = { $end } 的四三是允许的，因为其中只有一个威胁是三。
lessons-renju-white-title = 连珠中的白方
lessons-renju-white-about = 白方没有禁手点，还可以利用黑方的禁手点。
lessons-renju-white-six-title = 白方不受限制
lessons-renju-white-six-text = 黑方禁下的，白方下了就胜。下出制胜的一手。
lessons-renju-white-six-done = 白方六子连线获胜。
lessons-renju-white-trap33-title = 不能下的防守点
lessons-renju-white-trap33-text = 下出一个黑方不能挡的冲四。
lessons-renju-white-trap33-done = 黑方必须下在 { $block }，但那里是三三。白方在那里成五。
lessons-renju-white-trap6-title = 黑方自己的棋子
lessons-renju-white-trap6-text = 竖线上 { $gap } 的两边都有黑子。利用这一点，下有空隙的冲四。
lessons-renju-white-trap6-done = 填上空隙会使黑方六子连线，那是禁手。
lessons-renju-white-trap44-title = 两个四相交之处
lessons-renju-white-trap44-text = 黑方在竖线和斜线上各有一个一端被堵的三。它们相交的点黑方不能下。利用它。
lessons-renju-white-trap44-done = 唯一的防守点 { $block } 是四四。白方在那里成五。
lessons-renju-white-line-title = 通向陷阱的长路
lessons-renju-white-line-text = 白方 { $n } 手取胜。若黑方没有禁手点，这次进攻就不够。
lessons-renju-white-line-done = 最后黑方需要的点正是禁手点。
lessons-caro-title = Caro 规则
lessons-caro-about = 两端都被敌子堵住的五连不算获胜；六子总是获胜。
lessons-caro-blocked-title = 被堵住的五连
lessons-caro-blocked-text = 黑方有两条四子的线。下在 { $no } 的五连会夹在两枚白子之间，不算获胜。下另一条。
lessons-caro-blocked-done = 这个五连一端开放，获胜。
lessons-caro-six-title = 六子照样获胜
lessons-caro-six-text = 白方占有两端 { $ends }。但六子连线总是获胜。请落子。
lessons-caro-six-done = 六子连线，无论是否被堵都获胜。
lessons-caro-outside-title = 从外面挡
lessons-caro-outside-text = 黑方的四在 { $end } 被堵住一端。有两种挡法，其中一种不紧贴这条线。试试那一种。
lessons-caro-outside-done = 下在 { $far } 之后，五连会夹在两枚白子之间。{ $near } 也能挡住。
lessons-caro-edge-title = 边线不算堵住
lessons-caro-edge-text = 白方占有 { $end }，这条线通到角上。这算被堵住吗？
lessons-caro-edge-done = 不算：只有棋子能堵住，边线不能。
lessons-caro-room-title = 活四需要的空间
lessons-caro-room-text = 白方的 { $stone } 离下面的三子两路。在那里成四，白方能用一子挡住吗？使用有空间的那个三。
lessons-caro-room-done = 这个四的两端都无法破坏。
lessons-caro-threats-title = Caro 中用活三取胜
lessons-caro-threats-text = 白方 { $n } 手取胜，从活三开始。
lessons-caro-threats-done = { $end } 的三三使黑方无法招架。
lessons-caro-standard-title = Caro，恰好五子
lessons-caro-standard-about = 恰好五子，且不夹在两枚敌子之间。
lessons-caro-standard-both-title = 三条线，一个五连
lessons-caro-standard-both-text = 下在 { $blocked }，黑方的五连两端都被堵住；下在 { $six }，连线太长。第三条线才是对的。
lessons-caro-standard-both-done = 恰好五子，且一端开放。
lessons-caro-standard-quiet-title = 没有威胁的四
lessons-caro-standard-quiet-text = 白方有四子相连，但黑方占有 { $ends }：那里的五连不算。应对真正的威胁。
lessons-caro-standard-quiet-done = 危险的是三，而不是四。
lessons-caro-standard-threats-title = 三、四，再加两个三
lessons-caro-standard-threats-text = 白方 { $n } 手取胜：先成活三，再用同样的棋子冲四，然后同时成两个活三。
lessons-caro-standard-threats-done = 冲四没有损失，因为最后需要这一子。
lessons-captures-title = 提子
lessons-captures-about = 夹在两枚敌子之间的两子会被提掉。
lessons-captures-pair-title = 提一对子
lessons-captures-pair-text = { $pair } 紧挨着一枚黑子。从另一边夹住，就能提掉它们。
lessons-captures-pair-done = 提了一对：总是恰好两子。
lessons-captures-two-title = 一次提两对
lessons-captures-two-text = 一子可以同时夹住两条线。找出能提四子的一手。
lessons-captures-two-done = 一子提两对。
lessons-captures-five-title = 提五对获胜
lessons-captures-five-text = 黑方已提四对。再提一对就获胜。
lessons-captures-five-done = 五对：黑方不用连线就获胜。
lessons-captures-save-title = 救一对子
lessons-captures-save-text = 白方下在 { $by } 可以提掉 { $pair }。阻止它。
lessons-captures-save-done = 三子相连就不能被提。
lessons-captures-incapture-title = 送吃
lessons-captures-incapture-text = 不得落子形成夹在两枚敌子之间的一对子。指出黑方的禁手点。
lessons-captures-incapture-done = 下在 { $pt }，这对子就是送吃。
lessons-captures-free33-title = 提子解除禁手
lessons-captures-free33-text = 这里以一子成两个活三是禁手，除非同时提子。找出兼有两者的一手。
lessons-captures-free33-done = 它提掉了 { $pair }，所以允许成两个三。
lessons-captures-pending-title = 可能被破坏的五连
lessons-captures-pending-text = 下成五连。白方仍可提掉 { $pair }，所以只有白方不提时才获胜。
lessons-captures-pending-done = 五连待定：白方有一手可以破坏它。
lessons-captures-break-title = 破坏五连
lessons-captures-break-text = 黑方有五连：{ $five }。只提其中一子不够，因为黑方可以补上空隙。找出能提掉其中两子的一手。
lessons-captures-break-done = 两端都没有了，五连也随之消失。
lessons-captures-line-title = 带威胁的提子
lessons-captures-line-text = 黑方有一手能提掉 { $pair }，同时成活四。找出它。
lessons-captures-line-done = 得到一对子，白方也来不及挡住这条线。
lessons-captures42-title = 提子 42 规则
lessons-captures42-about = 提子方法相同，但只禁三三。
lessons-captures42-between-title = 在两子之间
lessons-captures42-between-text = 制胜的一子在 { $ends } 之间形成一对。在此规则中这是允许的，这对子在那里是安全的。
lessons-captures42-between-done = 竖线成五。走进两枚敌子之间不会被提。
lessons-captures42-six-title = 这里六子获胜
lessons-captures42-six-text = 提子 1337 禁止六子连线，此规则中六子则获胜。在斜线上找出这一手。
lessons-captures42-six-done = 在此规则中六子连线获胜。
lessons-captures42-open-title = 提掉挡路的子
lessons-captures42-open-text = 白方的 { $block } 堵住了黑方的三。有两枚白子可以提，它就在其中。
lessons-captures42-open-done = { $three } 又是活三，白方少了两子。
lessons-captures42-both-title = 白方也有禁手
lessons-captures42-both-text = 在提子规则中，三三对双方都是禁手。指出白方不能下的点。
lessons-captures42-both-done = 下在 { $pt }，白方会成两个活三而没有提子。
lessons-swap2-title = 交换与 Swap2
lessons-swap2-about = 黑方先行占优。开局规则使双方均衡。
lessons-swap2-centre-title = 中央的一子
lessons-swap2-centre-text = 对方把第一枚黑子放在棋盘中央。你可以接过黑棋，或执白。请选择。
lessons-swap2-centre-done = 黑子在中央，轮到白方，黑方仍明显占优。
lessons-swap2-far-title = 远处的白子
lessons-swap2-far-text = Swap2：对方摆了三子，白子在角上。你执哪一方？
lessons-swap2-far-done = 角上的子起不到防守作用：黑方几乎必胜。
lessons-swap2-corner-title = 远处的黑子
lessons-swap2-corner-text = 这次有一枚黑子在角上，轮到白方。你执哪一方？
lessons-swap2-corner-done = 中央双方各有一子，而且轮到白方：白方占优。
lessons-swap2-added-title = 再放两子之后
lessons-swap2-added-text = 你摆了三子，对方又放了两子。轮到白方。现在由你选择。
lessons-swap2-added-done = 黑方靠边的两子都不起作用。
lessons-swap2-pro-title = Pro 开局
lessons-swap2-pro-text = 另一种削弱先手的方法：黑方第二子须在中央 5x5 之外。请落子。
lessons-swap2-pro-done = 这个方形之外的任意点都可以。
lessons-swap2-longpro-title = Long pro 开局
lessons-swap2-longpro-text = 方法相同，但方形更大：7x7。放下黑方第二子。
lessons-swap2-longpro-done = 黑方的两子相距太远，无法立即配合。
lessons-attack-title = 如何进攻
lessons-attack-about = 抢得先手，保留冲四，开始之前看到结局。
lessons-attack-gather-title = 让棋子联系起来
lessons-attack-gather-text = 黑方的棋子分散，但它们之间的线相交。这里每一手都必须有威胁。{ $n } 手取胜。
lessons-attack-gather-done = 每个活三都把一子引向 { $end }，两条线在那里相交。
lessons-attack-reserve-title = 保留冲四
lessons-attack-reserve-text = 黑方 { $n } 手取胜。从活三开始；快结束时才冲四。
lessons-attack-reserve-done = { $four } 的冲四等到对方的应手对黑方有利时才下，没有提前。
lessons-attack-order-title = 正确的次序
lessons-attack-order-text = 可下的活三不止一个。只有一个先下能取胜。
lessons-attack-order-done = 先三个活三，再同时成两个：换个次序，白方就能得到一手自由的棋。
lessons-attack-white-title = 白方夺取主动
lessons-attack-white-text = 轮到白方，黑方还没有三。先成一个活三，再同时成两个。
lessons-attack-white-done = 谁先下出有用的威胁，谁就保持先手。
lessons-attack-end-title = 开始之前看到结局
lessons-attack-end-text = 落子前先计算：进攻需要 { $n } 手，以四三结束。
lessons-attack-end-done = 三个活三引向 { $end } 的四三。知道了最后一手，第一手就容易了。
