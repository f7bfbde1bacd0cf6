import { expect, it } from 'vitest'
import { pushInfoNetwork } from './settingsPushes'

it('takes the newlines off that players leave at the ends of texts', () => {
  expect(
    pushInfoNetwork([
      { type: 'Wireless', ssid: 'Attic Wi-Fi\n', speed: '65 Mb/s\n', signal: '4', online: 'yes' },
    ]),
  ).toEqual([{ type: 'Wireless', ssid: 'Attic Wi-Fi', speed: '65 Mb/s', signal: 4, online: true }])
})

it.each([
  ['yes', true],
  ['No\n', false],
  [true, true],
  ['false', false],
  [0, false],
  ['perhaps', undefined],
  [null, undefined],
])('[D3-44] reads online: %s', (raw, online) => {
  expect(pushInfoNetwork([{ online: raw }])).toEqual([online === undefined ? {} : { online }])
})

it('leaves a broken address as it is', () => {
  expect(pushInfoNetwork([{ ip: '6' }, null])).toEqual([{ ip: '6' }])
})
