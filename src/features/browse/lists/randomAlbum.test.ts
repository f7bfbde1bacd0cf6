import { describe, expect, it } from 'vitest'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { albumsOf, chooseAlbum, hasSeveralAlbums } from './randomAlbum'

const album = (name: string): BrowseItem => ({ type: 'folder', title: name, uri: `albums://Band/${name}` })

describe('a random album', () => {
  it('is one of those that a page lists, by their type or their address', () => {
    const items: BrowseItem[] = [
      album('Ebb'),
      { type: 'album', title: 'Flow', uri: 'tidal://album/1' },
      { type: 'folder', title: 'Tide', uri: 'artists://Band/Tide' },
      { type: 'folder', title: 'Band', uri: 'artists://Band' },
      { type: 'song', title: 'Rain', uri: 'music-library/rain.flac' },
      { type: 'album', title: 'Nowhere' },
    ]
    expect(albumsOf([{ items }]).map(({ title }) => title)).toEqual(['Ebb', 'Flow', 'Tide'])
  })

  it('is offered where a list begins with several', () => {
    const song: BrowseItem = { type: 'song', title: 'Rain', uri: 'music-library/rain.flac' }
    expect(hasSeveralAlbums([{ items: [song, album('Ebb')] }, { items: [album('Flow')] }])).toBe(true)
    expect(hasSeveralAlbums([{ items: [song, album('Ebb')] }])).toBe(false)
    expect(hasSeveralAlbums([])).toBe(false)
  })

  it('is never the same twice running, and none where there is no choice', () => {
    const albums = ['a', 'b', 'c'].map(album)
    for (const { uri } of albums)
      for (const chance of [0, 0.34, 0.5, 0.999])
        expect(chooseAlbum(albums, uri, () => chance)?.uri).not.toBe(uri)
    const all = [0, 0.4, 0.9].map((chance) => chooseAlbum(albums, undefined, () => chance)?.title)
    expect(all).toEqual(['a', 'b', 'c'])
    expect(chooseAlbum(albums.slice(1, 2), undefined)).toBeUndefined()
  })
})
