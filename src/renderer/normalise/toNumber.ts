/** A finite number out of a number or a numeric string; undefined for everything else. */
export function toNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined
  if (typeof raw !== 'string' || raw.trim() === '') return undefined
  const number = Number(raw)
  return Number.isFinite(number) ? number : undefined
}
