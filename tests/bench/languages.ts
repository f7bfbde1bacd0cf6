import type { Browser } from 'playwright'
import playing from '../../fixtures/pushState/playing.json'
import { findLanguage } from '../../schemas/languages'
import type { PageServer } from '../support/PageServer'
import { wordsOf } from '../support/wordsOf'
import { headingShown } from './inPage'
import { median } from './median'
import { open, type Measure } from './measures'
import { watchForHeading } from './probe'

const rounds = 9
const others = ['gr', 'ja', 'de', 'ru']

/**
 * A cold load of what plays in languages beside English, whose texts come in files of their own: until the
 * title is on screen and the button to pause can be pressed by its name. They take turns with English, round
 * by round.
 */
export async function measureLanguages(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.answers.set('getState', ['pushState', playing])
  const times = new Map<string, number[]>(['en', ...others].map((code) => [code, []]))
  try {
    for (let round = 0; round < rounds; round++)
      for (const [code, figures] of round % 2 ? [...times].toReversed() : times)
        figures.push(await timeToUsable(browser, server, code))
  } finally {
    server.answers.delete('getState')
  }
  const figures = [...times].map(([code, all]) => [code, median(all)] as const)
  const english = figures[0]?.[1] ?? Number.NaN
  return figures.flatMap(([code, figure]): Measure[] => {
    const what = `Cold load of what plays in ${code}: title and transport usable`
    const line = { what, figure, unit: 'ms', budget: Number.POSITIVE_INFINITY }
    if (code === 'en') return [line]
    return [line, { what: `${what}, times English`, figure: figure / english, unit: '', budget: 1.1 }]
  })
}

async function timeToUsable(browser: Browser, server: PageServer, code: string): Promise<number> {
  const say = wordsOf(code)
  const prepare = { heading: playing.title, button: say('playback.pause') }
  const { page } = await open(
    browser,
    server,
    '/playback',
    async (fresh) => {
      await fresh.addInitScript(watchForHeading, prepare)
    },
    { locale: findLanguage(code)?.tag ?? 'en' },
  )
  const figure = await headingShown(page)
  await page.context().close()
  return figure
}
