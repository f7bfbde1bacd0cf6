import type { JsonNode } from '../../json/JsonNode'
import { bareOf } from './bareOf'

/** Whether a value stands for none: absent, null or ''. */
export function isBlank(node: JsonNode | undefined): boolean {
  const bare = bareOf(node)
  return bare === undefined || bare.kind === 'null' || bare.scalar === ''
}
