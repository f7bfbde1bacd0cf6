import classes from './StepScale.module.css'

interface Props {
  /** The step on screen, from 1. */
  number: number
  total: number
  /** Says the position in words. */
  label: string
}

/** Fine marks between two steps. */
const between = 5

/** Where the wizard stands, as the needle of a tuner's scale; the only sign of it on phones. */
export const StepScale = ({ number, total, label }: Props) => {
  const gaps = Math.max(1, total - 1)
  const place = ((number - 1) / gaps) * 100
  const marks = Array.from({ length: gaps * between + 1 }, (_, mark) => (mark / (gaps * between)) * 100)
  return (
    <div
      className={classes.scale}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, total)}
      aria-valuenow={number}
      aria-valuetext={label}
    >
      <svg className={classes.marks} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
        {marks.map((x, mark) => (
          <line
            key={x}
            x1={x}
            x2={x}
            y1={mark % between === 0 ? 0 : 6}
            y2={12}
            className={classes.mark}
            data-step={mark % between === 0 || undefined}
            data-passed={x <= place || undefined}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div className={classes.needle} style={{ transform: `translateX(${place - 100}%)` }} />
    </div>
  )
}
