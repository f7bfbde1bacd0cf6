import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { test } from './support/preview'
import { soundPage, soundTexts } from './support/soundPage'

test('is written as files that need no server', async ({ plugin, preview, workshop, page }) => {
  const hostile = '</script><script>window.__pwned = 1</script>\u2028'
  await plugin.save('UIConfig.json', soundPage)
  await plugin.save('i18n/strings_en.json', { ...soundTexts.en, SOUND: hostile })
  await plugin.save('i18n/strings_de.json', soundTexts.de)
  const folder = join(plugin.folder, 'written')
  const { output } = await preview(plugin.folder, '--static', folder)
  expect(output).toContain('index.html')
  // Nothing is needed of what it was made from.
  await plugin.remove('UIConfig.json')
  await rm(join(plugin.folder, 'i18n'), { recursive: true })

  await workshop.open(pathToFileURL(join(folder, 'index.html')).href, 'Attic radio')
  await expect(page.getByText('As it was written')).toBeVisible()
  await workshop.drawn.getByLabel('Gain').fill('9')
  await workshop.drawn.getByRole('button', { name: 'Save' }).click()
  await workshop.turnTo('Log')
  expect(await workshop.payload('callMethod')).toMatchObject({ data: { gain: 9 } })
  await page.getByLabel('Language of the texts').selectOption('Deutsch (de)')
  await workshop.shows('Dachbodenradio')
  await page.reload()
  await workshop.shows('Dachbodenradio')
  expect(await Promise.all(page.frames().map((frame) => frame.evaluate(() => '__pwned' in window)))).toEqual([
    false,
    false,
  ])
  expect(await readFile(join(folder, 'data.js'), 'utf8')).not.toContain('<')
})

test('says what is missing instead of writing nothing', async ({ plugin, preview }) => {
  await expect(preview(plugin.folder, '--static', join(plugin.folder, 'written'))).rejects.toThrow(
    'There is no settings page',
  )
})

test('takes the accent and the name of another brand', async ({ plugin, preview, workshop, page }) => {
  await plugin.save('UIConfig.json', soundPage)
  const ours = JSON.parse(await readFile(join(import.meta.dirname, '../../brand.json'), 'utf8'))
  await plugin.save('brand.json', { ...ours, productName: 'Attic Audio', accentColor: '#2255aa' })
  const { url } = await preview(plugin.folder, '--port', '0', '--brand', join(plugin.folder, 'brand.json'))
  await workshop.open(`${url}/#language=`, 'TRANSLATE.TITLE')
  await expect(page.getByRole('heading', { level: 1, name: 'Attic Audio Preview' })).toBeVisible()
  const accents = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-accent-6'),
        ),
      ),
  )
  expect(new Set(accents).size).toBe(1)
  // Blue outweighs red, as in no shade of the built-in brand.
  const [red = 0, , blue = 0] = (accents[0]?.match(/[\da-f]{2}/gi) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  expect(blue).toBeGreaterThan(red)
})

test('a page of 600 kB is drawn, told of and pointed at', async ({ plugin, preview, workshop }) => {
  test.setTimeout(120_000)
  const content = (section: number) =>
    Array.from({ length: 60 }, (_, place) => ({
      id: `field${section}-${place}`,
      element: 'input',
      type: 'text',
      label: `Setting ${place} of section ${section}`,
      doc: 'What this setting does. '.repeat(6),
      value: 'as it comes',
    }))
  const sections = Array.from({ length: 40 }, (_, place) => ({
    id: `section${place}`,
    element: 'section',
    label: `Section ${place}`,
    onSave: { endpoint: 'bench/page', method: 'save' },
    saveButton: { label: 'Save', data: content(place).map(({ id }) => id) },
    content: content(place),
  }))
  sections[39]?.content.push({ ...(sections[39].content[0] ?? content(39)[0]!), label: 'The last one' })
  const page = { page: { label: 'Six hundred' }, sections }
  expect(JSON.stringify(page).length).toBeGreaterThan(600_000)
  await plugin.save('UIConfig.json', page)
  const { url } = await preview(plugin.folder, '--port', '0')
  await workshop.open(url, 'Six hundred')
  await workshop.panel.getByRole('button', { name: 'repeated-id' }).click()
  await expect(workshop.drawn.locator('[data-pointed]')).toContainText('The last one', { timeout: 30_000 })
  await expect(workshop.drawn.locator('[data-pointed]')).toBeInViewport()
  await workshop.turnTo('Sends')
  await workshop.panel.getByText('Section 39').click()
  expect(await workshop.payload('callMethod')).toMatchObject({ data: { 'field39-59': 'as it comes' } })
})
