import { join, relative, resolve } from 'node:path'
import type { PreviewData } from '../../authoring/PreviewData'
import { folders } from '../../player/folders'
import { addresses, findFreePort } from '../../player/start/findFreePort'
import { buildInterface, isInterfaceStale } from '../../player/start/buildInterface'
import { help } from './help'
import { openBrowser } from './openBrowser'
import { type PreviewOptions, readPreviewOptions } from './readPreviewOptions'

const built = join(folders.root, 'dist/preview')

/**
 * `faceplate preview` with the words of its command line: builds the workshop if needed, then serves it until
 * it is ended, or writes it once. Rejects with an Error whose message tells the person what is wrong.
 */
export async function startPreview(words: string[]): Promise<void> {
  const options = readPreviewOptions(words)
  if (options.help) return console.log(help)
  if (await isInterfaceStale(folders.root, built)) {
    console.log('Building the preview …')
    await buildInterface(folders.root, 'build:preview')
  }
  await (options.staticFolder === undefined ? serve(options) : write(options, options.staticFolder))
}

/**
 * What does not change while the command runs. Its modules are imported late: a build makes the validators
 * that they use.
 */
async function readBase({ path, brand }: PreviewOptions): Promise<Pick<PreviewData, 'asked' | 'brand'>> {
  const { readBrand } = await import('../../player/core/readBrand')
  const { productName, accentColor } = await readBrand(
    brand === undefined ? folders.brandFile : resolve(brand),
  )
  return { asked: path, brand: { productName, accentColor } }
}

async function write(options: PreviewOptions, folder: string): Promise<void> {
  const [{ readPlugin }, { writeStatic }] = await Promise.all([
    import('./readPlugin'),
    import('./writeStatic'),
  ])
  const { files, lint } = await readPlugin(options.path, console.error)
  if (!files.source) throw new Error(files.missing)
  const diagnostics = lint()
  await writeStatic(built, resolve(folder), {
    ...(await readBase(options)),
    files,
    diagnostics,
    isLive: false,
  })
  console.log(`Open ${join(relative('', folder) || '.', 'index.html')}`)
}

async function serve(options: PreviewOptions): Promise<void> {
  const base = await readBase(options)
  const { createPreviewServer } = await import('./createPreviewServer')
  const { host, path } = options
  const free = await findFreePort(options.port, host, (taken) =>
    console.log(`Port ${taken} is taken, trying ${taken + 1}.`),
  )
  const server = await createPreviewServer({ base, path, host, port: free, built, log: console.log })
  const [address = '', ...others] = addresses(host, server.port)
  console.log(`Open ${address}`)
  for (const other of others) console.log(`  or ${other}`)
  if (options.opens) openBrowser(address)
  const end = () => void server.close().then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}
