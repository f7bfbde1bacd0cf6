import { expect, it } from 'vitest'
import { afterUpgrade } from './AccountRuntime'

it('[D4-47 A2.4-15 A7.5-4] leads who is signing up to the profile, and nobody else anywhere', () => {
  expect(afterUpgrade('/acme/signup', 'acme')).toBe('/acme/profile')
  expect(afterUpgrade('/acme/login', 'acme')).toBeUndefined()
  expect(afterUpgrade('/settings', 'acme')).toBeUndefined()
  expect(afterUpgrade('/other/signup', 'acme')).toBeUndefined()
})
