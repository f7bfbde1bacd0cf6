// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The innermost blocks of a sheet, with where they begin. */
const blocksOf = (sheet: string) =>
  Array.from(sheet.matchAll(/[^{}]+(?=\})/g), ({ 0: text, index }) => ({
    text,
    line: sheet.slice(0, index).split('\n').length,
  }))

it('no line of text has a height in px: a browser’s smallest size of text would be cut', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file))
  const cut = sheets.flatMap((file) =>
    blocksOf(readFileSync(file, 'utf8'))
      .filter(({ text }) => /font-size:\s*[\d.]+px/.test(text) && /line-height:\s*[\d.]+px/.test(text))
      .map(({ line }) => `${file}:${line}`),
  )
  expect(cut).toEqual([])
})
