import type { Browser, CDPSession, Page } from 'playwright'
import { PageServer } from '../support/PageServer'
import { state, title } from './coldLoad'
import { median } from './median'
import { open, type Measure } from './measures'
import { secondOf, work } from './secondOf'

/** What listening costs: a second of playing, a burst of pushes, a drag of the volume. */
export async function measureListening(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.answers.set('getState', ['pushState', state])
  try {
    return [...(await measurePlaying(browser, server)), ...(await measureVolume(browser, server))]
  } finally {
    server.answers.delete('getState')
  }
}

/** Ten seconds of a track, then bursts of five equal pushes as devices send them on each change. */
async function measurePlaying(browser: Browser, { build }: PageServer): Promise<Measure[]> {
  // One without a probe in its worker: to be told of each push is work of the page, too, and none of ours.
  const server = await PageServer.start(0, build)
  server.answers.set('getState', ['pushState', state])
  const { page, cdp } = await open(browser, server, '/playback')
  await page.getByRole('heading', { name: title }).waitFor()
  const second = await secondOf(page, cdp)
  const pushed = await measureManyPushes(server, cdp)

  const bursts: number[] = []
  for (let round = 0; round < 7; round++) {
    const paused = { ...state, status: 'pause', seek: 60_000 + round * 1000, title: `${title} ${round}` }
    await page.waitForTimeout(500)
    const start = await work(cdp)
    for (let push = 0; push < 5; push++) server.push('pushState', paused)
    // To look for the title is work of the page, too, and none of ours: it is looked for when the figure is
    // taken.
    await page.waitForTimeout(700)
    bursts.push((await work(cdp)) - start)
    if (!(await page.getByRole('heading', { name: `${title} ${round}` }).isVisible()))
      throw new Error(`The title of burst ${round} was not on screen when its figure was taken`)
  }
  await page.context().close()
  await server.stop()
  return [
    { what: 'Playing: script, style and layout in a second', figure: second, unit: 'ms', budget: 8 },
    {
      what: 'Ten pushes a second of where it plays: script, style and layout in a second',
      figure: pushed,
      unit: 'ms',
      budget: 80,
    },
    {
      what: 'Five equal pushes of another track: script, style and layout',
      figure: median(bursts),
      unit: 'ms',
      budget: 20,
    },
  ]
}

/** Ten seconds of a player that tells ten times a second where in the track it is; ms of work a second. */
async function measureManyPushes(server: PageServer, cdp: CDPSession): Promise<number> {
  const begin = Date.now()
  const start = await work(cdp)
  let pushes = 0
  while (Date.now() - begin < 10_000) {
    server.push('pushState', { ...state, seek: 20_000 + Date.now() - begin })
    pushes++
    await new Promise((resolve) => {
      setTimeout(resolve, begin + pushes * 100 - Date.now())
    })
  }
  return ((await work(cdp)) - start) / 10
}

/** The volume at the foot of a screen, dragged for three seconds from 42 upwards and back. */
async function measureVolume(browser: Browser, server: PageServer): Promise<Measure[]> {
  const { page } = await open(browser, server, '/settings')
  const handle = page.getByRole('slider', { name: 'Volume' })
  await handle.waitFor()
  await page.waitForTimeout(6000)
  const middle = await middleOf(handle)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  server.take()
  await page.evaluate(() => window.benchProbe.countFrames())
  const begun = performance.now()
  let aside = 0
  while (performance.now() - begun < 3000) {
    aside = 40 * Math.sin(((performance.now() - begun) / 3000) * Math.PI * 1.5)
    await page.mouse.move(middle.x + aside, middle.y)
    await page.waitForTimeout(16)
  }
  const longest = await page.evaluate(() => window.benchProbe.longestFrame())
  const { x } = await middleOf(handle)
  await page.mouse.up()
  const writes = server.take().filter(({ event }) => event === 'volume').length
  await page.context().close()
  return [
    { what: 'Volume dragged for 3 s: writes', figure: writes, unit: '', budget: 31 },
    { what: 'Volume dragged for 3 s: longest frame', figure: longest, unit: 'ms', budget: 50 },
    {
      what: 'Volume dragged for 3 s: from the finger to the handle',
      figure: Math.abs(x - (middle.x + aside)),
      unit: 'px',
      budget: 4,
    },
  ]
}

async function middleOf(handle: ReturnType<Page['getByRole']>): Promise<{ x: number; y: number }> {
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
