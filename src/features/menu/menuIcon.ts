import {
  IconAdjustmentsHorizontal,
  IconAlarm,
  IconBooks,
  IconDeviceSpeaker,
  IconDevicesShare,
  IconFileText,
  IconFolders,
  IconCoin,
  IconHeartHandshake,
  IconHelp,
  IconHome,
  IconInfoCircle,
  IconMoon,
  IconPalette,
  IconPlayerPlay,
  IconPlaylist,
  IconPlug,
  IconPower,
  IconPuzzle,
  IconSearch,
  IconSettings,
  IconShieldLock,
  IconCpu,
  IconSquareRounded,
  IconUserCircle,
  IconWaveSine,
  IconWifi,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'
import type { MenuEntry } from './MenuEntry'

const byId: Readonly<Record<string, Icon>> = {
  home: IconHome,
  browse: IconBooks,
  playback: IconPlayerPlay,
  queue: IconPlaylist,
  search: IconSearch,
  settings: IconSettings,
  multiRoom: IconDeviceSpeaker,
  outputs: IconDevicesShare,
  mymusic: IconFolders,
  playback_options: IconAdjustmentsHorizontal,
  appearance: IconPalette,
  network: IconWifi,
  system: IconCpu,
  'plugin-manager': IconPuzzle,
  shutdown: IconPower,
  about: IconInfoCircle,
  help: IconHelp,
  privacy: IconShieldLock,
  donation: IconHeartHandshake,
  wallets: IconCoin,
  streaming: IconWaveSine,
  link: IconWorld,
  'iframe-page': IconWorld,
  'static-page': IconFileText,
  'modal-alarm-clock': IconAlarm,
  'modal-sleep': IconMoon,
  'modal-power-off': IconPower,
}

const known = (name: string) => (Object.hasOwn(byId, name) ? byId[name] : undefined)

/** The icon of an entry: by the modal that it opens, else by its id; a neutral one otherwise. */
export const menuIcon = ({ id, action }: MenuEntry): Icon => {
  const ofModal = action.kind === 'modal' ? known(action.name) : undefined
  const isPage = action.kind === 'goto' && action.path.startsWith('/plugin/')
  const other = id.startsWith('my-') ? IconUserCircle : isPage ? IconPlug : IconSquareRounded
  return ofModal ?? known(id) ?? other
}
