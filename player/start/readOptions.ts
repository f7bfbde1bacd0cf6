import { parseArgs } from 'node:util'

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
  /** So many made-up tracks besides. */
  synthetic: number
  /** So many made-up plugins in the store besides. */
  syntheticPlugins: number
  manners: 'plain' | 'real'
  generation: 2 | 4
  /** Origin of a real player elsewhere, e.g. `http://192.168.1.50`. */
  device: string | undefined
  brand: string | undefined
  /** Which cloud there is for accounts: its own, one that runs at an origin, or none. */
  cloud: 'own' | 'none' | URL
  /** Serves no interface and builds none: `npm run dev` brings its own. */
  withoutInterface: boolean
  help: boolean
}

/** Reads the command line. Throws an Error whose message tells the person what is wrong. */
export function readOptions(words: string[]): StartOptions {
  const { values } = parseArgs({
    args: words,
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
      synthetic: { type: 'string', default: '0' },
      'synthetic-plugins': { type: 'string', default: '0' },
      manners: { type: 'string', default: 'plain' },
      generation: { type: 'string', default: '4' },
      device: { type: 'string' },
      brand: { type: 'string' },
      cloud: { type: 'string' },
      'no-cloud': { type: 'boolean', default: false },
      'without-interface': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
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
    synthetic: readCount('--synthetic', values.synthetic, mostTracks),
    syntheticPlugins: readCount('--synthetic-plugins', values['synthetic-plugins'], mostPlugins),
    manners: readManners(values.manners),
    generation: readGeneration(values.generation),
    device: values.device === undefined ? undefined : readOrigin(values.device, '--device'),
    brand: values.brand,
    cloud: readCloud(values.cloud, values['no-cloud']),
    withoutInterface: values['without-interface'],
    help: values.help,
  }
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

/** More than any collection has; all of them are held in memory. */
const mostTracks = 1_000_000

/** More than any store has. */
const mostPlugins = 10_000

function readCount(option: string, written: string, most: number): number {
  const count = Number(written)
  if (/^\d+$/.test(written) && count <= most) return count
  throw new Error(`${option} takes a number from 0 to ${most}, not “${written}”`)
}

function readManners(written: string): 'plain' | 'real' {
  if (written === 'plain' || written === 'real') return written
  throw new Error(`--manners is plain or real, not “${written}”`)
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
