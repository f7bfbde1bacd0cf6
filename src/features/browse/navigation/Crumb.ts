/** A place on the way to where somebody is. */
export interface Crumb {
  /** Address within the panel. */
  address: string
  /** What it was called there. */
  title: string
  /** Address within the library, '' where it is none. */
  uri: string
  /** Which entry of the browser's history it is, as the router counts them; undefined where nobody can say. */
  at?: number
}

/** What an entry of the browser's history keeps of browse; it outlives a reload. */
export interface BrowseEntry {
  /** The way from home, without home and without the place itself; nearest last. */
  trail: readonly Crumb[]
  /** The entry of home, where the way began there, as `at` of a crumb. */
  homeAt?: number
  /** It was come to by a way back that is no way back of the browser. */
  isReturn?: boolean
  /** Home was meant, and not what was open last. */
  isHome?: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    browse?: BrowseEntry
  }
}
