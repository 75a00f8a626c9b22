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
engine-progress = { $percent }%
server-silent = サーバーが応答しません。再起動中かもしれません。
server-failed = サーバーの応答：{ $status }
server-offline = サーバーに接続できません。一度見たレッスンと詰連珠は開けます。対局、ヒント、解答、新しい内容にはサーバーが必要です。

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what }（{ $details }）
error-error = この操作はできません。
error-move-text = これは着手ではありません。
error-out-of-range = その点は盤の外です。
error-occupied = その点にはすでに石があります。
error-forbidden = その手は禁手です。
error-game-over = 対局は終わっています。
error-setup = 石をこのように置くことはできません。
error-size = 盤をこの大きさにはできません。
error-rule = そのルールはありません。
error-opening = 開局規定により、今はできません。
error-format = このテキストまたはファイルは読み取れません。
error-proof = この証明は成り立ちません。
error-engine = エンジンはこれを実行できません。
error-engine-option = エンジンはこの設定を受け付けません。
error-engine-limit = エンジンはこの制限に対応できません。
error-engine-rule = エンジンはこのルールに対応していません。
error-engine-busy = エンジンは使用中です。
error-engine-closed = エンジンは終了しています。
error-engine-failed = 外部エンジンでエラーが起きました。
error-engine-start = 外部エンジンを起動できません。
error-engine-died = 外部エンジンが突然終了しました。
error-engine-timeout = 外部エンジンが時間内に応答しませんでした。
error-engine-protocol = 外部エンジンの応答が正しくありません。
error-engine-illegal-move = 外部エンジンが不正な手を打ちました。
error-engine-forbidden-move = 外部エンジンが禁手を打ちました。
error-stale = その間に変わりました。もう一度ご確認ください。
error-play = 対局をこのように設定できません。
error-player = 対局者の指定が正しくありません。
error-clock = 持ち時間の指定が正しくありません。
error-illegal = 今はできません。
error-not-your-turn = 今は相手の番です。
error-saved-game = その保存された対局はありません。
error-settings = この設定にその値は使えません。
error-match = 対戦をこのように行うことはできません。
error-training = 学習をこのまま続けられません。
error-wire = プロトコルに合わない行です。
error-remote = 応答がありません。
error-worker = 処理を完了できませんでした。
error-worker-late = 時間内に応答がありませんでした。
error-refused = 要求は拒否されました。
error-queue-full = 待っている要求が多すぎます。
error-cluster = マシンのクラスターを使用できません。
error-store = データベースに保存できませんでした。
error-schema = データベースの版が異なります。
error-database = データベースを利用できません。
error-bot = ボットを続けられません。
error-unreachable = サーバーに接続できません。
error-moved = これは別のサーバーが処理しています。
error-bad-request = 入力が正しくありません。
error-unauthorised = ログインが必要です。
error-unconfirmed = まずご本人であることを確認してください。
error-fair-play = この対局では助言できません。
error-not-allowed = この操作は許可されていません。
error-not-found = ここには見つかりません。
error-taken = すでに使われています。
error-busy = サーバーが混み合っています。少し待ってからお試しください。
error-failed = サーバーで処理できませんでした。
token-about = このサーバーにはアクセストークンが必要です。サーバーを起動した画面に表示されています。
token-field = アクセストークン
token-enter = 開く
page-missing = このアドレスにページはありません。
page-home = 対局または検討する
file-missing = ファイルまたはフォルダーがありません
file-refused = 権限がありません
file-exists = ファイルはすでにあります
file-folder = フォルダーです
file-full = ディスクに空きがありません

## Moves and positions that are refused

refused-line = { $line } 行目：{ $why }
refused-move = { $number } 手目 { $text }：{ $why }
refused-move-line = { $line } 行目、{ $number } 手目 { $text }：{ $why }
refused-size = 盤の大きさ { $size } は使えません。{ $least }〜{ $most } を指定してください
refused-text = { $text } は着手ではありません。h8 のように列の文字と行の数字で入力してください
refused-text-at = { $at } 文字目の { $text } は着手ではありません。h8 のように列の文字と行の数字で入力してください
refused-off-board = { $move } は { $size }×{ $size } の盤の外です。a1〜{ $corner } で入力してください
refused-occupied =
    { $point } には打てません。{ $color ->
        [black] 黒石
       *[white] 白石
    }があります
refused-stone = { $point } には打てません。石があります
refused-over = { $point } には打てません。対局は終わっています（{ end-name }）
refused-forbidden =
    { $point } には打てません。{ $color ->
        [black] 黒
       *[white] 白
    }の禁手です（{ reason-name }）
setup-two = { $point }（{ $x }, { $y }）に石が二つあります
setup-pairs = { $rule } では取った組の数を { $pairs } にできません。0〜{ $most } の数を黒、白の順に二つ指定してください
setup-won =
    { $color ->
        [black] 黒
       *[white] 白
    }は { $stones } ですでに勝っています：{ $position }
setup-last =
    最後の手が{ $color ->
        [black] 黒
       *[white] 白
    }のはずはありません。どの石も禁手になります：{ $position }
color-unknown = { $text } は色ではありません。black（黒）か white（白）を入力してください
rule-unknown = { $name } というルールはありません。次のいずれかです：{ $known }
opening-unknown = { $name } という開局規定はありません。次のいずれかです：{ $known }
opening-needs = 開局規定 { $opening } には { $least } 路以上の盤が必要です（今は { $size } 路）
opening-many-choices = 棋譜の選択が開局規定 { $opening } には多すぎます
opening-few-choices = 棋譜の選択が開局規定 { $opening } には足りません
opening-offered = { $point } は打点にできません。すでに提示されています
opening-alike = { $point } は打点にできません。対称形のため、提示済みの { $other } と同じ点です
opening-finished = 開局規定 { $opening } は終わっており、{ $what } は受け付けられません
opening-refused =
    開局規定 { $opening } では今 { $what } はできません。{ $seat ->
        [first] 先番
       *[second] 後番
    }：{ $instruction }
opening-in-game = 開局規定 { $opening } は空の盤から始まり、途中の対局では使えません
session-no-choice = { $text } は選択肢にありません。{ $options } から選ぶか、番号を入力してください
session-stale = { $kind } は { $expected } 手目に対するものですが、対局は { $ply } 手目です
session-not-turn = 今は{ $who }の番ではありません
session-time-up = { $who }の時間が切れました
session-lost-on-time = 時間切れで終わった対局は待ったできません
session-nothing-back = 取り消せる手がありません
session-engine-asked = エンジンに許可は要りません。そのまま取り消してください
session-nobody-asked = 待ったは申し込まれていません
session-own-question = { $who }は自分の申し込みに答えられません
session-draw-already = { $who }はすでに引き分けを申し込んでいます
session-undo-already = { $who }はすでに待ったを申し込んでいます
session-nothing-again = やり直せる手がありません
session-no-offer = 引き分けの申し込みはありません
session-own-offer = { $who }は自分の引き分けの申し込みに答えられません
session-no-flag = 時間切れではありません
session-over = 対局は終わっています。{ $ending }
session-over-move = { $move } はもう打てません。対局は終わっています。{ $ending }
seat-no-strength = { $text } はレベルではありません。{ $least }〜{ $most }、または最強の { $full } を指定してください
seat-no-level = { $text } はレベルではありません。{ $least }〜{ $most } を指定してください
seat-unknown = { $text } は対局者ではありません。person:NAME、level:1〜level:10、tengen:time=SECONDS、cmd:PROGRAM のいずれかです
seat-no-name = { $name } は名前に使えません。1 行、{ $most } 文字以内で入力してください
seat-no-time = { $text } は思考時間ではありません。2.5 のように秒数で入力してください
clock-too-short = 持ち時間「{ $clock }」では最初の手の時間がありません。1 秒以上にしてください
clock-unknown = { $text } は持ち時間の指定ではありません。5+3（分と秒）、10s/move、none のように入力してください
saved-none-in = { $folder } に保存された対局はありません
saved-unknown = { $name } という保存された対局はありません。20250131-235959 のような番号を指定してください
engine-unknown-program = { $name } は外部プログラムです。棋譜ファイルからプログラムは起動しません。--first cmd:PROGRAM か --second cmd:PROGRAM を付けて開いてください
format-too-long =
    ファイルが長すぎます：{ $size } { $unit ->
        [bytes] バイト
       *[characters] 文字
    }（上限 { $most }）
