import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_THEME } from '@mantine/core'
import { expect, it } from 'vitest'
import { panelVariables } from './surfaces'

const { variables, light, dark } = panelVariables(DEFAULT_THEME)
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
const found = (pattern: RegExp) =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))

it('has each colour in both schemes', () => {
  expect(Object.keys(light).sort()).toEqual(Object.keys(dark).sort())
})

it('has every variable of the house that a style sheet reads and none sets', () => {
  const read = [...found(/var\((--panel-[\w-]+)\)/g)]
  const set = found(/(--panel-[\w-]+)(?:'?\]?:|', )/g)
  const ours = new Set(Object.keys({ ...variables, ...light, ...dark }))
  expect(read.length).toBeGreaterThan(15)
  expect(read.filter((name) => !ours.has(name) && !set.has(name))).toEqual([])
})

it('has none that nobody reads', () => {
  const read = found(/var\((--panel-[\w-]+)/g)
  const ours = Object.keys({ ...variables, ...light }).filter((name) => name.startsWith('--panel-'))
  expect(ours.filter((name) => !read.has(name))).toEqual([])
})
