import type { Piece } from './Piece'

/**
 * Looks for `pattern` (with its flag g) in the pieces that are not done; what `replace` makes of a match is done, a match
 * of which it makes undefined stays as it is.
 */
export const replaceIn = (
  pieces: readonly Piece[],
  pattern: RegExp,
  replace: (match: RegExpMatchArray) => string | undefined,
): Piece[] =>
  pieces.flatMap((piece) => {
    if (piece.isDone) return [piece]
    const { text } = piece
    const found: Piece[] = []
    let end = 0
    for (const match of text.matchAll(pattern)) {
      const made = replace(match)
      if (made === undefined) continue
      if (match.index > end) found.push({ text: text.slice(end, match.index), isDone: false })
      found.push({ text: made, isDone: true })
      end = match.index + match[0].length
    }
    if (end === 0) return found.length === 0 ? [piece] : found
    return end < text.length ? [...found, { text: text.slice(end), isDone: false }] : found
  })
