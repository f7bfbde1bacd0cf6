import type { Device } from './Device'

/** ms after which a player that was told to play something and has not said that it does is asked how it stands. */
const patience = 800
/** So often; its answer can get lost, too. */
const asks = 3

const timers = new WeakMap<Device, ReturnType<typeof setTimeout>>()

/**
 * Says that the player was told to play something: the push that it does can be missing altogether, so it is asked for. One wait for
 * each player, which outlives the screen that it began on.
 */
export function expectPlay(device: Device): void {
  const wait = (left: number) => {
    clearTimeout(timers.get(device))
    const ask = () => {
      if (device.topics.read('pushState')?.status === 'play') return
      device.send('getState')
      if (left > 1) wait(left - 1)
    }
    timers.set(device, setTimeout(ask, patience))
  }
  wait(asks)
}
