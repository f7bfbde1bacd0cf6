import { momentTypes, toMomentText } from '../../../schemas/page/toMomentText'
import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import { inputTypeOf } from '../page/pageParts'
import type { LintedItem } from '../page/LintedPage'
import type { Finding, Rule } from '../Rule'
import { bareOf, describe, isBlank, isColor, isFlag, numberOf, textOf } from '../values/values'

/** Finds values of another kind than their field. */
export const wrongValue: Rule = {
  name: 'wrong-value',
  severity: 'warning',
  summary: 'A value of another kind than its field: no number, no flag, no date, no colour, no pair.',
  check: onPage(({ sections }, report) => {
    for (const item of sections.flatMap(({ items }) => items)) {
      if (item.element === 'equalizer')
        for (const bar of item.node.get('config')?.get('bars')?.entries ?? []) {
          const finding = ofBar(bar)
          if (finding) report(finding)
        }
      const value = bareOf(item.node.get('value'))
      if (value === undefined || isBlank(item.node.get('value'))) continue
      const words =
        item.element === 'switch'
          ? ofFlag(value)
          : item.element === 'input'
            ? ofInput(item, value)
            : undefined
      // An empty object is how plugins keep a place for a value.
      const isKept = value.kind === 'object' && value.children.length === 0
      if (words) report({ at: value, ...words, ...(isKept && { severity: 'hint' }) })
    }
  }),
}

type Words = Pick<Finding, 'message' | 'hint'>

function ofInput(item: LintedItem, value: JsonNode): Words | undefined {
  const type = inputTypeOf(item)
  if (type === 'checkbox') return ofFlag(value)
  if (type === 'number' || type === 'range')
    return numberOf(value) === undefined
      ? {
          message: `${describe(value)} is no number: the field shows empty.`,
          hint: 'Use a number, or "" for none.',
        }
      : undefined
  if (type === 'color')
    return isColor(value.text ?? '')
      ? undefined
      : {
          message: `${describe(value)} is no colour: the field shows none.`,
          hint: 'Use a colour such as "#1e90ff".',
        }
  const moment = momentTypes.find((known) => known === type)
  if (moment === undefined || toMomentText(moment, value.toJson()) !== undefined) return undefined
  const [kind, sample] = moments[moment]
  return {
    message: `${describe(value)} is no ${kind}: the field shows empty.`,
    hint: `Use a text such as "${sample}".`,
  }
}

const moments: Record<(typeof momentTypes)[number], readonly [string, string]> = {
  date: ['date', '2026-02-03'],
  time: ['time', '07:30'],
  'datetime-local': ['date with a time', '2026-02-03T07:30'],
  month: ['month', '2026-02'],
  week: ['week', '2026-W06'],
}

function ofFlag(value: JsonNode): Words | undefined {
  if (isFlag(value) || /^(false|0)$/i.test(textOf(value).trim())) return undefined
  return {
    message: `${describe(value)} is neither true nor false: it counts as false.`,
    hint: 'Use true or false.',
  }
}

function ofBar(bar: JsonNode): Omit<Finding, 'file'> | undefined {
  const value = bar.get('value')
  if (value === undefined || isBlank(value)) return undefined
  if (!isFlag(bar.get('range')) && value.kind !== 'array')
    return numberOf(value) === undefined
      ? { at: value, message: `${describe(value)} is no number: the bar stands at 0.`, hint: 'Use a number.' }
      : undefined
  const numbers = value.entries.map(numberOf)
  const written = value.text?.split(',').map((part) => (part.trim() === '' ? NaN : Number(part))) ?? []
  const pair = value.kind === 'array' ? numbers : written
  if (pair.length === 2 && pair.every((number) => Number.isFinite(number))) return undefined
  return {
    at: value,
    message: `${describe(value)} is no pair of numbers, which a bar with two handles needs.`,
    hint: 'Use a list of two numbers such as [20, 80].',
  }
}
