import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import ninetyNine from '../../fixtures/cdRipStart/ninety-nine-tracks.json' with { type: 'json' }
import { BrowsePage } from './support/BrowsePage'
import { test } from './support/panel'

const harbour = join(import.meta.dirname, '../../stories/support/pictures/harbour.jpg')

/** Opens the settings, on which the player then lays its CD. */
async function openPanel(page: Page, url: string) {
  await page.goto(`${url}/settings`)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
}

for (const generation of [4, 2] as const) {
  test.describe(`on a player of protocol generation ${generation}`, () => {
    test.use({ playerOptions: { generation } })

    test('[D2.3-8 D2.15-1 D2.15-2 D2.15-3 D2.15-4 D2.15-5 D7-39 D7-40 D7-41] a CD is put in, its titles and cover are mended, and it is ripped', async ({
      page,
      player,
      run,
      sent,
    }) => {
      await openPanel(page, player.url)
      await run('cd')
      const modal = page.getByRole('dialog', { name: 'Copy a CD' })
      await modal.getByRole('textbox', { name: 'Album' }).fill('High Tide')
      await modal.getByRole('textbox', { name: 'Track 2', exact: true }).fill('Breakwater II')
      await modal.getByRole('textbox', { name: 'Track 12' }).fill('Flood (reprise)')
      await page.locator('[role=dialog] input[type=file]').setInputFiles({
        name: 'front.jpg',
        mimeType: 'image/jpeg',
        buffer: await readFile(harbour),
      })
      const cover = modal.getByRole('img', { name: 'Cover' })
      await expect(cover).toHaveAttribute('src', /\/albumart\?upload=/)
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(240)
      const drive = modal.getByRole('combobox', { name: 'Destination drive' })
      await expect(drive.locator('option:checked')).toHaveText('MUSIK')
      await drive.selectOption('Field recorder')
      await modal.getByRole('button', { name: 'Rip' }).click()
      await expect(modal).toBeHidden()
      await expect(page.getByText(/High Tide/).first()).toBeVisible()
      await expect
        .poll(() => player.lines.join('\n'))
        .toMatch(/copying the CD “High Tide” of Slow Harbour, 12 tracks, to Field recorder/)
      await expect.poll(() => player.lines.join('\n')).toMatch(/copied the CD “High Tide”/)
      const [request] = sent.of('callMethod')
      expect(request).toMatchObject({
        endpoint: 'music_service/cd_controller',
        method: 'ripCD',
        data: {
          artist: 'Slow Harbour',
          album: 'High Tide',
          genre: 'Folk',
          year: '2021',
          destinationDrive: { name: 'Field recorder' },
          rippingAvailable: true,
          albumart: expect.stringMatching(/^\/albumart\?upload=/),
        },
      })
      expect(request).toHaveProperty('data.tracks.1', { number: 2, title: 'Breakwater II' })
      expect(request).toHaveProperty('data.tracks.2', { number: 3, title: 'Rope and Tar' })
      expect(request).toHaveProperty('data.tracks.11', { number: 12, title: 'Flood (reprise)' })
    })

    test('[D4-14] the library goes home when copying is offered, whoever began it, and what it offers stays open', async ({
      page,
      player,
      run,
    }) => {
      const browse = await BrowsePage.open(page, player.url)
      await browse.source('Albums').click()
      await expect(browse.heading).toHaveText('Albums')
      await run('cd')
      const modal = page.getByRole('dialog', { name: 'Copy a CD' })
      await expect(modal).toBeVisible()
      await expect(page).toHaveURL(`${player.url}/browse`)
      await modal.getByRole('button', { name: 'Cancel' }).click()
      await expect(browse.source('Albums')).toBeVisible()
    })

    test('edits of a CD outlive a lost connection and a later push', async ({
      page,
      player,
      run,
      sent,
      pageErrors,
    }) => {
      await openPanel(page, player.url)
      await run('cd')
      const modal = page.getByRole('dialog', { name: 'Copy a CD' })
      const title = modal.getByRole('textbox', { name: 'Track 4' })
      await title.fill('A Letter Home')
      pageErrors.expectAway()
      player.goOffline(60_000)
      await expect(page.getByText('What you have typed is kept.')).toBeVisible()
      player.comeBack()
      await expect(page.getByText('What you have typed is kept.')).toBeHidden({ timeout: 10_000 })
      await expect(title).toHaveValue('A Letter Home')
      await run('cd-without-drives')
      await expect(modal.getByRole('combobox')).toHaveCount(0)
      await expect(title).toHaveValue('A Letter Home')
      await modal.getByRole('button', { name: 'Rip' }).click()
      await expect(modal).toBeHidden()
      await expect.poll(() => sent.of('callMethod')).toEqual([expect.objectContaining({ method: 'ripCD' })])
      await expect.poll(() => sent.of('callMethod')[0]).toHaveProperty('data.tracks.3.title', 'A Letter Home')
    })
  })
}

test('[D2.15-5] a CD that cannot be read, and one of which nothing is said, can only be closed', async ({
  page,
  player,
  run,
}) => {
  await openPanel(page, player.url)
  await run('cd-unreadable')
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Rip' })).toHaveCount(0)
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal).toBeHidden()
  await run('cd-bare')
  await expect(modal.getByText('The player says nothing about the CD.')).toBeVisible()
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
})

test('edits are not lost by a press of Escape without a question', async ({ page, player, run }) => {
  await openPanel(page, player.url)
  await run('cd')
  const modal = page.getByRole('dialog', { name: 'Copy a CD' })
  await modal.getByRole('textbox', { name: 'Album' }).fill('High Tide')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Close without ripping?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal.getByRole('textbox', { name: 'Album' })).toHaveValue('High Tide')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard and close' }).click()
  await expect(modal).toBeHidden()
})

test('the last title of a CD of 99 tracks can be edited', async ({ page, player, sent }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanel(page, player.url)
  player.clients.broadcast('cdRipStart', { ...ninetyNine, albumart: '/albumart' })
  const modal = page.getByRole('dialog', { name: 'Copy a CD' })
  await expect(modal.getByRole('textbox', { name: 'Track 99' })).toBeAttached()
  await modal.getByRole('textbox', { name: 'Track 99' }).fill('The very last')
  await modal.getByRole('button', { name: 'Rip' }).click()
  await expect(modal).toBeHidden()
  await expect
    .poll(() => sent.of('callMethod')[0])
    .toHaveProperty('data.tracks.98', { number: 99, title: 'The very last' })
})
