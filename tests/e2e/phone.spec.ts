import { expect, type Page } from '@playwright/test'
import longGermanPage from '../../fixtures/pushUiConfig/long-german.json' with { type: 'json' }
import germanMenu from '../../fixtures/pushMenuItems/german.json' with { type: 'json' }
import longToast from '../../fixtures/pushToastMessage/long-german.json' with { type: 'json' }
import { PageServer } from '../support/PageServer'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

test.use({ viewport: { width: 320, height: 640 } })

/** How far the page, or anything that scrolls sideways within it unasked, is wider than the screen, px. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const widest = [document.documentElement, document.body, main].map((box) =>
      box ? box.scrollWidth - box.clientWidth : 0,
    )
    return Math.max(...widest)
  })

test('on a screen of 320 px nothing is wider than the screen', async ({ page, player, run }) => {
  await page.goto(`${player.url}/settings`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible()
  expect(await overhang(page)).toBe(0)

  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await settings.section('A section with a label only').scrollIntoViewIfNeeded()
  await expect(settings.section('What careless authors write')).toBeVisible()
  expect(await overhang(page)).toBe(0)

  await run('toast-long')
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('Long', { exact: true }),
  ).toBeVisible()
  await run('modal-large')
  const modal = page.getByRole('dialog')
  await expect(modal).toBeVisible()
  // It may be drawn anew while it is looked at.
  await expect.poll(async () => (await modal.boundingBox())?.width ?? Infinity).toBeLessThanOrEqual(320)
  await expect(modal.getByRole('button', { name: 'Close' }).last()).toBeInViewport()
  expect(await overhang(page)).toBe(0)
  await page.keyboard.press('Escape')

  await page.goto(`${player.url}/debug`)
  await expect(page.getByRole('list', { name: 'Events' }).getByRole('listitem').first()).toBeVisible()
  expect(await overhang(page)).toBe(0)
})

test('on a screen of 320 px the menu opens as a sheet, leads on and closes', async ({ page, player }) => {
  await SettingsPage.open(page, player.url, 'system_controller-network', 'Network')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible()
  expect(await overhang(page)).toBe(0)
  await menu.getByRole('link', { name: 'Settings' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('long German words of the player fit on a screen of 320 px', async ({ page, pageErrors }) => {
  pageErrors.expect(/brand\.json was not taken/)
  const device = await PageServer.start()
  device.answers.set('getMenuItems', ['pushMenuItems', germanMenu])
  device.pages.set('music_service/attic_radio', longGermanPage)
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('faceplate.language', 'de')
  })
  await page.goto(`${device.url}/settings`)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  expect(await overhang(page)).toBe(0)
  await page.goto(`${device.url}/plugin/music_service-attic_radio`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Netzwerklautsprecher')
  await expect(page.getByRole('region').first()).toBeVisible()
  device.push('pushToastMessage', longToast)
  await expect(page.getByRole('img', { name: 'Warnung' })).toBeVisible()
  expect(await overhang(page)).toBe(0)
  await page.close()
  await device.stop()
})

test('however long the words of a page’s buttons are, they wrap and nothing of them is cut', async ({
  page,
}) => {
  const device = await PageServer.start()
  const word = 'Verzögerungsausgleichseinstellungsschaltfläche der Wiedergabekette'
  const onClick = { type: 'emit', message: 'callMethod', data: { endpoint: 'misc/radio', method: 'go' } }
  device.pages.set('misc/radio', {
    page: { label: 'Radio' },
    sections: [
      {
        id: 'buttons',
        label: 'Buttons',
        onSave: { endpoint: 'misc/radio', method: 'save' },
        saveButton: { label: word, data: [] },
        content: [
          { id: 'short', element: 'button', label: 'Eject', doc: 'Opens the drawer.', onClick },
          { id: 'alone', element: 'button', label: word, doc: 'Opens the drawer.', onClick },
          { id: 'described', element: 'button', label: word, description: word, onClick },
          { id: 'named', element: 'button', label: word, button_label: word, doc: word, onClick },
        ],
      },
    ],
  })
  const settings = await SettingsPage.open(page, device.url, 'misc-radio', 'Radio')
  const buttons = settings.section('Buttons').getByRole('button')
  await expect(buttons).toHaveCount(8)
  for (const button of await buttons.all()) {
    const inside = await button.evaluate((box) => {
      const words = document.createRange()
      words.selectNodeContents(box)
      const [outer, inner] = [box.getBoundingClientRect(), words.getBoundingClientRect()]
      return inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom
    })
    expect(inside, (await button.textContent()) ?? '').toBe(true)
  }
  expect(await overhang(page)).toBe(0)
  // The document of a button that stands alone is on its line, not on one of its own.
  const row = page.locator('[data-item=short]')
  const [eject, about] = await Promise.all([
    row.getByRole('button', { name: 'Eject', exact: true }).boundingBox(),
    row.getByRole('button', { name: 'About Eject' }).boundingBox(),
  ])
  expect(about?.x).toBeGreaterThan((eject?.x ?? 0) + (eject?.width ?? 0))
  expect(Math.abs((about?.y ?? 0) - (eject?.y ?? 0))).toBeLessThan(8)
  await page.close()
  await device.stop()
})
