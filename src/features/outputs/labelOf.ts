import type { Output } from './Output'

/** What an output plays: 'artist - title', else the title, else the fallback [D2.8-5]. */
export const labelOf = ({ artist, track }: Pick<Output, 'artist' | 'track'>, fallback: string): string => {
  if (track === '') return fallback
  return artist === '' ? track : `${artist} - ${track}`
}
