/**
 * `npm run test:browsers`: walks the journeys of journeys.ts in Firefox, WebKitGTK and Chromium 92, real
 * ones, against the built interface; `--short` the ten of `npm test` in the first two. What cannot be had
 * here is left out with a word. `--only=Firefox` takes one; `--pictures` takes pictures of what each browser
 * draws in its own way, in the place of the journeys.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startTestCloud } from '../../cloud/testing/startTestCloud'
import { startTestPlayer } from '../../player/testing/startTestPlayer'
import { browsers } from './browsers'
import type { Driver } from './Driver'
import { journeys } from './journeys'
import { SmokePage } from './SmokePage'
import { signUpOwner } from '../support/signUpOwner'

const isShort = process.argv.includes('--short')
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const wanted = journeys.filter((journey) => !isShort || journey.isShort)
const pictures = 'test-results/browsers'
mkdirSync(pictures, { recursive: true })

/** A browser that says nothing any more ends the journey, not the run. */
const longest = 90_000

const inTime = (walk: Promise<void>): Promise<void> =>
  Promise.race([
    walk,
    pause(longest, undefined, { ref: false }).then(() => {
      throw new Error(`it was not over after ${longest / 1000} s`)
    }),
  ])

/** Fields, rows and bars on a phone and on the display of a player. */
async function takePictures(name: string, driver: Driver): Promise<void> {
  const player = await startTestPlayer({ interfaceFolder: 'dist/app', demonstration: true })
  for (const [width, height] of [
    [390, 844],
    [800, 480],
  ] as const) {
    await driver.resize(width, height)
    for (const [screen, path, script] of [
      ['playing', '/playback', ''],
      ['queue', '/queue', ''],
      ['fields', '/plugin/miscellanea-demonstration', ''],
      [
        'dates',
        '/plugin/miscellanea-demonstration',
        `document.querySelector('input[type=date]')?.scrollIntoView({ block: 'start' })`,
      ],
    ] as const) {
      await driver.open(player.url + path)
      await pause(2500)
      if (script !== '') await driver.evaluate(script)
      await pause(500)
      const file = `${name} ${screen} ${width}x${height}.png`.replaceAll(/[^\w.-]+/g, '-')
      const picture = await driver.screenshot().catch((error: unknown) => String(error))
      if (typeof picture === 'string') console.log(`${name}: no picture ${file}: ${picture}`)
      else writeFileSync(join(pictures, file), picture)
    }
  }
  await player.close()
}

let failures = 0
for (const { name, isAlways, find } of browsers) {
  if ((isShort && !isAlways) || (only !== undefined && name !== only)) continue
  const start = await find().catch((error: unknown) => String(error))
  if (typeof start === 'string') {
    console.log(`${name}: left out, ${start}`)
    continue
  }
  const begun = Date.now()
  const driver = await start()
  let passed = 0
  try {
    if (process.argv.includes('--pictures')) {
      await takePictures(name, driver)
      continue
    }
    await driver.resize(1280, 800)
    for (const { name: what, isNew = false, hasAccounts = false, walk } of wanted) {
      const cloud = hasAccounts ? await startTestCloud() : undefined
      if (cloud) await signUpOwner(cloud)
      const player = await startTestPlayer({
        interfaceFolder: 'dist/app',
        ...(isNew && { withoutWizard: false }),
        ...(cloud && { cloud }),
      })
      try {
        await inTime(walk(new SmokePage(driver, player.url), player))
        passed += 1
      } catch (error) {
        failures += 1
        const file = join(pictures, `${name} ${what}.png`.replaceAll(/[^\w.-]+/g, '-'))
        writeFileSync(file, await driver.screenshot().catch(() => Buffer.alloc(0)))
        console.log(`${name}: ${what}: ${error instanceof Error ? error.message : String(error)} (${file})`)
      } finally {
        await driver.open('about:blank').catch(() => undefined)
        await player.close()
        await cloud?.close()
      }
    }
  } finally {
    await driver.close()
  }
  const took = ((Date.now() - begun) / 1000).toFixed(0)
  console.log(`${name} (${driver.name}): ${passed} of ${wanted.length} journeys passed in ${took} s`)
}
process.exit(failures > 0 ? 1 : 0)
