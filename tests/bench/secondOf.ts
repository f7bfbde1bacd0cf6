import type { CDPSession, Page } from 'playwright'

/** Script, style and layout of the page so far, ms. */
export async function work(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const counted = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
  return metrics.reduce((sum, { name, value }) => sum + (counted.includes(name) ? value * 1000 : 0), 0)
}

/** The same of a second in which nobody does anything, the mean of ten, ms. Counts it from here on. */
export async function secondOf(page: Page, cdp: CDPSession): Promise<number> {
  // The time of the thread, not of the wall: what others do on the machine meanwhile is no work of the page.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  // What is fetched ahead of need comes five seconds after the start.
  await page.waitForTimeout(8000)
  const before = await work(cdp)
  await page.waitForTimeout(10_000)
  return ((await work(cdp)) - before) / 10
}
