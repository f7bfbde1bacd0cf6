import { describe, expect, it } from 'vitest'
import { spreadVolume } from '../requests/outputRequests'

const spread = (before: number[], wanted: number) => [
  ...spreadVolume(new Map(before.map((volume, index) => [String(index), volume])), wanted).values(),
]

describe('the volume of a group', () => {
  it.each([
    [[40, 20, 60], 20, [20, 10, 30]],
    [[40, 20, 60], 60, [60, 30, 90]],
    [[40, 20, 60], 80, [93, 47, 100]],
    [[40, 20, 60], 0, [0, 0, 0]],
    [[40, 20, 60], 100, [100, 100, 100]],
    [[0, 0], 30, [30, 30]],
    [[50], 33, [33]],
    [[0, 50], 100, [0, 100]],
  ])('of %j goes to %i by %j', (before, wanted, after) => {
    expect(spread(before, wanted)).toEqual(after)
  })

  it('is the one that was wanted, on whatever way it came there', () => {
    let volumes = [40, 21, 60]
    for (let wanted = 39; wanted >= 1; wanted -= 1) {
      volumes = spread(volumes, wanted)
      expect(volumes.reduce((sum, one) => sum + one, 0)).toBe(wanted * 3)
    }
  })
})
