/** Where in a payload: which child to go to at each level, counted modulo the number of children. */
export type Place = readonly number[]

/** One way to bend a payload. */
export type Mutation =
  | { kind: 'remove'; at: Place }
  | { kind: 'replace'; at: Place; by: unknown }
  | { kind: 'add'; at: Place; key: string; value: unknown }
  | { kind: 'swap'; at: Place; other: Place }
  | { kind: 'wrap'; at: Place; levels: number; as: 'list' | 'object' }
  | { kind: 'repeat'; at: Place; times: number }
  | { kind: 'respell'; at: Place }
  | { kind: 'reshape'; at: Place }
