import type { GalleryChoice } from '../../stories/support/gallery/galleryChoice'
import { brands } from '../../stories/support/gallery/brands'
import { asTold } from './toolbar'

const chosen = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value !== asTold ? value : undefined

/** What the toolbar's globals say; undefined where they leave it to the story. */
export const choiceOf = (
  globals: Record<string, unknown>,
): GalleryChoice & { language: string | undefined } => ({
  brand: brands.find(({ word }) => word === globals['brand']),
  uiTheme: chosen(globals['uiTheme']),
  language: chosen(globals['language']),
})
