import { expect, it } from 'vitest'
import { cdRipStart } from './cdRipStart'

it('knows nothing of the CD where the player sends no object', () => {
  expect([cdRipStart(''), cdRipStart(null)]).toEqual([{}, {}])
})

it('makes numbers of track numbers and text of the year', () => {
  expect(cdRipStart({ year: 2021, tracks: [{ number: '1', title: 'Ebb' }, null] })).toEqual({
    year: '2021',
    tracks: [{ number: 1, title: 'Ebb' }],
  })
})
