import type { SchemaNode } from './SchemaNode'

/** The rooms of schemas/. */
export const rooms = ['part', 'push', 'request', 'document', 'page', 'cloud'] as const

/** What an event carries: nothing, nothing or what the schema says, always what the schema says. */
export type Payload = 'none' | 'optional' | 'required'

/** One schema file. */
export interface ContractEntry {
  room: (typeof rooms)[number]
  /** File name without `.schema.json`. */
  base: string
  /** Event name on the wire, brand word as `{Brand}`; the base name where the file does not say otherwise. */
  event: string
  /** Name of its TypeScript type and key in the set of schemas, e.g. `PushState`. */
  typeName: string
  payload: Payload
  /** The text '' is as good as no payload and some devices expect it. */
  emptyText: boolean
  /**
   * Its validator is in the module that every screen loads, not in the one that is loaded when it is needed.
   */
  loadsFirst: boolean
  /** The schema with each `$ref` rewritten to the type name it points to. */
  schema: SchemaNode
}

/** Every schema of the project. */
export interface Contract {
  /** The kinds of content items, in the order of the alphabet. */
  kinds: string[]
  entries: ContractEntry[]
}
