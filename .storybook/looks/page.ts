import { createStore } from 'zustand/vanilla'
import type { viewports } from '../viewports'
import type { Look } from './looks'

/** The scheme that the gallery shows whatever a story and the toolbar say. */
export const forcedScheme = createStore<{ scheme: Look['scheme'] }>(() => ({ scheme: undefined }))

type Size = (typeof viewports)[keyof typeof viewports]['styles']

let resize: ((size: Size) => Promise<void>) | undefined

/** Only who runs the page can give it another size. */
export const canResize = (how: typeof resize): void => void (resize = how)

/** Gives the page another size; throws where nobody can. */
export const resizePage = async (size: Size): Promise<void> => {
  if (!resize) throw new Error('Only a test can give its page another size')
  await resize(size)
}
