import { strToU8, zipSync } from 'fflate'
import { PluginsPage } from '../../e2e/support/PluginsPage'
import { SettingsPage } from '../../e2e/support/SettingsPage'
import { demand, mark, needs, type Act, type Owner } from '../Act'
import { recordOf, recordsOf, wordsOf } from '../Device'
import { chooseOf, openPlace } from '../library'
import { until } from '../until'

/** Opens one of the tools in the list of settings. */
async function openTool({ page, url }: Owner, entry: string, title: string) {
  await page.goto(`${url}/settings`)
  await page.getByRole('main').getByRole('button', { name: entry }).click()
  return page.getByRole('dialog', { name: title })
}

const sleepOf = async ({ device }: Owner) => recordOf(await device.ask('getSleep', 'pushSleep'))
const noSleep = { enabled: false, time: '0:0', action: 'stop' }

/** Acts on the timers, the drives, the library as a whole, and the players of the house. */
export const householdActs: Act[] = [
  {
    name: 'sleep timer: set by a preset, and off',
    async run(owner) {
      owner.afterwards(() => owner.device.emit('setSleep', noSleep))
      const modal = await openTool(owner, 'Sleep', 'Sleep timer')
      await modal.getByLabel('In', { exact: true }).selectOption('45 min')
      await modal.getByRole('button', { name: 'Save' }).click()
      await until(async () => {
        const { enabled, time } = await sleepOf(owner)
        return enabled === true && /^0:4[45]$/.test(wordsOf(time))
      }, 'a timer of 45 minutes')
      const again = await openTool(owner, 'Sleep', 'Sleep timer')
      await again.getByLabel('Timer on').press('Space')
      await again.getByRole('button', { name: 'Save' }).click()
      await until(async () => (await sleepOf(owner))['enabled'] === false, 'no timer')
    },
  },
  {
    name: 'alarm: set and delete',
    async run(owner) {
      const { device } = owner
      const alarms = async () => recordsOf(await device.ask('getAlarms', 'pushAlarm'))
      const before = (await alarms()).length
      const name = `Alarm ${before + 1}`
      const modal = await openTool(owner, 'Alarm', 'Alarm clock')
      await modal.getByRole('button', { name: 'Add' }).click()
      await modal.getByRole('group', { name }).getByLabel('Time').fill('06:30')
      await modal.getByRole('button', { name: 'Save' }).click()
      await until(async () => (await alarms()).length === before + 1, 'one alarm more')
      const again = await openTool(owner, 'Alarm', 'Alarm clock')
      await again.getByRole('button', { name: `Delete ${name}` }).click()
      await again.getByRole('button', { name: 'Save' }).click()
      await until(async () => (await alarms()).length === before, 'the alarms as they were')
    },
  },
  {
    name: 'drive: add one that nobody shares, and delete it',
    async run(owner) {
      const { afterwards, device, page, url } = owner
      const shares = async () => recordsOf(await device.ask('getListShares', 'pushListShares'))
      const own = async () => (await shares()).filter(({ name }) => name === mark)
      afterwards(async () => {
        for (const { id } of await own()) device.emit('deleteShare', { id })
      })
      await page.goto(`${url}/plugin/miscellanea-my_music`)
      const drives = new SettingsPage(page).section('Network drives')
      await drives.getByRole('button', { name: 'Add network drive' }).click()
      await drives.getByLabel('Alias', { exact: true }).fill(mark)
      await drives.getByLabel('NAS IP address', { exact: true }).fill('127.0.0.1')
      await drives.getByLabel('Path', { exact: true }).fill('music')
      await drives.getByRole('button', { name: 'Save', exact: true }).click()
      await until(async () => (await own()).length === 1, 'the drive', 40_000)
      await page.reload()
      await drives.getByRole('row').filter({ hasText: mark }).getByText('Not mounted').waitFor()
      await drives.getByRole('button', { name: `Delete ${mark}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await until(async () => (await own()).length === 0, 'the drives as they were', 20_000)
    },
  },
  {
    name: 'Wi-Fi: an open network is saved without a password',
    async run({ device, page, url }) {
      const connections = recordsOf(await device.ask('getInfoNetwork', 'pushInfoNetwork'))
      const isWired = connections.some(({ type, status }) => type === 'Wired' && status === 'connected')
      needs(isWired, 'it is not connected by cable, and might not be found again')
      const told = recordOf(
        await device.ask('getWirelessNetworks', 'pushWirelessNetworks', undefined, 20_000),
      )
      const open = recordsOf(told['available']).find(({ security }) => security === 'open')
      needs(open !== undefined, 'there is no open network')
      const name = wordsOf(open['ssid'])
      // The answer goes to whoever asked, so that no second socket has it.
      const answers: string[] = []
      const sent: string[] = []
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => void answers.push(String(payload)))
        socket.on('framesent', ({ payload }) => void sent.push(String(payload)))
      })
      await page.goto(`${url}/plugin/system_controller-network`)
      const wifi = new SettingsPage(page).section('Wi-Fi')
      await wifi.getByRole('button', { name: name }).click()
      await wifi.getByRole('button', { name: 'Connect', exact: true }).click()
      await until(
        () => answers.some((answer) => /pushSaveWirelessNetworkSettings.*"connecting"/.test(answer)),
        'the player to connect',
        30_000,
      )
      const request = sent.find((frame) => frame.includes('"saveWirelessNetworkSettings"')) ?? ''
      demand(request.includes('"ssid"'), 'the request was not seen')
      demand(!request.includes('"password"'), 'an open network was sent a password')
    },
  },
  {
    name: 'library: update a folder, and the player is still there',
    async run(owner) {
      const { device } = owner
      const [folder] = await device.browse('music-library')
      let isReading = false
      const watched = until(
        async () => (isReading ||= (await device.state())['updatedb'] === true),
        'updatedb',
        8_000,
      )
      await chooseOf(await openPlace(owner, 'music-library'), wordsOf(folder?.['title']), 'Update folder')
      // So short on a small library that nobody need see it.
      await watched.catch(() => undefined)
      await until(async () => (await device.state())['updatedb'] !== true, 'the end of the update', 60_000)
    },
  },
  {
    name: 'players: turn this one up by its own slider',
    async run(owner) {
      const { device, page, url } = owner
      const before = Number((await device.state())['volume'])
      owner.afterwards(() => device.emit('volume', before))
      await page.goto(`${url}/multi-room`)
      const slider = page.getByRole('main').getByRole('slider').first()
      await slider.focus()
      await page.keyboard.press(before > 50 ? 'PageDown' : 'PageUp')
      const meant = before + (before > 50 ? -10 : 10)
      await until(async () => Number((await device.state())['volume']) === meant, `volume ${meant}`)
    },
  },
  {
    name: 'plugin: in from a file, and out',
    async run({ device, page, url, afterwards }) {
      const plugins = async () => recordsOf(await device.ask('getInstalledPlugins', 'pushInstalledPlugins'))
      const isIn = async () => (await plugins()).some(({ name }) => name === testPlugin)
      afterwards(async () => {
        if (await isIn()) device.emit('unInstallPlugin', { name: testPlugin, category: 'system_hardware' })
      })
      const { variant } = recordOf(await device.ask('getSystemVersion', 'pushSystemVersion'))
      // Without an account a player says so in a window, each time that somebody asks for the store.
      const login = page.getByRole('dialog', { name: 'Please login' })
      await page.addLocatorHandler(login, () => login.getByRole('button', { name: 'Close' }).last().click())
      await page.goto(`${url}/plugin-manager`)
      await page.getByRole('tab', { name: 'Upload plugin' }).click()
      await page.locator('input[type=file]').setInputFiles({
        name: 'panel-test.zip',
        mimeType: 'application/zip',
        buffer: pluginFile(wordsOf(variant)),
      })
      await until(isIn, 'the plugin', 60_000)
      await page.reload()
      const manager = new PluginsPage(page)
      await manager.goTo('Installed plugins')
      await manager
        .row(mark)
        .getByRole('button', { name: /Uninstall/ })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Uninstall/ })
        .click()
      await until(async () => !(await isIn()), 'no such plugin', 60_000)
    },
  },
]

const testPlugin = 'panel_test'

/**
 * A plugin that does nothing, as an author packs one; players look for its particulars under their own name.
 */
function pluginFile(brand: string): Buffer {
  const particulars = {
    plugin_type: 'system_hardware',
    prettyName: mark,
    architectures: ['all'],
    os: ['all'],
  }
  const manifest = { name: testPlugin, version: '0.1.0', main: 'index.js', [`${brand}_info`]: particulars }
  const files = {
    'package.json': JSON.stringify(manifest),
    'index.js':
      'module.exports = function () {}\nmodule.exports.prototype.getConfigurationFiles = () => []\n',
    'install.sh': '#!/bin/sh\necho plugininstallend\n',
    'uninstall.sh': '#!/bin/sh\necho pluginuninstallend\n',
    'UIConfig.json': JSON.stringify({ page: { label: mark }, sections: [] }),
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
}
