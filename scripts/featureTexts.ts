import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:texts'
/** Texts of one language: `virtual:texts-in/<code>/<group>`. */
const other = 'virtual:texts-in'
/** The group of what every screen shows, with all that does not travel. */
const firstGroup = 'first'
/**
 * Which keys travel together in the languages beside English: what is shown by the same screens, or seldom.
 * Each group is a file in each of these languages; one for each key would be a thousand files of a few
 * hundred bytes.
 */
const groups = {
  [firstGroup]: ['browseSources'],
  lists: [
    'queue',
    'playlists',
    'playlistNames',
    'metadata',
    'lyrics',
    'links',
    'palette',
    'keys',
    'tools',
    'rooms',
    'outputs',
  ],
  browse: ['browse', 'home', 'radios'],
  pages: [
    'renderer',
    'schemaForm',
    'settings',
    'upload',
    'staticPage',
    'accountTerms',
    'network',
    'system',
    'updates',
    'appearance',
    'deviceLanguage',
  ],
  device: ['plugins', 'drives', 'myMusic', 'ripping', 'debug', 'outside', 'credits'],
  long: ['wizard', 'playlistEdit', 'playlistFiles', 'playlistWork'],
  account: [
    'account',
    'accountAuth',
    'accountLanding',
    'accountPlans',
    'accountCheckout',
    'accountArea',
    'accountProfile',
    'accountDevices',
    'accountReferral',
  ],
} as const satisfies Record<string, readonly string[]>

/** The group that a key travels in; undefined where somebody forgot it above. */
export const groupOf = (key: string): string | undefined =>
  Object.entries<readonly string[]>(groups).find(([, keys]) => keys.includes(key))?.[0]
const root = join(import.meta.dirname, '..')
const folder = join(root, 'locales')
/** The key of what only `startNotice.ts` says, where no panel starts. */
const ofNotice = 'start'
const register = join(root, 'src/i18n/knownTexts.ts')

type Texts = Record<string, unknown>

const readTexts = (code: string): Texts => JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))

/** The languages beside English that have texts. */
const otherLanguages = () =>
  readdirSync(folder).flatMap((file) => /^(?!en\.)(\w+)\.json$/.exec(file)?.[1] ?? [])

/**
 * The keys of `locales/en.json` whose texts travel with what shows them, and the files in src/ that bring
 * them along.
 */
export function featureTexts(): Map<string, string[]> {
  const bringing = new Map<string, string[]>()
  for (const one of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(one) || /\.test\.tsx?$/.test(one)) continue
    const text = readFileSync(join(root, 'src', one), 'utf8')
    for (const [, key = ''] of text.matchAll(/^import 'virtual:texts\/(\w+)'$/gm))
      bringing.set(key, [...(bringing.get(key) ?? []), `src/${one.replaceAll('\\', '/')}`])
  }
  return bringing
}

/**
 * Modules that act by being imported: the texts that travel, and the public APIs of the features that bring
 * them along.
 */
export function actingByImport(): RegExp {
  const apis = [...featureTexts().values()].flat().filter((one) => one.endsWith('/index.ts'))
  return new RegExp(`^\\0${name}/|/(${[...new Set(apis)].join('|')})$`)
}

/** The texts of some keys, as JSON. */
const pick = (texts: Texts, has: (key: string) => boolean): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([key]) => has(key))))

/** What loads a group of the texts in each other language, as code. */
const loaders = (group: string): string =>
  `{ ${otherLanguages()
    .map((code) => `${code}: () => import('${other}/${code}/${group}')`)
    .join(', ')} }`

/**
 * A Vite plugin for the texts of the interface. `virtual:texts` has the English ones of every screen,
 * `virtual:texts/languages` what loads those of the other languages. Importing `virtual:texts/<key>` adds the
 * texts of that key in the language that is drawn, before what shows them comes: they travel with its chunk,
 * in English within it, in others as the chunk of their group. While developing, in tests and where
 * `isWhole`, for builds of one piece, all texts are there at once.
 */
export const featureTextsPlugin = ({ isWhole = false } = {}): Plugin => {
  const travelling = new Set(featureTexts().keys())
  let isParted = false
  const isOf = (group: string) => (key: string) => {
    if (!isParted) return group === firstGroup
    if (key === ofNotice) return false
    return (travelling.has(key) ? groupOf(key) : firstGroup) === group
  }
  return {
    name: 'feature-texts',
    configResolved(config) {
      isParted = config.isProduction && !isWhole
    },
    resolveId: (id) => (id === name || /^virtual:texts(-in)?\//.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined
      const [, kind = '', ...path] = /^\0(virtual:[\w-]+)\/?(\w*)\/?(\w*)$/.exec(id) ?? []
      const watched = kind === other ? (path[0] ?? '') : 'en'
      this.addWatchFile(join(folder, `${watched}.json`))
      const texts = readTexts(watched)
      if (kind === other) return `export default ${pick(texts, isOf(path[1] ?? ''))}`
      const [key = ''] = path
      const travels = (one: string) => isParted && travelling.has(one)
      if (key === '') return `export default ${pick(texts, (one) => isOf(firstGroup)(one) && !travels(one))}`
      if (key === 'languages') return `export default ${loaders(firstGroup)}`
      if (!Object.hasOwn(texts, key)) throw new Error(`locales/en.json has no texts for ${key}`)
      if (!isParted) return 'export {}'
      const group = groupOf(key)
      if (group === undefined) throw new Error(`${key} is in no group of scripts/featureTexts.ts`)
      // What the first screen brings is there in every language, or on its way.
      const others = group === firstGroup ? '{}' : loaders(group)
      return `import { addTexts } from ${JSON.stringify(register)}
addTexts(${JSON.stringify({ [key]: texts[key] })}, ${others})`
    },
  }
}
