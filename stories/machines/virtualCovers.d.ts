declare module 'virtual:story-covers' {
  import type { StoryCovers } from '../../.storybook/covers/StoryCovers'

  /** The stories that say what they show, read from their files. */
  export const storyCovers: readonly StoryCovers[]
}
