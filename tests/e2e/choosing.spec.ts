import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { connectTestClient } from '../../player/testing/connectTestClient'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { BrowsePage } from './support/BrowsePage'
import { fillQueue, lastAlbumOf, playQueue, playlistsOf, queueOf } from './support/libraryQueue'
import { quirkProfiles, test } from './support/panel'

/** Sends requests as another panel does, each once the one before is done. */
async function ask(
  player: TestPlayer,
  answer: string,
  requests: readonly (readonly [event: string, payload: unknown])[],
): Promise<void> {
  const client = await connectTestClient(player.url, 4)
  for (const [event, payload] of requests) {
    const done = client.next(answer)
    client.emit(event, payload)
    await done
  }
  client.close()
}

/** Titles of what the player keeps in a list of its disk. */
async function keptIn(player: TestPlayer, file: string): Promise<string[]> {
  const kept: { title: string }[] = JSON.parse(await readFile(join(player.dataFolder, file), 'utf8'))
  return kept.map(({ title }) => title)
}

const boxesOf = (page: Page) => page.getByRole('main').getByRole('checkbox')
const actOf = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true })
const songsOf = (player: TestPlayer, count: number) =>
  player.music
    .library()
    .tracks.slice(0, count)
    .map(({ uri, title }) => ({ uri: uri.replace('music-library/', 'mnt/'), title, service: 'mpd' }))

