import type { Screen } from './widths'

/** How a screen is shown in a place: its size in its own px, and how much it is made smaller. */
interface Fit {
  width: number
  height: number
  /** 1 is its real size; never more. */
  scale: number
}

/** Lowest height that a screen is cut to where there is room for less, px. */
const lowest = 320

/**
 * A screen as large as fits into a place of `roomX` by `roomY` px, its width always real, so that media queries hold. One that
 * scrolls is cut in height rather than made smaller; a kiosk is not.
 */
export function fitScreen({ width, height, isFixed }: Screen, roomX: number, roomY: number): Fit {
  const scale = Math.min(1, Math.max(roomX, 1) / width, isFixed ? Math.max(roomY, 1) / height : 1)
  return {
    width,
    height: isFixed ? height : Math.round(Math.min(height, Math.max(roomY / scale, lowest))),
    scale,
  }
}
