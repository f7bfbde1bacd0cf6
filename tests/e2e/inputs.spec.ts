import { expect, type Page } from '@playwright/test'
import { test } from './support/panel'

const rail = (page: Page, name: string) => page.getByRole('switch', { name })
const card = (page: Page, name: string) => page.getByRole('region', { name: `${name} is on` })

test('[D2.3-4] [D7-46] the analog input is switched on in the menu and off above what it covers', async ({
  page,
  player,
  run,
  sent,
}) => {
  await run('inputs-shown')
  await page.goto(`${player.url}/settings`)
  await rail(page, 'Analog input').click()
  await expect(page).toHaveURL(`${player.url}/playback`)
  const way = card(page, 'Analog input')
  await expect(way.getByRole('button', { name: 'Switch off' })).toBeFocused()
  // What lies beneath cannot be operated, the volume can.
  await expect(page.getByRole('main')).toHaveAttribute('inert')
  await way.getByRole('slider', { name: 'Volume' }).press('ArrowUp')
  await expect.poll(() => sent.of('volume').length).toBe(1)
  await way.getByRole('button', { name: 'Mute' }).click()
  await expect.poll(() => sent.of('mute').length).toBe(1)
  await way.getByRole('button', { name: 'Unmute' }).click()
  await way.getByRole('button', { name: 'Switch off' }).click()
  await expect(way).toBeHidden()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  await expect(rail(page, 'Analog input')).toHaveAttribute('aria-checked', 'false')
  expect(sent.of('callMethod').filter((call) => JSON.stringify(call).includes('DASwitchPress'))).toHaveLength(
    2,
  )
})

test('an input that the panel has no switch for is stopped, and the power stays in reach', async ({
  page,
  player,
  run,
  sent,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${player.url}/queue`)
  await run('analogin')
  const way = card(page, 'Analog input')
  await way.getByRole('button', { name: 'Power off or restart' }).click()
  const modal = page.getByRole('dialog', { name: 'Power off' })
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await way.getByRole('button', { name: 'Stop' }).click()
  await expect(way).toBeHidden()
  expect(sent.of('stop')).toHaveLength(1)
})

test('[D2.3-4] what streams from another device is led from there', async ({ page, player, run }) => {
  await run('airplay')
  await page.goto(`${player.url}/playback`)
  await page.getByRole('button', { name: /^Airplay plays/ }).click()
  await expect(page.getByRole('dialog', { name: 'Airplay' })).toContainText(
    'All functionalities will be resumed upon Airplay stop',
  )
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('region', { name: /is on$/ })).toHaveCount(0)
})

test('[D7-47] the Bluetooth input is switched on and off in the menu, and locks nothing', async ({
  page,
  player,
  run,
}) => {
  await run('inputs-shown')
  await page.goto(`${player.url}/settings`)
  const bluetooth = rail(page, 'Bluetooth input')
  await bluetooth.click()
  await expect(bluetooth).toHaveAttribute('aria-checked', 'true')
  await expect(page).toHaveURL(`${player.url}/settings`)
  await bluetooth.click()
  await expect(bluetooth).toHaveAttribute('aria-checked', 'false')
})

test('[D2.9-11] [D7-48] the light is switched on and off again', async ({ page, player, run, sent }) => {
  // The light is asked for where the player names it only.
  await run('inputs-shown')
  await page.goto(`${player.url}/settings`)
  const light = rail(page, 'Light')
  const before = await light.getAttribute('aria-checked')
  await light.click()
  await expect(light).not.toHaveAttribute('aria-checked', String(before))
  await light.click()
  await expect(light).toHaveAttribute('aria-checked', String(before))
  expect(
    sent.of('callMethod').filter((call) => JSON.stringify(call).includes('toggleLightSwitch')),
  ).toHaveLength(2)
})

test('[D2.14-4] [D7-49] karaoke is switched on, its volumes are turned, and it is as it was left', async ({
  page,
  player,
  run,
  sent,
}) => {
  await run('menu-karaoke')
  await page.goto(`${player.url}/settings`)
  const open = () => page.getByRole('button', { name: 'Karaoke', exact: true }).first().click()
  await open()
  const modal = page.getByRole('dialog', { name: 'Karaoke' })
  await expect(modal).toContainText('Karaoke function will work only with Karaoke Hardware.')
  const mode = modal.getByRole('switch')
  await expect(mode).not.toBeChecked()
  await mode.press('Space')
  await expect(mode).toBeChecked()
  await modal.getByRole('group', { name: /mic/i }).getByRole('button').last().click()
  await modal.getByRole('button', { name: 'Exit' }).click()
  await expect(modal).toBeHidden()
  await open()
  await expect(mode).toBeChecked()
  const methods = sent.of('callMethod').map((call) => JSON.stringify(call))
  expect(methods.filter((call) => call.includes('KaraokeSwitchPress'))).toHaveLength(1)
  expect(methods.filter((call) => call.includes('MicPlusPress'))).toHaveLength(1)
})
