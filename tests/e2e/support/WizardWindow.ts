import { expect, type Locator, type Page } from '@playwright/test'

/** The first-run wizard on screen. */
export class WizardWindow {
  readonly window: Locator
  readonly title: Locator

  constructor(readonly page: Page) {
    this.window = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('progressbar', { name: /^(Step|Schritt)/ }) })
    this.title = this.window.getByRole('heading', { level: 1 })
  }

  /** Opens the panel, which opens the wizard by itself. */
  static async open(page: Page, playerUrl: string): Promise<WizardWindow> {
    await page.goto(playerUrl)
    const wizard = new WizardWindow(page)
    await expect(wizard.title).toHaveText('Welcome')
    return wizard
  }

  button(name: string): Locator {
    return this.window.getByRole('button', { name, exact: true })
  }

  /** Goes on to the step with this title. */
  async next(title: string): Promise<void> {
    await this.button('Next').click()
    await expect(this.title).toHaveText(title)
  }
}
