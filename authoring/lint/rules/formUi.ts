import type { JsonNode } from '../../json/JsonNode'
import { partsOf } from '../form/schemasIn'
import { onPage } from '../onPage'
import type { Finding, Rule } from '../Rule'
import { createSuggest } from '../values/closest'
import { textOf } from '../values/values'

/** Finds names in a uiSchema that its form does not have. */
export const formUi: Rule = {
  name: 'form-ui',
  severity: 'warning',
  summary: 'A name in a uiSchema that its form does not have, or that is not read.',
  check: onPage((page, report) => {
    const suggest = createSuggest()
    for (const { node } of page.sections) {
      const [schema, ui] = [node.get('schema'), node.get('uiSchema')]
      if (schema?.kind !== 'object' || !ui) continue
      for (const finding of look(ui, [schema], { root: schema, suggest }, 0)) report(finding)
    }
  }),
}

type Found = Omit<Finding, 'file'>

type Suggest = ReturnType<typeof createSuggest>

interface Form {
  root: JsonNode
  suggest: Suggest
}

/** What is read of a uiSchema, without its `ui:`; all of it may stand in `ui:options`, too. */
const options = [
  'title',
  'description',
  'help',
  'placeholder',
  'autocomplete',
  'emptyValue',
  'addable',
  'removable',
  'orderable',
  'copyable',
  'readonly',
  'disabled',
  'label',
  'rows',
  'enumNames',
  'widget',
  'order',
  'orientation',
  'bars',
]
const readNames = [...options, 'options'].map((name) => `ui:${name}`)

/** What only a form in React can take: no page may bring code or styles. */
const neverRead = ['ui:field', 'ui:classNames', 'ui:style', 'ui:rootFieldId', 'ui:submitButtonOptions']

function look(ui: JsonNode, schemas: readonly JsonNode[], form: Form, level: number): Found[] {
  if (ui.kind !== 'object' || level > 64) return []
  const parts = schemas.flatMap((schema) => partsOf(schema, form.root))
  const names = parts.flatMap((part) => part.get('properties')?.members.map(({ name }) => name) ?? [])
  const isOpen = parts.some(
    (part) => part.get('patternProperties') ?? isHolder(part.get('additionalProperties')),
  )
  return ui.members.flatMap((child) => {
    const { name } = child
    if (name.startsWith('ui:') || neverRead.includes(`ui:${name}`))
      return ofOption(child, isOpen ? undefined : names, form.suggest)
    const below = parts.flatMap((part) => schemasBelow(part, name))
    if (below.length > 0) return look(child, below, form, level + 1)
    if (isOpen) return []
    return [
      {
        at: child,
        on: 'key' as const,
        message: `The form has no “${name}”, so nothing is drawn by this.`,
        ...form.suggest(name, names),
      },
    ]
  })
}

const isHolder = (node: JsonNode | undefined) => (node?.kind === 'object' ? node : undefined)

/** The schemas that a name in a uiSchema leads to from a schema: properties, and entries of a list. */
function schemasBelow(schema: JsonNode, name: string): JsonNode[] {
  const found = [schema.get('properties')?.get(name)]
  if (name === 'items') {
    const items = schema.get('items')
    found.push(
      ...(items?.kind === 'array' ? items.children : [items]),
      ...(schema.get('prefixItems')?.children ?? []),
    )
  }
  if (name === 'additionalItems' || name === 'additionalProperties') found.push(schema.get(name))
  return found.flatMap((node) => (node?.kind === 'object' || node?.kind === 'boolean' ? [node] : []))
}

/** `names` are those of the form; undefined where it takes any. */
function ofOption(option: JsonNode, names: readonly string[] | undefined, suggest: Suggest): Found[] {
  const { name } = option
  if (name === 'ui:order') return ofOrder(option, names, suggest)
  if (name === 'ui:options')
    return option.members.flatMap((child) =>
      child.name === 'order' ? ofOrder(child, names, suggest) : unread(child, options, suggest),
    )
  if (neverRead.includes(name) || !name.startsWith('ui:'))
    return [
      {
        at: option,
        on: 'key',
        severity: 'hint',
        message: `“${name}” is not read: pages bring no code and no styles.`,
      },
    ]
  return unread(option, readNames, suggest)
}

function unread(option: JsonNode, known: readonly string[], suggest: Suggest): Found[] {
  if (known.includes(option.name)) return []
  return [
    {
      at: option,
      on: 'key',
      severity: 'hint',
      message: `“${option.name}” is not read.`,
      ...suggest(option.name, known),
    },
  ]
}

function ofOrder(order: JsonNode, names: readonly string[] | undefined, suggest: Suggest): Found[] {
  if (!names) return []
  return order.entries.flatMap((entry) => {
    const name = textOf(entry)
    if (name === '*' || names.includes(name)) return []
    return [{ at: entry, message: `The form has no “${name}” to put in order.`, ...suggest(name, names) }]
  })
}
