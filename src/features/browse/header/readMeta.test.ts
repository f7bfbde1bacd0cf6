import { describe, expect, it } from 'vitest'
import type { BrowseInfo, BrowseItem } from '../../../../schemas/generated/types'
import { readMeta } from './HeaderActions'

const tracks: BrowseItem[] = [
  { type: 'song', title: 'Ebb', duration: 201 },
  { type: 'song', title: 'Lamps', duration: 187 },
]
const album: BrowseInfo = { type: 'album', title: 'Low Tide', album: 'Low Tide', artist: 'Slow Harbour' }

describe('the head of a page', () => {
  it('[D2.6-3 D2.6-4 D3-18] of an album says title, artist, year, genre, its tracks and how long it plays', () => {
    expect(readMeta({ ...album, year: '2021', genre: 'Folk', duration: 1580 }, tracks)).toEqual({
      kind: 'album',
      title: 'Low Tide',
      artist: 'Slow Harbour',
      album: '',
      year: '2021',
      genre: 'Folk',
      count: 2,
      seconds: 1580,
      isFavourite: false,
      story: '',
      question: { mode: 'storyAlbum', artist: 'Slow Harbour', album: 'Low Tide' },
      credits: [],
    })
  })

  it('[D2.6-3] is called by the album where it has no title', () => {
    const { title: _, ...untitled } = album
    expect(readMeta(untitled, tracks)?.title).toBe('Low Tide')
  })

  it('adds the tracks up where the page says no length, unless one is of unknown length', () => {
    expect(readMeta(album, tracks)?.seconds).toBe(388)
    expect(readMeta(album, [...tracks, { type: 'song', title: 'Live' }])?.seconds).toBe(0)
    expect(readMeta(album, [...tracks, { type: 'folder', title: 'Extras' }])).toMatchObject({
      count: 2,
      seconds: 388,
    })
    expect(readMeta(album, [])).toMatchObject({ count: 0, seconds: 0 })
  })

  it('[D2.6-5 D3-18] of an artist says the name and the story, and counts nothing', () => {
    const description = '<p>Four people.</p>'
    expect(
      readMeta({ type: 'artist', title: 'Slow Harbour', artist: 'Slow Harbour', description }, tracks),
    ).toMatchObject({
      kind: 'artist',
      title: 'Slow Harbour',
      artist: '',
      count: 0,
      seconds: 0,
      story: description,
      question: { mode: 'storyArtist', artist: 'Slow Harbour' },
    })
    expect(readMeta({ type: 'artist', artist: 'Slow Harbour' }, [])?.title).toBe('Slow Harbour')
  })

  it('[D3-18] of a song says artist and album, and asks for its own story', () => {
    expect(readMeta({ ...album, type: 'song', title: 'Ebb', duration: 201 }, tracks)).toMatchObject({
      title: 'Ebb',
      artist: 'Slow Harbour',
      album: 'Low Tide',
      count: 0,
      question: { mode: 'storyTrack', artist: 'Slow Harbour', track: 'Ebb' },
    })
  })

  it.each(['playlist', 'cd', 'mixtape-of-a-plugin'])(
    '[D3-18] of a %s has nothing to ask a story for, but tells what the player tells',
    (type) => {
      expect(readMeta({ type, name: 'Evening', description: 'Slow.' }, tracks)).toMatchObject({
        title: 'Evening',
        story: 'Slow.',
        question: undefined,
        credits: [],
        count: 2,
      })
    },
  )

  it('[D3-18] is a favourite in either spelling, and has the credits of an album', () => {
    const credits = [{ key: 'Fiddle', values: [{ name: 'Ada Brine' }] }]
    expect(readMeta({ ...album, favorite: true, credits }, [])).toMatchObject({ isFavourite: true, credits })
    expect(readMeta({ ...album, favourite: true }, [])?.isFavourite).toBe(true)
  })

  it('is not there where the player says nothing, or names the fields in place of filling them', () => {
    expect(readMeta({}, tracks)).toBeUndefined()
    expect(readMeta({ type: 'album', title: ' ' }, tracks)).toBeUndefined()
    expect(
      readMeta({ type: 'song', title: 'title', artist: 'artist', album: 'album', albumart: 'albumart' }, []),
    ).toBeUndefined()
  })
})
