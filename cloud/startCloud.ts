import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readBrand } from '../player/core/readBrand'
import { addresses, findFreePort } from '../player/start/findFreePort'
import { startIn, userDataFolder } from '../player/start/userDataFolder'
import { createCloud } from './createCloud'
import { folders } from './folders'

const help = `Starts the embedded cloud of the account area.

  cloud [options]   this
  cloud config      for an operator's own Firebase project: the part of brand.json,
  cloud catalogue   the products, as they go into its database,
  cloud hosting     and the folder that its Hosting serves; --help behind each says more

  --port N          port to open (default 4400; the next free one if it is taken)
  --host ADDRESS    address to listen at (default 127.0.0.1; 0.0.0.0 lets the whole network in, but to the mails)
  --data DIR        where accounts and all else are kept (default a folder of the user)
  --origin URL      a page that may call besides those of this machine, e.g. http://attic.local:3000; can be given several times
  --help            this
`

/** Said where others reach it. */
const openWarning =
  'Everybody in these networks can hold an account here. Its social log-ins believe whatever address is typed: for trying things out only.'

/** Where it is unless somebody says otherwise. */
const usualPort = 4_400

/**
 * `cloud` of the command: starts the cloud, on the next free port if its own is taken, and says where it is
 * and where mails are.
 */
export async function startCloud(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      port: { type: 'string', default: String(usualPort) },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string' },
      origin: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(help)
  const { word } = await readBrand(folders.brandFile)
  const port = await findFreePort(readPort(values.port), values.host, (taken) =>
    console.log(`Port ${taken} is taken, trying ${taken + 1}.`),
  )
  const folder = values.data === undefined ? userDataFolder(`${word}-cloud`) : resolve(values.data)
  const cloud = await startIn(folder, () =>
    createCloud({
      folder,
      port,
      host: values.host,
      origins: values.origin.map(readOrigin),
      log: (line) => console.log(line.replace(/\p{Cc}/gu, '?')),
    }),
  )
  const [here = cloud.url, ...others] = addresses(values.host, cloud.port)
  console.log(
    [`Cloud at ${here}`, ...others.map((other) => `  or ${other}`), `Mails at ${here}/outbox`].join('\n'),
  )
  if (others.length > 0) console.log(openWarning)
  const end = () => void cloud.close().then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

function readPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${text} is no port`)
  return port
}

function readOrigin(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`${text} is no address of a page`)
  return new URL(text).origin
}
