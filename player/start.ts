import { access, stat } from 'node:fs/promises'
import { resolve, join } from 'node:path'
import { folders } from './folders'
import { isLoopback } from './http/localAddresses'
import type { MpdChoice } from './mpd/openMpd'
import { addresses, findFreePort } from './start/findFreePort'
import {
  describePlayers,
  originOfDevice,
  announcePlayer,
  findPlayers,
  type FoundPlayer,
} from './discovery/findPlayers'
import { buildInterface, isInterfaceStale } from './start/buildInterface'
import { helpOf, readOptions, type StartCommand, type StartOptions } from './start/readOptions'
import { startIn, userDataFolder } from './start/userDataFolder'
import { keepAside } from './storage/writeAtomically'
import { safeStem } from './uploads/receiveFile'
import { hostname } from 'node:os'

/** A cloud that accounts are at. */
interface RunningCloud {
  /** Where it listens. */
  url: string
  close(): Promise<void>
}

/** The port of an embedded cloud, unless it is taken. */
const usualPort = 4_400

/**
 * The cloud that was asked for; the player's own keeps its data with those of the player. Undefined where
 * there is to be none, or where the brand names a real one.
 */
export async function startCloud(
  { cloud, host, port, origins }: Pick<StartOptions, 'cloud' | 'host' | 'port' | 'origins'>,
  { dataFolder, hasCloud, log }: { dataFolder: string; hasCloud: boolean; log: (line: string) => void },
): Promise<RunningCloud | undefined> {
  if (cloud instanceof URL) return { url: cloud.origin, close: () => Promise.resolve() }
  if (cloud === 'none' || hasCloud) return undefined
  const { createCloud } = await import('../cloud/createCloud')
  const name = hostname()
  const started = await createCloud({
    folder: join(dataFolder, 'cloud'),
    port: port === 0 ? 0 : await findFreePort(usualPort, host, () => undefined),
    // The names by which others of the network know this machine.
    origins: [...origins, `http://${name}`, `http://${name}.local`].filter((origin) => URL.canParse(origin)),
    host,
    log,
  })
  return { url: started.url, close: () => started.close() }
}

/**
 * `player` and `serve` of the command, with the words of their command line: builds the interface if needed,
 * starts the player or looks for one, and says where to open it. Rejects with an Error whose message tells
 * the person what is wrong.
 */
export async function startPlayer(words: string[], command: StartCommand): Promise<void> {
  const options = readOptions(words, command)
  if (options.help) console.log(helpOf[command])
  else await start(options)
}

/** Looks for players that are called by the brand's word. */
async function finderOf(brandFile: string | undefined): Promise<() => Promise<FoundPlayer[]>> {
  const { readBrand } = await import('./core/readBrand')
  const { word } = await readBrand(brandFile === undefined ? folders.brandFile : resolve(brandFile))
  return () => findPlayers(word)
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
  sayWhere(options, server)
}

function sayWhere(
  { host, device, find, base, withoutInterface }: StartOptions,
  { port, cloud }: Running,
): void {
  const [first = '', ...others] = addresses(host, port)
  if (cloud !== undefined) {
    const here = cloud.replace(/\/\/(?:0\.0\.0\.0|\[?::\]?):/, '//localhost:')
    say(`Accounts at ${here}; their mails arrive at ${here}/outbox`)
  }
  if (withoutInterface) return say(`Player at ${first}`)
  const below = base === '' ? '' : `${base}/`
  say(`Open ${first}${below}`)
  for (const address of others) say(`  or ${address}${below}`)
  if (isLoopback(host)) say('Only this machine reaches it. To let phones and tablets in: --host 0.0.0.0')
  if (device === undefined && !find) say(`Show overlays, change menus, cut connections: ${first}/control`)
}

/** What runs on a port until it is closed. */
interface Running {
  port: number
  /** Origin of the embedded cloud, if there is one. */
  cloud?: string
  close(): Promise<void>
}

