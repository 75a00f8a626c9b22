### Language: Tiếng Việt
### Reviewed:
###
### Nobody fluent has read this catalogue yet. English is the source: en.ftl.

## The field's own words: docs/glossary.md has them in every language

-gomoku = cờ caro
-five = hàng năm
-open-four = bốn mở
-four = bốn
-open-three = ba mở
-three = ba
-four-three = nước đôi 4-3
-double-four = nước đôi 4-4
-double-three = nước đôi 3-3
-overline = quá năm
-forbidden-move = nước cấm
-opening = khai cuộc
-swap = đổi quân
-capture = bắt quân
-vcf = thắng bằng chuỗi bốn
-vct = thắng bằng chuỗi bốn và ba mở

## What several places say

moves = { $count } nước
color = { color-name }
black = Đen
white = Trắng
rule = Luật
board = Bàn cờ
play = Đi
cancel = Hủy
undo = Hoàn nước
redo = Đi lại
hint = Gợi ý
score = Điểm
your-name = Tên của bạn
player = Người chơi
player-number = Người chơi { $number }
guest = Khách
you = Bạn
seconds-per-move = { $seconds } giây mỗi nước
level-number = Cấp { $level }

## The frame of the page

page-title = Tengen: chơi và phân tích cờ caro
page-description = Chơi cờ caro với người và với máy mạnh, phân tích mọi thế cờ.
page-needs-javascript = Trang này cần JavaScript. Chương trình cũng chơi được trong cửa sổ lệnh:
page-cannot-start = Tengen không khởi động được
skip-to-board = Đến bàn cờ
nav-label = Trình đơn chính
nav-play = Chơi
nav-analyse = Phân tích
nav-puzzles = Bài tập
nav-games = Ván cờ
nav-learn = Học
nav-settings = Cài đặt
close = Đóng
try-again = Thử lại
step-first = Thế cờ đầu
step-back = Lùi
step-forward = Tiến
engine-starting = Máy đang khởi động.
engine-compiling = Máy đang được chuẩn bị cho máy tính này. Chỉ một lần, khoảng một phút. Hai người đã có thể chơi.
engine-failed = Máy không khởi động được. Hai người vẫn có thể chơi.
engine-preparing = Đang chuẩn bị máy
engine-progress = { $percent }%
server-silent = Máy chủ không trả lời. Có thể nó đang khởi động lại.
server-failed = Máy chủ trả lời { $status }.
server-offline = Không có kết nối với máy chủ. Bài học và bài tập đã xem vẫn mở được; chơi, gợi ý, trả lời và mọi thứ mới đều cần máy chủ.

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what } ({ $details })
error-error = Không thể thực hiện việc này.
error-move-text = Đây không phải là một nước đi.
error-out-of-range = Điểm này không nằm trên bàn cờ.
error-occupied = Điểm này đã có quân.
error-forbidden = Nước này là nước cấm.
error-game-over = Ván cờ đã kết thúc.
error-setup = Không thể bày quân như thế này.
error-size = Bàn cờ không thể có kích thước này.
error-rule = Không có luật này.
error-opening = Luật khai cuộc hiện không cho phép việc này.
error-format = Không đọc được văn bản hoặc tệp này.
error-proof = Chứng minh này không đúng.
error-engine = Máy không làm được việc này.
error-engine-option = Máy không chấp nhận tùy chọn này.
error-engine-limit = Máy không giữ được giới hạn này.
error-engine-rule = Máy không chơi luật này.
error-engine-busy = Máy đang bận.
error-engine-closed = Máy đã được đóng.
error-engine-failed = Máy bên ngoài gặp lỗi.
error-engine-start = Không khởi động được máy bên ngoài.
error-engine-died = Máy bên ngoài kết thúc bất ngờ.
error-engine-timeout = Máy bên ngoài không trả lời kịp.
error-engine-protocol = Máy bên ngoài gửi thứ không phải câu trả lời.
error-engine-illegal-move = Máy bên ngoài đi một nước không hợp lệ.
error-engine-forbidden-move = Máy bên ngoài đi nước cấm.
error-stale = Mọi thứ đã thay đổi; hãy xem lại.
error-play = Không thể thiết lập ván cờ như thế.
error-player = Đây không phải là người chơi hợp lệ.
error-clock = Đây không phải là cách tính giờ hợp lệ.
error-illegal = Lúc này không thể làm vậy.
error-not-your-turn = Bây giờ đến lượt người kia.
error-saved-game = Không có ván đã lưu này.
error-settings = Thiết lập không thể có giá trị này.
error-match = Không thể đấu như thế.
error-training = Không thể tiếp tục huấn luyện như thế.
error-wire = Dòng này không đúng giao thức.
error-remote = Không có câu trả lời.
error-worker = Không hoàn thành được công việc.
error-worker-late = Câu trả lời không đến kịp.
error-refused = Yêu cầu bị từ chối.
error-queue-full = Có quá nhiều yêu cầu đang chờ.
error-cluster = Không thể dùng cụm máy.
error-store = Cơ sở dữ liệu không lưu được thay đổi.
error-schema = Cơ sở dữ liệu thuộc phiên bản khác.
error-database = Không dùng được cơ sở dữ liệu.
error-bot = Bot không thể tiếp tục.
error-unreachable = Không kết nối được máy chủ.
error-moved = Việc này do máy chủ khác xử lý.
error-bad-request = Dữ liệu nhập không hợp lệ.
error-unauthorised = Bạn phải đăng nhập.
error-unconfirmed = Trước hết hãy xác nhận đó là bạn.
error-fair-play = Không được trợ giúp trong ván này.
error-not-allowed = Bạn không được phép làm việc này.
error-not-found = Không tìm thấy ở đây.
error-taken = Đã có người dùng.
error-busy = Máy chủ đang bận; hãy thử lại sau giây lát.
error-failed = Máy chủ không làm được việc này.
token-about = Máy chủ này yêu cầu mã truy cập, đã được in ra nơi khởi động máy chủ.
token-field = Mã truy cập
token-enter = Vào
page-missing = Không có trang nào ở địa chỉ này.
page-home = Chơi hoặc phân tích một ván
file-missing = Không có tệp hoặc thư mục này
file-refused = Không có quyền
file-exists = Tệp đã có
file-folder = Đây là một thư mục
file-full = Hết dung lượng đĩa

## Moves and positions that are refused

refused-line = dòng { $line }: { $why }
refused-move = nước { $number } { $text }: { $why }
refused-move-line = dòng { $line }, nước { $number } { $text }: { $why }
refused-size = không thể dùng bàn cờ cỡ { $size }: cần từ { $least } đến { $most }
refused-text = { $text } không phải nước đi: cần chữ cái cột và số hàng, ví dụ h8
refused-text-at = { $text } ở ký tự { $at } không phải nước đi: cần chữ cái cột và số hàng, ví dụ h8
refused-off-board = nước { $move } không nằm trên bàn { $size }x{ $size }: cần từ a1 đến { $corner }
refused-occupied =
    không thể đi { $point }: ở đó đã có quân { $color ->
        [black] Đen
       *[white] Trắng
    }
refused-stone = không thể đi { $point }: ở đó đã có quân
refused-over = không thể đi { $point }: ván cờ đã kết thúc ({ end-name })
refused-forbidden =
    không thể đi { $point }: nước cấm của { $color ->
        [black] Đen
       *[white] Trắng
    } ({ reason-name })
setup-two = có hai quân ở { $point } ({ $x }, { $y })
setup-pairs = số cặp bắt được { $pairs } không hợp với luật { $rule }: cần hai số từ 0 đến { $most }, của Đen trước
setup-won =
    { $color ->
        [black] Đen
       *[white] Trắng
    } đã thắng bằng { $stones }: { $position }
setup-last =
    { $color ->
        [black] Đen
       *[white] Trắng
    } không thể đi nước cuối: mọi quân đều là nước cấm: { $position }
color-unknown = { $text } không phải màu: cần black (đen) hoặc white (trắng)
rule-unknown = không có luật tên { $name }: cần một trong { $known }
opening-unknown = không có khai cuộc tên { $name }: cần một trong { $known }
opening-needs = khai cuộc { $opening } cần bàn cỡ { $least } trở lên, nhưng đây là { $size }
opening-many-choices = biên bản có quá nhiều lựa chọn cho khai cuộc { $opening }
opening-few-choices = biên bản có quá ít lựa chọn cho khai cuộc { $opening }
opening-offered = không thể đề nghị { $point }: điểm này đã được đề nghị
opening-alike = không thể đề nghị { $point }: do đối xứng, nó trùng với { $other } đã được đề nghị
opening-finished = khai cuộc { $opening } đã xong và không nhận { $what } nữa
opening-refused =
    khai cuộc { $opening } hiện không cho phép { $what }. Người chơi { $seat ->
        [first] thứ nhất
       *[second] thứ hai
    }: { $instruction }
opening-in-game = khai cuộc { $opening } bắt đầu từ bàn trống, không phải giữa ván
session-no-choice = { $text } không phải lựa chọn: hãy chọn { $options }, hoặc gõ số thứ tự
session-stale = { $kind } dành cho nước { $expected }, nhưng ván đang ở nước { $ply }
session-not-turn = chưa đến lượt { $who }
session-time-up = { $who } đã hết giờ
session-lost-on-time = ván thua vì hết giờ không thể hoàn nước
session-nothing-back = không có gì để hoàn nước
session-engine-asked = không cần hỏi máy: cứ hoàn nước
session-nobody-asked = không ai xin hoàn nước
session-own-question = { $who } không thể tự trả lời câu hỏi của mình
session-draw-already = { $who } đã đề nghị hòa rồi
session-undo-already = { $who } đã xin hoàn nước rồi
session-nothing-again = không có gì để làm lại
session-no-offer = không có lời đề nghị hòa nào
session-own-offer = { $who } không thể tự trả lời đề nghị hòa của mình
session-no-flag = chưa ai hết giờ
session-over = ván cờ đã kết thúc. { $ending }
session-over-move = không thể đi { $move } nữa: ván cờ đã kết thúc. { $ending }
seat-no-strength = { $text } không phải cấp độ: cần { $least } đến { $most }, hoặc { $full } là hết sức
seat-no-level = { $text } không phải cấp độ: cần { $least } đến { $most }
seat-unknown = { $text } không phải người chơi: cần person:NAME, level:1 đến level:10, tengen:time=SECONDS hoặc cmd:PROGRAM
seat-no-name = { $name } không phải tên hợp lệ: cần nhiều nhất { $most } ký tự trên một dòng
seat-no-time = { $text } không phải thời gian nghĩ: cần số giây, ví dụ 2.5
clock-too-short = Đồng hồ “{ $clock }” không để lại thời gian cho nước đầu; hãy dùng ít nhất 1 giây
clock-unknown = { $text } không phải cách tính giờ: cần dạng 5+3 (phút và giây), 10s/move hoặc none
saved-none-in = không có ván nào được lưu trong { $folder }
saved-unknown = không có ván đã lưu tên { $name }: cần mã của ván, ví dụ 20250131-235959
engine-unknown-program = { $name } là một chương trình, mà tệp ván cờ không bao giờ tự chạy chương trình: hãy mở ván với --first cmd:PROGRAM hoặc --second cmd:PROGRAM
format-too-long =
    tệp quá dài: { $size } { $unit ->
        [bytes] byte
       *[characters] ký tự
    }, nhiều nhất { $most }
