import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:english'
const root = join(import.meta.dirname, '..')
const file = join(root, 'locales/en.json')

/** Folders in src/ whose names do not follow from the key of their texts. */
const folders: Readonly<Record<string, string>> = {
  renderer: 'renderer',
  deviceLanguage: 'features/device-language',
  upload: 'ui/upload',
  staticPage: 'ui/staticPage',
  palette: 'app/extras/palette',
  keys: 'app/extras/keys',
  myMusic: 'features/my-music',
}

/** The folder in src/ whose texts stand under a key: `features/plugins`, `features/account/auth` for `accountAuth`. */
const folderOf = (key: string): string =>
  folders[key] ??
  `features/${key.replace(/^(account|browse)([A-Z])(.*)$/, (_, room: string, first: string, rest: string) => `${room}/${first.toLowerCase()}${rest}`)}`

/** Whether what shows the texts of that key brings them along. */
const travels = (key: string): boolean => existsSync(join(root, 'src', folderOf(key), 'texts.ts'))

const readTexts = (): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'))

/** The keys of `locales/en.json` whose texts travel with what shows them, and the folders in src/ that they travel with. */
export const travellingTexts = (): { key: string; folder: string }[] =>
  Object.keys(readTexts())
    .filter(travels)
    .map((key) => ({ key, folder: folderOf(key) }))

const importsTexts = (door: string) =>
  existsSync(join(root, door)) && /^import '.*\/texts'$/m.test(readFileSync(join(root, door), 'utf8'))

/**
 * Files that act by being imported: the texts that travel, and the doors that import them. A door that imports none, because the
 * shell takes something else from it, must not be among them: all behind it would come with the shell.
 */
export const textFiles = (): RegExp => {
  const texts = travellingTexts().map(({ folder }) => `${folder}/texts`)
  const doors = travellingTexts().map(({ folder }) => `${folder}/index`)
  const acting = [...texts, ...doors.filter((door) => importsTexts(`src/${door}.ts`))]
  return new RegExp(`/src/(${acting.join('|')})\\.ts$`)
}

/**
 * A Vite plugin: `virtual:english/<key>` exports the English texts of that key of `locales/en.json` by default, so that they can
 * travel with the chunk of what shows them; `virtual:english` those of all keys that do not travel.
 */
export const englishParts = (): Plugin => ({
  name: 'english-parts',
  resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${name}`)) return undefined
    this.addWatchFile(file)
    const texts = readTexts()
    const key = id.slice(name.length + 2)
    if (key === '') {
      const first = Object.entries(texts).filter(([one]) => !travels(one))
      return `export default ${JSON.stringify(Object.fromEntries(first))}`
    }
    if (!Object.hasOwn(texts, key)) throw new Error(`locales/en.json has no texts for ${key}`)
    return `export default ${JSON.stringify(texts[key])}`
  },
})
