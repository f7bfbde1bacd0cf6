import { useId, type ReactNode } from 'react'
import classes from './PlayerDock.module.css'

interface DockProps {
  title: string
  /** Beside the title, at least 44 px high. */
  links?: ReactNode
  /** `PlayerDockItem`s. */
  children: ReactNode
}

/** The multi-room dock: every player that is known, in one list [D2.8-1]. */
export function PlayerDock({ title, links, children }: DockProps) {
  const id = useId()
  return (
    <section className={classes.dock} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {links}
      </div>
      <ul className={classes.list}>{children}</ul>
    </section>
  )
}

interface ItemProps {
  /** It is the one that is driven. */
  isSelf: boolean
  /** It plays along with another one. */
  isChild: boolean
  /** A `PlayerMain`. */
  children: ReactNode
}

/** A player of the dock. */
export function PlayerDockItem({ isSelf, isChild, children }: ItemProps) {
  return (
    <li className={classes.item} data-self={isSelf || undefined} data-child={isChild || undefined}>
      {children}
    </li>
  )
}
