import type { RequestEvent } from '../../../src/device/Device'

/** What real devices make of a request. */
export interface Reading {
  /** What they read of it, in plain words. */
  reads: string
  /** Payloads as they read them. */
  takes: readonly unknown[]
  /** What ends their process: whoever listens to music hears nothing for ten seconds. */
  ends?: readonly unknown[]
  /** What they take for another thing than was meant, or do nothing on. */
  misreads?: readonly unknown[]
  /** Why nothing of ours sends it; for those only that nothing sends. */
  unsent?: string
}

const nothing: Reading = { reads: 'nothing', takes: [undefined] }
const unsent = (why: string, reading: Reading = nothing): Reading => ({ ...reading, unsent: why })

const notUsed = 'no screen of ours needs it'
const notHeard = 'devices of today do not hear it'
const told = 'devices push the same by themselves'

/** What ends a device that reads a field without looking whether anything was sent. */
const bare = [undefined, null]
const uri = 'music-library/INTERNAL/Ebb/01.flac'
const song = { uri, title: 'Ebb', albumart: '/albumart?path=ebb', service: 'mpd', type: 'song' }
const item = 'an item: `uri`, `service`, `title`, `albumart`; the address decides what it is'
const name = { reads: '`name` of a playlist', takes: [{ name: 'Evening' }], ends: bare, misreads: [{}] }
const newName = { ...name, misreads: [{}, { name: 'a/b' }, { name: '..' }, { name: '.' }, { name: '' }] }
const inPlaylist = {
  reads: '`name` of the playlist, `uri` and `service` as listed',
  takes: [{ name: 'Evening', uri, service: 'mpd' }],
  ends: bare,
  misreads: [{ name: 'Evening' }, { uri }],
}
const plugin = { name: 'amplifier', category: 'music_service' }
const onePlugin = { reads: '`category` and `name` of a plugin', takes: [plugin], ends: bare }
const output = { id: 'b', type: 'device', host: 'http://192.168.1.51', name: 'Kitchen', isSelf: false }
const wholeOutput = {
  reads: 'the output as pushed: `id`, `type`, `host`',
  takes: [output],
  misreads: [undefined, {}, 'b'],
}
const network = { ssid: 'Harbour', security: 'wpa2', password: 'under the bridge' }
const wireless = {
  reads: '`ssid`, `security`, and `password`, which an open network does not have at all',
  takes: [network, { ssid: 'Harbour', security: 'none' }],
  ends: bare,
  misreads: [{ ...network, password: '' }],
}
const cue = {
  reads: '`uri` of the sheet and `number`; adds at the end and plays past it',
  takes: [{ uri: 'music-library/a.cue', number: 2, service: 'mpd' }],
  ends: [...bare, {}, { number: 2 }],
}

/**
 * What real devices read of each request of the contract: measured on the open-source device software and read in its code, said in our
 * words. Brand-worded names stand with their placeholder.
 */
