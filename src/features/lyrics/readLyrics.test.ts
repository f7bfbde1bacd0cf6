import { expect, it } from 'vitest'
import { currentLine, readLyrics } from './readLyrics'

const timedOf = (text: string) => {
  const lyrics = readLyrics(text)
  return lyrics?.kind === 'timed' ? lyrics.lines.map(({ at, text: words }) => [at, words]) : undefined
}
const plainOf = (text: string) => {
  const lyrics = readLyrics(text)
  return lyrics?.kind === 'plain' ? lyrics.lines : undefined
}

it.each([
  ['[00:01]', 1_000],
  ['[0:01.5]', 1_500],
  ['[00:01.52]', 1_520],
  ['[00:01.527]', 1_527],
  ['[00:01:52]', 1_520],
  ['[61:01.00]', 3_661_000],
  ['[01:01:01.25]', 3_661_250],
  ['  [00:01.00] ', 1_000],
])('reads the stamp %s', (stamp, at) => {
  expect(timedOf(`[00:00.10]before\n${stamp}Rope and rain`)).toContainEqual([at, 'Rope and rain'])
})

it('has a line at each of its stamps, all in the order of their time', () => {
  expect(timedOf('[00:30.00][00:10.00]Heave\n[00:20.00]and haul')).toEqual([
    [10_000, 'Heave'],
    [20_000, 'and haul'],
    [30_000, 'Heave'],
  ])
})

it.each([
  ['+500', 9_500],
  ['500', 9_500],
  ['-500', 10_500],
  ['  -1500 ', 11_500],
  ['99999', 0],
  ['soon', 10_000],
])('reckons the offset %s in, wherever it stands: a positive one is earlier', (offset, at) => {
  expect(timedOf(`[00:10.00]Heave\n[03:20.00]and haul\n[offset:${offset}]`)?.[0]).toEqual([at, 'Heave'])
})

it('drops what the file says of itself, and stamps of single words', () => {
  const text =
    '[ar:Slow Harbour]\n[ti:Ropewalk]\n[length: 02:10]\n[#: by hand]\n[re:www]\n[00:01.00]<00:01.00> Heave <00:01.80> and\n[00:03.00]haul'
  expect(timedOf(text)).toEqual([
    [1_000, 'Heave and'],
    [3_000, 'haul'],
  ])
})

it('keeps pauses, one where several follow each other, and none before the first line', () => {
  expect(
    timedOf('[00:00.00]\n[00:01.00]Heave\n[00:02.00]\n[00:03.00]  \n[00:09.00]haul\n[00:12.00]'),
  ).toEqual([
    [1_000, 'Heave'],
    [2_000, ''],
    [9_000, 'haul'],
    [12_000, ''],
  ])
})

it('has what is sung at once in one line, and what follows without a stamp with the line before it', () => {
  expect(timedOf('nobody\n[00:01.00]Heave\n[00:01.00]Hau ruck\n[00:02.00]and\nhaul\n\n[00:03.00]')).toEqual([
    [1_000, 'Heave\nHau ruck'],
    [2_000, 'and\nhaul'],
    [3_000, ''],
  ])
})

it.each(['\n', '\r\n', '\r'])(
  'reads lines that end with %j, with a mark of its encoding before them',
  (end) => {
    expect(timedOf(`\uFEFF[00:01.00]Heave${end}[00:02.00]haul`)).toEqual([
      [1_000, 'Heave'],
      [2_000, 'haul'],
    ])
    expect(plainOf(`\uFEFFHeave${end}${end}${end}haul${end}`)).toEqual(['Heave', '', 'haul'])
  },
)

it('is plain where there are no times, or one for all', () => {
  expect(plainOf('[Verse 1: all]\nHeave [00:03.00]\n  and haul  ')).toEqual([
    '[Verse 1: all]',
    'Heave [00:03.00]',
    'and haul',
  ])
  expect(plainOf('[00:00.00]Heave\n[00:00.00]and haul')).toEqual(['Heave', 'and haul'])
  expect(plainOf('[ti:Ropewalk]\nHeave')).toEqual(['Heave'])
})

it.each(['', ' \n\t\n', '\uFEFF', '[ti:Ropewalk]\n[ar:Slow Harbour]', '[00:01.00]', '[offset:5]'])(
  'says nothing where nothing is said: %j',
  (text) => expect(readLyrics(text)).toBeUndefined(),
)

it('is text whatever it holds, without control characters', () => {
  expect(plainOf('<script>alert(1)</script>\n<b>bold</b>\u0000\u0007 & co\u001b[31m')).toEqual([
    '<script>alert(1)</script>',
    '<b>bold</b>  & co [31m',
  ])
})

it('takes 5,000 lines of 1,000 characters, of one stamp or of many, and no time beyond a day', () => {
  const line = 'x'.repeat(3_000)
  const plain = plainOf(`${line}\n`.repeat(600))
  expect([plain?.length, plain?.[0]?.length]).toEqual([600, 1_000])
  expect(plainOf('x\n'.repeat(20_000))).toHaveLength(5_000)
  expect(
    timedOf(Array.from({ length: 9_000 }, (_, at) => `[${Math.floor(at / 60)}:${at % 60}]x`).join('\n')),
  ).toHaveLength(5_000)
  const stamps = Array.from({ length: 9_000 }, (_, at) => `[${Math.floor(at / 60)}:${at % 60}]`).join('')
  expect(timedOf(`${stamps}x`)).toHaveLength(5_000)
  expect(timedOf('[00:01]one\n[9999:01]never\n[00:03]two')).toEqual([
    [1_000, 'one'],
    [3_000, 'two'],
  ])
})

it('is quick with what was made to be slow', () => {
  const from = performance.now()
  for (const text of [
    '['.repeat(1_000_000),
    '[00:01'.repeat(300_000),
    '<00:01>'.repeat(200_000),
    `[ar:${' '.repeat(1_000_000)}`,
    ' '.repeat(1_000_000),
    '[1:1]<'.repeat(300_000),
  ])
    readLyrics(text)
  expect(performance.now() - from).toBeLessThan(2_000)
})

it('finds the line of a moment', () => {
  const lines = [1_000, 2_500, 9_000].map((at) => ({ at, text: 'x' }))
  expect([-1, 0, 999, 1_000, 2_499, 2_500, 8_999, 9_000, 1e9].map((at) => currentLine(lines, at))).toEqual([
    -1, -1, -1, 0, 0, 1, 1, 2, 2,
  ])
  expect(currentLine([], 5)).toBe(-1)
})
