// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createOneTimer } from '../core/Clock'
import { createTestClock } from '../testing/createTestClock'
import type { EngineMemory, QueueItem } from './Engine'
import { createEngine } from './createEngine'

const track = (name: string, duration = 100): QueueItem => ({
  uri: `music-library/INTERNAL/${name}.flac`,
  name,
  service: 'mpd',
  duration,
})

function open(names: string[] = ['a', 'b', 'c'], memory?: EngineMemory, chance: () => number = () => 0) {
  const clock = createTestClock(1_000_000)
  const told: string[] = []
  const engine = createEngine({
    now: clock.now,
    end: createOneTimer({ now: clock.now, later: clock.after }),
    changed: (what) => told.push(what),
    chance,
    ...(memory && { memory }),
  })
  if (!memory) engine.add(names.map((name) => track(name)))
  told.length = 0
  const now = () => `${engine.state().status} ${engine.current()?.name ?? '–'} ${engine.state().seek}`
  return {
    clock,
    engine,
    told,
    now,
    names: () =>
      engine
        .queue()
        .map(({ name }) => name)
        .join(''),
  }
}

describe('the clock', () => {
  it('runs while it plays, stands while it is paused, begins anew after a stop', () => {
    const { clock, engine, now } = open()
    engine.play()
    clock.pass(12_345)
    expect(now()).toBe('play a 12345')
    engine.pause()
    clock.pass(60_000)
    expect(now()).toBe('pause a 12345')
    engine.play()
    clock.pass(1_000)
    expect(now()).toBe('play a 13345')
    engine.stop()
    clock.pass(1_000)
    expect(now()).toBe('stop a 0')
  })

  it('goes over to the next track without a gap, and stops after the last', () => {
    const { clock, engine, now, told } = open()
    engine.play(1)
    clock.pass(150_000)
    expect(now()).toBe('play c 50000')
    told.length = 0
    clock.pass(50_000)
    expect(now()).toBe('stop a 0')
    expect(told).toEqual(['ended'])
    expect(clock.waiting()).toBe(0)
  })

  it('leaves no gap where a timer is late, and catches up after the machine has slept', () => {
    let now = 0
    let due: (() => void) | undefined
    const later = (_: number, run: () => void) => {
      due = run
      return () => undefined
    }
    const times = { now: () => now, later }
    const engine = createEngine({ now: () => now, end: createOneTimer(times), changed: () => undefined })
    engine.add(['a', 'b', 'c'].map((name) => track(name)))
    engine.play()
    now = 100_040
    due?.()
    expect(engine.state()).toMatchObject({ position: 1, seek: 40 })
    now = 230_000
    due?.()
    expect(engine.state()).toMatchObject({ status: 'play', position: 2, seek: 30_000 })
  })

  it('never ends a web radio', () => {
    const { clock, engine, now } = open([])
    engine.add([{ ...track('radio', 0), service: 'webradio' }])
    engine.play()
    clock.pass(86_400_000)
    expect(now()).toBe('play radio 86400000')
    engine.seek(10)
    expect(now()).toBe('play radio 86400000')
  })

  it('seeks within the track, and over its end to the next', () => {
    const { clock, engine, now } = open()
    engine.play()
    engine.seek(30)
    clock.pass(1_000)
    expect(now()).toBe('play a 31000')
    engine.seek(-5)
    expect(now()).toBe('play a 0')
    engine.seek(500)
    expect(now()).toBe('play b 0')
    engine.pause()
    engine.seek(500)
    expect(now()).toBe('pause b 100000')
  })
})

