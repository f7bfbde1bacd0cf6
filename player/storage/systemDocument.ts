import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/**
 * The system that the player runs: its version, when it was built, where updates come from; and the version that the next restart
 * brings, null when none is installed.
 */
export type SystemDocument = {
  version: string
  built: string
  channel: 'stable' | 'test'
  pending: string | null
}

/** As the player comes. */
export const newSystem: SystemDocument = {
  version: '0.1',
  built: 'Fri 21 Nov 2025 06:00:00 AM CET',
  channel: 'stable',
  pending: null,
}

/** The document in a file, or undefined when it is none. */
export function readSystem(value: Json): SystemDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { version, built, channel, pending } = value
  if (typeof version !== 'string' || typeof built !== 'string') return undefined
  return {
    version,
    built,
    channel: channel === 'test' ? 'test' : 'stable',
    pending: typeof pending === 'string' ? pending : null,
  }
}
