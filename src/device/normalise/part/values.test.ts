import { describe, expect, it } from 'vitest'
import { flag, number, oneOf, percent, seconds, text, trackNumber, trimmedText, type Repair } from '../repair'
import { result } from '../deferredNormalisers'

const cases: [string, Repair, [unknown, unknown][]][] = [
  [
    'text',
    text,
    [
      ['a', 'a'],
      ['', ''],
      [44.1, '44.1'],
      [false, 'false'],
      [null, undefined],
      [{}, undefined],
    ],
  ],
  [
    'trimmedText',
    trimmedText,
    [
      ['65 Mb/s\n', '65 Mb/s'],
      [null, undefined],
    ],
  ],
  [
    'number',
    number,
    [
      [5, 5],
      ['5', 5],
      [' -2.5 ', -2.5],
      ['', undefined],
      ['5 GB', undefined],
      [Number.NaN, undefined],
      [true, undefined],
      [null, undefined],
    ],
  ],
  [
    'percent',
    percent,
    [
      ['80', 80],
      [140, 100],
      [-3, 0],
      ['', undefined],
    ],
  ],
  [
    'flag',
    flag,
    [
      [true, true],
      ['true', true],
      [1, true],
      ['0', false],
      ['yes', undefined],
      [null, undefined],
    ],
  ],
  [
    'seconds',
    seconds,
    [
      ['4:48', 288],
      ['1:02:03', 3723],
      ['34', 34],
      [34, 34],
      ['time', undefined],
      ['', undefined],
    ],
  ],
  [
    'trackNumber',
    trackNumber,
    [
      ['3', 3],
      [0, 0],
      ['A1', 'A1'],
      ['', undefined],
      [null, undefined],
    ],
  ],
  [
    'oneOf',
    oneOf('a', 'b'),
    [
      ['a', 'a'],
      ['c', undefined],
      [null, undefined],
    ],
  ],
  [
    'result',
    result,
    [
      [null, {}],
      ['', {}],
      [
        { success: 'true', reason: 5 },
        { success: true, reason: '5' },
      ],
    ],
  ],
]

describe.each(cases)('%s', (_name, repair, pairs) => {
  it.each(pairs)('makes of %j: %j', (raw, clean) => {
    expect(repair(raw)).toEqual(clean)
  })
})
