import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import type { DeviceQuery } from '../discovery/findPlayers'
import { readBase } from '../http/placeBelow'
import { type MpdTarget, readMpdPlace } from '../mpd/connectMpd'

/**
 * What is started: a player with its interface, or the interface alone for a player that is somewhere else.
 */
export type StartCommand = 'player' | 'serve'

const common = `  --port N          port to open (default 3000; the next free one if it is taken)
  --host ADDRESS    address to listen at (default 127.0.0.1, which only this machine reaches; 0.0.0.0 lets phones in)
  --origin A,B      addresses by which it is reached besides, and whose pages may drive it, e.g. http://music.example
  --brand FILE      another brand.json
  --help            this
`

const elsewhere = `  --device PLAYER   the player at that address, e.g. http://192.168.1.50, or of that name, e.g. Attic, which is looked for
  --proxy           with --device: pass everything of that player through this address, so that TLS and one name are enough
  --base PATH       below this path of the address, e.g. /music/, as a reverse proxy passes it on
  --trust A,B       addresses of reverse proxies in front, e.g. 127.0.0.1: what they say of host and https is taken
`

const serveHelp = `Serves the interface for a player of the house. Without --device the players of the house are looked for: they are
listed here, and the page has one chosen.

  serve [options]            after the name of the command

${common}${elsewhere}  --cloud URL       accounts at that cloud
`

const playerHelp = `Starts a player and serves its interface.

  npm start -- [options]     in a checkout; after \`player\` where the command is installed

${common}
  --name NAME       what the player is called; keeps its state apart from that of players of other names
  --peers A,B       addresses of the other players of the house, as browsers reach them: they see each other, and can be grouped
  --data DIR        where name, settings and the rest are kept (default a folder of the user)
  --fresh           start anew; what was kept is moved aside, not deleted
  --no-wizard       do not open the wizard of the first start: for those who know their way
  --plugins DIR     a folder of plugins with UIConfig.json, besides the shipped ones; can be given several times
  --music DIR       a folder of music to play; without it the player makes some of its own
  --mpd             an mpd of the player's own makes the sound; without it the player is silent
  --mpd PLACE       plays on an MPD that runs elsewhere, with the music that it has: HOST, HOST:PORT, HOST:PORT/PARTITION
                    or the path of its socket; its password in the environment, as MPD_PASSWORD
  --synthetic N     N tracks more that there are in memory only, to try what a large library does
  --synthetic-plugins N  N plugins more in the store that do nothing
  --quirks real     tell and take requests as devices in the field do, exits and all (default plain)
  --generation 2|4  generation of the socket protocol (default 4, which also takes clients of generation 2)
  --no-cloud        no accounts; without it an embedded cloud runs beside the player, unless brand.json names one;
                    other machines reach it, but not its mails, with --host
  --cloud URL       accounts at an embedded cloud that runs already, e.g. that of another player

No player here, as \`serve\` of the command:

${elsewhere}  --find            list the players of the house, here and on the page, which has one chosen
`

/** What `--help` says behind each of the two. */
export const helpOf: Readonly<Record<StartCommand, string>> = { player: playerHelp, serve: serveHelp }

/** What makes sense of a player of this machine alone. */
const ofPlayers = [
  'name',
  'peers',
  'data',
  'fresh',
  'no-wizard',
  'plugins',
  'music',
  'mpd',
  'synthetic',
  'synthetic-plugins',
  'quirks',
  'generation',
]

