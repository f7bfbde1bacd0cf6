// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callCloud, signUpPerson } from '../../cloud/testing/signUpPerson'
import { startTestCloud, type TestCloud } from '../../cloud/testing/startTestCloud'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

type Person = Awaited<ReturnType<typeof signUpPerson>>

let cloud: TestCloud
let dataFolder: string
let player: TestPlayer
let client: TestClient
let person: Person

const delays = { cloudBeat: 60 }

beforeEach(async () => {
  cloud = await startTestCloud({ beat: 60 })
  dataFolder = await mkdtemp(join(tmpdir(), 'account-'))
  player = await startTestPlayer({ cloud, name: 'Attic', delays, dataFolder })
  client = await connectTestClient(player.url, 4)
  person = await signUpPerson(cloud)
})
afterEach(async () => {
  client.close()
  await player.close()
  await cloud.close()
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
})

const devicesOf = ({ uid }: Person) =>
  Object.values(Object(cloud.running().context.database.get(`user_devices/${uid}`)))
const comesTo = (expected: unknown, whose = person) =>
  vi.waitFor(() => expect(devicesOf(whose)).toEqual(expected), { timeout: 5_000, interval: 20 })
const withOnly = (device: object) => [expect.objectContaining(device)]
const status = async () => {
  client.emit('getMyFaceplateStatus')
  return client.next('pushMyFaceplateStatus')
}
/** The answer that an interface gets for sending a token. */
const send = (token: string) =>
  new Promise<unknown>((resolve) => client.emit('setMyFaceplateToken', { token }, resolve))
const signIn = async () => {
  expect(await send(await person.customToken())).toEqual({ success: true })
  await client.next('pushMyFaceplateStatus')
}

describe('signing the player in', () => {
  it('[A7.5-1 A7.5-2 D7-71 D7-72] takes the token that an interface sends, and tells everyone whose it is', async () => {
    const other = await connectTestClient(player.url, 4)
    expect(await status()).toEqual({ loggedIn: false })
    expect(await send(await person.customToken())).toEqual({ success: true })
    expect(await other.next('pushMyFaceplateStatus')).toEqual({ loggedIn: true, uid: person.uid })
    other.close()
  })

  it('[A4.1-8] takes an ID token, too, and nothing else', async () => {
    expect(await send('no token')).toEqual({ success: false })
    expect(await status()).toEqual({ loggedIn: false })
    expect(await send(await person.token())).toEqual({ success: true })
  })

  it('[A4.1-4 A4.1-7 A7.5-2 D7-72] gives a page of its own a token that signs in as the same user', async () => {
    const own = await connectTestClient(player.url, 4, 'websocket', { origin: player.url })
    const asked = (of = own) =>
      new Promise<unknown>((resolve) => of.emit('getMyFaceplateToken', undefined, resolve))
    expect(await asked()).toEqual({ success: false })
    await signIn()
    expect(await asked()).toEqual({ success: true })
    const { token }: { token?: unknown } = Object(await own.next('pushMyFaceplateToken'))
    expect(await cloud.running().context.tokens.readCustomToken(String(token))).toEqual({
      state: 'good',
      uid: person.uid,
    })
    // A program, and a page of another player of the house.
    const other = await connectTestClient(player.url, 4, 'websocket', { origin: 'http://192.168.1.77' })
    for (const stranger of [client, other]) {
      expect(await asked(stranger)).toEqual({ success: false })
      expect(stranger.names()).not.toContain('pushMyFaceplateToken')
    }
    own.close()
    other.close()
  })

  it('[A7.5-3 D7-73] ends by a logout, which everyone hears of', async () => {
    await signIn()
    const other = await connectTestClient(player.url, 4)
    client.emit('myFaceplateLogout')
    expect(await other.next('pushMyFaceplateLogout')).toBeNull()
    await client.next('pushMyFaceplateStatus')
    expect(await status()).toEqual({ loggedIn: false })
    await comesTo([])
    other.close()
  })

  it('[A7.5-5] says nothing of its owner’s wishes but that statistics are off', async () => {
    client.emit('getPrivacySettings')
    expect(await client.next('pushPrivacySettings')).toEqual({ allowUIStatistics: false })
  })
})

