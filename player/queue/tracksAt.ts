import type { PlayerContext } from '../core/PlayerContext'
import { decoded } from '../music/decoded'
import type { Track } from '../music/Track'

/** The tracks that an address of the library stands for: a track, a folder, an album, an artist or a genre; none for any other. */
export function tracksAt({ music }: Pick<PlayerContext, 'music'>, uri: string): readonly Track[] {
  const library = music.library()
  const [, kind, rest = ''] = /^(albums|artists|genres):\/\/(.*)$/s.exec(uri) ?? []
  const [first = '', second, third] = rest.split('/').map(decoded)
  if (kind === 'albums') return library.album(first, second ?? '')
  if (kind === 'artists') {
    const tracks = library.byArtist(first)
    return second === undefined ? tracks : tracks.filter(({ album }) => album === second)
  }
  if (kind === 'genres') {
    return library
      .ofGenre(first)
      .filter(
        ({ albumartist, album }) =>
          (second === undefined || albumartist === second) && (third === undefined || album === third),
      )
  }
  const track = library.find(uri)
  return track ? [track] : library.within(uri)
}
