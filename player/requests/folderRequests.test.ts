// @vitest-environment node
import { access, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assertTaken } from '../../tests/support/assertTaken'
import { nextPage } from '../../tests/support/nextPage'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { mp3Of } from '../testing/musicFiles'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let player: TestPlayer
let client: TestClient
const start = async (options: Parameters<typeof startTestPlayer>[0]) => {
  player = await startTestPlayer(options)
  client = await connectTestClient(player.url, 4)
}
afterEach(async () => {
  assertTaken(client)
  client.close()
  await player.close()
})

const at = (path: string) => join(player.dataFolder, 'music', path)
async function put(path: string): Promise<void> {
  await mkdir(dirname(at(path)), { recursive: true })
  await writeFile(at(path), mp3Of(1))
}
const isThere = (path: string) =>
  access(at(path)).then(
    () => true,
    () => false,
  )
const listed = () => player.music.library().tracks.map(({ uri }) => uri.slice('music-library/'.length))
async function ask(event: string, payload: unknown) {
  client.emit(event, payload)
  return client.next('pushToastMessage')
}
const remove = (uri: string) =>
  ask('deleteFolder', { curUri: 'music-library/INTERNAL', item: { uri, type: 'internal-folder' } })

describe('a folder of the player’s own disk', () => {
  beforeEach(async () => {
    await start({ synthetic: 0 })
    for (const path of ['INTERNAL/a/1.mp3', 'INTERNAL/a/b/2.mp3', 'INTERNAL/c/3.mp3', 'USB/MUSIK/d/4.mp3'])
      await put(path)
    await player.music.scan()
  })

  it('[D7-15] is deleted with all that is in it, and who asked sees the page without it', async () => {
    expect(await remove('music-library/INTERNAL/a')).toMatchObject({
      type: 'success',
      message: expect.stringMatching('a'),
    })
    const { navigation } = await nextPage(client)
    expect(navigation).toMatchObject({ prev: { uri: 'music-library' } })
    expect(navigation?.lists[0]?.items.map(({ title }) => title)).toEqual(['c'])
    expect([await isThere('INTERNAL/a'), await isThere('INTERNAL/c/3.mp3')]).toEqual([false, true])
    expect(listed()).toEqual(['INTERNAL/c/3.mp3', 'USB/MUSIK/d/4.mp3'])
  })

  it('[D7-15] is the only thing that is ever deleted', async () => {
    await symlink(at('INTERNAL/c'), at('INTERNAL/link'))
    await symlink(at('USB'), at('INTERNAL/out'))
    const refused = [
      'music-library/INTERNAL',
      'music-library/INTERNAL/',
      'music-library/INTERNAL/.',
      'music-library/INTERNAL/..',
      'music-library/INTERNAL/../USB/MUSIK',
      'music-library/INTERNAL/a/../c',
      'music-library/INTERNAL/a//b',
      'music-library/INTERNAL/link',
      'music-library/INTERNAL/out/MUSIK',
      'music-library/INTERNAL/c/3.mp3',
      'music-library/INTERNAL/none',
      'music-library/USB/MUSIK',
      'music-library',
      '/',
      '..',
      player.dataFolder,
      'favourites',
    ]
    for (const uri of refused) expect([uri, await remove(uri)]).toMatchObject([uri, { type: 'error' }])
    expect(await isThere('INTERNAL/a/b/2.mp3')).toBe(true)
    expect(await isThere('INTERNAL/c/3.mp3')).toBe(true)
    expect(await isThere('USB/MUSIK/d/4.mp3')).toBe(true)
    expect(player.lines).toHaveLength(refused.length)
    expect(client.names()).not.toContain('pushBrowseLibrary')
  })

  it('[D7-15] is updated by its address, with its name in what is said', async () => {
    await put('INTERNAL/c/5.mp3')
    expect(await ask('updateDb', 'music-library/INTERNAL/c')).toMatchObject({
      message: expect.stringMatching(/^c: /),
    })
    expect(await client.next('dbUpdate')).toEqual({ status: true })
    expect(await client.next('dbUpdate')).toEqual({ status: false })
    expect(listed()).toContain('INTERNAL/c/5.mp3')
    expect(await ask('updateDb', 'music-library/INTERNAL')).toMatchObject({
      message: expect.stringMatching(/^INTERNAL: /),
    })
    await client.next('dbUpdate')
    await client.next('dbUpdate')
  })

  it('[D7-15] is on a drive until that is removed, and again once it is plugged in', async () => {
    client.emit('getListUsbDrives')
    expect(await client.next('pushListUsbDrives')).toHaveLength(2)
    expect(await ask('safeRemoveDrive', 'MUSIK')).toMatchObject({
      type: 'success',
      message: expect.stringMatching('MUSIK'),
    })
    const { navigation } = await nextPage(client)
    expect(navigation?.lists[0]?.items.map(({ title }) => title)).toEqual(['Field recorder'])
    await expect.poll(listed).not.toContain('USB/MUSIK/d/4.mp3')
    expect(await ask('safeRemoveDrive', 'MUSIK')).toMatchObject({ type: 'error' })
    for (const title of ['..', '../INTERNAL', 'MUSIK/..', 'x'])
      expect(await ask('safeRemoveDrive', title)).toMatchObject({ type: 'error' })
    expect(await isThere('USB/MUSIK/d/4.mp3')).toBe(true)
    await fetch(`${player.url}/control/run`, { method: 'POST', body: '{"action": "usb-in"}' })
    await expect.poll(listed).toContain('USB/MUSIK/d/4.mp3')
  })
})

it('a person’s own folder of music loses nothing', async () => {
  const folder = await startTestPlayer({ synthetic: 0 })
  await mkdir(join(folder.dataFolder, 'own/a'), { recursive: true })
  await writeFile(join(folder.dataFolder, 'own/a/1.mp3'), mp3Of(1))
  await start({ musicFolder: join(folder.dataFolder, 'own'), synthetic: 0 })
  await expect.poll(listed).toEqual(['INTERNAL/a/1.mp3'])
  expect(await remove('music-library/INTERNAL/a')).toMatchObject({ type: 'error' })
  await access(join(folder.dataFolder, 'own/a/1.mp3'))
  await folder.close()
})