describe('the player as a device of its user', () => {
  it('[A3.2-1 A7.2-2] is listed with what it is, and where it is reached', async () => {
    await signIn()
    expect(devicesOf(person)).toEqual([
      {
        hwuuid: player.roomSystem.id(),
        host: player.url,
        name: 'Attic',
        device: 'pc',
        enabled: true,
        online: true,
        isChild: false,
      },
    ])
    expect((await fetch(`${player.url}/api/host`)).status).toBe(200)
  })

  it('[A4.15-4] is offline when it stops, and online, signed in, when it runs again', async () => {
    await signIn()
    await player.close()
    expect(devicesOf(person)).toEqual(withOnly({ online: false, enabled: true }))
    player = await startTestPlayer({ cloud, delays, dataFolder })
    await comesTo(withOnly({ online: true, host: player.url, name: 'Attic' }))
  })

  it('[A4.15-4] is offline once nothing is heard of it, as after a power cut', async () => {
    await signIn()
    await cloud.restart()
    expect(devicesOf(person)).toEqual(withOnly({ online: false }))
    await comesTo(withOnly({ online: true }))
    player.goOffline(60_000)
    await comesTo(withOnly({ online: false }))
  })

  it('is called by its new name at once', async () => {
    await signIn()
    client.emit('setDeviceName', { name: 'Loft' })
    await comesTo(withOnly({ name: 'Loft' }))
    expect(devicesOf(person)).toHaveLength(1)
  })

  it('goes on while the cloud is away, and says once that it is', async () => {
    await signIn()
    await cloud.control({ down: 300 })
    await vi.waitFor(() => expect(player.lines.filter((line) => line.includes('cloud'))).toHaveLength(2), {
      timeout: 5_000,
    })
    expect(player.lines.filter((line) => line.includes('cloud'))).toEqual([
      expect.stringMatching(/^the cloud cannot be reached/),
      'the cloud is there again',
    ])
    expect(await status()).toEqual({ loggedIn: true, uid: person.uid })
  })

  it('[A4.15-3] is nobody’s any more once its user has deleted it', async () => {
    await signIn()
    const query = new URLSearchParams({ uid: person.uid, hwuuid: player.roomSystem.id() })
    await callCloud(cloud, `/api/v1/deleteAcmeDevice?${query}`, {
      method: 'POST',
      token: await person.token(),
    })
    await vi.waitFor(async () => expect(await status()).toEqual({ loggedIn: false }), { timeout: 5_000 })
    expect(devicesOf(person)).toEqual([])
  })

  it('[A4.1-5] changes its user with the account', async () => {
    await signIn()
    const other = await signUpPerson(cloud)
    expect(await send(await other.customToken())).toEqual({ success: true })
    expect(devicesOf(person)).toEqual([])
    expect(devicesOf(other)).toEqual(withOnly({ hwuuid: player.roomSystem.id() }))
  })

  it('is not signed in to an account while it is in another, and its key is not there', async () => {
    const other = await signUpPerson(cloud)
    const body = { token: await other.customToken(), hwuuid: player.roomSystem.id() }
    await callCloud(cloud, '/devices', { method: 'POST', body })
    expect(await send(await person.customToken())).toEqual({ success: false })
    expect(await status()).toEqual({ loggedIn: false })
    expect(devicesOf(person)).toEqual([])
  })

  it('keeps its secret out of the log', async () => {
    await signIn()
    const { key } = JSON.parse(await readFile(join(dataFolder, 'account.json'), 'utf8'))
    expect(key.length).toBeGreaterThan(20)
    expect([...player.lines, ...cloud.lines].join('\n')).not.toContain(key)
  })
})

