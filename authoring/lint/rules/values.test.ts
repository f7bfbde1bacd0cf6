// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findIn } from '../testing/findIn'
import { pageOf } from '../testing/pageOf'

const options = [
  { value: 'high', label: 'High' },
  { value: 8, label: 'Eight' },
]
const input = (item: object) => pageOf([{ id: 'a', element: 'input', label: 'A', ...item }])
const select = (item: object) => pageOf([{ id: 'a', element: 'select', label: 'A', options, ...item }])
const bars = (...all: object[]) =>
  pageOf([{ id: 'a', element: 'equalizer', label: 'A', config: { bars: all } }])

describe('value-not-among-options', () => {
  it.each([
    [{ value: 'high', label: 'High' }],
    ['high'],
    ['8'],
    [8],
    [''],
    [null],
    [{}],
    [{ value: '' }],
    [undefined],
  ])('takes %j for an option or for none', (value) => {
    expect(findIn('value-not-among-options', select({ value }))).toEqual([])
  })

  it('names the options, or the one that was meant', () => {
    expect(findIn('value-not-among-options', select({ value: { value: 'low' } }))).toEqual([
      'warning sections/0/content/0/value/value: The value “low” is none of the options: nobody can choose it again. The options are “high”, “8”.',
    ])
    expect(findIn('value-not-among-options', select({ value: 'hihg' }))[0]).toMatch(/Did you mean “high”\?$/)
    expect(findIn('value-not-among-options', select({ value: ['high'] }))[0]).toMatch(
      /^warning .*The value \[…\]/,
    )
  })

  it('tells where only the label differs', () => {
    expect(findIn('value-not-among-options', select({ value: { value: 'high', label: 'Loud' } }))).toEqual([
      'hint sections/0/content/0/value/label: The value “high” is called “Loud” here and “High” among the options. Call it “High”.',
    ])
  })

  it('says nothing where the plugin fills the options in', () => {
    expect(findIn('value-not-among-options', select({ value: 'x', options: [] }))).toEqual([])
  })
})

describe('no-options', () => {
  it('takes an empty list for a place that is kept, unless the program does not fill it in', () => {
    expect(findIn('no-options', select({ options: [] }))).toEqual([])
    expect(findIn('no-options', select({ options: [] }), {}, ['onStart'])[0]).toMatch(
      /^warning .*\/options: /,
    )
    expect(findIn('no-options', select({ options: undefined }))[0]).toMatch(/^hint sections\/0\/content\/0: /)
    expect(findIn('no-options', select({ options: undefined }), {}, ['options'])).toEqual([])
  })

  it('tells of an equaliser without bars', () => {
    expect(findIn('no-options', bars())[0]).toMatch(/^hint sections\/0\/content\/0\/config\/bars: /)
    expect(findIn('no-options', bars({ min: 0, max: 1 }))).toEqual([])
  })
})

it('repeated-option compares as the interface does', () => {
  expect(
    findIn('repeated-option', select({ options: [{ value: 1 }, { value: '1' }, 'b', { label: 'b' }] })),
  ).toHaveLength(2)
  expect(findIn('repeated-option', select({ options: ['a', 'b', null, null] }))).toEqual([])
})

