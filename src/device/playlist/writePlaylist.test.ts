import { describe, expect, it } from 'vitest'
import type { PlaylistEntry } from './entries'
import { PlaylistSilence, type PlaylistWire } from './playlistWire'
import { findUnfinished } from './unfinished'
import {
  draftOf,
  finishDraft,
  makeNewPlaylist,
  readDraft,
  renamePlaylist,
  rewritePlaylist,
  takeBackPlaylist,
} from './writePlaylist'

/** An entry for each letter. */
const entriesOf = (letters: string): PlaylistEntry[] =>
  letters.split('').map((letter) => ({ uri: `mnt/INTERNAL/${letter}.flac`, service: 'mpd', title: letter }))
const lettersOf = (entries: readonly PlaylistEntry[] = []) =>
  entries.map(({ uri = '' }) => uri.replace(/^.*\/(.)\.flac$/, '$1')).join('')

/**
 * A player that keeps playlists as real ones do: what it cannot find it takes and does not keep. It goes away
 * after `cutAfter` changes, with or without having done the last.
 */
function createPlayer(
  lists: Record<string, string>,
  { unknown = '', mute = '', cutAfter = Infinity, doesLast = true, isBackSoon = false } = {},
) {
  const kept = new Map(Object.entries(lists).map(([name, letters]) => [name, entriesOf(letters)]))
  let changes = 0
  let isAway = false
  let onChange: () => void = () => undefined
  const sent: string[] = []
  const change = <T>(what: string, act: () => T): T | undefined => {
    if (isAway) return undefined
    sent.push(what)
    changes += 1
    const isLast = changes === cutAfter
    const done = !isLast || doesLast ? act() : undefined
    if (isLast) isAway = true
    onChange()
    return isAway ? undefined : done
  }
  const unlessAway = <T>(value: T) =>
    isAway ? Promise.reject(new PlaylistSilence()) : Promise.resolve(value)
  const wire: PlaylistWire = {
    names: () => unlessAway([...kept.keys()]),
    read: (name) => unlessAway([...(kept.get(name) ?? [])]),
    create: async (name) =>
      change(`create ${name}`, () => {
        if (kept.has(name)) return 'failed'
        kept.set(name, [])
        return 'done'
      }) ?? 'silent',
    add: async (name, entry) =>
      change(`add ${name}`, () => {
        const letter = lettersOf([entry])
        if (mute.includes(letter)) return 'silent'
        if (!unknown.includes(letter)) kept.set(name, [...(kept.get(name) ?? []), entry])
        return 'done'
      }) ?? 'lost',
    take: () => Promise.resolve('silent'),
    remove: async (name) => {
      const isGone = change(`remove ${name}`, () => kept.delete(name))
      if (isGone === undefined) throw new PlaylistSilence()
      return !kept.has(name)
    },
    isBack: () => {
      if (isBackSoon) isAway = false
      return Promise.resolve(isBackSoon)
    },
  }
  return {
    wire,
    sent,
    comeBack: () => {
      isAway = false
    },
    listed: () => Object.fromEntries([...kept].map(([name, entries]) => [name, lettersOf(entries)])),
    put: (name: string, letters: string) => kept.set(name, entriesOf(letters)),
    onEachChange: (listener: () => void) => {
      onChange = listener
    },
  }
}

const rewrite = (player: ReturnType<typeof createPlayer>, before: string, wanted: string) =>
  rewritePlaylist(player.wire, { name: 'Tea', wanted: entriesOf(wanted), before: entriesOf(before) })

