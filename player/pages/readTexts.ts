import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { JsonObject } from '../../authoring/json/Json'
import { leadsOut } from '../storage/insideFolder'
import type { JsonReading } from '../storage/openJsonDocument'
import { outside, readPluginJson } from './pluginJson'

/** More than any interface speaks. */
const mostLanguages = 100

/** A file of texts, as it was when it was read. */
interface Known {
  /** Another one when the file is another or was written. */
  state: string
  reading: JsonReading
}

/**
 * What the files of each folder held: 26 languages of eleven plugins are most of what a player reads when it
 * starts, and again whenever one file of one plugin has changed.
 */
const knownOf = new Map<string, Map<string, Known>>()

/**
 * The texts of a plugin per language code, from `strings_<lang>.json` beside its page and in `i18n/`. `take`
 * gets each file with what it held, and gives the texts where it holds some.
 */
export async function readTexts(
  folder: string,
  take: (file: string, reading: JsonReading) => JsonObject | undefined,
): Promise<Map<string, JsonObject>> {
  const texts = new Map<string, JsonObject>()
  for (const place of [folder, join(folder, 'i18n')])
    for (const [language, file, reading] of await readPlace(folder, place)) {
      const strings = texts.size < mostLanguages ? take(file, reading) : undefined
      if (strings !== undefined) texts.set(language, strings)
    }
  return texts
}

async function readPlace(
  folder: string,
  place: string,
): Promise<(readonly [language: string, file: string, reading: JsonReading])[]> {
  const [entries, isOutside] = await Promise.all([
    readdir(place, { withFileTypes: true }).catch(() => []),
    place === folder ? false : leadsOut(folder, place),
  ])
  const before = knownOf.get(place)
  const known = new Map<string, Known>()
  const read = async (file: string, isLink: boolean): Promise<JsonReading> => {
    if (isOutside || (isLink && (await leadsOut(folder, file)))) return outside
    const state = await stateOf(file)
    const old = before?.get(file)
    if (old !== undefined && old.state === state) {
      known.set(file, old)
      return old.reading
    }
    const reading = await readPluginJson(file)
    if (state !== undefined) known.set(file, { state, reading })
    return reading
  }
  const files = entries.flatMap((entry) => {
    const language = /^strings_(\w{1,20})\.json$/.exec(entry.name)?.[1]
    return language === undefined ? [] : [{ language, entry, file: join(place, entry.name) }]
  })
  const all = await Promise.all(
    files
      .slice(0, mostLanguages)
      .map(
        async ({ language, entry, file }) =>
          [language, file, await read(file, entry.isSymbolicLink())] as const,
      ),
  )
  if (known.size > 0) knownOf.set(place, known)
  else knownOf.delete(place)
  return all
}

/** Changes with the file's content, as far as a disk tells; undefined where there is none. */
async function stateOf(file: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true })
    return [ino, size, mtimeNs, ctimeNs].join(' ')
  } catch {
    return undefined
  }
}
