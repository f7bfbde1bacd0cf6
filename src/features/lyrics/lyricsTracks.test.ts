import { describe, expect, it } from 'vitest'
import { readNowPlaying } from '../../device/nowPlaying/NowPlaying'
import { hasSongClock, lyricsKey, lyricsTracksOf } from './lyricsTracks'

const station = { service: 'webradio', uri: 'http://tidewater.example/high', artist: 'Tidewater FM' } as const
const file = { service: 'mpd', uri: 'mnt/INTERNAL/rope.flac', duration: 254 } as const
const playing = (state: object) => readNowPlaying({ status: 'play', seek: 0, ...state })
const askedFor = (state: object) => lyricsTracksOf(playing(state)).map(({ artist, title }) => [artist, title])

describe('a song on air', () => {
  it.each<[string, string[][]]>([
    ['Slow Harbour - Low Tide', [['Slow Harbour', 'Low Tide']]],
    ['Now playing: Slow Harbour – Low Tide', [['Slow Harbour', 'Low Tide']]],
    ['Slow Harbour feat. Mara Quay - Low Tide - Radio Edit', [['Slow Harbour', 'Low Tide']]],
    ['Tidewater FM - Slow Harbour - Low Tide', [['Slow Harbour', 'Low Tide']]],
    [
      'Slow Harbour - Low Tide (feat. Mara Quay) [3:45]',
      [
        ['Slow Harbour', 'Low Tide (feat. Mara Quay) [3:45]'],
        ['Slow Harbour', 'Low Tide'],
      ],
    ],
    ['Slow Harbour - (Intro)', [['Slow Harbour', '(Intro)']]],
    ['Tidewater FM: The best of the eighties', []],
    ['Low Tide', []],
    ['', []],
  ])('is asked for by its parts, never by the name of the station: %j', (title, names) => {
    expect(askedFor({ ...station, title })).toEqual(names)
  })

  it('is no file, and has neither the album nor the length of the station', () => {
    const [song] = lyricsTracksOf(
      playing({ ...station, title: 'Slow Harbour - Low Tide', album: 'Live', duration: 7200 }),
    )
    expect(song).toMatchObject({ uri: '', album: '', duration: 0 })
  })

  it('is asked for as it is named by a service that knows artist and title, then by the parts', () => {
    const service = { service: 'tidewater', trackType: 'webradio', uri: 'tidewater/1' }
    expect(askedFor({ ...service, artist: 'Slow Harbour', title: 'Low Tide' })).toEqual([
      ['Slow Harbour', 'Low Tide'],
    ])
    expect(askedFor({ ...service, artist: 'Tidewater FM', title: 'Slow Harbour - Low Tide' })).toEqual([
      ['Tidewater FM', 'Slow Harbour - Low Tide'],
      ['Slow Harbour', 'Low Tide'],
    ])
  })

  it('has no clock of its own, unless who plays it knows how long it is', () => {
    const clocks = [
      { ...station, duration: 0 },
      { ...station, duration: 240 },
      { service: 'tidewater', trackType: 'webradio', duration: 0 },
      { service: 'tidewater', trackType: 'webradio', duration: 240 },
      file,
    ].map((state) => hasSongClock(playing(state)))
    expect(clocks).toEqual([false, false, false, true, true])
  })
})

describe('what is no station', () => {
  it('is asked for as it is named; a file by its address alone, too', () => {
    expect(askedFor({ ...file, title: 'A - B', artist: 'C' })).toEqual([['C', 'A - B']])
    expect(askedFor({ ...file, title: '', artist: '' })).toEqual([['', '']])
    expect(askedFor({ ...file, uri: '', title: 'Rope and Rain' })).toEqual([])
    expect(askedFor({ service: 'airplay', uri: 'x', title: 'Rope and Rain', artist: '' })).toEqual([])
    expect(askedFor({ service: 'airplay', title: 'Rope and Rain', artist: 'Slow Harbour' })).toEqual([
      ['Slow Harbour', 'Rope and Rain'],
    ])
  })

  it('has another key for another track and another place to ask, and none where nothing can be asked', () => {
    const tracks = lyricsTracksOf(playing({ ...file, title: 'Rope and Rain' }))
    expect(lyricsKey(tracks, undefined)).toBe(lyricsKey(tracks, undefined))
    expect(lyricsKey(tracks, undefined)).not.toBe(lyricsKey(tracks, 'https://lyrics.example'))
    expect(lyricsKey(tracks, undefined)).not.toBe(lyricsKey([...tracks, ...tracks], undefined))
    expect(lyricsKey([], undefined)).toBeUndefined()
  })
})
