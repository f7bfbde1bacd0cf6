import { onPage } from '../onPage'
import { unlessFilledIn } from '../page/pageParts'
import type { Rule } from '../Rule'
import { textOf } from '../values/values'

/** Finds sections and pages that show nothing. */
export const emptySection: Rule = {
  name: 'empty-section',
  severity: 'hint',
  summary: 'A page without sections, or a section without items, words and save button.',
  check: onPage((page, report) => {
    const { root, sections } = page
    const list = root.get('sections')
    const ofPage = unlessFilledIn(page, 'sections', { unseen: 'hint', severity: 'warning' })
    const ofSection = unlessFilledIn(page, 'content', { unseen: 'hint', severity: 'warning' })
    if (
      ofPage &&
      root.kind === 'object' &&
      (list === undefined || (list.kind === 'array' && list.children.length === 0))
    )
      report({
        at: list ?? root,
        severity: ofPage,
        message: 'The page has no sections, so there is nothing to set.',
        hint: 'Leave UIConfig.json out if the plugin has no settings.',
      })
    for (const { node, coreSection, items, saveButton } of ofSection ? sections : []) {
      if (
        coreSection !== '' ||
        items.length > 0 ||
        saveButton ||
        node.get('schema')?.kind === 'object' ||
        textOf(node.get('description')).trim() !== ''
      )
        continue
      report({
        at: node,
        ...(ofSection && { severity: ofSection }),
        message: 'The section is empty: it has no items, no description and no save button.',
        hint: 'Take it out, unless the plugin fills it.',
      })
    }
  }),
}
