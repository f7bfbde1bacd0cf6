import { parseArgs } from 'node:util'
import { databaseRegions, projectConfig, type ProjectSettings } from '../../cloud/cloudConfig'
import { cloudValidators } from '../../schemas/generated/cloudValidators'

const help = `Prints the \`cloud\` part of brand.json for an operator's own Firebase project.

  faceplate cloud config --project ID [options]

  --project ID      the project, e.g. acme-audio
  --region REGION   where its realtime database is: ${databaseRegions.join(', ')} (default ${databaseRegions[0]})
  --domain HOST     where its Hosting is reached (default ID.web.app)
  --api-key KEY     its web API key, which \`firebase apps:sdkconfig web\` tells; it is no secret
  --bucket NAME     where its storage keeps files (default ID.firebasestorage.app; of older projects ID.appspot.com)
  --checkout URL    the billing provider's script; without it nothing can be bought
  --vendor N        the operator's id at that provider
  --help            this
`

/** What stands for a key that was not given. */
const noKey = 'WEB-API-KEY-OF-THE-PROJECT'

/**
 * `faceplate cloud config` with the words of its command line. Rejects with an Error whose message tells what
 * is wrong.
 */
export function printConfig(words: string[]): void {
  const { values } = parseArgs({
    args: words,
    options: {
      project: { type: 'string' },
      region: { type: 'string' },
      domain: { type: 'string' },
      'api-key': { type: 'string', default: noKey },
      bucket: { type: 'string' },
      checkout: { type: 'string' },
      vendor: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(help)
  const project = readAs('--project', values.project ?? '', /^[a-z][a-z\d-]{4,28}[a-z\d]$/, 'acme-audio')
  const domain = readAs('--domain', values.domain ?? `${project}.web.app`, hostName, 'cloud.acme.example')
  const checkout = readCheckout(values.checkout, values.vendor)
  const config = projectConfig({
    project,
    region: readRegion(values.region),
    domain,
    apiKey: readAs('--api-key', values['api-key'], /^[\w-]+$/, 'AIzaSy…'),
    bucket: readAs(
      '--bucket',
      values.bucket ?? `${project}.firebasestorage.app`,
      hostName,
      'acme.appspot.com',
    ),
    ...(checkout && { checkout }),
  })
  if (!cloudValidators.brandCloud(config)) {
    const [error] = cloudValidators.brandCloud.errors ?? []
    throw new Error(`cloud${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}`)
  }
  process.stdout.write(`${JSON.stringify({ cloud: config }, null, 2)}\n`)
  if (values['api-key'] === noKey)
    console.error(`Put the web API key in the place of ${noKey}: \`firebase apps:sdkconfig web\` tells it.`)
  console.error(`brand.json needs "cloudHosts" with "${domain}" besides: pages of that host are the cloud’s.`)
}

const hostName = /^(?!-)[a-z\d-]+(\.[a-z\d-]+)+$/i

function readAs(option: string, written: string, pattern: RegExp, example: string): string {
  if (pattern.test(written)) return written
  throw new Error(`${option} takes something such as ${example}, not “${written}”`)
}

function readRegion(written: string = databaseRegions[0]): ProjectSettings['region'] {
  const region = databaseRegions.find((one) => one === written)
  if (region === undefined)
    throw new Error(`--region is ${databaseRegions.join(', ')}, not “${written}”: databases are nowhere else`)
  return region
}

function readCheckout(script: string | undefined, vendor: string | undefined): ProjectSettings['checkout'] {
  if (script === undefined && vendor === undefined) return undefined
  // Without an id of the operator's own the money would go to somebody else.
  if (script === undefined || vendor === undefined || !/^\d{1,9}$/.test(vendor))
    throw new Error('--checkout and --vendor, a number, go together')
  if (!script.startsWith('https://') || !URL.canParse(script))
    throw new Error(`--checkout takes an https address, not “${script}”`)
  return { script, vendor: Number(vendor) }
}
