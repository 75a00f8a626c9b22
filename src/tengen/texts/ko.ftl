### Language: 한국어
### Reviewed:
###
### Nobody fluent has read this catalogue yet. English is the source: en.ftl.

## The field's own words: docs/glossary.md has them in every language

-gomoku = 오목
-five = 오목(5목)
-open-four = 열린 4
-four = 4
-open-three = 열린 3
-three = 3
-four-three = 4·3
-double-four = 쌍사(4·4)
-double-three = 쌍삼(3·3)
-overline = 장목
-forbidden-move = 금수
-opening = 오프닝
-swap = 교환
-capture = 따내기
-vcf = 연속 4 승리
-vct = 연속 공격 승리

## What several places say

moves = { $count }수
color = { color-name }
black = 흑
white = 백
rule = 규칙
board = 판
play = 두기
cancel = 취소
undo = 무르기
redo = 다시 두기
hint = 힌트
score = 평가
your-name = 내 이름
player = 대국자
player-number = 대국자 { $number }
guest = 손님
you = 나
seconds-per-move = 한 수 { $seconds }초
level-number = 레벨 { $level }

## The frame of the page

page-title = Tengen: 오목 대국과 분석
page-description = 사람이나 강한 엔진과 오목을 두고 어떤 국면이든 분석하세요.
page-needs-javascript = 이 페이지에는 JavaScript가 필요합니다. 같은 프로그램을 터미널에서도 둘 수 있습니다:
page-cannot-start = Tengen을 시작할 수 없습니다
skip-to-board = 판으로 이동
nav-label = 주 메뉴
nav-play = 대국
nav-analyse = 분석
nav-puzzles = 문제
nav-games = 기보
nav-learn = 배우기
nav-settings = 설정
close = 닫기
try-again = 다시 시도
step-first = 처음 국면
step-back = 뒤로
step-forward = 앞으로
engine-starting = 엔진을 시작하는 중입니다.
engine-compiling = 이 컴퓨터에 맞게 엔진을 준비하고 있습니다. 처음 한 번만 약 1분 걸립니다. 두 사람은 지금도 둘 수 있습니다.
engine-failed = 엔진을 시작하지 못했습니다. 두 사람 대국은 가능합니다.
engine-preparing = 엔진 준비 중
engine-progress = { $percent }%
server-silent = 서버가 응답하지 않습니다. 다시 시작하는 중일 수 있습니다.
server-failed = 서버 응답: { $status }.
server-offline = 서버에 연결되지 않았습니다. 이미 본 강좌와 문제는 열 수 있습니다. 대국, 힌트, 답과 새로운 내용에는 서버가 필요합니다.

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what } ({ $details })
error-error = 이 작업을 할 수 없습니다.
error-move-text = 이것은 수가 아닙니다.
error-out-of-range = 그 점은 판 밖에 있습니다.
error-occupied = 그 점에는 이미 돌이 있습니다.
error-forbidden = 그 수는 금수입니다.
error-game-over = 대국이 끝났습니다.
error-setup = 돌을 이렇게 놓을 수 없습니다.
error-size = 판을 이 크기로 할 수 없습니다.
error-rule = 그런 규칙은 없습니다.
error-opening = 오프닝 규칙상 지금은 할 수 없습니다.
error-format = 이 텍스트나 파일을 읽을 수 없습니다.
error-proof = 이 증명은 성립하지 않습니다.
error-engine = 엔진이 이 작업을 할 수 없습니다.
error-engine-option = 엔진이 이 옵션을 받아들이지 않습니다.
error-engine-limit = 엔진이 이 제한을 지킬 수 없습니다.
error-engine-rule = 엔진이 이 규칙을 지원하지 않습니다.
error-engine-busy = 엔진이 사용 중입니다.
error-engine-closed = 엔진이 종료되었습니다.
error-engine-failed = 외부 엔진에 오류가 났습니다.
error-engine-start = 외부 엔진을 시작할 수 없습니다.
error-engine-died = 외부 엔진이 갑자기 종료되었습니다.
error-engine-timeout = 외부 엔진이 제시간에 응답하지 않았습니다.
error-engine-protocol = 외부 엔진의 응답이 올바르지 않습니다.
error-engine-illegal-move = 외부 엔진이 잘못된 수를 두었습니다.
error-engine-forbidden-move = 외부 엔진이 금수를 두었습니다.
error-stale = 그사이 바뀌었습니다. 다시 확인하세요.
error-play = 대국을 이렇게 설정할 수 없습니다.
error-player = 올바른 대국자가 아닙니다.
error-clock = 올바른 시간 설정이 아닙니다.
error-illegal = 지금은 할 수 없습니다.
error-not-your-turn = 지금은 상대의 차례입니다.
error-saved-game = 그런 저장된 대국이 없습니다.
error-settings = 이 설정에는 그 값을 쓸 수 없습니다.
error-match = 시합을 이렇게 진행할 수 없습니다.
error-training = 학습을 이렇게 계속할 수 없습니다.
error-wire = 프로토콜에 맞지 않는 줄입니다.
error-remote = 응답이 없습니다.
error-worker = 작업을 마치지 못했습니다.
error-worker-late = 응답이 제시간에 오지 않았습니다.
error-refused = 요청이 거절되었습니다.
error-queue-full = 대기 중인 요청이 너무 많습니다.
error-cluster = 컴퓨터 클러스터를 사용할 수 없습니다.
error-store = 데이터베이스에 저장하지 못했습니다.
error-schema = 데이터베이스 버전이 다릅니다.
error-database = 데이터베이스를 사용할 수 없습니다.
error-bot = 봇을 계속할 수 없습니다.
error-unreachable = 서버에 연결할 수 없습니다.
error-moved = 다른 서버가 처리합니다.
error-bad-request = 입력이 올바르지 않습니다.
error-unauthorised = 로그인해야 합니다.
error-unconfirmed = 먼저 본인임을 확인하세요.
error-fair-play = 이 대국에서는 도움을 드릴 수 없습니다.
error-not-allowed = 이 작업은 허용되지 않습니다.
error-not-found = 여기에 없습니다.
error-taken = 이미 사용 중입니다.
error-busy = 서버가 바쁩니다. 잠시 후 다시 시도하세요.
error-failed = 서버가 처리하지 못했습니다.
token-about = 이 서버에는 접속 토큰이 필요합니다. 서버를 시작한 화면에 표시되어 있습니다.
token-field = 접속 토큰
token-enter = 들어가기
page-missing = 이 주소에는 페이지가 없습니다.
page-home = 대국하거나 분석하기
file-missing = 그런 파일이나 폴더가 없습니다
file-refused = 권한이 없습니다
file-exists = 파일이 이미 있습니다
file-folder = 폴더입니다
file-full = 디스크에 남은 공간이 없습니다

## Moves and positions that are refused

refused-line = { $line }번째 줄: { $why }
refused-move = { $number }수 { $text }: { $why }
refused-move-line = { $line }번째 줄, { $number }수 { $text }: { $why }
refused-size = 판 크기 { $size }은(는) 쓸 수 없습니다. { $least }~{ $most } 사이여야 합니다
refused-text = { $text }은(는) 수가 아닙니다. h8처럼 열 글자와 행 번호로 입력하세요
refused-text-at = { $at }번째 글자의 { $text }은(는) 수가 아닙니다. h8처럼 열 글자와 행 번호로 입력하세요
refused-off-board = { $move }은(는) { $size }×{ $size } 판 밖입니다. a1~{ $corner } 사이여야 합니다
refused-occupied =
    { $point }에 둘 수 없습니다. { $color ->
        [black] 흑돌
       *[white] 백돌
    }이 있습니다
refused-stone = { $point }에 둘 수 없습니다. 이미 돌이 있습니다
refused-over = { $point }에 둘 수 없습니다. 대국이 끝났습니다 ({ end-name })
refused-forbidden =
    { $point }에 둘 수 없습니다. { $color ->
        [black] 흑
       *[white] 백
    }의 금수입니다 ({ reason-name })
setup-two = { $point }({ $x }, { $y })에 돌이 두 개 있습니다
setup-pairs = { $rule } 규칙에서 따낸 쌍은 { $pairs }일 수 없습니다. 흑, 백 순서로 0~{ $most }의 두 수여야 합니다
setup-won =
    { $color ->
        [black] 흑
       *[white] 백
    }이 { $stones }(으)로 이미 이겼습니다: { $position }
setup-last =
    마지막 수가 { $color ->
        [black] 흑
       *[white] 백
    }일 수 없습니다. 모든 돌이 금수가 됩니다: { $position }
color-unknown = { $text }은(는) 색이 아닙니다. black(흑) 또는 white(백)을 입력하세요
rule-unknown = { $name }(이)라는 규칙은 없습니다. 다음 중 하나여야 합니다: { $known }
opening-unknown = { $name }(이)라는 오프닝은 없습니다. 다음 중 하나여야 합니다: { $known }
opening-needs = 오프닝 { $opening }에는 { $least }줄 이상의 판이 필요합니다 (현재 { $size }줄)
opening-many-choices = 기보의 선택이 오프닝 { $opening }에 비해 너무 많습니다
opening-few-choices = 기보의 선택이 오프닝 { $opening }에 비해 너무 적습니다
opening-offered = { $point }은(는) 제안할 수 없습니다. 이미 제안되었습니다
opening-alike = { $point }은(는) 제안할 수 없습니다. 대칭이라 이미 제안된 { $other }과(와) 같습니다
opening-finished = 오프닝 { $opening }이(가) 끝나서 { $what }을(를) 받을 수 없습니다
opening-refused =
    오프닝 { $opening }에서 지금은 { $what }을(를) 할 수 없습니다. { $seat ->
        [first] 첫 번째
       *[second] 두 번째
    } 대국자: { $instruction }
opening-in-game = 오프닝 { $opening }은(는) 빈 판에서 시작하며 진행 중인 대국에는 쓸 수 없습니다
session-no-choice = { $text }은(는) 선택지가 아닙니다. { $options } 중에서 고르거나 번호를 입력하세요
session-stale = { $kind }은(는) { $expected }수째에 대한 것이지만 대국은 { $ply }수째입니다
session-not-turn = 지금은 { $who }의 차례가 아닙니다
session-time-up = { $who }의 시간이 다 되었습니다
session-lost-on-time = 시간패로 끝난 대국은 무를 수 없습니다
session-nothing-back = 무를 수가 없습니다
session-engine-asked = 엔진에게는 묻지 않습니다. 바로 무르세요
session-nobody-asked = 무르기를 요청한 사람이 없습니다
session-own-question = { $who }은(는) 자신의 요청에 답할 수 없습니다
session-draw-already = { $who }이(가) 이미 무승부를 제안했습니다
session-undo-already = { $who }이(가) 이미 무르기를 요청했습니다
session-nothing-again = 다시 둘 수가 없습니다
session-no-offer = 답할 무승부 제안이 없습니다
session-own-offer = { $who }은(는) 자신의 무승부 제안에 답할 수 없습니다
session-no-flag = 시간이 다 된 사람이 없습니다
session-over = 대국이 끝났습니다. { $ending }
session-over-move = { $move }은(는) 둘 수 없습니다. 대국이 끝났습니다. { $ending }
seat-no-strength = { $text }은(는) 레벨이 아닙니다. { $least }~{ $most } 또는 최강을 뜻하는 { $full }이어야 합니다
seat-no-level = { $text }은(는) 레벨이 아닙니다. { $least }~{ $most }여야 합니다
seat-unknown = { $text }은(는) 대국자가 아닙니다. person:NAME, level:1~level:10, tengen:time=SECONDS, cmd:PROGRAM 중 하나여야 합니다
seat-no-name = { $name }은(는) 이름으로 쓸 수 없습니다. 한 줄에 최대 { $most }자여야 합니다
seat-no-time = { $text }은(는) 생각 시간이 아닙니다. 2.5처럼 초로 입력하세요
clock-too-short = 시간 설정 ‘{ $clock }’은(는) 첫 수를 둘 시간이 없습니다. 최소 1초로 하세요
clock-unknown = { $text }은(는) 시간 설정이 아닙니다. 5+3(분과 초), 10s/move, none처럼 입력하세요
saved-none-in = { $folder }에 저장된 대국이 없습니다
saved-unknown = { $name }(이)라는 저장된 대국이 없습니다. 20250131-235959 같은 번호를 지정하세요
engine-unknown-program = { $name }은(는) 프로그램이며 기보 파일은 프로그램을 시작하지 않습니다. --first cmd:PROGRAM 또는 --second cmd:PROGRAM으로 여세요
format-too-long =
    파일이 너무 깁니다: { $size } { $unit ->
        [bytes] 바이트
       *[characters] 자
    }, 최대 { $most }
