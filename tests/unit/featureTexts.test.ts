import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import english from '../../locales/en.json'
import { actingByImport, featureTexts, groupOf } from '../../scripts/featureTexts'

// Texts that travel with what shows them reach nobody when nothing on the way there imports them, or when the
// build takes what does for something without effects; no test that draws a part of the feature would see it,
// for tests have all texts.

interface Module {
  text: string
  /** What comes with it. */
  takes: string[]
  /** What it fetches later. */
  fetches: string[]
}

const isKnown = (file: string) => existsSync(file) && !file.endsWith('/')

const resolveFile = (from: string, name: string) =>
  ['', '.ts', '.tsx', '/index.ts']
    .map((end) => normalize(join(from, '..', name)) + end)
    .find((file) => /\.tsx?$/.test(file) && isKnown(file))

const importPattern = /^(?:import|export) (?!type )(?:\{([^}]*)\} from )?[^'{}]*'(\.[^']+)'/gm

const nameOf = (one: string) =>
  one
    .replace(/^\s*type .*/s, '')
    .replace(/ as .*/s, '')
    .trim()

/** The file that a public API has a name from; undefined where it has it itself. */
const behindIndex = (index: string, name: string) => {
  for (const [line, names = '', from = ''] of readFileSync(index, 'utf8').matchAll(importPattern))
    if (line.startsWith('export') && names.split(',').map(nameOf).includes(name))
      return resolveFile(index, from)
  return undefined
}

const readModule = (file: string): Module => {
  const text = readFileSync(file, 'utf8')
  const isIndex = file.endsWith('/index.ts')
  const takes = [...text.matchAll(importPattern)].flatMap(([line, names, from = '']) => {
    const taken = resolveFile(file, from)
    // A build leaves out what a public API offers and nobody takes.
    if (taken === undefined || (isIndex && line.startsWith('export'))) return []
    if (!taken.endsWith('/index.ts') || names === undefined) return [taken]
    return [taken, ...names.split(',').flatMap((one) => behindIndex(taken, nameOf(one)) ?? [])]
  })
  const fetches = [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].flatMap(
    ([, from = '']) => resolveFile(file, from) ?? [],
  )
  return { text, takes, fetches }
}

const modules = new Map(
  ['src', 'machines']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^src\/preview\//.test(name))
    .map((file) => [file, readModule(file)]),
)

/** What a browser has when it has fetched `root`; nothing beyond the modules `without`. */
const comesWith = (root: string, without: ReadonlySet<string> = new Set()): Set<string> => {
  const found = new Set<string>()
  const open = [root]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || without.has(file)) continue
    found.add(file)
    open.push(...(modules.get(file)?.takes ?? []))
  }
  return found
}

/**
 * Whether `path` leads to a text, or to a room of them; with the number that is left out, where it has one.
 */
const hasText = (path: string): boolean => {
  let at: unknown = english
  for (const step of path.split('.').filter(Boolean)) {
    if (typeof at !== 'object' || at === null) return false
    const entry = Object.entries(at).find(([name]) => name === step || name === `${step}_one`)
    at = entry?.[1]
  }
  return at !== undefined
}

/** Whether a module names a text of `key`; events of machines look alike. */
const namesText = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`['\`"](${key}\\.[\\w.]*)`, 'g'))].some(([, path = '']) => hasText(path))

const roots = ['src/main.tsx', ...new Set([...modules.values()].flatMap(({ fetches }) => fetches))]

it('knows the ways of the interface', () => {
  expect(roots.length).toBeGreaterThan(50)
  expect(comesWith('src/main.tsx')).toContain('src/app/shell/Shell.tsx')
  expect(comesWith('src/main.tsx')).not.toContain('src/features/queue/index.ts')
})

describe.each([...featureTexts()])('the texts of %s', (key, importers) => {
  // Public APIs are kept whole; another module may be left out of what does not use it, and its texts with
  // it.
  const indexes = importers.filter((name) => name.endsWith('/index.ts'))
  const users = [...modules]
    .filter(([, { text }]) => namesText(text, key))
    .map(([name]) => name)
    .filter((name) => importers.every((one) => !comesWith(name).has(one)))

  it('are kept by the build, in a group', () => {
    expect(hasText(key)).toBe(true)
    expect(groupOf(key)).toBeDefined()
    expect(readFileSync('vite.config.ts', 'utf8')).toContain('actingByImport()')
    for (const one of [`\0virtual:texts/${key}`, ...indexes.map((index) => `/${index}`)])
      expect(one).toMatch(actingByImport())
  })

  it('come with everything that shows them', () => {
    const missing = roots.flatMap((root) => {
      const all = comesWith(root)
      if (indexes.some((index) => all.has(index))) return []
      const reached = comesWith(root, new Set(importers))
      return users.filter((user) => reached.has(user)).map((user) => `${user}, fetched with ${root}`)
    })
    expect(missing).toEqual([])
  })
})
