/** A finite number as it is, a text of a number as that number; undefined for everything else, '' included. */
export function number(raw: unknown): number | undefined {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
