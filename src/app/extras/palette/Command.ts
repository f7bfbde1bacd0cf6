/** Something that the command palette finds by its words. */
export interface Command {
  /** Unique in the palette. */
  id: string
  label: string
  /** Where it belongs: a kind of command, or the settings page. */
  group: string
  run: () => void
}
