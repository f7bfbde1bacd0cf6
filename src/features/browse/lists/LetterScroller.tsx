import { useMemo, useRef, useState, type PointerEvent } from 'react'
import { usePointerGesture } from '../../../ui/usePointerGesture'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useLaidOut } from '../../../ui/rows/virtualRows'
import type { LetterPlace } from './letterIndex'
import classes from './LetterScroller.module.css'

/** px that a letter takes of the height. */
const slotHeight = 14

/** Where letters stand at the edge of a list, when there are more than it has room for. */
interface LetterSlots {
  /**
   * What stands in each, from the top: the place of a letter, or undefined for a dot, which stands for those
   * between.
   */
  shown: readonly (number | undefined)[]
  /**
   * The letter that is meant at a part of the height, 0 … 1: every one can be reached, those behind dots too.
   */
  at: (part: number) => number
}

/** Shares out `height` px among letters; as long as it is not known, 0, each has a slot of its own. */
export function letterSlots(letters: number, height: number): LetterSlots {
  const fitting = height > 0 ? Math.max(3, Math.floor(height / slotHeight)) : letters
  // Letters at both ends, and in between every other slot is a dot.
  const slots = fitting >= letters ? letters : fitting - ((fitting + 1) % 2)
  const letterOf = (slot: number) =>
    slots < 2 ? 0 : Math.round((Math.min(Math.max(slot, 0), slots - 1) / (slots - 1)) * (letters - 1))
  return {
    shown: Array.from({ length: slots }, (_, slot) =>
      slots < letters && slot % 2 === 1 ? undefined : letterOf(slot),
    ),
    at: (part) => letterOf(part * slots - 0.5),
  }
}

interface Props {
  letters: readonly LetterPlace[]
  /** Brings an item of the list into view. */
  onReveal: (index: number) => void
}

/** What else is above and below the letters, px, before the browser has told. */
const around = 240

/**
 * The letters at the edge of a long list, as many as there is room for: a press, a finger along them or the
 * arrow keys lead to where each begins.
 */
export function LetterScroller({ letters, onReveal }: Props) {
  const { t } = useTranslation()
  const strip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const [height, setHeight] = useState(() => Math.max(0, window.innerHeight - around))
  useLaidOut(strip, '', (box) => setHeight(Math.floor(box.height)))
  const slots = useMemo(() => letterSlots(letters.length, height), [letters, height])
  const goTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), letters.length - 1)
    const letter = letters[next]
    if (!letter) return
    setPlace(next)
    onReveal(letter.index)
  }
  const follow = (event: PointerEvent) => {
    const box = strip.current?.getBoundingClientRect()
    if (!box || box.height === 0) return
    const next = slots.at((event.clientY - box.top) / box.height)
    if (next !== place || event.type === 'pointerdown') goTo(next)
  }
  const { pointers } = usePointerGesture({
    begin: (event) => {
      setHeld(true)
      follow(event)
      return {}
    },
    moved: (_, event) => follow(event),
    ended: () => setHeld(false),
    cancelled: () => setHeld(false),
  })
  /** Whether the letter that was led to stands in a slot, or is of those that its dot stands for. */
  const isAt = (slot: number) => {
    const [shown, before, after] = [slots.shown[slot], slots.shown[slot - 1], slots.shown[slot + 1]]
    if (shown !== undefined) return shown === place
    return before !== undefined && after !== undefined && place > before && place < after
  }
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    PageDown: place + 5,
    PageUp: place - 5,
    Home: 0,
    End: letters.length - 1,
  }
  return (
    <div
      ref={strip}
      className={classes.strip}
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('browse.letters')}
      aria-valuemin={0}
      aria-valuemax={letters.length - 1}
      aria-valuenow={place}
      aria-valuetext={letters[place]?.letter ?? ''}
      data-held={isHeld || undefined}
      {...pointers}
      onKeyDown={(event) => {
        const next = steps[event.key]
        if (next === undefined) return
        event.preventDefault()
        event.stopPropagation()
        goTo(next)
      }}
    >
      {slots.shown.map((index, slot) => (
        <span
          // They are where they are, whatever stands in them.
          // oxlint-disable-next-line react/no-array-index-key
          key={slot}
          className={classes.letter}
          data-current={isAt(slot) || undefined}
          aria-hidden
        >
          {index === undefined ? '•' : letters[index]?.letter}
        </span>
      ))}
    </div>
  )
}
