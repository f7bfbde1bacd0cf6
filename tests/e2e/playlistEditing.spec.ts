import { expect, type Page } from '@playwright/test'
import { connectTestClient } from '../../player/testing/connectTestClient'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { BrowsePage } from './support/BrowsePage'
import { playlistsOf } from './support/libraryQueue'
import { quirkProfiles, test } from './support/panel'

/** Entries of so many tracks of the library, from one on, as players keep them. */
const entriesOf = (player: TestPlayer, count: number, from = 0) =>
  player.music
    .library()
    .tracks.slice(from, from + count)
    .map(({ uri, title, artist, album }) => ({
      uri: uri.replace('music-library/', 'mnt/'),
      service: 'mpd',
      title,
      artist,
      album,
    }))

/** Those that every player of a test has. */
const usual: ReadonlySet<string> = new Set(['Evening', 'Sunday morning', 'Neu & schön'])

/** What the player's other playlists hold on its disk, by titles. */
const listed = async (player: TestPlayer): Promise<Record<string, string[]>> =>
  Object.fromEntries(Object.entries(await playlistsOf(player)).filter(([name]) => !usual.has(name)))

/** Has the player keep these playlists, as another panel makes them. */
async function keep(
  player: TestPlayer,
  lists: Readonly<Record<string, ReturnType<typeof entriesOf>>>,
): Promise<void> {
  const client = await connectTestClient(player.url, 4)
  for (const [name, entries] of Object.entries(lists)) {
    client.emit('createPlaylist', { name })
    await client.next('pushCreatePlaylist')
    for (const { uri, service } of entries) {
      client.emit('addToPlaylist', { name, uri, service })
      await client.next('pushAddToPlaylist')
    }
  }
  client.close()
}

