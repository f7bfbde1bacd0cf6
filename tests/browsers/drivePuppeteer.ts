import type { Browser, LaunchOptions } from 'puppeteer-core'
import type { Driver } from './Driver'

/** Starts a browser that puppeteer drives: Firefox over BiDi, Chromium over its own protocol. */
export async function drivePuppeteer(
  puppeteer: { launch(options: LaunchOptions): Promise<Browser> },
  options: LaunchOptions,
): Promise<Driver> {
  const browser = await puppeteer.launch({ headless: true, ...options })
  const page = await browser.newPage()
  // Whoever leaves a page with edits is asked; a journey that ends has none to keep.
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    pointer: async (steps) => {
      for (const step of steps)
        if (step.kind === 'move') await page.mouse.move(step.x, step.y)
        else await page.mouse[step.kind]()
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
