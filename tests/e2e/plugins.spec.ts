import { expect, type Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { test } from './support/panel'
import { PluginsPage } from './support/PluginsPage'
import { SettingsPage } from './support/SettingsPage'
import { findBarriers } from './support/findBarriers'

const relay = { category: 'audio_interface', name: 'power_relay' }
const relayName = 'Amplifier Relay'

/** A package as an author makes it: a lamp with one switch. */
const lamp = Buffer.from(
  zipSync({
    'package.json': strToU8(
      JSON.stringify({
        name: 'lamp',
        version: '0.1.0',
        my_info: { plugin_type: 'system_hardware', prettyName: 'Lamp' },
      }),
    ),
    'UIConfig.json': strToU8(
      JSON.stringify({
        page: { label: 'TRANSLATE.LAMP' },
        sections: [
          {
            id: 'light',
            element: 'section',
            label: 'Light',
            onSave: { type: 'controller', endpoint: 'system_hardware/lamp', method: 'save' },
            saveButton: { label: 'Save', data: ['colour'] },
            content: [{ id: 'colour', element: 'input', type: 'text', label: 'Colour', value: 'amber' }],
          },
        ],
      }),
    ),
    'i18n/strings_en.json': strToU8('{"LAMP":"My lamp"}'),
  }),
)

/** Chooses the package on the tab for uploads, which is open. */
const chooseLamp = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lamp.zip', mimeType: 'application/zip', buffer: lamp })

/** Lets a minute of silence pass in a second; every other wait stays as it is. */
const shortenTimeout = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    const hurried = (run: () => void, milliseconds?: number) =>
      later(run, milliseconds === 60_000 ? 1_000 : milliseconds)
    Reflect.set(window, 'setTimeout', hurried)
  })

for (const generation of [4, 2] as const) {
  test.describe(`on a player of protocol generation ${generation}`, () => {
    test.use({ playerOptions: { generation } })

    test('[D2.12-1] [D2.12-2] [D4-23] [D4-24] [D7-56] [D7-57] a plugin of the store is installed, enabled, set and disabled', async ({
      page,
      player,
      sent,
    }) => {
      const plugins = await PluginsPage.open(page, player.url)
      await plugins.choose('Audio')
      await expect(plugins.card(relayName)).toContainText('Switches an amplifier on when music begins')
      await plugins.install(relayName)
      await plugins.isInstalled()
      expect(sent.of('installPlugin')).toEqual([
        { ...relay, url: expect.stringMatching(/^https:.*power_relay.*\.zip$/) },
      ])
      await plugins.window().getByRole('button', { name: 'Enable plugin' }).click()
      await expect(plugins.window()).toBeHidden()
      await expect.poll(() => sent.of('pluginManager')).toEqual([{ ...relay, action: 'enable' }])
      await expect(plugins.card(relayName).getByText('Installed', { exact: true })).toBeVisible()

      await plugins.goTo('Installed plugins')
      const row = plugins.row(relayName)
      await expect(row.getByRole('switch')).toBeChecked()
      await expect(row).toContainText('Active')
      await row.getByRole('link', { name: `Settings of ${relayName}` }).click()
      const settings = new SettingsPage(page)
      await settings.isShown(relayName)
      await settings.field('Relay', 'GPIO pin').fill('22')
      await settings.save('Relay')
      await expect(
        page.getByText('The settings have been saved').or(page.getByText('Saved')).first(),
      ).toBeVisible()
      await page.reload()
      await expect(settings.field('Relay', 'GPIO pin')).toHaveValue('22')

      await PluginsPage.open(page, player.url)
      await plugins.goTo('Installed plugins')
      await row.getByRole('switch').click({ force: true })
      await expect(row.getByRole('switch')).not.toBeChecked()
      await expect(row).toContainText('Inactive')
      await expect(row.getByRole('link', { name: `Settings of ${relayName}` })).toHaveCount(0)
      await expect.poll(() => sent.of('pluginManager').at(-1)).toEqual({ ...relay, action: 'disable' })
    })

    test('[D4-25] [D7-58] a plugin is updated, then uninstalled once its player’s question was answered', async ({
      page,
      player,
      run,
      sent,
    }) => {
      const plugins = await PluginsPage.open(page, player.url)
      await plugins.goTo('Installed plugins')
      const row = plugins.row(relayName)
      await run('plugins-install', { count: 20 })
      await expect(row).toContainText('2.3.0', { timeout: 30_000 })
      await run('store-newer')
      await page.reload()
      await plugins.goTo('Installed plugins')
      await row.getByRole('button', { name: `Update ${relayName}` }).click()
      await expect(plugins.window().getByRole('heading', { name: 'Plugin updated' })).toBeVisible()
      await plugins.closeWindow()
      await expect(row).toContainText('2.3.1')
      await expect(row.getByRole('button', { name: `Update ${relayName}` })).toHaveCount(0)
      expect(sent.of('updatePlugin')).toMatchObject([{ ...relay, prettyName: relayName }])

      await row.getByRole('button', { name: `Uninstall ${relayName}` }).click()
      await expect(plugins.window()).toContainText('Are you sure you want to uninstall this plugin?')
      await plugins.window().getByRole('button', { name: 'Cancel' }).click()
      await expect(plugins.window()).toBeHidden()
      await expect(row).toBeVisible()
      await row.getByRole('button', { name: `Uninstall ${relayName}` }).click()
      await plugins.window().getByRole('button', { name: 'Uninstall' }).click()
      await expect(plugins.window().getByRole('heading', { name: 'Plugin uninstalled' })).toBeVisible()
      await plugins.closeWindow()
      await expect(row).toHaveCount(0)
      await expect.poll(() => sent.of('unInstallPlugin')).toEqual([relay])
    })
  })
}

