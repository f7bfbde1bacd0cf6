import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/** A sheet of classes, and what its classes are called by in the file. */
const imported = /import (\w+) from '([^']+\.module\.css)'/g

const classesOf = (sheet: string) =>
  new Set([...readFileSync(sheet, 'utf8').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name))

it('each class that a file names stands in its sheet, which the compiler does not look at', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src', file))
  const pairs = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(imported)].map(([, variable = '', path = '']) => ({
      file,
      sheet: normalize(join(dirname(file), path)),
      names: [...text.matchAll(new RegExp(`\\b${variable}\\.(?!module\\.css)(\\w+)`, 'g'))].map(
        ([, name]) => name,
      ),
    }))
  })
  const lost = pairs.flatMap(({ file, sheet, names }) => {
    const known = classesOf(sheet)
    return names.filter((name) => !known.has(name)).map((name) => `${file}: ${name} of ${sheet}`)
  })
  expect(pairs.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})
