import { join } from 'node:path'
import { strToU8 } from 'fflate'
import { filesIn } from '../player/installer/checkPackage'
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

/** What the player sends compressed itself, or nobody asks for. */
const isLeftOut = (path: string) => /\.(gz|br|map)$/.test(path)

/** The files of a package, by their path in it. Rejects where the interface is not built. */
export async function packageFiles(wanted: DevicePackage): Promise<Record<string, Uint8Array>> {
  const { brand, name, interfaceFolder } = wanted
  const plugin = await filesIn(join(import.meta.dirname, 'plugin'))
  const built = Object.entries(await filesIn(interfaceFolder)).filter(([path]) => !isLeftOut(path))
  const fill = (content: Uint8Array) =>
    strToU8(
      Buffer.from(content)
        .toString('utf8')
        .replaceAll('PLUGIN_NAME', name)
        .replaceAll('PRODUCT_NAME', brand.productName),
    )
  return {
    ...Object.fromEntries(Object.entries(plugin).map(([path, content]) => [path, fill(content)])),
    ...Object.fromEntries(built.map(([path, content]) => [`ui/${path}`, content])),
    'ui/app/brand.json': strToU8(JSON.stringify(brand, null, 2)),
    'package.json': strToU8(JSON.stringify(manifestOf(wanted), null, 2)),
  }
}
