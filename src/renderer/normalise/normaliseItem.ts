import { inputTypes } from '../../../schemas/page/inputTypes'
import type { Element, Item, InputType } from '../model/Item'
import type { Notice } from '../model/Notice'
import { bareValue, findOption } from './findOption'
import { inputNotice } from './inputNotice'
import { isObject } from './isObject'
import { toAttributes } from './toAttributes'
import { toBar } from './toBar'
import { toFlag } from './toFlag'
import { toOptions } from './toOptions'
import { toText } from './toText'
import { toVisibleIf } from './toVisibleIf'

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
