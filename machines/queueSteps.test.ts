import { describe, expect, it } from 'vitest'
import type { QueueEntry, QueueStep } from './queue.vocabulary'
import { findCurrent, nameEntries } from './queueEntries'
import { applySteps, followUps, isDone, nextOf, orderOf, placesOf } from './queueSteps'

/** Entries named by letters: a is 1, b is 2; the item's uri is its letter. */
const idOf = (letter: string) => letter.charCodeAt(0) - 96
const entry = (letter: string): QueueEntry => ({ id: idOf(letter), item: { uri: letter } })
const queue = (letters: string) => letters.split('').map(entry)
const told = (entries: readonly QueueEntry[]) =>
  entries.map(({ id }) => String.fromCharCode(96 + id)).join('')
const remove = (letter: string): QueueStep => ({ kind: 'remove', id: idOf(letter) })
const move = (letter: string, before?: string, index?: number): QueueStep => ({
  kind: 'move',
  id: idOf(letter),
  before: before === undefined ? undefined : idOf(before),
  ...(index !== undefined && { index }),
})

describe('the request for a step', () => {
  it.each([
    ['an entry removed', 'abcd', remove('c'), { type: 'remove', index: 2 }],
    ['one that somebody else removed', 'abd', remove('c'), undefined],
    ['one played', 'abcd', { kind: 'play', id: idOf('b') }, { type: 'play', index: 1 }],
    ['moved up', 'abcd', move('d', 'b'), { type: 'move', from: 3, to: 1 }],
    ['moved down: it is taken out first', 'abcd', move('a', 'd'), { type: 'move', from: 0, to: 2 }],
    ['moved to the end', 'abcd', move('b'), { type: 'move', from: 1, to: 3 }],
    ['moved to the top', 'abcd', move('d', 'a'), { type: 'move', from: 3, to: 0 }],
    ['moved to where it is', 'abcd', move('b', 'c'), undefined],
    ['moved to an entry that is gone', 'abd', move('a', 'c'), undefined],
    ['the same, with the place it had', 'abd', move('a', 'c', 2), { type: 'move', from: 0, to: 2 }],
    ['with a place that is no more', 'ab', move('a', 'c', 7), { type: 'move', from: 0, to: 1 }],
    ['all removed', 'ab', { kind: 'clear' }, { type: 'clear' }],
    ['all of nothing', '', { kind: 'clear' }, undefined],
    ['all saved', 'ab', { kind: 'save', name: 'Sunday' }, { type: 'save', name: 'Sunday' }],
  ] as const)('%s', (_, letters, step, order) => {
    expect(orderOf(step, queue(letters))).toEqual(order)
  })
})

describe('a pushed queue', () => {
  it.each([
    ['is the answer when the entry is gone', remove('b'), 'abc', 'ac', true],
    ['is not when another one is', remove('b'), 'abc', 'bc', false],
    ['is when it stands where it was sent', move('a', 'c'), 'abc', 'bac', true],
    ['is when it does so in a queue that changed', move('a', 'c'), 'abc', 'xbac', true],
    ['is not when it stays', move('a', 'c'), 'abc', 'abcx', false],
    ['is when nothing is left', { kind: 'clear' }, 'abc', '', true],
    ['is not when something is', { kind: 'clear' }, 'abc', 'c', false],
    ['is when it came', { kind: 'add', items: [{ uri: 'x' }], places: [] }, 'abc', 'abcx', true],
    ['is not when something else came', { kind: 'add', items: [{ uri: 'x' }], places: [] }, 'a', 'ay', false],
  ] as const)('%s', (_, step, before, after, done) => {
    expect(isDone(step, queue(before), queue(after))).toBe(done)
  })
})

it('knows what was put back by either form of its address, and moves it to its place', () => {
  const before = queue('ab')
  const [one = entry('a')] = before
  const back: QueueStep = {
    kind: 'add',
    items: [{ uri: 'music-library/NAS/Low Tide/Ebb.flac' }],
    places: [{ before: one.id, index: 0 }],
  }
  for (const uri of ['mnt/NAS/Low Tide/Ebb.flac', '/mnt/NAS/Low Tide/Ebb.flac']) {
    const after = [...before, { id: 9, item: { uri } }]
    expect(isDone(back, before, after)).toBe(true)
    expect(followUps(back, before, after)).toEqual([{ kind: 'move', id: 9, before: one.id, index: 0 }])
  }
})

