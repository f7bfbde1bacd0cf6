import { limits } from './limits'
import { RequestError } from './RequestError'
import type { Path } from './Tree'

// eslint-disable-next-line no-control-regex -- keys must not hold control characters
const forbidden = /[[\].#$/\u0000-\u001F\u007F]/

/** Throws a RequestError unless a text can be a key. */
export function checkKey(key: string): string {
  if (key === '' || forbidden.test(key))
    throw new RequestError('invalid_path', `Not a key: ${JSON.stringify(key)}`)
  if (Buffer.byteLength(key) > limits.keyBytes) throw new RequestError('invalid_path', 'A key is too long')
  return key
}

/**
 * The keys of an address such as `/users/ada`; slashes at the ends and doubled ones count for nothing. Throws
 * a RequestError.
 */
export function parsePath(text: unknown): Path {
  if (typeof text !== 'string') throw new RequestError('invalid_path', 'A path is missing')
  const keys = text.split('/').filter((key) => key !== '')
  if (keys.length > limits.depth) throw new RequestError('invalid_path', 'The path is too deep')
  for (const key of keys) checkKey(key)
  return keys
}
