import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { addKeys, changeLines, readGuide, type GuideStep } from './readGuide'

// `npm run test:guides`: does what docs/add-*.md say, all of them in one copy of the project, and runs the
// checks that they name. A guide whose code does not compile any more, or leads to a test that fails, fails
// here.

const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'guides-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
for (const file of tracked.split('\n'))
  if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const guides = readdirSync(join(root, 'docs'))
  .filter((name) => /^add-.*\.md$/.test(name))
  .map((name) => ({ name, ...readGuide(readFileSync(join(root, 'docs', name), 'utf8')) }))
const empty = guides.filter(({ steps }) => steps.length === 0).map(({ name }) => name)
if (empty.length > 0) throw new Error(`nothing in ${empty.join(', ')} can be followed`)
for (const { name, steps } of guides)
  for (const step of steps) {
    try {
      follow(step)
    } catch (error) {
      console.error(`docs/${name}, ${step.path}: ${String(error)}`)
      process.exit(1)
    }
  }

run('npm', ['run', '--silent', 'schemas'])
// New texts wait for translators, as each guide says that brings some.
run('npm', ['run', '--silent', 'locales', '--', 'wait'])
run('npx', ['tsc', '--noEmit'])
run('npx', ['vitest', 'run', '--project', 'unit*', ...new Set(guides.flatMap(({ tests }) => tests))])
console.log(`followed ${guides.map(({ name, steps }) => `${name} (${steps.length})`).join(', ')}`)

function follow({ kind, path, text }: GuideStep): void {
  const file = join(copy, path)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if ((kind === 'file') !== (before === undefined))
    throw new Error(before === undefined ? 'there is no such file' : 'the file is there already')
  mkdirSync(dirname(file), { recursive: true })
  if (before === undefined) writeFileSync(file, text)
  else if (kind === 'lines') writeFileSync(file, changeLines(before, text))
  else writeFileSync(file, `${JSON.stringify(addKeys(JSON.parse(before), JSON.parse(text)), null, 2)}\n`)
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: copy, stdio: 'inherit' })
  if (status === 0) return
  console.error(
    `After following ${guides.map(({ name }) => name).join(', ')}: ${[command, ...args].join(' ')} fails.`,
  )
  process.exit(1)
}
