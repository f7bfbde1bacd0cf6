import { describe, expect, it } from 'vitest'
import { connectedName } from './useWifi'
import { connectionKind } from './NetworkStatusSection'
import { judgeResult } from './createWifiPlayer'
import { localAddress } from './WifiPanel'
import { isIpv4, otherAddress } from './buildWifiForm'

describe('[D3-45] [D8-25] judgeResult', () => {
  it.each([
    [true, 'joined', ''],
    ['ok', 'joined', ''],
    ['Success', 'joined', ''],
    [1, 'joined', ''],
    [false, 'failed', ''],
    ['false', 'failed', ''],
    ['Failed ', 'failed', ''],
    [0, 'failed', ''],
    [undefined, 'unclear', ''],
    [null, 'unclear', ''],
    [{}, 'unclear', ''],
    ['http://192.168.1.51', 'unclear', 'http://192.168.1.51'],
  ] as const)('of %s is %s', (result, verdict, detail) => {
    expect(judgeResult({ wait: false, message: ' Done\n', result })).toEqual({
      wait: false,
      message: 'Done',
      verdict,
      detail,
    })
  })

  it('reads an empty push as the last word', () => {
    expect(judgeResult({})).toEqual({ wait: false, message: '', verdict: 'unclear', detail: '' })
  })
})

it.each([
  ['Living Room', 'http://living-room.local'],
  ['  Attic   Player ', 'http://attic-player.local'],
  ['attic', 'http://attic.local'],
  ['', undefined],
  [undefined, undefined],
])('[D9-37] a player named %s is found at %s', (name, address) => {
  expect(localAddress(name)).toBe(address)
})

it.each([
  ['192.168.1.51', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['256.1.1.1', false],
  ['1.2.3', false],
  ['1.2.3.4.5', false],
  ['1.2.3.', false],
  ['a.b.c.d', false],
  ['6', false],
  [undefined, false],
])('[D5-26] %s as an address: %s', (text, isOne) => {
  expect(isIpv4(text)).toBe(isOne)
})

it.each([
  ['192.168.1.51', '192.168.1.50', 'http://192.168.1.51'],
  ['192.168.1.50', '192.168.1.50', undefined],
  ['6', '192.168.1.50', undefined],
  [undefined, '192.168.1.50', undefined],
])('a player at %s, seen from a page at %s, has the other address %s', (ip, host, address) => {
  expect(otherAddress(ip === undefined ? {} : { ip }, host)).toBe(address)
})

it.each([
  ['Attic\n', 'Attic'],
  [{ ssid: 'Attic', signal: 3 }, 'Attic'],
  [{}, ''],
  [null, ''],
  [undefined, ''],
  [true, ''],
])('[D3-45] reads connectedTo %j', (connectedTo, name) => {
  expect(connectedName({ connectedTo, available: [] })).toBe(name)
})

it.each([
  ['Wireless', 'wireless'],
  ['wifi', 'wireless'],
  ['Wired\n', 'wired'],
  ['cable', 'wired'],
  ['Bluetooth', undefined],
  [undefined, undefined],
])('[D3-44] reads the type %s', (type, kind) => {
  expect(connectionKind(type)).toBe(kind)
})
