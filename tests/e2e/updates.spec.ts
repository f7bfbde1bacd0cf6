import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { copyInterface } from './support/newerInterface'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

/** A busy machine is slow. */
const timeout = { timeout: 30_000 }

/** The page of the system, with its version in sight. */
async function openSystem(page: Page, url: string): Promise<SettingsPage> {
  const settings = await SettingsPage.open(page, url, 'system_controller-system', 'System')
  await expect(settings.section('System version').getByText('0.1', { exact: true })).toBeVisible(timeout)
  return settings
}

/** Has the player look for an update. */
const check = (settings: SettingsPage) =>
  settings.section('System version').getByRole('button', { name: 'Check for updates' }).click()

const modal = (page: Page, name: string) => page.getByRole('dialog', { name })
const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

for (const generation of [4, 2] as const) {
  test.describe(`on a player of protocol generation ${generation}`, () => {
    test.use({ playerOptions: { generation, delays: { updateStep: 60 } } })

    test('[D1-7] [D2.14-7] [D4-19] [D4-20] [D4-21] [D7-36] an update is found, installed and survives the restart', async ({
      page,
      player,
      sent,
      pageErrors,
    }) => {
      const settings = await openSystem(page, player.url)
      await check(settings)
      await expect(modal(page, 'Version 0.2')).toContainText('a quieter fan')
      await press(page, 'Update now')
      const progress = modal(page, 'The player is being updated')
      await expect(progress).toContainText('2.4 MB/s')
      await expect(progress.getByText('Writing')).toBeVisible(timeout)
      await expect(modal(page, 'The update is installed')).toContainText('Version 0.2 is installed', timeout)
      expect(sent.of('update')).toEqual([{ value: 'now' }])
      pageErrors.expectAway()
      const notice = page.getByText('The player restarts with its new system…').waitFor(timeout)
      await press(page, 'Restart system')
      await notice
      await expect(modal(page, 'The player is back')).toContainText('0.2', timeout)
      expect(sent.of('reboot')).toHaveLength(1)
      await press(page, 'OK')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(settings.section('System version').getByText('0.2', { exact: true })).toBeVisible(timeout)
    })
  })
}

test.describe('an interface that the update changes', () => {
  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'player-interface-'))
  })
  test.afterEach(() => rm(folder, { recursive: true, force: true }))

  /** A player that is updated and whose interface is another when it is back. */
  async function renewDuring(
    page: Page,
    startPlayer: (options: object) => Promise<{ url: string }>,
    before: (settings: SettingsPage) => Promise<void> = () => Promise.resolve(),
  ) {
    const built = process.env['APP_DIR'] ?? join(import.meta.dirname, '../../dist/app')
    const { folder: interfaceFolder, renew } = await copyInterface(built, join(folder, 'app'))
    const player = await startPlayer({ interfaceFolder })
    const settings = await openSystem(page, player.url)
    await before(settings)
    await check(settings)
    await press(page, 'Update now')
    await expect(modal(page, 'The update is installed')).toBeVisible(timeout)
    // What is fetched ahead of need comes some seconds after the start, and could not come from another
    // interface.
    const fetched = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('/PaletteHost')).length,
      )
    await expect.poll(fetched, timeout).toBe(2)
    await renew()
    return player
  }
  const entry = (page: Page) => page.locator('script[type=module][src]').first().getAttribute('src')

  test('is loaded by itself once the player is back, once', async ({ page, startPlayer, pageErrors }) => {
    await renewDuring(page, startPlayer)
    let loads = 0
    page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0))
    pageErrors.expectAway()
    await press(page, 'Restart system')
    await expect.poll(() => entry(page), timeout).toBe('/assets/index-newer1.js')
    await expect(
      page.getByRole('region', { name: 'System version' }).getByText('0.2', { exact: true }),
    ).toBeVisible(timeout)
    expect(loads).toBe(1)
  })

  test('asks first where somebody has typed something', async ({ page, startPlayer, pageErrors }) => {
    await renewDuring(page, startPlayer, async (settings) => {
      await settings.field('General', 'Player name').fill('Attic')
    })
    pageErrors.expectAway()
    await press(page, 'Restart system')
    await expect(modal(page, 'This page has a new version')).toContainText('are lost then', timeout)
    await press(page, 'Later')
    await expect(
      page.getByRole('region', { name: 'General' }).getByRole('textbox', { name: 'Player name' }),
    ).toHaveValue('Attic')
    expect(await entry(page)).not.toContain('newer')
  })
})

test('[D4-19] a search that finds nothing says so', async ({ page, player, run }) => {
  await run('update-none')
  await check(await openSystem(page, player.url))
  await expect(modal(page, 'No update')).toContainText('The player is up to date.')
  await press(page, 'OK')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[D4-21] [D8-16] an update that fails is tried again, and [D8-17] ends without a word of the player', async ({
  page,
  player,
  run,
  sent,
}) => {
  await run('update-fails')
  await check(await openSystem(page, player.url))
  await press(page, 'Update now')
  await expect(modal(page, 'The update did not work')).toContainText(
    'The file that was loaded is damaged',
    timeout,
  )
  await run('update-says-nothing')
  await press(page, 'Try again')
  await expect(modal(page, 'The update is installed')).toContainText('Update succes', timeout)
  expect(sent.of('update')).toHaveLength(2)
})

