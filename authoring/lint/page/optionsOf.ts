import type { JsonNode } from '../../json/JsonNode'

/** An option of a select: where it stands, and what a value is compared with. */
interface LintedOption {
  node: JsonNode
  /** The option itself when it came bare, its label when it has no value. */
  value: JsonNode | undefined
}

/** The options that a select offers. */
export function optionsOf(select: JsonNode): LintedOption[] {
  return (select.get('options')?.entries ?? [])
    .filter(({ kind }) => kind !== 'null')
    .map((node) => ({
      node,
      value: node.kind === 'object' ? (node.get('value') ?? node.get('label')) : node,
    }))
}
