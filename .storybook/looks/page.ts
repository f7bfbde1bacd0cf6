import { createStore } from 'zustand/vanilla'
import type { Viewport } from '../viewports'
import type { Look } from './looks'

/** The scheme that the gallery shows whatever a story and the toolbar say. */
export const forcedScheme = createStore<{ scheme: Look['scheme'] }>(() => ({ scheme: undefined }))

let resize: ((viewport: Viewport) => Promise<void>) | undefined

/** Only who runs the page can give it another size. */
export const canResize = (how: typeof resize): void => void (resize = how)

/** Gives the page the size of one of the screens; throws where nobody can. */
export const resizePage = async (viewport: Viewport): Promise<void> => {
  if (!resize) throw new Error('Only a test can give its page another size')
  await resize(viewport)
}
