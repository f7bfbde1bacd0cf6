import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { startTestPlayer, type TestPlayer } from '../player/testing/startTestPlayer'
import { launchBrowser } from '../tests/support/launchBrowser'

// `npm run build && npm run docs:can`: photographs what docs/what-it-can-do.md tells of, on the music of the
// demonstration.

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/can')

interface Picture {
  name: string
  path: string
  /** Leads from the address to what is photographed. */
  act?: (page: Page, player: TestPlayer) => Promise<void>
}

/** The buttons of what is on the screen, not those of the bar below it. */
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

const albums = '/browse?uri=albums%3A%2F%2F'

const pictures: Picture[] = [
  { name: 'playing', path: '/playback' },
  { name: 'lyrics', path: '/playback', act: (page) => press(page, 'Lyrics') },
  { name: 'menu', path: albums, act: (page) => page.locator('main [data-more]').nth(1).click() },
  { name: 'order', path: albums, act: (page) => press(page, /^Sorted by/) },
  {
    name: 'several',
    path: albums,
    act: async (page) => {
      await press(page, 'Select')
      for (const place of [0, 1, 3]) await page.getByRole('main').getByRole('checkbox').nth(place).click()
    },
  },
  { name: 'queue', path: '/queue' },
  {
    name: 'undo',
    path: albums,
    act: async (page) => {
      await page.locator('main li[data-index]').nth(2).locator('a, button').first().click()
      await press(page, /^Play$/)
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  {
    name: 'playlist',
    path: '/browse?uri=playlists%2FEvening&type=playlist&title=Evening',
    act: (page) => press(page, 'Edit'),
  },
  {
    name: 'link',
    path: '/play?uri=albums%3A%2F%2FSlow%2520Harbour%2FRopewalk&title=Ropewalk&artist=Slow+Harbour&type=folder&service=mpd&albumart=%2Falbumart%3Fweb%3DSlow%2520Harbour%2FRopewalk%2Flarge',
  },
  {
    name: 'palette',
    path: '/home',
    act: async (page) => {
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox').fill('queue')
    },
  },
]

mkdirSync(folder, { recursive: true })
const player = await startTestPlayer({
  interfaceFolder: join(root, 'dist/app'),
  demonstration: true,
  synthetic: 0,
})
const { tracks } = player.music.library()
const first = tracks.findIndex(({ title }) => title === 'Ropewalk')
player.engine.replace(
  [...tracks.slice(first), ...tracks.slice(0, first)]
    .slice(0, 12)
    .map(({ uri, title, artist, album, duration }) => ({
      uri: uri.replace('music-library', 'mnt'),
      service: 'mpd',
      name: title,
      artist,
      album,
      albumart: `/albumart?web=${encodeURIComponent(`${artist}/${album}`)}/large`,
      duration,
    })),
)
player.engine.play(0)
player.engine.seek(28)
const browser = await launchBrowser()
try {
  for (const { name, path, act } of pictures) {
    const context = await browser.newContext({ viewport: { width: 1100, height: 700 }, colorScheme: 'light' })
    const page = await context.newPage()
    await page.goto(`${player.url}${path}`)
    // Covers and what is asked for late come a moment after the rest.
    await page.waitForTimeout(3000)
    await act?.(page, player)
    await page.waitForTimeout(1500)
    await page.screenshot({
      path: join(folder, `${name}.jpg`),
      type: 'jpeg',
      quality: 78,
      animations: 'disabled',
    })
    console.log(`docs/can/${name}.jpg`)
    await context.close()
  }
} finally {
  await browser.close()
  await player.close()
}
