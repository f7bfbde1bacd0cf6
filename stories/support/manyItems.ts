const words =
  'Amber,Birch,Copper,Drift,Ember,Fallow,Granite,Harbour,Indigo,Juniper,Kestrel,Lantern,Marble,North,Ochre,Pewter'.split(
    ',',
  )
const covers = ['harbour.jpg', 'low-tide.jpg', 'fjord.jpg']

/** So many albums as a player lists them, sorted by title, the same each time. */
export function manyItems(count: number): Record<string, unknown>[] {
  const each = Math.ceil(count / words.length)
  return Array.from({ length: count }, (_, number) => {
    const word = words[Math.floor(number / each)] ?? 'Pewter'
    const title = `${word} ${String((number % each) + 1).padStart(3, '0')}`
    return {
      service: 'mpd',
      type: 'folder',
      title,
      artist: `Slow ${word}`,
      album: '',
      uri: `albums://Slow%20${word}/${encodeURIComponent(title)}`,
      albumart: `/backgrounds/${covers[number % covers.length] ?? ''}`,
    }
  })
}
