import type { PluginRow } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

const shipped = [
  { name: 'webradio', category: 'music_service', hasConfiguration: false },
  { name: 'podcasts', category: 'music_service', hasConfiguration: true },
  { name: 'media_servers', category: 'music_service', hasConfiguration: false },
  { name: 'renderer', category: 'audio_interface', hasConfiguration: false },
]

/** The plugins that bring music, each on or off [D3-43]. */
export function musicPlugins({ say, storage }: PlayerContext): PluginRow[] {
  const off = storage.musicPluginsOff.value()
  return shipped.map((plugin) => {
    const isOn = !off.includes(`${plugin.category}/${plugin.name}`)
    return {
      prettyName: say(`MUSIC_PLUGIN.${plugin.name.toUpperCase()}`),
      ...plugin,
      active: isOn,
      enabled: isOn,
    }
  })
}
