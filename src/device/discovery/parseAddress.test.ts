import { describe, expect, it } from 'vitest'
import { parseAddress } from './parseAddress'

describe('parseAddress', () => {
  it.each([
    ['192.168.1.50', 'http://192.168.1.50'],
    ['  player.local ', 'http://player.local'],
    ['player', 'http://player'],
    ['localhost:3000', 'http://localhost:3000'],
    ['http://192.168.1.50:3000', 'http://192.168.1.50:3000'],
    ['HTTPS://Player.Local/settings?x=1', 'https://player.local'],
    ['http://[fe80::1]:3000/', 'http://[fe80::1]:3000'],
    ['http://192.168.1.50:80', 'http://192.168.1.50'],
    ['living_room-2.home.arpa', 'http://living_room-2.home.arpa'],
  ])('reads %j as %s', (text, origin) => {
    expect(parseAddress(text)).toEqual({ origin })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['ftp://192.168.1.50', 'scheme'],
    ['javascript://player.local', 'scheme'],
    ['http://6', 'host'],
    ['6', 'host'],
    ['192.168.1', 'host'],
    ['0x7f000001', 'host'],
    ['192.168.1.500', 'host'],
    ['http://', 'host'],
    ['http://user:secret@player.local', 'host'],
    ['my player', 'host'],
    ['player.local:99999', 'host'],
    ['-player', 'host'],
  ])('refuses %j: %s', (text, fault) => {
    expect(parseAddress(text)).toEqual({ fault })
  })
})
