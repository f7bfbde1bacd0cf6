import { onPage } from '../onPage'
import { holdsValue } from '../page/pageParts'
import type { Rule } from '../Rule'

/** Finds fields that nothing can name. */
export const missingId: Rule = {
  name: 'missing-id',
  severity: 'error',
  summary: 'A field without an id, which cannot be saved.',
  check: onPage(({ sections }, report) => {
    for (const section of sections) {
      if (section.id === '' && section.coreSection === '')
        report({
          at: section.node.get('id') ?? section.node,
          severity: 'hint',
          message: 'The section has no id.',
          hint: 'Give it an id that no other section of the page has.',
        })
      for (const item of section.items) {
        if (item.id !== '') continue
        const at = item.node.get('id') ?? item.node
        if (holdsValue(item.element))
          report({
            at,
            message: 'The field has no id, so its value is never saved.',
            hint: 'Give it an id and name that in saveButton.data.',
          })
        else if (item.element === 'button')
          report({
            at,
            severity: 'hint',
            message: 'The button has no id.',
            hint: 'Give it an id of its own.',
          })
      }
    }
  }),
}
