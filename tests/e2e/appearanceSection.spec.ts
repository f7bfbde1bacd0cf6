import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import german from '../../locales/de.json' with { type: 'json' }
import { test } from './support/panel'

const harbour = join(import.meta.dirname, '../../stories/support/pictures/harbour.jpg')
const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await readFile(harbour) })

/** Opens the page of looks and gives its section of backgrounds. */
async function openSection(page: Page, url: string) {
  await page.goto(`${url}/plugin/miscellanea-appearance`)
  const section = page.getByRole('region', { name: 'Background' })
  await expect(section.getByRole('radio', { name: 'Fjord' })).toBeVisible()
  return section
}

const fileInput = (page: Page) => page.locator('input[type=file]')

/** Counts what is uploaded from a page. */
const countUploads = (page: Page) => {
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('-upload')) uploads.push(request.url())
  })
  return uploads
}

/** How Chromium notes an answer that is an error, and a connection that breaks. */
const failedLoad = /Failed to load resource/

for (const generation of [4, 2] as const) {
  test.describe(`on a player of protocol generation ${generation}`, () => {
    test.use({ playerOptions: { generation } })

    test('[D1-10 D2.11-7 D3-35 D7-42 D7-44] a picture is added, becomes the background, and is removed again', async ({
      page,
      player,
      sent,
    }) => {
      const section = await openSection(page, player.url)
      await fileInput(page).setInputFiles(await jpeg('Summer harbour.jpg'))
      const added = section.getByRole('radio', { name: 'Summer harbour' })
      await expect(added).toBeVisible()
      const thumbnail = added.locator('img')
      await expect
        .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await added.click()
      await expect(added).toBeChecked()
      await expect
        .poll(() => sent.of('setBackgrounds'))
        .toEqual([expect.objectContaining({ notDeletable: false })])
      await expect(page.locator('html')).toHaveAttribute('data-backdrop')

      await section.getByRole('button', { name: 'Remove pictures' }).click()
      await expect(
        section.getByRole('button', { name: 'Fjord belongs to the player and stays' }),
      ).toBeDisabled()
      await section.getByRole('button', { name: 'Remove Summer harbour' }).click()
      const question = page.getByRole('dialog', { name: 'Remove this picture?' })
      await question.getByRole('button', { name: 'Remove', exact: true }).click()
      await expect(added).toHaveCount(0)
      // It was the only one that could go.
      await expect(section.getByRole('radio', { name: 'Fjord' })).toBeVisible()
      await expect
        .poll(() => sent.of('deleteBackground'))
        .toEqual([expect.objectContaining({ name: 'Summer harbour' })])
      await expect(page.locator('html')).not.toHaveAttribute('data-backdrop')
    })

    test('[D1-10 D2.11-7 D5-24 D9-35] a preset and then a custom colour become the background', async ({
      page,
      player,
      sent,
    }) => {
      const section = await openSection(page, player.url)
      const field = section.getByRole('textbox', { name: 'Custom colour', exact: true })
      await expect(field).toHaveValue('#DDD')
      await section.getByRole('radio', { name: 'Teal' }).click()
      await expect(page.locator('[style*="background-color: rgb(51, 136, 136)"]').first()).toBeVisible()
      await field.fill('#36')
      await section.getByRole('button', { name: 'Use this colour' }).click()
      await expect(section.getByText('At least 4 characters.')).toBeVisible()
      await field.fill('#345678')
      await field.press('Enter')
      await expect(section.getByRole('radio', { name: 'Custom colour' })).toBeChecked()
      await expect.poll(() => sent.of('setBackgrounds')).toEqual([{ color: '#388' }, { color: '#345678' }])
      await page.reload()
      await expect(field).toHaveValue('#345678')
    })
  })
}

