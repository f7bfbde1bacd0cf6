import { describe, expect, it } from 'vitest'
import { flattenLayers } from './flatLayers'

const flat = (css: string): string => flattenLayers(css, 'a.css').replaceAll(/\s+/g, ' ').trim()

describe('a layer, for browsers without them', () => {
  it.each([
    ['a class weighs nothing', '@layer mantine { .a { top: 0 } }', ':where(.a) { top: 0 }'],
    [
      'what weighed more still does, by names of elements',
      '@layer mantine { .a[data-b], .a:where(.c) p { top: 0 } }',
      ':where(.a[data-b]):not(x x), :where(.a:where(.c) p):not(x) { top: 0 }',
    ],
    [
      'what is drawn before an element stays outside',
      '@layer mantine { .a::before, ::selection { top: 0 } }',
      ':where(.a)::before, :where(*)::selection { top: 0 }',
    ],
    [
      'what stands in a condition is reached, steps of a movement are left',
      '@layer mantine { @media print { .a { top: 0 } } @keyframes b { to { top: 0 } } }',
      '@media print { :where(.a) { top: 0 } } @keyframes b { to { top: 0 } }',
    ],
    ['what stands in none is left', '.a { top: 0 }', '.a { top: 0 }'],
  ])('%s', (_, css, expected) => {
    expect(flat(css)).toBe(expected)
  })

  it.each([
    ['a layer that nobody knows', '@layer other { .a { top: 0 } }', /No layer that we know/],
    ['an order without rules', '@layer mantine, pieces;', /No layer that we know/],
    ['an id', '@layer mantine { #a { top: 0 } }', /must not name an id/],
    ['a rule in a rule', '@layer mantine { .a { & b { top: 0 } } }', /must not stand in another/],
  ])('is refused with %s', (_, css, message) => {
    expect(() => flat(css)).toThrow(message)
  })
})
