import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lintPlugin } from '../../authoring/lint/lintPlugin'
import type { JsonObject } from '../../authoring/json/Json'
import type { SourceFile } from '../../authoring/PluginSource'
import { withElements } from '../../scripts/elementsGuide'
import { readExamples } from '../../scripts/pictures/readExamples'
import { toPage } from '../../scripts/pictures/toPage'
import { elementKinds } from '../support/elements'

const docs = join(import.meta.dirname, '../../docs')
const guide = readFileSync(join(docs, 'plugin-authors.md'), 'utf8')
const examples = readExamples(guide)

const file = (name: string, json: JsonObject | undefined): SourceFile => ({
  name,
  text: JSON.stringify(json, null, 2),
})
const rulesAgainst = (page: JsonObject, texts?: JsonObject) =>
  lintPlugin({
    page: file('UIConfig.json', page),
    strings: new Map(texts ? [['en', file('i18n/strings_en.json', texts)]] : []),
  }).map(({ rule, message }) => `${rule}: ${message}`)

describe('the guide for plugin authors', () => {
  it('starts with a page and its texts that the linter has nothing against', () => {
    const page = examples.find(({ kind }) => kind === 'page')
    const texts = examples.find(({ kind }) => kind === 'strings')
    expect(page && rulesAgainst(page.json, texts?.json)).toEqual([])
  })

  const right = examples.filter(({ kind }) => kind === 'section' || kind === 'item')
  it.each(right.map((example) => [example.heading, example] as const))('%s is right', (_, example) => {
    expect(rulesAgainst(toPage(example))).toEqual([])
  })

  it('shows a mistake that the linter finds', () => {
    const wrong = examples.filter(({ kind }) => kind === 'wrong')
    expect(wrong.map((example) => rulesAgainst(toPage(example))[0])).toEqual([
      expect.stringMatching(/^unknown-element/),
    ])
  })

  it('has a picture of every example but the first, and no picture of none', () => {
    const pictures = [...right, ...examples.filter(({ kind }) => kind === 'wrong')].map(
      ({ picture }) => picture,
    )
    expect(
      pictures.filter((picture) => picture === undefined || !existsSync(join(docs, 'pictures', picture))),
    ).toEqual([])
    expect(new Set(readdirSync(join(docs, 'pictures')))).toEqual(new Set(pictures))
  })

  it('says of each element what its folder says (npm run docs:elements)', () => {
    expect(withElements(guide)).toBe(guide)
  })

  it('has an example of every element kind', () => {
    const shown = new Set(right.map(({ json }) => json['element']))
    expect(elementKinds.filter((kind) => !shown.has(kind))).toEqual([])
  })
})
