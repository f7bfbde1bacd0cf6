import type { Device, SendOutcome } from '../../device'
import type { Room } from './Room'

/** Whether anything can turn this player up: a group's name for it, its own volume, or its place in the network. */
export const canTurn = ({ ip, isSelf, id, host }: Room): boolean =>
  ip !== undefined || isSelf || (id !== undefined && host !== undefined)

/**
 * Sets how loud a player of the house is, 0-100: through the groups where it takes part in them [D7-30], else its own volume or,
 * for another one, that of the output which it is in the network [D7-34].
 */
export function turnRoom(device: Device, room: Room, volume: number): SendOutcome | undefined {
  const { ip, isSelf, id, host, type = 'device' } = room
  if (ip !== undefined) return device.send('setMultiroom', { ip, volume })
  if (isSelf) return device.send('volume', volume)
  if (id === undefined || host === undefined) return undefined
  return device.send('setAudioOutputVolume', { id, type, host, mute: room.isMuted, volume, isSelf })
}
