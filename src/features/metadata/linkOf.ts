/** [D3-20 D7-29] */
const modes = { artist: 'storyArtist', label: 'storyLabel', place: 'storyPlace' } as const

/** What a credit's address asks for: `mbid:/artist/{id}`, `mbid:/label/{id}` and `mbid:/place/{id}`; undefined for any other. */
export function linkOf(uri: string | undefined) {
  const [, kind, mbid] = /^mbid:\/(artist|label|place)\/(.+)$/.exec(uri ?? '') ?? []
  if (mbid === undefined || (kind !== 'artist' && kind !== 'label' && kind !== 'place')) return undefined
  return { mode: modes[kind], mbid }
}
