import { vi } from 'vitest'
import type { ScriptedDevice } from '../../support/ScriptedDevice'

const uri = 'mnt/INTERNAL/Other/01.flac'

/** A device on which something plays, with more behind it in its queue: what is to be next has a place. */
export function playSomething(device: ScriptedDevice): ScriptedDevice {
  device.push('pushQueue', [
    { uri, name: 'what plays', service: 'mpd' },
    { uri: 'mnt/INTERNAL/Other/02.flac', name: 'what follows', service: 'mpd' },
  ])
  device.push('pushState', { status: 'play', position: 0, uri, service: 'mpd' })
  return device
}

/** Waits for what is fetched by a press. */
export async function afterPress(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
