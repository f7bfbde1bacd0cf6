import { expect, type Locator } from '@playwright/test'
import { answerMail, test } from './support/accountPanel'

const away = /net::ERR_|Failed to load resource|FIREBASE|WebSocket|@firebase/

test('[A1-2] [A2.4-4] [A2.4-7] [A8-28] a wrong password is told with what was typed kept, the log-in survives a reload, and tabs agree', async ({
  page,
  pageErrors,
  area,
  signUp,
}) => {
  pageErrors.expect(/status of 400/)
  const { email, password } = await signUp()
  await page.goto(area('login'))
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in' })
  await submit.click()
  const problem = page.getByRole('dialog', { name: 'Logging in did not work' })
  await expect(problem.getByText('E-mail and password do not fit together')).toBeVisible()
  await problem.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the one')

  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit.click()
  await expect(page).toHaveURL(area('profile'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Owner One' })).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(area('plans'))
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(area('access'))
  await expect(other).toHaveURL(area('access'))
  await other.close()
})

test('[A2.3-20] [A2.3-21] [A2.3-22] [A2.1-9] [A4.11-2] guards lead on with the query kept, a token that is too old is renewed, and a deleted user ends cleanly', async ({
  page,
  pageErrors,
  cloud,
  area,
  signUp,
  logIn,
}) => {
  pageErrors.expect(/status of 40[01]/)
  pageErrors.expect(/FIREBASE|@firebase/)
  // Every token is too old soon after it was given.
  await cloud.control({ tokenLifetime: 2 })
  const owner = await signUp()
  await page.goto(area('profile?from=mail'))
  await expect(page).toHaveURL(area('access?from=mail'))
  await logIn(page, owner)
  await page.goto(area('login?from=mail'))
  await expect(page).toHaveURL(area('profile?from=mail'))

  await page.goto(area('profile/edit'))
  await page.getByLabel('First name').fill('Renewed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Renewed')

  // Names that are missing are asked for before anything else.
  cloud.running().context.database.set(`users/${owner.uid}/lastName`, '')
  await page.goto(area('plans'))
  await expect(page).toHaveURL(area('profile/edit'))
  await expect(page.getByText('Complete your profile.')).toBeVisible()

  await cloud.accounts().remove(owner.uid)
  await page.reload()
  await expect(page).toHaveURL(area('access'))
  await expect(page.getByRole('main').getByText('Log in').first()).toBeVisible()
})

test('[A1-3] [A2.4-44] [A2.4-45] [A4.13-1] a forgotten password is replaced through the mail', async ({
  page,
  cloud,
  area,
  signUp,
  logIn,
}) => {
  const owner = await signUp()
  await page.goto(area('login'))
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByRole('button', { name: 'Password reset' }).click()
  await expect(page.getByRole('status').getByText(owner.email)).toBeVisible()
  const password = 'battery staple'
  await answerMail(page, cloud, 'reset', (mail) => mail.getByLabel('New password').fill(password))
  await page.getByRole('link', { name: 'Go to login' }).click()
  await expect(page).toHaveURL(area('login'))
  await logIn(page, { ...owner, password })
})

test('[A2.4-5] [A4.2-2] [A5-8] a first social log-in makes a record of the display name, a second one finds it', async ({
  page,
  cloud,
  area,
}) => {
  // Social log-in is allowed on localhost only.
  const local = (path: string) => area(path).replace('127.0.0.1', 'localhost')
  await page.goto(local('access'))
  const enter = async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByLabel('E-mail').fill('ada@example.com')
    await page.getByLabel('Name').fill('Ada King Lovelace')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(local('profile'))
    await expect(page.getByRole('heading', { name: 'Ada King Lovelace' })).toBeVisible()
  }
  await enter()
  const [account] = cloud.accounts().all()
  const record = () => cloud.running().context.database.get(`users/${account?.uid}`)
  expect(record()).toMatchObject({ firstName: 'Ada', lastName: 'King Lovelace', avatarId: 0 })
  await page.goto(local('logout'))
  await expect(page).toHaveURL(local('access'))
  await enter()
  expect(cloud.accounts().all()).toHaveLength(1)

  await page.goto(local('logout'))
  await page.getByRole('button', { name: 'Continue with GitHub' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(local('access'))
  await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeEnabled()
})

test('[A2.4-30] [A2.4-42] [A2.4-43] [A2.5-11] [A4.14-1] an address is verified by the button of a mail', async ({
  page,
  cloud,
  area,
  signUp,
  logIn,
}) => {
  const owner = await signUp()
  await cloud.accounts().change(owner.uid, { emailVerified: false })
  await logIn(page, owner)
  await expect(page.getByText('E-mail not verified yet')).toBeVisible()
  await page.goto(area('profile/verify'))
  await expect(page.getByRole('heading', { name: 'E-mail not verified' })).toBeVisible()
  await page.getByRole('button', { name: 'Resend verification e-mail' }).click()
  await expect(page.getByText(`The mail is on its way to ${owner.email}.`)).toBeVisible()
  await answerMail(page, cloud, 'verify')
  await page.reload()
  await expect(page.getByText('You’re verified')).toBeVisible()
  await page.getByRole('link', { name: 'Go to profile' }).click()
  await expect(page.getByText('E-mail verified', { exact: true })).toBeVisible()
})

test('[A2.2-3] a cloud that is down is told calmly, the panel goes on, and a retry brings the account back', async ({
  page,
  home,
  pageErrors,
  cloud,
  area,
  signUp,
  logIn,
}) => {
  // Pages wait for the cloud before they say that it is away.
  test.slow()
  pageErrors.expect(away)
  await logIn(page, await signUp())
  // Until it is told otherwise.
  await cloud.control({ down: 120_000 })
  await page.goto(area('plans'))
  await expect(page.getByRole('heading', { name: 'The cloud is out of reach' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText('you stay logged in')).toBeVisible()
  await page.goto(`${home.url}/browse`)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.addInitScript(() => {
    const windows: string[] = []
    Object.assign(window, { windows })
    const look = () => {
      for (const one of document.querySelectorAll('[role=dialog]')) windows.push(one.textContent)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  await page.goto(area('profile'))
  const name = page.getByRole('heading', { name: 'Owner One' })
  // The account and its page both say it; either asks again.
  const retry = page.getByRole('button', { name: 'Try again' }).first()
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await cloud.control({ down: 0 })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
    await expect(name).toBeVisible({ timeout: 2_000 })
  }).toPass()
  // Calm words are all that was said: no window lies over them.
  expect(await page.evaluate(() => Reflect.get(window, 'windows'))).toEqual([])
})

test('[A1-2] a page that stays open renews a token whose time is over, and one that the cloud takes back', async ({
  page,
  cloud,
  pageErrors,
  signUp,
  logIn,
}) => {
  pageErrors.expect(/status of 40[01]|FIREBASE|@firebase/)
  const owner = await signUp()
  const record = () => cloud.running().context.database.get(`users/${owner.uid}`)
  const rename = async (name: string) => {
    await page.getByLabel('First name').fill(name)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(record).toMatchObject({ firstName: name })
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
  }
  // Each wait is longer than the token that is there then lasts.
  await cloud.control({ tokenLifetime: 3 })
  await logIn(page, owner)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.waitForTimeout(4_000)
  await rename('Later')
  await cloud.control({ tokenLifetime: 3_600 })
  await page.waitForTimeout(4_000)
  await rename('Meanwhile')
  // Also on the connection that stands: without another token nothing would be written.
  const renewed = page.waitForResponse((answer) => answer.url().includes('/v1/token') && answer.ok())
  await cloud.control({ expireTokens: true })
  await renewed
  await rename('Again')
})

test('a button has the same letters whether it sends a form or leads to another screen', async ({
  page,
  area,
}) => {
  await page.goto(area('recover-password'))
  const lettersOf = (button: Locator) =>
    button.evaluate((element) => {
      const { fontSize, fontWeight } = getComputedStyle(element)
      return [fontSize, fontWeight]
    })
  const link = page.getByRole('navigation').getByRole('link', { name: 'Log in', exact: true })
  await expect(link).toBeVisible()
  expect(await lettersOf(page.getByRole('main').getByRole('button', { name: 'Password reset' }))).toEqual(
    await lettersOf(link),
  )
})
