import { stat } from 'node:fs/promises'
import type { Json } from '../../authoring/json/Json'
import { readJsonFile, type JsonReading } from '../storage/openJsonDocument'

/** What a JSON file of a plugin may hold: several times as much as the largest real one. */
export const pluginLimits = {
  /** Bytes of a file. */
  file: 1_000_000,
  /** Lists and objects within each other. */
  depth: 32,
  values: 50_000,
  /** Of all texts together, also once a page's words are filled in. */
  characters: 5_000_000,
}

/** What is too much in a value, in words for its author; undefined when nothing is. */
export function excessIn(value: Json): string | undefined {
  const { depth, values, characters } = pluginLimits
  const open: [value: Json, depth: number][] = [[value, 1]]
  let count = 0
  let length = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [one, at] = next
    count += 1
    if (count > values) return `more than ${values} values`
    if (at > depth) return `more than ${depth} levels`
    if (typeof one === 'string') length += one.length
    if (length > characters) return `more than ${characters} characters`
    if (typeof one !== 'object' || one === null) continue
    for (const inner of Object.values(one)) open.push([inner, at + 1])
  }
  return undefined
}

/**
 * Reads a JSON file of a plugin; one that is too large is not read, and what is too much in it counts as
 * broken. Never throws.
 */
export async function readPluginJson(file: string): Promise<JsonReading> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > pluginLimits.file)
    return { kind: 'broken', reason: `larger than ${pluginLimits.file / 1_000_000} MB` }
  const reading = await readJsonFile(file)
  const excess = reading.kind === 'read' ? excessIn(reading.value) : undefined
  return excess === undefined ? reading : { kind: 'broken', reason: excess }
}

/** What is said of a file that a link brings from elsewhere. */
export const outside: JsonReading = { kind: 'broken', reason: "it leads out of the plugin's folder" }
