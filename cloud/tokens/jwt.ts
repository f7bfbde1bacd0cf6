import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Json } from '../../authoring/json/Json'
import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'

const header = encode({ alg: 'HS256', typ: 'JWT' })

/** A token that says these claims, signed with the key. */
export function signJwt(claims: JsonObject, key: Buffer): string {
  const said = `${header}.${encode(claims)}`
  return `${said}.${signature(said, key).toString('base64url')}`
}

/** What a token says, or undefined when it was not signed with the key, exactly as it stands. */
export function readJwt(token: string, key: Buffer): JsonObject | undefined {
  const [head, body, sign, ...more] = token.split('.')
  // Our own header only: nobody else says which algorithm it is.
  if (head !== header || body === undefined || sign === undefined || more.length > 0) return undefined
  const given = Buffer.from(sign, 'base64url')
  const right = signature(`${head}.${body}`, key)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  try {
    const claims: Json = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
    return isJsonObject(claims) ? claims : undefined
  } catch {
    return undefined
  }
}

function encode(value: JsonObject): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signature(said: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(said).digest()
}
