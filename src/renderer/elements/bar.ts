import { isObject, toFlag, toNumber, toText } from '../values'

/** One slider of an equaliser, with numbers made of what may have come as strings. */
export interface Bar {
  min: number
  max: number
  step: number
  /** Two handles; the bar's value is a pair. */
  range: boolean
  tooltip: 'always' | 'show' | 'hide'
  ticks: number[]
  ticksLabels: string[]
  /** Places of the ticks in percent of the track, in the order of `ticks`. */
  ticksPositions: number[]
  /** A value within this distance of a tick becomes the tick [D9-36]; 0 without ticks. */
  snapBounds: number
}

const defaultSnapBounds = 10

/**
 * One slider of an equaliser [D3-39]; numbers may come as strings, limits in the wrong order or not at all.
 */
export function toBar(raw: unknown): Bar {
  const bar = isObject(raw) ? raw : {}
  const limits = [toNumber(bar['min']) ?? 0, toNumber(bar['max']) ?? 100] as const
  const min = Math.min(...limits)
  const max = Math.max(...limits)
  const step = toNumber(bar['step'])
  const ticks = toNumbers(bar['ticks'])
  const labels = Array.isArray(bar['ticksLabels']) ? bar['ticksLabels'].map(toText) : []
  return {
    min,
    max: max > min ? max : min + 1,
    step: step !== undefined && step > 0 ? step : 1,
    range: toFlag(bar['range']) || Array.isArray(bar['value']),
    tooltip: toTooltip(bar['tooltip']),
    ticks,
    ticksLabels: labels,
    ticksPositions: toNumbers(bar['ticksPositions']),
    snapBounds: ticks.length > 0 ? (toNumber(bar['tickSnapBounds']) ?? defaultSnapBounds) : 0,
  }
}

function toNumbers(raw: unknown): number[] {
  return Array.isArray(raw) ? raw.map(toNumber).filter((number) => number !== undefined) : []
}

function toTooltip(raw: unknown): Bar['tooltip'] {
  return raw === 'always' || raw === 'hide' ? raw : 'show'
}

/** A mark on the track of a bar. */
interface Mark {
  value: number
  label?: string
}

/**
 * The place of a bar's handle for a wire value, within its limits; the nearest to 0 where there is no number.
 */
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
 * Marks of the track: at the ticks, or, where a page gives labels or positions without ticks, spread over the
 * track. A position is in percent of the track [D3-39]. A single label is the bar's name, not a mark (see
 * `barLabel`).
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

/**
 * The tick that a value is drawn to when it is within the bar's snap bounds of it, else the value itself
 * [D9-36].
 */
export function snapToTick(value: number, bar: Bar): number {
  let nearest = value
  let distance = Infinity
  for (const tick of bar.ticks) {
    const gap = Math.abs(tick - value)
    if (gap <= bar.snapBounds && gap < distance) {
      nearest = tick
      distance = gap
    }
  }
  return nearest
}
