import { describe, expect, it } from 'vitest'
import { toAlarmTime, toTimeField } from '../times'

describe('toTimeField', () => {
  it('[D3-52] shows the time of day here of a moment', () => {
    const moment = new Date(2031, 0, 1, 6, 5)
    expect(toTimeField(moment.toISOString())).toBe('06:05')
  })

  it('pads what devices send unpadded', () => {
    expect(toTimeField('7:5')).toBe('07:05')
    expect(toTimeField('23:59:00')).toBe('23:59')
  })

  it('is empty for what is no time', () => {
    expect(toTimeField('soon')).toBe('')
    expect(toTimeField('25:00')).toBe('')
    expect(toTimeField('')).toBe('')
  })
})

describe('toAlarmTime', () => {
  const now = new Date(2031, 0, 1, 12, 0)

  it('[D7-52] is later today, or tomorrow when the time has passed', () => {
    expect(new Date(toAlarmTime('12:01', now))).toEqual(new Date(2031, 0, 1, 12, 1))
    expect(new Date(toAlarmTime('12:00', now))).toEqual(new Date(2031, 0, 2, 12, 0))
    expect(new Date(toAlarmTime('06:30', now))).toEqual(new Date(2031, 0, 2, 6, 30))
  })
})
