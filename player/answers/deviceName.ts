import type { PlayerContext } from '../core/PlayerContext'

/** The player's name [D3-57]: a text, or the object of other versions, which the control page can ask for. */
export function deviceName({ faults, storage }: PlayerContext): string | { name: string } {
  const { name } = storage.device.value()
  return faults.happens('name-as-object') ? { name } : name
}
