import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { zipSync } from 'fflate'
import brand from '../../brand.json' with { type: 'json' }
import { packageFiles } from '../../devicePlugin/packageFiles'
import { writeStore } from '../support/storeWith'
import { interfaceFolder, test } from './support/panel'
import { PluginsPage } from './support/PluginsPage'
import { SettingsPage } from './support/SettingsPage'

/** Told apart from the player's own interface, which is the same build, by its brand. */
const product = 'Attic Panel'
const plugin = { category: 'user_interface', name: brand.word }

const inVersion = (version: string) =>
  packageFiles({
    brand: { ...brand, productName: product },
    name: brand.word,
    version,
    license: 'GPL-3.0-or-later',
    interfaceFolder,
  })

let store: string
test.beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'store-'))
  await writeStore(store, await inVersion('1.0.1'))
})
test.afterAll(() => rm(store, { recursive: true, force: true }))

for (const generation of [4, 2] as const) {
  test(`on generation ${generation} the package is uploaded, shown, updated and taken away, without our headers`, async ({
    page,
    startPlayer,
  }) => {
    test.slow()
    const home = (name: string) => page.getByRole('banner').getByRole('link', { name: `${name}, home` })
    const player = await startPlayer({ generation, storeFolder: store })
    const plugins = await PluginsPage.open(page, player.url)
    await plugins.goTo('Upload plugin')
    await page.locator('input[type=file]').setInputFiles({
      name: 'panel.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync(await inVersion('1.0.0'))),
    })
    await plugins.isInstalled()
    await plugins.window().getByRole('button', { name: 'Enable plugin' }).click()
    await expect(plugins.window()).toBeHidden()

    const settings = new SettingsPage(page)
    const address = `${player.url}/plugin/${plugin.category}-${plugin.name}`
    await page.goto(address)
    await settings.isShown(product)
    await expect(home(brand.productName)).toBeVisible()
    const served = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/plugin/'))
    await page.getByRole('button', { name: `Use ${product}` }).click()
    const headers = (await served).headers()
    expect(headers).not.toHaveProperty('content-security-policy')
    expect(headers['content-encoding']).toMatch(/gzip|br/)

    await expect(home(product)).toBeVisible()
    await settings.isShown(product)
    // Everything of it works as on any other player: what plays, a link into it, a picture.
    await page.goto(`${player.url}/queue`)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await page.goto(`${player.url}/`)
    await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()

    await PluginsPage.open(page, player.url)
    await plugins.goTo('Installed plugins')
    const row = plugins.row(product)
    await row.getByRole('button', { name: `Update ${product}` }).click()
    // Some thousand files, with the texts of 26 languages among them.
    const updated = plugins.window().getByRole('heading', { name: 'Plugin updated' })
    await expect(updated).toBeVisible({ timeout: 60_000 })
    await plugins.closeWindow()
    await expect(row).toContainText('1.0.1')
    await page.reload()
    await expect(home(product)).toBeVisible()

    await page.goto(address)
    await page.getByRole('button', { name: /^Back to/ }).click()
    await expect(home(brand.productName)).toBeVisible()
    await page.getByRole('button', { name: `Use ${product}` }).click()
    await expect(home(product)).toBeVisible()

    await PluginsPage.open(page, player.url)
    await plugins.goTo('Installed plugins')
    await row.getByRole('button', { name: `Uninstall ${product}` }).click()
    await plugins.window().getByRole('button', { name: 'Uninstall' }).click()
    await expect(home(brand.productName)).toBeVisible()
    await PluginsPage.open(page, player.url)
    await plugins.goTo('Installed plugins')
    await expect(row).toHaveCount(0)
  })
}
