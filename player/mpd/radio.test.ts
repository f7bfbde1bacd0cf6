import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { connectMpd } from './connectMpd'
import { hasSound, loudness, type SoundingPlayer, startSounding } from './testing/startSounding'
import { startStation, stationPitch, type TestStation } from './testing/startStation'

let folder: string
let station: TestStation
let player: SoundingPlayer
let client: TestClient
beforeEach(async () => {
  if (!hasSound) return
  folder = await mkdtemp(join(tmpdir(), 'station-'))
  station = await startStation()
  player = await startSounding(folder, { 'a.wav': 330 })
  client = await connectTestClient(player.url, 4)
})
afterEach(async () => {
  if (!hasSound) return
  client.close()
  await player.close()
  await station.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Whether this mpd takes stations in pieces: its ffmpeg decoder does. */
const hasPieces = await promisify(execFile)('mpd', ['--version']).then(
  ({ stdout }) => stdout.includes('[ffmpeg]'),
  () => false,
)

/** The owner types an address in, and listens to it. */
async function listen(path: string): Promise<void> {
  const uri = station.url + path
  client.emit('addWebRadio', { name: 'Harbour FM', uri })
  await client.next('pushAddWebRadio')
  client.emit('replaceAndPlay', { uri, title: 'Harbour FM', service: 'webradio' })
}

/** Waits until a state says this; gives it. */
async function untilState(matching: Record<string, unknown>): Promise<unknown> {
  for (;;) {
    const state: unknown = await client.next('pushState')
    const [own, wanted] = [JSON.stringify(state), expect.objectContaining(matching)]
    if (own !== '' && wanted.asymmetricMatch(state)) return state
  }
}

/** What was told on the screens, until one tells this. */
async function untilToast(words: string): Promise<void> {
  while (!JSON.stringify(await client.next('pushToastMessage')).includes(words));
}

const plays = { status: 'play', service: 'webradio', stream: true, duration: 0 }

describe.skipIf(!hasSound)('a web radio on MPD', () => {
  it('is heard, says what it plays and what it plays next, and cannot wait', async () => {
    await listen('/tone')
    await untilState({ ...plays, title: 'First', artist: 'Harbour FM', samplerate: '44.1 kHz' })
    station.says("Prélude – it's 5 o'clock")
    await untilState({ ...plays, title: "Prélude – it's 5 o'clock" })
    client.emit('pause')
    await untilState({ status: 'stop', title: 'Harbour FM' })
    await eventually(async () => {
      const heard = await player.heard()
      expect(heard.samples.length / heard.rate).toBeGreaterThan(1)
      expect(loudness(heard, stationPitch)).toBeGreaterThan(0.05)
      expect(loudness(heard, stationPitch)).toBeGreaterThan(10 * loudness(heard, 330))
    })
  })

  it.each(['/list.m3u', '/list.pls', '/list.xspf'])('is heard where %s leads to it', async (path) => {
    await listen(path)
    await untilState({ ...plays, title: 'First', uri: station.url + path })
    expect(player.engine.queue()).toMatchObject([{ uri: station.url + path, name: 'Harbour FM' }])
  })

  it.skipIf(!hasPieces)('in pieces (HLS) goes on from piece to piece', async () => {
    await listen('/pieces.m3u8')
    await untilState({ ...plays, title: 'Harbour FM', bitrate: '128 kbps' })
    const pieces = () => new Set(station.asked.filter((path) => path.startsWith('/piece-'))).size
    const first = pieces()
    await eventually(() => expect(pieces()).toBeGreaterThan(first + 1))
    expect(player.engine.state()).toMatchObject({ status: 'play' })
    expect(client.messages.join('')).not.toContain('cannot be heard')
  })

  it.each(['/gone', '/page', '/empty.m3u'])('that is none is told of, and no more: %s', async (path) => {
    await listen(path)
    await untilToast(`${station.url}${path} cannot be heard: no music there`)
    client.emit('getState')
    await eventually(async () => expect(await client.next('pushState')).not.toHaveProperty('status'))
    const [track] = player.music.library().tracks
    client.emit('replaceAndPlay', { uri: track?.uri })
    await untilState({ status: 'play', title: track?.title })
  })

  it('that does not answer is given up', async () => {
    await listen('/slow')
    await untilState({ status: 'stop', title: 'Harbour FM' })
    await untilToast('cannot be heard: no music there')
    const other = await connectMpd({ place: { path: player.socket } })
    expect((await other.ask(['status'])).pairs).toContainEqual(['state', 'stop'])
    other.close()
  })

  it('that ends is listened to again, and again, until it is there', async () => {
    await listen('/tone')
    await untilState(plays)
    station.cut(true)
    await untilState({ status: 'stop' })
    await eventually(() => expect(station.asked.length).toBeGreaterThan(2))
    station.cut()
    station.says('There again')
    await untilState({ ...plays, title: 'There again' })
    expect(client.messages.join('')).not.toContain('cannot be heard')
  })

  it('that falls silent is listened to anew', async () => {
    await listen('/tone')
    await untilState(plays)
    station.hush()
    station.says('Heard again')
    await untilState({ ...plays, title: 'Heard again' })
    expect(station.asked).toEqual(['/tone', '/tone'])
  })

  it('that ended is not begun again once somebody has stopped it', async () => {
    await listen('/tone')
    await untilState(plays)
    station.cut(true)
    await untilState({ status: 'stop' })
    client.emit('stop')
    client.emit('pinger', 1)
    await client.next('ponger')
    const asked = station.asked.length
    station.cut()
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(station.asked.length).toBeLessThanOrEqual(asked + 1)
    expect(player.engine.state().status).toBe('stop')
  })

  it('of which another client stops the music stays stopped', async () => {
    await listen('/tone')
    await untilState(plays)
    const other = await connectMpd({ place: { path: player.socket } })
    await other.ask(['stop'])
    other.close()
    await untilState({ status: 'stop' })
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(station.asked).toEqual(['/tone'])
  })
})
