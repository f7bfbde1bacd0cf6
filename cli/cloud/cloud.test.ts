// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { cloudConfig } from '../../cloud/cloudConfig'
import { readBrand } from '../../player/core/readBrand'
import { cloudValidators } from '../../schemas/generated/cloudValidators'
import { command } from '../../tests/support/command'
import { writeHosting } from './writeHosting'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'cloud-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function cloud(...words: string[]) {
  return spawnSync(process.execPath, [...command, 'cloud', ...words], { cwd: folder, encoding: 'utf8' })
}
function put(path: string, content: unknown): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const builtIn: object = JSON.parse(readFileSync(join(root, 'brand.json'), 'utf8'))
const wrong = (text: string | RegExp) => ({
  status: 2,
  stdout: '',
  stderr: typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
})

describe('faceplate cloud', () => {
  it.each(['', 'config', 'catalogue', 'hosting'])('%s says by --help what it takes', (name) => {
    const { status, stdout } = cloud(...(name === '' ? [] : [name]), '--help')
    expect([status, stdout]).toEqual([0, expect.stringContaining(`cloud ${name || '[options]'}`)])
  })
})

describe('faceplate cloud config', () => {
  it('[A1-12] prints what brand.json takes, with tokens in headers and a place for players', async () => {
    const { status, stdout, stderr } = cloud('config', '--project', 'acme-audio', '--api-key', 'AIza-1')
    expect([status, stderr]).toEqual([0, expect.stringContaining('"cloudHosts" with "acme-audio.web.app"')])
    const brand = await readBrand(put('brand.json', { ...builtIn, ...Object(JSON.parse(stdout)) }))
    expect(cloudValidators.brandCloud(brand.cloud)).toBe(true)
    expect(brand.cloud).toEqual({
      project: {
        projectId: 'acme-audio',
        apiKey: 'AIza-1',
        authDomain: 'acme-audio.web.app',
        databaseUrl: 'https://acme-audio-default-rtdb.firebaseio.com',
        storageBucket: 'acme-audio.firebasestorage.app',
      },
      functions: {
        production: 'https://acme-audio.web.app',
        development: 'https://acme-audio.web.app',
        bearer: true,
      },
      devices: 'https://acme-audio.web.app/devices',
      referral: { service: 'https://acme-audio.web.app/referral', campaign: 'friends' },
    })
  })

  it('takes a host, region, bucket and provider of the operator’s own, and says what is missing', () => {
    const words = [
      '--domain',
      'cloud.acme.example',
      '--region',
      'europe-west1',
      '--bucket',
      'acme.appspot.com',
    ]
    const paid = ['--checkout', 'https://pay.example/s.js', '--vendor', '7']
    const { stdout, stderr } = cloud('config', '--project', 'acme-audio', ...words, ...paid)
    expect(JSON.parse(stdout)).toMatchObject({
      cloud: {
        project: {
          authDomain: 'cloud.acme.example',
          databaseUrl: 'https://acme-audio-default-rtdb.europe-west1.firebasedatabase.app',
          storageBucket: 'acme.appspot.com',
        },
        functions: { production: 'https://cloud.acme.example' },
        checkout: { script: 'https://pay.example/s.js', vendor: { production: 7, development: 7 } },
      },
    })
    expect(stderr).toContain('Put the web API key in the place of WEB-API-KEY-OF-THE-PROJECT')
  })

  it.each([
    [[], '--project takes something such as'],
    [['--project', 'Acme Audio'], 'not “Acme Audio”'],
    [['--project', 'acme-audio', '--region', 'moon'], '--region is us-central1'],
    [['--project', 'acme-audio', '--domain', 'https://x.example/'], '--domain takes'],
    [['--project', 'acme-audio', '--api-key', '"}'], '--api-key takes'],
    [['--project', 'acme-audio', '--checkout', 'https://pay.example/s.js'], 'go together'],
    [['--project', 'acme-audio', '--checkout', 'http://pay.example/', '--vendor', '1'], 'an https address'],
    [['--project', 'acme-audio', 'more'], 'more'],
  ])('says what is wrong with %j', (words, text) => {
    expect(cloud('config', ...words)).toMatchObject(wrong(text))
  })
})

describe('faceplate cloud catalogue', () => {
  const price = (amount: number, paddleId?: number) => ({ monthly: { amount, paddleId: paddleId ?? null } })
  const free = { name: 'Free', prices: price(0) }

  it('[A3.3-1] prints the products that the embedded cloud has, which it takes back as they are', () => {
    const { stdout, stderr } = cloud('catalogue')
    expect(cloudValidators.productCatalogue(JSON.parse(stdout))).toBe(true)
    expect(stderr).toContain('good for trying out only')
    const again = cloud('catalogue', '--from', put('own.json', stdout))
    expect(again).toMatchObject({ status: 0, stdout, stderr: '' })
  })

  it('[A5-13] says what nobody can buy', () => {
    const file = put('unsold.json', { free, gold: { name: 'Gold', prices: price(5) } })
    expect(cloud('catalogue', '--from', file)).toMatchObject({
      status: 0,
      stderr: 'gold monthly has no product id of the billing provider, and cannot be bought.\n',
    })
  })

  it.each([
    ['no JSON', '{', 'is no JSON'],
    ['no catalogue', { free: { title: 'Free' } }, /is none: \/free must have required property 'name'/],
    ['no free plan', { gold: { name: 'Gold' } }, 'There is no “free”'],
    ['a code that no path may hold', { free, 'a.b': free }, '“a.b” is no code'],
    [
      'an id twice',
      { free, a: { name: 'A', prices: price(1, 7) }, b: { name: 'B', prices: price(2, 7) } },
      'same product id 7',
    ],
    ['less than nothing', { free, a: { name: 'A', prices: price(-1, 7) } }, 'less than nothing'],
  ])('says what is wrong: %s', (_, content, text) => {
    expect(cloud('catalogue', '--from', put('wrong.json', content))).toMatchObject(wrong(text))
  })
})

