import type { Browser } from 'playwright'

/**
 * Skips the first run of a player that is fresh, which covers every screen; says so, because nobody can put
 * it back. The panel is given 8 s to open it.
 */
export async function passFirstRun(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ locale: 'en-GB' })
  try {
    await page.goto(url)
    const skip = page.getByRole('button', { name: 'Skip setup' })
    const isFresh = await skip.waitFor({ timeout: 8_000 }).then(
      () => true,
      () => false,
    )
    if (!isFresh) return
    await skip.click()
    const question = page.getByRole('dialog').getByRole('button', { name: /skip/i }).last()
    if (await question.isVisible().catch(() => false)) await question.click()
    await skip.waitFor({ state: 'hidden', timeout: 15_000 })
    console.log('The first run of this player was skipped.')
  } finally {
    await page.close()
  }
}
