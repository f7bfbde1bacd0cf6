import { describe } from 'vitest'
import { checkEntities } from './checkEntities'
import { fields } from './fields'

const state = { push: 'pushState', base: { status: 'stop' } } as const

describe('entities of player state take each named field with the right type and no other', () => {
  checkEntities([
    {
      title: '[D3-2] position in track and queue',
      ...state,
      fields: fields('number', 'seek', 'duration', 'position'),
    },
    { title: '[D3-3] volume', ...state, fields: { volume: 'percent', dbVolume: 'number', mute: 'flag' } },
    {
      title: '[D3-4] locks',
      ...state,
      fields: fields('flag', 'disableVolumeControl', 'disableUiControls', 'disableUi'),
    },
    { title: '[D3-5] service', ...state, fields: { service: 'text' } },
    {
      title: '[D3-6] modes',
      ...state,
      fields: fields('flag', 'random', 'repeat', 'repeatSingle', 'volatile', 'enableSkip', 'updatedb'),
    },
    {
      title: 'words of the track',
      ...state,
      fields: fields('text', 'artist', 'title', 'album', 'albumart', 'icon'),
    },
    {
      title: '[D3-8] format',
      ...state,
      fields: fields('text', 'trackType', 'samplerate', 'bitdepth', 'bitrate'),
    },
    {
      title: 'file format',
      ...state,
      within: (fileFormat) => ({ status: 'stop', fileFormat }),
      fields: fields('text', 'url', 'name'),
    },
    {
      title: '[D3-10] favourite',
      ...state,
      within: (favourite) => ({ status: 'stop', favourite }),
      fields: { favourite: 'flag' },
    },
  ])
})
