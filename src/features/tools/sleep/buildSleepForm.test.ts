import { expect, it } from 'vitest'
import off from '../../../../fixtures/pushSleep/off.json'
import turnsOff from '../../../../fixtures/pushSleep/set.json'
import { createTranslator } from '../../../i18n/TranslationProvider'
import { BuiltForm } from '../../../renderer'
import { buildSleepForm, toSetSleep } from './SleepModal'

const { t } = createTranslator()
const form = (sleep: Parameters<typeof buildSleepForm>[0]) => new BuiltForm(buildSleepForm(sleep, t))

it('[D2.14-2] [D3-51] holds the action, the time and whether it is on', () => {
  expect(form(turnsOff).values()).toMatchObject({
    enabled: true,
    hours: 1,
    minutes: 4,
    action: { value: 'poweroff' },
  })
})

it('[D7-51] saves unchanged what came', () => {
  expect(toSetSleep(form(turnsOff).values())).toEqual({ enabled: true, time: '1:4', action: 'poweroff' })
  expect(toSetSleep(form(off).values())).toEqual({ enabled: false, time: '0:0', action: 'stop' })
})

it('stops the music when a device names no action that is known', () => {
  expect(toSetSleep(form({ time: '0:5', action: { val: 'dance' } }).values())).toMatchObject({
    action: 'stop',
  })
})

it('[D9-30] takes whole hours and minutes of a day', () => {
  const timer = form(off)
  timer.set('minutes', 60)
  expect(timer.submit()).toBeUndefined()
  timer.set('minutes', 59)
  timer.set('hours', 24)
  expect(timer.submit()).toBeUndefined()
  timer.set('hours', 23)
  expect(timer.submit()).toBeDefined()
})
