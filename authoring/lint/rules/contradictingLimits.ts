import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import { attributesOf, limitsOf } from '../page/pageParts'
import type { Finding, Rule } from '../Rule'
import { describe, numberOf } from '../values/values'

/** Finds limits that exclude each other or say nothing. */
export const contradictingLimits: Rule = {
  name: 'contradicting-limits',
  severity: 'warning',
  summary: 'Limits of a field or of a bar that exclude each other or cannot be kept.',
  check: onPage(({ sections }, report) => {
    for (const { node, element } of sections.flatMap(({ items }) => items)) {
      if (element === 'input') for (const finding of ofInput(attributesOf(node))) report(finding)
      if (element === 'equalizer')
        for (const bar of node.get('config')?.get('bars')?.entries ?? [])
          for (const finding of ofBar(bar)) report(finding)
    }
  }),
}

type Found = Omit<Finding, 'file'>

function ofInput(attributes: ReadonlyMap<string, JsonNode>): Found[] {
  const lengths = limitsOf(attributes.get('minlength'), attributes.get('maxlength'))
  const tooLong: Found[] =
    lengths && lengths.least > lengths.most
      ? [
          {
            at: lengths.low,
            severity: 'error',
            message: `No text has at least ${lengths.least} and at most ${lengths.most} characters: nothing can be saved.`,
            hint: 'Let “minlength” be no more than “maxlength”.',
          },
        ]
      : []
  return [
    ...ofOrder(attributes.get('min'), attributes.get('max')),
    ...tooLong,
    ...ofStep(attributes.get('step')),
    ...ofPattern(attributes.get('pattern')),
  ]
}

function ofBar(bar: JsonNode): Found[] {
  const limits = limitsOf(bar.get('min'), bar.get('max'))
  const stuck: Found[] =
    limits && limits.least === limits.most
      ? [
          {
            at: limits.high,
            message: `The bar goes from ${limits.least} to ${limits.most}.`,
            hint: 'Let “max” be more than “min”.',
          },
        ]
      : []
  return [...ofOrder(bar.get('min'), bar.get('max')), ...stuck, ...ofStep(bar.get('step'))]
}

function ofOrder(min: JsonNode | undefined, max: JsonNode | undefined): Found[] {
  const limits = limitsOf(min, max)
  if (!limits || limits.least <= limits.most) return []
  const message = `“min” ${limits.least} is more than “max” ${limits.most}: the interface turns them round.`
  return [{ at: limits.low, message, hint: 'Swap them.' }]
}

function ofStep(step: JsonNode | undefined): Found[] {
  const size = numberOf(step)
  if (step === undefined || size === undefined || size > 0) return []
  return [
    {
      at: step,
      message: `A step of ${size} says nothing: any number is taken.`,
      hint: 'Use a step above 0.',
    },
  ]
}

function ofPattern(pattern: JsonNode | undefined): Found[] {
  if (pattern?.text === undefined || isRegExp(pattern.text)) return []
  const message = `${describe(pattern)} is no regular expression: any text is taken.`
  return [{ at: pattern, message, hint: 'Close every bracket, and write \\\\ for a backslash.' }]
}

function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`) instanceof RegExp
  } catch {
    return false
  }
}
