import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { comparePictures } from '../visual/comparePictures'
import type { Picture } from '../visual/Picture'
import { Sheets } from '../visual/Sheets'
import { shrink } from '../visual/shrink'

type Colour = readonly [red: number, green: number, blue: number]

const paper: Colour = [247, 243, 238]
const ink: Colour = [31, 28, 24]
const accent: Colour = [170, 94, 8]

/** A screenshot of `width` by `height` px on which `draw` says the colour of each pixel. */
const screen = (width: number, height: number, draw: (x: number, y: number) => Colour): Picture => {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...draw(x, y), 255], (y * width + x) * 4)
  return { width, height, data }
}

const isIn = (x: number, y: number, [left, top, width, height]: readonly number[]) =>
  x >= (left ?? 0) && x < (left ?? 0) + (width ?? 0) && y >= (top ?? 0) && y < (top ?? 0) + (height ?? 0)

/** Lines like letters, and a button. */
const page = (button: Colour = accent, place = [300, 200, 90, 44], smooth = 0) =>
  screen(400, 300, (x, y) => {
    if (isIn(x, y, place)) return button
    if (y % 20 < 10 && y < 180 && x % 4 === 0) return ink
    return y % 20 < 10 && y < 180 && x % 4 === 1 && smooth > 0
      ? [paper[0] - smooth, paper[1] - smooth, paper[2] - smooth]
      : paper
  })

const compare = (one: Picture, other: Picture) => comparePictures(shrink(one), shrink(other))

describe('the comparison of pictures', () => {
  it('does not mind how the edges of letters are smoothed', () => {
    expect(compare(page(), page(accent, undefined, 24))).toMatchObject({ isSame: true })
  })

  it('sees another colour, place and size of a button', () => {
    expect(compare(page(), page([11, 125, 110])).isSame).toBe(false)
    expect(compare(page(), page(accent, [290, 200, 90, 44])).isSame).toBe(false)
    expect(compare(page(), page(accent, [300, 200, 110, 44])).isSame).toBe(false)
  })

  it('sees that a line of text is gone, and marks where', () => {
    const { isSame, pixels, difference } = compare(
      page(),
      screen(400, 300, (x, y) => (isIn(x, y, [300, 200, 90, 44]) ? accent : paper)),
    )
    expect([isSame, pixels > 50]).toEqual([false, true])
    expect([difference?.width, difference?.height]).toEqual([67, 50])
  })

  it('calls pictures of different sizes different', () => {
    expect(
      compare(
        page(),
        screen(390, 300, () => paper),
      ).isSame,
    ).toBe(false)
  })
})

describe('the sheets', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const small = shrink(page())
  const phone = shrink(screen(390, 844, (x) => (x < 195 ? ink : accent)))

  it('give back what they keep, also when they are opened again', () => {
    const sheets = new Sheets(folder)
    sheets.write('a', [
      ['a--one', small],
      ['a--two', phone],
      ...Array.from({ length: 20 }, (_, place): [string, Picture] => [`a--more-${place}`, small]),
    ])
    sheets.finish(new Set(['a']))
    const again = new Sheets(folder)
    expect(again.read('a--one')?.data).toEqual(small.data)
    expect(again.read('a--two')?.data).toEqual(phone.data)
    expect(again.read('a--more-19')?.data).toEqual(small.data)
    expect(again.read('a--three')).toBeUndefined()
  })

  it('forget stories and sheets that are gone', () => {
    const sheets = new Sheets(folder)
    sheets.write('a', [['a--one', small]])
    sheets.write('b', [['b--one', small]])
    sheets.write('a', [['a--two', phone]])
    sheets.finish(new Set(['a']))
    expect(new Sheets(folder).ids()).toEqual(['a--two'])
    expect(readdirSync(folder).sort()).toEqual(['a.png', 'index.json'])
  })
})
