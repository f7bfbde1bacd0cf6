import { expect, it } from 'vitest'
import { cropOf, limitCrop, middle, pushCrop } from './Avatar'

const wide = { width: 400, height: 200 }

it('takes the middle square of a picture', () => {
  expect(cropOf(wide, middle)).toEqual({ side: 200, left: 100, top: 0 })
  expect(cropOf({ width: 90, height: 300 }, middle)).toEqual({ side: 90, left: 0, top: 105 })
})

it('takes less of it when it is nearer', () => {
  expect(cropOf(wide, { zoom: 2, x: 0, y: 0 })).toEqual({ side: 100, left: 150, top: 50 })
})

it('never leaves the picture', () => {
  expect(cropOf(wide, { zoom: 2, x: 5, y: -5 })).toEqual({ side: 100, left: 300, top: 0 })
  expect(cropOf(wide, { zoom: 0, x: 0, y: 0 }).side).toBe(200)
  expect(limitCrop({ zoom: 99, x: 0, y: 0 }).zoom).toBe(4)
})

it('follows the finger, and not into a direction without room', () => {
  const pushed = pushCrop(wide, middle, { dx: 50, dy: 50, edge: 200 })
  expect(cropOf(wide, pushed)).toEqual({ side: 200, left: 50, top: 0 })
})
