const root = 'playlists/'

interface Named {
  uri?: string | undefined
  name?: unknown
  title?: string | undefined
}

/** The name by which a player knows a playlist [D7-21]: that of its address, else its own; '' for one without. */
export const playlistName = ({ uri = '', name, title }: Named): string => {
  if (uri.startsWith(root)) return uri.slice(root.length)
  return typeof name === 'string' && name !== '' ? name : (title ?? '')
}
