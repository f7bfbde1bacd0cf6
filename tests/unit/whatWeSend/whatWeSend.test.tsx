import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formatText } from '../../../scripts/formatText'
import { workedOut } from '../../contract/sent/sentEvents'
import { headRows } from './headRows'
import { libraryRows } from './libraryRows'
import { places } from './listed'
import { differences, tableOfRows, withoutRepeats } from './page'
import { playbackRows, queueRows } from './playerRows'
import { requestsPart } from './requestsPart'
import type { Row } from './Row'
import { windowRows } from './windowRows'
import words from './words.json'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  // What is played in random order begins with the same song each time.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Everything that was pressed in a list, a menu, a head or a window. */
const pressed: Row[] = []

async function makePage(): Promise<string> {
  const parts: string[] = [words.beginning]
  const [usual, ...others] = Object.entries(places)
  if (!usual) throw new Error('there are no places')
  const [first, firstPlace] = usual
  const base = await libraryRows(firstPlace)
  parts.push(`### On ${first}\n`, tableOfRows(withoutRepeats(base), 'type'))
  pressed.push(...base)
  for (const [name, place] of others) {
    const rows = await libraryRows(place)
    pressed.push(...rows)
    const other = differences(rows, base)
    parts.push(`### On ${name}\n`)
    parts.push(other.length === 0 ? words.same : `${words.besides}\n\n${tableOfRows(other, 'type')}`)
  }
  const [heads, windows, queue] = [await headRows(), await windowRows(), queueRows()]
  pressed.push(...heads, ...windows)
  const playback = await playbackRows((ms) => vi.advanceTimersByTimeAsync(ms))
  parts.push(words.heads, tableOfRows(heads, 'page'))
  parts.push(words.windows, tableOfRows(windows, 'window'))
  parts.push(words.queue, tableOfRows(queue, 'of'))
  parts.push(words.playback, tableOfRows(playback, 'while it is'))
  parts.push(words.requests, requestsPart())
  return formatText('docs/what-we-send.md', parts.join('\n\n'))
}

it('docs/what-we-send.md says what is sent; if not: npm run docs:sent', { timeout: 180_000 }, async () => {
  await expect(await makePage()).toMatchFileSnapshot('../../../docs/what-we-send.md')
  expect(pressed.length).toBeGreaterThan(1000)
})

it('of what browse can send, all was pressed', () => {
  const sent = new Set(pressed.map(({ event }) => event))
  const possible = workedOut['src/features/browse/commands/sendCommand.ts'] ?? []
  expect(possible.filter((event) => !sent.has(event))).toEqual([])
})

it('a list goes with songs only, whatever was pressed, wherever, however', () => {
  const withList = pressed.filter(({ payload }) => payload.includes('list: '))
  expect(withList.length).toBeGreaterThan(20)
  expect(
    withList.filter(({ payload }) => !payload.endsWith('list: the songs of its list, index among these }')),
  ).toEqual([])
  expect(withList.filter(({ of }) => !/^(song|an album|an artist|a playlist|a CD)/.test(of))).toEqual([])
})
