import { carryByPointer, edgeSpeed } from '../../ui/carryByPointer'

/** A pointer that stays within so much has only been pressed, px. */
const still = 4
/** So near to the edges of the window, px, the page scrolls, at most so fast, px/s. */
const edge = 80
/** The bars at the foot of the panel, px. */
const foot = 64
const fastest = 1_000

/**
 * Lets an entry follow the pointer that went down on its handle, while the others make room. One of them is
 * passed once the carried entry covers half of it: open entries are of any height. `onMove` hears once, of
 * another place only; a list that got another number of entries meanwhile keeps its order.
 */
export function carryEntry(
  event: { pointerId: number; clientX: number; clientY: number },
  entry: HTMLElement,
  onMove: (to: number) => void,
): void {
  const list = entry.closest<HTMLElement>('[role=list]')
  if (!list) return
  const top = list.getBoundingClientRect().top
  const places = entriesOf(list).map((element) => placeOf(element, top))
  const from = places.findIndex(({ element }) => element === entry)
  const own = places[from]
  if (!own) return
  const above = places.slice(0, from)
  const below = places.slice(from + 1)
  // Its own height and the gap to a neighbour.
  const room = below[0] ? below[0].top - own.top : own.bottom - (above.at(-1)?.bottom ?? own.top)
  const startedAt = event.clientY - top
  let to = from

  const end = () => {
    delete list.dataset['carrying']
    delete entry.dataset['carried']
    for (const { element } of places) element.style.translate = ''
  }
  carryByPointer(event, {
    element: entry,
    still,
    scrollSpeed: (y) => edgeSpeed(y, { edge, top: 0, bottom: window.innerHeight - foot, fastest }),
    grabbed: () => {
      list.dataset['carrying'] = ''
      entry.dataset['carried'] = ''
    },
    moved: (_x, y) => {
      const by = y - list.getBoundingClientRect().top - startedAt
      entry.style.translate = `0 ${by}px`
      const passedAbove = above.filter(({ middle }) => own.top + by < middle)
      const passedBelow = below.filter(({ middle }) => own.bottom + by > middle)
      const place = from - passedAbove.length + passedBelow.length
      if (place === to) return
      to = place
      for (const one of above) one.element.style.translate = passedAbove.includes(one) ? `0 ${room}px` : ''
      for (const one of below) one.element.style.translate = passedBelow.includes(one) ? `0 ${-room}px` : ''
    },
    dropped: () => {
      const isSame = entriesOf(list).length === places.length
      end()
      if (to !== from && isSame) onMove(to)
    },
    cancelled: end,
  })
}

/** The entries of a list, from its top; those of a long one stand in groups. */
export const entriesOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].flatMap((group) => [...group.children].filter((one) => one instanceof HTMLElement))

/** Where an entry lies before anything is carried, px from the top of its list. */
function placeOf(element: HTMLElement, topOfList: number) {
  const { top, height } = element.getBoundingClientRect()
  const from = top - topOfList
  return { element, top: from, middle: from + height / 2, bottom: from + height }
}
