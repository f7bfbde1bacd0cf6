import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { strToU8 } from 'fflate'
import type { Brand } from '../schemas/generated/types'

/** What a package is made for. */
export interface DevicePackage {
  /** The brand that the interface has there; its `word` is the player's. */
  brand: Brand
  /**
   * The plugin's name and folder on the player: a brand's, so that two brands can be installed beside each
   * other.
   */
  name: string
  version: string
  license: string
  /** Folder of the built interface. */
  interfaceFolder: string
}

/** What the store and the installer of players ask for in a package.json. */
const manifestOf = ({ brand, name, version, license }: DevicePackage) => ({
  name,
  version,
  prettyName: brand.productName,
  description: `${brand.productName}: a front panel for this player, in every browser and on its own screen.`,
  main: 'index.js',
  author: brand.productName,
  license,
  engines: { node: '>=14', [brand.word]: '>=3' },
  [`${brand.word}_info`]: {
    prettyName: brand.productName,
    plugin_type: 'user_interface',
    icon: 'fa-desktop',
    architectures: ['amd64', 'armhf', 'arm64'],
    os: ['buster', 'bookworm'],
    details: `Shows ${brand.productName} in the place of the player's own interface. The way back is on its page.`,
  },
})

async function filesBelow(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = files.map(
    async (file) => [relative(folder, file).split(sep).join('/'), await readFile(file)] as const,
  )
  return new Map(await Promise.all(read))
}

/** What the player sends compressed itself, or nobody asks for. */
const isLeftOut = (path: string) => /\.(gz|br|map)$/.test(path)

/** The files of a package, by their path in it. Rejects where the interface is not built. */
export async function packageFiles(wanted: DevicePackage): Promise<Record<string, Uint8Array>> {
  const { brand, name, interfaceFolder } = wanted
  const plugin = await filesBelow(join(import.meta.dirname, 'plugin'))
  const built = await filesBelow(interfaceFolder)
  const fill = (content: Uint8Array) =>
    strToU8(
      Buffer.from(content)
        .toString('utf8')
        .replaceAll('PLUGIN_NAME', name)
        .replaceAll('PRODUCT_NAME', brand.productName),
    )
  const files = new Map<string, Uint8Array>()
  for (const [path, content] of plugin) files.set(path, fill(content))
  for (const [path, content] of built) if (!isLeftOut(path)) files.set(`ui/${path}`, content)
  files.set('ui/app/brand.json', strToU8(JSON.stringify(brand, null, 2)))
  files.set('package.json', strToU8(JSON.stringify(manifestOf(wanted), null, 2)))
  return Object.fromEntries(files)
}
