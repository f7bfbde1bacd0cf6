/** What a keyboard on the screen comes up for. */
const isWritten = (element: unknown): element is HTMLElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !/^(?:checkbox|radio|range|button|submit|reset|color|file|image)$/.test(element.type))

/** How much of the window a keyboard leaves that lies over it; its room at the foot is `--panel-keyboard`. */
const left = 0.45
/** Who presses a button leaves the field first: what is pressed must not move away meanwhile. ms */
const untilPressed = 500

/**
 * Scrolls the field that is being written in to where it is seen, when a keyboard on the screen has taken its
 * place: browsers do it for their own, at the most. On a player's own screen the keyboard may belong to an
 * extension or a program beside the browser, which lays it over the window and tells nobody: there the field
 * comes to the upper part at once, and the lower one is kept free, until the browser tells of a keyboard.
 * Returns what ends that.
 */
export function keepFieldInSight(): () => void {
  const { visualViewport } = window
  const html = document.documentElement
  let forgetting: ReturnType<typeof setTimeout> | undefined
  let moving = 0
  const look = () => {
    const field = document.activeElement
    if (!isWritten(field)) return
    const { top, bottom } = field.getBoundingClientRect()
    const style = getComputedStyle(html)
    const above = Number.parseFloat(style.scrollPaddingTop) || 0
    const below = Number.parseFloat(style.scrollPaddingBottom) || 0
    const from = visualViewport?.offsetTop ?? 0
    const height = visualViewport?.height ?? window.innerHeight
    if (top < from + above || bottom > from + height - below) field.scrollIntoView({ block: 'center' })
  }
  const resized = () => {
    html.removeAttribute('data-writing')
    look()
  }
  const begin = ({ target }: FocusEvent) => {
    if (!html.hasAttribute('data-touch') || !isWritten(target)) return
    clearTimeout(forgetting)
    html.setAttribute('data-writing', '')
    cancelAnimationFrame(moving)
    moving = requestAnimationFrame(() => {
      if (target.getBoundingClientRect().bottom > window.innerHeight * left)
        target.scrollIntoView({ block: 'start' })
    })
  }
  const end = () => {
    clearTimeout(forgetting)
    forgetting = setTimeout(() => html.removeAttribute('data-writing'), untilPressed)
  }
  window.addEventListener('resize', resized)
  visualViewport?.addEventListener('resize', resized)
  document.addEventListener('focusin', begin)
  document.addEventListener('focusout', end)
  return () => {
    window.removeEventListener('resize', resized)
    visualViewport?.removeEventListener('resize', resized)
    document.removeEventListener('focusin', begin)
    document.removeEventListener('focusout', end)
    clearTimeout(forgetting)
    cancelAnimationFrame(moving)
    html.removeAttribute('data-writing')
  }
}
