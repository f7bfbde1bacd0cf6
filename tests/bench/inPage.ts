import type { Page } from 'playwright'

interface Probe {
  pushes: { event: string; time: number }[]
  longTasks: { start: number; duration: number }[]
  /** Since the start: the blocking time (what tasks took beyond 50 ms), and the layout shift. */
  coldLoad: () => { blocked: number; shift: number }
  countFrames: () => void
  /** The longest time between two frames since they are counted, ms. */
  longestFrame: () => number
}

declare global {
  interface Window {
    benchProbe: Probe
  }
}

/**
 * Milliseconds from the arrival of the last push of an event until `selector` is there and a frame with it
 * was painted.
 */
export function pushToUsable(page: Page, selector: string, event = 'pushUiConfig'): Promise<number> {
  return page.evaluate(
    ([wanted, awaited]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const arrived = window.benchProbe.pushes.findLast(({ event }) => event === awaited)
          const control = document.querySelector<HTMLInputElement>(wanted)
          if (!arrived || !control || control.disabled) return requestAnimationFrame(look)
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => resolve(performance.now() - arrived.time))
          channel.port1.start()
          requestAnimationFrame(() => channel.port2.postMessage(0))
          return undefined
        }
        look()
      }),
    [selector, event] as const,
  )
}

/**
 * Gets ready to measure the next event of a kind: the result is the milliseconds from the event (as the
 * browser stamped it) to the paint after the work that it caused.
 */
export async function eventToPaint(
  page: Page,
  event: 'keydown' | 'click' | 'pointerdown',
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((kind) => {
    Object.assign(window, {
      benchPaint: new Promise<number>((resolve) => {
        window.addEventListener(
          kind,
          ({ timeStamp }) => {
            const channel = new MessageChannel()
            channel.port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
            channel.port1.start()
            requestAnimationFrame(() => channel.port2.postMessage(0))
          },
          { capture: true, once: true },
        )
      }),
    })
  }, event)
  await act()
  return page.evaluate(() => Reflect.get(window, 'benchPaint') as Promise<number>)
}

/**
 * Milliseconds from the arrival of the next push of an event, which `push` causes, to the paint after its
 * work.
 */
export async function pushToPaint(page: Page, event: string, push: () => void): Promise<number> {
  await page.evaluate((wanted) => {
    Object.assign(window, {
      benchPaint: new Promise<number>((resolve) => {
        const arrived = (push: Event) => {
          if (!(push instanceof CustomEvent) || push.detail.event !== wanted) return
          window.removeEventListener('bench-push', arrived)
          const start = push.detail.time
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => resolve(performance.now() - start))
          channel.port1.start()
          requestAnimationFrame(() => channel.port2.postMessage(0))
        }
        window.addEventListener('bench-push', arrived)
      }),
    })
  }, event)
  push()
  return page.evaluate(() => Reflect.get(window, 'benchPaint') as Promise<number>)
}

/** The longest task, in ms, that began after a moment of the page's clock; 0 when none was over 50 ms. */
export function longestTaskSince(page: Page, moment: number): Promise<number> {
  return page.evaluate(
    (since) =>
      Math.max(
        0,
        ...window.benchProbe.longTasks.filter(({ start }) => start >= since).map(({ duration }) => duration),
      ),
    moment,
  )
}

/**
 * Milliseconds from the navigation to the first frame with the heading that `watchForHeading` was told to
 * watch for. Asks late, because the first question of a test is a script that the page compiles and runs, in
 * the midst of its start.
 */
export async function headingShown(page: Page): Promise<number> {
  await page.waitForTimeout(2000)
  await page.waitForFunction(() => 'benchShown' in window, undefined, { polling: 200 })
  return page.evaluate(() => Number(Reflect.get(window, 'benchShown')))
}
