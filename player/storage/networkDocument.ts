import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/**
 * How the player is connected: by cable or not, by which Wi-Fi network (its name) if any, and the networks that it was let
 * into before. Passwords are not kept.
 */
export type NetworkDocument = { wired: boolean; wireless: string | null; known: string[] }

/** Of a player as it comes: it hangs on its cable. */
export const newNetwork: NetworkDocument = { wired: true, wireless: null, known: [] }

/** The document in a file, or undefined when it is none. */
export function readNetwork(value: Json): NetworkDocument | undefined {
  if (!isJsonObject(value) || typeof value['wired'] !== 'boolean' || !Array.isArray(value['known']))
    return undefined
  const { wired, wireless, known } = value
  return {
    wired,
    wireless: typeof wireless === 'string' ? wireless : null,
    known: known.filter((ssid) => typeof ssid === 'string'),
  }
}