for (const [how, playerOptions] of quirkProfiles)
  test.describe(`several, on a player ${how}`, () => {
    test.use({ playerOptions })

    test('are chosen in an album by presses, a range and keys, and put in the queue in their order', async ({
      page,
      player,
    }) => {
      const names = playQueue(player, 2)
      const { album, titles } = lastAlbumOf(player)
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.press(album)
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Stop selecting' })).toBeFocused()
      const boxes = page.getByRole('main').getByRole('checkbox')
      await boxes.nth(0).click()
      await boxes.nth(2).click({ modifiers: ['Shift'] })
      await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible()
      await boxes.nth(1).focus()
      await page.keyboard.press('Space')
      await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: 'Add to queue' }).first().click()
      const [first = '', , third = ''] = titles
      await expect.poll(() => queueOf(player)).toEqual([...names, first, third])
      await expect(boxes).toHaveCount(0)
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await boxes.nth(1).click()
      await page.keyboard.press('Escape')
      await expect(boxes).toHaveCount(0)
    })

    test('songs are put into a new playlist, and behind what is on it', async ({ page, player }) => {
      const { album } = lastAlbumOf(player)
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.press(album)
      const boxes = page.getByRole('main').getByRole('checkbox')
      const add = async (...places: number[]) => {
        await page.getByRole('button', { name: 'Select', exact: true }).click()
        for (const place of places) await boxes.nth(place).click()
        await page.getByRole('toolbar').getByRole('button', { name: 'Add to playlist' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      }
      await add(0, 2)
      await page.getByRole('textbox', { name: 'New playlist' }).fill('Rain')
      await page.getByRole('dialog').getByRole('button', { name: 'New', exact: true }).click()
      const listed = async () => (await playlistsOf(player))['Rain']?.length
      await expect.poll(listed).toBe(2)
      await add(1)
      await page.getByRole('dialog').getByRole('button', { name: 'Rain' }).click()
      await expect(page.getByText('1 song is on “Rain” now')).toBeVisible()
      expect(await listed()).toBe(3)
    })

    test('play, and the queue before them comes back', async ({ page, player }) => {
      const names = playQueue(player, 3)
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.item('').locator('[data-more]').click()
      await page.getByRole('menuitem', { name: 'Select several' }).click()
      const boxes = page.getByRole('main').getByRole('checkbox')
      await expect(boxes.first()).toBeChecked()
      await boxes.nth(1).click()
      await page.getByRole('toolbar').getByRole('button', { name: 'Play', exact: true }).click()
      await expect.poll(() => queueOf(player).length).toBeGreaterThan(names.length)
      await expect.poll(() => new Set(player.engine.queue().map(({ album }) => album)).size).toBe(2)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('The queue is as it was')).toBeVisible()
      expect(queueOf(player)).toEqual(names)
    })

    test('of what was found are chosen across its lists, and added in the order shown', async ({
      page,
      player,
      sent,
    }) => {
      playQueue(player, 2)
      const word = player.music.library().tracks[0]?.artist.split(' ')[0] ?? ''
      await page.goto(`${player.url}/search?q=${word}`)
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(heading).toContainText(word)
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      const boxes = boxesOf(page)
      await expect(boxes.first()).toBeVisible()
      const count = await boxes.count()
      expect(count).toBeGreaterThan(2)
      // From the last to the first, which are of different lists.
      const [first, last] = [boxes.first(), boxes.nth(count - 1)]
      const names = [await first.textContent(), await last.textContent()]
      await last.click()
      await first.click()
      expect(names[0]).not.toBe(names[1])
      await actOf(page, 'Add to queue').click()
      await expect.poll(() => sent.of('addToQueue').length).toBe(1)
      const [told] = sent.of('addToQueue')
      const titles = Array.isArray(told) ? told.map((item) => String(Reflect.get(Object(item), 'title'))) : []
      expect(titles).toHaveLength(2)
      for (const [at, title] of titles.entries()) expect(names[at]).toContain(title)
      await expect(boxes).toHaveCount(0)
      // Another search is another list.
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await boxes.first().click()
      await page.getByRole('searchbox').first().fill(`${word}x`)
      await page.keyboard.press('Enter')
      await expect(boxes).toHaveCount(0)
    })

    test('of what was played last are chosen at home, by a menu and keys', async ({ page, player }) => {
      const [one = '', two = ''] = playQueue(player, 2)
      player.engine.play(1)
      fillQueue(player, 0)
      await page.goto(`${player.url}/home`)
      const recent = page.getByRole('main').getByRole('region', { name: 'Recently played' })
      const button = recent.getByRole('button', { name: `What can be done with ${one}` })
      await button.click()
      await page.getByRole('menuitem', { name: 'Select several' }).click()
      const box = (name: string) => recent.getByRole('checkbox', { name })
      await expect(box(one)).toBeChecked()
      await expect(page.getByRole('button', { name: 'Stop selecting' })).toBeFocused()
      await box(two).focus()
      await page.keyboard.press('Space')
      await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
      await actOf(page, 'Add to queue').click()
      await expect.poll(() => queueOf(player).toSorted()).toEqual([one, two].toSorted())
      await expect(boxesOf(page)).toHaveCount(0)
      await recent.getByRole('button', { name: 'Select', exact: true }).click()
      await expect(boxesOf(page)).toHaveCount(await recent.getByRole('listitem').count())
      await page.keyboard.press('Escape')
      await expect(boxesOf(page)).toHaveCount(0)
      await expect(recent.getByRole('button', { name: 'Select', exact: true })).toBeFocused()
      // By the palette, too.
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('dialog').getByRole('combobox').fill('Select several')
      await page.keyboard.press('Enter')
      await expect(boxesOf(page).first()).toBeVisible()
    })

    test('are taken off a playlist, the right ones of equal entries, and come back as they were', async ({
      page,
      player,
    }) => {
      const [one, two, three] = songsOf(player, 3)
      if (!one || !two || !three) throw new Error('the library is too small')
      const entries = [one, two, one, three, two]
      await ask(player, 'pushCreatePlaylist', [['createPlaylist', { name: 'Tea' }]])
      await ask(
        player,
        'pushAddToPlaylist',
        entries.map(({ uri, service }) => ['addToPlaylist', { name: 'Tea', uri, service }] as const),
      )
      const before = entries.map(({ title }) => title)
      const listed = async () => (await playlistsOf(player))['Tea']
      expect(await listed()).toEqual(before)
      const browse = await BrowsePage.open(page, player.url, '?uri=playlists%2FTea&type=playlist&title=Tea')
      await expect(browse.items).toHaveCount(5)
      const remove = async (...places: number[]) => {
        await page.getByRole('button', { name: 'Select', exact: true }).click()
        for (const place of places) await boxesOf(page).nth(place).click()
        await actOf(page, 'Remove from playlist').click()
      }
      // One of two equal ones, and one of which there is no other.
      await remove(2, 3)
      await expect(page.getByText('2 entries are off “Tea”.')).toBeVisible()
      await expect.poll(listed).toEqual([one.title, two.title, two.title])
      await expect(browse.items).toHaveCount(3)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('“Tea” is as it was.')).toBeVisible()
      expect(await listed()).toEqual(before)
      // Both of them.
      await expect(browse.items).toHaveCount(5)
      await remove(0, 2)
      await expect(page.getByText('2 entries are off “Tea”.')).toBeVisible()
      expect(await listed()).toEqual([two.title, three.title, two.title])
      expect(Object.keys(await playlistsOf(player)).filter((name) => name.includes('rewriting'))).toEqual([])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(listed).toEqual(before)
    })

    test('are taken off the favourites, and come back at their end', async ({ page, player }) => {
      const songs = songsOf(player, 4)
      await ask(
        player,
        'urifavourites',
        songs.map((song) => ['addToFavourites', song] as const),
      )
      const titles = songs.map(({ title }) => title)
      const [one = '', two = '', three = '', four = ''] = titles
      const kept = () => keptIn(player, 'favourites.json')
      expect(await kept()).toEqual(titles)
      const browse = await BrowsePage.open(page, player.url, '?uri=favourites')
      await expect(browse.items).toHaveCount(4)
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await boxesOf(page).nth(0).click()
      await boxesOf(page).nth(2).click()
      await actOf(page, 'Remove from favourites').click()
      await expect(page.getByText('2 favourites removed.')).toBeVisible()
      expect(await kept()).toEqual([two, four])
      await expect(browse.items).toHaveCount(2)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('2 are back, at the end of the list.')).toBeVisible()
      expect(await kept()).toEqual([two, four, one, three])
      await expect(browse.items).toHaveCount(4)
    })

    for (const [list, uri, file, act, event, answer, words] of [
      [
        'favourite stations',
        'radio/favourites',
        'radioFavourites.json',
        'Remove from radio favourites',
        'addToFavourites',
        'urifavourites',
        '2 favourite stations removed.',
      ],
      [
        'own stations',
        'radio/myWebRadio',
        'webRadios.json',
        'Delete web radio',
        'addWebRadio',
        'pushAddWebRadio',
        '2 web radios deleted.',
      ],
    ] as const)
      test(`of the ${list} are taken off, and come back`, async ({ page, player }) => {
        const names = ['Harbour', 'Coast', 'Pier']
        await ask(
          player,
          answer,
          names.map((name) => {
            const address = `http://radio.example/${name}`
            return [
              event,
              event === 'addWebRadio'
                ? { name, uri: address }
                : { uri: address, title: name, service: 'webradio' },
            ] as const
          }),
        )
        const kept = () => keptIn(player, file)
        const before = await kept()
        expect(before).toEqual(expect.arrayContaining(names))
        const browse = await BrowsePage.open(page, player.url, `?uri=${encodeURIComponent(uri)}`)
        await expect(browse.item('Pier')).toBeVisible()
        await page.getByRole('button', { name: 'Select', exact: true }).click()
        for (const name of ['Coast', 'Pier']) await page.getByRole('checkbox', { name }).click()
        await actOf(page, act).click()
        await expect(page.getByText(words)).toBeVisible()
        expect(await kept()).toEqual(before.filter((name) => name !== 'Coast' && name !== 'Pier'))
        await expect(browse.item('Pier')).toHaveCount(0)
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(page.getByText(/2 are back/)).toBeVisible()
        expect(await kept()).toEqual(before)
        await expect(browse.item('Pier')).toBeVisible()
      })
  })

