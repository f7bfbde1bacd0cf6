import { judgeWidth } from '../tests/support/judgeWidth'
import { viewports } from './viewports'

const widthOf = (viewport: unknown): number | undefined => {
  const sizes = Object.entries(viewports).map(
    ([name, { styles }]) => [name, parseInt(styles.width, 10)] as const,
  )
  const { value } = { value: undefined, ...(typeof viewport === 'object' ? viewport : {}) }
  return sizes.find(([name]) => name === value)?.[1]
}

/**
 * Fails a story that is wider than the screen it was asked for, or in which words are cut off or only seen by
 * scrolling sideways.
 */
const judge = (viewport: unknown): void => {
  const width = widthOf(viewport)
  if (width !== window.innerWidth) throw new Error(`The screen is ${window.innerWidth} px wide, not ${width}`)
  const problems = judgeWidth()
  if (problems.length > 0) throw new Error(`The story ${problems.join('\n')}`)
}

/** The check of a look for whether all of a story is seen in it. */
export const refuseOverflow = { judge }
