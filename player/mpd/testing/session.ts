import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeTone } from '../../demonstration/writeTone'
import type { Command } from '../connectMpd'

/** A name with all that the protocol has a meaning for. */
export const oddName = String.raw`b "middle" \ 'é' (潮).wav`

/** Bytes of a cover that look like words of the protocol, more than go in one piece. */
export const coverBytes = Buffer.from('OK\nACK [5@0] {} no\nlist_OK\n\xff\xfe\0'.repeat(300), 'latin1')

/** Puts the music of the session into an MPD's folder. */
export async function layOutMusic(folder: string): Promise<void> {
  const album = join(folder, 'Ebb Tide')
  await mkdir(album, { recursive: true })
  const tags = { title: 'Low: Tide', artist: 'Anna "Ännchen" Lind', album: 'Ebb Tide', trackNumber: '1/2' }
  await writeTone(join(album, 'a.wav'), { seconds: 4, pitch: 330, tags })
  await writeTone(join(album, oddName), { seconds: 6, pitch: 440, tags: undefined })
  await writeFile(join(album, 'cover.png'), coverBytes)
}

/**
 * What is said to an MPD in a recording, in this order: one command, or several in one go. Names of entries
 * are those of `layOutMusic`; the database is up to date.
 */
export const session = {
  known: ['commands'],
  atRest: ['status'],
  top: ['lsinfo', ''],
  album: ['lsinfo', 'Ebb Tide'],
  found: ['find', String.raw`(artist == "Anna \"Ännchen\" Lind")`],
  cleared: ['clear'],
  added: [
    ['addid', 'Ebb Tide/a.wav'],
    ['addid', `Ebb Tide/${oddName}`],
    ['addid', 'Ebb Tide/a.wav'],
  ],
  halfAdded: [
    ['addid', 'Ebb Tide/a.wav'],
    ['addid', 'Ebb Tide/gone.wav'],
    ['addid', `Ebb Tide/${oddName}`],
  ],
  queue: ['playlistinfo'],
  changes: ['plchangesposid', 0],
  played: ['play', 1],
  playing: ['status'],
  current: ['currentsong'],
  paused: ['pause', 1],
  waiting: ['status'],
  cover: ['albumart', `Ebb Tide/${oddName}`, 0],
  restOfCover: ['albumart', `Ebb Tide/${oddName}`, 8_192],
  noPicture: ['readpicture', `Ebb Tide/${oddName}`, 0],
  badIndex: ['play', 99],
  noSuchFile: ['addid', 'Ebb Tide/gone.wav'],
  noSuchCommand: ['sing'],
  badArgument: ['seekcur', 'soon'],
  stopped: ['stop'],
} as const satisfies Readonly<Record<string, Command | readonly Command[]>>

/** The names of what is said in the session. */
export type Step = keyof typeof session

/** Whether several commands go in one. */
export const isList = (command: Command | readonly Command[]): command is readonly Command[] =>
  typeof command[0] !== 'string'
