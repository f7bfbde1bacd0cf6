import { open } from 'node:fs/promises'
import nodeId3, { type Tags } from 'node-id3'

/** A track to be written. */
export interface Tone {
  /** Its length, seconds. */
  seconds: number
  /** Hz of what sounds. */
  pitch: number
  tags: Tags | undefined
  /** Hz and bits of a sample. Default 8,000 and 16: nothing here has overtones to lose. */
  samplerate?: number
  bitdepth?: 16 | 24
}

/** How much of a track sounds, seconds. */
const sounding = 1.5

/**
 * Writes a WAV file of one channel, with tags if there are any. It sounds in its first second; the rest is
 * silence that takes no room on disks that can leave holes in files.
 */
export async function writeTone(file: string, tone: Tone): Promise<void> {
  const { seconds, pitch, tags, samplerate = 8_000, bitdepth = 16 } = tone
  const bytes = bitdepth / 8
  const dataSize = Math.round(seconds * samplerate) * bytes
  const start = waveHead(dataSize, samplerate, bitdepth, tags)
  const sound = samples(Math.min(seconds, sounding), pitch, samplerate, bytes)
  const handle = await open(file, 'w')
  try {
    await handle.writev([start, sound])
    await handle.truncate(start.length + dataSize)
  } finally {
    await handle.close()
  }
}

/**
 * What a WAV file of one channel begins with, before so many bytes of samples; `samplerate` in Hz, `bitdepth`
 * in bits of a sample.
 */
export function waveHead(dataSize: number, samplerate: number, bitdepth: 16 | 24 = 16, tags?: Tags): Buffer {
  const bytes = bitdepth / 8
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(samplerate, 4)
  format.writeUInt32LE(samplerate * bytes, 8)
  format.writeUInt16LE(bytes, 12)
  format.writeUInt16LE(bitdepth, 14)
  const head = [
    chunk('fmt ', format),
    ...(tags ? [chunk('id3 ', nodeId3.create(tags))] : []),
    head8('data', dataSize),
  ]
  const body = Buffer.concat([Buffer.from('WAVE'), ...head])
  return Buffer.concat([head8('RIFF', body.length + dataSize), body])
}

function head8(name: string, size: number): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(size, 4)
  return head
}

function chunk(name: string, content: Buffer): Buffer {
  return Buffer.concat([head8(name, content.length), content, Buffer.alloc(content.length % 2)])
}

/** A struck string that fades away. */
function samples(seconds: number, pitch: number, samplerate: number, bytes: number): Buffer {
  const count = Math.round(seconds * samplerate)
  const loudest = 2 ** (bytes * 8 - 1) * 0.6
  const sound = Buffer.alloc(count * bytes)
  for (let index = 0; index < count; index += 1) {
    const angle = (2 * Math.PI * pitch * index) / samplerate
    const fading = Math.exp((-3 * index) / samplerate) * (1 - index / count)
    const wave = (Math.sin(angle) + Math.sin(2 * angle) / 3 + Math.sin(3 * angle) / 6) / 1.5
    sound.writeIntLE(Math.round(wave * fading * loudest), index * bytes, bytes)
  }
  return sound
}
