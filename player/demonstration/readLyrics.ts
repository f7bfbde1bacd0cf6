import type { Tags } from 'node-id3'
import lyrics from './lyrics.json' with { type: 'json' }
import type { AlbumTrack } from './readAlbums'

/** The words of a track, and where they are kept. */
export interface DemonstrationLyrics {
  /** What stands in an `.lrc` file beside the music; undefined where they are in its tags. */
  file: string | undefined
  tags: Pick<Tags, 'unsynchronisedLyrics' | 'synchronisedLyrics'>
}

const stamped = /^\[(\d+):([\d.]+)\](.*)$/

/** Lines of one stamp each, as SYLT has them. */
const timed = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, minutes, seconds, text = ''] = stamped.exec(line) ?? []
    return seconds === undefined
      ? []
      : [{ text, timeStamp: Math.round((Number(minutes) * 60 + Number(seconds)) * 1000) }]
  })

/** The words of a track of the demonstration; undefined for most. They were written for it. */
export function readLyrics({ artist, title }: AlbumTrack): DemonstrationLyrics | undefined {
  const written = lyrics.find((one) => one.artist === artist && one.title === title)
  if (written === undefined) return undefined
  const { kept, lines } = written
  const language = 'eng'
  if (kept === 'file') return { file: `${lines.join('\n')}\n`, tags: {} }
  if (kept === 'words')
    return { file: undefined, tags: { unsynchronisedLyrics: { language, text: lines.join('\n') } } }
  // Stamps are ms, and of lyrics.
  const sylt = { language, timeStampFormat: 2, contentType: 1, shortText: '', synchronisedText: timed(lines) }
  return { file: undefined, tags: { synchronisedLyrics: [sylt] } }
}
