/**
 * `npm run package:device [-- --word WORD] [--brand FILE] [--out FOLDER]`: the interface as a plugin of
 * players in the field, dist/device/NAME-VERSION.zip. `--word` is the player's own word where it is not the
 * brand's.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { zipSync } from 'fflate'
import { packageFiles } from '../devicePlugin/packageFiles'
import { readBrand } from '../player/core/readBrand'
import { buildInterface, isInterfaceStale } from '../player/start/buildInterface'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { word: { type: 'string' }, brand: { type: 'string' }, out: { type: 'string' } },
})

const own = await readBrand(values.brand ?? join(root, 'brand.json'))
const word = values.word ?? own.word
if (!/^[a-z][a-z0-9]*$/.test(word))
  throw new Error(`--word ${word}: small letters and digits, a letter first`)
const { version, license }: { version: string; license: string } = JSON.parse(
  await readFile(join(root, 'package.json'), 'utf8'),
)
const interfaceFolder = join(root, 'dist/app')
if (await isInterfaceStale(root, interfaceFolder)) await buildInterface(root)

const files = await packageFiles({
  brand: { ...own, word },
  name: own.word,
  version,
  license,
  interfaceFolder,
})
const zip = zipSync(files, { level: 9 })
const folder = values.out ?? join(root, 'dist/device')
await mkdir(folder, { recursive: true })
const file = join(folder, `${own.word}-${version}.zip`)
await writeFile(file, zip)
console.log(`${file}: ${Object.keys(files).length} files, ${(zip.length / 1_000_000).toFixed(1)} MB`)
