import { expect, it } from 'vitest'
import { pushMultiRoomDevices } from './normalisers'

it('gives a list where there is none and leaves out rows that are no objects', () => {
  expect(pushMultiRoomDevices({})).toEqual({ list: [] })
  expect(pushMultiRoomDevices({ list: [null, { id: 1, state: { volume: '15' } }] })).toEqual({
    list: [{ id: '1', state: { volume: 15 } }],
  })
})

it('knows members of a group, which have no members themselves', () => {
  expect(pushMultiRoomDevices({ list: [{ child: [{ id: 'b', child: [{ id: 'c' }] }] }] })).toEqual({
    list: [{ child: [{ id: 'b' }] }],
  })
})
