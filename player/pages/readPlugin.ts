import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Json } from '../../authoring/json/Json'
import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import { leadsOut } from '../storage/insideFolder'
import type { Plugin } from './Plugin'
import { allSections } from './allSections'
import { readPluginJson } from './readPluginJson'

/**
 * Reads one plugin folder: UIConfig.json, `i18n/strings_<lang>.json` or `strings_<lang>.json` beside it, and our own
 * plugin.json. Without a category it is found in what the author wrote. Never throws; what is wrong is in `problems`.
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

/** The category from package.json's plugin_type, else from the endpoint that the page saves to, else 'miscellanea'. */
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
