import { normaliseItem, rulesOf, type Item } from '../../src/renderer/elements/elements'
import { isObject, toText } from '../../src/renderer/values'
import { withLayout } from '../homebridge/withLayout'
import { isJsonObject, type Json, type JsonObject } from '../json/Json'
import { toConditions } from './toConditions'
import { propertyOf, heldJson, type Property } from './propertyOf'

/** A page, and what its forms cannot say as its content items did, in sentences. */
export interface FormPage {
  page: JsonObject
  notes: string[]
}

/**
 * A settings page whose sections of content items are forms of JSON Schema, which hold and save the same
 * values. Sections without values, core sections and those with a schema stay as they are; buttons stand in
 * a section of their own below. Never throws.
 */
export function toForms(page: JsonObject): FormPage {
  const notes: string[] = []
  const sections = Array.isArray(page['sections']) ? page['sections'] : []
  return {
    page: { ...page, sections: sections.flatMap((section) => sectionsOf(withLayout(section), notes)) },
    notes,
  }
}

/** An item as it was written, as it is read, and as a property of the form. */
interface Converted {
  id: string
  item: Item
  property: Property
}

function sectionsOf(section: Json, notes: string[]): Json[] {
  if (!isJsonObject(section) || section['coreSection'] !== undefined || isObject(section['schema']))
    return [section]
  const content = Array.isArray(section['content']) ? section['content'] : []
  const button = isJsonObject(section['saveButton']) ? section['saveButton'] : undefined
  const saved = Array.isArray(button?.['data']) ? button['data'].map(toText) : []
  if (!button || saved.length === 0) return [section]

  const converted: Converted[] = []
  const others: Json[] = []
  for (const raw of content) {
    const one = isAction(raw) ? undefined : convert(raw)
    const isTaken = converted.some(({ id }) => id === one?.id)
    if (!one || isTaken) others.push(raw)
    else converted.push(one)
  }
  if (converted.length === 0) return [section]
  for (const { id, property } of converted) {
    notes.push(...property.notes)
    if (!saved.includes(id))
      notes.push(`“${id}”: Save left it out, and a form sends all of its values: it is sent from now on.`)
  }
  for (const id of saved)
    if (!converted.some((one) => one.id === id)) notes.push(`“${id}”: is to be saved, and no field has it.`)
  const form = formOf(converted, notes)
  const rest = others.filter((raw) => isJsonObject(raw) && Object.keys(raw).length > 0)
  const { content: _content, saveButton: _saveButton, ...kept } = section
  const { data: _data, ...restOfButton } = button
  return [
    { ...kept, saveButton: restOfButton, ...form },
    ...(rest.length === 0 ? [] : [{ ...besides(section), content: rest }]),
  ]
}

/** Buttons act, and hold nothing. */
const isAction = (raw: Json) => isJsonObject(raw) && toText(raw['element']).trim().toLowerCase() === 'button'

function convert(raw: Json): Converted | undefined {
  const id = isJsonObject(raw) ? toText(raw['id']) : ''
  const item = id === '' || id === '__proto__' ? undefined : normaliseItem(raw, id)
  if (!item || !rulesOf(item).holdsValue) return undefined
  const property = propertyOf(item)
  return (
    property && {
      id,
      item,
      property: { ...property, notes: [...property.notes, ...changes(item, property)] },
    }
  )
}

/** What is another value now: a device may write a number as a text, and JSON Schema may not. */
function changes(item: Item, { value }: Property): string[] {
  const before = heldJson(item.pushed)
  const [was, is] = [JSON.stringify(before), JSON.stringify(value)]
  if (was === is || before === undefined || before === '') return []
  return [`“${item.id}”: its value ${was} is ${is ?? 'left out'} in the form.`]
}

function formOf(converted: readonly Converted[], notes: string[]): JsonObject {
  const properties: JsonObject = {}
  const uiSchema: JsonObject = {}
  const value: JsonObject = {}
  for (const { id, property } of converted) {
    if (Object.keys(property.ui).length > 0) uiSchema[id] = property.ui
    if (property.value !== undefined) value[id] = property.value
  }
  const { always, allOf } = toConditions(converted, notes)
  for (const { id, property } of always) properties[id] = property.schema
  const required = always.filter(({ property }) => property.isRequired).map(({ id }) => id)
  if (allOf.length > 0) uiSchema['ui:order'] = converted.map(({ id }) => id)
  return {
    schema: {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      ...(allOf.length > 0 && { allOf }),
    },
    uiSchema,
    value,
  }
}

/** What a section of the same page without its form is. */
function besides(section: JsonObject): JsonObject {
  const id = toText(section['id'])
  return {
    ...(id !== '' && { id: `${id}_actions` }),
    element: 'section',
    ...(section['visibleIf'] !== undefined && { visibleIf: section['visibleIf'] }),
    ...(section['hidden'] !== undefined && { hidden: section['hidden'] }),
  }
}
