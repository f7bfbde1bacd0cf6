import { readdir, readFile, access } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pluginLimits, readPluginJson } from '../pages/readPlugin'
import { type JsonObject, isJsonObject } from '../../authoring/json/Json'
import { type PluginFacts, Refused } from './InstallOrder'
import { readFacts } from './readFacts'

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
  facts: PluginFacts
}

/**
 * Looks at an unpacked package. Throws `Refused` without a package.json that names it and its category, and
 * without a UIConfig.json with sections.
 */
export async function checkPackage(unpacked: string): Promise<CheckedPackage> {
  const folder = await homeOf(unpacked)
  const manifest = await readObject(folder, 'package.json')
  if (manifest === undefined) throw new Refused('PLUGIN.NO_MANIFEST')
  const facts = readFacts(manifest)
  if (facts === undefined) throw new Refused('PLUGIN.NO_NAME')
  const page = await readObject(folder, 'UIConfig.json')
  if (page === undefined) throw new Refused('PLUGIN.NO_PAGE')
  if (!Array.isArray(page['sections'])) throw new Refused('PLUGIN.NO_SECTIONS')
  return { folder, facts }
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
