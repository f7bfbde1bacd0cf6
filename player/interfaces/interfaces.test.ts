// @vitest-environment node
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8 } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import brand from '../../brand.json' with { type: 'json' }
import { createPluginsClient, type PluginsClient } from '../../tests/support/createPluginsClient'
import {
  interfacePackage,
  uploadPackage,
  writeSmallInterface,
  writeStore,
} from '../../tests/support/storeWith'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

const id = `user_interface/${brand.word}`
const plugin = { category: 'user_interface', name: brand.word }

let root: string
let player: TestPlayer
let client: TestClient
let plugins: PluginsClient

async function start(): Promise<void> {
  player = await startTestPlayer({
    dataFolder: join(root, 'data'),
    interfaceFolder: join(root, 'own'),
    storeFolder: join(root, 'store'),
  })
  client = await connectTestClient(player.url, 4)
  plugins = createPluginsClient(player, client)
}

async function end(): Promise<void> {
  client.close()
  await player.close()
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interfaces-'))
  await writeSmallInterface(join(root, 'own'), 'The own one')
  await writeSmallInterface(join(root, 'built'), 'Version 1')
  await start()
})
afterEach(async () => {
  await end()
  await rm(root, { recursive: true, force: true })
})

const get = (path: string) => fetch(`${player.url}${path}`, { headers: { accept: 'text/html' } })
const title = async (path = '/') => /<title>(.*)<\/title>/.exec(await (await get(path)).text())?.[1]
const press = (method: string) => client.emit('callMethod', { endpoint: id, method, data: {} })
const reloaded = () => client.next('reloadUi')

/** Ids of the sections that its own page has now. */
async function sections(): Promise<string[]> {
  const page = Object(await plugins.page(id))
  return (page.sections ?? []).map((section: { id: string }) => section.id)
}

async function install(files: Record<string, Uint8Array>): Promise<void> {
  expect(await uploadPackage(player.url, files)).toBe(201)
  expect((await plugins.statuses()).at(-1)).toMatchObject({ progress: 100 })
  client.emit('pluginManager', { ...plugin, action: 'enable' })
  await client.next('pushInstalledPlugins')
}

/** A plugin whose program is this text. */
async function programOf(text: string): Promise<Record<string, Uint8Array>> {
  const files = await interfacePackage(join(root, 'built'), '1.0.0')
  return { ...files, 'index.js': strToU8(text) }
}

describe('an interface that comes as a plugin', () => {
  it('is offered once it runs, shown when it is chosen, and given back', async () => {
    await install(await interfacePackage(join(root, 'built'), '1.0.0'))
    expect(await sections()).toEqual(['offered'])
    expect(await title()).toBe('The own one')
    press('choose')
    await reloaded()
    expect(await Promise.all([title(), title('/queue'), title('/albums/a.b')])).toEqual(
      Array(3).fill('Version 1'),
    )
    expect(await sections()).toEqual(['chosen'])
    press('leave')
    await reloaded()
    expect([await title(), await sections()]).toEqual(['The own one', ['offered']])
  })

  it('gets no header of ours, is compressed on the way, and brings its own brand', async () => {
    const files = await interfacePackage(join(root, 'built'), '1.0.0')
    await install({ ...files, 'ui/app/brand.json': strToU8('{"productName":"Another"}') })
    press('choose')
    await reloaded()
    const answer = await get('/')
    expect(answer.headers.get('content-security-policy')).toBeNull()
    const script = await fetch(`${player.url}/assets/a.js`)
    expect(script.headers.get('content-encoding')).toBe('gzip')
    expect(await (await get('/app/brand.json')).json()).toEqual({ productName: 'Another' })
    // What the player answers itself stays its own.
    expect(await (await fetch(`${player.url}/api/host`)).json()).toEqual({ host: player.url })
  })

  it('stays over a restart and over an update, and shows the new one then', async () => {
    await install(await interfacePackage(join(root, 'built'), '1.0.0'))
    press('choose')
    await reloaded()
    await writeSmallInterface(join(root, 'built'), 'Version 2')
    await writeStore(join(root, 'store'), await interfacePackage(join(root, 'built'), '1.0.1'))
    await end()
    await start()
    expect([await title(), await sections()]).toEqual(['Version 1', ['chosen']])
    await plugins.install(brand.word, 'updatePlugin')
    expect((await plugins.statuses()).at(-1)).toMatchObject({ progress: 100 })
    // Who has its page open gets it once the new one runs.
    const page = Object(await client.next('pushUiConfig'))
    expect(page.sections).toEqual([expect.objectContaining({ id: 'chosen' })])
    expect([await title('/queue'), await sections()]).toEqual(['Version 2', ['chosen']])
    press('leave')
    await reloaded()
    expect(await title()).toBe('The own one')
  })

  it.each(['unInstallPlugin', 'pluginManager'])(
    'leaves the player with its own by %s, never without one',
    async (event) => {
      await install(await interfacePackage(join(root, 'built'), '1.0.0'))
      press('choose')
      await reloaded()
      client.emit(event, { ...plugin, ...(event === 'pluginManager' && { action: 'disable' }) })
      await reloaded()
      expect(await title()).toBe('The own one')
      if (event === 'unInstallPlugin') await plugins.statuses()
    },
  )

  it('whose folder somebody has deleted is not shown after the next start', async () => {
    await install(await interfacePackage(join(root, 'built'), '1.0.0'))
    press('choose')
    await reloaded()
    await end()
    await rm(join(root, 'data/plugins'), { recursive: true })
    await start()
    expect(await title()).toBe('The own one')
  })
})

