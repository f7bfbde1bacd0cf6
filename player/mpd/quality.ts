import type { JsonObject } from '../../authoring/json/Json'
import type { MpdStatus } from './MpdStatus'

/**
 * What comes out, in the words and units of devices: `44.1 kHz`, `16 bit`, 2 channels, `320 kbps`. Of DSD the
 * rate of its single bits.
 */
export function toQuality({ audio, bitrate }: MpdStatus): JsonObject {
  const parts = audio.split(':')
  const rate = bitrate > 0 && { bitrate: `${bitrate} kbps` }
  if (audio.startsWith('dsd')) {
    const times = Number(parts[0]?.slice('dsd'.length))
    const megahertz = Number.isFinite(times) ? Number(((times * 44_100) / 1_000_000).toFixed(2)) : 0
    return {
      ...(megahertz > 0 && { samplerate: `${megahertz} MHz` }),
      bitdepth: '1 bit',
      ...channelsOf(parts[1]),
      ...rate,
    }
  }
  const hertz = Number(parts[0])
  const bits = parts[1] === 'f' ? 32 : Number(parts[1])
  return {
    ...(hertz > 0 && { samplerate: `${Number((hertz / 1_000).toFixed(3))} kHz` }),
    ...(bits > 0 && { bitdepth: `${bits} bit` }),
    ...channelsOf(parts[2]),
    ...rate,
  }
}

const channelsOf = (text: string | undefined): JsonObject => {
  const channels = Number(text)
  return channels > 0 ? { channels } : {}
}
