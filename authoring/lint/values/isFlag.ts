import type { JsonNode } from '../../json/JsonNode'

/** Whether a flag holds: true, 'true', 1 and '1' do. */
export function isFlag(node: JsonNode | undefined): boolean {
  return /^\s*(true|1)\s*$/i.test(String(node?.scalar))
}
