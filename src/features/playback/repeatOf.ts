import type { NowPlaying } from '../../device'

/** How it goes on after the last track: not, from the first one, or with the same again [D4-5]. */
export const repeatOf = ({ repeat, repeatSingle }: NowPlaying): 'off' | 'all' | 'single' =>
  repeat ? (repeatSingle ? 'single' : 'all') : 'off'
