import { describe, expect, it } from 'vitest'
import store from '../../../../fixtures/pushAvailablePlugins/two-categories.json'
import { findPlugins, type StoreFilter } from './StoreTab'
import { toCategories } from './useStore'

const categories = toCategories(store, [{ name: 'attic_radio', version: '1.2.0' }])
const names = (sought: string, filter: StoreFilter = 'all') =>
  findPlugins(categories, categories[0], sought, filter).map(({ shownName }) => shownName)

describe('the plugins that are shown', () => {
  it('[D2.12-1] are those of the chosen category', () => {
    expect(names('')).toEqual(['Attic radio', 'Harbour FM', 'Night freight'])
    expect(findPlugins(categories, undefined, '', 'all')).toEqual([])
  })

  it('are found in all categories by name, author and description, without case, accents and tags', () => {
    expect(names('ATTIC')).toEqual(['Attic radio', 'Warm tubes'])
    expect(names('glass')).toEqual(['Warm tubes'])
    expect(names('recorded dust')).toEqual(['Attic radio'])
    expect(names('dust glass')).toEqual([])
    expect(names('<b>')).toEqual([])
  })

  it('may be those that are not installed, those that are, or those with an update', () => {
    expect(names('', 'new')).toEqual(['Harbour FM', 'Night freight'])
    expect(names('', 'installed')).toEqual(['Attic radio'])
    expect(names('', 'updates')).toEqual(['Attic radio'])
    // What the player lists counts for more than what the store remembers.
    expect(names('tubes', 'installed')).toEqual([])
  })
})

describe('the plugins of the store', () => {
  it('[D3-41] have what the store says of them', () => {
    expect(categories[0]?.plugins[0]).toMatchObject({
      shownName: 'Attic radio',
      version: '1.3.0',
      url: 'https://store.example/attic_radio.zip',
      license: 'MIT',
      author: 'The attic',
      updated: '2031-02-03',
      icon: 'fa-music',
      category: 'music_service',
      isInstalled: true,
      canUpdate: true,
      installedVersion: '1.2.0',
    })
  })

  it('are installed as the store says while the player has not', () => {
    const [first] = toCategories(store, undefined)
    expect(first?.plugins.map(({ isInstalled }) => isInstalled)).toEqual([true, false, false])
  })

  it('may lack everything', () => {
    const [only] = toCategories({ categories: [{ plugins: [{}] }] }, [])
    expect(only).toMatchObject({
      shownName: '',
      plugins: [{ shownName: '', isInstalled: false, canUpdate: false }],
    })
  })
})
