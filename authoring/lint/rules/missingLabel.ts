import { onPage } from '../onPage'
import { elementOf } from '../page/pageParts'
import type { Rule } from '../Rule'
import { isFlag, textOf } from '../values/values'

/** Finds fields and buttons without a name for people. */
export const missingLabel: Rule = {
  name: 'missing-label',
  severity: 'hint',
  summary: 'A field or a button without a label.',
  check: onPage(({ sections }, report) => {
    for (const { node, element, id } of sections.flatMap(({ items }) => items)) {
      const isHidden =
        isFlag(node.get('hidden')) || (element === 'input' && textOf(node.get('type')) === 'hidden')
      const label =
        element === 'button'
          ? `${textOf(node.get('button_label'))}${textOf(node.get('label'))}`
          : textOf(node.get('label'))
      // Of a label that is no text the schema tells.
      const isOther = node.get('label')?.kind === 'object' || node.get('label')?.kind === 'array'
      if (isOther || isHidden || label.trim() !== '' || !elementOf(element)) continue
      const shown = id === '' ? 'only that it is unnamed' : `its id “${id}”`
      report({
        at: node.get('label') ?? node,
        message: `The ${element === 'button' ? 'button' : 'field'} has no label: people see ${shown}.`,
        hint: 'Say in a word or two what it is.',
      })
    }
  }),
}
