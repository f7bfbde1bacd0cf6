/** The browser's own look takes next to no time; older ones have none. */
const isWhole = (text: string & { isWellFormed?: () => boolean }): boolean =>
  text.isWellFormed?.() ?? !/\p{Surrogate}/u.test(text)

/**
 * Text as it is, a number or boolean as text; undefined for everything else. Half a character (a lone surrogate, which
 * JSON can spell) is replaced, because no address can be made of it.
 */
export function text(raw: unknown): string | undefined {
  if (typeof raw === 'string') return isWhole(raw) ? raw : raw.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : undefined
}
