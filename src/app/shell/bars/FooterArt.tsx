import { IconMusic } from '@tabler/icons-react'
import { useState } from 'react'
import { parseSafeAddress } from '../../../ui/safeAddress'
import classes from './PlayerFooter.module.css'

interface Props {
  /** As the player gives it: an address, or a path on the player [D3-7]. */
  albumart: string | undefined
  origin: string | undefined
}

/** The cover, small; beside it stand the words, so it says nothing itself. */
export const FooterArt = ({ albumart, origin }: Props) => {
  const [broken, setBroken] = useState<string>()
  const address = parseSafeAddress(albumart, origin === undefined ? {} : { base: origin })
  const src = address.ok && address.href !== broken ? address.href : undefined
  return src === undefined ? (
    <span className={classes.none}>
      <IconMusic size={24} stroke={1.5} aria-hidden />
    </span>
  ) : (
    <img className={classes.art} src={src} alt="" decoding="async" onError={() => setBroken(src)} />
  )
}
