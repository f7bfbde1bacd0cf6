import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { folders } from './folders'
import { addresses } from './start/addresses'
import { buildInterface } from './start/buildInterface'
import { help } from './start/help'
import { isInterfaceStale } from './start/isInterfaceStale'
import { findFreePort } from './start/findFreePort'
import { readOptions, type StartOptions } from './start/readOptions'
import { userDataFolder } from './start/userDataFolder'
import { keepAside } from './storage/keepAside'

/**
 * `npm start` and `serve` of the command, with the words of their command line: builds the interface if needed, starts the player
 * and says where to open it. Rejects with an Error whose message tells the person what is wrong.
 */
export async function startPlayer(words: string[]): Promise<void> {
  const options = readOptions(words)
  if (options.help) console.log(help)
  else await start(options)
}

/** Names in requests come from anyone; none of them may move the cursor of whoever reads. */
const say = (line: string) => console.log(line.replace(/[^\P{Cc}\n]/gu, '?'))

async function start(options: StartOptions): Promise<void> {
  if (!options.withoutInterface && (await isInterfaceStale(folders.root, folders.builtInterface))) {
    say('Building the interface …')
    await buildInterface(folders.root)
  }
  const free = await findFreePort(options.port, options.host, (taken) =>
    say(`Port ${taken} is taken, trying ${taken + 1}.`),
  )
  const server = await startServer(options, free)
  endWith(() => server.close())
  sayWhere(options, server.port)
}

function sayWhere({ host, device, withoutInterface }: StartOptions, port: number): void {
  const [first = '', ...others] = addresses(host, port)
  if (withoutInterface) return say(`Player at ${first}`)
  say(`Open ${first}`)
  for (const address of others) say(`  or ${address}`)
  if (device === undefined) say(`Show overlays, change menus, cut connections: ${first}/control`)
}

/** What runs on a port until it is closed. */
interface Running {
  port: number
  close(): Promise<void>
}

/** Starts what was asked for. Its modules are imported late: a build makes the validators that they use. */
async function startServer(options: StartOptions, port: number): Promise<Running> {
  const { device, host, generation, manners, synthetic, withoutWizard } = options
  const brandFile = options.brand === undefined ? folders.brandFile : resolve(options.brand)
  const common = { brandFile, port, log: say, ...(host !== undefined && { host }) }
  if (device !== undefined) {
    const { createInterfaceServer } = await import('./createInterfaceServer')
    say(`For the player at ${device}`)
    return createInterfaceServer({ ...common, device })
  }
  const [{ createPlayer }, { readBrand }] = await Promise.all([
    import('./createPlayer'),
    import('./core/readBrand'),
  ])
  const dataFolder =
    options.data === undefined ? userDataFolder((await readBrand(brandFile)).word) : resolve(options.data)
  const pluginFolders = options.plugins.map((folder) => resolve(folder))
  for (const folder of pluginFolders) await assertThere('--plugins', folder)
  const musicFolder = options.music === undefined ? undefined : resolve(options.music)
  if (musicFolder !== undefined) await assertThere('--music', musicFolder)
  if (options.fresh) await startAnew(dataFolder)
  say(`State in ${dataFolder}`)
  return createPlayer({
    ...common,
    dataFolder,
    generation,
    pluginFolders,
    withoutWizard,
    manners,
    synthetic,
    ...(musicFolder !== undefined && { musicFolder }),
  })
}

async function assertThere(option: string, folder: string): Promise<void> {
  await access(folder).catch(() => {
    throw new Error(`${option} ${folder} does not exist`)
  })
}

async function startAnew(dataFolder: string): Promise<void> {
  try {
    await access(dataFolder)
  } catch {
    return
  }
  say(`What was kept is now in ${await keepAside(dataFolder, 'before', new Date())}`)
}

function endWith(close: () => Promise<void>): void {
  let ending = false
  const end = () => {
    // A second Ctrl-C does not wait.
    if (ending) process.exit(1)
    ending = true
    void close().then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
