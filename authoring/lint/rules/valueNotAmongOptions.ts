import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import { optionsOf } from '../page/pageParts'
import type { Finding, Rule } from '../Rule'
import { bareOf, describe, isUnchosen, listWords, textOf } from '../values/values'
import { createSuggest } from '../values/closest'

/** Finds selects that begin with a value that nobody can choose. */
export const valueNotAmongOptions: Rule = {
  name: 'value-not-among-options',
  severity: 'warning',
  summary: 'A select whose value is none of its options.',
  check: onPage(({ sections }, report) => {
    const suggest = createSuggest()
    for (const { node, element } of sections.flatMap(({ items }) => items)) {
      const value = node.get('value')
      if (element !== 'select' || value === undefined || isUnchosen(value)) continue
      const finding = judge(value, optionsOf(node), suggest)
      if (finding) report(finding)
    }
  }),
}

function judge(
  value: JsonNode,
  options: ReturnType<typeof optionsOf>,
  suggest: ReturnType<typeof createSuggest>,
): Omit<Finding, 'file'> | undefined {
  if (options.length === 0) return undefined
  const bare = bareOf(value)
  const wanted = textOf(bare)
  const chosen = options.find((option) => option.value !== undefined && textOf(option.value) === wanted)
  if (!chosen || bare?.children.length) {
    const texts = options.map((option) => textOf(option.value))
    return {
      at: bare ?? value,
      message: `The value ${describe(bare)} is none of the options: nobody can choose it again.`,
      hint: suggest(wanted, texts).hint ?? `The options are ${listWords(texts)}.`,
    }
  }
  const [shown, own] = [textOf(value.get('label')), textOf(chosen.node.get('label'))]
  if (shown === '' || own === '' || shown === own) return undefined
  return {
    at: value.get('label') ?? value,
    severity: 'hint',
    message: `The value ${describe(bare)} is called “${shown}” here and “${own}” among the options.`,
    hint: `Call it “${own}”.`,
  }
}
