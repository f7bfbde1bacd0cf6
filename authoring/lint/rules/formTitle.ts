import type { JsonNode } from '../../json/JsonNode'
import { partsOf, placeOf, schemasIn } from '../form/schemasIn'
import { onPage } from '../onPage'
import type { Rule } from '../Rule'
import { textOf } from '../values/values'

/** Finds fields of a form without a name for people. */
export const formTitle: Rule = {
  name: 'form-title',
  severity: 'hint',
  summary: 'A field of a form without a title.',
  check: onPage((page, report) => {
    for (const { node } of page.sections) {
      const schema = node.get('schema')
      if (schema?.kind !== 'object') continue
      const titled = namesWithTitle(node.get('uiSchema'))
      for (const place of schemasIn(schema)) {
        for (const property of place.get('properties')?.members ?? []) {
          if (property.kind !== 'object' || isSaid(property, schema) || titled.has(property.name)) continue
          report({
            at: property,
            on: 'key',
            message: `The field has no title: people see “${property.name}”.`,
            hint: 'Say in a word or two what it is.',
          })
        }
      }
    }
  }),
}

/** Conditions only look at a property; what is fixed is not drawn as a field. */
const onlyLooks = ['if', 'not', 'contains']

function isSaid(property: JsonNode, root: JsonNode): boolean {
  const keys = [
    'const',
    'enum',
    'minLength',
    'maxLength',
    'pattern',
    'type',
    '$ref',
    'oneOf',
    'anyOf',
    'properties',
  ]
  if (!keys.some((key) => property.get(key)) || property.get('const')) return true
  for (let node: JsonNode | undefined = property.parent; node; node = node.parent)
    if (onlyLooks.includes(node.name)) return true
  const reference = textOf(property.get('$ref'))
  // What leads nowhere is told by json-schema.
  if (reference !== '' && !placeOf(reference, root)) return true
  return partsOf(property, root).some((part) => textOf(part.get('title')).trim() !== '')
}

/** Names that a uiSchema gives a title, or hides, wherever they stand. */
function namesWithTitle(ui: JsonNode | undefined): Set<string> {
  const found = new Set<string>()
  const walk = (node: JsonNode | undefined): void => {
    if (node?.kind !== 'object') return
    const options = node.get('ui:options')
    const title = textOf(node.get('ui:title') ?? options?.get('title'))
    const widget = textOf(node.get('ui:widget') ?? options?.get('widget'))
    if (title !== '' || widget === 'hidden') found.add(node.name)
    for (const child of node.members) walk(child)
  }
  walk(ui)
  return found
}
