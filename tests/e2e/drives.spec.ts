import { expect, type Locator, type Page } from '@playwright/test'
import brand from '../../brand.json' with { type: 'json' }
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

const sources = ['miscellanea-my_music', 'Sources'] as const

/** The section of network drives, with its list in sight. */
async function openDrives(page: Page, playerUrl: string): Promise<Locator> {
  const settings = await SettingsPage.open(page, playerUrl, ...sources)
  const drives = settings.section('Network drives')
  await expect(drives.getByRole('button', { name: 'Add network drive' })).toBeVisible()
  return drives
}

const row = (drives: Locator, name: string) => drives.getByRole('row').filter({ hasText: name })

async function addFound(drives: Locator, share: string): Promise<void> {
  await drives.getByRole('button', { name: 'Add network drive' }).click()
  await drives.getByRole('radio', { name: share }).check()
  await drives.getByRole('button', { name: 'Save', exact: true }).click()
}

async function addByHand(drives: Locator, name: string, address: string): Promise<void> {
  await drives.getByRole('button', { name: 'Add network drive' }).click()
  await drives.getByLabel('Alias', { exact: true }).fill(name)
  await drives.getByLabel('NAS IP address', { exact: true }).fill(address)
  await drives.getByLabel('Path', { exact: true }).fill('music')
  await drives.getByRole('button', { name: 'Save', exact: true }).click()
}

const added = { fstype: 'cifs', username: '', password: '', options: '' }

for (const generation of [4, 2] as const) {
  test.describe(`on a player of protocol generation ${generation}`, () => {
    test.use({ playerOptions: { generation } })

    test('[D2.11-3] [D7-62] [D7-63] [D8-14] a drive is found and added, edited, fails, is mended and deleted', async ({
      page,
      player,
      run,
      sent,
    }) => {
      const drives = await openDrives(page, player.url)
      await expect(drives.getByText('No network drives yet')).toBeVisible()
      await expect(drives.getByRole('region', { name: 'USB drives' })).toContainText('MUSIK')

      await addFound(drives, 'Live recordings')
      await expect(row(drives, 'Live recordings')).toContainText(/ATTIC-NAS.*live recordings.*Mounted.*[GT]B/)
      await expect
        .poll(() => sent.of('addShare'))
        .toEqual([{ ...added, name: 'Live recordings', ip: 'ATTIC-NAS', path: 'live recordings' }])

      await run('drive-unreachable')
      await drives.getByRole('button', { name: 'Edit Live recordings' }).click()
      await drives.getByLabel('Alias', { exact: true }).fill('Concerts')
      await drives.getByLabel('Path', { exact: true }).press('Enter')
      await expect(row(drives, 'Concerts')).toContainText('Not mounted')
      await expect(page.getByText('ATTIC-NAS does not answer')).toBeVisible()
      await expect
        .poll(() => sent.of('editShare'))
        .toEqual([
          expect.objectContaining({
            id: expect.any(String),
            name: 'Concerts',
            mounted: true,
            ip: 'ATTIC-NAS',
          }),
        ])

      await drives.getByRole('button', { name: 'Edit Concerts' }).click()
      await drives.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(row(drives, 'Concerts')).not.toContainText('Not mounted')
      await expect(drives.getByRole('button', { name: 'Edit Concerts' })).toBeFocused()

      await drives.getByRole('button', { name: 'Delete Concerts' }).click()
      const question = page.getByRole('dialog', { name: 'Delete drive' })
      await expect(question).toContainText('Do you really want to delete the drive Concerts?')
      await question.getByRole('button', { name: 'Delete' }).click()
      await expect(drives.getByText('No network drives yet')).toBeVisible()
      await expect.poll(() => sent.of('deleteShare')).toEqual([{ id: expect.any(String) }])
    })

    test('[D2.11-4] [D5-23] a drive asks for its password on another screen; a wrong one is asked for again', async ({
      page,
      player,
      sent,
    }) => {
      const drives = await openDrives(page, player.url)
      await addFound(drives, 'Private')
      const question = page.getByRole('dialog')
      await expect(question).toContainText('Private')
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(row(drives, 'Private')).toContainText('Not mounted')

      // Saved as it is, it asks again; meanwhile the person goes elsewhere.
      await drives.getByRole('button', { name: 'Edit Private' }).click()
      await drives.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(question).toBeVisible()
      await page.goto(`${player.url}/settings`)
      // What the player has pushed: it is heard from now on.
      await expect(page.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible()
      player.clients.broadcast('nasCredentialsCheck', {
        ...(sent.of('editShare')[0] as Record<string, string>),
        message: 'It still wants to know you',
      })
      await expect(question).toContainText('It still wants to know you')
      await question.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(question.getByText('Fill this in.')).toHaveCount(2)
      await question.getByLabel('User name').fill('listener')
      await question.getByLabel('Password', { exact: true }).fill('wrong')
      await question.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(question.getByLabel('User name')).toHaveValue('listener')
      await expect(question.getByLabel('Password', { exact: true })).toHaveValue('')
      await question.getByLabel('Password', { exact: true }).fill(brand.word)
      await page.keyboard.press('Enter')
      await expect(question).toBeHidden()

      await expect(row(await openDrives(page, player.url), 'Private')).not.toContainText('Not mounted')
    })
  })
}

test('[D8-15] where nothing is found the drive is filled in by hand, with its advanced options', async ({
  page,
  player,
  run,
  sent,
}) => {
  const drives = await openDrives(page, player.url)
  await run('discovery-none')
  await drives.getByRole('button', { name: 'Add network drive' }).click()
  await expect(drives.getByText('No drives found')).toBeVisible()
  await drives.getByLabel('Alias', { exact: true }).fill('Cellar')
  await drives.getByLabel('NAS IP address', { exact: true }).fill('192.168.1.256')
  await drives.getByRole('button', { name: 'Show advanced options' }).click()
  await drives.getByLabel('Share type').selectOption({ label: 'NFS' })
  await drives.getByLabel('Options', { exact: true }).fill('vers=1.0')
  await drives.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drives.getByLabel('NAS IP address', { exact: true })).toBeFocused()
  await expect(drives.getByText(/an IP address such as 192\.168\.1\.20/)).toBeVisible()
  expect(sent.of('addShare')).toEqual([])

  await drives.getByLabel('NAS IP address', { exact: true }).fill('192.168.1.25')
  await drives.getByLabel('Path', { exact: true }).fill('music')
  await drives.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row(drives, 'Cellar')).toContainText('192.168.1.25')
  await expect
    .poll(() => sent.of('addShare'))
    .toEqual([
      { ...added, name: 'Cellar', ip: '192.168.1.25', path: 'music', fstype: 'nfs', options: 'vers=1.0' },
    ])
})

