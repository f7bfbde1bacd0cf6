import type { PlayerContext } from '../core/PlayerContext'
import type { KnownRoom } from './findRoom'

/** How loud a player is to be. */
export interface Loudness {
  /** 0 to 100. */
  volume?: number
  mute?: boolean
}

/** Sets the volume of one player, in a group or not. Rejects when it does not answer. */
export async function turnRoom(
  player: PlayerContext,
  room: KnownRoom,
  { volume, mute }: Loudness,
): Promise<void> {
  const { house, sound } = player
  const ask = (event: string, payload?: number) =>
    house.order(room.host, {
      path: '/rooms/request',
      body: { event, ...(payload !== undefined && { payload }) },
    })
  if (volume !== undefined) {
    if (room.isSelf) sound.set(volume)
    else await ask('volume', volume)
  }
  // Turning unmutes; who is to be mute is so afterwards.
  if (mute === true || (mute === false && volume === undefined)) {
    if (room.isSelf) sound.mute(mute)
    else await ask(mute ? 'mute' : 'unmute')
  }
}
