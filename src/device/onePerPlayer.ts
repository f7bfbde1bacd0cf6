import type { Device } from './Device'

/**
 * Makes one thing for the player that a device drives, the same one each time, and another as soon as another player is
 * driven; `end` puts away the one before.
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