format-no-game = 대국이 들어 있지 않습니다
format-no-text = 위치 { $offset }에 NUL 문자가 있습니다. 텍스트 파일이어야 합니다
format-unknown-content = { $text }(으)로 시작하는 내용은 알 수 없는 형식입니다. h8 i9 같은 수나 다음 형식이어야 합니다: { $known }
position-long = { $text }은(는) 국면이 아닙니다. { $size }자이며 최대 { $most }자입니다
position-no-moves = 수가 없습니다
position-unknown = { $text }은(는) 국면이 아닙니다. 수순으로: { $why }. 파일로: 그런 이름의 파일이 없습니다. 링크로: ‘?rule=’도 수가 붙은 ‘#’도 없습니다
format-no-link = { $text }은(는) 링크가 아닙니다. ?rule=renju#h8i9 같은 형식이어야 합니다
format-bad-link = 잘못된 링크: { $why }
format-no-sgf = { $text }에 대국이 없습니다. ‘(;’가 있어야 합니다
problem-no-rule = 규칙이 없어 자유 규칙으로 읽었습니다
problem-rule-asked = 파일에는 { $told }(이)라고 되어 있지만 요청대로 { $rule }(으)로 읽었습니다
problem-no-size = 판 크기가 없어 { $size }줄로 읽었습니다
problem-size-asked = 파일의 판 크기는 { $told }이지만 요청대로 { $size }(으)로 읽었습니다
problem-more = 그 밖에 문제 { $count }개
problem-not-utf8 = 위치 { $at }의 바이트 { $byte }은(는) UTF-8이 아니라서 { $encoding }(으)로 읽었습니다
problem-replaced = 위치 { $at }의 바이트 { $byte }은(는) { $encoding }이(가) 아니라서 비슷한 것들과 함께 { $sign }(으)로 바꾸었습니다
problem-no-kind = 게임 표시(GM)가 없어 오목으로 읽었습니다
problem-white-first = 빈 판에서 백이 첫 수를 둡니다
problem-root-move = 루트에 수가 있어 별도 노드로 옮겼습니다
problem-file-size = 파일에 판 크기가 없어 { $size }줄로 읽었습니다
problem-left-out = { $number }번째 줄: { $text }은(는) 수도 종료 코드도 아니라서 뺐습니다
problem-before = 대국 앞의 글을 건너뛰었습니다: { $text }
problem-after = 마지막 대국 뒤의 글을 건너뛰었습니다: { $text }
problem-guess = 글은 { $encoding }(으)로 추측하여 읽었습니다
problem-joined = 두 변화가 { $move }(으)로 시작해 합쳤습니다
problem-free = { $why }. 자유 대국으로 이어집니다
problem-link-key = 링크의 { $key }은(는) 무시했습니다. 다음이어야 합니다: { $known }
problem-players = 저장된 대국의 대국자와 시계를 읽을 수 없습니다: { $why }
problem-changed = 다른 프로그램이 파일을 바꾸어 시계를 처음부터 셉니다
puzzle-unknown = { $name }(이)라는 문제는 없습니다
lesson-unknown = { $name }(이)라는 강좌는 없습니다. 다음 중 하나여야 합니다: { $known }
language-unknown = { $text } 언어는 없습니다. 다음 중 하나여야 합니다: { $known }
setting-unknown = { $name }(이)라는 설정은 없습니다. 다음 중 하나여야 합니다: { $known }
setting-impossible = { $name }은(는) { $value }일 수 없습니다: { $why }
setting-default = { $why }. 기본값을 씁니다
settings-unread = { $file }을(를) 읽을 수 없습니다 ({ $why }). 기본 설정을 씁니다
settings-set-aside = { $file }을(를) 읽을 수 없습니다 ({ $why }). { $aside }(으)로 바꾸고 기본 설정을 씁니다

## What the server refuses

web-log-in = 먼저 로그인하세요.
web-confirm = 먼저 본인임을 확인하세요.
web-wrong-password = 이름이나 비밀번호가 맞지 않습니다.
web-wrong-code = 이름이나 복구 코드가 맞지 않습니다.
web-account-closed = 서버 운영자가 이 계정을 닫았습니다.
web-merge-large = 이 브라우저와 계정의 학습 기록을 합치면 너무 큽니다. 이 브라우저의 데이터를 옮기지 말고 로그인하세요.
web-name-reserved = { $name }은(는) 예약된 이름입니다. 다른 이름을 고르세요.
web-name-taken = { $name }은(는) 이미 쓰이고 있습니다. 다른 이름을 고르세요.
web-password-easy = 이 비밀번호는 너무 쉽게 추측됩니다. 다른 것을 고르세요.
web-attempts = 이 이름으로 너무 많이 시도했습니다. { $minutes }분 후에 다시 시도하세요.
web-passkey-host = 패스키에는 호스트 이름이 필요합니다. 서버 이름이나 localhost로 여세요.
web-passkey-https = 패스키에는 보안 페이지가 필요합니다. https나 localhost로 여세요.
web-passkey-unknown = 이 패스키는 등록되어 있지 않거나 맞지 않습니다.
web-passkey-known = 이 패스키는 이미 등록되어 있습니다.
web-passkey-refused = 패스키가 받아들여지지 않았습니다: { $why }
web-passkeys-most = 패스키가 { $count }개 있습니다. 먼저 하나를 삭제하세요.
web-no-passkey = 그런 패스키가 없습니다.
web-no-session = 그런 로그인이 없습니다.
web-too-long = 시간이 너무 오래 걸렸습니다. 다시 시도하세요.
web-token = 이 서버에는 접속 토큰이 필요합니다.
web-database = 데이터베이스가 응답하지 않습니다. 잠시 후 다시 시도하세요.
web-not-stored = 수를 저장하지 못했습니다. 잠시 후 다시 시도하세요.
web-rate = 이런 요청이 너무 많습니다. { $seconds }초 후에 다시 시도하세요.
web-many-requests = 동시 요청이 너무 많습니다. 앞선 요청이 끝날 때까지 기다리세요.
web-many-attempts = 동시 시도가 너무 많습니다. 다시 시도하세요.
web-queue-full = 엔진을 기다리는 사람이 너무 많습니다. 잠시 후 다시 시도하세요.
web-watched-most = { $count }개의 대국을 보고 있습니다. 먼저 하나에서 나오세요.
web-no-game = 대국 { $game }이(가) 없습니다.
web-games-most = 대국이 { $count }개 있습니다. 먼저 몇 개를 삭제하세요.
web-rematch = 재대국은 끝난 대국의 대국자만 할 수 있습니다.
web-engines-clock = 두 엔진의 대국에는 시계가 없습니다. 생각 시간을 정하세요.
web-no-lesson = 그런 강좌가 없습니다.
web-no-step = 강좌에 그런 단계가 없습니다.
web-no-puzzle = 그런 문제가 없습니다.
web-no-puzzles = 그런 조건의 문제가 없습니다.
web-puzzle-stale = 문제의 국면이 다릅니다. 처음부터 다시 시작하세요.
web-record-large = 학습 기록이 너무 커서 보관할 수 없습니다.
web-record-busy = 이 기록을 바꾸는 요청이 겹쳤습니다. 다시 시도하세요.
web-fair-play = 이 국면은 지금 사람과 두거나 레이팅이 걸린 대국의 것입니다. 끝날 때까지 기다리세요.
web-adaptive-casual = 실력에 맞추는 상대와의 대국은 레이팅에 들어가지 않습니다.
web-rated-where = 레이팅전은 레벨 상대이거나 로비에서 시작한 대국입니다.
web-rated-position = 레이팅전은 빈 판에서 시작합니다.
web-rated-undo = 레이팅전에서는 무를 수 없습니다.
web-not-away = 상대가 자리를 비운 시간이 아직 짧습니다.
web-self-rated = 자기 자신과 레이팅전을 할 수 없습니다.
web-rated-account = 레이팅전은 계정이 있어야 합니다. 로그인하거나 친선으로 두세요.
web-servers = 서버끼리 연결되지 않습니다. 잠시 후 다시 시도하세요.
web-servers-apart = 서버 사이의 연결이 끊겼습니다. 수가 조금 늦게 전달됩니다.
web-server-silent = 이 대국의 서버가 응답하지 않습니다. 잠시 후 다시 시도하세요.
web-bots-most = 봇이 { $count }개 있습니다. 먼저 하나를 삭제하세요.
web-no-bot = 그런 봇이 없습니다.
web-no-player = 그 이름의 대국자가 없습니다.
web-challenge-self = 자기 자신에게 도전할 수 없습니다.
web-challenges-most = 진행 중인 도전이 { $count }개 있습니다. 먼저 하나를 취소하세요.
web-challenged-most = 이 플레이어에게 들어온 도전이 너무 많습니다. 나중에 다시 시도하세요.
web-offer-gone = 이 대국은 더 이상 신청할 수 없습니다.
web-tournament-account = 대회에 참가하려면 계정이 필요합니다. 먼저 로그인하세요.
web-tournament-bots = 이 대회에는 봇이 참가할 수 없습니다.
web-tournament-closed = 이 대회는 끝났습니다.
web-tournament-twice = 이미 다른 계정으로 참가하고 있습니다.
web-tournament-full = 이 대회는 정원이 찼습니다.
web-tournament-clock = 대회에는 시계가 필요합니다.
web-tournament-name = 대회 이름은 { $count }자 이상이어야 합니다.
web-tournament-cancel = 대회는 만든 사람만 시작 전에 취소할 수 있습니다.
web-tournaments-most = 끝나지 않은 대회가 너무 많습니다. 한 계정은 { $count }개까지 만들 수 있습니다.
web-no-tournament = 그런 대회는 없습니다.
web-talk-tournament = 대회 대국에서는 빠른 문구만 쓸 수 있습니다.
web-speed = 엔진 대국을 만든 사람만 속도를 정할 수 있습니다.
web-action-stale = 대국은 { $wanted }이(가) 아니라 { $at }번째 동작에 있습니다. 다시 확인하세요.
web-actions-most = 이 대국은 동작이 너무 많습니다. 새 대국을 시작하세요.
web-invitation = 이 초대는 이미 쓰였거나 올바르지 않습니다.
web-pause = 두 엔진의 대국만, 만든 사람이 멈출 수 있습니다.
web-not-player = 당신은 이 대국의 대국자가 아닙니다.
web-ask-undo = 상대에게 무르기를 요청하세요.
web-not-joined = 상대가 들어오면 대국이 시작됩니다.
web-not-your-seat =
    { $seat ->
        [first] 첫 번째
       *[second] 두 번째
    } 자리는 당신의 것이 아닙니다.
web-turn-of = 지금은 { $who }의 차례입니다.
web-game-deleted = 이 대국은 삭제되었습니다.
web-no-hint = 지금은 힌트를 볼 수 없습니다.
web-not-judged = 이 대국에서는 수를 평가하지 않습니다.
web-move-not-judged = { $number }번째 수는 평가할 수 없습니다.
web-move-not-yours = { $number }번째 수는 당신의 수가 아닙니다.
web-reviews-most = 앞선 복기가 아직 진행 중입니다. 먼저 하나를 멈추세요.
web-no-review = 그런 복기가 없습니다.
web-review-stop = 복기를 시작한 사람이나 대국자만 멈출 수 있습니다.
web-review-empty = 복기에 아직 수가 없습니다.
web-review-running = 대국이 끝나지 않았습니다. 끝난 대국만 복기할 수 있습니다.
web-not-reviewed = { $number }번째 수는 아직 복기되지 않았습니다.
web-no-mistake = { $number }번째 수는 실수가 아닙니다.
web-no-drill = 그런 복습이 없습니다.
web-drills-most = 복습이 { $count }개 있으며 최대 { $most }개까지 보관됩니다. 몇 개를 삭제하세요.
web-drills-together = 합치면 복습이 { $count }개를 넘습니다.
web-studies-most = 분석이 { $count }개 있습니다. 먼저 몇 개를 삭제하세요.
web-study-foreign = 이 분석은 다른 사람의 것입니다. 사본을 저장하세요.
web-no-study = 그런 분석이 없습니다.
web-no-study-named = 분석 { $study }이(가) 없습니다.
web-not-listed = 목록에 그런 대국이 없습니다.
web-comment-long = 설명이 너무 깁니다. 최대 { $count }자입니다.
web-game-large = 대국이 너무 큽니다. 최대 { $count }수입니다.
web-talk-log-in = 글을 쓰려면 로그인하세요. 손님은 준비된 문구를 쓸 수 있습니다.
web-talk-empty = 메시지가 비어 있습니다.
web-talk-most = 한 대국의 메시지는 최대 { $count }개입니다.
web-talk-two = 대국하는 두 사람만 대화할 수 있습니다.
web-explorer-empty = 파일에 집계할 수 있는 수가 없습니다.
web-explorer-most = 파일이 가득 찼습니다. 최대 파일 { $files }개, { $moves }수입니다. 먼저 하나를 제거하세요.
web-explorer-no-file = 그런 파일이 없습니다.

## Notices of the server

notice-engine-restarted = 엔진이 멈춰 다시 시작했습니다. 다시 생각하고 있습니다.
notice-engine-failed = 엔진이 실패하여 이 수는 깊이 생각하지 않고 두었습니다.
notice-engine-late = 엔진의 시간이 모자라 이 수는 깊이 생각하지 않고 두었습니다.
notice-declined = { $name } 님이 도전을 거절했습니다.
notice-bye = { $name }: 이번 라운드는 부전승이며 1점을 얻습니다.
notice-tournament-over = { $name } 대회가 끝났습니다. { $count }명 중 { $place }위입니다.

## Settings

settings-looks = 모양
settings-playing = 대국
settings-language = 언어
settings-language-browser = 브라우저와 같게
settings-language-unread = 이 번역은 아직 원어민이 검토하지 않았습니다. 수정 제안을 환영합니다.
settings-theme = 색상
settings-theme-system = 시스템과 같게
settings-theme-light = 밝게
settings-theme-dark = 어둡게
settings-theme-contrast = 고대비
settings-board = 바둑판
settings-board-kaya = 비자나무
settings-board-walnut = 호두나무
settings-board-slate = 슬레이트
settings-board-felt = 녹색 펠트
settings-board-paper = 종이
settings-stones = 돌
settings-stones-glass = 유리
settings-stones-flat = 평면
settings-stones-ringed = 고리
settings-marks-safe = 색각 이상용 표시
settings-coordinates = 좌표
settings-columns = 열
settings-columns-letters = 글자
settings-columns-numbers = 숫자
settings-numbers = 수순 번호
settings-forbidden = 금수 표시
settings-confirm = 착수 확인
settings-confirm-never = 안 함
settings-confirm-touch = 터치 화면에서
settings-confirm-always = 항상
settings-sounds = 소리
settings-volume = 음량
settings-haptics = 진동
settings-notifications = 브라우저 알림
settings-name-about = 상대에게 표시됩니다.
settings-reset = 모든 설정 초기화
settings-reset-done = 모든 설정을 초기화했습니다.
settings-notifications-refused = 이 브라우저는 여기서 알림을 허용하지 않습니다.

## Accounts

account-title = 계정
account-log-in = 로그인
passkey-known = 이 기기에는 이 계정의 패스키가 이미 있습니다.
passkey-unused = 패스키를 사용하지 않았습니다.
account-about = 계정은 없어도 됩니다. 계정이 있으면 어느 브라우저에서나 같은 기보와 학습 기록을 볼 수 있습니다.
account-adopt = 이 브라우저의 기보, 분석, 설정, 학습 기록을 계정으로 옮기기
account-log-in-passkey = 패스키로 로그인
account-forgotten = 비밀번호를 잊으셨나요?
account-name = 이름
account-name-about = 영문자, 숫자, -, _ 3~20자. 모두에게 보입니다.
account-password = 비밀번호
account-password-about = 8자 이상.
account-create = 계정 만들기
account-create-do = 계정 만들기
account-code = 복구 코드
account-code-about = 보관해 둔 코드 중 하나. 각 코드는 한 번만 쓸 수 있습니다.
account-new-password = 새 비밀번호
account-recover-about = 8자 이상. 모든 기기에서 로그아웃됩니다.
account-recover = 새 비밀번호 설정
account-recover-do = 비밀번호 설정
account-back = 뒤로
account-confirm = 본인 확인
account-confirm-about = 계정이 변경됩니다.
account-confirm-do = 확인
account-use-passkey = 패스키 사용
account-cancel = 취소
account-no-passkeys = 이 브라우저에서는 패스키를 사용할 수 없습니다.
account-browser-data = 이 브라우저의 데이터
account-since = 가입일: { $when }
account-log-out = 로그아웃
account-data = 내 데이터
account-password-change = 비밀번호 변경
account-password-changed = 비밀번호를 변경했습니다. 다른 브라우저는 로그아웃되었습니다.
account-codes-new = 새 코드 만들기
account-passkey-add = 패스키 추가
account-signing-in = 로그인 방법
account-passkeys = 패스키
account-passkeys-none = 아직 없습니다.
account-codes = 복구 코드
account-passkey-used = 사용: { $when }
account-passkey-made = 생성: { $when }
account-passkey-remove = 삭제
account-passkey-remove-this = { $name } 삭제
account-passkey-name = 패스키 { $number }
bot-name = { $name } (봇)
account-bots = 봇
account-bots-about = 엔진은 봇의 이름으로 대국합니다. 토큰으로는 대국만 할 수 있습니다.
account-bot-name = 봇 이름
account-bot-make = 봇 만들기
account-bot-token = { $name }의 토큰
account-bot-token-about = 지금 토큰을 복사하세요. 다시 표시되지 않습니다. 이 명령으로 엔진이 대국합니다:
account-bot-token-kept = 완료
account-bot-token-new = 새 토큰
account-bot-token-new-this = { $name }의 새 토큰
account-bot-revoke = 폐기
account-bot-revoke-this = { $name }의 토큰 폐기
account-bot-revoked = 토큰 없음
account-bot-unused = 아직 사용 안 함
account-bot-used = 마지막 접속: { $when }
account-bot-delete = 삭제
account-bot-delete-this = { $name } 삭제
account-bot-delete-really = 정말 삭제할까요?
account-codes-replaced = 이전 코드는 더 이상 쓸 수 없습니다.
account-codes-save = 파일로 저장
account-codes-kept = 보관했습니다
account-this-browser = 이 브라우저
account-log-out-this = { $browser } 로그아웃
account-log-out-others = 다른 브라우저 모두 로그아웃
account-browsers = 로그인된 브라우저
account-device = { $system }의 { $browser }
account-some-browser = 브라우저
account-export = 모두 파일로 저장
account-codes-about = 이 코드를 보관하세요. 비밀번호를 잊으면 코드 하나로 한 번씩 계정을 열 수 있습니다. 다시 표시되지 않습니다.
account-delete-about = 다른 사람과 둔 기보는 상대에게 남지만 내 이름은 지워집니다. 진행 중인 대국은 기권으로 끝납니다.
account-codes-left = 복구 코드가 { $count }개 남았습니다. 새 코드를 만들면 바뀝니다.
account-adopted = 대국 { $count }개를 계정으로 옮겼습니다.
account-delete =
    { $kind ->
        [account] 계정과 모든 데이터 삭제
       *[browser] 이 브라우저의 데이터 삭제
    }
account-delete-really =
    { $kind ->
        [account] 계정과 모든 데이터를 정말 삭제할까요? 되돌릴 수 없습니다.
       *[browser] 이 브라우저의 데이터를 정말 삭제할까요? 되돌릴 수 없습니다.
    }

## The lobby, and calls to a player

call-paired = { $name } 님과의 대국이 시작됩니다.
call-challenge = { $name } 님이 도전했습니다.
call-your-move = { $name } 님과의 대국에서 내 차례입니다.
call-go = 이동
lobby-title = 로비
lobby-about = 상대를 찾거나 관전하세요. 계정은 없어도 됩니다.
lobby-quick = 빠른 대국
lobby-other = 다른 대국…
lobby-engine = 또는 지금 바로 엔진과 두기
lobby-yours = 내 도전
lobby-open = 상대를 찾는 사람
lobby-open-none = 기다리는 사람이 없습니다. 위에서 시계를 고르면, 다음에 같은 대국을 원하는 사람과 두게 됩니다.
lobby-live = 관전할 수 있는 대국
lobby-live-none = 지금 진행 중인 대국이 없습니다.
lobby-waiting = 상대를 기다리는 중…
lobby-cancel = 취소
lobby-withdraw = 철회
lobby-decline = 거절
lobby-accept = 수락
lobby-play = 두기
lobby-play-this = { $name } 님과 두기
lobby-challenges = { $name } 님이 도전했습니다
lobby-challenged = { $name } 님에게 도전했습니다
call-round = { $title }: { $name } 님과의 대국이 시작됩니다.
tournaments-title = 대회
tournaments-about = 여러 상대와 많은 판을 둡니다. 대회는 저절로 시작되며, 계정이 있으면 참가하거나 만들 수 있습니다.
tournaments-open = 곧 시작
tournaments-open-none = 예정된 대회가 없습니다.
tournaments-running = 진행 중
tournaments-over = 끝난 대회
tournament-link = 대회
tournament-make = 대회 만들기
tournament-make-account = 대회를 만들려면 로그인하세요.
tournament-name = 이름
tournament-kind = 방식
tournament-swiss = 스위스 방식
tournament-swiss-about = 라운드마다 점수가 같은 사람끼리 만나고, 같은 상대를 두 번 만나지 않습니다.
tournament-carousel = 연속 대국
tournament-carousel-about = 정해진 시간 동안 자리가 빈 사람은 곧바로 다음 상대와 짝지어집니다. 언제든 들어오고 나갈 수 있습니다.
tournament-rounds = 라운드 수
tournament-rounds-of = 라운드: { $count }
tournament-duration = 시간
tournament-length = { $minutes }분
tournament-hours = { $hours }시간
tournament-streaks = 연승: 두 번 연속 이기면 다음 판은 두 배로 계산
tournament-bots = 봇도 참가 가능
tournament-starts = 시작까지
tournament-players = 참가자: { $count }명
tournament-join = 참가
tournament-leave = 나가기
tournament-back = 돌아오기
tournament-cancel = 대회 취소
tournament-cancelled = 대회가 열리지 않았습니다. 참가자가 모자라거나 취소되었습니다.
tournament-finished = 대회가 끝났습니다.
tournament-round-of = { $count }라운드 중 { $round }라운드.
tournament-starts-in = 시작까지 { $time }
tournament-ends-in = 새 대국 가능 시간: { $time }
tournament-next-in = 다음 라운드까지 { $time }
tournament-waiting = 참가 중입니다. 대국이 시작되면 어느 페이지에서든 알려 드립니다. 1분 안에 시작하지 않으면 집니다.
tournament-out = 나갔습니다. 돌아올 때까지 짝지어지지 않습니다.
tournament-your-game = 내 대국으로
tournament-standings = 순위
tournament-pairings = 대진
tournament-none = 아직 참가자가 없습니다.
tournament-points = 점수
tournament-buchholz = 부흐홀츠
tournament-sonneborn = 존네보른-베르거
tournament-wins = 승
tournament-bye = 부전승
tournament-gone = 나감
tournament-on-streak = 지금은 점수가 두 배
rated = 레이팅전
casual = 친선전
speed-bullet = 초속기
speed-blitz = 속기
speed-rapid = 준장고
speed-classical = 장고
setup-rated = 레이팅전
setup-rated-about = 이 규칙과 속도의 내 레이팅에 반영됩니다. 힌트가 없고 엔진과의 대국에서 무르기를 할 수 없습니다.
setup-rated-level = 레벨 { $level }의 레이팅은 { $rating }입니다.
setup-rated-account = 레이팅전에는 계정이 필요합니다.
setup-rated-clock = 레이팅전에는 시계가 필요합니다.
setup-rated-size = 이 규칙의 레이팅전은 { $sizes }에서 둡니다.
setup-rated-opening = 이 규칙의 레이팅전에는 다음 오프닝 중 하나가 필요합니다: { $openings }.
profile-link = 내 프로필과 레이팅
profile-title = 플레이어
profile-challenge = 도전하기
profile-ratings = 레이팅
profile-ratings-none = 아직 레이팅전이 없습니다.
profile-curve = 최근 대국의 레이팅: 최저 { $low }, 최고 { $high }, 현재 { $now }.
profile-results = 레이팅전 결과
profile-won = 승
profile-drawn = 무
profile-lost = 패
profile-games = 최근 공개 대국
profile-games-none = 아직 공개 대국이 없습니다. 로비 대국은 공개되고 나머지는 비공개입니다.
leaders-title = 순위표
leaders-about = 규칙과 속도별 최고 레이팅입니다. 임시 레이팅은 제외됩니다.
leaders-none = 아직 확정된 레이팅이 없습니다.
leaders-speed = 속도
leaders-games = 대국 수

## One's games and analyses

games-title = 기보
games-analyses = 분석
games-none = 아직 대국이 없습니다. 판에 돌을 놓으면 시작합니다.
games-no-analyses = 아직 분석이 없습니다. ‘분석’의 ‘공유’에서 저장하세요.
games-more = 더 보기
games-in-progress = 진행 중
games-analyse = 분석
games-analyse-this = { $title } 분석
games-analysis = 분석
games-remove = 삭제
games-remove-really = 정말 삭제할까요?
games-remove-this = { $title }을(를) 목록에서 삭제
when-today = 오늘 { $time }
when-yesterday = 어제 { $time }

## Teaching in a game

play-hint-point = 힌트: { $move }. { $score }.
teach-label = 지도
teach-about = 실수하면 바로 알려 주고 무를 수 있게 합니다.
teach-off = 끄기
teach-blunders = 큰 실수만
teach-all = 모든 실수
teach-blunder = { $move }: 큰 실수입니다
teach-mistake = { $move }: 실수입니다
teach-take-back = 무르기
teach-show = 이유 보기
teach-play-on = 계속 두기
terminal-teach-back = { $move }을(를) 무를까요? (y/n)

## The plain terminal

terminal-commands-hint = ?를 입력하면 명령을 볼 수 있습니다.
terminal-draw-declined = 무승부가 거절되었습니다.
terminal-chose = { $who }: { $what }.
terminal-sentence = { $text }.
terminal-opening-over = 오프닝이 끝났습니다: { $black } 대 { $white }.
terminal-played = { $who }이(가) { $points }에 두었습니다.
terminal-over-now = 대국이 끝났습니다. n은 새 대국, q는 나가기입니다.
terminal-hint-offer = t를 입력하면 힌트가 나옵니다.
terminal-hint-key = h를 누르면 힌트가 나옵니다.
terminal-not-judged = 이 수는 평가되지 않았습니다: { $why }.
terminal-not-counted = 결과가 집계되지 않았습니다: { $why }.
terminal-run-program = 대국에 프로그램 { $name }이(가) 있습니다. { $command }을(를) 실행할까요? (y/n)
terminal-moves-typed = 대신 수를 입력할 수도 있습니다.
terminal-thinks = { $who } 생각 중
terminal-declines = { $who }이(가) 무승부를 거절했습니다.
terminal-time-taken = 걸린 시간: { $seconds }초.
terminal-time-thought = 걸린 시간: { $seconds }초, 깊이 { $depth }, 점수 { $score }.
terminal-hint = 힌트: { $hint }
terminal-hint-more = 힌트: { $hint } t를 다시 입력하면 더 알려 줍니다.
terminal-hint-line = 힌트: { $move } ({ $score }, 깊이 { $depth }): { $line }.
terminal-try-again = Enter를 누르면 다시 시도합니다. 수를 입력해도 됩니다.
terminal-not-saved-yet = 아직 저장되지 않았습니다: { $why }.
terminal-not-saved = 저장하지 못했습니다: { $why }.
terminal-strength = 레벨 상대 실력: { $rating } ({ $change }).
terminal-goodbye = 안녕히 가세요.
terminal-average = { $who } 평균: 한 수에 { $seconds }초.
terminal-resume = 이어 두려면: { $command }
terminal-saved-in = 대국을 { $file }에 저장했습니다.
terminal-result-back = 결과를 물렀습니다.
terminal-taken-back = { $moves } ({ $count }수)를 물렀습니다.
terminal-none-forbidden =
    { $color ->
        [black] 흑의 금수점이 없습니다.
       *[white] 백의 금수점이 없습니다.
    }
terminal-no-move = { $number }번째 수는 없습니다. 0~{ $most }이어야 합니다.
terminal-board-after = { $number }번째 수 뒤의 판입니다. 대국은 { $ply }수째입니다.
terminal-nothing-played = 아직 둔 수가 없습니다.
terminal-history-hint = h { $number }을(를) 입력하면 { $number }번째 수 뒤의 판을 봅니다.
terminal-level-engines = 엔진이 { $count }개 있습니다. 레벨은 하나일 때만 바꿀 수 있습니다.
terminal-plays-on = { $who }이(가) 이어 둡니다.
terminal-exists = { $file }이(가) 이미 있습니다. s! { $file }로 덮어씁니다.
terminal-saved-as = { $file }(으)로 저장했습니다
terminal-load-hint = l 1 또는 l FILE로 대국을 불러옵니다.
terminal-none-saved = 저장된 대국이 아직 없습니다: l FILE.
terminal-loaded = { $name }을(를) 불러왔습니다.
terminal-another = 새 대국입니다.
terminal-help-move = 수: 열과 행
terminal-help-enter = 엔진이 두게 하기
terminal-help-undo = 무르기
terminal-help-redo = 다시 두기
terminal-help-tip = 단계별 힌트: 위치, 모양, 수
terminal-help-history = 수순 또는 N번째 수 뒤의 판
terminal-help-forbidden = 금수점
terminal-help-draw = 무승부 제안
terminal-help-resign = 기권
terminal-help-level = 엔진 레벨, 1~10 또는 full(최강)
terminal-help-save = 저장하고 판을 Python으로 표시
terminal-help-save-over = 파일에 덮어쓰기
terminal-help-load = 파일이나 저장된 대국 불러오기, 목록 보기
terminal-help-new = 새 대국, 자리 바꿈
terminal-help-help = 이 도움말
terminal-help-quit = 나가기, 대국은 보관됨
terminal-offers = 제안 { $point }
terminal-ask-rule = 규칙 ({ $known })
terminal-ask-size = 판 크기 ({ $least }~{ $most })
terminal-ask-opening = 오프닝 ({ $known })
terminal-ask-opponent = 상대 (레벨 { $least }~{ $most }, full 최강, person 사람, cmd:PROGRAM 프로그램)
terminal-ask-color = 내 색 (black 흑, white 백)
terminal-ask-opens = 누가 오프닝을 두나요: 나(black), 엔진(white)
terminal-ask-name-none = 이름 (없으면 -)
terminal-ask-other = 상대의 이름
terminal-ask-other-none = 상대의 이름 (없으면 -)
terminal-ask-clock = 시계 (5+3, 10s/move, none 없음 등)
terminal-panel-opening = 오프닝: { $opening }
terminal-panel-last = { $moves }, 마지막 { $move }
terminal-panel-pairs = 따낸 쌍: 흑 { $black }, 백 { $white }
terminal-panel-five =
    { $color ->
        [black] 흑의 오목을 깰 수 있음
       *[white] 백의 오목을 깰 수 있음
    }
terminal-shows-board = Enter를 누르면 판 보기
terminal-prompt-over = 대국 끝 (n 새 대국, u 무르기, s 저장, l 불러오기, q 나가기)
terminal-time-left = 남은 시간 { $time }
terminal-hash = 해시 { $percent }%
terminal-compiling = 엔진 컴파일 중
terminal-loading = 엔진 불러오는 중
terminal-kernels = { $what } { $bar } 커널 { $done } / { $total }
terminal-compiling-once = 이 버전에서 한 번만 엔진을 컴파일합니다. 1분쯤 걸립니다
terminal-position = 규칙 { $rule }, { $size }, { $moves }.
terminal-opening-name = 오프닝: { $name }.
terminal-to-move =
    { $color ->
        [black] 흑의 차례입니다.
       *[white] 백의 차례입니다.
    }
terminal-pairs = 따낸 쌍: 흑 { $black }, 백 { $white }.
terminal-captures =
    { $color ->
        [black] 흑
       *[white] 백
    }이 { $stones }을(를) 따냈습니다 (모두 { $count }쌍).
terminal-pending =
    { $color ->
        [black] 흑이 오목을 만들었습니다. 백은 아직 따내서 깰 수 있습니다.
       *[white] 백이 오목을 만들었습니다. 흑은 아직 따내서 깰 수 있습니다.
    }
terminal-forbidden =
    { $color ->
        [black] 흑의 금수점
       *[white] 백의 금수점
    }: { $points }.
terminal-with-line = { $how }: { $line }.
terminal-result = 결과: { $result }
terminal-unreadable = 읽을 수 없음
terminal-no-saved = 저장된 대국이 없습니다.
terminal-plain-mode = { $why }. 텍스트 모드로 진행합니다
terminal-no-screen = 이 터미널은 전체 화면을 표시할 수 없습니다
terminal-no-textual = 전체 화면에는 tengen[tui]이(가) 필요합니다
terminal-not-remembered = 설정을 저장하지 못했습니다: { $why }
terminal-against = { $black } 대 { $white }, { $rule }, { $size }.
terminal-interrupted = 중단했습니다.
terminal-moves-on-average = { $who }: { $moves }, 평균 한 수에 { $seconds }초.

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = 수(h8), hint 힌트, solution 정답, skip 건너뛰기, quit 나가기
terminal-lesson-commands = hint 힌트, solution 정답, skip 건너뛰기, quit 나가기
terminal-ask-move = 수
terminal-ask-point = 점
terminal-ask-choose = 고르세요: { $options }
terminal-next = 다음: { $command }
terminal-step = { $count }단계 중 { $number }단계: { $title }
terminal-a-puzzle = 문제
terminal-right = 맞았습니다. { $text }
terminal-again = { $text } 다시 해 보세요.
terminal-no-play = { $move }에는 둘 수 없습니다.
terminal-puzzle = 문제 { $id }: { $rule }, { $theme }, { $rating }
terminal-rating = 레이팅 { $rating }, 푼 문제 { $solved }개, 최고 연속 { $best }.
terminal-rating-change = 레이팅 { $rating } ({ $change }), 연속 { $streak }.
terminal-drill = 복습: { $rule }, { $source }
terminal-drill-right = { $move }이(가) 맞습니다 ({ $score }).
terminal-drills-due = 복습 { $count }개 중 { $due }개가 오늘입니다.
terminal-drills-none = 아직 복습이 없습니다. { $command }(으)로 만드세요.
terminal-source = { $place }의 { $number }번째 수
terminal-source-times = { $source } ({ $count }번)
terminal-place =
    { $kind ->
        [game] 대국
        [review] 복기
       *[analysis] 분석
    }
terminal-earlier-game = 이전 대국
terminal-drills-made = 실수 { $count }개, 새 복습 { $fresh }개.
terminal-drills-unsure = 더 깊은 탐색에서 실수 { $count }개는 확인되지 않았습니다.
terminal-better = 더 나은 수
terminal-then = 이어서
terminal-column =
    { $name ->
        [number] 수
        [side] 편
        [move] 착점
        [mark] 표시
        [before] 전
        [after] 후
        [better] 더 나은 수
        [player] 대국자
        [games] 대국
        [moves] 수
        [accuracy] 정확도
        [opening] 초반
        [middle-game] 중반
        [endgame] 종반
        [black] 흑
        [white] 백
        [overlooks] 놓친 모양
        [depth] 깊이
        [score] 점수
        [time] 시간
       *[line] 수순
    }
terminal-accuracy =
    { $color ->
        [black] 흑
       *[white] 백
    } 정확도 { $percent }%
terminal-review-left = 복기가 끝나지 않았습니다. 남은 탐색 { $count }회.
terminal-review-positions = 국면
terminal-review-turns = 전환점: { $count }개 남음
terminal-games-done = { $count }개 대국 중 { $done }개가 { $folder }에 있습니다
terminal-game-of = { $count }개 중 { $number }번째 대국
terminal-explain-move =
    { $color ->
        [black] 흑
       *[white] 백
    } 차례, { $move }:
terminal-factors-for =
    { $color ->
        [black] 흑에게
       *[white] 백에게
    }:
terminal-factors-then =
    그다음 { $color ->
        [black] 흑
       *[white] 백
    }이 얻을 수 있는 것:
terminal-total = 합계: { $total }
terminal-no-threats = 위협 없음
terminal-terms = 둘 차례 기준 평가 항목:

## The full-screen terminal

terminal-save = 저장
terminal-open = 열기
terminal-new = 새 대국
terminal-help = 도움말
terminal-quit = 나가기
terminal-start = 시작
terminal-analysis = 분석
terminal-logo = 다섯을 나란히
terminal-name = 이름
terminal-command = 명령
terminal-think-seconds = 한 수 초 (2, 또는 시계)
terminal-person = 사람
terminal-adaptive = 자동 조절 레벨
terminal-other-engine = 다른 엔진
terminal-other-clock = 기타
terminal-clock-such = 5+3 또는 10s/move
terminal-continue = 이어 두기: { $title }
terminal-start-hint = 화살표로 고르고 Enter로 시작합니다.
terminal-looking-back = 지난 국면을 보고 있습니다. End로 돌아갑니다.
terminal-over-new = { $ending } n은 새 대국입니다.
terminal-over-back = { $ending } n: 새 대국, u: 무르기.
terminal-hurry = { $who } 생각 중. m을 누르면 바로 둡니다.
terminal-typing = 수: { $text }
terminal-who-for = { $who } 대신 누가 두나요?
terminal-no-resign = 지금은 기권할 수 없습니다.
terminal-resigns = { $who } 기권
terminal-paused = 일시 정지. p를 누르면 계속합니다.
terminal-unmarked = 금수점을 표시하지 않습니다.
terminal-hint-person = 힌트는 차례가 된 사람만 쓸 수 있습니다.
terminal-report =
    { $color ->
        [black] 흑 { $move }
       *[white] 백 { $move }
    }
terminal-save-as = 다른 이름으로 저장 (.sgf, .psq 등):
terminal-write-over = { $file } 덮어쓰기
terminal-file-exists = { $file }이(가) 이미 있습니다
terminal-leave-it = 그대로 두기
terminal-thinking = 생각 중
terminal-program-who = { $name }은(는) 프로그램입니다. 누가 두나요?
terminal-run = { $command } 실행
terminal-draw-question = { $who }: 무승부로 할까요?
terminal-failed-who = { $who } 실패. 누가 이어 두나요?
terminal-tengen-full = Tengen 최강
terminal-getting-ready = 엔진을 준비하고 있습니다.
terminal-getting-ready-first = 엔진을 준비하고 있습니다. 처음에는 1분쯤 걸립니다.
terminal-hint-plays = 힌트: { $move }. Enter로 둡니다.
terminal-note-pairs = 쌍 { $taken }/{ $needed }
terminal-note-moves = { $moves }, 한 수 { $seconds }초
terminal-browsing = { $count }수 중 { $ply }수. PgUp과 PgDn으로 보고 End로 돌아갑니다.
terminal-chooses-digits = { $who }의 선택: 1~{ $count }.
terminal-chooses-arrows = { $who }의 선택: 화살표와 Enter.
terminal-good-for =
    { $color ->
        [black] 흑에게 좋음
       *[white] 백에게 좋음
    }:
terminal-back = Esc: 뒤로
terminal-open-game = 대국 열기
terminal-open-keys = Tab: 목록 또는 파일, Enter: 열기, Esc: 뒤로
terminal-file = 파일
terminal-cannot-open = { $file }을(를) 열 수 없습니다: { $why }

## The keys of the full-screen terminal

terminal-keys-board = 판
terminal-keys-game = 대국
terminal-keys-analysis = 분석
terminal-keys-signs = 기호
terminal-keys-arrows = 화살표 키
terminal-keys-mouse = 마우스
terminal-key-cursor = 커서 [ ] 이동
terminal-key-place = 돌 놓기
terminal-key-type = h8처럼 수 입력
terminal-key-click = 클릭하여 돌 놓기
terminal-key-browse = 수순 보기; Home과 End: 처음과 끝
terminal-key-zoom = 작은 돌 또는 큰 돌 (공간이 있을 때)
terminal-key-undo = 무르기; 엔진 상대로는 내 차례까지
terminal-key-teaching = 지도: 끔, 큰 실수, 모든 실수
terminal-key-now = 엔진이 바로 두게 하기
terminal-key-change = 차례인 쪽의 대국자 바꾸기
terminal-key-pause = 시계 멈추기
terminal-key-forbidden = 금수점 표시와 이유
terminal-key-numbers = 돌에 수 번호 표시
terminal-key-save = 저장 (sgf, psq, json 등)
terminal-key-open = 대국 열기
terminal-key-new = 새 대국
terminal-key-panel = 분석 창 켜기/끄기
terminal-key-lines = 수순 늘리기, 줄이기
terminal-key-explain = 커서 위치 수의 자세한 설명
terminal-sign-winning = 이긴 줄
terminal-sign-last = 마지막 수
terminal-sign-cursor = 커서
terminal-sign-both = 마지막 수와 커서
terminal-sign-forbidden = 금수
terminal-sign-best = 분석의 최선 수
terminal-keys-saved = 대국은 매 수마다 저장됩니다. Ctrl-C로 언제든 나갈 수 있고, 이어 두는 명령이 표시됩니다.

## The adaptive opponent, and a first visit

setup-adaptive = 나에게 맞추는 엔진
setup-adaptive-about = 나보다 조금 강하게 두며 내 성적에 맞춥니다.
setup-adaptive-name = 맞춤형
setup-adaptive-seat = 엔진, 나보다 조금 강함
welcome-title = 환영합니다
welcome-question = 오목을 얼마나 두시나요? 답에 맞춰 상대를 찾아 드립니다.
welcome-none = 둬 본 적이 없다
welcome-rules = 규칙은 안다
welcome-regular = 가끔 둔다
welcome-strong = 잘 둔다
welcome-puzzles = 짧은 문제 3개로 알아보기
welcome-later = 나중에
welcome-placed = 상대가 준비되었습니다
welcome-placed-gentle = 쉽게 시작해 성적에 맞춥니다. 큰 실수는 알려 주고 무를 수 있습니다.
welcome-placed-about = 비슷한 실력에서 시작해 성적에 맞춥니다.
welcome-lesson = 또는 첫 강좌부터 시작하기
placement-title = 문제 { $number } / { $count }
placement-about = 첫 번째 답만 셉니다. 모르면 다음으로 넘어가세요.
placement-unknown = 모르겠어요
placement-finish = 상대 찾기
placement-result = { $count }문제 중 { $solved }문제를 풀었습니다. 상대는 레벨 { $level } 정도에서 시작해 성적에 맞춥니다.
placement-play = 첫 대국 두기

## Numbers and scores

duration-seconds = { $seconds }초
duration-minutes = { $minutes }분 { $seconds }초
score-won = { color-name } 승리
score-drawn = 무승부
score-wins-in = { color-name }이 { $plies }수 만에 승리
score-even = 호각
score-better = { color-name } 우세({ $percent }%)

## Players

seat-engine-level = 엔진, { $name }
talk-title = 채팅
talk-about = 인사하거나 한 줄을 쓰세요. 두 사람만 읽을 수 있습니다.
talk-log-in = 직접 쓰려면 로그인하세요.
talk-message = 메시지
talk-send = 보내기
talk-you = 나
talk-mute = 음소거
talk-unmute = 음소거 해제
talk-muted = 이 상대를 음소거했습니다.
talk-report = 신고
talk-report-this = { $name } 신고
talk-report-why = 무엇이 문제인가요?
report-talk = 불쾌한 메시지
report-cheating = 엔진 사용
report-stalling = 시간 끌기나 이탈
report-name = 불쾌한 이름
report-other = 기타
talk-report-details = 자세한 내용 (선택)
talk-report-send = 신고 보내기
talk-report-cancel = 취소
talk-reported = 고맙습니다. 운영자가 확인합니다.
talk-hello = 안녕하세요!
talk-good-luck = 행운을 빌어요!
talk-nice-move = 좋은 수네요!
talk-oops = 이런!
talk-well-played = 잘 두셨어요!
talk-good-game = 좋은 대국이었어요!
talk-thanks = 고맙습니다!
talk-bye = 안녕히 계세요!
seat-engine-bot = 회원의 엔진
seat-engine-full = 엔진 최대 실력, 한 수 { $seconds }초
seat-by-link = 링크로 오는 사람
seat-person = 사람
seat-first = 첫 대국자
seat-second = 둘째 대국자
seat-level = 레벨 { $level }
seat-full = 최강
seat-program = 다른 프로그램
who-seat =
    { $seat ->
        [first] 첫 대국자
       *[second] 둘째 대국자
    }
who-named = { $name } ({ $role })
seat-absent = 아직 오지 않음
seat-you = 나
claim-title = 상대가 자리를 비웠습니다
claim-left = { $name } 님이 대국을 떠났습니다.
claim-idle = { $name } 님이 두지 않고 있습니다.
claim-wait = { $time } 후에 승리를 주장할 수 있습니다.
claim-win = 승리 주장
claim-draw = 무승부로 끝내기
seat-away = 자리 비움
seat-color-open = 색 미정
seat-pairs = { $needed }쌍 중 { $taken }쌍 따냄
level-1 = 첫걸음
level-2 = 입문
level-3 = 아주 쉬움
level-4 = 쉬움
level-5 = 보통
level-6 = 중간
level-7 = 꽤 잘 둠
level-8 = 잘 둠
level-9 = 강함
level-10 = 아주 강함
clock-none = 시간 제한 없음
clock-main = { $minutes }분 + 한 수 { $increment }초
clock-per-move = 한 수 { $seconds }초

## A new game

setup-title = 새 대국
setup-opponent = 상대
setup-level = 엔진(레벨)
setup-level-about = 첫걸음부터 아주 강함까지 열 단계.
setup-tengen = 엔진(최대 실력)
setup-tengen-about = 레벨 10 이상: 주어진 시간 안에서 최선을 다합니다.
setup-lobby = 로비의 누구나
setup-lobby-about = 같은 대국을 원하는 사람과 둡니다.
setup-challenge = 계정이 있는 대국자
setup-challenge-about = 상대에게 알려지고, 상대는 수락하거나 거절할 수 있습니다.
setup-challenged = 대국자 이름
setup-person = 이 화면에서 둘이
setup-person-about = 두 사람이 이 기기에서 번갈아 둡니다.
setup-invite = 링크로 초대
setup-invite-about = 상대에게 보낼 링크를 받습니다.
setup-watch = 두 엔진 관전
setup-watch-about = 두 엔진의 대국을 지켜봅니다.
setup-random = 무작위
setup-you = 나
setup-level-field = 레벨
setup-level-named = 레벨 { $level }, { $name }
setup-level-of = { $max }단계 중 { $level }, { $name }
setup-full-strength = 최대 실력, 한 수 { $seconds }초
setup-think = 생각 시간
setup-you-play = 내 색
setup-who-starts = 누가 먼저
setup-minutes = 분
setup-increment = 한 수당 초
setup-opening = 오프닝
setup-clock = 시계
setup-other-clock = 기타…
setup-start = 대국 시작
setup-more = 규칙, 판, 오프닝, 시계
invitation-title = { $name } 님이 대국에 초대합니다
invitation-opening = 오프닝: { $opening }
invitation-join = 대국 참가
invitation-watch = 관전만
resume-game = 계속: { $first } – { $second }, { $ply }수

## Playing

play-title = 오목 두기
play-actions = 동작
play-status = 상태
play-pace-slow = 느리게
play-pace-normal = 보통
play-pace-fast = 빠르게
play-redo-about = 무른 수를 다시 두기(Ctrl+Y)
play-hint-about = 엔진에게 좋은 수 묻기
play-draw = 무승부
play-draw-about = 무승부 제안
play-resign = 기권
play-pause = 일시 정지
play-resume = 계속
play-speed = 속도
play-undo-ask = 상대에게 무르기 요청(Ctrl+Z)
play-undo-about = 마지막 수 무르기(Ctrl+Z)
play-rematch = 재대국
play-rematch-offered = 재대국 제안함
play-rematch-accept = 재대국 수락
play-rematch-go = 재대국으로
play-rematch-told = 재대국을 제안했습니다. 상대가 수락하면 시작합니다.
play-moves = 수순
play-moves-list = 대국 수순
play-newest = 최신 국면
play-no-moves = 아직 수가 없습니다
play-move = { $number }수, { color-name } { $move }
play-move-captures = { $number }수, { color-name } { $move }, { $count }점 따냄
play-last-move = { color-name } { $move }
play-last-capture = { color-name } { $move }, { $stones } 따냄
play-type = 수 입력
play-type-bad = “{ $text }”은(는) 이 판의 점이 아닙니다. h8처럼 글자와 숫자를 입력하세요.
play-invitation-used = 이미 사용된 초대입니다. 관전 중입니다.
play-cannot-open = 이 대국을 열 수 없습니다
play-your-move = 내 차례
play-reconnecting = 다시 연결 중
play-reconnecting-about = 대국은 저장되었으며 서버가 응답하면 계속됩니다.
play-starting = 대국을 시작하는 중
play-ready = 준비되면 시작하세요
play-begin = 아무 곳에나 돌을 놓으면 시작합니다.
play-press-start = ‘대국 시작’을 누르세요.
play-invited = 초대를 받았습니다
play-invited-about = 참가하거나 관전하세요.
play-back-to-game = 대국으로 돌아가기
play-position-after = { $ply }수 후의 국면
play-confirm = { $point }에 둘까요?
play-confirm-about = 같은 점을 다시 누르거나 ‘두기’를 누르세요.
play-resign-sure = 기권할까요?
play-resign-yes = 기권
play-on = 계속 두기
play-forbidden = { $point }은(는) 금수입니다. { $reason }.
play-looking = 좋은 수를 찾는 중…
play-draw-offered = { $name } 님이 무승부를 제안
play-draw-offered-about = 수락하거나 계속 두세요.
play-draw-asked = 무승부 제안함
play-draw-asked-about = { $name } 님의 답을 기다립니다.
play-draw-open = 무승부 제안이 있습니다. 계속 두면 거절됩니다.
play-undo-asked = { $name } 님이 무르기를 요청
play-undo-asked-about = 허락하거나 계속 두세요.
play-undo-waiting = 무르기 요청함
play-undo-waiting-about = { $name } 님의 허락을 기다립니다.
play-your-choice = 내 선택
play-chooses = { $name } 님이 선택 중
play-choice-about = 누가 어떤 색을 둘까요?
play-offers-about = 흑이 다섯 번째 수를 몇 개 제시할까요?
play-paused = 일시 정지됨
play-paused-about = ‘계속’을 누르면 엔진이 이어 둡니다.
play-thinking = { $name } 생각 중
play-to-move = { $name } 차례
play-color-to-move = { color-name } 차례
play-waiting-player = 대국자를 기다리는 중
play-watching = 관전 중입니다.
play-waiting-opponent = 상대를 기다리는 중
play-waiting-about = 아래 링크를 보내세요. 누군가 열면 시작합니다.
play-own-five = 깨지지 않으면 내 오목이 이깁니다.
play-other-five = { color-name }이 오목입니다: 따내서 깨지 않으면 집니다.
play-result = { $text } 총 { $count }수.
play-drawn = 무승부
play-won = 이겼습니다
play-lost = 졌습니다
play-color-won = { color-name } 승리
play-name-won = { $name } 승리
play-accept-draw = 무승부 수락
play-decline = 거절
play-allow = 허락
play-depth = 깊이 { $depth }
play-book = 오프닝 북
play-nodes = { $nodes } 노드
event-joined = { $name } 님이 참가했습니다.
event-rematch = { $name } 님이 재대국을 제안합니다.
event-played-on = { $name } 님이 계속 두어 무승부를 거절했습니다.
event-declined-draw = { $name } 님이 무승부를 거절했습니다.
event-refused-undo = { $name } 님이 무르기를 허락하지 않았습니다.
event-chose-color =
    { $name } 님이 { $color ->
        [black] 흑
       *[white] 백
    }을 선택했습니다.
event-chose-offers = { $name } 님이 다섯 번째 수 { $count }개를 선택했습니다.
event-added-two = { $name } 님이 돌 두 개 추가를 선택했습니다.
share-link-copied = 링크를 복사했습니다.
share-press-copy = Ctrl+C로 링크를 복사하세요.
share-copy = 복사
share-copy-this = 복사: { $label }
share-spectators = 관전자 { $count }명
share-let-watch = 관전 허용
share-invitation = 초대
share-invitation-about = 이 링크를 처음 여는 사람이 상대가 됩니다.
share-spectator-link = 관전 링크
share-spectator-about = 관전자는 볼 수만 있고 둘 수 없습니다.
share-embed = 웹 페이지용 코드
share-embed-about = 직접 만든 페이지에 대국을 보여 줍니다.
embed-title = { -gomoku } 대국
embed-open = Tengen에서 열기
embed-failed = 이 대국을 표시할 수 없습니다.
embed-start = 첫 수 이전.
embed-move = { $count }수 중 { $number }번째 수: { $move }.
stats-title = 통계
stats-region = 수별 통계
stats-moves = 수
stats-time = 시간
stats-time-per-move = 한 수 시간
stats-longest = 최장
stats-nodes = 노드
stats-pairs = 따낸 쌍
stats-move = 수
stats-depth = 깊이

## The board, for those who hear it

board-label = 판. 화살표 키로 커서를 옮기고 Enter로 둡니다.
board-kind = 바둑판
board-point =
    { $point }, { $what ->
        [black] 흑돌
        [white] 백돌
       *[empty] 빈 점
    }
board-last = 마지막 수
board-forbidden = 금수, { $reason }

## Analysing

step-last = 마지막 국면
analyse-new = 새로
analyse-new-about = 빈 판에서 시작
analyse-opening = 여는 중…
analyse-merged = 이 분석은 다른 곳에서도 변경되어 두 판을 합쳤습니다.
analyse-pairs = 쌍 { $black }–{ $white }
analyse-saving = 저장 중…
analyse-saved = 저장됨
analyse-read-only = 읽기 전용
analyse-pending-five = { color-name }에게 아직 깰 수 있는 오목이 있음
analyse-comment = 해설
analyse-comment-hint = 이 수의 해설
analyse-undo-about = 마지막 변경 취소(Ctrl+Z)
analyse-redo-about = 취소한 변경 다시 하기(Ctrl+Y)
analyse-promote = 승격
analyse-promote-about = 주 변화로 만들기
analyse-delete = 삭제
analyse-delete-about = 이 수와 그 뒤를 모두 삭제
analyse-tree = 수순과 변화
analyse-start = 시작
analyse-tree-move = { $number }. { color-name } { $move }
editor-title = 편집
editor-about = 책, 문제, 기보의 어떤 국면이든 놓아 보세요.
editor-begin = 이 국면 편집
editor-pairs = { color-name }이 따낸 쌍
editor-places = 클릭하면 놓기
editor-erase = 지우기
editor-turn = 차례
editor-clear = 모두 지우기
editor-done = 완료
overlay-moves = 최선의 수
overlay-heat = 열지도
overlay-none = 표시 없음
engine-title = 엔진 분석
engine-best-lines = 최선 변화
engine-depth-progress = 이 깊이의 진행
engine-switch = 엔진
engine-lines = 변화 { $count }개
engine-lines-label = 변화 수
engine-overlay-label = 판에 표시
engine-view = 평가는 둘 차례인 { color-name } 기준입니다.
engine-game-over = 이 국면에서 대국이 끝났습니다.
engine-queued = 빈 엔진을 기다리는 중, 앞에 { $count }명.
engine-complete = 분석이 끝났습니다.
engine-evaluation = 형세
engine-not-evaluated = 평가 없음
engine-speed = 속도
explorer-title = 수 탐색기
explorer-about = 오프닝 북, 증명, 대국에서 알려진 수입니다. 수를 고르면 둡니다.
explorer-none = 이 국면에 대해 알려진 것이 없습니다.
explorer-all = { $count }수 모두 보기
explorer-verdict = 판정
explorer-public = 공개 대국
explorer-own = 내 파일
explorer-results = 흑 { $black }, 백 { $white }, 무승부 { $draws }, 결과 없음 { $unknown }
explorer-proof-title = 증명과 두기
explorer-proof-switch = 증명이 흑을 둠
explorer-proof-about = 증명된 승리에 맞서 백을 두세요. 증명이 바로 응수하고 이유를 말합니다. 당신의 수를 다루는 증명이 없으면 엔진이 응수하고, 여기에 그렇게 표시됩니다.
explorer-proof-says = { $move }은(는) 증명되었습니다. 어떻게 응수해도 { $verdict }.
explorer-engine-says = { $move }은(는) 증명의 수가 아닙니다. 이 국면을 다루는 증명이 없어 엔진이 두었습니다({ $score }).
explorer-begins = { $move }: 증명은 중앙에서 시작합니다.
explorer-won = 증명이 이겼습니다. 수를 무르고 다른 방어를 시도해 보세요.
explorer-threat = 위협: { $move }. 따로 응수가 필요 없는 수에는 { $verdict }.
explorer-answers = 따로 응수가 필요한 수: { $points }
explorer-even-title = 균형 잡힌 국면
explorer-even-about = 교환과 swap2에서 제시할, 양쪽 기회가 같은 돌입니다.
explorer-even-move = 균형 잡힌 수 찾기
explorer-even-pair = 균형 잡힌 쌍 찾기
explorer-even-searching = 균형 잡힌 돌을 찾는 중…
explorer-even-stones = 돌
explorer-even-chance = 둘 차례인 쪽의 승률
explorer-files-title = 내 파일
explorer-files-about = 내 파일의 대국은 나에게만 집계됩니다.
explorer-files-open = 열린 대국 추가
explorer-files-remove = { $name } 제거
explorer-find = 이 국면 찾기
explorer-find-about = 돌리거나 뒤집은 것, 다른 순서까지 포함해 전체 트리에서 이 국면을 찾습니다
explorer-found = 이 국면은 트리의 다른 곳에 { $count }번 더 나옵니다.
explorer-found-none = 이 국면은 트리의 다른 곳에 없습니다.
exchange-title = 공유
exchange-keep-title = 이 분석 저장
exchange-too-large = { $name }이(가) 너무 큽니다. 한도는 { $limit }KiB입니다.
exchange-rule-stated = 글에 적힌 대로
exchange-import = 가져오기
exchange-import-field = 수순, SGF, psq, pos 또는 링크
exchange-import-about = 파일을 페이지에 끌어 놓아도 됩니다.
exchange-read = 글 읽기
exchange-choose-file = 파일 선택
exchange-assumptions = 읽으면서 가정한 것
exchange-game = 대국
exchange-save-as = { $format }(으)로 저장
exchange-export = 내보내기
exchange-make-link = 이 국면의 링크 만들기
exchange-losses = 파일에 없는 것: { $losses }.
exchange-link = 링크
exchange-link-about = 규칙, 판 크기, 수순이 들어 있습니다.
exchange-foreign = 다른 사람의 분석입니다. 바꾸려면 사본을 저장하세요.
exchange-saving = 저장 중…
exchange-saved = 모든 변경이 저장되었습니다.
exchange-study-about = 이 링크가 있으면 누구나 읽을 수 있습니다.
exchange-study-link = 이 분석의 링크
exchange-study-title = 제목
exchange-keep = 저장
exchange-keep-copy = 사본 저장
exchange-kept = 분석을 저장했습니다. ‘기보’에 있습니다.
report-title = 설명
report-show-threats = 판에 위협 표시
report-threats = 현재 위협
report-about = 빈 점을 가리키면 그 수의 효과를 봅니다. 클릭하면 고정됩니다.
report-none = 없음.
report-ask = 엔진에게 묻기
report-verdict = 엔진: { color-name } { $score }, 깊이 { $depth }, { $candidates }개 중 { $rank }위. 최선은 { $best }, { $bestScore }.
report-verdict-unranked = 엔진: { color-name } { $score }, 깊이 { $depth }, 최선의 수에 없음. 최선은 { $best }, { $bestScore }.
report-reasons-for = 좋은 이유 합계
report-reasons-against = 나쁜 이유 합계
report-reason = 이유
report-weight = { color-name }에게 주는 무게
report-threat =
    { color-name }: { kind-title } { $stones }, { $gains }에서 이어짐. { $color ->
        [black] 백
       *[white] 흑
    }은 { $answers }에 받을 수 있습니다.
report-threat-unanswered =
    { color-name }: { kind-title } { $stones }, { $gains }에서 이어짐. { $color ->
        [black] 백
       *[white] 흑
    }은 받을 수 없습니다.
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] 이기는 따내기
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = 이기는 따내기
factor-win-broken = 승리 깨기
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = 오목 막기
factor-block-of-open-four = 열린 4 막기
factor-block-of-double-four = 쌍사 막기
factor-block-of-four-three = 4·3 막기
factor-block-of-double-three = 쌍삼 막기
factor-block-of-open-three = 열린 3 막기
factor-capture = { -capture }
factor-capture-set-up = 따내기 준비
factor-capture-blocked = 따내기 막기
factor-capture-risked = 따먹힐 위험
factor-forbidden-points = 금수점
factor-alignment = 연결
factor-centre = 중앙

