import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = Object.values(
  import.meta.glob<string>('../../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
)
const found = (pattern: RegExp) =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, match = '']) => match)))

it('every component of Mantine that is drawn has its style sheet: shellStyles, formStyles, or beside who draws it', () => {
  const names = [...found(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap((list) => list.split(','))
  const drawn = [...new Set(names.map((name) => name.trim()))].filter((name) =>
    existsSync(`node_modules/@mantine/core/styles/${name}.css`),
  )
  const styled = found(/import '@mantine\/core\/styles\/(\w+)\.layer\.css'/g)
  expect(drawn.length).toBeGreaterThan(15)
  expect(drawn.filter((name) => !styled.has(name))).toEqual([])
})