format-no-game = trong đó không có ván cờ
format-no-text = ký tự NUL ở vị trí { $offset }: cần tệp văn bản
format-unknown-content = nội dung bắt đầu bằng { $text } không thuộc định dạng nào đã biết: cần các nước như h8 i9, hoặc một trong { $known }
position-long = { $text } không phải thế cờ: nó có { $size } ký tự, nhiều nhất { $most }
position-no-moves = không có nước đi nào
position-unknown = { $text } không phải thế cờ. Là danh sách nước đi: { $why }. Là tệp: không có tệp tên này. Là liên kết: không có “?rule=” lẫn “#” kèm nước đi
format-no-link = { $text } không phải liên kết: cần dạng ?rule=renju#h8i9
format-bad-link = liên kết sai: { $why }
format-no-sgf = không có ván nào trong { $text }: cần “(;”
problem-no-rule = không ghi luật: đọc theo luật tự do
problem-rule-asked = tệp ghi { $told }; đọc theo { $rule } như yêu cầu
problem-no-size = không ghi cỡ bàn: đọc theo cỡ { $size }
problem-size-asked = tệp ghi cỡ { $told }; đọc theo cỡ { $size } như yêu cầu
problem-more = và { $count } vấn đề nữa
problem-not-utf8 = byte { $byte } ở vị trí { $at } không phải UTF-8; đọc theo { $encoding }
problem-replaced = byte { $byte } ở vị trí { $at } không phải { $encoding }; nó và các byte tương tự thành { $sign }
problem-no-kind = không ghi trò chơi (GM): đọc là cờ caro
problem-white-first = Trắng đi nước đầu tiên trên bàn trống
problem-root-move = nút gốc có một nước, nước đó được tách thành nút riêng
problem-file-size = tệp không ghi cỡ bàn: đọc theo cỡ { $size }
problem-left-out = dòng { $number }: bỏ qua { $text }: không phải nước đi hay mã kết thúc
problem-before = bỏ qua văn bản trước ván: { $text }
problem-after = bỏ qua văn bản sau ván cuối: { $text }
problem-guess = văn bản được đọc theo { $encoding }, chỉ là phỏng đoán
problem-joined = hai biến cùng bắt đầu bằng { $move }: đã gộp lại
problem-free = { $why }; ván tiếp tục như ván tự do
problem-link-key = bỏ qua { $key } trong liên kết: cần { $known }
problem-players = không đọc được người chơi và đồng hồ của ván đã lưu: { $why }
problem-changed = tệp đã bị chương trình khác sửa: đồng hồ tính lại từ đầu
puzzle-unknown = không có bài tên { $name }
lesson-unknown = không có bài học tên { $name }: cần một trong { $known }
language-unknown = không có ngôn ngữ { $text }: cần một trong { $known }
setting-unknown = không có thiết lập tên { $name }: cần một trong { $known }
setting-impossible = { $name } không thể là { $value }: { $why }
setting-default = { $why }; dùng giá trị mặc định
settings-unread = không đọc được { $file } ({ $why }): dùng thiết lập mặc định
settings-set-aside = không đọc được { $file } ({ $why }): đổi tên thành { $aside } và dùng thiết lập mặc định

## What the server refuses

web-log-in = Hãy đăng nhập trước.
web-confirm = Trước hết hãy xác nhận đó là bạn.
web-wrong-password = Tên hoặc mật khẩu không đúng.
web-wrong-code = Tên hoặc mã khôi phục không đúng.
web-account-closed = Chủ máy chủ đã đóng tài khoản này.
web-merge-large = Bản ghi học tập của trình duyệt này và của tài khoản gộp lại quá lớn. Hãy đăng nhập mà không chuyển dữ liệu của trình duyệt này.
web-name-reserved = Tên { $name } được dành riêng; hãy chọn tên khác.
web-name-taken = Tên { $name } đã có người dùng; hãy chọn tên khác.
web-password-easy = Mật khẩu này quá dễ đoán; hãy chọn mật khẩu khác.
web-attempts = Quá nhiều lần thử với tên này; hãy thử lại sau { $minutes } phút.
web-passkey-host = Khóa truy cập cần tên máy chủ: hãy mở máy chủ này bằng tên, hoặc localhost.
web-passkey-https = Khóa truy cập cần trang bảo mật: hãy mở bằng https, hoặc localhost.
web-passkey-unknown = Khóa truy cập này chưa được đăng ký, hoặc không khớp.
web-passkey-known = Khóa truy cập này đã được đăng ký.
web-passkey-refused = Khóa truy cập không được chấp nhận: { $why }
web-passkeys-most = Bạn có { $count } khóa truy cập; hãy xóa bớt một khóa.
web-no-passkey = Bạn không có khóa truy cập này.
web-no-session = Bạn không có phiên đăng nhập này.
web-too-long = Việc này quá lâu; hãy thử lại.
web-token = Máy chủ này yêu cầu mã truy cập.
web-database = Cơ sở dữ liệu không trả lời; hãy thử lại sau giây lát.
web-not-stored = Không lưu được nước đi; hãy thử lại sau giây lát.
web-rate = Quá nhiều yêu cầu loại này; hãy thử lại sau { $seconds } giây.
web-many-requests = Quá nhiều yêu cầu cùng lúc; hãy đợi các yêu cầu trước xong.
web-many-attempts = Quá nhiều lần thử cùng lúc; hãy thử lại.
web-queue-full = Quá nhiều người đang chờ máy; hãy thử lại sau giây lát.
web-watched-most = Bạn đang xem { $count } ván; hãy rời một ván trước.
web-no-game = Không có ván { $game }.
web-games-most = Bạn có { $count } ván; hãy xóa bớt trước.
web-rematch = Chỉ người chơi của ván đã xong mới được đấu lại.
web-engines-clock = Hai máy đấu nhau không dùng đồng hồ; hãy đặt thời gian nghĩ.
web-no-lesson = Không có bài học này.
web-no-step = Bài học không có bước này.
web-no-puzzle = Không có bài tập này.
web-no-puzzles = Không có bài tập nào như vậy.
web-puzzle-stale = Bài tập đang ở thế khác; hãy làm lại từ đầu.
web-record-large = Bản ghi học tập quá lớn, không lưu được.
web-record-busy = Quá nhiều yêu cầu cùng sửa bản ghi này; hãy thử lại.
web-fair-play = Thế cờ này thuộc ván bạn đang đấu với người khác hoặc ván tính hạng. Hãy đợi ván kết thúc.
web-adaptive-casual = Ván với đối thủ tự thích nghi là ván giao hữu.
web-rated-where = Ván tính hạng là ván với một cấp, hoặc từ sảnh.
web-rated-position = Ván tính hạng bắt đầu từ bàn trống.
web-rated-undo = Ván tính hạng không được hoàn nước.
web-not-away = Đối thủ chưa vắng đủ lâu.
web-self-rated = Bạn không thể đấu tính hạng với chính mình.
web-rated-account = Ván tính hạng dành cho tài khoản; hãy đăng nhập, hoặc chơi giao hữu.
web-servers = Các máy chủ không liên lạc được với nhau; hãy thử lại sau giây lát.
web-servers-apart = Các máy chủ đã mất liên lạc với nhau; nước đi đến chậm hơn một chút.
web-server-silent = Máy chủ của ván này không trả lời; hãy thử lại sau giây lát.
web-bots-most = Bạn có { $count } bot; hãy xóa bớt một bot.
web-no-bot = Bạn không có bot này.
web-no-player = Không có người chơi nào tên này.
web-challenge-self = Bạn không thể thách đấu chính mình.
web-challenges-most = Bạn có { $count } lời thách đấu đang mở; hãy rút lại một lời.
web-challenged-most = Người chơi này có quá nhiều lời thách đấu đang mở; hãy thử lại sau.
web-offer-gone = Ván này không còn được mời nữa.
web-tournament-account = Giải đấu dành cho tài khoản; hãy đăng nhập trước.
web-tournament-bots = Bot không được tham gia giải này.
web-tournament-closed = Giải này đã kết thúc.
web-tournament-twice = Bạn đã tham gia bằng một tài khoản khác.
web-tournament-full = Giải này đã đủ người.
web-tournament-clock = Giải đấu cần có đồng hồ.
web-tournament-name = Tên giải đấu có ít nhất { $count } ký tự.
web-tournament-cancel = Chỉ người tạo mới hủy được giải, trước khi giải bắt đầu.
web-tournaments-most = Có quá nhiều giải chưa kết thúc; một tài khoản tạo nhiều nhất { $count } giải.
web-no-tournament = Không có giải đấu này.
web-talk-tournament = Trong các ván của giải chỉ có những câu nhanh.
web-speed = Chỉ người tạo ván máy đấu máy mới chỉnh được tốc độ.
web-action-stale = Ván đang ở thao tác { $at }, không phải { $wanted }; hãy xem lại.
web-actions-most = Ván này có quá nhiều thao tác; hãy bắt đầu ván khác.
web-invitation = Lời mời này đã được dùng, hoặc không hợp lệ.
web-pause = Chỉ ván giữa hai máy mới tạm dừng được, do người tạo ván.
web-not-player = Bạn không phải người chơi của ván này.
web-ask-undo = Hãy xin người kia cho hoàn nước.
web-not-joined = Ván bắt đầu khi người kia vào.
web-not-your-seat =
    Chỗ { $seat ->
        [first] đi trước
       *[second] đi sau
    } không phải của bạn.
web-turn-of = Đến lượt { $who }.
web-game-deleted = Ván này đã bị xóa.
web-no-hint = Lúc này không có gợi ý.
web-not-judged = Ván này không đánh giá nước đi.
web-move-not-judged = Nước { $number } không đánh giá được.
web-move-not-yours = Nước { $number } không phải của bạn.
web-reviews-most = Các lần xem lại trước vẫn đang chạy; hãy dừng một lần trước.
web-no-review = Không có lần xem lại này.
web-review-stop = Chỉ người bắt đầu xem lại, hoặc người chơi, mới dừng được.
web-review-empty = Lần xem lại chưa có nước nào.
web-review-running = Ván chưa kết thúc: chỉ xem lại ván đã xong.
web-not-reviewed = Nước { $number } chưa được xem lại.
web-no-mistake = Nước { $number } không nằm trong các lỗi.
web-no-drill = Không có bài ôn này.
web-drills-most = Bạn có { $count } bài ôn, nhiều nhất giữ được { $most }. Hãy xóa bớt.
web-drills-together = Gộp lại sẽ quá { $count } bài ôn.
web-studies-most = Bạn có { $count } phân tích; hãy xóa bớt trước.
web-study-foreign = Phân tích này của người khác; hãy lưu một bản sao.
web-no-study = Bạn không có phân tích này.
web-no-study-named = Không có phân tích { $study }.
web-not-listed = Danh sách của bạn không có ván này.
web-comment-long = Chú thích quá dài: nhiều nhất { $count } ký tự.
web-game-large = Ván quá lớn: nhiều nhất { $count } nước.
web-talk-log-in = Hãy đăng nhập để viết; khách có các câu soạn sẵn.
web-talk-empty = Tin nhắn trống.
web-talk-most = Mỗi ván có nhiều nhất { $count } tin nhắn.
web-talk-two = Chỉ hai người chơi của ván mới trò chuyện được ở đó.
web-explorer-empty = Tệp không có nước nào đếm được.
web-explorer-most = Tệp của bạn đã đầy: nhiều nhất { $files } tệp và { $moves } nước. Hãy bỏ bớt một tệp.
web-explorer-no-file = Bạn không có tệp như vậy.

## Notices of the server

notice-engine-restarted = Máy bị sập và đã khởi động lại; nó đang nghĩ lại.
notice-engine-failed = Máy gặp lỗi; nước này được đi mà không nghĩ nhiều.
notice-engine-late = Máy hết thời gian; nước này được đi mà không nghĩ nhiều.
notice-declined = { $name } đã từ chối lời thách đấu của bạn.
notice-bye = { $name }: vòng này bạn được nghỉ và có một điểm.
notice-tournament-over = { $name } đã kết thúc: bạn xếp thứ { $place } trên { $count }.

## Settings

settings-looks = Giao diện
settings-playing = Chơi
settings-language = Ngôn ngữ
settings-language-browser = Theo trình duyệt
settings-language-unread = Chưa có người bản ngữ nào đọc bản dịch này. Mong bạn góp ý sửa.
settings-theme = Màu sắc
settings-theme-system = Theo hệ thống
settings-theme-light = Sáng
settings-theme-dark = Tối
settings-theme-contrast = Tương phản cao
settings-board = Bàn cờ
settings-board-kaya = Gỗ kaya
settings-board-walnut = Gỗ óc chó
settings-board-slate = Đá phiến
settings-board-felt = Nỉ xanh
settings-board-paper = Giấy
settings-stones = Quân cờ
settings-stones-glass = Thủy tinh
settings-stones-flat = Phẳng
settings-stones-ringed = Có vòng
settings-marks-safe = Dấu cho người mù màu
settings-coordinates = Tọa độ
settings-columns = Cột
settings-columns-letters = Chữ cái
settings-columns-numbers = Số
settings-numbers = Số nước đi
settings-forbidden = Hiện điểm cấm
settings-confirm = Xác nhận nước đi
settings-confirm-never = Không
settings-confirm-touch = Trên màn cảm ứng
settings-confirm-always = Luôn luôn
settings-sounds = Âm thanh
settings-volume = Âm lượng
settings-haptics = Rung
settings-notifications = Thông báo của trình duyệt
settings-name-about = Người chơi kia sẽ thấy.
settings-reset = Đặt lại cài đặt
settings-reset-done = Đã đặt lại mọi cài đặt.
settings-notifications-refused = Trình duyệt này không cho phép thông báo ở đây.

## Accounts

account-title = Tài khoản
account-log-in = Đăng nhập
passkey-known = Thiết bị này đã có khóa truy cập cho tài khoản.
passkey-unused = Không có khóa truy cập nào được dùng.
account-about = Tài khoản là tùy chọn. Khi có tài khoản, ván cờ và việc học của bạn giống nhau trong mọi trình duyệt.
account-adopt = Chuyển ván cờ, phân tích, cài đặt và việc học trong trình duyệt này vào tài khoản
account-log-in-passkey = Đăng nhập bằng khóa truy cập
account-forgotten = Quên mật khẩu?
account-name = Tên
account-name-about = 3 đến 20 chữ cái, chữ số, - và _. Mọi người đều thấy.
account-password = Mật khẩu
account-password-about = Ít nhất 8 ký tự.
account-create = Tạo tài khoản
account-create-do = Tạo tài khoản
account-code = Mã khôi phục
account-code-about = Một trong các mã bạn đã giữ. Mỗi mã dùng được một lần.
account-new-password = Mật khẩu mới
account-recover-about = Ít nhất 8 ký tự. Mọi phiên đăng nhập sẽ kết thúc.
account-recover = Đặt mật khẩu mới
account-recover-do = Đặt mật khẩu
account-back = Quay lại
account-confirm = Xác nhận đó là bạn
account-confirm-about = Việc này thay đổi tài khoản của bạn.
account-confirm-do = Xác nhận
account-use-passkey = Dùng khóa truy cập
account-cancel = Hủy
account-no-passkeys = Trình duyệt này không dùng được khóa truy cập.
account-browser-data = Dữ liệu trong trình duyệt này
account-since = Thành viên từ { $when }
account-log-out = Đăng xuất
account-data = Dữ liệu của bạn
account-password-change = Đổi mật khẩu
account-password-changed = Đã đổi mật khẩu. Các trình duyệt khác đã bị đăng xuất.
account-codes-new = Tạo mã mới
account-passkey-add = Thêm khóa truy cập
account-signing-in = Cách đăng nhập
account-passkeys = Khóa truy cập
account-passkeys-none = Chưa có.
account-codes = Mã khôi phục
account-passkey-used = dùng { $when }
account-passkey-made = tạo { $when }
account-passkey-remove = Xóa
account-passkey-remove-this = Xóa { $name }
account-passkey-name = Khóa truy cập { $number }
bot-name = { $name } (bot)
account-bots = Bot
account-bots-about = Một chương trình chơi ở đây dưới tên bot. Mã của bot chỉ cho phép chơi, không gì khác.
account-bot-name = Tên bot
account-bot-make = Tạo bot
account-bot-token = Mã của { $name }
account-bot-token-about = Hãy chép mã ngay; mã sẽ không hiện lại. Lệnh này cho chương trình chơi:
account-bot-token-kept = Xong
account-bot-token-new = Mã mới
account-bot-token-new-this = Mã mới cho { $name }
account-bot-revoke = Thu hồi
account-bot-revoke-this = Thu hồi mã của { $name }
account-bot-revoked = không có mã
account-bot-unused = chưa dùng
account-bot-used = có mặt lần cuối { $when }
account-bot-delete = Xóa
account-bot-delete-this = Xóa { $name }
account-bot-delete-really = Xóa thật chứ?
account-codes-replaced = Các mã trước đây không còn dùng được.
account-codes-save = Lưu thành tệp
account-codes-kept = Tôi đã giữ các mã
account-this-browser = trình duyệt này
account-log-out-this = Đăng xuất { $browser }
account-log-out-others = Đăng xuất mọi trình duyệt khác
account-browsers = Các trình duyệt đang đăng nhập
account-device = { $browser } trên { $system }
account-some-browser = Trình duyệt
account-export = Lưu mọi thứ thành tệp
account-codes-about = Hãy giữ các mã này. Nếu bạn mất mật khẩu, mỗi mã mở được tài khoản một lần. Chúng sẽ không hiện lại.
account-delete-about = Ván với người khác vẫn còn ở họ, không có tên bạn. Ván đang chơi với họ được tính là bạn đầu hàng.
account-codes-left = Còn { $count } mã khôi phục. Mã mới sẽ thay thế mã cũ.
account-adopted = Tài khoản của bạn đã nhận { $count } ván cờ.
account-delete =
    { $kind ->
        [account] Xóa tài khoản và mọi dữ liệu của nó
       *[browser] Xóa dữ liệu của trình duyệt này
    }
account-delete-really =
    { $kind ->
        [account] Xóa thật tài khoản và mọi dữ liệu của nó chứ? Không thể hoàn lại.
       *[browser] Xóa thật dữ liệu của trình duyệt này chứ? Không thể hoàn lại.
    }

## The lobby, and calls to a player

call-paired = Ván của bạn với { $name } bắt đầu.
call-challenge = { $name } thách đấu bạn.
call-your-move = Đến lượt bạn trong ván với { $name }.
call-go = Đến đó
lobby-title = Sảnh
lobby-about = Tìm người chơi cùng, hoặc xem. Không cần tài khoản.
lobby-quick = Ghép cặp nhanh
lobby-other = Ván khác…
lobby-engine = Hoặc chơi ngay với máy
lobby-yours = Lời thách đấu của bạn
lobby-open = Ai muốn chơi
lobby-open-none = Chưa có ai chờ. Hãy chọn đồng hồ ở trên, người tiếp theo muốn cùng kiểu ván sẽ chơi với bạn.
lobby-live = Ván để xem
lobby-live-none = Hiện không có ván nào đang chơi.
lobby-waiting = Đang chờ đối thủ…
lobby-cancel = Hủy
lobby-withdraw = Rút lại
lobby-decline = Từ chối
lobby-accept = Nhận lời
lobby-play = Chơi
lobby-play-this = Chơi với { $name }
lobby-challenges = { $name } thách đấu bạn
lobby-challenged = Bạn đã thách đấu { $name }
call-round = { $title }: ván của bạn với { $name } bắt đầu.
tournaments-title = Giải đấu
tournaments-about = Nhiều ván với nhiều đối thủ. Giải tự bắt đầu; có tài khoản là bạn tham gia hoặc tạo giải được.
tournaments-open = Sắp bắt đầu
tournaments-open-none = Chưa có giải nào được lên lịch.
tournaments-running = Đang diễn ra
tournaments-over = Đã kết thúc
tournament-link = Giải đấu
tournament-make = Tạo giải đấu
tournament-make-account = Đăng nhập để tạo giải đấu.
tournament-name = Tên
tournament-kind = Thể thức
tournament-swiss = Hệ Thụy Sĩ
tournament-swiss-about = Mỗi vòng, những người bằng điểm gặp nhau, và không ai gặp lại cùng một người.
tournament-carousel = Vòng quay
tournament-carousel-about = Trong thời gian định sẵn, ai rảnh thì được ghép cặp lại ngay. Vào và ra lúc nào cũng được.
tournament-rounds = Số vòng
tournament-rounds-of = Số vòng: { $count }
tournament-duration = Thời lượng
tournament-length = { $minutes } phút
tournament-hours = { $hours } giờ
tournament-streaks = Chuỗi thắng: sau hai ván thắng liền, điểm tính gấp đôi
tournament-bots = Bot được tham gia
tournament-starts = Bắt đầu sau
tournament-players = Người chơi: { $count }
tournament-join = Tham gia
tournament-leave = Rời giải
tournament-back = Quay lại
tournament-cancel = Hủy giải đấu
tournament-cancelled = Giải không diễn ra: quá ít người, hoặc đã bị hủy.
tournament-finished = Giải đấu đã kết thúc.
tournament-round-of = Vòng { $round } trên { $count }.
tournament-starts-in = Bắt đầu sau { $time }
tournament-ends-in = Còn nhận ván mới: { $time }
tournament-next-in = Vòng tiếp theo sau { $time }
tournament-waiting = Bạn đang tham gia và sẽ được gọi ở bất kỳ trang nào khi ván bắt đầu. Ai không bắt đầu trong một phút sẽ thua ván đó.
tournament-out = Bạn đã rời giải: chưa quay lại thì chưa được ghép cặp.
tournament-your-game = Đến ván của bạn
tournament-standings = Bảng xếp hạng
tournament-pairings = Các cặp đấu
tournament-none = Chưa có ai tham gia.
tournament-points = Điểm
tournament-buchholz = Hệ số Buchholz
tournament-sonneborn = Hệ số Sonneborn-Berger
tournament-wins = Thắng
tournament-bye = được nghỉ
tournament-gone = đã rời
tournament-on-streak = Điểm đang tính gấp đôi
rated = Tính hạng
casual = Giao hữu
speed-bullet = Siêu chớp
speed-blitz = Chớp
speed-rapid = Nhanh
speed-classical = Cờ chậm
setup-rated = Ván tính hạng
setup-rated-about = Tính vào hạng điểm của bạn ở luật và tốc độ này. Không có gợi ý và không được hoàn nước khi đấu với máy.
setup-rated-level = Cấp { $level } có hạng điểm { $rating }.
setup-rated-account = Ván tính hạng cần có tài khoản.
setup-rated-clock = Ván tính hạng cần có đồng hồ.
setup-rated-size = Ván tính hạng của luật này chơi trên { $sizes }.
setup-rated-opening = Ván tính hạng của luật này cần một trong các khai cuộc: { $openings }.
profile-link = Hồ sơ và hạng điểm của bạn
profile-title = Người chơi
profile-challenge = Thách đấu
profile-ratings = Hạng điểm
profile-ratings-none = Chưa có ván tính hạng nào.
profile-curve = Hạng điểm qua các ván gần đây: thấp nhất { $low }, cao nhất { $high }, hiện tại { $now }.
profile-results = Kết quả các ván tính hạng
profile-won = Thắng
profile-drawn = Hòa
profile-lost = Thua
profile-games = Các ván công khai gần đây
profile-games-none = Chưa có ván công khai. Các ván từ sảnh là công khai, các ván khác là riêng tư.
leaders-title = Bảng xếp hạng
leaders-about = Hạng điểm cao nhất theo luật và tốc độ. Không gồm hạng tạm tính.
leaders-none = Chưa ai có hạng điểm ổn định ở đây.
leaders-speed = Tốc độ
leaders-games = Số ván

## One's games and analyses

games-title = Ván cờ
games-analyses = Phân tích
games-none = Chưa có ván nào. Đặt một quân lên bàn để bắt đầu.
games-no-analyses = Chưa có phân tích. Lưu trong Phân tích, Chia sẻ.
games-more = Xem thêm
games-in-progress = Đang chơi
games-analyse = Phân tích
games-analyse-this = Phân tích { $title }
games-analysis = Phân tích
games-remove = Xóa
games-remove-really = Xóa thật chứ?
games-remove-this = Xóa { $title } khỏi danh sách
when-today = hôm nay { $time }
when-yesterday = hôm qua { $time }

## Teaching in a game

play-hint-point = Gợi ý: { $move }. { $score }.
teach-label = Chỉ dạy
teach-about = Chỉ ra lỗi của bạn ngay khi xảy ra và cho bạn hoàn nước.
teach-off = Tắt
teach-blunders = Chỉ lỗi nặng
teach-all = Mọi lỗi
teach-blunder = { $move } là lỗi nặng
teach-mistake = { $move } là lỗi
teach-take-back = Hoàn nước này
teach-show = Xem vì sao
teach-play-on = Chơi tiếp
terminal-teach-back = Hoàn nước { $move }? (y/n)

## The plain terminal

terminal-commands-hint = ? hiện các lệnh.
terminal-draw-declined = Đề nghị hòa bị từ chối.
terminal-chose = { $who }: { $what }.
terminal-sentence = { $text }.
terminal-opening-over = Khai cuộc đã xong: { $black } đấu với { $white }.
terminal-played = { $who } đi { $points }.
terminal-over-now = Ván cờ đã kết thúc: n bắt đầu ván khác, q thoát.
terminal-hint-offer = t cho một gợi ý.
terminal-hint-key = h cho một gợi ý.
terminal-not-judged = Nước đi không được đánh giá: { $why }.
terminal-not-counted = Kết quả không được tính: { $why }.
terminal-run-program = Ván có chương trình { $name }. Chạy { $command }? (y/n)
terminal-moves-typed = Cũng có thể gõ nước đi thay nó.
terminal-thinks = { $who } đang nghĩ
terminal-declines = { $who } từ chối hòa.
terminal-time-taken = Thời gian: { $seconds } giây.
terminal-time-thought = Thời gian: { $seconds } giây, độ sâu { $depth }, điểm { $score }.
terminal-hint = Gợi ý: { $hint }
terminal-hint-more = Gợi ý: { $hint } Gõ t để biết thêm.
terminal-hint-line = Gợi ý: { $move } ({ $score }, độ sâu { $depth }): { $line }.
terminal-try-again = Enter thử lại; cũng có thể gõ nước đi thay nó.
terminal-not-saved-yet = Chưa lưu: { $why }.
terminal-not-saved = Không lưu được: { $why }.
terminal-strength = Sức của bạn trước các cấp: { $rating } ({ $change }).
terminal-goodbye = Tạm biệt.
terminal-average = Trung bình của { $who }: { $seconds } giây mỗi nước.
terminal-resume = Chơi tiếp bằng: { $command }
terminal-saved-in = Ván đã được lưu trong { $file }.
terminal-result-back = Kết quả đã được rút lại.
terminal-taken-back = Đã hoàn nước { $count } nước: { $moves }.
terminal-none-forbidden =
    { $color ->
        [black] Đen không có điểm cấm nào.
       *[white] Trắng không có điểm cấm nào.
    }
terminal-no-move = Không có nước { $number }: cần 0 đến { $most }.
terminal-board-after = Bàn cờ sau nước { $number }; ván đang ở nước { $ply }.
terminal-nothing-played = Chưa có nước nào.
terminal-history-hint = h { $number } hiện bàn cờ sau nước { $number }.
terminal-level-engines = Ở đây có { $count } máy: cần đúng một máy để đặt cấp.
terminal-plays-on = { $who } chơi tiếp.
terminal-exists = { $file } đã có; s! { $file } ghi đè lên.
terminal-saved-as = Đã lưu thành { $file }
terminal-load-hint = l 1 hoặc l FILE mở một ván.
terminal-none-saved = Chưa có ván nào được lưu: l FILE.
terminal-loaded = Đã mở { $name }.
terminal-another = Ván mới.
terminal-help-move = nước đi: cột và hàng
terminal-help-enter = để máy đi
terminal-help-undo = hoàn nước
terminal-help-redo = đi lại nước đã hoàn
terminal-help-tip = gợi ý từng bước: vùng, thế, nước đi
terminal-help-history = các nước đã đi, hoặc bàn cờ sau nước N
terminal-help-forbidden = điểm cấm
terminal-help-draw = xin hòa
terminal-help-resign = đầu hàng
terminal-help-level = cấp của máy, 1 đến 10, hoặc full
terminal-help-save = lưu, và bàn cờ dạng Python
terminal-help-save-over = lưu đè lên tệp
terminal-help-load = mở tệp hoặc ván đã lưu; liệt kê
terminal-help-new = ván mới, đổi lượt
terminal-help-help = trợ giúp này
terminal-help-quit = thoát; ván được giữ lại
terminal-offers = đề nghị { $point }
terminal-ask-rule = Luật ({ $known })
terminal-ask-size = Cỡ bàn ({ $least } đến { $most })
terminal-ask-opening = Khai cuộc ({ $known })
terminal-ask-opponent = Đối thủ (cấp { $least } đến { $most }, full hết sức, person người, hoặc cmd:PROGRAM)
terminal-ask-color = Màu của bạn (black đen, white trắng)
terminal-ask-opens = Ai mở ván: bạn (black) hay máy (white)
terminal-ask-name-none = Tên của bạn (- là không có)
terminal-ask-other = Tên người chơi kia
terminal-ask-other-none = Tên người chơi kia (- là không có)
terminal-ask-clock = Đồng hồ (như 5+3, 10s/move hoặc none)
terminal-panel-opening = khai cuộc: { $opening }
terminal-panel-last = { $moves }, cuối { $move }
terminal-panel-pairs = cặp: Đen { $black }, Trắng { $white }
terminal-panel-five =
    { $color ->
        [black] hàng năm của Đen có thể bị phá
       *[white] hàng năm của Trắng có thể bị phá
    }
terminal-shows-board = Enter hiện bàn cờ
terminal-prompt-over = Ván đã xong (n ván khác, u hoàn nước, s lưu, l mở, q thoát)
terminal-time-left = còn { $time }
terminal-hash = bảng băm { $percent }%
terminal-compiling = đang biên dịch máy
terminal-loading = đang nạp máy
terminal-kernels = { $what } { $bar } { $done } / { $total } nhân
terminal-compiling-once = đang biên dịch máy, một lần cho phiên bản này; mất khoảng một phút
terminal-position = Luật { $rule }, { $size }, { $moves }.
terminal-opening-name = Khai cuộc: { $name }.
terminal-to-move =
    { $color ->
        [black] Đến lượt Đen.
       *[white] Đến lượt Trắng.
    }
terminal-pairs = Cặp bắt được: Đen { $black }, Trắng { $white }.
terminal-captures =
    { $color ->
        [black] Đen
       *[white] Trắng
    } bắt { $stones } ({ $count } cặp).
terminal-pending =
    { $color ->
        [black] Đen có hàng năm; Trắng vẫn có thể phá bằng cách bắt quân.
       *[white] Trắng có hàng năm; Đen vẫn có thể phá bằng cách bắt quân.
    }
terminal-forbidden =
    { $color ->
        [black] Cấm với Đen
       *[white] Cấm với Trắng
    }: { $points }.
terminal-with-line = { $how }: { $line }.
terminal-result = Kết quả: { $result }
terminal-unreadable = không đọc được
terminal-no-saved = Không có ván nào được lưu.
terminal-plain-mode = { $why }; đây là chế độ dòng lệnh
terminal-no-screen = thiết bị này không hiện được toàn màn hình
terminal-no-textual = giao diện toàn màn hình cần tengen[tui]
terminal-not-remembered = không ghi nhớ được thiết lập: { $why }
terminal-against = { $black } đấu với { $white }, { $rule }, { $size }.
terminal-interrupted = Đã ngắt.
terminal-moves-on-average = { $who }: { $moves }, trung bình { $seconds } giây mỗi nước.

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = nước đi (h8), hint gợi ý, solution lời giải, skip bỏ qua, quit thoát
terminal-lesson-commands = hint gợi ý, solution lời giải, skip bỏ qua, quit thoát
terminal-ask-move = Nước đi
terminal-ask-point = Điểm
terminal-ask-choose = Hãy chọn { $options }
terminal-next = Tiếp theo: { $command }
terminal-step = Bước { $number } trên { $count }: { $title }
terminal-a-puzzle = bài tập
terminal-right = Đúng. { $text }
terminal-again = { $text } Hãy thử lại.
terminal-no-play = Không thể đi { $move } ở đây.
terminal-puzzle = Bài { $id }: { $rule }, { $theme }, { $rating }
terminal-rating = Hạng điểm { $rating }, đã giải { $solved }, chuỗi dài nhất { $best }.
terminal-rating-change = Hạng điểm { $rating } ({ $change }), chuỗi { $streak }.
terminal-drill = Bài ôn: { $rule }, { $source }
terminal-drill-right = { $move } đúng ({ $score }).
terminal-drills-due = { $due } trên { $count } bài ôn đến hạn.
terminal-drills-none = Chưa có bài ôn nào. { $command } sẽ tạo ra.
terminal-source = nước { $number } của { $place }
terminal-source-times = { $source } ({ $count } lần)
terminal-place =
    { $kind ->
        [game] ván cờ
        [review] xem lại
       *[analysis] phân tích
    }
terminal-earlier-game = một ván trước
terminal-drills-made = { $count } lỗi, { $fresh } bài ôn mới.
terminal-drills-unsure = Tìm sâu hơn không xác nhận { $count } lỗi.
terminal-better = tốt hơn
terminal-then = rồi
terminal-column =
    { $name ->
        [number] Số
        [side] bên
        [move] nước
        [mark] dấu
        [before] trước
        [after] sau
        [better] tốt hơn
        [player] người chơi
        [games] ván
        [moves] nước
        [accuracy] chính xác
        [opening] khai cuộc
        [middle-game] trung cuộc
        [endgame] tàn cuộc
        [black] đen
        [white] trắng
        [overlooks] hay sót
        [depth] độ sâu
        [score] điểm
        [time] giờ
       *[line] biến
    }
terminal-accuracy =
    { $color ->
        [black] Đen
       *[white] Trắng
    } chính xác { $percent }%
terminal-review-left = Chưa xem lại xong: còn { $count } lần tìm.
terminal-review-positions = thế cờ
terminal-review-turns = bước ngoặt: còn { $count }
terminal-games-done = { $done } trên { $count } ván ở trong { $folder }
terminal-game-of = ván { $number } trên { $count }
terminal-explain-move =
    { $color ->
        [black] Đen
       *[white] Trắng
    } đi { $move }:
terminal-factors-for =
    { $color ->
        [black] Cho Đen
       *[white] Cho Trắng
    }:
terminal-factors-then =
    Sau đó { $color ->
        [black] Đen
       *[white] Trắng
    } có thể có:
terminal-total = Tổng: { $total }
terminal-no-threats = không có đe dọa
terminal-terms = Các thành phần đánh giá, cho bên đi:

## The full-screen terminal

terminal-save = Lưu
terminal-open = Mở
terminal-new = Mới
terminal-help = Trợ giúp
terminal-quit = Thoát
terminal-start = Bắt đầu
terminal-analysis = Phân tích
terminal-logo = năm quân liền
terminal-name = tên
terminal-command = lệnh
terminal-think-seconds = giây mỗi nước (2, hoặc đồng hồ)
terminal-person = người
terminal-adaptive = cấp thích ứng
terminal-other-engine = máy khác
terminal-other-clock = khác
terminal-clock-such = 5+3 hoặc 10s/move
terminal-continue = Tiếp tục { $title }
terminal-start-hint = Phím mũi tên chọn, Enter bắt đầu ván.
terminal-looking-back = Bạn đang xem lại: End trở về ván cờ.
terminal-over-new = { $ending } n bắt đầu ván mới.
terminal-over-back = { $ending } n: ván mới, u: hoàn nước.
terminal-hurry = { $who } đang nghĩ; m bắt đi ngay.
terminal-typing = Nước đi: { $text }
terminal-who-for = Ai chơi tiếp cho { $who }?
terminal-no-resign = Lúc này không ai có thể đầu hàng.
terminal-resigns = { $who } đầu hàng
terminal-paused = Đã tạm dừng. Nhấn p để tiếp tục.
terminal-unmarked = Không đánh dấu điểm cấm.
terminal-hint-person = Gợi ý chỉ dành cho người đang đến lượt.
terminal-report =
    { $color ->
        [black] { $move } của Đen
       *[white] { $move } của Trắng
    }
terminal-save-as = Lưu thành (.sgf, .psq, ...):
terminal-write-over = ghi đè { $file }
terminal-file-exists = { $file } đã có
terminal-leave-it = để nguyên
terminal-thinking = đang nghĩ
terminal-program-who = { $name } là một chương trình. Ai chơi?
terminal-run = chạy { $command }
terminal-draw-question = { $who }: hòa chứ?
terminal-failed-who = { $who } gặp lỗi. Ai chơi tiếp?
terminal-tengen-full = Tengen hết sức
terminal-getting-ready = Máy đang chuẩn bị.
terminal-getting-ready-first = Máy đang chuẩn bị. Lần đầu mất khoảng một phút.
terminal-hint-plays = Gợi ý: { $move }. Enter để đi.
terminal-note-pairs = cặp { $taken }/{ $needed }
terminal-note-moves = { $moves }, { $seconds } giây mỗi nước
terminal-browsing = Nước { $ply } trên { $count }. PgUp và PgDn để xem, End trở về.
terminal-chooses-digits = { $who } chọn: 1 đến { $count }.
terminal-chooses-arrows = { $who } chọn: phím mũi tên và Enter.
terminal-good-for =
    { $color ->
        [black] Tốt cho Đen
       *[white] Tốt cho Trắng
    }:
terminal-back = Esc: trở lại
terminal-open-game = Mở một ván
terminal-open-keys = Tab: danh sách hoặc tệp, Enter: mở, Esc: trở lại
terminal-file = Tệp
terminal-cannot-open = Không mở được { $file }: { $why }

## The keys of the full-screen terminal

terminal-keys-board = BÀN CỜ
terminal-keys-game = VÁN CỜ
terminal-keys-analysis = PHÂN TÍCH
terminal-keys-signs = KÝ HIỆU
terminal-keys-arrows = phím mũi tên
terminal-keys-mouse = chuột
terminal-key-cursor = di chuyển con trỏ [ ]
terminal-key-place = đặt quân
terminal-key-type = gõ nước đi, ví dụ h8
terminal-key-click = bấm để đặt quân
terminal-key-browse = xem các nước; Home và End: đầu và cuối
terminal-key-zoom = quân nhỏ hoặc lớn, nếu đủ chỗ
terminal-key-undo = hoàn nước; với máy thì về lượt của bạn
terminal-key-teaching = chỉ dẫn: tắt, lỗi nặng, mọi lỗi
terminal-key-now = bắt máy đi ngay
terminal-key-change = đổi người chơi cho bên đang đến lượt
terminal-key-pause = tạm dừng đồng hồ
terminal-key-forbidden = điểm cấm: đánh dấu và nêu lý do
terminal-key-numbers = số thứ tự nước trên quân
terminal-key-save = lưu (sgf, psq, json ...)
terminal-key-open = mở một ván
terminal-key-new = ván mới
terminal-key-panel = bật hoặc tắt bảng phân tích
terminal-key-lines = nhiều hay ít biến hơn
terminal-key-explain = mọi điều về nước dưới con trỏ
terminal-sign-winning = hàng thắng
terminal-sign-last = nước cuối
terminal-sign-cursor = con trỏ
terminal-sign-both = nước cuối và con trỏ
terminal-sign-forbidden = cấm
terminal-sign-best = các nước tốt nhất khi phân tích
terminal-keys-saved = Ván cờ được lưu sau mỗi nước. Ctrl-C thoát bất cứ lúc nào và in lệnh để chơi tiếp.

## The adaptive opponent, and a first visit

setup-adaptive = Máy thích ứng với bạn
setup-adaptive-about = Chơi hơn bạn một chút và theo kết quả của bạn.
setup-adaptive-name = Thích ứng
setup-adaptive-seat = Máy, hơn bạn một chút
welcome-title = Chào mừng
welcome-question = Bạn chơi caro giỏi đến đâu? Câu trả lời sẽ chọn đối thủ cho bạn.
welcome-none = Tôi chưa từng chơi
welcome-rules = Tôi biết luật
welcome-regular = Thỉnh thoảng tôi chơi
welcome-strong = Tôi chơi giỏi
welcome-puzzles = Tìm hiểu bằng ba bài ngắn
welcome-later = Để sau
welcome-placed = Đối thủ đã sẵn sàng
welcome-placed-gentle = Nó bắt đầu nhẹ nhàng và theo kết quả của bạn. Lỗi nặng được chỉ ra và bạn được hoàn nước.
welcome-placed-about = Nó bắt đầu gần sức bạn và theo kết quả của bạn.
welcome-lesson = Hoặc bắt đầu với bài học đầu tiên
placement-title = Bài { $number } / { $count }
placement-about = Chỉ tính câu trả lời đầu tiên. Nếu không biết, hãy đi tiếp.
placement-unknown = Tôi không biết
placement-finish = Tìm đối thủ
placement-result = Bạn giải được { $solved }/{ $count }. Đối thủ bắt đầu ở khoảng cấp { $level } và theo kết quả của bạn.
placement-play = Chơi ván đầu tiên

## Numbers and scores

duration-seconds = { $seconds } giây
duration-minutes = { $minutes } phút { $seconds } giây
score-won = { color-name } đã thắng
score-drawn = hòa
score-wins-in = { color-name } thắng sau { $plies } nước
score-even = cân bằng
score-better = { color-name } ưu thế ({ $percent }%)

## Players

seat-engine-level = Máy, { $name }
talk-title = Trò chuyện
talk-about = Hãy chào hoặc viết một dòng. Chỉ hai bạn đọc được.
talk-log-in = Đăng nhập để viết lời của bạn.
talk-message = Tin nhắn
talk-send = Gửi
talk-you = Bạn
talk-mute = Chặn tin nhắn
talk-unmute = Bỏ chặn
talk-muted = Bạn đã chặn tin nhắn của người chơi này.
talk-report = Báo cáo
talk-report-this = Báo cáo { $name }
talk-report-why = Có gì không ổn?
report-talk = Tin nhắn xúc phạm
report-cheating = Dùng máy trợ giúp
report-stalling = Câu giờ hoặc bỏ đi
report-name = Tên phản cảm
report-other = Chuyện khác
talk-report-details = Chi tiết (không bắt buộc)
talk-report-send = Gửi báo cáo
talk-report-cancel = Hủy
talk-reported = Cảm ơn. Chủ máy chủ sẽ xem xét.
talk-hello = Xin chào!
talk-good-luck = Chúc may mắn!
talk-nice-move = Nước hay!
talk-oops = Ối!
talk-well-played = Chơi hay lắm!
talk-good-game = Ván cờ hay!
talk-thanks = Cảm ơn!
talk-bye = Tạm biệt!
seat-engine-bot = Chương trình của thành viên
seat-engine-full = Máy mạnh nhất, { $seconds } giây mỗi nước
seat-by-link = Người vào qua liên kết
seat-person = Người
seat-first = Người đi trước
seat-second = Người đi sau
seat-level = cấp { $level }
seat-full = hết sức
seat-program = chương trình khác
who-seat =
    { $seat ->
        [first] người đi trước
       *[second] người đi sau
    }
who-named = { $name } ({ $role })
seat-absent = chưa đến
seat-you = bạn
claim-title = Đối thủ vắng mặt
claim-left = { $name } đã rời ván cờ.
claim-idle = { $name } chưa đi.
claim-wait = Bạn có thể yêu cầu xử thắng sau { $time }.
claim-win = Yêu cầu xử thắng
claim-draw = Xử hòa
seat-away = vắng mặt
seat-color-open = Chưa chọn màu
seat-pairs = Đã bắt { $taken }/{ $needed } cặp
level-1 = tập chơi
level-2 = mới học
level-3 = rất dễ
level-4 = dễ
level-5 = khá
level-6 = trung bình
level-7 = khá tốt
level-8 = tốt
level-9 = mạnh
level-10 = rất mạnh
clock-none = Không đồng hồ
clock-main = { $minutes } phút + { $increment } giây mỗi nước
clock-per-move = { $seconds } giây mỗi nước

## A new game

setup-title = Ván mới
setup-opponent = Đối thủ
setup-level = Máy, theo cấp
setup-level-about = Mười cấp, từ tập chơi đến rất mạnh.
setup-tengen = Máy, mạnh nhất
setup-tengen-about = Trên cấp 10: mạnh nhất có thể trong thời gian cho phép.
setup-lobby = Bất kỳ ai trong sảnh
setup-lobby-about = Bạn đấu với người muốn chơi cùng kiểu ván.
setup-challenge = Người chơi có tài khoản
setup-challenge-about = Người đó được báo và có thể nhận lời hoặc từ chối.
setup-challenged = Tên người chơi
setup-person = Hai người trên máy này
setup-person-about = Hai người lần lượt đi trên thiết bị này.
setup-invite = Mời qua liên kết
setup-invite-about = Bạn nhận một liên kết để gửi cho người kia.
setup-watch = Xem hai máy đấu
setup-watch-about = Hai máy đấu với nhau, bạn xem.
setup-random = Ngẫu nhiên
setup-you = Bạn
setup-level-field = Cấp
setup-level-named = Cấp { $level }, { $name }
setup-level-of = { $level }/{ $max }, { $name }
setup-full-strength = Mạnh nhất, { $seconds } giây mỗi nước
setup-think = Thời gian nghĩ
setup-you-play = Bạn cầm
setup-who-starts = Ai đi trước
setup-minutes = Phút
setup-increment = Giây mỗi nước
setup-opening = Khai cuộc
setup-clock = Đồng hồ
setup-other-clock = Khác…
setup-start = Bắt đầu
setup-more = Luật, bàn cờ, khai cuộc, đồng hồ
invitation-title = { $name } mời bạn chơi một ván
invitation-opening = Khai cuộc: { $opening }
invitation-join = Vào chơi
invitation-watch = Chỉ xem
resume-game = Tiếp tục: { $first } – { $second }, nước { $ply }

## Playing

play-title = Chơi cờ caro
play-actions = Thao tác
play-status = Tình trạng
play-pace-slow = Chậm
play-pace-normal = Vừa
play-pace-fast = Nhanh
play-redo-about = Đi lại nước đã hoàn (Ctrl+Y)
play-hint-about = Hỏi máy một nước hay
play-draw = Hòa
play-draw-about = Xin hòa
play-resign = Đầu hàng
play-pause = Tạm dừng
play-resume = Tiếp tục
play-speed = Tốc độ
play-undo-ask = Xin người kia hoàn nước cuối (Ctrl+Z)
play-undo-about = Hoàn nước cuối (Ctrl+Z)
play-rematch = Chơi lại
play-rematch-offered = Đã mời chơi lại
play-rematch-accept = Nhận lời chơi lại
play-rematch-go = Đến ván mới
play-rematch-told = Đã mời chơi lại. Ván bắt đầu khi người kia nhận lời.
play-moves = Nước đi
play-moves-list = Các nước của ván
play-newest = Thế cờ mới nhất
play-no-moves = Chưa có nước nào
play-move = Nước { $number }, { color-name } { $move }
play-move-captures = Nước { $number }, { color-name } { $move }, bắt { $count } quân
play-last-move = { color-name } { $move }
play-last-capture = { color-name } { $move }, bắt { $stones }
play-type = Gõ nước đi
play-type-bad = “{ $text }” không phải điểm trên bàn. Hãy gõ chữ và số, như h8.
play-invitation-used = Lời mời đã được dùng. Bạn đang xem ván này.
play-cannot-open = Không mở được ván này
play-your-move = Đến lượt bạn
play-reconnecting = Đang nối lại
play-reconnecting-about = Ván đã lưu và sẽ tiếp tục khi máy chủ trả lời.
play-starting = Đang bắt đầu
play-ready = Sẵn sàng
play-begin = Đặt một quân bất kỳ để bắt đầu.
play-press-start = Nhấn Bắt đầu.
play-invited = Bạn được mời
play-invited-about = Vào chơi hoặc xem.
play-back-to-game = Về ván cờ
play-position-after = Thế cờ sau nước { $ply }
play-confirm = Đi { $point }?
play-confirm-about = Chạm lại điểm đó hoặc nhấn Đi.
play-resign-sure = Đầu hàng ván này?
play-resign-yes = Đầu hàng
play-on = Chơi tiếp
play-forbidden = { $point } bị cấm. { $reason }.
play-looking = Đang tìm nước hay…
play-draw-offered = { $name } xin hòa
play-draw-offered-about = Nhận lời hoặc chơi tiếp.
play-draw-asked = Đã xin hòa
play-draw-asked-about = Chờ { $name } trả lời.
play-draw-open = Có lời xin hòa; đi tiếp là từ chối.
play-undo-asked = { $name } xin hoàn nước
play-undo-asked-about = Cho phép hoặc chơi tiếp.
play-undo-waiting = Đã xin hoàn nước
play-undo-waiting-about = Chờ { $name } cho phép.
play-your-choice = Bạn chọn
play-chooses = { $name } đang chọn
play-choice-about = Ai cầm màu nào?
play-offers-about = Đen đưa ra mấy nước thứ năm?
play-paused = Đã tạm dừng
play-paused-about = Nhấn Tiếp tục để hai máy đấu tiếp.
play-thinking = { $name } đang nghĩ
play-to-move = Lượt của { $name }
play-color-to-move = Lượt { color-name }
play-waiting-player = Đang chờ người chơi
play-watching = Bạn đang xem.
play-waiting-opponent = Đang chờ đối thủ
play-waiting-about = Gửi liên kết bên dưới. Ván bắt đầu khi có người mở.
play-own-five = Hàng năm của bạn thắng nếu không bị phá.
play-other-five = { color-name } có hàng năm: bắt quân để phá, nếu không sẽ thua.
play-result = { $text } Ván có { $count } nước.
play-drawn = Hòa
play-won = Bạn thắng
play-lost = Bạn thua
play-color-won = { color-name } thắng
play-name-won = { $name } thắng
play-accept-draw = Nhận hòa
play-decline = Từ chối
play-allow = Cho phép
play-depth = độ sâu { $depth }
play-book = sách khai cuộc
play-nodes = { $nodes } nút
event-joined = { $name } đã vào chơi.
event-rematch = { $name } mời chơi lại.
event-played-on = { $name } đi tiếp, tức từ chối hòa.
event-declined-draw = { $name } từ chối hòa.
event-refused-undo = { $name } không cho hoàn nước.
event-chose-color =
    { $name } chọn { $color ->
        [black] Đen
       *[white] Trắng
    }.
event-chose-offers = { $name } chọn { $count } nước thứ năm.
event-added-two = { $name } chọn đặt thêm hai quân.
share-link-copied = Đã chép liên kết.
share-press-copy = Nhấn Ctrl+C để chép liên kết.
share-copy = Chép
share-copy-this = Chép: { $label }
share-spectators = { $count } người xem
share-let-watch = Cho người khác xem
share-invitation = Lời mời
share-invitation-about = Người đầu tiên mở liên kết này sẽ đấu với bạn.
share-spectator-link = Liên kết cho người xem
share-spectator-about = Người xem thấy ván cờ nhưng không được đi.
share-embed = Mã nhúng cho trang web
share-embed-about = Mã này hiển thị ván cờ trên trang web của bạn.
embed-title = Ván { -gomoku }
embed-open = Mở trong Tengen
embed-failed = Không thể hiển thị ván cờ này.
embed-start = Trước nước đi đầu tiên.
embed-move = Nước { $number }/{ $count }: { $move }.
stats-title = Thống kê
stats-region = Thống kê từng nước
stats-moves = Số nước
stats-time = Thời gian
stats-time-per-move = Thời gian mỗi nước
stats-longest = Lâu nhất
stats-nodes = Nút
stats-pairs = Cặp đã bắt
stats-move = Nước
stats-depth = Độ sâu

## The board, for those who hear it

board-label = Bàn cờ. Phím mũi tên di chuyển, Enter để đi.
board-kind = bàn cờ
board-point =
    { $point }, { $what ->
        [black] quân đen
        [white] quân trắng
       *[empty] trống
    }
board-last = nước cuối
board-forbidden = cấm, { $reason }

## Analysing

step-last = Thế cờ cuối
analyse-new = Mới
analyse-new-about = Bắt đầu với bàn trống
analyse-opening = Đang mở…
analyse-merged = Phân tích này cũng được sửa ở nơi khác. Hai bản đã gộp lại.
analyse-pairs = cặp { $black }–{ $white }
analyse-saving = đang lưu…
analyse-saved = đã lưu
analyse-read-only = chỉ đọc
analyse-pending-five = { color-name } có hàng năm còn phá được
analyse-comment = Bình luận
analyse-comment-hint = Bình luận nước này
analyse-undo-about = Hoàn tác thay đổi cuối (Ctrl+Z)
analyse-redo-about = Làm lại (Ctrl+Y)
analyse-promote = Nâng lên
analyse-promote-about = Đặt làm biến chính
analyse-delete = Xóa
analyse-delete-about = Xóa nước này và mọi nước sau
analyse-tree = Nước đi và biến
analyse-start = Đầu ván
analyse-tree-move = { $number }. { color-name } { $move }
editor-title = Sửa
editor-about = Bày mọi thế cờ: từ sách, bài tập hay ván ghi trên giấy.
editor-begin = Sửa thế cờ này
editor-pairs = Cặp { color-name } đã bắt
editor-places = Nhấp để đặt
editor-erase = Xóa
editor-turn = Lượt đi
editor-clear = Xóa hết
editor-done = Xong
overlay-moves = Nước hay nhất
overlay-heat = Nhiệt
overlay-none = Không đánh dấu
engine-title = Máy phân tích
engine-best-lines = Biến hay nhất
engine-depth-progress = Tiến độ ở độ sâu này
engine-switch = Máy
engine-lines = { $count } biến
engine-lines-label = Số biến
engine-overlay-label = Hiện trên bàn
engine-view = Điểm tính cho { color-name }, bên đến lượt.
engine-game-over = Ván đã kết thúc ở thế cờ này.
engine-queued = Chờ máy rảnh; trước bạn còn { $count }.
engine-complete = Phân tích xong.
engine-evaluation = Đánh giá
engine-not-evaluated = chưa đánh giá
engine-speed = Tốc độ
explorer-title = Tra cứu nước đi
explorer-about = Các nước đã biết từ sách khai cuộc, từ chứng minh và từ các ván. Chọn một nước để đi.
explorer-none = Chưa biết gì về thế cờ này.
explorer-all = Hiện cả { $count } nước đi
explorer-verdict = Đánh giá
explorer-public = Ván công khai
explorer-own = Tệp của bạn
explorer-results = Đen { $black }, Trắng { $white }, hòa { $draws }, không kết quả { $unknown }
explorer-proof-title = Đấu với chứng minh
explorer-proof-switch = Chứng minh cầm Đen
explorer-proof-about = Hãy cầm Trắng chống lại một thế thắng đã chứng minh: chứng minh trả lời ngay và nói lý do. Nơi không chứng minh nào bao gồm nước của bạn, máy sẽ trả lời và bảng này nói rõ.
explorer-proof-says = { $move } đã được chứng minh: { $verdict }, dù đáp lại thế nào.
explorer-engine-says = { $move } không từ chứng minh: không chứng minh nào bao gồm thế cờ này. Máy đi nước đó ({ $score }).
explorer-begins = { $move }: chứng minh bắt đầu ở trung tâm.
explorer-won = Chứng minh đã thắng. Hãy lùi lại và thử cách phòng thủ khác.
explorer-threat = Đe dọa: { $move }. Sau mọi nước đáp không cần trả lời riêng: { $verdict }.
explorer-answers = Các nước đáp cần trả lời riêng: { $points }
explorer-even-title = Thế cờ cân bằng
explorer-even-about = Các quân để hai bên có cơ hội như nhau, dùng khi đề nghị trong đổi quân và swap2.
explorer-even-move = Tìm nước cân bằng
explorer-even-pair = Tìm cặp cân bằng
explorer-even-searching = Đang tìm quân cân bằng …
explorer-even-stones = Quân
explorer-even-chance = Cơ hội của bên đến lượt
explorer-files-title = Tệp của bạn
explorer-files-about = Ván trong tệp của bạn chỉ được đếm cho riêng bạn.
explorer-files-open = Thêm ván đang mở
explorer-files-remove = Bỏ { $name }
explorer-find = Tìm thế cờ này
explorer-find-about = Tìm thế cờ này trong toàn bộ cây, kể cả xoay, lật hoặc theo thứ tự nước khác
explorer-found = Thế cờ này còn xuất hiện ở { $count } nơi khác trong cây.
explorer-found-none = Thế cờ này không có ở nơi nào khác trong cây.
exchange-title = Chia sẻ
exchange-keep-title = Lưu phân tích này
exchange-too-large = { $name } quá lớn. Giới hạn là { $limit } KiB.
exchange-rule-stated = Như ghi trong văn bản
exchange-import = Nhập
exchange-import-field = Nước đi, SGF, psq, pos hoặc liên kết
exchange-import-about = Hoặc thả tệp vào trang.
exchange-read = Đọc văn bản
exchange-choose-file = Chọn tệp
exchange-assumptions = Giả định khi đọc
exchange-game = Ván
exchange-save-as = Lưu thành { $format }
exchange-export = Xuất
exchange-make-link = Tạo liên kết đến thế cờ
exchange-losses = Tệp không chứa: { $losses }.
exchange-link = Liên kết
exchange-link-about = Gồm luật, cỡ bàn và các nước.
exchange-foreign = Phân tích này của người khác. Lưu bản sao để sửa.
exchange-saving = Đang lưu…
exchange-saved = Mọi thay đổi đã lưu.
exchange-study-about = Ai có liên kết đều đọc được.
exchange-study-link = Liên kết đến phân tích này
exchange-study-title = Tiêu đề
exchange-keep = Lưu
exchange-keep-copy = Lưu bản sao
exchange-kept = Đã lưu; xem trong Ván cờ.
report-title = Báo cáo
report-show-threats = Đe dọa trên bàn
report-threats = Đe dọa hiện có
report-about = Trỏ vào điểm trống để xem tác dụng của nước đi. Nhấp để giữ báo cáo.
report-none = Không có.
report-ask = Hỏi máy
report-verdict = Máy: { $score } cho { color-name } ở độ sâu { $depth }, hạng { $rank }/{ $candidates }. Hay nhất là { $best }, { $bestScore }.
report-verdict-unranked = Máy: { $score } cho { color-name } ở độ sâu { $depth }, không thuộc các nước hay nhất. Hay nhất là { $best }, { $bestScore }.
report-reasons-for = Tổng lý do nên đi
report-reasons-against = Tổng lý do không nên
report-reason = Lý do
report-weight = Trọng số cho { color-name }
report-threat =
    { color-name }: { kind-title } { $stones }, tiếp ở { $gains }. { $color ->
        [black] Trắng
       *[white] Đen
    } có thể đỡ ở { $answers }.
report-threat-unanswered =
    { color-name }: { kind-title } { $stones }, tiếp ở { $gains }. { $color ->
        [black] Trắng
       *[white] Đen
    } không đỡ được.
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] bắt quân thắng
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = bắt quân thắng
factor-win-broken = phá thế thắng
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = chặn năm
factor-block-of-open-four = chặn bốn mở
factor-block-of-double-four = chặn nước đôi 4-4
factor-block-of-four-three = chặn nước đôi 4-3
factor-block-of-double-three = chặn nước đôi 3-3
factor-block-of-open-three = chặn ba mở
factor-capture = { -capture }
factor-capture-set-up = chuẩn bị bắt
factor-capture-blocked = chặn bắt quân
factor-capture-risked = có thể bị bắt
factor-forbidden-points = điểm cấm
factor-alignment = liên kết quân
factor-centre = trung tâm

