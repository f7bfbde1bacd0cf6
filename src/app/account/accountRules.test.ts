import { describe, expect, it } from 'vitest'
import { accountRules } from './accountRules'

const usual = { hasMenuItem: true, theme: 'modern', variant: 'default', isCloudHost: false } as const

describe('[D6-2] accounts', () => {
  it('[D6-2 A2.1-4] can be logged in to where the player’s menu has theirs, whatever the theme', () => {
    expect(accountRules(usual).isAuthEnabled).toBe(true)
    expect(accountRules({ ...usual, theme: 'classic' }).isAuthEnabled).toBe(true)
    expect(accountRules({ ...usual, hasMenuItem: false }).isAuthEnabled).toBe(false)
    expect(accountRules({ ...usual, hasMenuItem: undefined }).isAuthEnabled).toBeUndefined()
  })

  it('[A2.1-7 A2.1-11] can be logged in to on the cloud host, where no player says anything', () => {
    expect(accountRules({ ...usual, hasMenuItem: undefined, isCloudHost: true }).isAuthEnabled).toBe(true)
  })

  it.each([
    [{}, true],
    [{ variant: undefined }, true],
    [{ variant: 'harbour' }, false],
    [{ theme: 'classic' as const }, false],
    [{ theme: 'opera' as const }, false],
    [{ theme: 'classic' as const, variant: 'harbour', isCloudHost: true }, true],
  ])(
    '[D6-2 A2.1-3 A6-11] have their features on the default theme and variant, or on the cloud host: %j',
    (other, has) => {
      expect(accountRules({ ...usual, ...other }).hasFeatures).toBe(has)
    },
  )
})
