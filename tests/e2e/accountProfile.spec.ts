import { join } from 'node:path'
import { expect } from '@playwright/test'
import { answerMail, test } from './support/accountPanel'

test('[A1-4] [A4.12-1] [A5-9] [A5-10] names and password are changed at once, an e-mail by the mail to the new address', async ({
  page,
  cloud,
  pageErrors,
  area,
  signUp,
  logIn,
}) => {
  // The wrong password; and what was asked with the token of before, when the new password has ended it.
  pageErrors.expect(/status of 40[01]/)
  const owner = await signUp()
  const record = () => cloud.running().context.database.get(`users/${owner.uid}`)
  await logIn(page, owner)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByLabel('Last name').fill('Two')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  expect(record()).toMatchObject({ firstName: 'Owner', lastName: 'Two' })

  // After a while the cloud wants to know anew who it is.
  await cloud.control({ skew: 600_000 })
  await page.getByLabel('E-mail').fill('two@example.com')
  await page.getByLabel('New password', { exact: true }).fill('battery staple')
  await page.getByLabel('New password again').fill('battery staple')
  await page.getByRole('button', { name: 'Save' }).click()
  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  await proof.getByLabel('Your current password').fill('not the one')
  await proof.getByRole('button', { name: 'Continue' }).click()
  await expect(proof.getByText('This is not the password of your account.')).toBeVisible()
  await proof.getByLabel('Your current password').fill(owner.password)
  await proof.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('We have sent a mail to two@example.com.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(owner.email)
  await answerMail(page, cloud, 'change')

  await page.goto(area('logout'))
  await expect(page).toHaveURL(area('access'))
  await logIn(page, { ...owner, email: 'two@example.com', password: 'battery staple' })
  await expect(page.getByText('two@example.com').first()).toBeVisible()
})

test('[A1-4] [A2.4-36] [A3.5-1] [A4.12-2] a picture that was chosen is shown everywhere', async ({
  page,
  cloud,
  area,
  signUp,
  logIn,
}) => {
  const owner = await signUp()
  await logIn(page, owner)
  await page.goto(area('profile/edit'))
  const file = join(import.meta.dirname, '../../public/app/brand/app-512.png')
  await page.getByLabel('Change picture').setInputFiles(file)
  await page
    .getByRole('dialog', { name: 'Your picture' })
    .getByRole('button', { name: 'Use this picture' })
    .click()
  await expect(page.getByText('Your new picture is saved')).toBeVisible()
  await page.goto(area('profile'))
  const picture = page.getByRole('main').locator('img[src*="userAvatars"]')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(0)
  const { photoUrl } = Object(cloud.running().context.database.get(`users/${owner.uid}`))
  expect(photoUrl).toContain('userAvatars')
})

test('[A1-4] [A2.4-39] [A4.11-1] an account is deleted after a yes and a proof, also when the window was closed half-way', async ({
  page,
  cloud,
  pageErrors,
  area,
  signUp,
  logIn,
}) => {
  // A token for the player that was asked for just before is refused to an account that is gone.
  pageErrors.expect(/status of (400|503)|401 .*getCustomToken/)
  const owner = await signUp()
  const record = () => cloud.running().context.database.get(`users/${owner.uid}`)
  await logIn(page, owner)
  await page.goto(area('profile/edit'))
  await cloud.control({ fail: { path: 'accounts:delete', status: 503, code: 'UNAVAILABLE' } })
  const confirm = async () => {
    const question = page.getByRole('dialog', { name: 'Delete your account?' })
    await question.getByRole('button', { name: 'Delete account' }).click()
    const proof = page.getByRole('dialog', { name: 'Delete your account', exact: true })
    await proof.getByLabel('Your current password').fill(owner.password)
    await proof.getByRole('button', { name: 'Delete account' }).click()
  }
  await page.getByRole('button', { name: 'Delete account' }).click()
  await confirm()
  const half = page.getByRole('dialog', { name: 'Your account is not deleted yet' })
  await expect(half.getByText('What is ticked above is gone already.')).toBeVisible()
  expect(record()).toBeFalsy()
  expect(cloud.accounts().all()).toHaveLength(1)

  await page.reload()
  await expect(page.getByText('There is an account, but no profile.')).toBeVisible()
  await page.getByRole('button', { name: 'Finish deleting' }).click()
  await confirm()
  await expect(page).toHaveURL(area('access'))
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  expect(record()).toBeFalsy()
  expect(cloud.accounts().all()).toEqual([])
})
