import { expect } from '@playwright/test'
import { test } from './support/panel'

test('the command palette does, goes, and finds a setting of a page that was open', async ({
  page,
  player,
  run,
}) => {
  await page.goto(`${player.url}/plugin/miscellanea-demonstration`)
  await expect(page.getByRole('heading', { name: 'Demonstration' })).toBeVisible()
  await run('queue-12')
  const search = page.getByRole('combobox', { name: 'Screen, command or setting' })

  await page.keyboard.press('ControlOrMeta+k')
  await search.fill('next')
  await page.keyboard.press('Enter')
  await expect.poll(() => player.engine.state().position).toBe(1)
  await expect(search).toBeHidden()

  await page.getByRole('button', { name: 'Find an action or a setting' }).click()
  await search.fill('queue')
  await page.getByRole('option', { name: /^Queue/ }).click()
  await expect(page).toHaveURL(/\/queue$/)

  await page.keyboard.press('ControlOrMeta+k')
  await search.fill('web addr')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/plugin\/miscellanea-demonstration#setting=/)
  const field = page.getByLabel('Web address')
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()

  // A section is found by its heading, and is where one comes to.
  const headed = page.getByRole('region', { name: 'Equalisers' })
  await page.keyboard.press('ControlOrMeta+k')
  await search.fill('equalisers')
  await page
    .getByRole('option', { name: /^Equalisers/ })
    .first()
    .click()
  await expect(headed).toBeInViewport()

  await page.keyboard.press('ControlOrMeta+k')
  await search.fill('qq')
  await expect(page.getByText(/Nothing is called that/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
})
