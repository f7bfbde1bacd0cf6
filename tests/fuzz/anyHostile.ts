import fc from 'fast-check'
import { deepJson, rawJson } from './writeJson'

const strings = [
  '',
  ' ',
  '\n\t',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\udfff\ud800',
  '\u202Eright to left',
  '\uFEFF',
  'e\u0301\u0301\u0301',
  '💥',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '-0',
  '0x10',
  '1,5',
  '٣',
  'null',
  'undefined',
  'true',
  'FALSE',
  '[object Object]',
  '{{detail}}',
  '{{- label}}',
  '$t(renderer.save)',
  '%',
  '%E0%A4%A',
  '../../x',
  '//x',
  'javascript:alert(1)',
  'data:text/html,x',
  '<b>x',
  '<img src=x onerror=alert(1)>',
  '<![CDATA[',
  '&#x6a;&amp',
  '(',
  '[a-',
  '2026-13-45',
  '#12345',
  'fa fa-',
  'fa-spin',
]

/** Strings that have broken interfaces before, and strings of any sort. */
export const hostileString: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...strings) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)

const huge: fc.Arbitrary<unknown> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('x', '<a', '<b>', '&', '\ud800', ' ', '1', 'ä'),
      fc.integer({ min: 1, max: 40_000 }),
    )
    .map(([text, times]) => text.repeat(times)),
  fc
    .tuple(fc.constantFrom<unknown>(null, 0, 'x', {}, [], { id: 'a' }), fc.integer({ min: 1, max: 10_000 }))
    .map(([entry, length]) => Array.from({ length }, () => entry)),
  fc.integer({ min: 1, max: 30_000 }).map(deepJson),
)

const own = (name: string) => rawJson(`{${JSON.stringify(name)}:{"value":1,"id":"x","length":2}}`)

/**
 * Values of every kind where another was wanted: wrong types, extremes, own `__proto__`, very long and very
 * deep ones.
 */
export const anyHostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 24, arbitrary: hostileString },
  {
    weight: 24,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      1,
      -1,
      0.1,
      2 ** 53,
      1.7e308,
      -1.7e308,
      5e-324,
      rawJson('1e999'),
      rawJson('-1e999'),
      rawJson('-0'),
      [],
      {},
      [[]],
      [null],
      [{}],
      { value: null },
      { value: { value: 1 } },
      { length: 3 },
      rawJson('{"then":"x"}'),
      own('__proto__'),
      own('constructor'),
      own('toString'),
    ),
  },
  { weight: 6, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: huge },
)
