import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { isObject, toText } from '../values'
import { placeOf, problemsKey, problemsOf, type SchemaProblem } from './prepareSchema'

/** Which widgets there are for values of a type, by the names that authors write. */
const widgetNames: Record<string, readonly string[]> = {
  string: [
    'text',
    'password',
    'email',
    'uri',
    'textarea',
    'color',
    'date',
    'datetime',
    'date-time',
    'time',
    'month',
    'week',
    'radio',
    'select',
    'ip',
    'hidden',
  ],
  number: ['number', 'updown', 'range', 'radio', 'select', 'hidden'],
  integer: ['number', 'updown', 'range', 'radio', 'select', 'hidden'],
  boolean: ['checkbox', 'radio', 'select', 'hidden'],
  array: ['select', 'checkboxes', 'equalizer', 'hidden'],
  object: ['hidden'],
}

/** Names that other drawers of such forms have for our widgets. */
const otherNames: Record<string, string> = { 'alt-date': 'date', 'alt-datetime': 'datetime', colour: 'color' }

const textKeys = ['title', 'description', 'help', 'placeholder', 'autocomplete', 'emptyValue']
const flagKeys = ['addable', 'removable', 'orderable', 'copyable', 'readonly', 'disabled', 'label']

/**
 * What a uiSchema says of a prepared schema that we draw, and nothing else of it: names of components and
 * of classes, styles and whatever a library might take for code never get further. A widget that does not
 * exist for a value is noted in the schema, at its place. Never throws.
 */
export function prepareUiSchema(raw: unknown, schema: RJSFSchema, root: RJSFSchema = schema): UiSchema {
  return isObject(raw) ? toUiSchema(raw, schema, root, 0) : {}
}

function toUiSchema(
  raw: Record<string, unknown>,
  schema: RJSFSchema,
  root: RJSFSchema,
  level: number,
): UiSchema {
  const ui: UiSchema = {}
  const options = isObject(raw['ui:options']) ? raw['ui:options'] : {}
  const hint = (key: string): unknown => raw[`ui:${key}`] ?? options[key]
  for (const key of textKeys) if (typeof hint(key) === 'string') ui[`ui:${key}`] = hint(key)
  for (const key of flagKeys) if (typeof hint(key) === 'boolean') ui[`ui:${key}`] = hint(key)
  const rows = hint('rows')
  if (typeof rows === 'number') ui['ui:rows'] = rows
  const names: unknown = hint('enumNames')
  if (Array.isArray(names)) ui['ui:enumNames'] = names.map(toText)
  takeWidget(toText(hint('widget')), schema, ui)
  if (ui['ui:widget'] === 'equalizer') {
    const bars: unknown = options['bars']
    ui['ui:options'] = {
      ...(Array.isArray(bars) && { bars: structuredClone(bars) }),
      orientation: toText(options['orientation']),
    }
  }
  takeOrder(hint('order'), schema, ui)
  if (level < 64) takeParts(raw, schema, root, level, ui)
  return ui
}

function takeWidget(written: string, schema: RJSFSchema, ui: UiSchema): void {
  const name = otherNames[written] ?? written
  if (name === '') return
  const [type] = [schema.type].flat().filter((one) => one !== 'null')
  const known = type === undefined ? ['hidden', ...(widgetNames['string'] ?? [])] : (widgetNames[type] ?? [])
  const isChoice = ['select', 'radio', 'checkboxes'].includes(name)
  const hasChoices =
    schema.enum ?? schema.oneOf ?? schema.anyOf ?? schema.items ?? (type === 'boolean' || undefined)
  if (known.includes(name) && !(isChoice && hasChoices === undefined)) {
    ui['ui:widget'] = name
    return
  }
  const problem: SchemaProblem = { code: 'unknownWidget', detail: written }
  schema[problemsKey] = [...problemsOf(schema), problem]
}

/** The library draws no object whose order leaves a property out or names one that there is not. */
function takeOrder(written: unknown, schema: RJSFSchema, ui: UiSchema): void {
  if (!Array.isArray(written)) return
  const names = [...new Set(written.map(toText))].filter((name) => name !== '' && name !== '*')
  const star = written.includes('*') ? written.slice(0, written.indexOf('*')).length : names.length
  if (schema.properties) ui['ui:order'] = [...names.slice(0, star), '*', ...names.slice(star)]
}

function takeParts(
  raw: Record<string, unknown>,
  schema: RJSFSchema,
  root: RJSFSchema,
  level: number,
  ui: UiSchema,
): void {
  for (const [name, part] of Object.entries(raw)) {
    if (name.startsWith('ui:') || name === '__proto__' || !isObject(part)) continue
    if (name === 'items' || name === 'additionalItems' || name === 'additionalProperties')
      ui[name] = toUiSchema(part, partOf(schema, root, name), root, level + 1)
    else ui[name] = toUiSchema(part, propertyOf(schema, root, name), root, level + 1)
  }
}

const nowhere = (): RJSFSchema => ({})

function partOf(schema: RJSFSchema, root: RJSFSchema, key: string): RJSFSchema {
  const part: unknown = resolved(schema, root)[key]
  return isObject(part) ? resolved(part, root) : nowhere()
}

/** A property may be declared by the schema itself or by a branch of it. */
function propertyOf(schema: RJSFSchema, root: RJSFSchema, name: string, level = 0): RJSFSchema {
  const own = resolved(schema, root)
  const property = own.properties && Object.hasOwn(own.properties, name) ? own.properties[name] : undefined
  if (isObject(property)) return resolved(property, root)
  if (level > 8) return nowhere()
  const branches = [
    own.allOf,
    own.oneOf,
    own.anyOf,
    own.then,
    own.else,
    Object.values(own.dependencies ?? {}),
  ]
  for (const branch of branches.flat())
    if (isObject(branch)) {
      const found = propertyOf(branch, root, name, level + 1)
      if (Object.keys(found).length > 0) return found
    }
  return nowhere()
}

const resolved = (schema: RJSFSchema, root: RJSFSchema): RJSFSchema => {
  const place = schema.$ref === undefined ? undefined : placeOf(schema.$ref, root)
  return isObject(place) ? place : schema
}
