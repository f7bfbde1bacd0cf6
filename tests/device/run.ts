/**
 * `npm run test:device -- --device http://HOST:PORT [--only WORD] [--port N]`: does what owners do, in a real browser, on a
 * player that is there, looks on the player itself whether it happened, and puts it back. It never shuts a player down,
 * updates it or resets it. One line an act; the exit code is 1 when one failed.
 */
import { parseArgs, stripVTControlCharacters } from 'node:util'
import type { Browser } from 'playwright'
import { launchBrowser } from '../support/launchBrowser'
import type { Act } from './Act'
import { acts } from './acts'
import { Device } from './Device'
import { keepPlayback } from './keepPlayback'
import { passFirstRun } from './passFirstRun'
import { serveInterface } from './serveInterface'

const { values } = parseArgs({
  options: {
    device: { type: 'string' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '3290' },
  },
})
if (values.device === undefined) {
  console.log('Which player? npm run test:device -- --device http://HOST:PORT')
  process.exitCode = 2
} else await run(new URL(values.device).origin, values.only.toLowerCase(), Number(values.port))

async function run(address: string, only: string, port: number): Promise<void> {
  const chosen = acts.filter(({ name }) => name.toLowerCase().includes(only))
  const device = await Device.connect(address)
  const served = await serveInterface(address, port)
  const browser = await launchBrowser()
  let failed = 0
  try {
    await passFirstRun(browser, served.url)
    const putBack = await keepPlayback(device)
    for (const act of chosen) {
      const faults = await faultsOf(act, browser, served.url, device)
      console.log(faults.length === 0 ? `ok      ${act.name}` : `FAILED  ${act.name}: ${faults.join('; ')}`)
      if (faults.length > 0) failed += 1
    }
    await putBack().catch((error: unknown) => console.log(`What played was not put back: ${wordsFor(error)}`))
  } finally {
    await browser.close()
    served.stop()
    device.close()
  }
  console.log(`acts ${chosen.length - failed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

/** Does an act in a window of its own and gives what went wrong, in it or in putting things back. */
async function faultsOf(act: Act, browser: Browser, url: string, device: Device): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const faults: string[] = []
  const later: (() => Promise<unknown> | void)[] = []
  try {
    await act.run({ page, url, device, afterwards: (putBack) => later.unshift(putBack) })
  } catch (error) {
    faults.push(wordsFor(error))
  }
  for (const putBack of later) {
    try {
      await putBack()
    } catch (error) {
      faults.push(`not put back: ${wordsFor(error)}`)
    }
  }
  await context.close()
  return faults
}

/** An error in one line, without the colours and the log that Playwright adds. */
function wordsFor(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return stripVTControlCharacters(words)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' ')
    .slice(0, 300)
}