describe('the cloud that the brand names', () => {
  const without = (config: object, name: string) =>
    Object.fromEntries(Object.entries(config).filter(([key]) => key !== name))
  const brandWith = async (change: (config: TestCloud['config']) => object) => {
    const file = join(dataFolder, 'brand.json')
    const brand: object = JSON.parse(await readFile(join(import.meta.dirname, '../../brand.json'), 'utf8'))
    await writeFile(file, JSON.stringify({ ...brand, cloud: change(cloud.config) }))
    return file
  }
  const startWith = async (brandFile: string, options: object = {}) => {
    client.close()
    await player.close()
    player = await startTestPlayer({ brandFile, name: 'Attic', delays, dataFolder, ...options })
    client = await connectTestClient(player.url, 4)
  }
  const loggedIn = async () => Reflect.get(Object(await status()), 'loggedIn')

  it('[A3.2-1 A4.1-6] takes the player as a device, and knows it again when it has stopped', async () => {
    const brandFile = await brandWith((config) => config)
    await startWith(brandFile)
    await signIn()
    expect(devicesOf(person)).toEqual(
      withOnly({ hwuuid: player.roomSystem.id(), online: true, name: 'Attic' }),
    )
    await player.close()
    expect(devicesOf(person)).toEqual(withOnly({ online: false }))
    await startWith(brandFile)
    await comesTo(withOnly({ online: true }))
    expect(await loggedIn()).toBe(true)
  })

  it('is not shown the key of another one, which is good again when that is back', async () => {
    const brandFile = await brandWith((config) => config)
    await signIn()
    await startWith(brandFile)
    expect(await loggedIn()).toBe(false)
    await startWith(brandFile, { cloud })
    expect(await loggedIn()).toBe(true)
  })

  it('is asked at no address that others can read along', async () => {
    await startWith(await brandWith((config) => without(config, 'emulators')))
    expect(await send(await person.customToken())).toEqual({ success: false })
    expect(player.lines).toContainEqual(expect.stringMatching(/cloud\/devices is no https address/))
  })

  it('is none where it says nothing of players, is wrong, or none is wanted', async () => {
    await startWith(await brandWith((config) => without(config, 'devices')))
    expect(await send(await person.customToken())).toEqual({ success: false })
    await startWith(await brandWith((config) => ({ ...config, devices: 'here' })))
    expect(await send(await person.customToken())).toEqual({ success: false })
    expect(player.lines).toContainEqual(expect.stringMatching(/^brand.json: cloud\/devices must match/))
    await startWith(await brandWith((config) => config), { withoutAccounts: true })
    expect(await send(await person.customToken())).toEqual({ success: false })
    expect(await (await fetch(`${player.url}/app/brand.json`)).json()).not.toHaveProperty('cloud')
  })
})

describe('how often the cloud hears of the player', () => {
  const presences = () => {
    const asked: number[] = []
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      if (String(address).endsWith('/devices/presence')) asked.push(Date.now())
      return real(address, init)
    })
    return asked
  }
  afterEach(() => void vi.restoreAllMocks())

  it('is what the cloud says, whatever the player is used to', async () => {
    await player.close()
    player = await startTestPlayer({ cloud, delays: { cloudBeat: 3_600_000 }, dataFolder })
    client.close()
    client = await connectTestClient(player.url, 4)
    const asked = presences()
    await signIn()
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2), { timeout: 5_000 })
  })

  it.each([
    [{ status: 429, code: 'TOO_MANY' }, /^the cloud does not answer now: it is asked too often$/],
    [{ status: 503, body: '<h1>Away</h1>' }, /^the cloud does not answer now: it answers 503/],
    [{ status: 401, body: '<h1>Log in</h1>' }, /^the cloud does not answer now: it answers 401/],
  ])('ends by no refusal that is not the cloud’s: %j', async (fault, line) => {
    await signIn()
    await cloud.control({ fail: [fault, fault].map((one) => ({ path: '/devices/presence', ...one })) })
    await vi.waitFor(() => expect(player.lines).toContain('the cloud is there again'), { timeout: 5_000 })
    expect(player.lines.filter((one) => one.startsWith('the cloud'))).toEqual([
      expect.stringMatching(line),
      'the cloud is there again',
    ])
    expect(await status()).toEqual({ loggedIn: true, uid: person.uid })
  })
})

describe('what the interface is told', () => {
  const menuIds = async (url: string) => {
    const one = await connectTestClient(url, 4)
    one.emit('getMenuItems')
    const items: { id: string }[] = Object(await one.next('pushMenuItems'))
    one.close()
    return items.map(({ id }) => id)
  }
  const brandOf = async (url: string) => (await fetch(`${url}/app/brand.json`)).json()

  it('[A2.1-4 D2.9-7] has accounts with a cloud: brand, menu and policy say so', async () => {
    const brand: { word: string; cloud?: object } = await brandOf(player.url)
    expect(brand.cloud).toEqual(cloud.config)
    expect(await menuIds(player.url)).toContain(`my-${brand.word}`)
    const policy = (await fetch(`${player.url}/api/host`)).headers.get('content-security-policy') ?? ''
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${cloud.url}`)
  })

  it('[A2.1-4] has none without', async () => {
    const alone = await startTestPlayer()
    const brand: { word: string; cloud?: object } = await brandOf(alone.url)
    expect(brand).not.toHaveProperty('cloud')
    expect(await menuIds(alone.url)).not.toContain(`my-${brand.word}`)
    const policy = (await fetch(`${alone.url}/api/host`)).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self';/)
    await alone.close()
  })
})
