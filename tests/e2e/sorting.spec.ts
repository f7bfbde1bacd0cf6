import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { queueOf } from './support/libraryQueue'
import { test } from './support/panel'

/** The titles of the rows that are drawn; songs of an album have their number before it. */
const names = async (browse: BrowsePage) =>
  (await browse.items.allInnerTexts()).map(
    (text) => text.split('\n').find((line) => !/^\d*$/.test(line)) ?? '',
  )

const isDescending = (shown: readonly string[]) =>
  shown.every((name, at) => name.localeCompare(shown[at - 1] ?? name, 'en', { numeric: true }) <= 0)

/** The titles by name, the last first, once the list has come to stand so. */
const sortDescending = async (browse: BrowsePage) => {
  await browse.sort('Title')
  await browse.sort('Descending')
  await expect.poll(async () => isDescending(await names(browse))).toBe(true)
  return names(browse)
}

test.describe('a list in the order one wants', () => {
  test.use({ playerOptions: { quirks: 'real', synthetic: 600 } })

  test('is offered where the player says nothing of orders, and remembered by kind of list', async ({
    page,
    player,
  }) => {
    const browse = await BrowsePage.open(page, player.url, '?uri=artists%3A%2F%2F')
    await expect(browse.items.first()).toBeVisible()
    const own = await names(browse)
    const shown = await sortDescending(browse)
    expect(shown).not.toEqual(own)
    // Letters and typed ones lead through the order that is shown.
    await page.getByRole('button', { name: 'Find in this list' }).click()
    await page.getByRole('searchbox', { name: 'Find in this list' }).fill('a')
    // While rows come and go, some of both stand in the page.
    await expect.poll(async () => isDescending(await names(browse))).toBe(true)
    await page.reload()
    await expect(browse.order).toHaveAccessibleName('Sorted by: Title, descending')
    // Only the rows in view are drawn at first.
    await expect.poll(async () => (await names(browse)).slice(0, 8)).toEqual(shown.slice(0, 8))
    await page.goto(`${player.url}/browse?uri=genres%3A%2F%2F`)
    await expect(browse.items.first()).toBeVisible()
    await expect(browse.order).toHaveAccessibleName('Sorted by: As the player lists it')
  })

  test('plays in the order that is shown', async ({ page, player }) => {
    const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
    await browse.pressable(browse.items.first()).click()
    const play = page.getByRole('main').getByRole('button', { name: 'Play', exact: true })
    await expect(play).toBeVisible()
    const shown = await sortDescending(browse)
    await play.click()
    // Only the rows in view are drawn.
    await expect.poll(() => queueOf(player).slice(0, shown.length)).toEqual(shown)
  })

  test('is put into the queue in the order that is shown, from the head of a page, too', async ({
    page,
    player,
  }) => {
    const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
    await browse.pressable(browse.items.first()).click()
    const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Add to queue' })).toBeVisible()
    const shown = await sortDescending(browse)
    await press('Add to queue')
    await expect.poll(() => queueOf(player).slice(0, shown.length)).toEqual(shown)
    await browse.sort('As the player lists it')
    const first = async () => (await names(browse)).slice(0, 8)
    await expect.poll(first).not.toEqual(shown.slice(0, 8))
    const own = await first()
    player.engine.replace([])
    await press('Add to queue')
    await expect.poll(() => queueOf(player).slice(0, own.length)).toEqual(own)
  })
})

test.describe('a list of albums under a head', () => {
  test.use({ playerOptions: { quirks: 'real', synthetic: 60 } })

  test('albums play one behind the other in the order that is shown', async ({
    page,
    player,
    playerOptions,
    startPlayer,
  }) => {
    const tracks = player.music.library().tracks
    const folders = [...new Set(tracks.map(({ uri }) => dirname(uri)))].slice(0, 3)
    const dataFolder = await mkdtemp(join(tmpdir(), 'player-sorting-'))
    const entries = folders.map((uri, at) => ({ service: 'mpd', uri, title: `${'bca'[at]} album` }))
    await writeFile(join(dataFolder, 'favourites.json'), JSON.stringify(entries))
    const other = await startPlayer({ dataFolder, ...playerOptions })
    const browse = await BrowsePage.open(page, other.url, '?uri=favourites')
    await browse.sort('Title')
    await expect.poll(() => names(browse)).toEqual(['a album', 'b album', 'c album'])
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
    const of = (folder: string | undefined) =>
      tracks.filter(({ uri }) => dirname(uri) === folder).map(({ title }) => title)
    await expect.poll(() => queueOf(other)).toEqual([2, 0, 1].flatMap((at) => of(folders[at])))
  })
})
