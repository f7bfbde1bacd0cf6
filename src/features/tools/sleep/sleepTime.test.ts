import { expect, it } from 'vitest'
import { presetTime, readSleepTime, sleepPresets, writeSleepTime } from '../times'

it('[D3-51] reads the unpadded times of devices', () => {
  expect(readSleepTime('0:44')).toEqual({ hours: 0, minutes: 44 })
  expect(readSleepTime('1:4')).toEqual({ hours: 1, minutes: 4 })
  expect(readSleepTime('0:0')).toEqual({ hours: 0, minutes: 0 })
})

it('reads nothing out of what is no time, and no more than a day holds', () => {
  expect(readSleepTime('soon')).toEqual({ hours: 0, minutes: 0 })
  expect(readSleepTime('99:99')).toEqual({ hours: 23, minutes: 59 })
})

it('[D7-51] writes H:M', () => {
  expect(writeSleepTime({ hours: 1, minutes: 5 })).toBe('1:5')
})

it('[D9-32] [D4-32] offers the presets, each as its hours and minutes', () => {
  expect(sleepPresets).toEqual([0, 15, 30, 45, 60, 90, 120, 150, 180, 240])
  expect(presetTime(90)).toEqual({ hours: 1, minutes: 30 })
  expect(presetTime(240)).toEqual({ hours: 4, minutes: 0 })
})
