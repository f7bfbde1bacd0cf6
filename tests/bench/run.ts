/**
 * `npm run bench`: the budgets of the project, measured on the production build at 1280x800 under 6x CPU
 * throttle, as medians. Prints a table and keeps it in docs/performance.md. Exits with 1 when a budget is
 * broken. `--only=lyrics,queue` takes some of the measures, and keeps nothing. `--beside=../before/dist/app`
 * takes them in turn on another build, and says how the two compare; `--rounds=5` says how often.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { formatText } from '../../scripts/formatText'
import { launchTimedBrowser } from '../support/launchBrowser'
import { PageServer, app } from '../support/PageServer'
import {
  measureIdle,
  measureLarge,
  measureLoad,
  measureReconnect,
  measureSixty,
  type Measure,
} from './measures'
import { measureAccount } from './account'
import { compareBuilds } from './beside'
import { measureBack, measureBrowse, measureKeys, measureSorting, measureTracks } from './browse'
import { measureColdLoad } from './coldLoad'
import { comparisons } from './comparisons'
import { measureCloud } from './cloud'
import { measureForms } from './forms'
import { measureLanguages } from './languages'
import { measureLint } from './lint'
import { measureListening } from './listening'
import { measureLyrics } from './lyrics'
import { takeAll, type Measurement } from './measurement'
import { measureMpd } from './mpd'
import { measureNetworks } from './networks'
import { measurePlugins } from './plugins'
import { measurePreview } from './preview'
import { probeWorker } from './probeWorker'
import { measureQueue } from './queue'
import { measureReference } from './reference'
import { measureScrolling } from './scrolling'
import { rowOf, tableOf } from './tableOf'
import { measureWizard } from './wizard'
import { measureYardstick } from './yardstick'

if (!existsSync('dist/app/index.html') || !existsSync('dist/preview/index.html'))
  throw new Error('There is no production build: run `npm run build` and `npm run build:preview` first')

const all = {
  yardstick: measureYardstick,
  reference: measureReference,
  sixty: measureSixty,
  large: measureLarge,
  forms: measureForms,
  networks: measureNetworks,
  wizard: measureWizard,
  queue: measureQueue,
  browse: measureBrowse,
  tracks: measureTracks,
  keys: measureKeys,
  back: measureBack,
  sorting: measureSorting,
  scrolling: measureScrolling,
  plugins: measurePlugins,
  load: measureLoad,
  coldLoad: measureColdLoad,
  idle: measureIdle,
  listening: measureListening,
  languages: measureLanguages,
  lyrics: measureLyrics,
  reconnect: measureReconnect,
  account: measureAccount,
  preview: measurePreview,
  lint: measureLint,
  cloud: measureCloud,
  mpd: measureMpd,
}
/** Those that are one take of several; the others take as many as they need themselves. */
const takes = new Map([['coldLoad', 5]])
const measurements: [name: string, Measurement][] = Object.entries(all).map(([name, measure]) => [
  name,
  { measure, takes: takes.get(name) ?? 1 },
])
/** Those that measure the built interface on a page server, not the cloud, the player or a command. */
const ofThePage = new Set(
  Object.keys(all).filter(
    (name) => !['account', 'preview', 'lint', 'cloud', 'mpd', 'reference'].includes(name),
  ),
)
/** What an option is followed by, e.g. `queue` of `--only=queue`. */
const optionOf = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

const only = optionOf('only')?.split(',')
const unknown = only?.filter((name) => !Object.hasOwn(all, name)) ?? []
if (unknown.length > 0)
  throw new Error(`No measure is called ${unknown.join(', ')}: there are ${Object.keys(all).join(', ')}`)

const browser = await launchTimedBrowser()
const beside = optionOf('beside')
if (beside !== undefined) {
  const compared = measurements.filter(([name]) => only?.includes(name) ?? ofThePage.has(name))
  try {
    const rounds = Number(optionOf('rounds') ?? 3)
    await compareBuilds(
      browser,
      [app, resolve(beside)],
      compared.map(([, measurement]) => measurement),
      rounds,
    )
  } finally {
    await browser.close()
  }
  process.exit()
}

const server = await PageServer.start()
probeWorker(server)
const measures: Measure[] = []
/** Said at once, so that a measure that fails does not take the others along. */
const keep = (some: Measure[]): void => {
  measures.push(...some)
  for (const one of some) console.log(rowOf(one, measures))
}
try {
  for (const [name, measurement] of measurements)
    if (only?.includes(name) ?? true) keep(await takeAll(measurement, browser, server))
} finally {
  await server.stop()
  await browser.close()
}

if (measures.some(({ figure, budget }) => figure > budget)) process.exitCode = 1
if (only) process.exit()

// A line that is called otherwise one day would be compared with nothing, without a word.
const lost = Object.entries(comparisons)
  .flatMap(([what, { with: other }]) => [what, other])
  .filter((what) => !measures.some((one) => one.what === what))
if (lost.length > 0) throw new Error(`Nothing was measured by the name of ${lost.join(', ')}`)

const table = tableOf(measures)

const file = 'docs/performance.md'
const marks = ['<!-- bench -->', '<!-- /bench -->'] as const
const text = readFileSync(file, 'utf8')
const [before, after] = [text.indexOf(marks[0]), text.indexOf(marks[1])]
const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Chromium ${browser.version()}`
const whole = `${text.slice(0, before)}${marks[0]}\n\n${machine}.\n\n${table}\n\n${text.slice(after)}`
writeFileSync(file, await formatText(file, whole))
