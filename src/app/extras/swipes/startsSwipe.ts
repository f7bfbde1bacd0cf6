/** What moves under the finger itself. */
const ownMoves =
  'input, textarea, select, [contenteditable], [role="slider"], [role="scrollbar"], [draggable="true"], [data-no-swipe]'

const scrollsSideways = (element: Element) =>
  element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)

/** What follows the finger says so to the browser, too. */
const takesFinger = (element: Element) => getComputedStyle(element).touchAction === 'none'

/** Whether a finger that touches `target` may swipe the screen `root`: not what it can drag, scroll sideways or select. */
export const startsSwipe = (target: Element, root: Element): boolean => {
  if (target.closest(ownMoves) || window.getSelection()?.isCollapsed === false) return false
  for (let element: Element | null = target; element && element !== root; element = element.parentElement)
    if (takesFinger(element) || scrollsSideways(element)) return false
  return true
}
