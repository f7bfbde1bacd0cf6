// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectTestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'
import { ask, events, household, openPolled, polling, routes, strangers, upgrade } from '../testing/strangers'

const players: TestPlayer[] = []
beforeAll(async () => {
  for (const generation of [4, 2] as const) players.push(await startTestPlayer({ generation }))
})
afterAll(() => Promise.all(players.map((player) => player.close())))

describe('whoever does not belong to the house', () => {
  it.each(Object.entries(strangers))('%s is refused at every route of both generations', async (_who, as) => {
    for (const player of players) {
      for (const route of routes) {
        const status = await ask(player, route, as(player.port))
        // The engines say no to a handshake in words of their own.
        expect([route, status]).toEqual([route, expect.toSatisfy((code) => code === 403 || code === 400)])
      }
      expect(player.clients.all()).toEqual([])
    }
  })

  it.each(Object.entries(strangers))('%s opens no socket', async (_who, as) => {
    for (const player of players)
      for (const generation of [3, 4]) {
        const path = `/socket.io/?EIO=${generation}&transport=websocket`
        const status = await ask(player, ['GET', path], { ...upgrade, ...as(player.port) }).catch(() => 0)
        expect(status).not.toBe(101)
        expect(player.clients.all()).toEqual([])
      }
  })

  it('polls by no script tag, which tells nobody where it stands', async () => {
    for (const player of players) {
      expect(await ask(player, ['GET', `${polling}&j=0`], {})).not.toBe(200)
      expect(player.clients.all()).toEqual([])
    }
  })
})

describe('whoever does not belong, and knows the connection of somebody who does', () => {
  it.each([2, 4] as const)(
    'sends no event on it, and hears nothing, in generation %i',
    async (generation) => {
      const player = await startTestPlayer({ generation })
      const polled = await openPolled(player, generation)
      for (const [who, as] of Object.entries(strangers)) {
        for (const event of events)
          expect([who, event, await polled.send(event, as(player.port))]).toEqual([who, event, 403])
        expect([who, await polled.listen(as(player.port))]).toEqual([who, 403])
      }
      // What the player did not understand would be in a line; its owner's connection is left as it was.
      expect(player.lines.filter((line) => !line.includes('stranger'))).toEqual([])
      expect(await polled.send('moveQueue', {})).toBe(200)
      await expect.poll(() => player.lines.at(-1)).toContain('refused moveQueue')
      await player.close()
    },
  )
})

describe('whoever belongs to the house', () => {
  it.each(Object.entries(household))('%s is let in', async (_who, as) => {
    for (const player of players) {
      const headers = as(player.port)
      for (const path of ['/api/host', '/albumart', polling])
        expect([path, await ask(player, ['GET', path], headers)]).toEqual([path, 200])
      const status = await ask(player, ['GET', '/socket.io/?EIO=3&transport=websocket'], {
        ...upgrade,
        ...headers,
      })
      expect(status).toBe(101)
    }
  })

  it('is let in by names that the player was given', async () => {
    const player = await startTestPlayer({ origins: ['http://music.example'] })
    const at = { host: `music.example:${player.port}` }
    expect(await ask(player, ['GET', '/api/host'], { ...at, origin: 'http://music.example' })).toBe(200)
    expect(await ask(player, ['GET', '/api/host'], { ...at, origin: 'http://other.example' })).toBe(403)
    await player.close()
  })

  it('opens pages and pictures from a link of another site', async () => {
    const [player] = players
    if (player === undefined) throw new Error('no player')
    for (const to of ['document', 'image'])
      expect(
        await ask(player, ['GET', '/albumart'], { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': to }),
      ).toBe(200)
  })

  it.each([2, 4] as const)('connects as a client of generation %i', async (generation) => {
    const player = players[generation === 2 ? 1 : 0]
    if (player === undefined) throw new Error('no player')
    for (const transport of ['websocket', 'polling'] as const) {
      const client = await connectTestClient(player.url, generation, transport, { origin: player.url })
      client.emit('getState')
      expect(await client.next('pushState')).toBeTruthy()
      client.close()
    }
  })
})
