import { expect, it } from 'vitest'
import { pushAudioOutputs } from './settingsPushes'

it('gives a list where there is none, and clamps volumes', () => {
  expect(pushAudioOutputs({ availableOutputs: null })).toEqual({ availableOutputs: [] })
  expect(
    pushAudioOutputs({ availableOutputs: [{ id: 2, leader: false, state: { volume: 180 } }, 'x'] }),
  ).toEqual({
    availableOutputs: [{ id: '2', leader: false, state: { volume: 100 } }],
  })
})
