import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { drawCover } from '../../player/covers/drawCover'
import { writeTone } from '../../player/demonstration/writeTone'
import { hasSound } from '../../player/mpd/testing/startSounding'
import { startServer, type TestServer } from '../../player/mpd/testing/startServer'
import { writeSheet } from '../../player/testing/musicFiles'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { BrowsePage } from './support/BrowsePage'
import { test as base } from './support/panel'

/** Album, disc, number, title, composer, year. */
const tracks = [
  ['Passacaglia', 2, 1, 'Third movement', 'Ligeti', '1996'],
  ['Passacaglia', 1, 2, 'Second movement', 'Brahms', '1996'],
  ['Passacaglia', 1, 1, 'First movement', 'Brahms', '1996'],
  ['Slow "water"', 1, 1, 'Ebb', '', '2004'],
  ['Slow "water"', 1, 2, 'Flow \\ é', '', '2004'],
] as const

/** A journey on a player of an MPD that others use, too, with its own music, lists and stickers. */
const test = base.extend<{ server: TestServer; shared: TestPlayer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright takes what a fixture needs from its pattern.
  server: async ({}, give) => {
    const folder = await mkdtemp(join(tmpdir(), 'shared-'))
    for (const [album, disc, number, title, composer, year] of tracks) {
      const path = join(folder, 'music', 'Harbour', album, `CD ${disc}`)
      await mkdir(path, { recursive: true })
      const imageBuffer = await drawCover(album, 240)
      const image = { mime: 'image/png', type: { id: 3 }, description: '', imageBuffer }
      const tags = { title, artist: 'Harbour', album, composer, year, image }
      await writeTone(join(path, `${number} ${title.replace('\\', '_')}.wav`), {
        seconds: 20,
        pitch: 300,
        tags: { ...tags, trackNumber: `${number}`, partOfSet: `${disc}/2` },
      })
    }
    await writeSheet(join(folder, 'music', 'Sheets'), 'In one file', [
      { title: 'One', seconds: 10, pitch: 300 },
      { title: 'Two', seconds: 9, pitch: 500 },
    ])
    const server = await startServer(folder, [`sticker_file "${join(folder, 'stickers')}"`])
    await server.does('update')
    await give(server)
    await server.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  shared: async ({ server, startPlayer }, give) => {
    const player = await startPlayer({
      synthetic: 0,
      mpd: { kind: 'shared', login: { place: { path: server.path } } },
    })
    await expect.poll(() => player.music.library().tracks.length).toBe(tracks.length + 2)
    await give(player)
  },
})
test.skip(!hasSound, 'there is no mpd on this machine')

const valuesOf = async (server: TestServer, key: string, ...command: Parameters<TestServer['does']>) =>
  (await server.does(...command)).flatMap(([name, value]) => (name === key ? [value] : []))

test('playlists are those of the MPD: what others make shows, what is made here others have', async ({
  page,
  server,
  shared,
}) => {
  const browse = await BrowsePage.open(page, shared.url)
  await browse.source('Playlists').click()
  await expect(browse.heading).toHaveText('Playlists')
  const name = 'Late "tea" \\ é'
  await server.does('searchaddpl', name, 'album', 'Slow')
  await expect(browse.item(name)).toBeVisible()
  await browse.press(name)
  await expect(browse.items).toHaveCount(2)
  await server.does('searchaddpl', name, 'title', 'First')
  await expect(browse.items).toHaveCount(3)
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => valuesOf(server, 'state', 'status')).toEqual(['play'])
  expect(await valuesOf(server, 'Title', 'playlistinfo')).toEqual(['Ebb', 'Flow \\ é', 'First movement'])

  await browse.choose('Ebb', 'Remove from playlist')
  await expect.poll(() => valuesOf(server, 'file', 'listplaylist', name)).toHaveLength(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => valuesOf(server, 'Title', 'listplaylistinfo', name)).toContain('Ebb')

  await browse.choose('First movement', 'Add to playlist')
  const dialog = page.getByRole('dialog', { name: 'Add to playlist' })
  await dialog.getByRole('textbox', { name: 'New playlist' }).fill('Of my "own"')
  await dialog.getByRole('button', { name: 'New', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await valuesOf(server, 'Title', 'listplaylistinfo', 'Of my "own"')).toEqual(['First movement'])

  await browse.breadcrumb('Playlists').click()
  await expect(browse.item('Of my "own"')).toBeVisible()
  await server.does('rename', 'Of my "own"', 'Of theirs')
  await expect(browse.item('Of theirs')).toBeVisible()
  await expect(browse.item('Of my "own"')).toBeHidden()
})

test('its music is found by composer, year and what came last, by disc, and in sheets; favourites are stickers', async ({
  page,
  server,
  shared,
}) => {
  const browse = await BrowsePage.open(page, shared.url)
  await expect(browse.source('Recently added')).toBeVisible()
  await browse.source('Composers').click()
  await browse.press('Brahms')
  await expect(browse.heading).toHaveText('Brahms')
  await expect(browse.item('Second movement')).toBeVisible()
  await expect(browse.item('Third movement')).toBeHidden()
  await browse.breadcrumb('Library').click()
  await browse.source('Years').click()
  await browse.press('1996')
  await browse.press('Passacaglia')
  await expect(browse.items).toHaveText([/First movement/, /Second movement/, /Third movement/])
  const file = 'Harbour/Passacaglia/CD 2/1 Third movement.wav'
  const heart = page.getByRole('button', { name: 'Make Third movement a favourite' })
  await browse.item('Third movement').locator(heart).click()
  const liked = () => valuesOf(server, 'file', 'sticker', 'find', 'song', '', 'like')
  await expect.poll(liked).toEqual([file])
  // What others like and no longer like shows on the page that is open.
  const second = 'Harbour/Passacaglia/CD 1/2 Second movement.wav'
  const loved = browse.item('Second movement').getByRole('img', { name: 'Favourite' })
  await server.does('sticker', 'set', 'song', second, 'like', '2')
  await expect(loved).toBeVisible()
  await server.does('sticker', 'delete', 'song', second, 'like')
  await expect(loved).toBeHidden()
  await browse.breadcrumb('Library').click()
  await browse.source('Favourites').click()
  await expect(browse.items).toHaveCount(1)
  await server.does('sticker', 'set', 'song', 'Harbour/Slow "water"/CD 1/1 Ebb.wav', 'like', '2')
  await expect(browse.item('Ebb')).toBeVisible()
  await server.does('sticker', 'delete', 'song', file, 'like')
  await expect(browse.items).toHaveText([/Ebb/])

  await browse.breadcrumb('Library').click()
  await browse.source('Albums').click()
  await browse.press('In one file')
  await browse.press('Two')
  await expect.poll(() => valuesOf(server, 'state', 'status')).toEqual(['play'])
  await expect.poll(() => valuesOf(server, 'duration', 'status')).toEqual(['9.000'])
  await expect.poll(() => shared.engine.queue().map(({ name }) => name)).toEqual(['One', 'Two'])
})
