import { mkdir, writeFile } from 'node:fs/promises'

/** A track of a sheet: so many seconds of a tone of this pitch, Hz. */
export interface SheetTrack {
  title: string
  seconds: number
  pitch: number
}

const rate = 8_000

/** Writes one file of sound and beside it the cue sheet that divides it into these tracks. */
export async function writeSheet(path: string, album: string, tracks: readonly SheetTrack[]): Promise<void> {
  const samples = tracks.flatMap(({ seconds, pitch }) =>
    Array.from({ length: seconds * rate }, (_, index) =>
      Math.round(9_000 * Math.sin((2 * Math.PI * pitch * index) / rate)),
    ),
  )
  const sound = Buffer.alloc(44 + samples.length * 2)
  sound.write('RIFF')
  sound.writeUInt32LE(sound.length - 8, 4)
  sound.write('WAVEfmt ', 8)
  sound.writeUInt32LE(16, 16)
  sound.writeUInt16LE(1, 20)
  sound.writeUInt16LE(1, 22)
  sound.writeUInt32LE(rate, 24)
  sound.writeUInt32LE(rate * 2, 28)
  sound.writeUInt16LE(2, 32)
  sound.writeUInt16LE(16, 34)
  sound.write('data', 36)
  sound.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries()) sound.writeInt16LE(sample, 44 + index * 2)
  let begin = 0
  const lines = tracks.flatMap(({ title, seconds }, index) => {
    const at = `${String(Math.floor(begin / 60)).padStart(2, '0')}:${String(begin % 60).padStart(2, '0')}:00`
    begin += seconds
    return [`TRACK ${String(index + 1).padStart(2, '0')} AUDIO`, `TITLE "${title}"`, `INDEX 01 ${at}`]
  })
  const head = ['PERFORMER "Harbour"', `TITLE "${album}"`, 'REM DATE 1999', 'FILE "whole.wav" WAVE']
  await mkdir(path, { recursive: true })
  await writeFile(`${path}/whole.wav`, sound)
  await writeFile(`${path}/whole.cue`, `${[...head, ...lines].join('\n')}\n`)
}