test('[D2.12-3] [D7-60] a package is uploaded by choice and its page opens; the same again is refused with a word', async ({
  page,
  player,
}) => {
  const plugins = await PluginsPage.open(page, player.url)
  const upload = async () => {
    await plugins.goTo('Upload plugin')
    await chooseLamp(page)
  }
  await upload()
  await plugins.isInstalled()
  await expect(page.getByRole('tab', { name: 'Search plugins', includeHidden: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await plugins.window().getByRole('button', { name: 'Enable plugin' }).click()
  await plugins.goTo('Installed plugins')
  await plugins.row('Lamp').getByRole('link', { name: 'Settings of Lamp' }).click()
  await new SettingsPage(page).isShown('My lamp')
  await expect(new SettingsPage(page).field('Light', 'Colour')).toHaveValue('amber')

  await PluginsPage.open(page, player.url)
  await upload()
  await expect(plugins.window().getByRole('alert')).toContainText('Lamp is installed already')
})

test('a package is uploaded by drop on whichever tab is open', async ({ page, player }) => {
  const plugins = await PluginsPage.open(page, player.url)
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'lamp.zip', { type: 'application/zip' }))
      return transfer
    },
    [...lamp],
  )
  const manager = page.getByRole('region', { name: 'Plugins', exact: true })
  await manager.dispatchEvent('dragover', { dataTransfer: dropped })
  await expect(page.getByText('Let go to upload the plugin')).toBeVisible()
  await manager.dispatchEvent('drop', { dataTransfer: dropped })
  await plugins.isInstalled()
})

test('[D8-18] an upload that the player refuses is said to be refused, and the next one is taken', async ({
  page,
  player,
  run,
  pageErrors,
}) => {
  const plugins = await PluginsPage.open(page, player.url)
  pageErrors.expect(/status of 500/)
  await run('upload-refused')
  await plugins.goTo('Upload plugin')
  await chooseLamp(page)
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('lamp.zip')
  await expect(page.getByRole('tabpanel').getByRole('progressbar')).toHaveCount(0)
  await chooseLamp(page)
  await plugins.isInstalled()
})

test('[D3-32] [D2.12-4] an install that fails says why, shows its log and can be tried again', async ({
  page,
  player,
  run,
}) => {
  const plugins = await PluginsPage.open(page, player.url)
  await plugins.choose('Audio')
  await run('install-fails')
  await plugins.install(relayName)
  await expect(plugins.window().getByRole('alert')).toContainText('the package is damaged')
  await plugins.window().getByRole('button', { name: 'Show details' }).click()
  await expect(plugins.window().getByRole('log')).toContainText('Unpacking plugin')
  await plugins.window().getByRole('button', { name: 'Try again' }).click()
  await plugins.isInstalled()
})

test('a player that falls silent is let go of, and what it has can be asked', async ({
  page,
  player,
  run,
}) => {
  await shortenTimeout(page)
  const plugins = await PluginsPage.open(page, player.url)
  await plugins.choose('Audio')
  await run('install-silent')
  await plugins.install(relayName)
  await expect(plugins.window()).toContainText('The player has said nothing for a minute')
  await plugins.window().getByRole('button', { name: 'Ask the player' }).click()
  await expect(plugins.window()).toContainText(`The player does not list ${relayName}`)
  await plugins.window().getByRole('button', { name: 'Try again' }).click()
  await plugins.isInstalled()
})

