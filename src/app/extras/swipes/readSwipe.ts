/** [D9-30] So far a finger has to go, px. */
const threshold = 50

/** Slower is no swipe, ms: whoever takes longer is reading, selecting or about to drag. */
const longest = 800

/** What a finger did between touching and leaving the screen. */
export interface Movement {
  /** px; positive to the right. */
  x: number
  /** px; positive downwards. */
  y: number
  /** ms. */
  time: number
}

/** The direction of a movement that is a swipe: far enough to the side, quickly, and clearly not up or down. */
export const readSwipe = ({ x, y, time }: Movement): 'left' | 'right' | undefined => {
  if (Math.abs(x) < threshold || Math.abs(x) < 2 * Math.abs(y) || time > longest) return undefined
  return x < 0 ? 'left' : 'right'
}
