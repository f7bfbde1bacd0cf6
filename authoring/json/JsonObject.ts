import type { Json } from './Json'

/** A JSON object, as a settings page, a section or a content item is one. */
export type JsonObject = { [key: string]: Json }