## Exercises and puzzles

exercise-hint-key = Gợi ý (?)
exercise-next-hint = Gợi ý tiếp
exercise-solution = Lời giải
exercise-solution-line = Lời giải:
exercise-verdict = Nhận xét
exercise-board = Bàn cờ. { $prompt } Phím mũi tên di chuyển, Enter để đi.
exercise-play = Đi { $point }
exercise-occupied = { $point } đã có quân.
line-after = Sau { $move }:
line-better = Hay hơn: { $move }
line-back = Lùi một nước
line-next = Nước tiếp
puzzles-progress = Tiến bộ của bạn
puzzles-today = Bài hôm nay
puzzles-keys = Phím: n bài tiếp, ? gợi ý, chữ và số để chọn điểm.
puzzles-next = Bài tiếp
puzzles-skip = Bỏ qua
puzzles-rated = hạng { $rating }
puzzles-tried = đã thử: không tính lại
puzzles-link = liên kết đến bài này
puzzles-theme = Chủ đề
puzzles-all-themes = Mọi chủ đề
puzzles-theme-solved = { $theme } ({ $solved }/{ $count })
puzzles-rating = Hạng điểm
puzzles-provisional = { $rating }, tạm tính
puzzles-solved = Giải ngay lần đầu
puzzles-solved-of = { $solved }/{ $tried }
puzzles-in-a-row = Liên tiếp
puzzles-best-row = { $streak }, cao nhất { $best }
puzzles-days = Số ngày liên tiếp
days = { $count } ngày
theme-win-at-once = Thắng ngay
theme-stop-four = Chặn bốn
theme-fours = Thắng bằng bốn
theme-threats = Thắng bằng đe dọa
theme-only-defence = Đỡ duy nhất
theme-use-forbidden = Lợi dụng điểm cấm
theme-avoid-forbidden = Tránh điểm cấm
theme-captures = Bắt quân
puzzle-task =
    Lượt { $color ->
        [black] Đen
       *[white] Trắng
    }: { $theme ->
        [win-at-once] thắng trong một nước.
        [stop-four] chặn bốn mà không thua.
        [fours] thắng bằng chuỗi bốn.
        [threats] thắng bằng bốn và ba mở.
        [only-defence] tìm nước duy nhất không thua.
        [use-forbidden] thắng nhờ điểm cấm.
        [avoid-forbidden] thắng mà không phạm nước cấm.
       *[captures] thắng bằng bắt quân.
    }
