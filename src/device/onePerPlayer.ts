import type { Device } from './Device'

/**
 * Makes one thing for the player that a device drives, the same one each time, and another as soon as another
 * player is driven; `end` puts away the one before.
 */
export function onePerPlayer<Thing>(
  make: (device: Device) => Thing,
  end?: (thing: Thing) => void,
): (device: Device) => Thing {
  const made = new WeakMap<Device, { player: number; thing: Thing }>()
  return (device) => {
    const player = device.player()
    const kept = made.get(device)
    if (kept?.player === player) return kept.thing
    if (kept) end?.(kept.thing)
    const thing = make(device)
    made.set(device, { player, thing })
    return thing
  }
}

/**
 * ms of a connection within which an answer without anything means that the player is still loading what
 * would fill it.
 */
const youth = 15_000

const clocks = onePerPlayer((device) => {
  // All that comes by itself when a connection begins, where it does.
  let since = device.topics.receivedAt('closeAllModals') ?? performance.now()
  device.onConnection((isConnected) => {
    if (isConnected) since = performance.now()
  })
  return () => performance.now() - since < youth
})

/** Whether the connection is so young that a player that answers with nothing may only not know it yet. */
export const isStarting = (...[device]: Parameters<typeof clocks>): boolean => clocks(device)()
