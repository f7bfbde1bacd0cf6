// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawArchitecture } from '../../scripts/drawImports/drawArchitecture'
import { readImports } from '../../scripts/drawImports/readImports'

it(
  'docs/architecture.svg shows the imports as they are; if not: npm run docs:imports',
  { timeout: 60_000 },
  () => {
    const files = readImports()
    expect(files.length).toBeGreaterThan(900)
    const drawing = drawArchitecture(files)
    expect(readFileSync('docs/architecture.svg', 'utf8')).toBe(drawing)
    expect(drawArchitecture([...files].reverse())).toBe(drawing)
  },
)
