### Language: 日本語
### Reviewed:
###
### Nobody fluent has read this catalogue yet. English is the source: en.ftl.

## The field's own words: docs/glossary.md has them in every language

-gomoku = 五目並べ
-five = 五連
-open-four = 達四
-four = 四
-open-three = 活三
-three = 三
-four-three = 四三
-double-four = 四々
-double-three = 三々
-overline = 長連
-forbidden-move = 禁手
-opening = 開局
-swap = 交替
-capture = 取り
-vcf = 四追い
-vct = 追い詰め

## What several places say

moves = { $count }手
color =
    { $color ->
        [black] 黒
       *[white] 白
    }
black = 黒
white = 白
rule = ルール
board = 盤
play = 打つ
cancel = キャンセル
undo = 待った
redo = やり直す
hint = ヒント
score = 評価値
your-name = あなたの名前
player = 対局者
player-number = 対局者 { $number }
guest = ゲスト
you = あなた
seconds-per-move = 一手 { $seconds } 秒
level-number = レベル { $level }

## The frame of the page

page-title = Tengen：五目並べの対局と検討
page-description = 人や強いエンジンと五目並べを打ち、どんな局面でも検討できます。
page-needs-javascript = このページには JavaScript が必要です。同じプログラムは端末でも打てます：
page-cannot-start = Tengen を開始できません
skip-to-board = 盤へ移動
nav-label = メイン
nav-play = 対局
nav-analyse = 検討
nav-puzzles = 詰連珠
nav-games = 棋譜
nav-learn = 学ぶ
nav-settings = 設定
close = 閉じる
try-again = もう一度
step-first = 最初の局面
step-back = 戻る
step-forward = 進む
engine-starting = エンジンを起動しています。
engine-compiling = このコンピューター用にエンジンを準備しています。初回だけで、約一分かかります。二人での対局はもう始められます。
engine-failed = エンジンを起動できませんでした。二人での対局はできます。
engine-preparing = エンジンを準備中
engine-progress = { $percent }%。{ $message }
server-silent = サーバーが応答しません。再起動中かもしれません。
server-failed = サーバーの応答：{ $status }

## Settings

settings-looks = 表示
settings-playing = 対局
settings-language = 言語
settings-language-browser = ブラウザーに合わせる
settings-language-unread = この翻訳はまだ母語話者の確認を受けていません。訂正を歓迎します。
settings-theme = 配色
settings-theme-system = システムに合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-coordinates = 座標
settings-numbers = 手数
settings-forbidden = 禁点を表示
settings-confirm = 着手の確認
settings-confirm-never = しない
settings-confirm-touch = タッチ画面のみ
settings-confirm-always = 常に
settings-sounds = 効果音
settings-notifications = ブラウザーの通知
settings-name-about = 相手に表示されます。
settings-reset = 設定をすべて戻す
settings-reset-done = すべての設定を初期値に戻しました。

## Accounts

account-title = アカウント
account-log-in = ログイン

## The lobby, and calls to a player

call-paired = { $name } さんとの対局が始まります。
call-challenge = { $name } さんから挑戦です。
call-your-move = { $name } さんとの対局であなたの番です。
call-go = 移動

## One's games and analyses

games-title = 棋譜
games-analyses = 検討
games-none = まだ対局がありません。盤に石を置くと始まります。
games-no-analyses = まだ検討がありません。「検討」の「共有」で保存できます。
games-more = もっと見る
games-in-progress = 対局中
games-analyse = 検討
games-analyse-this = { $title } を検討
games-analysis = 検討
games-remove = 削除
games-remove-really = 本当に削除しますか？
games-remove-this = { $title } を一覧から削除
when-today = 今日 { $time }
when-yesterday = 昨日 { $time }

## Teaching in a game

play-hint-point = ヒント：{ $move }。{ $score }。

## The adaptive opponent, and a first visit

setup-adaptive = あなたに合わせるエンジン
setup-adaptive-about = あなたより少し強く、成績に応じて変わります。
setup-adaptive-name = 適応型
setup-adaptive-seat = エンジン、あなたより少し強い
welcome-title = ようこそ
welcome-question = 五目並べはどのくらい打てますか？答えに合わせて相手を選びます。
welcome-none = 打ったことがない
welcome-rules = ルールは知っている
welcome-regular = ときどき打つ
welcome-strong = 強い
welcome-later = あとで
welcome-placed = 相手の準備ができました
welcome-placed-gentle = やさしく始まり、成績に応じて変わります。大きなミスは指摘され、待ったもできます。
welcome-placed-about = あなたに近い強さで始まり、成績に応じて変わります。
welcome-lesson = または最初のレッスンから始める

## Numbers and scores

duration-seconds = { $seconds } 秒
duration-minutes = { $minutes } 分 { $seconds } 秒
score-won = { color-name }の勝ち
score-drawn = 引き分け
score-wins-in = { color-name }が { $plies } 手で勝ち
score-even = 互角
score-better = { color-name }優勢（{ $percent }%）

## Players

seat-engine-level = エンジン、{ $name }
seat-engine-full = エンジン全力、一手 { $seconds } 秒
seat-by-link = リンクで参加する人
seat-person = 人
seat-first = 先の対局者
seat-second = 後の対局者
seat-absent = まだ来ていません
seat-you = あなた
seat-away = 離席
seat-color-open = 色は未定
seat-pairs = { $needed } 組中 { $taken } 組を取得
level-1 = はじめの一歩
level-2 = 初心者
level-3 = とてもやさしい
level-4 = やさしい
level-5 = ふつう
level-6 = 中級
level-7 = やや強い
level-8 = 強い
level-9 = かなり強い
level-10 = とても強い
clock-none = 持ち時間なし
clock-main = { $minutes } 分 + 一手 { $increment } 秒
clock-per-move = 一手 { $seconds } 秒

## A new game

