import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { type JsonObject, isJsonObject } from '../../authoring/json/Json'
import { readJsonFile } from '../storage/openJsonDocument'
import {
  type PluginDescription,
  type StoreCategory,
  type StorePlugin,
  filesIn,
  readDescription,
} from './checkPackage'

const attacks = [
  '<img src=x onerror="document.title=\'pwned\'">',
  '<script>document.title="pwned"</script>',
  '<svg onload="document.title=\'pwned\'"></svg>',
  '"><a href="javascript:document.title=\'pwned\'">a link</a>',
  '<iframe srcdoc="<script>parent.document.title=\'pwned\'</script>"></iframe>',
  '{{constructor.constructor("document.title=\'pwned\'")()}}',
]

/**
 * Plugins that can be installed and whose every text wants to run something: in lists, in details, on their
 * pages.
 */
function hostilePlugins([category]: readonly StoreCategory[]): StorePlugin[] {
  return attacks.map((attack, index) => {
    const name = `hostile_${index + 1}`
    const plugin_type = category?.id ?? 'miscellanea'
    const onSave = { type: 'controller', endpoint: `${plugin_type}/${name}`, method: 'save' }
    const content = [
      { id: 'x', element: 'switch', label: attack, description: attack, doc: attack, value: true },
    ]
    const section = { id: 's', element: 'section', label: attack, description: attack, icon: attack, content }
    const page = {
      page: { label: attack, description: attack },
      sections: [{ ...section, onSave, saveButton: { label: attack, data: ['x'] } }],
    }
    return {
      manifest: {
        name,
        version: `1.0.0${attack}`,
        description: attack,
        author: attack,
        license: attack,
        plugin_info: {
          prettyName: `Hostile ${index + 1} ${attack}`,
          plugin_type,
          icon: attack,
          updated: attack,
          details: attack,
        },
      },
      files: () => Promise.resolve({ 'UIConfig.json': strToU8(JSON.stringify(page)) }),
    }
  })
}

const firstWords = 'Amber Birch Cedar Delta Ember Fjord Grove Hazel Iris Juniper Kelp Larch Moss North'.split(
  ' ',
)
const secondWords =
  'Radio Filter Bridge Timer Remote Archive Meter Sync Display Switch Scrobbler Alarm'.split(' ')
const icons = 'fa-music fa-sliders fa-clock-o fa-cloud fa-bolt fa-plug fa-microphone fa-lightbulb-o'.split(
  ' ',
)

