import { onPage } from '../onPage'
import type { Rule } from '../Rule'

/** Finds sections that have a JSON Schema and items, of which only the schema is drawn. */
export const schemaBesideContent: Rule = {
  name: 'schema-beside-content',
  severity: 'warning',
  summary: 'A section with a JSON Schema and with content, which is not drawn then.',
  check: onPage((page, report) => {
    for (const { node } of page.sections) {
      const content = node.get('content')
      if (content && node.get('schema')?.kind === 'object')
        report({
          at: content,
          on: 'key',
          message: 'The section has a schema, so its content is not drawn.',
          hint: 'Put the items into a section of their own.',
        })
    }
  }),
}