test.describe('where an install takes its time', () => {
  test.use({ playerOptions: { delays: { installStep: 700, restart: 1_500 } } })

  test('a player that restarts in the middle is waited for, and asked what became of it', async ({
    page,
    player,
    run,
    pageErrors,
  }) => {
    const plugins = await PluginsPage.open(page, player.url)
    await plugins.choose('Audio')
    pageErrors.expectAway()
    await run('install-restarts')
    await plugins.install(relayName)
    await expect(plugins.window()).toContainText(`The player does not list ${relayName}`, { timeout: 30_000 })
    await plugins.window().getByRole('button', { name: 'Try again' }).click()
    await plugins.isInstalled()
  })

  test('connections that break in the middle do not end it', async ({ page, player, run, pageErrors }) => {
    const plugins = await PluginsPage.open(page, player.url)
    await plugins.choose('Audio')
    pageErrors.expectAway()
    await run('install-cut')
    await plugins.install(relayName)
    await expect(plugins.window().getByRole('heading', { name: 'Successfully installed' })).toBeVisible({
      timeout: 30_000,
    })
  })

  test('a page that is loaded again in the middle picks it up', async ({ page, player }) => {
    const plugins = await PluginsPage.open(page, player.url)
    await plugins.choose('Audio')
    await plugins.install(relayName)
    await expect(plugins.window()).toContainText(/Unpacking|Checking/)
    await page.reload()
    await expect(plugins.window().getByRole('heading', { name: /installed|Installing plugin/ })).toBeVisible()
    await plugins.isInstalled()
  })

  test('[D7-59] two browsers watch one install, and both list it at the end', async ({
    page,
    player,
    browser,
  }) => {
    const plugins = await PluginsPage.open(page, player.url)
    await plugins.choose('Audio')
    const context = await browser.newContext()
    const other = await PluginsPage.open(await context.newPage(), player.url)
    await other.choose('Audio')
    await plugins.install(relayName)
    await expect(other.window().getByRole('progressbar')).toBeVisible()
    for (const one of [plugins, other]) {
      await one.isInstalled()
      await one.closeWindow()
      await expect(one.card(relayName).getByText('Installed', { exact: true })).toBeVisible()
    }
    await context.close()
  })
})

test('a store that wants a login says so, and shows itself when it is asked again', async ({
  page,
  player,
  run,
}) => {
  await run('store-login')
  await page.goto(`${player.url}/plugin-manager`)
  const plugins = new PluginsPage(page)
  await expect(plugins.window().getByRole('heading', { name: 'Please login' })).toBeVisible()
  await plugins.closeWindow()
  await expect(page.getByText('“Please login”')).toBeVisible()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(plugins.cards().first()).toBeVisible()
})

test('a store that is away is named, and comes when it is back', async ({ page, player, run }) => {
  await run('store-away')
  await page.goto(`${player.url}/plugin-manager`)
  await expect(page.getByText('The store does not answer')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(new PluginsPage(page).cards().first()).toBeVisible()
})

test('a plugin is found by its words in every category, and tells more about itself', async ({
  page,
  player,
  run,
}) => {
  const plugins = await PluginsPage.open(page, player.url)
  await page.getByLabel('Find a plugin').fill('amplifier')
  await expect(plugins.card(relayName)).toBeVisible()
  await expect(plugins.card('Harbour Radio')).toHaveCount(0)
  await plugins
    .card(relayName)
    .getByRole('button', { name: `Details of ${relayName}` })
    .click()
  await expect(plugins.window()).toContainText('Needs a relay on the GPIO header.')
  await plugins.closeWindow()
  await run('plugin-details-silent')
  await plugins
    .card(relayName)
    .getByRole('button', { name: `Details of ${relayName}` })
    .click()
  await expect(plugins.window()).toContainText('The player has no more to say about it', { timeout: 20_000 })
  await plugins.closeWindow()
  await page.getByLabel('Find a plugin').fill('zzz')
  await expect(page.getByText('No plugin found')).toBeVisible()
})

test('plugins whose every text is an attack execute nothing, in the store, installed and on their pages', async ({
  page,
  player,
  run,
}) => {
  await run('store-hostile')
  const plugins = await PluginsPage.open(page, player.url)
  for (const number of [1, 4, 6]) {
    await page.getByLabel('Find a plugin').fill(`Hostile ${number}`)
    const card = plugins.cards().filter({ hasText: `Hostile ${number}` })
    await card.getByRole('button', { name: /^Details/ }).click()
    await expect(plugins.window()).toBeVisible()
    await plugins.closeWindow()
    await expect(plugins.window()).toBeHidden()
    await card.getByRole('button', { name: /^Install/ }).click()
    await plugins.isInstalled()
    await plugins.window().getByRole('button', { name: 'Enable plugin' }).click()
    await plugins.goTo('Installed plugins')
    await plugins.row(`Hostile ${number}`).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/plugin/music_service-hostile_${number}`))
    await expect(page.getByRole('switch').first()).toBeVisible()
    expect(await page.evaluate(() => document.title === 'pwned')).toBe(false)
    await PluginsPage.open(page, player.url)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    // Movement would be caught half way, where colours are mixed.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('store, installed plugins and the window of an install have no serious barrier', async ({
      page,
      player,
      run,
    }) => {
      const plugins = await PluginsPage.open(page, player.url)
      expect(await findBarriers(page)).toEqual([])
      await plugins.goTo('Installed plugins')
      await run('plugins-install', { count: 3 })
      await expect(page.getByRole('switch').first()).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await plugins.goTo('Upload plugin')
      await expect(page.getByText('Drop a plugin here')).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await plugins.goTo('Search plugins')
      await plugins.choose('Audio')
      await run('install-fails')
      await plugins.install(relayName)
      await expect(plugins.window().getByRole('alert')).toBeVisible()
      await plugins.window().getByRole('button', { name: 'Show details' }).click()
      expect(await findBarriers(page)).toEqual([])
    })
  })
}
