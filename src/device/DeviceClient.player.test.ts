import { expect, it } from 'vitest'
import { setUpDevice } from '../../tests/support/setUpDevice'

it('another player has nothing of the one before: no push, no question on hold, no origin', () => {
  const { device, wire, connect, lose, arrive } = setUpDevice()
  connect()
  arrive('pushUiSettings', { language: 'en' })
  const told: unknown[] = []
  device.topics.subscribe('pushUiSettings', () => told.push(device.topics.read('pushUiSettings')))
  lose()
  device.send('getInfoNetwork')
  device.forget()
  expect([device.player(), device.origin(), told]).toEqual([2, undefined, [undefined]])
  wire.length = 0
  connect()
  expect(wire).toEqual([])
})

it('another player is asked again what is kept asking', () => {
  const { device, wire, connect, lose } = setUpDevice()
  connect()
  device.subscribeToAnswer('getInfoNetwork')
  lose()
  device.forget()
  wire.length = 0
  connect()
  expect(wire.map(([event]) => event)).toEqual(['getInfoNetwork'])
})
