import type { AuthoringError } from '../../../schemas/generated/authoringValidator'
import type { JsonNode } from '../../json/JsonNode'
import type { Severity } from '../../Diagnostic'

/** Where in a page a JSON pointer leads, with * for every index, so that all entries of a list have one. */
function shapeOf(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*')
}

/**
 * Names that rules of their own ask for: missing-id, unknown-element, incomplete-action, never-visible,
 * no-options.
 */
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

/** Without these in their shape a part of the page is not drawn at all. */
const vital = ['', '/sections', '/sections/*', '/sections/*/content', '/sections/*/content/*/config/bars']

/** How bad it is that a value has another shape: what the interface makes of it decides. */
export function severityOf({ keyword, params, instancePath }: AuthoringError, node: JsonNode): Severity {
  const shape = shapeOf(instancePath)
  if (keyword === 'required') return String(params['missingProperty']) === 'value' ? 'warning' : 'hint'
  if (keyword !== 'type') return 'warning'
  // One item or one object of attributes is read as a list of one.
  if (node.kind === 'object' && /\/(content|attributes)$/.test(shape)) return 'hint'
  if (vital.includes(shape)) return 'error'
  const isScalar = node.children.length === 0 && node.kind !== 'object' && node.kind !== 'array'
  // Numbers and flags are shown as text, null as nothing; an option may be a bare value.
  const isRead =
    [params['type']].flat().includes('string') || shape.endsWith('/options/*') || node.kind === 'null'
  return isScalar && isRead ? 'hint' : 'warning'
}

/** The value that a JSON pointer leads to. */
export function nodeAt(root: JsonNode, pointer: string): JsonNode | undefined {
  const steps = pointer === '' ? [] : pointer.slice(1).split('/')
  return steps.reduce<JsonNode | undefined>((node, step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    return node?.kind === 'array' ? node.children[Number(name)] : node?.get(name)
  }, root)
}
