import { viewports } from './viewports'

const isShort = ({ clientWidth, scrollWidth }: Element): boolean => scrollWidth > clientWidth + 1

/**
 * Words that lie beyond the edge of what holds them; those that end in an ellipsis are cut on purpose, those
 * of 1 px are for screen readers.
 */
const cutsWords = (element: HTMLElement): boolean => {
  if (!isShort(element) || element.clientWidth <= 1 || element.innerText.trim() === '') return false
  const { overflowX, textOverflow } = getComputedStyle(element)
  return overflowX !== 'visible' && textOverflow !== 'ellipsis'
}

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
  const { documentElement: page } = document
  if (page.scrollWidth > page.clientWidth)
    throw new Error(`The page is ${page.scrollWidth} px wide on a screen of ${page.clientWidth}`)
  const cut = Array.from(document.body.querySelectorAll<HTMLElement>('*')).filter(cutsWords)
  if (cut.length > 0)
    throw new Error(`Words are cut off:\n${cut.map(({ innerText }) => innerText.trim()).join('\n')}`)
}

/** The check of a look for whether all of a story is seen in it. */
export const refuseOverflow = { judge }
