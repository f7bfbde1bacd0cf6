import type { Json } from '../../authoring/json/Json'

/** A list of texts in a file, or undefined when it is none; what is no text is left out. */
export function readTexts(value: Json): string[] | undefined {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined
}
