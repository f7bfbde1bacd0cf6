import { filesOf } from './filesOf'
import type { Manifest } from './Manifest'

/** One load of the panel: what it takes, and how much it may take, bytes after gzip. */
export interface Load {
  what: string
  bytes: number
  budget: number
}

const start = ['index.html'] as const
const page = 'src/screens/PluginScreen.tsx'
/** What plays, and what follows it as soon as the browser is idle. */
const playing = [
  'src/screens/PlaybackScreen.tsx',
  'src/app/deferred/DeferredParts.tsx',
  'src/app/deferred/RailSources.tsx',
] as const
const oldClient = 'src/device/transport/openTransport2.ts'

/**
 * The 2.x client with its library weighs more than that, so a smaller chunk means that the library is
 * elsewhere.
 */
const leastOldClient = 10_000

/** What a load in another language may be of that in English. */
const mostOfLanguage = 1.15

/**
 * What the panel loads for every screen, for what plays, and for a settings page, in English and in the
 * heaviest of the other languages. `sizeOf` gives the bytes of a file after gzip, of the page those of the
 * script that stands in it. Throws where the 2.x client is no chunk of its own, or where what is measured is
 * not in the build.
 */
export function measureLoads(manifest: Manifest, sizeOf: (file: string) => number): Load[] {
  const sum = (files: string[]) =>
    files
      .filter((file) => file.endsWith('.js'))
      .reduce((total, file) => total + sizeOf(file), sizeOf('index.html'))
  const initial = filesOf(manifest, start)
  const [client = ''] = filesOf(manifest, [oldClient])
  if (
    manifest[oldClient]?.isDynamicEntry !== true ||
    initial.includes(client) ||
    sizeOf(client) < leastOldClient
  )
    throw new Error('the 2.x client is not in a chunk of its own, loaded only for players that need it')
  const loads = [
    { what: 'every screen', keys: start, budget: 250_000 },
    { what: 'what plays', keys: [...start, ...playing], budget: 280_000 },
    { what: 'a settings page', keys: [...start, page], budget: 345_000 },
  ]
  return loads.flatMap(({ what, keys, budget }) => {
    const files = filesOf(manifest, keys)
    const english = sum(files)
    const others = languagesOf(manifest)
      .map((code) => ({ code, bytes: sum([...files, ...textsOf(manifest, files, code)]) }))
      .sort((one, other) => other.bytes - one.bytes)
    const heaviest = others.slice(0, 1).map(({ code, bytes }) => ({
      what: `JavaScript of ${what} in ${code}, the heaviest of ${others.length}`,
      bytes,
      budget: Math.min(budget, Math.floor(english * mostOfLanguage)),
    }))
    return [{ what: `JavaScript of ${what}`, bytes: english, budget }, ...heaviest]
  })
}

const texts = /^virtual:texts-in\/(\w+)\//

/** The languages beside English that the build has texts in. */
function languagesOf(manifest: Manifest): string[] {
  return [...new Set(Object.keys(manifest).flatMap((key) => texts.exec(key)?.[1] ?? []))].sort()
}

/** The files of texts in a language that come along with files that are loaded. */
function textsOf(manifest: Manifest, files: readonly string[], code: string): string[] {
  const found = Object.values(manifest)
    .filter(({ file }) => files.includes(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports.filter((key) => texts.exec(key)?.[1] === code))
    .flatMap((key) => manifest[key]?.file ?? [])
  return [...new Set(found)]
}
