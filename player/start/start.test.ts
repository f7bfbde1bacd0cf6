// @vitest-environment node
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { command } from '../../tests/support/command'
import { folders } from '../folders'
import { addresses, findFreePort } from './findFreePort'
import { isCommandStale, isInterfaceStale } from './buildInterface'
import { readOptions } from './readOptions'
import { userDataFolder } from './userDataFolder'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'player-start-'))
  await mkdir(silent())
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the options', () => {
  it('have defaults', () => {
    expect(readOptions([])).toMatchObject({
      port: 3000,
      generation: 4,
      fresh: false,
      plugins: [],
      device: undefined,
    })
  })

  it('open the wizard unless they say not to', () => {
    expect([readOptions([]), readOptions(['--no-wizard'])]).toMatchObject([
      { withoutWizard: false },
      { withoutWizard: true },
    ])
  })

  it('take several folders of plugins', () => {
    expect(readOptions(['--plugins', 'a', '--plugins', 'b']).plugins).toEqual(['a', 'b'])
  })

  it('take a folder of music, tracks that are made up, and quirks', () => {
    expect(readOptions(['--music', 'm', '--synthetic', '10000', '--quirks', 'real'])).toMatchObject({
      music: 'm',
      synthetic: 10_000,
      quirks: 'real',
    })
  })

  it.each([
    [['--mpd'], 'own'],
    [['--mpd', '--fresh'], 'own'],
    [['--mpd', 'nas.local'], { place: { host: 'nas.local', port: 6600 } }],
    [
      ['--mpd=192.168.1.20:6601/At tic'],
      { place: { host: '192.168.1.20', port: 6601 }, partition: 'At tic' },
    ],
    [['--mpd', '[fe80::1]:6601'], { place: { host: 'fe80::1', port: 6601 } }],
    [['--mpd', '/run/mpd/socket'], { place: { path: '/run/mpd/socket' } }],
  ])('play on an MPD of their own, or on one elsewhere: %j', (words, mpd) => {
    expect({ mpd: readOptions(words).mpd }).toMatchObject({ mpd })
  })

  it('have accounts at a cloud of their own, at one that runs, or none', () => {
    expect(readOptions([]).cloud).toBe('own')
    expect(readOptions(['--no-cloud']).cloud).toBe('none')
    expect(readOptions(['--cloud', 'localhost:4400']).cloud).toEqual(new URL('http://localhost:4400'))
  })

  it('take a name, and the other players of the house in one word or in several', () => {
    expect(
      readOptions([
        '--name',
        ' Kitchen ',
        '--peers',
        '192.168.1.51:3000, attic.local',
        '--peers',
        'http://bath/',
      ]),
    ).toMatchObject({
      name: 'Kitchen',
      peers: ['http://192.168.1.51:3000', 'http://attic.local', 'http://bath'],
    })
  })

  it.each([
    ['http://192.168.1.50/', 'http://192.168.1.50'],
    ['192.168.1.50', 'http://192.168.1.50'],
    ['attic.local:3000', 'http://attic.local:3000'],
  ])('take %s for a device', (written, origin) => {
    expect(readOptions(['--device', written]).device).toEqual({ origin })
  })

  it('take what a player is called for a device, too', () => {
    expect(readOptions(['--device', ' Küche oben ']).device).toEqual({ name: 'Küche oben' })
    expect(readOptions(['--device', 'localhost']).device).toEqual({ origin: 'http://localhost' })
  })

  it('pass all of a player through, and trust proxies, where they are told to', () => {
    expect(readOptions([])).toMatchObject({ proxy: false, trusted: [], find: false })
    const words = ['--device', 'attic.local', '--proxy', '--trust', '127.0.0.1,::1']
    expect(readOptions(words)).toMatchObject({ proxy: true, trusted: ['127.0.0.1', '::1'] })
  })

  it('of the interface alone look for players, unless one is named', () => {
    expect(readOptions([], 'serve').find).toBe(true)
    expect(readOptions(['--base', '/music/'], 'serve')).toMatchObject({ find: true, base: '/music' })
    expect(readOptions(['--device', 'Attic'], 'serve')).toMatchObject({
      find: false,
      device: { name: 'Attic' },
    })
    expect(() => readOptions(['--music', 'm'], 'serve')).toThrow(/--music is for a player of this machine/)
  })

  it.each([
    [['--port', 'x'], /--port takes/],
    [['--port', '70000'], /--port takes/],
    [['--generation', '3'], /2 or 4/],
    [['--synthetic', '1e3'], /--synthetic takes/],
    [['--synthetic', 'many'], /--synthetic takes/],
    [['--name', ' '], /--name takes/],
    [['--peers', 'http://'], /--peers takes/],
    [['--quirks', 'rude'], /plain or real/],
    [['--device', 'ftp://x'], /--device takes/],
    [['--device', 'http://'], /--device takes/],
    [['--proxy'], /--proxy takes a --device/],
    [['--base', '/music/'], /--base takes a --device/],
    [['--device', 'attic.local', '--base', 'music'], /--base takes a path/],
    [['--find', '--device', 'attic.local'], /--find looks for a player/],
    [['--trust', 'nginx'], /--trust takes/],
    [['--cloud', 'ftp://x'], /--cloud takes/],
    [['--cloud', 'localhost:1', '--no-cloud'], /do not go together/],
    [['--mpd', 'nas.local:99999'], /--mpd takes HOST/],
    [['--mpd', 'a b'], /--mpd takes HOST/],
    [['--mpd', '--synthetic', '10'], /no MPD can play them/],
    [['--mpd', 'nas.local', '--music', 'm'], /plays the music that it has/],
    [['--nonsense'], /nonsense/],
  ])('say what is wrong with %j', (words, message) => {
    expect(() => readOptions(words)).toThrow(message)
  })
})

