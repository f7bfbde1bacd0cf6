import { expect, it } from 'vitest'
import { askWindows } from './withoutContainers'

const asked = (css: string): string => askWindows(css, 'a.css').replaceAll(/\s+/g, ' ').trim()

it.each([
  ['max', 'max-width: 520px', 'max-width: 560px'],
  ['min', 'min-width: 600px', 'min-width: 640px'],
])('a condition on the %s width of a place has one on the window beside it', (_, place, window) => {
  const rules = '.a { color: red }'
  expect(asked(`@container (${place}) { ${rules} }`)).toBe(
    `@container (${place}) { ${rules} } ` +
      `@supports not (container-type: inline-size) { @media (${window}) { ${rules} } }`,
  )
})

it('has one in a rule, too', () => {
  expect(asked('.a { @container (max-width: 300px) { color: red } }')).toMatch(
    /@supports not \(container-type: inline-size\) \{ ?@media \(max-width: 340px\) \{ ?color: red/,
  )
})

it('has none where the place is a part of a row', () => {
  const css = '@container (max-width: 78px) { .a { color: red } }'
  expect(asked(css)).toBe(css)
})

it('is refused where a window cannot be asked the same', () => {
  expect(() => asked('@container style(--a: b) { .a { color: red } }')).toThrow(/can be asked of a window/)
})
