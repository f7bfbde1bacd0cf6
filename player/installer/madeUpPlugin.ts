import { strToU8 } from 'fflate'
import type { StoreCategory, StorePlugin } from './InstallOrder'

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
export function hostilePlugins([category]: readonly StoreCategory[]): StorePlugin[] {
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
export function madeUpPlugin(index: number, categories: readonly StoreCategory[]): StorePlugin {
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