test('[D7-36] where the player names another request, that one is sent', async ({
  page,
  player,
  run,
  sent,
}) => {
  await run('update-alternative')
  await check(await openSystem(page, player.url))
  await expect(modal(page, 'Test versions')).toBeVisible()
  await press(page, 'Update now')
  await expect(page.getByText('This player gets test versions now')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(sent.of('update')).toEqual([])
  expect(sent.of('callMethod')).toContainEqual({
    endpoint: 'system_controller/system',
    method: 'joinTestChannel',
    data: '',
  })
})

test('[D4-20] two browsers see the same update', async ({ page, context, player, run }) => {
  const other = await context.newPage()
  await other.goto(`${player.url}/settings`)
  await expect(other.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible(timeout)
  await run('update-hangs')
  await check(await openSystem(page, player.url))
  await press(page, 'Update now')
  for (const each of [page, other])
    await expect(modal(each, 'The player is being updated').getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '55',
      timeout,
    )
  await other.close()
})

test('a player that restarts in the middle of its update is awaited, and found with its new version', async ({
  page,
  player,
  run,
  pageErrors,
}) => {
  await run('update-restarts')
  const settings = await openSystem(page, player.url)
  await check(settings)
  pageErrors.expectAway()
  await press(page, 'Update now')
  await expect(modal(page, 'The player is back')).toContainText('0.2', timeout)
})

test('what an update is described with executes nothing', async ({ page, player, run }) => {
  await run('update-hostile')
  await run('update-hostile-link')
  await check(await openSystem(page, player.url))
  const offer = modal(page, 'Version 0.2')
  await expect(offer.getByText('fan')).toBeVisible()
  await expect(offer.locator('script, img, iframe, [onerror], a[href^="javascript"]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined()
})

test('[D9-18] the modal is large, has no violation that axe knows, and is worked by keyboard', async ({
  page,
  player,
}) => {
  await check(await openSystem(page, player.url))
  const offer = modal(page, 'Version 0.2')
  await expect(offer).toBeVisible()
  expect((await offer.boundingBox())?.width).toBeCloseTo(800, 0)
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('a firmware file', () => {
  const firmware = (name: string, size = 6_000_000) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(size),
  })
  const choose = async (settings: SettingsPage, file: ReturnType<typeof firmware>) =>
    settings.section('Update firmware via file').locator('input[type=file]').setInputFiles(file)

  test('[D1-7] [D2.11-6] [D4-38] [D7-64] is sent with its progress, and the player updates itself by it', async ({
    page,
    startPlayer,
  }) => {
    const player = await startPlayer({ delays: { slowUpload: 25, updateStep: 60 } })
    await fetch(`${player.url}/control/run`, {
      method: 'POST',
      body: JSON.stringify({ action: 'upload-slow' }),
    })
    const settings = await openSystem(page, player.url)
    // Both may be over before a busy machine looks.
    const seen = modal(page, 'Uploading Firmware File').waitFor(timeout)
    const updating = modal(page, 'The player is being updated').waitFor({ timeout: 60_000 })
    await choose(settings, firmware('system-1.4.fir', 12_000_000))
    await Promise.all([seen, updating])
    await expect(modal(page, 'Uploading Firmware File')).toBeHidden()
    await expect(modal(page, 'The update is installed')).toContainText('Version 1.4 is installed', timeout)
  })

  test('is cancelled', async ({ page, startPlayer }) => {
    const player = await startPlayer({ delays: { slowUpload: 400 } })
    await fetch(`${player.url}/control/run`, {
      method: 'POST',
      body: JSON.stringify({ action: 'upload-slow' }),
    })
    const settings = await openSystem(page, player.url)
    await choose(settings, firmware('system-1.4.fir', 30_000_000))
    await expect(modal(page, 'Uploading Firmware File')).toBeVisible(timeout)
    await press(page, 'Cancel')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(settings.section('Update firmware via file').getByText('system-1.4.fir')).toBeHidden()
  })

  test('of the wrong kind is not sent', async ({ page, player }) => {
    const settings = await openSystem(page, player.url)
    await choose(settings, firmware('cat.jpg', 10))
    await expect(settings.section('Update firmware via file')).toContainText('This is no firmware file')
  })

  test('[D8-18] that the player does not take is told, and sent again', async ({
    page,
    player,
    run,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 507/)
    await run('upload-disk-full')
    const settings = await openSystem(page, player.url)
    const section = settings.section('Update firmware via file')
    await choose(settings, firmware('system-1.4.fir'))
    await expect(section.getByRole('alert')).toContainText('no room for it', timeout)
    await section.getByRole('button', { name: 'Try again' }).click()
    await expect(modal(page, 'The update is installed')).toBeVisible(timeout)
  })
})
