import { onPage } from '../onPage'
import type { Rule } from '../Rule'
import { didYouMean } from '../values/closest'
import { listWords } from '../values/values'

/** Sections that the interface brings itself. */
const names = [
  'firmware-upload',
  'my-music',
  'my-music-plugin-enabler',
  'network-drives',
  'network-status',
  'system-version',
  'ui-settings',
  'wifi',
]

/** Finds core sections that the interface does not have. */
export const unknownCoreSection: Rule = {
  name: 'unknown-core-section',
  severity: 'warning',
  summary: 'A coreSection that the interface does not bring.',
  check: onPage(({ sections }, report) => {
    for (const { node, coreSection } of sections) {
      if (coreSection === '' || names.includes(coreSection)) continue
      report({
        at: node.get('coreSection') ?? node,
        message: `The interface has no core section “${coreSection}”: a placeholder is drawn.`,
        hint: didYouMean(coreSection, names).hint ?? `There are ${listWords(names)}.`,
      })
    }
  }),
}
