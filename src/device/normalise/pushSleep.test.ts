import { expect, it } from 'vitest'
import { pushSleep } from './settingsPushes'

it('takes {} as it is: that is what comes after a change', () => {
  expect(pushSleep({})).toEqual({})
})

it('reads an action as an object or as a word', () => {
  expect(pushSleep({ enabled: true, time: '0:44', action: 'stop' })).toEqual({
    enabled: true,
    time: '0:44',
    action: { val: 'stop' },
  })
  expect(pushSleep({ action: { val: 'poweroff', text: 'Turn off' } })).toEqual({
    action: { val: 'poweroff', text: 'Turn off' },
  })
})
