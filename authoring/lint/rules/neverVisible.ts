import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import { conditionsOf, inputTypeOf, optionsOf } from '../page/pageParts'
import type { LintedItem } from '../page/LintedPage'
import type { Finding, Rule } from '../Rule'
import { bareOf, describe, isUnchosen, listWords, numberOf, textOf } from '../values/values'
import { createSuggest } from '../values/closest'

/** Finds conditions that no value of their field can fulfil. */
export const neverVisible: Rule = {
  name: 'never-visible',
  severity: 'warning',
  summary: 'A visibleIf that can never be true.',
  check: onPage((page, report) => {
    const known: Known = { suggest: createSuggest(), options: new Map() }
    for (const { condition, section, item } of conditionsOf(page)) {
      const target = page.find(textOf(condition.get('field')), section)
      if (!target || textOf(condition.get('field')) === '') continue
      const at = condition.get('value') ?? condition
      if (target === item) report({ at: condition.get('field') ?? condition, ...ofItself(target) })
      else {
        const validationError = object(target, condition.get('value'), known)
        if (validationError) report({ at, ...validationError })
      }
    }
  }),
}

type Words = Pick<Finding, 'message' | 'hint'>

/** What is worked out once for a page: many conditions look at the same select. */
interface Known {
  suggest: ReturnType<typeof createSuggest>
  /** The texts of the options of each select. */
  options: Map<JsonNode, ReadonlySet<string>>
}

function ofItself({ id }: LintedItem): Words {
  return {
    message: `“${id}” shows while it has a value of its own: once it is hidden, nobody can bring it back.`,
    hint: 'Let the condition look at another field.',
  }
}

/** Why a field never has a value; undefined when it can. */
function object(target: LintedItem, expected: JsonNode | undefined, known: Known): Words | undefined {
  const { id, element } = target
  if (expected === undefined)
    return {
      message: `The condition does not say which value of “${id}” it waits for.`,
      hint: 'Say it as “value”.',
    }
  const bare = bareOf(expected)
  if (bare?.kind === 'array' || bare?.kind === 'object')
    return {
      message: `The condition waits for ${describe(bare)}, but compares with one value only.`,
      hint: 'Name one value.',
    }
  switch (element) {
    case 'switch':
      return isFlagLike(bare) ? undefined : ofSwitch(id, bare)
    case 'select':
      return ofSelect(target, bare, known)
    case 'input':
      return ofInput(target, bare)
    case 'button':
    case 'equalizer':
      return {
        message: `“${id}” is a${element === 'button' ? ' button' : 'n equaliser'} and never has the value ${describe(bare)}.`,
      }
    default:
      return undefined
  }
}

function ofSwitch(id: string, bare: JsonNode | undefined): Words {
  return {
    message: `“${id}” is a switch and never has the value ${describe(bare)}.`,
    hint: 'Use true or false.',
  }
}

function ofSelect({ node, id }: LintedItem, bare: JsonNode | undefined, known: Known): Words | undefined {
  const options = known.options.get(node) ?? new Set(optionsOf(node).map(({ value }) => textOf(value)))
  known.options.set(node, options)
  const wanted = textOf(bare)
  // What is there first counts as a value, too, and a plugin that fills the options in knows more than the
  // file.
  const isFirst =
    textOf(bareOf(node.get('value'))) === wanted || (wanted === '' && isUnchosen(node.get('value')))
  if (options.size === 0 || options.has(wanted) || isFirst) return undefined
  return {
    message: `None of the options of “${id}” has the value ${describe(bare)}.`,
    hint: known.suggest(wanted, options).hint ?? `Its options are ${listWords([...options])}.`,
  }
}

function ofInput(target: LintedItem, bare: JsonNode | undefined): Words | undefined {
  const type = inputTypeOf(target)
  const isNumber = type === 'number' || type === 'range'
  if (
    isNumber &&
    numberOf(bare) === undefined &&
    textOf(bare) !== '' &&
    textOf(bare) !== textOf(bareOf(target.node.get('value')))
  )
    return {
      message: `“${target.id}” is a number and never has the value ${describe(bare)}.`,
      hint: 'Use a number.',
    }
  if (type === 'checkbox' && !isFlagLike(bare)) return ofSwitch(target.id, bare)
  return undefined
}

function isFlagLike(node: JsonNode | undefined): boolean {
  return ['true', 'false', '1', '0'].includes(textOf(node))
}
