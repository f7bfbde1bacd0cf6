import { expect, it } from 'vitest'
import { readBrowsePage } from './readBrowsePage'

it.each([undefined, null])('[D8-24] raises that a story has no sample data: %s', (missing) => {
  expect(() => readBrowsePage(missing)).toThrow('No mock data present')
})
