import { describe, expect, it } from 'vitest'
import every from '../../../fixtures/pushWizardSteps/every.json'
import { coreKinds, stepKind, toSteps } from './steps'

const stores = [{ name: 'Store', url: 'https://store.example' }]
const everything = {
  appLinks: stores,
  follow: [{ name: 'Microblog', url: 'https://microblog.example' }],
  mailingList: { action: 'https://mail.example/subscribe' },
  isKiosk: false,
}
const names = (pushed: Parameters<typeof toSteps>[0], rules: Partial<Parameters<typeof toSteps>[1]> = {}) =>
  toSteps(pushed, { ...everything, ...rules }).map(({ name }) => name)

describe('the kind of a step', () => {
  it.each([
    ['language', 'core', 'language'],
    ['name', 'core', 'name'],
    ['output', 'core', 'output'],
    ['network', 'core', 'network'],
    ['music', 'core', 'music'],
    ['advancedsettings', 'core', 'advancedsettings'],
    ['devicecode', 'core', 'devicecode'],
    ['acmeapps', 'core', 'apps'],
    ['otherbrandapps', 'core', 'apps'],
    ['follow', 'core', 'follow'],
    ['done', 'core', 'done'],
    ['softwareupdate', 'core', 'softwareupdate'],
    ['wormhole', 'tunnel', 'unknown'],
    ['Attic radio', 'plugin', 'plugin'],
    ['name', 'plugin', 'plugin'],
    ['toString', 'core', 'unknown'],
  ])('[D2.13-1 D3-55] %s of type %s is %s', (name, type, kind) => {
    expect(stepKind({ name, type })).toBe(kind)
  })
})

it('every kind is among the steps that the stories walk through', () => {
  const kinds = new Set<string>(every.map(stepKind))
  expect([...coreKinds, 'apps', 'plugin', 'unknown'].filter((kind) => !kinds.has(kind))).toEqual([])
})

describe('the steps that are shown', () => {
  it('[D3-55] are those that the player shows and names', () => {
    const pushed = [
      { name: 'language', type: 'core', show: true },
      { name: 'name', type: 'core', show: false },
      { type: 'core' },
      { name: ' ', type: 'core' },
      { name: 'done' },
    ]
    expect(toSteps(pushed, everything)).toEqual([
      { name: 'language', type: 'core' },
      { name: 'done', type: 'core' },
    ])
  })

  it('[D2.13-11] have no apps where the brand names none', () => {
    const pushed = [
      { name: 'acmeapps', type: 'core' },
      { name: 'done', type: 'core' },
    ]
    expect(names(pushed)).toEqual(['acmeapps', 'done'])
    expect(names(pushed, { appLinks: [] })).toEqual(['done'])
    expect(names(pushed, { appLinks: undefined })).toEqual(['done'])
  })

  it('[D2.13-12] do not ask to follow a brand that has neither places nor a mailing list', () => {
    const pushed = ['follow', 'done'].map((name) => ({ name, type: 'core' }))
    expect(names(pushed, { mailingList: undefined })).toEqual(['follow', 'done'])
    expect(names(pushed, { follow: [] })).toEqual(['follow', 'done'])
    expect(names(pushed, { follow: undefined, mailingList: undefined })).toEqual(['done'])
  })

  it('[D6-5] lead a kiosk to no other windows', () => {
    const pushed = ['acmeapps', 'follow', 'done'].map((name) => ({ name, type: 'core' }))
    expect(names(pushed)).toEqual(['acmeapps', 'follow', 'done'])
    expect(names(pushed, { isKiosk: true })).toEqual(['done'])
  })
})
