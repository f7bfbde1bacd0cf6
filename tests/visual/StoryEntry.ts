/** A story of a built Storybook. */
export interface StoryEntry {
  id: string
  title: string
  name: string
  /** The screen that it is drawn on, px. */
  width: number
  height: number
}
