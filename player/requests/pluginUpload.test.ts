// @vitest-environment node
import { readdir } from 'node:fs/promises'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { TestClient } from '../testing/connectTestClient'
import { createPluginsClient, type PluginsClient } from '../../tests/support/createPluginsClient'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import type { TestPlayer } from '../testing/startTestPlayer'

const manifest = {
  name: 'lamp',
  version: '0.1.0',
  author: 'me',
  own_info: { plugin_type: 'system_hardware', prettyName: 'Lamp', icon: 'fa-lightbulb-o' },
}
const uiConfig = { page: { label: 'Lamp' }, sections: [{ id: 'a', content: [] }] }
const lamp: Zippable = {
  'package.json': strToU8(JSON.stringify(manifest)),
  'UIConfig.json': strToU8(JSON.stringify(uiConfig)),
}

describe.each([4, 2] as const)('plugins that are uploaded, generation %i', (generation) => {
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

  function upload(content: Uint8Array, name = 'lamp.zip') {
    const body = new FormData()
    body.append('filename', new Blob([new Uint8Array(content)]), name)
    return fetch(`${player.url}/plugin-upload`, { method: 'POST', body })
  }

  it('[D7-60] are installed as those of the store, and are not told to be its', async () => {
    const answer = await upload(zipSync(lamp), '../../lamp.zip')
    expect([answer.status, await answer.json()]).toEqual([201, { success: true }])
    expect((await plugins.statuses()).at(-1)).toMatchObject({ progress: 100 })
    expect(client.names()).not.toContain('openInstallerModal')
    expect(await plugins.installed()).toMatchObject([
      { name: 'lamp', category: 'system_hardware', isManuallyInstalled: true, updateAvailable: false },
    ])
    expect(await plugins.waiting()).toEqual([])
    client.emit('getPluginDetails', { category: 'system_hardware', name: 'lamp' })
    expect(await client.next('openModal')).toMatchObject({ title: 'Lamp' })
  })

  it.each<[string, Zippable, string]>([
    ['leads out of its folder', { ...lamp, '../../evil.json': strToU8('{}') }, 'outside its folder'],
    ['holds a link', { ...lamp, link: [strToU8('/etc'), { os: 3, attrs: 0o120777 << 16 }] }, 'holds a link'],
    ['has no page', { 'package.json': strToU8(JSON.stringify(manifest)) }, 'no UIConfig.json'],
    ['has a broken page', { ...lamp, 'UIConfig.json': strToU8('{"sections": [,]}') }, 'line 1, column 15'],
    ['names nobody', { ...lamp, 'package.json': strToU8('{"name":"x"}') }, 'names no plugin'],
    [
      'takes the place of the player’s own',
      {
        ...lamp,
        'package.json': strToU8('{"name":"network","i":{"plugin_type":"system_controller"}}'),
      },
      'a part of the player',
    ],
  ])('are refused with a word when the package %s', async (_, files, reason) => {
    await upload(zipSync(files))
    const last = (await plugins.statuses()).at(-1)
    expect(last).toMatchObject({ progress: 0, message: expect.stringContaining(reason) })
    expect([await plugins.pluginFolders(), await plugins.waiting()]).toEqual([[], []])
    expect((await readdir(player.dataFolder)).join()).not.toContain('evil')
  })

  it('are refused when they are no archive, or installed already', async () => {
    await upload(strToU8('no archive'))
    expect((await plugins.statuses()).at(-1)).toMatchObject({
      message: expect.stringContaining('no zip archive'),
    })
    await upload(zipSync(lamp))
    await plugins.statuses()
    await upload(zipSync(lamp))
    expect((await plugins.statuses()).at(-1)).toMatchObject({
      message: expect.stringContaining('installed already'),
    })
  })

  it('too many at once are refused, and nothing is left of them', async () => {
    await plugins.fault('install-slow')
    await upload(zipSync(lamp))
    await plugins.status()
    expect((await upload(zipSync(lamp))).status).toBe(201)
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'warning' })
    await plugins.statuses()
    expect(await plugins.waiting()).toEqual([])
  })
})
