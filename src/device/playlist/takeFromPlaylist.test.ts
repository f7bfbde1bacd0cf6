import { describe, expect, it } from 'vitest'
import type { PlaylistEntry } from './entries'
import { PlaylistSilence, type PlaylistWire } from './playlistWire'
import { takeFromPlaylist } from './takeFromPlaylist'

const entriesOf = (letters: string): PlaylistEntry[] =>
  letters.split('').map((letter) => ({ uri: `mnt/${letter}.flac`, service: 'mpd' }))
const lettersOf = (entries: readonly PlaylistEntry[] = []) =>
  entries.map(({ uri = '' }) => uri.slice(4, 5)).join('')

interface Player {
  /** It takes all that equal an entry off at once. */
  takesEqual?: boolean
  /** It says nothing to what takes these off, and does nothing. */
  mute?: string
  /** The connection goes with so many requests, done or not, and comes back. */
  lostAt?: number
  doesLost?: boolean
  isBackSoon?: boolean
}

/** A player whose playlist “Tea” has an entry for each letter. */
function createPlayer(letters: string, options: Player = {}) {
  const { takesEqual = false, mute = '', lostAt = 0, doesLost = true, isBackSoon = true } = options
  const kept = new Map([['Tea', entriesOf(letters)]])
  const sent: string[] = []
  let isAway = false
  const unlessAway = <T>(value: T) =>
    isAway ? Promise.reject(new PlaylistSilence()) : Promise.resolve(value)
  const wire: PlaylistWire = {
    names: () => unlessAway([...kept.keys()]),
    read: (name) => unlessAway([...(kept.get(name) ?? [])]),
    create: (name) => {
      kept.set(name, [])
      return Promise.resolve('done')
    },
    add: (name, entry) => {
      sent.push(`add ${lettersOf([entry])}`)
      kept.set(name, [...(kept.get(name) ?? []), entry])
      return Promise.resolve('done')
    },
    take: (name, entry) => {
      sent.push(`take ${lettersOf([entry])}`)
      if (mute.includes(lettersOf([entry]))) return Promise.resolve('silent')
      const list = kept.get(name) ?? []
      const first = list.findIndex(({ uri }) => uri === entry.uri)
      const isLost = sent.length === lostAt
      if (!isLost || doesLost)
        kept.set(
          name,
          list.filter(({ uri }, place) => (takesEqual ? uri !== entry.uri : place !== first)),
        )
      isAway = isLost
      return Promise.resolve(isLost ? 'lost' : 'done')
    },
    remove: (name) => Promise.resolve(kept.delete(name)),
    isBack: () => {
      isAway = !isBackSoon
      return Promise.resolve(isBackSoon)
    },
  }
  return { wire, sent, kept, listed: () => lettersOf(kept.get('Tea')) }
}

const take = (
  { wire }: ReturnType<typeof createPlayer>,
  listed: string,
  places: readonly number[],
  signal?: AbortSignal,
) =>
  takeFromPlaylist(wire, {
    name: 'Tea',
    listed: entriesOf(listed),
    places: new Set(places),
    ...(signal && { signal }),
  })

describe('taking entries off a playlist', () => {
  it('goes one by one where no equal one stays, whether players take one of them or all', async () => {
    for (const takesEqual of [false, true]) {
      const player = createPlayer('abcab', { takesEqual })
      const told = await take(player, 'abcab', [0, 2, 3])
      expect(told).toMatchObject({ status: 'done', taken: 3, left: 0 })
      expect(player.listed()).toBe('bb')
      expect(player.sent).toEqual(['take a', 'take c', 'take a'])
    }
  })

  it('writes the playlist anew where one of equal entries stays, so that the right one does', async () => {
    const player = createPlayer('abcab')
    const told = await take(player, 'abcab', [0])
    expect(player.listed()).toBe('bcab')
    expect(player.sent.some((one) => one.startsWith('take'))).toBe(false)
    expect(told.status === 'done' && [told.before, told.after].map(lettersOf)).toEqual(['abcab', 'bcab'])
    expect([...player.kept.keys()]).toEqual(['Tea'])
  })

  it('writes anew where little stays of much', async () => {
    const player = createPlayer('abcdefghijklmnopqrstuvwxyz')
    const places = Array.from({ length: 24 }, (_, place) => place + 2)
    expect(await take(player, 'abcdefghijklmnopqrstuvwxyz', places)).toMatchObject({ taken: 24, left: 0 })
    expect(player.listed()).toBe('ab')
    expect(player.sent).toEqual(['add a', 'add b', 'add a', 'add b'])
  })

  it('finds what was chosen where the playlist has changed meanwhile, and says what was gone', async () => {
    const player = createPlayer('xbca')
    expect(await take(player, 'abcd', [0, 3])).toMatchObject({ status: 'done', taken: 1, left: 1 })
    expect(player.listed()).toBe('xbc')
    expect(await take(player, 'abcd', [3])).toEqual({ status: 'refused', why: 'changed' })
  })

  it('says what the player did not take off, and gives up one that says nothing', async () => {
    const player = createPlayer('abcdefg', { mute: 'abcd' })
    expect(await take(player, 'abcdefg', [6, 0, 1, 2, 3])).toMatchObject({ taken: 0, left: 5 })
    expect(player.sent).toEqual(['take a', 'take b', 'take c'])
  })

  it.each([true, false])(
    'goes on once the player is back, whether the last was done: %s',
    async (doesLost) => {
      const player = createPlayer('abcd', { lostAt: 2, doesLost })
      expect(await take(player, 'abcd', [0, 1, 2])).toMatchObject({ status: 'done', taken: 3, left: 0 })
      expect(player.listed()).toBe('d')
      expect(player.sent).toHaveLength(doesLost ? 3 : 4)
    },
  )

  it('says that nobody knows where the player stays away', async () => {
    const player = createPlayer('abcd', { lostAt: 2, isBackSoon: false })
    expect(await take(player, 'abcd', [0, 1, 2])).toEqual({ status: 'cut', isPartly: true })
  })

  it('stops where it is told to, with what is off', async () => {
    const stop = new AbortController()
    const player = createPlayer('abcd')
    const told = await takeFromPlaylist(player.wire, {
      name: 'Tea',
      listed: entriesOf('abcd'),
      places: new Set([0, 1, 2]),
      signal: stop.signal,
      onProgress: (done) => done === 2 && stop.abort(),
    })
    expect(told).toMatchObject({ status: 'done', taken: 2, left: 1 })
    expect(player.listed()).toBe('cd')
  })
})
