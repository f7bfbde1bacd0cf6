import { expect, it } from 'vitest'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { newStations, removeStations } from './saveStations'

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

it('takes back only stations that are still what was added, and says which are gone', async () => {
  const device = new ScriptedDevice()
  const added = ['New', 'Other', 'Third'].map((name) => ({ name, uri: `http://radio.example/${name}` }))
  const page = (stations: readonly { name: string; uri: string }[], ref?: string) => ({
    ...(ref !== undefined && { ref }),
    navigation: { lists: [{ items: stations.map(({ name, uri }) => ({ title: name, uri })) }] },
  })
  const [first, second, third] = added
  if (!first || !second || !third) throw new Error('there are three')
  const gone = removeStations(device, added)
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  // Somebody has given one another address since.
  const own = [first, { ...second, uri: 'http://radio.example/moved' }, third]
  device.push('pushBrowseLibrary', page(own, 'own-stations'))
  await settle()
  expect(device.sentWith('removeWebRadio')).toEqual([first])
  device.push('pushBrowseLibrary', page([]))
  await settle()
  expect(device.sentWith('removeWebRadio')).toEqual([first, third])
  device.push('pushBrowseLibrary', page([]))
  await settle()
  device.push('pushBrowseLibrary', page([third], 'own-stations'))
  expect(await gone).toEqual([first])
})
