// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestPlayer } from '../testing/startTestPlayer'
import { TestRooms } from '../../tests/support/TestRooms'

let testRooms: TestRooms
beforeEach(() => {
  testRooms = new TestRooms()
})
afterEach(() => testRooms.end())

describe('a child', () => {
  it('shows what its leader plays, in the time of the leader, with a volume of its own', async () => {
    const { kitchen, attic, group } = await testRooms.three()
    for (const { engine } of [attic, kitchen])
      engine.replace([
        { uri: 'a', service: 'mpd', name: 'Ebb', type: 'track', duration: 200 },
        { uri: 'b', service: 'mpd', name: 'Flow', type: 'track', duration: 200 },
      ])
    attic.engine.play(0)
    kitchen.engine.play(1)
    const child = await testRooms.watch(attic)
    await group()
    await testRooms.eventually(() =>
      expect(child.of('pushState')?.['title']).toBe(kitchen.engine.current()?.name),
    )
    expect(attic.engine.state().status).not.toBe('play')
    child.client.emit('volume', 17)
    await testRooms.eventually(() =>
      expect(child.of('pushState')).toMatchObject({ status: 'play', volume: 17 }),
    )
    expect(child.room('Attic')?.state).toMatchObject({ volume: 17, track: kitchen.engine.current()?.name })
    child.client.emit('getSeek')
    const seek = Number(await child.client.next('pushGetSeek'))
    expect(Math.abs(seek - kitchen.engine.state().seek)).toBeLessThan(1_500)
  })

  it('has its leader play, pause and skip, and shows the leader’s queue', async () => {
    const { kitchen, attic, bath, set } = await testRooms.three()
    const tracks = kitchen.music
      .library()
      .tracks.slice(0, 3)
      .map(({ uri }) => uri)
    const child = await testRooms.watch(attic)
    set(attic, 'client')
    set(kitchen, 'server')
    await testRooms.eventually(() => expect(child.room('Attic')?.isChild).toBe(true))
    const list = tracks.map((uri) => ({ uri, service: 'mpd', type: 'song' }))
    child.client.emit('playItemsList', { item: list[1], list, index: 1 })
    await testRooms.eventually(() =>
      expect(kitchen.engine.state()).toMatchObject({ status: 'play', position: 1 }),
    )
    await testRooms.eventually(() => expect(child.of('pushQueue')).toHaveLength(3))
    expect(attic.engine.state().status).toBe('stop')
    child.client.emit('next')
    await testRooms.eventually(() =>
      expect(child.of('pushState')).toMatchObject({ status: 'play', position: 2 }),
    )
    child.client.emit('toggle')
    await testRooms.eventually(() => expect(kitchen.engine.state().status).toBe('pause'))
    await testRooms.eventually(() => expect(child.of('pushState')?.['status']).toBe('pause'))
    child.client.emit('removeFromQueue', { value: 0 })
    await testRooms.eventually(() => expect(child.of('pushQueue')).toHaveLength(2))
    set(attic, 'single')
    await testRooms.eventually(() => expect(child.of('pushQueue')).toHaveLength(attic.engine.queue().length))
    expect(bath.engine.state().status).toBe('stop')
  })

  it('that plays something of its own leaves the group', async () => {
    const { attic, seen, group, children } = await testRooms.three()
    await group()
    attic.engine.add([{ uri: 'x', service: 'mpd', name: 'Own', type: 'track' }])
    attic.engine.play(attic.engine.queue().length - 1)
    await testRooms.eventually(() => expect(children()).toEqual(['Bath']))
    await testRooms.eventually(() => expect(seen.room('Attic')?.state?.track).toBe('Own'))
  })

  it('is a child still after a restart, of itself or of its leader, and on its own when the leader stays away', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'player-rooms-'))
    testRooms.atEnd(() => rm(dataFolder, { recursive: true, force: true }))
    const kitchen = await testRooms.start({ name: 'Kitchen', delays: { orphaned: 4_000 } })
    const options = { name: 'Attic', dataFolder, delays: { orphaned: 4_000 }, peers: [kitchen.url] }
    const first = await startTestPlayer(options)
    kitchen.roomSystem.meet([first.url])
    const seen = await testRooms.watch(kitchen)
    const children = () => seen.room('Kitchen')?.child?.map(({ name }) => name)
    await testRooms.eventually(() => expect(seen.room('Attic')).toBeDefined())
    await testRooms.press(kitchen, 'rooms-group')
    await testRooms.eventually(() => expect(children()).toEqual(['Attic']))
    await first.close()
    await testRooms.eventually(() => expect(children()).toEqual([]))
    const again = await testRooms.start({ ...options, port: first.port })
    await testRooms.eventually(() => expect(children()).toEqual(['Attic']))
    const child = await testRooms.watch(again)
    kitchen.goOffline(300)
    await testRooms.eventually(() => expect(again.roomSystem.hasLeader()).toBe(false))
    await testRooms.eventually(() => expect(again.roomSystem.hasLeader()).toBe(true))
    expect(again.roomSystem.leaderId()).toBe(kitchen.roomSystem.id())
    kitchen.goOffline(60_000)
    await testRooms.eventually(() => expect(again.roomSystem.leaderId()).toBeNull())
    await testRooms.eventually(() =>
      expect(child.of('pushToastMessage')?.message).toBe('“Kitchen” is gone: this room is on its own again'),
    )
    expect(child.room('Attic')).toMatchObject({ isChild: false })
  }, 30_000)
})
