### Language: English
### Reviewed: the authors
###
### The source of every other catalogue. How to add a text: docs/translating.md.

## What several places say

moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
black = Black
white = White
rule = Rule

## The frame of the page

page-title = Tengen: play and analyse Gomoku
page-description = Play Gomoku against people and a strong engine, and analyse any position.
page-needs-javascript = This page needs JavaScript. The same program plays in a terminal:
page-cannot-start = Tengen cannot start
skip-to-board = Skip to the board
nav-label = Main
nav-play = Play
nav-analyse = Analyse
nav-puzzles = Puzzles
nav-games = Games
nav-learn = Learn
nav-settings = Settings
close = Close
try-again = Try again

## Settings

settings-looks = Looks
settings-playing = Playing
settings-language = Language
settings-language-browser = Same as browser
settings-language-unread = Nobody fluent has read this translation yet. Corrections are welcome.
settings-theme = Colours
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-coordinates = Coordinates
settings-numbers = Move numbers
settings-forbidden = Show forbidden points
settings-confirm = Confirm each move
settings-confirm-never = Never
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-sounds = Sounds
settings-name = Your name
settings-name-about = Shown to the other player.
settings-reset = Reset all settings
settings-reset-done = All settings are back to their defaults.

## One's games and analyses

games-title = Games
games-analyses = Analyses
games-none = No games yet. Place a stone on the board to begin one.
games-no-analyses = No analyses yet. Keep one under Analyse, Share.
games-more = Show more
games-in-progress = In progress
games-analyse = Analyse
games-analyse-this = Analyse { $title }
games-analysis = Analysis
games-remove = Remove
games-remove-really = Really remove?
games-remove-this = Remove { $title } from this list
when-today = today { $time }
when-yesterday = yesterday { $time }

## Teaching in a game

teach-label = Teaching
teach-about = Points out your mistakes as they happen and offers the move back.
teach-off = Off
teach-blunders = Blunders only
teach-all = All mistakes
teach-blunder = { $move } is a blunder
teach-mistake = { $move } is a mistake
teach-take-back = Take it back
teach-show = Show why
teach-play-on = Play on
terminal-teach-back = Take { $move } back? (y/n)

## The adaptive opponent, and a first visit

opponent-adaptive = Engine that adapts to you
opponent-adaptive-about = Plays a little above you and follows your results.
opponent-adaptive-name = Adaptive
opponent-adaptive-seat = Engine, a little above you
welcome-title = Welcome
welcome-question = How well do you play Gomoku? The answer finds you an opponent.
welcome-none = I have never played
welcome-rules = I know the rules
welcome-regular = I play now and then
welcome-strong = I am a strong player
welcome-later = Not now
welcome-placed = Your opponent is ready
welcome-placed-gentle = It starts gently and follows your results. Blunders are pointed out, and you may take them back.
welcome-placed-about = It starts near your strength and follows your results.
welcome-lesson = Or begin with the first lesson

## Learn: the path of lessons, and verdicts on answers

learn-title = Learn
learn-lessons = Lessons
learn-rules = Rules
learn-strategy = Strategy
learn-controls = Controls
learn-game = The game
learn-openings = Openings
learn-progress = { $solved } of { $count } steps solved.
learn-go-on = Go on: { $title }
learn-begin = Begin: { $title }
learn-all-done = You have finished all lessons.
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved } of { $count }
learn-lesson-done = Done
learn-step = { $title }: step { $number } of { $count }
learn-puzzle = Puzzle { $number }
learn-steps = Steps of this lesson
learn-solved-mark = solved
learn-all-lessons = All lessons
learn-next-step = Next step
learn-skip = Skip
lesson-no-win = { $move } does not win at once. Try again.
lesson-no-five = { $move } makes no five. Try again.
lesson-makes =
    { $kind ->
        [five] { $move } makes five, but something else is asked for here.
        [open-four] { $move } makes an open four, but something else is asked for here.
        [double-four] { $move } makes two fours, but something else is asked for here.
        [four-three] { $move } makes a four and an open three, but something else is asked for here.
        [four] { $move } makes a four, but something else is asked for here.
        [double-three] { $move } makes two open threes, but something else is asked for here.
       *[open-three] { $move } makes an open three, but something else is asked for here.
    }
