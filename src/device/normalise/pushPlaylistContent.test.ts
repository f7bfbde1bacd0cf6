import { expect, it } from 'vitest'
import { pushPlaylistContent } from './deferredNormalisers'

it('[D3-24] flattens the list within the list that players send', () => {
  expect(
    pushPlaylistContent({
      name: 'Evening',
      lists: [[{ title: 'Ebb', duration: '0:30' }, null], { title: 'Lamps' }],
    }),
  ).toEqual({
    name: 'Evening',
    lists: [{ title: 'Ebb', duration: 30 }, { title: 'Lamps' }],
  })
})
