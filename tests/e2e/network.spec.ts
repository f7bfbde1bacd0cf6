import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

const network = ['system_controller-network', 'Network'] as const

/** The section of Wi-Fi, with its networks in sight. */
async function openWifi(page: Page, playerUrl: string): Promise<Locator> {
  const settings = await SettingsPage.open(page, playerUrl, ...network)
  const wifi = settings.section('Wi-Fi')
  await expect(wifi.getByRole('button', { name: /^Workshop/ })).toBeVisible()
  return wifi
}

async function connect(wifi: Locator, name: RegExp, password: string): Promise<void> {
  await wifi.getByRole('button', { name }).click()
  await wifi.getByLabel('Password', { exact: true }).fill(password)
  await wifi.getByRole('button', { name: 'Connect', exact: true }).click()
}

for (const generation of [4, 2] as const) {
  test.describe(`on a player of protocol generation ${generation}`, () => {
    test.use({ playerOptions: { generation, delays: { join: 1_000, away: 1_500 } } })

    test('[D2.11-1] [D2.11-2] [D4-37] [D7-61] a wrong password is mended, then the player is away for a while and comes back in the other network', async ({
      page,
      player,
      sent,
      pageErrors,
    }) => {
      const wifi = await openWifi(page, player.url)
      await connect(wifi, /^Workshop/, 'wrong password')
      await expect(wifi.getByText('Getting into “Workshop”…')).toBeVisible()
      await expect(wifi.getByRole('alert')).toContainText('The player did not get into “Workshop”.')
      const field = wifi.getByLabel('Password', { exact: true })
      await expect(field).toHaveValue('wrong password')
      await expect(field).toBeFocused()

      await expect(wifi.getByText(/may lose the player for some seconds/)).toBeVisible()
      pageErrors.expectAway()
      await field.fill('evergreen')
      const reloaded = page.waitForEvent('load')
      await field.press('Enter')
      await expect(page.getByRole('status').getByText('The player is changing to “Workshop”…')).toBeVisible()
      await reloaded
      await expect
        .poll(() => sent.of('saveWirelessNetworkSettings'))
        .toEqual([
          { ssid: 'Workshop', security: 'wpa', password: 'wrong password', hidden: false },
          { ssid: 'Workshop', security: 'wpa', password: 'evergreen', hidden: false },
        ])

      await expect(wifi.getByRole('listitem').first()).toContainText(/Workshop.*Connected/)
      const connection = page
        .getByRole('region', { name: 'Connections' })
        .getByRole('article', { name: 'Wi-Fi' })
      await expect(connection).toContainText('Workshop')
      await expect(connection.getByRole('link', { name: '192.168.7.51' })).toHaveAttribute(
        'href',
        'http://192.168.7.51',
      )
      await expect(connection).toContainText('Internet reached')
    })
  })
}

test('[D2.11-1] a hidden network is got into by its name, by keyboard alone', async ({
  page,
  player,
  sent,
  pageErrors,
}) => {
  const wifi = await openWifi(page, player.url)
  await expect(wifi.getByRole('listitem').last()).toContainText('Other network…')
  await wifi.getByRole('button', { name: /^Other network/ }).focus()
  await page.keyboard.press('Enter')
  await expect(wifi.getByLabel('Name of the network')).toBeFocused()
  await page.keyboard.type('Cellar')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('evergreen')
  pageErrors.expectAway()
  await page.keyboard.press('Enter')
  await expect(wifi.getByText(/Getting into “Cellar”|The player is in “Cellar”/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Connections' }).getByText('Cellar')).toBeVisible()
  await expect
    .poll(() => sent.of('saveWirelessNetworkSettings'))
    .toEqual([{ ssid: 'Cellar', security: 'wpa2', password: 'evergreen', hidden: true }])
})

test('[D5-22] an open network asks for no password, and cancelling leads back to the list', async ({
  page,
  player,
  sent,
}) => {
  const wifi = await openWifi(page, player.url)
  await wifi.getByRole('button', { name: /^Café/ }).click()
  await expect(wifi.getByLabel('Password', { exact: true })).toHaveCount(0)
  await expect(wifi.getByRole('button', { name: 'Connect', exact: true })).toBeFocused()
  await wifi.getByRole('button', { name: 'Cancel' }).click()
  await expect(wifi.getByRole('button', { name: /^Café/ })).toBeFocused()
  expect(sent.of('saveWirelessNetworkSettings')).toEqual([])
})

test('a player that does not answer is not waited for without end', async ({ page, player, run, sent }) => {
  await run('wifi-list-silent')
  const settings = await SettingsPage.open(page, player.url, ...network)
  const wifi = settings.section('Wi-Fi')
  await expect(wifi.getByText(/has not said which networks it sees/)).toBeVisible({ timeout: 12_000 })
  await expect(wifi.getByRole('button', { name: /^Other network/ })).toBeVisible()
  await wifi.getByRole('button', { name: 'Try again' }).click()
  await expect(wifi.getByRole('button', { name: /^Workshop/ })).toBeVisible()
  await expect.poll(() => sent.of('getWirelessNetworks')).toHaveLength(2)
})

test('odd networks and connections of a player are drawn, or left out', async ({ page, player, run }) => {
  const wifi = await openWifi(page, player.url)
  await run('wifi-dirty')
  await run('network-dirty')
  await expect(
    page.getByRole('region', { name: 'Connections' }).getByText('<b>Attic</b>', { exact: true }),
  ).toBeVisible()
  await expect(wifi.getByRole('listitem').last()).toContainText('Other network…')
})

test('a password that was sent is not in the record of the wire', async ({ page, player }) => {
  const wifi = await openWifi(page, player.url)
  await connect(wifi, /^Workshop/, 'wrong password')
  await expect(wifi.getByRole('alert')).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', '/debug')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as JSON' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk))
  const saved = Buffer.concat(chunks).toString()
  expect(saved).toContain('saveWirelessNetworkSettings')
  expect(saved).toContain('•••')
  expect(saved).not.toContain('wrong password')
})