setup-title = 新しい対局
setup-opponent = 相手
setup-level = エンジン（レベル別）
setup-level-about = はじめの一歩からとても強いまで十段階。
setup-tengen = エンジン（全力）
setup-tengen-about = レベル 10 より上：与えた時間内で最善を尽くします。
setup-lobby = ロビーの誰か
setup-lobby-about = 同じ対局を望む人と打ちます。
setup-challenge = アカウントのある対局者
setup-challenge-about = 相手に挑戦が伝わり、受けることができます。
setup-challenged = 対局者の名前
setup-person = この画面で二人
setup-person-about = 同じ端末で交互に打ちます。
setup-invite = リンクで招待
setup-invite-about = 相手に送るリンクが作られます。
setup-watch = エンジン同士を観戦
setup-watch-about = 二つのエンジンの対局を観戦します。
setup-random = ランダム
setup-you = あなた
setup-level-field = レベル
setup-level-named = レベル { $level }、{ $name }
setup-level-of = { $max } 段階中 { $level }、{ $name }
setup-full-strength = 全力、一手 { $seconds } 秒
setup-think = 思考時間
setup-you-play = あなたの色
setup-who-starts = どちらが先
setup-minutes = 分
setup-increment = 一手の秒数
setup-opening = 開局規定
setup-clock = 持ち時間
setup-other-clock = その他…
setup-start = 対局開始
setup-more = ルール、盤、開局規定、持ち時間
invitation-title = { $name } さんから対局の招待
invitation-opening = 開局規定：{ $opening }
invitation-join = 対局に参加
invitation-watch = 観戦だけする
resume-game = 続ける：{ $first } – { $second }、{ $ply } 手目

## Playing

play-title = 五目並べを打つ
play-actions = 操作
play-status = 状況
play-pace-slow = 遅い
play-pace-normal = 普通
play-pace-fast = 速い
play-redo-about = 戻した手をもう一度打つ（Ctrl+Y）
play-hint-about = エンジンに良い手を聞く
play-draw = 引き分け
play-draw-about = 引き分けを提案
play-resign = 投了
play-pause = 一時停止
play-resume = 再開
play-speed = 速さ
play-undo-ask = 最後の手を戻してよいか相手に頼む（Ctrl+Z）
play-undo-about = 最後の手を戻す（Ctrl+Z）
play-rematch = 再戦
play-rematch-offered = 再戦を申し込み済み
play-rematch-accept = 再戦を受ける
play-rematch-go = 再戦へ
play-rematch-told = 再戦を申し込みました。相手が受けると始まります。
play-moves = 着手
play-moves-list = この対局の着手
play-newest = 最新の局面
play-no-moves = まだ着手がありません
play-move = { $number } 手目、{ color-name } { $move }
play-move-captures = { $number } 手目、{ color-name } { $move }、{ $count } 子を取る
play-last-move = { color-name } { $move }
play-last-capture = { color-name } { $move }、{ $stones } を取る
play-type = 着手を入力
play-type-bad = 「{ $text }」はこの盤の点ではありません。h8 のように文字と数字で入力してください。
play-invitation-used = この招待は使用済みです。観戦しています。
play-cannot-open = この対局を開けません
play-your-move = あなたの番
play-reconnecting = 再接続中
play-reconnecting-about = 対局は保存済みで、サーバーが応答すると続きます。
play-starting = 対局を開始しています
play-ready = いつでも始められます
play-begin = 好きな点に石を置くと始まります。
play-press-start = 「対局開始」を押してください。
play-invited = 招待されています
play-invited-about = 参加するか、観戦してください。
play-back-to-game = 対局に戻る
play-position-after = { $ply } 手目の局面
play-confirm = { $point } に打ちますか？
play-confirm-about = 同じ点をもう一度タップするか、「打つ」を押してください。
play-resign-sure = 投了しますか？
play-resign-yes = 投了する
play-on = 続ける
play-forbidden = { $point } は禁手です。{ $reason }。
play-looking = 良い手を探しています…
play-draw-offered = { $name } さんが引き分けを提案
play-draw-offered-about = 受けるか、続けて打ってください。
play-draw-asked = 引き分けを提案しました
play-draw-asked-about = { $name } さんの返事を待っています。
play-draw-open = 引き分けの提案があります。続けて打つと断ったことになります。
play-undo-asked = { $name } さんが待ったを希望
play-undo-asked-about = 認めるか、続けて打ってください。
play-undo-waiting = 待ったを申し込みました
play-undo-waiting-about = { $name } さんの許可を待っています。
play-your-choice = あなたの選択
play-chooses = { $name } さんが選択中
play-choice-about = どちらがどの色を持ちますか？
play-offers-about = 黒は五手目をいくつ提示しますか？
play-paused = 一時停止中
play-paused-about = 「再開」を押すとエンジンが続けます。
play-thinking = { $name } が考え中
play-to-move = { $name } の番
play-color-to-move = { color-name }の番
play-waiting-player = 対局者を待っています
play-watching = 観戦しています。
play-waiting-opponent = 相手を待っています
play-waiting-about = 下のリンクを送ってください。誰かが開くと対局が始まります。
play-own-five = 崩されなければあなたの五連で勝ちです。
play-other-five = { color-name }が五連です：石を取って崩さないと負けます。
play-result = { $text }全 { $count } 手。
play-drawn = 引き分け
play-won = あなたの勝ち
play-lost = あなたの負け
play-color-won = { color-name }の勝ち
play-name-won = { $name } の勝ち
play-accept-draw = 引き分けを受ける
play-decline = 断る
play-allow = 認める
play-depth = 深さ { $depth }
play-nodes = { $nodes } ノード
event-joined = { $name } さんが参加しました。
event-rematch = { $name } さんが再戦を申し込みました。
event-played-on = { $name } さんは続けて打ち、引き分けを断りました。
event-declined-draw = { $name } さんは引き分けを断りました。
event-refused-undo = { $name } さんは待ったを認めませんでした。
event-chose-color =
    { $name } さんは{ $color ->
        [black] 黒
       *[white] 白
    }を選びました。
