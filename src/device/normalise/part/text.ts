/**
 * Text as it is, a number or boolean as text; undefined for everything else. Half a character (a lone surrogate, which
 * JSON can spell) is replaced, because no address can be made of it.
 */
export function text(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : undefined
}
