/**
 * What does not fit into the width of the page that it runs in, as sentences without a subject; empty where
 * all is well. What ends in an ellipsis is cut on purpose, and what is 1 px wide is for screen readers.
 * Stands alone, for browsers are also sent it as text.
 */
export function judgeWidth(): string[] {
  const cutsWords = (element: HTMLElement): boolean => {
    if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth <= 1) return false
    if (element.getClientRects().length === 0 || element.innerText.trim() === '') return false
    const { overflowX, textOverflow } = getComputedStyle(element)
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
