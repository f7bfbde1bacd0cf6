import { describe, expect, it } from 'vitest'
import type { QueueEntry, QueueStep } from '../../../machines/queue.machine'
import { stepsBack, withoutSteps, type Removal } from './Removal'

const queue = 'abcdef'.split('').map((uri, place): QueueEntry => ({ id: place + 1, item: { uri } }))
const pick = (letters: string) => queue.filter(({ item }) => letters.includes(item.uri ?? ''))
const removal = (letters: string): Removal => ({
  before: queue,
  gone: pick(letters),
  wanted: letters.length,
  isClearing: false,
})
const removing = (letters: string): QueueStep[] => pick(letters).map(({ id }) => ({ kind: 'remove', id }))
const clearing: Removal = { before: queue, gone: queue, wanted: queue.length, isClearing: true }

describe('a removal that is given up midway', () => {
  it('takes back exactly what is gone, each before the entry that it stood before', () => {
    const rest = withoutSteps(removal('bcef'), removing('bc'))
    expect(rest?.wanted).toBe(4)
    expect(rest && stepsBack(rest)).toEqual([
      {
        kind: 'add',
        items: [{ uri: 'e' }, { uri: 'f' }],
        places: [
          { before: undefined, index: 4 },
          { before: undefined, index: 5 },
        ],
      },
    ])
  })

  it('stands before an entry that was to go, too, and has stayed', () => {
    const rest = withoutSteps(removal('bc'), removing('c'))
    expect(rest && stepsBack(rest)).toEqual([
      { kind: 'add', items: [{ uri: 'b' }], places: [{ before: 3, index: 1 }] },
    ])
  })

  it('is none where nothing is gone', () => {
    expect(withoutSteps(removal('bc'), removing('bc'))).toBeUndefined()
    expect(withoutSteps(clearing, [{ kind: 'clear' }])).toBeUndefined()
  })

  it('stays as it is when something else is given up', () => {
    const whole = removal('bc')
    expect(withoutSteps(whole, [...removing('f'), { kind: 'move', id: 2, before: 1 }])).toBe(whole)
    expect(withoutSteps(clearing, removing('b'))).toBe(clearing)
  })
})

it('is not put back in part where some of it has no address', () => {
  const nameless: QueueEntry = { id: 9, item: { name: 'Gone' } }
  const gone = [...pick('a'), nameless]
  expect(stepsBack({ before: [...queue, nameless], gone, wanted: 2, isClearing: false })).toEqual([])
})

describe('an entry that equals the end of the queue, which players do not take a second time', () => {
  /** The queue after the steps, on a player that leaves out what its queue ends with. */
  const putBack = (letters: string, at: number): string => {
    const before = letters.split('').map((uri, place): QueueEntry => ({ id: place + 1, item: { uri } }))
    let entries = before.toSpliced(at, 1)
    const move = (id: number, next: number | undefined) => {
      const entry = entries.find((one) => one.id === id)
      const others = entries.filter((one) => one.id !== id)
      const place = next === undefined ? others.length : others.findIndex((one) => one.id === next)
      if (entry) entries = others.toSpliced(place, 0, entry)
    }
    const gone = before.slice(at, at + 1)
    for (const step of stepsBack({ before, gone, wanted: 1, isClearing: false })) {
      if (step.kind === 'move') move(step.id, step.before)
      const [item] = step.kind === 'add' ? step.items : []
      if (step.kind !== 'add' || !item || entries.at(-1)?.item.uri === item.uri) continue
      entries = [...entries, { id: 99, item }]
      move(99, step.places[0]?.before)
    }
    return entries.map(({ item }) => item.uri).join('')
  }

  it.each(['abb', 'aab', 'bab', 'bbab', 'babb', 'aaabccdddaa', 'abcabcc', 'cabcc'])(
    'comes back to its place in %s',
    (letters) => {
      for (const at of letters.split('').keys()) expect(putBack(letters, at)).toBe(letters)
    },
  )

  it('cannot where there is nothing else', () => {
    expect(putBack('aaa', 1)).toBe('aa')
  })
})
