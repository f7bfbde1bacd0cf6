import type { Brand } from '../../../schemas/generated/types'

/** What the toolbar chose; what is undefined is as each story says. */
export interface GalleryChoice {
  brand: Brand | undefined
  /** The theme that the player says in its UI settings. */
  uiTheme: string | undefined
}

let chosen: GalleryChoice = { brand: undefined, uiTheme: undefined }

/**
 * The choice that the story on screen is drawn with. Set before a story is drawn, and the same as long as it
 * is.
 */
export const galleryChoice = {
  read: (): GalleryChoice => chosen,
  set: (choice: GalleryChoice): void => {
    chosen = choice
  },
  /** The brand of a story: the chosen one, with the story's own where that says nothing. */
  brandOver: (brand: Brand): Brand => ({ ...brand, ...chosen.brand }),
}
