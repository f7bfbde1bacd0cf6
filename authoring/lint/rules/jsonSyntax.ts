import { describeMistake } from '../describeMistake'
import type { Rule } from '../Rule'
import { withoutMark } from '../onPage'

/** Finds where a file stops being JSON; nothing else can be said of such a file. */
export const jsonSyntax: Rule = {
  name: 'json-syntax',
  severity: 'error',
  summary: 'A file that is no JSON.',
  check({ broken }, report) {
    for (const { file, mistake } of broken)
      report({ file, at: mistake, ...describeMistake(withoutMark(file.text), mistake) })
  },
}
