import { describe, expect, it } from 'vitest'
import { CheckedPush } from '../topics/createTopics'
import { createStreamedLists, createListDiff } from './createStreamedLists'
import type { StreamedList, LargeEvent } from './rows'
import { openListReader } from '../transport/worker/createSocketHost'

/** Reads pushes as the worker of the socket does, and keeps the rows as the page does. */
const open = () => {
  const readRows = openListReader()
  const keep = createListDiff()
  return (event: LargeEvent, text: string) => keep(event, (take) => readRows(event, text, take))
}

/** Reads queues, as most of these tests do. */
const openQueueReader = () => {
  const read = open()
  return (text: string) => read('pushQueue', text)
}

const readRows = openListReader()
const queueOf = (text: string): StreamedList => ({
  event: 'pushQueue',
  start: text.slice(0, 9),
  length: text.length,
  read: (take) => readRows('pushQueue', text, take),
})

const listOf = (count: number, first = 0) =>
  Array.from({ length: count }, (_, number) => ({
    uri: `mnt/${first + number}`,
    name: `Entry ${first + number}`,
  }))

const valueOf = (push: CheckedPush): unknown[] =>
  'value' in push.read && Array.isArray(push.read.value) ? push.read.value : []

describe('large pushes', () => {
  it('come as lists whose unchanged rows are the same objects', async () => {
    const read = openQueueReader()
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
    const read = openQueueReader()
    expect(valueOf(await read('[null,{"uri":"a","duration":"4:14"}]'))).toEqual([{ uri: 'a', duration: 254 }])
    expect((await read('{"0":1}')).read).toHaveProperty('reason')
    expect((await read('[1,')).read).toHaveProperty('reason')
    expect(valueOf(await read('[{"uri":"a","duration":254}]'))).toEqual([{ uri: 'a', duration: 254 }])
  })
})

it('of a page of the library come as its lists, what is beside them, and the same items where it comes again', async () => {
  const read = open()
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

describe('the order of pushes', () => {
  it('is kept between large and small ones of an event', async () => {
    const taken: unknown[] = []
    const pushes = createStreamedLists()
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
    const pushes = createStreamedLists()
    pushes.read(queueOf('[1,'), (payload) =>
      taken.push(payload instanceof CheckedPush && 'reason' in payload.read),
    )
    pushes.next('pushQueue', () => taken.push('after'))
    await expect.poll(() => taken).toEqual([true, 'after'])
  })
})
