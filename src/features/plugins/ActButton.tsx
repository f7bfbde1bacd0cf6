import type { ReactNode } from 'react'
import classes from './ActButton.module.css'

interface Props {
  /** What is done, with the plugin's name, for who does not see where it stands. */
  label: string
  /** `strong` is what one would most likely want, `quiet` what one seldom does. */
  look?: 'strong' | 'plain' | 'quiet'
  isBusy?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button of a plugin's card. Plain, because hundreds of cards pass while somebody scrolls. */
export function ActButton({ label, look = 'plain', isBusy = false, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={classes.button}
      data-look={look}
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
    >
      {children}
    </button>
  )
}
