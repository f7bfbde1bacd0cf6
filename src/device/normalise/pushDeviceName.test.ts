import { expect, it } from 'vitest'
import { pushDeviceName } from './normalisers'

it('reads the name from text and from {name}', () => {
  expect([pushDeviceName('Attic'), pushDeviceName({ name: 'Attic' })]).toEqual(['Attic', 'Attic'])
})

it('leaves what holds no name for the schema to refuse', () => {
  expect([pushDeviceName(null), pushDeviceName({}), pushDeviceName([])]).toEqual([null, {}, []])
})
