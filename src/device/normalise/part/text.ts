/** Text as it is, a number or boolean as text; undefined for everything else. */
export function text(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : undefined
}
