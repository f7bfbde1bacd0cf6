import type { Browser } from 'playwright'
import type { PageServer } from '../support/PageServer'
import { pushToPaint } from './inPage'
import { open, several, type Measure } from './measures'

const securities = ['wpa2', 'wpa2', 'wpa', 'open', 'wep']

/**
 * 60 networks as a player lists them in one search after the other: a third of the signals has changed, and
 * the order.
 */
function sixtyNetworks(search: number): unknown {
  const available = Array.from({ length: 60 }, (_, number) => ({
    ssid: `RoomSystem ${number}`,
    signal: Math.min(5, ((number * 7) % 6) + (number % 6 === search % 6 ? 1 : 0)),
    security: securities[number % securities.length],
  }))
  const turn = (search * 13) % 60
  return { available: [...available.slice(turn), ...available.slice(0, turn)] }
}

/** A list of 60 Wi-Fi networks that is pushed every 2 s while somebody types the password of one. */
export async function measureNetworks(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.pages.set('bench/wifi', { page: { label: 'Networks' }, sections: [{ coreSection: 'wifi' }] })
  server.answers.set('getWirelessNetworks', ['pushWirelessNetworks', sixtyNetworks(0)])
  const { page } = await open(browser, server, '/plugin/bench-wifi')
  await page.getByRole('button', { name: 'Show all 60 networks' }).click()
  await page.getByRole('button', { name: /^RoomSystem 30/ }).click()
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('evergreen')
  await page.keyboard.press('ArrowLeft')

  let search = 0
  const push = () => server.push('pushWirelessNetworks', sixtyNetworks(++search))
  const figure = await several(15, async () => {
    await page.waitForTimeout(2000)
    return pushToPaint(page, 'pushWirelessNetworks', push)
  })
  await page.keyboard.type('!')
  if ((await field.inputValue()) !== 'evergree!n') throw new Error('The open password field lost its caret')
  await page.context().close()
  return [{ what: '60 Wi-Fi networks pushed anew: push to paint', figure, unit: 'ms', budget: 25 }]
}
