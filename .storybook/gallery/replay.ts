import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

let drawn: { id: string; key: string } | undefined
let isDue = false

/**
 * Plays a story from its beginning when the toolbar changes what it has to begin with, because drawing it
 * anew loses what its play function did.
 */
export const replay = {
  /** A story is drawn, for the first time or again, with `key` for what it begins with. */
  note: (id: string, key: string): 'first' | 'again' => {
    const isAgain = drawn?.id === id
    isDue = isAgain && drawn?.key !== key
    drawn = { id, key }
    return isAgain ? 'again' : 'first'
  },
  isDue: (): boolean => isDue,
  /** Once everything about the present drawing is over. */
  begin: (): void => {
    const storyId = drawn?.id
    setTimeout(() => addons.getChannel().emit(FORCE_REMOUNT, { storyId }))
  },
  forget: (): void => {
    drawn = undefined
    isDue = false
  },
}