describe('the program of a plugin', () => {
  const linesWith = (text: string) => player.lines.filter((line) => line.includes(text))

  it.each([
    ['read a file of this machine', "require('fs').readFileSync('/etc/passwd')"],
    ['write one beside its own', "require('fs').writeFileSync(require('path').join(__dirname, 'x'), '')"],
    ['start another program', "require('child_process').execSync('id')"],
    ['start a thread', "new (require('worker_threads').Worker)('1', { eval: true })"],
  ])('may not %s, and its page is what its file says', async (_, attempt) => {
    await install(await programOf(`module.exports = class { onStart() { ${attempt} } }`))
    expect(linesWith('does not start')[0]).toContain('restricted')
    expect(await sections()).toEqual(['offered', 'chosen', 'apart'])
  })

  it('is told nothing of the environment that the player runs in', async () => {
    process.env['ACME_SECRET'] = 'tea'
    const text = 'module.exports = class { onStart() { throw new Error(Object.keys(process.env).join()) } }'
    await install(await programOf(text))
    delete process.env['ACME_SECRET']
    expect(linesWith('does not start')[0]).toContain('ACTIVE_UI_NAME')
    expect(linesWith('does not start')[0]).not.toContain('ACME_SECRET')
  })

  it('finds the libraries that players have, and its settings in a folder that it may write', async () => {
    await install(
      await programOf(`
        const libQ = require('kew')
        const Conf = require('v-conf')
        module.exports = class {
          constructor(context) { this.file = context.coreCommand.pluginManager.getConfigurationFile(context, 'config.json') }
          onStart() {
            require('fs').writeFileSync(this.file, JSON.stringify({ tea: { type: 'string', value: 'green' } }))
            const conf = new Conf()
            conf.loadFile(this.file)
            return libQ.resolve(conf.get('tea'))
          }
          getUIConfig() { return libQ.resolve({ page: { label: 'Made here' }, sections: [{ id: 'mine' }] }) }
        }`),
    )
    expect(linesWith('does not start')).toEqual([])
    expect(await sections()).toEqual(['mine'])
    const kept = join(root, 'data/configuration', id, 'config.json')
    expect(JSON.parse(await readFile(kept, 'utf8'))).toHaveProperty('tea')
  })

  it('that never answers is ended, and its page is what its file says', async () => {
    await install(await programOf('for (;;) {}'))
    expect(linesWith('does not start')[0]).toContain('onStart took longer than 3 s')
    expect(await sections()).toEqual(['offered', 'chosen', 'apart'])
  })

  it('that fails to save is not said to have saved', async () => {
    const page = {
      page: { label: 'P' },
      sections: [
        { id: 's', onSave: { type: 'controller', endpoint: id, method: 'save' }, content: [{ id: 'x' }] },
      ],
    }
    const text = "module.exports = class { save() { throw new Error('full disk') } }"
    await install({ ...(await programOf(text)), 'UIConfig.json': strToU8(JSON.stringify(page)) })
    client.emit('callMethod', { endpoint: id, method: 'save', data: { x: 1 } })
    await expect.poll(() => linesWith('full disk')).toHaveLength(1)
    await plugins.answered()
    expect(client.names()).not.toContain('pushToastMessage')
  })

  it('that ends or throws takes nothing with it', async () => {
    await install(
      await programOf(`
        module.exports = class {
          onStart() { return require('kew').resolve() }
          crash() { process.exit(3) }
          getUIConfig() { throw new Error('no page today') }
        }`),
    )
    expect(await sections()).toEqual(['offered', 'chosen', 'apart'])
    expect(linesWith('no page today')).toHaveLength(1)
    press('crash')
    await expect.poll(() => linesWith('has ended with 3')).toHaveLength(1)
    expect(await sections()).toEqual(['offered', 'chosen', 'apart'])
  })

  it.each([
    ['outside its folder', "{ uiName: 'x', uiPath: '/etc' }", 'there is no page in its folder'],
    ['without a page', "{ uiName: 'x', uiPath: __dirname }", 'there is no page in its folder'],
    ['as the own one', "{ uiName: 'own', uiPath: __dirname + '/ui' }", 'tells of no interface'],
    ['without a name', '{ uiPath: 7 }', 'tells of no interface'],
  ])('cannot tell of an interface %s', async (_, ui, reason) => {
    const text = `module.exports = class {
      constructor(context) { this.router = context.coreCommand }
      onStart() { this.router.registerThirdPartyUI(${ui}) }
      go() { this.router.executeOnPlugin('miscellanea', 'appearance', 'setActiveUI', 'x') }
    }`
    await install(await programOf(text))
    await expect.poll(() => linesWith(reason)).toHaveLength(1)
    press('go')
    await expect.poll(() => linesWith('there is no interface "x"')).toHaveLength(1)
    expect(await title()).toBe('The own one')
  })

  it('is not run where it came with none', async () => {
    const { 'index.js': _, ...without } = await interfacePackage(join(root, 'built'), '1.0.0')
    await install(without)
    press('choose')
    await expect.poll(() => linesWith('no method choose')).toHaveLength(1)
  })
})
