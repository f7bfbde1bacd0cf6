import { access, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isJsonObject, type Json, type JsonObject } from '../../authoring/json/Json'
import { readBrand } from '../../player/core/readBrand'
import { folders } from '../../player/folders'
import { buildInterface, isInterfaceStale } from '../../player/start/buildInterface'
import { cloudValidators } from '../../schemas/generated/cloudValidators'
import type { Brand, BrandCloud } from '../../schemas/generated/types'
import { hostingConfig, noHosts, servedFolder } from './hostingConfig'

const help = `Writes the folder from which \`firebase deploy\` serves the panel of an operator's own project: the built interface
with the brand, and firebase.json with headers and rewrites.

  faceplate cloud hosting --to FOLDER [options]

  --to FOLDER      where to; made if missing, and replaced if it is of an earlier time
  --brand FILE     the operator's brand.json, with its \`cloud\` (default brand.json of the package)
  --files DIR      files of the brand, laid out as public/ is, e.g. app/brand/acme.svg
  --settings FILE  what the functions are set to, as deploy/firebase/.env.example explains it; without it
                   \`firebase deploy\` asks
  --config FILE    the firebase.json that it becomes part of, with rules and functions, which are copied along
                   (default deploy/firebase/firebase.json of the package, where there is one)
  --help           this
`

/** What to write where. */
interface Hosting {
  to: string
  brandFile: string
  /** Files of the brand's own. */
  files?: string
  /** What the functions are set to. */
  settings?: string
  /** The firebase.json that it becomes part of. */
  config?: string
  /** The built interface. */
  interfaceFolder: string
}

/**
 * `faceplate cloud hosting` with the words of its command line. Rejects with an Error whose message tells
 * what is wrong.
 */
export async function runHosting(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      to: { type: 'string' },
      brand: { type: 'string' },
      files: { type: 'string' },
      settings: { type: 'string' },
      config: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(help)
  if (values.to === undefined) throw new Error('--to says which folder to write')
  if (await isInterfaceStale(folders.root, folders.builtInterface)) {
    console.log('Building the interface …')
    await buildInterface(folders.root)
  }
  const shipped = join(folders.root, 'deploy/firebase/firebase.json')
  const config = values.config ?? ((await exists(shipped)) ? shipped : undefined)
  const notes = await writeHosting({
    to: resolve(values.to),
    brandFile: values.brand === undefined ? folders.brandFile : resolve(values.brand),
    ...(values.files !== undefined && { files: resolve(values.files) }),
    ...(values.settings !== undefined && { settings: resolve(values.settings) }),
    ...(config !== undefined && { config: resolve(config) }),
    interfaceFolder: folders.builtInterface,
  })
  for (const note of notes) console.error(note)
  console.log(`Written. Serve it by: cd ${values.to} && firebase deploy --project YOUR-PROJECT`)
}

/** Writes the folder; resolves with what the operator should know besides. */
export async function writeHosting(hosting: Hosting): Promise<string[]> {
  const { to, brandFile, files, settings, config, interfaceFolder } = hosting
  const brand = await readBrand(brandFile)
  const cloud = cloudOf(brand, brandFile)
  const page = await readFile(join(interfaceFolder, 'index.html'), 'utf8')
  const firebase = config === undefined ? {} : await readFirebase(config)
  const existing = firebase['hosting'] ?? {}
  if (!isJsonObject(existing))
    throw new Error(`${config ?? ''} has a list of sites in “hosting”: there can be one only`)
  if (settings !== undefined && !(await exists(settings))) throw new Error(`“${settings}” cannot be read.`)
  await clear(to)
  const served = join(to, servedFolder)
  await cp(interfaceFolder, served, { recursive: true, filter: isServed })
  if (files !== undefined) await cp(files, served, { recursive: true, filter: isServed })
  await put(join(served, 'app/brand.json'), brand)
  for (const place of noHosts) await put(join(served, place), {})
  const rest = config === undefined ? {} : await copyAlong(firebase, dirname(config), to)
  if (settings !== undefined) await copySettings(settings, rest['functions'], to)
  await put(join(to, 'firebase.json'), { ...rest, hosting: hostingConfig({ brand, page, existing }) })
  const alone =
    'There was no firebase.json to become part of: rules and functions are not in it, Hosting alone is.'
  return [...notesOn(brand, cloud), ...(config === undefined ? [alone] : [])]
}