describe('the data folder', () => {
  it.each([
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/name'],
    ['linux', {}, '/home/me/.local/share/name'],
    ['linux', { XDG_DATA_HOME: '' }, '/home/me/.local/share/name'],
    ['darwin', {}, '/home/me/Library/Application Support/name'],
  ] as const)('is where %s keeps such things', (platform, environment, path) => {
    expect(userDataFolder('name', platform, environment, '/home/me')).toBe(path)
  })
})

describe('the addresses', () => {
  it('name the host that was asked for, and all networks when none was', () => {
    expect(addresses('127.0.0.1', 3000)).toEqual(['http://127.0.0.1:3000'])
    expect(addresses('::1', 3000)).toEqual(['http://[::1]:3000'])
    expect(addresses(undefined, 3000)[0]).toBe('http://localhost:3000')
  })
})

describe('a taken port', () => {
  it('is passed over, and told', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      }),
    )
    const taken: number[] = []
    const free = await findFreePort(port, '127.0.0.1', (one) => taken.push(one))
    expect(free).toBeGreaterThan(port)
    expect(taken[0]).toBe(port)
    server.close()
  })

  it('is not what is wrong with an address of another machine', async () => {
    await expect(findFreePort(3000, '192.0.2.77', () => undefined)).rejects.toThrow(/EADDRNOTAVAIL/)
  })
})

const built = () => join(folder, 'dist/app')
const at = async (path: string, seconds: number) => {
  const file = join(folder, path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, '')
  await utimes(file, seconds, seconds)
}

describe('what is built', () => {
  it('the interface is stale when it is missing or older than a source, and only then', async () => {
    await at('src/app/App.tsx', 1_000)
    expect(await isInterfaceStale(folder, built())).toBe(true)
    await at('dist/app/index.html', 2_000)
    expect(await isInterfaceStale(folder, built())).toBe(false)
    await at('src/app/App.test.tsx', 3_000)
    await at('schemas/generated/types.ts', 3_000)
    expect(await isInterfaceStale(folder, built())).toBe(false)
    await at('locales/en.json', 3_000)
    expect(await isInterfaceStale(folder, built())).toBe(true)
  })
  it('is no matter of the command, which has sources of its own', async () => {
    await at('src/app/App.tsx', 1_000)
    const program = join(folder, 'dist/cli/command.js')
    expect(await isCommandStale(folder, program)).toBe(true)
    await at('dist/cli/command.js', 2_000)
    await at('locales/en.json', 3_000)
    await at('player/start.test.ts', 3_000)
    expect(await isCommandStale(folder, program)).toBe(false)
    await at('player/start.ts', 3_000)
    expect(await isCommandStale(folder, program)).toBe(true)
  })
})

