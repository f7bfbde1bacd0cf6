// @vitest-environment node
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assertTaken } from '../../tests/support/assertTaken'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let player: TestPlayer
let client: TestClient
let server: Server
let base: string
let closed: Promise<void>
let asked: string[]
beforeEach(async () => {
  asked = []
  player = await startTestPlayer()
  client = await connectTestClient(player.url, 4)
  let gone = () => undefined as void
  closed = new Promise((resolve) => {
    gone = resolve
  })
  server = createServer((request, response) => {
    const type = request.url === '/page' ? 'text/html' : 'audio/mpeg'
    asked.push(request.url ?? '')
    if (request.url === '/gone') return void response.writeHead(404).end()
    const step = /^\/steps\/(\d+)$/.exec(request.url ?? '')?.[1]
    const location = { '/around': '/around', '/to-a-file': 'file:///etc/passwd' }[request.url ?? '']
    if (location !== undefined) return void response.writeHead(302, { location }).end()
    if (step !== undefined)
      return void response
        .writeHead(302, { location: step === '0' ? '/stream' : `/steps/${Number(step) - 1}` })
        .end()
    response.on('close', gone)
    if (request.url === '/slow') return
    response.writeHead(200, { 'content-type': type, 'icy-br': '192' })
    // Music without end.
    response.write('music')
  })
  base = await new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    }),
  )
})
afterEach(async () => {
  assertTaken(client)
  client.close()
  await player.close()
  server.closeAllConnections()
  server.close()
})

const listen = (uri: string) => client.emit('replaceAndPlay', { uri, title: 'One FM', service: 'webradio' })
/** The owner types the address in, and listens to it. */
async function play(uri: string): Promise<void> {
  client.emit('addWebRadio', { name: 'One FM', uri })
  await client.next('pushToastMessage')
  await client.next('pushAddWebRadio')
  listen(uri)
}
const state = () => client.next('pushState')

describe('a web radio', () => {
  it('plays without an end once its music comes, and hangs up on it', async () => {
    await play(`${base}/stream`)
    expect(await state()).toMatchObject({ status: 'stop', title: 'One FM' })
    expect(await state()).toMatchObject({
      status: 'play',
      title: 'One FM',
      uri: `${base}/stream`,
      trackType: 'webradio',
      service: 'webradio',
      stream: true,
      duration: 0,
      bitrate: '192 kbps',
    })
    await closed
    client.emit('seek', 30)
    // It cannot wait.
    client.emit('pause')
    expect(await state()).toMatchObject({ status: 'stop', title: 'One FM', seek: 0 })
  })

  it.each(['/gone', '/page', '/around', '/to-a-file'])(
    'that cannot be heard says no more than that, and leaves a state without status and title: %s',
    async (path) => {
      await play(base + path)
      await state()
      expect(await client.next('pushToastMessage')).toMatchObject({
        type: 'error',
        message: `${base}${path} cannot be heard: no music there`,
      })
      const failed = await state()
      expect(failed).toMatchObject({ position: 0, service: 'mpd' })
      for (const key of ['status', 'title', 'uri']) expect(failed).not.toHaveProperty(key)
      client.emit('getState')
      expect(await state()).toEqual(failed)
      const [track] = player.music.library().tracks
      client.emit('replaceAndPlay', { uri: track?.uri })
      expect(await state()).toMatchObject({ status: 'play', title: track?.title })
    },
  )

  it.each([
    [4, true],
    [5, false],
  ])('may lead on to five other addresses, no more: %d and one', async (steps, isHeard) => {
    await play(`${base}/steps/${steps}`)
    await state()
    expect(await state()).toMatchObject(isHeard ? { status: 'play' } : { service: 'mpd' })
    expect(asked.includes('/stream')).toBe(isHeard)
  })

  it('of the house is asked only where the owner typed its address', async () => {
    listen(`${base}/stream`)
    expect(await client.next('pushToastMessage')).toMatchObject({
      message: expect.stringContaining('no music there'),
    })
    expect(asked).toEqual([])
  })

  it('that nobody waits for any more is not heard of again', async () => {
    await play(`${base}/slow`)
    expect(await state()).toMatchObject({ status: 'stop', title: 'One FM' })
    client.emit('clearQueue')
    expect(await state()).toMatchObject({ status: 'stop', title: '' })
    server.closeAllConnections()
    await closed
    client.emit('pinger', 1)
    await client.next('ponger')
    expect(client.names().filter((name) => name === 'pushToastMessage')).toHaveLength(1)
  })

  it('is in the queue as devices have it', async () => {
    await play('http://stream.one.example/high')
    expect(await client.next('pushQueue')).toEqual([])
    expect(await client.next('pushQueue')).toEqual([
      {
        service: 'webradio',
        type: 'webradio',
        title: 'One FM',
        name: 'One FM',
        uri: 'http://stream.one.example/high',
        albumart: '/albumart',
        samplerate: '',
        bitdepth: 0,
        channels: 0,
      },
    ])
  })
})
