import { Lines } from './Lines'
import { readJson } from './readJson'

/** Where a text stops being JSON: line and column count from 1. */
interface JsonErrorPlace {
  line: number
  column: number
}

/**
 * Where a text stops being JSON, or undefined when it is JSON. `JSON.parse` names the place on some runtimes only, and a
 * plugin author needs the line.
 */
export function findJsonError(text: string): JsonErrorPlace | undefined {
  const { mistake } = readJson(text)
  return mistake && new Lines(text).at(mistake.start)
}
