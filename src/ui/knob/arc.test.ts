import { describe, expect, it } from 'vitest'
import { ratioOf, angleOf, arcStart, awayFrom, turnBetween } from './Knob'

const centre = { x: 100, y: 100 }

describe('the arc of a knob', () => {
  it('counts angles clockwise from the top', () => {
    expect(angleOf({ x: 100, y: 0 }, centre)).toBe(0)
    expect(angleOf({ x: 200, y: 100 }, centre)).toBe(90)
    expect(angleOf({ x: 100, y: 200 }, centre)).toBe(180)
    expect(angleOf({ x: 0, y: 100 }, centre)).toBe(270)
  })

  it('begins at the top as a ring, and beside the gap at the bottom otherwise', () => {
    expect(arcStart(360)).toBe(0)
    expect(arcStart(270)).toBe(225)
    expect(ratioOf(90, 360)).toBe(0.25)
    expect(ratioOf(0, 270)).toBe(0.5)
    expect(ratioOf(225, 270)).toBe(0)
    expect(ratioOf(135, 270)).toBe(1)
  })

  it('takes the nearer end in the gap', () => {
    expect(ratioOf(150, 270)).toBe(1)
    expect(ratioOf(210, 270)).toBe(0)
  })

  it('turns the short way over the top', () => {
    expect(turnBetween(350, 10)).toBe(20)
    expect(turnBetween(10, 350)).toBe(-20)
    expect(turnBetween(90, 180)).toBe(90)
  })

  it('knows how far a press is from the handle', () => {
    expect(awayFrom(0, 350, 360)).toBe(10)
    expect(awayFrom(0.5, 0, 270)).toBe(0)
  })
})
