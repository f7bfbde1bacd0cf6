import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** Whether the owner wants to see every setting, and the code that the player was activated with. */
export type OwnerDocument = { allSettings: boolean; activatedWith: string | null }

/** Of a player as it comes. */
export const newOwner: OwnerDocument = { allSettings: false, activatedWith: null }

/** The document in a file, or undefined when it is none. */
export function readOwner(value: Json): OwnerDocument | undefined {
  if (!isJsonObject(value) || typeof value['allSettings'] !== 'boolean') return undefined
  const { allSettings, activatedWith } = value
  return { allSettings, activatedWith: typeof activatedWith === 'string' ? activatedWith : null }
}
