import type { PlayerContext } from '../core/PlayerContext'
import type { PluginsDocument } from '../storage/pluginsDocument'

/** Keeps what was decided about a plugin, `category/name`; undefined forgets it. */
export async function decideAboutPlugin(
  { storage }: PlayerContext,
  id: string,
  decision: PluginsDocument[string] | undefined,
): Promise<void> {
  const { [id]: _before, ...others } = storage.plugins.value()
  await storage.plugins.save(decision === undefined ? others : { ...others, [id]: decision })
}
