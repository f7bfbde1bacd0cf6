import { stat, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Json, type JsonObject, isJsonObject } from '../../authoring/json/Json'
import { readJsonFile, type JsonReading } from '../storage/openJsonDocument'
import { leadsOut } from '../storage/insideFolder'

/** What a JSON file of a plugin may hold: several times as much as the largest real one. */
export const pluginLimits = {
  /** Bytes of a file. */
  file: 1_000_000,
  /** Lists and objects within each other. */
  depth: 32,
  values: 50_000,
  /** Of all texts together, also once a page's words are filled in. */
  characters: 5_000_000,
}

/** What is too much in a value, in words for its author; undefined when nothing is. */
export function excessIn(value: Json): string | undefined {
  const { depth, values, characters } = pluginLimits
  const open: [value: Json, depth: number][] = [[value, 1]]
  let count = 0
  let length = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [one, at] = next
    count += 1
    if (count > values) return `more than ${values} values`
    if (at > depth) return `more than ${depth} levels`
    if (typeof one === 'string') length += one.length
    if (length > characters) return `more than ${characters} characters`
    if (typeof one !== 'object' || one === null) continue
    for (const inner of Object.values(one)) open.push([inner, at + 1])
  }
  return undefined
}

/**
 * Reads a JSON file of a plugin; one that is too large is not read, and what is too much in it counts as
 * broken. Never throws.
 */
export async function readPluginJson(file: string): Promise<JsonReading> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > pluginLimits.file)
    return { kind: 'broken', reason: `larger than ${pluginLimits.file / 1_000_000} MB` }
  const reading = await readJsonFile(file)
  const excess = reading.kind === 'read' ? excessIn(reading.value) : undefined
  return excess === undefined ? reading : { kind: 'broken', reason: excess }
}

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
  const read = async (file: string): Promise<JsonObject | undefined> => {
    if (await leadsOut(folder, file)) {
      problems.push(`${file}: it leads out of the plugin's folder`)
      return undefined
    }
    const reading = await readPluginJson(file)
    if (reading.kind === 'missing') return undefined
    if (reading.kind === 'read' && isJsonObject(reading.value)) return reading.value
    problems.push(`${file}: ${reading.kind === 'read' ? 'not a JSON object' : reading.reason}`)
    return undefined
  }
  const page = await read(join(folder, 'UIConfig.json'))
  const own = await read(join(folder, 'plugin.json'))
  const manifest = await read(join(folder, 'package.json'))
  const authored = category ?? categoryOf(page, manifest, basename(folder))
  return {
    id: `${authored}/${basename(folder)}`,
    name: basename(folder),
    folder,
    page,
    manifest,
    texts: await readTexts(folder, read),
    shipped,
    broadcastsAfterSave: own?.['broadcastsAfterSave'] === true,
    problems,
  }
}

/** More than any interface speaks. */
const mostLanguages = 100

async function readTexts(folder: string, read: (file: string) => Promise<JsonObject | undefined>) {
  const texts = new Map<string, JsonObject>()
  for (const place of [folder, join(folder, 'i18n')]) {
    for (const file of await namesIn(place)) {
      const language = /^strings_(\w{1,20})\.json$/.exec(file)?.[1]
      if (language === undefined || texts.size >= mostLanguages) continue
      const strings = await read(join(place, file))
      if (strings !== undefined) texts.set(language, strings)
    }
  }
  return texts
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    return []
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