## Exercises and puzzles

exercise-hint-key = 힌트(?)
exercise-next-hint = 다음 힌트
exercise-solution = 정답
exercise-solution-line = 정답:
exercise-verdict = 판정
exercise-board = 판. { $prompt } 화살표 키로 커서를 옮기고 Enter로 둡니다.
exercise-play = { $point }에 두기
exercise-occupied = { $point }에는 돌이 있습니다.
line-after = { $move } 다음:
line-better = 더 좋은 수: { $move }
line-back = 한 수 뒤로
line-next = 다음 수
puzzles-progress = 내 기록
puzzles-today = 오늘의 문제
puzzles-keys = 키: n 다음 문제, ? 힌트, 글자와 숫자로 점 선택.
puzzles-next = 다음 문제
puzzles-skip = 건너뛰기
puzzles-rated = 레이팅 { $rating }
puzzles-tried = 이미 시도함: 다시 세지 않음
puzzles-link = 이 문제의 링크
puzzles-theme = 주제
puzzles-all-themes = 모든 주제
puzzles-theme-solved = { $theme }({ $solved }/{ $count })
puzzles-rating = 레이팅
puzzles-provisional = { $rating }, 임시
puzzles-solved = 첫 시도에 해결
puzzles-solved-of = { $tried }개 중 { $solved }개
puzzles-in-a-row = 연속
puzzles-best-row = { $streak }, 최고 { $best }
puzzles-days = 연속 일수
days = { $count }일
theme-win-at-once = 한 수 승리
theme-stop-four = 4 막기
theme-fours = 연속 4
theme-threats = 연속 공격
theme-only-defence = 유일한 수비
theme-use-forbidden = 금수 이용
theme-avoid-forbidden = 금수 피하기
theme-captures = 따내기
puzzle-task =
    { $color ->
        [black] 흑
       *[white] 백
    } 차례: { $theme ->
        [win-at-once] 한 수로 이기세요.
        [stop-four] 지지 않고 4를 막으세요.
        [fours] 연속 4로 이기세요.
        [threats] 4와 열린 3으로 이기세요.
        [only-defence] 지지 않는 유일한 수를 찾으세요.
        [use-forbidden] 금수점을 이용해 이기세요.
        [avoid-forbidden] 금수 없이 이기세요.
       *[captures] 따내서 이기세요.
    }
