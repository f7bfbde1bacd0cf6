import { judgeWidth } from '../tests/support/judgeWidth'
import { sizeOf, type Viewport } from './viewports'

/**
 * Fails a story that is wider than the screen it was asked for, or in which words are cut off or only seen by
 * scrolling sideways.
 */
const judge = (viewport: Viewport): void => {
  const { width } = sizeOf(viewport)
  if (width !== window.innerWidth) throw new Error(`The screen is ${window.innerWidth} px wide, not ${width}`)
  const problems = judgeWidth()
  if (problems.length > 0) throw new Error(`The story ${problems.join('\n')}`)
}

/** The check of a look for whether all of a story is seen in it. */
export const refuseOverflow = { judge }
