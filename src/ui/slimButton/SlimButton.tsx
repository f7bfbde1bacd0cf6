import { Button } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import classes from './SlimButton.module.css'

interface Props {
  icon: ReactNode
  label: string
  variant?: 'filled' | 'default' | 'subtle'
  /**
   * Where its words make room: never, on low screens, on narrow ones, too, or always. A screen reader has
   * them everywhere.
   */
  shrinks?: 'never' | 'low' | 'narrow' | 'always'
  disabled?: boolean
  isBusy?: boolean
  /** Present for what is on or off. */
  isPressed?: boolean | undefined
  /** A word after it, spoken when it comes, e.g. that nothing was found. */
  note?: string | undefined
  /** It opens a menu. */
  hasMenu?: boolean
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button with an icon, whose words make room where there is little. */
export function SlimButton(props: Props) {
  const {
    icon,
    label,
    variant = 'default',
    shrinks = 'low',
    disabled,
    isBusy,
    isPressed,
    note,
    hasMenu = false,
    onPress,
  } = props
  return (
    <Button
      className={classes.button}
      variant={variant}
      {...(variant === 'subtle' && { color: 'gray' })}
      disabled={disabled ?? false}
      aria-busy={isBusy}
      aria-pressed={isPressed}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      title={label}
      data-shrinks={shrinks}
      leftSection={icon}
      onClick={onPress}
    >
      <span className={classes.label}>{label}</span>
      <span className={classes.note} role="status">
        {note}
      </span>
    </Button>
  )
}
