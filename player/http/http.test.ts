// @vitest-environment node
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { laterDocumentValidators } from '../../schemas/generated/laterDocumentValidators'
import { documentValidators } from '../../schemas/generated/documentValidators'
import { pushValidators } from '../../schemas/generated/pushValidators'
import { createInterfaceServer } from '../createInterfaceServer'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let folder: string
let player: TestPlayer

const page = { accept: 'text/html,application/xhtml+xml' }
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${player.url}${path}`, { headers })

/** A request as written, without the tidying that fetch does to paths and headers. */
function raw(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: player.port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'player-http-'))
  await mkdir(join(folder, 'app/assets'), { recursive: true })
  await writeFile(join(folder, 'app/index.html'), '<!doctype html><title>Interface</title>')
  await writeFile(join(folder, 'app/assets/index-1a2b3c.js'), `export default "${'long '.repeat(2_000)}"`)
  await writeFile(join(folder, 'app/assets/shell-4d5e6f.js'), 'plain')
  await writeFile(join(folder, 'app/assets/shell-4d5e6f.js.gz'), gzipSync('packed'))
  const plugin = join(folder, 'plugins/miscellanea/pictures')
  await mkdir(plugin, { recursive: true })
  await writeFile(join(plugin, 'UIConfig.json'), '{"page": {"label": "Pictures"}, "sections": []}')
  await writeFile(join(plugin, 'panel.png'), 'png')
  await writeFile(join(folder, 'plugins/secret.png'), 'secret')
  await symlink(join(folder, 'plugins/secret.png'), join(plugin, 'linked.png'))
  player = await startTestPlayer({
    interfaceFolder: join(folder, 'app'),
    pluginFolders: [join(folder, 'plugins')],
  })
})
afterAll(async () => {
  await player.close()
  await rm(folder, { recursive: true, force: true })
})

describe('addresses of the player', () => {
  it('[D7-3] maps the socket host to the origin that the client came to', async () => {
    const response = await get('/api/host')
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({ host: player.url })
  })

  it('[D7-4] has the fallback file', async () => {
    expect(await (await get('/app/local-config.json')).json()).toEqual({ localhost: player.url })
  })

  it('[D7-28] has what is on a playlist, by its name', async () => {
    const response = await get(`/api/v1/playlist?name=${encodeURIComponent('Neu & schön')}`)
    const file: unknown = await response.json()
    expect(laterDocumentValidators.playlistFile(file)).toBe(true)
    expect(file).toMatchObject({
      name: 'Neu & schön',
      data: expect.arrayContaining([
        expect.objectContaining({ uri: expect.any(String), title: expect.any(String) }),
      ]),
    })
    expect((await get('/api/v1/playlist?name=None')).status).toBe(404)
    expect((await get('/api/v1/playlist')).status).toBe(404)
  })

  it('answers a ping', async () => {
    expect(await (await get('/api/v1/ping')).text()).toBe('pong')
  })

  it('answers an unknown REST path with 200 and a page, as real devices do', async () => {
    const response = await get('/api/v1/no-such-thing')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
  })

  it('refuses a Host header that could not be one', async () => {
    expect(await raw('/api/host', { host: 'a"><script>' })).toBe(403)
    expect(await raw('/%E0%A4%A', {})).toBe(400)
  })
})

describe('files', () => {
  it.each(['classic', 'modern'])('[D7-2] serves the UI settings of the theme %s', async (theme) => {
    const response = await get(`/app/themes/${theme}/assets/variants/default/default-settings.json`)
    const settings: unknown = await response.json()
    expect(pushValidators.pushUiSettings(settings)).toBe(true)
    expect(settings).toMatchObject({ indexState: '/playback' })
  })

  it('sends what the build compressed as it lies there, to those who can read it', async () => {
    const address = '/assets/shell-4d5e6f.js'
    const packed = await get(address, { 'accept-encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('content-type')).toContain('javascript')
    expect(packed.headers.get('cache-control')).toContain('immutable')
    expect(await packed.text()).toBe('packed')
    const plain = await get(address, { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBe(null)
    expect(await plain.text()).toBe('plain')
  })

  it('serves the brand that it was started with', async () => {
    const brand: unknown = await (await get('/app/brand.json')).json()
    expect(documentValidators.brand(brand)).toBe(true)
  })

  it('lets hashed files be kept for ever, compressed, and index.html never', async () => {
    const script = await get('/assets/index-1a2b3c.js', { 'accept-encoding': 'gzip' })
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(script.headers.get('content-encoding')).toBe('gzip')
    expect(await script.text()).toContain('long long')
    const index = await get('/', page)
    expect(index.headers.get('cache-control')).toBe('no-cache')
  })

  it('opens the interface at any address that a person may link to', async () => {
    const response = await get('/plugin/system_controller-network?x=1', page)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Interface</title>')
  })

  it.each(['/assets/gone-1a2b3c.js', '/app/none.json', '/favicon.ico'])(
    'answers 404 for a file that is not there: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it.each(['/../../package.json', '/..%2f..%2fpackage.json', '/assets/../../../package.json'])(
    'leaves its folder for no path: %s',
    async (path) => {
      expect(await raw(path)).toBe(404)
    },
  )

  it('finds files of a newer build without a restart', async () => {
    await writeFile(join(folder, 'app/assets/index-9z.js'), 'export default 1')
    await writeFile(join(folder, 'app/index.html'), '<!doctype html><title>Newer interface</title>')
    expect((await get('/assets/index-9z.js')).status).toBe(200)
  })

  it('says that nothing is built when nothing is', async () => {
    const unbuilt = await startTestPlayer({ interfaceFolder: join(folder, 'nowhere') })
    const response = await fetch(unbuilt.url, { headers: page })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('not built')
    expect((await fetch(`${unbuilt.url}/app/brand/logo.svg`)).status).toBe(200)
    await unbuilt.close()
  })
})

describe('headers', () => {
  it('forbids eval, foreign scripts, and inline ones but for what the built page begins with', async () => {
    await writeFile(join(folder, 'app/index.html'), '<title>Interface</title><script>first()</script>')
    const first = `'sha256-${createHash('sha256').update('first()').digest('base64')}'`
    for (const [path, scripts] of [
      ['/', `'self' ${first}`],
      ['/index.html', `'self' ${first}`],
      ['/settings/general', `'self' ${first}`],
      ['/control', "'self'"],
      ['/assets/index-1a2b3c.js', "'self'"],
    ] as const) {
      const policy = (await get(path, page)).headers.get('content-security-policy') ?? ''
      expect([path, policy]).toEqual([path, expect.stringContaining(`; script-src ${scripts};`)])
      expect(policy).not.toContain('unsafe-eval')
      expect(policy).toContain("object-src 'none'")
    }
  })

  it('says which inline scripts may run also where the page has not changed', async () => {
    const first = await get('/settings/general', page)
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/settings/general', {
      ...page,
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    })
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    expect(first.headers.get('content-security-policy')).toContain("'sha256-")
  })

  it('lets forms go to the payment provider that the brand names, and nowhere else', async () => {
    expect((await get('/', page)).headers.get('content-security-policy')).toContain("form-action 'self';")
    const brandFile = join(import.meta.dirname, '../../fixtures/documents/brand/everything.json')
    const player = await startTestPlayer({ brandFile })
    const policy = (await fetch(`${player.url}/`)).headers.get('content-security-policy')
    await player.close()
    expect(policy).toContain("form-action 'self' https://pay.example.com;")
  })

  it('names the lyrics service of the brand among those that may be asked', async () => {
    const brandFile = join(import.meta.dirname, '../../fixtures/documents/brand/everything.json')
    const player = await startTestPlayer({ brandFile })
    const policy = (await fetch(`${player.url}/`)).headers.get('content-security-policy')
    await player.close()
    expect(policy).toMatch(/connect-src 'self' [^;]* https:\/\/lyrics\.anybrand\.example;/)
  })

  it('lets scripts run of the checkout of the brand’s cloud and of its SDK, and of nobody else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brand-'))
    const brandFile = join(folder, 'brand.json')
    const cloud = {
      project: {
        apiKey: 'k',
        projectId: 'p',
        databaseUrl: 'wss://p.example.com',
        storageBucket: 'b',
        authDomain: 'p.example.com',
      },
      functions: { production: 'https://api.example.com', development: 'https://dev.example.com' },
      checkout: { script: 'https://pay.example.org/script.js' },
    }
    const brand: object = JSON.parse(await readFile(join(import.meta.dirname, '../../brand.json'), 'utf8'))
    const policyOf = async (analytics?: object) => {
      await writeFile(brandFile, JSON.stringify({ ...brand, cloud: { ...cloud, analytics } }))
      const player = await startTestPlayer({ brandFile })
      const policy = (await fetch(`${player.url}/api/host`)).headers.get('content-security-policy')
      await player.close()
      return policy
    }
    const sources = "script-src 'self' https://pay.example.org https://apis.google.com"
    expect(await policyOf()).toContain(`${sources};`)
    // Who names an id for statistics or for the pixel has the script of that one, and of no other.
    expect(await policyOf({ measurementId: 'G-1' })).toContain(`${sources} https://www.googletagmanager.com;`)
    expect(await policyOf({ pixelId: '42' })).toContain(`${sources} https://connect.facebook.net;`)
    await rm(folder, { recursive: true })
  })

  it('lets any origin read REST and pictures, and the control page none', async () => {
    const origin = { origin: 'http://192.168.1.99' }
    for (const path of ['/api/host', '/api/v1/ping', '/albumart']) {
      expect((await get(path, origin)).headers.get('access-control-allow-origin')).toBe('*')
    }
    expect((await get('/control/actions', origin)).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('answers a preflight', async () => {
    const response = await fetch(`${player.url}/api/v1/ping`, {
      method: 'OPTIONS',
      headers: { origin: 'http://192.168.1.99', 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(204)
  })
})

describe('pictures', () => {
  it('has a neutral one where there is no artwork', async () => {
    expect((await get('/albumart?path=/nowhere')).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('[D7-45] serves a section’s image from the plugin’s folder', async () => {
    const response = await get('/albumart?sectionimage=miscellanea/pictures/panel.png')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(await response.text()).toBe('png')
  })

  it.each([
    'miscellanea/pictures/../../secret.png',
    'miscellanea/pictures/linked.png',
    'miscellanea/pictures/UIConfig.json',
    'miscellanea/pictures/none.png',
    'miscellanea/pictures/',
    '/etc/passwd',
    'no/such/plugin.png',
  ])('gives away nothing else: %s', async (address) => {
    expect((await get(`/albumart?sectionimage=${encodeURIComponent(address)}`)).status).toBe(404)
  })

  it('serves backgrounds and their thumbnails, which may run nothing', async () => {
    for (const name of ['fjord.svg', 'thumbnail-fjord.svg']) {
      const response = await get(`/backgrounds/${name}`)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
    }
    expect((await get('/backgrounds/none.svg')).status).toBe(404)
    expect(await raw('/backgrounds/..%2f..%2fbrand.json')).toBe(404)
  })
})

describe('the interface for a player elsewhere', () => {
  it('names that player, serves the interface and has no player of its own', async () => {
    const server = await createInterfaceServer({
      device: 'http://192.168.1.50',
      host: '127.0.0.1',
      interfaceFolder: join(folder, 'app'),
    })
    expect(await (await fetch(`${server.url}/api/host`)).json()).toEqual({ host: 'http://192.168.1.50' })
    expect((await fetch(`${server.url}/settings`, { headers: page })).status).toBe(200)
    expect((await fetch(`${server.url}/control`)).status).toBe(404)
    expect((await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`)).status).toBe(404)
    await server.close()
  })
})
