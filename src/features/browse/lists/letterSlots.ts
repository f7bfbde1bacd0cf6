/** px that a letter takes of the height. */
const slotHeight = 14

/** Where letters stand at the edge of a list, when there are more than it has room for. */
export interface LetterSlots {
  /** What stands in each, from the top: the place of a letter, or undefined for a dot, which stands for those between. */
  shown: readonly (number | undefined)[]
  /** The letter that is meant at a part of the height, 0 … 1: every one can be reached, those behind dots too. */
  at: (part: number) => number
}

/** Shares out `height` px among letters; as long as it is not known, 0, each has a slot of its own. */
export function letterSlots(letters: number, height: number): LetterSlots {
  const fitting = height > 0 ? Math.max(3, Math.floor(height / slotHeight)) : letters
  // Letters at both ends, and in between every other slot is a dot.
  const slots = fitting >= letters ? letters : fitting - ((fitting + 1) % 2)
  const letterOf = (slot: number) =>
    slots < 2 ? 0 : Math.round((Math.min(Math.max(slot, 0), slots - 1) / (slots - 1)) * (letters - 1))
  return {
    shown: Array.from({ length: slots }, (_, slot) =>
      slots < letters && slot % 2 === 1 ? undefined : letterOf(slot),
    ),
    at: (part) => letterOf(part * slots - 0.5),
  }
}
