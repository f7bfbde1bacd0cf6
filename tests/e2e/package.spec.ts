import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { projectConfig } from '../../cloud/cloudConfig'
import { test } from './support/panel'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** A folder far from the project, and the command as somebody has it who was given the package alone. */
interface Stranger {
  folder: string
  tarball: string
  /** No registry can be reached, and nothing is left of earlier downloads. */
  env: NodeJS.ProcessEnv
  faceplate(...words: string[]): Promise<{ code: number; output: string }>
}

let stranger: Stranger

// Each command unpacks the package, some thousand files with the texts of 26 languages.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'author-'))
  const packed = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: root,
  })
  const [{ filename }]: [{ filename: string }] = JSON.parse(packed.stdout)
  // With a whole path npx would run the file itself.
  const tarball = `./${filename}`
  const env = {
    ...process.env,
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_offline: 'true',
    npm_config_cache: join(folder, 'cache'),
  }
  const faceplate = async (...words: string[]) => {
    try {
      const { stdout } = await run('npx', ['--yes', tarball, ...words], { cwd: folder, env })
      return { code: 0, output: stdout }
    } catch (error) {
      const { code = -1, stdout = '' } = Object(error)
      return { code: Number(code), output: String(stdout) }
    }
  }
  stranger = { folder, tarball, env, faceplate }
})

// A player that was told to end may be writing still.
test.afterAll(() => rm(stranger.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))

test('the package checks a page, with nothing but itself', async () => {
  const { folder, faceplate } = stranger
  await cp(join(root, 'player/plugins/music_service/podcasts'), join(folder, 'podcasts'), { recursive: true })
  expect(await faceplate('lint', 'podcasts')).toMatchObject({ code: 0 })

  await mkdir(join(folder, 'typo'))
  const wrong = { page: { label: 'Typo' }, sections: [{ id: 'a', content: [{ id: 'b', element: 'swich' }] }] }
  await writeFile(join(folder, 'typo/UIConfig.json'), JSON.stringify(wrong, null, 2))
  const { code, output } = await faceplate('lint', '.')
  expect(code).toBe(1)
  expect(output).toMatch(/^typo\/UIConfig\.json:\d+:\d+ error unknown-element .+\n.*switch/m)

  const sarif = await faceplate('lint', 'typo', '--format', 'sarif')
  expect(JSON.parse(sarif.output)).toMatchObject({ version: '2.1.0' })
})

test('the package has the schema and writes a preview that needs no server', async ({ page }) => {
  const { folder, faceplate } = stranger
  expect(await faceplate('schema', '--out', 'page.schema.json')).toMatchObject({ code: 0 })
  const schema: { title?: string } = JSON.parse(await readFile(join(folder, 'page.schema.json'), 'utf8'))
  expect(schema.title).toBe('Settings page')

  expect(await faceplate('preview', 'podcasts', '--static', 'site')).toMatchObject({ code: 0 })
  expect(await readdir(join(folder, 'site'))).toContain('index.html')
  await page.goto(`file://${join(folder, 'site/index.html')}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the package writes all that an operator deploys, from files of their own', async () => {
  const { folder, faceplate } = stranger
  const builtIn: object = JSON.parse(await readFile(join(root, 'brand.json'), 'utf8'))
  const domain = 'acme-audio.web.app'
  const cloud = projectConfig({
    project: 'acme-audio',
    region: 'europe-west1',
    domain,
    apiKey: 'k',
    bucket: 'acme-audio.firebasestorage.app',
  })
  const cloudHosts = { production: domain, development: 'dev.acme.example' }
  await writeFile(join(folder, 'acme.json'), JSON.stringify({ ...builtIn, cloudHosts, cloud }))
  await writeFile(join(folder, 'acme.env'), 'REGION=europe-west1\n')
  const words = 'cloud hosting --to acme --brand acme.json --settings acme.env'.split(' ')
  expect(await faceplate(...words)).toMatchObject({
    code: 0,
    output: expect.stringContaining('firebase deploy'),
  })

  const read = (path: string) => readFile(join(folder, 'acme', path), 'utf8')
  expect((await readdir(join(folder, 'acme'))).toSorted()).toEqual(
    ['database.rules.json', 'firebase.json', 'functions', 'public', 'storage.rules'].toSorted(),
  )
  expect(JSON.parse(await read('firebase.json'))).toMatchObject({
    database: { rules: 'database.rules.json' },
    storage: { rules: 'storage.rules' },
    functions: [{ source: 'functions', runtime: 'nodejs22' }],
    hosting: { public: 'public' },
  })
  expect(await read('functions/.env')).toBe('REGION=europe-west1\n')
  expect(await read('functions/index.mjs')).toContain('forgetPerson')
  for (const rules of ['database.rules.json', 'storage.rules'])
    expect(await read(rules)).toBe(await readFile(join(root, 'cloud', rules), 'utf8'))
  expect(JSON.parse(await read('public/app/brand.json'))).toMatchObject({ cloud, cloudHosts })
})

/** Runs the package until it says where to open it; `end` ends all that npx has started. */
async function start(words: readonly string[]) {
  const { folder, tarball, env } = stranger
  const started = spawn('npx', ['--yes', tarball, ...words], { cwd: folder, env, detached: true })
  let printed = ''
  started.stdout.on('data', (text) => (printed += String(text)))
  started.stderr.on('data', (text) => (printed += String(text)))
  const end = () => void (started.pid !== undefined && process.kill(-started.pid, 'SIGTERM'))
  try {
    await expect.poll(() => printed, { timeout: 30_000 }).toMatch(/^Open http/m)
    expect(printed).not.toContain('Building')
  } catch (error) {
    end()
    throw error
  }
  return { printed, address: /^Open (\S+)$/m.exec(printed)?.[1] ?? '', end }
}

test('the package starts a player with the interface', async ({ page }) => {
  const words = '--no-wizard --host 127.0.0.1 --port 0 --plugins . --data data'.split(' ')
  const { address, end } = await start(['player', ...words])
  try {
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.goto('about:blank')
  } finally {
    end()
  }
})

test('the package alone, without a word, looks for the players of the house', async ({ page }) => {
  const { printed, address, end } = await start([])
  try {
    expect(printed).toContain('Looking for players in the house …')
    await page.goto(address)
    await expect(page.getByRole('heading', { name: /^(No player found|Which player\?)$/ })).toBeVisible({
      timeout: 15_000,
    })
    await page.goto('about:blank')
  } finally {
    end()
  }
})