test.describe('on a slow player', () => {
  test.use({ playerOptions: { quirks: 'real' } })

  test('a cut while several are taken off a playlist takes off no other ones, and the rest go on', async ({
    page,
    player,
    cutSockets,
    pageErrors,
    sent,
  }) => {
    const songs = songsOf(player, 30)
    await ask(player, 'pushCreatePlaylist', [['createPlaylist', { name: 'Tea' }]])
    await ask(
      player,
      'pushAddToPlaylist',
      songs.map(({ uri, service }) => ['addToPlaylist', { name: 'Tea', uri, service }] as const),
    )
    const browse = await BrowsePage.open(page, player.url, '?uri=playlists%2FTea&type=playlist&title=Tea')
    await expect(browse.items.first()).toBeVisible()
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    for (const place of [0, 1, 2, 3, 4, 5]) await boxesOf(page).nth(place).click()
    await actOf(page, 'Remove from playlist').click()
    await expect.poll(() => sent.of('removeFromPlaylist').length).toBeGreaterThan(1)
    await cutSockets()
    pageErrors.take()
    await expect(page.getByText('6 entries are off “Tea”.')).toBeVisible({ timeout: 30_000 })
    expect((await playlistsOf(player))['Tea']).toEqual(songs.slice(6).map(({ title }) => title))
  })
})
