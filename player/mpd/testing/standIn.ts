import { existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Track } from '../../music/Track'
import type { MpdChoice } from '../openMpd'

const folder = join(tmpdir(), 'stand-ins')
const rate = 8_000

/** A silent file as long as a track that there is not, so that journeys can be made on a real mpd. */
function standIn({ duration }: Track): string {
  const file = join(folder, `${duration}.wav`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const size = duration * rate * 2
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + size, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.write('data', 36)
  head.writeUInt32LE(size, 40)
  writeFileSync(file, head)
  truncateSync(file, head.length + size)
  return file
}

/** What makes the sound in tests: `ENGINE=mpd` runs them on a real mpd that plays into nothing. */
export const chosenEngine: { mpd?: MpdChoice } =
  process.env['ENGINE'] === 'mpd'
    ? {
        mpd: {
          kind: 'own',
          standIn,
          outputs: [{ plugin: 'null', name: 'nothing', settings: { mixer_type: 'software' } }],
        },
      }
    : {}
