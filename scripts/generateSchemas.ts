import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readContract } from './schemas/readContract'

// `npm run schemas`: makes types, validators and the published page schema out of schemas/*/*.schema.json
// and the elements' own.
// Nothing is done while schemas and generator are as they were.

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const source = join(root, 'schemas')
const elements = join(root, 'src/renderer/elements')
const target = join(source, 'generated')
const stampFile = join(target, '.inputs')

const inputs = [
  ...filesBelow(source, (file) => file.endsWith('.schema.json') || file.endsWith('.ts')),
  ...filesBelow(elements, (file) => file.endsWith('.schema.json')),
  ...filesBelow(join(root, 'scripts/schemas'), () => true),
  join(root, 'scripts/generateSchemas.ts'),
  join(root, 'package.json'),
]
const stamp = inputs
  .reduce((hash, file) => hash.update(file.slice(root.length)).update(readFileSync(file)), createHash('sha1'))
  .digest('hex')

if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
  console.log('schemas: nothing changed')
} else {
  const started = performance.now()
  const [{ writeTypes }, { writeValidators }, { writePageSchema }, { writeAuthoring }] = await Promise.all([
    import('./schemas/writeTypes'),
    import('./schemas/writeValidators'),
    import('./schemas/writePageSchema'),
    import('./schemas/writeAuthoring'),
  ])
  const contract = readContract(source, elements)
  mkdirSync(target, { recursive: true })
  const files = {
    ...(await writeTypes(contract)),
    ...writeValidators(contract),
    ...writePageSchema(contract),
    ...writeAuthoring(contract),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text)
  writeFileSync(stampFile, stamp)
  console.log(`schemas: ${Object.keys(files).join(', ')} in ${Math.round(performance.now() - started)} ms`)
}

function filesBelow(folder: string, wanted: (file: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'generated' ? [] : filesBelow(path, wanted)
      return wanted(path) ? [path] : []
    })
    .sort()
}