/** A plugin that nobody wrote, always the same for a number; the store's categories take turns. */
function madeUpPlugin(index: number, categories: readonly StoreCategory[]): StorePlugin {
  const pick = (words: readonly string[], step = 1) => words[Math.floor(index / step) % words.length] ?? ''
  const category = pick(categories.map(({ id }) => id)) || 'miscellanea'
  const name = `made_up_${index + 1}`
  const prettyName = `${pick(firstWords)} ${pick(secondWords, firstWords.length)} ${index + 1}`
  const endpoint = `${category}/${name}`
  const page = {
    page: { label: prettyName },
    sections: [
      {
        id: 'settings',
        element: 'section',
        label: prettyName,
        onSave: { type: 'controller', endpoint, method: 'saveSettings' },
        saveButton: { label: 'Save', data: ['on'] },
        content: [{ id: 'on', element: 'switch', label: 'Switched on', value: true }],
      },
    ],
  }
  return {
    manifest: {
      name,
      version: `1.${index % 10}.${index % 7}`,
      description: `Made up for trying what many plugins do: number ${index + 1} of them, which does nothing.`,
      author: `${pick(secondWords, 3)} Works`,
      license: index % 3 === 0 ? 'MIT' : 'GPL-3.0',
      plugin_info: {
        prettyName,
        plugin_type: category,
        icon: pick(icons),
        updated: `2025-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
      },
    },
    files: () => Promise.resolve({ 'UIConfig.json': strToU8(JSON.stringify(page)) }),
  }
}

/** Whether a version such as `1.10.2` is newer than another; parts that are no numbers count as 0. */
export function isNewer(version: string, than: string): boolean {
  const [mine, other] = [parts(version), parts(than)]
  for (let place = 0; place < Math.max(mine.length, other.length); place += 1) {
    const difference = (mine[place] ?? 0) - (other[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

function parts(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0)
}

/** The store of the player. */
export interface Store {
  categories(): readonly StoreCategory[]
  /** What can be had, in the order of the categories. */
  plugins(): readonly PluginDescription[]
  find(id: string): PluginDescription | undefined
  /** Where a plugin's package is. */
  addressOf(description: PluginDescription): string
  /** The package at an address, a `.zip`, or undefined when the store has none there. */
  packageAt(address: string): Promise<Uint8Array | undefined>
  /** So many made-up plugins besides the real ones. */
  setMadeUp(count: number): void
  /** Plugins whose every text is an attack. */
  setHostile(hostile: boolean): void
  /** Each plugin comes out in a newer version, or in the one that it had. */
  setNewer(newer: boolean): void
}

/** Nobody's: the player answers for it. */
const site = 'https://store.example/'

const addressOf = ({ id, name, version }: PluginDescription) => `${site}${id}/${name}-${version}.zip`

/** Reads the store's folder. A plugin whose package.json cannot be read is not there. */
export async function openStore(folder: string): Promise<Store> {
  const categories = await readCategories(folder)
  const real = await readPlugins(folder, categories)
  let madeUp: StorePlugin[] = []
  let hostile: StorePlugin[] = []
  let newer = false

  const all = () => [...real, ...madeUp, ...hostile].map((plugin) => (newer ? raised(plugin) : plugin))
  const description = () => all().flatMap(({ manifest }) => readDescription(manifest) ?? [])
  return {
    categories: () => categories,
    plugins: () => {
      const sold = description()
      return categories.flatMap(({ id }) => sold.filter(({ category }) => category === id))
    },
    find: (id) => description().find((plugin) => plugin.id === id),
    addressOf,
    async packageAt(address) {
      const plugin = all().find(({ manifest }) => {
        const known = readDescription(manifest)
        return known !== undefined && addressOf(known) === address
      })
      if (plugin === undefined) return undefined
      const manifest = strToU8(JSON.stringify(plugin.manifest, null, 2))
      return zipSync({ ...(await plugin.files()), 'package.json': manifest })
    },
    setMadeUp(count) {
      madeUp = Array.from({ length: count }, (_, index) => madeUpPlugin(index, categories))
    },
    setHostile(wanted) {
      hostile = wanted ? hostilePlugins(categories) : []
    },
    setNewer(wanted) {
      newer = wanted
    },
  }
}

const textIn = (row: JsonObject, key: string) => (typeof row[key] === 'string' ? row[key] : '')

async function readCategories(folder: string): Promise<StoreCategory[]> {
  const reading = await readJsonFile(join(folder, 'categories.json'))
  const rows =
    reading.kind === 'read' && Array.isArray(reading.value) ? reading.value.filter(isJsonObject) : []
  return rows.map((row) => ({
    id: textIn(row, 'id'),
    name: textIn(row, 'name'),
    prettyName: textIn(row, 'prettyName'),
    description: textIn(row, 'description'),
  }))
}

async function readPlugins(folder: string, categories: readonly StoreCategory[]): Promise<StorePlugin[]> {
  const found = await Promise.all(
    categories.map(async ({ id }) => (await namesIn(join(folder, id))).map((name) => join(folder, id, name))),
  )
  const read = await Promise.all(
    found.flat().map(async (home) => {
      const reading = await readJsonFile(join(home, 'package.json'))
      if (reading.kind !== 'read' || !isJsonObject(reading.value)) return []
      return [{ manifest: reading.value, files: () => filesIn(home) }]
    }),
  )
  return read.flat()
}

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = await readdir(folder).catch(() => [])
  return names.toSorted()
}

/** The same in a version whose last number is one higher. */
function raised(plugin: StorePlugin): StorePlugin {
  const version = readDescription(plugin.manifest)?.version ?? '0.0.0'
  const higher = version.replace(/\d+$/, (last) => String(Number(last) + 1))
  return { ...plugin, manifest: { ...plugin.manifest, version: higher } }
}
