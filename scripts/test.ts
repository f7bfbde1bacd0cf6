/**
 * `npm test`: everything that CI runs, one step after the other, cheapest first; stops at the first failure.
 * The last lines say which steps ran and how long each took.
 */
import { spawnSync } from 'node:child_process'
import { findChromium } from '../tests/support/findChromium'

const steps: readonly [name: string, script: string][] = [
  ['schemas', 'schemas'],
  ['format', 'check:format'],
  ['types', 'check:types'],
  ['lint', 'check:lint'],
  ['import rules and cycles', 'check:imports'],
  ['unused code', 'check:unused'],
  ['guides', 'test:guides'],
  ['unit tests', 'test:unit'],
  ['attacks', 'test:attacks'],
  ['stories as tests', 'test:stories'],
  ['build', 'build'],
  ['build of the preview', 'build:preview'],
  ['build of the command', 'build:command'],
  ['bundle size', 'check:size'],
  ['oldest browsers', 'check:floor'],
  ['journeys', 'test:e2e'],
  ['other browsers', 'test:browsers -- --short'],
  ['corpus', 'test:corpus'],
]

console.log(`Chromium: ${findChromium()}`)
const took: string[] = []
for (const [name, script] of steps) {
  console.log(`\n── ${name} (npm run ${script})`)
  const start = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', ...script.split(' ')], { stdio: 'inherit' })
  took.push(`${name} ${((Date.now() - start) / 1000).toFixed(1)} s`)
  if (status !== 0) {
    console.error(`\nFailed: ${name}. Ran: ${took.join(', ')}`)
    process.exit(status ?? 1)
  }
}
console.log(`\nAll passed: ${took.join(', ')}`)
