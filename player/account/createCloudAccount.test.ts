// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createBeats } from './createCloudAccount'

const open = (chance = 0.5) => createBeats({ usual: 10_000, least: 5_000, chance: () => chance })

describe('how often a player tells the cloud of itself', () => {
  it.each([
    ['says', 300_000, 300_000],
    ['wants more than is good', 1, 5_000],
    ['wants nearly nothing', 86_400_000, 3_600_000],
    ['says nothing', undefined, 10_000],
    ['says nonsense', '300', 10_000],
    ['says nonsense', Number.NaN, 10_000],
    ['says nonsense', -1, 10_000],
  ])('is what the cloud %s: %s', (_, told, expected) => {
    const beats = open()
    beats.heard(told)
    expect(beats.next()).toBe(expected)
  })

  it('is spread, so that players that began together do not stay so', () => {
    const [early, late] = [open(0), open(1)]
    for (const beats of [early, late]) beats.heard(300_000)
    expect([early.next(), late.next()]).toEqual([270_000, 330_000])
    expect([early.first(), late.first()]).toEqual([0, 10_000])
  })

  it('becomes seldom while the cloud is away, up to a minute or two beats, and is as before then', () => {
    const [quick, slow] = [open(0), open(0)]
    quick.heard(10_000)
    slow.heard(300_000)
    const misses = (beats: typeof quick) =>
      Array.from({ length: 5 }, () => {
        beats.missed(undefined)
        return beats.next()
      })
    expect(misses(quick)).toEqual([10_000, 20_000, 40_000, 60_000, 60_000])
    expect(misses(slow)).toEqual([300_000, 600_000, 600_000, 600_000, 600_000])
    quick.heard(undefined)
    expect(quick.next()).toBe(9_000)
  })

  it('is spread while the cloud is away, and never sooner than it wants', () => {
    const [early, late] = [open(0), open(1)]
    for (const beats of [early, late]) beats.missed(120_000)
    expect([early.next(), late.next()]).toEqual([120_000, 180_000])
    early.missed(86_400_000)
    expect(early.next()).toBe(3_600_000)
  })
})
