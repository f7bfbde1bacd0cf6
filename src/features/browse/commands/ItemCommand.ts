import type { BrowseItem } from '../../../../schemas/generated/types'

/** What a player is told about an item of its library, by the name of the request. */
export type ItemCommand =
  | {
      kind:
        | 'addPlay'
        | 'replaceAndPlay'
        | 'addToQueue'
        | 'addToFavourites'
        | 'removeFromFavourites'
        | 'addToRadioFavourites'
        | 'removeFromRadioFavourites'
        | 'safeRemoveDrive'
        | 'updateDb'
      item: BrowseItem
    }
  | { kind: 'addWebRadio' | 'removeWebRadio'; item: BrowseItem }
  | { kind: 'playItemsList'; item: BrowseItem; list: readonly BrowseItem[]; index: number }
  | { kind: 'playPlaylist' | 'enqueue' | 'createPlaylist'; name: string }
  | { kind: 'deletePlaylist'; name: string }
  | { kind: 'addToPlaylist' | 'removeFromPlaylist'; name: string; item: BrowseItem }
  /** `curUri`: address of the page that is open. */
  | { kind: 'deleteFolder'; item: BrowseItem; curUri: string }
