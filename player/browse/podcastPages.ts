import written from './podcasts.json' with { type: 'json' }
import type { JsonObject } from '../../authoring/json/Json'
import { isMusicPluginOn } from '../answers/pluginAnswers'
import type { PlayerContext } from '../core/PlayerContext'
import type { Page } from './items'

/** A podcast that the owner has subscribed to. */
interface Podcast {
  uri: string
  title: string
  /** The latest first; `duration` in seconds. */
  episodes: readonly { uri: string; title: string; duration: number }[]
}

/** All of them; addresses are `podcast/<id>`, and of an episode `podcast/<id>/<number>`. */
export const podcasts: readonly Podcast[] = written.map(({ id, title, episodes }) => ({
  uri: `podcast/${id}`,
  title,
  episodes: episodes.map(([name, duration], index) => ({
    uri: `podcast/${id}/${index + 1}`,
    title: String(name),
    duration: Number(duration),
  })),
}))

const root = 'podcast'
const service = 'podcast'

/** All podcasts, or the episodes of one. */
export function podcastPages(player: PlayerContext, uri: string): Page | undefined {
  if (uri !== root && !uri.startsWith(`${root}/`)) return undefined
  if (!isMusicPluginOn(player, 'music_service/podcasts')) return {}
  if (uri === root) return all(player)
  const podcast = podcasts.find((one) => one.uri === uri)
  if (podcast === undefined) return {}
  const { episodes } = podcast
  return {
    navigation: {
      prev: { uri: root },
      lists: [
        {
          title: player.quirks.isParticular
            ? titleInHtml(podcast.title, player.say('SOURCE.PODCASTS'))
            : podcast.title,
          icon: 'fa fa-podcast',
          availableListViews: ['list', 'grid'],
          items: episodes.map((episode, place) => {
            const item = episodeItem(podcast, episode)
            return player.quirks.isParticular && place === 0
              ? { ...item, title: `<span style='color: #999'>[1]</span>${episode.title}` }
              : item
          }),
        },
      ],
    },
  }
}

/**
 * As plugins write titles for interfaces that draw them as HTML, with a link that calls into such an
 * interface.
 */
const titleInHtml = (title: string, back: string): string =>
  `<div style="display: flex"><img src="/albumart?icon=podcast" style="width: 20px"> ${title} ` +
  `<a href="#" onclick="angular.element('#browse-page').scope().browse.fetchLibrary({uri: '${root}'})">${back}</a></div>`

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
