import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { createMpdLink, type MpdLink, type MpdReach } from './createMpdLink'

let servers: Server[] = []
let links: MpdLink[] = []
afterEach(() => {
  for (const link of links) link.close()
  for (const server of servers) server.close()
  ;[servers, links] = [[], []]
})

/** A server that says what `speak` has it say to each line; '' is its greeting. */
async function serve(speak: (line: string, socket: Socket) => string | undefined): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    const say = (line: string) => {
      const words = speak(line, socket)
      if (words !== undefined) socket.write(words)
    }
    say('')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\n')) if (line !== '') say(line)
    })
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

function connect(port: number) {
  const reached: MpdReach[] = []
  const changes: string[] = []
  const link = createMpdLink({
    login: { place: { host: '127.0.0.1', port } },
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    opened: () => undefined,
    changed: (subsystems) => changes.push(...subsystems),
    reached: (reach) => reached.push(reach),
  })
  links.push(link)
  return { link, reached, changes }
}

/** What an MPD says that knows everything. */
const usual = (line: string): string | undefined => {
  if (line === '') return 'OK MPD 0.23.5\n'
  if (line === 'commands') return 'command: status\ncommand: playlistinfo\ncommand: play\nOK\n'
  return line === 'idle' ? undefined : 'OK\n'
}

it.each([
  ['is no MPD', () => 'HTTP/1.1 400 Bad Request\r\n\r\n', 'stranger'],
  ['is too old', (line: string) => (line === '' ? 'OK MPD 0.15.0\n' : usual(line)), 'old'],
  [
    'allows nothing',
    (line: string) => (line === 'commands' ? 'command: close\nOK\n' : usual(line)),
    'permission',
  ],
  ['is full', () => 'ACK [5@0] {} too many clients\n', 'stranger'],
  ['sends rubbish', (line: string) => (line === 'commands' ? '\0\xff\n' : usual(line)), 'stranger'],
  ['sends a line without an end', (line: string) => (line === '' ? 'a'.repeat(100_000) : ''), 'stranger'],
] as const)('says what is wrong with a server that %s', async (_, speak, trouble) => {
  const { reached, link } = connect(await serve(speak))
  await eventually(() => expect(reached[0]).toMatchObject({ kind: 'off', trouble }))
  await expect(link.ask(['status'])).rejects.toThrow(/./)
})

it('says when nobody is there, and is there when somebody is', async () => {
  const port = await serve(usual)
  const [server] = servers
  server?.close()
  const { reached } = connect(port)
  await eventually(() => expect(reached[0]).toMatchObject({ kind: 'off', trouble: 'away' }))
  const again = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write(usual('') ?? '')
    socket.on('data', (bytes) => socket.write(usual(bytes.toString().trim()) ?? ''))
  })
  servers.push(again)
  again.listen(port, '127.0.0.1')
  await eventually(() => expect(reached.at(-1)).toMatchObject({ kind: 'on', version: '0.23.5' }))
})

it('hears what changes, and has other questions answered meanwhile', async () => {
  const idle: Socket[] = []
  const port = await serve((line, socket) => {
    if (line === 'idle') idle.push(socket)
    return usual(line)
  })
  const { link, reached, changes } = connect(port)
  await eventually(() => expect(reached.at(-1)).toMatchObject({ kind: 'on' }))
  await eventually(() => expect(idle).toHaveLength(1))
  await link.ask(['status'])
  idle[0]?.write('changed: player\nchanged: mixer\nOK\n')
  await eventually(() => expect(changes).toEqual(['player', 'mixer']))
  await eventually(() => expect(idle).toHaveLength(2))
})

it('loses a server that answers what was not asked, and reaches it again', async () => {
  let isMad = false
  const port = await serve((line) => (isMad && line === 'status' ? 'OK\nOK\n' : usual(line)))
  const { link, reached } = connect(port)
  await eventually(() => expect(reached.at(-1)).toMatchObject({ kind: 'on' }))
  isMad = true
  await link.ask(['status']).catch(() => undefined)
  await eventually(() => expect(reached.some(({ kind }) => kind === 'off')).toBe(true))
  await eventually(() => expect(reached.at(-1)).toMatchObject({ kind: 'on' }))
})
