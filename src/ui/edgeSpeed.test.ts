import { expect, it } from 'vitest'
import { edgeSpeed } from './carryByPointer'

const edges = { edge: 100, top: 50, bottom: 800, fastest: 1000 }

it.each([
  [400, 0],
  [150, 0],
  [100, -500],
  [50, -1000],
  [-30, -1000],
  [700, 0],
  [750, 500],
  [900, 1000],
])('at %i px the page scrolls with %i px/s', (y, speed) => {
  expect(edgeSpeed(y, edges)).toBe(speed)
})
