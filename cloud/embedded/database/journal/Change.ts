import type { Path, Tree } from '../tree/Tree'

/** A place and what stands there from now on. */
export interface Change {
  path: Path
  value: Tree | null
}
