import { describe, expect, it } from 'vitest'
import dirty from '../../../fixtures/pushMultiRoomDevices/dirty-players.json'
import grouped from '../../../fixtures/pushMultiRoomDevices/three-players-two-grouped.json'
import three from '../../../fixtures/pushMultiRoomDevices/three-players.json'
import type { PushMultiRoomDevices } from '../../../schemas/generated/types'
import { pushMultiRoomDevices } from '../../device/normalise/normalisers'
import { allRooms, readRooms } from './Room'
import { groupVolume } from './RoomCard'

/** As the gateway of the device hands it on. */
const repaired = (raw: unknown): PushMultiRoomDevices => Object(pushMultiRoomDevices(raw))
const names = (raw: unknown) =>
  readRooms(repaired(raw)).map(({ name, members }) => [name, ...members.map((one) => one.name)])

describe('the players of a push', () => {
  it('[D3-25] stand by themselves with what they play and how loud', () => {
    const [attic, kitchen] = readRooms(repaired(three))
    expect(attic).toMatchObject({
      name: 'Attic',
      isSelf: true,
      status: 'play',
      volume: 42,
      ip: '192.168.1.50',
    })
    expect(kitchen).toMatchObject({ isSelf: false, artist: 'Night Freight', track: 'Northbound' })
    expect(names(three)).toEqual([['Attic'], ['Kitchen'], ['Cellar']])
  })

  it('[D3-27] stand below their leader where they play along, once, with the state that the list has of them', () => {
    expect(names(grouped)).toEqual([['Attic', 'Kitchen'], ['Cellar']])
    const member = readRooms(repaired(grouped))[0]?.members[0]
    expect(member).toMatchObject({ isChild: true, volume: 20, track: 'Rope and Rain' })
  })

  it('break nothing, however dirty they are', () => {
    const rooms = allRooms(readRooms(repaired(dirty)))
    expect(rooms.map(({ name }) => name)).toEqual([
      'Attic',
      'Library',
      'Shed',
      '<img src=x onerror=alert(1)>',
      'Guest room',
      '',
      'Kitchen',
      'Attic again',
    ])
    expect(new Set(rooms.map(({ key }) => key)).size).toBe(rooms.length)
  })

  it('have an address only where one can be a player’s: http or https, without credentials', () => {
    const at = new Map(readRooms(repaired(dirty)).map(({ name, address }) => [name, address]))
    expect([
      at.get('Library'),
      at.get('Shed'),
      at.get('<img src=x onerror=alert(1)>'),
      at.get('Guest room'),
    ]).toEqual([undefined, undefined, undefined, undefined])
    expect(at.get('Kitchen')).toBe('http://192.168.1.51')
  })

  it('are named in groups by their ip, and by nothing else: who says none has no plugin for groups', () => {
    const ips = readRooms({
      list: [{ ip: '10.0.0.1', host: 'http://10.0.0.2' }, { host: 'http://127.0.0.1:3001' }, { name: 'x' }],
    }).map(({ ip }) => ip)
    expect(ips).toEqual(['10.0.0.1', undefined, undefined])
  })

  it('are as loud as a group as they are in the mean', () => {
    const [group] = readRooms(repaired(grouped))
    expect(group && groupVolume(group)).toBe(31)
    expect(readRooms({ list: [{ name: 'x' }] }).map(groupVolume)).toEqual([undefined])
  })
})