for (const kind of ['drive-results-only', 'drive-toasts-only', 'drive-both'] as const) {
  test(`[D8-12] [D8-13] a drive is added and deleted on a player that answers as ${kind} says`, async ({
    page,
    player,
    run,
  }) => {
    await run(kind)
    const drives = await openDrives(page, player.url)
    await addByHand(drives, 'Cellar', '192.168.1.25')
    await expect(row(drives, 'Cellar')).toContainText('Mounted')
    await expect(drives.getByLabel('Alias', { exact: true })).toBeHidden()

    // An alias can be given once only: the form stays, with what was typed and why it was refused.
    await addByHand(drives, 'Cellar', '192.168.1.26')
    const form = drives.getByRole('region', { name: 'New network drive' })
    await expect(form.getByRole('alert')).toContainText('The player did not take this drive.')
    await expect(form.getByLabel('NAS IP address', { exact: true })).toHaveValue('192.168.1.26')
    await form.getByLabel('Alias', { exact: true }).fill('Attic')
    await form.getByRole('button', { name: 'Try again' }).click()
    await expect(row(drives, 'Attic')).toContainText('192.168.1.26')

    await run('drive-stays')
    const remove = async () => {
      await drives.getByRole('button', { name: 'Delete Attic' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    }
    await remove()
    await expect(drives.getByRole('button', { name: 'Delete Attic' })).toBeEnabled()
    await remove()
    await expect(row(drives, 'Attic')).toBeHidden()
    await expect(drives.getByRole('button', { name: 'Add network drive' })).toBeFocused()
  })
}

test('what is typed survives the loss of the connection, and lists come again', async ({
  page,
  player,
  run,
  pageErrors,
}) => {
  const drives = await openDrives(page, player.url)
  await addByHand(drives, 'Cellar', '192.168.1.25')
  await expect(row(drives, 'Cellar')).toContainText('Mounted')
  await drives.getByRole('button', { name: 'Edit Cellar' }).click()
  await drives.getByLabel('Path', { exact: true }).fill('records')
  pageErrors.expectAway()
  player.goOffline(60_000)
  await expect(page.getByText(/Connecting again/)).toBeVisible()
  player.comeBack()
  await expect(page.getByText(/Connecting again/)).toBeHidden()
  await expect(drives.getByLabel('Path', { exact: true })).toHaveValue('records')
  await run('drives-lost')
  await expect(row(drives, 'Cellar')).toContainText('Not mounted')
  await expect(drives.getByLabel('Path', { exact: true })).toHaveValue('records')
  await drives.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row(drives, 'Cellar')).toContainText(/records.*Mounted/)
})

test('[D2.11-3] the player’s own help comes when it is asked for', async ({ page, player, sent }) => {
  const drives = await openDrives(page, player.url)
  await drives.getByRole('button', { name: 'Help', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect.poll(() => sent.of('showNasHelper')).toHaveLength(1)
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('by keyboard alone, on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a drive is added, and nothing is cut', async ({ page, player }) => {
    const drives = await openDrives(page, player.url)
    await drives.getByRole('button', { name: 'Add network drive' }).focus()
    await page.keyboard.press('Enter')
    await expect(drives.getByRole('heading', { name: 'New network drive' })).toBeFocused()
    await expect(drives.getByRole('radio').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(drives.getByRole('button', { name: 'Search again' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(drives.getByRole('radio', { name: 'Music' })).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(drives.getByRole('radio', { name: 'Live recordings' })).toBeChecked()
    await drives.getByLabel('Alias', { exact: true }).press('Enter')
    await expect(row(drives, 'Live recordings')).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