/** Presses an entry of the menu at the head of a playlist. */
async function chooseAtHead(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'What else can be done with it' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const openList = (page: Page, player: TestPlayer, name: string) =>
  BrowsePage.open(
    page,
    player.url,
    `?${new URLSearchParams({ uri: `playlists/${name}`, type: 'playlist', title: name }).toString()}`,
  )

for (const [how, playerOptions] of quirkProfiles)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions })

    test('a playlist is renamed from its head, and back', async ({ page, player }) => {
      const entries = entriesOf(player, 4)
      const titles = entries.map(({ title }) => title)
      await keep(player, { Tea: entries, Other: [] })
      const browse = await openList(page, player, 'Tea')
      await expect(browse.items).toHaveCount(4)
      await chooseAtHead(page, 'Rename')
      const dialog = page.getByRole('dialog', { name: 'Rename the playlist' })
      const field = dialog.getByRole('textbox', { name: 'Name of the playlist' })
      await field.fill('AC/DC')
      await expect(dialog.getByText(/slash/)).toBeVisible()
      await field.fill('Other')
      await dialog.getByRole('button', { name: 'Rename' }).click()
      await expect(dialog.getByText(/There is a playlist “Other”/)).toBeVisible()
      await field.fill('Late % tea')
      await dialog.getByRole('button', { name: 'Rename' }).click()
      await expect(page.getByText('“Tea” is called “Late % tea” now.')).toBeVisible()
      await expect.poll(() => listed(player)).toEqual({ Other: [], 'Late % tea': titles })
      await expect(page).toHaveURL(/playlists%2FLate/)
      await expect(browse.items).toHaveCount(4)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => listed(player)).toEqual({ Other: [], Tea: titles })
      await expect(page).toHaveURL(/playlists%2FTea/)
    })

    test('it is reordered by keys and without duplicates, and back', async ({ page, player }) => {
      const [one, two, three] = entriesOf(player, 3)
      if (!one || !two || !three) throw new Error('the library is too small')
      await keep(player, { Tea: [one, two, one, three, two] })
      const before = await listed(player)
      const browse = await openList(page, player, 'Tea')
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Tea' })
      await dialog.getByRole('button', { name: 'Remove 2 duplicates' }).click()
      await expect(dialog.getByText('2 duplicates removed')).toBeVisible()
      await expect(dialog.getByRole('listitem')).toHaveCount(3)
      // What is not saved is nobody's business.
      expect(await listed(player)).toEqual(before)
      await dialog.getByRole('button', { name: 'Undo' }).click()
      await expect(dialog.getByRole('listitem')).toHaveCount(5)
      await dialog.getByRole('button', { name: 'Remove 2 duplicates' }).click()
      const handle = dialog.getByRole('button', { name: `Move ${three.title}`, exact: true })
      await handle.focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Space')
      await page.keyboard.press('Home')
      await page.keyboard.press('Space')
      await expect(dialog.getByRole('listitem').first()).toContainText(three.title)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('“Tea”: Changed')).toBeVisible()
      await expect.poll(() => listed(player)).toEqual({ Tea: [three.title, one.title, two.title] })
      await expect(browse.items).toHaveCount(3)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => listed(player)).toEqual(before)
    })

    test('it is put into another one without what is there, and back', async ({ page, player }) => {
      const [tea, late] = [entriesOf(player, 3), entriesOf(player, 3, 2)]
      await keep(player, { Tea: tea, Late: late })
      const before = await listed(player)
      await openList(page, player, 'Tea')
      await chooseAtHead(page, 'Put into another playlist')
      const dialog = page.getByRole('dialog', { name: /Put “Tea” into/ })
      await dialog.getByRole('button', { name: 'Late' }).click()
      await expect(dialog.getByText('1 entry is on “Late” already.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Add 2 entries' }).click()
      await expect(page.getByText(/2 entries of “Tea” added/)).toBeVisible()
      const titles = (entries: typeof tea) => entries.map(({ title }) => title)
      await expect
        .poll(() => listed(player))
        .toEqual({
          Tea: titles(tea),
          Late: titles([...late, ...tea.slice(0, 2)]),
        })
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => listed(player)).toEqual(before)
    })

    test('what was cut off is told above the playlists, and finished', async ({ page, player }) => {
      const entries = entriesOf(player, 3)
      await keep(player, {
        Tea: entries.slice(0, 1),
        'Tea (rewriting 3)': entries,
        'Old (rewriting 9)': [],
        Old: [],
      })
      await BrowsePage.open(page, player.url, '?uri=playlists')
      const notice = (name: string) => page.getByText(`The work on “${name}” was cut off`, { exact: false })
      await expect(notice('Tea')).toBeVisible()
      await page.getByRole('button', { name: 'Finish' }).click()
      await expect(page.getByText('“Tea” is finished.')).toBeVisible()
      await page.getByRole('button', { name: 'Tidy up' }).click()
      await expect(notice('Old')).toBeHidden()
      const titles = entries.map(({ title }) => title)
      await expect.poll(() => listed(player)).toEqual({ Old: [], Tea: titles })
    })

    test('a file is imported, and what is not found can be searched for', async ({ page, player, sent }) => {
      const [one, two] = entriesOf(player, 2)
      if (!one || !two) throw new Error('the library is too small')
      const file = [
        '#EXTM3U',
        '#PLAYLIST:From afar',
        `#EXTINF:10,${one.artist} - ${one.title}`,
        'C:\\Music\\whatever.mp3',
        `#EXTINF:10,${two.artist} - ${two.title}`,
        `/${two.uri}`,
        '#EXTINF:10,Nobody - Nowhere to be found',
        'nowhere.mp3',
        '#EXTINF:-1,Harbour FM',
        'http://radio.example/harbour',
        '#EXTINF:1,Evil',
        'javascript:alert(1)',
      ]
      await BrowsePage.open(page, player.url, '?uri=playlists')
      await page.getByRole('button', { name: 'Import from a file' }).click()
      const dialog = page.getByRole('dialog', { name: 'Import from a file' })
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: 'Choose a file' }).click(),
      ])
      await chooser.setFiles({
        name: 'x.m3u',
        mimeType: '',
        buffer: Buffer.from(file.join('\r\n'), 'latin1'),
      })
      await expect(dialog.getByText('Tracks found: 2 of 3. 1 station.')).toBeVisible()
      await expect(dialog.getByText('1 entry left out')).toBeVisible()
      await expect(dialog.getByRole('textbox')).toHaveValue('From afar')
      await dialog.getByRole('textbox').fill('Evening')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('There is a playlist “Evening”.')).toBeVisible()
      await dialog.getByRole('textbox').fill('From afar')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('“From afar” is made, with 2 entries.')).toBeVisible()
      expect(await listed(player)).toEqual({ 'From afar': [one.title, two.title] })
      expect(sent.of('addWebRadio')).toEqual([{ name: 'Harbour FM', uri: 'http://radio.example/harbour' }])
      await dialog.getByRole('link', { name: 'Search for Nowhere to be found' }).click()
      await expect(page).toHaveURL(/search\?q=Nowhere/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // One way back for all of it: the stations go, too.
      await expect(page.getByText('1 station added.')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('1 station removed again.')).toBeVisible()
      expect(await listed(player)).toEqual({})
      expect(sent.of('removeWebRadio')).toEqual([{ name: 'Harbour FM', uri: 'http://radio.example/harbour' }])
    })

    test('it is kept as a file', async ({ page, player }) => {
      const entries = entriesOf(player, 2)
      await keep(player, { Tea: entries })
      await openList(page, player, 'Tea')
      await chooseAtHead(page, 'Save as a file')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('dialog').getByRole('button', { name: 'M3U8' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Tea.m3u8')
      const stream = await download.createReadStream()
      const text = Buffer.concat(await stream.toArray()).toString()
      for (const { title, uri } of entries) expect(text).toMatch(new RegExp(`${title}\\n(#.*\\n)?/${uri}`))
      await expect(page.getByText('2 entries saved as “Tea.m3u8”')).toBeVisible()
    })
  })

test.describe('on a slow player', () => {
  test.use({ playerOptions: { quirks: 'real' } })

  test('a cut in the middle leaves the old list, and the work goes on once the player is back', async ({
    page,
    player,
    cutSockets,
    pageErrors,
    sent,
  }) => {
    const entries = entriesOf(player, 40)
    await keep(player, { Tea: entries })
    const { Tea: before = [] } = await listed(player)
    await openList(page, player, 'Tea')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Tea' })
    await dialog.getByRole('combobox', { name: 'Sort by …' }).selectOption('Title')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => sent.of('addToPlaylist').length).toBeGreaterThan(2)
    expect((await listed(player))['Tea']).toEqual(before)
    await cutSockets()
    pageErrors.take()
    await expect(page.getByText('“Tea”: Sorted by title')).toBeVisible({ timeout: 30_000 })
    const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
    expect(await listed(player)).toEqual({ Tea: before.toSorted(compare) })
  })
})