event-chose-offers = { $name } さんは五手目 { $count } 個を選びました。
event-added-two = { $name } さんは二子追加を選びました。
share-link-copied = リンクをコピーしました。
share-press-copy = Ctrl+C でリンクをコピーしてください。
share-copy = コピー
share-copy-this = コピー：{ $label }
share-spectators = 観戦者 { $count } 人
share-let-watch = 観戦してもらう
share-invitation = 招待
share-invitation-about = このリンクを最初に開いた人が相手になります。
share-spectator-link = 観戦用リンク
share-spectator-about = 観戦者は見るだけで、打てません。
stats-title = 統計
stats-region = 各手の統計
stats-moves = 手数
stats-time = 時間
stats-time-per-move = 一手の時間
stats-longest = 最長
stats-nodes = ノード
stats-pairs = 取った組
stats-move = 手
stats-depth = 深さ

## The board, for those who hear it

board-label = 盤。矢印キーでカーソルを動かし、Enter で打ちます。
board-kind = 盤
board-point =
    { $point }、{ $what ->
        [black] 黒石
        [white] 白石
       *[empty] 空点
    }
board-last = 最後の手
board-forbidden = 禁手、{ $reason }

## Analysing

step-last = 最後の局面
analyse-new = 新規
analyse-new-about = 空の盤から始める
analyse-opening = 開いています…
analyse-merged = この検討は別の場所でも変更されました。両方をまとめました。
analyse-pairs = 取り { $black }–{ $white }
analyse-saving = 保存中…
analyse-saved = 保存済み
analyse-read-only = 読み取り専用
analyse-pending-five = { color-name }にまだ崩せる五連があります
analyse-comment = コメント
analyse-comment-hint = この手へのコメント
analyse-undo-about = 直前の変更を取り消す（Ctrl+Z）
analyse-redo-about = 取り消しをやり直す（Ctrl+Y）
analyse-promote = 昇格
analyse-promote-about = 本譜にする
analyse-delete = 削除
analyse-delete-about = この手以降をすべて削除
analyse-tree = 着手と変化
analyse-start = 開始
analyse-tree-move = { $number }. { color-name } { $move }
editor-title = 編集
editor-about = 本、詰連珠、紙の棋譜など、好きな局面を並べます。
editor-begin = この局面を編集
editor-pairs = { color-name }が取った組
editor-places = クリックで置く
editor-erase = 消す
editor-turn = 手番
editor-clear = 全消去
editor-done = 完了
overlay-moves = 最善手
overlay-heat = 熱分布
overlay-none = 印なし
engine-title = エンジン検討
engine-best-lines = 最善手順
engine-depth-progress = この深さの進み具合
engine-switch = エンジン
engine-lines = 候補 { $count }
engine-lines-label = 候補の数
engine-overlay-label = 盤上の表示
engine-view = 評価値は手番の{ color-name }から見たものです。
engine-game-over = この局面で対局は終わっています。
engine-queued = 空きエンジンを待っています。あと { $count } 人。
engine-complete = 検討が終わりました。
engine-evaluation = 形勢
engine-not-evaluated = 未評価
engine-speed = 速度
exchange-title = 共有
exchange-keep-title = この検討を保存
exchange-too-large = { $name } は大きすぎます。上限は { $limit } KiB です。
exchange-rule-stated = テキストの記載どおり
exchange-import = 読み込み
exchange-import-field = 着手、SGF、psq、pos、またはリンク
exchange-import-about = ファイルをページにドロップすることもできます。
exchange-read = テキストを読む
exchange-choose-file = ファイルを選ぶ
exchange-assumptions = 読み込み時の仮定
exchange-game = 対局
exchange-save-as = { $format } で保存
exchange-export = 書き出し
exchange-make-link = この局面へのリンクを作る
exchange-losses = ファイルに含まれないもの：{ $losses }。
exchange-link = リンク
exchange-link-about = ルール、盤の大きさ、着手を含みます。
exchange-foreign = この検討は他の人のものです。変更するには写しを保存してください。
exchange-saving = 保存中…
exchange-saved = 変更はすべて保存されています。
exchange-study-about = このリンクを知る人は誰でも読めます。
exchange-study-link = この検討へのリンク
exchange-study-title = 題名
exchange-keep = 保存
exchange-keep-copy = 写しを保存
exchange-kept = 検討を保存しました。「棋譜」にあります。
report-title = 解説
report-show-threats = 盤に狙いを表示
report-threats = 現在の狙い
report-about = 空点を指すと、そこに打つ意味がわかります。クリックで固定します。
report-none = なし。
report-ask = エンジンに聞く
report-verdict = エンジン：{ color-name } { $score }、深さ { $depth }、{ $candidates } 手中 { $rank } 位。最善は { $best } で { $bestScore }。
report-verdict-unranked = エンジン：{ color-name } { $score }、深さ { $depth }、最善手の中にありません。最善は { $best } で { $bestScore }。
report-reasons-for = 良い理由の合計
report-reasons-against = 悪い理由の合計
report-reason = 理由
report-weight = { color-name }にとっての重み
report-threat =
    { color-name }：{ kind-title } { $stones }、{ $gains } で続く。{ $color ->
        [black] 白
       *[white] 黒
    }は { $answers } で受けられます。
