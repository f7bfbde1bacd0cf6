import { join } from 'node:path'
import { stat } from 'node:fs/promises'
import type { Diagnostic } from '../../authoring/Diagnostic'
import { lintPlugin } from '../../authoring/lint/lintPlugin'
import type { PreviewFiles } from '../../authoring/PreviewData'
import { readOffRules } from '../lint/readOffRules'
import { readPluginSource } from '../readPluginSource'
import { readImages } from './readImages'

/** A plugin as it was read: what is drawn, and what the rules make of it, which takes longer. */
interface ReadPlugin {
  files: PreviewFiles
  lint: () => Diagnostic[]
}

/**
 * Reads a plugin's files, or why there is no page. Never rejects; a package.json that switches off what is no
 * rule is told to `log`.
 */
export async function readPlugin(path: string, log: (line: string) => void): Promise<ReadPlugin> {
  try {
    const source = await readPluginSource(path)
    const isFolder = (await stat(path)).isDirectory()
    const off = await readOffRules(isFolder ? join(path, 'UIConfig.json') : path).catch((error: unknown) => {
      log(messageOf(error))
      return new Set<string>()
    })
    const strings = [...source.strings].map(([language, file]) => ({ language, file }))
    const images = await readImages(source.page)
    return {
      files: { source: { page: source.page, strings, images } },
      lint: () => lintPlugin(source, { off }),
    }
  } catch (error) {
    return { files: { missing: messageOf(error) }, lint: () => [] }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
