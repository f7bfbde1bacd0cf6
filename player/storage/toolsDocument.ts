import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/**
 * The light, the karaoke hardware with its volumes, 0 to 10 [D7-48 D7-49], and whether the side menu shows switches for the
 * analog input and Bluetooth [D2.9-9].
 */
export type ToolsDocument = {
  light: boolean
  karaoke: boolean
  music: number
  microphone: number
  inputs: boolean
}

/** Everything off. */
export const newTools: ToolsDocument = {
  light: false,
  karaoke: false,
  music: 5,
  microphone: 5,
  inputs: false,
}

/** The document in a file, or undefined when it is none. */
export function readTools(value: Json): ToolsDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const volume = (key: 'music' | 'microphone') => {
    const kept = value[key]
    return typeof kept === 'number' && kept >= 0 && kept <= 10 ? Math.round(kept) : newTools[key]
  }
  return {
    light: value['light'] === true,
    karaoke: value['karaoke'] === true,
    music: volume('music'),
    microphone: volume('microphone'),
    inputs: value['inputs'] === true,
  }
}
