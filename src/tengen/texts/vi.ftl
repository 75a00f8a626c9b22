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
-four-three = bốn-ba
-double-four = đôi bốn
-double-three = đôi ba
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
engine-progress = { $percent }%. { $message }
server-silent = Máy chủ không trả lời. Có thể nó đang khởi động lại.
server-failed = Máy chủ trả lời { $status }.

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
settings-coordinates = Tọa độ
settings-numbers = Số nước đi
settings-forbidden = Hiện điểm cấm
settings-confirm = Xác nhận nước đi
settings-confirm-never = Không
settings-confirm-touch = Trên màn cảm ứng
settings-confirm-always = Luôn luôn
settings-sounds = Âm thanh
settings-notifications = Thông báo của trình duyệt
settings-name-about = Người chơi kia sẽ thấy.
settings-reset = Đặt lại cài đặt
settings-reset-done = Đã đặt lại mọi cài đặt.

## Accounts

account-title = Tài khoản
account-log-in = Đăng nhập

## The lobby, and calls to a player

call-paired = Ván của bạn với { $name } bắt đầu.
call-challenge = { $name } thách đấu bạn.
call-your-move = Đến lượt bạn trong ván với { $name }.
call-go = Đến đó

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
welcome-later = Để sau
welcome-placed = Đối thủ đã sẵn sàng
welcome-placed-gentle = Nó bắt đầu nhẹ nhàng và theo kết quả của bạn. Lỗi nặng được chỉ ra và bạn được hoàn nước.
welcome-placed-about = Nó bắt đầu gần sức bạn và theo kết quả của bạn.
welcome-lesson = Hoặc bắt đầu với bài học đầu tiên

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
seat-engine-full = Máy mạnh nhất, { $seconds } giây mỗi nước
seat-by-link = Người vào qua liên kết
seat-person = Người
seat-first = Người đi trước
seat-second = Người đi sau
seat-absent = chưa đến
seat-you = bạn
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
setup-challenge-about = Người đó được báo lời thách đấu và có thể nhận.
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
factor-block-of-double-four = chặn đôi bốn
factor-block-of-four-three = chặn bốn-ba
factor-block-of-double-three = chặn đôi ba
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
        [double-four] tạo đôi bốn
        [four-three] tạo bốn-ba
        [four] tạo bốn
        [double-three] tạo đôi ba
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
explain-makes-double-four = { $move } tạo đôi bốn, thành năm ở { $points }
explain-makes-four-three = { $move } tạo bốn-ba
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
        [double-four] đôi bốn
        [four-three] bốn-ba
       *[double-three] đôi ba
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
rule-renju-summary = Đen cần đúng năm và không được tạo đôi ba, đôi bốn hay quá năm. Trắng tự do.
rule-renju-help =
    Đen thắng với đúng năm; Trắng thắng với năm trở lên.

    Đen không được tạo đôi ba, đôi bốn hay quá năm, trừ khi cùng quân đó tạo năm. Ba chỉ tính khi thật sự có thể thành bốn mở.

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

    Cả hai màu bị cấm đôi ba (trừ khi bắt quân), đôi bốn, quá năm, và cặp nằm giữa hai quân địch.
rule-42 = Bắt quân 42
rule-42-brief = bắt quân, cấm đôi ba
rule-42-summary = Hai quân bị kẹp giữa hai quân của bạn thì bị bắt. Năm trở lên không phá được, hoặc năm cặp, thì thắng. Chỉ cấm đôi ba.
rule-42-help =
    Kẹp hai đầu một hàng đúng hai quân địch thì bắt hai quân đó. Bắt năm cặp thì thắng.

    Năm quân trở lên thẳng hàng thắng, nhưng chỉ khi đối phương không thể phá ngay bằng bắt quân. Hàng năm như vậy chờ một nước.

    Chỉ cấm đôi ba, và không cấm khi bắt quân. Cặp đi vào giữa hai quân địch thì an toàn.
forbidden-overline-summary = quá năm: sáu quân trở lên
forbidden-double-four-summary = đôi bốn: hai bốn cùng lúc
forbidden-double-three-summary = đôi ba: hai ba mở cùng lúc
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
instruction-choose = Chọn một mục.

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
        [double-four] sẽ thành đôi bốn.
        [double-three] sẽ thành đôi ba.
       *[in-capture] cặp sẽ nằm giữa hai quân địch.
    }
lesson-allowed = { $move } được phép. Thử lại.
lesson-place = Khai cuộc không cho đi { $move }. Thử lại.
lesson-choice = Ở đây bên kia có cơ hội tốt hơn. Xem lại.
lesson-choice-hint = Đếm các quân liên kết ở giữa và xem đến lượt ai.
lesson-solution = Đáp án là { $answer }.

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

