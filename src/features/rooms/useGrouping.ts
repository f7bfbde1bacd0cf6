import { useTranslation } from '../../i18n/useTranslation'
import type { Wishes } from '../../../machines/optimistic.machine'
import { useDevice, useWishes, type Device } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { useToasts } from '../../ui/toasts/useToasts'
import { allRooms } from './allRooms'
import { nameOf } from './nameOf'
import { readRooms } from './readRooms'
import type { Room } from './Room'

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
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const went = useTellRefusal()
  const { wishes, want } = useWishes({
    timeouts: { first: 8_000, afterAsking: 4_000 },
    push: 'pushMultiRoomDevices',
    read: (push) => membersOf(readRooms(push)),
    ask: () => device.send('getMultiRoomDevices'),
    failed: (keys, why) => {
      const failed = allRooms(readRoomsOf(device)).filter(({ key }) => keys.includes(key))
      const names = failed.map((room) => nameOf(t, room)).join(', ')
      toasts.show({
        kind: 'warning',
        title: t('rooms.failed.title', { name: names || t('rooms.nameless') }),
        message: t(`rooms.failed.${why}`),
      })
    },
  })
  const set = ({ ip }: Room, as: 'client' | 'server' | 'single') =>
    ip !== undefined && went(device.send('setMultiroom', { ip, set: as }))
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
