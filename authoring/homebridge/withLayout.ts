import { isJsonObject, type Json, type JsonObject } from '../json/Json'
import { readCondition, type Condition, type Step } from './readCondition'
import { pathsOf, toSchema } from './toSchema'

/** A page whose forms of Homebridge say what they mean as ours do; other pages are as they were. */
export function withLayouts(page: Json): Json {
  if (!isJsonObject(page) || !Array.isArray(page['sections'])) return page
  return { ...page, sections: page['sections'].map(withLayout) }
}

/**
 * A section that carries a form of Homebridge, with all that can be meant of its `layout` and its conditions:
 * the order of the fields, their words and widgets, and when they are shown. Groups of a layout are not
 * drawn, and a condition that is no comparison of values leaves its field shown.
 * Other sections are as they were.
 */
export function withLayout(section: Json): Json {
  if (!isJsonObject(section) || !isJsonObject(section['schema'])) return section
  const layout = Array.isArray(section['layout']) ? section['layout'] : []
  const schema = structuredClone(section['schema'])
  const uiSchema = isJsonObject(section['uiSchema']) ? structuredClone(section['uiSchema']) : {}
  const found: Placed[] = []
  takeSchema(schema, [], found)
  takeLayout(layout, undefined, { schema, uiSchema, found })
  // What is inside of another field first, for that moves with all that it holds.
  for (const one of found.toReversed()) applyCondition(schema, one)
  const { layout: _layout, ...kept } = section
  return { ...kept, schema, ...(Object.keys(uiSchema).length > 0 && { uiSchema }) }
}

/** A field and the condition on which it is shown. */
interface Placed {
  path: Step[]
  condition: Condition
}

const conditionOf = (holder: JsonObject): Condition | undefined => {
  const written = holder['condition']
  const body = isJsonObject(written) ? written['functionBody'] : undefined
  return typeof body === 'string' ? readCondition(body) : undefined
}

const eachEntry: Step = { entry: undefined }

/** Conditions that stand at the fields themselves; what has been read is taken out. */
function takeSchema(schema: Json | undefined, path: Step[], found: Placed[]): void {
  if (!isJsonObject(schema)) return
  const condition = conditionOf(schema)
  if (condition && path.length > 0) {
    found.push({ path, condition })
    delete schema['condition']
  }
  if (isJsonObject(schema['properties']))
    for (const [name, property] of Object.entries(schema['properties']))
      takeSchema(property, [...path, name], found)
  takeSchema(schema['items'], [...path, eachEntry], found)
}

interface Form {
  schema: JsonObject
  uiSchema: JsonObject
  found: Placed[]
}

/** What a layout says of fields, from its top: also the order in which they are drawn. */
function takeLayout(layout: readonly Json[], condition: Condition | undefined, form: Form): void {
  for (const entry of layout) {
    const item: JsonObject = typeof entry === 'string' ? { key: entry } : isJsonObject(entry) ? entry : {}
    const own = both(condition, conditionOf(item))
    const path = typeof item['key'] === 'string' ? toPath(item['key']) : undefined
    const items = Array.isArray(item['items']) ? item['items'] : []
    if (path && lookUp(form.schema, path)) {
      putInOrder(form.uiSchema, path)
      takeWords(item, uiOf(form.uiSchema, path))
      if (own) form.found.push({ path, condition: own })
      takeLayout(items, undefined, form)
    } else takeLayout(items, own, form)
  }
}

function both(one: Condition | undefined, other: Condition | undefined): Condition | undefined {
  return one && other ? { kind: 'and', parts: [one, other] } : (one ?? other)
}

/** `devices[].name` is the way to the name of every device. */
const toPath = (key: string): Step[] =>
  key
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((name) => name !== '')
    .map((name) => (name === '[]' ? eachEntry : name))

function lookUp(schema: Json | undefined, path: readonly Step[]): JsonObject | undefined {
  const [step, ...rest] = path
  if (!isJsonObject(schema)) return undefined
  if (step === undefined) return schema
  if (typeof step !== 'string') return lookUp(schema['items'], rest)
  const properties = schema['properties']
  return isJsonObject(properties) && Object.hasOwn(properties, step)
    ? lookUp(properties[step], rest)
    : undefined
}

/** The part of a uiSchema for a field, made where there is none. */
function uiOf(uiSchema: JsonObject, path: readonly Step[]): JsonObject {
  return path.reduce<JsonObject>((ui, step) => {
    const name = typeof step === 'string' ? step : 'items'
    const part = Object.hasOwn(ui, name) ? ui[name] : undefined
    if (isJsonObject(part)) return part
    const made: JsonObject = {}
    ui[name] = made
    return made
  }, uiSchema)
}

function putInOrder(uiSchema: JsonObject, path: readonly Step[]): void {
  const name = path.at(-1)
  if (typeof name !== 'string') return
  const around = uiOf(uiSchema, path.slice(0, -1))
  const before = Array.isArray(around['ui:order']) ? around['ui:order'].filter((one) => one !== '*') : []
  around['ui:order'] = [...before.filter((one) => one !== name), name, '*']
}

const widgets = ['password', 'hidden', 'textarea', 'checkboxes', 'radio', 'select']

function takeWords(item: JsonObject, ui: JsonObject): void {
  for (const name of ['title', 'description', 'placeholder'])
    if (typeof item[name] === 'string') ui[`ui:${name}`] = item[name]
  if (typeof item['orderable'] === 'boolean') ui['ui:orderable'] = item['orderable']
  if (typeof item['readonly'] === 'boolean') ui['ui:readonly'] = item['readonly']
  if (typeof item['type'] === 'string' && widgets.includes(item['type'])) ui['ui:widget'] = item['type']
}

/**
 * Shows a field on its condition only: the nearest object that holds the field and all that the condition
 * looks at gets an `if`, and its `then` brings the field.
 */
function applyCondition(schema: JsonObject, { path, condition }: Placed): void {
  const name = path.at(-1)
  if (typeof name !== 'string') return
  const holder = lookUp(schema, path.slice(0, -1))
  const properties = holder?.['properties']
  const field = isJsonObject(properties) ? properties[name] : undefined
  if (!holder || !isJsonObject(properties) || field === undefined) return
  const shared = sharedPath([path.slice(0, -1), ...pathsOf(condition).map((one) => one.slice(0, -1))])
  const around = lookUp(schema, shared)
  if (!around) return
  Reflect.deleteProperty(properties, name)
  const required = Array.isArray(holder['required']) && holder['required'].includes(name)
  if (required && Array.isArray(holder['required']))
    holder['required'] = holder['required'].filter((one) => one !== name)
  const shown: JsonObject = { properties: { [name]: field }, ...(required && { required: [name] }) }
  const before = Array.isArray(around['allOf']) ? around['allOf'] : []
  const then = wrap(shown, path.slice(shared.length, -1))
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword
  around['allOf'] = [...before, { if: toSchema(condition, shared.length), then }]
}

const isSameStep = (one: Step, other: Step) =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.entry === other.entry

/** What all ways begin with. */
function sharedPath(paths: readonly Step[][]): Step[] {
  const [first = [], ...others] = paths
  const end = first.findIndex((step, place) =>
    others.some((other) => {
      const there = other[place]
      return there === undefined || !isSameStep(step, there)
    }),
  )
  return end < 0 ? first : first.slice(0, end)
}

function wrap(schema: JsonObject, path: readonly Step[]): JsonObject {
  return path.reduceRight<JsonObject>(
    (inner, step) => (typeof step === 'string' ? { properties: { [step]: inner } } : { items: inner }),
    schema,
  )
}
