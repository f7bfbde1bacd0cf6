import type { Tree } from '../tree/Tree'

/** A branch while a journal is read: nobody else has it yet, so it may be changed. */
type Growing = Record<string, unknown>

const isGrowing = (value: unknown): value is Growing => typeof value === 'object' && value !== null

/** What a journal's lines add up to. */
export interface Replayed {
  root: Tree | null
  /** Numbers of the lines that make no sense, from 1. */
  damaged: number[]
}

/**
 * Makes the database from the lines of its journal, each a list of places and values. Lines that make no
 * sense are passed over.
 */
export function replay(lines: readonly string[]): Replayed {
  const holder: Growing = {}
  const damaged: number[] = []
  for (const [index, line] of lines.entries()) {
    const changes = parseLine(line)
    if (changes === undefined) damaged.push(index + 1)
    else for (const [path, value] of changes) put(holder, ['root', ...path.split('/').filter(Boolean)], value)
  }
  // Each line was a tree when it was written.
  return { root: (holder['root'] ?? null) as Tree | null, damaged }
}

function parseLine(line: string): [path: string, value: unknown][] | undefined {
  try {
    const changes: unknown = JSON.parse(line)
    return Array.isArray(changes) && changes.every(isChange) ? changes : undefined
  } catch {
    return undefined
  }
}

function isChange(value: unknown): value is [path: string, value: unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string'
}

function put(branch: Growing, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) {
    if (value === null) delete branch[key]
    else define(branch, key, value)
    return
  }
  const standing = Object.hasOwn(branch, key) ? branch[key] : undefined
  if (value === null && !isGrowing(standing)) return
  const child: Growing = isGrowing(standing) ? standing : {}
  put(child, rest, value)
  // Counting takes long where there are thousands, and only what is deleted leaves an empty place.
  if (value === null && Object.keys(child).length === 0) delete branch[key]
  else if (child !== standing) define(branch, key, child)
}

/** Plain assignment would take the key `__proto__` for something else. */
function define(branch: Growing, key: string, value: unknown): void {
  Object.defineProperty(branch, key, { value, configurable: true, enumerable: true, writable: true })
}
