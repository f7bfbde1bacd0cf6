import { strToU8 } from 'fflate'
import type { StoreCategory, StorePlugin } from './StorePlugin'

const attacks = [
  '<img src=x onerror="document.title=\'pwned\'">',
  '<script>document.title="pwned"</script>',
  '<svg onload="document.title=\'pwned\'"></svg>',
  '"><a href="javascript:document.title=\'pwned\'">a link</a>',
  '<iframe srcdoc="<script>parent.document.title=\'pwned\'</script>"></iframe>',
  '{{constructor.constructor("document.title=\'pwned\'")()}}',
]

/** Plugins that can be installed and whose every text wants to run something: in lists, in details, on their pages. */
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
