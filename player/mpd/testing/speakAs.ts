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

/** A server that speaks as one of another edition; it has one entry, which plays at its second of 100. */
export async function speakAs(version: Edition): Promise<{ port: number; close(): void }> {
  const commands = commandsOf(version)
  const state = [
    'volume: 40\nrepeat: 0\nrandom: 0\nsingle: 0\nconsume: 0',
    ...(isFrom(version, '0.22.0') ? ['partition: default'] : []),
    'playlist: 7\nplaylistlength: 1\nmixrampdb: 0.000000\nstate: play\nsong: 0\nsongid: 3',
    'time: 1:100\nelapsed: 1.250\nbitrate: 900\naudio: 44100:16:2',
    ...(isFrom(version, '0.20.0') ? ['duration: 100.250'] : []),
  ].join('\n')
  const song = [
    'file: Ebb Tide/a.flac\nTitle: Low Tide\nArtist: Anna Lind\nTime: 100',
    ...(isFrom(version, '0.20.0') ? ['duration: 100.250'] : []),
    'Pos: 0\nId: 3',
  ].join('\n')
  const words: Readonly<Record<string, string>> = {
    commands: commands.map((command) => `command: ${command}`).join('\n'),
    status: state,
    currentsong: song,
    playlistinfo: song,
    playlistid: song,
    plchangesposid: 'cpos: 0\nId: 3',
    lsinfo: song,
    albumart: 'size: 3\nbinary: 3\nart',
    readpicture: 'size: 3\nbinary: 3\nown',
  }
  const speak = (line: string, at: number): string => {
    const [command = '', ...rest] = line.split(' ')
    const refuse = (code: number, why: string) =>
      `ACK [${code}@${at}] {${code === 5 ? '' : command}} ${why}\n`
    if (!commands.includes(command)) return refuse(5, `unknown command "${command}"`)
    // Which tags are sent can be chosen since 0.21.
    if (command === 'tagtypes' && rest.length > 0 && !isFrom(version, '0.21.0'))
      return refuse(2, 'too many arguments for "tagtypes"')
    const own = words[command] ?? ''
    return own === '' ? 'OK\n' : `${own}\nOK\n`
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write(`OK MPD ${version}\n`)
    let list: string[] | undefined
    let rest = ''
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines)
        if (line === 'command_list_ok_begin') list = []
        else if (line === 'command_list_end') {
          const answers = (list ?? []).map(speak)
          const refused = answers.findIndex((answer) => answer.startsWith('ACK'))
          const done = refused < 0 ? answers : answers.slice(0, refused)
          const end = refused < 0 ? 'OK\n' : (answers[refused] ?? '')
          socket.write(done.map((answer) => answer.replace(/OK\n$/, 'list_OK\n')).join('') + end)
          list = undefined
        } else if (list !== undefined) list.push(line)
        else if (line !== 'idle') socket.write(speak(line, 0))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
