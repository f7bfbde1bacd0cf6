import { describe, expect, it } from 'vitest'
import { CheckedPush } from '../topics/createTopics'
import { createLargePushes, createListDiff } from './createLargePushes'
import { createListReader } from './createListReader'
import type { LargePush, LargeEvent } from './rows'
import { openListReader } from './openListReader'

/** Reads pushes, and keeps the rows. */
const open = (createWorker: () => Worker) => {
  const readRows = openListReader(createWorker)
  const keep = createListDiff()
  return (event: LargeEvent, text: string) => keep(event, (taker) => readRows(event, text, taker))
}

/** Reads queues, as most of these tests do. */
const openLargeReader = (createWorker: () => Worker) => {
  const read = open(createWorker)
  return (text: string) => read('pushQueue', text)
}

const readElsewhere = openListReader(fakeWorker)
const queueOf = (text: string): LargePush => ({
  event: 'pushQueue',
  start: text.slice(0, 9),
  length: text.length,
  read: (taker) => readElsewhere('pushQueue', text, taker),
})

const listOf = (count: number, first = 0) =>
  Array.from({ length: count }, (_, number) => ({
    uri: `mnt/${first + number}`,
    name: `Entry ${first + number}`,
  }))

/** A worker in this thread, which answers later, as one does; `breaks` after so many pushes. */
function fakeWorker(breaks = Infinity): Worker {
  const read = createListReader()
  const events = new EventTarget()
  let count = 0
  const say = (data: unknown) => void events.dispatchEvent(new MessageEvent('message', { data }))
  return Object.assign(events, {
    postMessage({ event, text }: { event: LargeEvent; text: string }) {
      count += 1
      const isBroken = count > breaks
      setTimeout(() => {
        if (isBroken) return events.dispatchEvent(new Event('error', { cancelable: true }))
        const done = read(event, text)
        if (done.status === 'read') for (const portion of done.portions) say({ portion })
        return say({ end: done })
      })
    },
  }) as unknown as Worker
}

const valueOf = (push: CheckedPush): unknown[] =>
  'value' in push.read && Array.isArray(push.read.value) ? push.read.value : []

describe.each([
  ['in a worker', fakeWorker],
  [
    'in the page, where there is no worker',
    () => {
      throw new Error('there are no workers')
    },
  ],
])('large pushes, read %s', (_, createWorker) => {
  it('come as lists whose unchanged rows are the same objects', async () => {
    const read = openLargeReader(createWorker)
    const [first, second] = await Promise.all([
      read(JSON.stringify(listOf(1_000))),
      read(JSON.stringify([...listOf(500), { uri: 'new' }, ...listOf(500, 500)])),
    ])
    expect(valueOf(first)).toEqual(listOf(1_000))
    expect(valueOf(second)).toHaveLength(1_001)
    expect(valueOf(second)[500]).toEqual({ uri: 'new' })
    expect(
      valueOf(second).filter((row, place) => row === valueOf(first)[place < 500 ? place : place - 1]),
    ).toHaveLength(1_000)
  })

  it('are repaired and checked', async () => {
    const read = openLargeReader(createWorker)
    expect(valueOf(await read('[null,{"uri":"a","duration":"4:14"}]'))).toEqual([{ uri: 'a', duration: 254 }])
    expect((await read('{"0":1}')).read).toHaveProperty('reason')
    expect((await read('[1,')).read).toHaveProperty('reason')
    expect(valueOf(await read('[{"uri":"a","duration":254}]'))).toEqual([{ uri: 'a', duration: 254 }])
  })
})

it('of a page of the library come as its lists, what is beside them, and the same items where it comes again', async () => {
  const read = open(fakeWorker)
  const page = {
    ref: 'browse-7',
    navigation: {
      prev: { uri: 'music-library' },
      info: { type: 'artist', title: 'Nobody' },
      lists: [
        { title: 'Albums', items: listOf(3) },
        { title: 'None', items: [] },
        { icon: 'fa fa-music', items: listOf(600, 3) },
      ],
    },
  }
  const texts = [page, { ...page, ref: 'browse-8' }, {}].map((one) => JSON.stringify(one))
  const [first, again, unknown] = await Promise.all(texts.map((text) => read('pushBrowseLibrary', text)))
  const valueIn = (push: CheckedPush | undefined) =>
    push && 'value' in push.read ? push.read.value : undefined
  const lists = (push: CheckedPush | undefined): { items: unknown[] }[] =>
    Reflect.get(Reflect.get(Object(valueIn(push)), 'navigation'), 'lists')
  expect(valueIn(first)).toEqual(page)
  expect(valueIn(again)).toEqual({ ...page, ref: 'browse-8' })
  expect(lists(again)[2]?.items[599]).toBe(lists(first)[2]?.items[599])
  expect(valueIn(unknown)).toEqual({})
  expect(
    (await read('pushBrowseLibrary', '{"navigation":{"lists":[{"items":[{"tracks":7}]}]}}')).read,
  ).toEqual({
    value: { navigation: { lists: [{ items: [{}] }] } },
  })
})

it('go on in the page when the worker breaks', async () => {
  const read = openLargeReader(() => fakeWorker(1))
  await read(JSON.stringify(listOf(3)))
  const [second, third] = await Promise.all([
    read(JSON.stringify(listOf(4))),
    read(JSON.stringify(listOf(5))),
  ])
  expect([valueOf(second), valueOf(third)]).toEqual([listOf(4), listOf(5)])
})

describe('the order of pushes', () => {
  it('is kept between large and small ones of an event', async () => {
    const taken: unknown[] = []
    const pushes = createLargePushes()
    pushes.next('pushQueue', () => taken.push('before'))
    pushes.read(queueOf(JSON.stringify(listOf(2))), (payload) =>
      taken.push(payload instanceof CheckedPush && valueOf(payload).length),
    )
    pushes.next('pushQueue', () => taken.push('after'))
    pushes.next('pushState', () => taken.push('other'))
    await expect.poll(() => taken).toEqual(['before', 'other', 2, 'after'])
    pushes.next('pushQueue', () => taken.push('later'))
    expect(taken.at(-1)).toBe('later')
  })

  it('is kept behind one that cannot be read', async () => {
    const taken: unknown[] = []
    const pushes = createLargePushes()
    pushes.read(queueOf('[1,'), (payload) =>
      taken.push(payload instanceof CheckedPush && 'reason' in payload.read),
    )
    pushes.next('pushQueue', () => taken.push('after'))
    await expect.poll(() => taken).toEqual([true, 'after'])
  })
})
