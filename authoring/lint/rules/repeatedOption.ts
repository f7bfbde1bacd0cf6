import { onPage } from '../onPage'
import { optionsOf } from '../page/pageParts'
import type { Rule } from '../Rule'
import { textOf, describe } from '../values/values'

/** Finds options that cannot be told apart by what they send. */
export const repeatedOption: Rule = {
  name: 'repeated-option',
  severity: 'warning',
  summary: 'Two options of a select with the same value.',
  check: onPage(({ sections }, report) => {
    for (const { node, element } of sections.flatMap(({ items }) => items)) {
      if (element !== 'select') continue
      const known = new Set<string>()
      for (const { node: option, value } of optionsOf(node)) {
        const text = textOf(value)
        if (known.has(text))
          report({
            at: value ?? option,
            message: `An option before this one has the value ${describe(value)}, too: once saved, that one shows as chosen.`,
            hint: 'Give each option a value of its own.',
          })
        known.add(text)
      }
    }
  }),
}
