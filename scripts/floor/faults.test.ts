import { describe, expect, it } from 'vitest'
import { ownMembersOf, readScript, scriptFaults } from './scriptFaults'
import { sheetFaults } from './sheetFaults'

const inSheet = (css: string): string[] => sheetFaults(css).map(({ what }) => what)
const inScript = (text: string, known?: ReadonlySet<string>): string[] =>
  scriptFaults(text, known).map(({ what }) => what)

describe('a sheet is at fault', () => {
  it.each([
    ['a property', '.a { translate: 1px }', 'translate'],
    ['a word of one', '.a { overflow: clip }', 'overflow: clip'],
    ['a function, also in a variable', '.a { --b: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a unit', '.a { height: calc(100dvh - 2px) }', 'dvh'],
    ['a unit of containers', '.a { width: 10cqi }', 'cqi'],
    ['a condition', '@container (width > 1px) { .a { top: 0 } }', '@container'],
    ['a ratio of one number', '@media (min-aspect-ratio: 1) { .a { top: 0 } }', '@media (aspect-ratio: 1)'],
    ['a comparison', '@media (width < 9px) { .a { top: 0 } }', '@media (a < b)'],
    ['a layer', '@layer a { .a { top: 0 } }', '@layer'],
    ['a selector', '.a:has(.b) { top: 0 }', ':has'],
    ['a rule in a rule', '.a { & .b { top: 0 } }', '&'],
    ['a fallback behind which a variable is wrong', '.a { top: 1px; top: calc(1dvh + var(--b)) }', 'dvh'],
  ])('with %s that older browsers have not', (_, css, what) => {
    expect(inSheet(css)).toEqual([what])
  })

  it.each([
    ['where it asks before', '@supports (overflow: clip) { .a { overflow: clip } }'],
    ['where it asks for a selector', '@supports selector(:has(*)) { .a:has(b) { top: 0 } }'],
    ['where the line before holds', '.a { height: 100vh; height: 100dvh }'],
    ['where an older word stands beside it', '.a { -webkit-user-select: none; user-select: none }'],
    ['where a list forgives it', ':where(.a, .b:has(c)) { top: 0 }'],
    ['with what all have', '.a { inset: 0; aspect-ratio: 1; color: rgb(1 2 3 / 4%) }'],
  ])('not %s', (_, css) => {
    expect(inSheet(css)).toEqual([])
  })
})

describe('a script is at fault', () => {
  it.each([
    ['a method of arrays', 'a.toSorted()', 'toSorted'],
    ['a static method', 'Object.hasOwn(a, "b")', 'Object.hasOwn'],
    ['a static method of the browser', 'AbortSignal.timeout(1)', 'AbortSignal.timeout'],
    ['a method of an element', 'form.requestSubmit()', 'requestSubmit'],
    ['a function of the browser', 'structuredClone(a)', 'structuredClone'],
    ['a class of the browser', 'new URLPattern()', 'URLPattern'],
    ['a pattern that looks back', '/(?<=a)b/', '(?<='],
    ['one that is made', 'new RegExp("(?<!a)b")', '(?<='],
    ['flags in a pattern', '/(?i:a)b/', '(?i:'],
    ['sets in a pattern', '/[a--b]/v', '/v'],
    ['a block of a class', 'class A { static { b() } }', 'StaticBlock'],
  ])('with %s that older browsers have not', (_, text, what) => {
    expect(inScript(text)).toContain(what)
  })

  it.each([
    ['where it asks by name', 'if ("toSorted" in a) a.toSorted()'],
    ['where it asks in the quotes of a build', 'if (`toSorted` in a) a.toSorted()'],
    ['where it asks by type', 'typeof structuredClone === "function" && structuredClone(a)'],
    ['where it is called only if there', 'a.toSorted?.()'],
    ['where it is written', 'a.wakeLock = 1'],
    ['where a variable has that name', 'const structuredClone = (a) => a; structuredClone(1)'],
    ['with what all have', 'a.at(-1).replaceAll("b", "c"); new ResizeObserver(b); /(?<a>b)(?:c)/'],
  ])('not %s', (_, text) => {
    expect(inScript(text)).toEqual([])
  })

  it('not with names of its own objects', () => {
    const text = 'const a = { toSorted() {} }; class B { retry = 1 }; this.token = 2'
    const own = ownMembersOf(readScript(text))
    expect(inScript('a.toSorted(); b.retry(); c.token()', own)).toEqual([])
  })
})
