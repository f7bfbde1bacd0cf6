import { useId, type ReactNode } from 'react'
import { ListArt } from '../rows/ListArt'
import classes from './PlayerMain.module.css'
import { usePlayerSwitch } from './PlayerSwitchContext'
import playerDockClasses from './PlayerDock.module.css'

interface Props {
  name: string
  /** Where it is; absent where a press does not switch to it. */
  address: string | undefined
  /** Its cover as sent, and the origin that a relative one belongs to. */
  albumart: string | undefined
  origin: string | undefined
  /** What a press does, for screen readers. */
  switchLabel: string
  /** Stands beside the name, of the player that is driven. */
  badge?: string | undefined
  /** What plays, or a word why nothing does. */
  words: string
  /** The words say why: they are read to their end. */
  isNote?: boolean
  isPlaying?: boolean
  /** It is the one among others that is driven: a lamp shines at its badge. */
  isCurrent?: boolean
  /** Said where the pointer rests. */
  title?: string | undefined
}

/**
 * Cover, name and what plays of one of several players, as a button that drives it from now on [D2.8-1
 * D2.8-3].
 */
export function PlayerMain(props: Props) {
  const { name, address, words } = props
  const { switchTo } = usePlayerSwitch()
  const drawn = (
    <span className={classes.player} data-playing={props.isPlaying || undefined}>
      <ListArt albumart={props.albumart} icon={undefined} origin={props.origin} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {props.badge === undefined ? null : (
          <span className={classes.badge}>
            {props.isCurrent ? <span className={classes.lamp} aria-hidden /> : null}
            {props.badge}
          </span>
        )}
        <span className={classes.plays} data-note={props.isNote || undefined}>
          {words}
        </span>
      </span>
    </span>
  )
  if (address === undefined)
    return (
      <div className={classes.main} aria-current={props.isCurrent || undefined} title={props.title}>
        {drawn}
      </div>
    )
  return (
    <button
      type="button"
      className={classes.main}
      aria-label={[props.switchLabel, words].filter(Boolean).join(', ')}
      onClick={() => switchTo({ address, name })}
    >
      {drawn}
    </button>
  )
}

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
    <section className={playerDockClasses.dock} aria-labelledby={id}>
      <div className={playerDockClasses.head}>
        <h2 id={id} className={playerDockClasses.title}>
          {title}
        </h2>
        {links}
      </div>
      <ul className={playerDockClasses.list}>{children}</ul>
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
    <li className={playerDockClasses.item} data-self={isSelf || undefined} data-child={isChild || undefined}>
      {children}
    </li>
  )
}
