import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface Props {
  /** A decorative icon of about 40 px. */
  icon?: ReactNode
  title: string
  /** What it means and what comes next. */
  children?: ReactNode
  /** The next step, e.g. a button. */
  action?: ReactNode
}

/** Stands where content would be: what is (not) here, and the next step. */
export const EmptyState = ({ icon, title, children, action }: Props) => (
  <div className={classes.empty}>
    {icon === undefined ? null : <div className={classes.icon}>{icon}</div>}
    <Title order={2}>{title}</Title>
    {children === undefined ? null : <Text className={classes.text}>{children}</Text>}
    {action}
  </div>
)
