import { expect, it } from 'vitest'
import { pushListPlaylist } from './deferredNormalisers'

it('reads names from a list of names or of objects', () => {
  expect(pushListPlaylist(['Evening', { name: 'Kitchen' }, null, {}])).toEqual(['Evening', 'Kitchen'])
  expect(pushListPlaylist(null)).toEqual([])
})
