// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest'
import type { Alarm } from '../storage/alarmsDocument'
import { findNextRing } from './findNextRing'
import { readTimeOfDay } from './readTimeOfDay'

const alarm = (time: string, enabled = true): Alarm => ({ id: time, enabled, time, playlist: 'Evening' })
const at = (text: string) => new Date(text).getTime()
const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

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
    process.env['TZ'] = 'Europe/Berlin'
    expect(new Date(findNextRing([alarm('7:0')], at('2031-03-29T12:00:00'))?.moment ?? 0).getHours()).toBe(7)
    expect(new Date(findNextRing([alarm('7:0')], at('2031-10-25T12:00:00'))?.moment ?? 0).getHours()).toBe(7)
  })

  it('goes by the player’s own clock for a moment of ISO 8601', () => {
    process.env['TZ'] = 'Asia/Tokyo'
    expect(readTimeOfDay('2031-01-01T06:30:00.000Z')).toEqual({ hours: 15, minutes: 30 })
    expect(readTimeOfDay('2031-99-01T06:30:00.000Z')).toBeUndefined()
  })
})
