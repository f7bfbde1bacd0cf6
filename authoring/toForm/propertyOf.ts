import { toMomentText } from '../../schemas/page/toMomentText'
import { toBarPair, toBarValue, type Bar } from '../../src/renderer/elements/bar'
import type { Item, ItemOf } from '../../src/renderer/elements/elements'
import { findOption } from '../../src/renderer/elements/select/element'
import { bareValue, isOn, toNumber, toText } from '../../src/renderer/values'
import { toJson, type Json, type JsonObject } from '../json/Json'

/** What a content item is in a form of JSON Schema. */
export interface Property {
  schema: JsonObject
  /** Its part of the uiSchema. */
  ui: JsonObject
  /** What it holds; undefined where it holds nothing, which the form leaves out. */
  value: Json | undefined
  isRequired: boolean
  /** What it cannot say as the item did, in sentences that begin with the item's name. */
  notes: string[]
}

/** A content item that holds a value, as a property of a JSON Schema; undefined for one that holds none. */
export function propertyOf(item: Item): Property | undefined {
  switch (item.element) {
    case 'input':
      return around(item, inputOf(item), item.attributes.required === true)
    case 'select':
      return around(item, choiceOf(item))
    case 'switch':
      return around(item, { schema: { type: 'boolean' }, value: isOn(item.pushed) })
    case 'equalizer':
      return around(item, slidersOf(item))
    default:
      return undefined
  }
}

/** What is special of an element: the rest is the same for all. */
interface Core {
  schema: JsonObject
  ui?: JsonObject
  value: Json | undefined
  notes?: string[]
}

function around(item: Item, { schema, ui = {}, value, notes = [] }: Core, isRequired = false): Property {
  const help = item.doc || (item.element === 'input' ? (item.attributes.title ?? '') : '')
  return {
    schema: {
      ...(item.label !== '' && { title: item.label }),
      ...(item.description !== '' && { description: item.description }),
      ...schema,
      ...(item.readonly && { readOnly: true }),
    },
    ui: { ...ui, ...(help !== '' && { 'ui:help': help }), ...(item.hidden && { 'ui:widget': 'hidden' }) },
    value,
    isRequired,
    notes,
  }
}

function inputOf(item: ItemOf<'input'>): Core {
  const { type, attributes, pushed } = item
  const ui: JsonObject = {
    ...(attributes.placeholder !== undefined && { 'ui:placeholder': attributes.placeholder }),
    ...(attributes.autocomplete !== undefined && { 'ui:autocomplete': attributes.autocomplete }),
  }
  switch (type) {
    case 'number':
    case 'range':
      return { ...numberOf(item), ui: { ...ui, ...(type === 'range' && { 'ui:widget': 'range' }) } }
    case 'checkbox':
      return { schema: { type: 'boolean' }, value: isOn(pushed) }
    case 'hidden':
      return { schema: typeOf(bareValue(pushed)), ui: { 'ui:widget': 'hidden' }, value: heldJson(pushed) }
    case 'date':
    case 'time':
    case 'datetime-local':
    case 'month':
    case 'week': {
      const value = toMomentText(type, bareValue(pushed)) || undefined
      const widget = type === 'datetime-local' ? 'datetime' : type
      return { schema: { type: 'string' }, ui: { ...ui, 'ui:widget': widget }, value }
    }
    default: {
      const isWritten = attributes.required !== true && !formats[type]
      const held = toText(bareValue(pushed))
      return {
        schema: { type: 'string', ...formats[type], ...textLimits(item) },
        ui: { ...ui, ...textWidget(item), ...(isWritten && { 'ui:emptyValue': '' }) },
        value: held === '' && !isWritten ? undefined : held,
      }
    }
  }
}

/** Kinds of text that JSON Schema knows; nothing at all is none of them, so it is left out. */
const formats: Partial<Record<ItemOf<'input'>['type'], JsonObject>> = {
  email: { format: 'email' },
  url: { format: 'uri' },
  ip: { format: 'ipv4' },
}

