import type { KeyObject } from 'node:crypto'
import { compactVerify, SignJWT } from 'jose'
import { type Json, type JsonObject, isJsonObject } from '../../../authoring/json/Json'

const alg = 'HS256'

/** A token that says these claims, signed with the key. */
export const signJwt = (claims: JsonObject, key: KeyObject): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(key)

/** What a token says, whether or not its time is over; undefined when it was not signed with the key. */
export async function readJwt(token: string, key: KeyObject): Promise<JsonObject | undefined> {
  try {
    const { payload } = await compactVerify(token, key, { algorithms: [alg] })
    const claims: Json = JSON.parse(Buffer.from(payload).toString('utf8'))
    return isJsonObject(claims) ? claims : undefined
  } catch {
    return undefined
  }
}
