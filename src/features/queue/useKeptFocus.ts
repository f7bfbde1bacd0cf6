import { useCallback, type RefObject } from 'react'

/**
 * Gives the focus, where an act has taken it along with its row, to what stands in that row's place next, so that a keyboard
 * need not begin anew. `part` is the data attribute of the button that was pressed.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  return useCallback(
    (place: number, part: 'remove' | 'more') =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const row = list.current?.querySelector(`[data-index="${place}"]`) ?? list.current?.lastElementChild
        row?.querySelector<HTMLElement>(`[data-${part}]`)?.focus({ preventScroll: true })
      }),
    [list],
  )
}
