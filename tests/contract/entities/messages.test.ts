import { describe } from 'vitest'
import { checkEntities } from './checkEntities'
import { fields } from './fields'

describe('entities of toasts, modals, updates, CD take each named field with the right type and no other', () => {
  checkEntities([
    {
      title: '[D3-28] toast',
      push: 'pushToastMessage',
      base: { type: 'info', message: '', title: '' },
      fields: fields('text', 'message', 'title'),
    },
    {
      title: '[D3-29] update that is ready',
      push: 'updateReady',
      fields: { updateavailable: 'flag', description: 'text', alternativeEmit: 'record' },
    },
    {
      title: '[D3-29] other request that updates',
      push: 'updateReady',
      within: (alternativeEmit) => ({ alternativeEmit }),
      fields: { message: 'text' },
    },
    {
      title: '[D3-29] update in progress',
      push: 'updateProgress',
      fields: { ...fields('text', 'status', 'downloadSpeed', 'eta'), progress: 'percent' },
    },
    { title: '[D3-29] update done', push: 'updateDone', fields: fields('text', 'status', 'message') },
    {
      title: '[D3-30] custom modal',
      push: 'openModal',
      base: { title: '', message: '', buttons: [] },
      fields: { ...fields('text', 'title', 'message'), progress: 'flag' },
    },
    {
      title: '[D3-30] button of a custom modal',
      push: 'openModal',
      base: { name: '' },
      within: (button) => ({ title: '', message: '', buttons: [button] }),
      fields: fields('text', 'name', 'class', 'emit'),
    },
    {
      title: '[D3-31] progress modal',
      push: 'modalProgress',
      base: { title: '', message: '', buttons: [] },
      fields: { ...fields('text', 'title', 'message'), progressNumber: 'percent' },
    },
    {
      title: '[D3-31] button of a progress modal',
      push: 'modalDone',
      base: { name: '' },
      within: (button) => ({ title: '', message: '', buttons: [button] }),
      fields: fields('text', 'name', 'class'),
    },
    {
      title: '[D3-32] plugin installer dialog',
      push: 'installPluginStatus',
      fields: { ...fields('text', 'title', 'message', 'advancedLog'), progress: 'percent' },
    },
    {
      title: '[D3-32] button of the plugin installer dialog',
      push: 'installPluginStatus',
      base: { name: '' },
      within: (button) => ({ buttons: [button] }),
      fields: fields('text', 'name', 'class'),
    },
    {
      title: '[D3-33] CD rip',
      push: 'cdRipStart',
      fields: {
        ...fields(
          'text',
          'title',
          'content',
          'artist',
          'album',
          'genre',
          'albumart',
          'destinationDrive',
          'ripLocationMessage',
        ),
        year: 'textOrNumber',
        tracks: 'rows',
        availableDrives: 'rows',
        rippingAvailable: 'flag',
      },
    },
    {
      title: '[D3-33] track of a CD',
      push: 'cdRipStart',
      within: (track) => ({ tracks: [track] }),
      fields: { number: 'textOrNumber', title: 'text' },
    },
    {
      title: '[D3-33] drive for a rip',
      push: 'cdRipStart',
      within: (drive) => ({ availableDrives: [drive] }),
      fields: { name: 'text' },
    },
    {
      title: '[D3-42] install status',
      push: 'installPluginStatus',
      fields: { progress: 'percent', advancedLog: 'text' },
    },
  ])
})
