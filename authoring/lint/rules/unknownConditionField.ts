import type { JsonNode } from '../../json/JsonNode'
import { conditionsOf } from '../page/pageParts'
import { onPage } from '../onPage'
import type { LintedPage, LintedSection } from '../page/LintedPage'
import type { Finding, Rule } from '../Rule'
import { createSuggest } from '../values/closest'
import { textOf } from '../values/values'

/** Finds conditions that look at a field that the page does not have. */
export const unknownConditionField: Rule = {
  name: 'unknown-condition-field',
  severity: 'warning',
  summary: 'A visibleIf that names no field of the page.',
  check: onPage((page, report) => {
    const suggest = createSuggest()
    for (const { condition, section } of conditionsOf(page)) {
      const field = condition.get('field')
      const id = textOf(field)
      // A field that the program knows may be one that it puts into the page.
      if (id === '' || (page.find(id, section) === undefined && !page.program.has(id)))
        report(unknown(condition, field, page, section, suggest))
    }
  }),
}

function unknown(
  condition: JsonNode,
  field: JsonNode | undefined,
  page: LintedPage,
  section: LintedSection,
  suggest: ReturnType<typeof createSuggest>,
): Omit<Finding, 'file'> {
  const id = textOf(field)
  if (id === '')
    return {
      at: field ?? condition,
      message: 'The condition names no field, so it always holds.',
      hint: 'Name the id of a field as “field”, or take the condition out.',
    }
  const own = suggest(id, section.firstOf.keys())
  const anywhere = own.hint === undefined ? suggest(id, page.ids) : own
  return {
    at: field ?? condition,
    message: `The condition looks at “${id}”, but the page has no field with this id: it always holds.`,
    ...anywhere,
  }
}
