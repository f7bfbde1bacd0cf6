import { expect, it } from 'vitest'
import { pushLightSwitch } from './normalisers'

it('reads a flag or a word', () => {
  expect([pushLightSwitch(true), pushLightSwitch('off'), pushLightSwitch('on'), pushLightSwitch(0)]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(pushLightSwitch('dim')).toBe('dim')
})
