// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lintPlugin } from './lintPlugin'
import { rules } from './rules'
import { pluginOf } from './testing/pluginOf'

const folder = join(import.meta.dirname, '../../docs/lint')
const read = (name: string) => readFileSync(join(folder, `${name}.md`), 'utf8')

/** The plugin that the blocks of JSON below a heading stand for: a page, and files of texts by their name. */
function exampleOf(text: string, heading: string) {
  const [, chapter = ''] = text.split(`\n## ${heading}\n`)
  const [own = ''] = chapter.split('\n## ')
  const blocks = [...own.matchAll(/^```json(?: strings_(\w+)\.json)?\n([\s\S]*?)^```/gm)]
  const page = blocks.find(([, language]) => language === undefined)?.[2]
  const strings = blocks.flatMap(([, language, json]) => (language === undefined ? [] : [[language, json]]))
  expect(page, `a page below “${heading}”`).toBeDefined()
  return pluginOf(page, Object.fromEntries(strings))
}

it('has a page for each rule, and no page of a rule that there is not', () => {
  const pages = readdirSync(folder).flatMap((file) =>
    file === 'README.md' ? [] : [file.replace(/\.md$/, '')],
  )
  expect(pages.sort()).toEqual(rules.map(({ name }) => name).sort())
})

it('lists each rule as it is', () => {
  const rows = [...read('README').matchAll(/^\| \[([^\]]+)\]\(([^)]+)\) +\| (\w+) +\| (.*?) +\|$/gm)]
  expect(rows.map((row) => row.slice(1))).toEqual(
    rules.map(({ name, severity, summary }) => [name, `${name}.md`, severity, summary]),
  )
})

describe.each(rules.map((rule) => [rule.name, rule] as const))(
  'the page of %s',
  (name, { severity, summary }) => {
    it('says what the rule finds and how bad that is', () => {
      const article = severity === 'error' ? 'an' : 'a'
      expect(read(name)).toContain(
        `# ${name}\n\n${summary} Usually ${article} ${severity}.\n\n## What a player does\n`,
      )
    })

    it('has a wrong example in which this rule finds something, and no other rule anything', () => {
      const found = lintPlugin(exampleOf(read(name), 'Wrong')).map(({ rule }) => rule)
      expect(found).not.toEqual([])
      expect([...new Set(found)]).toEqual([name])
    })

    it('has a right example in which no rule finds anything', () => {
      expect(lintPlugin(exampleOf(read(name), 'Right'))).toEqual([])
    })
  },
)
