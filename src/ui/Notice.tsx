import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Notice.module.css'

interface Props {
  /** How grave it is; each kind has its own icon, so colour is never the only sign. */
  kind?: 'info' | 'warning' | 'error'
  children: ReactNode
}

const icons = { info: IconInfoCircle, warning: IconAlertTriangle, error: IconCircleX }

/** A small notice at the spot that it is about. */
export const Notice = ({ kind = 'info', children }: Props) => {
  const Icon = icons[kind]
  return (
    <div className={classes.notice} data-kind={kind}>
      <Icon size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.text}>{children}</div>
    </div>
  )
}
