import type { Bar } from '../model/Item'
import { isObject } from './isObject'
import { toFlag } from './toFlag'
import { toNumber } from './toNumber'
import { toText } from './toText'

const defaultSnapBounds = 10

/** One slider of an equaliser [D3-39]; numbers may come as strings, limits in the wrong order or not at all. */
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