puzzle-defence = Mọi nước khác đã được chứng minh là thua; tìm { $nodes } nút không bác được lời giải.
puzzle-solution = Lời giải: { $line }.
puzzle-right = { $move } đúng; đối phương đáp { $reply }.
puzzle-solved = { $move } đúng: đã giải xong.
puzzle-wrong = { $move } sai.
puzzle-loses = { $move } thua vì { $line }.
puzzle-answered = { $move } bị đáp bởi { $line }.
puzzle-other-win = { $move } cũng thắng, nhưng không theo yêu cầu.
puzzle-makes = { $move } { makes-kind }.
puzzle-stops = { $move } chiếm điểm mà đối phương { makes-kind }.
puzzle-captures = { $move } bắt { $pairs } cặp.
puzzle-combines = { $move } đe dọa nhiều hướng.
puzzle-needed = { $move } chiếm điểm đối phương cần.
puzzle-resists = { $reply } chống cự lâu nhất.
sentences = { $first } { $then }
makes-kind =
    { $kind ->
        [five] tạo hàng năm
        [open-four] tạo bốn mở
        [double-four] tạo nước đôi 4-4
        [four-three] tạo nước đôi 4-3
        [four] tạo bốn
        [double-three] tạo nước đôi 3-3
       *[open-three] tạo ba mở
    }

