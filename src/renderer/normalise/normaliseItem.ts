import type { Option, InputType, Attributes, Element, Item } from '../model/Item'
import { isObject, toText, bareValue, findOption, toNumber, toFlag, toBar, toVisibleIf } from './values'
import { safeColor } from '../../ui/safeAddress'
import type { Notice, NoticeCode } from '../model/Notice'
import { toMomentText } from '../../../schemas/page/toMomentText'
import { attributeNames, type AttributeName } from '../../../schemas/page/attributeNames'
import { inputTypes } from '../../../schemas/page/inputTypes'

/** The options of a select. An option may be an object {value, label}, without one of the two, or a bare value. */
function toOptions(raw: unknown): Option[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((entry: unknown): Option[] => {
    if (entry === null || entry === undefined) return []
    if (!isObject(entry)) return [{ value: entry, label: toText(entry), raw: entry }]
    const value = 'value' in entry ? entry['value'] : entry['label']
    return [{ value, label: toText(entry['label']) || toText(value), raw: entry }]
  })
}

/** What a pushed value is not when it does not suit its input; an empty one suits all. */
function inputNotice(type: InputType, pushed: unknown): Notice | undefined {
  const value = bareValue(pushed)
  if (value === undefined || value === null || value === '') return undefined
  const code = objection(type, value)
  return code && { code, detail: describe(value) }
}

function objection(type: InputType, value: unknown): NoticeCode | undefined {
  switch (type) {
    case 'number':
    case 'range':
      return toNumber(value) === undefined ? 'notANumber' : undefined
    case 'date':
      return toMomentText(type, value) === undefined ? 'notADate' : undefined
    case 'time':
      return toMomentText(type, value) === undefined ? 'notATime' : undefined
    case 'datetime-local':
      return toMomentText(type, value) === undefined ? 'notADateTime' : undefined
    case 'month':
      return toMomentText(type, value) === undefined ? 'notAMonth' : undefined
    case 'week':
      return toMomentText(type, value) === undefined ? 'notAWeek' : undefined
    case 'color':
      return safeColor(value) === undefined ? 'notAColor' : undefined
    default:
      return undefined
  }
}

/** A value in a few words; lists and objects are told by their brackets. */
function describe(value: unknown): string {
  return typeof value === 'object' ? (Array.isArray(value) ? '[…]' : '{…}') : toText(value)
}

/**
 * Gathers the attributes of an item [D3-38]: a list of one-key objects, though authors also write one object, several
 * keys in one, bare words (`"disabled"`), or set them on the item itself. The first of a repeated key wins, that of the list before
 * that of the item; a value of a useless kind ({} for a number) is as good as absent. Limits in the wrong order are turned
 * round, as those of an equaliser's bar: else no value at all could be saved.
 */
export function toAttributes(item: Readonly<Record<string, unknown>>): {
  attributes: Attributes
  readonly: boolean
} {
  const pushed: Partial<Record<AttributeName, unknown>> = {}
  const take = (entry: unknown): void => {
    // As in HTML, where the word alone is enough.
    const words = typeof entry === 'string' ? entry.split(/[\s,;]+/).map((word) => [word, true] as const) : []
    for (const [written, value] of isObject(entry) ? Object.entries(entry) : words) {
      const name = attributeNames.find((known) => known === written.trim().toLowerCase())
      if (name !== undefined) pushed[name] ??= value
    }
  }
  for (const entry of [item['attributes']].flat()) take(entry)
  // An author who sets a limit there has no other meaning for it.
  take(item)
  const attributes: Attributes = {}
  for (const name of ['maxlength', 'minlength', 'min', 'max', 'step', 'rows'] as const) {
    const value = toNumber(pushed[name])
    if (value !== undefined) attributes[name] = value
  }
  const { min, max } = attributes
  if (min !== undefined && max !== undefined && min > max) Object.assign(attributes, { min: max, max: min })
  for (const name of ['placeholder', 'pattern', 'title', 'autocomplete'] as const) {
    // A word alone names no text.
    const value = pushed[name] === true ? '' : toText(pushed[name])
    if (value !== '') attributes[name] = value
  }
  if (isSet(pushed.required)) attributes.required = true
  return { attributes, readonly: isSet(pushed.readonly) || isSet(pushed.disabled) }
}

