import nodeId3, { type Tags } from 'node-id3'

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
  const facts =
    (BigInt(samplerate) << 44n) |
    (1n << 41n) |
    (BigInt(bitdepth - 1) << 36n) |
    BigInt(Math.round(seconds * samplerate))
  info.writeBigUInt64BE(facts, 10)
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
