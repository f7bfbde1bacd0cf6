import { onPage } from '../onPage'
import { optionsOf } from '../page/optionsOf'
import { unlessFilledIn } from '../page/unlessFilledIn'
import type { Rule } from '../Rule'

/** Finds selects that offer nothing. */
export const noOptions: Rule = {
  name: 'no-options',
  severity: 'hint',
  summary: 'A select without options, or an equaliser without bars.',
  check: onPage((page, report) => {
    for (const { node, element } of page.sections.flatMap(({ items }) => items)) {
      const ofSelect = unlessFilledIn(page, 'options', { unseen: 'hint', severity: 'warning' })
      if (ofSelect && element === 'select' && optionsOf(node).length === 0)
        report({
          at: node.get('options') ?? node,
          severity: ofSelect,
          message: 'There is nothing to choose from unless the plugin fills the options in.',
          hint: 'Write the options down if they are always the same.',
        })
      const ofEqualizer = unlessFilledIn(page, 'bars', { unseen: 'hint', severity: 'warning' })
      if (ofEqualizer && element === 'equalizer' && !node.get('config')?.get('bars')?.entries.length)
        report({
          at: node.get('config')?.get('bars') ?? node.get('config') ?? node,
          severity: ofEqualizer,
          message: 'The equaliser has no bars unless the plugin fills them in.',
          hint: 'Write at least one bar into config.bars.',
        })
    }
  }),
}
