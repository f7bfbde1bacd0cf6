/** The longest side of a cover, pixels, by the names that devices give the sizes. */
const sides: ReadonlyMap<string, number> = new Map([
  ['small', 64],
  ['medium', 128],
  ['large', 300],
  ['extralarge', 600],
])

/** Every size that a cover comes in, pixels. */
export const coverSizes: readonly number[] = [...sides.values()]

/**
 * The longest side that the address of a cover asks for, pixels: by the end of `web=artist/album/extralarge`, or by `size=small`.
 * Without either, that of `extralarge`.
 */
export function coverSize(query: URLSearchParams): number {
  const names = [query.get('size'), query.get('web')?.split('/').at(-1)]
  const known = names.map((name) => (name ? sides.get(name) : undefined)).find((side) => side !== undefined)
  return known ?? 600
}
