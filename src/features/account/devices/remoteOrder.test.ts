import { expect, it } from 'vitest'
import type { CloudDevice } from '../../../../schemas/generated/types'
import { isReachable, remoteOrder } from './useDevices'

const device = (hwuuid: string, details: Partial<CloudDevice> = {}): CloudDevice => ({
  hwuuid,
  host: `${hwuuid}.example.org`,
  enabled: true,
  online: true,
  ...details,
})
const all = [
  device('attic'),
  device('cellar', { enabled: false }),
  device('kitchen', { online: false }),
  device('study'),
  device('garden', { host: ' ' }),
]
const orderOf = (lastHost?: string) => remoteOrder(all, lastHost).map(({ hwuuid }) => hwuuid)

it('[A4.15-5 D6-6] tries only devices that are enabled and online', () => {
  expect(orderOf()).toEqual(['attic', 'study'])
})

it('[A4.15-5 D6-6] tries the last used host first', () => {
  expect(orderOf('study.example.org')).toEqual(['study', 'attic'])
  expect(orderOf('attic.example.org')).toEqual(['attic', 'study'])
})

it('[A4.15-5] does not try a last host that is no longer among them', () => {
  expect(orderOf('cellar.example.org')).toEqual(['attic', 'study'])
  expect(orderOf('sold.example.org')).toEqual(['attic', 'study'])
})

it('[A4.15-4] opens what is enabled, online and has an address', () => {
  expect(all.filter(isReachable)).toHaveLength(2)
  expect(isReachable({ hwuuid: 'x', host: 'x.example.org', online: true })).toBe(false)
})
