import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './SessionDock.module.css'
import type { SessionStep } from './SessionPlayer'

interface Props {
  steps: readonly SessionStep[]
  /** How many are over; the last of them is the current one. */
  done: number
  onSeek: (done: number) => void
}

const timeOf = ({ at }: SessionStep): string => {
  const seconds = (at % 60_000) / 1000
  return `${Math.floor(at / 60_000)}:${seconds.toFixed(1).padStart(4, '0')}`
}

const contentOf = ({ payload }: SessionStep): string =>
  payload === undefined ? '' : JSON.stringify(payload).slice(0, 120)

/**
 * What went over the wire, oldest first; the current step is marked and stays in view. Each leads to its
 * place.
 */
export const SessionSteps = ({ steps, done, onSeek }: Props) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const item = list.current?.children[Math.max(0, done - 1)]
    if (!(item instanceof HTMLElement) || !list.current) return
    list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2 + item.offsetHeight / 2
  }, [done])
  return (
    <ol className={classes.steps} ref={list} aria-label="Steps">
      {steps.map((step, place) => (
        <li key={`${step.at} ${step.direction} ${step.event} ${place}`}>
          <button
            type="button"
            className={classes.step}
            aria-current={place + 1 === done ? 'step' : undefined}
            data-over={place < done}
            onClick={() => onSeek(place + 1)}
          >
            <span className={classes.time}>{timeOf(step)}</span>
            {step.direction === 'in' ? (
              <IconArrowDown size={16} aria-label="pushed" />
            ) : (
              <IconArrowUp size={16} aria-label="asked" />
            )}
            <span className={classes.event} data-direction={step.direction}>
              {step.event ?? '(no name)'}
            </span>
            <span className={classes.content}>
              {step.refused === undefined ? contentOf(step) : `refused: ${step.refused}`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
