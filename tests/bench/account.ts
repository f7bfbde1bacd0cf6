import type { Browser, BrowserContextOptions } from 'playwright'
import { hashPassword } from '../../cloud/embedded/accounts/passwords'
import { startTestCloud } from '../../cloud/testing/startTestCloud'
import { startTestPlayer } from '../../player/testing/startTestPlayer'
import { headingShown, pushToUsable } from './inPage'
import { goWithin, open, several, type Measure } from './measures'
import { watchForHeading } from './probe'

const owner = { email: 'owner@example.com', password: 'correct horse' }
const rounds = 5

/** The account area of a player: where its screens are, and what its first one is headed. */
interface Area {
  url: string
  at: (screen: string) => string
}

/**
 * The screens of the account, on the embedded cloud: access for a stranger, players and plans for who is
 * signed in.
 */
export async function measureAccount(browser: Browser): Promise<Measure[]> {
  const cloud = await startTestCloud()
  const home = await startTestPlayer({ cloud })
  try {
    const brand: unknown = await (await fetch(`${home.url}/app/brand.json`)).json()
    const word = String(Reflect.get(Object(brand), 'word'))
    const area: Area = { url: home.url, at: (screen) => `/${word}/${screen}` }
    const { uid } = await cloud.accounts().create({
      email: owner.email,
      password: await hashPassword(owner.password),
      emailVerified: true,
    })
    const { database } = cloud.running().context
    const names = { firstName: 'Owner', lastName: 'One' }
    database.set(`users/${uid}`, { uid, email: owner.email, avatarId: 0, ...names })
    for (let number = 0; number < 6; number++)
      database.set(`user_devices/${uid}/hw-${number}`, {
        hwuuid: `hw-${number}`,
        name: `Player ${number}`,
        device: 'player',
        host: `http://192.0.2.${number + 1}`,
        online: number % 2 === 0,
        enabled: number < 3,
      })

    const access = await several(rounds, () => loadAccess(browser, area))
    const storageState = await logIn(browser, area)
    const players = { screen: 'profile', event: 'cloud.devices', shown: 'tbody tr:nth-child(6) input' }
    const plans = { screen: 'plans', event: 'cloud.products', shown: 'main article' }
    // Neither has asked before for what the other waits for.
    const terms = { screen: 'terms', shown: 'main h1' }
    const profile = () => visit(browser, area, { from: terms, to: players, storageState })
    const cards = () => visit(browser, area, { from: terms, to: plans, storageState })
    const limit = { unit: 'ms', budget: 300 }
    return [
      { what: 'Access to the account: cold load to its buttons', figure: access, unit: 'ms', budget: 1200 },
      {
        what: 'Profile: data of 6 players to the last row',
        figure: await several(rounds, profile),
        ...limit,
      },
      { what: 'Plans: data of the products to the cards', figure: await several(rounds, cards), ...limit },
    ]
  } finally {
    await home.close()
    await cloud.close()
  }
}

/** A cold load until the screen that asks to log in is in a frame, ms. */
async function loadAccess(browser: Browser, { url, at }: Area): Promise<number> {
  const { page } = await open(browser, { url }, at('access'), async (fresh) => {
    await fresh.addInitScript(watchForHeading, 'Your music, wherever you are')
  })
  const shown = await headingShown(page)
  await page.context().close()
  return shown
}

/** What a browser keeps of who is signed in. */
async function logIn(
  browser: Browser,
  { url, at }: Area,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const { page } = await open(browser, { url }, at('login'))
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(url + at('profile'))
  await page.locator('tbody tr').first().waitFor()
  const state = await page.context().storageState()
  await page.context().close()
  return state
}

/** A screen, and what is there of it then. */
interface Stop {
  screen: string
  shown: string
}

interface Visit {
  from: Stop
  /** With the data that it waits for. */
  to: Stop & { event: string }
  storageState: NonNullable<BrowserContextOptions['storageState']>
}

/** From one screen to another: from the arrival of its data to the frame with it, ms. */
async function visit(
  browser: Browser,
  { url, at }: Area,
  { from, to, storageState }: Visit,
): Promise<number> {
  const { page } = await open(browser, { url }, at(from.screen), () => undefined, { storageState })
  await page.locator(from.shown).first().waitFor()
  await page.waitForTimeout(3000)
  await page.evaluate(() => void (window.benchProbe.pushes.length = 0))
  await goWithin(page, at(to.screen))
  const figure = await pushToUsable(page, to.shown, to.event)
  await page.context().close()
  return figure
}
