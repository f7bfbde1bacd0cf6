import { expect, type Locator, type Page } from '@playwright/test'

/** A settings page on screen, by what a person sees of it. */
export class SettingsPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens a page by its address, e.g. `miscellanea-demonstration`, and waits for it. */
  static async open(page: Page, playerUrl: string, param: string, title: string): Promise<SettingsPage> {
    await page.goto(`${playerUrl}/plugin/${param}`)
    const opened = new SettingsPage(page)
    await opened.isShown(title)
    return opened
  }

  async isShown(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  /** A section by its heading. */
  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  /** A field of a section by its label. */
  field(section: string, label: string): Locator {
    return this.section(section)
      .getByLabel(label, { exact: true })
      .and(this.page.locator(':not(button[aria-label])'))
  }

  /** Presses Save of a section. */
  async save(section: string): Promise<void> {
    await this.section(section).getByRole('button', { name: 'Save', exact: true }).click()
  }
}
