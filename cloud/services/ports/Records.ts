/** A value without children. */
export type Leaf = string | number | boolean

/** What stands at a place of the database; where nothing stands it is null. Not to be changed. */
export type Tree = Leaf | { readonly [key: string]: Tree }

/** Which children of a place, in the order of what stands at `child` below each, then of their keys. */
export interface Asked {
  /** A path below each child. Real projects need an index on it (`.indexOn` in database.rules.json). */
  child: string
  /** The least and the greatest that `child` may be, both included; what has no such child is left out. */
  from?: Leaf
  to?: Leaf
  /** Only so many of them: the first ones, or else the last ones. Never both. */
  most?: number
  last?: number
}

/**
 * What a change comes to: with `next`, what stands there from now on (null for nothing); without, no change.
 */
export interface Decided<T> {
  next?: unknown
  result: T
}

/**
 * The realtime database, without its rules. Paths are keys with slashes between, e.g. `users/ada`; written
 * values may hold the database's own (`{ '.sv': 'timestamp' }`, `{ '.sv': { increment: 1 } }`), in `change`
 * they may not. Every call rejects when the database cannot be reached or a path is none.
 */
export interface Records {
  get(path: string): Promise<Tree | null>
  /** Writes several places below the root, all or none; null deletes. None of them may be above another. */
  update(values: Readonly<Record<string, unknown>>): Promise<void>
  /** Puts a value under a new key, which sorts after all older ones, and resolves with the key. */
  push(path: string, value: unknown): Promise<string>
  /**
   * Changes one place so that nobody else changes it meanwhile. `decide` may run several times, at first with
   * null although something stands there, so it does nothing but decide. What it throws is what `change`
   * rejects with, and then nothing is changed.
   */
  change<T>(path: string, decide: (now: Tree | null) => Decided<T>): Promise<T>
  /** Some children of a place, key and value, in order. */
  first(path: string, asked: Asked): Promise<[key: string, value: Tree][]>
  /** The next so many children of a place, in the order of their keys, after one; at first without one. */
  page(path: string, after: string | undefined, most: number): Promise<[key: string, value: Tree][]>
}

/** Says what is to be added to a number where it stands, whoever else adds to it. */
export const added = (step: number) => ({ '.sv': { increment: step } })

/** What stands at a place below a value, or null; any word may be a key. */
export function below(value: Tree | null, ...keys: string[]): Tree | null {
  let found = value
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return null
    found = found[key] ?? null
  }
  return found
}

/** The children of a value; none where it has none. */
export const childrenOf = (value: Tree | null | undefined): Readonly<Record<string, Tree>> =>
  typeof value === 'object' && value !== null ? value : {}
