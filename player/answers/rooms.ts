import type { PushMultiRoomDevices } from '../../schemas/generated/types'
import type { Json } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { playbackState } from './playbackState'

const asText = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** The players in the network: this one alone, with what it plays [D3-25]. */
export function rooms(player: PlayerContext, state = playbackState(player)): PushMultiRoomDevices {
  const { name } = player.storage.device.value()
  const { volume, mute, disableVolumeControl } = player.sound.state()
  const { status, artist, title, albumart } = state
  return {
    misc: { debug: false },
    list: [
      {
        id: 'b9d3f6f2-3f0c-4c56-9a35-0d8f6c1e2a77',
        host: '',
        name,
        isSelf: true,
        type: 'device',
        volumeAvailable: !disableVolumeControl,
        state: {
          status: asText(status),
          volume,
          mute,
          artist: asText(artist),
          track: asText(title),
          albumart: asText(albumart) || '/albumart',
        },
      },
    ],
  }
}
