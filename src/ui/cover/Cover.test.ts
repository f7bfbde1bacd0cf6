import { expect, it } from 'vitest'
import { isBare, isSign } from './Cover'

/** A picture of so many dots, of which the first `nothing` are transparent. */
const dots = (count: number, nothing: number) =>
  new Uint8ClampedArray(count * 4).map((_, at) => (at % 4 === 3 && at < nothing * 4 ? 0 : 255))

it.each([
  ['white lines on nothing', 256, 200, true],
  ['a cover', 256, 0, false],
  ['a cover with round corners', 256, 30, false],
  ['nothing at all', 256, 256, true],
])('%s', (_, count, nothing, expected) => {
  expect(isBare(dots(count, nothing))).toBe(expected)
})

it.each([
  ['http://player/albumart?sourceicon=music_service/mpd/albumicon.png', true],
  ['http://player/albumart?web=Ada//large&path=%2Fmnt%2FAda&icon=users', true],
  ['http://player/albumart?path=%2Fmnt&icon=folder-o&metadata=false', true],
  ['http://player/albumart?web=Ada/First/large', false],
  ['http://player/albumart', false],
  ['http://elsewhere/cover.png?icon=users', false],
  ['nothing', false],
  [undefined, false],
])('%s: %s', (address, expected) => {
  expect(isSign(address)).toBe(expected)
})
