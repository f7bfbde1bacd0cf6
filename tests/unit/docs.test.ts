import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const pages = [
  'README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
const scripts = new Set(Object.keys(packageJson.scripts))

/** Files that only the examples of docs/add-….md have: whoever follows a page makes them. */
const ofExamples = /amplifier|textarea|identity|timezone|restart|slate|acme|\bpl\.json/i

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match)

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8')

  it('links to what exists', () => {
    const links = found(text, /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)
    expect(links.filter((link) => !ofExamples.test(link) && !existsSync(join(page, '..', link)))).toEqual([])
  })

  it('names files that exist', () => {
    const files = found(text, /`((?:\.storybook|[a-z]+)(?:\/[\w.-]+)+\.(?:tsx?|json|md|css))`/g)
    const rooms = files.filter((file) => existsSync(file.split('/')[0] ?? ''))
    expect(rooms.filter((file) => !ofExamples.test(file) && !existsSync(file))).toEqual([])
  })

  it('names commands that exist', () => {
    const named = found(text, /npm run (?:-s )?([\w:-]+)/g)
    expect(named.filter((name) => !scripts.has(name))).toEqual([])
  })
})
