import type { TFunction } from 'i18next'
import type { MultiRoomDevice, PushMultiRoomDevices } from '../../../schemas/generated/types'
import {
  originIn,
  type Device,
  type SendOutcome,
  useAnswer,
  type AnswerPhase,
  useDevice,
  useWishes,
} from '../../device'
import { listNames } from '../../i18n/writing'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { Wishes } from '../../../machines/optimistic.machine'
import { useReportOutcome, useToasts } from '../../ui/toasts/Toast'

/** A player of the house, understood [D3-25]. */
export interface Room {
  /** Unique in the list, also where players repeat ids or have none. */
  key: string
  /** As the player says it; '' where it has none. */
  name: string
  /** As the player says them, where it does; what turns another player up reads them [D7-34]. */
  id: string | undefined
  host: string | undefined
  type: string | undefined
  /** Origin, e.g. `http://192.168.1.51`; undefined where the entry names none that can be a player's. */
  address: string | undefined
  /**
   * What groups name it by [D7-30]. Players without a multi-room plugin say none, and end when a group is
   * asked of them, so that it is never made up from the host.
   */
  ip: string | undefined
  isSelf: boolean
  /** Plays what its leader plays. */
  isChild: boolean
  status: 'play' | 'pause' | 'stop'
  artist: string
  track: string
  albumart: string | undefined
  /** 0-100; undefined while unknown. */
  volume: number | undefined
  isMuted: boolean
  /** Its volume can only be read. */
  isFixed: boolean
  /** Who plays with it; a member has none. */
  members: Room[]
}

/** Leaders and members in one row, each member after its leader. */
export const allRooms = (rooms: readonly Room[]): Room[] => rooms.flatMap((room) => [room, ...room.members])

/** What a player is called: its name, else where it is, else a word for one without. */
export const nameOf = (t: TFunction, { name, address }: Pick<Room, 'name' | 'address'>): string =>
  name || (address === undefined ? t('rooms.nameless') : new URL(address).hostname)

const statusOf = (status: string | undefined): Room['status'] =>
  status === 'play' || status === 'pause' ? status : 'stop'

const idOf = ({ id, host, ip, name }: MultiRoomDevice): string => id || host || ip || name || ''

function toRoom(device: MultiRoomDevice, key: string, members: Room[]): Room {
  const { id, name, host, ip, type, isSelf, isChild, volumeAvailable, state } = device
  return {
    key,
    name: name?.trim() ?? '',
    id,
    host,
    type,
    address: originIn(host),
    ip: ip?.trim() || undefined,
    isSelf: isSelf === true,
    isChild: isChild === true,
    status: statusOf(state?.status),
    artist: state?.artist?.trim() ?? '',
    track: state?.track?.trim() ?? '',
    albumart: state?.albumart,
    volume: state?.volume,
    isMuted: state?.mute === true,
    isFixed: volumeAvailable === false,
    members,
  }
}

/**
 * The players of a push, leaders with those who play with them. A member that also stands in the list by
 * itself, as most do, is there once; one whose leader nobody names stands by itself.
 */
export function readRooms({ list }: Pick<PushMultiRoomDevices, 'list'>): Room[] {
  const given = new Map<string, number>()
  const keyOf = (device: MultiRoomDevice) => {
    const id = idOf(device)
    const times = given.get(id) ?? 0
    given.set(id, times + 1)
    return times === 0 ? id : `${id} ${times}`
  }
  const byId = new Map(list.map((device) => [idOf(device), device]))
  const memberIds = new Set(list.flatMap(({ child }) => child ?? []).map(idOf))
  return list
    .filter((device) => device.isChild !== true || !memberIds.has(idOf(device)))
    .map((device) => {
      const key = keyOf(device)
      const members = (device.child ?? []).map((child) => {
        const self = byId.get(idOf(child))
        const state = { ...self?.state, ...child.state }
        return toRoom({ ...self, ...child, isChild: true, state }, keyOf(child), [])
      })
      return toRoom(device, key, members)
    })
}

/**
 * Whether anything can turn this player up: a group's name for it, its own volume, or its place in the
 * network.
 */
export const canTurn = ({ ip, isSelf, id, host }: Room): boolean =>
  ip !== undefined || isSelf || (id !== undefined && host !== undefined)

/**
 * Sets how loud a player of the house is, 0-100: through the groups where it takes part in them [D7-30], else
 * its own volume or, for another one, that of the output which it is in the network [D7-34].
 */
export function turnRoom(device: Device, room: Room, volume: number): SendOutcome | undefined {
  const { ip, isSelf, id, host, type = 'device' } = room
  if (ip !== undefined) return device.send('setMultiroom', { ip, volume })
  if (isSelf) return device.send('volume', volume)
  if (id === undefined || host === undefined) return undefined
  return device.send('setAudioOutputVolume', { id, type, host, mute: room.isMuted, volume, isSelf })
}

/** The players of the house as the player last said; the same list until something changes. */
export function useRooms(): {
  phase: AnswerPhase
  rooms: readonly Room[] | undefined
  retry: () => void
} {
  const { phase, data, retry } = useAnswer('getMultiRoomDevices', 'pushMultiRoomDevices', readRooms)
  return { phase, rooms: data, retry }
}

/** Who is to play with whom, and how that is changed [D4-17]. */
export interface Grouping {
  /** What is wanted and not so yet: by the key of a player, that of its leader, '' for alone. */
  wishes: Wishes
  /** The player is to play with another one. */
  join: (room: Room, leader: Room) => void
  /** Each of the players is to play alone. */
  leave: (rooms: readonly Room[]) => void
}

const readRoomsOf = (device: Device) => readRooms(device.topics.read('pushMultiRoomDevices') ?? { list: [] })

const membersOf = (rooms: readonly Room[]): Wishes =>
  Object.fromEntries(
    rooms.flatMap(({ key, members }) => [[key, ''], ...members.map((one) => [one.key, key] as const)]),
  )

/** Keeps what is wanted of the players while the component is mounted. */
export function useGrouping(): Grouping {
  const { t, i18n } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const reportOutcome = useReportOutcome()
  const { wishes, want } = useWishes({
    timeouts: { first: 8_000, afterAsking: 4_000 },
    push: 'pushMultiRoomDevices',
    read: (push) => membersOf(readRooms(push)),
    ask: () => device.send('getMultiRoomDevices'),
    failed: (keys, why) => {
      const failed = allRooms(readRoomsOf(device)).filter(({ key }) => keys.includes(key))
      const names = listNames(
        i18n.language,
        failed.map((room) => nameOf(t, room)),
      )
      toasts.show({
        kind: 'warning',
        title: t('rooms.failed.title', { name: names || t('rooms.nameless') }),
        message: t(`rooms.failed.${why}`),
      })
    },
  })
  const set = ({ ip }: Room, as: 'client' | 'server' | 'single') =>
    ip !== undefined && reportOutcome(device.send('setMultiroom', { ip, set: as }))
  return {
    wishes,
    join: (room, leader) => {
      if (set(room, 'client') && set(leader, 'server')) want({ [room.key]: leader.key })
    },
    leave: (leaving) => {
      const gone = leaving.filter((room) => set(room, 'single'))
      if (gone.length > 0) want(Object.fromEntries(gone.map(({ key }) => [key, ''])))
    },
  }
}
