import { basename, join } from 'node:path'
import { type Json, type JsonObject, isJsonObject } from '../../authoring/json/Json'
import { leadsOut } from '../storage/insideFolder'
import type { JsonReading } from '../storage/openJsonDocument'
import { outside, readPluginJson } from './pluginJson'
import { readTexts } from './readTexts'

/** A plugin's folder as it was read. */
export interface Plugin {
  /**
   * `category/name`, e.g. `system_controller/network`: the page's address and the endpoint of its methods.
   */
  id: string
  name: string
  folder: string
  /** The page as its author wrote it; undefined when UIConfig.json cannot be read. */
  page: JsonObject | undefined
  /** Its package.json, if it has one. */
  manifest: JsonObject | undefined
  /** Texts per language code, e.g. `en`. */
  texts: ReadonlyMap<string, JsonObject>
  /** It came with the player; only such pages may hold `PLAYER.…` words. */
  shipped: boolean
  /** After a save every client gets the page, as real devices do for some. */
  broadcastsAfterSave: boolean
  /** What is wrong with its files, one line each, with file and place. */
  problems: string[]
}

/**
 * Reads one plugin folder: UIConfig.json, `i18n/strings_<lang>.json` or `strings_<lang>.json` beside it, and
 * our own plugin.json. Without a category it is found in what the author wrote. Never throws; what is wrong
 * is in `problems`.
 */
export async function readPlugin(
  folder: string,
  category: string | undefined,
  shipped: boolean,
): Promise<Plugin> {
  const problems: string[] = []
  const take = (file: string, reading: JsonReading): JsonObject | undefined => {
    if (reading.kind === 'missing') return undefined
    if (reading.kind === 'read' && isJsonObject(reading.value)) return reading.value
    problems.push(`${file}: ${reading.kind === 'read' ? 'not a JSON object' : reading.reason}`)
    return undefined
  }
  const read = async (name: string): Promise<JsonObject | undefined> => {
    const file = join(folder, name)
    return take(file, (await leadsOut(folder, file)) ? outside : await readPluginJson(file))
  }
  const page = await read('UIConfig.json')
  const own = await read('plugin.json')
  const manifest = await read('package.json')
  const authored = category ?? categoryOf(page, manifest, basename(folder))
  return {
    id: `${authored}/${basename(folder)}`,
    name: basename(folder),
    folder,
    page,
    manifest,
    texts: await readTexts(folder, take),
    shipped,
    broadcastsAfterSave: own?.['broadcastsAfterSave'] === true,
    problems,
  }
}

/**
 * The category from package.json's plugin_type, else from the endpoint that the page saves to, else
 * 'miscellanea'.
 */
function categoryOf(page: JsonObject | undefined, manifest: JsonObject | undefined, name: string): string {
  const types = Object.values(manifest ?? {}).flatMap((part) =>
    isJsonObject(part) ? [part['plugin_type']] : [],
  )
  const endpoints = allSections(page).map((section) => endpointOf(section['onSave']))
  const stem = name.replace(/-\d+$/, '')
  const own = endpoints.find((endpoint) => endpoint?.[1] === name || endpoint?.[1] === stem)
  return types.find((type) => typeof type === 'string') ?? own?.[0] ?? 'miscellanea'
}

function endpointOf(onSave: Json | undefined): string[] | undefined {
  const endpoint = isJsonObject(onSave) ? onSave['endpoint'] : undefined
  return typeof endpoint === 'string' ? endpoint.split('/') : undefined
}

/** The content items of a section that are objects. */
export function allItems(section: JsonObject): JsonObject[] {
  const content = section['content']
  return Array.isArray(content) ? content.filter(isJsonObject) : []
}

/**
 * The sections of a page that are objects; an author's page may lack them or hold anything in their place.
 */
export function allSections(page: JsonObject | undefined): JsonObject[] {
  const sections = page?.['sections']
  return Array.isArray(sections) ? sections.filter(isJsonObject) : []
}
