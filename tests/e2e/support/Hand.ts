import type { Page } from '@playwright/test'

/** A place in the window, px. */
export interface Place {
  x: number
  y: number
}

/** What drags: the mouse, or a finger as the browser itself reports one. */
export interface Hand {
  press: (at: Place) => Promise<void>
  move: (to: Place) => Promise<void>
  lift: () => Promise<void>
}

/** The mouse of a page. */
export const mouseOf = ({ mouse }: Page): Hand => ({
  press: async ({ x, y }) => {
    await mouse.move(x, y)
    await mouse.down()
  },
  move: ({ x, y }) => mouse.move(x, y),
  lift: () => mouse.up(),
})

/** A finger on the glass of a page that has `hasTouch`. */
export async function fingerOf(page: Page): Promise<Hand> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    press: async (at) => void (await touch('touchStart', [at])),
    move: async (to) => void (await touch('touchMove', [to])),
    lift: async () => void (await touch('touchEnd', [])),
  }
}
