import { expect, it } from 'vitest'
import { pushBrowseSources } from './normalisers'

it('leaves out rows that are no objects and fields that are null', () => {
  expect(
    pushBrowseSources([null, 'favourites', { name: 'Radio', uri: 'radio', albumart: null, active: 'true' }]),
  ).toEqual([{ name: 'Radio', uri: 'radio', active: true }])
})

it('keeps the payload of a menu item as the device wrote it', () => {
  const source = {
    menuItems: [{ name: 'Eject', socketCall: { emit: 'callMethod', payload: { data: null } } }],
  }
  expect(pushBrowseSources([source])).toEqual([source])
})