report-threat-unanswered =
    { color-name }：{ kind-title } { $stones }、{ $gains } で続く。{ $color ->
        [black] 白
       *[white] 黒
    }に受けはありません。
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] 勝ちになる取り
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = 勝ちになる取り
factor-win-broken = 勝ちを崩す
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = 五連止め
factor-block-of-open-four = 達四止め
factor-block-of-double-four = 四々止め
factor-block-of-four-three = 四三止め
factor-block-of-double-three = 三々止め
factor-block-of-open-three = 活三止め
factor-capture = { -capture }
factor-capture-set-up = 取りの準備
factor-capture-blocked = 取りを防ぐ
factor-capture-risked = 取られる恐れ
factor-forbidden-points = 禁点
factor-alignment = 連絡
factor-centre = 中央

## Exercises and puzzles

exercise-hint-key = ヒント（?）
exercise-next-hint = 次のヒント
exercise-solution = 正解
exercise-solution-line = 正解：
exercise-verdict = 判定
exercise-board = 盤。{ $prompt }矢印キーでカーソルを動かし、Enter で打ちます。
exercise-play = { $point } に打つ
exercise-occupied = { $point } には石があります。
line-after = { $move } の後：
line-back = 一手戻る
line-next = 次の手
puzzles-progress = あなたの記録
puzzles-today = 今日の問題
puzzles-keys = キー：n 次の問題、? ヒント、文字と数字で点を選択。
puzzles-next = 次の問題
puzzles-skip = 飛ばす
puzzles-rated = レート { $rating }
puzzles-tried = 挑戦済み：記録には数えません
puzzles-link = この問題へのリンク
puzzles-theme = テーマ
puzzles-all-themes = すべてのテーマ
puzzles-theme-solved = { $theme }（{ $count } 問中 { $solved }）
puzzles-rating = レート
puzzles-provisional = { $rating }（暫定）
puzzles-solved = 一回で正解
puzzles-solved-of = { $tried } 問中 { $solved }
puzzles-in-a-row = 連続正解
puzzles-best-row = { $streak }、最高 { $best }
puzzles-days = 連続日数
days = { $count } 日
theme-win-at-once = 一手勝ち
theme-stop-four = 四を止める
theme-fours = 四追い
theme-threats = 追い詰め
theme-only-defence = 唯一の受け
theme-use-forbidden = 禁手を狙う
theme-avoid-forbidden = 禁手を避ける
theme-captures = 取り
puzzle-task =
    { $color ->
        [black] 黒番
       *[white] 白番
    }：{ $theme ->
        [win-at-once] 一手で勝ってください。
        [stop-four] 負けずに四を止めてください。
        [fours] 四追いで勝ってください。
        [threats] 四と三で追い詰めてください。
        [only-defence] 負けない唯一の手を見つけてください。
        [use-forbidden] 禁点を利用して勝ってください。
        [avoid-forbidden] 禁手を打たずに勝ってください。
       *[captures] 石を取って勝ってください。
    }
puzzle-defence = 他の手はすべて負けと証明されています。正解は { $nodes } ノードの探索で破れませんでした。
puzzle-solution = 正解：{ $line }。
puzzle-right = { $move } は正解。{ $reply } と受けます。
puzzle-solved = { $move } は正解：解けました。
puzzle-wrong = { $move } は不正解です。
puzzle-loses = { $move } は { $line } で負けます。
puzzle-answered = { $move } には { $line } と受けられます。
puzzle-other-win = { $move } でも勝ちますが、問題の指定と異なります。
puzzle-makes = { $move } は{ makes-kind }。
puzzle-stops = { $move } は相手が{ makes-kind }点を占めます。
puzzle-captures = { $move } は { $pairs } 組を取ります。
puzzle-combines = { $move } は複数の手順を狙います。
puzzle-needed = { $move } は相手に必要な点を占めます。
puzzle-resists = { $reply } が最も長く粘れます。
sentences = { $first }{ $then }
makes-kind =
    { $kind ->
        [five] 五連を作る
        [open-four] 達四を作る
        [double-four] 四々を作る
        [four-three] 四三を作る
        [four] 四を作る
        [double-three] 三々を作る
       *[open-three] 活三を作る
    }

## Hints

hint-area =
    { $row ->
        [top] { $column ->
            [left] 左上
            [right] 右上
           *[middle] 上辺
        }
        [bottom] { $column ->
            [left] 左下
            [right] 右下
           *[middle] 下辺
        }
       *[middle] { $column ->
            [left] 左辺
            [right] 右辺
           *[middle] 中央
        }
    }を見てください。
hint-makes = この手は{ makes-kind }。
hint-stops = この手は相手が{ makes-kind }点を占めます。
hint-captures = この手は { $pairs } 組を取ります。
hint-combines = この手は複数の手順を狙います。
hint-needed = この手は相手に必要な点を占めます。
hint-quiet = この手はまだ狙いを作りません：形を作るか、場所を占めます。
hint-point = { $point } に打ってください。

## Reviews

review-title = 講評
review-mistakes = ミス
review-progress = 講評の進み具合
review-begin = 対局を講評
review-continue = 講評を続ける
review-stop = 停止
review-you = { color-name }（あなた）
review-accuracy = 正確さ
review-opening = 開局 { $mark } { $text }
review-none = ミスは見つかりませんでした。
review-running = すべての手を調べています。対局と検討が優先されます。
review-stopped = 講評を停止しました。
review-slider = 対局の手数
review-at-move = { $ply } 手目
review-try = ここで打ち直す
review-show-better = より良い手を見る
review-find = { color-name }の { $move } より良い手を盤上で選んでください。
review-looking = { $point } を調べています…
review-try-another = 別の手を試す
review-right = 正解：{ $move } は結果を保ちます。
review-right-proven = 正解：{ $move } は結果を保ちます（{ $standing }）。
review-game-move = { $move } は実戦の手です。
review-wrong = { $move } ではありません。
review-prefers = エンジンの推奨は { $best } です。
review-change = { $before } から { $after } へ。
standing-win = { $count } 手で必勝
standing-loss = { $count } 手で必敗
score-wins = { $count } 手で勝ち
score-loses = { $count } 手で負け
class-best = 最善
class-only-move = 唯一の手
class-good = 好手
class-inaccuracy = 緩手
class-mistake = 悪手
class-blunder = 大悪手
class-missed-win = 勝ちを逃す
class-forced-win-allowed = 必勝を許す
a-kind = { kind-title }
rival-makes = { rival-side }が
rival-owns = { rival-side }の
rival-side =
    { $rival ->
        [you] あなた
        [black] 黒
       *[white] 白
    }
