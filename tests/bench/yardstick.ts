import type { Browser } from 'playwright'
import type { PageServer } from '../support/PageServer'
import { open, several, type Measure } from './measures'

/**
 * A fixed piece of work in plain scripts and elements, with none of our code in it: what one run took against
 * another is this machine's doing. Measured in every run, so that figures of two runs can be compared as
 * multiples of it.
 */
export async function measureYardstick(browser: Browser, server: PageServer): Promise<Measure[]> {
  const { page } = await open(browser, server, '/settings')
  await page.locator('main h1').waitFor()
  const figure = await several(15, () =>
    page.evaluate(() => {
      const start = performance.now()
      const words = Array.from({ length: 20_000 }, (_, number) => ({ number, word: `word ${number % 977}` }))
      words.sort((one, other) => one.word.localeCompare(other.word) || other.number - one.number)
      const list = document.createElement('div')
      for (const { word } of words.slice(0, 400)) {
        const row = list.appendChild(document.createElement('label'))
        row.textContent = word
        row.appendChild(document.createElement('input')).value = word
      }
      document.body.append(list)
      const height = list.offsetHeight
      list.remove()
      return height > 0 ? performance.now() - start : NaN
    }),
  )
  await page.context().close()
  return [{ what: 'Yardstick: a fixed piece of work without our code', figure, unit: 'ms', budget: Infinity }]
}
