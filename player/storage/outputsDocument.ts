import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** Ids of the sound output and of the I2S DAC, and whether the DAC is the one that plays. */
export type OutputsDocument = { device: string; i2s: boolean; dac: string }

/** Of a player as it comes. */
export const newOutputs: OutputsDocument = { device: '0', i2s: false, dac: '' }

/** The document in a file, or undefined when it is none. */
export function readOutputs(value: Json): OutputsDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { device, i2s, dac } = value
  return typeof device === 'string' && typeof i2s === 'boolean' && typeof dac === 'string'
    ? { device, i2s, dac }
    : undefined
}