function textWidget({ type, attributes }: ItemOf<'input'>): JsonObject {
  if (type === 'textarea') return { 'ui:widget': type, 'ui:options': { rows: attributes.rows ?? 3 } }
  return type === 'password' || type === 'color' ? { 'ui:widget': type } : {}
}

/** Limits of a text hold for what is written; an empty one that may be empty breaks none. */
function textLimits({ attributes }: ItemOf<'input'>): JsonObject {
  const { minlength, maxlength, pattern, required } = attributes
  const longest: JsonObject = maxlength === undefined ? {} : { maxLength: maxlength }
  if (required)
    return {
      ...longest,
      minLength: Math.max(1, minlength ?? 1),
      ...(pattern !== undefined && { pattern: `^(?:${pattern})$` }),
    }
  const shortest = minlength === undefined ? '' : `(?=[^]{${minlength},}$)`
  if (pattern === undefined && shortest === '') return longest
  return { ...longest, pattern: `^(?:${shortest}(?:${pattern ?? '[^]*'}))?$` }
}

function numberOf({ id, type, attributes, pushed }: ItemOf<'input'>): Core {
  // A slider has limits even where nobody wrote any.
  const range = type === 'range' ? { min: 0, max: 100 } : {}
  const { min, max, step } = { ...range, ...attributes }
  const isCounted = step !== undefined && step > 0 && Number.isInteger((min ?? 0) / step)
  const isWhole = isCounted && Number.isInteger(step)
  const isLost = step !== undefined && step > 0 && !isCounted
  return {
    schema: {
      type: isWhole ? 'integer' : 'number',
      ...(min !== undefined && { minimum: min }),
      ...(max !== undefined && { maximum: max }),
      ...(isCounted && step !== 1 && { multipleOf: step }),
    },
    value: toNumber(bareValue(pushed)),
    notes: isLost ? [`“${id}”: steps of ${step} from ${min} on cannot be said; any number will do.`] : [],
  }
}

/** The choices are the options as they are, so that the same is saved. */
function choiceOf({ id, options, placeholder, pushed }: ItemOf<'select'>): Core {
  const chosen = options[findOption(options, pushed)]
  if (options.length === 0)
    return {
      schema: {},
      value: heldJson(pushed),
      notes: [`“${id}”: has no options yet; the form needs them as "oneOf": [{ "const": …, "title": … }].`],
    }
  return {
    schema: { oneOf: options.map(({ raw, label }) => ({ const: heldJson(raw) ?? null, title: label })) },
    ui: placeholder === '' ? {} : { 'ui:placeholder': placeholder },
    // What is none of the choices is refused by a form; the page let it be.
    value: chosen && heldJson(chosen.raw),
  }
}

function slidersOf({ orientation, bars, pushed }: ItemOf<'equalizer'>): Core {
  const held: unknown[] = Array.isArray(pushed) ? pushed : []
  return {
    schema: { type: 'array', minItems: bars.length, maxItems: bars.length, items: bars.map(barSchema) },
    ui: {
      'ui:widget': 'equalizer',
      'ui:options': { orientation, bars: bars.map((bar) => heldJson(bar) ?? {}) },
    },
    value: bars.map((bar, place) => (bar.range ? toBarPair(bar, held[place]) : toBarValue(bar, held[place]))),
  }
}

function barSchema({ min, max, range }: Bar): JsonObject {
  const one: JsonObject = { type: 'number', minimum: min, maximum: max }
  return range ? { type: 'array', minItems: 2, maxItems: 2, items: one } : one
}

/** A value as JSON has it; undefined for none. */
export const heldJson = (value: unknown): Json | undefined =>
  value === undefined || value === null ? undefined : toJson(value)

function typeOf(value: unknown): JsonObject {
  const kind = typeof value
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? { type: kind } : {}
}