/** Runs the program until it says `until`, then ends it; gives all that it said and its exit code. */
async function run(
  words: string[],
  until: RegExp,
  program = 'player',
): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, [...command, program, ...words], { cwd: folders.root })
  let output = ''
  const listen = (part: Buffer) => {
    output += part.toString()
    if (until.test(output)) child.kill('SIGTERM')
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { output, code }
}

/** A folder with no music in it: making some takes its time. */
const silent = () => join(folder, 'silent')
const data = () => [
  '--data',
  join(folder, 'data'),
  '--music',
  silent(),
  '--host',
  '127.0.0.1',
  '--port',
  '0',
  '--without-interface',
]

describe('the program', () => {
  it('says where it is and ends cleanly', async () => {
    const { output, code } = await run(data(), /Player at http:\/\/127\.0\.0\.1:\d+/)
    expect(output).toContain(`State in ${join(folder, 'data')}`)
    expect(output).toMatch(/^Accounts at (http:\/\/127\.0\.0\.1:\d+); their mails arrive at \1\/outbox$/m)
    expect(code).toBe(0)
  })

  it('does without accounts when it is told to', async () => {
    const { output } = await run([...data(), '--no-cloud'], /Player at/)
    expect(output).not.toContain('Accounts')
    expect(await readdir(join(folder, 'data'))).not.toContain('cloud')
  })

  it('makes music of its own where it is given none, once', async () => {
    const words = data().filter((word) => word !== '--music' && word !== silent())
    expect((await run(words, /Player at/)).output).toContain('Making some music')
    expect((await run(words, /Player at/)).output).not.toContain('Making some music')
  }, 90_000)

  it('starts anew without deleting what was', async () => {
    await mkdir(join(folder, 'data'))
    await writeFile(join(folder, 'data/device.json'), '{"name": "Attic", "language": "en"}')
    const { output } = await run([...data(), '--fresh'], /Player at/)
    const kept = (await readdir(folder)).find((name) => name.startsWith('data.before-')) ?? ''
    expect(output).toContain(kept)
    expect(await readdir(join(folder, kept))).toEqual(['device.json'])
  })

  it('counts the wizard as done when it is told to go without', async () => {
    await run([...data(), '--no-wizard'], /Player at/)
    expect(JSON.parse(await readFile(join(folder, 'data/wizard.json'), 'utf8'))).toMatchObject({ done: true })
  })

  it.each([
    [['--nonsense'], /nonsense/],
    [['--plugins', '/no/such/folder', '--without-interface'], /--plugins .*does not exist/],
    [['--music', '/no/such/folder', '--without-interface'], /--music .*does not exist/],
    [['--plugins', import.meta.filename, '--without-interface'], /--plugins .*start\.test\.ts is no folder/],
    [['--music', import.meta.filename, '--without-interface'], /--music .*start\.test\.ts is no folder/],
    [['--brand', '/no/brand.json', '--without-interface'], /brand\.json does not exist/],
  ])('says what is wrong and ends with an error: %j', async (words, message) => {
    const { output, code } = await run(words, /Player at/)
    expect(output).toMatch(message)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(2)
  })

  it('explains itself', async () => {
    expect((await run(['--help'], /never/)).output).toContain('--generation 2|4')
    const { output } = await run(['--help'], /never/, 'serve')
    expect(output).toContain('--device PLAYER')
    expect(output).not.toContain('--generation')
  })
})
