import { onPage } from '../onPage'
import type { LintedItem, LintedPage, LintedSection } from '../page/LintedPage'
import type { Finding, Rule } from '../Rule'
import { createSuggest } from '../values/closest'
import { textOf } from '../values/values'

/** Finds ids in saveButton.data that no field of the section has. */
export const unknownSaveField: Rule = {
  name: 'unknown-save-field',
  severity: 'warning',
  summary: 'An id in saveButton.data that no field of the section has.',
  check: onPage((page, report) => {
    const suggest = createSuggest()
    for (const section of page.sections)
      for (const entry of section.saveButton?.get('data')?.entries ?? []) {
        const id = textOf(entry)
        const item = section.firstOf.get(id)
        if (item === undefined || id === '') report({ at: entry, ...unknown(id, page, section, suggest) })
        else if (item.element === 'button') report({ at: entry, ...ofButton(item) })
      }
  }),
}

type Suggest = ReturnType<typeof createSuggest>
type Words = Pick<Finding, 'message' | 'hint'>

function unknown(id: string, page: LintedPage, section: LintedSection, suggest: Suggest): Words {
  const message = `Save names “${id}”, but the section has no field with this id: nothing is sent for it.`
  const elsewhere = page.find(id, section)
  if (elsewhere && id !== '')
    return {
      message,
      hint: `The field is in the section “${elsewhere.section.id}”; Save sends those of its own only.`,
    }
  return { message, ...suggest(id, fieldIds(section)) }
}

/** Lazy, because most are never asked for. */
function* fieldIds({ items }: LintedSection): Generator<string> {
  for (const { id, element } of items) if (element !== 'button') yield id
}

function ofButton({ id }: LintedItem): Words {
  return {
    message: `Save names “${id}”, which is a button and has no value.`,
    hint: `Take “${id}” out of the list.`,
  }
}
