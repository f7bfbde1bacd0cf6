import type { Point } from './putFinger'
import { ringPlace } from './ringPlace'

/**
 * Where a share of the track lies on its seek control, be that the bar of the newer theme or the ring of the
 * older one.
 */
export function seekPlace(slider: Element, share: number): Point {
  if (slider.querySelector('circle')) return ringPlace(slider, share * 360)
  const { left, top, width, height } = slider.getBoundingClientRect()
  return { x: left + share * width, y: top + height / 2 }
}
