import { files, load } from 'virtual:font-awesome/index'

/** A glyph: its width in font units (an em is 1792, y upwards) and its SVG path. */
export type Glyph = readonly [width: number, path: string]

/**
 * The first of `names` that FontAwesome 4 has; undefined if it has none. Rejects when the file cannot be
 * loaded.
 */
export const loadGlyph = async (names: string[]): Promise<Glyph | undefined> => {
  const name = names.find((candidate) => Object.hasOwn(files, candidate))
  if (name === undefined) return undefined
  const glyphs = await load(files[name] ?? 0)
  return glyphs[name]
}
