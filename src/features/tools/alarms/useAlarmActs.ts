import { useEffect } from 'react'
import type { BrowseItem, PushAlarm, SaveAlarm } from '../../../../schemas/generated/types'
import {
  ask,
  byPush,
  type Device,
  makePlaylist,
  type NowPlaying,
  sendForTruth,
  useDevice,
  useNowPlaying,
  useNowPlayingStore,
  useTopic,
} from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { shownItem } from '../../../ui/navigation/shownItem'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { useReportOutcome, useToasts } from '../../../ui/toasts/Toast'
import { everySecond, usePanelUndo } from '../../../ui/undo/PanelUndo'
import { hearAlarms } from '../hearSaved'
import { toTimeField } from '../times'
import { draftsOf } from './AlarmDraft'

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

const alarmClock = 'modal-alarm-clock'

/** Whether the player lists an alarm clock. */
export const useHasAlarmClock = (): boolean =>
  useTopic('pushMenuItems', (items) => items.some(({ params }) => params?.modalName === alarmClock)) === true

/**
 * Opens the alarm clock with an item. Alarms of players take playlists only, so one is kept for it, which the
 * alarm clock says.
 */
export function useWake(): (item: BrowseItem) => Promise<void> {
  const { t } = useTranslation()
  const device = useDevice()
  const modals = usePanelModals()
  const toasts = useToasts()
  const { offer } = usePanelUndo()
  return async (item) => {
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
}

/** All alarms as they are saved; undefined where one of them lacks what saving needs. */
function alarmsOf(pushed: PushAlarm): SaveAlarm | undefined {
  const alarms = draftsOf(pushed).map(({ id, alarm: { enabled = false, time = '', playlist = '' } }) => ({
    id,
    enabled,
    time,
    playlist,
  }))
  return alarms.every(({ time, playlist }) => toTimeField(time) !== '' && playlist !== '')
    ? alarms
    : undefined
}

/** An alarm that can be turned on and off. */
export interface AlarmSwitch {
  id: number
  isOn: boolean
  /** HH:MM */
  time: string
  playlist: string
  /** Turns it on or off, with a way back. */
  toggle: () => void
}

/** What can be done with alarms from anywhere. */
export interface AlarmActs {
  /** Sets an alarm with the station that plays; undefined where none does. */
  wake: (() => void) | undefined
  /** Sets one with the album or artist whose page is shown; undefined on other screens. */
  wakeWithShown: { title: string; run: () => void } | undefined
  switches: readonly AlarmSwitch[]
}

const none: AlarmActs = { wake: undefined, wakeWithShown: undefined, switches: [] }
const itself = <T>(payload: T) => payload

/** A station that plays, by the name that its entry of the queue has. */
function stationOf(device: Device, playing: NowPlaying): BrowseItem {
  const { uri, position, service, artist, title, albumart } = playing
  const entry = device.topics.read('pushQueue')?.[position]
  const name = (entry?.uri === uri ? entry.name : undefined) || artist || title || uri
  return { service, uri, type: 'webradio', title: name, ...(albumart !== undefined && { albumart }) }
}

/**
 * What can be done with alarms from anywhere; nothing where the player lists no alarm clock. Asks for the
 * alarms while it is mounted.
 */
export function useAlarmActs(): AlarmActs {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const { offer } = usePanelUndo()
  const reportOutcome = useReportOutcome()
  const player = useNowPlayingStore()
  const wake = useWake()
  const hasClock = useHasAlarmClock()
  const isStation = useNowPlaying(({ service, uri }) => service === 'webradio' && uri !== '') === true
  const pushed = useTopic('pushAlarm', itself)
  useEffect(() => {
    if (!hasClock) return undefined
    device.pending.passOver('getAlarms')
    return device.subscribeToAnswer('getAlarms')
  }, [device, hasClock])
  if (!hasClock) return none

  const set = async (id: number, isOn: boolean) => {
    // As they are now: somebody may have set one on another screen.
    const alarms = alarmsOf(device.topics.read('pushAlarm') ?? [])
    const alarm = alarms?.find((one) => one.id === id)
    if (!alarms || !alarm) return
    const changed = alarms.map((one) => (one === alarm ? { ...one, enabled: isOn } : one))
    const { outcome, truth } = sendForTruth(device, hearAlarms(changed), [], () =>
      device.send('saveAlarm', changed),
    )
    if (!reportOutcome(outcome)) return
    const { status } = await truth
    if (status !== 'done')
      return toasts.show({
        kind: 'warning',
        title: t('toast.notDone'),
        message: t(`tools.unsaved.${status}`),
      })
    const time = toTimeField(alarm.time)
    offer({
      text: t(isOn ? 'tools.alarm.isOn' : 'tools.alarm.isOff', { time }),
      run: () => void set(id, !isOn),
    })
  }
  const shown = shownItem()
  return {
    wakeWithShown:
      shown && canWake(shown) ? { title: shown.title ?? '', run: () => void wake(shown) } : undefined,
    wake: isStation
      ? () => {
          const playing = player.read()
          if (playing) void wake(stationOf(device, playing))
        }
      : undefined,
    switches: (alarmsOf(pushed ?? []) ?? []).map(({ id, enabled, time, playlist }) => ({
      id: Number(id),
      isOn: enabled,
      time: toTimeField(time),
      playlist,
      toggle: () => void set(Number(id), !enabled),
    })),
  }
}
