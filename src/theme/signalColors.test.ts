import { expect, it } from 'vitest'
import { accentShades, signalColors } from './createPanelTheme'

it.each([
  ['red', '#c9483a'],
  ['yellow', '#c79a2e'],
  ['green', '#4f9a63'],
  ['blue', '#4c86b8'],
] as const)('%s is made of shades of %s', (name, base) => {
  expect(signalColors[name]).toEqual(accentShades(base).shades)
})
