import { useState } from 'react'
import { FontAwesomeIcon } from '../../../ui/fontAwesome/FontAwesomeIcon'
import { parseSafeAddress } from '../../../ui/safeAddress'
import classes from './SourceArt.module.css'

interface Props {
  /** As the player gives it: an address, or a path on the player. */
  albumart: string | undefined
  /** A name of FontAwesome, for what has no picture. */
  icon: string | undefined
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /** Beside a single line of text. */
  isSmall?: boolean
}

/** The picture of a source, decorative; its icon where it has none, or it cannot be shown. */
export function SourceArt({ albumart, icon, origin, isSmall = false }: Props) {
  const [broken, setBroken] = useState<string>()
  const address = parseSafeAddress(albumart, { base: origin })
  const src = address.ok && address.href !== broken ? address.href : undefined
  return (
    <span className={classes.art} data-small={isSmall || undefined}>
      {src === undefined ? (
        <FontAwesomeIcon name={icon || 'fa fa-music'} size={isSmall ? 14 : 24} />
      ) : (
        <img
          className={classes.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
