import { IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './HiddenItem.module.css'

/** Says above something that players do not draw why they do not. */
export function HiddenReason({ children }: { children: ReactNode }) {
  return (
    <p className={classes.reason} lang="en">
      <IconEyeOff size={16} aria-hidden className={classes.icon} />
      <span>{children}</span>
    </p>
  )
}
