import { expect, type Locator, type Page } from '@playwright/test'

/** The screen of the queue, of which only the rows in view exist. */
export class QueuePage {
  constructor(readonly page: Page) {}

  static open(page: Page, url: string): Promise<QueuePage> {
    return QueuePage.openAt(page, url, 1)
  }

  /** Opens it and waits for the row at a place, from 1. */
  static async openAt(page: Page, url: string, place: number): Promise<QueuePage> {
    await page.goto(`${url}/queue`)
    const queue = new QueuePage(page)
    await queue.row(place).waitFor()
    return queue
  }

  /** The row at a place, from 1. */
  row(place: number): Locator {
    return this.page.getByRole('list', { name: 'Entries of the queue' }).locator(`[aria-posinset="${place}"]`)
  }

  handle(place: number): Locator {
    return this.row(place).getByRole('button', { name: /^Move / })
  }

  /** The button of a row's menu. */
  more(place: number): Locator {
    return this.row(place).getByRole('button', { name: /^What can be done with / })
  }

  async expectOrder(names: readonly string[]): Promise<void> {
    for (const [index, name] of names.entries()) await expect(this.row(index + 1)).toContainText(name)
  }

  async middle(target: Locator): Promise<{ x: number; y: number }> {
    const box = await target.boundingBox()
    if (!box) throw new Error('it is not on screen')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  /** Lifts a row with the mouse and leaves it hovering over another. */
  async hover(from: Locator, over: Locator): Promise<void> {
    const [start, end] = [await this.middle(from), await this.middle(over)]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await expect(this.page.locator('li[data-grabbed]')).toHaveCount(1)
    await this.page.mouse.move(start.x, (start.y + end.y) / 2, { steps: 4 })
    await this.page.mouse.move(start.x, end.y, { steps: 4 })
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}
