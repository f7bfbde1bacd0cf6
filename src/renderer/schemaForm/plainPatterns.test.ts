import { expect, it } from 'vitest'
import { changeSlowPatterns, fail, forget, isPlain, neverMet } from './plainPatterns'

it.each([
  '^[a-z]+$',
  '^\\d{1,3}$',
  '^.*\\.mp3$',
  'abc',
  '^(?:GET|POST)$',
  '^[0-9a-fA-F]{2}$',
  'a|b',
  '^#[0-9a-f]{6}$',
])('takes %s as plain', (pattern) => expect(isPlain(pattern)).toBe(true))

it.each([
  '(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '(.*)\\1',
  '.*.*.*x',
  '^(?=a)b',
  'a+$',
  '^(\\d+\\.)+$',
  '^a{1,500}$',
  '^\\k<a>$',
  '^a?a?a?a?a?b$',
  '^(x{2}){3}$',
])('leaves %s to the worker', (pattern) => expect(isPlain(pattern)).toBe(false))

it('takes out what is not plain for drawing, and leaves values alone', () => {
  const schema = {
    properties: {
      a: { pattern: '(a+)+$', default: { pattern: '(a+)+$' } },
      pattern: { type: 'string' as const, pattern: '^b' },
    },
    patternProperties: { '(a+)+': {}, '^x': {} },
  }
  expect(changeSlowPatterns(schema, forget)).toEqual({
    properties: { a: { default: { pattern: '(a+)+$' } }, pattern: { type: 'string', pattern: '^b' } },
    patternProperties: { '^x': {} },
  })
  const plain = { properties: { a: { pattern: '^a$' } } }
  expect(changeSlowPatterns(plain, forget)).toBe(plain)
})

it('lets nothing pass, text or name, whose pattern took too long', () => {
  const schema = { properties: { a: { pattern: '(a+)+$' } }, patternProperties: { '(a+)+': {} } }
  expect(changeSlowPatterns(schema, fail)).toEqual({
    properties: { a: { pattern: neverMet } },
    patternProperties: {},
    propertyNames: { pattern: neverMet },
  })
})