/** Starts what was asked for. Its modules are imported late: a build makes the validators that they use. */
async function startServer(options: StartOptions, port: number): Promise<Running> {
  const { host, origins, trusted, base, generation, quirks, synthetic, syntheticPlugins, withoutWizard } =
    options
  const brandFile = options.brand === undefined ? folders.brandFile : resolve(options.brand)
  const common = { brandFile, port, host, origins, trusted, log: say }
  if (options.find) {
    const find = await finderOf(options.brand)
    // Before it is open: whoever reads in the terminal may take one of them there.
    say('Looking for players in the house …')
    say(describePlayers(await find()))
    const { createInterfaceServer } = await import('./createInterfaceServer')
    return createInterfaceServer({ ...common, base, device: find })
  }
  if (options.device !== undefined) {
    const device = await originOfDevice(options.device, await finderOf(options.brand))
    const { createInterfaceServer } = await import('./createInterfaceServer')
    say(options.proxy ? `All of the player at ${device} passes through here` : `For the player at ${device}`)
    // Whether it has accounts at all says its own menu.
    const cloud = options.cloud instanceof URL ? { cloud: options.cloud.origin } : {}
    return {
      ...(await createInterfaceServer({ ...common, ...cloud, base, device, isProxy: options.proxy })),
      ...cloud,
    }
  }
  const [{ createPlayers }, { readBrand }] = await Promise.all([
    import('./createPlayers'),
    import('./core/readBrand'),
  ])
  const brand = await readBrand(brandFile)
  const place = options.mpd === 'own' ? undefined : options.mpd?.written
  const dataFolder =
    options.data === undefined
      ? userDataFolder(folderName(brand.word, options.name, place))
      : resolve(options.data)
  const pluginFolders = options.plugins.map((folder) => resolve(folder))
  for (const folder of pluginFolders) await assertFolder('--plugins', folder)
  const musicFolder = options.music === undefined ? undefined : resolve(options.music)
  if (musicFolder !== undefined) await assertFolder('--music', musicFolder)
  const mpd = toChoice(options.mpd)
  if (mpd === undefined) await sayHowToHear()
  if (options.fresh) await startAnew(dataFolder)
  say(`State in ${dataFolder}`)
  const hasCloud = brand.cloud !== undefined
  const cloud = await startIn(dataFolder, () => startCloud(options, { dataFolder, hasCloud, log: say }))
  const player = await startIn(dataFolder, () =>
    createPlayers({
      ...common,
      ...(cloud && { cloud }),
      withoutAccounts: options.cloud === 'none',
      dataFolder,
      generation,
      pluginFolders,
      withoutWizard,
      quirks,
      synthetic,
      peers: options.peers,
      ...(options.name !== undefined && { name: options.name }),
      syntheticPlugins,
      ...(mpd !== undefined && { mpd }),
      ...(musicFolder !== undefined && { musicFolder }),
    }),
  )
  // Who can be reached from this machine alone is nobody's to find.
  const announced = { name: player.name(), port: player.port }
  const endWord = isLoopback(host) ? undefined : announcePlayer(brand.word, announced)
  return {
    port: player.port,
    ...(cloud && { cloud: cloud.url }),
    async close() {
      await endWord?.()
      // The player first: it says goodbye to the cloud.
      await player.close()
      await cloud?.close()
    },
  }
}

function toChoice(wish: StartOptions['mpd']): MpdChoice | undefined {
  if (wish === undefined || wish === 'own') return wish && { kind: 'own' }
  const password = process.env['MPD_PASSWORD']
  return { kind: 'shared', login: { ...wish, ...(password !== undefined && { password }) } }
}

async function sayHowToHear(): Promise<void> {
  const { hasMpd } = await import('./mpd/startMpd')
  if (await hasMpd()) say('No sound comes out. There is an mpd on this machine: with --mpd it makes some.')
}

/**
 * Several players of one person, by their names, keep what they know apart; so do those of other MPDs, whose
 * music is not that of one another.
 */
function folderName(word: string, ...names: (string | undefined)[]): string {
  const stems = names.flatMap((name) =>
    name === undefined ? [] : safeStem(`${name.replaceAll('/', '-')}.`).toLowerCase(),
  )
  return [word, ...stems].join('-')
}

/** Of a file, too, nothing could be read, and nobody would be told why the library is empty. */
async function assertFolder(option: string, folder: string): Promise<void> {
  const found = await stat(folder).catch(() => {
    throw new Error(`${option} ${folder} does not exist`)
  })
  if (!found.isDirectory()) throw new Error(`${option} ${folder} is no folder`)
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
