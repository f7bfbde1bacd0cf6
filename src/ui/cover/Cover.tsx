import { IconMusic, type Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { parseSafeAddress } from '../safeAddress'
import classes from './Cover.module.css'
import { markSign } from './markSign'

interface Props {
  /** As the player gives it: an address, or a path on the player [D3-7]. */
  albumart: string | undefined
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /** What it shows; left out where the words beside it say that. */
  label?: string
  /** What stands for it where there is none or it cannot be shown. */
  sign?: Icon
}

/** A cover, as large as what it stands in, with the corners of that. */
export function Cover({ albumart, origin, label = '', sign: Sign = IconMusic }: Props) {
  const [broken, setBroken] = useState<string>()
  const address = parseSafeAddress(albumart, { base: origin })
  const src = address.ok && address.href !== broken ? address.href : undefined
  if (src !== undefined)
    return (
      <img
        className={classes.picture}
        src={src}
        alt={label}
        decoding="async"
        draggable={false}
        onLoad={(event) => markSign(event.currentTarget)}
        onError={() => setBroken(src)}
      />
    )
  return (
    <div className={classes.none} {...(label !== '' && { role: 'img', 'aria-label': label })}>
      <Sign className={classes.sign} stroke={1.5} aria-hidden />
    </div>
  )
}
