import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import brand from '../brand.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const rooms = ['src', 'machines', 'schemas', 'player', 'locales', 'index.html']

/** Build products, and tests, which may use the word as a value. */
const isLeftOut = (path: string) => /^schemas\/generated|node_modules|\.test\.tsx?$/.test(path)

const filesUnder = (path: string): string[] => {
  const name = relative(root, path)
  if (isLeftOut(name)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((entry) => filesUnder(join(path, entry)))
}

describe('the brand word', () => {
  it('stands in brand.json and nowhere in the code, so that one build serves every brand', () => {
    const word = brand.word.toLowerCase()
    const files = rooms.flatMap((room) => filesUnder(join(root, room)))
    expect(files.length).toBeGreaterThan(200)
    const bearers = files.filter(
      (file) =>
        relative(root, file).toLowerCase().includes(word) ||
        readFileSync(file, 'latin1').toLowerCase().includes(word),
    )
    expect(bearers.map((file) => relative(root, file))).toEqual([])
  })
})
