import { expect } from '@playwright/test'
import { createInterfaceServer } from '../../player/createInterfaceServer'
import type { FoundPlayer } from '../../player/discovery/findPlayers'
import { playQueue } from './support/libraryQueue'
import { interfaceFolder, test } from './support/panel'

const started: { close: () => Promise<void> }[] = []
test.afterEach(async ({ page }) => {
  await page.close()
  for (const one of started.splice(0)) await one.close()
})

test('a page for which no player was chosen lists those of the house, and drives the chosen one', async ({
  page,
  startPlayer,
  pageErrors,
}) => {
  // It asks the port of the web of this machine, too, where nobody is.
  pageErrors.expect(/ERR_CONNECTION_REFUSED/)
  const player = await startPlayer({})
  playQueue(player)
  const roomSystem: FoundPlayer[] = []
  const server = await createInterfaceServer({
    device: () => Promise.resolve(roomSystem),
    host: '127.0.0.1',
    interfaceFolder,
  })
  started.push(server)

  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'No player found' })).toBeVisible()
  await expect(page.getByLabel('Address of the player')).toBeVisible()

  // Two are switched on, one with a name that would like to be a page.
  roomSystem.push(
    { name: '<img src=x onerror=alert(1)>', origin: 'http://192.0.2.1' },
    { name: 'Attic', origin: player.url },
  )
  await expect(page.getByRole('heading', { name: 'Which player?' })).toBeVisible({ timeout: 15_000 })
  const list = page.getByRole('list', { name: 'Players in your network' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).toContainText('<img src=x onerror=alert(1)>')

  // Nobody is there: the choice comes back, and nothing is said of a player of the panel's own.
  await list.getByRole('button', { name: 'img' }).click()
  const silent = page.getByRole('alert').filter({ hasText: 'does not answer' })
  await expect(silent).toBeVisible({ timeout: 15_000 })
  await expect(silent).not.toContainText('own player')

  await list.getByRole('button', { name: 'Attic' }).click()
  await expect(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible()

  // Chosen for as long as the tab is open, and there is a way back to the choice.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Leave this player' }).click()
  await expect(page.getByRole('heading', { name: 'Which player?' })).toBeVisible()
})
