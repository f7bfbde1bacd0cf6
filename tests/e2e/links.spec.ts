import { expect, type Page } from '@playwright/test'
import { createInterfaceServer } from '../../player/createInterfaceServer'
import { startNginx } from '../support/startNginx'
import { BrowsePage } from './support/BrowsePage'
import { lastAlbumOf, playQueue, queueOf } from './support/libraryQueue'
import { interfaceFolder, quirkProfiles, test } from './support/panel'

const main = (page: Page) => page.getByRole('main')
const playing = ['replaceAndPlay', 'playPlaylist', 'playItemsList', 'addPlay', 'addToQueue', 'play'] as const

/** Copies the link of a row, and gives what is on the clipboard then. */
async function copyLink(browse: BrowsePage, name: string): Promise<string> {
  await browse.choose(name, 'Copy link')
  await expect(browse.page.getByText('Link copied')).toBeVisible()
  return browse.page.evaluate(() => navigator.clipboard.readText())
}

for (const [how, playerOptions] of quirkProfiles)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions, permissions: ['clipboard-read', 'clipboard-write'] })

    test('a link that was copied says what it is, plays at one press, and that is taken back', async ({
      page,
      player,
      sent,
    }) => {
      const names = playQueue(player, 4)
      player.engine.play(1)
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      const link = await copyLink(browse, lastAlbumOf(player).album)
      expect(link).toContain(`${player.url}/play?`)

      await page.goto(link)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(lastAlbumOf(player).album)
      await expect(main(page).getByText('Album', { exact: true })).toBeVisible()
      await page.reload()
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(lastAlbumOf(player).album)
      for (const event of playing) expect(sent.of(event)).toEqual([])
      expect(queueOf(player)).toEqual(names)

      await main(page).getByRole('button', { name: 'Play', exact: true }).click()
      await expect.poll(() => queueOf(player)).not.toEqual(names)
      await expect(page).toHaveURL(`${player.url}/playback`)
      await expect(page.getByText('4 entries have made room in the queue')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => queueOf(player)).toEqual(names)
      await expect.poll(() => player.engine.state()).toMatchObject({ status: 'play', position: 1 })

      // Neither a reload nor the way back plays anything again.
      await page.reload()
      await page.goBack()
      await page.waitForTimeout(500)
      expect(queueOf(player)).toEqual(names)
    })

    test('a playlist is added to the queue, and is looked into', async ({ page, player }) => {
      const names = playQueue(player, 2)
      const browse = await BrowsePage.open(page, player.url, '?uri=playlists')
      await page.goto(await copyLink(browse, 'Sunday morning'))
      await main(page).getByRole('button', { name: 'Add to queue' }).click()
      await expect.poll(() => queueOf(player).length).toBeGreaterThan(2)
      expect(queueOf(player).slice(0, 2)).toEqual(names)
      await main(page).getByRole('button', { name: 'Open' }).click()
      await expect(page).toHaveURL(/\/browse\?uri=playlists/)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sunday morning')
    })
  })

test('a crafted link is refused in words, and the player hears nothing of it', async ({
  page,
  player,
  sent,
}) => {
  const names = playQueue(player, 2)
  for (const [query, words] of [
    ['uri=javascript:alert(1)&title=Low+Tide', 'no address of music'],
    ['uri=file:///etc/passwd', 'no address of music'],
    ['uri=http://127.0.0.1/reboot&type=folder', 'no address of music'],
    ['title=Low+Tide', 'names no music'],
    ['uri=albums://a&title=Low%E2%80%AEediT', 'hidden characters'],
    [`uri=albums://${'a'.repeat(3000)}`, 'longer than'],
  ]) {
    await page.goto(`${player.url}/play?${query}`)
    await expect(main(page).getByText(words ?? '')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Play', exact: true })).toHaveCount(0)
  }
  await page.goto(`${player.url}/play?uri=albums://a&title=%3Cimg%20src=x%20onerror=alert(1)%3E&autoplay=1`)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>')
  for (const event of [...playing, 'browseLibrary'] as const) expect(sent.of(event)).toEqual([])
  expect(queueOf(player)).toEqual(names)
})

test.describe('below a path', () => {
  test.use({ ignoreHTTPSErrors: true })

  test('the head of a page shows its link as a code, and it leads there', async ({ page, player }) => {
    const server = await createInterfaceServer({
      device: player.url,
      isProxy: true,
      host: '127.0.0.1',
      trusted: ['127.0.0.1'],
      interfaceFolder,
      base: '/music',
    })
    const nginx = await startNginx(server.url, '/music/')
    try {
      test.skip(nginx === undefined, 'there is no nginx here, and none can be installed')
      if (nginx === undefined) return
      const browse = await BrowsePage.open(page, nginx.url, '?uri=albums%3A%2F%2F')
      await browse.press(lastAlbumOf(player).album)
      await page.getByRole('button', { name: 'Link to this page' }).click()
      const sheet = page.getByRole('dialog')
      await expect(
        sheet.getByRole('img', { name: `QR code of the link to ${lastAlbumOf(player).album}` }),
      ).toBeVisible()
      const address = await sheet.getByRole('textbox').inputValue()
      expect(address).toContain(`${nginx.url}/play?`)
      await page.goto(address)
      await main(page).getByRole('button', { name: 'Play', exact: true }).click()
      await expect.poll(() => queueOf(player).length).toBeGreaterThan(0)
      await expect(page).toHaveURL(`${nginx.url}/playback`)
    } finally {
      await page.close()
      await nginx?.close()
      await server.close()
    }
  })
})

test.describe('by the palette', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test('what plays is linked to', async ({ page, player }) => {
    playQueue(player, 2)
    player.engine.play(0)
    await page.goto(`${player.url}/playback`)
    await expect(main(page).getByRole('button', { name: 'Pause' }).first()).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox').fill('Copy a link')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Link copied')).toBeVisible()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.searchParams.get('title')).toBe(queueOf(player)[0])
    expect(link.searchParams.get('type')).toBe('song')
  })
})

test('the shortcut of the app for playing leads to its button, and presses it neither then nor at a reload', async ({
  page,
  player,
  sent,
}) => {
  playQueue(player, 2)
  player.engine.play(0)
  player.engine.pause()
  await page.goto(`${player.url}/playback?shortcut=play`)
  await expect(main(page).getByRole('button', { name: 'Play', exact: true }).first()).toBeFocused()
  await expect(page).toHaveURL(`${player.url}/playback`)
  await page.reload()
  await expect(main(page).getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  for (const event of ['play', 'toggle', 'pause'] as const) expect(sent.of(event)).toEqual([])

  await page.goto(`${player.url}/playback?shortcut=play`)
  await expect(main(page).getByRole('button', { name: 'Play', exact: true }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => player.engine.state().status).toBe('play')
})
