import { existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waveHead } from '../../demonstration/writeTone'
import type { Track } from '../../music/Track'
import type { MpdChoice } from '../openMpd'
import { startStation } from './startStation'

/** Hz: many, for a track that fits whole into the buffer of MPD may leap when it is paused as it begins. */
const rate = 44_100
const folder = join(tmpdir(), `stand-ins-${rate}`)

/** A silent file as long as a track that there is not, so that journeys can be made on a real mpd. */
function standIn({ duration }: Track): string {
  const file = join(folder, `${duration}.wav`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const size = duration * rate * 2
  const head = waveHead(size, rate)
  writeFileSync(file, head)
  truncateSync(file, head.length + size)
  return file
}

/** Stations of which nobody sends: another one plays in their place. */
const nowhere = /^https?:\/\/[\w.-]+\.example\//

/** Whether tests run on a real mpd: `ENGINE=mpd` has them do so. */
export const isOnMpd = process.env['ENGINE'] === 'mpd'

/** An mpd that plays into nothing, and what there is to play on it where there is nothing. */
async function chooseMpd(): Promise<MpdChoice> {
  const station = await startStation()
  station.says('')
  return {
    kind: 'own',
    standIn,
    standInStation: (uri) => (nowhere.test(uri) ? `${station.url}/tone` : undefined),
    outputs: [{ plugin: 'null', name: 'nothing', settings: { mixer_type: 'software' } }],
  }
}

/** What makes the sound in tests. */
export const chosenEngine: { mpd?: MpdChoice } = isOnMpd ? { mpd: await chooseMpd() } : {}
