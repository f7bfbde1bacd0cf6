import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import brand from '../../brand.json' with { type: 'json' }
import { packageFiles } from '../../devicePlugin/packageFiles'

/** The interface as a plugin for a player of `word`, in a version. */
export const interfacePackage = (
  interfaceFolder: string,
  version: string,
): Promise<Record<string, Uint8Array>> =>
  packageFiles({ brand, name: brand.word, version, license: 'GPL-3.0-or-later', interfaceFolder })

/** Hands a package over by the address of uploads; resolves with the status of the answer. */
export async function uploadPackage(url: string, files: Record<string, Uint8Array>): Promise<number> {
  const body = new FormData()
  body.append('filename', new Blob([new Uint8Array(zipSync(files))]), 'interface.zip')
  return (await fetch(`${url}/plugin-upload`, { method: 'POST', body })).status
}

/** Writes a store that sells nothing but that package. */
export async function writeStore(folder: string, files: Record<string, Uint8Array>): Promise<void> {
  const category = { id: 'user_interface', name: 'user_interface', prettyName: 'Interfaces', description: '' }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'categories.json'), JSON.stringify([category]))
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, category.id, brand.word, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** An interface that is a page and a script. */
export async function writeSmallInterface(folder: string, title: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>${title}</title>`)
  await writeFile(join(folder, 'assets/a.js'), 'export {}\n'.repeat(200))
}
