import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const versions = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\S+)$/gm)].map(([, one]) => one)

// `npm version` runs it between the new number and the commit.
it('the changelog begins with the version of package.json, and names each version once', () => {
  expect(versions[0]).toBe(version)
  expect(new Set(versions).size).toBe(versions.length)
})
