import type { JsonNode } from '../../json/JsonNode'
import { numberOf } from '../values/numberOf'

/** Two limits that belong together, with their places. */
interface LintedLimits {
  low: JsonNode
  high: JsonNode
  least: number
  most: number
}

/** A pair of limits, if both are there and are numbers. */
export function limitsOf(low: JsonNode | undefined, high: JsonNode | undefined): LintedLimits | undefined {
  const [least, most] = [numberOf(low), numberOf(high)]
  return low && high && least !== undefined && most !== undefined ? { low, high, least, most } : undefined
}
