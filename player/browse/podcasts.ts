import written from './podcasts.json' with { type: 'json' }

/** A podcast that the owner has subscribed to. */
export interface Podcast {
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
