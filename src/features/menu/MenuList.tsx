import { hosted } from '../../base'
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
  IconChevronRight,
  IconExternalLink,
} from '@tabler/icons-react'
import { Loader } from '@mantine/core'
import type { MenuEntry } from './toMenu'
import { useTranslation } from '../../i18n/TranslationProvider'
import { onPlainPress } from '../../ui/navigation/PanelLink'
import classes from './MenuList.module.css'
import { useAnswer } from '../../device'
import { NoAnswer, WaitingLines } from '../../ui/states'

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
const menuIcon = ({ id, action }: MenuEntry): Icon => {
  const ofModal = action.kind === 'modal' ? known(action.name) : undefined
  const isPage = action.kind === 'goto' && action.path.startsWith('/plugin/')
  const other = id.startsWith('my-') ? IconUserCircle : isPage ? IconPlug : IconSquareRounded
  return ofModal ?? known(id) ?? other
}

interface Props {
  entries: readonly MenuEntry[]
  /**
   * Runs an entry's action. Presses that the browser handles itself (a link in a new tab) do not get here.
   */
  onPress: (entry: MenuEntry) => void
  /** The address on screen, to mark its entry. */
  currentPath?: string | undefined
  /** `rows` are the wide rows of a settings screen, `rail` the compact ones of the side menu. */
  variant: 'rows' | 'rail'
}

/**
 * A list of menu entries: links where they lead to an address, buttons otherwise; dead ends look and act
 * harmless.
 */
export const MenuList = ({ entries, onPress, currentPath, variant }: Props) => {
  const { t } = useTranslation()
  return (
    <ul className={classes.list} data-variant={variant}>
      {entries.map((entry) => {
        const { action } = entry
        const Icon = menuIcon(entry)
        const content = (
          <>
            <Icon size={variant === 'rows' ? 24 : 20} stroke={1.5} aria-hidden className={classes.icon} />
            <span className={classes.name}>{entry.name || entry.id || t('menu.unnamed')}</span>
            {entry.busy === undefined ? null : <Loader size={16} aria-label={entry.busy} role="img" />}
            {action.kind === 'openWindow' ? (
              <IconExternalLink
                size={16}
                stroke={1.5}
                className={classes.hint}
                aria-label={t('shell.newWindow')}
                role="img"
              />
            ) : null}
            {action.kind === 'goto' && variant === 'rows' ? (
              <IconChevronRight size={20} stroke={1.5} className={classes.hint} aria-hidden />
            ) : null}
          </>
        )
        const press = onPlainPress(() => onPress(entry))
        if (action.kind === 'goto') {
          const isCurrent = action.path === currentPath
          return (
            <li key={entry.key}>
              <a
                className={classes.entry}
                href={hosted(action.path)}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={press}
              >
                {content}
              </a>
            </li>
          )
        }
        if (action.kind === 'openWindow') {
          return (
            <li key={entry.key}>
              <a className={classes.entry} href={action.href} target="_blank" rel="noopener noreferrer">
                {content}
              </a>
            </li>
          )
        }
        return (
          <li key={entry.key}>
            <button
              type="button"
              className={classes.entry}
              data-dead-end={action.kind === 'none' || undefined}
              aria-haspopup="dialog"
              onClick={press}
            >
              {content}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const whatever = <T,>(items: T): T => items

/**
 * Stands where the menu will be: its shape, and after 8 s that the player has not said what it offers, with a
 * way to ask again.
 */
export const MenuWaiting = () => {
  const { t } = useTranslation()
  const { phase, retry } = useAnswer('getMenuItems', 'pushMenuItems', whatever)
  if (phase === 'waiting') return <WaitingLines height={56} />
  return (
    <NoAnswer phase={phase} onRetry={retry}>
      {t('menu.silent')}
    </NoAnswer>
  )
}