export const whatDevicesRead: Readonly<Record<RequestEvent, Reading>> = {
  // What plays.
  play: {
    reads: 'nothing, or `value`, a place in the queue',
    takes: [undefined, { value: 2 }],
    misreads: [2],
  },
  volatilePlay: nothing,
  pause: nothing,
  stop: nothing,
  next: nothing,
  prev: nothing,
  toggle: unsent('what plays is told to play or to pause, never to do the other'),
  skipBackwards: nothing,
  skipForward: nothing,
  mute: nothing,
  unmute: nothing,
  seek: { reads: 'seconds, a whole number', takes: [0, 61], misreads: ['61', { value: 61 }, 1.5, -1] },
  volume: {
    reads: 'a number from 0 to 100, or + and -, which are steps of the owner; digits as text are 100 %',
    takes: [0, 100, '+', '-', 'mute', 'unmute', 'toggle'],
    misreads: ['25', 101, -1, null, { value: 5 }],
  },
  setRandom: { reads: '`value`, yes or no', takes: [{ value: true }], ends: bare, misreads: [{ value: 1 }] },
  setRepeat: {
    reads: '`value` and `repeatSingle`, yes or no',
    takes: [{ value: true, repeatSingle: false }],
    ends: bare,
    misreads: [{ value: 'on' }],
  },
  setConsume: unsent(notUsed, { reads: '`value`', takes: [{ value: true }], ends: bare }),
  getState: nothing,
  getSeek: unsent(notHeard),
  getTrackInfo: unsent(notHeard),
  GetTrackInfo: unsent(told, { reads: item, takes: [song] }),
  getInfinityPlayback: unsent(notUsed),

  // The queue.
  getQueue: nothing,
  clearQueue: nothing,
  removeFromQueue: {
    reads: '`value`, a place in the queue',
    takes: [{ value: 2 }],
    ends: bare,
    misreads: [{}, { value: '2' }],
  },
  moveQueue: {
    reads:
      '`from` and `to`, places in the queue; one from behind the end is written into the queue as nothing',
    takes: [{ from: 0, to: 3 }],
    ends: bare,
    misreads: [{}, { from: 0 }, { from: -1, to: 0 }, { from: '0', to: 1 }],
  },
  addToQueue: {
    reads: `${item}, or a list of them`,
    takes: [song, [song, song]],
    ends: [...bare, { uri: 7 }, [null]],
    misreads: [{}, { title: 'Ebb' }],
  },
  addPlay: { reads: item, takes: [song], ends: [...bare, { uri: 7 }], misreads: [{}, { title: 'Ebb' }] },
  playNext: unsent(notUsed, { reads: item, takes: [song] }),
  replaceAndPlay: {
    reads: item,
    takes: [song],
    ends: [...bare, { uri: 7 }],
    misreads: [{}, { title: 'Ebb' }],
  },
  playItemsList: {
    reads:
      '`item` alone; or `list` and `index`: every entry of the list becomes its tracks, and the index counts those, so a list holds songs only',
    takes: [{ item: song }, { item: song, list: [song, song], index: 1 }],
    ends: [...bare, { item: { uri: 7 } }, { list: [null], index: 0 }],
    misreads: [
      { list: [song], index: 0 },
      { item: song, list: [{ uri: 'albums://a', type: 'album' }], index: 0 },
    ],
  },
  addPlayList: unsent(notHeard, { reads: 'nothing', takes: [{ item: song, list: [song], index: 0 }] }),
  addPlayCue: unsent('playItemsList with the track plays it, and stops nowhere', cue),
  replaceAndPlayCue: unsent('playItemsList with the track plays it, and stops nowhere', cue),
  saveQueueToPlaylist: newName,

  // The library.
  getBrowseSources: nothing,
  getBrowseFilters: nothing,
  browseLibrary: {
    reads: '`uri`; `ref` comes back with the answer',
    takes: [{ uri: 'music-library', ref: 'r1', prevUri: '' }, { uri: '' }],
    ends: bare,
    misreads: [{}],
  },
  getLastPushedBrowseLibrary: unsent('a page is asked for by its address'),
  search: {
    reads: '`value`, and where to look: `uri`, `service`, `plugin_name`, `plugin_type`, `type`',
    takes: [{ value: 'ebb', uri: 'music-library', type: 'any' }],
    ends: bare,
    misreads: [{}],
  },
  goTo: {
    reads: '`type` (artist or album), `value`, `artist`, `album`',
    takes: [{ type: 'album', value: 'Low Tide', artist: 'Ebb', album: 'Low Tide' }],
    ends: bare,
  },
  updateDb: {
    reads: 'nothing, or the address as text; only what lies below music-library/ can be looked at',
    takes: [undefined, '', 'music-library/INTERNAL/Ebb'],
    ends: [{ uri: 'music-library/INTERNAL/Ebb', type: 'folder' }, {}, []],
    misreads: ['albums://a', 'artists://b', 'music-library', 'music-library/', 'mnt/INTERNAL'],
  },
  rescanDb: nothing,
  rebuildLibrary: unsent(notHeard),
  spopUpdateTracklist: unsent(notHeard),
  getMyCollectionStats: nothing,
  deleteFolder: {
    reads: '`curUri`, the page that is open, and `item` with its `uri`',
    takes: [{ curUri: 'music-library/INTERNAL', item: { uri: 'music-library/INTERNAL/Ebb' } }],
    misreads: [undefined, {}, 'music-library/INTERNAL/Ebb', { item: {} }],
  },
  safeRemoveDrive: {
    reads: 'the title of the drive, as text',
    takes: ['MUSIK'],
    misreads: [undefined, '', { title: 'MUSIK', uri: 'music-library/USB/MUSIK' }],
  },

  // Playlists, favourites, stations.
  listPlaylist: nothing,
  getPlaylistContent: name,
  createPlaylist: newName,
  deletePlaylist: name,
  addToPlaylist: {
    ...inPlaylist,
    misreads: [...inPlaylist.misreads, { name: 'a/b', uri }, { name: '..', uri }],
  },
  removeFromPlaylist: inPlaylist,
  playPlaylist: name,
  enqueue: name,
  playFavourites: { ...name, reads: 'that there is a `name`', takes: [{ name: 'favourites' }] },
  playRadioFavourites: nothing,
  addToFavourites: {
    reads: '`uri`, `title`, `service`; of a station (service webradio) `albumart`, too',
    takes: [
      { uri, title: 'Ebb', service: 'mpd' },
      { uri: 'http://a.example/', title: 'FM', service: 'webradio' },
    ],
    ends: bare,
    misreads: [{}, { title: 'Ebb' }],
  },
  removeFromFavourites: {
    reads: '`uri` as it is kept (mnt/…), `service`',
    takes: [
      { uri: 'mnt/INTERNAL/Ebb/01.flac', service: 'mpd' },
      { uri: 'http://a.example/', service: 'webradio' },
    ],
    ends: bare,
    misreads: [{}],
  },
  addToRadioFavourites: unsent('does nothing on devices: addToFavourites with service webradio does', {
    reads: '`uri`',
    takes: [song],
    ends: bare,
  }),
  removeFromRadioFavourites: unsent(
    'does nothing on devices: removeFromFavourites with service webradio does',
    {
      reads: '`uri`',
      takes: [song],
      ends: bare,
    },
  ),
  addWebRadio: {
    reads: '`name` and `uri`',
    takes: [{ name: 'Harbour FM', uri: 'http://a.example/' }],
    ends: bare,
    misreads: [{ name: 'Harbour FM' }, { uri: 'http://a.example/' }],
  },
  removeWebRadio: { reads: '`name`', takes: [{ name: 'Harbour FM' }], ends: bare, misreads: [{}] },

  // Rooms and outputs.
  getMultiRoomDevices: nothing,
  getMultiroom: unsent('never answered'),
  setMultiroom: {
    reads: '`ip` of the player, and `set`, `groupvolume` or `volume`',
    takes: [
      { ip: '192.168.1.51', set: 'client' },
      { ip: '192.168.1.51', groupvolume: 30 },
      { ip: '192.168.1.51', volume: 30 },
    ],
    misreads: [undefined, {}, { ip: '192.168.1.51' }, { ip: '192.168.1.51', volume: '30' }],
  },
  getAudioOutputs: nothing,
  enableAudioOutput: { reads: '`id`', takes: [{ id: 'b' }], misreads: [undefined, {}, 'b'] },
  disableAudioOutput: { reads: '`id`', takes: [{ id: 'b' }], misreads: [undefined, {}, 'b'] },
  audioOutputPlay: wholeOutput,
  audioOutputPause: wholeOutput,
  setAudioOutputVolume: {
    reads: '`id`, `type`, `host`, `volume`, and `mute`, without which nothing happens',
    takes: [{ id: 'b', type: 'device', host: 'http://192.168.1.51', volume: 30, mute: false, isSelf: false }],
    misreads: [undefined, { id: 'b' }, { id: 'b', volume: 30 }, { id: 'b', volume: '30', mute: false }],
  },

  // Pages, plugins and what they call.
  getMenuItems: nothing,
  getUiConfig: {
    reads: '`page`, category/name',
    takes: [{ page: 'system_controller/system' }],
    ends: [...bare, '', 'system_controller/system', {}, { page: 7 }],
    misreads: [{ page: '' }],
  },
  getWizardUiConfig: {
    reads: '`page`, category/name',
    takes: [{ page: 'music_service/amplifier' }],
    ends: bare,
    misreads: [{}, { page: '' }],
  },
  getDSPUiConfig: unsent(notUsed),
  callMethod: {
    reads: '`endpoint` (category/name), `method`, `data`, as the page or the window says them',
    takes: [{ endpoint: 'music_service/amplifier', method: 'save', data: { a: 1 } }],
    misreads: [undefined, {}, { endpoint: 'music_service/amplifier' }],
  },
  checkPassword: {
    reads: '`password`, `pluginName`',
    takes: [{ password: 'x', pluginName: 'system' }],
    ends: bare,
  },
  getAvailablePlugins: nothing,
  getInstalledPlugins: nothing,
  getPluginDetails: { ...onePlugin, ends: [], misreads: [undefined, {}] },
  installPlugin: {
    reads: '`url`, `name`, `category`',
    takes: [{ ...plugin, url: 'http://plugins.example/a.zip' }],
    ends: bare,
    misreads: [{}],
  },
  updatePlugin: {
    reads: '`url`, `name`, `category`',
    takes: [{ ...plugin, url: 'http://plugins.example/a.zip' }],
    ends: [...bare, plugin, { ...plugin, url: null }],
  },
  preUninstallPlugin: onePlugin,
  unInstallPlugin: unsent(
    'the window of preUninstallPlugin names it, and sends it as the device wrote it',
    onePlugin,
  ),
  pluginManager: {
    reads: '`category`, `name`, and `action`: enable or disable',
    takes: [{ ...plugin, action: 'enable' }],
    ends: bare,
    misreads: [{ ...plugin, action: 'on' }],
  },
  getMyMusicPlugins: nothing,
  enableDisableMyMusicPlugin: {
    reads: 'the plugin as pushed: `category`, `name`, and `enabled` as it is to be',
    takes: [{ ...plugin, enabled: true, prettyName: 'Amplifier' }],
    misreads: [undefined, plugin],
  },

  // The device: name, language, looks, sound, time, power.
  getDeviceName: nothing,
  setDeviceName: {
    reads: '`name`',
    takes: [{ name: 'Kitchen' }],
    misreads: [undefined, {}, { name: '' }, 'Kitchen'],
  },
  getDeviceInfo: unsent(notUsed),
  getDeviceHWUUID: unsent(notUsed),
  getSystemInfo: unsent(notUsed),
  getSystemVersion: nothing,
  getAvailableLanguages: nothing,
  setLanguage: {
    reads: '`defaultLanguage` with `code` and `language`, and `disallowReload`',
    takes: [{ defaultLanguage: { code: 'de', language: 'Deutsch' }, disallowReload: true }],
    ends: [...bare, {}, { defaultLanguage: {} }],
    misreads: ['de'],
  },
  getUiSettings: nothing,
  getBackgrounds: nothing,
  setBackgrounds: {
    reads: '`color`, or a picture as pushed: `name` and `path`',
    takes: [{ color: '#102030' }, { name: 'Tide', path: 'tide.jpg' }],
    ends: [...bare, {}, { name: 'Tide' }],
  },
  deleteBackground: {
    reads: 'a picture as pushed: `name` and `path`',
    takes: [{ name: 'Tide', path: 'tide.jpg' }],
    ends: [...bare, {}, { name: 'Tide' }],
  },
  getOutputDevices: nothing,
  getExtendedOutputDevices: unsent(notUsed),
  setOutputDevices: {
    reads: '`output_device` with `value` and `label`, `i2s`, and `i2sid` like it where that is yes',
    takes: [
      { output_device: { value: '0', label: 'HDMI' }, i2s: false },
      { output_device: { value: '1', label: 'DAC' }, i2s: true, i2sid: { value: 'dac', label: 'DAC' } },
    ],
    ends: [...bare, {}, { i2s: false }],
    misreads: [{ output_device: '0', i2s: false }],
  },
  getExperienceAdvancedSettings: nothing,
  setExperienceAdvancedSettings: {
    reads: 'the id of a level alone',
    takes: [true, 'full', 1],
    ends: [{ id: true }, {}, []],
  },
  getPrivacySettings: nothing,
  getAvailableTimezones: unsent(notUsed),
  getCurrentTimezone: unsent(notUsed),
  setTimezone: unsent(notUsed, { reads: 'its name', takes: ['Europe/Berlin'] }),
  getSleep: nothing,
  setSleep: {
    reads: '`enabled`, `time` (H:M from now), `action` (stop or poweroff)',
    takes: [{ enabled: true, time: '0:30', action: 'stop' }],
    ends: [...bare, {}, { enabled: true }, { enabled: true, time: 30, action: 'stop' }],
  },
  getAlarms: nothing,
  saveAlarm: {
    reads: 'all alarms as a list: `id`, `enabled`, `time`, `playlist`',
    takes: [[{ id: 1, enabled: true, time: '2026-03-01T07:00:00.000Z', playlist: 'Morning' }], []],
    misreads: [undefined, {}, [{ id: 1, enabled: true, time: '' }]],
  },
  reboot: nothing,
  shutdown: nothing,
  getShutdownOrStandbyMode: unsent('the menu of the device names what there is'),
  getInputSources: unsent('inputs come as a source of the library'),
  deleteUserData: unsent('a settings page names it', { reads: 'nothing', takes: [undefined] }),

  // Network and drives.
  getInfoNetwork: nothing,
  getWirelessNetworks: { reads: 'nothing; of the wizard an empty text', takes: [undefined] },
  getWirelessNetworksCache: unsent('networks are to be those of now'),
  saveWirelessNetworkSettings: wireless,
  connectWirelessNetworkWizard: wireless,
  getListShares: nothing,
  getInfoShare: unsent('getListShares says the same', { reads: '`id`', takes: [{ id: 'a' }], ends: bare }),
  getListUsbDrives: nothing,
  listUsbDrives: unsent('never answered'),
  getNetworkSharesDiscovery: nothing,
  addShare: {
    reads: '`name`, `ip`, `path`, `fstype`, `username`, `password`, `options`',
    takes: [{ name: 'Music', ip: '192.168.1.9', path: 'music', fstype: 'cifs' }],
    ends: bare,
    misreads: [{}],
  },
  editShare: {
    reads: 'the same with `id`',
    takes: [{ id: 'a', name: 'Music', ip: '192.168.1.9', path: 'music', fstype: 'cifs' }],
    ends: bare,
    misreads: [{ name: 'Music' }],
  },
  deleteShare: { reads: '`id`', takes: [{ id: 'a' }], ends: bare, misreads: [{}, 'a'] },
  showNasHelper: { reads: 'nothing; not every device hears it', takes: [undefined] },

  // Updates, windows, the first run.
  updateCheck: nothing,
  updateCheckCache: unsent('whoever asks wants to know how it is now'),
  update: { reads: '`value`: now', takes: [{ value: 'now' }], misreads: [undefined, {}, 'now'] },
  getAutomaticUpdateEnabled: unsent(notUsed),
  getUpdaterChannel: unsent(notUsed),
  closeModals: { reads: 'nothing; the windows of all panels close', takes: ['', undefined] },
  getWizard: nothing,
  getWizardSteps: nothing,
  setWizardAction: {
    reads: '`action`: close or skip',
    takes: [{ action: 'skip' }],
    ends: bare,
    misreads: [{}, 'skip'],
  },
  getDonePage: nothing,
  runFirstConfigWizard: unsent('a settings page names it'),
  getOnboardingWizard: unsent('a wizard of another interface'),
  isLatestTOSAccepted: unsent('terms are shown where the device opens them'),
  setTOSAccepted: unsent('terms are shown where the device opens them'),
  getDeviceActivationStatus: nothing,
  setDeviceActivationCode: {
    reads: '`code`',
    takes: [{ code: 'ABC123' }],
    misreads: [undefined, {}, 'ABC123'],
  },

  // Account and connection.
  'getMy{Brand}Status': nothing,
  'getMy{Brand}Token': nothing,
  'setMy{Brand}Token': { reads: '`token`', takes: [{ token: 'x' }], misreads: [undefined, {}, 'x'] },
  'my{Brand}Logout': nothing,
  pinger: unsent('the protocol’s own ping gives the sign of life (docs/decisions/013-signs-of-life.md)', {
    reads: 'anything, which ponger says again',
    takes: [1, 'x'],
  }),
}
