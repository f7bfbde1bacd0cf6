// @vitest-environment node
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, openDatabase } from '../../../cloud/embedded/database/testing/openDatabase'
import { freePorts } from '../../operator/freePorts'
import { layFunctions } from '../../operator/layFunctions'
import { type Tools, installTools } from './installTools'

// The built functions on the Node that they are deployed to, as the provider calls them.

const { CLOUD_CONTRACT_TOOLS } = process.env

describe.skipIf(CLOUD_CONTRACT_TOOLS === undefined)('the functions', () => {
  let tools: Tools
  let folder: string
  let server: TestDatabase
  let child: ChildProcess | undefined

  beforeAll(async () => {
    tools = await installTools()
    folder = join(await mkdtemp(join(tmpdir(), 'functions-')), 'functions')
    await layFunctions(tools, folder)
  })
  afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))
  beforeEach(async () => {
    server = await openDatabase({ admitsOwner: true })
  })
  afterEach(async () => {
    const running = child
    child = undefined
    if (running?.exitCode === null) {
      const ended = new Promise((resolve) => running.on('exit', resolve))
      running.kill('SIGKILL')
      await ended
    }
    await server.close()
  })

  const env = () => ({
    PATH: `${join(tools.node, '..')}:${process.env['PATH'] ?? ''}`,
    GCLOUD_PROJECT: 'demo-x',
    FIREBASE_CONFIG: '{"projectId":"demo-x","databaseURL":"https://demo-x.firebaseio.com"}',
    FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
    REGION: 'us-central1',
    ORIGINS: '',
    WEB_API_KEY: 'x',
    CAMPAIGN: 'friends',
    DEVICE_KEYS: `k1:${'k'.repeat(44)}`,
    BILLING: '{"provider":"none"}',
  })

  /** Has one function listen; resolves with its address. */
  async function start(target: string, kind: 'cloudevent' | 'http'): Promise<string> {
    const [port] = await freePorts(1)
    const program = join(tools.folder, 'node_modules/@google-cloud/functions-framework/build/src/main.js')
    const words = [`--source=${folder}`, `--target=${target}`, `--signature-type=${kind}`, `--port=${port}`]
    const started = spawn(tools.node, [program, ...words], { env: env(), stdio: ['ignore', 'pipe', 'pipe'] })
    child = started
    let output = ''
    started.stdout.on('data', (data: Buffer) => (output += data.toString()))
    started.stderr.on('data', (data: Buffer) => (output += data.toString()))
    const address = `http://127.0.0.1:${port}`
    await expect
      .poll(
        async () => {
          if (started.exitCode !== null) throw new Error(output)
          return fetch(address, { method: 'HEAD' }).then(
            () => true,
            () => false,
          )
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    return address
  }

  const created = (address: string, path: string, delta: object) =>
    fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'ce-specversion': '1.0',
        'ce-id': 'one',
        'ce-type': 'google.firebase.database.ref.v1.created',
        'ce-source': '//firebasedatabase.googleapis.com/projects/_/locations/us-central1/instances/demo-x',
        'ce-subject': `refs/${path}`,
        'ce-time': '2026-05-15T00:00:00Z',
        'ce-ref': path,
        'ce-instance': 'demo-x',
        'ce-firebasedatabasehost': 'firebaseio.com',
        'ce-location': 'us-central1',
      },
      body: JSON.stringify({
        '@type': 'type.googleapis.com/google.events.firebase.database.v1.ReferenceEventData',
        data: null,
        delta,
      }),
    })

  it('answer a request of the older card flow once, and are told again where somebody is at it', async () => {
    const { admin } = server.database
    const request = { planCode: 'superstar', created_at: 1 }
    admin.set('payments/updates/ada/-N1', request)
    const address = await start('takePayment', 'cloudevent')
    const status = async (path: string) => (await created(address, path, request)).status
    expect(await status('payments/updates/ada/-N1')).toBe(204)
    const answered = admin.get('payments/updates/ada/-N1')
    expect(answered).toMatchObject({ status: false, error: expect.any(String) })
    expect(await status('payments/updates/ada/-N1')).toBe(204)
    expect(admin.get('payments/updates/ada/-N1')).toEqual(answered)
    // Somebody else has claimed it a moment ago.
    const [key = ''] = Object.keys(Object(admin.get('request_claims')))
    admin.set(`request_claims/${key}`, { path: 'payments/updates/ada/-N1', at: Date.now() })
    expect(await status('payments/updates/ada/-N1')).toBe(500)
    expect(await status('payments/nonsense/ada/-N1')).toBe(204)
  }, 120_000)

  it('set players offline that were not heard of', async () => {
    const { admin } = server.database
    const device = { hwuuid: 'attic', enabled: true, online: true, name: 'Attic' }
    admin.set('user_devices/ada', { attic: device, porch: { ...device, hwuuid: 'porch' } })
    admin.set('leases', {
      attic: { uid: 'ada', until: 1 },
      porch: { uid: 'ada', until: Date.now() + 600_000 },
    })
    const address = await start('sweepLeases', 'http')
    const { status } = await fetch(address, { method: 'POST' })
    expect(status).toBeLessThan(300)
    expect(admin.get('user_devices/ada')).toMatchObject({ attic: { online: false }, porch: { online: true } })
    expect(admin.get('leases/attic')).toBeNull()
  }, 120_000)

  it('are declared as they are to be deployed', async () => {
    const output = join(folder, '..', 'functions.yaml')
    const program = join(tools.folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js')
    const { status, stderr } = spawnSync(tools.node, [program, folder], {
      cwd: folder,
      env: { ...env(), FUNCTIONS_MANIFEST_OUTPUT_PATH: output },
      encoding: 'utf8',
    })
    expect(`${status} ${status === 0 ? '' : stderr}`).toBe('0 ')
    const written = await readFile(output, 'utf8')
    await expect(written).toMatchFileSnapshot('functions.manifest.txt')
  })
})
