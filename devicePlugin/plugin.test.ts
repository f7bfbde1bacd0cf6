import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import brand from '../brand.json' with { type: 'json' }
import { startSocketServer } from '../tests/support/socketServers'
import { packageFiles } from './packageFiles'

const require = createRequire(import.meta.url)
const kew: {
  all(promises: unknown[]): PromiseLike<unknown>
  resolve(value?: unknown): object
} = require('kew')

interface Item {
  id: string
  label: string
  onClick: { type: string; url?: string; method?: string }
}
interface Page {
  sections: { id: string; content: Item[] }[]
}
interface Plugin {
  onStart(): PromiseLike<unknown>
  onStop(): PromiseLike<unknown>
  getUIConfig(): PromiseLike<Page>
  choose(): void
  leave(): void
}

const classic = { uiName: 'classic', uiPath: '/player/http/www', uiPrettyName: 'Classic' }

/** What `/api/host` answers to these headers, which `fetch` would not send. */
const requestText = (port: number, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/api/host', headers }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end()
  })

let root: string
let folder: string
let called: unknown[][]
let warned: string[]

/** A player's process as far as a plugin sees it. */
function playerOf(abilities: { knowsInterfaces: boolean }) {
  const env = new Map([
    ['category', 'user_interface'],
    ['name', brand.word],
  ])
  const router = {
    pluginManager: {
      getConfigurationFile: (context: typeof env, file: string) =>
        join(root, 'configuration', context.get('category') ?? '', context.get('name') ?? '', file),
    },
    sharedVars: { get: () => 'de' },
    // Asked for a language that it has not, a player takes the default one.
    i18nJson: async (texts: string, _default: string, page: string) => {
      const words: Record<string, Record<string, string>> = JSON.parse(await readFile(texts, 'utf8'))
      const filled = (await readFile(page, 'utf8')).replaceAll(
        /TRANSLATE\.(\w+)\.(\w+)/g,
        (_, group: string, key: string) => words[group]?.[key] ?? '',
      )
      return JSON.parse(filled)
    },
    executeOnPlugin: (...call: unknown[]) => {
      called.push(call)
      return call[2] === 'getAvailableUIs' ? [classic] : undefined
    },
    ...(abilities.knowsInterfaces && {
      registerThirdPartyUI: (...call: unknown[]) => void called.push(['register', ...call]),
    }),
  }
  return Object.assign(env, {
    coreCommand: router,
    logger: { info: () => undefined, warn: (line: string) => warned.push(line) },
  })
}

const load = (abilities = { knowsInterfaces: true }): Plugin => {
  const Loaded: new (context: unknown) => Plugin = require(join(folder, 'index.js'))
  return new Loaded(playerOf(abilities))
}

const serving = (ui: { uiName: string; uiPath: string; uiPrettyName: string } | undefined) => {
  for (const [what, value] of Object.entries({
    NAME: ui?.uiName,
    PATH: ui?.uiPath,
    PRETTY_NAME: ui?.uiPrettyName,
  }))
    if (value === undefined) delete process.env[`ACME_ACTIVE_UI_${what}`]
    else process.env[`ACME_ACTIVE_UI_${what}`] = value
}
const ours = () => ({ uiName: brand.word, uiPrettyName: brand.productName, uiPath: join(folder, 'ui') })

beforeEach(async () => {
  called = []
  warned = []
  root = await mkdtemp(join(tmpdir(), 'device-plugin-'))
  folder = join(root, 'plugins/user_interface', brand.word)
  const built = join(root, 'built')
  await mkdir(join(built, 'assets'), { recursive: true })
  await writeFile(join(built, 'index.html'), '<!doctype html><title>The interface</title>')
  await writeFile(join(built, 'assets/a.js'), '1')
  await writeFile(join(built, 'assets/a.js.gz'), '1')
  const files = await packageFiles({
    brand: { ...brand, word: 'acme' },
    name: brand.word,
    version: '1.2.3',
    license: 'GPL-3.0-or-later',
    interfaceFolder: built,
  })
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  serving(classic)
})
afterEach(async () => {
  serving(undefined)
  await rm(root, { recursive: true, force: true })
})

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
const previousFile = () => join(root, 'configuration/user_interface', brand.word, 'previous.json')

describe('the package', () => {
  it('says what installers and the store ask for, by the word of the player', async () => {
    expect(await read(join(folder, 'package.json'))).toMatchObject({
      name: brand.word,
      version: '1.2.3',
      main: 'index.js',
      engines: { node: '>=14', acme: '>=3' },
      acme_info: { prettyName: brand.productName, plugin_type: 'user_interface' },
    })
  })

  it('holds the interface with the brand of that player, and nothing that the player makes itself', async () => {
    expect(await read(join(folder, 'ui/app/brand.json'))).toMatchObject({ word: 'acme' })
    await expect(readFile(join(folder, 'ui/assets/a.js.gz'))).rejects.toThrow('ENOENT')
  })

  it('has no gap left, and every text in each language', async () => {
    const page = await readFile(join(folder, 'UIConfig.json'), 'utf8')
    for (const language of ['en', 'de']) {
      const texts = await readFile(join(folder, `i18n/strings_${language}.json`), 'utf8')
      expect(page + texts).not.toMatch(/PLUGIN_NAME|PRODUCT_NAME/)
      const words: Record<string, Record<string, string>> = JSON.parse(texts)
      for (const [, group = '', key = ''] of page.matchAll(/TRANSLATE\.(\w+)\.(\w+)/g))
        expect([language, group, key, typeof words[group]?.[key]]).toEqual([language, group, key, 'string'])
    }
  })
})