## Hints

hint-area =
    Hãy nhìn { $row ->
        [top] { $column ->
            [left] góc trên trái
            [right] góc trên phải
           *[middle] phía trên
        }
        [bottom] { $column ->
            [left] góc dưới trái
            [right] góc dưới phải
           *[middle] phía dưới
        }
       *[middle] { $column ->
            [left] bên trái
            [right] bên phải
           *[middle] ở giữa
        }
    }.
hint-makes = Nước này { makes-kind }.
hint-stops = Nước này chiếm điểm mà đối phương { makes-kind }.
hint-captures = Nước này bắt { $pairs } cặp.
hint-combines = Nước này đe dọa nhiều hướng.
hint-needed = Nước này chiếm điểm đối phương cần.
hint-quiet = Nước này chưa đe dọa: nó xây thế hoặc chiếm chỗ.
hint-point = Đi { $point }.

## Reviews

review-title = Xem lại
review-mistakes = Lỗi
review-progress = Tiến độ xem lại
review-begin = Xem lại ván
review-continue = Xem lại tiếp
review-stop = Dừng
review-you = { color-name } (bạn)
review-accuracy = Độ chính xác
review-opening = Khai cuộc { $mark } { $text }
review-none = Không thấy lỗi nào.
review-running = Đang xét từng nước. Ván cờ và phân tích được ưu tiên.
review-stopped = Đã dừng xem lại.
review-slider = Nước của ván
review-at-move = Nước { $ply }
review-try = Thử lại ở đây
review-show-better = Xem nước hay hơn
review-show-longest = Xem cách thủ lâu nhất
review-lost = Lúc đó ván đã thua; nước này chỉ làm ván kết thúc sớm hơn.
review-overlooked = { color-name } bỏ sót: { $kinds }
review-practise = Luyện tập: { $theme }
review-find = Tìm nước hay hơn { $move } cho { color-name }: chọn một điểm.
review-looking = Đang xét { $point }…
review-try-another = Thử nước khác
review-right = Đúng: { $move } giữ kết quả.
review-right-proven = Đúng: { $move } giữ kết quả, { $standing }.
review-game-move = { $move } là nước trong ván.
review-wrong = { $move } không đúng.
review-prefers = Máy thích { $best } hơn.
review-change = Từ { $before } đến { $after }.
standing-win = chắc thắng sau { $count } nước
standing-loss = chắc thua sau { $count } nước
score-wins = thắng sau { $count }
score-loses = thua sau { $count }
class-best = hay nhất
class-only-move = nước duy nhất
class-good = tốt
class-inaccuracy = chưa chính xác
class-mistake = lỗi
class-blunder = lỗi nặng
class-missed-win = bỏ lỡ thắng
class-forced-win-allowed = để đối phương chắc thắng
class-lost = đã thua
a-kind = { kind-title }
rival-makes = { rival-side } tạo
rival-owns = của { rival-side }
rival-side =
    { $rival ->
        [you] bạn
        [black] Đen
       *[white] Trắng
    }
winner-side =
    { $winner ->
        [you] bạn
        [black] Đen
       *[white] Trắng
    }
standing-kind =
    { $standing ->
        [four] { -four }
       *[open-three] { -open-three }
    }
winning-means =
    { $means ->
        [fours] chuỗi bốn
       *[threats] chuỗi đe dọa
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] vào thế bị bắt
    }
foul = { $move } là nước cấm ({ reason-name }) và thua ngay.
five-unbroken = { $move } không phá hàng năm { $stones } { rival-owns } nên thua.
allows-shape = { $move } bỏ ngỏ { $point }, ở đó { rival-makes } { a-kind }.
ignores-shape = { $move } không chặn { standing-kind } { $stones } { rival-owns }: { rival-makes } { a-kind } ở { $point }.
allows-sequence = { $move } để { rival-side } thắng bằng { winning-means }: { $line }, rồi { a-kind } ở { $point }.
allows-sequence-long = { $move } để { rival-side } thắng bằng { winning-means }, từ { $first } đến { a-kind } ở { $point }.
ignores-shape-sequence = { $move } không chặn { standing-kind } { $stones } { rival-owns }: { rival-side } thắng bằng { winning-means }: { $line }, rồi { a-kind } ở { $point }.
ignores-shape-sequence-long = { $move } không chặn { standing-kind } { $stones } { rival-owns }: { rival-side } thắng bằng { winning-means }, từ { $first } đến { a-kind } ở { $point }.
allows-later = { $move } để { rival-side } đi { $first }, dẫn đến { a-kind } ở { $point }.
allows-capture = { $move } để { rival-side } bắt { $stones } ở { $point }.
allows-winning-capture = { $move } để { rival-side } bắt { $stones } ở { $point } và thắng.
misses-shape = { $move } bỏ lỡ { a-kind } ở { $point }.
misses-sequence = { $move } bỏ lỡ thắng bằng { winning-means }: { $line }, rồi { a-kind } ở { $point }.
misses-sequence-long = { $move } bỏ lỡ thắng bằng { winning-means }, từ { $first } đến { a-kind } ở { $point }.
misses-later = { $move } bỏ lỡ { $first }, dẫn đến { a-kind } ở { $point }.
misses-capture = { $move } bỏ lỡ việc bắt { $stones } ở { $point }.
misses-winning-capture = { $move } bỏ lỡ thắng bằng cách bắt { $stones } ở { $point }.
misses-block = { $move } bỏ ngỏ { $point }, ở đó { $stones } { rival-owns } thành ba mở; { $better } chặn được.
misses-block-there = { $move } bỏ ngỏ { $point }, ở đó { $stones } { rival-owns } thành ba mở.
worse = { $move } yếu hơn { $point }.
stones-uneven = Các quân khai cuộc lợi cho { color-name } ({ $chance }%), mà người kia được chọn màu đó.
stones-decided = Các quân khai cuộc giúp { color-name } chắc thắng, mà người kia được chọn màu đó.
better-choice =
    { $better ->
        [take-white] nên cầm Trắng.
        [take-black] nên cầm Đen.
       *[add-two] đặt thêm hai quân tốt hơn.
    }
choice-wrong = { color-name } có cơ hội tốt hơn ({ $chance }%); { better-choice }
choice-decided = { color-name } có thể chắc thắng; { better-choice }
turn-win = { $move } để { winner-side } chắc thắng sau { $count } nước.
turn-better = { $move } cho { winner-side } ưu thế.
won-throughout =
    { $winner ->
        [you] Bạn
        [black] Đen
       *[white] Trắng
    } dẫn { $from ->
        [1] từ đầu
        [2] từ đầu
       *[later] từ nước { $from }
    } đến cuối.
threw-win =
    { $loser ->
        [you] Bạn
        [black] Đen
       *[white] Trắng
    } đang thắng đến nước { $at }; { $turn }
threw-lead =
    { $loser ->
        [you] Bạn
        [black] Đen
       *[white] Trắng
    } dẫn đến nước { $at }; { $turn }
even-until = Ván cân bằng đến nước { $at }; { $turn }
fell-behind =
    { $loser ->
        [you] Bạn
        [black] Đen
       *[white] Trắng
    } đã kém; ở nước { $at }, { $turn }
level = Không bên nào mắc lỗi quyết định.
swings = Ưu thế đổi { $times } lần, lần cuối ở nước { $at }; { $turn }
drawn-missed =
    Hòa, nhưng { $loser ->
        [you] bạn
        [black] Đen
       *[white] Trắng
    } đang thắng đến nước { $at } ({ $move }).
drawn = Hòa, không bên nào bỏ lỡ thắng.
unreviewed = Không có nước nào để xem lại.

## Explanations of moves and positions

list-comma = { $others }, { $last }
list-one = { $last }
list-or = { $others } hoặc { $last }
list-and = { $others } và { $last }
color-name =
    { $color ->
        [black] Đen
       *[white] Trắng
    }
explain-both = { $first }; { $then }
explain-off-board = không hợp lệ: { $what } không phải điểm trên bàn, từ { $first } đến { $last }
explain-game-over = không hợp lệ: ván đã kết thúc
explain-occupied = không hợp lệ: { $point } đã có quân
explain-overline = không hợp lệ: quá năm { $lines }
explain-in-capture = không hợp lệ: vào thế bị bắt: { $lines }
explain-through = không hợp lệ: { reason-name } qua { $lines }
explain-point-forbidden = { $point } ({ reason-name })
explain-take-at = { $stones } ở { $point }
explain-quiet = { $move } không đe dọa cũng không chặn gì
explain-wins-five = { $move } tạo hàng năm và thắng: { $line }
explain-wins-captures = { $move } bắt { $taken } và thắng: { color-name } có { $pairs } cặp
explain-loses-unbroken = { $move } không phá hàng năm { $line }: { rival-side } thắng
explain-no-move = { $move } khiến { rival-side } hết nước: hòa
explain-fills-board = { $move } lấp đầy bàn: hòa
explain-pending = { $move } tạo hàng năm { $line }; { rival-side } còn phá được ở { $points }
explain-breaks = { $move } phá hàng năm { $line } { rival-owns } bằng cách bắt { $taken }
explain-makes-open-four = { $move } tạo bốn mở, thành năm ở { $points }
explain-makes-double-four = { $move } tạo nước đôi 4-4, thành năm ở { $points }
explain-makes-four-three = { $move } tạo nước đôi 4-3
explain-makes-four = { $move } tạo bốn, thành năm ở { $points }
explain-makes-double-three = { $move } tạo { $count } ba mở cùng lúc
explain-makes-open-three = { $move } tạo ba mở, thành bốn mở ở { $points }
explain-breakable = { rival-side } còn phá được hàng năm đó bằng bắt quân
explain-stops-both = { rival-side } chặn cả hai ở { $points }
explain-counters = { rival-side } chặn bốn ở { $points } và tự tạo bốn
explain-stops-one = { rival-side } chỉ chặn được một
explain-must-answer = { rival-side } phải đỡ ở { $points }
explain-five-first = nhưng { rival-side } tạo năm trước ở { $points }
explain-capture-first = nhưng { rival-side } bắt cặp cuối trước ở { $points }
explain-block-forbidden = { rival-side } không chặn được: cấm ở { $points }
explain-also-wins =
    { color-name } cũng thắng ở { $points }: { $color ->
        [black] Trắng
       *[white] Đen
    } không chặn hết được