describe('rewriting a playlist', () => {
  it('leaves the new content under the old name, and no draft', async () => {
    const player = createPlayer({ Tea: 'abc', Other: 'x' })
    expect(await rewrite(player, 'abc', 'cab')).toEqual({ status: 'done', missing: [] })
    expect(player.listed()).toEqual({ Other: 'x', Tea: 'cab' })
  })

  it('writes nothing but what is new where that only goes on', async () => {
    const player = createPlayer({ Tea: 'abc' })
    await rewrite(player, 'abc', 'abcde')
    expect(player.sent).toEqual(['add Tea', 'add Tea'])
    expect(player.listed()).toEqual({ Tea: 'abcde' })
  })

  it('empties a playlist', async () => {
    const player = createPlayer({ Tea: 'abc' })
    expect((await rewrite(player, 'abc', '')).status).toBe('done')
    expect(player.listed()).toEqual({ Tea: '' })
  })

  // Every way in which it may be cut off: after each change, done or not.
  const cuts = Array.from({ length: 12 }, (_, place) => place + 1).flatMap((cutAfter) =>
    [true, false].map((doesLast) => ({ cutAfter, doesLast })),
  )
  it.each(cuts)('has the old or the new list at any moment, cut at %o', async (cut) => {
    const player = createPlayer({ Tea: 'abca' }, cut)
    let isWhole = true
    player.onEachChange(() => {
      const { Tea, [draftOf('Tea', 4)]: draft } = player.listed()
      isWhole &&= Tea === 'abca' || Tea === 'aacb' || draft === 'aacb'
    })
    const written = await rewrite(player, 'abca', 'aacb')
    expect(isWhole).toBe(true)
    expect(written.status).toBe('cut')

    // The next connection tells what was left, and can end it either way.
    player.comeBack()
    const names = await player.wire.names()
    const [left] = await findUnfinished(player.wire, names, undefined)
    const isUntouched = left === undefined || !left.canFinish
    const end = left?.canFinish
      ? finishDraft(player.wire, { ...left, wanted: left.entries }, () => undefined)
      : left && takeBackPlaylist(player.wire, { name: left.draft, made: left.entries })
    await end
    const { Tea } = player.listed()
    expect(Object.keys(player.listed())).toEqual(['Tea'])
    // Without a draft it is done, or was not begun.
    expect(isUntouched ? ['abca', 'aacb'] : ['aacb']).toContain(Tea)
  })

  it.each(cuts)('goes on by itself where the player is back soon, cut at %o', async (cut) => {
    const player = createPlayer({ Tea: 'abca' }, { ...cut, isBackSoon: true })
    expect((await rewrite(player, 'abca', 'aacb')).status).toBe('done')
    expect(player.listed()).toEqual({ Tea: 'aacb' })
  })

  it('tells what the player cannot add before anything is changed', async () => {
    const player = createPlayer({ Tea: 'abcd' }, { unknown: 'b', mute: 'd' })
    expect(await rewrite(player, 'abcd', 'dcba')).toEqual({ status: 'untaken', entries: entriesOf('db') })
    expect(player.listed()).toEqual({ Tea: 'abcd' })
  })

  it('gives up a service that is silent three times', async () => {
    const player = createPlayer({ Tea: 'abcdef' }, { mute: 'abcdef' })
    expect((await rewrite(player, 'abcdef', 'fedcba')).status).toBe('untaken')
    expect(player.sent.filter((one) => one.startsWith('add'))).toHaveLength(3)
  })

  it('refuses what somebody has changed before', async () => {
    const player = createPlayer({ Tea: 'abcz' })
    expect(await rewrite(player, 'abc', 'cba')).toEqual({ status: 'refused', why: 'changed' })
    expect(player.sent).toEqual([])
  })

  it('keeps what somebody adds while the draft is written', async () => {
    const player = createPlayer({ Tea: 'abc' })
    let isDone = false
    player.onEachChange(() => {
      if (!isDone) player.put('Tea', 'abcz')
      isDone = true
    })
    expect(await rewrite(player, 'abc', 'cba')).toEqual({ status: 'refused', why: 'changed' })
    expect(player.listed()).toEqual({ Tea: 'abcz' })
  })

  it('stops where it is told to, and leaves nothing behind', async () => {
    const player = createPlayer({ Tea: 'abc' })
    const stop = new AbortController()
    const written = await rewritePlaylist(player.wire, {
      name: 'Tea',
      wanted: entriesOf('cba'),
      before: entriesOf('abc'),
      signal: stop.signal,
      onProgress: (done) => done === 2 && stop.abort(),
    })
    expect(written).toEqual({ status: 'cancelled' })
    expect(player.listed()).toEqual({ Tea: 'abc' })
  })

  it('does not stop once the old list is touched', async () => {
    const player = createPlayer({ Tea: 'abc' })
    const stop = new AbortController()
    const told: boolean[] = []
    await rewritePlaylist(player.wire, {
      name: 'Tea',
      wanted: entriesOf('cba'),
      before: entriesOf('abc'),
      signal: stop.signal,
      onProgress: (done, _, canStop) => {
        told.push(canStop)
        if (done > 3) stop.abort()
      },
    })
    expect(player.listed()).toEqual({ Tea: 'cba' })
    expect(told).toEqual([true, true, true, false, false, false])
  })

  it('says that a name leaves no room for a draft', async () => {
    const name = 'x'.repeat(250)
    const player = createPlayer({ [name]: 'ab' })
    const wanted = entriesOf('ba')
    expect(await rewritePlaylist(player.wire, { name, wanted, before: entriesOf('ab') })).toEqual({
      status: 'refused',
      why: 'long',
    })
  })
})

describe('other writings', () => {
  it('renames, and never over another one', async () => {
    const player = createPlayer({ Tea: 'abc', Other: 'x' })
    expect((await renamePlaylist(player.wire, { name: 'Tea', to: 'Other' })).status).toBe('refused')
    expect((await renamePlaylist(player.wire, { name: 'Tea', to: 'Late' })).status).toBe('done')
    expect(player.listed()).toEqual({ Other: 'x', Late: 'abc' })
  })

  it.each([1, 2, 3, 4, 5])('a renaming that is cut after %i changes is told and ended', async (cutAfter) => {
    const player = createPlayer({ Tea: 'abc' }, { cutAfter, doesLast: cutAfter < 5 })
    expect((await renamePlaylist(player.wire, { name: 'Tea', to: 'Late' })).status).toBe('cut')
    expect(player.listed()['Tea']).toBe('abc')
    player.comeBack()
    const [left] = await findUnfinished(player.wire, await player.wire.names(), { name: 'Tea', to: 'Late' })
    expect(left).toMatchObject({ kind: 'renaming', canDrop: true, canFinish: cutAfter >= 4 })
  })

  it('makes no playlist of which the player does not take all', async () => {
    const player = createPlayer({}, { unknown: 'b' })
    const made = await makeNewPlaylist(player.wire, { name: 'Tea', wanted: entriesOf('abc') })
    expect(made).toEqual({ status: 'untaken', entries: entriesOf('b') })
    expect(player.listed()).toEqual({})
  })

  it('takes a playlist back only while it is what it was made', async () => {
    const player = createPlayer({ Tea: 'abc' })
    const made = entriesOf('ab')
    expect((await takeBackPlaylist(player.wire, { name: 'Tea', made })).status).toBe('refused')
    expect((await takeBackPlaylist(player.wire, { name: 'Tea', made: entriesOf('abc') })).status).toBe('done')
    expect(player.listed()).toEqual({})
  })
})

it('reads of a draft what it is of', () => {
  expect(readDraft(draftOf('Tea (rewriting 3)', 12))).toEqual({ name: 'Tea (rewriting 3)', count: 12 })
  expect(readDraft('Tea')).toBeUndefined()
  expect(readDraft('Tea (rewriting)')).toBeUndefined()
})