describe('on a player that knows interfaces', () => {
  it('tells of itself at each start, by a promise that such a player takes, and notes what it had', async () => {
    const plugin = load()
    const started = plugin.onStart()
    const kindOf = (value: object) => Object.prototype.toString.call(value)
    expect(kindOf(started)).toBe(kindOf(kew.resolve()))
    await kew.all([started, plugin.onStop()])
    expect(called).toContainEqual(['register', ours()])
    expect(await read(previousFile())).toEqual(classic)
  })

  it('is offered, chosen, and left for the interface before', async () => {
    const plugin = load()
    await plugin.onStart()
    const actionsOf = async () => {
      const { sections } = await plugin.getUIConfig()
      return sections.map(({ id, content }) => [
        id,
        ...content.map(({ onClick }) => onClick.method ?? onClick.type),
      ])
    }
    expect(await actionsOf()).toEqual([['offered', 'choose']])
    plugin.choose()
    expect(called.at(-1)).toEqual(['miscellanea', 'appearance', 'setActiveUI', brand.word])
    serving(ours())
    expect(await actionsOf()).toEqual([['chosen', 'openUrl', 'leave']])
    const { sections } = await plugin.getUIConfig()
    const [open, leave] = sections[0]?.content ?? []
    expect(open?.onClick.url).toMatch(/^http:\/\/[\w.-]+\/$/)
    expect(leave?.label).toBe('Zurück zur bisherigen Oberfläche: Classic')
    plugin.leave()
    expect(called.at(-1)).toEqual(['miscellanea', 'appearance', 'setActiveUI', 'classic'])
  })

  it('starts where what was chosen before cannot be noted, as on a full disk', async () => {
    await mkdir(previousFile(), { recursive: true })
    await load().onStart()
    expect(called.map(([what]) => what)).toContain('register')
    expect(warned).toEqual([expect.stringContaining('cannot be noted')])
  })

  it('knows the interface before when it is started anew as the chosen one', async () => {
    serving(ours())
    const plugin = load()
    await plugin.onStart()
    expect(await read(previousFile())).toEqual(classic)
  })
})

describe('when it is removed', () => {
  const chosenFile = () => join(root, 'active_acme_ui')
  /** Runs what the player runs before it removes the files. */
  const uninstall = (origin: string) =>
    new Promise<number | null>((resolve) => {
      const env = { ...process.env, PLAYER_DATA: root, PLAYER_ORIGIN: origin }
      spawn('sh', [join(folder, 'uninstall.sh')], { env, stdio: 'ignore' }).on('close', resolve)
    })
  const begin = async (chosen: object) => {
    await load().onStart()
    await writeFile(chosenFile(), JSON.stringify(chosen))
    await writeFile(
      join(root, 'thirdPartyUisList.json'),
      JSON.stringify([ours(), { ...classic, uiName: 'other' }]),
    )
  }
  const nowhere = 'http://127.0.0.1:9'

  it('a player that runs shows the interface before at once', async () => {
    const server = await startSocketServer(2)
    try {
      await begin(ours())
      const done = uninstall(server.origin)
      await expect.poll(() => server.requests.map(({ event }) => event)).toEqual(['callMethod'])
      await writeFile(chosenFile(), JSON.stringify(classic))
      expect(await done).toBe(0)
      expect(server.requests[0]?.payload).toEqual({
        endpoint: 'miscellanea/appearance',
        method: 'setActiveUI',
        data: 'classic',
      })
      expect(await read(join(root, 'thirdPartyUisList.json'))).toEqual([{ ...classic, uiName: 'other' }])
    } finally {
      await server.stop()
    }
  })

  it('one that does not answer shows it at its next start', async () => {
    await begin(ours())
    expect(await uninstall(nowhere)).toBe(0)
    expect(await read(chosenFile())).toEqual(classic)
  }, 20_000)

  it('one that nobody knows anything of starts with the interface that it came with', async () => {
    await begin(ours())
    await rm(previousFile())
    expect(await uninstall(nowhere)).toBe(0)
    await expect(readFile(chosenFile())).rejects.toThrow('ENOENT')
  })

  it('another interface that is chosen stays chosen', async () => {
    await begin(classic)
    expect(await uninstall(nowhere)).toBe(0)
    expect(await read(chosenFile())).toEqual(classic)
  })
})

describe('on a player that knows none', () => {
  interface Server {
    port: number
    close(): Promise<void>
  }
  const {
    serveFolder,
  }: { serveFolder(folder: string, port: number): Promise<Server> } = require('./plugin/lib/serveFolder.js')

  it('has an address of its own, with every screen, and nothing from beside the folder', async () => {
    const server = await serveFolder(join(folder, 'ui'), 0)
    try {
      const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
      const page = await get('/plugin/a-b')
      expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
        200,
        'text/html; charset=utf-8',
        expect.stringContaining('The interface'),
      ])
      // A screen whose name has a dot.
      expect((await get('/plugin/music.example')).status).toBe(200)
      const byNumber = await requestText(server.port, { host: `[::1]:${server.port}` })
      expect(JSON.parse(byNumber)).toEqual({ host: 'http://[::1]', host2: 'http://[::1]:3000' })
      expect((await get('/assets/a.js')).headers.get('cache-control')).toContain('immutable')
      expect(await (await get('/api/host')).json()).toEqual({
        host: 'http://127.0.0.1',
        host2: 'http://127.0.0.1:3000',
      })
      for (const path of [
        '/assets/none.js',
        '/..%2fpackage.json',
        '/%2e%2e/index.js',
        '/a.js%00',
        '/%E0%A4.js',
      ])
        expect([path, (await get(path)).status]).toEqual([path, 404])
      const post = await fetch(`http://127.0.0.1:${server.port}/`, { method: 'POST' })
      expect(post.status).toBe(405)
    } finally {
      await server.close()
    }
  })
})
