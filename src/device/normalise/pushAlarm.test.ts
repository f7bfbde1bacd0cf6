import { expect, it } from 'vitest'
import { pushAlarm } from './settingsPushes'

it('makes numbers of ids and names of playlists', () => {
  expect(
    pushAlarm([{ id: '0', enabled: 'true', time: '06:30', playlist: { name: 'Evening' } }, null]),
  ).toEqual([{ id: 0, enabled: true, time: '06:30', playlist: 'Evening' }])
  expect(pushAlarm(null)).toEqual([])
})
