import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import english from '../../locales/en.json'

/** The texts of a key, in all its plural forms. */
function textsOf(key: string): string[] {
  const at = key.split('.')
  const name = at.pop() ?? ''
  const room = at.reduce<unknown>((node, part) => childOf(node, part), english)
  const forms = ['', '_zero', '_one', '_two', '_few', '_many', '_other'].map((form) =>
    childOf(room, name + form),
  )
  return forms.filter((form) => typeof form === 'string')
}

const childOf = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).find(([key]) => key === name)?.[1]
    : undefined

/** What is to be filled in, e.g. `name` of `Delete {{name}}`. */
const blanksOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '')

/** A text that is asked for by its key, and what is handed on for it; without braces within. */
const call = /\bt\(\s*'([\w.]+)'\s*(?:,\s*\{([^{}]*)\}\s*,?\s*)?\)/g

/** What a written object hands on by name; undefined where it takes over all of another one. */
const namesIn = (written: string): string[] | undefined =>
  written.includes('...')
    ? undefined
    : [...written.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(([, name]) => name ?? '')

it('fills in all that a text leaves open', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join('src', file))
  const calls = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(call)].map(([, key = '', written = '']) => ({
      file,
      key,
      written,
    })),
  )
  const open = calls.flatMap(({ file, key, written }) => {
    const given = namesIn(written.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ''))
    const blanks = [...new Set(textsOf(key).flatMap(blanksOf))]
    const missing = given === undefined ? [] : blanks.filter((name) => !given.includes(name))
    return missing.length > 0 ? [`${file}: ${key} lacks ${missing.join(', ')}`] : []
  })
  expect(calls.filter(({ written }) => written !== '').length).toBeGreaterThan(100)
  expect(open).toEqual([])
})
