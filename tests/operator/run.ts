/**
 * `npm run test:operator`: an owner's way through a project of an operator's own, in a real browser: signs
 * up, buys, enables and opens a player, cancels, deletes the account. Left out with a word where the
 * provider's tools cannot be had. See README.md.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installTools } from '../contract/cloud/installTools'
import { journey } from './journey'
import { openStage } from './openStage'

const kept = 'test-results/operator'
const since = (start: number) => `${((Date.now() - start) / 1_000).toFixed(1)} s`

/** Where the network is slow or away, everything else is tested all the same, ms. */
const timeoutMs = 120_000

const missing = await installTools(timeoutMs).then(
  () => undefined,
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
)
if (missing !== undefined) {
  console.log(`An operator's project: left out, ${missing}`)
  process.exit()
}
const begun = Date.now()
const stage = await openStage()
console.log(`Project, provider, player and browser are ready (${since(begun)})`)
try {
  for (const [name, walk] of journey) {
    const start = Date.now()
    try {
      await walk(stage)
      console.log(`  ✓ ${name} (${since(start)})`)
    } catch (error) {
      console.error(`  ✗ ${name} (${since(start)})`, error)
      console.error(`The pages: ${stage.panel.pageErrors.take().join('\n') || 'complained about nothing'}`)
      await mkdir(kept, { recursive: true })
      await writeFile(join(kept, 'emulators.log'), stage.project.log())
      await stage.takePictures(kept)
      console.error(`Pictures, and what the emulators said, are in ${kept}`)
      process.exitCode = 1
      break
    }
  }
} finally {
  await stage.close()
}
console.log(`Seen in the panel after it happened: ${stage.noted.join(', ')}`)
console.log(`In all ${since(begun)}`)
