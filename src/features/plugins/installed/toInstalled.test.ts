import { describe, expect, it } from 'vitest'
import two from '../../../../fixtures/pushInstalledPlugins/two.json'
import store from '../../../../fixtures/pushAvailablePlugins/two-categories.json'
import { toInstalled } from './InstalledRow'

const row = { name: 'attic_radio', category: 'music_service', enabled: true }
const settingsOf = (more: object) => toInstalled([{ ...row, ...more }], undefined, {})[0]?.settings

describe('an installed plugin', () => {
  it('[D3-40] is as the player lists it', () => {
    expect(toInstalled(two, undefined, {})).toMatchObject([
      {
        shownName: 'Attic radio',
        version: '1.2.0',
        icon: 'fa-music',
        isOn: true,
        isActive: true,
        canUpdate: false,
      },
      { shownName: 'Warm tubes', isOn: false, isActive: false, canUpdate: true, url: two[1]?.url },
    ])
  })

  it('[D4-23] has settings while it is on, unless it says that it has none', () => {
    expect(settingsOf({})).toBe('/plugin/music_service-attic_radio?isPluginSettings=true')
    expect(settingsOf({ enabled: false })).toBeUndefined()
    expect(settingsOf({ hasConfiguration: false })).toBeUndefined()
    expect(settingsOf({ showSettings: false })).toBeUndefined()
    expect(settingsOf({ category: '' })).toBeUndefined()
  })

  it('stands as somebody wants it until the player has confirmed it', () => {
    const wanted = { 'music_service/attic_radio': 'off' }
    expect(toInstalled(two, undefined, wanted)[0]).toMatchObject({ isOn: false, isPending: true })
  })

  it('is updated from where the store has it, when its row does not say', () => {
    expect(toInstalled(two, store, {})[0]).toMatchObject({
      canUpdate: true,
      url: 'https://store.example/attic_radio.zip',
    })
  })

  it('has a key of its own when the player lists it twice', () => {
    const keys = toInstalled([row, row, {}], undefined, {}).map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
  })
})
