/** Moves the bar and the handle of the `Line` in an element, which has no `along` of its own, to a place, 0-1. */
export function moveLine(room: HTMLElement | null, along: number): void {
  for (const part of room?.querySelectorAll<HTMLElement>('[data-moves]') ?? [])
    part.style.setProperty('--line-along', String(along))
}