test('what is no picture is refused here and never sent', async ({ page, player }) => {
  const uploads = countUploads(page)
  const section = await openSection(page, player.url)
  const wrong = [
    { name: 'notes.txt', buffer: Buffer.from('dear diary'), says: /Only JPEG, PNG/ },
    {
      name: 'a lie.png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      says: /Only JPEG/,
    },
    { name: 'empty.png', buffer: Buffer.alloc(0), says: /empty or cannot be read/ },
  ]
  for (const { name, buffer, says } of wrong) {
    await fileInput(page).setInputFiles({ name, mimeType: 'image/png', buffer })
    const alert = section.getByRole('alert').filter({ hasText: name })
    await expect(alert).toContainText(says)
    await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
  await section.getByRole('button', { name: 'Close' }).click()
  await expect(section.getByText('empty.png')).toHaveCount(0)
  expect(uploads).toEqual([])
})

test('[D8-18] an upload that the player refuses, has no room for, or that breaks off is said, and tried again', async ({
  page,
  player,
  run,
  pageErrors,
}) => {
  pageErrors.expect(failedLoad)
  const section = await openSection(page, player.url)
  await run('upload-refused')
  await fileInput(page).setInputFiles(await jpeg('Summer harbour.jpg'))
  const alert = section.getByRole('alert').filter({ hasText: '“Summer harbour.jpg” was not uploaded.' })
  await expect(alert).toContainText('Something went wrong in the player.')
  await run('upload-disk-full')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('The player has no room for it.')
  // A real cut Chromium mends by itself, by sending once more on a connection of its own.
  await page.route('**/backgrounds-upload', (route) => route.abort('connectionreset'), { times: 1 })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('The connection to the player broke.')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByRole('radio', { name: 'Summer harbour' })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test.describe('on a slow way', () => {
  test.use({ playerOptions: { delays: { slowUpload: 400 } } })

  test('[D2.11-7] how far an upload is can be seen, and it can be cancelled', async ({
    page,
    player,
    run,
    pageErrors,
  }) => {
    pageErrors.expect(/net::ERR_ABORTED/)
    const section = await openSection(page, player.url)
    await run('upload-slow')
    const { buffer } = await jpeg('')
    await fileInput(page).setInputFiles({
      name: 'Panorama.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([buffer, Buffer.alloc(2_600_000)]),
    })
    const progress = section.getByRole('progressbar', { name: 'Upload of “Panorama.jpg”' })
    await expect(progress).toBeVisible()
    await expect.poll(() => progress.getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(0)
    await expect(section.getByText(/^\d+ %$/)).toBeVisible()
    await expect(section.getByRole('button', { name: 'Add a picture' })).toBeDisabled()
    await section.getByRole('button', { name: 'Cancel' }).click()
    await expect(progress).toHaveCount(0)
    await expect(section.getByRole('button', { name: 'Add a picture' })).toBeEnabled()
    await page.reload()
    await expect(section.getByRole('radio', { name: 'Fjord' })).toBeVisible()
    await expect(section.getByRole('radio', { name: 'Panorama' })).toHaveCount(0)
  })
})

test('a background is chosen with the keyboard alone', async ({ page, player, sent }) => {
  const section = await openSection(page, player.url)
  await section.getByRole('button', { name: 'Add a picture' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(section.getByRole('radio', { name: 'Dusk' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(section.getByRole('radio', { name: 'Graphite' })).toBeFocused()
  expect(sent.of('setBackgrounds')).toEqual([])
  await page.keyboard.press('Space')
  await expect(section.getByRole('radio', { name: 'Graphite' })).toBeChecked()
  await expect
    .poll(() => sent.of('setBackgrounds'))
    .toEqual([expect.objectContaining({ path: 'graphite.svg' })])
})

test('a background that somebody else chooses is marked here, too', async ({ page, player, run }) => {
  const section = await openSection(page, player.url)
  await run('background-fjord')
  await expect(section.getByRole('radio', { name: 'Fjord' })).toBeChecked()
  await run('color-teal')
  await expect(section.getByRole('radio', { name: 'Fjord' })).not.toBeChecked()
  await expect(section.getByRole('radio', { name: 'Teal' })).toBeChecked()
})

test('the page of looks has one choice of language: the player’s own', async ({ page, player }) => {
  await openSection(page, player.url)
  await expect(page.getByRole('main').getByText('Language of the player')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Set language' })).toHaveCount(0)
})

test('[D2.10-14 D1-10 D7-65 D4-39] a page that only names the section of UI settings sets the player’s language, which loads it anew', async ({
  page,
  startPlayer,
  sent,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'plugins-'))
  const plugin = join(folder, 'miscellanea', 'looks')
  await mkdir(plugin, { recursive: true })
  const config = { page: { label: 'Looks' }, sections: [{ coreSection: 'ui-settings' }] }
  await writeFile(join(plugin, 'UIConfig.json'), JSON.stringify(config))
  const player = await startPlayer({ pluginFolders: [folder] })
  try {
    await page.goto(`${player.url}/plugin/miscellanea-looks`)
    const section = page.getByRole('region', { name: 'Language' })
    await section.getByRole('button', { name: /Language of the player/ }).click()
    await page.getByRole('combobox', { name: 'Search' }).fill('deu')
    await page.getByRole('option', { name: 'Deutsch' }).click()
    await section.getByRole('button', { name: 'Set language' }).click()
    await expect(page.getByRole('region', { name: german.appearance.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect
      .poll(() => sent.of('setLanguage'))
      .toEqual([expect.objectContaining({ defaultLanguage: { code: 'de', language: 'Deutsch' } })])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
