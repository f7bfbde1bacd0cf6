import { inputTypes } from '../../../schemas/page/inputTypes'
import { onPage } from '../onPage'
import type { Rule } from '../Rule'
import { closest } from '../values/closest'
import { textOf } from '../values/values'

const meant: Readonly<Record<string, string>> = {
  string: 'text',
  input: 'text',
  multiline: 'textarea',
  integer: 'number',
  int: 'number',
  float: 'number',
  slider: 'range',
  datetime: 'datetime-local',
  phone: 'tel',
  mail: 'email',
  boolean: 'checkbox',
}

/** Finds inputs of a type that browsers do not have. */
export const unknownType: Rule = {
  name: 'unknown-type',
  severity: 'hint',
  summary: 'An input of a type that there is not; it is drawn as text.',
  check: onPage(({ sections }, report) => {
    for (const { node, element } of sections.flatMap(({ items }) => items)) {
      const written = node.get('type')
      const type = textOf(written).trim().toLowerCase()
      if (
        element !== 'input' ||
        !written ||
        type === 'colour' ||
        type === '' ||
        inputTypes.some((known) => known === type)
      )
        continue
      const near = Object.hasOwn(meant, type) ? meant[type] : closest(type, inputTypes)
      report({
        at: written,
        severity: near === undefined || near === 'text' ? 'hint' : 'warning',
        message: `There is no input of type “${textOf(written)}”: a field for text is drawn.`,
        hint: near === undefined ? 'Say “text” if that is what you want.' : `Did you mean “${near}”?`,
      })
    }
  }),
}
