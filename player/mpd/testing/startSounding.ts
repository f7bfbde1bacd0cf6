import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlayerOptions } from '../../createPlayer'
import { writeTone } from '../../demonstration/writeTone'
import { startTestPlayer, type TestPlayer } from '../../testing/startTestPlayer'
import { hasMpd } from '../startMpd'

/** Whether there is an mpd to test with; where there is none, that is said, once a file. */
export const hasSound = await hasMpd()
if (!hasSound) console.log('There is no mpd on this machine: what it does is not tested.')

/** A player whose music is written to a file instead of being heard. */
export interface SoundingPlayer extends TestPlayer {
  /** Where its MPD listens. */
  socket: string
  /** What was heard from the last start of the music until it stopped: samples from -1 to 1, Hz of them. */
  heard(): Promise<{ samples: Float64Array; rate: number }>
}

/** Hz of the tracks of a test, by their files. */
export type Tones = Readonly<Record<string, number>>

/**
 * Starts a player with an MPD of its own and these tracks of four seconds each; all it has is in the folder.
 */
export async function startSounding(
  folder: string,
  tones: Tones,
  options: Partial<PlayerOptions> = {},
): Promise<SoundingPlayer> {
  const musicFolder = join(folder, 'tones')
  await mkdir(musicFolder, { recursive: true })
  for (const [name, pitch] of Object.entries(tones))
    await writeTone(join(musicFolder, name), { seconds: 4, pitch, tags: undefined })
  const path = join(folder, 'heard.wav')
  const player = await startTestPlayer({
    dataFolder: folder,
    musicFolder,
    synthetic: 0,
    ...options,
    mpd: {
      kind: 'own',
      outputs: [
        { plugin: 'null', name: 'time', settings: { mixer_type: 'software' } },
        { plugin: 'recorder', name: 'file', settings: { encoder: 'wave', path } },
      ],
    },
  })
  await player.music.scan()
  return {
    ...player,
    socket: join(folder, 'mpd', 'socket'),
    heard: async () => readWave(await readFile(path)),
  }
}

/** Reads a WAV file of 16 bits; its head does not say how long it is where it was written while it played. */
export function readWave(bytes: Buffer): { samples: Float64Array; rate: number } {
  const channels = bytes.readUInt16LE(22)
  const rate = bytes.readUInt32LE(24)
  if (bytes.readUInt16LE(34) !== 16) throw new Error('not 16 bits')
  const begin = bytes.indexOf('data', 12, 'latin1') + 8
  const count = Math.floor((bytes.length - begin) / 2 / channels)
  const samples = Float64Array.from({ length: count }, (_, index) => {
    return bytes.readInt16LE(begin + index * 2 * channels) / 32_768
  })
  return { samples, rate }
}

/** How loud a pitch is in what was heard (Goertzel), to be compared with that of others. */
export function loudness({ samples, rate }: { samples: Float64Array; rate: number }, pitch: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * pitch) / rate)
  let [one, two] = [0, 0]
  for (const sample of samples) [one, two] = [sample + turn * one - two, one]
  return Math.sqrt(Math.max(0, one * one + two * two - turn * one * two)) / samples.length
}
