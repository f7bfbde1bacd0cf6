import type { JsonNode } from '../../json/JsonNode'
import { bareOf } from './bareOf'
import { isBlank } from './isBlank'

/** Whether the value of a select says that nothing is chosen: none at all, or {}. */
export function isUnchosen(node: JsonNode | undefined): boolean {
  const bare = bareOf(node)
  return isBlank(node) || (bare?.kind === 'object' && bare.children.length === 0)
}