lesson-makes-nothing = { $move } makes no threat. Try again.
lesson-left =
    { $color ->
        [black] { $next ->
            [five] { $move } does not stop Black’s four: { $point } makes five.
            [open-four] { $move } does not stop Black’s open three: { $point } makes an open four.
           *[other] { $move } does not prevent what Black threatens at { $point }.
        }
       *[white] { $next ->
            [five] { $move } does not stop White’s four: { $point } makes five.
            [open-four] { $move } does not stop White’s open three: { $point } makes an open four.
           *[other] { $move } does not prevent what White threatens at { $point }.
        }
    }
lesson-left-five =
    { $color ->
        [black] { $move } does not break Black’s five, which wins.
       *[white] { $move } does not break White’s five, which wins.
    }
lesson-captures =
    { $pairs ->
        [0] { $move } captures nothing. Try again.
        [one] { $move } captures only one pair. Try again.
       *[other] { $move } captures { $pairs } pairs. Try again.
    }
lesson-forbidden =
    { $reason ->
        [overline] { $move } is forbidden: it would make six or more in a row.
        [double-four] { $move } is forbidden: it would make two fours at once.
        [double-three] { $move } is forbidden: it would make two open threes at once.
       *[in-capture] { $move } is forbidden: the pair would stand between two enemy stones.
    }
lesson-allowed = { $move } is allowed. Try again.
lesson-place = The opening does not allow { $move }. Try again.
lesson-choice = The other side has the better chances here. Look again.
lesson-choice-hint = Count the stones that stand together in the middle, and look who moves next.
lesson-solution = The answer is { $answer }.

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