format-no-game = 対局が含まれていません
format-no-text = { $offset } 文字目に NUL 文字があります。テキストファイルが必要です
format-unknown-content = { $text } で始まる内容の形式が分かりません。h8 i9 のような着手か、次の形式が必要です：{ $known }
position-long = { $text } は局面ではありません。{ $size } 文字あります（上限 { $most }）
position-no-moves = 着手がありません
position-unknown = { $text } は局面ではありません。着手として：{ $why }。ファイルとして：その名前のファイルはありません。リンクとして：「?rule=」も着手付きの「#」もありません
format-no-link = { $text } はリンクではありません。?rule=renju#h8i9 のような形が必要です
format-bad-link = リンクが正しくありません：{ $why }
format-no-sgf = { $text } に対局がありません。「(;」が必要です
problem-no-rule = ルールの指定がないため、自由ルールとして読みました
problem-rule-asked = ファイルには { $told } とありますが、指定どおり { $rule } として読みました
problem-no-size = 盤の大きさの指定がないため、{ $size } 路として読みました
problem-size-asked = ファイルには { $told } 路とありますが、指定どおり { $size } 路として読みました
problem-more = ほかに問題が { $count } 件あります
problem-not-utf8 = 位置 { $at } のバイト { $byte } は UTF-8 ではないため、{ $encoding } として読みました
problem-replaced = 位置 { $at } のバイト { $byte } は { $encoding } ではないため、同様のものとともに { $sign } に置き換えました
problem-no-kind = ゲームの指定（GM）がないため、五目並べとして読みました
problem-white-first = 空の盤で白が初手を打っています
problem-root-move = ルートに着手があるため、独立したノードに移しました
problem-file-size = ファイルに盤の大きさがないため、{ $size } 路として読みました
problem-left-out = { $number } 行目：{ $text } は着手でも終了コードでもないため除きました
problem-before = 対局の前の文字列を飛ばしました：{ $text }
problem-after = 最後の対局の後の文字列を飛ばしました：{ $text }
problem-guess = 文字列は { $encoding } と推測して読みました
problem-joined = 二つの変化が { $move } で始まるため、まとめました
problem-free = { $why }。以後は自由な対局として続けます
problem-link-key = リンクの { $key } は無視しました。使えるのは { $known } です
problem-players = 保存された対局の対局者と時計を読み取れません：{ $why }
problem-changed = ほかのプログラムがファイルを変更したため、時計は最初から始まります
puzzle-unknown = { $name } という問題はありません
lesson-unknown = { $name } というレッスンはありません。次のいずれかです：{ $known }
language-unknown = { $text } という言語はありません。次のいずれかです：{ $known }
setting-unknown = { $name } という設定はありません。次のいずれかです：{ $known }
setting-impossible = { $name } を { $value } にできません：{ $why }
setting-default = { $why }。既定値を使います
settings-unread = { $file } を読み取れません（{ $why }）。既定の設定を使います
settings-set-aside = { $file } を読み取れません（{ $why }）。{ $aside } に改名し、既定の設定を使います

## What the server refuses

web-log-in = 先にログインしてください。
web-confirm = まずご本人であることを確認してください。
web-wrong-password = 名前またはパスワードが違います。
web-wrong-code = 名前または復旧コードが違います。
web-account-closed = このアカウントはサーバーの管理者によって停止されています。
web-merge-large = このブラウザーとアカウントの学習記録を合わせると大きすぎます。このブラウザーのデータを引き継がずにログインしてください。
web-name-reserved = { $name } は使えない名前です。別の名前にしてください。
web-name-taken = { $name } はすでに使われています。別の名前にしてください。
web-password-easy = このパスワードは推測されやすいため、別のものにしてください。
web-attempts = この名前での試行が多すぎます。{ $minutes } 分後にもう一度お試しください。
web-passkey-host = パスキーにはホスト名が必要です。サーバー名または localhost で開いてください。
web-passkey-https = パスキーには安全なページが必要です。https または localhost で開いてください。
web-passkey-unknown = このパスキーは登録されていないか、一致しません。
web-passkey-known = このパスキーはすでに登録されています。
web-passkey-refused = パスキーは受け付けられませんでした：{ $why }
web-passkeys-most = パスキーが { $count } 個あります。先に一つ削除してください。
web-no-passkey = そのパスキーはありません。
web-no-session = そのログインはありません。
web-too-long = 時間がかかりすぎました。もう一度お試しください。
web-token = このサーバーにはアクセストークンが必要です。
web-database = データベースが応答しません。少し待ってからお試しください。
web-not-stored = 手を保存できませんでした。少し待ってからお試しください。
web-rate = この種の要求が多すぎます。{ $seconds } 秒後にお試しください。
web-many-requests = 同時の要求が多すぎます。前の要求が終わるまでお待ちください。
web-many-attempts = 同時の試行が多すぎます。もう一度お試しください。
web-queue-full = エンジンの順番待ちが多すぎます。少し待ってからお試しください。
web-watched-most = { $count } 局を観戦中です。先に一局から離れてください。
web-no-game = 対局 { $game } はありません。
web-games-most = 対局が { $count } 局あります。先にいくつか削除してください。
web-rematch = 再戦は終わった対局の対局者だけができます。
web-engines-clock = エンジン同士の対局に持ち時間はありません。思考時間を設定してください。
web-no-lesson = そのレッスンはありません。
web-no-step = レッスンにそのステップはありません。
web-no-puzzle = その詰連珠はありません。
web-no-puzzles = そのような詰連珠はありません。
web-puzzle-stale = 問題の局面が違っています。最初からやり直してください。
web-record-large = 学習記録が大きすぎて保存できません。
web-record-busy = この記録への変更が重なりました。もう一度お試しください。
web-fair-play = この局面は、あなたが人と、またはレートを懸けて対局中のものです。終わるまでお待ちください。
web-adaptive-casual = 強さが変わる相手との対局は自由対局になります。
web-rated-where = レート戦はレベルとの対局か、ロビーからの対局だけです。
web-rated-position = レート戦は空の盤から始めます。
web-rated-undo = レート戦では待ったはできません。
web-not-away = 相手の離席時間がまだ足りません。
web-self-rated = 自分とレート戦はできません。
web-rated-account = レート戦にはアカウントが必要です。ログインするか、自由対局にしてください。
web-servers = サーバー同士が通信できません。少し待ってからお試しください。
web-servers-apart = サーバー間の接続が切れています。着手の反映に少し時間がかかります。
web-server-silent = この対局のサーバーが応答しません。少し待ってからお試しください。
web-bots-most = ボットが { $count } 個あります。先に一つ削除してください。
web-no-bot = そのボットはありません。
web-no-player = その名前の対局者はいません。
web-challenge-self = 自分には挑戦できません。
web-challenges-most = 申し込み中の挑戦が { $count } 件あります。先に一つ取り下げてください。
web-challenged-most = このプレイヤーには未回答の挑戦が多すぎます。後でもう一度お試しください。
web-offer-gone = この対局の募集は終わりました。
web-tournament-account = 大会に参加するにはアカウントが必要です。先にログインしてください。
web-tournament-bots = この大会にボットは参加できません。
web-tournament-closed = この大会は終了しました。
web-tournament-twice = すでに別のアカウントで参加しています。
web-tournament-full = この大会は満員です。
web-tournament-clock = 大会には持ち時間が必要です。
web-tournament-name = 大会の名前は{ $count }文字以上にしてください。
web-tournament-cancel = 大会を中止できるのは作成者だけで、開始前に限ります。
web-tournaments-most = 終わっていない大会が多すぎます。一つのアカウントで作れるのは{ $count }件までです。
web-no-tournament = そのような大会はありません。
web-talk-tournament = 大会の対局では定型文だけが使えます。
web-speed = 速さを変えられるのは、エンジン同士の対局を作った人だけです。
web-action-stale = 対局は { $wanted } ではなく { $at } 番目の操作まで進んでいます。もう一度ご確認ください。
web-actions-most = この対局は操作が多すぎます。新しい対局を始めてください。
web-invitation = この招待は使用済みか、無効です。
web-pause = 一時停止できるのはエンジン同士の対局だけで、作った人に限ります。
web-not-player = あなたはこの対局の対局者ではありません。
web-ask-undo = 待ったは相手に申し込んでください。
web-not-joined = 相手が参加すると対局が始まります。
web-not-your-seat =
    { $seat ->
        [first] 先
       *[second] 後
    }の席はあなたのものではありません。
web-turn-of = 今は{ $who }の番です。
web-game-deleted = この対局は削除されました。
web-no-hint = 今はヒントを出せません。
web-not-judged = この対局では手を判定しません。
web-move-not-judged = { $number } 手目は判定できません。
web-move-not-yours = { $number } 手目はあなたの手ではありません。
web-reviews-most = 前の講評がまだ進行中です。先に一つ止めてください。
web-no-review = その講評はありません。
web-review-stop = 講評を止められるのは、始めた人か対局者だけです。
web-review-empty = 講評にはまだ手がありません。
web-review-running = 対局はまだ終わっていません。講評できるのは終わった対局だけです。
web-not-reviewed = { $number } 手目はまだ講評されていません。
web-no-mistake = { $number } 手目は悪手に含まれていません。
web-no-drill = その復習問題はありません。
web-drills-most = 復習問題が { $count } 問あります。保存できるのは { $most } 問までです。いくつか削除してください。
web-drills-together = 合わせると { $count } 問を超えます。
web-studies-most = 検討が { $count } 件あります。先にいくつか削除してください。
web-study-foreign = この検討は他の人のものです。コピーを保存してください。
web-no-study = その検討はありません。
web-no-study-named = 検討 { $study } はありません。
web-not-listed = あなたの一覧にその対局はありません。
web-comment-long = コメントが長すぎます（上限 { $count } 文字）。
web-game-large = 対局が大きすぎます（上限 { $count } 手）。
web-talk-log-in = 書き込むにはログインしてください。ゲストは定型文を使えます。
web-talk-empty = メッセージが空です。
web-talk-most = 一局で送れるメッセージは { $count } 件までです。
web-talk-two = 会話できるのは対局している二人だけです。
web-explorer-empty = 数えられる手がファイルにありません。
web-explorer-most = ファイルがいっぱいです（上限 { $files } 件、{ $moves } 手）。先にどれかを削除してください。
web-explorer-no-file = そのようなファイルはありません。

## Notices of the server

notice-engine-restarted = エンジンが異常終了したため再起動しました。もう一度考えています。
notice-engine-failed = エンジンが失敗したため、この手はあまり考えずに打たれました。
notice-engine-late = エンジンの時間が切れたため、この手はあまり考えずに打たれました。
notice-declined = { $name } さんが挑戦を断りました。
notice-bye = { $name }：このラウンドは不戦勝で、1点が付きます。
notice-tournament-over = { $name }が終わりました。{ $count }人中{ $place }位です。

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
settings-theme-contrast = ハイコントラスト
settings-board = 盤
settings-board-kaya = 榧
settings-board-walnut = 胡桃
settings-board-slate = スレート
settings-board-felt = 緑のフェルト
settings-board-paper = 紙
settings-stones = 石
settings-stones-glass = ガラス
settings-stones-flat = 平面
settings-stones-ringed = 輪付き
settings-marks-safe = 色覚に配慮した印
settings-coordinates = 座標
settings-columns = 列
settings-columns-letters = 文字
settings-columns-numbers = 数字
settings-numbers = 手数
settings-forbidden = 禁点を表示
settings-confirm = 着手の確認
settings-confirm-never = しない
settings-confirm-touch = タッチ画面のみ
settings-confirm-always = 常に
settings-sounds = 効果音
settings-volume = 音量
settings-haptics = 振動
settings-notifications = ブラウザーの通知
settings-name-about = 相手に表示されます。
settings-reset = 設定をすべて戻す
settings-reset-done = すべての設定を初期値に戻しました。
settings-notifications-refused = このブラウザーでは、ここでの通知が許可されていません。

## Accounts

account-title = アカウント
account-log-in = ログイン
passkey-known = この端末には、このアカウントのパスキーがすでにあります。
passkey-unused = パスキーは使われませんでした。
account-about = アカウントはなくても使えます。作ると、棋譜と学習の記録がどのブラウザーでも同じになります。
account-adopt = このブラウザーの棋譜、検討、設定、学習の記録をアカウントに移す
account-log-in-passkey = パスキーでログイン
account-forgotten = パスワードを忘れましたか？
account-name = 名前
account-name-about = 英字、数字、-、_ で 3 ～ 20 文字。誰にでも見えます。
account-password = パスワード
account-password-about = 8 文字以上。
account-create = アカウントを作る
account-create-do = アカウントを作成
account-code = 復旧コード
account-code-about = 保管しておいたコードの一つ。それぞれ一回だけ使えます。
account-new-password = 新しいパスワード
account-recover-about = 8 文字以上。すべてのブラウザーからログアウトします。
account-recover = 新しいパスワードを設定
account-recover-do = パスワードを設定
account-back = 戻る
account-confirm = 本人確認
account-confirm-about = アカウントを変更する操作です。
account-confirm-do = 確認
account-use-passkey = パスキーを使う
account-cancel = キャンセル
account-no-passkeys = このブラウザーではパスキーを使えません。
account-browser-data = このブラウザーのデータ
account-since = { $when } に登録
account-log-out = ログアウト
account-data = あなたのデータ
account-password-change = パスワードを変更
account-password-changed = パスワードを変更しました。ほかのブラウザーはログアウトされました。
account-codes-new = 新しいコードを作る
account-passkey-add = パスキーを追加
account-signing-in = ログイン方法
account-passkeys = パスキー
account-passkeys-none = まだありません。
account-codes = 復旧コード
account-passkey-used = { $when } に使用
account-passkey-made = { $when } に作成
account-passkey-remove = 削除
account-passkey-remove-this = { $name } を削除
account-passkey-name = パスキー { $number }
bot-name = { $name }（ボット）
account-bots = ボット
account-bots-about = エンジンはボットの名前で対局します。トークンでできるのは対局だけです。
account-bot-name = ボットの名前
account-bot-make = ボットを作る
account-bot-token = { $name } のトークン
account-bot-token-about = 今トークンを控えてください。二度と表示されません。次のコマンドでエンジンが対局します：
account-bot-token-kept = 完了
account-bot-token-new = 新しいトークン
account-bot-token-new-this = { $name } の新しいトークン
account-bot-revoke = 無効にする
account-bot-revoke-this = { $name } のトークンを無効にする
account-bot-revoked = トークンなし
account-bot-unused = まだ未使用
account-bot-used = 最後の接続：{ $when }
account-bot-delete = 削除
account-bot-delete-this = { $name } を削除
account-bot-delete-really = 本当に削除しますか？
account-codes-replaced = 以前のコードはもう使えません。
account-codes-save = ファイルに保存
account-codes-kept = 保管しました
account-this-browser = このブラウザー
account-log-out-this = { $browser } をログアウト
account-log-out-others = ほかをすべてログアウト
account-browsers = ログイン中のブラウザー
account-device = { $system } の { $browser }
account-some-browser = ブラウザー
account-export = すべてをファイルに保存
account-codes-about = これらのコードを保管してください。パスワードをなくしても、コード一つにつき一回アカウントに入れます。二度と表示されません。
account-delete-about = ほかの人との対局は、あなたの名前を消して相手のもとに残ります。対局中のものは投了になります。
account-codes-left = 復旧コードは残り { $count } 個です。新しく作ると置き換わります。
account-adopted = { $count } 局をアカウントに引き継ぎました。
account-delete =
    { $kind ->
        [account] アカウントとすべてのデータを削除
       *[browser] このブラウザーのデータを削除
    }
account-delete-really =
    { $kind ->
        [account] 本当にアカウントとすべてのデータを削除しますか？元に戻せません。
       *[browser] 本当にこのブラウザーのデータを削除しますか？元に戻せません。
    }

## The lobby, and calls to a player

call-paired = { $name } さんとの対局が始まります。
call-challenge = { $name } さんから挑戦です。
call-your-move = { $name } さんとの対局であなたの番です。
call-go = 移動
lobby-title = ロビー
lobby-about = 対局相手を探すか、観戦できます。アカウントは不要です。
lobby-quick = すぐに対局
lobby-other = その他の対局…
lobby-engine = すぐにエンジンと打つこともできます
lobby-yours = あなたの挑戦
lobby-open = 対局を待つ人
lobby-open-none = 待っている人はいません。上で持ち時間を選ぶと、次に同じ対局を望む人と打てます。
lobby-live = 観戦できる対局
lobby-live-none = 今行われている対局はありません。
lobby-waiting = 相手を待っています…
lobby-cancel = キャンセル
lobby-withdraw = 取り下げる
lobby-decline = 断る
lobby-accept = 受ける
lobby-play = 打つ
lobby-play-this = { $name } さんと打つ
lobby-challenges = { $name } さんから挑戦です
lobby-challenged = { $name } さんに挑戦しました
call-round = { $title }：{ $name }さんとの対局が始まります。
tournaments-title = 大会
tournaments-about = 多くの相手とたくさん対局します。大会は自動で始まり、アカウントがあれば参加も作成もできます。
tournaments-open = まもなく開始
tournaments-open-none = 予定された大会はありません。
tournaments-running = 開催中
tournaments-over = 終了した大会
tournament-link = 大会
tournament-make = 大会を作る
tournament-make-account = 大会を作るにはログインしてください。
tournament-name = 名前
tournament-kind = 方式
tournament-swiss = スイス式
tournament-swiss-about = 各ラウンドで同じ点数の人どうしが当たり、同じ相手とは二度当たりません。
tournament-carousel = カルーセル
tournament-carousel-about = 決められた時間のあいだ、手の空いた人からすぐに次の相手と組まれます。出入りは自由です。
tournament-rounds = ラウンド数
tournament-rounds-of = 全{ $count }ラウンド
tournament-duration = 時間
tournament-length = { $minutes }分
tournament-hours = { $hours }時間
tournament-streaks = 連勝：二連勝のあとの対局は得点が2倍
tournament-bots = ボットも参加できる
tournament-starts = 開始まで
tournament-players = 参加者：{ $count }人
tournament-join = 参加する
tournament-leave = 抜ける
tournament-back = 戻る
tournament-cancel = 大会を中止する
tournament-cancelled = 大会は行われませんでした。参加者が足りないか、中止されました。
tournament-finished = 大会は終了しました。
tournament-round-of = 第{ $round }ラウンド（全{ $count }）。
tournament-starts-in = 開始まで{ $time }
tournament-ends-in = 新しい対局の受付：残り{ $time }
tournament-next-in = 次のラウンドまで{ $time }
tournament-waiting = 参加中です。対局が始まるとどのページでもお知らせします。1分以内に始めないと負けになります。
tournament-out = 抜けています。戻るまで組み合わせに入りません。
tournament-your-game = 自分の対局へ
tournament-standings = 順位表
tournament-pairings = 組み合わせ
tournament-none = まだ参加者がいません。
tournament-points = 得点
tournament-buchholz = ブッフホルツ
tournament-sonneborn = ゾンネボルン・ベルガー
tournament-wins = 勝ち
tournament-bye = 不戦勝
tournament-gone = 抜けました
tournament-on-streak = いまは得点が2倍
rated = レート戦
casual = 自由対局
speed-bullet = バレット
speed-blitz = ブリッツ
speed-rapid = ラピッド
speed-classical = クラシカル
setup-rated = レート戦にする
setup-rated-about = このルールと速さでのあなたのレートに反映されます。ヒントはなく、エンジン相手の待ったもできません。
setup-rated-level = レベル { $level } のレートは { $rating } です。
setup-rated-account = レート戦にはアカウントが必要です。
setup-rated-clock = レート戦には持ち時間が必要です。
setup-rated-size = このルールのレート戦は { $sizes } で行います。
setup-rated-opening = このルールのレート戦には次の開局規定のいずれかが必要です：{ $openings }。
profile-link = あなたのプロフィールとレート
profile-title = プレイヤー
profile-challenge = 挑戦する
profile-ratings = レート
profile-ratings-none = レート戦はまだありません。
profile-curve = 最近の対局でのレート：最低 { $low }、最高 { $high }、現在 { $now }。
profile-results = レート戦の成績
profile-won = 勝ち
profile-drawn = 引き分け
profile-lost = 負け
profile-games = 最近の公開対局
profile-games-none = 公開対局はまだありません。ロビーの対局は公開され、それ以外は非公開です。
leaders-title = ランキング
leaders-about = ルールと速さごとの最高レート。暫定レートは含みません。
leaders-none = 確定したレートを持つ人はまだいません。
leaders-speed = 速さ
leaders-games = 対局数

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
teach-label = 指導
teach-about = ミスをその場で指摘し、打ち直せるようにします。
teach-off = なし
teach-blunders = 大悪手のみ
teach-all = すべてのミス
teach-blunder = { $move } は大悪手です
teach-mistake = { $move } は悪手です
teach-take-back = 打ち直す
teach-show = 理由を見る
teach-play-on = このまま続ける
terminal-teach-back = { $move } を打ち直しますか？ (y/n)

## The plain terminal

terminal-commands-hint = ? でコマンドを表示します。
terminal-draw-declined = 引き分けは断られました。
terminal-chose = { $who }：{ $what }。
terminal-sentence = { $text }。
terminal-opening-over = 開局が終わりました：{ $black } 対 { $white }。
terminal-played = { $who }は { $points } に打ちました。
terminal-over-now = 対局は終わりました。n で次の対局、q で終了します。
terminal-hint-offer = t でヒントが出ます。
terminal-hint-key = h でヒントが出ます。
terminal-not-judged = この手は判定されませんでした：{ $why }。
terminal-not-counted = 結果は記録されませんでした：{ $why }。
terminal-run-program = この対局にはプログラム { $name } が参加しています。{ $command } を実行しますか？ (y/n)
terminal-moves-typed = 代わりに着手を入力することもできます。
terminal-thinks = { $who } 考慮中
terminal-declines = { $who }は引き分けを断りました。
terminal-time-taken = 消費時間：{ $seconds } 秒。
terminal-time-thought = 消費時間：{ $seconds } 秒、深さ { $depth }、評価 { $score }。
terminal-hint = ヒント：{ $hint }
terminal-hint-more = ヒント：{ $hint } もう一度 t で詳しく表示します。
terminal-hint-line = ヒント：{ $move }（{ $score }、深さ { $depth }）：{ $line }。
terminal-try-again = Enter でもう一度試します。着手を入力することもできます。
terminal-not-saved-yet = まだ保存されていません：{ $why }。
terminal-not-saved = 保存できませんでした：{ $why }。
terminal-strength = レベルに対するあなたの強さ：{ $rating }（{ $change }）。
terminal-goodbye = さようなら。
terminal-average = { $who }の平均：1 手 { $seconds } 秒。
terminal-resume = 再開するには：{ $command }
terminal-saved-in = 対局は { $file } に保存されました。
terminal-result-back = 結果を取り消しました。
terminal-taken-back = { $moves }（{ $count } 手）を取り消しました。
terminal-none-forbidden =
    { $color ->
        [black] 黒の禁点はありません。
       *[white] 白の禁点はありません。
    }
terminal-no-move = { $number } 手目はありません。0〜{ $most } を指定してください。
terminal-board-after = { $number } 手目の盤面です（対局は { $ply } 手目）。
terminal-nothing-played = まだ何も打たれていません。
terminal-history-hint = h { $number } で { $number } 手目の盤面を表示します。
terminal-level-engines = エンジンが { $count } 個あります。レベルを変えられるのは 1 個のときだけです。
terminal-plays-on = { $who }が続けます。
terminal-exists = { $file } はすでにあります。s! { $file } で上書きします。
terminal-saved-as = { $file } に保存しました
terminal-load-hint = l 1 または l FILE で対局を読み込みます。
terminal-none-saved = 保存された対局はまだありません：l FILE。
terminal-loaded = { $name } を読み込みました。
terminal-another = 次の対局です。
terminal-help-move = 着手：列と行
terminal-help-enter = エンジンに打たせる
terminal-help-undo = 一手戻す
terminal-help-redo = やり直す
terminal-help-tip = 段階的なヒント：場所、形、着手
terminal-help-history = 棋譜、または N 手目の盤面
terminal-help-forbidden = 禁点
terminal-help-draw = 引き分けを提案
terminal-help-resign = 投了
terminal-help-level = エンジンのレベル、1〜10 または full（最強）
terminal-help-save = 保存し、盤面を Python で表示
terminal-help-save-over = ファイルに上書き保存
terminal-help-load = ファイルや保存した対局を読み込む、一覧を見る
terminal-help-new = 新しい対局（先後交代）
terminal-help-help = このヘルプ
terminal-help-quit = 終了（対局は保存されます）
terminal-offers = 打点 { $point }
terminal-ask-rule = ルール（{ $known }）
terminal-ask-size = 盤の大きさ（{ $least }〜{ $most }）
terminal-ask-opening = 開局規定（{ $known }）
terminal-ask-opponent = 相手（レベル { $least }〜{ $most }、full 最強、person 人、cmd:PROGRAM プログラム）
terminal-ask-color = あなたの色（black 黒、white 白）
terminal-ask-opens = 開局するのはあなた（black）かエンジン（white）か
terminal-ask-name-none = あなたの名前（なしは -）
terminal-ask-other = 相手の名前
terminal-ask-other-none = 相手の名前（なしは -）
terminal-ask-clock = 持ち時間（5+3、10s/move、none なし など）
terminal-panel-opening = 開局規定：{ $opening }
terminal-panel-last = { $moves }、最終手 { $move }
terminal-panel-pairs = 取った組：黒 { $black }、白 { $white }
terminal-panel-five =
    { $color ->
        [black] 黒の五連は崩せます
       *[white] 白の五連は崩せます
    }
terminal-shows-board = Enter で盤を表示
terminal-prompt-over = 対局終了（n 次の対局、u 戻す、s 保存、l 読込、q 終了）
terminal-time-left = 残り { $time }
terminal-hash = ハッシュ { $percent }%
terminal-compiling = エンジンをコンパイル中
terminal-loading = エンジンを読み込み中
terminal-kernels = { $what } { $bar } { $done } / { $total } カーネル
terminal-compiling-once = エンジンをコンパイルしています（この版では一度だけ、約 1 分）
terminal-position = ルール：{ $rule }、{ $size }、{ $moves }。
terminal-opening-name = 珠型：{ $name }。
terminal-to-move =
    { $color ->
        [black] 黒番です。
       *[white] 白番です。
    }
terminal-pairs = 取った組：黒 { $black }、白 { $white }。
terminal-captures =
    { $color ->
        [black] 黒
       *[white] 白
    }が { $stones } を取りました（計 { $count } 組）。
terminal-pending =
    { $color ->
        [black] 黒が五連を作りました。白はまだ取って崩せます。
       *[white] 白が五連を作りました。黒はまだ取って崩せます。
    }
terminal-forbidden =
    { $color ->
        [black] 黒の禁点
       *[white] 白の禁点
    }：{ $points }。
terminal-with-line = { $how }：{ $line }。
terminal-result = 結果：{ $result }
terminal-unreadable = 読み取れません
terminal-no-saved = 保存された対局はありません。
terminal-plain-mode = { $why }。テキストモードで動きます
terminal-no-screen = この端末では全画面表示ができません
terminal-no-textual = 全画面表示には tengen[tui] が必要です
terminal-not-remembered = 設定を保存できません：{ $why }
terminal-against = { $black } 対 { $white }、{ $rule }、{ $size }。
terminal-interrupted = 中断しました。
terminal-moves-on-average = { $who }：{ $moves }、平均 1 手 { $seconds } 秒。

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = 着手（h8）、hint ヒント、solution 正解、skip とばす、quit 終了
terminal-lesson-commands = hint ヒント、solution 正解、skip とばす、quit 終了
terminal-ask-move = 着手
terminal-ask-point = 点
terminal-ask-choose = 選んでください：{ $options }
terminal-next = 次へ：{ $command }
terminal-step = ステップ { $number } / { $count }：{ $title }
terminal-a-puzzle = 詰連珠
terminal-right = 正解です。{ $text }
terminal-again = { $text }もう一度考えましょう。
terminal-no-play = { $move } には打てません。
terminal-puzzle = 詰連珠 { $id }：{ $rule }、{ $theme }、{ $rating }
terminal-rating = レート { $rating }、正解 { $solved } 問、最長連続 { $best }。
terminal-rating-change = レート { $rating }（{ $change }）、連続 { $streak }。
terminal-drill = 復習問題：{ $rule }、{ $source }
terminal-drill-right = { $move } は正解です（{ $score }）。
terminal-drills-due = { $count } 問中 { $due } 問が今日の復習です。
terminal-drills-none = 復習問題はまだありません。{ $command } で作れます。
terminal-source = { $place } の { $number } 手目
terminal-source-times = { $source }（{ $count } 回）
terminal-place =
    { $kind ->
        [game] 対局
        [review] 講評
       *[analysis] 検討
    }
terminal-earlier-game = 以前の対局
terminal-drills-made = 悪手 { $count }、新しい復習問題 { $fresh }。
terminal-drills-unsure = より深い探索で { $count } 個の悪手は確認できませんでした。
terminal-better = 正着
terminal-then = 続いて
terminal-column =
    { $name ->
        [number] 手数
        [side] 手番
        [move] 着手
        [mark] 印
        [before] 前
        [after] 後
        [better] 正着
        [player] 対局者
        [games] 局数
        [moves] 手数
        [accuracy] 正確さ
        [opening] 序盤
        [middle-game] 中盤
        [endgame] 終盤
        [black] 黒
        [white] 白
        [overlooks] 見落とし
        [depth] 深さ
        [score] 評価
        [time] 時間
       *[line] 手順
    }
terminal-accuracy =
    { $color ->
        [black] 黒
       *[white] 白
    }の正確さ { $percent }%
terminal-review-left = 講評は途中です。残りの探索は { $count } 回です。
terminal-review-positions = 局面
terminal-review-turns = 分岐点：残り { $count }
terminal-games-done = { $count } 局中 { $done } 局が { $folder } にあります
terminal-game-of = { $count } 局中 { $number } 局目
terminal-explain-move =
    { $color ->
        [black] 黒番
       *[white] 白番
    }、{ $move }：
terminal-factors-for =
    { $color ->
        [black] 黒にとって
       *[white] 白にとって
    }：
terminal-factors-then =
    その後{ $color ->
        [black] 黒
       *[white] 白
    }が得るもの：
terminal-total = 合計：{ $total }
terminal-no-threats = 脅威はありません
terminal-terms = 手番側から見た評価の内訳：

## The full-screen terminal

terminal-save = 保存
terminal-open = 開く
terminal-new = 新規
terminal-help = ヘルプ
terminal-quit = 終了
terminal-start = 開始
terminal-analysis = 検討
terminal-logo = 五つ並べたら勝ち
terminal-name = 名前
terminal-command = コマンド
terminal-think-seconds = 1 手の秒数（2、または持ち時間）
terminal-person = 人
terminal-adaptive = 自動調整レベル
terminal-other-engine = 他のエンジン
terminal-other-clock = その他
terminal-clock-such = 5+3 または 10s/move
terminal-continue = 続ける：{ $title }
terminal-start-hint = 矢印キーで選び、Enter で対局を始めます。
terminal-looking-back = 前の局面を表示中です。End で対局に戻ります。
terminal-over-new = { $ending }n で新しい対局を始めます。
terminal-over-back = { $ending }n：新しい対局、u：戻す。
terminal-hurry = { $who } 考慮中です。m ですぐに打たせます。
terminal-typing = 着手：{ $text }
terminal-who-for = { $who }の代わりに誰が打ちますか？
terminal-no-resign = 今は投了できません。
terminal-resigns = { $who } が投了
terminal-paused = 一時停止中です。p で再開します。
terminal-unmarked = 禁点は表示しません。
terminal-hint-person = ヒントは手番の人だけが使えます。
terminal-report =
    { $color ->
        [black] 黒 { $move }
       *[white] 白 { $move }
    }
terminal-save-as = 保存先（.sgf、.psq など）：
terminal-write-over = { $file } に上書き
terminal-file-exists = { $file } はすでにあります
terminal-leave-it = そのままにする
terminal-thinking = 考慮中
terminal-program-who = { $name } はプログラムです。誰が打ちますか？
terminal-run = { $command } を実行
terminal-draw-question = { $who }：引き分けにしますか？
terminal-failed-who = { $who } が失敗しました。誰が続けますか？
terminal-tengen-full = Tengen（最強）
terminal-getting-ready = エンジンを準備しています。
terminal-getting-ready-first = エンジンを準備しています。初回は約 1 分かかります。
terminal-hint-plays = ヒント：{ $move }。Enter で打ちます。
terminal-note-pairs = 組 { $taken }/{ $needed }
terminal-note-moves = { $moves }、1 手 { $seconds } 秒
terminal-browsing = { $ply } / { $count } 手目。PgUp と PgDn で移動、End で戻ります。
terminal-chooses-digits = { $who }が選びます：1〜{ $count }。
terminal-chooses-arrows = { $who }が選びます：矢印キーと Enter。
terminal-good-for =
    { $color ->
        [black] 黒に有利
       *[white] 白に有利
    }：
terminal-back = Esc：戻る
terminal-open-game = 対局を開く
terminal-open-keys = Tab：一覧かファイル、Enter：開く、Esc：戻る
terminal-file = ファイル
terminal-cannot-open = { $file } を開けません：{ $why }

## The keys of the full-screen terminal

terminal-keys-board = 盤
terminal-keys-game = 対局
terminal-keys-analysis = 検討
terminal-keys-signs = 記号
terminal-keys-arrows = 矢印キー
terminal-keys-mouse = マウス
terminal-key-cursor = カーソル [ ] を動かす
terminal-key-place = 石を置く
terminal-key-type = h8 のように着手を入力
terminal-key-click = クリックで石を置く
terminal-key-browse = 手順をたどる。Home と End：最初と最後
terminal-key-zoom = 石を小さく・大きく（余裕があるとき）
terminal-key-undo = 待った。対エンジンでは自分の番まで戻る
terminal-key-teaching = 指導：なし、大悪手のみ、すべての悪手
terminal-key-now = エンジンにすぐ打たせる
terminal-key-change = 手番側の対局者を替える
terminal-key-pause = 時計を止める
terminal-key-forbidden = 禁点の表示と理由
terminal-key-numbers = 石に手数を表示
terminal-key-save = 保存（sgf、psq、json など）
terminal-key-open = 対局を開く
terminal-key-new = 新しい対局
terminal-key-panel = 検討パネルの表示・非表示
terminal-key-lines = 候補手順を増やす・減らす
terminal-key-explain = カーソルの手の詳しい説明
terminal-sign-winning = 勝ちの並び
terminal-sign-last = 最終手
terminal-sign-cursor = カーソル
terminal-sign-both = 最終手とカーソル
terminal-sign-forbidden = 禁点
terminal-sign-best = 検討の最善手
terminal-keys-saved = 対局は一手ごとに保存されます。Ctrl-C でいつでも終了でき、再開するコマンドが表示されます。

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
welcome-puzzles = 短い問題 3 問で確かめる
welcome-later = あとで
welcome-placed = 相手の準備ができました
welcome-placed-gentle = やさしく始まり、成績に応じて変わります。大きなミスは指摘され、待ったもできます。
welcome-placed-about = あなたに近い強さで始まり、成績に応じて変わります。
welcome-lesson = または最初のレッスンから始める
placement-title = 問題 { $number } / { $count }
placement-about = 最初の答えが結果になります。わからなければ次へ進んでください。
placement-unknown = わからない
placement-finish = 相手を決める
placement-result = { $count } 問中 { $solved } 問正解です。相手はレベル { $level } 前後から始まり、成績に応じて変わります。
placement-play = 最初の対局を始める

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
talk-title = チャット
talk-about = あいさつや短い文を送れます。読めるのは二人だけです。
talk-log-in = 自分の言葉で書くにはログインしてください。
talk-message = メッセージ
talk-send = 送信
talk-you = あなた
talk-mute = ミュート
talk-unmute = ミュート解除
talk-muted = この相手をミュートしています。
talk-report = 通報
talk-report-this = { $name } を通報
talk-report-why = 何が問題ですか？
report-talk = 不快なメッセージ
report-cheating = エンジンの使用
report-stalling = 引き延ばしや離席
report-name = 不快な名前
report-other = その他
talk-report-details = 詳細（任意）
talk-report-send = 通報を送る
talk-report-cancel = キャンセル
talk-reported = ありがとうございます。管理者が確認します。
talk-hello = こんにちは！
talk-good-luck = よろしくお願いします！
talk-nice-move = いい手ですね！
talk-oops = しまった！
talk-well-played = お見事！
talk-good-game = いい対局でした！
talk-thanks = ありがとう！
talk-bye = さようなら！
seat-engine-bot = 会員のエンジン
seat-engine-full = エンジン全力、一手 { $seconds } 秒
seat-by-link = リンクで参加する人
seat-person = 人
seat-first = 先の対局者
seat-second = 後の対局者
seat-level = レベル { $level }
seat-full = 最強
seat-program = 他のプログラム
who-seat =
    { $seat ->
        [first] 先の対局者
       *[second] 後の対局者
    }
who-named = { $name }（{ $role }）
seat-absent = まだ来ていません
seat-you = あなた
claim-title = 相手が不在です
claim-left = { $name } が対局から離れました。
claim-idle = { $name } が着手していません。
claim-wait = あと { $time } で勝ちを宣言できます。
claim-win = 勝ちを宣言する
claim-draw = 引き分けにする
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
setup-challenge-about = 相手に通知され、受けるか断るかを選べます。
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
play-book = 定石
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
share-embed = Web ページ用の埋め込みコード
share-embed-about = 自分のページに対局を表示できます。
embed-title = { -gomoku }の対局
embed-open = Tengen で開く
embed-failed = この対局は表示できません。
embed-start = 初手の前。
embed-move = { $number } 手目（全 { $count } 手）：{ $move }。
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
overlay-heat = ヒートマップ
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
explorer-title = 手の一覧
explorer-about = 定石、証明、対局からわかっている手です。手を選ぶと打ちます。
explorer-none = この局面について情報はありません。
explorer-all = { $count } 手をすべて表示
explorer-verdict = 評価
explorer-public = 公開対局
explorer-own = 自分のファイル
explorer-results = 黒 { $black }、白 { $white }、引き分け { $draws }、結果なし { $unknown }
explorer-proof-title = 証明と対戦
explorer-proof-switch = 証明が黒を持つ
explorer-proof-about = 証明済みの勝ちに白で挑みます。証明はすぐに応じ、理由も示します。あなたの手を扱う証明がないときはエンジンが応じ、そのことをここに示します。
explorer-proof-says = { $move } は証明済みです。どう応じても{ $verdict }。
explorer-engine-says = { $move } は証明の手ではありません。この局面を扱う証明がないため、エンジンが打ちました（{ $score }）。
explorer-begins = { $move }：証明は中央から始まります。
explorer-won = 証明が勝ちました。手を戻して別の防ぎ方を試してください。
explorer-threat = 狙い：{ $move }。個別の応じ方が要らない応手には、{ $verdict }。
explorer-answers = 個別の応じ方が必要な応手：{ $points }
explorer-even-title = 互角の局面
explorer-even-about = 交替やswap2で提示するための、双方の形勢が等しくなる石です。
explorer-even-move = 互角の手を探す
explorer-even-pair = 互角の組を探す
explorer-even-searching = 互角の石を探しています…
explorer-even-stones = 石
explorer-even-chance = 手番側の勝率
explorer-files-title = 自分のファイル
explorer-files-about = 自分のファイルの対局は、あなたのためだけに数えます。
explorer-files-open = 開いている棋譜を追加
explorer-files-remove = { $name } を削除
explorer-find = この局面を探す
explorer-find-about = 回転・反転や手順違いも含めて、木全体からこの局面を探します
explorer-found = この局面は木のほかの { $count } か所にもあります。
explorer-found-none = この局面は木のほかの場所にはありません。
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
line-better = より良い手：{ $move }
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
review-show-longest = 最も粘る手順を見る
review-lost = この時点ですでに負けでした。この手は終わりを早めただけです。
review-overlooked = { color-name }の見落とし：{ $kinds }
review-practise = 練習する：{ $theme }
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
class-lost = すでに負け
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

list-comma = { $others }、{ $last }
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
instruction-options = 選んでください：{ $options }。
instruction-draw = { $who }が引き分けを提案しています。受けるか断るか選んでください。
instruction-undo = { $who }が待ったを求めています。認めるか断るか選んでください。

## Names of openings: renju's 26, and how the second stone stands

opening-name =
    { $name ->
        [kansei] 寒星
        [keigetsu] 渓月
        [sosei] 疎星
        [kagetsu] 花月
        [zangetsu] 残月
        [ugetsu] 雨月
        [kinsei] 金星
        [shogetsu] 松月
        [kyugetsu] 丘月
        [shingetsu] 新月
        [zuisei] 瑞星
        [sangetsu] 山月
        [yusei] 遊星
        [chosei] 長星
        [kyogetsu] 峡月
        [kosei] 恒星
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
        [direct-opening] 直接打ち
        [indirect-opening] 間接打ち
        [one-space-opening] 一間飛び
        [diagonal-one-space-opening] 斜め一間飛び
        [knights-opening] 桂馬
        [large-knights-opening] 大桂馬
       *[two-space-opening] 二間飛び
    }
opening-numbered =
    { opening-name }（{ $group ->
        [direct] 直接
       *[indirect] 間接
    } { $number }）

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

drills-title = 復習問題
drills-prompt =
    { $color ->
        [black] ここで黒は { $move } { $mark } と打ちました。より良い手を見つけてください。
       *[white] ここで白は { $move } { $mark } と打ちました。より良い手を見つけてください。
    }
drills-due = 今日の復習問題は { $count } 問です
drills-count = { $total } 問中 { $due } 問が復習時期
drills-next = 次の復習問題
drills-all = すべての復習問題
drills-solve = 復習時期の { $count } 問を解く
drills-next-due = 今解く問題はありません。次の復習問題：{ $when }。
drills-none = まだ復習問題がありません。対局の講評でミスを開き、復習問題にしてください。
drills-entry =
    { $color ->
        [black] 黒 { $move } { $mark }
       *[white] 白 { $move } { $mark }
    }
drills-try = 解いてみる
drills-move = あなたの対局の { $number } 手目
drills-again = 次の出題：{ $when }。
drills-in-game = 実戦では：{ $reason }
drills-now = 今
drills-in-minutes = { $count } 分後
drills-in-days =
    { $count ->
        [1] 明日
       *[other] { $count } 日後
    }
review-drill = 復習問題にする
review-drills = これらのミスを復習問題にする
review-drills-making = 解答を確かめています…
review-drills-made = 復習問題を { $count } 問作りました。明日出題されます。
review-drills-known = すでに復習問題になっています。
review-drills-unsure = より深い探索では、これらのミスを確認できませんでした。

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

lessons-five-title = 五連とは
lessons-five-about = どの方向でも、石を五つ並べれば勝ちです。
lessons-five-row-title = 五つ並べる
lessons-five-row-text = 黒は { $four } と四つ並んでいます。どちらかの端にもう一つ打てば五連で勝ちです。打ってください。
lessons-five-row-done = 五連で黒の勝ちです。{ $ends } のどちらでも五連でした。
lessons-five-gap-title = 間を埋める
lessons-five-gap-text = 列は内側から完成することもあります。黒の { $four } にはあと一つ足りません。その点を見つけてください。
lessons-five-gap-done = 縦に五連ができました。間の点も端の点と同じ価値があります。
lessons-five-diagonal-title = 斜めの五連
lessons-five-diagonal-text = 斜めの列も数えます。最も見落としやすい列です。{ $block } は白が占めていますが、もう一方の端があります。
lessons-five-diagonal-done = 斜めに五連ができました。
lessons-five-edge-title = 盤端に沿って
lessons-five-edge-text = 黒の { $four } は盤端に沿って並び、白が { $block } を占めています。五連を作る余地はまだありますか？
lessons-five-edge-done = あります。列はちょうど隅まで届きます。
lessons-five-six-title = 六つでも勝ち
lessons-five-six-text = 自由ルールでは、もっと長い列でも勝ちです。黒の三子と二子をつないでください。
lessons-five-six-done = 自由ルールでは六つ並べても勝ちです。ほかのルールでは扱いが違います。
lessons-five-first-title = 守る前に勝つ
lessons-five-first-text = 白は { $their } の五連を狙っています。しかし黒の番です。何が先でしょうか？
lessons-five-first-done = 自分の五連で対局は終わりです。止めるものはもうありません。
lessons-fours-title = 四
lessons-fours-about = 四はあと一つで五連です。相手は受けるしかありません。
lessons-fours-make-title = 四を作る
lessons-fours-make-text = 白は { $block } で黒の三の片側を止めました。それでも四つ目の石を加え、あと一つで五連になるようにしてください。
lessons-fours-make-done = 四です。白はすぐに受けなければ負けます。
lessons-fours-stop-title = 四を止める
lessons-fours-stop-text = 白は縦に四つ並び、黒の { $block } が片側を止めています。すぐにもう一方の端に打ってください。
lessons-fours-stop-done = 四の受けは一つだけ。それがこの点でした。
lessons-fours-inside-title = 間の空いた四
lessons-fours-inside-text = 白の { $four } は離れていますが、これも四です。白の五連はどこでできますか？
lessons-fours-inside-done = 五連になるのは間の点だけなので、止められるのもその点だけです。
lessons-fours-open-title = 達四
lessons-fours-open-text = 黒は斜めに三つ並び、両端に余地があります。一手では止められない四にしてください。
lessons-fours-open-done = 五連になる点が二つでき、白はその一つしか占められません。
lessons-fours-edge-title = 伸びる余地
lessons-fours-edge-text = 黒には三が二つあります。{ $short } は盤端にあり、四にしても片側しか開きません。もう一つの三で達四を作ってください。
lessons-fours-edge-done = 達四には両側に空点が必要です。
lessons-fours-oneline-title = 一つの列に二つの四
lessons-fours-oneline-text = この列には、一手で二通りの五連を狙える点があります。見つけてください。
lessons-fours-oneline-done = 白が埋められる間は一つだけ。黒はもう一つの間で五連を作ります。
lessons-fours-block-title = 止めながらの四
lessons-fours-block-text = 白には活三 { $three } があります。それも止める石で四を作ってください。
lessons-fours-block-done = 白は四を受けるしかなく、活三も消えました。
lessons-threes-title = 活三
lessons-threes-about = 活三はあと一つで達四です。
lessons-threes-make-title = 活三を作る
lessons-threes-make-text = { $two } に三つ目の石を加え、次の一手で達四ができるようにしてください。
lessons-threes-make-done = 活三です。白は今受けるべきです。
lessons-threes-gap-title = 間の空いた三
lessons-threes-gap-text = 離れた石も協力できます。{ $two } を活三にしてください。
lessons-threes-gap-done = 内側に一点空いていて、そこを埋めると達四になります。
lessons-threes-stop-title = 活三を止める
lessons-threes-stop-text = 白の { $three } は活三です。放っておくと両端の開いた四になります。受けを見つけてください。
lessons-threes-stop-done = もう活三ではありません。
lessons-threes-gain-title = 受けながら得をする
lessons-threes-gain-text = 白の { $three } は間の空いた活三です。受けのうち一つは、黒の活三にもなります。
lessons-threes-gain-done = 一手で守りと攻めを兼ねれば、主導権が移ります。
lessons-threes-which-title = すべての三が活三ではない
lessons-threes-which-text = 白には三が二つあります。{ $closed } は { $block } に止められているので、急ぎません。もう一つを受けてください。
lessons-threes-which-done = 正解です。止められた三は四にしかならず、四には受けがあります。
lessons-threes-end-title = 正しい端
lessons-threes-end-text = 黒はこの三を伸ばせます。白の { $stone } が近くにあるので、片方の端ではただの四にしかなりません。もう一方を選んでください。
lessons-threes-end-done = この四は両側に余地があります。
lessons-threes-faster-title = どちらの三が速いか
lessons-threes-faster-text = 両者に活三があり、黒の番です。守らないでください。
lessons-threes-faster-done = 白は今から四を作れますが、黒の五連が先です。
lessons-double-title = 二つの狙いを同時に
lessons-double-about = 相手は一つの狙いには受けられますが、二つは受けられません。
lessons-double-fourthree-title = 四と三
lessons-double-fourthree-text = 一手で四と活三を同時に作れることがあります。白が四を止めても、三が続きます。その点を見つけてください。
lessons-double-fourthree-done = 四三は最もよくある勝ち方です。
lessons-double-twofours-title = 二つの四
lessons-double-twofours-text = 黒には、片側を止められた三が横と縦に一つずつあります。どこで交わりますか？
lessons-double-twofours-done = 四が二つ、五連の点も二つ。白は両方を占められません。
lessons-double-twothrees-title = 二つの三
lessons-double-twothrees-text = 黒の二組の二子が一つの点に向かっています。そこに打つと活三が二つできます。
lessons-double-twothrees-done = 白が止められる三は一つだけ。もう一つは達四になります。
lessons-double-hidden-title = どちらも間が空いている
lessons-double-hidden-text = 間の空いた列は見えにくいものです。間の空いた四と間の空いた三を同時に作る点を見つけてください。
lessons-double-hidden-done = 石はつながっていませんが、それでも勝ちです。
lessons-double-race-title = 遅すぎる
lessons-double-race-text = 白には活三 { $three } があります。{ $slow } で活三を二つ作っても、白が先に四を作るので間に合いません。四を含む二つの狙いを見つけてください。
lessons-double-race-done = 四で白の手が決まるので、白は三を使う暇がありません。
lessons-double-answer-title = 受けを見る
lessons-double-answer-text = { $tempting } は四三ですが、白に { $block } と受けられると白の達四になります。受けが白の得にならない四三を見つけてください。
lessons-double-answer-done = 同じ四を反対の端から作りました。白の受けは何の役にも立たず、白の三も止まっています。
lessons-defend-title = 守り
lessons-defend-about = 狙いができる前に防ぎ、正しい側を選びます。
lessons-defend-crossing-title = 交点を占める
lessons-defend-crossing-text = 白はまだ勝ちを狙っていません。しかし、白が打つと活三が二つできる点があります。防いでください。
lessons-defend-crossing-done = 二つの列が交わる点を占めた方が、両方の列を制します。
lessons-defend-fourthree-title = 四三の前に
lessons-defend-fourthree-text = 白の { $three } は止められていて、それだけなら受けは要りません。しかし { $pair } と合わせると四三になります。防いでください。
lessons-defend-fourthree-done = 攻める前に、相手の列が交わる所を見ましょう。
lessons-defend-side-title = 片側からだけ
lessons-defend-side-text = 白の { $stone } は黒の三の右にあります。それだけでは足りず、持ちこたえる手は一つだけです。
lessons-defend-side-done = ほかの手はすべて負けと証明されています。黒は { $gain } で達四を作るか、さらに狙いを続けて勝ちます。
lessons-defend-more-title = 一手で二つの仕事
lessons-defend-more-text = 黒には活三があり、{ $second } で三々も作れます。白が打てるのは一手だけです。
lessons-defend-more-done = こちら側で止めるのが、負けない唯一の手でした。
lessons-defend-gap-title = 間に打つ
lessons-defend-gap-text = 白の { $three } を止める点は三つあります。そのうち二つは負けます。{ $second } の点にも注意してください。
lessons-defend-gap-done = たいていは間が最善です。列には何も残りません。
lessons-vcf-title = 四追いで勝つ
lessons-vcf-about = 四を続ければ、最後の四で勝つまで相手に選ぶ余地はありません。
lessons-vcf-first-title = まず四
lessons-vcf-first-text = 白には活三があるので、黒は四だけで勝たなければなりません。{ $cross } は活三が二つできるだけで、遅すぎます。どの四がそれを四三に変えますか？
lessons-vcf-first-done = { $start } の四で縦の列に石が一つ増え、{ $cross } が四三になりました。
lessons-vcf-stone-title = 残る石
lessons-vcf-stone-text = 白は { $danger } の四三を狙っています。先手は黒です。間の空いた四を作ると、次の四に必要な石が残ります。
lessons-vcf-stone-done = { $start } の石が両方の四で働きました。
lessons-vcf-two-title = 一つの列で二回
lessons-vcf-two-text = 黒は同じ縦の列で四を二回続けて作れます。四三で終わる順序を見つけてください。
lessons-vcf-two-done = 縦に四を二回、そして { $end } の四三。白が自由に打てる手は一度もありませんでした。
lessons-vcf-white-title = 白番で勝つ
lessons-vcf-white-text = 黒には活三 { $three } があります。白はそれを止めずに { $n } 手で勝ちます。最後まですべて四です。
lessons-vcf-white-done = どの四も、黒の達四より一手早く打たれました。
lessons-vcf-guard-title = 正しい点の四
lessons-vcf-guard-text = 黒は { $danger } の四三を狙い、活三もあります。白には、四三を防ぎながら自分の四三を準備する四が必要です。
lessons-vcf-guard-done = 四で黒の二つの狙いを止め、次の二つの狙いは白のものでした。
lessons-vct-title = 三も加わる
lessons-vct-about = 活三も相手に受けを迫ります。ただし受けは一つではありません。
lessons-vct-three-title = まず三
lessons-vct-three-text = どちらにも狙いはありません。活三を一つ作ると、さらに二つの三に必要な石が黒に加わります。
lessons-vct-three-done = 白は三を受けるしかなく、続く { $then } で三が同時に二つできました。
lessons-vct-mixed-title = 三、四、三々
lessons-vct-mixed-text = 活三から始めてください。途中に四、最後に三々が来ます。
lessons-vct-mixed-done = 四は、一手得するときにだけ使いました。
lessons-vct-four-title = 四から始める
lessons-vct-four-text = 黒の石は四つで、まだ三はありません。勝ちまで { $n } 手、四から始まります。
lessons-vct-four-done = 最初に四を打ったのは、その石が後のすべての三に必要だからです。
lessons-standard-title = ちょうど五つ
lessons-standard-about = スタンダードでは、六つ以上並べても勝ちになりません。
lessons-standard-five-title = 六つではなく五つ
lessons-standard-five-text = 黒の列は、片方の端に打つと五つ、もう一方では六つになります。五連を作ってください。
lessons-standard-five-done = ちょうど五つです。{ $six } では列が長すぎました。
lessons-standard-harmless-title = 五連はどこか
lessons-standard-harmless-text = 白がこの列を埋められる点は二つありますが、ちょうど五つになるのは一つだけです。そこを占めてください。
lessons-standard-harmless-done = 正解です。{ $six } では白は六つになり、勝ちになりません。
lessons-standard-gap-title = 急がない間
lessons-standard-gap-text = 白の列 { $row } は危険に見えますが、間を埋めると六つになります。受けるべきものはほかにあります。
lessons-standard-gap-done = 狙いは活三でした。長い列は無害です。
lessons-standard-own-title = 邪魔になる自分の石
lessons-standard-own-text = 黒の { $stone } が片方の端を損ねています。{ $wrong } の四は、片側でしか五連になりません。本当の達四を作ってください。
lessons-standard-own-done = この四は両端で五連にできます。
lessons-standard-threats-title = 白の攻め
lessons-standard-threats-text = ちょうど五つでも攻め方は変わりません。白は { $n } 手で勝ちます。まず活三を三回、それから同時に二つ作ります。
lessons-standard-threats-done = { $end } の三々で決まりました。
lessons-renju-title = 禁点
lessons-renju-about = 連珠では、黒は一手で活三二つ、四二つ、または六つ以上の列を作れません。
lessons-renju-33-title = 三々
lessons-renju-33-text = 黒は一手で活三を二つ作れません。禁点を指してください。
lessons-renju-33-done = { $pt } では、横と縦の両方が活三になります。
lessons-renju-44-title = 四々
lessons-renju-44-text = 一手で四を二つ作るのも禁手です。その点を指してください。
lessons-renju-44-done = { $pt } では、斜めと縦の両方が四になります。
lessons-renju-6-title = 長連
lessons-renju-6-text = 黒は六つ並べることができません。その点を指してください。
lessons-renju-6-done = { $pt } では三子と二子がつながって六つになります。禁手で、勝ちにもなりません。
lessons-renju-straight-title = 一つの列に二つの四
lessons-renju-straight-text = 二つの四が同じ列にあり、石を共有することもあります。黒が一手で両方を作ってしまう点を指してください。
lessons-renju-straight-done = 一手で、間の異なる四が二つ。黒には禁手です。
lessons-renju-43-title = 黒に残された手
lessons-renju-43-text = 四一つと活三一つを同時に作るのは許されます。連珠で黒はこうして勝ちます。その点を見つけてください。
lessons-renju-43-done = 四三そのものは禁手になりません。
lessons-renju-five-title = 五連が優先
lessons-renju-five-text = 同じ石で縦の列 { $column } は六つになります。しかし五連を作る手は禁手になりません。見つけてください。
lessons-renju-five-done = 五連は何よりも優先されます。
lessons-renju-end-title = 打てる端
lessons-renju-end-text = 白には活三 { $three } があります。{ $foul } で止めると三々になります。もう一方の端で止め、自分の活三を作ってください。
lessons-renju-end-done = 黒は禁手を打たずに受け、主導権を保ちました。
lessons-renju-line-title = 禁点を避けて
lessons-renju-line-text = 黒は { $n } 手で勝ちますが、{ $foul } は今は禁点なので打てません。四三につながる三を見つけてください。
lessons-renju-line-done = { $end } の四三は打てました。狙いのうち三は一つだけだからです。
lessons-renju-white-title = 連珠の白
lessons-renju-white-about = 白に禁点はなく、黒の禁点を利用できます。
lessons-renju-white-six-title = 白は自由
lessons-renju-white-six-text = 黒の禁手が白には勝ちになります。勝つ石を打ってください。
lessons-renju-white-six-done = 白は六つ並べても勝ちです。
lessons-renju-white-trap33-title = 止めが禁手
lessons-renju-white-trap33-text = 黒が止められない四を作ってください。
lessons-renju-white-trap33-done = 黒は { $block } に打つしかありませんが、三々の禁手です。白はそこで五連を作ります。
lessons-renju-white-trap6-title = 黒自身の石
lessons-renju-white-trap6-text = 縦の列で、{ $gap } の両側に黒石があります。それを利用して間の空いた四を作ってください。
lessons-renju-white-trap6-done = 間を埋めると黒は六つになり、禁手です。
lessons-renju-white-trap44-title = 二つの四が交わる所
lessons-renju-white-trap44-text = 黒には、片側を止められた三が縦と斜めに一つずつあります。それらは黒の打てない点で交わります。利用してください。
lessons-renju-white-trap44-done = 唯一の止めである { $block } は四々です。白はそこで五連を作ります。
lessons-renju-white-line-title = わなへの長い道
lessons-renju-white-line-text = 白は { $n } 手で勝ちます。黒に禁点がなければ、この攻めでは足りません。
lessons-renju-white-line-done = 最後に黒に必要だった点は禁点でした。
lessons-caro-title = カロ
lessons-caro-about = 敵石二つに挟まれた五は勝ちになりません。六つなら必ず勝ちです。
lessons-caro-blocked-title = ふさがれた五
lessons-caro-blocked-text = 黒には四つの列が二つあります。{ $no } の五は白石二つに挟まれ、勝ちになりません。もう一方を打ってください。
lessons-caro-blocked-done = この五連は片側が開いているので勝ちです。
lessons-caro-six-title = それでも六つは勝ち
lessons-caro-six-text = 白は両端の { $ends } を占めています。しかし六つの列は必ず勝ちです。その石を打ってください。
lessons-caro-six-done = ふさがれていてもいなくても、六つ並べば勝ちです。
lessons-caro-outside-title = 外から止める
lessons-caro-outside-text = 黒の四は { $end } で止められています。止め方は二つあり、一つは列に接しません。そちらを試してください。
lessons-caro-outside-done = { $far } に打つと、五は白石二つに挟まれます。{ $near } でも止まります。
lessons-caro-edge-title = 盤端はふさがない
lessons-caro-edge-text = 白は { $end } を占め、列は隅まで続いています。これはふさがれたことになりますか？
lessons-caro-edge-done = いいえ。ふさぐのは石だけで、盤端はふさぎません。
lessons-caro-room-title = 達四の余地
lessons-caro-room-text = 白の { $stone } は下の三から二路離れています。そこで四を作ると、白は一手で止められるでしょうか？余地のある三を使ってください。
lessons-caro-room-done = この四はどちらの端も損なわれません。
lessons-caro-threats-title = カロで三を使って勝つ
lessons-caro-threats-text = 白は活三から始めて { $n } 手で勝ちます。
lessons-caro-threats-done = { $end } の三々を黒は受けきれませんでした。
lessons-caro-standard-title = カロ（ちょうど五つ）
lessons-caro-standard-about = ちょうど五つで、敵石二つに挟まれていないこと。
lessons-caro-standard-both-title = 三つの列、一つの五連
lessons-caro-standard-both-text = { $blocked } では黒の五の両端がふさがれ、{ $six } では列が長すぎます。正しいのは三つ目の列です。
lessons-caro-standard-both-done = ちょうど五つで、片側が開いています。
lessons-caro-standard-quiet-title = 狙いのない四
lessons-caro-standard-quiet-text = 白は四つ並んでいますが、黒が { $ends } を占めているので、そこで五つになっても勝ちになりません。本当の狙いを受けてください。
lessons-caro-standard-quiet-done = 危険なのは三でした。四は無害でした。
lessons-caro-standard-threats-title = 三、四、そして二つの三
lessons-caro-standard-threats-text = 白は { $n } 手で勝ちます。活三、同じ石での四、それから同時に二つの活三です。
lessons-caro-standard-threats-done = 四は損になりませんでした。その石は最後に必要だったからです。
lessons-captures-title = 取り
lessons-captures-about = 敵石二つに挟まれた二子は盤から取られます。
lessons-captures-pair-title = 二子を取る
lessons-captures-pair-text = { $pair } は黒石の隣にあります。反対側をふさぐと取れます。
lessons-captures-pair-done = 一組取りました。取れるのは必ずちょうど二子です。
lessons-captures-two-title = 同時に二組
lessons-captures-two-text = 一手で二つの列をふさげることがあります。四子を取る点を見つけてください。
lessons-captures-two-done = 一手で二組です。
lessons-captures-five-title = 五組で勝ち
lessons-captures-five-text = 黒は四組取っています。もう一組取れば勝ちです。
lessons-captures-five-done = 五組です。黒は石を並べずに勝ちました。
lessons-captures-save-title = 二子を助ける
lessons-captures-save-text = 白は { $by } に打って { $pair } を取れます。防いでください。
lessons-captures-save-done = 三つ並んだ石は取られません。
lessons-captures-incapture-title = 取られ形
lessons-captures-incapture-text = 敵石二つに挟まれる二子を作る手は打てません。黒の禁点を指してください。
lessons-captures-incapture-done = { $pt } では二子が取られ形になります。
lessons-captures-free33-title = 取れば禁手でなくなる
lessons-captures-free33-text = ここでは一手で活三を二つ作るのは禁手ですが、石を取る場合は打てます。両方を同時に行う点を見つけてください。
lessons-captures-free33-done = { $pair } を取ったので、二つの三は許されました。
lessons-captures-pending-title = 崩されるかもしれない五連
lessons-captures-pending-text = 五つ並べてください。白はまだ { $pair } を取れるので、白が取らない場合にだけ勝ちます。
lessons-captures-pending-done = 五連は一手待ちです。白には崩す機会が一手あります。
lessons-captures-break-title = 五連を崩す
lessons-captures-break-text = 黒は { $five } と五つ並んでいます。そのうち一つを取っても、黒が間を埋めるので足りません。二つ取る点を見つけてください。
lessons-captures-break-done = 両端がなくなり、五連も消えました。
lessons-captures-line-title = 狙いながら取る
lessons-captures-line-text = 黒は { $pair } を取りながら達四を作れます。その点を見つけてください。
lessons-captures-line-done = 一組を得て、白には列を止める暇がありません。
lessons-captures42-title = ルール 42 の取り
lessons-captures42-about = 取り方は同じですが、禁手は三々だけです。
lessons-captures42-between-title = 二つの石の間
lessons-captures42-between-text = 勝ちになる石は { $ends } の間に二子を作ります。このルールでは打つことができ、その二子も安全です。
lessons-captures42-between-done = 縦に五連ができました。自分から敵石二つの間に入っても取られません。
lessons-captures42-six-title = ここでは六つで勝ち
lessons-captures42-six-text = 取り 1337 では六つ並べるのは禁手ですが、このルールでは勝ちです。斜めの列で見つけてください。
lessons-captures42-six-done = このルールでは六つ並べば勝ちです。
lessons-captures42-open-title = 止めた石を取る
lessons-captures42-open-text = 白の { $block } が黒の三を止めています。白の二子を取ることができ、その石も含まれています。
lessons-captures42-open-done = { $three } は再び活三になり、白は二子を失いました。
lessons-captures42-both-title = 白にも禁手
lessons-captures42-both-text = 石を取るルールでは、三々は両者に禁手です。白が打てない点を指してください。
lessons-captures42-both-done = { $pt } では、白は活三が二つでき、石は取れません。
lessons-swap2-title = 交替と Swap2
lessons-swap2-about = 黒の初手は有利です。開局規定がその有利を分け合います。
lessons-swap2-centre-title = 中央の石
lessons-swap2-centre-text = 相手が最初の黒石を盤の中央に置きました。その黒を引き受けるか、白を持つことができます。選んでください。
lessons-swap2-centre-done = 中央の黒は、白番でもまだはっきり有利です。
lessons-swap2-far-title = 遠くの白石
lessons-swap2-far-text = Swap2：相手が三子を置きました。白石は隅にあります。どちらの色を持ちますか？
lessons-swap2-far-done = 隅の石は守りになりません。黒がほぼ勝ちです。
lessons-swap2-corner-title = 遠くの黒石
lessons-swap2-corner-text = 今度は黒石が隅にあり、白番です。どちらの色を持ちますか？
lessons-swap2-corner-done = 中央には一つずつ石があり、次は白番です。白が優勢です。
lessons-swap2-added-title = 二子追加の後
lessons-swap2-added-text = あなたが三子を置き、相手が二子を追加しました。白番です。今度はあなたが選びます。
lessons-swap2-added-done = 盤端にある黒石は二つとも働いていません。
lessons-swap2-pro-title = Pro の開局規定
lessons-swap2-pro-text = 初手の有利を弱めるもう一つの方法です。黒の二つ目の石は、中央 5x5 の外に置かなければなりません。置いてください。
lessons-swap2-pro-done = その範囲の外ならどこでも打てます。
lessons-swap2-longpro-title = Long pro の開局規定
lessons-swap2-longpro-text = 同じ規定で、範囲が 7x7 に広がります。黒の二つ目の石を置いてください。
lessons-swap2-longpro-done = 黒の二子は離れすぎていて、すぐには協力できません。
lessons-attack-title = 攻め方
lessons-attack-about = 先手を取り続け、四を残しておき、始める前に終わりを見通します。
lessons-attack-gather-title = 石を集める
lessons-attack-gather-text = 黒石は散らばっていますが、石を結ぶ線は交わります。ここではどの手にも狙いが必要です。{ $n } 手で勝ってください。
lessons-attack-gather-done = どの三も、二つの列が交わる { $end } へ石を引き寄せました。
lessons-attack-reserve-title = 四を残しておく
lessons-attack-reserve-text = 黒は { $n } 手で勝ちます。三から始めてください。四は終わりの直前にだけ打ちます。
lessons-attack-reserve-done = { $four } の四は、受けが黒の助けになるときに初めて打たれました。
lessons-attack-order-title = 正しい順序
lessons-attack-order-text = 打てる三は一つではありません。最初に打って勝てるのは一つだけです。
lessons-attack-order-done = 三を三回、それから同時に二つ。順序が違うと、白に自由な一手を与えます。
lessons-attack-white-title = 白が主導権を握る
lessons-attack-white-text = 白の番で、黒はまだ三を作っていません。三を一つ作り、続けて同時に二つ作ってください。
lessons-attack-white-done = 先に有効な狙いを作った方が主導権を保ちます。
lessons-attack-end-title = 始める前に終わりを見通す
lessons-attack-end-text = 打つ前に数えましょう。攻めは { $n } 手かかり、四三で終わります。
lessons-attack-end-done = 三を三回打ち、{ $end } の四三につながりました。最後の手を知っていれば、最初の手は簡単です。
