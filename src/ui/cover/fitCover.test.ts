import { expect, it } from 'vitest'
import { fitCover } from '../rows/ListArt'

const cover = (size: string) =>
  `http://192.168.1.50/albumart?cacheid=7&web=Nina/Blue%20%26%20Low/${size}&path=%2FUSB`

it.each([
  [48, 1, 'medium'],
  [48, 2, 'large'],
  [48, 3, 'large'],
  [48, 4, 'extralarge'],
  [24, 1, 'small'],
  [240, 1, 'extralarge'],
])('asks for a cover %i px wide at %i pixels each in size', (side, ratio, size) => {
  expect(fitCover(cover('extralarge'), side, ratio)).toBe(cover(size))
})

it('leaves addresses as they are that name no size, or a smaller one', () => {
  for (const address of [
    'http://192.168.1.50/albumart?path=%2FUSB%2Fextralarge',
    'https://pictures.example/extralarge',
    'http://192.168.1.50/albumart?web=Nina/extralarge%20nights&metadata=false',
    cover('small'),
  ])
    expect(fitCover(address, 48, 1)).toBe(address)
})

it('finds the size behind an encoded slash and at the end', () => {
  expect(fitCover('/albumart?web=Nina%2FBlue%2Fmega', 48, 1)).toBe('/albumart?web=Nina%2FBlue%2Fmedium')
})
