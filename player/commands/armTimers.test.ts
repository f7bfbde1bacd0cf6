// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { Alarm } from '../storage/settingsDocuments'
import { findNextRing, readTimeOfDay } from './armTimers'
const alarm = (time: string, enabled = true): Alarm => ({ id: time, enabled, time, playlist: 'Evening' })
const at = (text: string) => new Date(text).getTime()

/**
 * What an expression gives in a process of its own that lives in a time zone: one that runs already keeps the
 * zone it has.
 */
const inZone = (zone: string, expression: string): unknown => {
  const script = `
    import { findNextRing, readTimeOfDay } from './armTimers.ts'
    const ring = (from) => findNextRing([{ id: '', enabled: true, time: '7:0', playlist: '' }], new Date(from).getTime())
    console.log(JSON.stringify(${expression}))`
  const options = { cwd: import.meta.dirname, env: { ...process.env, TZ: zone }, encoding: 'utf8' } as const
  return JSON.parse(execFileSync('node', ['--import', 'tsx', '--input-type=module', '-e', script], options))
}

describe('findNextRing', () => {
  it('finds the alarm of today or tomorrow that comes first, and its companions', () => {
    const alarms = [alarm('6:30'), alarm('22:5'), alarm('22:05'), alarm('21:0', false)]
    const evening = findNextRing(alarms, at('2031-03-01T18:00:00'))
    expect(evening?.moment).toBe(at('2031-03-01T22:05:00'))
    expect(evening?.alarms.map(({ id }) => id)).toEqual(['22:5', '22:05'])
    expect(findNextRing(alarms, at('2031-03-01T22:05:00'))?.moment).toBe(at('2031-03-02T06:30:00'))
  })

  it('finds none where none is on or has a time', () => {
    expect(findNextRing([], 0)).toBeUndefined()
    expect(findNextRing([alarm('6:30', false), alarm('never'), alarm('24:00')], 0)).toBeUndefined()
  })

  it('rings at the same time of the day where the clocks are changed in the night', () => {
    const spring = "new Date(ring('2031-03-29T12:00:00').moment).toISOString()"
    const autumn = "new Date(ring('2031-10-25T12:00:00').moment).toISOString()"
    expect(inZone('Europe/Berlin', `[${spring}, ${autumn}]`)).toEqual([
      '2031-03-30T05:00:00.000Z',
      '2031-10-26T06:00:00.000Z',
    ])
  })

  it('goes by the player’s own clock for a moment of ISO 8601', () => {
    const read = "readTimeOfDay('2031-01-01T06:30:00.000Z')"
    expect(inZone('Asia/Tokyo', read)).toEqual({ hours: 15, minutes: 30 })
    expect(readTimeOfDay('2031-99-01T06:30:00.000Z')).toBeUndefined()
  })
})
