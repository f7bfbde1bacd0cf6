/** A story and what it shows, as its file names it. */
export interface StoryCovers {
  /** Storybook's id, e.g. `app-connection--probing`. */
  id: string
  title: string
  name: string
  /** e.g. `state:connection.probing`. */
  covers: readonly string[]
}
