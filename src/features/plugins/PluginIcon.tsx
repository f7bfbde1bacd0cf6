import { useOrigin } from '../../device'
import { ListArt } from '../../ui/rows/ListArt'
import classes from './PluginIcon.module.css'

interface Props {
  /** A name of FontAwesome or an address, as the player sent it. */
  icon: string | undefined
}

/** For what has no icon, drawn once for all. */
const cube = (
  <svg className={classes.cube} viewBox="0 0 24 24" aria-hidden data-icon="cube">
    <path d="M12 3l8 4.5v9L12 21l-8-4.5v-9L12 3zM12 12l8-4.5M12 12v9M12 12L4 7.5" />
  </svg>
)

/** Addresses and paths have a slash or a scheme; names of FontAwesome are plain words. */
const isAddress = (icon: string) => /^(https?:|\/)/i.test(icon)

/** The icon of a plugin, decorative; a cube where there is none or it cannot be shown [D2.12-2]. */
export function PluginIcon({ icon = '' }: Props) {
  const origin = useOrigin()
  const name = icon.trim()
  return (
    <ListArt
      albumart={isAddress(name) ? name : undefined}
      icon={/^(fa\b|fa-)/.test(name) ? name : undefined}
      origin={origin}
    >
      {cube}
    </ListArt>
  )
}