puzzle-defence = 다른 수는 모두 진다고 증명되었습니다. 정답은 { $nodes } 노드 탐색으로도 반박되지 않았습니다.
puzzle-solution = 정답: { $line }.
puzzle-right = { $move } 정답. 응수는 { $reply }.
puzzle-solved = { $move } 정답: 해결했습니다.
puzzle-wrong = { $move } 오답입니다.
puzzle-loses = { $move }은(는) { $line }(으)로 집니다.
puzzle-answered = { $move }에는 { $line }의 응수가 있습니다.
puzzle-other-win = { $move }도 이기지만 문제가 요구한 방법이 아닙니다.
puzzle-makes = { $move }: { makes-kind }.
puzzle-stops = { $move }: 상대가 { makes-kind }에 쓸 점을 먼저 차지합니다.
puzzle-captures = { $move }: { $pairs }쌍을 따냅니다.
puzzle-combines = { $move }: 여러 수순을 동시에 노립니다.
puzzle-needed = { $move }: 상대에게 필요한 점을 차지합니다.
puzzle-resists = { $reply }이(가) 가장 오래 버팁니다.
sentences = { $first } { $then }
makes-kind =
    { $kind ->
        [five] 오목 완성
        [open-four] 열린 4 만들기
        [double-four] 쌍사 만들기
        [four-three] 4·3 만들기
        [four] 4 만들기
        [double-three] 쌍삼 만들기
       *[open-three] 열린 3 만들기
    }

