import { IconMusic } from '@tabler/icons-react'
import { useState } from 'react'
import { parseSafeAddress } from '../../ui/safeAddress'
import classes from './Artwork.module.css'

interface Props {
  /** As the player gives it: an address, or a path on the player [D3-7]. */
  albumart: string | undefined
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  label: string
}

/** The cover of what plays, the one big thing of the screen; a note where there is none or it cannot be shown. */
export const Artwork = ({ albumart, origin, label }: Props) => {
  const [broken, setBroken] = useState<string>()
  const address = parseSafeAddress(albumart, origin === undefined ? {} : { base: origin })
  const src = address.ok && address.href !== broken ? address.href : undefined
  return (
    <div className={classes.frame} {...(src === undefined && { role: 'img', 'aria-label': label })}>
      {src === undefined ? (
        <IconMusic className={classes.note} stroke={1} aria-hidden />
      ) : (
        <img
          className={classes.picture}
          src={src}
          alt={label}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </div>
  )
}
