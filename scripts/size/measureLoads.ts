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
  'src/app/extras/PanelExtras.tsx',
  'src/app/extras/RailSources.tsx',
] as const
const oldClient = 'src/device/transport/openTransport2.ts'

/** The 2.x client with its library weighs more than that, so a smaller chunk means that the library is elsewhere. */
const leastOldClient = 10_000

/**
 * What the panel loads for every screen, for what plays, and for a settings page. `sizeOf` gives the bytes of a file after gzip,
 * of the page those of the script that stands in it. Throws where the 2.x client is no chunk of its own, where the first picture of what plays waits for a style sheet of its own, or where what is
 * measured is not in the build.
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
  const late = filesOf(manifest, [playing[0]]).filter(
    (file) => file.endsWith('.css') && !initial.includes(file),
  )
  if (late.length > 0)
    throw new Error(
      `src/features/playback/styles.ts lacks what brings ${late.join(', ')} to the first picture`,
    )
  return [
    { what: 'JavaScript of every screen', bytes: sum(initial), budget: 250_000 },
    {
      what: 'JavaScript of what plays',
      bytes: sum(filesOf(manifest, [...start, ...playing])),
      budget: 280_000,
    },
    {
      what: 'JavaScript of a settings page',
      bytes: sum(filesOf(manifest, [...start, page])),
      budget: 345_000,
    },
  ]
}
