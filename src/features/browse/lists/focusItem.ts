/** Frames within which an item that was revealed is drawn. */
const patience = 30

/** Gives an item the focus as soon as it is drawn, unless something else has got it meanwhile. `box` holds the lists. */
export function focusItem(box: HTMLElement | null, section: number, index: number, left = patience): void {
  requestAnimationFrame(() => {
    if (!box?.contains(document.activeElement)) return
    const row = box.querySelector<HTMLElement>(`[data-section="${section}"] [data-index="${index}"] button`)
    if (row) row.focus({ preventScroll: true })
    else if (left > 0) focusItem(box, section, index, left - 1)
  })
}
