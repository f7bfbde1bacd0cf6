import { expect, it } from 'vitest'
import { toDeviceAddress } from './StepView'

it.each([
  ['Attic', 'attic.local'],
  ['Living Room', 'living-room.local'],
  ['My  Player ', 'my--player.local'],
  ['Küche 2', 'küche-2.local'],
  ['HI-FI', 'hi-fi.local'],
])('[D9-37] a player named %j is found at %s', (name, address) => {
  expect(toDeviceAddress(name)).toBe(address)
})