/** What a person asked `npm start` for. */
export interface StartOptions {
  port: number
  /** Address to listen at; without a word this machine's own, which nobody else reaches. */
  host: string
  /** Origins by which the player is reached besides its addresses, and whose pages may drive it. */
  origins: string[]
  /** What the player is called from now on. */
  name: string | undefined
  /** Origins of the other players of the house. */
  peers: string[]
  data: string | undefined
  fresh: boolean
  /** Never opens the first-run wizard. */
  withoutWizard: boolean
  plugins: string[]
  /** A folder of real music; without one the player makes some. */
  music: string | undefined
  /** Which MPD makes the sound; without one nothing does. */
  mpd: MpdTarget | undefined
  /** So many made-up tracks besides. */
  synthetic: number
  /** So many made-up plugins in the store besides. */
  syntheticPlugins: number
  quirks: 'plain' | 'real'
  generation: 2 | 4
  /** A real player elsewhere. */
  device: DeviceQuery | undefined
  /** Lists the players of the house, and has the page choose one. */
  find: boolean
  /** Passes everything of that player through this server. */
  proxy: boolean
  /** The path below which all of it is; '' for the root. */
  base: string
  /** Addresses of reverse proxies whose word is taken. */
  trusted: string[]
  brand: string | undefined
  /** Which cloud there is for accounts: its own, one that runs at an origin, or none. */
  cloud: 'own' | 'none' | URL
  /** Serves no interface and builds none: `npm run dev` brings its own. */
  withoutInterface: boolean
  help: boolean
}

