import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { allowedInScripts, allowedInSheets } from './floor/allowed'
import type { Fault } from './floor/Fault'
import { ownMembersOf, readScript, scriptFaults } from './floor/scriptFaults'
import { sheetFaults } from './floor/sheetFaults'

// `npm run check:floor`: reads the built scripts and sheets in dist/app (or in the folder given) against what
// is known of browsers, and fails for what the oldest that we serve have not and nothing stands in for.

const folder = process.argv[2] ?? 'dist/app'
const filesOf = (ending: string): [file: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')])

/** The members that src/fills.ts brings along. */
const filled = readFileSync('src/fills.ts', 'utf8').matchAll(/\bfill\(.*?, '(\w+)'/gs)

/** What may be there by a reason: `overflow: clip` by that, or by `overflow` whatever its word. */
const isAllowed = (allowed: object, used: Set<string>) => (fault: Fault) => {
  const name = [fault.what, fault.what.replace(/: .*/, '')].find((one) => Object.hasOwn(allowed, one))
  if (name !== undefined) used.add(name)
  return name !== undefined
}

let count = 0
function report(files: [string, string][], faultsOf: (text: string) => Fault[], allowed: object): void {
  const used = new Set<string>()
  const may = isAllowed(allowed, used)
  for (const [file, text] of files)
    for (const fault of faultsOf(text).filter((one) => !may(one))) {
      count += 1
      console.log(`${file}: ${fault.what} (not in ${fault.lacked.join(', ')}) in ${fault.near}`)
    }
  for (const name of Object.keys(allowed).filter((one) => !used.has(one))) {
    count += 1
    console.log(`scripts/floor/allowed.ts: nothing has ${name} any more`)
  }
}

const scripts = filesOf('.js')
const sheets = filesOf('.css')
if (scripts.length === 0 || sheets.length === 0) throw new Error(`There is no build in ${folder}`)
const known = new Set([
  ...[...filled].map(([, name = '']) => name),
  ...scripts.flatMap(([, text]) => [...ownMembersOf(readScript(text))]),
])
report(scripts, (text) => scriptFaults(text, known), allowedInScripts)
report(sheets, sheetFaults, allowedInSheets)
console.log(`${scripts.length} scripts and ${sheets.length} sheets, ${count} beyond the oldest browsers`)
if (count > 0) process.exitCode = 1