/** HTML's way: an attribute that is there holds, whatever it says; authors also write false to switch it off. */
function isSet(raw: unknown): boolean {
  return toFlag(raw) || raw === '' || raw === 'readonly' || raw === 'required' || raw === 'disabled'
}

/**
 * One content item of whatever shape, as an item that can be drawn; what could not be repaired is noted on it.
 * Undefined for an entry that says nothing at all (null, {}), which authors leave behind.
 */
export function normaliseItem(raw: unknown, key: string): Item | undefined {
  if (!isObject(raw) || Object.keys(raw).length === 0) return undefined
  const notices: Notice[] = []
  const { attributes, readonly } = toAttributes(raw)
  const visibleIf = toVisibleIf(raw['visibleIf'])
  const base = {
    key,
    id: toText(raw['id']),
    label: toText(raw['label']),
    description: toText(raw['description']),
    doc: toText(raw['doc']),
    hidden: toFlag(raw['hidden']),
    readonly,
    ...(visibleIf && { visibleIf }),
    pushed: raw['value'],
    notices,
  }
  const element = toText(raw['element']).trim().toLowerCase()
  if (needsId.get(element) === true && base.id === '') notices.push({ code: 'missingId' })

  switch (element) {
    case 'input': {
      const type = toInputType(raw['type'])
      const notice = inputNotice(type, base.pushed)
      if (notice) notices.push(notice)
      return {
        ...base,
        element,
        type,
        attributes,
      }
    }
    case 'switch':
      return { ...base, element }
    case 'select': {
      const options = toOptions(raw['options'])
      if (options.length === 0) notices.push({ code: 'noOptions' })
      else if (!isEmpty(base.pushed) && findOption(options, base.pushed) < 0)
        notices.push({ code: 'valueNotAmongOptions', detail: describeValue(base.pushed) })
      return { ...base, element, options, placeholder: attributes.placeholder ?? '' }
    }
    case 'button': {
      const onClick = isObject(raw['onClick']) ? raw['onClick'] : undefined
      if (!onClick) notices.push({ code: 'noAction' })
      return { ...base, element, buttonLabel: toText(raw['button_label']), onClick }
    }
    case 'equalizer': {
      const config = isObject(raw['config']) ? raw['config'] : {}
      const rawBars: unknown[] = Array.isArray(config['bars']) ? config['bars'] : []
      if (rawBars.length === 0) notices.push({ code: 'noBars' })
      return {
        ...base,
        element,
        orientation: config['orientation'] === 'vertical' ? 'vertical' : 'horizontal',
        bars: rawBars.map(toBar),
        pushed: rawBars.map((bar) => (isObject(bar) ? bar['value'] : undefined)),
      }
    }
    default:
      if (element !== '' || base.label !== '' || base.id !== '')
        notices.push({ code: 'unknownElement', detail: element })
      return { ...base, element: 'unknown' }
  }
}

/** Whether an element holds a value, which is saved by the item's id. */
const holdsValue = {
  input: true,
  switch: true,
  select: true,
  button: false,
  equalizer: true,
  unknown: false,
} satisfies Record<Element, boolean>
const needsId = new Map<string, boolean>(Object.entries(holdsValue))

function toInputType(raw: unknown): InputType {
  const type = toText(raw).trim().toLowerCase()
  if (type === 'colour') return 'color'
  return inputTypes.find((known) => known === type) ?? 'text'
}

function isEmpty(value: unknown): boolean {
  const bare = bareValue(value)
  return (
    bare === undefined || bare === null || bare === '' || (isObject(bare) && Object.keys(bare).length === 0)
  )
}

function describeValue(value: unknown): string {
  const label = isObject(value) ? toText(value['label']) : ''
  return label || toText(bareValue(value))
}
