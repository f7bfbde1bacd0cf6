// @vitest-environment node
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TestClient } from '../testing/connectTestClient'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

let player: TestPlayer
let client: TestClient
eachWithPlayer((each) => {
  ;({ player, client } = each)
})

function form(
  content: Uint8Array<ArrayBuffer>,
  name: string,
  fields: Record<string, string> = {},
  field = 'filename',
) {
  const body = new FormData()
  for (const [key, value] of Object.entries(fields)) body.append(key, value)
  body.append(field, new Blob([content]), name)
  return body
}
const send = (path: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  fetch(`${player.url}${path}`, { method: 'POST', body, headers })
const bytes = (buffer: Buffer) => new Uint8Array(buffer)
const background = (name: string, content = png) => send('/backgrounds-upload', form(bytes(content), name))
const fault = (action: string) =>
  fetch(`${player.url}/control/run`, { method: 'POST', body: JSON.stringify({ action }) })
const kept = async (folder: string) => readdir(join(player.dataFolder, folder)).catch(() => [])

describe('backgrounds', () => {
  it('[D7-44] are taken, told to everyone and served, also as thumbnails', async () => {
    expect((await background('My cat.png')).status).toBe(201)
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'success' })
    expect(await client.next('pushBackgrounds')).toMatchObject({
      available: expect.arrayContaining([
        { name: 'My cat', path: 'My-cat.png', thumbnail: 'thumbnail-My-cat.png', notDeletable: false },
        expect.objectContaining({ path: 'fjord.svg', notDeletable: true }),
      ]),
    })
    for (const name of ['My-cat.png', 'thumbnail-My-cat.png']) {
      const response = await fetch(`${player.url}/backgrounds/${name}`)
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
      const etag = response.headers.get('etag') ?? ''
      const again = await fetch(`${player.url}/backgrounds/${name}`, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
    }
  })

  it('can be chosen and deleted; the one that is shown goes with it', async () => {
    await background('sea.png')
    client.emit('setBackgrounds', { path: 'sea.png', name: 'Sea' })
    await client.next('pushUiSettings')
    expect(await client.next('pushUiSettings')).toMatchObject({
      background: { title: 'Sea', path: 'sea.png' },
    })
    client.emit('deleteBackground', { path: 'sea.png', name: 'Sea' })
    expect(await client.next('pushUiSettings')).not.toHaveProperty('background')
    expect((await fetch(`${player.url}/backgrounds/sea.png`)).status).toBe(404)
    expect(await kept('backgrounds')).toEqual([])
    client.emit('deleteBackground', { path: 'fjord.svg', name: 'Fjord' })
    expect((await fetch(`${player.url}/backgrounds/fjord.svg`)).status).toBe(200)
    client.emit('deleteBackground', { path: '../device.json' })
    await expect.poll(() => player.lines).toEqual([expect.stringContaining('../device.json')])
  })

  it('of the same name get a number; none takes the place of a shipped one', async () => {
    await Promise.all([background('sea.png'), background('SEA.png'), background('sea.png')])
    const names = (await kept('backgrounds')).map((name) => name.toLowerCase())
    expect(names.sort()).toEqual(['sea-2.png', 'sea-3.png', 'sea.png'])
  })

  it.each(['../../evil.png', '..%2f..%2fevil.png', '/etc/evil.png', 'a\\..\\..\\evil.png', '.evil.png', ''])(
    'stay in their folder whatever they are called: %j',
    async (name) => {
      await background(name)
      expect((await readdir(player.dataFolder)).filter((one) => one.includes('evil'))).toEqual([])
      for (const one of await kept('backgrounds')) expect(one).toMatch(/^[\w-]+\.png$/)
    },
  )

  it('that are no pictures are refused by their content, not their name', async () => {
    const response = await background('harmless.png', script)
    expect(response.status).toBe(415)
    expect(await response.json()).toEqual({ error: expect.any(String) })
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'error' })
    expect((await background('empty.png', Buffer.alloc(0))).status).toBe(415)
    expect(await kept('backgrounds')).toEqual([])
  })

  it('that are too large are refused, and nothing is left of them', async () => {
    const large = Buffer.concat([png, Buffer.alloc(20_000_001)])
    expect((await background('large.png', large)).status).toBe(413)
    expect(await kept('backgrounds')).toEqual([])
  })

  it('take what a killed player left half-written away', async () => {
    await mkdir(join(player.dataFolder, 'backgrounds'))
    await writeFile(join(player.dataFolder, 'backgrounds/.upload-half'), png)
    const second = await startTestPlayer({ dataFolder: player.dataFolder })
    expect(await kept('backgrounds')).toEqual([])
    await second.close()
  })
})

