import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The editions of MPD that are spoken with. */
export const editions = ['0.19.0', '0.20.0', '0.21.0', '0.22.0', '0.23.5', '0.24.0'] as const
export type Edition = (typeof editions)[number]

/** What each edition came with, of what is used here. */
const since: Readonly<Partial<Record<Edition, readonly string[]>>> = {
  '0.19.0': [
    'status currentsong plchangesposid playlistinfo playlistid idle ping commands',
    'play playid pause stop next previous seekid seekcur setvol clearerror',
    'addid clear deleteid moveid random repeat single consume crossfade',
    'lsinfo update rescan tagtypes outputs enableoutput disableoutput sticker',
    'mixrampdb mixrampdelay replay_gain_mode replay_gain_status stats',
  ].flatMap((line) => line.split(' ')),
  '0.21.0': ['albumart', 'outputset', 'partition', 'listpartitions', 'newpartition'],
  '0.22.0': ['readpicture', 'delpartition', 'moveoutput'],
  '0.23.5': ['getvol', 'binarylimit'],
  '0.24.0': ['searchcount', 'playlistlength', 'protocol', 'stickertypes'],
}

const isFrom = (version: string, edition: Edition) =>
  editions.findIndex((one) => one === version) >= editions.indexOf(edition)

/** What that edition can do. */
export const commandsOf = (version: Edition): string[] =>
  editions.filter((edition) => isFrom(version, edition)).flatMap((edition) => since[edition] ?? [])

/** What such a server says to a command, a line each. */
type Words = Readonly<Record<string, readonly string[]>>

/** A server that speaks as an MPD of some edition does; nothing can be changed on it. */
export interface SpeakingServer {
  port: number
  /** The commands that it was sent and does not know. */
  unknown: readonly string[]
  /** Says another thing to a command from now on, and that a subsystem has changed. */
  turn(command: string, lines: readonly string[], subsystem: string): void
  close(): void
}

const modes = ['repeat: 0', 'random: 0', 'single: 0', 'consume: 0']
const playing = [
  'playlist: 7\nplaylistlength: 1\nmixrampdb: 0.000000\nstate: play\nsong: 0\nsongid: 3',
  'time: 1:100\nelapsed: 1.250\nbitrate: 900\naudio: 44100:16:2',
]

/** What it says where nothing else is wanted: it has one entry, which plays at its second of 100. */
function usualWords(version: Edition): Words {
  const duration = isFrom(version, '0.20.0') ? ['duration: 100.250'] : []
  const song = ['file: Ebb Tide/a.flac', 'Title: Low Tide', 'Artist: Anna Lind', 'Time: 100', ...duration]
  return {
    status: [
      'volume: 40',
      ...modes,
      ...(isFrom(version, '0.22.0') ? ['partition: default'] : []),
      ...playing,
      ...duration,
    ],
    ...Object.fromEntries(
      ['currentsong', 'playlistinfo', 'playlistid', 'lsinfo'].map((name) => [
        name,
        [...song, 'Pos: 0', 'Id: 3'],
      ]),
    ),
    plchangesposid: ['cpos: 0', 'Id: 3'],
    albumart: ['size: 3', 'binary: 3', 'art'],
    readpicture: ['size: 3', 'binary: 3', 'own'],
  }
}

/** Starts a server that speaks as one of that edition; `others` are words in the place of its usual ones. */
export async function speakAs(version: Edition, others: Words = {}): Promise<SpeakingServer> {
  const commands = commandsOf(version)
  const words = new Map<string, readonly string[]>(
    Object.entries({
      ...usualWords(version),
      commands: commands.map((command) => `command: ${command}`),
      ...others,
    }),
  )
  const unknown: string[] = []
  const idle = new Set<Socket>()
  const sockets = new Set<Socket>()
  const speak = (line: string, at: number): string => {
    const [command = '', ...rest] = line.split(' ')
    const refuse = (code: number, why: string) =>
      `ACK [${code}@${at}] {${code === 5 ? '' : command}} ${why}\n`
    if (!commands.includes(command)) {
      unknown.push(command)
      return refuse(5, `unknown command "${command}"`)
    }
    // Which tags are sent can be chosen since 0.21.
    if (command === 'tagtypes' && rest.length > 0 && !isFrom(version, '0.21.0'))
      return refuse(2, 'too many arguments for "tagtypes"')
    return [...(words.get(command) ?? []), 'OK'].map((one) => `${one}\n`).join('')
  }
  const speakAll = (lines: readonly string[]): string => {
    let answers = ''
    for (const [at, line] of lines.entries()) {
      const answer = speak(line, at)
      if (answer.startsWith('ACK')) return answers + answer
      answers += answer.replace(/OK\n$/, 'list_OK\n')
    }
    return `${answers}OK\n`
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => idle.delete(socket))
    socket.write(`OK MPD ${version}\n`)
    let list: string[] | undefined
    let rest = ''
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines)
        if (line === 'command_list_ok_begin') list = []
        else if (line === 'command_list_end') {
          socket.write(speakAll(list ?? []))
          list = undefined
        } else if (list !== undefined) list.push(line)
        else if (line === 'idle') idle.add(socket)
        else socket.write(speak(line, 0))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    unknown,
    turn(command, lines, subsystem) {
      words.set(command, lines)
      for (const socket of idle) socket.write(`changed: ${subsystem}\nOK\n`)
      idle.clear()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
