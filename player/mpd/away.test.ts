import { expect, it } from 'vitest'
import type { EngineMemory, QueueItem } from '../playback/Engine'
import type { Command } from './connectMpd'
import { createMpdEngine } from './createMpdEngine'
import type { Answer, Pair } from './protocol'

const track = (name: string): QueueItem => ({ uri: name, name, service: 'mpd', duration: 100 })

/** An engine whose server is not there until `come`, and what that is told then. */
function open(memory: Partial<EngineMemory> = {}) {
  let isThere = false
  let last = 0
  const told: string[] = []
  const failures: unknown[] = []
  let ids: number[] = []
  const say = (command: Command): Answer => {
    if (!isThere) throw new Error('MPD is not there yet')
    const [name] = command
    if (name === 'status') return { pairs: [['playlistlength', String(ids.length)]] }
    if (name === 'currentsong') return { pairs: [] }
    if (name === 'plchangesposid')
      return {
        pairs: ids.flatMap((id, place): Pair[] => [
          ['cpos', String(place)],
          ['Id', String(id)],
        ]),
      }
    told.push(command.join(' '))
    if (name === 'clear') ids = []
    if (name !== 'addid') return { pairs: [] }
    ids.push((last += 1))
    return { pairs: [['Id', String(last)]] }
  }
  const engine = createMpdEngine({
    link: { ask: async (command) => say(command), askAll: async (list) => list.map(say) },
    places: { prepare: async () => undefined, toMpd: ({ uri }) => uri, toItem: () => track('x') },
    memory: {
      queue: [],
      status: 'stop',
      position: 0,
      seek: 0,
      random: false,
      repeat: false,
      repeatSingle: false,
      consume: false,
      ...memory,
    },
    now: () => 0,
    changed: () => undefined,
    told: () => undefined,
    failed: (error) => failures.push(error),
    missing: () => undefined,
  })
  const come = async () => {
    isThere = true
    engine.opened()
    await engine.sync()
    return told.filter((line) => !/^(random|repeat|single|consume) 0$/.test(line))
  }
  const go = () => {
    isThere = false
    engine.lost()
  }
  return { engine, come, go, failures }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

it('what is wanted before its MPD is there is not lost', async () => {
  const { engine, come, failures } = open()
  engine.replace([track('a'), track('b')])
  engine.add([track('c')])
  engine.play(1)
  engine.set({ repeat: true })
  await settled()
  expect(engine.queue().map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(engine.memory()).toMatchObject({ status: 'pause', position: 1, repeat: true })
  expect(await come()).toEqual(['clear', 'repeat 1', 'addid a', 'addid b', 'addid c', 'seekid 2 0.000'])
  expect(failures).toEqual([])
})

it('what was there before goes on where it was, once somebody plays it', async () => {
  const kept = { queue: [track('a'), track('b')], position: 1, seek: 30_000, status: 'pause' } as const
  const { engine, come } = open({ ...kept, queue: [...kept.queue] })
  expect(engine.memory()).toMatchObject({ status: 'pause', position: 1, seek: 30_000 })
  engine.play()
  await settled()
  expect(await come()).toEqual(['clear', 'addid a', 'addid b', 'seekid 2 30.000'])
})

it('nobody who has pressed stop meanwhile is startled', async () => {
  const { engine, come } = open({ queue: [track('a')], seek: 30_000, status: 'pause' })
  engine.play()
  engine.stop()
  await settled()
  expect(await come()).toEqual(['clear', 'addid a'])
})

it('what is lost in the midst of it is given anew, and says no more than that it was lost', async () => {
  const { engine, come, go, failures } = open({ queue: [track('a'), track('b')] })
  await come()
  go()
  engine.remove(0)
  engine.play()
  await settled()
  expect(engine.memory().queue.map(({ name }) => name)).toEqual(['b'])
  const told = await come()
  expect(told.slice(told.lastIndexOf('clear'))).toEqual(['clear', 'addid b', 'seekid 3 0.000'])
  expect(failures).toEqual([])
})
