// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findIn } from '../testing/findIn'

const asking = (...keys: string[]) => ({
  page: { label: 'A' },
  sections: keys.map((key, index) => ({ id: `s${index}`, description: `TRANSLATE.${key}` })),
})

describe('missing-text', () => {
  it('looks keys up as players do', () => {
    const en = { 'A.B': '1', C: { D: '2', 'E.F': '3' }, G: '4' }
    expect(findIn('missing-text', asking('A.B', 'C.D', 'C.E.F', 'G'), { en })).toEqual([])
    expect(findIn('missing-text', asking('C', 'A', 'C.X'), { en })).toHaveLength(3)
  })

  it('suggests the key that was meant, and tells of empty ones', () => {
    expect(
      findIn('missing-text', asking('RADIO.STATOIN', 'RADIO.ABOUT'), {
        en: { RADIO: { STATION: 'S', ABOUT: '' } },
      }),
    ).toEqual([
      'warning sections/0/description: The English texts have no “RADIO.STATOIN”: the key itself is shown. Did you mean “RADIO.STATION”?',
      'hint sections/1/description: The English text of “RADIO.ABOUT” is empty. Leave the name out if it says nothing.',
    ])
  })

  it('tells once that there is no English, and once per language what it lacks', () => {
    expect(findIn('missing-text', asking('A', 'B'))).toHaveLength(1)
    expect(
      findIn('missing-text', asking('A', 'B'), { de: { A: '1' } }).map((text) => text.slice(0, 50)),
    ).toEqual([
      expect.stringMatching(/^warning sections\/0\/description: The page asks for/),
      expect.stringMatching(/^hint : 1 of the 2 texts/),
    ])
    const texts = { en: { A: '1', B: '2' }, de: { A: '1', B: '' }, fr: { A: '1', B: '2' } }
    expect(findIn('missing-text', asking('A', 'B'), texts)).toEqual([
      'hint : 1 of the 2 texts of the page are missing: “B”. English is shown in their place.',
    ])
  })

  it('says nothing of texts that cannot be read: that is json-syntax', () => {
    expect(findIn('missing-text', asking('A'), { en: '{' })).toEqual([])
  })
})

describe('unused-text', () => {
  it('tells of single texts, and of a group once', () => {
    const en = { A: '1', B: '2', GROUP: { C: '3', D: '4' }, HALF: { E: '5', F: '6' }, _remark: 'x' }
    expect(findIn('unused-text', asking('A', 'HALF.E'), { en }).map((text) => text.split('. ')[0])).toEqual([
      'hint B: The page does not ask for “B”',
      'hint GROUP: The page does not ask for the 2 texts of “GROUP”',
      'hint HALF/F: The page does not ask for “HALF.F”',
    ])
  })

  it('looks at every language', () => {
    expect(findIn('unused-text', asking('A'), { en: { A: '1' }, de: { A: '1', B: '2' } })).toHaveLength(1)
  })

  it('knows texts that the program asks for, and many that it may ask for', () => {
    const en = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`T${index}`, 'x']))
    expect(findIn('unused-text', asking('T0'), { en })).toEqual([
      'hint : The page does not ask for 19 of the 20 texts: “T1”, “T2”, “T3”, “T4”, “T5” and 14 more. Take out those that the program does not ask for either.',
    ])
    expect(findIn('unused-text', asking('T0'), { en }, ['T1', 'T2'])).toHaveLength(17)
  })
})
