import { expect, it } from 'vitest'
import { addressPattern } from './buildDriveForm'

// As the schema's validator reads it, without any flag.
const pattern = new RegExp(addressPattern)

it.each(['192.168.1.99', '0.0.0.0', '255.255.255.255', '10.0.0.7'])('[D5-26] takes %s', (address) => {
  expect(pattern.test(address)).toBe(true)
})

it.each(['192.168.1', '192.168.1.256', '300.1.1.1', '1.2.3.4.5', '192.168..1', '192168199', '01.2.3.4', '.'])(
  '[D5-26] refuses %s, which is no address of four octets',
  (address) => {
    expect(pattern.test(address)).toBe(false)
  },
)

it.each(['ATTIC-NAS', 'nas.local', 'nas.local.', 'my_nas', 'büro', '7floor', 'nas-2'])(
  'takes the name %s, as the search finds them',
  (name) => {
    expect(pattern.test(name)).toBe(true)
  },
)

it.each(['', ' ', 'my nas', '//nas', 'nas/music', '-nas', 'nas-', 'nas..local', 'smb://nas', 'nas:445'])(
  'refuses “%s”',
  (name) => {
    expect(pattern.test(name)).toBe(false)
  },
)

it('judges a long text that does not fit without delay', () => {
  const began = performance.now()
  expect(pattern.test(`${'a-'.repeat(20_000)}!`)).toBe(false)
  expect(pattern.test(`${'a.'.repeat(20_000)}!`)).toBe(false)
  expect(performance.now() - began).toBeLessThan(500)
})
