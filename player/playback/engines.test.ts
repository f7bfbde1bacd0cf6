// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { createOneTimer } from '../core/Clock'
import { writeTone } from '../demonstration/writeTone'
import { createMpdEngine, type MpdEngine } from '../mpd/createMpdEngine'
import { createMpdLink, type MpdLink } from '../mpd/createMpdLink'
import { startServer, type TestServer } from '../mpd/testing/startServer'
import { hasSound } from '../mpd/testing/startSounding'
import { createTestClock } from '../testing/createTestClock'
import { createEngine } from './createEngine'
import type { Engine, QueueItem } from './Engine'

/** What both engines are held to: each is one of these, with nothing in its queue and all modes off. */
interface Held {
  engine: Engine
  /** What it told since then. */
  told: string[]
  /** Waits until that is so. */
  until(check: () => void): Promise<void>
  /** Lets as much time pass, ms. */
  pass(milliseconds: number): Promise<void>
}

/**
 * Seconds of each track: one that fits whole into the buffer of MPD may leap to its end there when it is
 * paused as it begins.
 */
const duration = 60
const track = (name: string): QueueItem => ({ uri: `${name}.wav`, name, service: 'mpd', duration })
const tracks = (names: string) => names.split('').map(track)

function openClock(): Held {
  const clock = createTestClock(1_000_000)
  const told: string[] = []
  const engine = createEngine({
    now: clock.now,
    end: createOneTimer({ now: clock.now, later: clock.after }),
    changed: (what) => told.push(what),
  })
  return {
    engine,
    told,
    async until(check) {
      check()
    },
    async pass(milliseconds) {
      clock.pass(milliseconds)
    },
  }
}

let folder = ''
let server: TestServer | undefined
let link: MpdLink | undefined
let onMpd: (Held & { engine: MpdEngine }) | undefined

