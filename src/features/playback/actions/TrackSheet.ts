import type { BrowseTarget } from '../links'

type Names = Pick<BrowseTarget, 'artist' | 'album'>
type Action = (() => void) | undefined

/** What can be done from a sheet about a track; what is missing is not offered. */
export interface TrackSheet {
  /** Open browse at the artist or album [D2.4-12]. */
  goToArtist?: Action
  goToAlbum?: Action
  /** Shares the track with a microblog. */
  share?: Action
}

/** What whoever opens a sheet about what plays hands to it. */
export interface SheetParams {
  /** The ways into browse, by the names of whatever plays then. */
  waysOf: (names: Names) => Pick<TrackSheet, 'goToArtist' | 'goToAlbum'>
  /** What the UI settings say of sharing; undefined where nothing is shared. */
  sharing: Readonly<Record<string, unknown>> | undefined
}

const asAction = (value: unknown): Action =>
  typeof value === 'function' ? () => void Reflect.apply(value, undefined, []) : undefined

const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined

/** Reads what a sheet was opened with, for a track of these names. */
export function readTrackSheet(
  params: unknown,
  names: Names,
): Omit<TrackSheet, 'share'> & Pick<SheetParams, 'sharing'> {
  const { waysOf, sharing } = asRecord(params) ?? {}
  const ways = typeof waysOf === 'function' ? asRecord(Reflect.apply(waysOf, undefined, [names])) : undefined
  return {
    goToArtist: asAction(ways?.['goToArtist']),
    goToAlbum: asAction(ways?.['goToAlbum']),
    sharing: asRecord(sharing),
  }
}