describe('an upload', () => {
  it.each([
    ['without a form', 'text', { 'content-type': 'text/plain' }, 415],
    ['without a boundary', 'text', { 'content-type': 'multipart/form-data' }, 415],
    [
      'that stops in the middle',
      '--x\r\nContent-Disposition: form-data; name="filename"; filename="a.png"\r\n\r\nabc',
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
    ],
    ['of nothing', '--x--\r\n', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ])('%s is refused', async (_, body, headers, status) => {
    for (const path of ['/backgrounds-upload', '/albumart-upload', '/firmware-upload'])
      expect([path, (await send(path, body, headers)).status]).toEqual([path, status])
    expect(await kept('backgrounds')).toEqual([])
  })

  it('in another field is refused', async () => {
    expect((await send('/backgrounds-upload', form(bytes(png), 'a.png', {}, 'picture'))).status).toBe(400)
  })

  it('whose sender goes away leaves nothing behind and the player alive', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(player.port, '127.0.0.1', () => {
        socket.write('POST /backgrounds-upload HTTP/1.1\r\nHost: player\r\nContent-Length: 100000\r\n')
        socket.write('Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n')
        socket.write('Content-Disposition: form-data; name="filename"; filename="a.png"\r\n\r\nabc')
        setTimeout(() => socket.destroy(), 100)
      })
      socket.on('close', () => resolve())
    })
    await expect.poll(() => player.lines).toHaveLength(1)
    expect(await kept('backgrounds')).toEqual([])
    expect((await background('fine.png')).status).toBe(201)
  })

  it('[D7-41] of a cover gives its address', async () => {
    const body = form(bytes(png), '../x.png', { artist: 'Slow Harbour', album: 'Low Tide' })
    const response = await send('/albumart-upload', body)
    expect(response.status).toBe(200)
    const { path } = await response.json()
    expect(path).toMatch(/^\/albumart\?upload=[\da-f-]{36}\.png$/)
    const picture = await fetch(`${player.url}${path}`)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png)
    expect((await fetch(`${player.url}/albumart?upload=../device.json`)).status).toBe(404)
    expect((await fetch(`${player.url}/albumart?upload=..%2fbackgrounds%2fx.png`)).status).toBe(404)
  })

  it('[D7-64] of firmware updates the player, and is deleted then', async () => {
    const response = await send('/firmware-upload', form(bytes(Buffer.alloc(3_000_000)), 'system-1.4.fir'))
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    expect(await client.next('updateProgress')).toMatchObject({ progress: 0 })
    expect(await client.next('updateDone')).toMatchObject({
      status: 'success',
      message: 'Version 1.4 is installed',
    })
    expect(player.lines).toEqual([expect.stringContaining('3000000 bytes')])
    await expect.poll(() => kept('firmware')).toEqual([])
  })

  it('of what is no firmware is refused, and nothing is left of it', async () => {
    expect((await send('/firmware-upload', form(bytes(png), 'cat.png'))).status).toBe(415)
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'error' })
    expect(await kept('firmware')).toEqual([])
  })

  it.each([
    ['upload-refused', 500],
    ['upload-disk-full', 507],
  ])('fails as the control page asks: %s', async (action, status) => {
    await fault(action)
    const large = Buffer.concat([png, Buffer.alloc(5_000_000)])
    expect((await background('a.png', large)).status).toBe(status)
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'error' })
    expect((await background('a.png')).status).toBe(201)
  })

  it('breaks off as the control page asks', async () => {
    await fault('upload-cut')
    await expect(background('a.png')).rejects.toThrow('fetch failed')
    expect((await background('a.png')).status).toBe(201)
  })

  it('is slow as the control page asks', async () => {
    await player.close()
    player = await startTestPlayer({ delays: { slowUpload: 60 } })
    await fault('upload-slow')
    const begin = Date.now()
    expect((await background('a.png', Buffer.concat([png, Buffer.alloc(1_000_000)]))).status).toBe(201)
    expect(Date.now() - begin).toBeGreaterThan(300)
  })

  it('may come from an interface that is served elsewhere', async () => {
    const response = await fetch(`${player.url}/backgrounds-upload`, {
      method: 'OPTIONS',
      headers: { origin: 'http://192.168.1.7', 'access-control-request-method': 'POST' },
    })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  })
})
