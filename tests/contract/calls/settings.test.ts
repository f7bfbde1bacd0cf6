import { describe } from 'vitest'
import { bare } from './bare'
import { checkCalls } from './checkCalls'
import { needs } from './needs'

const call = (endpoint: string, method: string, data?: unknown) => ({
  endpoint,
  method,
  ...(data !== undefined && { data }),
})
const plugin = { name: 'attic_radio', category: 'music_service' }
const wifi = { ssid: 'Attic Wi-Fi', security: 'wpa2', password: 'low tide', hidden: false }
const drive = {
  name: 'box',
  ip: '192.168.1.99',
  path: 'music',
  fstype: 'cifs',
  username: '',
  password: '',
  options: '',
}

describe('calls of tools, settings, plugins, network, wizard and account', () => {
  checkCalls([
    {
      title: '[D7-46] analog input',
      emits: { callMethod: { may: [call('system_controller/gpios', 'DASwitchPress')] } },
    },
    {
      title: '[D7-47] Bluetooth input',
      emits: { callMethod: { may: [call('audio_interface/bluetooth', 'BTpress')] } },
    },
    {
      title: '[D7-48] light',
      emits: {
        callMethod: {
          may: [
            call('system_controller/lightcontrol', 'getLightSwitch'),
            call('system_controller/lightcontrol', 'toggleLightSwitch'),
          ],
        },
      },
      listens: { pushLightSwitch: [true, 'off'] },
    },
    {
      title: '[D7-49] karaoke',
      emits: {
        callMethod: {
          may: [
            call('system_controller/gpios', 'KaraokeSwitchPress', 'on'),
            ...['MusicPlusPress', 'MusicMinusPress', 'MicPlusPress', 'MicMinusPress'].map((method) =>
              call('system_controller/gpios', method),
            ),
            call('system_controller/gpios', 'getKaraokeStatus', ''),
          ],
        },
      },
      listens: { pushKaraokeStatus: ['on', 'off'] },
    },
    { title: '[D7-50] power', emits: bare('shutdown', 'reboot') },
    {
      title: '[D7-51] sleep timer',
      emits: {
        ...bare('getSleep'),
        setSleep: {
          may: [{ enabled: true, time: '1:5', action: 'stop' }],
          mayNot: [
            undefined,
            {},
            { enabled: true, time: '65', action: 'stop' },
            { enabled: true, time: '1:05' },
            { enabled: true, time: '1:05', action: { val: 'stop' } },
          ],
        },
      },
      listens: { pushSleep: [{}, { enabled: true, time: '0:44', action: { val: 'stop', text: 'Stop' } }] },
    },
    {
      title: '[D7-52] alarms',
      emits: {
        ...bare('getAlarms'),
        saveAlarm: {
          may: [[], [{ id: 0, enabled: true, time: '06:30', playlist: 'Evening' }]],
          mayNot: [undefined, {}, [{ id: 0, enabled: true, playlist: 'Evening' }]],
        },
      },
      listens: { pushAlarm: [[], [{ id: '0', enabled: true, time: '06:30', playlist: 'Evening' }]] },
    },
    {
      title: '[D7-53] settings pages',
      emits: {
        getUiConfig: needs({ page: 'system_controller/network' }, 'page'),
        getWizardUiConfig: needs({ page: 'music_service/attic_radio' }, 'page'),
      },
      listens: {
        pushUiConfig: [{}, { page: { label: 'x' }, sections: [] }, { page: null, sections: 'none' }],
      },
    },
    {
      title: '[D7-54] password of a page',
      emits: { checkPassword: needs({ password: 'sesame', pluginName: 'a/b' }, 'password') },
      listens: { checkPassword: [true, false] },
    },
    {
      title: '[D7-56] enable and disable plugins',
      emits: { pluginManager: needs({ ...plugin, action: 'enable' }, 'name', 'category', 'action') },
    },
    {
      title: '[D7-57] install and update plugins',
      emits: {
        installPlugin: needs({ url: 'https://store.example/a.zip', ...plugin }, 'url'),
        updatePlugin: needs(
          { url: 'https://store.example/a.zip', ...plugin, prettyName: 'Attic radio' },
          'url',
          'name',
          'category',
        ),
      },
    },
    {
      title: '[D7-58] uninstall plugins, details',
      emits: {
        preUninstallPlugin: needs(plugin, 'name', 'category'),
        getPluginDetails: needs(plugin, 'name', 'category'),
      },
    },
    {
      title: '[D7-59] lists of plugins',
      emits: bare('getInstalledPlugins', 'getAvailablePlugins'),
      listens: {
        pushInstalledPlugins: [[], [plugin]],
        pushAvailablePlugins: [{ categories: [] }],
        installPluginStatus: [{ progress: 10, message: 'x' }],
      },
    },
    {
      title: '[D7-61] Wi-Fi',
      emits: {
        getWirelessNetworks: { may: ['', undefined] },
        saveWirelessNetworkSettings: needs(wifi, 'ssid', 'security'),
        connectWirelessNetworkWizard: needs({ ...wifi, persistentWizard: true }, 'ssid', 'security'),
        ...bare('getInfoNetwork'),
      },
    },
    {
      title: '[D7-62] music, drives, version',
      emits: {
        ...bare(
          'getMyCollectionStats',
          'getNetworkSharesDiscovery',
          'showNasHelper',
          'getListShares',
          'getListUsbDrives',
          'getSystemVersion',
          'getMyMusicPlugins',
        ),
        addShare: needs(drive, 'ip', 'path', 'fstype'),
        editShare: needs({ ...drive, id: 'd4', mounted: true }, 'id'),
        deleteShare: needs({ id: 'd4' }, 'id'),
        enableDisableMyMusicPlugin: needs(
          { ...plugin, enabled: false, prettyName: 'Attic radio' },
          'name',
          'category',
          'enabled',
        ),
      },
    },
    {
      title: '[D7-63] network, drives and system as pushed',
      listens: {
        pushWirelessNetworks: [{ available: [] }],
        pushWizardWirelessConnResults: [{ wait: true }],
        pushInfoNetwork: [[{ type: 'Wired', speed: '100Mb/s\n' }]],
        pushInfoNetworkReload: [''],
        pushMyCollectionStats: [{ artists: 5 }],
        pushListShares: [[]],
        pushListUsbDrives: [[{ name: 'MUSIK' }]],
        pushAddShare: [{ success: true }],
        pushDeleteShare: [{ success: false }],
        pushNetworkSharesDiscovery: [{ nas: [] }],
        nasCredentialsCheck: [{ id: 'd4', name: 'box', other: 1 }],
        pushSystemVersion: [{ systemversion: '5.1' }],
        pushMyMusicPlugins: [[plugin]],
      },
    },
    {
      title: '[D7-65] wizard questions, language and name',
      emits: {
        ...bare('getWizardSteps', 'getAvailableLanguages', 'getDeviceName', 'getOutputDevices'),
        setLanguage: needs(
          { defaultLanguage: { code: 'de', language: 'Deutsch' }, disallowReload: true },
          'defaultLanguage',
        ),
        setDeviceName: needs({ name: 'Attic' }, 'name'),
      },
    },
    {
      title: '[D7-66] sound output',
      emits: {
        setOutputDevices: {
          may: [
            {
              i2s: true,
              i2sid: { value: 'shelf', label: 'Shelf' },
              output_device: { value: 1, label: 'Shelf' },
            },
            { i2s: false, output_device: { value: '2', label: 'USB' } },
          ],
          mayNot: [
            undefined,
            {},
            { i2s: true, output_device: { value: 1 } },
            { i2s: false },
            { output_device: { value: 1 } },
          ],
        },
      },
    },
    {
      title: '[D7-67] wizard steps and their answers',
      emits: {
        ...bare('getExperienceAdvancedSettings', 'getDeviceActivationStatus', 'getDonePage'),
        setExperienceAdvancedSettings: { may: [true, 'full', 1], mayNot: [undefined, null, {}, []] },
        setDeviceActivationCode: needs({ code: 'HARBOUR' }, 'code'),
        setWizardAction: {
          may: [{ action: 'close' }, { action: 'skip' }],
          mayNot: [undefined, {}, { action: 'stay' }],
        },
      },
    },
    {
      title: '[D7-68] wizard as pushed',
      listens: {
        pushWizardSteps: [[{ name: 'language', type: 'core' }]],
        pushAvailableLanguages: [{ available: [] }],
        pushDeviceName: ['Attic', { name: 'Attic' }],
        pushOutputDevices: [{ devices: { available: [] } }],
        pushDonePage: [{ title: 'x' }],
        pushDeviceActivationCodeResult: [{ activated: false, error: 'x' }],
        pushDeviceActivationStatus: [{ alreadyActivated: true, message: 'x', plan: 'superstar', email: 'e' }],
        pushExperienceAdvancedSettings: [{ status: { id: true }, options: [] }],
        closeWizard: [''],
        userUpgradedFromDeviceCode: [''],
      },
    },
    {
      title: '[D7-71] account status',
      emits: bare('getMy{Brand}Status'),
      listens: { 'pushMy{Brand}Status': [{ loggedIn: true, uid: 'u-1' }, { loggedIn: false }] },
    },
    {
      title: '[D7-72] account tokens',
      emits: { ...bare('getMy{Brand}Token'), 'setMy{Brand}Token': needs({ token: 't' }, 'token') },
      listens: { 'pushMy{Brand}Token': [{ token: 't' }] },
    },
    {
      title: '[D7-73] account logout',
      emits: bare('my{Brand}Logout'),
      listens: { 'pushMy{Brand}Logout': [''] },
    },
    {
      title: 'events that only the loading bar names',
      emits: {
        createPlaylist: needs({ name: 'Evening' }, 'name'),
        GetTrackInfo: needs({ uri: 'u', service: 'mpd' }, 'uri'),
        playFavourites: needs({ name: 'favourites' }, 'name'),
        playRadioFavourites: { may: [undefined, { name: 'radio' }] },
      },
      listens: {
        pushGetTrackInfo: [{ uri: 'u' }],
        pushCreatePlaylist: [{ success: false, reason: 'exists' }],
        pushAddToPlaylist: [null],
        pushPlayPlaylist: [null],
        pushEnqueue: [null],
        pushPlayFavourites: [null],
        pushAddToRadioFavourites: [null],
        pushRemoveFromRadioFavourites: [null],
        pushPlayRadioFavourites: [null],
      },
    },
  ])
})