explain-cannot-stop = { rival-side } không chặn được
explain-can-stop = { rival-side } chặn được ở { $points }
explain-none-but-four = { rival-side } không chặn được cả hai, nhưng có thể tạo bốn trước ở { $points }
explain-none-stops-both = { rival-side } không chặn được cả hai
explain-takes = { $move } bắt { $taken }: { color-name } có { $pairs } cặp
explain-opens = { $move } mở { a-kind } { $stones }, tiếp ở { $points }
explain-threatens-capture = { $move } đe dọa bắt { $takes }
explain-stops-five = { $move } chặn hàng năm { rival-owns } ở { $points }
explain-stops-open-three = { $move } chặn ba mở { $stones } { rival-owns }, vốn thành bốn mở ở { $points }
explain-stops-double = { $move } chặn { kind-title } { rival-owns } ở { $points }
explain-stops-twos = { $move } không cho { rival-side } tạo ba mở với { $stones } ở { $points }
explain-stops-captures = { $move } không cho { rival-side } bắt { $takes }
explain-forbids = { $move } làm thành điểm cấm với { rival-side }: { $points }
explain-leaves =
    để lại cho { rival-side } { $kind ->
        [five] hàng năm
        [winning-capture] bắt quân thắng
        [double-four] nước đôi 4-4
        [four-three] nước đôi 4-3
       *[double-three] nước đôi 3-3
    } ở { $points }
explain-leaves-open-four = để lại cho { rival-side } bốn mở ở { $points }, từ ba mở { $stones }
explain-risks = để { rival-side } bắt { $takes }
explain-forbids-itself = làm thành điểm cấm với chính { color-name }: { $points }
explain-has-five = { color-name } có hàng năm { $stones }; { rival-side } phá được ở { $points }
explain-has-four = { color-name } có { a-kind } { $stones }: thành năm ở { $points }
explain-has-open-three = { color-name } có { a-kind } { $stones }: thành bốn mở ở { $points }
explain-can-win-by-taking = { color-name } có thể thắng bằng cách bắt { $stones } ở { $points }
explain-can-take = { color-name } có thể bắt { $stones } ở { $points }
explain-has-double = { color-name } có { a-kind } ở { $points }
explain-no-block = { rival-side } không có nước nào chặn được
explain-over =
    ván đã kết thúc: { $winner ->
        [black] Đen thắng
        [white] Trắng thắng
       *[none] hòa
    } ({ end-name })
end-name =
    { $how ->
        [five] năm quân thẳng hàng
        [captures] bắt quân
        [forbidden] nước cấm
        [unbroken-five] hàng năm không bị phá
        [full-board] bàn đầy
       *[no-move] hết nước hợp lệ
    }
explain-engine-line = máy cho { color-name } { $score } và chờ { $line }
explain-engine-ranked = máy cho { $move } { $score }, hạng { $rank } trong { $count } nước, và chờ { $line }
explain-engine-unranked = máy cho { $move } { $score }, không thuộc { $count } nước chọn, và chờ { $line }
explain-engine-better = hay hơn là { $best } với { $score }: { $line }

## Rules

rule-freestyle = Tự do
rule-freestyle-brief = năm quân trở lên thắng
rule-freestyle-summary = Năm quân trở lên thẳng hàng thì thắng.
rule-freestyle-help = Năm quân trở lên thẳng hàng thì thắng. Không cấm gì. Đen lợi lớn, nên dùng khai cuộc như swap2 cho công bằng.
rule-standard = Tiêu chuẩn
rule-standard-brief = đúng năm quân thắng
rule-standard-summary = Đúng năm quân thẳng hàng thì thắng; sáu trở lên thì không.
rule-standard-help = Đúng năm quân thẳng hàng thì thắng. Sáu trở lên được phép nhưng không thắng.
rule-renju = Renju
rule-renju-brief = Đen có nước cấm
rule-renju-summary = Đen cần đúng năm và không được tạo nước đôi 3-3, nước đôi 4-4 hay quá năm. Trắng tự do.
rule-renju-help =
    Đen thắng với đúng năm; Trắng thắng với năm trở lên.

    Đen không được tạo nước đôi 3-3, nước đôi 4-4 hay quá năm, trừ khi cùng quân đó tạo năm. Ba chỉ tính khi thật sự có thể thành bốn mở.

    Điểm cấm được đánh dấu trên bàn: 33, 44 và 6. Trắng không có.
rule-caro = Caro
rule-caro-brief = năm quân có đầu mở
rule-caro-summary = Năm quân thẳng hàng thắng trừ khi bị chặn hai đầu; sáu trở lên luôn thắng.
rule-caro-help = Năm quân thẳng hàng thắng trừ khi quân địch chặn cả hai đầu; mép bàn không tính là chặn. Sáu trở lên luôn thắng.
rule-caro-standard = Caro, đúng năm
rule-caro-standard-brief = đúng năm quân có đầu mở
rule-caro-standard-summary = Đúng năm quân thẳng hàng thắng trừ khi bị chặn hai đầu.
rule-caro-standard-help = Đúng năm quân thẳng hàng thắng trừ khi quân địch chặn cả hai đầu; mép bàn không tính là chặn.
rule-1337 = Bắt quân 1337
rule-1337-brief = bắt quân, có nước cấm
rule-1337-summary = Hai quân bị kẹp giữa hai quân của bạn thì bị bắt. Hàng năm không phá được, hoặc năm cặp, thì thắng. Cả hai màu có nước cấm.
rule-1337-help =
    Kẹp hai đầu một hàng đúng hai quân địch thì bắt hai quân đó. Bắt năm cặp thì thắng.

    Đúng năm quân thẳng hàng thắng, nhưng chỉ khi đối phương không thể phá ngay bằng bắt quân. Hàng năm như vậy chờ một nước.

    Cả hai màu bị cấm nước đôi 3-3 (trừ khi bắt quân), nước đôi 4-4, quá năm, và cặp nằm giữa hai quân địch.
rule-42 = Bắt quân 42
rule-42-brief = bắt quân, cấm nước đôi 3-3
rule-42-summary = Hai quân bị kẹp giữa hai quân của bạn thì bị bắt. Năm trở lên không phá được, hoặc năm cặp, thì thắng. Chỉ cấm nước đôi 3-3.
rule-42-help =
    Kẹp hai đầu một hàng đúng hai quân địch thì bắt hai quân đó. Bắt năm cặp thì thắng.

    Năm quân trở lên thẳng hàng thắng, nhưng chỉ khi đối phương không thể phá ngay bằng bắt quân. Hàng năm như vậy chờ một nước.

    Chỉ cấm nước đôi 3-3, và không cấm khi bắt quân. Cặp đi vào giữa hai quân địch thì an toàn.
forbidden-overline-summary = quá năm: sáu quân trở lên
forbidden-double-four-summary = nước đôi 4-4: hai bốn cùng lúc
forbidden-double-three-summary = nước đôi 3-3: hai ba mở cùng lúc
forbidden-in-capture-summary = vào thế bị bắt: cặp nằm giữa hai quân địch

## Openings

opening-free = Tự do
opening-free-summary = Đen đi bất kỳ đâu.
opening-swap = Đổi quân
opening-swap-summary = Người đi trước đặt một quân đen; người sau chọn Trắng hoặc quân đó.
opening-swap2 = Swap2
opening-swap2-summary = Người đi trước đặt ba quân; người sau chọn Trắng, chọn Đen, hoặc đặt thêm hai quân để người trước chọn.
opening-pro = Pro
opening-pro-summary = Đen bắt đầu ở giữa; quân đen thứ hai ngoài ô 5x5 trung tâm.
opening-long-pro = Long pro
opening-long-pro-summary = Đen bắt đầu ở giữa; quân đen thứ hai ngoài ô 7x7 trung tâm.
opening-rif = RIF
opening-rif-summary = Người đi trước đặt một trong 26 khai cuộc renju, người sau được đổi; Trắng đi quân thứ tư, Đen đưa ra hai nước thứ năm, Trắng chọn một.
opening-yamaguchi = Yamaguchi
opening-yamaguchi-summary = Như RIF, nhưng người đặt khai cuộc cũng nói Đen đưa ra mấy nước thứ năm, từ 1 đến 12.
opening-soosyrv-8 = Soosyrv-8
opening-soosyrv-8-summary = Một trong 26 khai cuộc renju và đổi quân; Trắng đi quân thứ tư và nói Đen đưa ra mấy nước thứ năm, từ 1 đến 8; rồi người kia được đổi.
opening-taraguchi-10 = Taraguchi-10
opening-taraguchi-10-summary = Các quân đầu nằm trong ô vuông lớn dần từ giữa đến 7x7, sau mỗi quân người kia được đổi. Sau quân thứ tư, Đen có thể đưa ra mười nước thứ năm bất kỳ đâu.
choice-take-white = Cầm Trắng
choice-take-white-summary = giữ nguyên các quân
choice-take-black = Cầm Đen
choice-take-black-summary = giữ nguyên các quân
choice-add-two = Thêm hai quân
choice-add-two-summary = một trắng, một đen; rồi người kia chọn
choice-offer = { $count } nước thứ năm
choice-offer-summary = Đen đưa ra { $count } nước và Trắng chọn một
instruction-offer = Đưa ra nước thứ năm số { $number }/{ $count }.
instruction-pick = Chọn nước thứ năm của Đen: { $points }.
instruction-play-on =
    Đi tiếp với màu { $color ->
        [black] Đen
       *[white] Trắng
    }.
instruction-place =
    Đặt một quân { $color ->
        [black] đen
       *[white] trắng
    }.
instruction-place-centre =
    Đặt một quân { $color ->
        [black] đen
       *[white] trắng
    } ở giữa.
instruction-place-inside =
    Đặt một quân { $color ->
        [black] đen
       *[white] trắng
    } trong ô { $side }x{ $side } trung tâm.
instruction-place-outside =
    Đặt một quân { $color ->
        [black] đen
       *[white] trắng
    } ngoài ô { $side }x{ $side } trung tâm.
instruction-options = Hãy chọn: { $options }.
instruction-draw = { $who } xin hòa: đồng ý hoặc từ chối.
instruction-undo = { $who } xin hoàn nước: đồng ý hoặc từ chối.

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
        [direct-opening] Khai cuộc thẳng
        [indirect-opening] Khai cuộc chéo
        [one-space-opening] Khai cuộc cách một
        [diagonal-one-space-opening] Khai cuộc chéo cách một
        [knights-opening] Khai cuộc nước mã
        [large-knights-opening] Khai cuộc mã dài
       *[two-space-opening] Khai cuộc cách hai
    }
opening-numbered =
    { opening-name } ({ $group ->
        [direct] thẳng
       *[indirect] chéo
    } { $number })

## How a game ended

result-five =
    { $winner ->
        [black] Đen
       *[white] Trắng
    } thắng với { $count } quân thẳng hàng.
result-unbroken-five =
    { $winner ->
        [black] Đen thắng với hàng năm mà Trắng không phá.
       *[white] Trắng thắng với hàng năm mà Đen không phá.
    }
result-captures =
    { $winner ->
        [black] Đen
       *[white] Trắng
    } thắng với { $pairs } cặp bắt được.
result-forbidden =
    { $winner ->
        [black] Đen thắng: nước của Trắng
       *[white] Trắng thắng: nước của Đen
    } { $move } bị cấm.
result-full-board = Hòa: bàn đã đầy.
result-no-move = Hòa: { color-name } hết nước hợp lệ.
result-resignation =
    { $winner ->
        [black] Trắng đầu hàng, Đen thắng.
        [white] Đen đầu hàng, Trắng thắng.
       *[none] Hòa.
    }
result-time =
    { $winner ->
        [black] Trắng hết giờ, Đen thắng.
        [white] Đen hết giờ, Trắng thắng.
       *[none] Hết giờ, hòa.
    }
result-agreement =
    { $winner ->
        [black] Đen thắng theo thỏa thuận.
        [white] Trắng thắng theo thỏa thuận.
       *[none] Hòa theo thỏa thuận.
    }
result-forfeit =
    { $winner ->
        [black] Trắng bỏ cuộc, Đen thắng.
        [white] Đen bỏ cuộc, Trắng thắng.
       *[none] Bỏ cuộc, hòa.
    }
result-board =
    { $winner ->
        [black] Đen thắng trên bàn.
        [white] Trắng thắng trên bàn.
       *[none] Hòa trên bàn.
    }
result-unknown =
    { $winner ->
        [black] Đen thắng.
        [white] Trắng thắng.
       *[none] Hòa.
    }

## The guide for newcomers

guide-goal =
    Hai người, Đen và Trắng, lần lượt đặt một quân lên giao điểm của bàn. Đen đi trước. Quân không di chuyển.

    Ai có năm quân liền nhau trước, ngang, dọc hoặc chéo, thì thắng. Bàn đầy là hòa.
guide-strategy-1 = Biết các đe dọa
guide-strategy-1-text =
    Bốn chỉ còn một nước là năm: phải đỡ ngay. Bốn mở có hai điểm như vậy và không chặn được.

    Ba mở còn một nước là bốn mở: phải đỡ, hoặc đáp bằng bốn của mình.
guide-strategy-2 = Thắng bằng hai đe dọa cùng lúc
guide-strategy-2-text =
    Quân tạo bốn và ba mở, hoặc hai ba mở, là hai đe dọa. Đỡ một, cái kia thắng.

    Tìm điểm giao của hai hàng của bạn.
guide-strategy-3 = Đừng phí đe dọa
guide-strategy-3-text = Bốn không dẫn đến gì chỉ tặng đối phương một quân. Giữ bốn đến khi thắng hoặc được nước cần.
guide-strategy-4 = Đỡ mà có lợi
guide-strategy-4-text = Ba mở có hai, ba chỗ đỡ. Chọn chỗ xây hàng của mình hoặc phá hàng đối phương.
guide-strategy-5 = Giữ quân liên kết
guide-strategy-5-text = Các quân cách một, hai điểm trên các đường giao nhau hỗ trợ nhau. Gần mép có ít hàng hơn.
guide-strategy-6 = Nhìn trước mỗi nước
guide-strategy-6-text = Tôi thắng được không? Đối phương dọa thắng không? Tôi có thể đe dọa đến khi thắng không? Rồi mới: cả hai muốn đi đâu?
guide-strategy-7 = Khi có bắt quân
guide-strategy-7-text = Hai quân liền nhau có một đầu trống có thể bị bắt. Xây có khoảng cách hoặc bằng ba; xem kỹ mỗi cặp trước khi dựa vào nó.
control-mouse-key = Chuột
control-mouse = Trỏ để thấy quân, nhấp để đi.
control-touch-key = Chạm
control-touch = Chạm một điểm, rồi chạm lại hoặc nhấn Đi. Có thể tắt trong Cài đặt.
control-tab-key = Tab
control-tab = Đến bàn cờ; con trỏ cho biết vị trí.
control-arrows-key = Phím mũi tên
control-arrows = Di chuyển con trỏ; với Shift, bốn điểm một lần.
control-enter-key = Enter hoặc phím cách
control-enter = Đi tại con trỏ.
control-point-key = h8
control-point = Gõ tọa độ trên bàn để chuyển con trỏ đến đó. Enter để đi.
control-undo-key = Ctrl+Z, Ctrl+Y
control-undo = Hoàn nước và đi lại.
control-steps-key = ← →
control-steps = Không có con trỏ: lùi và tiến qua các nước.
control-variations-key = ↑ ↓, Home, End
control-variations = Khi phân tích: biến khác, thế đầu và cuối.
control-delete-key = Delete
control-delete = Khi phân tích: xóa nước này và mọi nước sau.
control-escape-key = Esc
control-escape = Ẩn con trỏ.

## Drills

drills-title = Bài ôn
drills-prompt = { color-name } đã đi { $move } { $mark } ở đây. Hãy tìm nước hay hơn.
drills-due = { $count } bài ôn đến hạn hôm nay
drills-count = { $due }/{ $total } đến hạn
drills-next = Bài ôn tiếp
drills-all = Mọi bài ôn
drills-solve = Giải { $count } bài ôn đến hạn
drills-next-due = Hiện không có bài nào đến hạn. Bài ôn tiếp theo: { $when }.
drills-none = Chưa có bài ôn nào. Hãy mở một lỗi khi xem lại ván và biến nó thành bài ôn.
drills-entry = { color-name } { $move } { $mark }
drills-try = Thử giải
drills-move = nước { $number } trong ván của bạn
drills-again = Bạn sẽ gặp lại bài này { $when }.
drills-in-game = Trong ván: { $reason }
drills-now = bây giờ
drills-in-minutes = sau { $count } phút
drills-in-days =
    { $count ->
        [1] ngày mai
       *[other] sau { $count } ngày
    }
review-drill = Biến thành bài ôn
review-drills = Biến các lỗi này thành bài ôn
review-drills-making = Đang kiểm tra lời giải…
review-drills-made = Đã tạo { $count } bài ôn, đến hạn vào ngày mai.
review-drills-known = Các lỗi này đã là bài ôn.
review-drills-unsure = Tìm sâu hơn không xác nhận các lỗi này.