beforeAll(async () => {
  if (!hasSound) return
  folder = await mkdtemp(join(tmpdir(), 'engines-'))
  server = await startServer(folder)
  for (const name of 'abcd')
    await writeTone(join(folder, `${name}.wav`), {
      seconds: duration,
      pitch: 440,
      tags: undefined,
      samplerate: 44_100,
      bitdepth: 24,
    })
  const told: string[] = []
  const { path } = server
  const engine = await new Promise<MpdEngine>((resolve) => {
    const own: MpdEngine = createMpdEngine({
      link: { ask: async (command) => given().ask(command), askAll: async (list) => given().askAll(list) },
      places: {
        prepare: async () => undefined,
        toMpd: ({ uri }) => join(folder, uri),
        toItem: () => track('x'),
      },
      now: Date.now,
      changed: (what) => told.push(what),
      told: () => undefined,
      failed: (error) => told.push(`failed: ${String(error)}`),
      missing: (items) => told.push(`missing: ${items.length}`),
    })
    link = createMpdLink({
      login: { place: { path } },
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
      opened() {
        own.opened()
        resolve(own)
      },
      changed: () => void own.sync(),
      reached: () => undefined,
    })
  })
  const until: Held['until'] = async (check) => eventually(check)
  const pass: Held['pass'] = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  onMpd = { engine, told, until, pass }
})
const given = () => {
  if (link === undefined) throw new Error('there is no link yet')
  return link
}
afterAll(async () => {
  link?.close()
  await server?.close()
  if (folder !== '') await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function openReal(): Promise<Held> {
  if (onMpd === undefined) throw new Error('there is no mpd')
  const { engine, told } = onMpd
  engine.clear()
  engine.set({ random: false, repeat: false, repeatSingle: false, consume: false })
  await engine.sync()
  await engine.sync()
  told.length = 0
  return onMpd
}

describe.each([
  { on: 'the clock', open: async () => openClock() },
  ...(hasSound ? [{ on: 'MPD', open: openReal }] : []),
])('an engine on $on', ({ open }) => {
  let held: Held
  let engine: Engine
  beforeEach(async () => {
    held = await open()
    engine = held.engine
  })
  const names = () =>
    engine
      .queue()
      .map(({ name }) => name)
      .join('')
  const now = () => `${engine.state().status} ${engine.current()?.name ?? '–'}`
  const is = (words: string, queue?: string) =>
    held.until(() => {
      expect(now()).toBe(words)
      if (queue !== undefined) expect(names()).toBe(queue)
    })
  /** Has the current track end in a moment. */
  const toTheEnd = async () => {
    engine.seek(duration - 0.3)
    await held.until(() => expect(engine.state().seek).toBeGreaterThanOrEqual((duration - 0.3) * 1_000))
    await held.pass(300)
  }
  it('has nothing, plays nothing, and takes what cannot be', async () => {
    engine.play()
    engine.play(3)
    engine.pause()
    engine.next()
    engine.previous()
    engine.seek(5)
    engine.remove(0)
    engine.move(0, 1)
    engine.stop()
    await is('stop –', '')
    expect(engine.state()).toMatchObject({ position: 0, seek: 0 })
  })

  it('begins, waits, goes on where it was, and begins anew after a stop', async () => {
    expect(engine.add(tracks('abc'))).toBe(0)
    expect(engine.add(tracks('d'))).toBe(3)
    await is('stop a', 'abcd')
    engine.play()
    await is('play a')
    await held.pass(1_500)
    engine.pause()
    await is('pause a')
    const { seek } = engine.state()
    expect(seek).toBeGreaterThan(0)
    await held.pass(400)
    expect(engine.state().seek).toBe(seek)
    engine.play()
    await is('play a')
    await held.until(() => expect(engine.state().seek).toBeGreaterThanOrEqual(seek))
    engine.stop()
    await is('stop a')
    expect(engine.state().seek).toBe(0)
    for (const what of ['started', 'paused', 'resumed', 'stopped']) expect(held.told).toContain(what)
  })

  it('does one thing after the other, however quickly they come', async () => {
    engine.add(tracks('abcd'))
    engine.play(2)
    engine.seek(2)
    engine.pause()
    await is('pause c')
    expect(engine.state().seek).toBeGreaterThanOrEqual(2_000)
    expect(engine.state().seek).toBeLessThan(3_000)
    engine.play(1)
    engine.stop()
    await is('stop b')
    engine.play(3)
    engine.pause()
    engine.play()
    await is('play d')
    engine.replace(tracks('ba'))
    engine.play()
    engine.next()
    await is('play a', 'ba')
  })

  it('goes to the next and the one before, and not over the ends', async () => {
    engine.add(tracks('abc'))
    engine.play(1)
    await is('play b')
    engine.next()
    await is('play c')
    engine.previous()
    await is('play b')
    engine.seek(duration + 5)
    await is('play c')
    engine.seek(duration + 5)
    await held.until(() => expect(engine.state().status).toBe('stop'))
    engine.play(0)
    engine.previous()
    await is('play a')
  })

  it('goes on by itself, and ends after the last', async () => {
    engine.add(tracks('ab'))
    engine.play()
    await is('play a')
    await toTheEnd()
    await is('play b')
    await held.until(() => expect(held.told).toContain('followed'))
    await toTheEnd()
    await is('stop a', 'ab')
    expect(held.told).toContain('ended')
    expect(held.told).not.toContain('stopped')
  })

  it('repeats all, or the one', async () => {
    engine.set({ repeat: true })
    engine.add(tracks('ab'))
    engine.play(1)
    await is('play b')
    await toTheEnd()
    await is('play a')
    engine.set({ repeatSingle: true })
    await toTheEnd()
    await held.until(() => expect(engine.state().seek).toBeLessThan(2_000))
    expect(now()).toBe('play a')
  })

  it('takes out what was played to its end where it consumes', async () => {
    engine.set({ consume: true })
    engine.add(tracks('abc'))
    engine.play()
    await is('play a')
    await toTheEnd()
    await is('play b', 'bc')
    expect(engine.state()).toMatchObject({ consume: true, position: 0 })
  })

  it('tells its modes, and that they changed', async () => {
    engine.set({ random: true, repeat: true })
    await held.until(() => expect(engine.state()).toMatchObject({ random: true, repeat: true }))
    expect(held.told).toContain('modes')
    engine.set({ random: false })
    await held.until(() => expect(engine.state()).toMatchObject({ random: false, repeat: true }))
  })

  it('plays on while entries come, move and go around what plays', async () => {
    engine.add(tracks('abc'))
    engine.play(1)
    await is('play b')
    engine.move(1, 2)
    await is('play b', 'acb')
    expect(engine.state().position).toBe(2)
    engine.remove(0)
    await is('play b', 'cb')
    await held.until(() => expect(engine.state().position).toBe(1))
    engine.addNext(tracks('ad'))
    await is('play b', 'cbad')
    expect(held.told).not.toContain('stopped')
  })

  it('plays what follows where what plays is taken out', async () => {
    engine.add(tracks('abc'))
    engine.play(1)
    await is('play b')
    engine.remove(1)
    await is('play c', 'ac')
    expect(engine.state().position).toBe(1)
  })

  it('is replaced and cleared, stopped', async () => {
    engine.add(tracks('abc'))
    engine.play(1)
    await is('play b')
    engine.replace(tracks('dc'))
    await is('stop d', 'dc')
    expect(held.told).toContain('replaced')
    engine.play()
    await is('play d')
    engine.clear()
    await is('stop –', '')
    expect(held.told).toContain('cleared')
  })

  it('has the same track twice as two entries', async () => {
    engine.add(tracks('aba'))
    engine.play(2)
    await is('play a')
    await held.until(() => expect(engine.state().position).toBe(2))
    engine.move(2, 0)
    await is('play a', 'aab')
    await held.until(() => expect(engine.state().position).toBe(0))
    engine.remove(1)
    await is('play a', 'ab')
  })

  it('is kept on disk paused where it plays, and stopped where it does not', async () => {
    engine.add(tracks('abc'))
    expect(engine.memory()).toMatchObject({ status: 'stop', position: 0 })
    engine.play(1)
    await is('play b')
    const kept = engine.memory()
    expect(kept).toMatchObject({ status: 'pause', position: 1 })
    expect(kept.queue.map(({ name }) => name).join('')).toBe('abc')
  })
})
