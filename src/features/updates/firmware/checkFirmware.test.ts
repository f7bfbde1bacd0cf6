import { expect, it } from 'vitest'
import { checkFirmware, largestFirmware } from './FirmwareSection'

it.each([
  ['system.fir', 10, undefined],
  ['SYSTEM.IMG', largestFirmware, undefined],
  ['system.tar.gz', 10, undefined],
  ['cat.jpg', 10, 'type'],
  ['fir', 10, 'type'],
  ['system.fir', 0, 'empty'],
  ['system.fir', largestFirmware + 1, 'size'],
])('a file %s of %i bytes: %s', (name, size, problem) => {
  expect(checkFirmware({ name, size })).toBe(problem)
})
