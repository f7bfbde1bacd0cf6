// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assertTaken } from '../../tests/support/assertTaken'
import { connectTestClient, type TestClient, pushesSince } from '../testing/connectTestClient'
import { createTestClock, type TestClock } from '../testing/createTestClock'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

describe.each([4, 2] as const)('a player of generation %i', (generation) => {
  let clock: TestClock
  let player: TestPlayer
  let client: TestClient
  beforeEach(async () => {
    clock = createTestClock(1_000_000)
    player = await startTestPlayer({ generation, clock, seed: 1 })
    client = await connectTestClient(player.url, generation)
  })
  afterEach(async () => {
    assertTaken(client)
    client.close()
    await player.close()
  })

  const folder = () => player.music.library().tracks[0]?.uri.split('/').slice(0, 4).join('/') ?? ''
  const press = (action: string) =>
    fetch(`${player.url}/control/run`, { method: 'POST', body: JSON.stringify({ action }) })
  const playAlbum = () => pushesSince(client, () => client.emit('replaceAndPlay', { uri: folder() }))
  /** Sends a request and gives the names of what everyone is told, and the last state. */
  async function send(event: string, ...payload: unknown[]) {
    const pushes = await pushesSince(client, () => client.emit(event, ...payload))
    const states = pushes.filter(({ event: name }) => name === 'pushState').map(({ payload: state }) => state)
    return { names: pushes.map(({ event: name }) => name), state: states.at(-1) }
  }

  it('plays, pauses, goes on, stops: the rooms before each state', async () => {
    await playAlbum()
    clock.pass(10_000)
    expect(await send('pause')).toMatchObject({
      names: ['pushMultiRoomDevices', 'pushState'],
      state: { status: 'pause', seek: 10_000, position: 0 },
    })
    clock.pass(5_000)
    expect((await send('play')).state).toMatchObject({ status: 'play', seek: 10_000 })
    clock.pass(2_000)
    expect((await send('toggle')).state).toMatchObject({ status: 'pause', seek: 12_000 })
    expect((await send('toggle')).state).toMatchObject({ status: 'play', seek: 12_000 })
    expect((await send('stop')).state).toMatchObject({ status: 'stop', seek: 0, position: 0 })
    expect((await send('stop')).names).toEqual([])
  })

  it('goes to the next and the one before, and from track to track by itself', async () => {
    await playAlbum()
    expect((await send('next')).state).toMatchObject({ status: 'play', position: 1, seek: 0 })
    expect((await send('prev')).state).toMatchObject({ status: 'play', position: 0, seek: 0 })
    const { duration = 0 } = player.engine.current() ?? {}
    const pushes = await pushesSince(client, () => clock.pass(duration * 1_000 + 500))
    expect(pushes.map(({ event }) => event)).toEqual(['pushMultiRoomDevices', 'pushState'])
    expect(pushes[1]?.payload).toMatchObject({ status: 'play', position: 1, seek: 0 })
    client.emit('getSeek')
    expect(await client.next('pushGetSeek')).toBe(500)
  })

  it('[D3-2 D7-8] takes the seek in seconds and tells it in ms', async () => {
    await playAlbum()
    expect((await send('seek', 42)).state).toMatchObject({ seek: 42_000 })
    clock.pass(1_000)
    expect((await send('skipForward')).state).toMatchObject({ seek: 58_000 })
    expect((await send('skipBackwards')).state).toMatchObject({ seek: 43_000 })
    await send('seek', 3)
    expect((await send('skipBackwards')).state).toMatchObject({ seek: 0 })
    expect((await send('seek', 100_000)).state).toMatchObject({ position: 1, seek: 0 })
  })

  it('[D3-1 D3-7 D3-8] says of a track what there is to say, in the words and units of devices', async () => {
    await playAlbum()
    const [track] = player.music.library().tracks
    client.emit('getState')
    await client.next('pushState')
    expect(await client.next('pushState')).toEqual({
      status: 'play',
      position: 0,
      seek: 0,
      title: track?.title,
      artist: track?.artist,
      album: track?.album,
      albumart: expect.stringMatching(
        /^\/albumart\?web=.+\/extralarge&path=%2FSYNTHETIC%2F.+&metadata=false$/,
      ),
      uri: track?.uri.replace('music-library', 'mnt'),
      trackType: 'flac',
      duration: track?.duration,
      samplerate: '44.1 kHz',
      bitdepth: '16 bit',
      channels: 2,
      stream: 'flac',
      service: 'mpd',
      favourite: { favourite: false },
      random: false,
      repeat: false,
      repeatSingle: false,
      consume: false,
      volume: 40,
      mute: false,
      disableVolumeControl: false,
      updatedb: false,
      volatile: false,
    })
  })

  it('[D4-5 D7-6] cycles repeat and toggles random and consume', async () => {
    const modes = async (event: string, payload: object) => {
      const { names, state } = await send(event, payload)
      expect(names).toEqual(['pushMultiRoomDevices', 'pushState'])
      return state
    }
    expect(await modes('setRepeat', { value: true })).toMatchObject({ repeat: true, repeatSingle: false })
    expect(await modes('setRepeat', { value: true, repeatSingle: true })).toMatchObject({
      repeatSingle: true,
    })
    expect(await modes('setRepeat', { value: false })).toMatchObject({ repeat: false, repeatSingle: false })
    expect(await modes('setRandom', { value: true })).toMatchObject({ random: true })
    expect(await modes('setConsume', { value: true })).toMatchObject({ consume: true })
  })

  it('puts similar music behind the queue when its last entry begins, where that is wanted', async () => {
    const ask = async (enabled?: boolean) => {
      client.emit(enabled === undefined ? 'getInfinityPlayback' : 'setInfinityPlayback', { enabled })
      return client.next('pushInfinityPlayback')
    }
    expect(await ask()).toEqual({ available: true, enabled: false })
    await playAlbum()
    const queue = () => player.engine.queue().map(({ uri }) => uri)
    const before = queue()
    player.engine.play(before.length - 1)
    expect(queue()).toEqual(before)
    expect(await ask(true)).toEqual({ available: true, enabled: true })
    player.engine.play(before.length - 2)
    expect(queue()).toEqual(before)
    player.engine.next()
    expect(queue().slice(0, before.length)).toEqual(before)
    expect(queue()).toHaveLength(before.length + 5)
    expect(new Set(queue()).size).toBe(before.length + 5)
    await ask(false)
    player.engine.play(queue().length - 1)
    expect(queue()).toHaveLength(before.length + 5)
  })

  it('takes a played entry out of the queue when it consumes', async () => {
    await playAlbum()
    await send('setConsume', { value: true })
    const before = player.engine.queue().length
    const { duration = 0 } = player.engine.current() ?? {}
    const pushes = await pushesSince(client, () => clock.pass(duration * 1_000))
    expect(pushes.map(({ event }) => event)).toEqual(['pushQueue', 'pushMultiRoomDevices', 'pushState'])
    expect(pushes[0]?.payload).toHaveLength(before - 1)
    expect(pushes[2]?.payload).toMatchObject({ position: 0, status: 'play' })
  })

  it('[D7-10] tells of the track that plays, and of any other', async () => {
    await playAlbum()
    const [first, second] = player.music.library().tracks
    client.emit('getTrackInfo')
    expect(await client.next('pushTrackInfo')).toMatchObject({ name: first?.title, service: 'mpd' })
    client.emit('GetTrackInfo', { uri: second?.uri, service: 'mpd' })
    expect(await client.next('pushGetTrackInfo')).toMatchObject({ uri: second?.uri, title: second?.title })
    client.emit('GetTrackInfo', { uri: 'mnt/NOWHERE/x.flac', title: 'X' })
    expect(await client.next('pushGetTrackInfo')).toEqual({ uri: 'mnt/NOWHERE/x.flac', title: 'X' })
  })

  it('[D2.3-4] is locked while an input plays, and plays the queue again when that is asked for', async () => {
    await playAlbum()
    const pushed = await pushesSince(client, () => press('airplay'))
    expect(pushed.at(-1)?.payload).toMatchObject({ service: 'airplay', status: 'play', disableUi: true })
    for (const event of ['next', 'prev', 'seek', 'skipForward'])
      expect([event, (await send(event, event === 'seek' ? 7 : undefined)).names]).toEqual([event, []])
    expect((await send('play', { value: 2 })).state).toMatchObject({ service: 'mpd', position: 2 })
    expect((await send('getState')).state).not.toHaveProperty('disableUi')
  })

  it('[D4-6 D4-7] a source that skips has a clock of its own', async () => {
    await pushesSince(client, () => press('volatile'))
    clock.pass(20_000)
    expect((await send('getState')).state).toMatchObject({ volatile: true, enableSkip: true, seek: 20_000 })
    expect((await send('skipForward')).state).toMatchObject({ seek: 35_000 })
    expect((await send('pause')).state).toMatchObject({ status: 'pause', seek: 35_000 })
    clock.pass(5_000)
    expect((await send('volatilePlay')).state).toMatchObject({ status: 'play', seek: 35_000 })
    expect((await send('skipBackwards')).state).toMatchObject({ seek: 20_000 })
    expect((await send('seek', 7)).state).toMatchObject({ seek: 7_000 })
    expect((await send('stop')).state).toMatchObject({ status: 'stop', service: 'mpd', title: '' })
  })

  it('[D5-13] plays a CD track by track, whole or one of them', async () => {
    expect((await send('replaceAndPlay', { uri: 'cd', service: 'cd_controller' })).state).toMatchObject({
      service: 'cd_controller',
      trackType: 'cd',
      title: 'Ebb',
      uri: 'cd/1',
    })
    expect(player.engine.queue()).toHaveLength(12)
    expect((await send('next')).state).toMatchObject({ title: 'Breakwater', position: 1 })
    await send('replaceAndPlay', { uri: 'cd/7' })
    expect(player.engine.queue()).toMatchObject([{ name: 'Fog Signal' }])
    await press('cd-out')
    await send('replaceAndPlay', { uri: 'cd' })
    expect(player.engine.queue()).toEqual([])
  })

  it('does nothing with an empty queue', async () => {
    for (const event of ['play', 'pause', 'stop', 'toggle', 'next', 'prev', 'skipForward'])
      expect([event, (await send(event)).names]).toEqual([event, []])
    expect((await send('play', { value: 7 })).names).toEqual([])
    expect((await send('seek', 7)).names).toEqual([])
  })

  it('tells everyone, whoever asked', async () => {
    const other = await connectTestClient(player.url, generation)
    await playAlbum()
    expect(await other.next('pushQueue')).toEqual([])
    expect(await other.next('pushQueue')).toHaveLength(player.engine.queue().length)
    expect(await other.next('pushState')).toMatchObject({ status: 'play' })
    other.close()
  })
})
