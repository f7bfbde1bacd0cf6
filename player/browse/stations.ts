import written from './stations.json' with { type: 'json' }

/** A web radio of the directory. Its host can always be heard. */
export interface Station {
  title: string
  uri: string
  genre: string
  country: string
}

/** The directory of web radios. */
export const stations: readonly Station[] = written.map(({ title, host, genre, country }) => ({
  title,
  uri: `http://${host}`,
  genre,
  country,
}))
