/** What whoever opens a sheet about the track hands to it; what is missing is not offered. */
export interface TrackSheet {
  /** Open browse at the artist or album [D2.4-12]. */
  goToArtist?: (() => void) | undefined
  goToAlbum?: (() => void) | undefined
  /** Shares the track with a microblog. */
  share?: (() => void) | undefined
}

const asDeed = (value: unknown): (() => void) | undefined =>
  typeof value === 'function' ? () => void Reflect.apply(value, undefined, []) : undefined

/** Reads what a sheet was opened with. */
export function readTrackSheet(params: unknown): TrackSheet {
  const given: Readonly<Record<string, unknown>> =
    typeof params === 'object' && params !== null ? { ...params } : {}
  return {
    goToArtist: asDeed(given['goToArtist']),
    goToAlbum: asDeed(given['goToAlbum']),
    share: asDeed(given['share']),
  }
}
