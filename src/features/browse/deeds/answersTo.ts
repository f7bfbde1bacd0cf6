import type { PushPayloads } from '../../../../schemas/generated/types'
import type { Deed } from './Deed'

type Pushes = readonly (keyof PushPayloads)[]

/** What players push once they have done it, for the deeds that change what a page lists, and the page that they change, where it is one. */
const answers: { readonly [K in Deed['kind']]?: { pushes: Pushes; page?: string } } = {
  addToFavourites: { pushes: ['urifavourites', 'pushToastMessage'], page: 'favourites' },
  removeFromFavourites: { pushes: ['urifavourites', 'pushToastMessage'], page: 'favourites' },
  addToRadioFavourites: {
    pushes: ['pushAddToRadioFavourites', 'pushToastMessage'],
    page: 'radio/favourites',
  },
  removeFromRadioFavourites: {
    pushes: ['pushRemoveFromRadioFavourites', 'pushToastMessage'],
    page: 'radio/favourites',
  },
  addToPlaylist: { pushes: ['pushAddToPlaylist', 'pushToastMessage'] },
  removeFromPlaylist: { pushes: ['pushToastMessage'] },
  deletePlaylist: { pushes: ['pushToastMessage'] },
  // Without a toast: the page that it was removed from comes.
  removeWebRadio: { pushes: ['pushBrowseLibrary'] },
  deleteFolder: { pushes: ['pushToastMessage'] },
  safeRemoveDrive: { pushes: ['pushToastMessage'] },
}

/** The pushes that tell that a deed was done which changes what the page of an address lists; undefined for one that does not. */
export function answersTo({ kind }: Deed, page: string): Pushes | undefined {
  const answer = answers[kind]
  return answer && (answer.page === undefined || answer.page === page) ? answer.pushes : undefined
}
