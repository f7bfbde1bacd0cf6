import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'
import { createMpdLink, type MpdLink } from './createMpdLink'
import { toStatus } from './MpdStatus'
import { commandsOf, editions, speakAs } from './testing/speakAs'

describe.each(editions)('an MPD %s', (version) => {
  let server: Awaited<ReturnType<typeof speakAs>>
  let open: { close(): unknown }[] = []
  beforeEach(async () => {
    server = await speakAs(version)
  })
  afterEach(async () => {
    for (const one of open.reverse()) await one.close()
    open = []
    server.close()
  })
  const login = () => ({ place: { host: '127.0.0.1', port: server.port } })

  it('is reached, and what it cannot do is known', async () => {
    const links: MpdLink[] = []
    const reached = await new Promise((resolve) => {
      const link = createMpdLink({
        login: login(),
        later: () => () => undefined,
        opened: () => undefined,
        changed: () => undefined,
        reached: resolve,
      })
      open.push(link)
      links.push(link)
    })
    const [link] = links
    if (link === undefined) throw new Error('there is no link')
    expect(reached).toEqual({ kind: 'on', version })
    const commands = commandsOf(version)
    for (const command of ['albumart', 'readpicture', 'partition', 'getvol', 'binarylimit', 'searchcount'])
      expect([command, link.can(command)]).toEqual([command, commands.includes(command)])
    // Before 0.20 in whole seconds.
    const { duration } = toStatus((await link.ask(['status'])).pairs)
    expect(duration).toBe(version === '0.19.0' ? 100_000 : 100_250)
  })

  it('plays to the panel as every other: what it plays, how long that is, and its cover where it has one', async () => {
    const player: TestPlayer = await startTestPlayer({
      synthetic: 0,
      mpd: { kind: 'shared', login: login() },
    })
    open.push(player)
    const client: TestClient = await connectTestClient(player.url, 4)
    open.push(client)
    await eventually(() => expect(player.music.library().tracks).toHaveLength(1))
    client.emit('getState')
    expect(await client.next('pushState')).toMatchObject({
      status: 'play',
      title: 'Low Tide',
      artist: 'Anna Lind',
      duration: 100,
      volume: 40,
      bitdepth: '16 bit',
    })
    // Beyond its end nothing is told, however long nobody says anything.
    expect(player.engine.state().seek).toBeGreaterThanOrEqual(1_250)
    expect(player.engine.state().seek).toBeLessThanOrEqual(100_250)
    const [track] = player.music.library().tracks
    const picture = track && (await player.music.picture?.(track))
    const best: Readonly<Record<string, string | undefined>> = {
      '0.19.0': undefined,
      '0.20.0': undefined,
      '0.21.0': 'art',
    }
    expect(picture?.toString()).toBe(version in best ? best[version] : 'own')
  })
})

it('knows more from edition to edition, and forgets nothing', () => {
  const counts = editions.map((edition) => commandsOf(edition).length)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(new Set(counts).size).toBe(5)
})
