import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import { readPluginJson } from '../pages/readPluginJson'
import type { PluginFacts } from './PluginFacts'
import { Refused } from './Refused'
import { readFacts } from './readFacts'

/** A plugin that can be laid in its place. */
export interface CheckedPackage {
  /** Where its package.json lies: the folder that was given, or the only one in it. */
  folder: string
  facts: PluginFacts
}

/**
 * Looks at an unpacked package. Throws `Refused` without a package.json that names it and its category, and without a UIConfig.json
 * with sections.
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
