import type { ReactNode } from 'react'
import classes from './ActionRow.module.css'

interface Props {
  icon: ReactNode
  label: string
  /** A second line, spoken when it comes, e.g. why nothing happened. */
  note?: string | undefined
  /** What stands at the end. */
  aside?: ReactNode
  disabled?: boolean
  isBusy?: boolean
  /** Present for what is on or off. */
  isPressed?: boolean
  onPress: () => void
}

/** An entry of a sheet of actions: icon, words, and how it stands. */
export function ActionRow({ icon, label, note, aside, disabled = false, isBusy, isPressed, onPress }: Props) {
  return (
    <button
      type="button"
      className={classes.row}
      disabled={disabled}
      aria-busy={isBusy}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {icon}
      <span className={classes.words}>
        <span>{label}</span>
        <span className={classes.note} role="status">
          {note}
        </span>
      </span>
      {aside}
    </button>
  )
}
