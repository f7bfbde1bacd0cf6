import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectMpd } from '../player/mpd/connectMpd'
import { connectTestClient } from '../player/testing/connectTestClient'

/**
 * Measures a player on a real mpd with a large library, by default of 100,000 tracks: `npx tsx
 * scripts/measureMpd.ts [TRACKS] [flat] [source]`. The figures stand in docs/mpd.md. The library is a
 * database
 * that is written for it; there is no file behind any of its tracks.
 */
const count = Number(process.argv[2] ?? 100_000)
const perAlbum = 10
const tags = ['Artist', 'AlbumArtist', 'Album', 'Title', 'Track', 'Genre', 'Composer', 'Date', 'Disc']
/** All in one folder. */
const isFlat = process.argv.includes('flat')
/** The sources as they are written, as tests run them, not the command that `npm run build:command` makes. */
const isSource = process.argv.includes('source')

const folder = await mkdtemp(join(tmpdir(), 'measured-'))
const path = join(folder, 'socket')
await mkdir(join(folder, 'music'))
await writeFile(join(folder, 'db'), database())
const lines = [
  `music_directory "${join(folder, 'music')}"`,
  `db_file "${join(folder, 'db')}"`,
  `log_file "${join(folder, 'log')}"`,
  `bind_to_address "${path}"`,
  // Those that the database has; another set, and mpd throws it away.
  `metadata_to_use "${tags.join(',')}"`,
  'zeroconf_enabled "no"',
  'auto_update "no"',
  'audio_output {\ntype "null"\nname "nothing"\n}',
]
await writeFile(join(folder, 'mpd.conf'), `${lines.join('\n')}\n`)
const mpd = spawn('mpd', ['--no-daemon', join(folder, 'mpd.conf')], { stdio: 'ignore' })
const ended = once(mpd, 'close')
try {
  await untilThere()
  await measure()
} finally {
  mpd.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const begin = performance.now()
  const words = ['player', '--mpd', path, '--data', join(folder, 'data'), '--no-cloud', '--no-wizard']
  const program = isSource ? ['--import', 'tsx', 'cli/main.ts'] : ['dist/cli/faceplate.js']
  const player = spawn(process.execPath, [...program, ...words, '--port', '3900'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(player, 'close')
  try {
    let output = ''
    player.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
    let url: string | undefined
    while (url === undefined) {
      await wait(20)
      url = /http:\/\/\S+:\d+/.exec(output)?.[0]
      if (performance.now() - begin > 60_000) throw new Error(`not started: ${output}`)
    }
    await drive(url, player.pid ?? 0)
  } finally {
    player.kill('SIGTERM')
    await gone
  }
}

async function drive(url: string, pid: number): Promise<void> {
  const begin = performance.now()
  const client = await connectTestClient(url, 4)
  const ask = async (what: string, event: string, payload: unknown) => {
    const since = performance.now()
    client.emit(event, payload)
    const page = JSON.stringify(await client.next('pushBrowseLibrary'))
    say(what, `${seconds(since)} s, ${page.length} letters`)
  }
  let songs = 0
  while (songs < count) {
    client.emit('getMyCollectionStats', '')
    songs = Number(/"songs":(\d+)/.exec(JSON.stringify(await client.next('pushMyCollectionStats')))?.[1])
    if (performance.now() - begin > 60_000) throw new Error(`not read: ${songs}`)
    await wait(50)
  }
  say('read', `${seconds(begin)} s after it was there`)
  await tellMemory('memory, read', pid)
  for (const uri of ['albums://', 'artists://', 'recently-added', 'years://', 'composers://'])
    await ask(uri, 'browseLibrary', { uri })
  await ask('search, first', 'search', { value: 'Etude 77' })
  await ask('search', 'search', { value: 'Harbour 4321' })
  await ask('search of much', 'search', { value: 'flow 99' })
  for (let times = 0; times < 3; times += 1)
    await ask('albums:// again', 'browseLibrary', { uri: 'albums://' })
  await wait(10_000)
  await tellMemory('memory, used', pid)
  client.close()
}

/** What the system says that a process has in memory now, and had at most. */
async function tellMemory(what: string, pid: number): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytesOf = (name: string) =>
    Math.round((Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1.024) / 1_000)
  // Behind the name of the program: 14th and 15th, in hundredths of a second.
  const stat = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  const used = (Number(stat[11]) + Number(stat[12])) / 100
  say(what, `${megabytesOf('VmRSS')} MB resident, at most ${megabytesOf('VmHWM')} MB; ${used} s of processor`)
}

function say(what: string, figure: string): void {
  console.log(`${what.padEnd(18)} ${figure}`)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(2)
}

/** As mpd itself writes it. */
function database(): string {
  const text = [
    'info_begin',
    'format: 2',
    'mpd_version: 0.23.12',
    'fs_charset: UTF-8',
    ...tags.map((tag) => `tag: ${tag}`),
    'info_end',
  ]
  const albums = Math.ceil(count / perAlbum)
  if (isFlat) text.push('directory: all', 'mtime: 1700000000', 'begin: all')
  for (let album = 0; album < albums; album += 1) {
    const artist = `Harbour ${Math.floor(album / 3)}`
    const name = `${artist} - Étude ${album}`
    if (!isFlat) text.push(`directory: ${name}`, 'mtime: 1700000000', `begin: ${name}`)
    for (let number = 1; number <= perAlbum; number += 1)
      text.push(
        `song_begin: ${isFlat ? `${name} ` : ''}${String(number).padStart(2, '0')} - Ebb and flow ${number}.flac`,
        `Time: ${180 + (album % 90)}.250000`,
        'Format: 44100:16:2',
        `Artist: ${artist}`,
        `AlbumArtist: ${artist}`,
        `Album: Étude ${album}`,
        `Title: Ebb and flow ${album} ${number}`,
        `Track: ${number}`,
        `Genre: Genre ${album % 40}`,
        `Composer: Composer ${album % 700}`,
        `Date: ${1960 + (album % 60)}-02-01`,
        'Disc: 1',
        `mtime: ${1_600_000_000 + album}`,
        'song_end',
      )
    if (!isFlat) text.push(`end: ${name}`)
  }
  if (isFlat) text.push('end: all')
  return `${text.join('\n')}\n`
}

async function untilThere(): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    try {
      const connection = await connectMpd({ place: { path } })
      connection.close()
      return
    } catch {
      await wait(50)
    }
  }
  throw new Error('mpd does not start')
}
