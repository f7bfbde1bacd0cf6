import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { leadsOut } from '../player/storage/insideFolder'
import { readWords } from './readWords'
import { asPage } from '../authoring/asPage'
import type { PluginSource, SourceFile } from '../authoring/PluginSource'

/**
 * Reads a plugin from its folder or its UIConfig.json: the page, and the texts in `i18n/strings_<lang>.json`
 * or `strings_<lang>.json` beside it. A file that describes a form of JSON Schema alone counts as a page with
 * it. Files are named as a path from where the command runs. Rejects with an Error whose message tells the
 * person what is wrong.
 */
export async function readPluginSource(path: string): Promise<PluginSource> {
  const kind = await stat(path).catch(() => undefined)
  if (!kind) throw new Error(`There is no file or folder “${path}”.`)
  const page = kind.isDirectory() ? join(path, 'UIConfig.json') : path
  const folder = dirname(page)
  // A page that is named itself may be a link: whoever named it meant what it leads to.
  const file = await readSourceFile(page, kind.isDirectory() ? folder : dirname(await realpath(page)))
  if (!file) throw new Error(`There is no settings page (UIConfig.json) in “${path}”.`)
  const strings = new Map<string, SourceFile>()
  for (const place of [folder, join(folder, 'i18n')]) {
    for (const name of await namesIn(place)) {
      const language = /^strings_([\w-]+)\.json$/.exec(name)?.[1]
      const texts = language === undefined ? undefined : await readSourceFile(join(place, name), folder)
      if (language !== undefined && texts) strings.set(language, texts)
    }
  }
  return { page: asPage(file), strings, words: await readWords(folder) }
}

async function readSourceFile(path: string, folder: string): Promise<SourceFile | undefined> {
  if (await leadsOut(folder, path)) throw new Error(`“${path}” leads out of the plugin’s folder.`)
  try {
    return { name: relative('', path), text: (await readFile(path, 'utf8')).replace(/^\uFEFF/, '') }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new Error(`“${path}” cannot be read.`, { cause: error })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort()
  } catch {
    return []
  }
}
