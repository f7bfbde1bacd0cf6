const pageSize = 7

/** The row that a key moves to from `active` (-1: none yet) in a list of `count` rows; undefined for other keys. */
export function nextRow(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: pageSize, PageUp: -pageSize }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(last, Math.max(0, active + step))
}
