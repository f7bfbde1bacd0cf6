// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { makeUpTracks } from '../music/makeUpTracks'
import type { Track } from '../music/Track'
import { toQueueItem } from './toQueueItem'

const track = (difference: Partial<Track> = {}): Track => {
  const [made] = makeUpTracks(1, 'music-library/X')
  if (made === undefined) throw new Error('no track')
  return { ...made, ...difference }
}

describe('an entry of the queue', () => {
  it.each([
    [44_100, '44.1 kHz'],
    [48_000, '48 kHz'],
    [11_025, '11.025 kHz'],
    [192_000, '192 kHz'],
    [2_822_400, '2.82 MHz'],
  ])('tells %i Hz as devices do', (samplerate, told) => {
    expect(toQueueItem(track({ samplerate }))).toMatchObject({ samplerate: told })
  })

  it('[D2.4-2] has a bit rate where there is no bit depth, and neither where nobody knows', () => {
    expect(toQueueItem(track({ bitdepth: 24 }))).toMatchObject({ bitdepth: '24 bit' })
    expect(toQueueItem(track({ bitdepth: 0, bitrate: 320_000 }))).toMatchObject({ bitrate: '320 kbps' })
    const unknown = toQueueItem(track({ bitdepth: 0, bitrate: 0, samplerate: 0, channels: 0 }))
    for (const key of ['bitdepth', 'bitrate', 'samplerate', 'channels'])
      expect(unknown).not.toHaveProperty(key)
  })

  it('has a cover address that holds any name', () => {
    const uri = 'music-library/INTERNAL/50% & more/#1?/01.flac'
    const { albumart } = toQueueItem(track({ uri, albumartist: 'A/B', album: 'Ä&=?' }))
    expect(albumart).toBe(
      '/albumart?web=A%2FB/%C3%84%26%3D%3F/extralarge&path=%2FINTERNAL%2F50%25%20%26%20more%2F%231%3F&metadata=false',
    )
  })

  it('is made for 10,000 tracks in less than 50 ms', () => {
    const tracks = makeUpTracks(10_000, 'music-library/SYNTHETIC')
    // Time of the processor, the best of several: other programs take their time, too.
    const times = Array.from({ length: 8 }, () => {
      const begin = process.cpuUsage()
      expect(tracks.map(toQueueItem)).toHaveLength(10_000)
      return process.cpuUsage(begin).user / 1_000
    })
    expect(Math.min(...times)).toBeLessThan(50)
  })
})
