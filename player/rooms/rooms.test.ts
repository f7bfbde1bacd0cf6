// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LastPushes, connectTestClient } from '../testing/connectTestClient'
import { startTestPlayer } from '../testing/startTestPlayer'
import { TestRooms } from '../../tests/support/TestRooms'

let testRooms: TestRooms
beforeEach(() => {
  testRooms = new TestRooms()
})
afterEach(() => testRooms.end())

describe('a player alone', () => {
  it('is the only room and the only output, and has an id of its own that stays', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'player-rooms-'))
    testRooms.atEnd(() => rm(dataFolder, { recursive: true, force: true }))
    const player = await startTestPlayer({ dataFolder, name: 'Kitchen' })
    const seen = await testRooms.watch(player)
    await testRooms.eventually(() => expect(seen.of('pushAudioOutputs')).toBeDefined())
    expect(seen.of('pushMultiRoomDevices')?.list).toMatchObject([
      { name: 'Kitchen', isSelf: true, isChild: false, host: player.url },
    ])
    expect(seen.of('pushAudioOutputs')?.availableOutputs).toMatchObject([
      { name: 'Kitchen', isSelf: true, enabled: true, available: true, groupable: false },
    ])
    const id = player.roomSystem.id()
    await player.close()
    expect((await testRooms.start({ dataFolder })).roomSystem.id()).toBe(id)
    expect((await testRooms.start({})).roomSystem.id()).not.toBe(id)
  })

  it('tells its output again when that changes, to whoever wanted to know, and to nobody before', async () => {
    const player = await testRooms.start({})
    const client = await connectTestClient(player.url, 4)
    testRooms.atEnd(() => client.close())
    const seen = new LastPushes(client)
    client.emit('volume', 12)
    await client.next('pushState')
    expect(seen.all('pushAudioOutputs')).toEqual([])
    client.emit('getAudioOutputs')
    await client.next('pushAudioOutputs')
    client.emit('volume', 34)
    expect(await client.next('pushAudioOutputs')).toMatchObject({
      availableOutputs: [{ state: { volume: 34 } }],
    })
  })
})

describe.each([2, 4] as const)('a house of three, generation %i', (generation) => {
  it('[D3-25] lists all of them with what they play, and tells every change', async () => {
    const { kitchen, attic, seen } = await testRooms.three({ generation })
    expect(seen.of('pushMultiRoomDevices')?.list).toMatchObject([
      {
        name: 'Kitchen',
        host: kitchen.url,
        ip: `127.0.0.1:${kitchen.port}`,
        isSelf: true,
        isChild: false,
        child: [],
      },
      { name: 'Attic', host: attic.url, isSelf: false, isChild: false, child: [] },
      { name: 'Bath', isSelf: false },
    ])
    attic.engine.replace([
      {
        uri: 'a',
        service: 'mpd',
        name: 'Ebb',
        artist: 'Slow Harbour',
        type: 'track',
        albumart: '/albumart?x',
      },
    ])
    attic.engine.play()
    await testRooms.eventually(() =>
      expect(seen.room('Attic')?.state).toMatchObject({
        status: 'play',
        artist: 'Slow Harbour',
        track: 'Ebb',
        albumart: `${attic.url}/albumart?x`,
      }),
    )
  })

  it('[D4-17 D7-30] groups, keeps a member of its own volume, and lets go', async () => {
    const { kitchen, attic, seen, set, group, children } = await testRooms.three({ generation })
    await group()
    expect(seen.room('Attic')).toMatchObject({ isChild: true })
    expect(seen.room('Kitchen')).toMatchObject({ isChild: false })
    expect(attic.roomSystem.leaderId()).toBe(kitchen.roomSystem.id())
    set(attic, 'single')
    await testRooms.eventually(() => expect(children()).toEqual(['Bath']))
    set(kitchen, 'single')
    await testRooms.eventually(() => expect(children()).toEqual([]))
  })
})

