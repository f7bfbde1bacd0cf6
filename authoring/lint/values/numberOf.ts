import type { JsonNode } from '../../json/JsonNode'

/** A number, or a text that is one; undefined for everything else. */
export function numberOf(node: JsonNode | undefined): number | undefined {
  if (node?.kind !== 'number' && (node?.text ?? '').trim() === '') return undefined
  const number = Number(node?.scalar)
  return Number.isFinite(number) ? number : undefined
}
