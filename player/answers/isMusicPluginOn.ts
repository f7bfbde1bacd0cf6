import type { PlayerContext } from '../core/PlayerContext'

/** Whether a plugin that brings music is switched on, by `category/name`. */
export const isMusicPluginOn = ({ storage }: Pick<PlayerContext, 'storage'>, id: string): boolean =>
  !storage.musicPluginsOff.value().includes(id)
