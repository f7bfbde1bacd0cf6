import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** The sleep timer: when it is due, ms since 1970, null when it is off, and what it then does [D3-51]. */
export type SleepDocument = { due: number | null; action: 'stop' | 'poweroff' }

/** Off. */
export const newSleep: SleepDocument = { due: null, action: 'stop' }

/** The document in a file, or undefined when it is none. */
export function readSleep(value: Json): SleepDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { due, action } = value
  return {
    due: typeof due === 'number' ? due : null,
    action: action === 'poweroff' ? 'poweroff' : 'stop',
  }
}
