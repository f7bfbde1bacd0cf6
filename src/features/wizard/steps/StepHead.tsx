import type { ReactNode } from 'react'
import classes from './StepHead.module.css'

interface Props {
  /** Name of the step, above its title. */
  name: string
  title: string
  /** Names the window. */
  titleId: string
  children?: ReactNode
}

/** The words that a step begins with. The title gets the focus when the step comes, so that it is read first. */
export const StepHead = ({ name, title, titleId, children }: Props) => (
  <div className={classes.head}>
    <p className={classes.name}>{name}</p>
    <h1 className={classes.title} id={titleId} tabIndex={-1} data-autofocus data-wizard-title>
      {title}
    </h1>
    {children === undefined ? null : <div className={classes.intro}>{children}</div>}
  </div>
)
