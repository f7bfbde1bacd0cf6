import { parseArgs } from 'node:util'

/** What a person asked `npm start` for. */
export interface StartOptions {
  port: number
  host: string | undefined
  data: string | undefined
  fresh: boolean
  /** Never opens the first-run wizard. */
  withoutWizard: boolean
  plugins: string[]
  /** A folder of real music; without one the player makes some. */
  music: string | undefined
  /** So many made-up tracks besides. */
  synthetic: number
  manners: 'plain' | 'real'
  generation: 2 | 4
  /** Origin of a real player elsewhere, e.g. `http://192.168.1.50`. */
  device: string | undefined
  brand: string | undefined
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
      host: { type: 'string' },
      data: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      'no-wizard': { type: 'boolean', default: false },
      plugins: { type: 'string', multiple: true, default: [] },
      music: { type: 'string' },
      synthetic: { type: 'string', default: '0' },
      manners: { type: 'string', default: 'plain' },
      generation: { type: 'string', default: '4' },
      device: { type: 'string' },
      brand: { type: 'string' },
      'without-interface': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  return {
    port: readPort(values.port),
    host: values.host,
    data: values.data,
    fresh: values.fresh,
    withoutWizard: values['no-wizard'],
    plugins: values.plugins,
    music: values.music,
    synthetic: readCount(values.synthetic),
    manners: readManners(values.manners),
    generation: readGeneration(values.generation),
    device: values.device === undefined ? undefined : readOrigin(values.device),
    brand: values.brand,
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

/** More than any collection has; all of them are held in memory. */
const mostTracks = 1_000_000

function readCount(written: string): number {
  const count = Number(written)
  if (/^\d+$/.test(written) && count <= mostTracks) return count
  throw new Error(`--synthetic takes a number from 0 to ${mostTracks}, not “${written}”`)
}

function readManners(written: string): 'plain' | 'real' {
  if (written === 'plain' || written === 'real') return written
  throw new Error(`--manners is plain or real, not “${written}”`)
}

/** An address may be written without http://. */
function readOrigin(written: string): string {
  const address = /^[a-z]+:\/\//i.test(written) ? written : `http://${written}`
  if (/^https?:/i.test(address) && URL.canParse(address)) return new URL(address).origin
  throw new Error(`--device takes an address such as http://192.168.1.50, not “${written}”`)
}