## Hints

hint-area = 
    { $row ->
        [top] { $column ->
            [left] 왼쪽 위를
            [right] 오른쪽 위를
           *[middle] 위쪽을
        }
        [bottom] { $column ->
            [left] 왼쪽 아래를
            [right] 오른쪽 아래를
           *[middle] 아래쪽을
        }
       *[middle] { $column ->
            [left] 왼쪽을
            [right] 오른쪽을
           *[middle] 가운데를
        }
    } 보세요.
hint-makes = 이 수의 목적: { makes-kind }.
hint-stops = 이 수는 상대가 { makes-kind }에 쓸 점을 먼저 차지합니다.
hint-captures = 이 수는 { $pairs }쌍을 따냅니다.
hint-combines = 이 수는 여러 수순을 동시에 노립니다.
hint-needed = 이 수는 상대에게 필요한 점을 차지합니다.
hint-quiet = 아직 위협이 아닌 수입니다: 모양을 만들거나 자리를 차지합니다.
hint-point = { $point }에 두세요.

## Reviews

review-title = 복기
review-mistakes = 실수
review-progress = 복기 진행
review-begin = 대국 복기
review-continue = 복기 계속
review-stop = 멈춤
review-you = { color-name }(나)
review-accuracy = 정확도
review-opening = 오프닝 { $mark } { $text }
review-none = 실수가 없습니다.
review-running = 모든 수를 살펴보는 중입니다. 대국과 분석이 먼저입니다.
review-stopped = 복기를 멈췄습니다.
review-slider = 대국의 수
review-at-move = { $ply }수
review-try = 여기서 다시 두기
review-show-better = 더 좋은 수 보기
review-show-longest = 가장 오래 버티는 수 보기
review-lost = 이미 진 판이었습니다. 이 수는 끝을 앞당겼을 뿐입니다.
review-overlooked = { color-name }이 놓친 모양: { $kinds }
review-practise = 연습하기: { $theme }
review-find = { color-name }의 { $move }보다 좋은 수를 판에서 고르세요.
review-looking = { $point } 살펴보는 중…
review-try-another = 다른 수 시도
review-right = 정답: { $move }은(는) 결과를 지킵니다.
review-right-proven = 정답: { $move }은(는) 결과를 지킵니다({ $standing }).
review-game-move = { $move }은(는) 실전의 수입니다.
review-wrong = { $move }은(는) 아닙니다.
review-prefers = 엔진은 { $best }을(를) 추천합니다.
review-change = { $before }에서 { $after }(으)로.
standing-win = { $count }수 필승
standing-loss = { $count }수 필패
score-wins = { $count }수 승
score-loses = { $count }수 패
class-best = 최선
class-only-move = 유일한 수
class-good = 좋은 수
class-inaccuracy = 완착
class-mistake = 실수
class-blunder = 큰 실수
class-missed-win = 승리 놓침
class-forced-win-allowed = 필승 허용
class-lost = 이미 진 상황
a-kind = { kind-title }
rival-makes = { rival-side }이
rival-owns = { rival-side }의
rival-side =
    { $rival ->
        [you] 당신
        [black] 흑
       *[white] 백
    }
winner-side =
    { $winner ->
        [you] 당신
        [black] 흑
       *[white] 백
    }
standing-kind =
    { $standing ->
        [four] { -four }
       *[open-three] { -open-three }
    }
winning-means =
    { $means ->
        [fours] 연속 4
       *[threats] 연속 공격
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] 따먹히는 자리
    }
foul = { $move }은(는) 금수({ reason-name })라서 바로 집니다.
five-unbroken = { $move }은(는) { rival-owns } 오목 { $stones }을(를) 깨지 못해 집니다.
allows-shape = { $move }은(는) { $point }을(를) 내주어 { rival-makes } { a-kind }을(를) 만듭니다.
ignores-shape = { $move }은(는) { rival-owns } { standing-kind } { $stones }을(를) 막지 않습니다: { rival-makes } { $point }에서 { a-kind }을(를) 만듭니다.
allows-sequence = { $move }은(는) { rival-owns } { winning-means } 승리를 허용합니다: { $line }, 그리고 { $point }의 { a-kind }.
allows-sequence-long = { $move }은(는) { rival-owns } { winning-means } 승리를 허용합니다: { $first }부터 { $point }의 { a-kind }까지.
ignores-shape-sequence = { $move }은(는) { rival-owns } { standing-kind } { $stones }을(를) 막지 않습니다: { winning-means } 승리: { $line }, 그리고 { $point }의 { a-kind }.
ignores-shape-sequence-long = { $move }은(는) { rival-owns } { standing-kind } { $stones }을(를) 막지 않습니다: { winning-means } 승리: { $first }부터 { $point }의 { a-kind }까지.
allows-later = { $move }은(는) { rival-side }에게 { $first }을(를) 내주고, 이는 { $point }의 { a-kind }(으)로 이어집니다.
allows-capture = { $move }은(는) { rival-side }에게 { $point }에서 { $stones }을(를) 따내게 합니다.
allows-winning-capture = { $move }은(는) { rival-side }에게 { $point }에서 { $stones }을(를) 따내고 이기게 합니다.
misses-shape = { $move }은(는) { $point }의 { a-kind }을(를) 놓쳤습니다.
misses-sequence = { $move }은(는) { winning-means } 승리를 놓쳤습니다: { $line }, 그리고 { $point }의 { a-kind }.
misses-sequence-long = { $move }은(는) { winning-means } 승리를 놓쳤습니다: { $first }부터 { $point }의 { a-kind }까지.
misses-later = { $move }은(는) { $point }의 { a-kind }(으)로 이어지는 { $first }을(를) 놓쳤습니다.
misses-capture = { $move }은(는) { $point }에서 { $stones }을(를) 따낼 기회를 놓쳤습니다.
misses-winning-capture = { $move }은(는) { $point }에서 { $stones }을(를) 따내 이길 기회를 놓쳤습니다.
misses-block = { $move }은(는) { $point }을(를) 내주어 { rival-owns } { $stones }이(가) 열린 3이 됩니다. { $better }이(가) 막습니다.
misses-block-there = { $move }은(는) { $point }을(를) 내주어 { rival-owns } { $stones }이(가) 열린 3이 됩니다.
worse = { $move }은(는) { $point }보다 약합니다.
stones-uneven = 오프닝 돌이 { color-name }에게 유리하고({ $chance }%), 상대가 그 색을 고를 수 있습니다.
stones-decided = 오프닝 돌로 { color-name }이 필승이고, 상대가 그 색을 고를 수 있습니다.
better-choice =
    { $better ->
        [take-white] 백을 골라야 했습니다.
        [take-black] 흑을 골라야 했습니다.
       *[add-two] 돌 두 개 추가가 나았습니다.
    }
choice-wrong = { color-name }이 유리했습니다({ $chance }%). { better-choice }
choice-decided = { color-name }이 필승이었습니다. { better-choice }
turn-win = { $move }(으)로 { winner-side }이 { $count }수 필승이 되었습니다.
turn-better = { $move }(으)로 { winner-side }이 우세해졌습니다.
won-throughout =
    { winner-side }이 { $from ->
        [1] 처음부터
        [2] 처음부터
       *[later] { $from }수부터
    } 끝까지 앞섰습니다.
threw-win =
    { $at }수까지 { $loser ->
        [you] 당신
        [black] 흑
       *[white] 백
    }의 승세였습니다. { $turn }
threw-lead =
    { $at }수까지 { $loser ->
        [you] 당신
        [black] 흑
       *[white] 백
    }이 앞섰습니다. { $turn }
even-until = { $at }수까지 호각이었습니다. { $turn }
fell-behind =
    { $loser ->
        [you] 당신
        [black] 흑
       *[white] 백
    }은 이미 뒤졌습니다. { $at }수, { $turn }
level = 어느 쪽도 결정적인 실수를 하지 않았습니다.
swings = 우세가 { $times }번 바뀌었고 마지막은 { $at }수입니다. { $turn }
drawn-missed =
    무승부이지만 { $at }수({ $move })까지 { $loser ->
        [you] 당신
        [black] 흑
       *[white] 백
    }의 승세였습니다.
drawn = 어느 쪽도 승리를 놓치지 않은 무승부입니다.
unreviewed = 복기할 수가 없습니다.

## Explanations of moves and positions

list-comma = { $others }, { $last }
list-one = { $last }
list-or = { $others } 또는 { $last }
list-and = { $others } 및 { $last }
color-name =
    { $color ->
        [black] 흑
       *[white] 백
    }
explain-both = { $first }; { $then }
explain-off-board = 둘 수 없음: { $what }은(는) 판의 점이 아님({ $first }–{ $last })
explain-game-over = 둘 수 없음: 대국이 끝났음
explain-occupied = 둘 수 없음: { $point }에 돌이 있음
explain-overline = 둘 수 없음: 장목 { $lines }
explain-in-capture = 둘 수 없음: 따먹히는 자리 { $lines }
explain-through = 둘 수 없음: { $lines }의 { reason-name }
explain-point-forbidden = { $point }({ reason-name })
explain-take-at = { $point }에서 { $stones }
explain-quiet = { $move }: 위협도 방어도 아님
explain-wins-five = { $move }: 오목으로 승리, { $line }
explain-wins-captures = { $move }: { $taken }을(를) 따내 승리, { color-name } { $pairs }쌍
explain-loses-unbroken = { $move }: 오목 { $line }을(를) 깨지 못해 { rival-side } 승리
explain-no-move = { $move }: { rival-side }이 둘 곳이 없어 무승부
explain-fills-board = { $move }: 판이 가득 차 무승부
explain-pending = { $move }: 오목 { $line }; { rival-side }은 { $points }에서 깰 수 있음
explain-breaks = { $move }: { $taken }을(를) 따내 { rival-owns } 오목 { $line }을(를) 깸
explain-makes-open-four = { $move }: 열린 4, { $points }에서 오목
explain-makes-double-four = { $move }: 쌍사, { $points }에서 오목
explain-makes-four-three = { $move }: 4·3
explain-makes-four = { $move }: 4, { $points }에서 오목
explain-makes-double-three = { $move }: 열린 3 { $count }개를 동시에
explain-makes-open-three = { $move }: 열린 3, { $points }에서 열린 4
explain-breakable = { rival-side }은 따내서 그 오목을 깰 수 있음
explain-stops-both = { rival-side }은 { $points }에서 둘 다 막음
explain-counters = { rival-side }은 { $points }에서 4를 막으며 4를 만듦
explain-stops-one = { rival-side }은 하나만 막을 수 있음
explain-must-answer = { rival-side }은 { $points }에 받아야 함
explain-five-first = 그러나 { rival-side }이 먼저 { $points }에서 오목
explain-capture-first = 그러나 { rival-side }이 먼저 { $points }에서 마지막 쌍을 따냄
explain-block-forbidden = { rival-side }은 막을 수 없음: 금수 { $points }
explain-also-wins =
    { color-name }은 { $points }에서도 승리: { $color ->
        [black] 백
       *[white] 흑
    }은 모두 막을 수 없음
