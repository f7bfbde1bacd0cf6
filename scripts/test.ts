/**
 * `npm test`: everything that CI runs, cheapest first; stops at the first failure. The last lines say which
 * steps ran and how long each took.
 */
import { spawn } from 'node:child_process'
import { findChromium } from '../tests/support/findChromium'
import { findMpd } from '../tests/support/findMpd'

type Step = readonly [name: string, script: string]

const mpd = findMpd()

/**
 * One after the other; steps of several lanes run beside each other, for those in them need one core alone.
 */
const stages: readonly (readonly (readonly Step[])[])[] = [
  [[['schemas', 'schemas']]],
  [
    [
      ['format', 'check:format'],
      ['types', 'check:types'],
      ['import rules and cycles', 'check:imports'],
      ['unused code', 'check:unused'],
      ['attacks', 'test:attacks'],
    ],
    [
      ['lint', 'check:lint'],
      ['guides', 'test:guides'],
      // Tests start the command as it is built.
      ['build', 'build'],
      ['build of the preview', 'build:preview'],
      ['build of the command', 'build:command'],
      ['build of the functions', 'build:functions'],
      ['bundle size', 'check:size'],
      ['oldest browsers', 'check:floor'],
    ],
  ],
  [[['unit tests', 'test:unit']]],
  [[['stories as tests', 'test:stories']]],
  [[['journeys', 'test:e2e']]],
  [
    [
      // Where there is none, what is said above is all.
      ...(mpd === undefined ? [] : [['journeys on MPD', 'test:e2e:mpd'] as const]),
      ['other browsers', 'test:browsers -- --short'],
    ],
    [['an operator’s project', 'test:operator']],
    [['corpus', 'test:corpus']],
  ],
]

/** Runs a script; with others beside it, what it says comes when it is over. Resolves with its status. */
function run([name, script]: Step, isBeside: boolean): Promise<number> {
  const title = `\n── ${name} (npm run ${script})`
  if (!isBeside) console.log(title)
  const words = ['run', '--silent', ...script.split(' ')]
  const child = spawn('npm', words, { stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
  const output: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => output.push(part))
  child.stderr?.on('data', (part: Buffer) => output.push(part))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      if (isBeside) console.log(`${title}\n${Buffer.concat(output).toString()}`)
      resolve(status ?? 1)
    })
  })
}

const took: string[] = []

async function runLane(lane: readonly Step[], isBeside: boolean): Promise<void> {
  for (const step of lane) {
    const start = Date.now()
    const status = await run(step, isBeside)
    const [name] = step
    took.push(`${name} ${((Date.now() - start) / 1000).toFixed(1)} s`)
    if (status === 0) continue
    console.error(`\nFailed: ${name}. Ran: ${took.join(', ')}`)
    process.exit(status)
  }
}

console.log(`Chromium: ${findChromium()}`)
console.log(`MPD: ${mpd ?? 'none, so that real sound is not tested'}`)
for (const lanes of stages) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length > 1)))
console.log(`\nAll passed: ${took.join(', ')}`)
