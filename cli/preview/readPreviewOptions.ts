import { parseArgs } from 'node:util'

/** What a person asked `faceplate preview` for. */
export interface PreviewOptions {
  /** The page or the plugin's folder as it was written; absent with --help. */
  path: string
  port: number
  host: string
  /** Whether a browser is opened. */
  opens: boolean
  brand: string | undefined
  /** Folder that is written instead of serving. */
  staticFolder: string | undefined
  help: boolean
}

/** Reads the command line. Throws an Error whose message tells the person what is wrong. */
export function readPreviewOptions(words: string[]): PreviewOptions {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      port: { type: 'string', short: 'p' },
      host: { type: 'string', default: '127.0.0.1' },
      'no-open': { type: 'boolean', default: false },
      brand: { type: 'string' },
      static: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [path = '', ...others] = positionals
  if (!values.help && (path === '' || others.length > 0))
    throw new Error('faceplate preview takes one UIConfig.json or one plugin folder; --help tells more.')
  return {
    path,
    port: readPort(values.port),
    host: values.host,
    opens: !values['no-open'],
    brand: values.brand,
    staticFolder: values.static,
    help: values.help,
  }
}

function readPort(written = '4600'): number {
  const port = Number(written)
  if (/^\d+$/.test(written) && port <= 65_535) return port
  throw new Error(`--port takes a number from 0 to 65535, not “${written}”`)
}
