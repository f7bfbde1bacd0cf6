import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }

const roots: Readonly<Record<string, unknown>> = { ...bcd }

/** What the data have under these names, one in the other: `['css', 'properties', 'inset']`. */
function knownAt(path: readonly string[]): Identifier | undefined {
  let here: unknown = roots
  for (const name of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined
    here = (here as Record<string, unknown>)[name]
  }
  return here as Identifier
}

/** Since when browsers have it; nothing where nobody has noted that. */
export const statementAt = (...path: readonly string[]): CompatStatement | undefined =>
  knownAt(path)?.__compat

/** What lies directly under these names, with what is known of each. */
export function* statementsUnder(...path: readonly string[]): Generator<[name: string, CompatStatement]> {
  for (const name of namesUnder(...path)) {
    const compat = statementAt(...path, name)
    if (compat) yield [name, compat]
  }
}

/** The names that lie directly under these. */
export const namesUnder = (...path: readonly string[]): string[] =>
  Object.keys(knownAt(path) ?? {}).filter((name) => name !== '__compat')
