import { taggedLooks } from '../../.storybook/looks/looks'
import { sizeOf } from '../../.storybook/viewports'

/** A story of a built Storybook. */
export interface StoryEntry {
  id: string
  title: string
  name: string
  /** The screen that it is drawn on, px. */
  width: number
  height: number
  /** Tags, those that Storybook gives and those that ask for another look. */
  tags: string[]
}

/** A story in one of its looks. */
export interface Shown extends StoryEntry {
  /** By what its picture is kept: the story's id, and the look that is not its own behind a `@`. */
  key: string
  /** The scheme that the toolbar chooses; none where that is left to the story. */
  scheme: 'light' | 'dark' | undefined
}

/** A story as it is, and in each look that its tags ask for; longer words are for tests that measure. */
export const inItsLooks = (story: StoryEntry): Shown[] => [
  { ...story, key: story.id, scheme: undefined },
  ...taggedLooks(story.tags)
    .filter(({ language }) => language === undefined)
    .map(({ name, viewport, scheme }) => ({
      ...story,
      ...(viewport && sizeOf(viewport)),
      key: `${story.id}@${name}`,
      scheme,
    })),
]
