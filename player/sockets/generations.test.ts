// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

describe.each([
  { server: 4, client: 4 },
  { server: 4, client: 2 },
  { server: 2, client: 2 },
] as const)(
  'a player of generation $server with a client of generation $client',
  ({ server, client: own }) => {
    let player: TestPlayer
    let client: TestClient

    beforeEach(async () => {
      player = await startTestPlayer({ generation: server })
      client = await connectTestClient(player.url, own)
    })
    afterEach(async () => {
      client.close()
      await player.close()
    })

    it('pushes only closeAllModals on connect', async () => {
      expect(await client.next('closeAllModals')).toBe('')
      client.emit('pinger', 42)
      expect(await client.next('ponger')).toBe(42)
      expect(client.names()).toEqual(['closeAllModals', 'ponger'])
    })

    it('sends what is given in pieces as one, however long, over every transport', async () => {
      const polling = await connectTestClient(player.url, own, 'polling')
      // Lengths that a WebSocket writes down differently.
      for (const length of [10, 300, 40_000]) {
        const texts = Array.from({ length: 3 }, (_, index) => `${'霧é"x'.repeat(length / 2)} ${index}`)
        const pieces = texts.map((text, index) => `${index === 0 ? '[' : ','}${JSON.stringify(text)}`)
        for (const one of player.clients.all()) await one.pushPieces('pushListPlaylist', [...pieces, ']'])
        expect(await client.next('pushListPlaylist')).toEqual(texts)
        expect(await polling.next('pushListPlaylist')).toEqual(texts)
      }
      const [one] = player.clients.all()
      await one?.pushPieces('pushListPlaylist', ['["short"]'])
      expect(await client.next('pushListPlaylist')).toEqual(['short'])
      polling.close()
    })

    it('answers a question to the asker alone', async () => {
      const other = await connectTestClient(player.url, own)
      client.emit('getMenuItems')
      expect(await client.next('pushMenuItems')).toContainEqual(expect.objectContaining({ id: 'network' }))
      other.emit('pinger', 1)
      await other.next('ponger')
      expect(other.names()).not.toContain('pushMenuItems')
      other.close()
    })

    it('puts the rooms before the state', async () => {
      client.emit('getState')
      expect(await client.next('pushState')).toMatchObject({ status: 'stop', seek: 0, title: '' })
      expect(client.names().slice(-2)).toEqual(['pushMultiRoomDevices', 'pushState'])
    })

    it('sends the packet without a name after a save, byte for byte as real devices do, to the saver alone', async () => {
      const other = await connectTestClient(player.url, own)
      client.emit('callMethod', {
        endpoint: 'audio_interface/playback_options',
        method: 'saveGeneral',
        data: { persistent_queue: false },
      })
      expect(await other.next('pushToastMessage')).toMatchObject({ type: 'success' })
      await other.next('pushUiConfig')
      expect(other.messages).not.toContain('2[null,null]')
      other.emit('pinger', 1)
      await other.next('ponger')
      expect(client.messages).toContain('2[null,null]')
      expect(client.names().slice(0, 3)).toEqual(['closeAllModals', 'pushToastMessage', null])
      other.close()
    })

    it('cuts the connection as a lost network does, so that the client comes back by itself', async () => {
      const left = client.once('disconnect')
      const back = client.once('connect')
      player.dropSockets()
      expect(await left).toBe('transport close')
      await back
      client.emit('pinger', 'again')
      expect(await client.next('ponger')).toBe('again')
    })

    it('is gone for a while and then serves again on the same port', async () => {
      const left = client.once('disconnect')
      const back = client.once('connect')
      player.goOffline(50)
      await left
      await back
      client.emit('pinger', 'again')
      expect(await client.next('ponger')).toBe('again')
      expect((await fetch(`${player.url}/api/v1/ping`)).status).toBe(200)
    })

    it('pushes a page of 600 kB whole', async () => {
      await fetch(`${player.url}/control/run`, { method: 'POST', body: '{"action": "page-600kb"}' })
      const text = JSON.stringify(await client.next('pushUiConfig'))
      expect(text.length).toBeGreaterThan(600_000)
    })
  },
)

it('greets as its generation does, whichever ran before in the same process', async () => {
  const greetings: string[] = []
  for (const [generation, protocol] of [
    [2, 3],
    [4, 4],
    [2, 3],
  ] as const) {
    const player = await startTestPlayer({ generation })
    const answer = await fetch(`${player.url}/socket.io/?EIO=${protocol}&transport=polling`)
    greetings.push((await answer.text()).replace(/"sid":"[^"]+"/, '"sid":""'))
    await player.close()
  }
  const [first, fourth, last] = greetings
  expect(last).toBe(first)
  // Nothing but the opening: the older one says in the same breath that it is connected.
  expect(fourth).toMatch(/^0\{[^}]*\}$/)
})

describe('the probe that tells the generations apart', () => {
  it.each([
    [4, /^0\{"sid":/],
    [2, /^\d+:0\{"sid":.*2:40$/],
  ] as const)(
    'is answered by generation %i as its servers do, with any origin echoed',
    async (generation, shape) => {
      const player = await startTestPlayer({ generation })
      const response = await fetch(`${player.url}/socket.io/?EIO=4&transport=polling`, {
        headers: { origin: 'http://192.168.1.99' },
      })
      expect(await response.text()).toMatch(shape)
      expect(response.headers.get('access-control-allow-origin')).toBe('http://192.168.1.99')
      expect(response.headers.get('access-control-allow-credentials')).toBe('true')
      await player.close()
    },
  )
})