winner-side =
    { $winner ->
        [you] あなた
        [black] 黒
       *[white] 白
    }
standing-kind =
    { $standing ->
        [four] { -four }
       *[open-three] { -open-three }
    }
winning-means =
    { $means ->
        [fours] 四追い
       *[threats] 追い詰め
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] 取られ形
    }
foul = { $move } は禁手（{ reason-name }）で、即負けです。
five-unbroken = { $move } は{ rival-owns }五連 { $stones } を崩せず、負けます。
allows-shape = { $move } は { $point } を許し、{ rival-makes }{ a-kind }を作ります。
ignores-shape = { $move } は{ rival-owns }{ standing-kind } { $stones } を止めていません：{ rival-makes } { $point } で{ a-kind }を作ります。
allows-sequence = { $move } は{ rival-owns }{ winning-means }による勝ちを許します：{ $line }、そして { $point } の{ a-kind }。
allows-sequence-long = { $move } は{ rival-owns }{ winning-means }による勝ちを許します：{ $first } から { $point } の{ a-kind }まで。
ignores-shape-sequence = { $move } は{ rival-owns }{ standing-kind } { $stones } を止めていません：{ rival-makes }{ winning-means }で勝ちます：{ $line }、そして { $point } の{ a-kind }。
ignores-shape-sequence-long = { $move } は{ rival-owns }{ standing-kind } { $stones } を止めていません：{ rival-makes }{ winning-means }で勝ちます：{ $first } から { $point } の{ a-kind }まで。
allows-later = { $move } は{ rival-side }に { $first } を許し、{ $point } の{ a-kind }につながります。
allows-capture = { $move } は{ rival-side }に { $point } で { $stones } を取らせます。
allows-winning-capture = { $move } は{ rival-side }に { $point } で { $stones } を取って勝たせます。
misses-shape = { $move } は { $point } の{ a-kind }を逃しています。
misses-sequence = { $move } は{ winning-means }による勝ちを逃しています：{ $line }、そして { $point } の{ a-kind }。
misses-sequence-long = { $move } は{ winning-means }による勝ちを逃しています：{ $first } から { $point } の{ a-kind }まで。
misses-later = { $move } は { $point } の{ a-kind }につながる { $first } を逃しています。
misses-capture = { $move } は { $point } で { $stones } を取る手を逃しています。
misses-winning-capture = { $move } は { $point } で { $stones } を取って勝つ手を逃しています。
misses-block = { $move } は { $point } を許し、{ rival-owns } { $stones } が活三になります。{ $better } なら防げます。
misses-block-there = { $move } は { $point } を許し、{ rival-owns } { $stones } が活三になります。
worse = { $move } は { $point } に劣ります。
stones-uneven = 最初の石は{ color-name }に有利で（{ $chance }%）、相手はその色を選べます。
stones-decided = 最初の石で{ color-name }が必勝となり、相手はその色を選べます。
better-choice =
    { $better ->
        [take-white] 白を持つべきでした。
        [take-black] 黒を持つべきでした。
       *[add-two] 二子追加が良い選択でした。
    }
choice-wrong = { color-name }が有利でした（{ $chance }%）。{ better-choice }
choice-decided = { color-name }が必勝でした。{ better-choice }
turn-win = { $move } で{ winner-side }が { $count } 手で必勝となりました。
turn-better = { $move } で{ winner-side }が優勢になりました。
won-throughout =
    { $winner ->
        [you] あなた
        [black] 黒
       *[white] 白
    }が{ $from ->
        [1] 最初から
        [2] 最初から
       *[later] { $from } 手目から
    }優勢を保って勝ちました。
threw-win =
    { $loser ->
        [you] あなた
        [black] 黒
       *[white] 白
    }は { $at } 手目まで勝勢でした。{ $turn }
threw-lead =
    { $loser ->
        [you] あなた
        [black] 黒
       *[white] 白
    }は { $at } 手目まで優勢でした。{ $turn }
even-until = { $at } 手目まで互角でした。{ $turn }
fell-behind =
    { $loser ->
        [you] あなた
        [black] 黒
       *[white] 白
    }はすでに劣勢でした。{ $at } 手目、{ $turn }
level = どちらにも決定的なミスはありませんでした。
swings = 優劣が { $times } 回入れ替わり、最後は { $at } 手目でした。{ $turn }
drawn-missed =
    引き分けですが、{ $loser ->
        [you] あなた
        [black] 黒
       *[white] 白
    }は { $at } 手目（{ $move }）まで勝勢でした。
drawn = 引き分け。どちらも勝ちを逃していません。
unreviewed = 講評する手がありません。

## Explanations of moves and positions

list-one = { $last }
list-or = { $others } または { $last }
list-and = { $others } と { $last }
color-name =
    { $color ->
        [black] 黒
       *[white] 白
    }
