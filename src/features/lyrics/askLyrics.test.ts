import { describe, expect, it, vi } from 'vitest'
import instrumental from '../../../fixtures/documents/lyricsAnswer/instrumental.json'
import synced from '../../../fixtures/documents/lyricsAnswer/synced.json'
import lyrics from '../../../fixtures/documents/metadataAnswer/lyrics.json'
import none from '../../../fixtures/documents/metadataAnswer/none.json'
import { askLyrics } from './askLyrics'
import { createLyricsStore, lyricsKey } from './lyricsStore'

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
  askLyrics(track, { origin: 'http://192.168.1.50', brandWord: 'anybrand', service, get })
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
    expect(await ask(network('unreachable'))).toBe('failed')
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
    ['is asked too often', { body: {}, status: 429 }, 'failed'],
    ['says something else', { body: { syncedLyrics: 7 } }, 'failed'],
    ['cannot be reached', 'unreachable', 'failed'],
  ])('that %s', async (_, answer, told) => {
    expect(await ask(network({ body: none }, answer), service)).toEqual(told)
  })

  it('is not asked without artist and title, nor by names that nobody has', async () => {
    const get = network({ body: none }, { body: synced })
    const sources = { origin: 'http://192.168.1.50', brandWord: 'anybrand', service, get }
    expect(await askLyrics({ ...track, artist: '' }, sources)).toBe('none')
    expect(get).toHaveBeenCalledTimes(1)
    expect(await askLyrics({ ...track, title: 'x'.repeat(501) }, sources)).toBe('none')
    expect(get).toHaveBeenCalledTimes(1)
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
    await Promise.all([store.ask('a', track, sources(get)), store.ask('a', track, sources(get))])
    await store.ask('a', track, sources(get))
    expect(phases).toEqual(['looking', 'found'])
    expect(get).toHaveBeenCalledTimes(1)
  })

  it('keeps that there are none, and asks again where it failed', async () => {
    const store = createLyricsStore()
    const [silent, empty] = [network('unreachable'), network({ body: none })]
    await store.ask('a', track, sources(silent))
    expect(store.read('a').phase).toBe('failed')
    await store.ask('a', track, sources(empty))
    await store.ask('a', track, sources(empty))
    expect([store.read('a').phase, empty.mock.calls.length]).toEqual(['none', 1])
  })

  it('is that of the last 20 tracks', async () => {
    const store = createLyricsStore()
    const get = network({ body: lyrics })
    for (let number = 0; number < 21; number += 1) await store.ask(String(number), track, sources(get))
    expect([store.read('0').phase, store.read('1').phase, store.read('20').phase]).toEqual([
      'idle',
      'found',
      'found',
    ])
  })

  it('has another key for another place to ask, and none for a station without artist and title', () => {
    const file = { ...track, isFile: true }
    expect(lyricsKey(file, undefined)).not.toBe(lyricsKey(file, 'https://lyrics.example'))
    expect(lyricsKey({ ...file, artist: '' }, undefined)).toBeDefined()
    expect(lyricsKey({ ...file, artist: '', isFile: false }, undefined)).toBeUndefined()
    expect(lyricsKey({ ...file, title: '', isFile: false }, undefined)).toBeUndefined()
    expect(lyricsKey({ ...file, isFile: false }, undefined)).toBeDefined()
    expect(lyricsKey({ ...file, uri: '', artist: '' }, undefined)).toBeUndefined()
  })
})
