import type { ValueKind } from './ValueKind'

/** Fields of one kind, by name. */
export function fields(kind: ValueKind, ...names: string[]): Record<string, ValueKind> {
  return Object.fromEntries(names.map((name) => [name, kind]))
}
