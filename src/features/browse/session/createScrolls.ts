/** How far places were scrolled, and how far the window is, px. */
export interface Scrolls {
  /** Undefined for a place that was not scrolled. */
  of: (address: string) => number | undefined
  note: (address: string, top: number) => void
  /** Forgets all places [D4-11]. */
  clear: () => void
  /** Undefined while nobody has looked. */
  windowTop: () => number | undefined
  noteWindow: (top: number | undefined) => void
}

/** Makes what remembers it [D2.6-13]. */
export function createScrolls(): Scrolls {
  const places = new Map<string, number>()
  let now: number | undefined
  return {
    of: (address) => places.get(address),
    note: (address, top) => void places.set(address, top),
    clear: () => places.clear(),
    windowTop: () => now,
    noteWindow: (top) => {
      now = top
    },
  }
}
