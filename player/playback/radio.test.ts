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
beforeEach(async () => {
  player = await startTestPlayer()
  client = await connectTestClient(player.url, 4)
  let gone = () => undefined as void
  closed = new Promise((resolve) => {
    gone = resolve
  })
  server = createServer((request, response) => {
    const type = request.url === '/page' ? 'text/html' : 'audio/mpeg'
    if (request.url === '/gone') return void response.writeHead(404).end()
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

const play = (uri: string) => client.emit('replaceAndPlay', { uri, title: 'One FM', service: 'webradio' })
const state = () => client.next('pushState')

describe('a web radio', () => {
  it('plays without an end once its music comes, and hangs up on it', async () => {
    play(`${base}/stream`)
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

  it.each([
    ['/gone', '404'],
    ['/page', 'text/html'],
  ])(
    'that cannot be heard says so, and leaves a state without status and title: %s',
    async (path, reason) => {
      play(base + path)
      await state()
      expect(await client.next('pushToastMessage')).toMatchObject({
        type: 'error',
        message: expect.stringContaining(reason),
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

  it('that nobody waits for any more is not heard of again', async () => {
    play(`${base}/slow`)
    expect(await state()).toMatchObject({ status: 'stop', title: 'One FM' })
    client.emit('clearQueue')
    expect(await state()).toMatchObject({ status: 'stop', title: '' })
    server.closeAllConnections()
    await closed
    client.emit('pinger', 1)
    await client.next('ponger')
    expect(client.names()).not.toContain('pushToastMessage')
  })

  it('is in the queue as devices have it', async () => {
    play('http://stream.one.example/high')
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