explain-cannot-stop = { rival-side }은 막을 수 없음
explain-can-stop = { rival-side }은 { $points }에서 막을 수 있음
explain-none-but-four = { rival-side }은 둘 다 막지 못하지만 먼저 { $points }에 4를 둘 수 있음
explain-none-stops-both = { rival-side }은 둘 다 막을 수 없음
explain-takes = { $move }: { $taken }을(를) 따냄, { color-name } { $pairs }쌍
explain-opens = { $move }: { a-kind } { $stones }을(를) 열어 { $points }에서 이어짐
explain-threatens-capture = { $move }: 따내기를 노림({ $takes })
explain-stops-five = { $move }: { rival-owns } { $points } 오목을 막음
explain-stops-open-three = { $move }: { $points }에서 열린 4가 될 { rival-owns } 열린 3 { $stones }을(를) 막음
explain-stops-double = { $move }: { rival-owns } { $points } { kind-title }을(를) 막음
explain-stops-twos = { $move }: { rival-side }이 { $stones }(으)로 { $points }에서 열린 3을 만드는 것을 막음
explain-stops-captures = { $move }: { rival-side }의 따내기를 막음({ $takes })
explain-forbids = { $move }: { rival-side }의 금수점 { $points }
explain-leaves =
    { rival-side }에게 { $points }의 { $kind ->
        [five] 오목
        [winning-capture] 이기는 따내기
        [double-four] 쌍사
        [four-three] 4·3
       *[double-three] 쌍삼
    }을(를) 남김
explain-leaves-open-four = { rival-side }에게 열린 3 { $stones }에서 { $points }의 열린 4를 남김
explain-risks = { rival-side }이 따낼 수 있음({ $takes })
explain-forbids-itself = { color-name } 자신의 금수점: { $points }
explain-has-five = { color-name }의 오목 { $stones }; { rival-side }은 { $points }에서 깰 수 있음
explain-has-four = { color-name }의 { a-kind } { $stones }: { $points }에서 오목
explain-has-open-three = { color-name }의 { a-kind } { $stones }: { $points }에서 열린 4
explain-can-win-by-taking = { color-name }은 { $points }에서 { $stones }을(를) 따내 이길 수 있음
explain-can-take = { color-name }은 { $points }에서 { $stones }을(를) 따낼 수 있음
explain-has-double = { color-name }은 { $points }에 { a-kind }이(가) 있음
explain-no-block = { rival-side }은 막을 수 없음
explain-over =
    대국 종료: { $winner ->
        [black] 흑 승리
        [white] 백 승리
       *[none] 무승부
    }({ end-name })
end-name =
    { $how ->
        [five] 오목
        [captures] 따내기
        [forbidden] 금수
        [unbroken-five] 깨지지 않은 오목
        [full-board] 판이 가득 참
       *[no-move] 둘 곳 없음
    }
explain-engine-line = 엔진 평가 { color-name } { $score }, 예상 { $line }
explain-engine-ranked = 엔진 평가 { $move } { $score }, 후보 { $count }개 중 { $rank }위, 예상 { $line }
explain-engine-unranked = 엔진 평가 { $move } { $score }, 후보 { $count }개에 없음, 예상 { $line }
explain-engine-better = 더 좋은 수는 { $best }, { $score }: { $line }

## Rules

rule-freestyle = 자유 규칙
rule-freestyle-brief = 다섯 이상이면 승리
rule-freestyle-summary = 다섯 개 이상 이으면 이깁니다.
rule-freestyle-help = 다섯 개 이상 이으면 이깁니다. 금수는 없습니다. 흑이 매우 유리하므로 swap2 같은 오프닝으로 공평하게 합니다.
rule-standard = 표준 규칙
rule-standard-brief = 정확히 다섯이면 승리
rule-standard-summary = 정확히 다섯 개를 이으면 이깁니다. 여섯 개 이상은 아닙니다.
rule-standard-help = 정확히 다섯 개를 이으면 이깁니다. 여섯 개 이상은 둘 수 있지만 승리가 아닙니다.
rule-renju = 렌주
rule-renju-brief = 흑에게 금수가 있음
rule-renju-summary = 흑은 정확히 다섯이어야 하고 쌍삼, 쌍사, 장목이 금수입니다. 백은 자유입니다.
rule-renju-help =
    흑은 정확히 다섯, 백은 다섯 이상이면 이깁니다.

    흑은 쌍삼, 쌍사, 장목을 둘 수 없습니다. 같은 수로 오목이 되면 예외입니다. 3은 실제로 열린 4가 될 수 있을 때만 셉니다.

    금수점은 판에 33, 44, 6으로 표시됩니다. 백에게는 없습니다.
rule-caro = 카로
rule-caro-brief = 한쪽이 열린 다섯
rule-caro-summary = 다섯을 이으면 이기지만 양 끝이 상대 돌로 막히면 아닙니다. 여섯 이상은 항상 이깁니다.
rule-caro-help = 다섯을 이으면 이기지만 양 끝에 상대 돌이 있으면 아닙니다. 판의 가장자리는 막은 것이 아닙니다. 여섯 이상은 항상 이깁니다.
rule-caro-standard = 카로, 정확히 다섯
rule-caro-standard-brief = 한쪽이 열린 정확히 다섯
rule-caro-standard-summary = 정확히 다섯을 이으면 이기지만 양 끝이 상대 돌이면 아닙니다.
rule-caro-standard-help = 정확히 다섯을 이으면 이기지만 양 끝에 상대 돌이 있으면 아닙니다. 판의 가장자리는 막은 것이 아닙니다.
rule-1337 = 따내기 1337
rule-1337-brief = 따내기와 금수
rule-1337-summary = 내 돌 사이의 두 돌을 따냅니다. 깰 수 없는 오목이나 다섯 쌍이면 이깁니다. 양쪽 모두 금수가 있습니다.
rule-1337-help =
    정확히 두 개 이어진 상대 돌의 양 끝을 막으면 그 둘을 따냅니다. 다섯 쌍을 따내면 이깁니다.

    정확히 다섯을 이으면 이기지만, 상대가 곧바로 따내서 깰 수 없어야 합니다. 그런 오목은 한 수를 기다립니다.

    양쪽 모두 쌍삼(따낼 때는 예외), 쌍사, 장목, 상대 두 돌 사이에 드는 쌍이 금수입니다.
rule-42 = 따내기 42
rule-42-brief = 따내기, 쌍삼 금지
rule-42-summary = 내 돌 사이의 두 돌을 따냅니다. 깰 수 없는 다섯 이상이나 다섯 쌍이면 이깁니다. 쌍삼만 금수입니다.
rule-42-help =
    정확히 두 개 이어진 상대 돌의 양 끝을 막으면 그 둘을 따냅니다. 다섯 쌍을 따내면 이깁니다.

    다섯 이상을 이으면 이기지만, 상대가 곧바로 따내서 깰 수 없어야 합니다. 그런 오목은 한 수를 기다립니다.

    쌍삼만 금수이며 따낼 때는 예외입니다. 상대 두 돌 사이로 들어간 쌍은 안전합니다.
forbidden-overline-summary = 장목: 여섯 개 이상
forbidden-double-four-summary = 쌍사: 4가 동시에 둘
forbidden-double-three-summary = 쌍삼: 열린 3이 동시에 둘
forbidden-in-capture-summary = 따먹히는 자리: 쌍이 상대 두 돌 사이에 놓임

## Openings

opening-free = 자유
opening-free-summary = 흑은 어디든 둡니다.
opening-swap = 교환
opening-swap-summary = 첫 대국자가 흑돌을 놓고, 둘째가 백이나 그 돌을 고릅니다.
opening-swap2 = Swap2
opening-swap2-summary = 첫 대국자가 세 돌을 놓고, 둘째는 백, 흑, 또는 두 돌을 더 놓고 첫 대국자가 고르게 합니다.
opening-pro = Pro
opening-pro-summary = 흑은 중앙에서 시작하고, 흑의 둘째 돌은 중앙 5x5 밖에 둡니다.
opening-long-pro = Long pro
opening-long-pro-summary = 흑은 중앙에서 시작하고, 흑의 둘째 돌은 중앙 7x7 밖에 둡니다.
opening-rif = RIF
opening-rif-summary = 첫 대국자가 렌주 26주형 중 하나를 놓고 둘째는 교환할 수 있습니다. 백이 넷째를 두고, 흑이 다섯째 수 둘을 제시하면 백이 하나를 고릅니다.
opening-yamaguchi = 야마구치
opening-yamaguchi-summary = RIF와 같지만, 주형을 놓는 사람이 흑이 제시할 다섯째 수의 개수(1–12)도 말합니다.
opening-soosyrv-8 = 소소로프-8
opening-soosyrv-8-summary = 26주형 중 하나와 교환. 백이 넷째를 두고 다섯째 수의 개수(1–8)를 말하면 상대가 교환할 수 있습니다.
opening-taraguchi-10 = 타라구치-10
opening-taraguchi-10-summary = 처음 돌들은 중앙에서 7x7까지 커지는 사각형 안에 두고, 매번 상대가 교환할 수 있습니다. 넷째 다음에 흑은 대신 다섯째 수 열 개를 아무 데나 제시할 수 있습니다.
choice-take-white = 백으로 두기
choice-take-white-summary = 돌은 그대로
choice-take-black = 흑으로 두기
choice-take-black-summary = 돌은 그대로
choice-add-two = 돌 두 개 추가
choice-add-two-summary = 백 하나, 흑 하나. 그다음 상대가 고릅니다
choice-offer = 다섯째 수 { $count }개
choice-offer-summary = 흑이 { $count }개를 제시하고 백이 하나를 고릅니다
instruction-offer = 다섯째 수를 제시하세요({ $count }개 중 { $number }번째).
instruction-pick = 흑의 다섯째 수를 고르세요: { $points }.
instruction-play-on =
    { $color ->
        [black] 흑
       *[white] 백
    }으로 계속 두세요.
instruction-place =
    { $color ->
        [black] 흑돌
       *[white] 백돌
    }을 놓으세요.
instruction-place-centre =
    중앙에 { $color ->
        [black] 흑돌
       *[white] 백돌
    }을 놓으세요.
instruction-place-inside =
    중앙 { $side }x{ $side } 안에 { $color ->
        [black] 흑돌
       *[white] 백돌
    }을 놓으세요.
instruction-place-outside =
    중앙 { $side }x{ $side } 밖에 { $color ->
        [black] 흑돌
       *[white] 백돌
    }을 놓으세요.
instruction-options = 고르세요: { $options }.
instruction-draw = { $who }이(가) 무승부를 제안했습니다. 받아들이거나 거절하세요.
instruction-undo = { $who }이(가) 무르기를 요청했습니다. 허락하거나 거절하세요.

## Names of openings: renju's 26, and how the second stone stands

opening-name =
    { $name ->
        [kansei] 한성
        [keigetsu] 계월
        [sosei] 소성
        [kagetsu] 화월
        [zangetsu] 잔월
        [ugetsu] 우월
        [kinsei] 금성
        [shogetsu] 송월
        [kyugetsu] 구월
        [shingetsu] 신월
        [zuisei] 서성
        [sangetsu] 산월
        [yusei] 유성(遊星)
        [chosei] 장성
        [kyogetsu] 협월
        [kosei] 항성
        [suigetsu] 수월
        [ryusei] 유성(流星)
        [ungetsu] 운월
        [hogetsu] 포월
        [rangetsu] 남월
        [gingetsu] 은월
        [myojo] 명성
        [shagetsu] 사월
        [meigetsu] 명월
        [suisei] 혜성
        [direct-opening] 직접 오프닝
        [indirect-opening] 간접 오프닝
        [one-space-opening] 한 칸 오프닝
        [diagonal-one-space-opening] 대각 한 칸 오프닝
        [knights-opening] 날일자 오프닝
        [large-knights-opening] 큰 날일자 오프닝
       *[two-space-opening] 두 칸 오프닝
    }
opening-numbered =
    { opening-name } ({ $group ->
        [direct] 직접
       *[indirect] 간접
    } { $number })

## How a game ended

result-five =
    { $winner ->
        [black] 흑
       *[white] 백
    }이 { $count }개를 이어 승리.
result-unbroken-five =
    { $winner ->
        [black] 백이 깨지 못한 오목으로 흑 승리.
       *[white] 흑이 깨지 못한 오목으로 백 승리.
    }
result-captures =
    { $winner ->
        [black] 흑
       *[white] 백
    }이 { $pairs }쌍을 따내 승리.
result-forbidden =
    { $winner ->
        [black] 흑 승리: 백의
       *[white] 백 승리: 흑의
    } { $move }은(는) 금수.
result-full-board = 무승부: 판이 가득 찼습니다.
result-no-move = 무승부: { color-name }이 둘 곳이 없습니다.
result-resignation =
    { $winner ->
        [black] 백 기권, 흑 승리.
        [white] 흑 기권, 백 승리.
       *[none] 기권 무승부.
    }
result-time =
    { $winner ->
        [black] 백 시간 초과, 흑 승리.
        [white] 흑 시간 초과, 백 승리.
       *[none] 시간 초과 무승부.
    }
result-agreement =
    { $winner ->
        [black] 합의로 흑 승리.
        [white] 합의로 백 승리.
       *[none] 합의 무승부.
    }
result-forfeit =
    { $winner ->
        [black] 백 몰수패, 흑 승리.
        [white] 흑 몰수패, 백 승리.
       *[none] 몰수 무승부.
    }
result-board =
    { $winner ->
        [black] 판에서 흑 승리.
        [white] 판에서 백 승리.
       *[none] 판에서 무승부.
    }
result-unknown =
    { $winner ->
        [black] 흑 승리.
        [white] 백 승리.
       *[none] 무승부.
    }

## The guide for newcomers

guide-goal =
    흑과 백이 번갈아 판의 점에 돌을 하나씩 놓습니다. 흑이 먼저입니다. 돌은 움직이지 않습니다.

    가로, 세로, 대각선으로 자기 돌 다섯 개를 먼저 이으면 이깁니다. 판이 가득 차면 무승부입니다.
guide-strategy-1 = 위협을 알기
guide-strategy-1-text =
    4는 한 수면 오목이니 바로 막아야 합니다. 열린 4는 그런 점이 둘이라 막을 수 없습니다.

    열린 3은 한 수면 열린 4입니다. 막거나 자신의 4로 맞서야 합니다.
guide-strategy-2 = 두 위협을 한 번에
guide-strategy-2-text =
    4와 열린 3, 또는 열린 3 둘을 만드는 수는 위협이 둘입니다. 하나를 막아도 다른 하나로 이깁니다.

    자신의 두 줄이 만나는 점을 찾으세요.
guide-strategy-3 = 위협을 낭비하지 않기
guide-strategy-3-text = 이어지지 않는 4는 상대에게 한 수를 줄 뿐입니다. 이기거나 필요한 수를 얻을 때까지 아끼세요.
guide-strategy-4 = 막으면서 얻기
guide-strategy-4-text = 열린 3을 막는 곳은 두세 군데입니다. 자기 줄을 만들거나 상대 줄을 끊는 곳을 고르세요.
guide-strategy-5 = 돌을 연결하기
guide-strategy-5-text = 만나는 줄 위에서 한두 칸 떨어진 돌은 서로 돕습니다. 가장자리 돌은 줄이 적습니다.
guide-strategy-6 = 두기 전에 살피기
guide-strategy-6-text = 이길 수 있나? 상대가 이기려 하나? 이길 때까지 위협할 수 있나? 그다음에: 둘 다 두고 싶은 곳은 어디인가?
guide-strategy-7 = 돌을 따내는 규칙에서
guide-strategy-7-text = 한쪽이 빈 두 돌은 따먹힐 수 있습니다. 간격을 두거나 셋으로 만들고, 쌍을 믿기 전에 살피세요.
control-mouse-key = 마우스
control-mouse = 가리키면 돌이 보이고, 클릭하면 둡니다.
control-touch-key = 터치
control-touch = 점을 누르고 다시 누르거나 ‘두기’를 누릅니다. 설정에서 끌 수 있습니다.
control-tab-key = Tab
control-tab = 판으로 이동하며 커서가 위치를 보여 줍니다.
control-arrows-key = 화살표 키
control-arrows = 커서를 옮깁니다. Shift와 함께 네 칸씩.
control-enter-key = Enter 또는 스페이스
control-enter = 커서에 둡니다.
control-point-key = h8
control-point = 판에서 좌표를 입력하면 커서가 옮겨집니다. Enter로 둡니다.
control-undo-key = Ctrl+Z, Ctrl+Y
control-undo = 무르기와 다시 두기.
control-steps-key = ← →
control-steps = 커서가 없을 때: 수순을 앞뒤로.
control-variations-key = ↑ ↓, Home, End
control-variations = 분석에서: 다른 변화, 처음과 마지막 국면.
control-delete-key = Delete
control-delete = 분석에서: 이 수와 그 뒤를 모두 삭제.
control-escape-key = Esc
control-escape = 커서를 숨깁니다.

## Drills

drills-title = 복습
drills-prompt =
    여기서 둔 { $color ->
        [black] 흑
       *[white] 백
    }의 수는 { $move } { $mark }입니다. 더 좋은 수를 찾으세요.
drills-due = 오늘 복습할 문제 { $count }개
drills-count = { $total }개 중 { $due }개 복습할 차례
drills-next = 다음 복습 문제
drills-all = 모든 복습 문제
drills-solve = 복습할 문제 { $count }개 풀기
drills-next-due = 지금은 복습할 문제가 없습니다. 다음 문제: { $when }.
drills-none = 아직 복습 문제가 없습니다. 대국 복기에서 실수를 열어 복습 문제로 만드세요.
drills-entry =
    { $color ->
        [black] 흑
       *[white] 백
    } { $move } { $mark }
drills-try = 풀어 보기
drills-move = 내 대국의 { $number }수
drills-again = 다시 나올 때: { $when }.
drills-in-game = 실전: { $reason }
drills-now = 지금
drills-in-minutes = { $count }분 뒤
drills-in-days =
    { $count ->
        [1] 내일
       *[other] { $count }일 뒤
    }
review-drill = 복습 문제로 만들기
review-drills = 이 실수들을 복습 문제로 만들기
review-drills-making = 답을 확인하는 중…
review-drills-made = 복습 문제 { $count }개를 만들었습니다. 내일 나옵니다.
review-drills-known = 이미 복습 문제로 만든 실수입니다.
review-drills-unsure = 더 깊은 탐색에서는 실수로 확인되지 않았습니다.

## Learn: the path of lessons, and verdicts on answers