describe('the modes', () => {
  it('repeat begins again after the last, and a single one for ever', () => {
    const { clock, engine, now } = open(['a', 'b'])
    engine.set({ repeat: true })
    engine.play(1)
    clock.pass(100_000)
    expect(now()).toBe('play a 0')
    engine.set({ repeatSingle: true })
    clock.pass(250_000)
    expect(now()).toBe('play a 50000')
    engine.next()
    expect(now()).toBe('play b 0')
  })

  it('random plays each once before it stops, and knows the way back', () => {
    const { clock, engine, now } = open(['a', 'b', 'c', 'd'], undefined, () => 0.99)
    engine.set({ random: true })
    engine.play(0)
    const heard = [now()]
    for (let count = 0; count < 3; count++) {
      clock.pass(100_000)
      heard.push(now())
    }
    expect(heard).toEqual(['play a 0', 'play d 0', 'play c 0', 'play b 0'])
    engine.previous()
    expect(now()).toBe('play c 0')
    engine.previous()
    expect(now()).toBe('play d 0')
    clock.pass(100_000)
    clock.pass(100_000)
    clock.pass(100_000)
    expect(now()).toBe('stop a 0')
  })

  it('consume takes what was played out of the queue', () => {
    const { clock, engine, now, names } = open()
    engine.set({ consume: true })
    engine.play()
    clock.pass(100_000)
    expect([now(), names()]).toEqual(['play b 0', 'bc'])
    clock.pass(200_000)
    expect([now(), names()]).toEqual(['stop – 0', ''])
  })

  it('consume takes out what was left for the next, too, but nothing that has not begun', () => {
    const { engine, now, names } = open()
    engine.set({ consume: true })
    engine.next()
    expect([now(), names()]).toEqual(['play b 0', 'abc'])
    engine.next()
    expect([now(), names()]).toEqual(['play c 0', 'ac'])
    engine.next()
    expect([now(), names()]).toEqual(['stop a 0', 'a'])
  })
})

describe('the queue', () => {
  it('follows what plays when entries move', () => {
    const { engine, now, names } = open(['a', 'b', 'c', 'd'])
    engine.play(1)
    engine.move(0, 3)
    expect([names(), engine.state().position, now()]).toEqual(['bcda', 0, 'play b 0'])
    engine.move(0, 2)
    expect([names(), engine.state().position]).toEqual(['cdba', 2])
    for (const [from, to] of [
      [9, 0],
      [0, 9],
      [-1, 0],
      [0.5, 1],
      [1, 1],
    ] as const)
      engine.move(from, to)
    expect(names()).toBe('cdba')
  })

  it('plays what follows when the entry that plays is taken out', () => {
    const { engine, now } = open()
    engine.play(1)
    engine.remove(0)
    expect([now(), engine.state().position]).toEqual(['play b 0', 0])
    engine.remove(0)
    expect(now()).toBe('play c 0')
    engine.remove(0)
    expect(now()).toBe('stop – 0')
    engine.remove(0)
    engine.play()
    engine.play(3)
    engine.next()
    engine.previous()
    expect(now()).toBe('stop – 0')
  })

  it('moves the very entry when a track stands in it twice', () => {
    const { engine } = open([])
    const twice = [track('x'), track('y'), track('x')]
    engine.add(twice)
    engine.play(2)
    engine.move(2, 0)
    expect(engine.state().position).toBe(0)
    engine.move(0, 2)
    expect(engine.state().position).toBe(2)
  })

  it('is replaced and cleared', () => {
    const { engine, names, now, clock } = open()
    engine.play()
    engine.replace([track('z')])
    expect([names(), now()]).toEqual(['z', 'stop z 0'])
    engine.play()
    engine.clear()
    expect([names(), now(), clock.waiting()]).toEqual(['', 'stop – 0', 0])
  })
})

it('comes back paused where it was', () => {
  const { clock, engine } = open()
  engine.set({ random: true })
  engine.play(1)
  clock.pass(7_000)
  const again = open([], JSON.parse(JSON.stringify(engine.memory())))
  expect([again.now(), again.names(), again.engine.state().random]).toEqual(['pause b 7000', 'abc', true])
  again.engine.play()
  again.clock.pass(93_000)
  expect(again.engine.state().seek).toBe(0)
})

it.each([
  { uri: 'http://one.example/', name: 'One FM', service: 'webradio' },
  { uri: 'http://one.example/', name: 'One FM', service: 'webradio', duration: 100 },
  { uri: 'mnt/x', name: 'Without end', service: 'mpd' },
])('has what cannot wait stopped, from its beginning: %j', (entry) => {
  const { clock, engine } = open()
  engine.replace([entry])
  engine.play()
  clock.pass(30_000)
  expect(engine.memory()).toMatchObject({ status: 'stop', seek: 0 })
  // Also as it was kept before that was so.
  const { now } = open([], { ...engine.memory(), status: 'pause', seek: 30_000 })
  expect(now()).toBe(`stop ${entry.name} 0`)
})
