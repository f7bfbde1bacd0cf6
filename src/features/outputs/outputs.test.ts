import { describe, expect, it } from 'vitest'
import dirty from '../../../fixtures/pushAudioOutputs/dirty-outputs.json'
import others from '../../../fixtures/pushAudioOutputs/alone-and-others.json'
import grouped from '../../../fixtures/pushAudioOutputs/two-grouped.json'
import type { PushAudioOutputs } from '../../../schemas/generated/types'
import { pushAudioOutputs } from '../../device/normalise/settingsPushes'
import { buttonOf, labelOf } from './OutputMain'
import { readOutputs } from './useOutputs'

/** As the gateway of the device hands it on. */
const read = (raw: unknown) => {
  const repaired: PushAudioOutputs = Object(pushAudioOutputs(raw))
  return readOutputs(repaired)
}
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name)

describe('the outputs of a push', () => {
  it('[D2.8-3 D7-32] are this device by itself, where nothing leads a group, and the others', () => {
    const { self, groups, available } = read(others)
    expect([self?.name, groups]).toEqual(['Attic', []])
    expect(names(available)).toEqual(['Kitchen', 'Cellar', 'Screen in the living room', 'Garden'])
  })

  it('[D3-27] are groups of a leader and its children, and then this device is not shown by itself', () => {
    const { self, groups, available } = read(grouped)
    expect(self).toBeUndefined()
    expect(groups.map(({ leader, children }) => [leader.name, names(children)])).toEqual([
      ['Attic', ['Kitchen']],
    ])
    expect(names(available)).toEqual(['Cellar', 'Screen in the living room', 'Garden'])
  })

  it('[D3-26] are not those of browsers', () => {
    expect(names(read(others).all)).not.toContain('This browser')
  })

  it('[D3-26] can be grouped where they have a leader and are of the plugin for that, unless they say otherwise', () => {
    const plugin = 'audio_interface/multiroom'
    const { all } = readOutputs({
      availableOutputs: [
        { id: 'a', leader: 'z', plugin },
        { id: 'b', leader: false, plugin },
        { id: 'c', leader: 'z', plugin: 'audio_interface/cast' },
        { id: 'd', leader: true, plugin },
        { id: 'e', leader: 'z', plugin, groupable: false },
      ],
    })
    expect(all.map(({ isGroupable }) => isGroupable)).toEqual([true, false, false, false, false])
    const withSelf = readOutputs({
      availableOutputs: [
        { id: 's', isSelf: true },
        { id: 'd', leader: true, plugin },
      ],
    })
    expect(withSelf.all[1]).toMatchObject({ isGroupable: true, leader: 's' })
  })

  it('break nothing, however dirty they are', () => {
    const { all } = read(dirty)
    expect(names(all)).toEqual(['', 'Without an id', 'File', 'Twice'])
    expect(new Set(all.map(({ key }) => key)).size).toBe(4)
    expect(all.map(({ address }) => address)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('an output', () => {
  it("[D2.8-5] is labelled 'artist - title', else the title, else with a fallback", () => {
    expect(labelOf({ artist: 'Slow Harbour', track: 'Rope and Rain' }, 'none')).toBe(
      'Slow Harbour - Rope and Rain',
    )
    expect(labelOf({ artist: '', track: 'Rope and Rain' }, 'none')).toBe('Rope and Rain')
    expect(labelOf({ artist: 'Slow Harbour', track: '' }, 'none')).toBe('none')
  })

  it('[D2.8-6] has play where it is paused or stopped and available, pause where it plays, and else nothing', () => {
    const button = (status: 'play' | 'pause' | 'stop', isAvailable: boolean) =>
      buttonOf({ status, isAvailable, id: 'a' })
    expect([button('pause', true), button('stop', true), button('play', true)]).toEqual([
      'play',
      'play',
      'pause',
    ])
    expect([button('pause', false), button('stop', false)]).toEqual([undefined, undefined])
  })
})
