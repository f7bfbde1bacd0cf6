/**
 * Which words of a page lie beyond its screen, over others or not whole in an empty field, as sentences
 * without a subject; empty where all is well. Runs within the page.
 */
export function judgeLayout(): string[] {
  interface Piece {
    element: HTMLElement
    box: DOMRect
    /** What it moves with; pieces of another layer may lie over it on purpose. */
    layer: Element
  }

  const shown = (text: string) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 80)}”`

  /** The part of a box that is not clipped by what scrolls or cuts around it. */
  const seenPart = (element: HTMLElement, box: DOMRect): DOMRect => {
    let { left, top, right, bottom } = box
    for (let around: HTMLElement | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const outer = around.getBoundingClientRect()
      left = Math.max(left, outer.left)
      right = Math.min(right, outer.right)
      top = Math.max(top, outer.top)
      bottom = Math.min(bottom, outer.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  const isLayer = (element: Element): boolean => {
    const { position, transform, zIndex } = getComputedStyle(element)
    return (
      position === 'fixed' ||
      position === 'sticky' ||
      position === 'absolute' ||
      transform !== 'none' ||
      zIndex !== 'auto'
    )
  }

  const layerOf = (element: Element): Element => {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (isLayer(around)) return around
    return document.body
  }

  /** Each run of words that is seen, as the lines that it stands in. */
  const pieces = (): Piece[] => {
    const found: Piece[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || (node.textContent ?? '').trim() === '') continue
      // What the browser has not laid out, for it is far away, has no place yet.
      if (!element.checkVisibility({ contentVisibilityAuto: true })) continue
      const style = getComputedStyle(element)
      if (
        style.visibility !== 'visible' ||
        Number(style.opacity) === 0 ||
        element.closest('[inert], noscript, script, style, option, svg')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const box = seenPart(element, line)
        if (box.width > 2 && box.height > 2) found.push({ element, box, layer: layerOf(element) })
      }
    }
    return found
  }

  /** Two runs of words lie over each other: by more than what lines of one text may share. */
  const areOver = (one: Piece, other: Piece): boolean => {
    if (one.layer !== other.layer || one.element === other.element) return false
    if (one.element.contains(other.element) || other.element.contains(one.element)) return false
    const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
    const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
    return width > 2 && height > Math.min(one.box.height, other.box.height) * 0.4
  }

  /** Whether what a field says while it is empty does not fit into it. */
  const cutsPlaceholder = (field: HTMLInputElement): boolean => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen || field.placeholder === '' || field.value !== '' || field.clientWidth <= 1) return false
    const { paddingLeft, paddingRight, font } = getComputedStyle(field)
    pen.font = font
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return pen.measureText(field.placeholder).width > room + 1
  }

  const { documentElement: page } = document
  const problems = [...document.querySelectorAll('input')]
    .filter(cutsPlaceholder)
    .map(({ placeholder }) => `cuts off the placeholder ${shown(placeholder)}`)
  const all = pieces()
  for (const [place, one] of all.entries()) {
    if (one.box.right > page.clientWidth + 1 && one.box.left < page.clientWidth)
      problems.push(`lets ${shown(one.element.innerText)} leave the screen`)
    for (const other of all.slice(place + 1))
      if (areOver(one, other))
        problems.push(`lays ${shown(one.element.innerText)} over ${shown(other.element.innerText)}`)
  }
  return [...new Set(problems)]
}
