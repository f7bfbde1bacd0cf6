// @vitest-environment node
import { once } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Database } from '../createDatabase'
import { openDatabase, type TestDatabase } from '../testing/openDatabase'
import { testToken } from '../testing/testToken'

const servers: TestDatabase[] = []
const sockets: WebSocket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function open(admitsOwner?: boolean) {
  const server = await openDatabase(admitsOwner === undefined ? {} : { admitsOwner })
  servers.push(server)
  return server
}

/** Says one thing after the other; gives the answers. */
async function say({ port }: TestDatabase, headers: Record<string, string>, ...requests: [string, object][]) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=test`, { headers })
  sockets.push(socket)
  const answers: unknown[] = []
  socket.on('message', (data: Buffer) => {
    const { t, d }: { t: string; d: { r?: number; b?: { s: string } } } = JSON.parse(data.toString())
    if (t === 'd' && d.r !== undefined) answers.push(d.b?.s)
  })
  await once(socket, 'open')
  for (const [index, [action, body]] of requests.entries())
    socket.send(JSON.stringify({ t: 'd', d: { r: index + 1, a: action, b: body } }))
  await vi.waitFor(() => expect(answers).toHaveLength(requests.length), 5_000)
  return answers
}

const owner: [string, object] = ['gauth', { cred: 'owner' }]
const write: [string, object] = ['p', { p: '/books/ada', d: { rev: 1 } }]
const read: [string, object] = ['q', { p: '/', h: '' }]

it('of the word owner is refused unless the database was told to admit it', async () => {
  for (const server of [await open(), await open(false)]) {
    expect(await say(server, {}, owner, write, read)).toEqual([
      'invalid_token',
      'permission_denied',
      'permission_denied',
    ])
    expect(server.database.admin.get('books')).toBeNull()
  }
})

it('may do everything where it was, until it says that it is somebody else', async () => {
  const server = await open(true)
  const signIn: [string, object] = ['auth', { cred: testToken('ada') }]
  expect(
    await say(server, {}, write, owner, write, read, signIn, write, owner, ['unauth', {}], write),
  ).toEqual([
    'permission_denied',
    'ok',
    'ok',
    'ok',
    'ok',
    'permission_denied',
    'ok',
    'ok',
    'permission_denied',
  ])
  expect(server.database.admin.get('books/ada/rev')).toBe(1)
})

it('is no page of a browser', async () => {
  const server = await open(true)
  expect(await say(server, { origin: 'http://localhost:3000' }, owner, write)).toEqual([
    'invalid_token',
    'permission_denied',
  ])
})

it('is on this machine', async () => {
  const server = await open(true)
  const { handleUpgrade } = server.database
  // A network of more than one machine is not had here: the socket says that it is another's.
  server.database.handleUpgrade = function (this: Database, request, socket, head) {
    Object.defineProperty(request.socket, 'remoteAddress', { value: '192.168.1.7' })
    return handleUpgrade.call(this, request, socket, head)
  }
  expect(await say(server, {}, owner, write)).toEqual(['invalid_token', 'permission_denied'])
})
