import { readdir, readFile, access } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pluginLimits, readPluginJson } from '../pages/pluginJson'
import { type JsonObject, isJsonObject, type Json } from '../../authoring/json/Json'

/** What a plugin's package.json says of it. */
export interface PluginDescription {
  /** `category/name`. */
  id: string
  name: string
  category: string
  prettyName: string
  version: string
  description: string
  author: string
  license: string
  /** FontAwesome classes. */
  icon?: string
  /** When it was changed last, as its author wrote it. */
  updated?: string
  /** HTML for the window of details. */
  details?: string
}

/** What names and categories may be: they become folders and addresses. */
const harmless = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

/**
 * Reads a package.json: `name`, `version`, `description`, `author`, `license`, and in whichever part holds a
 * `plugin_type` (the category) `prettyName`, `icon`, `updated`, `details`. Undefined when name or category is
 * missing or could do harm as a folder.
 */
export function readDescription(manifest: JsonObject): PluginDescription | undefined {
  const info = Object.values(manifest).find(isInfo) ?? {}
  const name = textOf(manifest['name'])
  const category = textOf(info['plugin_type'])
  if (!harmless.test(name) || !harmless.test(category)) return undefined
  const { author } = manifest
  const optional = { icon: info['icon'], updated: info['updated'], details: info['details'] }
  const given = Object.entries(optional).filter(([, value]) => typeof value === 'string' && value !== '')
  return {
    id: `${category}/${name}`,
    name,
    category,
    prettyName: textOf(info['prettyName']) || name,
    version: textOf(manifest['version']) || '0.0.0',
    description: textOf(manifest['description']),
    author: textOf(isJsonObject(author) ? author['name'] : author),
    license: textOf(manifest['license']),
    ...Object.fromEntries(given),
  }
}

function isInfo(part: Json): part is JsonObject {
  return isJsonObject(part) && typeof part['plugin_type'] === 'string'
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** Why a package was not installed: a text of `texts/`, and what fills its gaps. */
export class Refused extends Error {
  constructor(
    /** Path of the text, e.g. `PLUGIN.NO_PAGE`. */
    readonly text: string,
    readonly values: Readonly<Record<string, string>> = {},
  ) {
    super(`${text} ${JSON.stringify(values)}`)
  }
}

/** What is to be installed, and how it came. */
export interface InstallOrder {
  /** Where the package is: an address of the store, or what an upload was given. */
  url: string
  /** The upload itself; it is gone afterwards. */
  file?: string
  /** The plugin that is to be replaced, `category/name`. */
  replaces?: string
}

/** How large a package may be. */
export interface PackageLimits {
  /** The file itself, bytes. */
  packed: number
  /** All that it holds, bytes. */
  unpacked: number
  /** Files and folders in it. */
  entries: number
  /** A page, a manifest or texts, unpacked, bytes. */
  json: number
  /** Characters of a path in it. */
  path: number
}

/** More than any real plugin has, and what the disk of a small player can bear. */
export const packageLimits: PackageLimits = {
  packed: 50_000_000,
  unpacked: 200_000_000,
  entries: 10_000,
  json: pluginLimits.file,
  path: 240,
}

/** The files of a folder and of those in it, by their path inside, with `/` between. */
export async function filesIn(folder: string): Promise<Record<string, Uint8Array>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = files.map(
    async (file) => [relative(folder, file).split(sep).join('/'), await readFile(file)] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}

/** A plugin that can be laid in its place. */
interface CheckedPackage {
  /** Where its package.json lies: the folder that was given, or the only one in it. */
  folder: string
  description: PluginDescription
}

/**
 * Looks at an unpacked package. Throws `Refused` without a package.json that names it and its category, and
 * without a UIConfig.json with sections.
 */
export async function checkPackage(unpacked: string): Promise<CheckedPackage> {
  const folder = await homeOf(unpacked)
  const manifest = await readObject(folder, 'package.json')
  if (manifest === undefined) throw new Refused('PLUGIN.NO_MANIFEST')
  const description = readDescription(manifest)
  if (description === undefined) throw new Refused('PLUGIN.NO_NAME')
  const page = await readObject(folder, 'UIConfig.json')
  if (page === undefined) throw new Refused('PLUGIN.NO_PAGE')
  if (!Array.isArray(page['sections'])) throw new Refused('PLUGIN.NO_SECTIONS')
  return { folder, description }
}

/** Archives of a whole folder hold it, and not its files, at their root. */
async function homeOf(unpacked: string): Promise<string> {
  const isHere = await access(join(unpacked, 'package.json')).then(
    () => true,
    () => false,
  )
  if (isHere) return unpacked
  const entries = await readdir(unpacked, { withFileTypes: true })
  const [only, ...others] = entries.filter(({ name }) => name !== '__MACOSX')
  return only?.isDirectory() && others.length === 0 ? join(unpacked, only.name) : unpacked
}

async function readObject(folder: string, file: string): Promise<JsonObject | undefined> {
  const reading = await readPluginJson(join(folder, file))
  if (reading.kind === 'missing') return undefined
  if (reading.kind === 'read' && isJsonObject(reading.value)) return reading.value
  const reason = reading.kind === 'read' ? 'not a JSON object' : reading.reason
  throw new Refused('PLUGIN.BROKEN_JSON', { file, reason })
}

/** A category of the store. */
export interface StoreCategory {
  id: string
  name: string
  prettyName: string
  description: string
}

/** A plugin that can be had: what its package.json says, and its files. */
export interface StorePlugin {
  manifest: JsonObject
  files: () => Promise<Record<string, Uint8Array>>
}