learn-title = 배우기
learn-lessons = 강좌
learn-rules = 규칙
learn-strategy = 전략
learn-controls = 조작
learn-openings = 오프닝
learn-game = 게임
learn-progress = { $count }단계 중 { $solved }단계 완료.
learn-go-on = 계속: { $title }
learn-begin = 시작: { $title }
learn-all-done = 모든 강좌를 마쳤습니다.
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved }/{ $count }
learn-lesson-done = 완료
learn-step = { $title }: { $count }단계 중 { $number }
learn-puzzle = 문제 { $number }
learn-steps = 이 강좌의 단계
learn-solved-mark = 해결
learn-all-lessons = 모든 강좌
learn-next-step = 다음 단계
learn-skip = 건너뛰기
lesson-no-win = { $move }은(는) 바로 이기지 못합니다. 다시 해 보세요.
lesson-no-five = { $move }은(는) 오목이 아닙니다. 다시 해 보세요.
lesson-makes = { $move }: { makes-kind }. 하지만 여기서는 다른 것을 찾습니다.
lesson-makes-nothing = { $move }은(는) 위협이 아닙니다. 다시 해 보세요.
lesson-left =
    { $next ->
        [five] { $move }은(는) { color-name }의 4를 막지 않습니다: { $point }에서 오목.
        [open-four] { $move }은(는) { color-name }의 열린 3을 막지 않습니다: { $point }에서 열린 4.
       *[other] { $move }은(는) { color-name }의 { $point } 위협을 막지 않습니다.
    }
lesson-left-five = { $move }은(는) { color-name }의 오목을 깨지 못해 집니다.
lesson-captures =
    { $pairs ->
        [0] { $move }은(는) 따내지 못합니다. 다시 해 보세요.
       *[other] { $move }은(는) { $pairs }쌍만 따냅니다. 다시 해 보세요.
    }
lesson-forbidden =
    { $move }은(는) 금수입니다: { $reason ->
        [overline] 장목이 됩니다.
        [double-four] 쌍사가 됩니다.
        [double-three] 쌍삼이 됩니다.
       *[in-capture] 쌍이 상대 두 돌 사이에 놓입니다.
    }
lesson-allowed = { $move }은(는) 둘 수 있습니다. 다시 해 보세요.
lesson-place = 오프닝 규칙상 { $move }에 둘 수 없습니다. 다시 해 보세요.
lesson-choice = 여기서는 다른 쪽이 유리합니다. 다시 보세요.
lesson-choice-hint = 중앙에 모인 돌을 세고 누구 차례인지 보세요.
lesson-solution = 정답은 { $answer }입니다.

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