lessons-five-title = What is a five
lessons-five-about = Five stones in a row win, in any direction.
lessons-five-row-title = Five in a row
lessons-five-row-text = Black has four in a row: { $four }. One more stone at either end makes five and wins. Play it.
lessons-five-row-done = Five in a row: Black wins. { $ends } both did it.
lessons-five-gap-title = Fill the gap
lessons-five-gap-text = The row may be closed from inside. Black's { $four } lack one stone. Find it.
lessons-five-gap-done = Five in the column. A gap counts as much as an end.
lessons-five-diagonal-title = On the diagonal
lessons-five-diagonal-text = Diagonals count too, and they are the easiest to overlook. { $block } is taken by White, but the row has another end.
lessons-five-diagonal-done = Five on the diagonal.
lessons-five-edge-title = Along the edge
lessons-five-edge-text = Black's { $four } run along the edge, and White holds { $block }. Is there still room for five?
lessons-five-edge-done = Yes: the row reaches exactly to the corner.
lessons-five-six-title = Six count as well
lessons-five-six-text = In freestyle a longer row wins too. Join Black's three and two stones.
lessons-five-six-done = Six in a row win in freestyle. Other rules see that differently.
lessons-five-first-title = Win before you defend
lessons-five-first-text = White threatens to make five at { $their }. But it is Black's move. What comes first?
lessons-five-first-done = Your own five ends the game. There was nothing left to stop.
lessons-fours-title = Fours
lessons-fours-about = A four is one stone short of five. It forces an answer.
lessons-fours-make-title = Make a four
lessons-fours-make-text = White has closed one end of Black's three at { $block }. Add a fourth stone all the same, so that one more would make five.
lessons-fours-make-done = A four: White must answer at once, or lose.
lessons-fours-stop-title = Stop a four
lessons-fours-stop-text = White has four in the column, and Black's { $block } closes one end. Take the other end at once.
lessons-fours-stop-done = A four leaves one answer. This was it.
lessons-fours-inside-title = A four with a gap
lessons-fours-inside-text = White's { $four } are a four as well, although they do not touch. Where would White make five?
lessons-fours-inside-done = Only the gap makes five, so only the gap stops it.
lessons-fours-open-title = An open four
lessons-fours-open-text = Black has three stones on a diagonal with room at both ends. Make it a four that one stone cannot stop.
lessons-fours-open-done = Two points make five now, and White can take only one of them.
lessons-fours-edge-title = Room to grow
lessons-fours-edge-text = Black has two threes. { $short } stands at the edge, where a four has only one open end. Make an open four with the other one.
lessons-fours-edge-done = An open four needs a free point on both sides.
lessons-fours-oneline-title = Two fours on one line
lessons-fours-oneline-text = One stone on this row makes two different fives possible. Find it.
lessons-fours-oneline-done = White can fill one gap. Black makes five in the other.
lessons-fours-block-title = A four that blocks
lessons-fours-block-text = White has an open three: { $three }. Make a four with the stone that also blocks it.
lessons-fours-block-done = White has to answer the four, and the three is gone.
lessons-threes-title = Open threes
lessons-threes-about = An open three is one stone short of an open four.
lessons-threes-make-title = Make an open three
lessons-threes-make-text = Put a third stone beside { $two }, so that the next one could make an open four.
lessons-threes-make-done = An open three. White should answer it now.
lessons-threes-gap-title = A three with a gap
lessons-threes-gap-text = Stones that stand apart can work together. Turn { $two } into an open three.
lessons-threes-gap-done = One point is left open inside, and filling it makes an open four.
lessons-threes-stop-title = Stop an open three
lessons-threes-stop-text = White's { $three } is an open three. Left alone, it becomes a four with two open ends. Find an answer.
lessons-threes-stop-done = The three is no longer open.
lessons-threes-gain-title = Answer and gain
lessons-threes-gain-text = White's { $three } is an open three with a gap. Of all the answers, one also makes an open three for Black.
lessons-threes-gain-done = Defending and attacking with one stone is how the lead changes hands.
lessons-threes-which-title = Not every three is open
lessons-threes-which-text = White has two threes. { $closed } is closed by { $block } and can wait. Answer the other one.
lessons-threes-which-done = Right. A closed three makes only a four, and a four has an answer.
lessons-threes-end-title = The right end
lessons-threes-end-text = Black may carry this three on. White's { $stone } is near, so one end makes only a simple four. Choose the other.
lessons-threes-end-done = There is room on both sides of this four.
lessons-threes-faster-title = Whose three is faster
lessons-threes-faster-text = Both sides have an open three, and it is Black's move. Do not defend.
lessons-threes-faster-done = White can make a four now, but Black makes five first.
lessons-double-title = Two threats at once
lessons-double-about = An opponent can answer one threat, but not two.
lessons-double-fourthree-title = A four and a three
lessons-double-fourthree-text = One stone can make a four and an open three together. White stops the four, and the three goes on. Find that stone.
lessons-double-fourthree-done = A four-three is the most common way to win.
lessons-double-twofours-title = Two fours
lessons-double-twofours-text = Black has a closed three in a row and a closed three in a column. Where do they meet?
lessons-double-twofours-done = Two fours, two points for five: White cannot take both.
lessons-double-twothrees-title = Two threes
lessons-double-twothrees-text = Two pairs of Black aim at one point. A stone there makes two open threes.
lessons-double-twothrees-done = White can stop one three. The other becomes an open four.
lessons-double-hidden-title = Both with gaps
lessons-double-hidden-text = Rows with gaps are harder to see. Find the stone that makes a four with a gap and a three with a gap.
lessons-double-hidden-done = Nothing touches, and it wins all the same.
lessons-double-race-title = Too slow
lessons-double-race-text = White has an open three: { $three }. Two open threes at { $slow } would come too late, because White makes a four first. Find a double threat with a four in it.
lessons-double-race-done = The four forces White's hand, so White never comes to use the three.
lessons-double-answer-title = Look at the answer
lessons-double-answer-text = { $tempting } makes a four-three, but White's answer at { $block } would make an open four. Find the four-three whose answer gives White nothing.
lessons-double-answer-done = The same four from its other end: now White's answer helps nobody, and the white three is blocked as well.
lessons-defend-title = Defending
lessons-defend-about = Stop the threat before it is made, and choose the right side.
lessons-defend-crossing-title = Take the crossing point
lessons-defend-crossing-text = White does not threaten to win yet. But one point would give White two open threes. Prevent it.
lessons-defend-crossing-done = Whoever takes the point where two rows cross has both.
lessons-defend-fourthree-title = Before the four-three
lessons-defend-fourthree-text = White's { $three } is closed and need not be answered by itself. But with { $pair } it makes a four-three. Prevent it.
lessons-defend-fourthree-done = Look where your opponent's rows meet before you attack.
lessons-defend-side-title = Only from one side
lessons-defend-side-text = White's { $stone } stands on the right of Black's three. It is not enough, and one single move holds.
lessons-defend-side-done = Every other move is proven to lose: Black makes an open four at { $gain }, or wins by further threats.
lessons-defend-more-title = Two jobs for one stone
lessons-defend-more-text = Black has an open three and could make a double-three at { $second } as well. White has time for one move.
lessons-defend-more-done = Blocking on this side was the only move that does not lose.
lessons-defend-gap-title = Into the gap
lessons-defend-gap-text = White's { $three } can be blocked in three places. Two of them lose. Look at the point { $second }, too.
lessons-defend-gap-done = The gap is usually the best place: nothing is left of the row.
lessons-vcf-title = Winning by fours
lessons-vcf-about = A chain of fours leaves the opponent no choice until the last one wins.
lessons-vcf-first-title = A four first
lessons-vcf-first-text = White has an open three, so Black must win with fours alone. { $cross } would only make two open threes, which is too slow. Which four turns it into a four-three?
lessons-vcf-first-done = The four at { $start } put one more stone on the column, so that { $cross } became a four-three.
lessons-vcf-stone-title = The stone that stays
lessons-vcf-stone-text = White threatens a four-three at { $danger }. Black is first: a four with a gap leaves a stone behind that the next four needs.
lessons-vcf-stone-done = The stone at { $start } served in both fours.
lessons-vcf-two-title = Twice on one line
lessons-vcf-two-text = Black can make two fours in the same column, one after the other. Find the order that ends in a four-three.
lessons-vcf-two-done = Two fours in the column, then the four-three at { $end }: White never had a free move.
lessons-vcf-white-title = White to win
lessons-vcf-white-text = Black has an open three: { $three }. White does not stop it, but wins in { $n } moves, all with fours up to the last.
lessons-vcf-white-done = Each four came one move before Black's open four.
lessons-vcf-guard-title = A four on the right point
lessons-vcf-guard-text = Black threatens a four-three at { $danger } and has an open three besides. White needs a four that takes away the first and prepares its own.
lessons-vcf-guard-done = The four blocked Black's double threat, and the next one was White's.
lessons-vct-title = Threes join in
lessons-vct-about = Open threes force as well, only with more than one answer.
lessons-vct-three-title = A three first
lessons-vct-three-text = Nobody threatens anything. One open three gives Black the stone that two further threes need.
lessons-vct-three-done = White had to answer the three. Then { $then } made two more at once.
lessons-vct-mixed-title = Three, four, two threes
lessons-vct-mixed-text = Begin with an open three. A four comes in the middle, and a double-three at the end.
lessons-vct-mixed-done = The four was spent only when it gained a move.
lessons-vct-four-title = A four to begin with
lessons-vct-four-text = Four stones of Black, and no three yet. The win takes { $n } moves and starts with a four.
lessons-vct-four-done = The four was played first because its stone is needed for every three that follows.
lessons-standard-title = Exactly five
lessons-standard-about = In standard Gomoku six or more in a row do not win.
lessons-standard-five-title = Five, not six
lessons-standard-five-text = One end of Black's row makes five, the other six. Play the five.
lessons-standard-five-done = Exactly five. At { $six } the row would have been too long.
lessons-standard-harmless-title = Where is the five
lessons-standard-harmless-text = White can fill this row at two points, but only one of them makes exactly five. Take that one.
lessons-standard-harmless-done = Right. At { $six } White would have made six, which wins nothing.
lessons-standard-gap-title = A gap that can wait
lessons-standard-gap-text = White's row { $row } looks dangerous, but filling its gap makes six. Something else must be answered.
lessons-standard-gap-done = The open three was the threat. The long row is harmless.
lessons-standard-own-title = Your own stone in the way
lessons-standard-own-text = Black's { $stone } spoils one end: at { $wrong } the four could become five on one side only. Make a real open four.
lessons-standard-own-done = Five is possible at both ends of this one.
lessons-standard-threats-title = White attacks
lessons-standard-threats-text = Exactly five does not change how an attack works. White wins in { $n } moves, three open threes first, then two at once.
lessons-standard-threats-done = The double-three at { $end } decided.
lessons-renju-title = Forbidden points
lessons-renju-about = In renju Black may not make two open threes, two fours, or six in a row with one stone.
lessons-renju-33-title = The double-three
lessons-renju-33-text = Black may not make two open threes with one stone. Point at the forbidden place.
lessons-renju-33-done = At { $pt } a row and a column would both become open threes.
lessons-renju-44-title = The double-four
lessons-renju-44-text = Two fours with one stone are forbidden as well. Point at the place.
lessons-renju-44-done = At { $pt } a diagonal and a column would both be fours.
lessons-renju-6-title = The overline
lessons-renju-6-text = Six in a row are forbidden to Black. Point at the place.
lessons-renju-6-done = At { $pt } three and two stones would join to six: forbidden, and no win.
lessons-renju-straight-title = Two fours on one line
lessons-renju-straight-text = Two fours may share a line and even a stone. Point at the place where one black stone would make both.
lessons-renju-straight-done = One stone, two fours with different gaps: forbidden to Black.
lessons-renju-43-title = What is left to Black
lessons-renju-43-text = One four and one open three together are allowed. That is how Black wins in renju. Find the stone.
lessons-renju-43-done = A four-three is never forbidden by itself.
lessons-renju-five-title = Five goes first
lessons-renju-five-text = The same stone would make six in the column { $column }. But a stone that makes five is never forbidden. Find it.
lessons-renju-five-done = Five in a row come before everything else.
lessons-renju-end-title = The end that is allowed
lessons-renju-end-text = White has an open three: { $three }. Blocking at { $foul } would make a double-three. Block at the other end, and make an open three of your own.
lessons-renju-end-done = Black answered and kept the initiative, without a forbidden move.
lessons-renju-line-title = Around the forbidden point
lessons-renju-line-text = Black wins in { $n } moves, but not over { $foul }, which is forbidden. Find the three that leads to a four-three.
lessons-renju-line-done = The four-three at { $end } was allowed, because only one of its threats is a three.
lessons-renju-white-title = White's side of renju
lessons-renju-white-about = White has no forbidden points, and may use Black's.
lessons-renju-white-six-title = White is free
lessons-renju-white-six-text = What is forbidden to Black wins for White. Play the winning stone.
lessons-renju-white-six-done = Six in a row win for White.
lessons-renju-white-trap33-title = A block that is forbidden
lessons-renju-white-trap33-text = Make a four that Black may not block.
lessons-renju-white-trap33-done = Black would have to play { $block }, but that is a double-three. White makes five there.
lessons-renju-white-trap6-title = Black's own stones
lessons-renju-white-trap6-text = Black has stones on both sides of { $gap } in the column. Use that for a four with a gap.
lessons-renju-white-trap6-done = Filling the gap would give Black six in a row, which is forbidden.
lessons-renju-white-trap44-title = Where two fours would meet
lessons-renju-white-trap44-text = Black has a closed three in a column and one on a diagonal. They cross at a point that Black may not play. Make use of it.
lessons-renju-white-trap44-done = The only block at { $block } is a double-four. White makes five there.
lessons-renju-white-line-title = A long way to a trap
lessons-renju-white-line-text = White wins in { $n } moves. Without Black's forbidden points this attack would not be enough.
lessons-renju-white-line-done = At the end Black needed a point that was forbidden.
lessons-caro-title = Caro
lessons-caro-about = Five between two enemy stones do not win; six always do.
lessons-caro-blocked-title = A blocked five
lessons-caro-blocked-text = Black has two rows of four. A five at { $no } would stand between two white stones and win nothing. Play the other one.
lessons-caro-blocked-done = This five is open at one end, and wins.
lessons-caro-six-title = Six win all the same
lessons-caro-six-text = White holds both ends, { $ends }. But a row of six always wins. Play the stone.
lessons-caro-six-done = Six in a row win, blocked or not.
lessons-caro-outside-title = Block from outside
lessons-caro-outside-text = Black's four is closed at { $end }. There are two ways to stop it, and one of them does not touch the row. Try that one.
lessons-caro-outside-done = After a stone at { $far } the five would stand between two white stones. { $near } stops it as well.
lessons-caro-edge-title = The edge blocks nothing
lessons-caro-edge-text = White holds { $end }, and the row runs into the corner. Does that count as blocked?
lessons-caro-edge-done = No: only stones block. The edge does not.
lessons-caro-room-title = Room for an open four
lessons-caro-room-text = White's { $stone } stands two steps away from the lower three. Could White stop a four there with one stone? Use the three that has room.
lessons-caro-room-done = Neither end of this four can be spoiled.
lessons-caro-threats-title = Winning with threes in caro
lessons-caro-threats-text = White wins in { $n } moves, beginning with an open three.
lessons-caro-threats-done = The double-three at { $end } was too much for Black.
lessons-caro-standard-title = Caro, exactly five
lessons-caro-standard-about = Exactly five, and not between two enemy stones.
lessons-caro-standard-both-title = Three rows, one five
lessons-caro-standard-both-text = At { $blocked } Black's five would be blocked at both ends, at { $six } the row would be too long. The third row is the right one.
lessons-caro-standard-both-done = Exactly five, and open at one end.
lessons-caro-standard-quiet-title = A four that threatens nothing
lessons-caro-standard-quiet-text = White has four in a row, but Black holds { $ends }: a five there would not count. Answer what really threatens.
lessons-caro-standard-quiet-done = The three was the danger. The four was none.
lessons-caro-standard-threats-title = Three, four, and two threes
lessons-caro-standard-threats-text = White wins in { $n } moves: an open three, a four with the same stones, then two open threes at once.
lessons-caro-standard-threats-done = The four cost nothing, because its stone was needed for the end.
lessons-captures-title = Captures
lessons-captures-about = Two stones between two enemy stones are taken off the board.
lessons-captures-pair-title = Capture a pair
lessons-captures-pair-text = { $pair } stand beside a black stone. Close the row on the other side, and they are captured.
lessons-captures-pair-done = A pair is captured: always exactly two stones.
lessons-captures-two-title = Two pairs at once
lessons-captures-two-text = One stone can close two rows. Find the stone that captures four.
lessons-captures-two-done = Two pairs with one stone.
lessons-captures-five-title = Five pairs win
lessons-captures-five-text = Black has captured four pairs. One more wins the game.
lessons-captures-five-done = Five pairs: Black wins without a row.
lessons-captures-save-title = Save a pair
lessons-captures-save-text = White can capture { $pair } by playing { $by }. Prevent it.
lessons-captures-save-done = Three stones in a row cannot be captured.
lessons-captures-incapture-title = In capture
lessons-captures-incapture-text = A stone may not complete a pair that then stands between two enemy stones. Point at the place that is forbidden to Black.
lessons-captures-incapture-done = At { $pt } the pair would stand in capture.
lessons-captures-free33-title = A capture lifts the ban
lessons-captures-free33-text = Two open threes with one stone are forbidden here, unless the stone captures. Find the one that does both.
lessons-captures-free33-done = It captured { $pair }, so its two threes were allowed.
lessons-captures-pending-title = A five that may be broken
lessons-captures-pending-text = Make five in a row. White can still capture { $pair }, so it wins only if White does not.
lessons-captures-pending-done = The five is pending: White has one move to break it.
lessons-captures-break-title = Break a five
lessons-captures-break-text = Black has five in a row: { $five }. Capturing one of its stones would not do, because Black could fill the gap. Find the stone that takes two of them.
lessons-captures-break-done = Both ends are gone, and with them the five.
lessons-captures-line-title = Capture with a threat
lessons-captures-line-text = Black can capture { $pair } with a stone that also makes an open four. Find it.
lessons-captures-line-done = A pair gained, and no time for White to stop the row.
lessons-captures42-title = Captures in rule 42
lessons-captures42-about = The same captures, but only the double-three is forbidden.
lessons-captures42-between-title = Between two stones
lessons-captures42-between-text = The winning stone forms a pair between { $ends }. In this rule that is allowed, and the pair is safe there.
lessons-captures42-between-done = Five in the column. Moving in between two enemy stones is no capture.
lessons-captures42-six-title = Six win here
lessons-captures42-six-text = Capture 1337 forbids six in a row. This rule lets them win. Find the stone on the diagonal.
lessons-captures42-six-done = Six in a row win under this rule.
lessons-captures42-open-title = Capture the blocker
lessons-captures42-open-text = White's { $block } closes Black's three. Two white stones can be taken, and that one is among them.
lessons-captures42-open-done = { $three } is an open three again, and White is two stones short.
lessons-captures42-both-title = Forbidden to White, too
lessons-captures42-both-text = In the capture rules the double-three is forbidden to both colours. Point at the place where White may not play.
lessons-captures42-both-done = At { $pt } White would have two open threes and capture nothing.
lessons-swap2-title = Swap and swap2
lessons-swap2-about = Black's first move is an advantage. Openings share it out.
lessons-swap2-centre-title = A stone in the centre
lessons-swap2-centre-text = Your opponent has placed the first black stone in the middle of the board. You may take it over, or play White. Choose.
lessons-swap2-centre-done = Black in the centre, with White to move, is still clearly better.
lessons-swap2-far-title = A white stone far away
lessons-swap2-far-text = Swap2: your opponent has placed three stones. The white one stands in the corner. Which side do you take?
lessons-swap2-far-done = A stone in the corner does not defend: Black is practically winning.
lessons-swap2-corner-title = A black stone far away
lessons-swap2-corner-text = This time a black stone stands in the corner, and White is to move. Which side do you take?
lessons-swap2-corner-done = One stone each in the middle, and White moves next: White is better.
lessons-swap2-added-title = After two more stones
lessons-swap2-added-text = You opened with three stones, and your opponent added two. White is to move. Now you choose.
lessons-swap2-added-done = Both of Black's stones at the edge are out of play.
lessons-swap2-pro-title = The pro opening
lessons-swap2-pro-text = Another way to weaken the first move: Black's second stone must stand outside the central square of five by five points. Place it.
lessons-swap2-pro-done = Any point outside that square is allowed.
lessons-swap2-longpro-title = The long pro opening
lessons-swap2-longpro-text = The same with a larger square: seven by seven points. Place Black's second stone.
lessons-swap2-longpro-done = Black's two stones are too far apart to work together at once.
lessons-attack-title = How to attack
lessons-attack-about = Gain moves, keep fours in reserve, and see the end before you begin.
lessons-attack-gather-title = Bring the stones together
lessons-attack-gather-text = Black's stones are scattered, but the lines between them cross. Every move here must threaten something. Win in { $n } moves.
lessons-attack-gather-done = Each three pulled a stone towards { $end }, where two rows met.
lessons-attack-reserve-title = Keep a four in reserve
lessons-attack-reserve-text = Black wins in { $n } moves. Begin with threes; a four comes only shortly before the end.
lessons-attack-reserve-done = The four at { $four } was played when its answer helped Black, and not before.
lessons-attack-order-title = The right order
lessons-attack-order-text = There is more than one three to play. Only one of them wins when it is played first.
lessons-attack-order-done = Three threes, then two at once: in another order White gets a free move.
lessons-attack-white-title = White takes over
lessons-attack-white-text = It is White's turn, and Black has not built a three. Make one, and follow it with two at once.
lessons-attack-white-done = Whoever makes the first useful threat keeps the move.
lessons-attack-end-title = See the end before you begin
lessons-attack-end-text = Count before you play: the attack takes { $n } moves and ends with a four-three.
lessons-attack-end-done = Three threes led to the four-three at { $end }. Knowing the last move made the first one easy.