const isBrandCloud = (cloud: unknown): cloud is BrandCloud => cloudValidators.brandCloud(cloud)

function cloudOf({ cloud }: Brand, file: string): BrandCloud {
  if (isBrandCloud(cloud)) return cloud
  if (cloud === undefined)
    throw new Error(`${file} names no cloud: \`faceplate cloud config --project ID\` prints that part`)
  const [error] = cloudValidators.brandCloud.errors ?? []
  throw new Error(`${file}: cloud${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}`)
}

function notesOn({ cloudHosts }: Brand, { functions, emulators }: BrandCloud): string[] {
  const { hostname } = new URL(functions.production)
  return [
    ...(emulators === undefined ? [] : ['The brand names emulators: only this machine reaches those.']),
    ...(cloudHosts.production === hostname
      ? []
      : [
          `Pages of ${cloudHosts.production} alone are the cloud’s by “cloudHosts”, not those of ${hostname}.`,
        ]),
    ...(functions.bearer === true
      ? []
      : ['“functions.bearer” is not set: ID tokens stand in addresses, and so in logs.']),
  ]
}

/** Hosting compresses by itself; what is hidden, or only a build needs, is not for others. */
const isServed = (path: string) => !/\.(gz|br|map)$/.test(path) && !basename(path).startsWith('.')

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function put(file: string, value: Json | Brand): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** Only what an earlier run has written is replaced. */
async function clear(to: string): Promise<void> {
  const there = await readdir(to).catch((): string[] => [])
  if (there.length > 0 && !(there.includes('firebase.json') && there.includes(servedFolder)))
    throw new Error(`${to} has other things in it: take an empty folder`)
  await rm(join(to, servedFolder), { recursive: true, force: true })
  await mkdir(to, { recursive: true })
}

async function readFirebase(file: string): Promise<JsonObject> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`“${file}” cannot be read.`, { cause })
  })
  const value: Json = JSON.parse(text)
  if (isJsonObject(value)) return value
  throw new Error(`“${file}” is no firebase.json`)
}

/** What of each service is a path: `firebase deploy` takes none that leads out of the folder. */
const paths: readonly [service: string, field: string][] = [
  ['functions', 'source'],
  ['database', 'rules'],
  ['storage', 'rules'],
  ['firestore', 'rules'],
  ['firestore', 'indexes'],
]

/** Copies rules and functions that firebase.json names; resolves with what it says where they are now. */
async function copyAlong(firebase: JsonObject, from: string, to: string): Promise<JsonObject> {
  const entries = await Promise.all(
    Object.entries(firebase).map(async ([service, value]) => {
      const fields = paths.flatMap(([of, field]) => (of === service ? [field] : []))
      const copied = Array.isArray(value)
        ? await Promise.all(value.map((one) => copyFields(one, fields, from, to)))
        : await copyFields(value, fields, from, to)
      return [service, copied] as const
    }),
  )
  return Object.fromEntries(entries)
}

async function copyFields(value: Json, fields: readonly string[], from: string, to: string): Promise<Json> {
  if (!isJsonObject(value)) return value
  const copies = await Promise.all(
    fields.map(async (field): Promise<[string, Json][]> => {
      const path = value[field]
      if (typeof path !== 'string') return []
      const name = basename(path)
      await cp(resolve(from, path), join(to, name), { recursive: true, filter: isSource }).catch(
        (cause: unknown) => {
          throw new Error(`“${path}”, which firebase.json names, cannot be copied.`, { cause })
        },
      )
      return [[field, name]]
    }),
  )
  return { ...value, ...Object.fromEntries(copies.flat()) }
}

const isSource = (path: string) => basename(path) !== 'node_modules'

/** Lays the settings where `firebase deploy` looks for them: beside the source of all functions. */
async function copySettings(settings: string, functions: Json | undefined, to: string): Promise<void> {
  for (const one of [functions].flat()) {
    const source = isJsonObject(one) ? one['source'] : undefined
    if (typeof source === 'string') await cp(settings, join(to, source, '.env'))
  }
}
