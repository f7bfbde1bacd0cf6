/** What a keyboard on the screen comes up for. */
const isWritten = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !/^(?:checkbox|radio|range|button|submit|reset|color|file|image)$/.test(element.type))

/**
 * Scrolls the field that is being written in to where it is seen, when a keyboard on the screen has taken its
 * place: browsers do it for their own, at the most. Returns what ends that.
 */
export function keepFieldInSight(): () => void {
  const { visualViewport } = window
  const look = () => {
    const field = document.activeElement
    if (!isWritten(field)) return
    const { top, bottom } = field.getBoundingClientRect()
    const style = getComputedStyle(document.documentElement)
    const above = Number.parseFloat(style.scrollPaddingTop) || 0
    const below = Number.parseFloat(style.scrollPaddingBottom) || 0
    const from = visualViewport?.offsetTop ?? 0
    const height = visualViewport?.height ?? window.innerHeight
    if (top < from + above || bottom > from + height - below) field.scrollIntoView({ block: 'center' })
  }
  window.addEventListener('resize', look)
  visualViewport?.addEventListener('resize', look)
  return () => {
    window.removeEventListener('resize', look)
    visualViewport?.removeEventListener('resize', look)
  }
}
