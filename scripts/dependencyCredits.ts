import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:dependency-credits'
const root = join(import.meta.dirname, '..')

/** A package that others wrote, as the lock file names it. */
interface CreditedPackage {
  name: string
  version: string
  /** As its author names it, e.g. MIT. */
  license: string
}

interface Locked {
  /** Where it is another than the folder's. */
  name?: string
  version?: string
  license?: string
  dependencies?: Readonly<Record<string, string>>
}

/** Where the code of each side lies. */
const sides = { ui: ['src', 'machines'], backend: ['player', 'cli', 'authoring'] }

const isOurs = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|d)\.tsx?$/.test(file) && !/(^|\/)(testing|preview)\//.test(file)

const imported =
  /(?:^|\n)(?:import|export) (?!type )(?:[^'"]*? from )?'([^'.][^']*)'|import\('([^'.][^']*)'\)/g

/** The packages that the code of a side names, as far as the lock file knows them. */
const rootsOf = (folders: readonly string[], packages: Readonly<Record<string, Locked>>): string[] => {
  const found = new Set<string>()
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(isOurs))
      for (const [, one, other] of readFileSync(join(root, folder, file), 'utf8').matchAll(imported)) {
        const parts = (one ?? other ?? '').replace(/^virtual:/, '').split('/')
        found.add(parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/'))
      }
  return [...found].filter((one) => `node_modules/${one}` in packages)
}

/** Where a package finds another, as Node looks for it: beside itself first, then further out. */
const resolve = (from: string, wanted: string, packages: Readonly<Record<string, Locked>>) => {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const path = `${place === '' ? '' : `${place}/`}node_modules/${wanted}`
    if (path in packages) return path
    if (place === '') return undefined
  }
}

/** Old packages name their licence in words only. */
const licenceIn = (path: string): string => {
  const folder = join(root, path)
  const { license, licenses }: { license?: unknown; licenses?: unknown } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const [named]: unknown[] = [license, ...(Array.isArray(licenses) ? licenses : [])].filter(Boolean)
  if (typeof named === 'string') return named
  if (named !== undefined) return String(Reflect.get(Object(named), 'type'))
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|readme|copying)/i.test(file))
  const isMit = texts.some((file) =>
    /\bMIT\b|Permission is hereby granted, free of charge/.test(readFileSync(join(folder, file), 'utf8')),
  )
  return isMit ? 'MIT' : 'not named'
}

const closureOf = (
  roots: readonly string[],
  packages: Readonly<Record<string, Locked>>,
): CreditedPackage[] => {
  const seen = new Set<string>()
  const visit = (path: string | undefined) => {
    if (path === undefined || seen.has(path)) return
    seen.add(path)
    for (const wanted of Object.keys(packages[path]?.dependencies ?? {}))
      visit(resolve(path, wanted, packages))
  }
  for (const one of roots) visit(`node_modules/${one}`)
  const credited = [...seen].map((path): CreditedPackage => {
    const folder = path.slice(path.lastIndexOf('node_modules/') + 13)
    const { name: own = folder, version = '', license = licenceIn(path) } = packages[path] ?? {}
    return { name: own, version, license }
  })
  const once = new Map(credited.map((one) => [`${one.name}@${one.version}`, one]))
  return [...once.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/**
 * The packages that the interface and the player's side are built with, those that these need included, by
 * the lock file.
 */
export const readDependencyCredits = (): Record<keyof typeof sides, CreditedPackage[]> => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  return {
    ui: closureOf(rootsOf(sides.ui, packages), packages),
    backend: closureOf(rootsOf(sides.backend, packages), packages),
  }
}

/**
 * A Vite plugin: `virtual:dependency-credits` exports what `readDependencyCredits` finds, so that nobody
 * types such a list [D1-17].
 */
export const dependencyCredits = (): Plugin => ({
  name: 'dependency-credits',
  resolveId: (id) => (id === name ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    this.addWatchFile(join(root, 'package-lock.json'))
    return `export default ${JSON.stringify(readDependencyCredits())}`
  },
})
