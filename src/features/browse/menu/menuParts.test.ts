import { describe, expect, it } from 'vitest'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { canDo, menuParts } from './ItemMenu'
import { itemActions, type ItemAction } from '../items/itemActions'

const song: BrowseItem = { type: 'song', title: 'Ebb', uri: 'music-library/INTERNAL/a/ebb.flac' }
const folder: BrowseItem = { type: 'internal-folder', title: 'a', uri: 'music-library/INTERNAL/a/b' }
const library = { uri: 'music-library/INTERNAL' }

describe('the menu of an item', () => {
  it('[D2.6-15] holds what the item offers, in its order, and what deletes at the end', () => {
    for (const type of ['folder', 'internal-folder', 'playlist', 'mywebradio', 'song']) {
      const item = { ...folder, type }
      for (const place of [library, { uri: 'radio/myWebRadio' }, { uri: 'playlists/a', type: 'playlist' }]) {
        const { usual, deleting } = menuParts(item, place)
        const { menu } = itemActions(item, place)
        expect([...usual, ...deleting].toSorted()).toEqual([...menu].toSorted())
        expect(menu.filter((action) => usual.includes(action))).toEqual(usual)
        expect(usual.filter((action) => action.startsWith('delete'))).toEqual([])
      }
    }
    expect(menuParts(folder, library).deleting).toEqual(['deleteFolder'])
  })

  it('[D5-11] knows of a heart that the page does not know of yet', () => {
    expect(menuParts(song, library, true).usual).toContain('removeFromFavourites')
    expect(menuParts({ ...song, favorite: true }, library, false).usual).toContain('addToFavourites')
  })
})

describe('an entry that cannot be chosen', () => {
  const actions: readonly ItemAction[] = [
    'play',
    'addToQueue',
    'clearAndPlay',
    'addToPlaylist',
    'addToFavourites',
    'removeFromFavourites',
    'deletePlaylist',
    'addWebRadio',
    'editWebRadio',
    'deleteWebRadio',
    'addToRadioFavourites',
  ]
  const all = (item: BrowseItem, uri: string, isLocked = false) =>
    actions.filter((action) => !canDo(action, { item, place: { uri } }, isLocked))

  it('[D5-3 D5-4] lacks an address, or a name', () => {
    expect(all({ title: 'Ebb' }, 'radio')).toEqual([...actions.slice(0, 6), 'addToRadioFavourites'])
    expect(all({ uri: 'http://a.example/' }, 'radio')).toEqual([
      'deletePlaylist',
      'editWebRadio',
      'deleteWebRadio',
    ])
    expect(all(song, 'radio')).toEqual([])
  })

  it('[D5-17 D5-18] needs the name alone among playlists', () => {
    expect(all({ title: 'Evening' }, 'playlists')).not.toContain('play')
    expect(all({ title: 'Evening' }, 'playlists')).not.toContain('addToQueue')
  })

  it('[D2.3-4] would play something while another device leads what plays', () => {
    expect(all(song, 'albums://', true)).toEqual(['play', 'clearAndPlay'])
  })
})
