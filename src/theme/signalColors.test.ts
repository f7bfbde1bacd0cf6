import { expect, it } from 'vitest'
import { accentShades } from './accentShades'
import { signalColors, signals } from './signalColors'

it.each(Object.entries(signals))('the shades of %s are those of its colour', (name, color) => {
  expect(Object.fromEntries(Object.entries(signalColors))[name]).toEqual(accentShades(color).shades)
})
