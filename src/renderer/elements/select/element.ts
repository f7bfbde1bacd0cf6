import { bareValue, isObject, toText } from '../../values'
import { asItIs, isSameBareValue, never, nothing, type ElementRules, type ItemBase } from '../ElementRules'

/** One entry of a select: `raw` is the whole object as pushed, which is what Save sends. */
export interface Option {
  value: unknown
  label: string
  raw: unknown
}

/** A choice of one among several. */
export interface SelectItem extends ItemBase {
  element: 'select'
  options: Option[]
  placeholder: string
}

export const select: ElementRules<SelectItem> = {
  holdsValue: true,
  isLabelled: true,
  normalise: (raw, base, attributes) => {
    const options = toOptions(raw['options'])
    if (options.length === 0) base.notices.push({ code: 'noOptions' })
    else if (!isEmpty(base.pushed) && findOption(options, base.pushed) < 0)
      base.notices.push({ code: 'valueNotAmongOptions', detail: ownLabel(base.pushed) ?? '' })
    return { ...base, element: 'select', options, placeholder: attributes.placeholder ?? '' }
  },
  judge: nothing,
  check: nothing,
  toSent: asItIs,
  toWords: ({ options }, value) =>
    options[findOption(options, value)]?.label ?? (isObject(value) ? toText(value['label']) : toText(value)),
  meets: isSameBareValue,
  isWide: never,
  isHidden: never,
}

/**
 * The options of a select. An option may be an object {value, label}, without one of the two, or a bare
 * value.
 */
function toOptions(raw: unknown): Option[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((entry: unknown): Option[] => {
    if (entry === null || entry === undefined) return []
    if (!isObject(entry)) return [{ value: entry, label: toText(entry), raw: entry }]
    const value = 'value' in entry ? entry['value'] : entry['label']
    return [{ value, label: toText(entry['label']) || toText(value), raw: entry }]
  })
}

/**
 * Index of the option that a select's value stands for, or -1; '8' and 8 are the same option, a strict match
 * wins.
 */
export function findOption(options: readonly Option[], value: unknown): number {
  const bare = bareValue(value)
  if (bare === undefined || bare === null || typeof bare === 'object') return -1
  const strict = options.findIndex((option) => option.value === bare)
  return strict >= 0 ? strict : options.findIndex((option) => toText(option.value) === toText(bare))
}

/** What a value that no option stands for is called; undefined when nothing was chosen. */
export function ownLabel(value: unknown): string | undefined {
  const label = isObject(value) ? toText(value['label']) : ''
  return label || toText(bareValue(value)) || undefined
}

function isEmpty(value: unknown): boolean {
  const bare = bareValue(value)
  return (
    bare === undefined || bare === null || bare === '' || (isObject(bare) && Object.keys(bare).length === 0)
  )
}
