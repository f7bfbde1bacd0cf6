import { expect, it } from 'vitest'
import { customColor, isPresetColor, presetColors } from './AppearanceSection'

it('[D9-35] offers these colours', () => {
  expect(presetColors.map(({ color }) => color)).toEqual(['#000', '#999', '#CCC', '#C44', '#CAF', '#388'])
})

it.each([
  ['#224466', '#224466'],
  ['rebeccapurple', 'rebeccapurple'],
  ['#388', '#DDD'],
  ['#338888', '#DDD'],
  ['#ccc', '#DDD'],
  ['', '#DDD'],
  [undefined, '#DDD'],
])('[D9-35] begins the custom colour, with %s saved, as %s', (saved, begins) => {
  expect(customColor(saved)).toBe(begins)
})

it('knows a preset in either spelling', () => {
  expect(['#C44', '#c44', ' #CC4444 '].every(isPresetColor)).toBe(true)
  expect(['#c45', 'red', ''].some(isPresetColor)).toBe(false)
})
