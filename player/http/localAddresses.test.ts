import { describe, expect, it } from 'vitest'
import { isLoopback, isNotPublic, isLocalNetwork } from './localAddresses'

/** A host as an address of the web has it, whatever way it was written. */
const host = (written: string) => new URL(`http://${written}/`).hostname

describe('addresses', () => {
  it.each([
    'localhost',
    'panel.localhost',
    '127.0.0.1',
    '127.8.8.8',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
  ])('%s is this machine', (written) => {
    expect(isLoopback(host(written))).toBe(true)
    expect(isNotPublic(host(written))).toBe(true)
  })

  it.each([
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '[fd00::1]',
    '[fe80::1]',
    '[::ffff:10.0.0.1]',
    'attic.local',
  ])('%s is of a house', (written) => {
    expect(isLocalNetwork(host(written))).toBe(true)
    expect(isLoopback(host(written))).toBe(false)
    expect(isNotPublic(host(written))).toBe(true)
  })

  it.each(['0.0.0.0', '[::]', '100.64.0.1', '224.0.0.1', '255.255.255.255'])(
    '%s is of no site',
    (written) => {
      expect(isNotPublic(host(written))).toBe(true)
      expect(isLocalNetwork(host(written))).toBe(false)
    },
  )

  it.each([
    '172.32.0.1',
    '192.169.0.1',
    '8.8.8.8',
    '[2001:db8::1]',
    'radio.example',
    'local',
    'localhost.example',
  ])('%s is none of these', (written) => {
    expect(isNotPublic(host(written))).toBe(false)
  })
})
