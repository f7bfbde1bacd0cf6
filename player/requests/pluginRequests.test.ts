// @vitest-environment node
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { createPluginsClient, type PluginsClient } from '../../tests/support/createPluginsClient'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

const relay = { category: 'audio_interface', name: 'power_relay' }

describe.each([4, 2] as const)('plugins of generation %i', (generation) => {
  let player: TestPlayer
  let client: TestClient
  let plugins: PluginsClient
  eachWithPlayer(
    (each) => {
      ;({ player, client } = each)
      plugins = createPluginsClient(player, client)
    },
    { generation },
  )

  it('[D3-41] are sold by category', async () => {
    const { categories } = await plugins.available()
    expect(categories.length).toBeGreaterThanOrEqual(4)
    for (const category of categories) {
      expect(category).toEqual({
        name: expect.any(String),
        id: expect.any(String),
        prettyName: expect.any(String),
        description: expect.any(String),
        plugins: expect.any(Array),
      })
      for (const plugin of category.plugins ?? [])
        expect(plugin).toMatchObject({
          name: expect.any(String),
          prettyName: expect.any(String),
          version: expect.any(String),
          url: expect.stringMatching(/^https:.*\.zip$/),
          license: expect.any(String),
          description: expect.any(String),
          author: expect.any(String),
          updated: expect.any(String),
          installed: false,
          updateAvailable: false,
        })
    }
  })

  it('[D7-57] [D3-32] are installed on disk, step by step, and can be enabled at the end', async () => {
    const other = await connectTestClient(player.url, generation)
    await plugins.install('power_relay')
    const all = await plugins.statuses()
    expect(all.map(({ progress }) => progress)).toEqual([10, 30, 40, 50, 60, 70, 70, 70, 90, 100])
    expect(all[0]).toEqual({
      title: 'Installing plugin',
      message: 'Downloading plugin',
      progress: 10,
      advancedLog: expect.stringContaining('https://store.example/audio_interface/power_relay/'),
    })
    for (const [index, { advancedLog = '' }] of all.entries())
      expect(advancedLog.startsWith(all[index - 1]?.advancedLog ?? '')).toBe(true)
    expect(all.at(-1)).toMatchObject({
      title: 'Successfully installed',
      buttons: [
        { name: 'Close' },
        { name: 'Enable plugin', emit: 'pluginManager', payload: { ...relay, action: 'enable' } },
      ],
    })
    expect(await plugins.statuses(other)).toEqual(all)
    // Only who asked gets the window opened.
    expect(client.names()).toContain('openInstallerModal')
    expect(other.names()).not.toContain('openInstallerModal')
    expect(await plugins.pluginFolders()).toContain(join('audio_interface', 'power_relay', 'UIConfig.json'))
    expect(await plugins.waiting()).toEqual([])
    expect(await plugins.sold('power_relay')).toMatchObject({ installed: true, updateAvailable: false })
    other.close()
  })

  it('[D3-40] [D7-56] [D4-23] are listed; an enabled one has its page, a disabled one none, over restarts', async () => {
    await plugins.install('power_relay')
    await plugins.statuses()
    const row = {
      ...relay,
      prettyName: 'Amplifier Relay',
      icon: 'fa-power-off',
      version: '2.3.0',
      updateAvailable: false,
      installed: true,
      hasConfiguration: true,
      showSettings: true,
      isManuallyInstalled: false,
      url: expect.any(String),
    }
    expect(await plugins.installed()).toEqual([{ ...row, enabled: false, active: false }])
    const none = { page: { label: 'No configuration available' }, sections: [] }
    expect(await plugins.page('audio_interface/power_relay')).toEqual(none)
    client.emit('pluginManager', { ...relay, action: 'enable' })
    expect(await client.next('pushInstalledPlugins')).toEqual([{ ...row, enabled: true, active: true }])
    // The open page comes by itself.
    expect(await client.next('pushUiConfig')).toMatchObject({ page: { label: 'Amplifier Relay' } })
    const again = await startTestPlayer({ dataFolder: player.dataFolder, generation })
    const other = await connectTestClient(again.url, generation)
    other.emit('getInstalledPlugins')
    expect(await other.next('pushInstalledPlugins')).toEqual([{ ...row, enabled: true, active: true }])
    other.close()
    await again.close()
    client.emit('pluginManager', { ...relay, action: 'disable' })
    expect(await client.next('pushDisablePlugin')).toBe('ok')
    expect(await client.next('pushInstalledPlugins')).toEqual([{ ...row, enabled: false, active: false }])
    expect(await plugins.page('audio_interface/power_relay')).toEqual(none)
  })

  it('save what is set on their pages, and forget it when they go', async () => {
    await plugins.fill(20)
    const save = {
      endpoint: 'audio_interface/power_relay',
      method: 'saveSettings',
      data: { pin: '22', wait: '5' },
    }
    client.emit('callMethod', save)
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'success', title: 'Amplifier Relay' })
    expect(await plugins.page('audio_interface/power_relay')).toMatchObject({
      sections: [
        {
          content: [
            { id: 'pin', value: '22' },
            { id: 'wait', value: '5' },
          ],
        },
      ],
    })
    client.emit('unInstallPlugin', relay)
    await plugins.statuses()
    await plugins.install('power_relay')
    await plugins.statuses()
    client.emit('pluginManager', { ...relay, action: 'enable' })
    // The open page was pushed at each change; the last of these counts.
    await expect
      .poll(() => plugins.page('audio_interface/power_relay'))
      .toMatchObject({ sections: [{ content: [{ value: '17' }, {}] }] })
  })

  it('[D7-58] are uninstalled once the player’s own question was answered', async () => {
    await plugins.install('power_relay')
    await plugins.statuses()
    client.emit('preUninstallPlugin', relay)
    expect(await client.next('openModal')).toMatchObject({
      buttons: [{ name: 'Cancel' }, { name: 'Uninstall', emit: 'unInstallPlugin', payload: relay }],
    })
    await plugins.fault('uninstall-fails')
    client.emit('unInstallPlugin', relay)
    expect((await plugins.statuses()).at(-1)).toMatchObject({
      progress: 0,
      title: 'Uninstalling plugin: error',
    })
    expect(await plugins.installed()).toHaveLength(1)
    client.emit('unInstallPlugin', relay)
    expect((await plugins.statuses()).at(-1)).toMatchObject({ progress: 100, title: 'Plugin uninstalled' })
    expect(await plugins.installed()).toEqual([])
    expect(await readdir(join(player.dataFolder, 'plugins/audio_interface'))).toEqual([])
    client.emit('unInstallPlugin', relay)
    expect((await plugins.statuses()).at(-1)).toMatchObject({ progress: 0 })
  })

  it('[D7-57] are updated, and stay as they were when that fails', async () => {
    await plugins.fill(20)
    await plugins.fault('store-newer')
    // Lists that were pushed meanwhile stand before the one that is asked for.
    const row = async () => (await plugins.installed()).find(({ name }) => name === 'power_relay')
    await expect.poll(row).toMatchObject({ version: '2.3.0', updateAvailable: true, enabled: true })
    await plugins.fault('install-fails')
    await plugins.install('power_relay', 'updatePlugin')
    expect((await plugins.statuses()).at(-1)).toMatchObject({ progress: 0, title: 'Updating plugin: error' })
    await expect.poll(row).toMatchObject({ version: '2.3.0', updateAvailable: true })
    await plugins.install('power_relay', 'updatePlugin')
    expect((await plugins.statuses()).at(-1)).toMatchObject({ progress: 100, title: 'Plugin updated' })
    await expect.poll(row).toMatchObject({ version: '2.3.1', updateAvailable: false, enabled: true })
  })

  it('[D7-58] tell more about themselves, or, when they are unknown, nothing', async () => {
    client.emit('getPluginDetails', relay)
    expect(await client.next('openModal')).toMatchObject({
      title: 'Amplifier Relay',
      message: expect.stringContaining('Tomás Iriarte'),
    })
    client.emit('getPluginDetails', { category: 'music_service', name: 'spop' })
    await plugins.fault('plugin-details-silent')
    client.emit('getPluginDetails', relay)
    await plugins.answered()
    expect(client.names().filter((name) => name === 'openModal')).toHaveLength(1)
  })

  it('want a login, are away or slow as the control page asks', async () => {
    await plugins.fault('store-login')
    client.emit('getAvailablePlugins')
    expect(await client.next('openModal')).toMatchObject({
      title: 'Please login',
      buttons: [{ emit: 'closeModals' }, { state: 'myfaceplate.access' }],
    })
    await plugins.fault('store-away')
    client.emit('getAvailablePlugins')
    await plugins.answered()
    expect(client.names()).not.toContain('pushAvailablePlugins')
    await plugins.fault('store-slow')
    client.emit('getAvailablePlugins')
    await plugins.answered()
    expect(client.names()).not.toContain('pushAvailablePlugins')
    await client.next('pushAvailablePlugins')
  })

  it.each([
    ['install-fails', 40, 'the package is damaged'],
    ['store-away', 10, 'the store cannot be reached'],
  ])('fail as the control page asks, and leave nothing: %s', async (action, last, reason) => {
    await plugins.install('crossfeed')
    await plugins.statuses()
    const { url } = (await plugins.sold('power_relay')) ?? {}
    await plugins.fault(action)
    client.emit('installPlugin', { url, ...relay })
    const all = await plugins.statuses()
    expect(all.at(-2)).toMatchObject({ progress: last })
    expect(all.at(-1)).toMatchObject({
      progress: 0,
      title: 'Installing plugin: error',
      message: expect.stringContaining(reason),
      buttons: [{ name: 'Close' }],
    })
    expect(all.at(-1)?.advancedLog).toContain(reason)
    expect(await plugins.waiting()).toEqual([])
    expect(await plugins.installed()).toMatchObject([{ name: 'crossfeed' }])
  })

  it('fall silent, and can be installed afterwards', async () => {
    await plugins.fault('install-silent')
    await plugins.install('power_relay')
    await expect.poll(plugins.waiting).not.toEqual([])
    await expect.poll(plugins.waiting).toEqual([])
    await plugins.install('power_relay')
    const all = await plugins.statuses()
    expect(all.map(({ progress }) => progress)).toEqual([
      10, 30, 40, 50, 60, 10, 30, 40, 50, 60, 70, 70, 70, 90, 100,
    ])
  })

  it('that are nowhere get the silence of a real device', async () => {
    client.emit('installPlugin', { url: 'http://127.0.0.1:3000/plugin-serve/none.zip' })
    expect(await plugins.status()).toMatchObject({ progress: 10 })
    await expect.poll(plugins.waiting).toEqual([])
    await plugins.answered()
    expect(client.names().filter((name) => name === 'installPluginStatus')).toHaveLength(1)
  })

  it('go on being installed when the connections break, and do not when the player restarts', async () => {
    await plugins.fault('install-cut')
    const gone = client.once('disconnect')
    await plugins.install('power_relay')
    await gone
    await client.once('connect')
    await expect.poll(async () => (await plugins.installed()).length).toBe(1)
    await plugins.fault('install-restarts')
    const away = client.once('disconnect')
    await plugins.install('crossfeed')
    await away
    await client.once('connect')
    expect(await plugins.waiting()).toEqual([])
    expect(await plugins.installed()).toMatchObject([{ name: 'power_relay' }])
  })

  it('are installed one at a time', async () => {
    await plugins.fault('install-slow')
    await plugins.install('power_relay')
    await plugins.status()
    await plugins.install('crossfeed')
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'warning' })
    await plugins.statuses()
    expect(await plugins.installed()).toMatchObject([{ name: 'power_relay' }])
  })

  it('say 5,000 lines, each with all before it', async () => {
    await plugins.fault('install-log', { lines: 500, perSecond: 10_000 })
    const all = await plugins.statuses()
    expect(all).toHaveLength(502)
    expect(all.at(-1)?.advancedLog?.split('<br>')).toHaveLength(502)
  })

  it('half installed when the player was killed are gone when it starts again', async () => {
    const half = join(player.dataFolder, 'packages', 'half')
    await mkdir(half, { recursive: true })
    await writeFile(join(half, 'UIConfig.json'), '{')
    await writeFile(join(player.dataFolder, 'packages', '.upload-half'), 'PK')
    const again = await startTestPlayer({ dataFolder: player.dataFolder, generation })
    expect(await plugins.waiting()).toEqual([])
    await again.close()
  })

  it('of an author’s own folder are enabled, can be disabled, and are not deleted', async () => {
    const own = join(player.dataFolder, 'own')
    const file = join(own, 'miscellanea', 'mine', 'UIConfig.json')
    await mkdir(join(own, 'miscellanea', 'mine'), { recursive: true })
    await writeFile(file, '{"page":{"label":"Mine"},"sections":[]}')
    const second = await startTestPlayer({ dataFolder: player.dataFolder, generation, pluginFolders: [own] })
    const other = await connectTestClient(second.url, generation)
    other.emit('getInstalledPlugins')
    expect(await other.next('pushInstalledPlugins')).toMatchObject([
      { name: 'mine', enabled: true, isManuallyInstalled: true, hasConfiguration: false },
    ])
    other.emit('unInstallPlugin', { category: 'miscellanea', name: 'mine' })
    expect((await plugins.statuses(other)).at(-1)).toMatchObject({ progress: 0 })
    expect(await readFile(file, 'utf8')).toContain('Mine')
    other.close()
    await second.close()
  })

  it('go with a factory reset, and others can be installed after it', async () => {
    await plugins.fill(2)
    expect(await plugins.installed()).toHaveLength(2)
    client.emit('callMethod', { endpoint: 'system_controller/system', method: 'factoryReset', data: '' })
    await expect.poll(async () => (await plugins.installed()).length).toBe(0)
    await plugins.install('power_relay')
    expect((await plugins.statuses()).at(-1)).toMatchObject({ progress: 100 })
  })
})
