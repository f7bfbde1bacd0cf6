import { useState, type ReactNode } from 'react'
import { AccountArt } from './AccountArt'
import { artOfVisit, type Art } from './artOfVisit'
import classes from './Stage.module.css'

interface Props {
  /** What the screen is about. */
  heading: string
  text?: ReactNode
  /** Stands above the heading, e.g. how far one is. */
  above?: ReactNode
  /** A picture other than that of the visit. */
  art?: Art | undefined
  /** What there is to do. */
  children: ReactNode
}

/** The front of the account area for who is logged out: a picture, what the screen is about, and a panel with what there is to do. */
export const Stage = ({ heading, text, above, art, children }: Props) => {
  const [drawn] = useState(() => artOfVisit())
  return (
    <div className={classes.frame}>
      <section className={classes.stage}>
        <AccountArt art={art ?? drawn} />
        <div className={classes.words}>
          {above}
          <h1 className={classes.heading}>{heading}</h1>
          {text === undefined ? null : <p className={classes.text}>{text}</p>}
        </div>
        <div className={classes.panel}>{children}</div>
      </section>
    </div>
  )
}
