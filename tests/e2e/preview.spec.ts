import { expect } from '@playwright/test'
import { test } from './support/preview'
import { soundPage, soundTexts } from './support/soundPage'

const [sound, buttons, network] = soundPage.sections

test.beforeEach(async ({ plugin }) => {
  await plugin.save('UIConfig.json', soundPage)
  for (const [code, texts] of Object.entries(soundTexts))
    await plugin.save(`i18n/strings_${code}.json`, texts)
})

test('draws the page anew on each save and keeps what was typed until it is thrown away', async ({
  plugin,
  preview,
  workshop,
  page,
}) => {
  const { url } = await preview(plugin.folder, '--port', '0')
  await workshop.open(url, 'Attic radio')
  const gain = workshop.drawn.getByLabel('Gain')
  await gain.fill('7')
  await gain.press('Tab')

  const more = { id: 'balance', element: 'input', type: 'number', label: 'Balance', value: 0 }
  await plugin.save('UIConfig.json', {
    ...soundPage,
    sections: [{ ...sound, content: [...(sound?.content ?? []), more] }, buttons, network],
  })
  await expect(workshop.drawn.getByLabel('Balance')).toHaveValue('0')
  await expect(gain).toHaveValue('7')

  // Save takes it, as a player would; the file does not learn of it, and the next save of the file must not
  // undo it.
  await workshop.drawn.getByRole('region', { name: 'Sound' }).getByRole('button', { name: 'Save' }).click()
  await expect(workshop.drawn.getByText('Sent to the player')).toBeVisible()
  await plugin.save('i18n/strings_en.json', { ...soundTexts.en, TITLE: 'Cellar radio' })
  await workshop.shows('Cellar radio')
  await expect(gain).toHaveValue('7')

  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(gain).toHaveValue('3')
  await expect(page.getByRole('button', { name: 'Start over' })).toBeDisabled()
})

test('speaks the languages of the plugin, English where one lacks a text, or shows the keys', async ({
  plugin,
  preview,
  workshop,
  page,
}) => {
  const { url } = await preview(plugin.folder, '--port', '0')
  await workshop.open(url, 'Attic radio')
  const language = page.getByLabel('Language of the texts')
  await workshop.drawn.getByLabel('Mode').selectOption({ label: 'Deep' })
  await workshop.drawn.getByLabel('Depth').fill('attic')

  await language.selectOption('Deutsch (de)')
  await workshop.shows('Dachbodenradio')
  const section = workshop.drawn.getByRole('region', { name: 'Klang' })
  // What was chosen is the same choice in other words, and nobody else has changed anything.
  await expect(section.getByLabel('Modus').locator('option:checked')).toHaveText('Tief')
  await expect(section.getByLabel('Depth')).toHaveValue('attic')
  await expect(section.getByText('Noch nicht gespeichert')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(section.getByRole('status')).toHaveCount(0)

  await language.selectOption('Keys as written')
  await workshop.shows('TRANSLATE.TITLE')
  await plugin.save('i18n/strings_fr.json', { TITLE: 'Radio du grenier' })
  await language.selectOption('Français (fr)')
  await workshop.shows('Radio du grenier')
  await plugin.remove('i18n/strings_fr.json')
  await workshop.shows('Attic radio')
})

test('waits for a page that is not there, and for the command to be started again', async ({
  plugin,
  preview,
  workshop,
  page,
  pageErrors,
}) => {
  await plugin.remove('UIConfig.json')
  const first = await preview(plugin.folder, '--port', '0')
  await page.goto(first.url)
  await expect(page.getByRole('heading', { name: 'There is no settings page yet' })).toBeVisible()
  await plugin.save('UIConfig.json', soundPage)
  await workshop.shows('Attic radio')
  await workshop.drawn.getByLabel('Gain').fill('5')
  await plugin.remove('UIConfig.json')
  await expect(page.getByText('What you see is the last page that was there.')).toBeVisible()
  await workshop.shows('Attic radio')

  pageErrors.expectAway()
  pageErrors.expect(/ERR_INCOMPLETE_CHUNKED_ENCODING/)
  await first.stop()
  await expect(page.getByText('The command has ended.')).toBeVisible()
  await plugin.save('UIConfig.json', { ...soundPage, page: { label: 'Again' } })
  await preview(plugin.folder, '--port', String(first.port))
  await expect(page.getByText('Follows each save')).toBeVisible()
  await workshop.shows('Again')
  await expect(workshop.drawn.getByLabel('Gain')).toHaveValue('5')
})

test('explains the password of a protected page and lets its author in', async ({
  plugin,
  preview,
  workshop,
  page,
}) => {
  const words = 'Ask <b>Anna</b> for the word.'
  const passwordProtection = { enabled: true, message: words }
  await plugin.save('UIConfig.json', { ...soundPage, page: { ...soundPage.page, passwordProtection } })
  const { url } = await preview(plugin.folder, '--port', '0')
  await page.goto(url)
  const dialog = workshop.drawn.getByRole('dialog', { name: 'This page is protected' })
  await expect(dialog.getByText('Ask Anna for the word.')).toBeVisible()
  await expect(page.getByText('here with any word')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'The interface leaves the page now' })).toBeVisible()
  await page.getByRole('button', { name: 'Open it' }).click()
  await workshop.shows('Attic radio')
})

test('is as wide as the screen that is chosen, keeps that in its address, and is operated by keys', async ({
  plugin,
  preview,
  workshop,
  page,
}) => {
  const { url } = await preview(plugin.folder, '--port', '0')
  await workshop.open(`${url}/#width=phone&scheme=dark`, 'Attic radio')
  const size = () =>
    workshop.drawn.locator('html').evaluate(() => [window.innerWidth, window.innerHeight] as const)
  expect((await size())[0]).toBe(390)
  await page.getByRole('radio', { name: 'Phone' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await size())[0]).toBe(768)
  await page.keyboard.press('ArrowRight')
  await expect.poll(size).toEqual([800, 480])
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await size())[0]).toBe(1280)
  await expect(page.getByText(/^Desktop, 1280 × \d+, shown at \d+ %$/)).toBeVisible()
  await page.getByRole('tab', { name: 'Diagnostics' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Fields' })).toHaveAttribute('aria-selected', 'true')

  await page.getByLabel('UI theme').selectOption('classic')
  const radius = () =>
    workshop.drawn
      .locator('[data-section]')
      .first()
      .evaluate((section) => getComputedStyle(section).borderRadius)
  await expect.poll(radius).toBe('2px')

  await page.reload()
  await workshop.shows('Attic radio')
  expect((await size())[0]).toBe(1280)
  await expect.poll(radius).toBe('2px')
  await expect(page.getByRole('tab', { name: 'Fields' })).toHaveAttribute('aria-selected', 'true')
  await expect(workshop.drawn.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
