import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from './size/Manifest'
import { measureLoads } from './size/measureLoads'

// `npm run check:size`: how much JavaScript the build in dist/app (or in the folder given) makes a browser
// load, gzip at the default level, and of how many files the build is. Fails over budget. A size-limit glob
// could match nothing unnoticed; the manifest cannot.

/** Who installs the package waits for each. */
const mostFiles = 900

const folder = process.argv[2] ?? 'dist/app'
const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
const text = (file: string) => readFileSync(join(folder, file), 'utf8')
const firstScript = /<script>([^]+?)<\/script>/.exec(text('index.html'))?.[1]
if (firstScript === undefined) throw new Error('index.html lacks the script that a page begins with')
const loads = measureLoads(
  manifest,
  (file) => gzipSync(file === 'index.html' ? firstScript : text(file)).length,
)

for (const { what, bytes, budget } of loads) {
  const verdict = bytes <= budget ? 'ok' : 'TOO MUCH'
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB gzip of at most ${budget / 1000} kB: ${verdict}`)
}
const count = readdirSync(join(folder, 'assets')).length
console.log(`files: ${count} of at most ${mostFiles}: ${count <= mostFiles ? 'ok' : 'TOO MANY'}`)
if (count > mostFiles || loads.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1
