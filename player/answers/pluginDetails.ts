import type { OpenModal } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { pluginFacts } from './pluginFacts'

/** The window about a plugin of the store, or of one that is installed; undefined, and silence, for any other. */
export function pluginDetails({ store, plugins, say }: PlayerContext, id: string): OpenModal | undefined {
  const installed = plugins.all().find((plugin) => plugin.id === id && !plugin.shipped)
  const facts = store.find(id) ?? (installed && pluginFacts(installed))
  if (facts === undefined) return undefined
  const rows = [
    [say('PLUGIN.VERSION'), facts.version],
    [say('PLUGIN.AUTHOR'), facts.author],
    [say('PLUGIN.LICENSE'), facts.license],
  ]
  const list = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<li>${label}: ${value}</li>`)
    .join('')
  return {
    title: facts.prettyName,
    message: `<p>${facts.description}</p>${facts.details ?? ''}<ul>${list}</ul>`,
    size: 'lg',
    buttons: [{ name: say('PLUGIN.CLOSE'), class: 'btn btn-warning', emit: 'closeModals', payload: '' }],
  }
}
