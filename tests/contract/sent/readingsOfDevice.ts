import { bare, nothing, notUsed, unsent, type Reading } from './Reading'

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

/** Rooms, pages, plugins, the device itself, its network, updates, the first run and the account. */
export const readingsOfDevice = {
  // Rooms and outputs.
  getMultiRoomDevices: nothing,
  getMultiroom: unsent('never answered'),
  setMultiroom: {
    // Read in the code of the open-source device software, which has no such plugin itself; no payload helps
    // there.
    reads:
      '`ip` of the player, and `set`, `groupvolume` or `volume`; a device without a multi-room plugin ends on any',
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
  getDSPUiConfig: nothing,
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
} satisfies Readonly<Record<string, Reading>>
