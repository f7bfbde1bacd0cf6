import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from './Picture'
import { png } from './png'

/** What is to be said of one story. */
export interface Finding {
  id: string
  words: string
  /** The whole screenshot, as a PNG file. */
  actual: Buffer | undefined
  expected: Picture | undefined
  difference: Picture | undefined
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Writes the pictures of each finding and a page that shows them beside each other; empties the folder first.
 */
export const writeReport = (folder: string, findings: readonly Finding[]): void => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const rows = findings.map(({ id, words, actual, expected, difference }) => {
    const files = {
      expected: expected && png.write(expected),
      actual,
      difference: difference && png.write(difference),
    }
    const pictures = Object.entries(files).map(([what, file]) => {
      if (!file) return `<td>none</td>`
      writeFileSync(join(folder, `${id}.${what}.png`), file)
      return `<td><img src="${id}.${what}.png" alt="${what}"></td>`
    })
    return `<tr><th colspan="3">${escaped(id)}: ${escaped(words)}</th></tr><tr>${pictures.join('')}</tr>`
  })
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Stories that differ</title>
<style>body{font:14px sans-serif}td{vertical-align:top}img{width:30vw;image-rendering:pixelated;border:1px solid #999}th{text-align:start;padding-top:16px}</style>
<table><tr><th>expected</th><th>actual</th><th>difference</th></tr>${rows.join('\n')}</table>`,
  )
}
