import { describe, expect, it, vi } from 'vitest'
import instrumental from '../../../fixtures/documents/lyricsAnswer/instrumental.json'
import synced from '../../../fixtures/documents/lyricsAnswer/synced.json'
import lyrics from '../../../fixtures/documents/metadataAnswer/lyrics.json'
import none from '../../../fixtures/documents/metadataAnswer/none.json'
import { readNowPlaying } from '../../device/nowPlaying/NowPlaying'
import { askLyrics, hasSongClock, lyricsKey, lyricsTracksOf } from './askLyrics'
import { createLyricsStore } from './useLyrics'

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

const track = {
  uri: 'mnt/INTERNAL/Rope and Rain.flac',
  title: 'Rope and Rain',
  artist: 'Slow Harbour',
  album: 'Low Tide',
  duration: 254.3,
}
type Answer = { body: unknown; status?: number } | 'unreachable'

/** Answers of the player and of the service, as a `fetch` that remembers whom it asked. */
function network(player: Answer, service: Answer = 'unreachable') {
  const get = vi.fn<typeof fetch>((address) => {
    const answer = String(address).startsWith('http://192.168.1.50') ? player : service
    if (answer === 'unreachable') return Promise.reject(new TypeError('offline'))
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 }))
  })
  return get
}
const ask = (get: typeof fetch, service?: string) =>
  askLyrics([track], { origin: 'http://192.168.1.50', brandWord: 'anybrand', service, get })
const timed = {
  kind: 'timed',
  lines: [
    { at: 4_000, text: 'Rope and rain and a lamp on the quay' },
    { at: 9_500, text: 'Somebody sings what the tide left for me' },
  ],
}

describe('the player', () => {
  it('[D7-29] is asked by the names and the address of the track, and nobody else where it has them', async () => {
    const get = network({ body: lyrics }, { body: synced })
    expect(await ask(get, 'https://lyrics.example')).toEqual(timed)
    expect(get).toHaveBeenCalledTimes(1)
    expect(JSON.parse(String(get.mock.calls[0]?.[1]?.body))).toEqual({
      endpoint: 'metaanybrand',
      data: {
        mode: 'lyricsTrack',
        artist: 'Slow Harbour',
        album: 'Low Tide',
        track: 'Rope and Rain',
        uri: 'mnt/INTERNAL/Rope and Rain.flac',
      },
    })
  })

  it.each<[string, Answer]>([
    ['says so', { body: none }],
    ['does not know the question', { body: 'Cannot POST', status: 404 }],
    ['answers with credits', { body: { success: true, data: { value: [] } } }],
    ['answers with an empty text', { body: { success: true, data: { value: ' ' } } }],
  ])('has none where it %s, and that is no failure', async (_, answer) => {
    const get = network(answer, { body: synced })
    expect(await ask(get)).toBe('none')
    expect(get).toHaveBeenCalledTimes(1)
  })

  it('fails where it cannot be reached', async () => {
    expect(await ask(network('unreachable'))).toEqual({ failed: 'player' })
    expect(await ask(network('unreachable', { body: synced }), 'https://lyrics.example')).toEqual(timed)
  })
})

describe('the public service', () => {
  const service = 'https://lyrics.example/'

  it('is told artist, title, album and length, and neither who asks nor from where', async () => {
    const get = network({ body: none }, { body: synced })
    expect(await ask(get, service)).toEqual(timed)
    const [address, init] = get.mock.calls[1] ?? []
    expect(String(address)).toBe(
      'https://lyrics.example/api/get?artist_name=Slow+Harbour&track_name=Rope+and+Rain&album_name=Low+Tide&duration=254',
    )
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect(init?.headers).toBeUndefined()
  })

  it.each([0, 0.3, 3601])('is not told a length that no song has: %d s', async (duration) => {
    const get = network({ body: none }, { body: synced })
    await askLyrics([{ ...track, duration }], { origin: undefined, brandWord: 'anybrand', service, get })
    expect(String(get.mock.calls[0]?.[0])).not.toContain('duration')
  })

  it('is given up after 5 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await ask(network({ body: none }, { body: synced }), service)
    expect(timeout).toHaveBeenLastCalledWith(5000)
    timeout.mockRestore()
  })

  it.each<[string, Answer, unknown]>([
    ['knows no such track', { body: { code: 404 }, status: 404 }, 'none'],
    ['says that nobody sings', { body: instrumental }, 'none'],
    [
      'has them without times',
      { body: { plainLyrics: 'Heave', syncedLyrics: null } },
      { kind: 'plain', lines: ['Heave'] },
    ],
    ['is asked too often', { body: {}, status: 429 }, { failed: 'service' }],
    ['says something else', { body: { syncedLyrics: 7 } }, { failed: 'service' }],
    ['cannot be reached', 'unreachable', { failed: 'service' }],
  ])('that %s', async (_, answer, told) => {
    expect(await ask(network({ body: none }, answer), service)).toEqual(told)
  })

  it('is not asked without artist and title, nor by names that nobody has', async () => {
    const get = network({ body: none }, { body: synced })
    const sources = { origin: 'http://192.168.1.50', brandWord: 'anybrand', service, get }
    expect(await askLyrics([{ ...track, artist: '' }], sources)).toBe('none')
    expect(get).toHaveBeenCalledTimes(1)
    expect(await askLyrics([{ ...track, title: 'x'.repeat(501) }], sources)).toBe('none')
    expect(get).toHaveBeenCalledTimes(1)
  })
})

