import { expect, it } from 'vitest'
import { letterSlots } from './LetterScroller'

const marks = (letters: number, height: number) =>
  letterSlots(letters, height)
    .shown.map((place) => (place === undefined ? '•' : String.fromCharCode(65 + place)))
    .join('')

it('has a slot for each letter where there is room, or where that is not known', () => {
  expect(marks(26, 600)).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  expect(marks(26, 0)).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  expect(marks(1, 0)).toBe('A')
})

it('has dots between letters where there is none, and keeps the first and the last', () => {
  expect(marks(26, 190)).toBe('A•E•I•N•R•V•Z')
  expect(marks(26, 10)).toBe('A•Z')
})

it('has no more slots than there is room for, however many letters there are', () => {
  expect(letterSlots(800, 500).shown).toHaveLength(35)
})

it('means by each slot the letter that stands in it, and can mean those behind dots', () => {
  for (const [letters, height] of [
    [26, 600],
    [26, 190],
    [300, 200],
  ] as const) {
    const { shown, at } = letterSlots(letters, height)
    const meant = shown.map((place, slot) => place && at((slot + 0.5) / shown.length))
    expect(meant).toEqual(shown)
    expect([at(-0.1), at(1.2)]).toEqual([0, letters - 1])
  }
  const { at } = letterSlots(26, 190)
  expect(new Set(Array.from({ length: 190 }, (_, px) => at(px / 190))).size).toBe(26)
})
