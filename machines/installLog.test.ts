import { describe, expect, it } from 'vitest'
import { longestLog, noLog, withLog } from './installLog'

const after = (...told: (string | undefined)[]) => told.reduce(withLog, noLog).lines

describe('the log of an installation', () => {
  it('goes on where a player sends all of it each time', () => {
    expect(after('Downloading', 'Downloading\nUnpacking', 'Downloading\nUnpacking files\nDone')).toEqual([
      'Downloading',
      'Unpacking files',
      'Done',
    ])
  })

  it('grows where a player sends only what is new', () => {
    expect(after('Downloading', 'Unpacking\n', 'Done')).toEqual(['Downloading', 'Unpacking', 'Done'])
  })

  it('knows the line ends of older players', () => {
    expect(after('Downloading', 'Downloading<br>Unpacking<BR />Done')).toEqual([
      'Downloading',
      'Unpacking',
      'Done',
    ])
  })

  it('stays the same log for a status that brings none, or the same once more', () => {
    const log = withLog(noLog, 'Downloading')
    for (const told of [undefined, '', 'Downloading']) expect(withLog(log, told)).toBe(log)
  })

  it('keeps the newest lines of one without an end', () => {
    const many = Array.from({ length: longestLog + 5 }, (_, number) => `line ${number}`).join('\n')
    const lines = after(many)
    expect([lines.length, lines[0]]).toEqual([longestLog, 'line 5'])
    expect(withLog(withLog(noLog, many), `${many}\nmore`).lines.at(-1)).toBe('more')
  })
})
