import type { Locator } from '@playwright/test'
import { arcStart } from '../../../src/ui/knob/Knob'
import type { Hand, Place } from './Hand'

/**
 * A knob on screen, turned along its arc by a hand; `value` is on the scale from 0 to `end`, on through the
 * gap beyond it.
 */
export class Dial {
  constructor(
    readonly slider: Locator,
    /** Degrees that the arc spans. */
    readonly sweep: number,
    readonly end: number,
  ) {}

  async at(value: number): Promise<Place> {
    const box = await this.slider.boundingBox()
    if (!box) throw new Error('there is no knob')
    const angle = ((arcStart(this.sweep) + (value / this.end) * this.sweep) * Math.PI) / 180
    const radius = box.width * 0.46
    return {
      x: box.x + box.width / 2 + radius * Math.sin(angle),
      y: box.y + box.height / 2 - radius * Math.cos(angle),
    }
  }

  /** Takes the handle and turns it, along the arc and not across it; whoever turns lets go himself. */
  async turn(hand: Hand, from: number, to: number): Promise<void> {
    await hand.press(await this.at(from))
    await this.goOn(hand, from, to)
  }

  /** Turns on what a hand holds. */
  async goOn(hand: Hand, from: number, to: number): Promise<void> {
    for (let step = 1; step <= 20; step += 1) await hand.move(await this.at(from + ((to - from) * step) / 20))
  }
}
