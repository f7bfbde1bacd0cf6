import { IconAlarm } from '@tabler/icons-react'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { ask, byPush, makePlaylist, useDevice, useTopic } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { ActionRow } from '../../../ui/rows/ActionRow'
import { useToasts } from '../../../ui/toasts/Toast'
import { everySecond } from '../../../ui/undo/everySecond'
import { usePanelUndo } from '../../../ui/undo/PanelUndo'

const alarmClock = 'modal-alarm-clock'

/** What a player can be woken with; of folders only those that are an album or an artist. */
const kinds: ReadonlySet<string> = new Set(['album', 'artist', 'webradio', 'mywebradio'])
const roots = ['albums://', 'artists://'] as const

/** Whether a player can be woken with an item: a station, an album, an artist. */
export const canWake = ({ type = '', uri = '' }: Pick<BrowseItem, 'type' | 'uri'>): boolean =>
  uri !== '' && (kinds.has(type) || (type === 'folder' && roots.some((root) => uri.startsWith(root))))

/** Characters of a title and of an artist: the name of a playlist is a file's, which has a limit. */
const longest = 24

const short = (text = '') => Array.from(text.replaceAll('/', ' ').trim()).slice(0, longest).join('').trim()

/** What an item is called in the name of its playlist. */
export function calledFor({ title, name, artist }: BrowseItem): string {
  const [what, who] = [short(title || name), short(artist)]
  return who === '' || who === what ? what : `${what} – ${who}`
}

interface Props {
  item: BrowseItem
  /** Closes the menu. */
  onDone: () => void
}

/**
 * Sets an alarm with a station, an album or an artist, in its menu. Alarms of players take playlists only, so
 * one is kept for it, which the alarm clock says. Absent where the player lists no alarm clock.
 */
export function WakeRow({ item, onDone }: Props) {
  const { t } = useTranslation()
  const device = useDevice()
  const modals = usePanelModals()
  const toasts = useToasts()
  const { offer } = usePanelUndo()
  const hasClock = useTopic('pushMenuItems', (items) =>
    items.some(({ params }) => params?.modalName === alarmClock),
  )
  if (hasClock !== true || !canWake(item)) return null
  const wake = async () => {
    const playlist = t('tools.alarm.playlistFor', { name: calledFor(item) })
    const listed = await ask(device, { event: 'listPlaylist' }, { answeredBy: byPush('pushListPlaylist') })
    const isKept = listed.status === 'answered' && listed.answer.includes(playlist)
    const say = everySecond(() => offer({ text: t('tools.alarm.making', { name: playlist }) }))
    const missing = isKept ? 0 : await makePlaylist(device, playlist, [item], say)
    if (listed.status !== 'answered' || missing > 0)
      return toasts.show({
        kind: 'warning',
        title: t('toast.notDone'),
        message: t('tools.alarm.unmade', { name: playlist }),
      })
    modals.open({ name: alarmClock, params: { playlist } })
  }
  return (
    <ActionRow
      icon={<IconAlarm size={22} stroke={1.6} aria-hidden />}
      label={t('tools.alarm.wake')}
      onPress={() => {
        onDone()
        void wake()
      }}
    />
  )
}
