import { useRef, useState, type PointerEvent } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { LetterPlace } from './letterIndex'
import classes from './LetterScroller.module.css'

interface Props {
  letters: readonly LetterPlace[]
  /** Brings an item of the list into view. */
  onReveal: (index: number) => void
}

/** The letters at the edge of a long list: a press, a finger along them or the arrow keys lead to where each begins. */
export function LetterScroller({ letters, onReveal }: Props) {
  const { t } = useTranslation()
  const strip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const [isHeld, setHeld] = useState(false)
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
    const next = Math.floor(((event.clientY - box.top) / box.height) * letters.length)
    if (next !== place || event.type === 'pointerdown') goTo(next)
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
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setHeld(true)
        follow(event)
      }}
      onPointerMove={(event) => isHeld && follow(event)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onKeyDown={(event) => {
        const next = steps[event.key]
        if (next === undefined) return
        event.preventDefault()
        event.stopPropagation()
        goTo(next)
      }}
    >
      {letters.map(({ letter }, index) => (
        <span key={letter} className={classes.letter} data-current={index === place || undefined} aria-hidden>
          {letter}
        </span>
      ))}
    </div>
  )
}
