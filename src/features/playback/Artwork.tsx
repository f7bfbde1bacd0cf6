import { IconBluetooth, IconCast, IconMusic, IconPlug } from '@tabler/icons-react'
import { Cover } from '../../ui/cover/Cover'
import classes from './Artwork.module.css'
import type { Input } from '../../device'

interface Props {
  /** Address of the cover; undefined where there is none. */
  src: string | undefined
  label: string
  /** What plays in the place of music of the player's own. */
  input?: Input | undefined
}

const icons = { airplay: IconCast, bluetooth: IconBluetooth, analog: IconPlug }

/** The cover of what plays, the one big thing of the screen; a sign where there is none or it cannot be shown. */
export const Artwork = ({ src, label, input }: Props) => (
  <div className={classes.frame}>
    <Cover albumart={src} origin={undefined} label={label} sign={input ? icons[input] : IconMusic} />
  </div>
)
