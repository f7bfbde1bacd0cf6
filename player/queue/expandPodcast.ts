import { podcasts } from '../browse/podcasts'
import type { QueueItem } from '../playback/QueueItem'

/** The episodes of a podcast as entries of the queue, or the one of that address. */
export function expandPodcast(uri: string): QueueItem[] {
  return podcasts.flatMap((podcast) =>
    podcast.episodes
      .filter((episode) => episode.uri === uri || podcast.uri === uri)
      .map((episode) => ({
        uri: episode.uri,
        service: 'podcast',
        name: episode.title,
        artist: podcast.title,
        album: '',
        type: 'track',
        tracknumber: 0,
        albumart: '/albumart',
        duration: episode.duration,
        trackType: 'mp3',
        bitrate: '128 kbps',
        channels: 2,
      })),
  )
}
