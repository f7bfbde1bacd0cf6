import { expect } from '@playwright/test'
import { playQueue } from './support/libraryQueue'
import { test } from './support/panel'

test('a browser without what the newest bring of themselves shows what plays, and drives it', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    const lists = ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced']
    for (const name of lists) Reflect.deleteProperty(Array.prototype, name)
    Reflect.deleteProperty(Object, 'hasOwn')
    Reflect.deleteProperty(AbortSignal, 'timeout')
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
  })
  playQueue(player)
  await page.goto(`${player.url}/playback`)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Pause', exact: true }).click()
  await expect.poll(() => player.engine.state().status).toBe('pause')
  await page.goto(`${player.url}/plugin/miscellanea-demonstration`)
  await expect(page.getByRole('heading', { level: 1, name: 'Demonstration' })).toBeVisible()
})

test('a worker of the socket that cannot be fetched leaves the socket to the page', async ({
  page,
  player,
}) => {
  await page.route('**/socket.worker*', (route) => route.fulfill({ status: 404, body: '' }))
  playQueue(player)
  await page.goto(`${player.url}/playback`)
  await page.getByRole('main').getByRole('button', { name: 'Pause', exact: true }).click()
  await expect.poll(() => player.engine.state().status).toBe('pause')
})
