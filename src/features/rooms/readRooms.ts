import type { MultiRoomDevice, PushMultiRoomDevices } from '../../../schemas/generated/types'
import { parseAddress } from '../../device'
import type { Room } from './Room'

const statusOf = (status: string | undefined): Room['status'] =>
  status === 'play' || status === 'pause' ? status : 'stop'

const addressOf = (host: string | undefined): string | undefined => {
  const read = parseAddress(host ?? '')
  return 'origin' in read ? read.origin : undefined
}

const idOf = ({ id, host, ip, name }: MultiRoomDevice): string => id || host || ip || name || ''

function toRoom(device: MultiRoomDevice, key: string, members: Room[]): Room {
  const { id, name, host, ip, type, isSelf, isChild, volumeAvailable, state } = device
  return {
    key,
    name: name?.trim() ?? '',
    id,
    host,
    type,
    address: addressOf(host),
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
 * The players of a push, leaders with those who play with them. A member that also stands in the list by itself, as most do, is
 * there once; one whose leader nobody names stands by itself.
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
