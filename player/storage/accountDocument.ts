import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** As whom the player is signed in to the cloud, and the secret by which the cloud knows it; both '' when nobody is. */
export type AccountDocument = { uid: string; key: string }

/** Of a player as it comes. */
export const newAccount: AccountDocument = { uid: '', key: '' }

/** The document in a file, or undefined when it is none. */
export function readAccount(value: Json): AccountDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { uid, key } = value
  return typeof uid === 'string' && typeof key === 'string' ? { uid, key } : undefined
}
