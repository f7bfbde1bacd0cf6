import { isViewport, type Viewport } from '../viewports'

/** A story as it looks on another screen, in the other scheme, in longer words, or several of these. */
export interface Look {
  /** As the story's tag says it: `dark`, `phone`, `phone-dark-pseudo`. */
  name: string
  /** The story's own where there is none. */
  viewport?: Viewport
  /** The same. */
  scheme?: 'light' | 'dark'
  /** The pseudo-language: with it a page that scrolls sideways and words that are cut off fail, too. */
  language?: 'pseudo'
}

/** The look that a tag of a story asks for; undefined for any other tag. */
function lookOf(tag: string): Look | undefined {
  const look: Look = { name: tag }
  for (const word of tag.split('-'))
    if (isViewport(word)) look.viewport = word
    else if (word === 'dark' || word === 'light') look.scheme = word
    else if (word === 'pseudo') look.language = word
    else return undefined
  return look
}

/** Tags that Storybook gives. */
const given = new Set(['dev', 'test', 'manifest', 'play-fn'])

/**
 * The looks that a story is to be seen in besides its own, those on the same screen after each other. Throws
 * on a tag that asks for none.
 */
export const taggedLooks = (tags: readonly string[]): Look[] =>
  tags
    .filter((tag) => !given.has(tag))
    .map((tag) => {
      const look = lookOf(tag)
      if (!look) throw new Error(`No look is called “${tag}”`)
      return look
    })
    .toSorted((a, b) => (a.viewport ?? '').localeCompare(b.viewport ?? ''))
