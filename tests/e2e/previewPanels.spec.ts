import { expect } from '@playwright/test'
import { test } from './support/preview'
import { soundPage, soundTexts } from './support/soundPage'

const [sound, buttons, network] = soundPage.sections

test.beforeEach(async ({ plugin }) => {
  await plugin.save('UIConfig.json', soundPage)
  for (const [code, texts] of Object.entries(soundTexts))
    await plugin.save(`i18n/strings_${code}.json`, texts)
})

test('tells on which line something is wrong and shows it in the page', async ({
  plugin,
  preview,
  workshop,
  page,
}) => {
  const twin = { id: 'gain', element: 'switch', label: 'Twin', value: true }
  await plugin.save('UIConfig.json', {
    ...soundPage,
    sections: [{ ...sound, content: [...(sound?.content ?? []), twin] }, buttons, network],
  })
  const { url } = await preview(plugin.folder, '--port', '0')
  await workshop.open(url, 'Attic radio')
  const entry = workshop.panel.getByRole('button', { name: 'repeated-id' })
  await expect(entry).toContainText(/UIConfig\.json:\d+:\d+/)
  await entry.click()
  const marked = workshop.drawn.locator('[data-pointed]')
  await expect(marked).toContainText('Twin')
  await expect(marked).toBeInViewport()
  const lines = workshop.panel.getByRole('group', { name: 'Lines of the file' })
  await expect(lines.locator('mark')).toHaveText('"gain"')

  await entry.click()
  await expect(marked).toHaveCount(0)
  await plugin.save('UIConfig.json', soundPage)
  await expect(entry).toHaveCount(0)

  // Half a file: the last good page stays, and the place is named.
  const text = JSON.stringify(soundPage, null, 2)
  await plugin.save('UIConfig.json', text.slice(0, text.indexOf('"gain"')))
  await expect(page.getByText(/^Line \d+, column \d+: .*the last page that could be read/)).toBeVisible()
  await workshop.shows('Attic radio')
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('button', { name: 'Show where' }).click()
  await expect(workshop.panel.getByRole('button', { name: /^Error/ }).first()).toBeVisible()
  await plugin.save('UIConfig.json', text)
  await expect(page.getByText('the last page that could be read')).toHaveCount(0)
})

test('shows what Save would send as it is typed, and why it would not', async ({
  plugin,
  preview,
  workshop,
}) => {
  const { url } = await preview(plugin.folder, '--port', '0')
  await workshop.open(url, 'Attic radio')
  await workshop.turnTo('Sends')
  const untouched = {
    type: 'controller',
    endpoint: 'music_service/attic',
    method: 'saveSound',
    data: { mode: { value: 'a', label: 'Simple' }, gain: 3, depth: 'cellar' },
  }
  expect(await workshop.payload('callMethod')).toEqual(untouched)
  await workshop.drawn.getByLabel('Gain').fill('9')
  await expect(async () =>
    expect(await workshop.payload('callMethod')).toEqual({
      ...untouched,
      data: { ...untouched.data, gain: 9 },
    }),
  ).toPass()
  await workshop.drawn.getByLabel('Gain').fill('11')
  await expect(workshop.panel.getByText('Gain: Enter 10 or less.')).toBeVisible()
  await workshop.drawn.getByRole('button', { name: 'Save' }).click()
  await expect(workshop.drawn.getByRole('alert')).toHaveText('Enter 10 or less.')
  await workshop.turnTo('Log')
  await expect(workshop.panel.getByText('Nothing was pressed yet')).toBeVisible()
  await workshop.drawn.getByLabel('Gain').fill('8')
  await workshop.drawn.getByRole('button', { name: 'Save' }).click()
  await expect(workshop.panel.getByRole('listitem')).toHaveCount(1)
  expect(await workshop.payload('callMethod')).toEqual({ ...untouched, data: { ...untouched.data, gain: 8 } })
})

test('shows what each button would do, its question first, and does nothing', async ({
  plugin,
  preview,
  workshop,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { url } = await preview(plugin.folder, '--port', '0')
  await workshop.open(url, 'Attic radio')
  await workshop.turnTo('Sends')
  await expect(workshop.panel.getByText('Asks first: Scan now? It takes <b>an hour</b>.')).toBeVisible()
  expect(await workshop.payload('scanAttic')).toEqual({ deep: true })
  await expect(workshop.panel.getByText('only http and https are opened: javascript:alert(1)')).toBeVisible()
  await workshop.panel.getByRole('button', { name: 'Copy what the button Scan sends' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{\n  "deep": true\n}')

  await workshop.turnTo('Log')
  const scan = workshop.drawn.getByRole('button', { name: 'Scan' })
  const question = workshop.drawn.getByRole('dialog', { name: 'Scan now?' })
  await scan.click()
  await expect(question.locator('b')).toHaveText('an hour')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(workshop.panel.getByText('answered with no')).toBeVisible()
  await scan.click()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(workshop.panel.getByText('answered with yes')).toBeVisible()
  expect(await workshop.payload('scanAttic')).toEqual({ deep: true })
  await workshop.drawn.getByRole('button', { name: 'Radio' }).click()
  await expect(workshop.panel.getByText('Opens in a new window https://radio.example/')).toBeVisible()
  await workshop.drawn.getByRole('link', { name: 'the help' }).click()
  await expect(workshop.panel.getByText('Follows the link to https://radio.example/help')).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  await workshop.shows('Attic radio')
  await expect(workshop.drawn.getByText('The interface draws this section itself.')).toBeVisible()
})

test('shows hidden sections on demand, and the images of the plugin', async ({
  plugin,
  preview,
  workshop,
  page,
}) => {
  const image = 'music_service/attic/sign.svg'
  await plugin.save('sign.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await plugin.save('UIConfig.json', {
    ...soundPage,
    sections: [{ ...sound, icon: '', image }, { ...buttons, hidden: true }, network],
  })
  const { url } = await preview(plugin.folder, '--port', '0')
  await workshop.open(url, 'Attic radio')
  const drawnImage = workshop.drawn.locator('[data-section="sound"] header img')
  await expect.poll(() => drawnImage.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(9)

  const trap = workshop.drawn.getByRole('button', { name: 'Trap' })
  await expect(trap).toHaveCount(0)
  await page.getByRole('button', { name: 'Hidden (2)' }).click()
  await expect(workshop.drawn.getByText('Hidden because “hidden” of the section is true')).toBeVisible()
  await expect(trap).toBeVisible()
})

test('shows hidden fields on demand and why they are hidden', async ({ plugin, preview, workshop, page }) => {
  const { url } = await preview(plugin.folder, '--port', '0')
  await workshop.open(url, 'Attic radio')
  const depth = workshop.drawn.getByLabel('Depth')
  await expect(depth).toHaveCount(0)
  await workshop.turnTo('Fields')
  const reason = 'Hidden because “mode” is "a", not "b"'
  await expect(workshop.panel.getByText(reason)).toBeVisible()

  await page.getByRole('button', { name: 'Hidden (1)' }).click()
  await expect(workshop.drawn.getByText(reason)).toBeVisible()
  await expect(depth).toHaveValue('cellar')
  await workshop.drawn.getByLabel('Mode').selectOption({ label: 'Deep' })
  await expect(workshop.drawn.getByText(reason)).toHaveCount(0)
  await expect(depth).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hidden', exact: true })).toBeVisible()
  const edited = workshop.panel.getByRole('listitem').filter({ hasText: 'mode' })
  await expect(edited).toContainText('Edited; the page gave {"value":"a","label":"Simple"}')
})
