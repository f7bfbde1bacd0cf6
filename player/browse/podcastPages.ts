import type { JsonObject } from '../../authoring/json/JsonObject'
import { isMusicPluginOn } from '../answers/isMusicPluginOn'
import type { PlayerContext } from '../core/PlayerContext'
import type { Page } from './Page'
import { type Podcast, podcasts } from './podcasts'

const root = 'podcast'
const service = 'podcast'

/** All podcasts, or the episodes of one. */
export function podcastPages(player: PlayerContext, uri: string): Page | undefined {
  if (uri !== root && !uri.startsWith(`${root}/`)) return undefined
  if (!isMusicPluginOn(player, 'music_service/podcasts')) return {}
  if (uri === root) return all(player)
  const podcast = podcasts.find((one) => one.uri === uri)
  if (podcast === undefined) return {}
  const { title, episodes } = podcast
  return {
    navigation: {
      prev: { uri: root },
      lists: [
        {
          title,
          icon: 'fa fa-podcast',
          availableListViews: ['list', 'grid'],
          items: episodes.map((episode) => episodeItem(podcast, episode)),
        },
      ],
    },
  }
}

function all({ say }: PlayerContext): Page {
  const items = podcasts.map(({ title, uri }) => ({
    service,
    type: 'folder',
    title,
    uri,
    icon: 'fa fa-podcast',
  }))
  return {
    navigation: {
      lists: [
        {
          title: say('SOURCE.PODCASTS'),
          icon: 'fa fa-podcast',
          availableListViews: ['list', 'grid'],
          items,
        },
      ],
      prev: { uri: '/' },
    },
  }
}

/** An episode in a list. */
export const episodeItem = (
  { title: artist }: Podcast,
  { title, uri, duration }: Podcast['episodes'][number],
): JsonObject => ({
  service,
  type: 'song',
  title,
  artist,
  album: '',
  uri,
  duration,
  icon: 'fa fa-podcast',
})
