// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectTestClient, type TestClient, pushesSince } from '../testing/connectTestClient'
import { createTestClock, type TestClock } from '../testing/createTestClock'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let dataFolder: string
let clock: TestClock
let player: TestPlayer
let client: TestClient
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'player-restart-'))
  await start()
})
afterEach(async () => {
  await end()
  await rm(dataFolder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  clock = createTestClock(5_000_000)
  player = await startTestPlayer({ dataFolder, clock })
  client = await connectTestClient(player.url, 4)
}
async function end(): Promise<void> {
  client.close()
  await player.close()
}
async function restart(): Promise<void> {
  await end()
  await start()
}
const send = (event: string, payload?: unknown) => pushesSince(client, () => client.emit(event, payload))
async function state() {
  client.emit('getState')
  return (await pushesSince(client, () => undefined)).find(({ event }) => event === 'pushState')?.payload
}
const save = (method: string, data: object) =>
  pushesSince(client, () => {
    client.emit('callMethod', { endpoint: 'audio_interface/playback_options', method, data })
    return client.next('pushToastMessage')
  })

describe('a restart', () => {
  it('finds queue, place, modes and volume again, and pauses what played', async () => {
    await send('replaceAndPlay', { uri: 'music-library' })
    await send('play', { value: 3 })
    await send('setRepeat', { value: true })
    await send('volume', 27)
    await send('mute')
    clock.pass(20_000)
    const queue = player.engine.queue()
    await restart()
    expect(await state()).toMatchObject({
      status: 'pause',
      position: 3,
      seek: 20_000,
      repeat: true,
      volume: 27,
      mute: true,
    })
    expect(player.engine.queue()).toEqual(queue)
    await send('play')
    clock.pass(1_000)
    expect(await state()).toMatchObject({ status: 'play', seek: 21_000 })
  })

  it('is prepared for when the player is killed: changes are on disk after a second', async () => {
    await send('replaceAndPlay', { uri: 'music-library' })
    await send('volume', 12)
    clock.pass(1_000)
    const kept = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(dataFolder, `${name}.json`), 'utf8').catch(() => 'null'))
    await expect.poll(() => kept('playback')).toMatchObject({ volume: 12, status: 'pause' })
    await expect.poll(() => kept('queue')).toHaveLength(24)
  })

  it('is prepared for a loss of power: how far music that simply runs has played is on disk', async () => {
    const kept = async (): Promise<unknown> =>
      JSON.parse(await readFile(join(dataFolder, 'playback.json'), 'utf8').catch(() => 'null'))
    await send('replaceAndPlay', { uri: 'music-library' })
    clock.pass(10_000)
    await expect.poll(kept).toMatchObject({ seek: 10_000 })
    clock.pass(20_000)
    await expect.poll(kept).toMatchObject({ status: 'pause', seek: 30_000 })
    // A change does not wait for that.
    await send('volume', 33)
    clock.pass(1_000)
    await expect.poll(kept).toMatchObject({ volume: 33, seek: 31_000 })
    await send('pause')
    clock.pass(1_000)
    await expect.poll(kept).toMatchObject({ seek: 31_000 })
    // Nothing is to be done any more while nothing plays.
    const quiet = clock.waiting()
    await send('play')
    expect(clock.waiting()).toBeGreaterThan(quiet)
    await send('stop')
    clock.pass(1_000)
    expect(clock.waiting()).toBe(quiet)
  })

  it('forgets the queue, and begins at a certain volume, where the playback page wants that', async () => {
    await send('replaceAndPlay', { uri: 'music-library' })
    await send('volume', 90)
    await save('saveGeneral', { persistent_queue: false })
    await save('saveVolume', { volume_start: { value: '25', label: '25' } })
    await restart()
    expect(player.engine.queue()).toEqual([])
    expect(await state()).toMatchObject({ status: 'stop', volume: 25, title: '' })
  })

  it.each([
    ['queue', '[1, {"uri": 7}, {"uri": "mnt/x", "name": "X", "service": "mpd", "duration": "long"}]'],
    ['queue', '{'],
    ['playback', '{"status": "dancing", "position": -7, "seek": "x", "volume": 1000}'],
    ['playback', '7'],
  ])('survives a damaged %s document: %s', async (name, content) => {
    await end()
    await writeFile(join(dataFolder, `${name}.json`), content)
    await start()
    expect(await state()).toMatchObject({ status: 'stop', position: 0, seek: 0 })
    await send('replaceAndPlay', { uri: 'music-library' })
    expect(await state()).toMatchObject({ status: 'play', position: 0 })
  })
})

describe('a long queue', () => {
  it('of 10,000 entries is built and told in no time', async () => {
    await fetch(`${player.url}/control/run`, { method: 'POST', body: '{"action": "queue-10000"}' })
    expect(await client.next('pushQueue')).toEqual([])
    expect(await client.next('pushQueue')).toHaveLength(10_000)
    const begin = performance.now()
    const pushes = await send('getQueue')
    expect(pushes.find(({ event }) => event === 'pushQueue')?.payload).toHaveLength(10_000)
    // Over the wire and read again; building it is a fraction of that.
    expect(performance.now() - begin).toBeLessThan(2_000)
    await send('moveQueue', { from: 9_999, to: 0 })
    await send('removeFromQueue', { value: 5_000 })
    expect(player.engine.queue()).toHaveLength(9_999)
    await restart()
    expect(player.engine.queue()).toHaveLength(9_999)
  })
})
