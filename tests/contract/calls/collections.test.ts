import { describe } from 'vitest'
import { bare } from './bare'
import { checkCalls } from './checkCalls'
import { needs } from './needs'

const onPlaylist = { name: 'Evening', uri: 'u', service: 'mpd' }
const close = { name: 'Close', class: 'btn', emit: 'closeModals', payload: '' }

describe('calls of playlists, rooms, messages, CD and interface', () => {
  checkCalls([
    {
      title: '[D7-23] playlists',
      emits: {
        addToPlaylist: needs(onPlaylist, 'name', 'uri'),
        removeFromPlaylist: needs(onPlaylist, 'name', 'uri'),
        saveQueueToPlaylist: needs({ name: 'Evening' }, 'name'),
        deletePlaylist: needs({ name: 'Evening' }, 'name'),
        ...bare('listPlaylist'),
      },
    },
    {
      title: '[D7-24] favourites',
      emits: {
        addToFavourites: needs({ uri: 'u', title: 'Ebb', service: 'mpd' }, 'uri'),
        removeFromFavourites: needs({ uri: 'u', service: 'mpd' }, 'uri'),
      },
    },
    {
      title: '[D7-25] web radios',
      emits: {
        addWebRadio: needs({ name: 'Harbour FM', uri: 'u' }, 'name', 'uri'),
        removeWebRadio: needs({ name: 'Harbour FM' }, 'name'),
      },
    },
    {
      title: 'favourite radios',
      emits: {
        addToRadioFavourites: needs({ uri: 'u', title: 'Harbour FM', service: 'webradio' }, 'uri'),
        removeFromRadioFavourites: needs({ uri: 'u' }, 'uri'),
      },
    },
    { title: '[D7-27] playlists as pushed', listens: { pushListPlaylist: [['Evening'], []] } },
    {
      title: '[D7-30] multi-room commands',
      emits: {
        setMultiroom: {
          may: [
            { ip: '192.168.1.51', set: 'client' },
            { ip: '192.168.1.51', set: 'server' },
            { ip: '192.168.1.51', set: 'single' },
            { ip: '192.168.1.51', groupvolume: 30 },
            { ip: '192.168.1.51', volume: 30 },
          ],
          mayNot: [
            undefined,
            { ip: '192.168.1.51' },
            { set: 'client' },
            { ip: '192.168.1.51', set: 'boss' },
            { ip: '192.168.1.51', volume: '30' },
            { ip: '192.168.1.51', volume: 101 },
          ],
        },
      },
    },
    {
      title: 'the players of the house',
      emits: bare('getMultiRoomDevices', 'getMultiroom'),
      listens: { pushMultiRoomDevices: [{ list: [] }, { list: [{ id: 'a' }] }], pushMultiroom: [{}] },
    },
    {
      title: '[D7-32] audio outputs',
      emits: bare('getAudioOutputs'),
      listens: { pushAudioOutputs: [{ availableOutputs: [] }] },
    },
    {
      title: '[D7-33] switch and play outputs',
      emits: {
        enableAudioOutput: needs({ id: '1' }, 'id'),
        disableAudioOutput: needs({ id: '1' }, 'id'),
        audioOutputPlay: needs({ id: '1' }, 'id'),
        audioOutputPause: needs({ id: '1' }, 'id'),
      },
    },
    {
      title: '[D7-34] volume of an output',
      emits: {
        setAudioOutputVolume: {
          may: [
            { id: '1', type: 'device', host: 'http://192.168.1.51', mute: false, volume: 30, isSelf: false },
          ],
          mayNot: [
            undefined,
            { id: '1' },
            { volume: 30 },
            { id: '1', volume: 30 },
            { id: '1', volume: '30', mute: false },
            { id: '1', volume: -1, mute: false },
          ],
        },
      },
    },
    {
      title: '[D7-35] toasts',
      listens: { pushToastMessage: [{ type: 'info', message: 'x', title: 'y' }, { type: 'error' }] },
    },
    {
      title: '[D7-36] updates',
      emits: { update: needs({ value: 'now' }, 'value') },
      listens: {
        updateWaitMsg: [{ updateavailable: false }],
        updateReady: [{ updateavailable: true, alternativeEmit: { message: 'callMethod', payload: {} } }],
        updateProgress: [{ progress: 5 }],
        updateDone: [{ status: 'success' }],
        closeAllModals: [''],
      },
    },
    {
      title: '[D7-37] modals',
      emits: { closeModals: { may: ['', undefined], mayNot: [5] } },
      listens: {
        openModal: [{ title: 'x', message: 'y', buttons: [close] }],
        modalProgress: [{ title: 'x', message: 'y', progressNumber: 5 }],
        modalDone: [{ title: 'x', message: 'y', buttons: [close] }],
      },
    },
    { title: '[D7-38] log lines', listens: { printConsoleMessage: ['player: ready'] } },
    { title: '[D7-39] start of a rip', listens: { cdRipStart: ['', { title: 'Low Tide' }] } },
    {
      title: '[D7-40] CD methods',
      emits: {
        callMethod: {
          may: [
            {
              endpoint: 'music_service/cd_controller',
              method: 'ripCD',
              data: { title: 'Low Tide', tracks: [] },
            },
            { endpoint: 'music_service/cd_controller', method: 'playCD' },
            { endpoint: 'music_service/cd_controller', method: 'getRipInfo' },
            { endpoint: 'music_service/cd_controller', method: 'eject' },
          ],
        },
      },
    },
    {
      title: '[D7-42] interface questions and backgrounds',
      emits: {
        ...bare('getUiSettings', 'getWizard', 'getPrivacySettings', 'getBackgrounds', 'getMenuItems'),
        setBackgrounds: {
          may: [{ name: 'Harbour', path: 'harbour.jpg' }, { color: '#DDD' }],
          mayNot: [undefined, {}, { color: 5 }, '#DDD'],
        },
        deleteBackground: needs({ name: 'Cat', path: 'cat.jpg' }, 'path'),
      },
    },
    {
      title: '[D7-43] interface answers',
      listens: {
        pushUiSettings: [{ language: 'en' }],
        pushBackgrounds: [{ available: [] }],
        pushWizard: [{ openWizard: true }],
        reloadUi: [''],
        pushPrivacySettings: [{ allowUIStatistics: true }],
        pushMenuItems: [[{ id: 'system', name: 'System' }]],
      },
    },
  ])
})
