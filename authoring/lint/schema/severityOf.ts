import type { AuthoringError } from '../../../schemas/generated/authoringValidator'
import type { Severity } from '../../Diagnostic'
import type { JsonNode } from '../../json/JsonNode'
import { shapeOf } from './shapeOf'

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