lessons-five-title = 오목이란
lessons-five-about = 어느 방향으로든 돌 다섯 개를 이으면 이깁니다.
lessons-five-row-title = 다섯 개 잇기
lessons-five-row-text = 흑돌 네 개가 이어져 있습니다: { $four }. 어느 쪽 끝이든 하나만 더 놓으면 오목이 되어 이깁니다. 두어 보세요.
lessons-five-row-done = 오목: 흑이 이겼습니다. 이기는 점은 { $ends }, 둘 다였습니다.
lessons-five-gap-title = 빈칸 채우기
lessons-five-gap-text = 줄은 안쪽에서 완성할 수도 있습니다. 흑의 { $four }에는 돌 하나가 모자랍니다. 그 점을 찾으세요.
lessons-five-gap-done = 세로로 오목입니다. 빈칸도 끝과 똑같이 중요합니다.
lessons-five-diagonal-title = 대각선에서
lessons-five-diagonal-text = 대각선도 인정되며 가장 놓치기 쉽습니다. { $block }에는 백돌이 있지만 줄에는 다른 끝이 있습니다.
lessons-five-diagonal-done = 대각선으로 오목입니다.
lessons-five-edge-title = 가장자리를 따라
lessons-five-edge-text = 흑의 { $four }은(는) 가장자리를 따라 놓여 있고, { $block }에는 백돌이 있습니다. 아직 오목이 될 자리가 있을까요?
lessons-five-edge-done = 있습니다. 줄이 귀까지 꼭 맞게 닿습니다.
lessons-five-six-title = 여섯 개도 인정
lessons-five-six-text = 자유 규칙에서는 더 긴 줄도 이깁니다. 흑돌 세 개와 두 개를 이으세요.
lessons-five-six-done = 자유 규칙에서는 여섯 개를 이어도 이깁니다. 다른 규칙에서는 다릅니다.
lessons-five-first-title = 막기 전에 이기기
lessons-five-first-text = 백은 { $their }에서 오목을 만들려고 합니다. 하지만 흑 차례입니다. 무엇이 먼저일까요?
lessons-five-first-done = 내 오목으로 대국이 끝납니다. 막을 것이 남지 않았습니다.
lessons-fours-title = 4
lessons-fours-about = 4는 오목에서 돌 하나가 모자란 모양입니다. 상대는 반드시 받아야 합니다.
lessons-fours-make-title = 4 만들기
lessons-fours-make-text = 백이 { $block }에서 흑의 3을 한쪽 막았습니다. 그래도 네 번째 돌을 놓아, 하나만 더 두면 오목이 되게 하세요.
lessons-fours-make-done = 4입니다. 백은 바로 받지 않으면 집니다.
lessons-fours-stop-title = 4 막기
lessons-fours-stop-text = 백돌 네 개가 세로로 이어져 있고, 흑의 { $block }이(가) 한쪽 끝을 막고 있습니다. 다른 끝을 바로 막으세요.
lessons-fours-stop-done = 4를 막는 점은 하나뿐입니다. 바로 여기였습니다.
lessons-fours-inside-title = 빈칸이 있는 4
lessons-fours-inside-text = 백의 { $four }도 모두 붙어 있지는 않지만 4입니다. 백은 어디서 오목을 만들까요?
lessons-fours-inside-done = 빈칸에서만 오목이 되므로 빈칸에서만 막을 수 있습니다.
lessons-fours-open-title = 열린 4
lessons-fours-open-text = 대각선에 흑돌 세 개가 있고 양 끝이 비어 있습니다. 돌 하나로는 막을 수 없는 4를 만드세요.
lessons-fours-open-done = 이제 오목이 되는 점이 둘인데, 백은 하나만 막을 수 있습니다.
lessons-fours-edge-title = 뻗을 자리
lessons-fours-edge-text = 흑에게 3이 둘 있습니다. { $short }은(는) 가장자리에 있어 4가 되어도 한쪽만 열립니다. 다른 3으로 열린 4를 만드세요.
lessons-fours-edge-done = 열린 4가 되려면 양쪽에 빈 점이 있어야 합니다.
lessons-fours-oneline-title = 한 줄에 4 두 개
lessons-fours-oneline-text = 이 줄에 돌 하나를 놓으면 서로 다른 오목 두 개를 노릴 수 있습니다. 그 점을 찾으세요.
lessons-fours-oneline-done = 백은 빈칸 하나만 막을 수 있습니다. 흑은 다른 빈칸에서 오목을 만듭니다.
lessons-fours-block-title = 막으면서 4
lessons-fours-block-text = 백에게 열린 3이 있습니다: { $three }. 그것을 막으면서 4를 만드세요.
lessons-fours-block-done = 백은 4를 막아야 하고, 열린 3은 사라졌습니다.
lessons-threes-title = 열린 3
lessons-threes-about = 열린 3은 열린 4에서 돌 하나가 모자란 모양입니다.
lessons-threes-make-title = 열린 3 만들기
lessons-threes-make-text = { $two } 옆에 세 번째 돌을 놓아, 다음 수로 열린 4를 만들 수 있게 하세요.
lessons-threes-make-done = 열린 3입니다. 백은 지금 받아야 합니다.
lessons-threes-gap-title = 빈칸이 있는 3
lessons-threes-gap-text = 떨어져 있는 돌도 서로 도울 수 있습니다. { $two }에 돌을 더해 열린 3을 만드세요.
lessons-threes-gap-done = 안쪽에 빈칸이 하나 남았고, 그곳을 채우면 열린 4가 됩니다.
lessons-threes-stop-title = 열린 3 막기
lessons-threes-stop-text = 백의 { $three }은(는) 열린 3입니다. 그냥 두면 양 끝이 열린 4가 됩니다. 막는 수를 찾으세요.
lessons-threes-stop-done = 이제 열린 3이 아닙니다.
lessons-threes-gain-title = 막으면서 얻기
lessons-threes-gain-text = 백의 { $three }은(는) 빈칸이 있는 열린 3입니다. 막는 수 가운데 하나는 흑의 열린 3도 만듭니다.
lessons-threes-gain-done = 돌 하나로 막으면서 공격하면 주도권이 바뀝니다.
lessons-threes-which-title = 모든 3이 열린 것은 아니다
lessons-threes-which-text = 백에게 3이 둘 있습니다. { $closed }은(는) { $block }에서 막혀 있어 급하지 않습니다. 다른 3을 막으세요.
lessons-threes-which-done = 맞습니다. 막힌 3은 4가 될 뿐이고, 4는 막을 수 있습니다.
lessons-threes-end-title = 올바른 끝
lessons-threes-end-text = 흑은 이 3을 이어 갈 수 있습니다. 백의 { $stone }이(가) 가까워 한쪽 끝은 단순한 4가 될 뿐입니다. 다른 끝을 고르세요.
lessons-threes-end-done = 이 4는 양쪽에 자리가 있습니다.
lessons-threes-faster-title = 누구의 3이 빠른가
lessons-threes-faster-text = 양쪽 모두 열린 3이 있고 흑 차례입니다. 막지 마세요.
lessons-threes-faster-done = 백은 이제 4를 만들 수 있지만, 흑이 먼저 오목을 만듭니다.
lessons-double-title = 두 위협을 한 번에
lessons-double-about = 상대는 위협 하나는 막아도 둘은 막지 못합니다.
lessons-double-fourthree-title = 4와 3
lessons-double-fourthree-text = 돌 하나로 4와 열린 3을 함께 만들 수 있습니다. 백이 4를 막으면 3을 이어 갑니다. 그 점을 찾으세요.
lessons-double-fourthree-done = 4·3은 가장 흔한 승리 방법입니다.
lessons-double-twofours-title = 4 두 개
lessons-double-twofours-text = 흑에게 가로로 막힌 3 하나, 세로로 막힌 3 하나가 있습니다. 두 줄은 어디서 만날까요?
lessons-double-twofours-done = 4가 둘, 오목이 되는 점도 둘입니다. 백은 둘 다 막을 수 없습니다.
lessons-double-twothrees-title = 3 두 개
lessons-double-twothrees-text = 흑의 두 돌씩 두 쌍이 한 점을 향합니다. 그곳에 두면 열린 3이 둘 생깁니다.
lessons-double-twothrees-done = 백은 3 하나만 막을 수 있습니다. 다른 하나는 열린 4가 됩니다.
lessons-double-hidden-title = 둘 다 빈칸이 있을 때
lessons-double-hidden-text = 빈칸이 있는 줄은 알아보기 어렵습니다. 빈칸이 있는 4와 빈칸이 있는 3을 함께 만드는 점을 찾으세요.
lessons-double-hidden-done = 돌이 모두 붙어 있지 않아도 이깁니다.
lessons-double-race-title = 너무 느린 수
lessons-double-race-text = 백에게 열린 3이 있습니다: { $three }. { $slow }의 쌍삼은 백이 먼저 4를 만들기 때문에 늦습니다. 4가 들어 있는 이중 위협을 찾으세요.
lessons-double-race-done = 백은 4를 막아야 하므로 자신의 3을 쓸 틈이 없습니다.
lessons-double-answer-title = 응수 살피기
lessons-double-answer-text = { $tempting }에 두면 4·3이지만, 백이 { $block }에 받으면서 열린 4를 만듭니다. 백이 받아도 얻는 것이 없는 4·3을 찾으세요.
lessons-double-answer-done = 같은 4를 반대쪽 끝에서 만들었습니다. 이제 백의 응수는 아무 도움이 되지 않고, 백의 3도 막혔습니다.
lessons-defend-title = 수비
lessons-defend-about = 위협이 생기기 전에 막고, 올바른 쪽을 고르세요.
lessons-defend-crossing-title = 만나는 점 차지하기
lessons-defend-crossing-text = 백은 아직 이기는 위협이 없습니다. 하지만 한 점에 두면 열린 3이 둘 생깁니다. 미리 막으세요.
lessons-defend-crossing-done = 두 줄이 만나는 점을 차지하면 두 줄을 모두 얻습니다.
lessons-defend-fourthree-title = 4·3이 되기 전에
lessons-defend-fourthree-text = 백의 { $three }은(는) 막힌 3이라 그것만으로는 받지 않아도 됩니다. 하지만 { $pair }까지 더하면 4·3이 됩니다. 미리 막으세요.
lessons-defend-fourthree-done = 공격하기 전에 상대의 줄이 어디서 만나는지 보세요.
lessons-defend-side-title = 한쪽에서만
lessons-defend-side-text = 백의 { $stone }은(는) 흑의 3 오른쪽에 있습니다. 그것만으로는 부족하고, 버티는 수는 단 하나입니다.
lessons-defend-side-done = 다른 수는 모두 진다고 증명되었습니다. 흑은 { $gain }에서 열린 4를 만들거나 다른 위협으로 이깁니다.
lessons-defend-more-title = 돌 하나로 두 가지 일
lessons-defend-more-text = 흑에게 열린 3이 있고, { $second }에서 쌍삼도 만들 수 있습니다. 백에게는 한 수뿐입니다.
lessons-defend-more-done = 이쪽에서 막는 것이 지지 않는 유일한 수였습니다.
lessons-defend-gap-title = 빈칸 속으로
lessons-defend-gap-text = 백의 { $three }을(를) 막는 곳은 세 군데입니다. 그중 두 곳은 집니다. { $second }도 살펴보세요.
lessons-defend-gap-done = 대개 빈칸이 가장 좋은 자리입니다. 줄에 아무것도 남지 않습니다.
lessons-vcf-title = 연속 4로 이기기
lessons-vcf-about = 4를 연달아 두면 상대는 마지막 4로 질 때까지 선택할 수 없습니다.
lessons-vcf-first-title = 먼저 4
lessons-vcf-first-text = 백에게 열린 3이 있으므로 흑은 4만으로 이겨야 합니다. { $cross }은(는) 쌍삼일 뿐이라 너무 느립니다. 어떤 4를 두면 그곳이 4·3이 될까요?
lessons-vcf-first-done = { $start }의 4로 세로줄에 돌이 하나 늘어 { $cross }에서 4·3이 되었습니다.
lessons-vcf-stone-title = 남는 돌
lessons-vcf-stone-text = 백은 { $danger }에서 4·3을 노립니다. 흑이 먼저입니다. 빈칸이 있는 4를 두면 다음 4에 필요한 돌이 남습니다.
lessons-vcf-stone-done = { $start }의 돌은 두 4에 모두 쓰였습니다.
lessons-vcf-two-title = 한 줄에서 두 번
lessons-vcf-two-text = 흑은 같은 세로줄에서 4를 두 번 연달아 만들 수 있습니다. 4·3으로 끝나는 순서를 찾으세요.
lessons-vcf-two-done = 세로줄에서 4를 두 번, 그다음 { $end }에서 4·3. 백에게는 쉴 틈이 없었습니다.
lessons-vcf-white-title = 백의 승리
lessons-vcf-white-text = 흑에게 열린 3이 있습니다: { $three }. 백은 막지 않고 { $n }수 만에 이깁니다. 마지막 수 전까지 모두 4입니다.
lessons-vcf-white-done = 4는 언제나 흑의 열린 4보다 한 수 빨랐습니다.
lessons-vcf-guard-title = 올바른 점의 4
lessons-vcf-guard-text = 흑은 { $danger }에서 4·3을 노리고 열린 3도 있습니다. 백은 흑의 4·3을 없애면서 자신의 4·3을 준비하는 4를 두어야 합니다.
lessons-vcf-guard-done = 4가 흑의 이중 위협을 막았고, 다음 이중 위협은 백의 것이었습니다.
lessons-vct-title = 3도 함께
lessons-vct-about = 열린 3도 응수를 강요하지만, 받는 방법이 하나가 아닙니다.
lessons-vct-three-title = 먼저 3
lessons-vct-three-text = 아직 아무도 위협하지 않습니다. 열린 3 하나로 흑은 다음 두 3에 필요한 돌을 얻습니다.
lessons-vct-three-done = 백은 3을 막아야 했습니다. 그다음 { $then }에서 3이 두 개 더 생겼습니다.
lessons-vct-mixed-title = 3, 4, 쌍삼
lessons-vct-mixed-text = 열린 3으로 시작하세요. 중간에 4를 두고 쌍삼으로 끝냅니다.
lessons-vct-mixed-done = 4는 수를 벌 수 있을 때에만 썼습니다.
lessons-vct-four-title = 4로 시작하기
lessons-vct-four-text = 흑돌은 네 개, 아직 3은 없습니다. { $n }수 만에 이기며 4로 시작합니다.
lessons-vct-four-done = 뒤따르는 모든 3에 그 돌이 필요하기 때문에 4를 먼저 두었습니다.
lessons-standard-title = 정확히 다섯
lessons-standard-about = 표준 규칙에서는 여섯 개 이상을 이어도 이기지 못합니다.
lessons-standard-five-title = 여섯이 아니라 다섯
lessons-standard-five-text = 흑 줄의 한쪽 끝은 다섯, 다른 쪽은 여섯이 됩니다. 다섯을 두세요.
lessons-standard-five-done = 정확히 다섯입니다. { $six }에 두었다면 너무 길었을 것입니다.
lessons-standard-harmless-title = 다섯은 어디에
lessons-standard-harmless-text = 백이 이 줄을 채울 수 있는 점은 둘이지만, 정확히 다섯이 되는 점은 하나뿐입니다. 그곳을 차지하세요.
lessons-standard-harmless-done = 맞습니다. { $six }에서는 백이 여섯이 되어 이기지 못합니다.
lessons-standard-gap-title = 기다려도 되는 빈칸
lessons-standard-gap-text = 백의 { $row }은(는) 위험해 보이지만 빈칸을 채우면 여섯이 됩니다. 받아야 할 것은 따로 있습니다.
lessons-standard-gap-done = 위협은 열린 3이었습니다. 긴 줄은 해가 없습니다.
lessons-standard-own-title = 방해되는 내 돌
lessons-standard-own-text = 흑의 { $stone }이(가) 한쪽 끝을 망칩니다. { $wrong }에 두면 4가 한쪽에서만 오목이 됩니다. 진짜 열린 4를 만드세요.
lessons-standard-own-done = 이 4는 양 끝에서 오목이 될 수 있습니다.
lessons-standard-threats-title = 백의 공격
lessons-standard-threats-text = 정확히 다섯이어야 해도 공격 방법은 같습니다. 백이 { $n }수 만에 이깁니다. 먼저 열린 3을 세 번, 그다음 한 번에 둘을 만듭니다.
lessons-standard-threats-done = { $end }의 쌍삼이 승부를 결정했습니다.
lessons-renju-title = 금수점
lessons-renju-about = 렌주에서 흑은 돌 하나로 쌍삼, 쌍사, 장목을 만들 수 없습니다.
lessons-renju-33-title = 쌍삼
lessons-renju-33-text = 흑은 돌 하나로 열린 3을 둘 만들 수 없습니다. 금수점을 가리키세요.
lessons-renju-33-done = { $pt }에 두면 가로와 세로가 모두 열린 3이 됩니다.
lessons-renju-44-title = 쌍사
lessons-renju-44-text = 돌 하나로 4를 둘 만드는 것도 금수입니다. 그 점을 가리키세요.
lessons-renju-44-done = { $pt }에 두면 대각선과 세로가 모두 4가 됩니다.
lessons-renju-6-title = 장목
lessons-renju-6-text = 흑은 여섯 개를 이을 수 없습니다. 그 점을 가리키세요.
lessons-renju-6-done = { $pt }에 두면 세 개와 두 개가 이어져 여섯이 됩니다. 승리가 아니라 금수입니다.
lessons-renju-straight-title = 한 줄에 4 두 개
lessons-renju-straight-text = 4 둘이 같은 줄에 있거나 돌을 함께 쓸 수도 있습니다. 흑돌 하나로 둘 다 생기는 점을 가리키세요.
lessons-renju-straight-done = 돌 하나로 빈칸이 서로 다른 4가 둘: 흑에게는 금수입니다.
lessons-renju-43-title = 흑에게 남은 방법
lessons-renju-43-text = 4 하나와 열린 3 하나를 함께 만드는 것은 괜찮습니다. 렌주에서 흑은 그렇게 이깁니다. 그 점을 찾으세요.
lessons-renju-43-done = 4·3 자체는 금수가 아닙니다.
lessons-renju-five-title = 오목이 먼저
lessons-renju-five-text = 같은 돌이 세로 { $column }에서는 여섯을 만듭니다. 하지만 오목이 되는 수는 결코 금수가 아닙니다. 그 점을 찾으세요.
lessons-renju-five-done = 오목은 다른 모든 것보다 먼저입니다.
lessons-renju-end-title = 둘 수 있는 끝
lessons-renju-end-text = 백에게 열린 3이 있습니다: { $three }. { $foul }에서 막으면 쌍삼이 됩니다. 다른 끝에서 막으면서 자신의 열린 3을 만드세요.
lessons-renju-end-done = 흑은 금수 없이 막으면서 주도권을 지켰습니다.
lessons-renju-line-title = 금수점을 피해서
lessons-renju-line-text = 흑이 { $n }수 만에 이기지만, { $foul }은(는) 아직 금수라 둘 수 없습니다. 4·3으로 이어지는 3을 찾으세요.
lessons-renju-line-done = { $end }의 4·3은 위협 중 3이 하나뿐이라 둘 수 있었습니다.
lessons-renju-white-title = 렌주의 백
lessons-renju-white-about = 백에게는 금수점이 없고, 흑의 금수점을 이용할 수 있습니다.
lessons-renju-white-six-title = 백은 자유
lessons-renju-white-six-text = 흑에게는 금수인 것이 백에게는 승리입니다. 이기는 수를 두세요.
lessons-renju-white-six-done = 백은 여섯 개를 이어도 이깁니다.
lessons-renju-white-trap33-title = 막으면 금수
lessons-renju-white-trap33-text = 흑이 막을 수 없는 4를 만드세요.
lessons-renju-white-trap33-done = 흑은 { $block }에 두어야 하지만 그곳은 쌍삼입니다. 백이 거기서 오목을 만듭니다.
lessons-renju-white-trap6-title = 흑 자신의 돌
lessons-renju-white-trap6-text = 세로줄에서 { $gap }의 양쪽에 흑돌이 있습니다. 이를 이용해 빈칸이 있는 4를 만드세요.
lessons-renju-white-trap6-done = 빈칸을 채우면 흑돌 여섯 개가 이어져 금수가 됩니다.
lessons-renju-white-trap44-title = 두 4가 만나는 곳
lessons-renju-white-trap44-text = 흑에게 세로로 막힌 3 하나, 대각선으로 막힌 3 하나가 있습니다. 두 줄은 흑이 둘 수 없는 점에서 만납니다. 그것을 이용하세요.
lessons-renju-white-trap44-done = 막을 수 있는 유일한 점 { $block }은(는) 쌍사입니다. 백이 거기서 오목을 만듭니다.
lessons-renju-white-line-title = 함정까지 먼 길
lessons-renju-white-line-text = 백이 { $n }수 만에 이깁니다. 흑의 금수점이 없다면 이 공격으로는 부족합니다.
lessons-renju-white-line-done = 마지막에 흑은 금수점에 두어야만 했습니다.
lessons-caro-title = 카로
lessons-caro-about = 상대 두 돌 사이의 다섯은 이기지 못하지만, 여섯은 언제나 이깁니다.
lessons-caro-blocked-title = 막힌 다섯
lessons-caro-blocked-text = 흑에게 네 개짜리 줄이 둘 있습니다. { $no }에 두면 다섯이 백돌 사이에 끼어 이기지 못합니다. 다른 줄을 두세요.
lessons-caro-blocked-done = 이 다섯은 한쪽이 열려 있어 이깁니다.
lessons-caro-six-title = 여섯은 그래도 승리
lessons-caro-six-text = 백이 양 끝 { $ends }을(를) 막고 있습니다. 하지만 여섯 개를 이으면 언제나 이깁니다. 그 수를 두세요.
lessons-caro-six-done = 여섯은 막혀 있어도 이깁니다.
lessons-caro-outside-title = 바깥에서 막기
lessons-caro-outside-text = 흑의 4는 { $end }에서 막혀 있습니다. 막는 방법은 둘이고, 그중 하나는 줄에 닿지 않습니다. 그쪽을 두어 보세요.
lessons-caro-outside-done = { $far }에 두면 다섯이 되어도 백돌 사이에 끼게 됩니다. { $near }에서도 막을 수 있습니다.
lessons-caro-edge-title = 가장자리는 막지 않는다
lessons-caro-edge-text = { $end }에 백돌이 있고, 줄은 귀까지 이어집니다. 이것도 막힌 것일까요?
lessons-caro-edge-done = 아닙니다. 돌만 막습니다. 가장자리는 막지 않습니다.
lessons-caro-room-title = 열린 4를 위한 자리
lessons-caro-room-text = 백의 { $stone }은(는) 아래쪽 3에서 두 칸 떨어져 있습니다. 백이 그곳의 4를 돌 하나로 막을 수 있을까요? 자리가 있는 3을 쓰세요.
lessons-caro-room-done = 이 4는 어느 쪽 끝도 망칠 수 없습니다.
lessons-caro-threats-title = 카로에서 3으로 이기기
lessons-caro-threats-text = 백이 열린 3으로 시작해 { $n }수 만에 이깁니다.
lessons-caro-threats-done = { $end }의 쌍삼을 흑은 감당할 수 없었습니다.
lessons-caro-standard-title = 카로, 정확히 다섯
lessons-caro-standard-about = 정확히 다섯이어야 하고, 상대 두 돌 사이에 끼면 안 됩니다.
lessons-caro-standard-both-title = 줄은 셋, 오목은 하나
lessons-caro-standard-both-text = { $blocked }에서는 흑의 다섯이 양 끝에서 막히고, { $six }에서는 줄이 너무 깁니다. 세 번째 줄이 정답입니다.
lessons-caro-standard-both-done = 정확히 다섯이고 한쪽이 열려 있습니다.
lessons-caro-standard-quiet-title = 위협이 아닌 4
lessons-caro-standard-quiet-text = 백돌 네 개가 이어져 있지만 흑이 { $ends }을(를) 차지해, 다섯이 되어도 인정되지 않습니다. 진짜 위협을 막으세요.
lessons-caro-standard-quiet-done = 위험한 것은 3이었습니다. 4는 위험하지 않았습니다.
lessons-caro-standard-threats-title = 3, 4, 그리고 쌍삼
lessons-caro-standard-threats-text = 백이 { $n }수 만에 이깁니다. 열린 3, 같은 돌로 만드는 4, 그다음 한 번에 열린 3 둘입니다.
lessons-caro-standard-threats-done = 그 돌이 마지막에 필요했기 때문에 4는 손해가 아니었습니다.
lessons-captures-title = 따내기
lessons-captures-about = 상대 두 돌 사이에 낀 돌 두 개는 판에서 들어냅니다.
lessons-captures-pair-title = 한 쌍 따내기
lessons-captures-pair-text = { $pair } 옆에 흑돌이 있습니다. 반대쪽을 막으면 따냅니다.
lessons-captures-pair-done = 한 쌍을 따냈습니다. 언제나 정확히 두 개입니다.
lessons-captures-two-title = 한 번에 두 쌍
lessons-captures-two-text = 돌 하나로 두 줄을 막을 수 있습니다. 네 개를 따내는 점을 찾으세요.
lessons-captures-two-done = 돌 하나로 두 쌍입니다.
lessons-captures-five-title = 다섯 쌍이면 승리
lessons-captures-five-text = 흑은 네 쌍을 따냈습니다. 한 쌍만 더 따내면 이깁니다.
lessons-captures-five-done = 다섯 쌍: 흑은 줄을 만들지 않고도 이겼습니다.
lessons-captures-save-title = 쌍 지키기
lessons-captures-save-text = 백은 { $by }에 두어 { $pair }을(를) 따낼 수 있습니다. 미리 막으세요.
lessons-captures-save-done = 이어진 세 돌은 따낼 수 없습니다.
lessons-captures-incapture-title = 따먹히는 자리
lessons-captures-incapture-text = 상대 두 돌 사이에 끼는 쌍을 스스로 만들 수는 없습니다. 흑이 둘 수 없는 점을 가리키세요.
lessons-captures-incapture-done = { $pt }에 두면 쌍이 따먹히는 자리에 놓입니다.
lessons-captures-free33-title = 따내면 금수가 풀린다
lessons-captures-free33-text = 여기서는 돌 하나로 열린 3을 둘 만들면 금수지만, 따낼 때는 예외입니다. 둘 다 하는 점을 찾으세요.
lessons-captures-free33-done = { $pair }을(를) 따냈으므로 쌍삼을 둘 수 있었습니다.
lessons-captures-pending-title = 깨질 수 있는 오목
lessons-captures-pending-text = 다섯 개를 이으세요. 백은 아직 { $pair }을(를) 따낼 수 있으므로, 백이 따내지 않아야 이깁니다.
lessons-captures-pending-done = 오목이 한 수를 기다립니다. 백은 그 한 수로 깰 수 있습니다.
lessons-captures-break-title = 오목 깨기
lessons-captures-break-text = 흑이 다섯 개를 이었습니다: { $five }. 그중 하나만 따내면 흑이 빈칸을 채울 수 있어 소용없습니다. 둘을 따내는 점을 찾으세요.
lessons-captures-break-done = 양 끝이 사라졌고, 오목도 함께 사라졌습니다.
lessons-captures-line-title = 위협하며 따내기
lessons-captures-line-text = 흑은 { $pair }을(를) 따내면서 열린 4도 만들 수 있습니다. 그 점을 찾으세요.
lessons-captures-line-done = 한 쌍을 얻었고, 백은 줄을 막을 틈이 없습니다.
lessons-captures42-title = 규칙 42의 따내기
lessons-captures42-about = 따내기는 같지만 쌍삼만 금수입니다.
lessons-captures42-between-title = 두 돌 사이
lessons-captures42-between-text = 이기는 돌은 { $ends } 사이에 쌍을 만듭니다. 이 규칙에서는 둘 수 있고, 그 쌍은 안전합니다.
lessons-captures42-between-done = 세로로 오목입니다. 상대 두 돌 사이로 들어가도 따먹히지 않습니다.
lessons-captures42-six-title = 여기서는 여섯도 승리
lessons-captures42-six-text = 따내기 1337에서는 여섯 개를 이을 수 없습니다. 이 규칙에서는 이깁니다. 대각선에서 그 점을 찾으세요.
lessons-captures42-six-done = 이 규칙에서는 여섯 개를 이어도 이깁니다.
lessons-captures42-open-title = 막은 돌 따내기
lessons-captures42-open-text = 백의 { $block }이(가) 흑의 3을 막고 있습니다. 백돌 두 개를 따낼 수 있고, 그 돌도 들어 있습니다.
lessons-captures42-open-done = { $three }은(는) 다시 열린 3이 되었고, 백은 돌 두 개를 잃었습니다.
lessons-captures42-both-title = 백에게도 금수
lessons-captures42-both-text = 따내기 규칙에서 쌍삼은 양쪽 모두에게 금수입니다. 백이 둘 수 없는 점을 가리키세요.
lessons-captures42-both-done = { $pt }에 두면 백은 따내는 것 없이 열린 3을 둘 만들게 됩니다.
lessons-swap2-title = 교환과 swap2
lessons-swap2-about = 흑의 첫 수는 유리합니다. 오프닝은 그 이점을 나눕니다.
lessons-swap2-centre-title = 중앙의 돌
lessons-swap2-centre-text = 상대가 첫 흑돌을 판 중앙에 놓았습니다. 그 돌을 넘겨받거나 백을 둘 수 있습니다. 고르세요.
lessons-swap2-centre-done = 백 차례라도 중앙에 있는 흑이 여전히 확실히 유리합니다.
lessons-swap2-far-title = 멀리 있는 백돌
lessons-swap2-far-text = Swap2: 상대가 돌 세 개를 놓았습니다. 백돌은 귀에 있습니다. 어느 쪽을 고를까요?
lessons-swap2-far-done = 귀의 돌은 수비에 도움이 되지 않습니다. 흑이 사실상 이긴 형세입니다.
lessons-swap2-corner-title = 멀리 있는 흑돌
lessons-swap2-corner-text = 이번에는 흑돌 하나가 귀에 있고 백 차례입니다. 어느 쪽을 고를까요?
lessons-swap2-corner-done = 중앙에 돌이 하나씩 있고 다음은 백 차례입니다. 백이 유리합니다.
lessons-swap2-added-title = 두 돌을 더 놓은 뒤
lessons-swap2-added-text = 내가 돌 세 개로 시작했고 상대가 두 개를 더 놓았습니다. 백 차례입니다. 이제 내가 고릅니다.
lessons-swap2-added-done = 가장자리에 있는 흑돌은 둘 다 쓸모가 없습니다.
lessons-swap2-pro-title = Pro 오프닝
lessons-swap2-pro-text = 첫 수를 약하게 하는 다른 방법입니다. 흑의 둘째 돌은 중앙 5x5 밖에 두어야 합니다. 두어 보세요.
lessons-swap2-pro-done = 그 사각형 밖이면 어디든 둘 수 있습니다.
lessons-swap2-longpro-title = Long pro 오프닝
lessons-swap2-longpro-text = 더 큰 7x7 사각형으로 하는 같은 방식입니다. 흑의 둘째 돌을 두세요.
lessons-swap2-longpro-done = 흑의 두 돌은 너무 멀어 바로 서로 돕지 못합니다.
lessons-attack-title = 공격하는 법
lessons-attack-about = 수를 벌고, 4를 아끼고, 시작하기 전에 끝을 보세요.
lessons-attack-gather-title = 돌 모으기
lessons-attack-gather-text = 흑돌은 흩어져 있지만 그 사이의 줄은 서로 만납니다. 모든 수가 위협이어야 합니다. { $n }수 만에 이기세요.
lessons-attack-gather-done = 3을 둘 때마다 두 줄이 만나는 { $end } 쪽으로 돌이 모였습니다.
lessons-attack-reserve-title = 4 아껴 두기
lessons-attack-reserve-text = 흑이 { $n }수 만에 이깁니다. 3부터 시작하고, 4는 끝나기 직전에만 둡니다.
lessons-attack-reserve-done = { $four }의 4는 백의 응수가 흑에게 도움이 될 때까지 아껴 두었습니다.
lessons-attack-order-title = 올바른 순서
lessons-attack-order-text = 둘 수 있는 3은 여러 개입니다. 먼저 두어 이기는 것은 하나뿐입니다.
lessons-attack-order-done = 3을 세 번, 그다음 한 번에 둘. 순서가 다르면 백이 한 수를 법니다.
lessons-attack-white-title = 백이 주도권을 잡다
lessons-attack-white-text = 백 차례이고 흑은 아직 3을 만들지 못했습니다. 3을 하나 만들고, 이어서 한 번에 둘을 만드세요.
lessons-attack-white-done = 쓸모 있는 위협을 먼저 만드는 쪽이 주도권을 지킵니다.
lessons-attack-end-title = 시작하기 전에 끝을 보기
lessons-attack-end-text = 두기 전에 세어 보세요. 공격은 { $n }수가 걸리고 4·3으로 끝납니다.
lessons-attack-end-done = 3을 세 번 두어 { $end }의 4·3에 이르렀습니다. 마지막 수를 알면 첫 수는 쉽습니다.