/** Reads the command line. Throws an Error whose message tells the person what is wrong. */
export function readOptions(words: string[], command: StartCommand = 'player'): StartOptions {
  const { values, tokens } = parseArgs({
    args: words.map((word, index) => (isBareMpd(word, words[index + 1]) ? '--mpd=' : word)),
    tokens: true,
    options: {
      port: { type: 'string', short: 'p' },
      host: { type: 'string', default: '127.0.0.1' },
      origin: { type: 'string', multiple: true, default: [] },
      name: { type: 'string' },
      peers: { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      'no-wizard': { type: 'boolean', default: false },
      plugins: { type: 'string', multiple: true, default: [] },
      music: { type: 'string' },
      mpd: { type: 'string' },
      synthetic: { type: 'string', default: '0' },
      'synthetic-plugins': { type: 'string', default: '0' },
      quirks: { type: 'string', default: 'plain' },
      generation: { type: 'string', default: '4' },
      device: { type: 'string' },
      find: { type: 'boolean', default: false },
      proxy: { type: 'boolean', default: false },
      base: { type: 'string', default: '' },
      trust: { type: 'string', multiple: true, default: [] },
      brand: { type: 'string' },
      cloud: { type: 'string' },
      'no-cloud': { type: 'boolean', default: false },
      'without-interface': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const isServed = command === 'serve'
  for (const token of tokens)
    if (isServed && token.kind === 'option' && ofPlayers.includes(token.name))
      throw new Error(`${token.rawName} is for a player of this machine: the command \`player\` starts one`)
  return {
    port: readPort(values.port),
    host: values.host,
    origins: readAddresses(values.origin, '--origin'),
    name: values.name === undefined ? undefined : readName(values.name),
    peers: readAddresses(values.peers, '--peers'),
    data: values.data,
    fresh: values.fresh,
    withoutWizard: values['no-wizard'],
    plugins: values.plugins,
    music: values.music,
    mpd: readMpd(values.mpd, values),
    synthetic: readCount('--synthetic', values.synthetic, mostTracks),
    syntheticPlugins: readCount('--synthetic-plugins', values['synthetic-plugins'], mostPlugins),
    quirks: readQuirks(values.quirks),
    generation: readGeneration(values.generation),
    device: values.device === undefined ? undefined : readDevice(values.device),
    find: readFind(values.find, values.device) || (isServed && values.device === undefined),
    proxy: readProxy(values.proxy, values.device),
    base: readBaseOf(values, isServed),
    trusted: readTrusted(values.trust),
    brand: values.brand,
    cloud: readCloud(values.cloud, values['no-cloud']),
    withoutInterface: values['without-interface'],
    help: values.help,
  }
}

/** Whether `--mpd` stands alone, as it may. */
const isBareMpd = (word: string, next: string | undefined) =>
  word === '--mpd' && (next === undefined || next.startsWith('-'))

function readMpd(
  written: string | undefined,
  { music, synthetic }: { music?: string; synthetic: string },
): MpdTarget | undefined {
  if (written === undefined) return undefined
  if (synthetic !== '0') throw new Error('--synthetic makes tracks that there are not: no MPD can play them')
  const wish = readMpdPlace(written)
  if (wish !== 'own' && music !== undefined)
    throw new Error('--music is for an mpd of one’s own: an MPD elsewhere plays the music that it has')
  return wish
}

/** A player of this machine has its socket at the root. */
function readBaseOf(
  { base, device, find }: { base: string; device?: string; find: boolean },
  isServed: boolean,
): string {
  if (base !== '' && device === undefined && !find && !isServed)
    throw new Error('--base takes a --device: only the panel of a player elsewhere lies below a path')
  return readBase(base)
}

function readFind(find: boolean, device: string | undefined): boolean {
  if (find && device !== undefined) throw new Error('--find looks for a player, --device says which it is')
  return find
}

function readPort(written = '3000'): number {
  const port = Number(written)
  if (/^\d+$/.test(written) && port <= 65_535) return port
  throw new Error(`--port takes a number from 0 to 65535, not “${written}”`)
}

function readGeneration(written: string): 2 | 4 {
  if (written === '2') return 2
  if (written === '4') return 4
  throw new Error(`--generation is 2 or 4, not “${written}”`)
}

/** The longest name that a player may have, characters. */
const longestName = 100

function readName(written: string): string {
  const name = written.trim()
  if (name !== '' && name.length <= longestName) return name
  throw new Error(`--name takes a name of 1 to ${longestName} characters`)
}

/** Addresses with commas between them, the option once or several times. */
function readAddresses(written: string[], option: string): string[] {
  const addresses = written.flatMap((list) => list.split(',')).map((address) => address.trim())
  return addresses.filter((address) => address !== '').map((address) => readOrigin(address, option))
}

/**
 * What has a dot, a colon or a slash, or is this machine, is an address; anything else what somebody calls
 * it.
 */
function readDevice(written: string): DeviceQuery {
  const isAddress = /[.:/]/.test(written) || written === 'localhost'
  return isAddress ? { origin: readOrigin(written, '--device') } : { name: readName(written) }
}

function readProxy(isProxy: boolean, device: string | undefined): boolean {
  if (isProxy && device === undefined) throw new Error('--proxy takes a --device whose player it is for')
  return isProxy
}

/** Addresses of machines with commas between them, the option once or several times. */
function readTrusted(written: string[]): string[] {
  const addresses = written.flatMap((list) => list.split(',')).map((address) => address.trim())
  const wrong = addresses.find((address) => isIP(address) === 0)
  if (wrong !== undefined) throw new Error(`--trust takes addresses such as 127.0.0.1, not “${wrong}”`)
  return addresses
}

/** More than any collection has; all of them are held in memory. */
const mostTracks = 1_000_000

/** More than any store has. */
const mostPlugins = 10_000

function readCount(option: string, written: string, most: number): number {
  const count = Number(written)
  if (/^\d+$/.test(written) && count <= most) return count
  throw new Error(`${option} takes a number from 0 to ${most}, not “${written}”`)
}

function readQuirks(written: string): 'plain' | 'real' {
  if (written === 'plain' || written === 'real') return written
  throw new Error(`--quirks is plain or real, not “${written}”`)
}

function readCloud(written: string | undefined, without: boolean): StartOptions['cloud'] {
  if (written === undefined) return without ? 'none' : 'own'
  if (without) throw new Error('--cloud and --no-cloud do not go together')
  return new URL(readOrigin(written, '--cloud'))
}

/** An address may be written without http://. */
function readOrigin(written: string, option: string): string {
  const address = /^[a-z]+:\/\//i.test(written) ? written : `http://${written}`
  if (/^https?:/i.test(address) && URL.canParse(address)) return new URL(address).origin
  throw new Error(`${option} takes an address such as http://192.168.1.50, not “${written}”`)
}
