/**
 * How axe judges: only what is wrong is written up, and the style sheets are not read once more, which no
 * rule that is on needs, and which would ask a player that may be away on purpose. A quarter of its time.
 */
export const axeOptions: { preload: boolean; resultTypes: ('violations' | 'incomplete')[] } = {
  preload: false,
  resultTypes: ['violations', 'incomplete'],
}
