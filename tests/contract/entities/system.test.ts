import { describe } from 'vitest'
import { checkEntities } from './checkEntities'
import { fields } from './fields'

const row = (entity: unknown) => [entity]

describe('entities of plugins, network, storage, tools take each named field with the right type and no other', () => {
  checkEntities([
    {
      title: '[D3-40] installed plugin',
      push: 'pushInstalledPlugins',
      within: row,
      fields: {
        ...fields('text', 'prettyName', 'name', 'category', 'icon', 'version', 'url'),
        ...fields(
          'flag',
          'enabled',
          'active',
          'updateAvailable',
          'installed',
          'hasConfiguration',
          'showSettings',
        ),
      },
    },
    {
      title: '[D3-41] plugin category',
      push: 'pushAvailablePlugins',
      within: (category) => ({ categories: [category] }),
      fields: { ...fields('text', 'name', 'id', 'prettyName', 'description'), plugins: 'rows' },
    },
    {
      title: '[D3-41] available plugin',
      push: 'pushAvailablePlugins',
      within: (plugin) => ({ categories: [{ plugins: [plugin] }] }),
      fields: fields(
        'text',
        'name',
        'prettyName',
        'version',
        'url',
        'license',
        'description',
        'author',
        'updated',
        'icon',
      ),
    },
    {
      title: '[D3-43] my-music plugin',
      push: 'pushMyMusicPlugins',
      within: row,
      fields: fields('text', 'category', 'name'),
    },
    {
      title: '[D3-44] network info',
      push: 'pushInfoNetwork',
      within: row,
      fields: {
        ...fields('text', 'type', 'ssid', 'status', 'ip', 'speed'),
        signal: 'number',
        online: 'flag',
      },
    },
    {
      title: '[D3-45] Wi-Fi network',
      push: 'pushWirelessNetworks',
      within: (network) => ({ connectedTo: {}, available: [network] }),
      fields: {
        ...fields('text', 'ssid', 'encryption', 'password'),
        signal: 'number',
        ...fields('flag', 'hidden', 'ssidHidden', 'manual', 'hotSpot', 'insertPassword'),
      },
    },
    {
      title: '[D3-45] security of a Wi-Fi network as an object',
      push: 'pushWirelessNetworks',
      within: (security) => ({ available: [{ security }] }),
      fields: { label: 'text' },
    },
    {
      title: '[D3-45] wizard connection result',
      push: 'pushWizardWirelessConnResults',
      fields: { wait: 'flag', message: 'text' },
    },
    {
      title: '[D3-46] network share',
      push: 'pushListShares',
      within: row,
      fields: {
        ...fields('text', 'id', 'name', 'ip', 'path', 'fstype', 'username', 'password', 'options', 'size'),
        mounted: 'flag',
      },
    },
    {
      title: '[D3-47] NAS host',
      push: 'pushNetworkSharesDiscovery',
      within: (nas) => ({ nas: [nas] }),
      fields: { name: 'text', shares: 'rows' },
    },
    {
      title: '[D3-47] share of a NAS',
      push: 'pushNetworkSharesDiscovery',
      within: (share) => ({ nas: [{ shares: [share] }] }),
      fields: fields('text', 'sharename', 'path'),
    },
    {
      title: '[D3-48] USB drive',
      push: 'pushListUsbDrives',
      within: row,
      fields: fields('text', 'name', 'size', 'freespace'),
    },
    {
      title: '[D3-49] collection stats',
      push: 'pushMyCollectionStats',
      fields: { ...fields('number', 'artists', 'albums', 'songs'), playtime: 'text' },
    },
    {
      title: '[D3-50] system version',
      push: 'pushSystemVersion',
      fields: fields('text', 'systemversion', 'builddate', 'additionalSVInfo'),
    },
    {
      title: '[D3-51] sleep',
      push: 'pushSleep',
      fields: { enabled: 'flag', time: 'text', sleepTime: 'text', sleepPreset: 'record', action: 'record' },
    },
    {
      title: '[D3-51] sleep preset',
      push: 'pushSleep',
      within: (sleepPreset) => ({ sleepPreset }),
      fields: { val: 'number', text: 'text' },
    },
    {
      title: '[D3-51] sleep action',
      push: 'pushSleep',
      within: (action) => ({ action }),
      fields: fields('text', 'val', 'text'),
    },
    {
      title: '[D3-52] alarm',
      push: 'pushAlarm',
      within: row,
      fields: { id: 'number', enabled: 'flag', time: 'text', playlist: 'text' },
    },
  ])
})
