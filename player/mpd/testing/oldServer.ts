import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A server that speaks as an old MPD does. */
export interface OldServer {
  port: number
  /** The commands that it was sent and does not know. */
  unknown: readonly string[]
  /** Says another thing to a command from now on, and that a subsystem has changed. */
  turn(command: string, lines: readonly string[], subsystem: string): void
  close(): void
}

/** What MPD 0.19 has of the commands that a player could want, and what it says to those that it is asked. */
const usual: Readonly<Record<string, readonly string[]>> = {
  status: [
    'repeat: 0',
    'random: 0',
    'single: 0',
    'consume: 0',
    'playlist: 1',
    'playlistlength: 0',
    'mixrampdb: 0.000000',
    'state: stop',
    'xfade: 3',
  ],
  outputs: ['outputid: 0', 'outputname: Parlour', 'outputenabled: 1'],
  stats: [
    'artists: 1',
    'albums: 1',
    'songs: 12',
    'uptime: 1',
    'playtime: 0',
    'db_playtime: 9',
    'db_update: 0',
  ],
  replay_gain_status: ['replay_gain_mode: track'],
  ...Object.fromEntries(
    [
      'addid',
      'clear',
      'clearerror',
      'consume',
      'crossfade',
      'currentsong',
      'deleteid',
      'disableoutput',
      'enableoutput',
      'lsinfo',
      'mixrampdb',
      'mixrampdelay',
      'moveid',
      'next',
      'pause',
      'ping',
      'play',
      'playid',
      'playlistid',
      'playlistinfo',
      'plchangesposid',
      'previous',
      'random',
      'repeat',
      'replay_gain_mode',
      'rescan',
      'seekcur',
      'seekid',
      'setvol',
      'single',
      'stop',
      'update',
    ].map((name) => [name, []]),
  ),
}

/** Starts one that answers `OK MPD 0.19.0`; nothing can be played on it. */
export async function startOldServer(version = '0.19.0'): Promise<OldServer> {
  const answers = new Map(Object.entries(usual))
  answers.set(
    'commands',
    [...answers.keys()].map((name) => `command: ${name}`),
  )
  const unknown: string[] = []
  const idle = new Set<Socket>()
  const sockets = new Set<Socket>()

  const answer = (line: string, index: number): string => {
    const [name = ''] = line.split(' ')
    const lines = answers.get(name)
    if (lines !== undefined) return lines.map((one) => `${one}\n`).join('')
    unknown.push(name)
    return `ACK [5@${index}] {} unknown command "${name}"\n`
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    let list: string[] | undefined
    let rest = ''
    socket.on('error', () => undefined)
    socket.on('close', () => idle.delete(socket))
    socket.write(`OK MPD ${version}\n`)
    const take = (line: string) => {
      if (line === 'idle') return idle.add(socket)
      if (line === 'command_list_ok_begin') return (list = [])
      if (line !== 'command_list_end') {
        if (list !== undefined) return list.push(line)
        const said = answer(line, 0)
        return socket.write(said.startsWith('ACK') ? said : `${said}OK\n`)
      }
      let said = ''
      for (const [index, one] of (list ?? []).entries()) {
        const part = answer(one, index)
        list = undefined
        if (part.startsWith('ACK')) return socket.write(said + part)
        said += `${part}list_OK\n`
      }
      list = undefined
      return socket.write(`${said}OK\n`)
    }
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    unknown,
    turn(command, lines, subsystem) {
      answers.set(command, lines)
      for (const socket of idle) socket.write(`changed: ${subsystem}\nOK\n`)
      idle.clear()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
