// @vitest-environment node
import { expect, it } from 'vitest'
import { asPage } from './asPage'
import { lintPlugin } from './lint/lintPlugin'

const file = (text: string) => ({ name: 'config.schema.json', text })

const form = `{
  "pluginAlias": "HarbourRadio",
  "singular": true,
  "schema": {
    "type": "object",
    "properties": { "name": { "type": "txt", "title": "Name" } }
  }
}
`

it('makes a page of a form alone, and tells what is wrong at its own line', () => {
  const page = asPage(file(form))
  expect(JSON.parse(page.text)).toMatchObject({
    page: { label: 'HarbourRadio' },
    sections: [{ label: 'HarbourRadio', schema: { type: 'object' }, saveButton: { label: 'Save' } }],
  })
  const found = lintPlugin({ page, strings: new Map() })
  expect(found.map(({ rule, range, message }) => [rule, range.line, message])).toContainEqual([
    'json-schema',
    6,
    expect.stringContaining('“txt” is no type'),
  ])
  // What only the other ecosystem knows is said.
  expect(found.some(({ message }) => message.includes('singular'))).toBe(true)
})

it.each(['{"page":{},"sections":[]}', '{"schema":1}', '[]', 'no JSON', '{"schema":{},"sections":[]}'])(
  'leaves %s as it is',
  (text) => expect(asPage(file(text))).toEqual(file(text)),
)
