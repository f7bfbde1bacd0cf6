import type { Rule } from '../Rule'
import { walk } from '../onPage'

/** Finds names that stand twice in one object; reading JSON keeps the last one only. */
export const repeatedName: Rule = {
  name: 'repeated-name',
  severity: 'warning',
  summary: 'A name that stands twice in one object.',
  check({ page, strings }, report) {
    for (const { file, root } of [...(page ? [page] : []), ...strings.values()])
      for (const node of walk(root)) {
        if (node.parent?.kind !== 'object' || node.parent.get(node.name) === node) continue
        report({
          file,
          at: node,
          on: 'key',
          message: `“${node.name}” stands more than once in this object: only the last one counts.`,
          hint: 'Keep one of them.',
        })
      }
  },
}
