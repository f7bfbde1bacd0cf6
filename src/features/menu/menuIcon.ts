import {
  IconAdjustmentsHorizontal,
  IconAlarm,
  IconExternalLink,
  IconFileText,
  IconFolders,
  IconMoon,
  IconPalette,
  IconPower,
  IconPuzzle,
  IconSettings,
  IconCpu,
  IconSquareRounded,
  IconUserCircle,
  IconWifi,
  type Icon,
} from '@tabler/icons-react'
import type { MenuEntry } from './MenuEntry'

const byId: Readonly<Record<string, Icon>> = {
  settings: IconSettings,
  mymusic: IconFolders,
  playback_options: IconAdjustmentsHorizontal,
  appearance: IconPalette,
  network: IconWifi,
  system: IconCpu,
  'plugin-manager': IconPuzzle,
  shutdown: IconPower,
  link: IconExternalLink,
  'iframe-page': IconExternalLink,
  'static-page': IconFileText,
  'modal-alarm-clock': IconAlarm,
  'modal-sleep': IconMoon,
  'modal-power-off': IconPower,
}

/** The icon of an entry: by the modal that it opens, else by its id; a neutral one where neither is known. */
export const menuIcon = ({ id, action }: MenuEntry): Icon => {
  const known = (name: string) => (Object.hasOwn(byId, name) ? byId[name] : undefined)
  const ofModal = action.kind === 'modal' ? known(action.name) : undefined
  return ofModal ?? known(id) ?? (id.startsWith('my-') ? IconUserCircle : IconSquareRounded)
}
