// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { checkConstraints } from '../../saveSection'
import { edit, pristine } from '../../form/sectionState.reducers'
import { normaliseItem } from '../elements'

/** The error of one field of a type after it was edited to a value. */
function errorOf(
  type: string,
  attributes: Record<string, unknown>[],
  value: unknown,
  pushed: unknown = 'pushed',
) {
  const item = normaliseItem({ id: 'f', element: 'input', type, value: pushed, attributes }, 'k')
  if (!item) throw new Error('no item')
  return checkConstraints([item], edit(pristine([item]), 'k', value))['k']
}

it.each([
  ['number', [{ min: 5 }], 4, { code: 'tooSmall', limit: 5 }],
  ['number', [{ max: '5' }], 6, { code: 'tooLarge', limit: 5 }],
  ['number', [{ min: 1 }, { step: 2 }], 4, { code: 'step', limit: 2 }],
  ['number', [{ maxlength: 3 }], 1234, { code: 'tooLong', limit: 3 }],
  ['number', [], Number.NaN, { code: 'notANumber' }],
  ['number', [], '-', { code: 'notANumber' }],
  ['number', [], '2 dB', { code: 'notANumber' }],
  [
    'number',
    [{ max: 5 }],
    '1,234',
    { code: 'ambiguousNumber', readings: { whole: '1234', decimal: '1,2340' } },
  ],
  ['number', [{ max: 5 }], '6', { code: 'tooLarge', limit: 5 }],
  ['number', [{ required: true }], null, { code: 'required' }],
  ['text', [{ maxlength: 3 }], 'abcd', { code: 'tooLong', limit: 3 }],
  ['text', [{ minlength: 3 }], 'ab', { code: 'tooShort', limit: 3 }],
  ['text', [{ pattern: '[a-c]+' }], 'abx', { code: 'pattern' }],
  [
    'text',
    [{ pattern: '[a-c]+' }, { title: 'Only a, b, c' }],
    'x',
    { code: 'pattern', limit: 'Only a, b, c' },
  ],
  ['text', [{ required: true }], '', { code: 'required' }],
  ['text', [{ required: true }], ' ', { code: 'required' }],
  ['search', [{ required: true }], ' \t\u00a0', { code: 'required' }],
  ['email', [{ required: true }], '  ', { code: 'required' }],
  ['ip', [{ required: true }], ' ', { code: 'required' }],
  ['text', [{ minlength: 3 }], ' ab ', { code: 'tooShort', limit: 3 }],
  ['password', [{ required: true }], '', { code: 'required' }],
  ['password', [{ maxlength: 3 }], ' ab ', { code: 'tooLong', limit: 3 }],
  ['email', [], 'nobody', { code: 'email' }],
  ['url', [], 'nowhere', { code: 'url' }],
])('refuses in a field of type %s with %j the value %j', (type, attributes, value, error) => {
  expect(errorOf(type, attributes, value)).toEqual(error)
})

it.each([
  ['number', [{ min: 0 }, { max: 1 }, { step: 0.1 }], 0.3],
  ['number', [{ min: 0.5 }, { step: 0.25 }], 1.25],
  ['number', [{ min: {} }, { max: {} }], -3],
  ['number', [{ min: 10 }, { max: '1' }], 5],
  ['range', [{ min: 10 }, { max: 1 }, { step: 0 }], 5],
  ['number', [{ min: 5 }], null],
  ['text', [{ maxlength: 3 }], 'abc'],
  ['text', [{ pattern: '(' }], 'an author’s broken pattern binds nobody'],
  ['text', [{ minlength: 3 }], ''],
  ['text', [{ minlength: 3 }], ' '],
  ['text', [{ maxlength: 3 }], ' abc '],
  ['text', [{ pattern: '[a-c]+' }], ' abc '],
  ['password', [{ required: true }], ' '],
  ['password', [{ minlength: 4 }], ' ab '],
  ['email', [], 'a@b.org'],
  ['url', [], ''],
  ['date', [], '2026-01-01'],
])('accepts in a field of type %s with %j the value %j', (type, attributes, value) => {
  expect(errorOf(type, attributes, value)).toBeUndefined()
})

it.each(['256.1.1.1', '1.2.3', '1.2.3.4.5', 'a.b.c.d', '1.2.3.-4', '01234.1.1.1'])(
  '[D5-26] refuses %s as an IP address',
  (value) => {
    expect(errorOf('ip', [], value)).toEqual({ code: 'ip' })
  },
)

it.each(['0.0.0.0', '255.255.255.255', '192.168.1.20', ' 10.0.0.1 ', ''])(
  '[D5-26] accepts “%s” as an IP address',
  (value) => {
    expect(errorOf('ip', [], value)).toBeUndefined()
  },
)

it('takes a space alone for nothing also where an own form pushed it', () => {
  const content = { id: 'f', element: 'input', type: 'text', value: ' ', attributes: [{ required: true }] }
  const item = normaliseItem(content, 'k')
  if (!item) throw new Error('no item')
  expect(checkConstraints([item], pristine([item]), 'all')).toEqual({ k: { code: 'required' } })
  expect(checkConstraints([item], pristine([item]))).toEqual({})
})

it('never holds a value against the user that the device pushed itself', () => {
  expect(errorOf('number', [{ max: 5 }], 99, 99)).toBeUndefined()
})
