import type { PlaybackOrder } from '../../../machines/playback.machine'
import type { Device, SendOutcome } from '../Device'

/** Sends what the playback machine orders the player to do [D7-5 … D7-9]. */
export function sendOrder(device: Device, order: PlaybackOrder): SendOutcome {
  switch (order.type) {
    case 'play':
    case 'volatilePlay':
    case 'pause':
    case 'stop':
    case 'next':
      return device.send(order.type)
    case 'previous':
      return device.send('prev')
    case 'skip':
      return device.send(order.direction === 'back' ? 'skipBackwards' : 'skipForward')
    case 'seek':
      return device.send('seek', order.seconds)
    case 'volume':
      return device.send('volume', order.volume)
    case 'mute':
      return device.send(order.mute ? 'mute' : 'unmute')
    case 'random':
      return device.send('setRandom', { value: order.value })
    case 'repeat':
      return device.send('setRepeat', { value: order.value, repeatSingle: order.repeatSingle })
    case 'ask':
      return device.send('getState')
  }
}