## Learn: the path of lessons, and verdicts on answers

learn-title = Học
learn-lessons = Bài học
learn-rules = Luật
learn-strategy = Chiến lược
learn-controls = Điều khiển
learn-openings = Khai cuộc
learn-game = Trò chơi
learn-progress = Đã giải { $solved }/{ $count } bước.
learn-go-on = Tiếp tục: { $title }
learn-begin = Bắt đầu: { $title }
learn-all-done = Bạn đã học xong mọi bài.
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved }/{ $count }
learn-lesson-done = Xong
learn-step = { $title }: bước { $number }/{ $count }
learn-puzzle = Bài tập { $number }
learn-steps = Các bước của bài này
learn-solved-mark = đã giải
learn-all-lessons = Mọi bài học
learn-next-step = Bước tiếp
learn-skip = Bỏ qua
lesson-no-win = { $move } không thắng ngay. Thử lại.
lesson-no-five = { $move } không tạo năm. Thử lại.
lesson-makes = { $move } { makes-kind }, nhưng ở đây cần nước khác.
lesson-makes-nothing = { $move } không đe dọa gì. Thử lại.
lesson-left =
    { $next ->
        [five] { $move } không chặn bốn của { color-name }: { $point } tạo năm.
        [open-four] { $move } không chặn ba mở của { color-name }: { $point } tạo bốn mở.
       *[other] { $move } không ngăn điều { color-name } đe dọa ở { $point }.
    }
lesson-left-five = { $move } không phá hàng năm của { color-name } nên thua.
lesson-captures =
    { $pairs ->
        [0] { $move } không bắt được gì. Thử lại.
       *[other] { $move } chỉ bắt { $pairs } cặp. Thử lại.
    }
lesson-forbidden =
    { $move } bị cấm: { $reason ->
        [overline] sẽ thành quá năm.
        [double-four] sẽ thành nước đôi 4-4.
        [double-three] sẽ thành nước đôi 3-3.
       *[in-capture] cặp sẽ nằm giữa hai quân địch.
    }
lesson-allowed = { $move } được phép. Thử lại.
lesson-place = Khai cuộc không cho đi { $move }. Thử lại.
lesson-choice = Ở đây bên kia có cơ hội tốt hơn. Xem lại.
lesson-choice-hint = Đếm các quân liên kết ở giữa và xem đến lượt ai.
lesson-solution = Đáp án là { $answer }.

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

