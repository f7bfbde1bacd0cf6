import { usePlayback } from './PlaybackContext'

/** How it goes on after the last track: not, from the first one, or with the same again [D4-5]. */
export const useRepeat = (): 'off' | 'all' | 'single' =>
  usePlayback(({ context: { facts } }) => (facts?.repeat ? (facts.repeatSingle ? 'single' : 'all') : 'off'))
