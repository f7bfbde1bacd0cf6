import { expect, type Locator, type Page } from '@playwright/test'
import type { Track } from '../../../player/music/Track'
import type { TestPlayer } from '../../../player/testing/startTestPlayer'

/** The screen of the library, of whose lists only the rows in view exist. */
export class BrowsePage {
  constructor(readonly page: Page) {}

  /** Opens an address below /browse, e.g. `?uri=albums%3A%2F%2F`, and waits until the screen stands. */
  static async open(page: Page, url: string, query = ''): Promise<BrowsePage> {
    await page.goto(`${url}/browse${query}`)
    const browse = new BrowsePage(page)
    await expect(browse.field).toBeVisible()
    return browse
  }

  /** Goes from the sources to the album of the library's first track. */
  static async openFirstAlbum(
    page: Page,
    { music, url }: TestPlayer,
  ): Promise<{ browse: BrowsePage; track: Track }> {
    const [track] = music.library().tracks
    if (!track) throw new Error('the library is empty')
    const browse = await BrowsePage.open(page, url)
    await browse.source('Albums').click()
    await expect(browse.heading).toHaveText('Albums')
    await browse.press(track.album)
    await expect(browse.heading).toHaveText(track.album)
    return { browse, track }
  }

  /** The field to search with. */
  get field(): Locator {
    return this.page.getByRole('main').getByRole('searchbox').first()
  }

  get heading(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1 })
  }

  /** A source at home. */
  source(name: string): Locator {
    return this.page.getByRole('list', { name: 'Sources' }).getByRole('link', { name, exact: true })
  }

  /** The row or card of a name. */
  item(name: string): Locator {
    return this.page.getByRole('main').locator('li[data-index]').filter({ hasText: name }).first()
  }

  /** Rows and cards that exist. */
  get items(): Locator {
    return this.page.getByRole('main').locator('li[data-index]')
  }

  /** What a row or card itself is pressed by: a link where it leads to a page, else a button. */
  pressable(item: Locator): Locator {
    return item.locator('a, button').first()
  }

  /** Opens or plays what has a name. */
  async press(name: string): Promise<void> {
    await this.pressable(this.item(name)).click()
  }

  /** Opens the menu of a name and presses an entry of it. */
  async choose(name: string, entry: string): Promise<void> {
    await this.item(name).locator('[data-more]').click()
    await this.page.getByRole('menu').getByRole('menuitem', { name: entry }).click()
  }

  /** The button that says in which order the page's first list is. */
  get order(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('button', { name: /^Sorted by/ })
      .first()
  }

  /** Chooses an entry of its menu. */
  async sort(entry: string): Promise<void> {
    await this.order.click()
    await this.page.getByRole('menuitemcheckbox', { name: entry, exact: true }).click()
  }

  breadcrumb(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Way here' }).getByRole('link', { name })
  }
}
