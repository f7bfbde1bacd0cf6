import type { Attributes } from '../model/Item'
import { readNumber } from '../normalise/toNumber'

/**
 * The number that an arrow key leads to from what stands in a field: the next one of the field's steps, which count from
 * `min`, within its limits. Undefined where the text is no number; an empty field begins at `min`, else at 0.
 */
export function stepNumber(text: string, way: number, limits: Attributes): number | undefined {
  const { min = -Infinity, max = Infinity } = limits
  const size = limits.step !== undefined && limits.step > 0 ? limits.step : 1
  const base = limits.min ?? 0
  const reading = readNumber(text)
  if (reading.kind === 'empty') return Math.min(base, max)
  if (reading.kind !== 'number') return undefined
  // A hair of slack: 0.3 / 0.1 is a little less than 3.
  const steps = (reading.value - base) / size
  const next = base + (way > 0 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1) * size
  const last = Number.isFinite(max) ? base + Math.floor((max - base) / size + 1e-9) * size : max
  return Number(Math.min(last, Math.max(min, next)).toFixed(decimalsOf(size, base)))
}

function decimalsOf(...numbers: readonly number[]): number {
  return Math.min(20, Math.max(...numbers.map((number) => String(number).split('.')[1]?.length ?? 0)))
}