it('shows the queue as it will be', () => {
  expect(told(applySteps(queue('abcdef'), [remove('b'), move('f', 'a'), move('a'), remove('z')]))).toBe(
    'fcdea',
  )
  expect(told(applySteps(queue('abc'), [{ kind: 'clear' }, remove('b')]))).toBe('')
  const entries = queue('abc')
  expect(applySteps(entries, [])).toBe(entries)
})

it('sends what needs no answer along with the first that does, and leaves out what is moot', () => {
  const play: QueueStep = { kind: 'play', id: idOf('c') }
  expect(nextOf([remove('x'), play, move('a', 'b'), remove('b'), remove('c')], queue('abc'))).toEqual({
    orders: [
      { type: 'play', index: 2 },
      { type: 'remove', index: 1 },
    ],
    step: remove('b'),
    rest: [remove('c')],
  })
})

it('knows where removed entries belong: before the next one that stays', () => {
  expect(placesOf(queue('abcde'), new Set([2, 3, 5]))).toEqual([
    { before: 4, index: 1 },
    { before: 4, index: 2 },
    { before: undefined, index: 4 },
  ])
})

describe('the entries of a pushed queue', () => {
  const items = 'abcd'.split('').map((uri): { uri?: string; duration?: number } => ({ uri }))
  const [a = {}, b = {}, c = {}, d = {}] = items
  const first = nameEntries({ entries: [], given: 0 }, items)
  const ids = (pushed: typeof items) => nameEntries(first, pushed).entries.map(({ id }) => id)

  it.each([
    ['keep their ids in another order', [d, a, b, c], [4, 1, 2, 3]],
    ['keep them when one is gone', [a, c, d], [1, 3, 4]],
    ['keep them when one comes', [a, { uri: 'x' }, b, c, d], [1, 5, 2, 3, 4]],
    ['keep them when the player knows more of one by now', [a, { ...b, duration: 7 }, c, d], [1, 2, 3, 4]],
    ['are new where nothing is left', [{ uri: 'x' }, { uri: 'y' }], [5, 6]],
    ['are two when the same piece is there twice', [a, { uri: 'a' }, b, c, d], [1, 5, 2, 3, 4]],
  ] as const)('%s', (_, pushed, expected) => {
    expect(ids([...pushed])).toEqual(expected)
  })

  it('are the same objects where nothing changed, and the same list where nothing at all did', () => {
    expect(nameEntries(first, [...items]).entries).toBe(first.entries)
    const after = nameEntries(first, [b, a, c, d]).entries
    expect(after[0]).toBe(first.entries[1])
    expect(after[3]).toBe(first.entries[3])
  })
})

describe('[D4-34] the entry that plays', () => {
  it.each([
    ['is the one at the position', 'abc', { position: 1, uri: 'b' }, undefined, 'b'],
    ['is it also when the player does not say what plays', 'abc', { position: 1, uri: '' }, undefined, 'b'],
    [
      'stays when it was moved and the player has not said so yet',
      'acb',
      { position: 1, uri: 'b' },
      'b',
      'b',
    ],
    ['is found when the state came before its queue', 'xyb', { position: 0, uri: 'b' }, undefined, 'b'],
    ['is the position when nothing has its address', 'abc', { position: 2, uri: 'z' }, 'a', 'c'],
    ['is none beyond the end', 'ab', { position: 5, uri: 'z' }, 'a', undefined],
    ['is none without a position', 'ab', { position: undefined, uri: 'a' }, 'a', undefined],
  ] as const)('%s', (_, letters, state, last, current) => {
    const found = findCurrent(queue(letters), state, last === undefined ? undefined : idOf(last))
    expect(found).toBe(current === undefined ? undefined : idOf(current))
  })
})
