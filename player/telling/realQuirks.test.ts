// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest'
import { isJsonObject, type JsonObject } from '../../authoring/json/Json'
import { assertTaken } from '../../tests/support/assertTaken'
import { connectTestClient, type TestClient, type Pushed, pushesSince } from '../testing/connectTestClient'
import { createTestClock, type TestClock } from '../testing/createTestClock'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let clock: TestClock
let player: TestPlayer
let client: TestClient

async function start(seed: number): Promise<void> {
  clock = createTestClock(1_000_000)
  player = await startTestPlayer({ clock, seed, quirks: 'real' })
  client = await connectTestClient(player.url, 4)
}
async function end(): Promise<void> {
  assertTaken(client)
  client.close()
  await player.close()
}
afterEach(end)

const statesOf = (pushes: readonly Pushed[]): JsonObject[] =>
  pushes.flatMap(({ event, payload }) => (event === 'pushState' && isJsonObject(payload) ? [payload] : []))
const states = async (act: () => unknown) => statesOf(await pushesSince(client, act))
const send = (event: string, payload?: unknown) => states(() => client.emit(event, payload))
const album = () => ({ uri: player.music.library().tracks[0]?.uri.split('/').slice(0, 4).join('/') })
/** Plays an album and lets the time pass that a device takes for it. */
const playAlbum = async () => [
  ...(await send('replaceAndPlay', album())),
  ...(await states(() => clock.pass(100))),
]

