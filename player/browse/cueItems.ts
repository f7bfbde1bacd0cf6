import { readdir } from 'node:fs/promises'
import type { JsonObject } from '../../authoring/json/JsonObject'
import type { PlayerContext } from '../core/PlayerContext'
import { findInRoots } from '../music/findInRoots'
import { expandCue } from '../queue/expandCue'

/** The cue sheets of a folder, each with its tracks behind it. */
export async function cueItems({ music }: Pick<PlayerContext, 'music'>, uri: string): Promise<JsonObject[]> {
  const folder = await findInRoots(music.roots, uri)
  if (folder === undefined) return []
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.cue$/i.test(name))
  const items: JsonObject[] = []
  for (const name of names.sort()) {
    const sheet = `${uri}/${name}`
    const common = { service: 'mpd', uri: sheet }
    items.push({ ...common, type: 'cuefile', title: name, icon: 'fa fa-list-ol' })
    for (const { name: title, artist = '', number = 0 } of await expandCue(music, sheet))
      items.push({
        ...common,
        type: 'cuesong',
        title,
        artist,
        album: name.replace(/\.cue$/i, ''),
        number,
        icon: 'fa fa-music',
      })
  }
  return items
}
