import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import { attributesOf, inputTypeOf } from '../page/pageParts'
import type { LintedItem } from '../page/LintedPage'
import type { Finding, Rule } from '../Rule'
import { bareOf, describe, numberOf } from '../values/values'

/** Finds values that break the limits of their own field. */
export const outsideLimits: Rule = {
  name: 'outside-limits',
  severity: 'warning',
  summary: 'A value outside of the limits that its own field sets.',
  check: onPage(({ sections }, report) => {
    for (const item of sections.flatMap(({ items }) => items)) {
      if (item.element === 'input') for (const finding of ofInput(item)) report(finding)
      if (item.element === 'equalizer')
        for (const bar of item.node.get('config')?.get('bars')?.entries ?? []) {
          const value = bar.get('value')
          const values = value?.kind === 'array' ? value.entries : [value]
          for (const one of values)
            for (const finding of ofNumber(one, bar.get('min'), bar.get('max'))) report(finding)
        }
    }
  }),
}

type Found = Omit<Finding, 'file'>

function ofInput(item: LintedItem): Found[] {
  const value = bareOf(item.node.get('value'))
  const attributes = attributesOf(item.node)
  const type = inputTypeOf(item)
  if (type === 'number' || type === 'range')
    return ofNumber(value, attributes.get('min'), attributes.get('max'))
  const most = numberOf(attributes.get('maxlength'))
  if (value?.text === undefined || most === undefined || value.text.length <= most) return []
  // The text of a key is another one.
  if (value.text.startsWith('TRANSLATE.')) return []
  const message = `${describe(value)} is longer than the ${most} characters that the field takes.`
  return [{ at: value, message, hint: 'Shorten the value or raise “maxlength”.' }]
}

function ofNumber(
  value: JsonNode | undefined,
  min: JsonNode | undefined,
  max: JsonNode | undefined,
): Found[] {
  const number = numberOf(value)
  const limits = [numberOf(min) ?? -Infinity, numberOf(max) ?? Infinity]
  const [least, most] = [Math.min(...limits), Math.max(...limits)]
  if (value === undefined || number === undefined || (number >= least && number <= most)) return []
  const message =
    number < least
      ? `${number} is less than the least value ${least}.`
      : `${number} is more than the greatest value ${most}.`
  return [{ at: value, message, hint: 'Change the value or the limit.' }]
}
