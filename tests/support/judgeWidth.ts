/**
 * What does not fit into the width of the page that it runs in, as sentences without a subject; empty where
 * all is well. What ends in an ellipsis is cut on purpose, and what is 1 px wide is for screen readers.
 * What is clipped may show some of what is beyond its edge. A shelf that is moved sideways from piece to
 * piece (`scroll-snap-type`) is as long as it is, if each of its pieces fits.
 * Stands alone, for browsers are also sent it as text.
 */
export function judgeWidth(): string[] {
  const cutsWords = (element: HTMLElement): boolean => {
    const beyond = element.scrollWidth - element.clientWidth
    if (beyond <= 1 || element.clientWidth <= 1) return false
    if (element.getClientRects().length === 0 || element.innerText.trim() === '') return false
    const { overflowX, textOverflow, overflowClipMargin, scrollSnapType } = getComputedStyle(element)
    if (/^x\b/.test(scrollSnapType))
      return [...element.children].some((piece) => piece.clientWidth > element.clientWidth)
    if (overflowX === 'clip') {
      const shown = Number(/([\d.]+)px/.exec(overflowClipMargin)?.[1] ?? 0)
      return beyond > shown + 1 && textOverflow !== 'ellipsis'
    }
    return overflowX !== 'visible' && textOverflow !== 'ellipsis'
  }

  const { documentElement: page } = document
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter(cutsWords)
  return [
    ...(page.scrollWidth > page.clientWidth
      ? [`is ${page.scrollWidth} px wide on a screen of ${page.clientWidth}`]
      : []),
    ...cut.map(({ innerText }) => `cuts off “${innerText.trim().replaceAll(/\s+/g, ' ').slice(0, 80)}”`),
  ]
}
