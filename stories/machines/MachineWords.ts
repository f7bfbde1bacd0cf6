/** What a machine is told in words, `words/<machine>.json`. */
export interface MachineWords {
  /** What the process is. */
  about: string
  /** What happens when an event comes, by its type. */
  events: Readonly<Record<string, string>>
  /** States in which nobody can look around, by path, and why. */
  momentary?: Readonly<Record<string, string>>
}
