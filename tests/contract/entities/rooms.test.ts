import { describe } from 'vitest'
import { checkEntities } from './checkEntities'
import { fields } from './fields'

describe('entities of multi-room and outputs take each named field with the right type and no other', () => {
  checkEntities([
    {
      title: '[D3-25] multi-room device',
      push: 'pushMultiRoomDevices',
      within: (device) => ({ list: [device] }),
      fields: {
        ...fields('text', 'id', 'host', 'ip', 'model', 'name'),
        signal: 'number',
        ...fields('flag', 'isSelf', 'isChild'),
        state: 'record',
        child: 'rows',
      },
    },
    {
      title: '[D3-25] state of a multi-room device',
      push: 'pushMultiRoomDevices',
      within: (device) => ({ list: [{ state: device, child: [{ state: device }] }] }),
      fields: { ...fields('text', 'status', 'artist', 'track', 'albumart'), volume: 'percent', mute: 'flag' },
    },
    {
      title: 'audio output',
      push: 'pushAudioOutputs',
      within: (output) => ({ availableOutputs: [output] }),
      fields: {
        ...fields('text', 'id', 'name', 'type', 'host', 'plugin'),
        ...fields('flag', 'enabled', 'available', 'volumeAvailable', 'isSelf', 'groupable'),
        state: 'record',
      },
    },
    {
      title: 'state of an audio output',
      push: 'pushAudioOutputs',
      within: (output) => ({ availableOutputs: [{ state: output }] }),
      fields: { ...fields('text', 'albumart', 'status', 'track', 'artist'), volume: 'percent' },
    },
  ])
})