explain-both = { $first }。{ $then }
explain-off-board = 打てません：{ $what } は盤上の点ではありません（{ $first } から { $last } まで）
explain-game-over = 打てません：対局は終わっています
explain-occupied = 打てません：{ $point } に石があります
explain-overline = 打てません：長連 { $lines }
explain-in-capture = 打てません：取られ形 { $lines }
explain-through = 打てません：{ $lines } による{ reason-name }
explain-point-forbidden = { $point }（{ reason-name }）
explain-take-at = { $point } で { $stones }
explain-quiet = { $move } は狙いを作らず、止めもしません
explain-wins-five = { $move } で五連、勝ち：{ $line }
explain-wins-captures = { $move } で { $taken } を取って勝ち：{ color-name }は { $pairs } 組
explain-loses-unbroken = { $move } は五連 { $line } を崩せません：{ rival-side }の勝ち
explain-no-move = { $move } で{ rival-side }に打てる手がなくなり引き分け
explain-fills-board = { $move } で盤が埋まり引き分け
explain-pending = { $move } で五連 { $line }。{ rival-side }は { $points } でまだ崩せます
explain-breaks = { $move } は { $taken } を取り、{ rival-owns }五連 { $line } を崩します
explain-makes-open-four = { $move } は達四、{ $points } で五連
explain-makes-double-four = { $move } は四々、{ $points } で五連
explain-makes-four-three = { $move } は四三
explain-makes-four = { $move } は四、{ $points } で五連
explain-makes-double-three = { $move } は活三を同時に { $count } つ作る
explain-makes-open-three = { $move } は活三、{ $points } で達四
explain-breakable = { rival-side }は石を取ってその五連を崩せます
explain-stops-both = { rival-side }は { $points } で両方止められます
explain-counters = { rival-side }は { $points } で四を止めつつ四を作ります
explain-stops-one = { rival-side }は片方しか止められません
explain-must-answer = { rival-side }は { $points } で受けるしかありません
explain-five-first = しかし{ rival-side }が先に { $points } で五連
explain-capture-first = しかし{ rival-side }が先に { $points } で最後の組を取ります
explain-block-forbidden = { rival-side }は止められません：禁手 { $points }
explain-also-wins =
    { color-name }は { $points } でも勝ち：{ $color ->
        [black] 白
       *[white] 黒
    }はすべては止められません
explain-cannot-stop = { rival-side }は止められません
explain-can-stop = { rival-side }は { $points } で止められます
explain-none-but-four = { rival-side }に両方止める手はありませんが、先に { $points } で四を作れます
explain-none-stops-both = { rival-side }に両方止める手はありません
explain-takes = { $move } は { $taken } を取ります：{ color-name }は { $pairs } 組
explain-opens = { $move } で{ a-kind } { $stones } が開き、{ $points } で続きます
explain-threatens-capture = { $move } は { $takes } を取る狙い
explain-stops-five = { $move } は{ rival-owns } { $points } の五連を止めます
explain-stops-open-three = { $move } は{ rival-owns }活三 { $stones } を止めます（放置すると { $points } で達四）
explain-stops-double = { $move } は{ rival-owns } { $points } の{ kind-title }を止めます
explain-stops-twos = { $move } は{ rival-side }が { $stones } から { $points } で活三を作るのを防ぎます
explain-stops-captures = { $move } は{ rival-side }が { $takes } を取るのを防ぎます
explain-forbids = { $move } で{ rival-side }に禁点：{ $points }
explain-leaves =
    { rival-side }に { $points } の{ $kind ->
        [five] 五連
        [winning-capture] 勝ちになる取り
        [double-four] 四々
        [four-three] 四三
       *[double-three] 三々
    }が残ります
explain-leaves-open-four = { rival-side }に活三 { $stones } から { $points } の達四が残ります
explain-risks = { rival-side }に { $takes } を取られます
explain-forbids-itself = { color-name }自身に禁点：{ $points }
explain-has-five = { color-name }に五連 { $stones }。{ rival-side }は { $points } で崩せます
explain-has-four = { color-name }に{ a-kind } { $stones }：{ $points } で五連
explain-has-open-three = { color-name }に{ a-kind } { $stones }：{ $points } で達四
explain-can-win-by-taking = { color-name }は { $points } で { $stones } を取って勝てます
explain-can-take = { color-name }は { $points } で { $stones } を取れます
explain-has-double = { color-name }は { $points } に{ a-kind }があります
explain-no-block = { rival-side }に止める手はありません
explain-over =
    対局終了：{ $winner ->
        [black] 黒の勝ち
        [white] 白の勝ち
       *[none] 引き分け
    }（{ end-name }）
end-name =
    { $how ->
        [five] 五連
        [captures] 取り
        [forbidden] 禁手
        [unbroken-five] 崩されない五連
        [full-board] 満局
       *[no-move] 打てる手なし
    }
explain-engine-line = エンジンは{ color-name }に { $score }、予想は { $line }
explain-engine-ranked = エンジンは { $move } に { $score }、候補 { $count } 手中 { $rank } 位、予想は { $line }
explain-engine-unranked = エンジンは { $move } に { $score }、候補 { $count } 手に入らず、予想は { $line }
explain-engine-better = { $best } が勝り { $score }：{ $line }

## Rules

rule-freestyle = 自由
rule-freestyle-brief = 五つ以上並べば勝ち
rule-freestyle-summary = 五つ以上並べば勝ちです。
rule-freestyle-help = 五つ以上並べば勝ちです。禁手はありません。黒がとても有利なので、swap2 のような開局規定で公平になります。
rule-standard = スタンダード
rule-standard-brief = ちょうど五つで勝ち
rule-standard-summary = ちょうど五つ並べば勝ち。六つ以上は勝ちになりません。
rule-standard-help = ちょうど五つ並べば勝ちです。六つ以上は打てますが勝ちになりません。
rule-renju = 連珠
rule-renju-brief = 黒に禁手あり
rule-renju-summary = 黒はちょうど五つで勝ち、三々・四々・長連は禁手です。白に禁手はありません。
rule-renju-help =
    黒はちょうど五つ、白は五つ以上で勝ちです。

    黒は三々・四々・長連を打てません（同時に五連ができる場合を除く）。三は、実際に達四になれるものだけを数えます。

    禁点は盤に 33、44、6 と表示されます。白に禁手はありません。
