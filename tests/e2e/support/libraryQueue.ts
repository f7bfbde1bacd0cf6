import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectTestClient } from '../../../player/testing/connectTestClient'
import type { TestPlayer } from '../../../player/testing/startTestPlayer'

/**
 * Gives a player the first tracks of its library as its queue, of which none plays; such entries can be put
 * back. Returns their names.
 */
export function fillQueue(player: TestPlayer, count: number): string[] {
  const tracks = player.music.library().tracks.slice(0, count)
  player.engine.replace(
    tracks.map(({ uri, title, artist, album, duration }) => ({
      uri: uri.replace('music-library', 'mnt'),
      service: 'mpd',
      name: title,
      artist,
      album,
      duration,
    })),
  )
  return tracks.map(({ title }) => title)
}

/** The same with the first of them playing. */
export function playQueue(player: TestPlayer, count = 6): string[] {
  const names = fillQueue(player, count)
  player.engine.play()
  return names
}

/** The names of what is in a player's queue, in its order. */
export const queueOf = (player: TestPlayer): string[] => player.engine.queue().map(({ name }) => name)

/** The names as they are when one of them has been moved. */
export const moved = (names: readonly string[], from: number, to: number): string[] =>
  names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? '')

/**
 * The titles of what each playlist of a player holds, as it keeps them on its disk; of those that an MPD
 * keeps for it, none but the empty ones, of which the names are listed.
 */
export async function playlistsOf(player: TestPlayer): Promise<Record<string, string[]>> {
  const kept: { name: string; entries: { title: string }[] }[] = JSON.parse(
    await readFile(join(player.dataFolder, 'playlists.json'), 'utf8'),
  )
  const client = await connectTestClient(player.url, 4)
  client.emit('listPlaylist')
  const names: unknown = await client.next('pushListPlaylist')
  client.close()
  const listed = Array.isArray(names) ? names.map((name): [string, string[]] => [String(name), []]) : []
  return Object.fromEntries([
    ...listed,
    ...kept.map(({ name, entries }): [string, string[]] => [name, entries.map(({ title }) => title)]),
  ])
}

/** Albums of the second half of a library, of which the queue of these tests has nothing: the last one. */
export function lastAlbumOf(player: TestPlayer): { album: string; artist: string; titles: string[] } {
  const { tracks } = player.music.library()
  const { album = '', artist = '' } = tracks.at(-1) ?? {}
  const titles = tracks.filter((one) => one.album === album && one.artist === artist)
  return { album, artist, titles: titles.map(({ title }) => title) }
}
