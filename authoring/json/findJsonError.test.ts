// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findJsonError } from './readJson'

describe('findJsonError', () => {
  it('finds nothing in JSON', () => {
    for (const text of ['{"a": [1, -2.5e3, "x\\u00e4", null, true, {}]}', ' [] ', '"only text"', '0']) {
      expect([text, findJsonError(text)]).toEqual([text, undefined])
    }
  })

  it('names line and column of the first mistake', () => {
    expect(findJsonError('{\n  "a": 1,\n}')).toEqual({ line: 3, column: 1 })
    expect(findJsonError('{\n  "a": 1\n  "b": 2\n}')).toEqual({ line: 3, column: 3 })
    expect(findJsonError('{\n  "a": nothing\n}')).toEqual({ line: 2, column: 8 })
    expect(findJsonError('[1, 2')).toEqual({ line: 1, column: 6 })
    expect(findJsonError('{} {}')).toEqual({ line: 1, column: 4 })
    expect(findJsonError('')).toEqual({ line: 1, column: 1 })
  })

  it('agrees with JSON.parse on what is JSON', () => {
    const parts = ['{', '}', '[', ']', ',', ':', '"a"', '1', '01', '-', 'true', 'tru', ' ', '\n', '"', '\\']
    let seed = 7
    for (let round = 0; round < 5_000; round += 1) {
      let text = ''
      for (let part = 0; part < 6; part += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
        text += parts[(seed >> 8) % parts.length] ?? ''
      }
      let valid = true
      try {
        JSON.parse(text)
      } catch {
        valid = false
      }
      expect([text, findJsonError(text) === undefined]).toEqual([text, valid])
    }
  })
})