rule-caro = カロ
rule-caro-brief = 片側が開いた五連で勝ち
rule-caro-summary = 五つ並べば勝ち。ただし両端が敵石でふさがれた五は勝ちになりません。六つ以上は常に勝ちです。
rule-caro-help = 五つ並べば勝ちです。ただし両端に敵石がある場合を除きます。盤端はふさいだことになりません。六つ以上はいつでも勝ちです。
rule-caro-standard = カロ（ちょうど五つ）
rule-caro-standard-brief = 片側が開いたちょうど五つ
rule-caro-standard-summary = ちょうど五つ並べば勝ち。両端が敵石なら勝ちになりません。
rule-caro-standard-help = ちょうど五つ並べば勝ちです。ただし両端に敵石がある場合を除きます。盤端はふさいだことになりません。
rule-1337 = 取り 1337
rule-1337-brief = 石を取る、禁手あり
rule-1337-summary = 挟んだ二子を取ります。崩せない五連か五組取れば勝ち。両者に禁手があります。
rule-1337-help =
    ちょうど二つ並んだ敵石を両端から挟むと、その二子を取れます。五組取れば勝ちです。

    ちょうど五つ並べば勝ちですが、相手がすぐに石を取って崩せない場合に限ります。そのような五連は一手待ちます。

    両者とも三々（石を取る場合を除く）、四々、長連、敵石に挟まれる二子の形は禁手です。
rule-42 = 取り 42
rule-42-brief = 石を取る、三々禁
rule-42-summary = 挟んだ二子を取ります。崩せない五連以上か五組取れば勝ち。禁手は三々だけです。
rule-42-help =
    ちょうど二つ並んだ敵石を両端から挟むと、その二子を取れます。五組取れば勝ちです。

    五つ以上並べば勝ちですが、相手がすぐに石を取って崩せない場合に限ります。そのような五連は一手待ちます。

    禁手は三々だけで、石を取る場合は打てます。二子で敵石の間に入っても安全です。
forbidden-overline-summary = 長連：六つ以上並ぶ
forbidden-double-four-summary = 四々：同時に二つの四
forbidden-double-three-summary = 三々：同時に二つの活三
forbidden-in-capture-summary = 取られ形：二子が敵石に挟まれる

## Openings

opening-free = 自由
opening-free-summary = 黒はどこにでも打てます。
opening-swap = 交替
opening-swap-summary = 先の対局者が黒石を一つ置き、後の対局者が白かその石を選びます。
opening-swap2 = Swap2
opening-swap2-summary = 先の対局者が三子を置き、後の対局者は白、黒、または二子追加して相手に選ばせるかを決めます。
opening-pro = Pro
opening-pro-summary = 黒は天元から。黒の二手目は中央 5x5 の外です。
opening-long-pro = Long pro
opening-long-pro-summary = 黒は天元から。黒の二手目は中央 7x7 の外です。
opening-rif = RIF
opening-rif-summary = 先の対局者が連珠の 26 珠型の一つを置き、後の対局者は交替できます。白が四手目を打ち、黒が五手目を二つ提示し、白が一つ選びます。
opening-yamaguchi = 山口
opening-yamaguchi-summary = RIF と同じですが、珠型を置く人が黒の提示する五手目の数（1 から 12）も宣言します。
opening-soosyrv-8 = ソーソロフ-8
opening-soosyrv-8-summary = 26 珠型の一つと交替。白が四手目を打ち、黒の提示する五手目の数（1 から 8）を宣言し、相手は交替できます。
opening-taraguchi-10 = タラグチ-10
opening-taraguchi-10-summary = 最初の石は中央から 7x7 まで広がる範囲に打ち、一手ごとに相手は交替できます。四手目の後、黒は代わりに五手目を十個、好きな所に提示できます。
choice-take-white = 白を持つ
choice-take-white-summary = 石はそのまま
choice-take-black = 黒を持つ
choice-take-black-summary = 石はそのまま
choice-add-two = 二子追加
choice-add-two-summary = 白一つ、黒一つ。その後相手が選びます
choice-offer = 五手目 { $count } 個
choice-offer-summary = 黒が { $count } 個提示し、白が一つ選びます
instruction-offer = 五手目を提示してください（{ $count } 個中 { $number } 個目）。
instruction-pick = 黒の五手目を選んでください：{ $points }。
instruction-play-on =
    { $color ->
        [black] 黒
       *[white] 白
    }で続けてください。
instruction-place =
    { $color ->
        [black] 黒石
       *[white] 白石
    }を置いてください。
instruction-place-centre =
    中央に{ $color ->
        [black] 黒石
       *[white] 白石
    }を置いてください。
instruction-place-inside =
    中央 { $side }x{ $side } の中に{ $color ->
        [black] 黒石
       *[white] 白石
    }を置いてください。
instruction-place-outside =
    中央 { $side }x{ $side } の外に{ $color ->
        [black] 黒石
       *[white] 白石
    }を置いてください。
instruction-choose = 一つ選んでください。

## How a game ended

result-five =
    { $winner ->
        [black] 黒
       *[white] 白
    }が { $count } つ並べて勝ち。
result-unbroken-five =
    { $winner ->
        [black] 白が崩さなかった五連で黒の勝ち。
       *[white] 黒が崩さなかった五連で白の勝ち。
    }
result-captures =
    { $winner ->
        [black] 黒
       *[white] 白
    }が { $pairs } 組取って勝ち。
result-forbidden =
    { $winner ->
        [black] 黒の勝ち：白の
       *[white] 白の勝ち：黒の
    } { $move } は禁手でした。
result-full-board = 満局、引き分け。
result-no-move = 引き分け：{ color-name }に打てる手がありません。
result-resignation =
    { $winner ->
        [black] 白の投了、黒の勝ち。
        [white] 黒の投了、白の勝ち。
       *[none] 投了、引き分け。
    }
