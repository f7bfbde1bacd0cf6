import type { Point } from './putFinger'

/** Radius of a knob's ring as a share of half the knob, as it is drawn. */
const radius = 0.92

/** Where an angle lies on the ring of a knob, degrees clockwise from the top. */
export function ringPlace(slider: Element, angle: number): Point {
  const { left, top, width, height } = slider.getBoundingClientRect()
  const around = (angle * Math.PI) / 180
  const reach = (radius * width) / 2
  return {
    x: left + width / 2 + reach * Math.sin(around),
    y: top + height / 2 - reach * Math.cos(around),
  }
}
