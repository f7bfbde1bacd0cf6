import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

const sources = Object.entries(
  import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!../../src/**/*.{test,stories}.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

const sheetsOf = (text: string) =>
  [...text.matchAll(/import '@mantine\/core\/styles\/([\w-]+)\.layer\.css'/g)].map(([, sheet = '']) => sheet)
const sheetsIn = (file: string) => sheetsOf(sources.find(([path]) => path.endsWith(file))?.[1] ?? '')

/** Sheets of parts that a component of Mantine is made of, beside its own. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Switch: ['InlineInput'],
  Checkbox: ['InlineInput'],
  Radio: ['InlineInput'],
  SegmentedControl: ['FloatingIndicator'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  PasswordInput: ['Input'],
  NumberInput: ['Input'],
  // Its chevron is that of a combobox.
  NativeSelect: ['Input', 'Combobox'],
}

const sheetsFor = (component: string) =>
  [component, ...(parts[component] ?? [])].filter((name) =>
    existsSync(`node_modules/@mantine/core/styles/${name}.css`),
  )

const drawnIn = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))

/** Lists of sheets that one module asks for on behalf of its folder and all below it. */
const lists = ['formStyles', 'workshopStyles'].flatMap((list) =>
  sources
    .filter(([, text]) => new RegExp(`import '[./a-z]*/${list}'`).test(text))
    .map(([path]) => ({ folder: `${dirname(path)}/`, sheets: sheetsIn(`/${list}.ts`) })),
)

it('who draws a component of Mantine brings its style sheets, but for those of the shell and of a form around it', () => {
  const shell = sheetsIn('/theme/shellStyles.ts')
  const bare = sources.flatMap(([path, text]) => {
    const ofFolders = lists.filter(({ folder }) => path.startsWith(folder)).flatMap(({ sheets }) => sheets)
    const there = new Set([...shell, ...sheetsOf(text), ...ofFolders])
    const needed = new Set(drawnIn(text).flatMap(sheetsFor))
    return [...needed].filter((sheet) => !there.has(sheet)).map((sheet) => `${path}: ${sheet}`)
  })
  const all = new Set(sources.flatMap(([, text]) => drawnIn(text).flatMap(sheetsFor)))
  expect(all.size).toBeGreaterThan(15)
  expect(shell.length).toBeGreaterThan(5)
  expect(lists.length).toBeGreaterThan(4)
  expect(bare).toEqual([])
})
