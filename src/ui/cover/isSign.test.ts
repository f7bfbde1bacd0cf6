import { expect, it } from 'vitest'
import { isSign } from './markSign'

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