describe('a player with the quirks of real devices', () => {
  it('tells the rooms before each state, and an empty queue before a new one', async () => {
    await start(1)
    const pushes = await pushesSince(client, () => client.emit('replaceAndPlay', album()))
    const names = pushes.map(({ event }) => event)
    expect(names.slice(0, 2)).toEqual(['pushQueue', 'pushQueue'])
    expect(pushes[0]?.payload).toEqual([])
    const before = names.flatMap((name, index) => (name === 'pushState' ? (names[index - 1] ?? '') : []))
    expect(new Set(before)).toEqual(new Set(['pushMultiRoomDevices']))
  })

  it('stops one to four times before it plays two to ten times, all equal; now and then no “play” comes', async () => {
    const seen = { missing: 0, stops: new Set<number>(), plays: new Set<number>() }
    for (let seed = 0; seed < 24; seed += 1) {
      await start(seed)
      const all = await playAlbum()
      const stops = all.filter(({ status }) => status === 'stop')
      const plays = all.filter(({ status }) => status === 'play')
      expect(all).toEqual([...stops, ...plays])
      expect(stops.length).toBeGreaterThanOrEqual(1)
      expect(stops.length).toBeLessThanOrEqual(4)
      for (const stop of stops) expect(stop).not.toHaveProperty('samplerate')
      for (const play of plays) expect(play).toEqual(plays[0])
      seen.stops.add(stops.length)
      seen.plays.add(plays.length)
      if (plays.length === 0) seen.missing += 1
      client.emit('getState')
      expect(await client.next('pushState')).toBeTypeOf('object')
      expect((await send('getState')).at(-1)).toMatchObject({ status: 'play', samplerate: '44.1 kHz' })
      if (seed < 23) await end()
    }
    expect(seen.stops).toEqual(new Set([1, 2, 3, 4]))
    expect(Math.max(...seen.plays)).toBeGreaterThan(6)
    expect([...seen.plays].every((count) => count === 0 || (count >= 2 && count <= 10))).toBe(true)
    expect(seen.missing).toBeGreaterThan(0)
    expect(seen.missing).toBeLessThan(8)
  }, 60_000)

  it('does the same again with the same seed', async () => {
    await start(7)
    const first = [...(await playAlbum()), ...(await send('pause')), ...(await send('seek', 9))]
    await end()
    await start(7)
    const again = [...(await playAlbum()), ...(await send('pause')), ...(await send('seek', 9))]
    expect(again).toEqual(first)
    await end()
    await start(8)
    expect(await playAlbum()).not.toHaveLength(first.length)
  })

  it('says again and again what stopped, paused or was sought', async () => {
    await start(1)
    await playAlbum()
    expect((await send('seek', 9)).length).toBeGreaterThanOrEqual(3)
    expect((await send('pause')).length).toBeLessThanOrEqual(2)
    await send('play')
    const stops = await send('stop')
    expect(stops.length).toBeGreaterThanOrEqual(4)
    expect(new Set(stops.map((state) => JSON.stringify(state))).size).toBe(1)
  })

  it('pushes a burst about 5 s before the end, and goes over to the next track with another', async () => {
    await start(1)
    await playAlbum()
    const { duration = 0 } = player.engine.current() ?? {}
    expect(await states(() => clock.pass(duration * 1_000 - 100 - 5_500))).toEqual([])
    const burst = await states(() => clock.pass(1_000))
    expect(burst.length).toBeGreaterThanOrEqual(2)
    expect(burst[0]).toMatchObject({ status: 'play', position: 0, seek: duration * 1_000 - 5_000 })
    const over = await states(() => clock.pass(4_600))
    expect(over.length).toBeGreaterThanOrEqual(2)
    for (const state of over) expect(state).toMatchObject({ status: 'play', position: 1 })
  })

  it('ends the queue with a seek of null', async () => {
    await start(1)
    await playAlbum()
    const last = player.engine.queue().length - 1
    await send('play', { value: last })
    const over = await states(() => clock.pass(10_000_000))
    expect(over.at(-1)).toMatchObject({ status: 'stop', position: 0, seek: null })
  })

  it('makes a type of a station’s address and has no number for its bit depth', async () => {
    await start(1)
    await send('replaceAndPlay', {
      uri: 'http://pier.example/',
      title: 'Pier Nine',
      service: 'webradio',
    })
    await states(() => clock.pass(100))
    const [state] = (await send('getState')).slice(-1)
    expect(state).toMatchObject({ service: 'webradio', trackType: 'example/', bitdepth: 'NaN bit' })
  })

  it('now and then leaves out how far the track is when only a setting changed', async () => {
    await start(1)
    await playAlbum()
    const volumes: JsonObject[] = []
    for (let volume = 10; volume < 20; volume += 1) volumes.push(...(await send('volume', volume)))
    const silent = volumes.filter((state) => !('seek' in state))
    expect(silent.length).toBeGreaterThan(0)
    expect(silent.length).toBeLessThan(volumes.length)
  })

  it('has null where nobody has set anything, and a volume as text once it was too high', async () => {
    await start(1)
    expect((await send('getState')).at(-1)).toMatchObject({ random: null, repeat: null, dbVolume: null })
    expect((await send('setRandom', { value: true })).at(-1)).toMatchObject({ random: true, repeat: false })
    const saved = {
      endpoint: 'audio_interface/playback_options',
      method: 'saveVolume',
      data: { volume_max: 80 },
    }
    await pushesSince(client, () => {
      client.emit('callMethod', saved)
      return client.next('pushToastMessage')
    })
    expect((await send('volume', 95)).at(-1)).toMatchObject({ volume: '80' })
    expect((await send('volume', '+')).at(-1)).toMatchObject({ volume: '80' })
    expect((await send('volume', 30)).at(-1)).toMatchObject({ volume: 30 })
  })

  it('tells of a moved entry by the queue alone, and knows list entries only as it shows them', async () => {
    await start(1)
    await playAlbum()
    const moved = await pushesSince(client, () => client.emit('moveQueue', { from: 0, to: 2 }))
    expect(moved.map(({ event }) => event)).toEqual(['pushQueue'])
    const [track] = player.music.library().tracks
    client.emit('addToFavourites', { uri: track?.uri, service: 'mpd' })
    expect(await client.next('urifavourites')).toMatchObject({ favourite: false })
    client.emit('removeFromFavourites', { uri: track?.uri, service: 'mpd' })
    expect(await client.next('urifavourites')).toMatchObject({ favourite: false })
    client.emit('playFavourites', { name: 'favourites' })
    await client.next('pushPlayFavourites')
    expect(player.engine.queue()).toHaveLength(1)
  })

  it('keeps one “play” to itself when it is asked to', async () => {
    await start(1)
    await fetch(`${player.url}/control/run`, { method: 'POST', body: '{"action": "play-missing"}' })
    const all = await playAlbum()
    expect(all.length).toBeGreaterThan(0)
    expect(all.every(({ status }) => status === 'stop')).toBe(true)
  })

  it('can be taught other quirks, and back', async () => {
    await start(1)
    await playAlbum()
    const teach = (quirks: string) =>
      states(() => fetch(`${player.url}/control/run`, { method: 'POST', body: `{"action": "${quirks}"}` }))
    await teach('quirks-plain')
    expect(await states(() => clock.pass(10_000_000))).not.toHaveLength(0)
    await send('play', { value: 0 })
    expect(await send('seek', 3)).toHaveLength(1)
    await teach('quirks-real')
    expect((await send('seek', 9)).length).toBeGreaterThanOrEqual(3)
  })
})