result-time =
    { $winner ->
        [black] 白の時間切れ、黒の勝ち。
        [white] 黒の時間切れ、白の勝ち。
       *[none] 時間切れ、引き分け。
    }
result-agreement =
    { $winner ->
        [black] 合意により黒の勝ち。
        [white] 合意により白の勝ち。
       *[none] 合意により引き分け。
    }
result-forfeit =
    { $winner ->
        [black] 白の棄権、黒の勝ち。
        [white] 黒の棄権、白の勝ち。
       *[none] 棄権、引き分け。
    }
result-board =
    { $winner ->
        [black] 盤上で黒の勝ち。
        [white] 盤上で白の勝ち。
       *[none] 盤上で引き分け。
    }
result-unknown =
    { $winner ->
        [black] 黒の勝ち。
        [white] 白の勝ち。
       *[none] 引き分け。
    }

## The guide for newcomers

guide-goal =
    黒と白が交互に盤の点に石を一つずつ置きます。黒が先です。石は動きません。

    縦・横・斜めのいずれかに自分の石を五つ続けて並べた方が勝ちです。盤が埋まれば引き分けです。
guide-strategy-1 = 狙いを知る
guide-strategy-1-text =
    四はあと一手で五連なので、すぐに受けなければなりません。達四は五連の点が二つあり、止められません。

    活三はあと一手で達四です。受けるか、自分の四で対抗します。
guide-strategy-2 = 二つの狙いを同時に
guide-strategy-2-text =
    四と活三、または二つの活三を同時に作る手は二つの狙いになります。一つ止められても、もう一つで勝ちます。

    自分の二つの線が交わる点を探しましょう。
guide-strategy-3 = 狙いを無駄にしない
guide-strategy-3-text = 続きのない四は相手に一手与えるだけです。勝てるとき、または必要な手を得るときまで取っておきましょう。
guide-strategy-4 = 受けながら得をする
guide-strategy-4-text = 活三の受けは二、三か所あります。自分の形を作る、または相手の形を崩す受けを選びましょう。
guide-strategy-5 = 石をつなぐ
guide-strategy-5-text = 一つ二つ離れて交わる線上にある石は協力します。盤端の石は線が少なくなります。
guide-strategy-6 = 打つ前に確かめる
guide-strategy-6-text = 勝てるか。相手は勝ちを狙っているか。勝つまで攻め続けられるか。それから、お互いが打ちたい点はどこか。
guide-strategy-7 = 石を取るルールでは
guide-strategy-7-text = 片側が空いた二子は取られる可能性があります。間を空けるか三子で組み立て、二子を頼る前に確かめましょう。
control-mouse-key = マウス
control-mouse = 指すと石が見え、クリックで打ちます。
control-touch-key = タッチ
control-touch = 点をタップし、もう一度タップするか「打つ」を押します。設定で変更できます。
control-tab-key = Tab
control-tab = 盤へ移動し、カーソルが現在の位置を示します。
control-arrows-key = 矢印キー
control-arrows = カーソルを動かします。Shift で四路ずつ。
control-enter-key = Enter または Space
control-enter = カーソルの位置に打ちます。
control-point-key = h8
control-point = 盤上で座標を入力するとカーソルが移ります。Enter で打ちます。
control-undo-key = Ctrl+Z、Ctrl+Y
control-undo = 戻す、やり直す。
control-steps-key = ← →
control-steps = カーソルがないとき：手順を前後します。
control-variations-key = ↑ ↓、Home、End
control-variations = 検討で：他の変化、最初と最後の局面。
control-delete-key = Delete
control-delete = 検討で：この手以降をすべて削除します。
control-escape-key = Esc
control-escape = カーソルを隠します。

## Drills

## Learn: the path of lessons, and verdicts on answers

learn-title = 学ぶ
learn-lessons = レッスン
learn-rules = ルール
learn-strategy = 戦略
learn-controls = 操作
learn-openings = 開局規定
learn-game = ゲーム
learn-progress = { $count } 中 { $solved } ステップ完了。
learn-go-on = 続ける：{ $title }
learn-begin = 始める：{ $title }
learn-all-done = すべてのレッスンを終えました。
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved }/{ $count }
learn-lesson-done = 完了
learn-step = { $title }：{ $count } 中 { $number }
learn-puzzle = 問題 { $number }
learn-steps = このレッスンのステップ
learn-solved-mark = 正解済み
learn-all-lessons = すべてのレッスン
learn-next-step = 次のステップ
learn-skip = 飛ばす
lesson-no-win = { $move } ではすぐに勝てません。もう一度。
lesson-no-five = { $move } では五連になりません。もう一度。
lesson-makes = { $move } は{ makes-kind }手ですが、ここで求められているものではありません。
lesson-makes-nothing = { $move } は狙いを作りません。もう一度。
lesson-left =
    { $next ->
        [five] { $move } は{ color-name }の四を止めていません：{ $point } で五連です。
        [open-four] { $move } は{ color-name }の活三を止めていません：{ $point } で達四です。
       *[other] { $move } は{ color-name }の { $point } の狙いを防いでいません。
    }
lesson-left-five = { $move } は{ color-name }の五連を崩せず、負けます。
lesson-captures =
    { $pairs ->
        [0] { $move } では石を取れません。もう一度。
       *[other] { $move } は { $pairs } 組しか取れません。もう一度。
    }
lesson-forbidden =
    { $move } は禁手です：{ $reason ->
        [overline] 長連になります。
        [double-four] 四々になります。
        [double-three] 三々になります。
       *[in-capture] 二子が敵石に挟まれます。
    }
lesson-allowed = { $move } は打てます。もう一度。
lesson-place = 開局規定では { $move } に打てません。もう一度。
lesson-choice = ここではもう一方が有利です。見直してください。
lesson-choice-hint = 中央で連絡している石を数え、次の手番を見てください。
lesson-solution = 正解は { $answer } です。

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

