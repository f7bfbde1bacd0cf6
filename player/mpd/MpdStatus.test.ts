import { expect, it } from 'vitest'
import { modeCommands, modesOf, restoreModes, toStatus } from './MpdStatus'

const status = (fields: Record<string, string>) => toStatus(Object.entries(fields))

it.each([
  [
    { single: 'oneshot', repeat: '1' },
    { repeatSingle: false, repeat: true },
  ],
  [{ single: '1', repeat: '1' }, { repeatSingle: true }],
  [{ single: '1' }, { repeatSingle: false, repeat: false }],
  [{ consume: 'oneshot' }, { consume: true }],
  [
    { single: 'twice', consume: '' },
    { repeatSingle: false, consume: false },
  ],
])('shows %j as %j', (fields, modes) => {
  expect(modesOf(status(fields))).toMatchObject(modes)
})

it('leaves what other clients have set, unless it repeats one track or is to', () => {
  const once = status({ single: 'oneshot', repeat: '0' })
  expect(modeCommands({ random: true }, once)).toEqual([['random', 1]])
  expect(modeCommands({ repeat: true, repeatSingle: false }, once)).toEqual([['repeat', 1]])
  expect(modeCommands({ repeat: true, repeatSingle: true }, once)).toEqual([
    ['repeat', 1],
    ['single', 1],
  ])
  const stops = status({ single: '1', repeat: '0' })
  expect(modeCommands({ repeat: false, repeatSingle: false }, stops)).toEqual([['repeat', 0]])
  // It would repeat the one track otherwise, which nobody has asked for.
  expect(modeCommands({ repeat: true, repeatSingle: false }, stops)).toEqual([
    ['repeat', 1],
    ['single', 0],
  ])
})

it('gives a server that has started anew what was on just once as that', () => {
  const modes = { random: false, repeat: true, repeatSingle: false, consume: true }
  expect(restoreModes(modes, status({ single: 'oneshot', consume: 'oneshot' }))).toEqual([
    ['random', 0],
    ['repeat', 1],
    ['single', 'oneshot'],
    ['consume', 'oneshot'],
  ])
  expect(restoreModes({ ...modes, repeatSingle: true }, status({}))).toContainEqual(['single', 1])
})
