import { mark } from './Act'
import type { Device } from './Device'
import { until } from './until'

const kept = `${mark} kept queue`

/**
 * Keeps a device's queue as a playlist and its volume, mute and order of play; gives what puts them back and
 * stops the music.
 */
export async function keepPlayback(device: Device): Promise<() => Promise<void>> {
  const { length } = await device.queue()
  const { volume, mute, random, repeat, repeatSingle } = await device.state()
  if (length > 0) await device.ask('saveQueueToPlaylist', 'pushSaveQueueToPlaylist', { name: kept })
  return async () => {
    device.emit('clearQueue')
    await until(async () => (await device.queue()).length === 0, 'the queue to be empty')
    if (length > 0) {
      device.emit('enqueue', { name: kept })
      await until(async () => (await device.queue()).length === length, 'the queue to be as it was')
      device.emit('deletePlaylist', { name: kept })
    }
    device.emit('stop')
    device.emit('setRandom', { value: random === true })
    device.emit('setRepeat', { value: repeat === true, repeatSingle: repeatSingle === true })
    device.emit(mute === true ? 'mute' : 'unmute')
    if (Number.isFinite(Number(volume))) device.emit('volume', Number(volume))
    await device.state()
  }
}
