/** The text of a pushed label: strings as they are, numbers and booleans as text, everything else ''. */
export function toText(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : ''
}
