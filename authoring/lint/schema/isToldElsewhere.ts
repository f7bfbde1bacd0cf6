import type { AuthoringError } from '../../../schemas/generated/authoringValidator'
import type { JsonNode } from '../../json/JsonNode'
import { shapeOf } from './shapeOf'

/** Names that rules of their own ask for: missing-id, unknown-element, incomplete-action, never-visible, no-options. */
const asked = [
  'id',
  'coreSection',
  'element',
  'endpoint',
  'method',
  'message',
  'performerUrl',
  'plugin',
  'pageName',
  'field',
  'config',
  'bars',
]

/** Values whose type a rule of their own judges: incomplete-action, wrong-value, no-options. */
const judged =
  /\/(element|onClick|config|onClick\/(endpoint|method|message|url|performerUrl|plugin|pageName|type))$|\/onSave\/(endpoint|method)$/

/** Whether another rule tells of the same, in better words. */
export function isToldElsewhere(
  { keyword, params, instancePath, schemaPath }: AuthoringError,
  node: JsonNode,
): boolean {
  // Branches of a choice: the choice itself is told.
  if (/\/anyOf\/\d+\//.test(schemaPath) || keyword === 'if') return true
  const shape = shapeOf(instancePath)
  // Bare words: misplaced-attribute.
  if (node.text !== undefined && /\/attributes(\/\*)?$/.test(shape)) return true
  // Plugins fill such limits in; as they are they count as absent, which is nothing to mend.
  if (node.kind === 'object' && node.children.length === 0 && /\/attributes\/\*\/\w+$/.test(shape))
    return true
  if (keyword === 'required') {
    const missing = String(params['missingProperty'])
    return (
      asked.includes(missing) ||
      (missing === 'value' && shape.endsWith('/visibleIf')) ||
      (missing === 'sections' && shape === '')
    )
  }
  if (keyword === 'anyOf') return shape === '/sections/*'
  if (keyword === 'type')
    return judged.test(shape) || (node.kind === 'null' && shape === '/sections/*/content/*')
  return keyword === 'minLength' || keyword === 'const' || keyword === 'enum'
}
