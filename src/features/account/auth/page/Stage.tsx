import { useState, type ReactNode } from 'react'
import accountArtClasses from './AccountArt.module.css'
import classes from './Stage.module.css'

/** The two pictures behind the screens of who is logged out [A9-14]. */
export type Art = 'grooves' | 'ridges'

let chosen: Art | undefined

/**
 * One of the pictures, drawn by lot once per visit [A2.4-1]: it stays the same from screen to screen.
 * `random` is in [0, 1).
 */
export const artOfVisit = (random: () => number = Math.random): Art => {
  chosen ??= random() < 0.5 ? 'grooves' : 'ridges'
  return chosen
}

const range = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Radii of the grooves of a record, with a wider gap between pieces. */
const grooves = range(46).map((place) => ({
  radius: 96 + place * 11 + Math.floor(place / 9) * 12,
  isEdge: place % 9 === 8,
}))

/** One line of hills as it is heard: quiet at the edges, loud around its own middle. */
const ridge = (place: number): string => {
  const base = 150 + place * 26
  const middle = 600 + 190 * Math.sin(place * 1.3)
  const loudness = 40 + 70 * Math.abs(Math.sin(place * 0.9 + 0.4))
  const points = range(61).map((step) => {
    const x = step * 20
    const swell = Math.exp(-(((x - middle) / 210) ** 2))
    const tone = 0.72 + 0.28 * Math.sin(x / 33 + place * 1.7)
    return `${x},${(base - loudness * swell * tone).toFixed(1)}`
  })
  return `M${points.join('L')}`
}
const ridges = range(23).map(ridge)
/** The line that bears the accent. */
const loud = 9

/** A picture behind what somebody reads: a record, or music as hills. Decoration only. */
const AccountArt = ({ art }: { art: Art }) => (
  <svg
    className={accountArtClasses.art}
    data-art={art}
    viewBox="0 0 1200 800"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
  >
    {art === 'grooves' ? (
      <>
        {grooves.map(({ radius, isEdge }) => (
          <circle
            key={radius}
            cx="330"
            cy="620"
            r={radius}
            className={isEdge ? accountArtClasses.edge : accountArtClasses.line}
          />
        ))}
        <circle cx="360" cy="250" r="84" className={accountArtClasses.label} />
        <circle cx="360" cy="250" r="7" className={accountArtClasses.hole} />
        <circle cx="360" cy="250" r={grooves[14]?.radius} className={accountArtClasses.accent} />
      </>
    ) : (
      ridges.map((path, place) => (
        <path
          key={path}
          d={path}
          className={place === loud ? accountArtClasses.loud : accountArtClasses.ridge}
        />
      ))
    )}
  </svg>
)

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

/**
 * The front of the account area for who is logged out: a picture, what the screen is about, and a panel with
 * what there is to do.
 */
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
