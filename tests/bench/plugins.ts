import type { Browser, Page } from 'playwright'
import { manyPlugins } from '../../stories/support/manyPlugins'
import type { PageServer } from '../support/PageServer'
import { eventToPaint, pushToUsable } from './inPage'
import { open, several, type Measure } from './measures'
import { median } from './median'

const state = { status: 'stop', position: 0, uri: '', volume: 40, mute: false, random: false, repeat: false }

async function openManager(browser: Browser, server: PageServer): Promise<Page> {
  server.answers.set('getState', ['pushState', state])
  server.answers.set('getInstalledPlugins', ['pushInstalledPlugins', []])
  const { page } = await open(browser, server, '/plugin-manager')
  await page.getByText('The player fetches its list').waitFor()
  // What comes before the socket has its last transport would not be seen to come.
  while ((await page.evaluate(() => window.benchProbe.pushes.length)) === 0) {
    server.push('closeModals', '')
    await page.waitForTimeout(200)
  }
  await page.waitForTimeout(500)
  return page
}

/** ms from the key to the paint of the list that it leads to; the key's own paint is `eventToPaint`. */
async function keyToList(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, {
      benchList: new Promise<number>((resolve) => {
        let pressed = 0
        window.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), {
          capture: true,
          once: true,
        })
        const note = document.querySelector('main section section [role=status]')
        if (!note) throw new Error('there is no list')
        new MutationObserver((_, observer) => {
          observer.disconnect()
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => resolve(performance.now() - pressed))
          channel.port1.start()
          requestAnimationFrame(() => channel.port2.postMessage(0))
        }).observe(note, { characterData: true, childList: true, subtree: true })
      }),
    })
  })
  await act()
  return page.evaluate(() => Reflect.get(window, 'benchList') as Promise<number>)
}

/** The longest time between two frames, ms, while a log of 5,000 lines grows by 50 a second. */
async function growLog(page: Page, server: PageServer, isWhole: boolean): Promise<number> {
  const line = (number: number) =>
    `npm http fetch GET 200 https://registry.example/package-${number} ${number % 700}ms`
  let log = Array.from({ length: 5000 }, (_, number) => line(number)).join('\n')
  const tell = (progress: number, advancedLog: string) =>
    server.push('installPluginStatus', {
      title: 'Installing plugin',
      message: 'Installing',
      progress,
      advancedLog,
    })
  tell(1, log)
  await page.getByRole('button', { name: 'Show details' }).click()
  await page.getByRole('log').getByText('package-4999').waitFor()
  await page.waitForTimeout(1000)
  await page.evaluate(() => window.benchProbe.countFrames())
  for (let number = 0; number < 250; number++) {
    const next = line(5000 + number)
    log = `${log}\n${next}`
    tell(2 + Math.floor(number / 4), isWhole ? log : next)
    await page.waitForTimeout(20)
  }
  await page.getByRole('log').getByText('package-5249').waitFor()
  return page.evaluate(() => window.benchProbe.longestFrame())
}

/** 300 plugins of the store: usable, and found by a key; and the log of an installation. */
export async function measurePlugins(browser: Browser, server: PageServer): Promise<Measure[]> {
  const keys: number[] = []
  const lists: number[] = []
  const usable = await several(5, async () => {
    const page = await openManager(browser, server)
    server.push('pushAvailablePlugins', manyPlugins(300))
    const figure = await pushToUsable(page, 'main article button', 'pushAvailablePlugins')
    await page.waitForTimeout(1500)
    const field = page.getByRole('searchbox')
    await field.focus()
    for (const key of ['h', 'a']) {
      keys.push(await eventToPaint(page, 'keydown', () => page.keyboard.press(key)))
      await page.waitForTimeout(400)
    }
    // Only now there are fewer of them.
    lists.push(await keyToList(page, () => page.keyboard.press('r')))
    await page.context().close()
    return figure
  })
  const frames = { lines: [] as number[], whole: [] as number[] }
  for (const kind of ['lines', 'whole'] as const)
    await several(3, async () => {
      const page = await openManager(browser, server)
      const figure = await growLog(page, server, kind === 'whole')
      frames[kind].push(figure)
      await page.context().close()
      return figure
    })
  for (const event of ['getState', 'getInstalledPlugins']) server.answers.delete(event)
  const measure = (what: string, figure: number, budget: number): Measure => ({
    what,
    figure,
    unit: 'ms',
    budget,
  })
  return [
    measure('300 plugins with icons: push to usable', usable, 400),
    measure('300 plugins: filter key to paint', median(keys), 40),
    measure('300 plugins: filter key to the paint of what it finds', median(lists), Infinity),
    measure('Log of 5,000 lines, 50 more a second, each alone: longest frame', median(frames.lines), 100),
    measure('The same with the whole log each time: longest frame', median(frames.whole), 100),
  ]
}
