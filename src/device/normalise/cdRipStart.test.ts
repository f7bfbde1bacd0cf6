import { expect, it } from 'vitest'
import { cdRipStart } from './normalisers'

it('knows nothing of the CD where the player sends no object', () => {
  expect([cdRipStart(''), cdRipStart(null)]).toEqual([{}, {}])
})

it('keeps numbers as they came, and what it does not know', () => {
  const cd = { year: 2021, disc: 'b40c1e0d', tracks: [{ number: '1', title: 'Ebb', length: 214 }] }
  expect(cdRipStart(cd)).toEqual(cd)
})

it('leaves out what is nothing that can be shown', () => {
  expect(
    cdRipStart({
      artist: null,
      year: {},
      tracks: [{ number: [1], title: 7 }, null],
      availableDrives: [{ name: null }, 'MUSIK'],
      rippingAvailable: 'true',
    }),
  ).toEqual({ tracks: [{ title: '7' }], availableDrives: [{}], rippingAvailable: true })
})
