import { expect, it } from 'vitest'
import { newStations } from './saveStations'

it('adds no station twice, and replaces none', () => {
  const own = [
    { title: 'Harbour FM', uri: 'http://radio.example/h' },
    { name: 'Coast', uri: 'http://radio.example/c' },
  ]
  const given = [
    { name: 'Known', uri: 'http://radio.example/h' },
    { name: 'Coast', uri: 'http://radio.example/other' },
    { name: 'Coast', uri: 'http://radio.example/third' },
    { name: 'New', uri: 'http://radio.example/n' },
    { name: 'New', uri: 'http://radio.example/n' },
  ]
  expect(newStations(given, own)).toEqual([
    { name: 'Coast (2)', uri: 'http://radio.example/other' },
    { name: 'Coast (3)', uri: 'http://radio.example/third' },
    { name: 'New', uri: 'http://radio.example/n' },
  ])
})
