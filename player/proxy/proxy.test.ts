// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { strToU8 } from 'fflate'
import { eventually } from '../../tests/support/eventually'
import { uploadPackage, writeSmallInterface } from '../../tests/support/storeWith'
import { createInterfaceServer } from '../createInterfaceServer'
import { connectTestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let folder: string
let lines: string[]
beforeEach(async () => {
  lines = []
  folder = await mkdtemp(join(tmpdir(), 'proxy-'))
  await writeSmallInterface(folder, 'Ours')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const serve = (player: TestPlayer, more: { trusted?: string[]; origins?: string[] } = {}) =>
  createInterfaceServer({
    device: player.url,
    isProxy: true,
    host: '127.0.0.1',
    interfaceFolder: folder,
    log: (line) => lines.push(line),
    ...more,
  })

/** A request with headers that `fetch` would not send: status and body. */
const ask = (url: string, headers: Record<string, string>): Promise<[number | undefined, string]> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () => resolve([answer.statusCode, text]))
    })
      .on('error', reject)
      .end()
  })

describe.each([4, 2] as const)('a player of generation %i behind one address', (generation) => {
  let player: TestPlayer
  let server: Awaited<ReturnType<typeof serve>>
  beforeEach(async () => {
    player = await startTestPlayer({ generation })
    server = await serve(player)
    return async () => {
      await server.close()
      await player.close()
    }
  })

  it.each(['websocket', 'polling'] as const)('is driven by %s', async (way) => {
    const client = await connectTestClient(server.url, generation, way)
    client.emit('volume', 31)
    expect(await client.next('pushState')).toMatchObject({ volume: 31 })
    client.close()
  })

  it('gives its covers, its REST and its uploads, and the interface is ours', async () => {
    const page = await fetch(`${server.url}/queue`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<title>Ours</title>')
    expect(await (await fetch(`${server.url}/api/host`)).json()).toEqual({ host: server.url })
    expect(await (await fetch(`${server.url}/api/v1/ping`)).text()).toBe('pong')
    const cover = await fetch(`${server.url}/albumart?web=none/none/large`)
    expect(cover.headers.get('content-type')).toMatch(/^image\//)
    expect((await fetch(`${server.url}/backgrounds/dusk.svg`)).status).toBe(200)
    const manifest = { name: 'one', version: '1.0.0', i: { plugin_type: 'miscellanea' } }
    const files = { 'package.json': JSON.stringify(manifest), 'UIConfig.json': '{"sections":[]}' }
    const packed = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))
    expect(await uploadPackage(server.url, packed)).toBe(201)
    await eventually(() => expect(player.lines.join()).toContain('plugin miscellanea/one 1.0.0 is installed'))
  })

  it('is called away in words where it does not answer, once in the log, and comes back', async () => {
    player.goOffline(60_000)
    const away = await fetch(`${server.url}/api/v1/ping`)
    expect([away.status, await away.text()]).toEqual([502, `The player at ${player.url} does not answer`])
    await fetch(`${server.url}/api/v1/ping`)
    expect(lines.filter((line) => line.includes('does not answer'))).toHaveLength(1)
    // The interface is there all the same.
    expect((await fetch(`${server.url}/`, { headers: { accept: 'text/html' } })).status).toBe(200)
    player.comeBack()
    await eventually(async () => expect((await fetch(`${server.url}/api/v1/ping`)).status).toBe(200))
  })

  it('is not driven by strangers, whose word the player would not hear any more', async () => {
    const evil = { origin: 'https://evil.example' }
    expect((await ask(`${server.url}/api/v1/ping`, evil))[0]).toBe(403)
    expect(
      (await ask(`${server.url}/socket.io/?EIO=${generation === 2 ? 3 : 4}&transport=polling`, evil))[0],
    ).toBe(403)
  })
})

describe('a reverse proxy in front', () => {
  const forwarded = {
    host: '127.0.0.1',
    'x-forwarded-host': 'music.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7',
  }

  it.each([
    [['127.0.0.1'], { host: 'https://music.example' }],
    [['10.0.0.9'], { host: 'http://127.0.0.1' }],
    [[], { host: 'http://127.0.0.1' }],
  ])('is believed by who trusts %j alone', async (trusted, host) => {
    const player = await startTestPlayer()
    const server = await serve(player, { trusted, origins: ['https://music.example'] })
    const [status, text] = await ask(`${server.url}/api/host`, forwarded)
    expect([status, JSON.parse(text)]).toEqual([200, host])
    await server.close()
    await player.close()
  })

  it('cannot make a name known that nobody has given', async () => {
    const player = await startTestPlayer()
    const server = await serve(player, { trusted: ['127.0.0.1'] })
    expect((await ask(`${server.url}/api/host`, forwarded))[0]).toBe(403)
    await server.close()
    await player.close()
  })
})
