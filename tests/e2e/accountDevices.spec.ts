import { expect, type Page } from '@playwright/test'
import { hashPassword } from '../../cloud/embedded/accounts/passwords'
import type { TestCloud } from '../../cloud/testing/startTestCloud'
import { connectTestClient } from '../../player/testing/connectTestClient'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { test } from './support/accountPanel'

/** The page waits 2 s before it brings player and account in step [A9-1]. */
const synced = { timeout: 15_000 }

/** Signs a player in, as another interface of it does. */
async function signInPlayer(player: TestPlayer, cloud: TestCloud, uid: string): Promise<void> {
  const client = await connectTestClient(player.url, 4)
  const token = await cloud.running().context.tokens.customToken(uid)
  const answer = await new Promise((resolve) => client.emit('setMyFaceplateToken', { token }, resolve))
  expect(answer).toEqual({ success: true })
  client.close()
}

const devicesOf = (cloud: TestCloud, uid: string): object[] =>
  Object.values(Object(cloud.running().context.database.get(`user_devices/${uid}`)))

async function answer(page: Page, title: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('[A4.1-2] [A4.1-3] [A4.1-4] [A4.1-5] [A4.1-6] page and player are brought in step, whoever of them is signed in', async ({
  page,
  cloud,
  home,
  area,
  signUp,
  logIn,
}) => {
  const owner = await signUp()
  const guest = await cloud
    .accounts()
    .create({ email: 'guest@example.com', password: await hashPassword('long enough'), emailVerified: true })
  cloud
    .running()
    .context.database.set(`users/${guest.uid}`, { uid: guest.uid, firstName: 'Guest', lastName: 'Two' })
  const own = { uid: owner.uid, email: owner.email }

  // A fresh log-in on the page is carried to the player.
  await logIn(page, owner)
  await expect.poll(() => devicesOf(cloud, own.uid).length, synced).toBe(1)

  // The player was given to somebody else meanwhile: the page follows.
  await page.goto('about:blank')
  await signInPlayer(home, cloud, guest.uid)
  await page.goto(area('profile'))
  await expect(page.getByRole('heading', { name: 'Guest Two' })).toBeVisible(synced)
  expect(devicesOf(cloud, own.uid)).toEqual([])

  // The player forgot whose it is: the page tells it.
  await page.goto('about:blank')
  const client = await connectTestClient(home.url, 4)
  client.emit('myFaceplateLogout')
  await expect.poll(() => devicesOf(cloud, guest.uid).length).toBe(0)
  client.close()
  await page.goto(area('profile'))
  await expect.poll(() => devicesOf(cloud, guest.uid).length, synced).toBe(1)

  // Nobody on the page, but on the player: the page is signed in by it.
  await page.goto(area('logout'))
  await expect(page).toHaveURL(area('access'))
  await expect.poll(() => devicesOf(cloud, guest.uid).length).toBe(0)
  await page.goto('about:blank')
  await signInPlayer(home, cloud, own.uid)
  await page.goto(area('access'))
  await expect(page).toHaveURL(area('profile'), synced)
  await expect(page.getByRole('heading', { name: 'Owner One' })).toBeVisible()
})

test('[A2.4-7] [A4.11-2] [A4.17-1] a player that was away when they logged out signs nobody in again, when the page is opened anew', async ({
  page,
  cloud,
  home,
  area,
  pageErrors,
  signUp,
  logIn,
}) => {
  const owner = await signUp()
  const { uid } = owner
  await logIn(page, owner)
  await expect.poll(() => devicesOf(cloud, uid).length, synced).toBe(1)

  pageErrors.expectAway()
  // The screen that comes then is the player's, too.
  pageErrors.expect(/dynamically imported module/)
  home.goOffline(4_000)
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(area('access'))
  await page.goto('about:blank')
  await expect
    .poll(
      () =>
        fetch(home.url).then(
          ({ ok }) => ok,
          () => false,
        ),
      synced,
    )
    .toBe(true)
  expect(devicesOf(cloud, uid)).toHaveLength(1)

  await page.goto(area('access'))
  await expect.poll(() => devicesOf(cloud, uid).length, synced).toBe(0)
  await expect(page).toHaveURL(area('access'))

  // Who logs in again has the player log in, too.
  await logIn(page, owner)
  await expect.poll(() => devicesOf(cloud, uid).length, synced).toBe(1)
})

test('[A2.5-14] [A4.15-1] [A4.15-2] [A4.15-3] [A4.15-4] [A5-25] [A8-22] players are enabled beyond the plan, opened, disabled and deleted', async ({
  page,
  cloud,
  home,
  startPlayer,
  area,
  signUp,
  logIn,
}) => {
  const kitchen = await startPlayer({ cloud, name: 'Kitchen' })
  kitchen.engine.replace([
    { uri: 'Kitchen/Ebb', service: 'mpd', name: 'Ebb of Kitchen', type: 'track', duration: 600 },
  ])
  const owner = await signUp()
  await logIn(page, owner)
  await expect.poll(() => devicesOf(cloud, owner.uid).length, synced).toBe(1)
  await signInPlayer(kitchen, cloud, owner.uid)
  const devices = page.getByRole('region', { name: 'Your players' })
  const row = devices.getByRole('row').filter({ hasText: 'Kitchen' })
  const enabled = row.getByRole('switch', { name: 'Kitchen enabled' })
  const press = () => enabled.click({ force: true })
  await expect(row.getByText('Online')).toBeVisible()
  await expect(enabled).not.toBeChecked()
  await expect(row.getByRole('button', { name: 'Open Kitchen' })).toHaveCount(0)

  await press()
  await answer(page, 'Enable Kitchen?', 'Enable')
  await answer(page, 'More players than your plan has', 'Cancel')
  await expect(enabled).not.toBeChecked()
  await press()
  await answer(page, 'Enable Kitchen?', 'Enable')
  await answer(page, 'More players than your plan has', 'Enable anyway')
  await expect(enabled).toBeChecked()
  await expect(devices.getByText('2 of 1 enabled')).toBeVisible()

  await row.getByRole('button', { name: 'Open Kitchen' }).click()
  await expect(page).toHaveURL(`${home.url}/playback`)
  await expect(page.getByRole('main').getByText('Ebb of Kitchen').first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => kitchen.engine.state().status).toBe('play')
  expect(home.engine.state().status).toBe('stop')
  expect(cloud.running().context.database.get(`users/${owner.uid}/lastHost`)).toBe(kitchen.url)

  await page.goto(area('profile'))
  await press()
  await answer(page, 'Disable Kitchen?', 'Disable')
  await expect(enabled).toBeEnabled()
  await expect(enabled).not.toBeChecked()
  await row.getByRole('button', { name: 'Delete Kitchen' }).click()
  await answer(page, 'Delete Kitchen?', 'Delete')
  await expect(row).toHaveCount(0)
  // The page of the account shows it gone before the cloud has heard of it.
  await expect.poll(() => devicesOf(cloud, owner.uid).length, synced).toBe(1)
})

test('[A4.15-5] [D6-6] [A2.2-1] the cloud host drives the player that was opened last, where a screen of a player is asked for', async ({
  page,
  cloud,
  home,
  startPlayer,
  area,
  signUp,
  logIn,
}) => {
  const kitchen = await startPlayer({ cloud, name: 'Kitchen' })
  kitchen.engine.replace([
    { uri: 'Kitchen/Ebb', service: 'mpd', name: 'Ebb of Kitchen', type: 'track', duration: 600 },
  ])
  const owner = await signUp({ plan: 'superstar' })
  for (const player of [home, kitchen]) await signInPlayer(player, cloud, owner.uid)
  await expect.poll(() => devicesOf(cloud, owner.uid).length, synced).toBe(2)
  const { database } = cloud.running().context
  for (const id of Object.keys(Object(database.get(`user_devices/${owner.uid}`))))
    database.set(`user_devices/${owner.uid}/${id}/enabled`, true)
  database.set(`users/${owner.uid}/lastHost`, kitchen.url)

  // The page comes from the provider, where there is no player.
  const { hostname } = new URL(home.url)
  await page.route('**/app/brand.json', async (route) => {
    const response = await route.fetch()
    const brand: unknown = await response.json()
    await route.fulfill({
      response,
      json: { ...Object(brand), cloudHosts: { production: hostname, development: 'dev.example.com' } },
    })
  })
  for (const place of ['**/api/host', '**/app/local-config.json'])
    await page.route(place, (route) => route.fulfill({ json: {} }))

  await page.goto(`${home.url}/playback`)
  await expect(page).toHaveURL(area('access'))
  await logIn(page, owner)
  await page.goto(area('plans'))
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()

  await page.goto(`${home.url}/playback`)
  await expect(page.getByRole('main').getByText('Ebb of Kitchen').first()).toBeVisible()
  await expect(page).toHaveURL(`${home.url}/playback`)
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => kitchen.engine.state().status).toBe('play')
  expect(home.engine.state().status).toBe('stop')
})
