import { describe, expect, it } from 'vitest'
import { added, type Records } from '../services/ports/Records'

/** A decision that is none; says what it saw. */
const refuse = (now: unknown) => {
  throw new Error(`no: ${JSON.stringify(now)}`)
}

/**
 * What every adapter of `Records` has to do. `open` gives one whose place `contract` may be filled; each case
 * has a place of its own below it.
 */
export function describeRecords(name: string, open: () => Records): void {
  let places = 0
  const place = () => `contract/p${(places += 1)}`

  describe(`records of ${name}`, () => {
    it('hold what was written, and nothing where nothing was', async () => {
      const [records, at] = [open(), place()]
      expect(await records.get(at)).toBeNull()
      await records.update({ [`${at}/a`]: { b: 1, none: null, text: 'x' }, [`${at}/c/d`]: true })
      expect(await records.get(at)).toEqual({ a: { b: 1, text: 'x' }, c: { d: true } })
      await records.update({ [`${at}/a`]: null, [`${at}/c/d`]: false })
      expect(await records.get(at)).toEqual({ c: { d: false } })
    })

    it('write all places or none', async () => {
      const [records, at] = [open(), place()]
      await expect((async () => records.update({ [`${at}/a`]: 1, [`${at}/a.b`]: 2 }))()).rejects.toThrow(
        /a\.b/,
      )
      await expect((async () => records.update({ [`${at}/a`]: 1, [`${at}/a/b`]: 2 }))()).rejects.toThrow(/\w/)
      expect(await records.get(at)).toBeNull()
    })

    it('add to a number where it stands, and know the time', async () => {
      const [records, at] = [open(), place()]
      await Promise.all(
        Array.from({ length: 10 }, () => records.update({ [`${at}/n`]: added(2), [`${at}/m`]: added(-1) })),
      )
      await records.update({ [`${at}/at`]: { '.sv': 'timestamp' } })
      expect(await records.get(at)).toEqual({ n: 20, m: -10, at: expect.any(Number) })
    })

    it('push under keys in order', async () => {
      const [records, at] = [open(), place()]
      const keys = [await records.push(at, { n: 1 }), await records.push(at, { n: 2 })]
      expect(keys.toSorted()).toEqual(keys)
      expect(await records.get(`${at}/${keys[1]}/n`)).toBe(2)
    })

    it('change one place so that nobody comes between', async () => {
      const [records, at] = [open(), place()]
      const add = () =>
        records.change(`${at}/n`, (now) => {
          const next = Number(now ?? 0) + 1
          return { next, result: next }
        })
      const results = await Promise.all(Array.from({ length: 12 }, add))
      expect(results.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
      expect(await records.get(`${at}/n`)).toBe(12)
    })

    it('change by what stands there, though a client begins with null', async () => {
      const [records, at] = [open(), place()]
      await records.update({ [at]: { owner: 'ada' } })
      const take = (uid: string) =>
        records.change(at, (now) =>
          now === null ? { next: { owner: uid }, result: 'taken' } : { result: JSON.stringify(now) },
        )
      expect(await take('ben')).toBe('{"owner":"ada"}')
      expect(await records.get(at)).toEqual({ owner: 'ada' })
      const leave = () =>
        records.change(at, (now) => (now === null ? { result: 'none' } : { next: null, result: 'gone' }))
      expect(await leave()).toBe('gone')
      expect(await leave()).toBe('none')
      expect(await records.get(at)).toBeNull()
    })

    it('change nothing where the decision throws, also over what it sees first', async () => {
      const [records, at] = [open(), place()]
      await expect(records.change(at, refuse)).rejects.toThrow('no: null')
      await records.update({ [at]: 7 })
      await expect(records.change(at, refuse)).rejects.toThrow('no: 7')
      expect(await records.get(at)).toBe(7)
    })

    it('give some children in order, without those that have no such child', async () => {
      const [records, at] = [open(), place()]
      const due = { 1: 30, b: 10, c: 20, 22: 20, late: 40 }
      await records.update({
        [at]: {
          ...Object.fromEntries(Object.entries(due).map(([key, value]) => [key, { due: { at: value } }])),
          none: { other: 1 },
        },
      })
      const keys = async (asked: { from?: number; to?: number; most?: number; last?: number }) =>
        (await records.first(at, { child: 'due/at', ...asked })).map(([key]) => key)
      expect(await keys({})).toEqual(['b', '22', 'c', '1', 'late'])
      expect(await keys({ to: 20 })).toEqual(['b', '22', 'c'])
      expect(await keys({ from: 20, to: 30 })).toEqual(['22', 'c', '1'])
      expect(await keys({ most: 2 })).toEqual(['b', '22'])
      expect(await keys({ last: 2 })).toEqual(['1', 'late'])
      expect(await records.first(at, { child: 'due/at', last: 1 })).toEqual([['late', { due: { at: 40 } }]])
      expect(await records.first(`${at}/nothing`, { child: 'x' })).toEqual([])
    })

    it('give page after page in the order of keys', async () => {
      const [records, at] = [open(), place()]
      await records.update({ [at]: { b: 1, a: { x: 1 }, 10: 1, 9: 1, B: 1 } })
      const pages: string[][] = []
      let after: string | undefined
      do {
        const page = await records.page(at, after, 2)
        pages.push(page.map(([key]) => key))
        after = page.at(-1)?.[0]
      } while (after !== undefined)
      expect(pages).toEqual([['9', '10'], ['B', 'a'], ['b'], []])
      expect(await records.page(`${at}/nothing`, undefined, 2)).toEqual([])
    })

    it('decide by what stands there, not by what another change wants to put there meanwhile', async () => {
      const [records, at] = [open(), place()]
      await records.update({ [at]: 'ada' })
      const take = (uid: string) =>
        records.change(at, (now) => {
          if (now !== null && now !== uid) throw new Error(`it is of ${JSON.stringify(now)}`)
          return { next: uid, result: uid }
        })
      const done = await Promise.allSettled([take('ben'), take('ada'), take('cleo')])
      expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
      expect(await records.get(at)).toBe('ada')
    })
  })
}
