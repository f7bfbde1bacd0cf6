import type { Bar } from '../model/Item'

/** The tick that a value is drawn to when it is within the bar's snap bounds of it, else the value itself [D9-36]. */
export function snapToTick(value: number, bar: Bar): number {
  let nearest = value
  let distance = Infinity
  for (const tick of bar.ticks) {
    const gap = Math.abs(tick - value)
    if (gap <= bar.snapBounds && gap < distance) {
      nearest = tick
      distance = gap
    }
  }
  return nearest
}
