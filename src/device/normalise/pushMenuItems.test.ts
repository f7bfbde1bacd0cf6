import { expect, it } from 'vitest'
import { pushMenuItems } from './normalisers'

it('leaves out what is no object and fills in a missing id or name', () => {
  expect(pushMenuItems([null, 'System', { name: 'Without id' }, { id: 12, params: 'none' }])).toEqual([
    { id: '', name: 'Without id' },
    { id: '12', name: '' },
  ])
})

it('keeps parameters that it does not know', () => {
  const item = { id: 'iframe-page', name: 'Sensor', params: { url: 'http://192.168.1.60', zoom: 2 } }
  expect(pushMenuItems([item])).toEqual([item])
})

it('leaves out parameters of an address that no address can be made of', () => {
  const params = { pluginName: 'a/b', source: { toString: 1 }, isPluginSettings: {}, pageName: 'x\ud800' }
  expect(pushMenuItems([{ id: 'a', name: 'A', params }])).toEqual([
    { id: 'a', name: 'A', params: { pluginName: 'a/b', pageName: 'x\uFFFD' } },
  ])
})

it('takes null as an empty menu', () => {
  expect(pushMenuItems(null)).toEqual([])
})
