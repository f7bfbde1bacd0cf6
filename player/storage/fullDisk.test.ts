// @vitest-environment node
import { spawn } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestCloud } from '../../cloud/testing/startTestCloud'
import { command } from '../../tests/support/command'
import { mountSmallDisk, type SmallDisk } from '../../tests/support/mountSmallDisk'
import { folders } from '../folders'
import { connectTestClient } from '../testing/connectTestClient'
import { startTestPlayer } from '../testing/startTestPlayer'

/** What a program says, and its exit code. */
async function outcome(...words: string[]): Promise<{ output: string; code: number | null }> {
  const program = spawn(process.execPath, [...command, ...words], { cwd: folders.root })
  let output = ''
  for (const out of [program.stdout, program.stderr])
    out.on('data', (part: Buffer) => (output += part.toString()))
  const code = await new Promise<number | null>((resolve) => program.on('close', resolve))
  return { output, code }
}
const starts = (data: string): [string, string[]][] => [
  ['player', ['player', '--data', data, '--port', '0', '--without-interface', '--host', '127.0.0.1']],
  ['cloud', ['cloud', '--data', data, '--port', '0']],
]

describe('a start that cannot keep anything', () => {
  it('ends and names the folder, where that is a file', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'no-folder-'))
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const [name, words] of starts(file)) {
      const { output, code } = await outcome(...words)
      expect([name, code, output]).toEqual([
        name,
        2,
        expect.stringContaining(`Nothing can be kept in ${file}: a file is in its place.`),
      ])
    }
    await rm(folder, { recursive: true })
  })
})

describe('what a kill left half written', () => {
  it('is gone once a cloud or a player starts: passwords may be in it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'half-written-'))
    const left = ['.accounts.json.77-3.tmp', '.device.json.77-4.tmp', 'database.jsonl.new']
    for (const name of left) writeFileSync(join(folder, name), '{"hash":"x"}')
    const cloud = await startTestCloud({ folder })
    await cloud.close()
    const player = await startTestPlayer({ dataFolder: folder })
    await player.close()
    expect(readdirSync(folder).filter((name) => left.includes(name))).toEqual([])
    await rm(folder, { recursive: true })
  })
})

const trial = mountSmallDisk(100)
trial?.end()

describe.skipIf(trial === undefined)('a small disk', () => {
  let disk: SmallDisk
  beforeEach(() => {
    const mounted = mountSmallDisk(3_000)
    if (mounted === undefined) throw new Error('it could be mounted a moment ago')
    disk = mounted
  })
  afterEach(() => disk.end())

  const filling = () => join(disk.folder, 'filling')
  const fill = () => {
    try {
      for (let part = 0; ; part += 1) writeFileSync(`${filling()}-${part}`, Buffer.alloc(50_000))
    } catch {
      // To the last byte.
      for (let part = 0; part < 100; part += 1)
        try {
          writeFileSync(`${filling()}-last-${part}`, Buffer.alloc(1_000))
        } catch {
          return
        }
    }
  }
  const free = () => {
    for (const name of readdirSync(disk.folder))
      if (name.startsWith('filling')) rmSync(join(disk.folder, name))
  }

  it('that is full or can only be read ends a start, which says so', { timeout: 120_000 }, async () => {
    const data = join(disk.folder, 'data')
    fill()
    for (const [name, words] of starts(data)) {
      const { output, code } = await outcome(...words)
      expect([name, code, output]).toEqual([
        name,
        2,
        expect.stringContaining(`Nothing can be kept in ${data}: its disk is full.`),
      ])
    }
    free()
    disk.makeReadOnly()
    for (const [name, words] of starts(data)) {
      const { output, code } = await outcome(...words)
      expect([name, code, output]).toEqual([
        name,
        2,
        expect.stringContaining(`Nothing can be kept in ${data}: it can only be read.`),
      ])
    }
  })

  it(
    'that fills up keeps the player playing: what is not kept is told, and kept once there is room',
    { timeout: 60_000 },
    async () => {
      const dataFolder = join(disk.folder, 'data')
      const player = await startTestPlayer({ dataFolder })
      const client = await connectTestClient(player.url, 4)
      fill()
      const station = (name: string) => ({
        uri: `http://stream.tidewater.example/${name}`,
        service: 'webradio',
        title: name,
      })
      client.emit('addToQueue', station('full'))
      const toast = async () => Object(await client.next('pushToastMessage')).message
      const heard = [await toast(), await toast()]
      expect(heard.join()).toContain('after a restart the queue is what it was before')
      expect(await client.next('pushQueue')).toHaveLength(1)
      client.emit('addWebRadio', { name: 'full', uri: 'http://stream.tidewater.example/full' })
      expect(await toast()).toContain('disk is full')
      free()
      client.emit('addToQueue', station('room'))
      expect(await client.next('pushQueue')).toHaveLength(2)
      client.close()
      await player.close()
      const again = await startTestPlayer({ dataFolder })
      expect(again.engine.queue()).toHaveLength(2)
      expect(readdirSync(dataFolder).filter((name) => name.endsWith('.tmp'))).toEqual([])
      await again.close()
    },
  )

  it(
    'that fills up has the cloud refuse what it cannot keep, and take it once there is room',
    { timeout: 60_000 },
    async () => {
      const cloud = await startTestCloud({ folder: join(disk.folder, 'cloud') })
      const { database, accounts } = cloud.running().context
      // So long that it is to be written anew, for which there is no room.
      for (let round = 0; round < 100; round += 1) database.set('long', { round, text: 'x'.repeat(11_000) })
      fill()
      expect(() => {
        for (let round = 0; round < 100; round += 1)
          database.set('long', { round: -1, text: 'x'.repeat(11_000) })
      }).toThrow(/ENOSPC/)
      await expect(accounts.create({ email: 'ada@example.org' })).rejects.toThrow(/ENOSPC|no space/)
      expect(accounts.byEmail('ada@example.org')).toBeUndefined()
      free()
      database.set('long', { round: 1, text: '' })
      await accounts.create({ email: 'ada@example.org' })
      expect(readdirSync(join(disk.folder, 'cloud')).filter((name) => /\.(new|tmp)$/.test(name))).toEqual([])
      await cloud.restart()
      expect(cloud.running().context.database.get('long')).toEqual({ round: 1, text: '' })
      expect(cloud.accounts().byEmail('ada@example.org')).toBeDefined()
      await cloud.close()
    },
  )
})
