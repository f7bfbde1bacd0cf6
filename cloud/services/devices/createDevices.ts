import type { JsonObject } from '../../../authoring/json/Json'
import type { CloudPart } from '../http/CloudPart'
import { Refused } from '../http/Refused'
import { answerCall } from '../http/answerCall'
import { readJson } from '../http/readJson'
import type { Tokens } from '../../embedded/tokens/createTokens'
import type { Devices } from './openDevices'
import { readTold } from './readTold'

/** s; as long as the player may be kept. */
const keyLasts = 20 * 365 * 86_400

interface DevicesOptions {
  devices: Devices
  tokens: Pick<Tokens, 'verifyIdToken' | 'readCustomToken' | 'customToken' | 'sign' | 'read'>
  /**
   * From when on what was given out to an account is good, ms since 1970; undefined where there is no such
   * account.
   */
  validAfter: (uid: string) => number | undefined
  now: () => number
}

/** What players say to the cloud. */
export function createDevices({ devices, tokens, validAfter, now }: DevicesOptions): CloudPart {
  /** Whose device speaks, and which. */
  const ownerOf = async (body: JsonObject) => {
    const { uid, hwuuid, at } = (await tokens.read('device', textOf(body, 'key'))) ?? {}
    const isKnown = typeof uid === 'string' && typeof hwuuid === 'string'
    // A key that was changed since ends what the old one let in.
    const isGood = isKnown && Number(at) >= (validAfter(uid) ?? Number.POSITIVE_INFINITY)
    if (!isGood || !devices.has(uid, hwuuid)) throw new Refused('The device belongs to nobody any more.', 401)
    return { uid, hwuuid }
  }
  const userOf = async (body: JsonObject) => {
    const token = textOf(body, 'token')
    const custom = await tokens.readCustomToken(token)
    const uid = custom?.state === 'good' ? custom.uid : (await tokens.verifyIdToken(token))?.uid
    if (uid === undefined || validAfter(uid) === undefined)
      throw new Refused('The token is missing, wrong or too old.', 401)
    return uid
  }

  const calls = new Map<string, (body: JsonObject) => unknown>([
    [
      '/devices',
      async (body) => {
        const uid = await userOf(body)
        const hwuuid = textOf(body, 'hwuuid')
        if (hwuuid === '') throw new Refused('hwuuid is missing.', 400)
        const before = await tokens.read('device', textOf(body, 'key'))
        // Whoever knows the id alone takes the device from nobody.
        devices.join(uid, hwuuid, readTold(body), before?.['hwuuid'] === hwuuid)
        return { uid, key: await tokens.sign('device', { uid, hwuuid, at: now() }, keyLasts) }
      },
    ],
    [
      '/devices/presence',
      async (body) => {
        const { uid, hwuuid } = await ownerOf(body)
        devices.beat(uid, hwuuid, readTold(body))
        return { uid }
      },
    ],
    ['/devices/token', async (body) => tokens.customToken((await ownerOf(body)).uid)],
    [
      '/devices/leave',
      async (body) => {
        const { uid, hwuuid } = await ownerOf(body)
        if (body['forget'] === true) devices.remove(uid, hwuuid)
        else devices.rest(uid, hwuuid)
        return {}
      },
    ],
  ])

  return {
    handlers: [
      async (request, response, { pathname }) => {
        const call = request.method === 'POST' ? calls.get(pathname) : undefined
        if (call === undefined) return false
        return answerCall(response, async () => call(await readJson(request)))
      },
    ],
    close: async () => devices.close(),
  }
}

function textOf(body: JsonObject, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}
