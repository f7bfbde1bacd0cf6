import { fromCallback } from 'xstate'
import type { PlaybackOrder } from '../../../machines/playback.machine'
import { favouriteUri, heartsOf, type Device, type SendOutcome } from '../../device'

/** What a station is called, which its entry in the queue says: the title of what plays is the song on air. */
function stationAt(device: Device, uri: string, position: number | null | undefined): string | undefined {
  const entry = device.topics.read('pushQueue')?.[position ?? -1]
  return entry?.uri === uri ? entry.name || undefined : undefined
}

/** Sends the heart's press for what the player plays [D4-9 D5-3 D7-24], and notes it: players do not say it with their state. */
function sendFavourite(device: Device, isFavourite: boolean): SendOutcome | undefined {
  const { uri = '', title = '', service = '', albumart, position } = device.topics.read('pushState') ?? {}
  if (uri === '') return undefined
  const outcome = isFavourite
    ? device.send('addToFavourites', {
        uri,
        service,
        ...(service === 'webradio'
          ? { title: stationAt(device, uri, position) ?? title, ...(albumart && { albumart }) }
          : { title }),
      })
    : device.send('removeFromFavourites', { uri: favouriteUri(uri), service })
  if (outcome.status !== 'refused') heartsOf(device).press(uri, isFavourite)
  return outcome
}

function carryOut(device: Device, order: PlaybackOrder): SendOutcome | undefined {
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
    case 'favourite':
      return sendFavourite(device, order.isFavourite)
    case 'ask':
      return device.send('getState')
  }
}

/** The player as the playback machine orders it about [D7-5 … D7-9]. `refused` hears of what could not be sent. */
export function createPlaybackPlayer(device: Device, refused: (outcome: SendOutcome) => void) {
  return fromCallback<PlaybackOrder>(({ receive }) => {
    receive((order) => {
      const outcome = carryOut(device, order)
      if (outcome?.status === 'refused') refused(outcome)
    })
  })
}
