import { createHash } from 'node:crypto'

/** A number from 0 to 2³²−1 that is always the same for a text. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32LE(0)
}
