import type { Browser } from 'playwright'
import playing from '../../fixtures/pushState/playing.json'
import { PageServer } from '../support/PageServer'
import { open, type Measure } from './measures'
import { median } from './median'
import { secondOf } from './secondOf'

const state = { ...playing, albumart: '/albumart', seek: 0 }

/** A song of a thousand lines: one each three seconds that goes over two rows, as fast as songs are sung. */
const lines = Array.from(
  { length: 1000 },
  (_, line) => `Line ${line + 1} of a song that goes on and on, and is seldom short enough for one row`,
)
const stamp = (line: number) =>
  `[${String(Math.floor(line / 20)).padStart(2, '0')}:${String((line % 20) * 3).padStart(2, '0')}.50]`
const words = {
  plain: lines.map((line, place) => (place % 4 === 3 ? `${line}\n` : line)).join('\n'),
  timed: lines.map((line, place) => `${stamp(place)}${line}`).join('\n'),
}

/** A second of a track that plays, with words in the place of its cover, or with the cover; ms of work. */
async function secondWith(
  browser: Browser,
  build: string,
  kind: keyof typeof words | 'none',
): Promise<number> {
  // One without a probe in its worker, as for a second of playing.
  const server = await PageServer.start(0, build)
  server.answers.set('getState', ['pushState', state])
  const answer = kind === 'none' ? { success: false } : { success: true, data: { value: words[kind] } }
  server.documents.set('/api/v1/pluginEndpoint', ['application/json', JSON.stringify(answer)])
  const { page, cdp } = await open(browser, server, '/playback')
  try {
    await page.getByRole('heading', { name: state.title }).waitFor()
    if (kind !== 'none') {
      await page.getByRole('button', { name: 'Lyrics' }).click()
      await page.getByText('Line 1 of a song').first().waitFor()
    }
    const second = await secondOf(page, cdp)
    if (kind === 'timed' && (await page.locator('[data-current]').count()) !== 1)
      throw new Error('No line was sung when the figure was taken')
    return second
  } finally {
    await page.context().close()
    await server.stop()
  }
}

/** What the words of a track cost in each second that they are open, beyond an equal page with its cover. */
export async function measureLyrics(browser: Browser, { build }: PageServer): Promise<Measure[]> {
  const rounds: Record<keyof typeof words | 'none', number[]> = { none: [], plain: [], timed: [] }
  for (let round = 0; round < 3; round += 1)
    for (const kind of ['none', 'plain', 'timed'] as const)
      rounds[kind].push(await secondWith(browser, build, kind))
  const [bare, plain, timed] = [median(rounds.none), median(rounds.plain), median(rounds.timed)]
  const what = 'Lyrics of 1,000 lines, beyond the same page without:'
  return [
    {
      what: `${what} plain, script, style and layout in a second`,
      figure: Math.max(0, plain - bare),
      unit: 'ms',
      budget: 1,
    },
    {
      what: `${what} one line in 3 s, the same`,
      figure: Math.max(0, timed - bare),
      unit: 'ms',
      budget: 8,
    },
  ]
}
