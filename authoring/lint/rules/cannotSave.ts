import { onPage } from '../onPage'
import type { LintedPage, LintedSection } from '../page/LintedPage'
import { unlessFilledIn, unsavedFields } from '../page/pageParts'
import type { Finding, Rule } from '../Rule'
import { isFlag, listWords } from '../values/values'

/** Finds sections whose fields nobody can save. */
export const cannotSave: Rule = {
  name: 'cannot-save',
  severity: 'error',
  summary:
    'A section with a save button that calls nothing or sends nothing, or with fields and no way to save them.',
  check: onPage((page, report) => {
    for (const section of page.sections) {
      const { node, coreSection, saveButton } = section
      if (coreSection !== '') continue
      if (saveButton && node.get('onSave')?.kind !== 'object')
        report({
          at: saveButton,
          message: 'The save button cannot be pressed: the section has no onSave that says what to call.',
          hint: 'Give the section an onSave with endpoint and method.',
        })
      else if (!isFlag(node.get('hidden'))) {
        const finding = ofFields(section, page)
        if (finding) report(finding)
      }
    }
  }),
}

function ofFields(section: LintedSection, page: LintedPage): Omit<Finding, 'file'> | undefined {
  const { node, items, saveButton } = section
  const unsaved = unsavedFields(section, page)
  const isAll = unsaved.length > 0 && unsaved.length === items.filter(({ isEditable }) => isEditable).length
  // Plugins fill the list, and whole buttons, in when the page is asked for.
  const severity = unlessFilledIn(page, 'saveButton', { unseen: 'warning', severity: 'warning' })
  if (!isAll || !severity) return undefined
  const data = saveButton?.get('data')
  const names = listWords(unsaved.map(({ id }) => id))
  if (saveButton && data?.kind === 'array' && data.entries.length > 0) return undefined
  if (saveButton)
    return {
      at: data ?? saveButton,
      severity: data ? severity : 'error',
      message: `Save sends none of the fields: saveButton.data does not name ${names}.`,
      hint: 'List the ids of the fields in saveButton.data.',
    }
  // A button that is hidden is one that the plugin shows later.
  if (node.get('saveButton')) return undefined
  return {
    at: node,
    severity,
    message: `The section has no saveButton: what somebody enters into ${names} is lost.`,
    hint: 'Add onSave and a saveButton, or let the fields be “readonly” if they only show something.',
  }
}
