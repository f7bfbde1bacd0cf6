// @vitest-environment node
import { type Server, createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestRooms } from '../../tests/support/TestRooms'

let testRooms: TestRooms
beforeEach(() => {
  testRooms = new TestRooms()
})
afterEach(() => testRooms.end())

describe('a player that', () => {
  it('goes is left out at once, one that falls silent soon, and both come back by themselves', async () => {
    const { attic, bath, seen } = await testRooms.three()
    const before = seen.all('pushMultiRoomDevices').length
    attic.goOffline(400)
    const wasLeftOut = () =>
      seen.all('pushMultiRoomDevices').some(({ list }, index) => index >= before && list.length === 2)
    await testRooms.eventually(() => expect(wasLeftOut()).toBe(true))
    await testRooms.eventually(() => expect(seen.room('Attic')).toBeDefined())
    await testRooms.press(bath, 'room-silent')
    await testRooms.eventually(() => expect(seen.room('Bath')).toBeUndefined())
    await testRooms.press(bath, 'room-answers')
    await testRooms.eventually(() => expect(seen.room('Bath')).toBeDefined())
  }, 30_000)

  it.each([
    ['answers with a page', 'text/html', '<html>'],
    ['tells half of what it is', 'application/x-ndjson', '{"id":"x","name":"Rubbish"}\n'],
    [
      'tells of a volume that there is not',
      'application/x-ndjson',
      '{"id":"x","name":"R","leader":null,"volume":900,"mute":false,"volumeAvailable":true,"playing":{},"queue":1}\n',
    ],
    ['never ends its line', 'application/x-ndjson', 'x'.repeat(600_000)],
    ['says nothing', 'application/x-ndjson', ''],
  ])('%s is not there, and asked ever less often', async (_what, type, body) => {
    let asked = 0
    const server: Server = createServer((_request, response) => {
      asked += 1
      response.writeHead(200, { 'content-type': type })
      response.write(body === '' ? '\n' : body)
    })
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      }),
    )
    testRooms.atEnd(() => {
      server.closeAllConnections()
      server.close()
    })
    const player = await testRooms.start({
      peers: [`http://127.0.0.1:${port}`],
      delays: { roomAnswer: 150, roomRetry: 30 },
    })
    await testRooms.eventually(() => expect(asked).toBeGreaterThan(2))
    expect(player.roomSystem.rooms()).toEqual([])
    expect(player.lines).toEqual([])
  })

  it('is told of under two addresses, or is this one, is there once', async () => {
    const { kitchen, attic } = await testRooms.three()
    kitchen.roomSystem.meet([kitchen.url, kitchen.url.replace('127.0.0.1', 'localhost'), attic.url])
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(kitchen.roomSystem.rooms().map(({ state }) => state.name)).toEqual(['Attic', 'Bath'])
  })

  it('knows nothing of another does not follow it, and pages elsewhere lead nobody', async () => {
    const player = await testRooms.start({})
    const follow = (headers: Record<string, string>, body = '{"leader": "somebody"}') =>
      fetch(`${player.url}/rooms/follow`, { method: 'POST', body, headers })
    expect((await follow({})).status).toBe(409)
    expect((await follow({}, '{}')).status).toBe(400)
    expect((await follow({ origin: 'http://evil.example' })).status).toBe(403)
    const request = await fetch(`${player.url}/rooms/request`, {
      method: 'POST',
      body: '{"event": "reboot"}',
    })
    expect(request.status).toBe(400)
    expect(player.roomSystem.leaderId()).toBeNull()
  })
})
