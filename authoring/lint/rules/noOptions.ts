import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import { optionsOf, unlessFilledIn } from '../page/pageParts'
import type { Rule } from '../Rule'

/** Finds selects that offer nothing, and equalisers without a bar. */
export const noOptions: Rule = {
  name: 'no-options',
  severity: 'hint',
  summary: 'A select without options, or an equaliser without bars.',
  check: onPage((page, report) => {
    const ofSelect = unlessFilledIn(page, 'options', { unseen: 'hint', severity: 'warning' })
    const ofEqualizer = unlessFilledIn(page, 'bars', { unseen: 'hint', severity: 'warning' })
    for (const { node, element } of page.sections.flatMap(({ items }) => items)) {
      const [options, config] = [node.get('options'), node.get('config')]
      // An empty list is how plugins keep a place for options that they know later only.
      const isKept = options?.children.length === 0 && page.program.size === 0
      if (ofSelect && element === 'select' && !isKept && isNone(options) && optionsOf(node).length === 0)
        report({
          at: options ?? node,
          severity: ofSelect,
          message: 'There is nothing to choose from unless the plugin fills the options in.',
          hint: 'Write the options down if they are always the same.',
        })
      const bars = config?.get('bars')
      if (ofEqualizer && element === 'equalizer' && isNone(bars) && !bars?.children.length)
        report({
          at: bars ?? config ?? node,
          severity: ofEqualizer,
          message: 'The equaliser has no bars unless the plugin fills them in.',
          hint: 'Write at least one bar into config.bars.',
        })
    }
  }),
}

/** Whether a list is absent or may be empty; of what is no list at all the schema tells. */
function isNone(list: JsonNode | undefined): boolean {
  return list === undefined || list.kind === 'array'
}
