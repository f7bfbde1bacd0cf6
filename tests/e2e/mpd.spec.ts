import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { connectMpd } from '../../player/mpd/connectMpd'
import {
  hasSound,
  loudness,
  type SoundingPlayer,
  startSounding,
} from '../../player/mpd/testing/startSounding'
import { startServer } from '../../player/mpd/testing/startServer'
import { startStation, stationPitch } from '../../player/mpd/testing/startStation'
import { NowPlayingPage } from './support/NowPlayingPage'
import { interfaceFolder, test as base } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

const tones = { 'Low.wav': 330, 'Middle.wav': 440, 'Zenith.wav': 587 }

/** A journey on a player whose mpd plays into a file. */
const test = base.extend<{ sounding: SoundingPlayer }>({
  sounding: async ({ page }, give) => {
    const folder = await mkdtemp(join(tmpdir(), 'sounding-'))
    const player = await startSounding(folder, tones, { interfaceFolder })
    await give(player)
    await page.close()
    await player.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})
test.skip(!hasSound, 'there is no mpd on this machine')

test('what is pressed is heard: each track at its pitch, and nothing once it is stopped', async ({
  page,
  sounding,
}) => {
  await page.goto(`${sounding.url}/browse?uri=music-library%2FINTERNAL`)
  await page.getByRole('button', { name: 'Play Middle', exact: false }).first().click()
  await expect.poll(() => sounding.engine.state().status).toBe('play')
  const { main } = await NowPlayingPage.open(page, sounding.url)
  await expect(main.getByRole('heading', { name: 'Middle' })).toBeVisible()
  await expect.poll(() => sounding.engine.state().seek).toBeGreaterThan(700)
  await main.getByRole('button', { name: 'Pause' }).click()
  await expect(main.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  // Its file is written when the music stops.
  sounding.engine.stop()
  await expect
    .poll(async () => {
      const heard = await sounding.heard().catch(() => undefined)
      if (heard === undefined) return 'nothing'
      const [loudest] = Object.entries(tones).toSorted(
        ([, one], [, other]) => loudness(heard, other) - loudness(heard, one),
      )
      return loudness(heard, loudest?.[1] ?? 0) > 0.004 ? loudest?.[0] : 'silence'
    })
    .toBe('Middle.wav')
})

test('a station that is typed in is heard, and what it says that it plays is shown', async ({
  page,
  sounding,
}) => {
  const station = await startStation()
  station.says('Anna Lind - Ebb Tide')
  await page.goto(`${sounding.url}/browse?uri=radio%2FmyWebRadio`)
  await page.getByRole('button', { name: 'Add web radio' }).click()
  const window = page.getByRole('dialog', { name: 'Add web radio' })
  await window.getByRole('textbox', { name: 'Name' }).fill('Harbour FM')
  await window.getByRole('textbox', { name: 'Address of the stream' }).fill(`${station.url}/list.m3u`)
  await window.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Play Harbour FM', exact: false }).first().click()
  const { main } = await NowPlayingPage.open(page, sounding.url)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Anna Lind - Ebb Tide')
  station.says('Anna Lind - Flood')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Anna Lind - Flood')
  // Its file is written when the music stops.
  sounding.engine.stop()
  await expect
    .poll(async () => {
      const heard = await sounding.heard().catch(() => undefined)
      return heard === undefined ? 0 : loudness(heard, stationPitch)
    })
    .toBeGreaterThan(0.05)
  await station.close()
})

test('what another client of the same MPD does shows, and a crash is said and mended', async ({
  page,
  sounding,
}) => {
  const { tracks } = sounding.music.library()
  const { main } = await NowPlayingPage.open(page, sounding.url)
  const other = await connectMpd({ place: { path: sounding.socket } })
  for (const { uri } of tracks)
    await other.ask(['addid', join(sounding.dataFolder, 'tones', uri.split('/').at(-1) ?? '')])
  await other.ask(['repeat', 1])
  await other.ask(['play', 0])
  await expect(main.getByRole('heading', { name: 'Low' })).toBeVisible()
  await other.ask(['next'])
  await expect(main.getByRole('heading', { name: 'Middle' })).toBeVisible()
  other.close()
  process.kill(Number(await readFile(join(sounding.dataFolder, 'mpd', 'pid'), 'utf8')), 'SIGKILL')
  await expect(page.getByText('MPD has ended by itself. It is being started again.')).toBeVisible()
  await expect(page.getByText('MPD is there again.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(sounding.engine.queue()).toHaveLength(3)
})

test('its settings are reached from the menu, saved, and show what another client sets', async ({
  page,
  startPlayer,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'shared-'))
  const server = await startServer(folder, ['audio_output {\ntype "null"\nname "Attic <b>speakers</b>"\n}'])
  try {
    const player = await startPlayer({
      synthetic: 0,
      mpd: { kind: 'shared', login: { place: { path: server.path } } },
    })
    await page.goto(`${player.url}/settings`)
    await page.getByRole('main').getByRole('link', { name: 'MPD' }).click()
    const settings = new SettingsPage(page)
    await settings.isShown('MPD')
    await settings.field('Outputs', 'Attic <b>speakers</b>').press('Space')
    await settings.save('Outputs')
    await expect.poll(async () => server.does('outputs')).toContainEqual(['outputenabled', '0'])
    await server.does('crossfade', 5)
    await expect(settings.field('Playing', 'Crossfade (seconds)')).toHaveValue('5')
    await settings.section('Library').getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('The library is up to date. Tracks: 0')).toBeVisible()
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
