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
  expect((await modal.boundingBox())?.width).toBeLessThanOrEqual(320)
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

test('long German words of the player fit on a screen of 320 px', async ({ page, complaints }) => {
  complaints.expect(/brand\.json was not taken/)
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
