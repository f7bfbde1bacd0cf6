/** A value without children. */
export type Leaf = string | number | boolean

/** A place with children. Never empty; read children with `childOf`, as any word may be a key. */
export interface Branch {
  readonly [key: string]: Tree
}

/** What stands at a place of the database; where nothing stands it is null. Never changed, only replaced. */
export type Tree = Leaf | Branch

/** The keys from the root to a place. */
export type Path = readonly string[]
