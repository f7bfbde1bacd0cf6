import { describe, expect, it } from 'vitest'
import {
  type Answer,
  createAnswerReader,
  NotMpd,
  toFilterValue,
  toGroups,
  toLine,
  Unsayable,
} from './protocol'

/** What a server said, read piece by piece. */
const read = (bytes: Buffer, size = bytes.length) => {
  const seen: { greeted: string[]; done: (Answer & { isLast: boolean })[]; refused: [number, string][] } = {
    greeted: [],
    done: [],
    refused: [],
  }
  const reader = createAnswerReader({
    greeted: (version) => seen.greeted.push(version),
    done: (answer, isLast) => seen.done.push({ ...answer, isLast }),
    refused: (code, words) => seen.refused.push([code, words]),
  })
  for (let from = 0; from < bytes.length; from += size) reader.take(bytes.subarray(from, from + size))
  return seen
}
const hello = 'OK MPD 0.23.5\n'

describe('a command', () => {
  it.each([
    ['a plain name', 'Low Tide', 'add "Low Tide"'],
    ['quotes', 'The "Low" Tide', String.raw`add "The \"Low\" Tide"`],
    ['backslashes', String.raw`C:\tide\"`, String.raw`add "C:\\tide\\\""`],
    ['words that could be options', '--help', 'add "--help"'],
    ['nothing', '', 'add ""'],
    ['other scripts', 'Прилив 潮 🌊', 'add "Прилив 潮 🌊"'],
  ])('keeps %s as it is', (_, name, line) => {
    expect(toLine('add', [name])).toBe(line)
  })

  it.each(['a\nclear', 'a\r', 'a\0b'])('is refused where a name would end it: %j', (name) => {
    expect(() => toLine('add', [name])).toThrow(Unsayable)
  })

  it('has values of filters escaped once more', () => {
    const filter = `(album == ${toFilterValue('The "Low" Tide')})`
    expect(toLine('find', [filter])).toBe(String.raw`find "(album == \"The \\\"Low\\\" Tide\")"`)
  })
})

describe('an answer', () => {
  it.each([1, 3, 7, 1_000])('is the same in pieces of %d bytes', (size) => {
    const seen = read(Buffer.from(`${hello}file: Ebb – é.flac\nTitle: a: b\nOK\nlist_OK\nOK\n`), size)
    expect(seen.greeted).toEqual(['0.23.5'])
    expect(seen.done.map(({ pairs, isLast }) => [pairs, isLast])).toEqual([
      [
        [
          ['file', 'Ebb – é.flac'],
          ['Title', 'a: b'],
        ],
        true,
      ],
      [[], false],
      [[], true],
    ])
  })

  it.each([1, 2, 5, 100])('has bytes that look like lines as bytes, in pieces of %d', (size) => {
    const picture = Buffer.from('OK\nACK [5@0] {} no\n\xff\xfe', 'latin1')
    const bytes = Buffer.concat([
      Buffer.from(`${hello}size: ${picture.length}\nbinary: ${picture.length}\n`),
      picture,
      Buffer.from('\nOK\n'),
    ])
    const seen = read(bytes, size)
    expect(seen.done.map(({ binary }) => binary)).toEqual([picture])
    expect(seen.refused).toEqual([])
  })

  it('may be a refusal, with its number and words', () => {
    expect(read(Buffer.from(`${hello}ACK [50@2] {addid} No such directory\nACK what\n`)).refused).toEqual([
      [50, 'No such directory'],
      [-1, 'ACK what'],
    ])
  })

  it('lists things one by one', () => {
    expect(
      toGroups(
        [
          ['lost', '1'],
          ['file', 'a'],
          ['Title', 'A'],
          ['directory', 'b'],
        ],
        ['file', 'directory'],
      ),
    ).toEqual([
      [
        ['file', 'a'],
        ['Title', 'A'],
      ],
      [['directory', 'b']],
    ])
  })
})

describe('what is not MPD', () => {
  it.each([
    ['another server', 'HTTP/1.1 400 Bad Request\n'],
    ['a line that is none of it', `${hello}rubbish\n`],
    ['a line without an end', `${hello}${'a'.repeat(70_000)}`],
    ['a picture of no size', `${hello}binary: many\n`],
    ['a picture that is too large', `${hello}binary: 99999999\n`],
    ['a picture of another size', `${hello}binary: 2\nabcdef\nOK\n`],
  ])('is given up: %s', (_, text) => {
    expect(() => read(Buffer.from(text), 4_096)).toThrow(NotMpd)
  })

  it('is given up when its answer has no end, before it fills the memory', () => {
    const lines = Buffer.from('file: a\n'.repeat(8_192))
    const reader = createAnswerReader({ greeted: () => {}, done: () => {}, refused: () => {} })
    reader.take(Buffer.from(hello))
    let taken = 0
    expect(() => {
      for (;;) {
        reader.take(lines)
        taken += lines.length
      }
    }).toThrow(NotMpd)
    expect(taken).toBeLessThan(8 * 1_024 * 1_024)
  })
})
