import { expect, it } from 'vitest'
import { nextTile } from './RadioTiles'

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['Home', 4, 0],
  ['End', 0, 6],
  ['ArrowLeft', 0, undefined],
  ['ArrowUp', 2, undefined],
  ['ArrowDown', 4, undefined],
  ['ArrowRight', 6, undefined],
  ['Enter', 2, undefined],
  ['constructor', 2, undefined],
])('%s leads from tile %i of seven in rows of three to %s', (key, place, target) => {
  expect(nextTile(key, place, 7, 3)).toBe(target)
})
