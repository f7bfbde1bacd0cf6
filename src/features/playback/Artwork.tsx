import { IconBluetooth, IconCast, IconMusic, IconPlug } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './Artwork.module.css'
import type { Input } from './inputOf'

interface Props {
  /** Address of the cover; undefined where there is none. */
  src: string | undefined
  label: string
  /** What plays in the place of music of the player's own. */
  input?: Input | undefined
}

const icons = { airplay: IconCast, bluetooth: IconBluetooth, analog: IconPlug }

/** The cover of what plays, the one big thing of the screen; a sign where there is none or it cannot be shown. */
export const Artwork = ({ src, label, input }: Props) => {
  const [broken, setBroken] = useState<string>()
  const shown = src === broken ? undefined : src
  const Sign = input ? icons[input] : IconMusic
  return (
    <div className={classes.frame} {...(shown === undefined && { role: 'img', 'aria-label': label })}>
      {shown === undefined ? (
        <Sign className={classes.note} stroke={1} aria-hidden />
      ) : (
        <img
          className={classes.picture}
          src={shown}
          alt={label}
          decoding="async"
          onError={() => setBroken(shown)}
        />
      )}
    </div>
  )
}
