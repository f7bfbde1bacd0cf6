/**
 * A value of the database as its SDK would give it: what has numbers for keys, without many gaps, is a list
 * there, but none in the tree that the server keeps.
 */
export function withArrays(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, child]): [string, unknown] => [key, withArrays(child)])
  const isList = entries.every(([key]) => /^(?:0|[1-9]\d{0,5})$/.test(key))
  const length = Math.max(0, ...entries.map(([key]) => Number(key) + 1))
  if (!isList || length > 2 * entries.length) return Object.fromEntries(entries)
  const list: unknown[] = Array.from({ length }, () => null)
  for (const [key, child] of entries) list[Number(key)] = child
  return list
}
