import { pause } from '../ui/pause'

/** A section of the drawn page, or an item in it, by their keys. */
export interface Target {
  sectionKey: string
  itemKey?: string
}

/** As often a part of a long page is waited for, ms apart, before its spot counts as not drawn. */
const tries = 200
const betweenTries = 25

const mark = 'data-pointed'

const byKey = (within: ParentNode, key: string) =>
  within.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)

/** Takes the mark away. */
function unmark(): void {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
}

/**
 * Brings a section or item into sight and marks it, drawing the parts of a long page before it on the way.
 * Resolves to whether it is there; undefined only takes the mark away. `isWanted` turns false when something
 * else is pointed at.
 */
export async function revealTarget(target: Target | undefined, isWanted: () => boolean): Promise<boolean> {
  unmark()
  const section = target && byKey(document, target.sectionKey)
  if (!target || !section) return false
  const spot = target.itemKey === undefined ? section : await drawn(section, target.itemKey, isWanted)
  if (!spot || !isWanted()) return false
  unmark()
  spot.setAttribute(mark, '')
  spot.scrollIntoView({ block: spot === section ? 'start' : 'center' })
  return true
}

/** The row of an item, once its part of the page is drawn. */
async function drawn(
  section: HTMLElement,
  key: string,
  isWanted: () => boolean,
): Promise<HTMLElement | undefined> {
  for (let attempt = 0; attempt < tries && isWanted(); attempt += 1) {
    const row = byKey(section, key)
    if (row) return row
    const rest = section.querySelector('[data-deferred]')
    if (!rest) return undefined
    rest.scrollIntoView({ block: 'start' })
    await pause(betweenTries)
  }
  return undefined
}
