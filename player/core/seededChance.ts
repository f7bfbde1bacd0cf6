import { createHash } from 'node:crypto'

/** Numbers from 0 up to 1 that look like chance and are the same for a seed each time. */
export function createChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    // A full-period generator of Weyl's kind with its output mixed.
    state = (state + 0x9e37_79b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** A number from 0 to 2³²−1 that is always the same for a text. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32LE(0)
}
