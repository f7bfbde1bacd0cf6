import type { JsonObject } from '../../authoring/json/Json'

/**
 * What a fenced block of the guide holds: a whole page, its texts, one section, one item, or an item that is
 * wrong on purpose.
 */
export const exampleKinds = ['page', 'strings', 'section', 'item', 'wrong'] as const

/** One example of the guide for plugin authors. */
export interface Example {
  kind: (typeof exampleKinds)[number]
  /** The heading that it stands under. */
  heading: string
  json: JsonObject
  /** File name of the picture that follows it before the next heading, if one does, e.g. `switch.png`. */
  picture?: string
}
