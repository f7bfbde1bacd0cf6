import { expect, type Locator, type Page } from '@playwright/test'

/** The plugin manager on screen, and the window of an install, by what a person sees of them. */
export class PluginsPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the manager and waits for the store. */
  static async open(page: Page, playerUrl: string): Promise<PluginsPage> {
    await page.goto(`${playerUrl}/plugin-manager`)
    const plugins = new PluginsPage(page)
    await expect(plugins.cards().first()).toBeVisible({ timeout: 30_000 })
    return plugins
  }

  cards(): Locator {
    return this.page.getByRole('article')
  }

  /** A plugin of the store by its name. */
  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true })
  }

  async choose(category: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('button', { name: new RegExp(`^${category}`) })
      .click()
  }

  async goTo(tab: 'Search plugins' | 'Installed plugins' | 'Upload plugin'): Promise<void> {
    await this.page.getByRole('tab', { name: tab }).click()
  }

  /** An installed plugin by its name. */
  row(name: string): Locator {
    const list = this.page.getByRole('list', { name: 'Installed plugins' })
    return list.getByRole('listitem').filter({ hasText: name })
  }

  /** The window of an install, or whichever is open. */
  window(): Locator {
    return this.page.getByRole('dialog')
  }

  /**
   * Closes the window by its button, not by its cross: that is all there is while the code of the window is
   * fetched, and makes room for another one just when it may be pressed.
   */
  async closeWindow(): Promise<void> {
    const closing = this.window().getByRole('button', { name: 'Close' })
    await expect(closing).toHaveCount(2)
    await closing.last().click()
  }

  /** Presses Install of a plugin whose category is in sight. */
  async install(name: string): Promise<void> {
    await this.card(name)
      .getByRole('button', { name: `Install ${name}` })
      .click()
  }

  /** Waits until an install has ended well. */
  async isInstalled(): Promise<void> {
    await expect(this.window().getByRole('heading', { name: 'Successfully installed' })).toBeVisible({
      timeout: 30_000,
    })
  }
}
