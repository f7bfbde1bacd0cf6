import { useState } from 'react'
import { FontAwesomeIcon } from '../../ui/fontAwesome/FontAwesomeIcon'
import { parseSafeAddress } from '../../ui/safeAddress'
import classes from './EntryArt.module.css'

interface Props {
  /** As the player gives it: an address, or a path on the player. */
  albumart: string | undefined
  /** A name of FontAwesome, for what has no picture. */
  icon: string | undefined
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
}

/** A note, drawn once for all rows: hundreds of them pass while somebody scrolls. */
const note = (
  <svg className={classes.note} viewBox="0 0 24 24" aria-hidden>
    <path d="M9 17V5l10-2v12M9 17a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM19 15a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM9 9l10-2" />
  </svg>
)

/** The small picture of an entry, decorative; its icon or a note where there is none or it cannot be shown [D2.7-1]. */
export function EntryArt({ albumart, icon, origin }: Props) {
  const [broken, setBroken] = useState<string>()
  const address = parseSafeAddress(albumart, origin === undefined ? {} : { base: origin })
  const src = address.ok && address.href !== broken ? address.href : undefined
  return (
    <span className={classes.frame}>
      {src !== undefined ? (
        <img
          className={classes.picture}
          src={src}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      ) : icon ? (
        <FontAwesomeIcon name={icon} size={20} />
      ) : (
        note
      )}
    </span>
  )
}
