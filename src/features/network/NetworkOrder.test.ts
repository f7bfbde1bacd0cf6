import { expect, it } from 'vitest'
import type { WirelessNetwork } from '../../../schemas/generated/types'
import { NetworkOrder, readNetworks } from './useWifi'

const networks = (signals: Record<string, number>) =>
  readNetworks({
    available: Object.entries(signals).map(([ssid, signal]): WirelessNetwork => ({
      ssid,
      signal,
      security: 'wpa2',
    })),
  })
const names = (list: readonly { ssid: string }[]) => list.map(({ ssid }) => ssid)

it('keeps rows in their places while their signals change', () => {
  const order = new NetworkOrder()
  order.arrange(networks({ attic: 5, cellar: 3, hall: 1 }))
  expect(names(order.arrange(networks({ hall: 5, cellar: 4, attic: 1 })))).toEqual([
    'attic',
    'cellar',
    'hall',
  ])
})

it('takes new ones in before the first weaker one', () => {
  const order = new NetworkOrder()
  order.arrange(networks({ attic: 5, hall: 1 }))
  expect(names(order.arrange(networks({ attic: 5, hall: 1, cellar: 3, shed: 0 })))).toEqual([
    'attic',
    'cellar',
    'hall',
    'shed',
  ])
})

it('puts a network that comes back where it was', () => {
  const order = new NetworkOrder()
  order.arrange(networks({ attic: 5, cellar: 3, hall: 1 }))
  expect(names(order.arrange(networks({ attic: 5, hall: 1 })))).toEqual(['attic', 'hall'])
  expect(names(order.arrange(networks({ attic: 5, hall: 4, cellar: 0 })))).toEqual([
    'attic',
    'cellar',
    'hall',
  ])
})

it('gives the same objects for what looks and sends the same', () => {
  const order = new NetworkOrder()
  const [attic, hall] = order.arrange(networks({ attic: 5, hall: 3 }))
  const [atticAgain, hallAgain] = order.arrange(networks({ attic: 4, hall: 1 }))
  expect(atticAgain).toBe(attic)
  expect(hallAgain).not.toBe(hall)
  expect(hallAgain?.signal).toBe(1)
})

it('is not changed by the same push again', () => {
  const order = new NetworkOrder()
  const first = order.arrange(networks({ attic: 5, cellar: 3, hall: 1 }))
  expect(order.arrange(networks({ attic: 5, cellar: 3, hall: 1 }))).toEqual(first)
})

it('keeps the row of an open form where it stood, though its network is gone', () => {
  const order = new NetworkOrder()
  const [, cellar] = order.arrange(networks({ attic: 5, cellar: 3, hall: 1 }))
  const left = order.arrange(networks({ attic: 5, hall: 1 }))
  expect(names(order.keep(left, cellar?.key))).toEqual(['attic', 'cellar', 'hall'])
  expect(order.keep(left, undefined)).toBe(left)
  expect(order.keep(left, 'never seen')).toBe(left)
  const none = order.arrange([])
  expect(names(order.keep(none, cellar?.key))).toEqual(['cellar'])
})

it('begins anew on demand', () => {
  const order = new NetworkOrder()
  order.arrange(networks({ attic: 5, hall: 1 }))
  order.forget()
  expect(names(order.arrange(networks({ attic: 1, hall: 5 })))).toEqual(['hall', 'attic'])
})
