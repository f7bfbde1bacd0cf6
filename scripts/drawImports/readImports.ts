import { execFileSync } from 'node:child_process'
import type { ICruiseResult } from 'dependency-cruiser'
import type { FileImports } from './FileImports'

const folders = ['src', 'machines', 'schemas', 'authoring', 'player', 'cli']

/** Tests, and what only they use, look into every room. */
const ofTests = String.raw`\.test\.tsx?$|^player/testing/`

/** What is generated is imported, but its own imports do not matter. */
const closed = '(^|/)node_modules/|^schemas/generated/'

const most = 64_000_000

/**
 * The imports of every source file but tests, as `npm run check:imports` reads them. Throws where they cannot
 * be read.
 */
export function readImports(): FileImports[] {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
  const options = ['--config', '.dependency-cruiser.cjs', '--validate', 'false', '--output-type', 'json']
  const bounds = ['--exclude', ofTests, '--do-not-follow', closed]
  const text = execFileSync(
    process.execPath,
    ['--require', './scripts/swcReadsTsx.cjs', program, ...options, ...bounds, ...folders],
    { encoding: 'utf8', maxBuffer: most },
  )
  const { modules }: ICruiseResult = JSON.parse(text)
  return modules.map(({ source, dependencies }) => ({
    file: source,
    imports: dependencies.map(({ resolved }) => resolved),
  }))
}