describe('faceplate cloud hosting', () => {
  const brandFile = put('operator.json', {
    ...builtIn,
    cloudHosts: { production: 'acme-audio.web.app', development: 'dev.acme.example' },
    cloud: JSON.parse(cloud('config', '--project', 'acme-audio', '--api-key', 'k').stdout).cloud,
  })
  const interfaceFolder = join(folder, 'built')
  put('built/index.html', '<html><script>let a</script></html>')
  put('built/assets/index-aB3.js', 'let b')
  put('built/assets/index-aB3.js.gz', 'packed')
  put('built/.vite/manifest.json', '{}')
  const config = put('firebase/firebase.json', {
    database: { rules: '../rules/database.rules.json' },
    functions: [{ source: '../functions', runtime: 'nodejs22' }],
    hosting: { rewrites: [{ source: '/api/v1/**', function: { functionId: 'api' } }] },
  })
  put('rules/database.rules.json', '{"rules":{}}')
  put('functions/index.mjs', 'export {}')
  put('functions/node_modules/left/out.js', '')
  put('files/app/brand/logo.svg', '<svg/>')
  const filesIn = (place: string) =>
    readdirSync(join(folder, place), { recursive: true, withFileTypes: true })
      .flatMap((entry) =>
        entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
      )
      .toSorted()
  const settings = put('operator.env', 'REGION=europe-west1\n')
  const write = (more: object = {}) => {
    const files = join(folder, 'files')
    return writeHosting({ to: join(folder, 'out'), brandFile, files, config, interfaceFolder, ...more })
  }

  it('holds the interface, the brand, rules and functions, and nothing that only a build needs', async () => {
    expect(await write()).toEqual([])
    put('out/public/assets/index-old.js', 'of an earlier time')
    expect(await write()).toEqual([])
    expect(filesIn('out')).toEqual(
      [
        'out/database.rules.json',
        'out/firebase.json',
        'out/functions/index.mjs',
        'out/public/api/host',
        'out/public/app/brand/logo.svg',
        'out/public/app/brand.json',
        'out/public/app/local-config.json',
        'out/public/assets/index-aB3.js',
        'out/public/index.html',
      ].toSorted(),
    )
    const written = JSON.parse(readFileSync(join(folder, 'out/firebase.json'), 'utf8'))
    expect(written).toMatchObject({
      database: { rules: 'database.rules.json' },
      functions: [{ source: 'functions', runtime: 'nodejs22' }],
      hosting: {
        public: 'public',
        rewrites: [
          { source: '/api/v1/**', function: { functionId: 'api' } },
          { source: '!/@(assets|app|api){,/**}', destination: '/index.html' },
        ],
      },
    })
    expect(await readBrand(join(folder, 'out/public/app/brand.json'))).toEqual(await readBrand(brandFile))
  })

  it('lays the settings of the functions beside them, and keeps what deploying has asked for', async () => {
    put('out/functions/.env.acme-audio', 'CAMPAIGN=asked\n')
    await write({ settings })
    await write()
    const read = (name: string) => readFileSync(join(folder, 'out/functions', name), 'utf8')
    expect([read('.env'), read('.env.acme-audio')]).toEqual(['REGION=europe-west1\n', 'CAMPAIGN=asked\n'])
    await expect(write({ settings: join(folder, 'gone.env') })).rejects.toThrow(/gone\.env” cannot be read/)
  })

  it('tells what makes the panel no page of the cloud, or its tokens readable', async () => {
    const { bearer: _, ...functions } = cloudConfig('http://localhost:4400').functions
    const local = { ...builtIn, cloud: { ...cloudConfig('http://localhost:4400'), functions } }
    expect(await write({ brandFile: put('local.json', local) })).toEqual([
      expect.stringContaining('emulators'),
      expect.stringContaining('not those of localhost'),
      expect.stringContaining('“functions.bearer” is not set'),
    ])
  })

  it('says what is wrong, and touches nothing of others', async () => {
    put('full/mine.txt', 'mine')
    await expect(write({ to: join(folder, 'full') })).rejects.toThrow(/has other things in it/)
    expect(filesIn('full')).toEqual(['full/mine.txt'])
    await expect(write({ brandFile: put('none.json', builtIn) })).rejects.toThrow(/names no cloud/)
    const broken = put('broken.json', { ...builtIn, cloud: { project: {} } })
    await expect(write({ brandFile: broken })).rejects.toThrow(/broken\.json: cloud must have/)
    const gone = put('firebase/gone.json', { storage: { rules: 'gone.rules' } })
    await expect(write({ config: gone })).rejects.toThrow(/“gone\.rules”, which firebase\.json names/)
    expect(cloud('hosting')).toMatchObject(wrong('--to says'))
  })
})
