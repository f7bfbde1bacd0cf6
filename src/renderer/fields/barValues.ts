import type { Bar } from '../model/Item'
import { toNumber } from '../normalise/toNumber'

/** A mark on the track of a bar. */
export interface Mark {
  value: number
  label?: string
}

/** The place of a bar's handle for a wire value, within its limits; the nearest to 0 where there is no number. */
export function toBarValue(bar: Bar, value: unknown): number {
  return clamp(toNumber(value) ?? 0, bar)
}

/** The places of a range's two handles, the lower first; the whole range where the value is no pair. */
export function toBarPair(bar: Bar, value: unknown): [number, number] {
  const pair: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  const low = clamp(toNumber(pair[0]) ?? bar.min, bar)
  const high = clamp(toNumber(pair[1]) ?? bar.max, bar)
  return low <= high ? [low, high] : [high, low]
}

/**
 * Marks of the track: at the ticks, or, where a page gives labels or positions without ticks, spread over the track.
 * A position is in percent of the track [D3-39]. A single label is the bar's name, not a mark (see `barLabel`).
 */
export function toMarks(bar: Bar): Mark[] {
  const labels = bar.ticksLabels.length > 1 || bar.ticks.length > 0 ? bar.ticksLabels : []
  const count = Math.max(bar.ticks.length, labels.length, bar.ticksPositions.length)
  return Array.from({ length: count }, (_, place) => {
    const label = labels[place]
    const value = markValue(bar, place, count)
    return label === undefined || label === '' ? { value } : { value, label }
  })
}

function markValue(bar: Bar, place: number, count: number): number {
  const percent = bar.ticksPositions[place]
  if (percent !== undefined) return clamp(bar.min + ((bar.max - bar.min) * percent) / 100, bar)
  // Fewer ticks than labels do not say where the labels belong.
  const tick = bar.ticks.length === count ? bar.ticks[place] : undefined
  if (tick !== undefined) return clamp(tick, bar)
  return count < 2 ? bar.min : bar.min + ((bar.max - bar.min) * place) / (count - 1)
}

/** The bar's name: pages write it as its only tick label, often behind dashes ("--31Hz"). */
export function barLabel(bar: Bar): string {
  if (bar.ticks.length > 0 || bar.ticksLabels.length !== 1) return ''
  return (bar.ticksLabels[0] ?? '').replace(/^[\s–-]+/, '').trim()
}

/** A number with as many decimals as its step has, a real minus sign, and no more. */
export function formatBarValue(value: number, step: number): string {
  const decimals = String(step).split('.')[1]?.length ?? 0
  return value.toFixed(decimals).replace('-', '−')
}

function clamp(value: number, bar: Bar): number {
  return Math.min(bar.max, Math.max(bar.min, value))
}