lessons-five-title = Hàng năm là gì
lessons-five-about = Năm quân thẳng hàng thì thắng, theo hướng nào cũng được.
lessons-five-row-title = Năm quân thẳng hàng
lessons-five-row-text = Đen có bốn quân thẳng hàng: { $four }. Thêm một quân ở đầu nào cũng thành năm và thắng. Hãy đi nước đó.
lessons-five-row-done = Năm quân thẳng hàng: Đen thắng. { $ends } đều được.
lessons-five-gap-title = Lấp chỗ trống
lessons-five-gap-text = Hàng cũng có thể được nối từ bên trong. { $four } của Đen còn thiếu một quân. Hãy tìm điểm đó.
lessons-five-gap-done = Năm quân trên cột dọc. Chỗ trống ở giữa cũng có giá trị như ở đầu.
lessons-five-diagonal-title = Trên đường chéo
lessons-five-diagonal-text = Đường chéo cũng tính, và là hướng dễ bỏ sót nhất. { $block } đã bị Trắng chiếm, nhưng hàng còn đầu kia.
lessons-five-diagonal-done = Năm quân trên đường chéo.
lessons-five-edge-title = Dọc theo mép bàn
lessons-five-edge-text = { $four } của Đen nằm dọc mép bàn, và Trắng giữ { $block }. Còn đủ chỗ cho hàng năm không?
lessons-five-edge-done = Còn: hàng vừa chạm đến góc.
lessons-five-six-title = Sáu quân cũng tính
lessons-five-six-text = Trong luật tự do, hàng dài hơn cũng thắng. Hãy nối ba quân và hai quân của Đen.
lessons-five-six-done = Sáu quân thẳng hàng thắng trong luật tự do. Luật khác thì không như vậy.
lessons-five-first-title = Thắng trước khi đỡ
lessons-five-first-text = Trắng dọa tạo năm ở { $their }. Nhưng đến lượt Đen. Việc gì trước?
lessons-five-first-done = Hàng năm của bạn kết thúc ván. Không còn gì phải chặn.
lessons-fours-title = Bốn
lessons-fours-about = Bốn còn thiếu một quân là năm. Nó buộc đối phương phải đỡ.
lessons-fours-make-title = Tạo bốn
lessons-fours-make-text = Trắng đã chặn một đầu ba của Đen ở { $block }. Cứ thêm quân thứ tư, để một quân nữa là thành năm.
lessons-fours-make-done = Bốn: Trắng phải đỡ ngay, nếu không sẽ thua.
lessons-fours-stop-title = Chặn bốn
lessons-fours-stop-text = Trắng có bốn quân trên cột dọc, và { $block } của Đen chặn một đầu. Hãy chiếm ngay đầu kia.
lessons-fours-stop-done = Bốn chỉ có một cách đỡ. Chính là nước này.
lessons-fours-inside-title = Bốn có chỗ trống
lessons-fours-inside-text = { $four } của Trắng cũng là bốn, dù không liền nhau. Trắng sẽ tạo năm ở đâu?
lessons-fours-inside-done = Chỉ chỗ trống mới tạo năm, nên chỉ chỗ trống mới chặn được.
lessons-fours-open-title = Bốn mở
lessons-fours-open-text = Đen có ba quân trên đường chéo, hai đầu đều còn chỗ. Hãy tạo bốn mà một quân không chặn nổi.
lessons-fours-open-done = Giờ có hai điểm tạo năm, và Trắng chỉ chiếm được một.
lessons-fours-edge-title = Chỗ để phát triển
lessons-fours-edge-text = Đen có hai hàng ba. { $short } nằm sát mép bàn, nơi bốn chỉ có một đầu mở. Hãy tạo bốn mở với hàng kia.
lessons-fours-edge-done = Bốn mở cần điểm trống ở cả hai đầu.
lessons-fours-oneline-title = Hai bốn trên một đường
lessons-fours-oneline-text = Một quân trên hàng này mở ra hai cách tạo năm khác nhau. Hãy tìm nó.
lessons-fours-oneline-done = Trắng lấp được một chỗ trống. Đen tạo năm ở chỗ kia.
lessons-fours-block-title = Bốn kiêm chặn
lessons-fours-block-text = Trắng có ba mở: { $three }. Hãy tạo bốn bằng chính quân chặn nó.
lessons-fours-block-done = Trắng phải đỡ bốn, và ba mở không còn.
lessons-threes-title = Ba mở
lessons-threes-about = Ba mở còn thiếu một quân là bốn mở.
lessons-threes-make-title = Tạo ba mở
lessons-threes-make-text = Đặt quân thứ ba cạnh { $two }, để quân tiếp theo có thể tạo bốn mở.
lessons-threes-make-done = Ba mở. Trắng nên đỡ ngay.
lessons-threes-gap-title = Ba có chỗ trống
lessons-threes-gap-text = Các quân đứng cách nhau vẫn phối hợp được. Hãy biến { $two } thành ba mở.
lessons-threes-gap-done = Bên trong còn một điểm trống, lấp vào là thành bốn mở.
lessons-threes-stop-title = Chặn ba mở
lessons-threes-stop-text = { $three } của Trắng là ba mở. Nếu để yên, nó sẽ thành bốn có hai đầu mở. Hãy tìm cách đỡ.
lessons-threes-stop-done = Hàng ba không còn mở nữa.
lessons-threes-gain-title = Đỡ mà có lợi
lessons-threes-gain-text = { $three } của Trắng là ba mở có chỗ trống. Trong các cách đỡ, có một cách cũng tạo ba mở cho Đen.
lessons-threes-gain-done = Vừa đỡ vừa tấn công bằng một quân: thế chủ động đổi bên như vậy.
lessons-threes-which-title = Không phải ba nào cũng mở
lessons-threes-which-text = Trắng có hai hàng ba. { $closed } bị { $block } chặn và có thể để sau. Hãy đỡ hàng kia.
lessons-threes-which-done = Đúng. Ba bị chặn chỉ thành bốn thường, và bốn thường thì đỡ được.
lessons-threes-end-title = Chọn đúng đầu
lessons-threes-end-text = Đen được kéo dài hàng ba này. { $stone } của Trắng ở gần, nên một đầu chỉ tạo bốn thường. Hãy chọn đầu kia.
lessons-threes-end-done = Bốn này còn chỗ ở cả hai bên.
lessons-threes-faster-title = Ba của ai nhanh hơn
lessons-threes-faster-text = Hai bên đều có ba mở, và đến lượt Đen. Đừng đỡ.
lessons-threes-faster-done = Giờ Trắng có thể tạo bốn, nhưng Đen tạo năm trước.
lessons-double-title = Hai đe dọa cùng lúc
lessons-double-about = Đối phương đỡ được một đe dọa, không đỡ được hai.
lessons-double-fourthree-title = Một bốn và một ba
lessons-double-fourthree-text = Một quân có thể vừa tạo bốn vừa tạo ba mở. Trắng chặn bốn thì ba tiến lên. Hãy tìm quân đó.
lessons-double-fourthree-done = Nước đôi 4-3 là cách thắng thường gặp nhất.
lessons-double-twofours-title = Hai bốn
lessons-double-twofours-text = Đen có một ba bị chặn trên hàng ngang và một ba bị chặn trên cột dọc. Chúng gặp nhau ở đâu?
lessons-double-twofours-done = Hai bốn, hai điểm tạo năm: Trắng không chiếm được cả hai.
lessons-double-twothrees-title = Hai ba
lessons-double-twothrees-text = Hai cặp quân Đen cùng hướng về một điểm. Đặt quân ở đó sẽ tạo hai ba mở.
lessons-double-twothrees-done = Trắng chặn được một ba. Ba kia thành bốn mở.
lessons-double-hidden-title = Cả hai có chỗ trống
lessons-double-hidden-text = Hàng có chỗ trống khó thấy hơn. Hãy tìm quân tạo một bốn có chỗ trống và một ba có chỗ trống.
lessons-double-hidden-done = Không quân nào liền nhau, vậy mà vẫn thắng.
lessons-double-race-title = Quá chậm
lessons-double-race-text = Trắng có ba mở: { $three }. Hai ba mở ở { $slow } sẽ quá muộn vì Trắng tạo bốn trước. Hãy tìm đe dọa kép có bốn.
lessons-double-race-done = Bốn buộc Trắng phải đỡ, nên Trắng không kịp dùng ba mở.
lessons-double-answer-title = Xem nước đỡ
lessons-double-answer-text = { $tempting } tạo nước đôi 4-3, nhưng nước đỡ của Trắng ở { $block } sẽ tạo bốn mở. Hãy tìm nước đôi 4-3 mà nước đỡ không cho Trắng được gì.
lessons-double-answer-done = Cũng bốn đó nhưng từ đầu kia: giờ nước đỡ của Trắng chẳng giúp được gì, và ba của Trắng cũng bị chặn.
lessons-defend-title = Phòng thủ
lessons-defend-about = Ngăn đe dọa trước khi nó thành hình, và chọn đúng phía.
lessons-defend-crossing-title = Chiếm điểm giao
lessons-defend-crossing-text = Trắng chưa dọa thắng. Nhưng có một điểm cho Trắng hai ba mở. Hãy ngăn lại.
lessons-defend-crossing-done = Ai chiếm điểm giao của hai hàng thì nắm cả hai.
lessons-defend-fourthree-title = Trước nước đôi 4-3
lessons-defend-fourthree-text = { $three } của Trắng bị chặn, tự nó chưa cần đỡ. Nhưng cùng với { $pair } nó tạo nước đôi 4-3. Hãy ngăn lại.
lessons-defend-fourthree-done = Trước khi tấn công, hãy xem các hàng của đối phương gặp nhau ở đâu.
lessons-defend-side-title = Chỉ từ một phía
lessons-defend-side-text = { $stone } của Trắng đứng bên phải ba của Đen. Như vậy chưa đủ, và chỉ một nước duy nhất giữ được.
lessons-defend-side-done = Mọi nước khác đã được chứng minh là thua: Đen tạo bốn mở ở { $gain }, hoặc thắng bằng các đe dọa tiếp theo.
lessons-defend-more-title = Một quân, hai việc
lessons-defend-more-text = Đen có ba mở và còn có thể tạo nước đôi 3-3 ở { $second }. Trắng chỉ kịp đi một nước.
lessons-defend-more-done = Chặn ở phía này là nước duy nhất không thua.
lessons-defend-gap-title = Vào chỗ trống
lessons-defend-gap-text = { $three } của Trắng có thể bị chặn ở ba chỗ. Hai chỗ trong đó thua. Hãy để ý cả điểm { $second }.
lessons-defend-gap-done = Chỗ trống thường là chỗ tốt nhất: hàng đó không còn gì.
lessons-vcf-title = Thắng bằng chuỗi bốn
lessons-vcf-about = Một chuỗi bốn không cho đối phương lựa chọn nào, đến khi bốn cuối cùng thắng.
lessons-vcf-first-title = Bốn trước
lessons-vcf-first-text = Trắng có ba mở, nên Đen phải thắng chỉ bằng bốn. { $cross } chỉ tạo hai ba mở, như vậy quá chậm. Bốn nào biến nó thành nước đôi 4-3?
lessons-vcf-first-done = Bốn ở { $start } đặt thêm một quân lên cột dọc, nhờ đó { $cross } thành nước đôi 4-3.
lessons-vcf-stone-title = Quân còn lại
lessons-vcf-stone-text = Trắng đe dọa nước đôi 4-3 ở { $danger }. Đen đi trước: một bốn có chỗ trống để lại quân mà bốn tiếp theo cần.
lessons-vcf-stone-done = Quân ở { $start } phục vụ cả hai bốn.
lessons-vcf-two-title = Hai lần trên một đường
lessons-vcf-two-text = Đen có thể lần lượt tạo hai bốn trên cùng một cột dọc. Hãy tìm thứ tự kết thúc bằng nước đôi 4-3.
lessons-vcf-two-done = Hai bốn trên cột dọc, rồi nước đôi 4-3 ở { $end }: Trắng không lúc nào được rảnh tay.
lessons-vcf-white-title = Trắng thắng
lessons-vcf-white-text = Đen có ba mở: { $three }. Trắng không chặn mà thắng sau { $n } nước, toàn bằng bốn cho đến nước cuối.
lessons-vcf-white-done = Mỗi bốn đều sớm hơn bốn mở của Đen một nước.
lessons-vcf-guard-title = Bốn đúng điểm
lessons-vcf-guard-text = Đen đe dọa nước đôi 4-3 ở { $danger } và còn có ba mở. Trắng cần một bốn vừa phá đe dọa thứ nhất vừa chuẩn bị đe dọa của mình.
lessons-vcf-guard-done = Bốn đã chặn đe dọa kép của Đen, và đe dọa kép tiếp theo là của Trắng.
lessons-vct-title = Thêm ba mở
lessons-vct-about = Ba mở cũng buộc phải đỡ, chỉ là có nhiều cách đỡ hơn.
lessons-vct-three-title = Ba trước
lessons-vct-three-text = Chưa ai đe dọa gì. Một ba mở cho Đen quân mà hai ba tiếp theo cần.
lessons-vct-three-done = Trắng phải đỡ ba. Rồi { $then } tạo thêm hai ba cùng lúc.
lessons-vct-mixed-title = Ba, bốn, hai ba
lessons-vct-mixed-text = Bắt đầu bằng ba mở. Giữa chừng là bốn, và cuối cùng là nước đôi 3-3.
lessons-vct-mixed-done = Bốn chỉ được dùng khi nó giúp lợi một nước.
lessons-vct-four-title = Mở đầu bằng bốn
lessons-vct-four-text = Đen có bốn quân, chưa có ba nào. Cần { $n } nước để thắng, bắt đầu bằng bốn.
lessons-vct-four-done = Bốn được đi trước vì mọi ba sau đó đều cần quân của nó.
lessons-standard-title = Đúng năm
lessons-standard-about = Trong cờ caro luật tiêu chuẩn, sáu quân trở lên thẳng hàng không thắng.
lessons-standard-five-title = Năm, không phải sáu
lessons-standard-five-text = Một đầu hàng của Đen tạo năm, đầu kia tạo sáu. Hãy tạo năm.
lessons-standard-five-done = Đúng năm. Ở { $six } thì hàng đã quá dài.
lessons-standard-harmless-title = Hàng năm ở đâu
lessons-standard-harmless-text = Trắng có thể lấp hàng này ở hai điểm, nhưng chỉ một điểm tạo đúng năm. Hãy chiếm điểm đó.
lessons-standard-harmless-done = Đúng. Ở { $six } Trắng chỉ tạo được sáu, không thắng.
lessons-standard-gap-title = Chỗ trống chưa cần vội
lessons-standard-gap-text = Hàng { $row } của Trắng trông nguy hiểm, nhưng lấp chỗ trống thì thành sáu. Cần đỡ chỗ khác.
lessons-standard-gap-done = Ba mở mới là đe dọa. Hàng dài thì vô hại.
lessons-standard-own-title = Vướng quân của chính mình
lessons-standard-own-text = { $stone } của Đen làm hỏng một đầu: ở { $wrong } bốn chỉ có thể thành năm ở một phía. Hãy tạo bốn mở thật sự.
lessons-standard-own-done = Bốn này có thể thành năm ở cả hai đầu.
lessons-standard-threats-title = Trắng tấn công
lessons-standard-threats-text = Luật đúng năm không thay đổi cách tấn công. Trắng thắng sau { $n } nước: trước tiên ba lần ba mở, rồi hai ba mở cùng lúc.
lessons-standard-threats-done = Nước đôi 3-3 ở { $end } đã định đoạt ván cờ.
lessons-renju-title = Điểm cấm
lessons-renju-about = Trong renju, Đen không được tạo hai ba mở, hai bốn hay sáu quân thẳng hàng bằng một quân.
lessons-renju-33-title = Nước đôi 3-3
lessons-renju-33-text = Đen không được tạo hai ba mở bằng một quân. Hãy chỉ ra điểm cấm.
lessons-renju-33-done = Ở { $pt }, hàng ngang và cột dọc đều sẽ thành ba mở.
lessons-renju-44-title = Nước đôi 4-4
lessons-renju-44-text = Hai bốn bằng một quân cũng bị cấm. Hãy chỉ ra điểm đó.
lessons-renju-44-done = Ở { $pt }, đường chéo và cột dọc đều sẽ thành bốn.
lessons-renju-6-title = Quá năm
lessons-renju-6-text = Đen bị cấm tạo sáu quân thẳng hàng. Hãy chỉ ra điểm đó.
lessons-renju-6-done = Ở { $pt }, ba quân và hai quân sẽ nối thành sáu: bị cấm, và không thắng.
lessons-renju-straight-title = Hai bốn trên một đường
lessons-renju-straight-text = Hai bốn có thể chung một đường, thậm chí chung quân. Hãy chỉ ra điểm mà một quân đen sẽ tạo cả hai.
lessons-renju-straight-done = Một quân, hai bốn với chỗ trống khác nhau: Đen bị cấm.
lessons-renju-43-title = Đen còn lại gì
lessons-renju-43-text = Một bốn cùng một ba mở thì được phép. Đen thắng trong renju bằng cách đó. Hãy tìm quân ấy.
lessons-renju-43-done = Tự nước đôi 4-3 không bao giờ bị cấm.
lessons-renju-five-title = Hàng năm trên hết
lessons-renju-five-text = Cũng quân đó sẽ tạo sáu trên cột dọc { $column }. Nhưng quân tạo năm thì không bao giờ bị cấm. Hãy tìm nó.
lessons-renju-five-done = Năm quân thẳng hàng được ưu tiên trên mọi thứ khác.
lessons-renju-end-title = Đầu được phép
lessons-renju-end-text = Trắng có ba mở: { $three }. Chặn ở { $foul } sẽ tạo nước đôi 3-3. Hãy chặn ở đầu kia và tạo ba mở của mình.
lessons-renju-end-done = Đen đã đỡ và giữ thế chủ động mà không phạm nước cấm.
lessons-renju-line-title = Vòng qua điểm cấm
lessons-renju-line-text = Đen thắng sau { $n } nước, nhưng không qua { $foul } vì điểm đó tạm thời bị cấm. Hãy tìm ba dẫn đến nước đôi 4-3.
lessons-renju-line-done = Nước đôi 4-3 ở { $end } được phép, vì chỉ một trong hai đe dọa là ba.
lessons-renju-white-title = Phía Trắng trong renju
lessons-renju-white-about = Trắng không có điểm cấm, và có thể lợi dụng điểm cấm của Đen.
lessons-renju-white-six-title = Trắng tự do
lessons-renju-white-six-text = Điều Đen bị cấm lại giúp Trắng thắng. Hãy đi quân thắng.
lessons-renju-white-six-done = Sáu quân thẳng hàng: Trắng thắng.
lessons-renju-white-trap33-title = Nước chặn bị cấm
lessons-renju-white-trap33-text = Hãy tạo bốn mà Đen không được phép chặn.
lessons-renju-white-trap33-done = Đen phải đi { $block }, nhưng đó là nước đôi 3-3. Trắng tạo năm ở đó.
lessons-renju-white-trap6-title = Quân của chính Đen
lessons-renju-white-trap6-text = Đen có quân ở cả hai phía của { $gap } trên cột dọc. Hãy lợi dụng điều đó để tạo bốn có chỗ trống.
lessons-renju-white-trap6-done = Lấp chỗ trống thì Đen có sáu quân thẳng hàng, và bị cấm.
lessons-renju-white-trap44-title = Nơi hai bốn gặp nhau
lessons-renju-white-trap44-text = Đen có một ba bị chặn trên cột dọc và một trên đường chéo. Chúng cắt nhau ở điểm Đen không được đi. Hãy lợi dụng nó.
lessons-renju-white-trap44-done = Chỗ chặn duy nhất ở { $block } là nước đôi 4-4. Trắng tạo năm ở đó.
lessons-renju-white-line-title = Đường dài đến cái bẫy
lessons-renju-white-line-text = Trắng thắng sau { $n } nước. Nếu Đen không có điểm cấm thì đợt tấn công này không đủ.
lessons-renju-white-line-done = Cuối cùng Đen cần một điểm bị cấm.
lessons-caro-title = Luật caro
lessons-caro-about = Năm quân kẹp giữa hai quân địch không thắng; sáu quân thì luôn thắng.
lessons-caro-blocked-title = Hàng năm bị chặn
lessons-caro-blocked-text = Đen có hai hàng bốn quân. Hàng năm ở { $no } sẽ kẹp giữa hai quân trắng và không thắng. Hãy đi hàng kia.
lessons-caro-blocked-done = Hàng năm này mở một đầu, nên thắng.
lessons-caro-six-title = Sáu quân vẫn thắng
lessons-caro-six-text = Trắng giữ cả hai đầu, { $ends }. Nhưng hàng sáu quân luôn thắng. Hãy đi quân đó.
lessons-caro-six-done = Sáu quân thẳng hàng thắng, dù có bị chặn hay không.
lessons-caro-outside-title = Chặn từ bên ngoài
lessons-caro-outside-text = Bốn của Đen bị chặn ở { $end }. Có hai cách chặn nó, và một cách không chạm vào hàng. Hãy thử cách đó.
lessons-caro-outside-done = Sau quân ở { $far }, hàng năm sẽ kẹp giữa hai quân trắng. { $near } cũng chặn được.
lessons-caro-edge-title = Mép bàn không chặn
lessons-caro-edge-text = Trắng giữ { $end }, và hàng chạy vào góc. Như vậy có tính là bị chặn không?
lessons-caro-edge-done = Không: chỉ quân mới chặn. Mép bàn thì không.
lessons-caro-room-title = Chỗ cho bốn mở
lessons-caro-room-text = { $stone } của Trắng đứng cách hàng ba phía dưới hai bước. Trắng có thể chặn bốn ở đó bằng một quân không? Hãy dùng hàng ba còn đủ chỗ.
lessons-caro-room-done = Không đầu nào của bốn này bị phá được.
lessons-caro-threats-title = Thắng bằng ba mở trong luật caro
lessons-caro-threats-text = Trắng thắng sau { $n } nước, bắt đầu bằng ba mở.
lessons-caro-threats-done = Đen không chịu nổi nước đôi 3-3 ở { $end }.
lessons-caro-standard-title = Caro, đúng năm
lessons-caro-standard-about = Đúng năm, và không kẹp giữa hai quân địch.
lessons-caro-standard-both-title = Ba hàng, một hàng năm
lessons-caro-standard-both-text = Ở { $blocked } hàng năm của Đen sẽ bị chặn hai đầu, ở { $six } hàng sẽ quá dài. Hàng còn lại mới đúng.
lessons-caro-standard-both-done = Đúng năm, và mở một đầu.
lessons-caro-standard-quiet-title = Bốn không đe dọa gì
lessons-caro-standard-quiet-text = Trắng có bốn quân thẳng hàng, nhưng Đen giữ { $ends }: hàng năm ở đó sẽ không tính. Hãy đỡ đe dọa thật sự.
lessons-caro-standard-quiet-done = Ba mới là nguy hiểm. Bốn thì không.
lessons-caro-standard-threats-title = Ba, bốn, rồi hai ba
lessons-caro-standard-threats-text = Trắng thắng sau { $n } nước: ba mở, bốn với chính các quân đó, rồi hai ba mở cùng lúc.
lessons-caro-standard-threats-done = Bốn không mất gì, vì đoạn kết cần quân của nó.
lessons-captures-title = Bắt quân
lessons-captures-about = Hai quân nằm giữa hai quân địch bị lấy khỏi bàn.
lessons-captures-pair-title = Bắt một cặp
lessons-captures-pair-text = { $pair } đứng cạnh một quân đen. Chặn hàng ở phía kia thì chúng bị bắt.
lessons-captures-pair-done = Đã bắt một cặp: luôn đúng hai quân.
lessons-captures-two-title = Hai cặp cùng lúc
lessons-captures-two-text = Một quân có thể kẹp hai hàng. Hãy tìm quân bắt được bốn quân.
lessons-captures-two-done = Hai cặp bằng một quân.
lessons-captures-five-title = Năm cặp thì thắng
lessons-captures-five-text = Đen đã bắt bốn cặp. Thêm một cặp nữa là thắng ván.
lessons-captures-five-done = Năm cặp: Đen thắng mà không cần hàng nào.
lessons-captures-save-title = Cứu một cặp
lessons-captures-save-text = Trắng có thể bắt { $pair } bằng cách đi { $by }. Hãy ngăn lại.
lessons-captures-save-done = Ba quân thẳng hàng thì không bị bắt.
lessons-captures-incapture-title = Vào thế bị bắt
lessons-captures-incapture-text = Không được đặt quân tạo thành một cặp nằm giữa hai quân địch. Hãy chỉ ra điểm Đen bị cấm.
lessons-captures-incapture-done = Ở { $pt }, cặp quân sẽ nằm trong thế bị bắt.
lessons-captures-free33-title = Bắt quân thì hết cấm
lessons-captures-free33-text = Ở đây cấm tạo hai ba mở bằng một quân, trừ khi quân đó bắt quân. Hãy tìm quân làm được cả hai.
lessons-captures-free33-done = Nó bắt { $pair }, nên hai ba của nó được phép.
lessons-captures-pending-title = Hàng năm có thể bị phá
lessons-captures-pending-text = Hãy tạo năm quân thẳng hàng. Trắng vẫn có thể bắt { $pair }, nên chỉ thắng nếu Trắng không bắt.
lessons-captures-pending-done = Hàng năm đang chờ: Trắng có một nước để phá.
lessons-captures-break-title = Phá hàng năm
lessons-captures-break-text = Đen có năm quân thẳng hàng: { $five }. Bắt một quân trong đó thì chưa đủ, vì Đen có thể lấp chỗ trống. Hãy tìm quân lấy đi hai quân của hàng.
lessons-captures-break-done = Cả hai đầu đã mất, và hàng năm cũng mất theo.
lessons-captures-line-title = Bắt quân kèm đe dọa
lessons-captures-line-text = Đen có thể bắt { $pair } bằng một quân đồng thời tạo bốn mở. Hãy tìm nó.
lessons-captures-line-done = Được một cặp, và Trắng không kịp chặn hàng.
lessons-captures42-title = Bắt quân trong luật 42
lessons-captures42-about = Cách bắt quân như cũ, nhưng chỉ cấm nước đôi 3-3.
lessons-captures42-between-title = Giữa hai quân địch
lessons-captures42-between-text = Quân thắng tạo thành một cặp giữa { $ends }. Luật này cho phép, và cặp ở đó an toàn.
lessons-captures42-between-done = Năm quân trên cột dọc. Tự đi vào giữa hai quân địch thì không bị bắt.
lessons-captures42-six-title = Ở đây sáu quân thắng
lessons-captures42-six-text = Bắt quân 1337 cấm sáu quân thẳng hàng. Luật này thì cho thắng. Hãy tìm quân trên đường chéo.
lessons-captures42-six-done = Theo luật này, sáu quân thẳng hàng thắng.
lessons-captures42-open-title = Bắt quân chặn
lessons-captures42-open-text = { $block } của Trắng chặn ba của Đen. Có thể bắt hai quân trắng, trong đó có quân này.
lessons-captures42-open-done = { $three } lại là ba mở, và Trắng mất hai quân.
lessons-captures42-both-title = Trắng cũng bị cấm
lessons-captures42-both-text = Trong các luật bắt quân, cả hai màu đều bị cấm nước đôi 3-3. Hãy chỉ ra điểm Trắng không được đi.
lessons-captures42-both-done = Ở { $pt } Trắng sẽ có hai ba mở mà không bắt được gì.
lessons-swap2-title = Đổi quân và swap2
lessons-swap2-about = Nước đầu của Đen là một lợi thế. Khai cuộc chia đều lợi thế đó.
lessons-swap2-centre-title = Một quân ở giữa
lessons-swap2-centre-text = Đối phương đã đặt quân đen đầu tiên ở giữa bàn. Bạn có thể nhận quân đó, hoặc cầm Trắng. Hãy chọn.
lessons-swap2-centre-done = Đen ở giữa bàn, dù đến lượt Trắng, vẫn hơn rõ rệt.
lessons-swap2-far-title = Một quân trắng ở xa
lessons-swap2-far-text = Swap2: đối phương đã đặt ba quân. Quân trắng đứng ở góc. Bạn chọn bên nào?
lessons-swap2-far-done = Quân ở góc không phòng thủ được: Đen gần như đã thắng.
lessons-swap2-corner-title = Một quân đen ở xa
lessons-swap2-corner-text = Lần này một quân đen đứng ở góc, và đến lượt Trắng. Bạn chọn bên nào?
lessons-swap2-corner-done = Mỗi bên một quân ở giữa, và Trắng đi tiếp: Trắng ưu thế.
lessons-swap2-added-title = Sau khi thêm hai quân
lessons-swap2-added-text = Bạn đã mở đầu bằng ba quân, và đối phương thêm hai quân. Đến lượt Trắng. Giờ bạn chọn.
lessons-swap2-added-done = Cả hai quân đen ở mép bàn đều không có tác dụng.
lessons-swap2-pro-title = Khai cuộc pro
lessons-swap2-pro-text = Một cách khác để giảm lợi thế nước đầu: quân đen thứ hai phải nằm ngoài ô trung tâm năm nhân năm điểm. Hãy đặt nó.
lessons-swap2-pro-done = Mọi điểm ngoài ô đó đều được phép.
lessons-swap2-longpro-title = Khai cuộc long pro
lessons-swap2-longpro-text = Cũng vậy với ô lớn hơn: bảy nhân bảy điểm. Hãy đặt quân đen thứ hai.
lessons-swap2-longpro-done = Hai quân đen cách nhau quá xa để phối hợp ngay.
lessons-attack-title = Cách tấn công
lessons-attack-about = Giành lợi nước, để dành bốn, và thấy đoạn kết trước khi bắt đầu.
lessons-attack-gather-title = Gom quân lại
lessons-attack-gather-text = Các quân đen nằm rải rác, nhưng những đường nối chúng cắt nhau. Ở đây nước nào cũng phải đe dọa. Hãy thắng sau { $n } nước.
lessons-attack-gather-done = Mỗi ba kéo thêm một quân về phía { $end }, nơi hai hàng gặp nhau.
lessons-attack-reserve-title = Để dành bốn
lessons-attack-reserve-text = Đen thắng sau { $n } nước. Hãy bắt đầu bằng ba; chỉ gần cuối mới đến bốn.
lessons-attack-reserve-done = Bốn ở { $four } được đi đúng lúc nước đỡ có lợi cho Đen, không sớm hơn.
lessons-attack-order-title = Đúng thứ tự
lessons-attack-order-text = Có nhiều ba để đi. Chỉ một ba thắng khi được đi trước.
lessons-attack-order-done = Ba lần tạo ba, rồi hai ba cùng lúc: theo thứ tự khác thì Trắng được rảnh một nước.
lessons-attack-white-title = Trắng giành chủ động
lessons-attack-white-text = Đến lượt Trắng, và Đen chưa xây được ba. Hãy tạo một ba, rồi tiếp bằng hai ba cùng lúc.
lessons-attack-white-done = Ai tạo được đe dọa hữu ích đầu tiên thì giữ quyền chủ động.
lessons-attack-end-title = Thấy đoạn kết trước khi bắt đầu
lessons-attack-end-text = Hãy tính trước khi đi: đợt tấn công cần { $n } nước và kết thúc bằng nước đôi 4-3.
lessons-attack-end-done = Ba lần tạo ba dẫn đến nước đôi 4-3 ở { $end }. Biết nước cuối thì nước đầu trở nên dễ.
