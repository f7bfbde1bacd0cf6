import type { ElapsedClock } from '../../device'
import { currentLine, type TimedLine } from './readLyrics'

/** ms that the words stay where somebody has moved them. */
const heldFor = 6000
/** Where the line that is sung stands, as a part of the height. */
const place = 0.4
/** ms that the words take to move on. */
const moving = 420
/** What tells that a mouse is on something else now. */
const goings = ['pointerover', 'pointerout', 'mouseover', 'mouseout'] as const
/** Players go to whole seconds, ms. */
const second = 1000

interface Followed {
  scroller: HTMLElement
  /** The list in it; what has the words of a line bears its number as `data-line`. */
  list: HTMLElement
  lines: readonly TimedLine[]
  clock: Pick<ElapsedClock, 'readExactly' | 'subscribeTo'>
  /** Somebody has moved the words, or they follow again. */
  onHeld: (isHeld: boolean) => void
}

/** Words that follow the clock. */
export interface Following {
  /** Goes where the music is, and follows. */
  toNow: () => void
  /** Somebody has gone to that line: it is sung, also where the player begins a bit before it. */
  wentTo: (line: number) => void
  /** Somebody moves the words: they stay there for some seconds. */
  hold: () => void
  end: () => void
}

/**
 * Marks the line that is sung with `data-current` and keeps it in sight. All of it goes past React, and
 * nothing runs between two lines: the list jumps to its place at once, and an animation that the compositor
 * runs has it come from where it was.
 */
export function followClock({ scroller, list, lines, clock, onHeld }: Followed): Following {
  let current = -1
  let gone: number | undefined
  let isHeld = false
  let holding: ReturnType<typeof setTimeout> | undefined
  let animation: Animation | undefined
  let stop: HTMLElement | undefined

  const lineAt = (elapsed: number): number => {
    const found = currentLine(lines, elapsed)
    if (gone === undefined || found === gone) return found
    const at = lines[gone]?.at ?? 0
    if (elapsed < at && elapsed >= at - second) return gone
    gone = undefined
    return found
  }

  const moved = () =>
    animation?.playState === 'running' ? new DOMMatrixReadOnly(getComputedStyle(list).transform).m42 : 0

  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  const words = [...list.querySelectorAll<HTMLElement>('[data-line]')]

  /** Brings a line to its place; before the first one, the beginning. */
  const bring = (line: number, isSmooth: boolean) => {
    const row = words[line]?.getBoundingClientRect()
    const { top, height } = scroller.getBoundingClientRect()
    const already = moved()
    const seen = scroller.scrollTop - already
    scroller.scrollTop = row ? seen + row.top - top + row.height / 2 - height * place : 0
    animation?.cancel()
    animation = undefined
    const by = Math.max(-height, Math.min(height, scroller.scrollTop - seen))
    if (!isSmooth || Math.abs(by) < 1 || still.matches) return
    animation = list.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
      duration: moving,
      easing: 'cubic-bezier(0.25, 0.7, 0.25, 1)',
    })
  }

  const stopAt = (one: HTMLElement | undefined) => {
    if (!(one instanceof HTMLButtonElement) || one === stop) return
    if (stop) stop.tabIndex = -1
    one.tabIndex = 0
    stop = one
  }

  const mark = (line: number) => {
    const [before, now] = [words[current], words[line]]
    before?.parentElement?.removeAttribute('data-current')
    before?.removeAttribute('aria-current')
    now?.parentElement?.setAttribute('data-current', '')
    now?.setAttribute('aria-current', 'true')
    // One stop of the Tab key, which is where the music is unless somebody is among the lines.
    if (!list.contains(document.activeElement)) stopAt(now)
    current = line
  }

  const show = (isSmooth = true) => {
    const line = lineAt(clock.readExactly())
    if (line === current) return
    if (!isHeld) bring(line, isSmooth)
    mark(line)
  }

  const follow = () => {
    clearTimeout(holding)
    if (isHeld) onHeld(false)
    isHeld = false
    const line = lineAt(clock.readExactly())
    bring(line, true)
    if (line !== current) mark(line)
  }

  const hold = () => {
    clearTimeout(holding)
    holding = setTimeout(follow, heldFor)
    if (!isHeld) onHeld(true)
    isHeld = true
  }

  // Below a mouse that lies there each line comes and goes, and the browser tells the whole page of it:
  // nobody but the style sheet has to know, and it was a third of the work.
  const pass = (event: MouseEvent) => {
    const isInside = [event.target, event.relatedTarget].every(
      (one) => one instanceof Node && list.contains(one),
    )
    if (isInside) event.stopImmediatePropagation()
  }
  const press = (event: PointerEvent) => {
    if (event.target === scroller && event.offsetX >= scroller.clientWidth) hold()
  }
  const scrolled = () => {
    // What a finger has flung goes on by itself.
    if (isHeld) hold()
  }
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) stopAt(target)
  }
  const quietly = { passive: true }
  scroller.addEventListener('wheel', hold, quietly)
  scroller.addEventListener('touchmove', hold, quietly)
  scroller.addEventListener('pointerdown', press, quietly)
  scroller.addEventListener('scroll', scrolled, quietly)
  list.addEventListener('focusin', focused)
  for (const name of goings) window.addEventListener(name, pass, true)
  stopAt(words[0])
  bring(-1, false)
  show(false)
  const leave = clock.subscribeTo((elapsed) => lines[currentLine(lines, elapsed) + 1]?.at, show)
  // Another size of the window or of its texts, and rows that are laid out as they come near.
  const resized = new ResizeObserver(() => {
    if (!isHeld) bring(current, animation?.playState === 'running')
  })
  resized.observe(scroller)
  resized.observe(list)

  return {
    toNow: follow,
    wentTo(line) {
      gone = line
      follow()
    },
    hold,
    end() {
      clearTimeout(holding)
      animation?.cancel()
      leave()
      resized.disconnect()
      scroller.removeEventListener('wheel', hold)
      scroller.removeEventListener('touchmove', hold)
      scroller.removeEventListener('pointerdown', press)
      scroller.removeEventListener('scroll', scrolled)
      list.removeEventListener('focusin', focused)
      for (const name of goings) window.removeEventListener(name, pass, true)
    },
  }
}
