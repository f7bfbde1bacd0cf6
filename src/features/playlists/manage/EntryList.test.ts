import { describe, expect, it } from 'vitest'
import { fieldsOf, moveEntry, sortEntries, toEdited, withoutDoubles, wordsOf } from './EntryList'

const list = (...titles: (string | undefined)[]) =>
  toEdited(titles.map((title, place) => ({ uri: `mnt/${place}`, ...(title !== undefined && { title }) })))
const titles = (entries: ReturnType<typeof list>) => entries.map(({ item }) => item.title)

describe('sorting a playlist', () => {
  it('goes by the language and by figures, and leaves equal ones as they stand', () => {
    const sorted = sortEntries(
      list('Track 10', 'Öl', 'Track 9', 'Zoo', 'öl', undefined, 'Ofen'),
      'title',
      'de',
    )
    expect(titles(sorted)).toEqual(['Ofen', 'Öl', 'öl', 'Track 9', 'Track 10', 'Zoo', undefined])
  })

  it('goes by length in seconds', () => {
    const entries = toEdited([{ duration: 90 }, { duration: 600 }, { duration: 30 }, {}])
    expect(sortEntries(entries, 'duration', 'en').map(({ item }) => item.duration)).toEqual([
      30,
      90,
      600,
      undefined,
    ])
  })

  it('is offered by what most entries have', () => {
    expect(fieldsOf(toEdited([{ title: 'a', artist: 'x' }, { title: 'b' }, { name: 'c' }]))).toEqual([
      'title',
    ])
    expect(fieldsOf([])).toEqual([])
  })

  it('takes 3,000 entries in a moment', () => {
    const many = toEdited(Array.from({ length: 3000 }, (_, at) => ({ title: `Song ${(at * 7919) % 3000}` })))
    const before = performance.now()
    expect(sortEntries(many, 'title', 'en')[2999]?.item.title).toBe('Song 2999')
    expect(performance.now() - before).toBeLessThan(1000)
  })
})

describe('editing a playlist', () => {
  it.each([
    [2, 0, 'cab'],
    [0, undefined, 'bca'],
    [0, 2, 'bac'],
    [1, 1, 'acb'],
    [9, 1, 'abc'],
  ])('moves entry %i before %o: %s', (id, before, expected) => {
    expect(titles(moveEntry(list('a', 'b', 'c'), id, before)).join('')).toBe(expected)
  })

  it('removes what stands there before, in whatever form its address is kept', () => {
    const same = { uri: 'INTERNAL/a.flac' }
    const entries = toEdited([same, { uri: 'mnt/INTERNAL/a.flac' }, { uri: 'b' }, same, { title: 'x' }])
    expect(withoutDoubles(entries).map(({ id }) => id)).toEqual([0, 2, 4])
  })

  it('calls an entry by its file where nothing else is known', () => {
    expect(wordsOf({ uri: 'mnt/a/01 b.flac' })).toEqual({ name: '01 b.flac', by: '' })
    expect(wordsOf({ title: 'T', artist: 'A', album: 'B' })).toEqual({ name: 'T', by: 'A - B' })
  })
})
