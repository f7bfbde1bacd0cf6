import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const longest = 110
const rooms = [
  'src',
  'machines',
  'player',
  'authoring',
  'schemas',
  'cloud',
  'deploy',
  'cli',
  'scripts',
  'devicePlugin',
  'stories',
  'tests',
]

/** A line that is nothing but a comment, or a part of one. */
const isComment = (line: string) => /^\s*(\/\*|\*|\/\/)/.test(line)

/** What a tool reads, which cannot be broken. */
const isOrder = (line: string) => /oxlint-disable/.test(line)

it(`no line of a comment is longer than ${longest} characters`, () => {
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css|[mc]js)$/.test(file) && !file.startsWith('generated'))
      .map((file) => join(room, file)),
  )
  expect(files.length).toBeGreaterThan(1000)
  const tooLong = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.length > longest && isComment(line) && !isOrder(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(tooLong).toEqual([])
})
