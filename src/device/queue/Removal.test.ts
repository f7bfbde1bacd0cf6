import { describe, expect, it } from 'vitest'
import type { QueueEntry, QueueStep } from '../../../machines/queue.machine'
import { stepsBack, withoutSteps, type Removal } from './queueSessionOf'

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

it('goes around what the queue ends with, which players do not take a second time', () => {
  const twice: QueueEntry[] = 'abb'.split('').map((uri, place) => ({ id: place + 1, item: { uri } }))
  const back = stepsBack({ before: twice, gone: twice.slice(1, 2), wanted: 1, isClearing: false })
  expect(back.map((step) => ('id' in step ? { id: step.id } : step.kind))).toEqual([
    { id: 3 },
    'add',
    { id: 3 },
  ])
})
