import type { Path, Tree } from '../tree/Tree'
import type { Signed } from './Signed'

/** A place of the database as a rule sees it: in the data of before or after a write. */
export interface Place {
  root: Tree | null
  path: Path
}

/** What an expression is evaluated with. */
export interface Scope {
  auth: Signed | null
  /** The server's time in ms. */
  now: number
  /** The database before the write. */
  root: Place
  /** This place before the write. */
  data: Place
  /** This place after the write. */
  newData: Place
  /** The keys that `$words` of the rules stand for. */
  wildcards: ReadonlyMap<string, string>
}
