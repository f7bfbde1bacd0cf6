import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { BrowseSession } from '../session/BrowseSession'

/** Frames within which what had the focus is drawn again. */
const patience = 30

/** Of what was pressed, how it is found when the place is drawn again. */
function spotOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  const source = target.closest('a[href]')
  if (source) return `a[href=${JSON.stringify(source.getAttribute('href'))}]`
  const section = target.closest('[data-section]')?.getAttribute('data-section')
  const index = target.closest('[data-index]')?.getAttribute('data-index')
  return section && index ? `[data-section="${section}"] [data-index="${index}"] button` : undefined
}

/** Whether nobody needs the focus where it is: it fell there when what had it went. */
const isFree = (view: HTMLElement) =>
  document.activeElement === null ||
  document.activeElement.contains(view) ||
  document.activeElement.matches('[data-lists]')

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/**
 * Keeps the focus in the library: what was pressed goes with its page, and the focus would fall out of it, where letters lead the
 * player. It goes to the lists of the page that comes, which letters lead through, or to what was pressed there when somebody comes
 * back; never away from a field or a dialog, and not before somebody has moved. `isThere`: what belongs to the address is drawn.
 */
export function useArrivalFocus(
  { spots, visited }: BrowseSession,
  address: string,
  isThere: boolean,
): RefObject<HTMLElement | null> {
  const view = useRef<HTMLElement>(null)
  const hasMoved = useRef(false)
  const now = useRef({ address: '', isThere })
  useLayoutEffect(() => {
    const isSame = now.current.address === address
    now.current = { address, isThere }
    if (isSame) return
    hasMoved.current = visited.size > 1
    // Until the page has come.
    if (hasMoved.current && view.current && isFree(view.current)) focus(view.current)
  })
  useEffect(() => {
    if (!isThere || !hasMoved.current) return undefined
    const spot = spots.get(address)
    let frame = 0
    const arrive = (left: number) => {
      frame = requestAnimationFrame(() => {
        if (!view.current || !isFree(view.current)) return
        const row = spot === undefined ? null : view.current.querySelector<HTMLElement>(spot)
        focus(row ?? view.current.querySelector<HTMLElement>('[data-lists]') ?? view.current)
        if (!row && spot !== undefined && left > 0) arrive(left - 1)
      })
    }
    arrive(patience)
    return () => cancelAnimationFrame(frame)
  }, [spots, address, isThere])
  useEffect(() => {
    const element = view.current
    if (!element) return undefined
    const press = ({ target }: Event) => {
      const spot = spotOf(target)
      if (spot !== undefined) spots.set(now.current.address, spot)
    }
    // Whoever types ahead before the page has come does not mean the player.
    const type = (event: KeyboardEvent) => {
      if (event.target === element && !now.current.isThere && /^[\p{L}\p{N}]$/u.test(event.key))
        event.stopPropagation()
    }
    element.addEventListener('click', press, true)
    element.addEventListener('keydown', type)
    return () => {
      element.removeEventListener('click', press, true)
      element.removeEventListener('keydown', type)
    }
  }, [spots])
  return view
}
