import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { writeTone } from '../../player/demonstration/writeTone'
import type { PlayerOptions } from '../../player/createPlayer'
import { hasMpd } from '../../player/mpd/startMpd'
import { connectTestClient, type TestClient } from '../../player/testing/connectTestClient'
import { startTestPlayer } from '../../player/testing/startTestPlayer'
import type { PageServer } from '../support/PageServer'
import { several, type Measure } from './measures'
import { median } from './median'

/**
 * What an MPD costs the player beside the clock, with the same music: how much later a press shows, and what
 * it works while nobody does anything. Nothing where there is no mpd.
 */
export async function measureMpd(_browser: Browser, _server: PageServer): Promise<Measure[]> {
  if (!(await hasMpd())) {
    console.log('There is no mpd on this machine: what it costs is not measured.')
    return []
  }
  const clock = await measurePlayer({})
  const mpd = await measurePlayer({
    mpd: {
      kind: 'own',
      outputs: [{ plugin: 'null', name: 'nothing', settings: { mixer_type: 'software' } }],
    },
  })
  return [
    { what: 'Clock: pause to its state', figure: clock.pause, unit: 'ms', budget: Infinity },
    { what: 'MPD: pause to its state', figure: mpd.pause, unit: 'ms', budget: Infinity },
    {
      what: 'MPD: pause to its state, beyond the clock',
      figure: mpd.pause - clock.pause,
      unit: 'ms',
      budget: 30,
    },
    {
      what: 'Clock: player at rest, processor in a second',
      figure: clock.rest,
      unit: 'ms',
      budget: Infinity,
    },
    { what: 'MPD: player at rest, processor in a second', figure: mpd.rest, unit: 'ms', budget: 5 },
    {
      what: 'MPD: player that plays, processor in a second',
      figure: mpd.playing,
      unit: 'ms',
      budget: Infinity,
    },
  ]
}

/** How many times a press is measured. */
const presses = 25
/** How long the player is left alone, ms, and how often. */
const longAlone = 5_000
const timesAlone = 3

async function measurePlayer(options: Partial<PlayerOptions>) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-mpd-'))
  await writeTone(join(folder, 'tone.wav'), { seconds: 600, pitch: 440, tags: undefined, samplerate: 44_100 })
  const player = await startTestPlayer({ musicFolder: folder, synthetic: 0, ...options })
  await player.music.scan()
  const client = await connectTestClient(player.url, 4)
  try {
    const rest = await workAlone()
    client.emit('replaceAndPlay', { uri: player.music.library().tracks[0]?.uri })
    await untilStatus(client, 'play')
    const pauses: number[] = []
    for (let press = 0; press < presses; press += 1) {
      await wait(150)
      const start = performance.now()
      client.emit('pause')
      await untilStatus(client, 'pause')
      pauses.push(performance.now() - start)
      await wait(150)
      client.emit('play')
      await untilStatus(client, 'play')
    }
    await wait(1_000)
    return { rest, pause: median(pauses), playing: await workAlone() }
  } finally {
    client.close()
    await player.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function untilStatus(client: TestClient, wanted: string): Promise<void> {
  for (;;) {
    const state = await client.next('pushState')
    if (state !== null && typeof state === 'object' && 'status' in state && state.status === wanted) return
  }
}

/** Work of this process, which is the player, while nobody does anything: ms of the processor a second. */
async function workAlone(): Promise<number> {
  await wait(3_000)
  return several(timesAlone, async () => {
    const [start, before] = [performance.now(), process.cpuUsage()]
    await wait(longAlone)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / (performance.now() - start)
  })
}
