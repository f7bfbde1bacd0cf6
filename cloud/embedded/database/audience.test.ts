// @vitest-environment node
import { expect, it } from 'vitest'
import { createAudience } from './createAudience'
import { parsePath } from './tree/parsePath'

it('has hear who listens at, above and below what changed, each once, until they end it', () => {
  const audience = createAudience<string>()
  const listen = (path: string, who = path) => audience.add(parsePath(path), who)
  const of = (...paths: string[]) =>
    [...audience.of(paths.map((path) => ({ path: parsePath(path) })))].toSorted()

  expect(of('a', '')).toEqual([])
  const ends = ['', 'a', 'a/b', 'a/b/c', 'a/x', 'z'].map((path) => listen(path))
  expect(of('a/b')).toEqual(['', 'a', 'a/b', 'a/b/c'])
  expect(of('a/b/c/d/e')).toEqual(['', 'a', 'a/b', 'a/b/c'])
  expect(of('a/y')).toEqual(['', 'a'])
  expect(of('')).toHaveLength(6)
  expect(of('z/1', 'a/x', 'a/x/2')).toEqual(['', 'a', 'a/x', 'z'])
  expect(of('constructor', '__proto__/x')).toEqual([''])

  // One who listens twice goes once.
  const again = listen('a/b')
  ends[2]?.()
  ends[2]?.()
  expect(of('a/b')).toContain('a/b')
  again()
  expect(of('a/b')).toEqual(['', 'a', 'a/b/c'])
  for (const end of ends) end()
  expect(of('')).toEqual([])
})

it('takes as long for a change among thousands who listen elsewhere as among few', () => {
  const audience = createAudience<number>()
  for (let who = 0; who < 20_000; who += 1) audience.add(['users', `u${who}`], who)
  expect([...audience.of([{ path: ['users', 'u7', 'plan'] }])]).toEqual([7])
  // A root that hears of it would have to be asked 20,000 times for each.
  const began = performance.now()
  for (let round = 0; round < 20_000; round += 1) audience.of([{ path: ['users', `u${round}`, 'plan'] }])
  expect(performance.now() - began).toBeLessThan(5_000)
})
