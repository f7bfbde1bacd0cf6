import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findMpd } from '../support/findMpd'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'machine-'))
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  // A machine on which there is nothing but what a test puts there.
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CI', undefined)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const version = 'Music Player Daemon 0.23.12 (0.23.12)'
const mpd = `#!/bin/sh\necho '${version}'\necho more\n`
const program = (name: string, script: string) => writeFile(join(folder, name), script, { mode: 0o755 })
const isUser = (id: number) => vi.spyOn(process, 'getuid').mockReturnValue(id)
/** An apt-get that notes how it is called, and puts an mpd there. */
const aptGet = `#!/bin/sh\necho "$@" >> '{folder}/calls'\n[ "$1" = install ] || exit 0\necho "#!/bin/sh
echo '${version}'" > '{folder}/mpd'\n/bin/chmod +x '{folder}/mpd'\n`
const bringAptGet = () => program('apt-get', aptGet.replaceAll('{folder}', folder))
const calls = async () => (await readFile(join(folder, 'calls'), 'utf8').catch(() => '')).trim().split('\n')
const installs = ['update -qq', 'install -y -qq --no-install-recommends mpd']

it('takes the one that there is, and installs nothing', async () => {
  await program('mpd', mpd)
  await bringAptGet()
  isUser(0)
  expect(findMpd()).toBe(version)
  expect(await calls()).toEqual([''])
})

it('installs one as root', async () => {
  await bringAptGet()
  isUser(0)
  expect(findMpd()).toBe(version)
  expect(await calls()).toEqual(installs)
})

it('installs nothing for whoever is not root, on a machine of their own', async () => {
  await bringAptGet()
  await program('sudo', '#!/bin/sh\nshift\nexec "$@"\n')
  isUser(1_000)
  expect(findMpd()).toBeUndefined()
  expect(await calls()).toEqual([''])
})

it('installs one in CI where sudo does not ask', async () => {
  await bringAptGet()
  await program('sudo', `#!/bin/sh\n[ "$1" = -n ] || exit 1\nshift\nexec "$@"\n`)
  isUser(1_000)
  vi.stubEnv('CI', 'true')
  expect(findMpd()).toBe(version)
  expect(await calls()).toEqual(installs)
})

it.each([
  ['there is no sudo', '#!/bin/sh\nexit 1\n', 1_000],
  ['there is no apt-get', '', 0],
  ['the package cannot be had', '#!/bin/sh\nexit 100\n', 0],
  ['the package brings no mpd', '#!/bin/sh\nexit 0\n', 0],
])('has none where %s', async (_, script, user) => {
  vi.stubEnv('CI', 'true')
  if (script !== '') await program('apt-get', script)
  isUser(user)
  expect(findMpd()).toBeUndefined()
})

it('has none where what is called mpd does not run', async () => {
  await program('mpd', '#!/bin/sh\nexit 1\n')
  isUser(1_000)
  expect(findMpd()).toBeUndefined()
})
