import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { groupingMachine, type Membership } from '../../../machines/grouping.machine'
import { useDevice, type Device } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { useToasts } from '../../ui/toasts/useToasts'
import { allRooms } from './allRooms'
import { nameOf } from './nameOf'
import { readRooms } from './readRooms'
import type { Room } from './Room'

/** Who is to play with whom, and how that is changed [D4-17]. */
export interface Grouping {
  /** What is wanted and not so yet: by the key of a player, that of its leader, '' for alone. */
  wishes: Membership
  /** The player is to play with another one. */
  join: (room: Room, leader: Room) => void
  /** Each of the players is to play alone. */
  leave: (rooms: readonly Room[]) => void
}

const readRoomsOf = (device: Device) => readRooms(device.topics.read('pushMultiRoomDevices') ?? { list: [] })

const membersOf = (rooms: readonly Room[]): Membership =>
  Object.fromEntries(
    rooms.flatMap(({ key, members }) => [[key, ''], ...members.map((one) => [one.key, key] as const)]),
  )

/** Runs the grouping machine on the players while the component is mounted. */
export function useGrouping(): Grouping {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const went = useTellRefusal()
  const actor = useActorRef(groupingMachine)
  const wishes = useSelector(actor, ({ context }) => context.wishes)
  useEffect(() => {
    // Each push counts, also one of the same content: it may be the answer to a question.
    const take = () => actor.send({ type: 'members.pushed', members: membersOf(readRoomsOf(device)) })
    return device.topics.subscribe('pushMultiRoomDevices', take)
  }, [device, actor])
  useEffect(() => {
    const heard = [
      actor.on('ask', () => void device.send('getMultiRoomDevices')),
      actor.on('failed', ({ keys, why }) => {
        const failed = allRooms(readRoomsOf(device)).filter(({ key }) => keys.includes(key))
        const names = failed.map((room) => nameOf(t, room)).join(', ')
        toasts.show({
          kind: 'warning',
          title: t('rooms.failed.title', { name: names || t('rooms.nameless') }),
          message: t(`rooms.failed.${why}`),
        })
      }),
    ]
    const leave = device.onConnection((isConnected) => {
      if (!isConnected) actor.send({ type: 'link.lost' })
    })
    return () => {
      heard.forEach((one) => one.unsubscribe())
      leave()
    }
  }, [actor, device, t, toasts])
  const set = ({ ip }: Room, as: 'client' | 'server' | 'single') =>
    ip !== undefined && went(device.send('setMultiroom', { ip, set: as }))
  return {
    wishes,
    join: (room, leader) => {
      if (set(room, 'client') && set(leader, 'server'))
        actor.send({ type: 'wishes.made', wishes: { [room.key]: leader.key } })
    },
    leave: (leaving) => {
      const gone = leaving.filter((room) => set(room, 'single'))
      if (gone.length > 0)
        actor.send({ type: 'wishes.made', wishes: Object.fromEntries(gone.map(({ key }) => [key, ''])) })
    },
  }
}
