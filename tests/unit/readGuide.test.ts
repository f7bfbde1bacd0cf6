import { describe, expect, it } from 'vitest'
import { addKeys, changeLines, readGuide } from '../guides/readGuide'

describe('a guide', () => {
  it('has the blocks that say where they belong, without the indent of their list, and the tests that it names', () => {
    const text = [
      '1. One',
      '',
      '   ```ts file=src/a.ts',
      '   export const a = 1',
      '   ```',
      '',
      '   ```ts',
      '   only to be read',
      '   ```',
      '',
      '```diff file=src/b.ts',
      ' b',
      '+c',
      '```',
      '```json keys=d.json',
      '{}',
      '```',
      'npm run test:unit -- src/a src/b',
    ].join('\n')
    expect(readGuide(text)).toEqual({
      steps: [
        { kind: 'file', path: 'src/a.ts', text: 'export const a = 1\n' },
        { kind: 'lines', path: 'src/b.ts', text: ' b\n+c\n' },
        { kind: 'keys', path: 'd.json', text: '{}\n' },
      ],
      tests: ['src/a', 'src/b'],
    })
  })

  it('changes lines, part by part, each behind the one before', () => {
    const text = 'one\ntwo\none\nthree\n'
    expect(changeLines(text, ' two\n+new\n...\n one\n-three\n+four\n')).toBe('one\ntwo\nnew\none\nfour\n')
  })

  it('fails where a part is nowhere, or only before the part that it follows', () => {
    expect(() => changeLines('one\n', ' two\n+new\n')).toThrow('these lines are nowhere:\ntwo')
    expect(() => changeLines('one\ntwo\n', ' two\n+a\n...\n one\n+b\n')).toThrow('one')
    expect(() => changeLines('one\n', '+new\n')).toThrow('nowhere')
  })

  it('adds keys at any depth and keeps what is there', () => {
    expect(addKeys({ a: { b: 'kept' }, c: 1 }, { a: { b: 'other', d: 2 } })).toEqual({
      a: { b: 'kept', d: 2 },
      c: 1,
    })
  })
})
