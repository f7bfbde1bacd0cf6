import { useId, type ReactNode } from 'react'
import classes from './AccountCard.module.css'

interface Props {
  title: string
  /** Below the title. */
  intro?: string
  children: ReactNode
}

/** A part of the profile's screens: a heading, and what belongs to it. */
export const AccountCard = ({ title, intro, children }: Props) => {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {intro === undefined ? null : <p className={classes.intro}>{intro}</p>}
      {children}
    </section>
  )
}
