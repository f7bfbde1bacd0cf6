import nodeId3, { type Tags } from 'node-id3'
import { mkdir, writeFile } from 'node:fs/promises'
import { waveHead } from '../demonstration/writeTone'

/** A silent MP3 of that many seconds: 128 kbit/s, 44.1 kHz, two channels. */
export function mp3Of(seconds: number, tags?: Tags): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xff_fb_90_00, 0)
  const frames = Array.from({ length: Math.ceil((seconds * 44_100) / 1_152) }, () => frame)
  return Buffer.concat([...(tags ? [nodeId3.create(tags)] : []), ...frames])
}

/** The head of a FLAC file of that many seconds, which is all that a library reads of it. */
export function flacOf(
  seconds: number,
  tags: Readonly<Record<string, string>>,
  { samplerate = 96_000, bitdepth = 24 } = {},
): Buffer {
  const info = Buffer.alloc(34)
  info.writeUInt16BE(4_096, 0)
  info.writeUInt16BE(4_096, 2)
  // 20 bits of sample rate, 3 of channels, 5 of bit depth, 36 of the number of samples.
  const description =
    (BigInt(samplerate) << 44n) |
    (1n << 41n) |
    (BigInt(bitdepth - 1) << 36n) |
    BigInt(Math.round(seconds * samplerate))
  info.writeBigUInt64BE(description, 10)
  const texts = Object.entries(tags).map(([name, value]) => sized(Buffer.from(`${name}=${value}`)))
  const count = Buffer.alloc(4)
  count.writeUInt32LE(texts.length)
  const comments = Buffer.concat([sized(Buffer.from('test')), count, ...texts])
  return Buffer.concat([Buffer.from('fLaC'), block(0, info), block(0x84, comments), Buffer.alloc(2_000, 1)])
}

function sized(content: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  return Buffer.concat([size, content])
}

function block(kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(content.length)
  head[0] = kind
  return Buffer.concat([head, content])
}

/** A track of a sheet: so many seconds of a tone of this pitch, Hz. */
interface SheetTrack {
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
  const sound = Buffer.alloc(samples.length * 2)
  for (const [index, sample] of samples.entries()) sound.writeInt16LE(sample, index * 2)
  let begin = 0
  const lines = tracks.flatMap(({ title, seconds }, index) => {
    const at = `${String(Math.floor(begin / 60)).padStart(2, '0')}:${String(begin % 60).padStart(2, '0')}:00`
    begin += seconds
    return [`TRACK ${String(index + 1).padStart(2, '0')} AUDIO`, `TITLE "${title}"`, `INDEX 01 ${at}`]
  })
  const head = ['PERFORMER "Harbour"', `TITLE "${album}"`, 'REM DATE 1999', 'FILE "whole.wav" WAVE']
  await mkdir(path, { recursive: true })
  await writeFile(`${path}/whole.wav`, Buffer.concat([waveHead(sound.length, rate), sound]))
  await writeFile(`${path}/whole.cue`, `${[...head, ...lines].join('\n')}\n`)
}