describe('a grouping', () => {
  it('comes in two requests in either order, or with the child alone', async () => {
    const { kitchen, attic, bath, set, children } = await testRooms.three()
    set(bath, 'server')
    set(attic, 'client')
    await testRooms.eventually(() => expect(children('Bath')).toEqual(['Attic']))
    set(attic, 'single')
    await testRooms.eventually(() => expect(children('Bath')).toEqual([]))
    // The one that was named last is not meant any more.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    set(attic, 'client')
    await testRooms.eventually(() => expect(children()).toEqual(['Attic']))
    expect(attic.roomSystem.leaderId()).toBe(kitchen.roomSystem.id())
  })

  it('frees those whom a new child led, and who leads is no child any more', async () => {
    const { kitchen, attic, bath, set, children } = await testRooms.three()
    set(bath, 'client')
    set(attic, 'server')
    await testRooms.eventually(() => expect(children('Attic')).toEqual(['Bath']))
    set(attic, 'client')
    set(kitchen, 'server')
    await testRooms.eventually(() => expect(children()).toEqual(['Attic']))
    await testRooms.eventually(() => expect(bath.roomSystem.leaderId()).toBeNull())
    set(bath, 'client')
    set(attic, 'server')
    await testRooms.eventually(() => expect(children('Attic')).toEqual(['Bath']))
    await testRooms.eventually(() => expect(children()).toEqual([]))
  })

  it('that is refused, or with a room that does not answer, is told, with how it really stands', async () => {
    const { kitchen, attic, seen, ip, set, children } = await testRooms.three()
    await testRooms.press(attic, 'grouping-refused')
    const told = () => seen.all('pushToastMessage').map(({ message }) => message)
    const count = seen.all('pushMultiRoomDevices').length
    set(attic, 'client')
    set(kitchen, 'server')
    await testRooms.eventually(() => expect(told()).toEqual(['“Attic” cannot be grouped now']))
    await testRooms.eventually(() => expect(seen.all('pushMultiRoomDevices').length).toBeGreaterThan(count))
    expect(children()).toEqual([])
    seen.client.emit('setMultiroom', { ip: '192.0.2.1', volume: 30 })
    await testRooms.eventually(() => expect(told()).toContain('This room does not answer any more'))
    await testRooms.press(attic, 'room-silent')
    seen.client.emit('setMultiroom', { ip: ip(attic), volume: 30 })
    await testRooms.eventually(() => expect(told()).toContain('“Attic” does not answer'))
  })

  it('[D9-20] ends the wait with the groups; with real quirks nobody says so, and no group is taken', async () => {
    const { attic, kitchen, seen, group } = await testRooms.three()
    await group()
    seen.client.emit('getMultiroom')
    await testRooms.eventually(() =>
      expect(seen.of('pushMultiroom')).toMatchObject({ groups: [{ leader: kitchen.roomSystem.id() }] }),
    )
    await testRooms.press(kitchen, 'quirks-real')
    const count = seen.all('pushMultiroom').length
    seen.client.emit('getMultiroom')
    seen.client.emit('getMultiRoomDevices')
    await testRooms.eventually(() => {
      expect(seen.room('Attic')).toMatchObject({ host: attic.url })
      expect(seen.room('Attic')).not.toHaveProperty('ip')
    })
    expect(seen.all('pushMultiroom')).toHaveLength(count)
    const ended = () =>
      kitchen.lines.some((line) => line.includes('setMultiroom without the multi-room plugin'))
    seen.client.emit('setMultiroom', { ip: attic.url, volume: 21 })
    await testRooms.eventually(() => expect(ended()).toBe(true))
  })
})

describe('volumes', () => {
  it('[D7-30] go along in proportion, and find back from an end', async () => {
    const { kitchen, attic, bath, seen, ip, group } = await testRooms.three()
    await group()
    const volumes = () => seen.of('pushMultiRoomDevices')?.list.map(({ state }) => state?.volume ?? 0)
    seen.client.emit('setMultiroom', { ip: ip(kitchen), volume: 40 })
    seen.client.emit('setMultiroom', { ip: ip(attic), volume: 20 })
    seen.client.emit('setMultiroom', { ip: ip(bath), volume: 60 })
    await testRooms.eventually(() => expect(volumes()).toEqual([40, 20, 60]))
    for (const [groupvolume, expected] of [
      [80, [93, 47, 100]],
      [0, [0, 0, 0]],
      [20, [20, 10, 30]],
    ] as const) {
      seen.client.emit('setMultiroom', { ip: ip(kitchen), groupvolume })
      await testRooms.eventually(() => expect(volumes()).toEqual(expected))
    }
    // Whoever was turned alone counts from where it is now.
    seen.client.emit('setMultiroom', { ip: ip(bath), volume: 80 })
    await testRooms.eventually(() => expect(volumes()).toEqual([20, 10, 80]))
    seen.client.emit('setMultiroom', { ip: ip(kitchen), groupvolume: 55 })
    await testRooms.eventually(() => expect(volumes()).toEqual([43, 22, 100]))
  })
})
