import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PreviewData } from '../../authoring/PreviewData'
import { dataScript } from './dataScript'
import { previewFiles } from './previewFiles'

/** Writes the workshop and the data into a folder, to be opened without a server. Other files there stay. */
export async function writeStatic(built: string, folder: string, data: PreviewData): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of Object.keys(previewFiles)) await copyFile(join(built, name), join(folder, name))
  await writeFile(join(folder, 'data.js'), dataScript(data))
}
