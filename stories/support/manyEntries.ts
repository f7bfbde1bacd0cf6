const titles = 'Rope and Rain,Lamps,Low Tide,Signal Fire,Ash and Amber,The Long Weather,Tramline,Öre'.split(
  ',',
)
const covers = ['harbour.jpg', 'harbour.svg']

/** So many entries of a queue as a player pushes them, the same each time; 12 to an album. */
export function manyEntries(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, number) => {
    const album = Math.floor(number / 12)
    const name = titles[(number * 5) % titles.length] ?? ''
    return {
      uri: `mnt/INTERNAL/Artist ${album}/Album ${album}/${number} - ${name}.flac`,
      service: 'mpd',
      name: `${name} ${number + 1}`,
      artist: `Slow Harbour ${Math.floor(album / 3) + 1}`,
      album: `Low Tide, Volume ${album + 1}`,
      type: 'track',
      tracknumber: 0,
      albumart: `/backgrounds/${covers[album % covers.length] ?? ''}`,
      duration: 120 + ((number * 37) % 240),
      trackType: 'flac',
      samplerate: '44.1 kHz',
      bitdepth: '16 bit',
      channels: 2,
    }
  })
}