describe('wrong-value', () => {
  it.each([
    ['number', '80'],
    ['range', 5],
    ['date', '2026-2-3'],
    ['time', '7:05'],
    ['color', 'teal'],
    ['color', '#abc'],
    ['color', 'rgb(0, 10, 20)'],
    ['checkbox', 'true'],
    ['text', 5],
    ['number', ''],
    ['number', null],
  ])('takes for %s the value %j', (type, value) => {
    expect(findIn('wrong-value', input({ type, value }))).toEqual([])
  })

  it.each([
    ['number', 'many', 'no number'],
    ['range', [], 'no number'],
    ['date', 'tomorrow', 'no date'],
    ['time', 730, 'no time'],
    ['datetime-local', '2026-02-03', 'no date with a time'],
    ['month', 'May', 'no month'],
    ['week', '7', 'no week'],
    ['color', 'blueish', 'no colour'],
    ['colour', 12, 'no colour'],
    ['checkbox', 'on', 'neither true nor false'],
  ])('tells that for %s %j is %s', (type, value, what) => {
    const [found] = findIn('wrong-value', input({ type, value }))
    expect(found).toMatch(/^warning sections\/0\/content\/0\/value: /)
    expect(found).toContain(what)
  })

  it('takes {} for the place of a value that the plugin fills in', () => {
    expect(findIn('wrong-value', input({ type: 'number', value: {} }))[0]).toMatch(/^hint /)
    expect(findIn('wrong-value', input({ type: 'text', value: {} }))).toEqual([])
  })

  it.each<[unknown, boolean]>([
    [true, true],
    ['FALSE', true],
    ['0', true],
    [1, true],
    [{ value: true }, true],
    [null, true],
    ['off', false],
    [2, false],
    [[true], false],
  ])('a switch with %j: %s', (value, isFine) => {
    const page = pageOf([{ id: 'a', element: 'switch', label: 'A', value }])
    expect(findIn('wrong-value', page).length === 0).toBe(isFine)
  })

  it.each<[object, string | undefined]>([
    [{ value: '3' }, undefined],
    [{ value: [1, 2] }, undefined],
    [{ value: '20,80', range: true }, undefined],
    [{ value: 'loud' }, 'no number'],
    [{ value: 5, range: true }, 'no pair'],
    [{ value: [1, 'x'] }, 'no pair'],
    [{ value: [1, 2, 3] }, 'no pair'],
    [{ value: '20,', range: 'true' }, 'no pair'],
  ])('a bar %j: %s', (bar, what) => {
    const found = findIn('wrong-value', bars({ min: 0, max: 100, ...bar }))
    expect(found.map((text) => /is (no \w+)/.exec(text)?.[1])).toEqual(what === undefined ? [] : [what])
  })
})

describe('outside-limits', () => {
  it.each<[object, string[]]>([
    [{ type: 'number', value: 5, attributes: [{ min: 1 }, { max: '9' }] }, []],
    [
      { type: 'number', value: '10', attributes: [{ min: 1, max: '9' }] },
      ['10 is more than the greatest value 9'],
    ],
    [{ type: 'number', value: 0, attributes: { min: 9, max: 1 } }, ['0 is less than the least value 1']],
    [
      { type: 'text', value: 'abc', attributes: [{ maxlength: 2 }] },
      ['“abc” is longer than the 2 characters'],
    ],
    [{ type: 'text', value: 'TRANSLATE.A', attributes: [{ maxlength: 2 }] }, []],
    [{ type: 'number', value: 'x', attributes: [{ min: 1 }] }, []],
    [{ type: 'text', value: 'abc', attributes: [{ min: 7 }] }, []],
  ])('%j: %j', (item, found) => {
    expect(findIn('outside-limits', input(item))).toEqual(found.map((text) => expect.stringContaining(text)))
  })

  it('looks at both ends of a pair', () => {
    expect(findIn('outside-limits', bars({ min: 0, max: 10, value: [-1, 11] }))).toHaveLength(2)
  })
})

describe('contradicting-limits', () => {
  it.each<[object[], string[]]>([
    [[{ min: 1 }, { max: 1 }, { step: 0.5 }, { minlength: 2 }, { maxlength: 2 }, { pattern: '[a-z]+' }], []],
    [
      [{ min: 9 }, { max: 1 }],
      ['warning sections/0/content/0/attributes/0/min: “min” 9 is more than “max” 1'],
    ],
    [
      [{ minlength: 3 }, { maxlength: '2' }],
      ['error sections/0/content/0/attributes/0/minlength: No text has'],
    ],
    [[{ step: -1 }], ['warning sections/0/content/0/attributes/0/step: A step of -1']],
    [
      [{ pattern: '[a-z' }],
      ['warning sections/0/content/0/attributes/0/pattern: “[a-z” is no regular expression'],
    ],
    [[{ min: {} }, { max: 'x' }, { step: {} }], []],
  ])('of a field %j: %j', (attributes, found) => {
    expect(findIn('contradicting-limits', input({ attributes }))).toEqual(
      found.map((text) => expect.stringContaining(text)),
    )
  })

  it('looks at bars, too', () => {
    expect(
      findIn(
        'contradicting-limits',
        bars({ min: 5, max: 5 }, { min: 2, max: 1, step: 0 }, { min: 0, max: 1 }),
      ),
    ).toHaveLength(3)
  })
})
