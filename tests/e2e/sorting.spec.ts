import { expect } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { queueOf } from './support/libraryQueue'
import { test } from './support/panel'

/** The titles of the rows that are drawn; songs of an album have their number before it. */
const names = async (browse: BrowsePage) =>
  (await browse.items.allInnerTexts()).map(
    (text) => text.split('\n').find((line) => !/^\d*$/.test(line)) ?? '',
  )

test.describe('a list in the order one wants', () => {
  test.use({ playerOptions: { quirks: 'real', synthetic: 600 } })

  test('is offered where the player says nothing of orders, and remembered by kind of list', async ({
    page,
    player,
  }) => {
    const browse = await BrowsePage.open(page, player.url, '?uri=artists%3A%2F%2F')
    await expect(browse.items.first()).toBeVisible()
    const own = await names(browse)
    await browse.sort('Title')
    await browse.sort('Descending')
    await expect.poll(() => names(browse)).not.toEqual(own)
    const shown = await names(browse)
    expect(shown).toEqual(shown.toSorted((one, other) => -one.localeCompare(other, 'en', { numeric: true })))
    // Letters and typed ones lead through the order that is shown.
    await page.getByRole('button', { name: 'Find in this list' }).click()
    await page.getByRole('searchbox', { name: 'Find in this list' }).fill('a')
    const found = await names(browse)
    expect(found).toEqual(shown.filter((name) => found.includes(name)).slice(0, found.length))
    await page.reload()
    await expect(browse.order).toHaveAccessibleName('Sorted by: Title, descending')
    await expect.poll(() => names(browse)).toEqual(shown)
    await page.goto(`${player.url}/browse?uri=genres%3A%2F%2F`)
    await expect(browse.items.first()).toBeVisible()
    await expect(browse.order).toHaveAccessibleName('Sorted by: As the player lists it')
  })

  test('plays in the order that is shown', async ({ page, player }) => {
    const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
    await browse.pressable(browse.items.first()).click()
    const play = page.getByRole('main').getByRole('button', { name: 'Play', exact: true })
    await expect(play).toBeVisible()
    await browse.sort('Title')
    await browse.sort('Descending')
    const shown = await names(browse)
    await play.click()
    // Only the rows in view are drawn.
    await expect.poll(() => queueOf(player).slice(0, shown.length)).toEqual(shown)
  })
})
