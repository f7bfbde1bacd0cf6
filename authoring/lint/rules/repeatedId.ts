import { onPage } from '../onPage'
import { holdsValue } from '../page/pageParts'
import type { LintedItem, LintedSection } from '../page/LintedPage'
import type { Finding, Rule } from '../Rule'
import { textOf } from '../values/values'

/** Finds ids that do not tell one item from another. */
export const repeatedId: Rule = {
  name: 'repeated-id',
  severity: 'error',
  summary: 'An id that more than one item of a section has, or more than one section.',
  check: onPage(({ sections }, report) => {
    const known = new Set<string>()
    for (const section of sections) {
      if (known.has(section.id)) report(ofSection(section))
      else if (section.id !== '') known.add(section.id)
      const saved = new Set(section.saveButton?.get('data')?.entries.map(textOf))
      for (const item of section.items) {
        if (item.id === '') continue
        const at = item.node.get('id') ?? item.node
        if (section.firstOf.get(item.id) !== item) report({ at, ...ofItem(item, saved) })
      }
    }
  }),
}

function ofSection({ node, id }: LintedSection): Omit<Finding, 'file'> {
  const message = `Another section before this one has the id “${id}”, too.`
  return {
    at: node.get('id') ?? node,
    severity: 'hint',
    message,
    hint: 'Give each section an id of its own.',
  }
}

function ofItem(
  item: LintedItem,
  saved: ReadonlySet<string>,
): Pick<Finding, 'severity' | 'message' | 'hint'> {
  const again = `The section has an item with the id “${item.id}” before this one`
  const hint = 'Give each item an id of its own.'
  if (holdsValue(item.element) && saved.has(item.id))
    return {
      severity: 'error',
      message: `${again}: Save sends only the first one, and this one is lost.`,
      hint,
    }
  return holdsValue(item.element)
    ? { severity: 'warning', message: `${again}: conditions look at the first one only.`, hint }
    : { severity: 'hint', message: `${again}.`, hint }
}
