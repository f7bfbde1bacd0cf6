import { expect, type Page } from '@playwright/test'
import { test } from './support/panel'

/** Opens a tool from the settings and gives its modal. */
async function openTool(page: Page, url: string, entry: string, title: string) {
  await page.goto(`${url}/settings`)
  await page.getByRole('main').getByRole('button', { name: entry }).click()
  const modal = page.getByRole('dialog', { name: title })
  await expect(modal).toBeVisible()
  return modal
}

for (const generation of [4, 2] as const) {
  test.describe(`on a player of protocol generation ${generation}`, () => {
    test.use({ playerOptions: { generation } })

    test('[D2.14-2] [D7-51] a sleep timer is set by a preset, and is still there when it is opened again', async ({
      page,
      player,
      sent,
    }) => {
      const modal = await openTool(page, player.url, 'Sleep', 'Sleep timer')
      await modal.getByLabel('In', { exact: true }).selectOption('45 min')
      await expect(modal.getByLabel('Minutes')).toHaveValue('45')
      await modal.getByLabel('Then').selectOption('Power off')
      await modal.getByRole('button', { name: 'Save' }).click()
      await expect(modal).toBeHidden()
      await expect
        .poll(() => sent.of('setSleep'))
        .toEqual([{ enabled: true, time: '0:45', action: 'poweroff' }])
      const again = await openTool(page, player.url, 'Sleep', 'Sleep timer')
      await expect(again.getByLabel('Minutes')).toHaveValue(/^4[45]$/)
      await expect(again.getByLabel('Timer on')).toBeChecked()
    })

    test('[D2.14-3] [D7-52] two alarms are set, one is deleted and taken back, and both are kept', async ({
      page,
      player,
    }) => {
      const modal = await openTool(page, player.url, 'Alarm', 'Alarm clock')
      for (const [name, time] of [
        ['Alarm 1', '06:30'],
        ['Alarm 2', '22:15'],
      ] as const) {
        await modal.getByRole('button', { name: 'Add' }).click()
        await modal.getByRole('group', { name }).getByLabel('Time').fill(time)
      }
      await modal.getByRole('button', { name: 'Delete Alarm 1' }).click()
      await modal.getByRole('button', { name: 'Undo' }).click()
      await modal.getByRole('button', { name: 'Save' }).click()
      await expect(modal).toBeHidden()
      const again = await openTool(page, player.url, 'Alarm', 'Alarm clock')
      await expect(again.getByRole('group', { name: 'Alarm 1' }).getByLabel('Time')).toHaveValue('06:30')
      await expect(again.getByRole('group', { name: 'Alarm 2' }).getByLabel('Time')).toHaveValue('22:15')
    })
  })
}

test('what was typed in an alarm survives a lost connection', async ({ page, player, pageErrors }) => {
  const modal = await openTool(page, player.url, 'Alarm', 'Alarm clock')
  await modal.getByRole('button', { name: 'Add' }).click()
  await modal.getByLabel('Time').fill('05:45')
  pageErrors.expectAway()
  player.dropSockets()
  await page.waitForTimeout(1000)
  await expect(modal.getByLabel('Time')).toHaveValue('05:45')
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(modal).toBeHidden()
})

test('[D8-21] without a playlist the alarm clock says to create one', async ({ page, player, run }) => {
  await run('playlists-none')
  const modal = await openTool(page, player.url, 'Alarm', 'Alarm clock')
  await expect(modal.getByRole('heading', { name: 'Create a playlist first' })).toBeVisible()
  await modal.getByRole('button', { name: 'OK' }).click()
  await expect(modal).toBeHidden()
})

test('[D2.14-1] [D7-50] a restart takes the player away for a while, and the panel finds it again', async ({
  page,
  player,
  pageErrors,
}) => {
  await page.goto(`${player.url}/settings`)
  await page.getByRole('navigation').getByRole('button', { name: 'Power off' }).click()
  const modal = page.getByRole('dialog', { name: 'Power off' })
  pageErrors.expectAway()
  // Watched from before the press, because the player of a test is away for a moment only.
  const notice = page.getByText('The player restarts…').waitFor()
  await modal.getByRole('button', { name: 'Restart' }).click()
  await notice
  await expect(modal).toBeHidden()
  await expect(page.getByText('The player restarts…')).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible()
})
