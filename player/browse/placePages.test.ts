// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { nextPage } from '../../tests/support/nextPage'
import { createLibrary } from '../music/createLibrary'
import { makeUpTracks } from '../music/makeUpTracks'
import type { Track } from '../music/Track'
import { tracksAt } from '../queue/expand'
import { connectTestClient } from '../testing/connectTestClient'
import { startTestPlayer } from '../testing/startTestPlayer'

const [made] = makeUpTracks(1, 'music-library/A')

/** A track of an album by Harbour, unless it says otherwise. */
function track(uri: string, other: Partial<Track>): Track {
  if (made === undefined) throw new Error('no track')
  const own = { artist: 'Harbour', albumartist: 'Harbour', title: uri, composer: '', year: 0 }
  return { ...made, ...own, uri: `music-library/A/${uri}`, ...other }
}

const tracks = [
  track('a', { album: 'Tide', composer: 'Brahms', year: 1996, disc: 2, number: 1, added: 10 }),
  track('b', { album: 'Tide', composer: 'Ligeti', year: 1996, disc: 1, number: 2, added: 40 }),
  track('c', { album: 'Tide', composer: 'Brahms', year: 1996, disc: 1, number: 1, added: 10 }),
  track('d', { album: 'Hay', year: 2004, added: 30 }),
  track('e', { album: 'Old', added: 0 }),
]

async function start(all: readonly Track[]) {
  const library = await createLibrary(all)
  const music = {
    library: () => library,
    roots: [],
    isScanning: () => false,
    scan: async () => {},
    close() {},
  }
  return { library, music }
}

const uris = (found: readonly Track[]) => found.map(({ title }) => title).join('')

describe('places of the library', () => {
  it('are what is known of its tracks', async () => {
    const { library } = await start(tracks)
    expect(await library.composers()).toEqual(['Brahms', 'Ligeti'])
    expect(library.years()).toEqual([2004, 1996])
    expect(library.latest(2).map(({ album }) => album)).toEqual(['Tide', 'Hay'])
    expect(uris(await library.search('lígeti'))).toBe('b')
    const { library: bare } = await start([track('x', { added: 0 })])
    for (const what of ['composer', 'year', 'added'] as const) expect(bare.knows(what)).toBe(false)
  })

  it('have an album in the order of its discs, then of its tracks', async () => {
    const { library } = await start(tracks)
    expect(uris(library.album('Harbour', 'Tide'))).toBe('cba')
  })

  it.each([
    ['composers://Brahms', 'ca'],
    ['composers://Brahms/Harbour/Tide', 'ca'],
    ['years://2004', 'd'],
    ['years://x', ''],
    ['recently-added', 'cbad'],
  ])('play what is at %s', async (uri, expected) => {
    const { music } = await start(tracks)
    expect(uris(tracksAt({ music }, uri))).toBe(expected)
  })

  it('lead from a year to its albums and back', async () => {
    const player = await startTestPlayer({ synthetic: 24 })
    const client = await connectTestClient(player.url, 4)
    const browse = async (uri: string) => {
      client.emit('browseLibrary', { uri })
      return (await nextPage(client)).navigation
    }
    try {
      const years = (await browse('years://'))?.lists[0]?.items ?? []
      expect(years.map(({ title }) => title)).toEqual(['1971', '1970'])
      const page = await browse('years://1971')
      expect(page?.prev).toEqual({ uri: 'years://' })
      const inside = await browse(page?.lists[0]?.items[0]?.uri ?? '')
      expect(inside?.prev).toEqual({ uri: 'years://1971' })
      expect(inside?.lists[0]?.items).toHaveLength(12)
    } finally {
      client.close()
      await player.close()
    }
  })
})
