import { onPage } from '../onPage'
import { unlessFilledIn, unsavedFields } from '../page/pageParts'
import type { Rule } from '../Rule'
import { isFlag } from '../values/values'

/** Finds fields that Save leaves out, though it sends others of the section. */
export const unsavedField: Rule = {
  name: 'unsaved-field',
  severity: 'hint',
  summary: 'A field that can be edited and that saveButton.data does not name.',
  check: onPage((page, report) => {
    const severity = unlessFilledIn(page, 'saveButton', { unseen: 'hint', severity: 'warning' })
    for (const section of severity ? page.sections : []) {
      const { node, coreSection, saveButton } = section
      // Where Save sends nothing at all, cannot-save says so once.
      const sends = saveButton?.get('data')?.entries.length && node.get('onSave')?.kind === 'object'
      if (coreSection !== '' || isFlag(node.get('hidden')) || !sends) continue
      for (const { node: field, id } of unsavedFields(section, page))
        report({
          at: field.get('id') ?? field,
          ...(severity && { severity }),
          message: `Save does not send “${id}”: what somebody enters is lost.`,
          hint: `Name “${id}” in saveButton.data, or let the field be “readonly” if it only shows something.`,
        })
    }
  }),
}
