import type { JsonObject } from '../../../authoring/json/Json'
import type { CloudPart } from '../http/CloudPart'
import { Refused } from '../http/Refused'
import { answerCall } from '../http/answerCall'
import { readJson } from '../http/readJson'
import type { Limits } from '../limits/createLimits'
import type { Passes } from '../ports/Passes'
import type { People } from '../ports/People'
import type { Devices } from './createDevices'
import { readTold } from './readTold'

interface DevicePartOptions {
  devices: Devices
  passes: Passes
  people: People
  limits: Pick<Limits, 'take'>
  /** How often a player is to tell of itself, ms. */
  beat: number
}

const nobodys = () => new Refused('The device belongs to nobody any more.', 401)

/** What players say to the cloud. */
export function createDevicePart(options: DevicePartOptions): CloudPart {
  const { devices, passes, people, limits, beat } = options
  /** From when on what was given out to an account is good; undefined where there is no such account. */
  const validAfter = async (uid: string) => (await people.find(uid))?.validAfter
  /** Which device speaks, and whose it was when it got its key. */
  const passOf = async (body: JsonObject) => {
    const pass = await passes.device.read(textOf(body, 'key'))
    // A key that was changed since ends what the old one let in.
    const isGood = pass && pass.at >= ((await validAfter(pass.uid)) ?? Number.POSITIVE_INFINITY)
    if (!pass || !isGood) throw nobodys()
    return pass
  }
  /** Whose device speaks, and which. */
  const ownerOf = async (body: JsonObject) => {
    const pass = await passOf(body)
    if (!(await devices.has(pass.uid, pass.hwuuid))) throw nobodys()
    return pass
  }
  const userOf = async (body: JsonObject) => {
    const token = textOf(body, 'token')
    const uid = (await passes.fromCustom(token)) ?? (await passes.verify(token))?.uid
    if (uid === undefined || (await validAfter(uid)) === undefined)
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
        await limits.take(uid, 'joins')
        // Whoever knows the id alone takes the device from nobody.
        await devices.join(uid, hwuuid, readTold(body), await passes.device.read(textOf(body, 'key')))
        return { uid, key: await passes.device.sign(uid, hwuuid), beat }
      },
    ],
    [
      '/devices/presence',
      async (body) => {
        // What comes most often asks only once whose it is.
        const { uid, hwuuid } = await passOf(body)
        await devices.beat(uid, hwuuid, readTold(body))
        return { uid, beat }
      },
    ],
    [
      '/devices/token',
      async (body) => {
        const { uid } = await ownerOf(body)
        await limits.take(uid, 'tokens')
        return passes.customToken(uid)
      },
    ],
    [
      '/devices/leave',
      async (body) => {
        const { uid, hwuuid } = await ownerOf(body)
        if (body['forget'] === true) await devices.remove(uid, hwuuid)
        else await devices.rest(uid, hwuuid)
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
  }
}

function textOf(body: JsonObject, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}