describe('what several names may mean', () => {
  const names = [
    { ...track, uri: '', title: 'Low Tide (Live)' },
    { ...track, uri: '', title: 'Low Tide' },
  ]
  /** Who was asked for which title, where the one or the other is known. */
  const askFor = async (knows: (title: string, isPlayer: boolean) => 'words' | 'none' | 'unreachable') => {
    const asked: string[] = []
    const get: typeof fetch = (address, init) => {
      const isPlayer = init?.body !== undefined
      const title = isPlayer
        ? String(JSON.parse(String(init.body)).data.track)
        : new URL(String(address)).searchParams.get('track_name')
      asked.push(`${isPlayer ? 'player' : 'service'}: ${title}`)
      const answer = knows(title ?? '', isPlayer)
      if (answer === 'unreachable') return Promise.reject(new TypeError('offline'))
      if (isPlayer) return Promise.resolve(Response.json(answer === 'words' ? lyrics : none))
      return Promise.resolve(answer === 'words' ? Response.json(synced) : new Response('{}', { status: 404 }))
    }
    const sources = { origin: 'http://player', brandWord: 'anybrand', service: 'https://lyrics.example', get }
    return { answer: await askLyrics(names, sources), asked }
  }

  it('is asked for in turn, of one source after the other', async () => {
    expect(await askFor(() => 'none')).toEqual({
      answer: 'none',
      asked: ['player: Low Tide (Live)', 'player: Low Tide', 'service: Low Tide (Live)', 'service: Low Tide'],
    })
    const found = await askFor((title, isPlayer) => (isPlayer && title === 'Low Tide' ? 'words' : 'none'))
    expect(found).toEqual({ answer: timed, asked: ['player: Low Tide (Live)', 'player: Low Tide'] })
  })

  it('is not asked for again of who cannot be reached', async () => {
    expect(await askFor(() => 'unreachable')).toEqual({
      answer: { failed: 'service' },
      asked: ['player: Low Tide (Live)', 'service: Low Tide (Live)'],
    })
  })
})

describe('what is known in a session', () => {
  const sources = (get: typeof fetch) => ({
    origin: 'http://192.168.1.50',
    brandWord: 'anybrand',
    service: undefined,
    get,
  })

  it('is asked for once, also while the answer is on its way', async () => {
    const get = network({ body: lyrics })
    const store = createLyricsStore()
    const phases: string[] = []
    store.subscribe(() => phases.push(store.read('a').phase))
    expect(store.read('a').phase).toBe('idle')
    await Promise.all([store.ask('a', [track], sources(get)), store.ask('a', [track], sources(get))])
    await store.ask('a', [track], sources(get))
    expect(phases).toEqual(['looking', 'found'])
    expect(get).toHaveBeenCalledTimes(1)
  })

  it('keeps that there are none, and asks again where it failed', async () => {
    const store = createLyricsStore()
    const [silent, empty] = [network('unreachable'), network({ body: none })]
    await store.ask('a', [track], sources(silent))
    expect(store.read('a')).toEqual({ phase: 'failed', by: 'player' })
    await store.ask('a', [track], sources(empty))
    await store.ask('a', [track], sources(empty))
    expect([store.read('a').phase, empty.mock.calls.length]).toEqual(['none', 1])
  })

  it('is that of the last 20 tracks', async () => {
    const store = createLyricsStore()
    const get = network({ body: lyrics })
    for (let number = 0; number < 21; number += 1) await store.ask(String(number), [track], sources(get))
    expect([store.read('0').phase, store.read('1').phase, store.read('20').phase]).toEqual([
      'idle',
      'found',
      'found',
    ])
  })
})
