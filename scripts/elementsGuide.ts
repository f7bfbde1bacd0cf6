import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// `npm run docs:elements`: puts what each element says of itself to authors, its `authors.md`, into
// docs/plugin-authors.md.

const elements = join(import.meta.dirname, '../src/renderer/elements')
const guideFile = join(import.meta.dirname, '../docs/plugin-authors.md')

const chapter = /(<!-- elements: (?<order>[\w ]+) -->\n)[^]*?(\n<!-- end of elements -->)/

/**
 * The guide with the chapter of elements as their folders have it now: in the order that it names, then all
 * others.
 */
export function withElements(guide: string): string {
  const { order = '' } = chapter.exec(guide)?.groups ?? {}
  const kinds = readdirSync(elements).filter((kind) => existsSync(join(elements, kind, 'authors.md')))
  const named = order.split(' ')
  const texts = [...named, ...kinds.filter((kind) => !named.includes(kind))].map((kind) =>
    readFileSync(join(elements, kind, 'authors.md'), 'utf8').trim(),
  )
  return guide.replace(chapter, (_, start: string, _order: string, end: string) => {
    return `${start}\n${texts.join('\n\n')}\n${end}`
  })
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(guideFile, withElements(readFileSync(guideFile, 'utf8')))
