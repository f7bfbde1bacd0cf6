/**
 * `npm run test:device -- --device http://HOST:PORT [--only WORD] [--port N]`: does what owners do, in a real
 * browser, on a player that is there, looks on the player itself whether it happened, and puts it back. It
 * never shuts a player down, updates it or resets it. One line an act; the exit code is 1 when one failed.
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import type { Browser } from 'playwright'
import { launchBrowser } from '../support/launchBrowser'
import { LeftOut, type Act } from './Act'
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
  let failed = 0
  let left = 0
  try {
    await withBrowser((browser) => passFirstRun(browser, served.url))
    const putBack = await keepPlayback(device)
    for (const act of chosen) {
      const { faults, leftOut } = await withBrowser((browser) => outcomeOf(act, browser, served.url, device))
      if (faults.length > 0) console.log(`FAILED  ${act.name}: ${faults.join('; ')}`)
      else console.log(leftOut === undefined ? `ok      ${act.name}` : `left    ${act.name}: ${leftOut}`)
      if (faults.length > 0) failed += 1
      else if (leftOut !== undefined) left += 1
    }
    await putBack().catch((error: unknown) => console.log(`What played was not put back: ${wordsFor(error)}`))
  } finally {
    served.stop()
    device.close()
  }
  console.log(`acts ${chosen.length - failed - left} passed, ${failed} failed, ${left} left out`)
  process.exit(failed > 0 ? 1 : 0)
}

/** A browser of its own for each act: one that hangs takes no other act with it. */
async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser()
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

interface Outcome {
  faults: string[]
  /** Why it was not done. */
  leftOut: string | undefined
}

/** Does an act in a window of its own and gives what went wrong, in it or in putting things back. */
async function outcomeOf(act: Act, browser: Browser, url: string, device: Device): Promise<Outcome> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const faults: string[] = []
  let leftOut: string | undefined
  const dropsBefore = device.drops
  const later: (() => Promise<unknown> | void)[] = []
  try {
    const done = act.run({ page, url, device, afterwards: (putBack) => later.unshift(putBack) })
    await Promise.race([done, endOf(act)])
  } catch (error) {
    if (error instanceof LeftOut) leftOut = error.message
    else faults.push(wordsFor(error))
  }
  for (const putBack of later) {
    try {
      await putBack()
    } catch (error) {
      faults.push(`not put back: ${wordsFor(error)}`)
    }
  }
  await context.close()
  // Asked once more, for what ends the device a moment after it was answered.
  await device.state().catch((error: unknown) => faults.push(wordsFor(error)))
  if (device.drops > dropsBefore) faults.push('the player let go of the connection')
  return { faults, leftOut }
}

/** Ends the wait for an act that hangs. */
async function endOf({ name }: Act): Promise<never> {
  await setTimeout(120_000, undefined, { ref: false })
  throw new Error(`“${name}” has taken two minutes`)
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
