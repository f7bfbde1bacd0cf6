// @vitest-environment node
import { once } from 'node:events'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openDatabase, type TestDatabase } from '../testing/openDatabase'
import { testToken } from '../testing/testToken'
import { createFrameReader, splitIntoFrames } from './frames'
import { eventually } from '../../../../tests/support/eventually'

let server: TestDatabase
let sockets: WebSocket[]

beforeEach(async () => {
  sockets = []
  server = await openDatabase()
})
afterEach(async () => {
  for (const socket of sockets) socket.terminate()
  await server.close()
})

/** A client that says what it is told to, whether or not it makes sense. */
async function dial(query = '?v=5&ns=test', host = '127.0.0.1') {
  const socket = new WebSocket(`ws://${host}:${server.port}/.ws${query}`)
  sockets.push(socket)
  const messages: unknown[] = []
  const readFrame = createFrameReader()
  socket.on('message', (data: Buffer) => {
    const text = readFrame(data.toString())
    if (text !== undefined) messages.push(JSON.parse(text))
  })
  await once(socket, 'open')
  const closed = once(socket, 'close').then(([code]) => code as number)
  let number = 0
  const ask = async (action: string, body: unknown): Promise<unknown> => {
    number += 1
    const own = number
    socket.send(JSON.stringify({ t: 'd', d: { r: own, a: action, b: body } }))
    return vi.waitFor(() => {
      const answer = messages.find((message) =>
        JSON.stringify(message).startsWith(`{"t":"d","d":{"r":${own},`),
      )
      expect(answer).toBeDefined()
      return (answer as { d: { b: unknown } }).d.b
    }, 5_000)
  }
  return { socket, messages, closed, ask }
}

describe('frames', () => {
  it('put together what they took apart, however long and in whatever letters', () => {
    const text = fc.tuple(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 3_000 }))
    fc.assert(
      fc.property(text, ([part, times]) => {
        const message = `{"${part.repeat(times)}"}`
        const read = createFrameReader()
        const frames = splitIntoFrames(message).map((frame) => Buffer.from(frame).toString())
        expect(frames.every((frame) => frame.length <= 16_384)).toBe(true)
        const whole = frames.map((frame) => read(frame)).filter((found) => found !== undefined)
        expect(whole).toEqual([message])
      }),
      { numRuns: 200 },
    )
  })

  it('of a sign of life are no message', () => {
    const read = createFrameReader()
    expect([read('0'), read('{}')]).toEqual([undefined, '{}'])
  })

  it('that announce or bring too much are refused', () => {
    expect(() => createFrameReader()('99999')).toThrow(/long/)
    const read = createFrameReader()
    read('1000')
    const wide = 'x'.repeat(65_000)
    expect(() => Array.from({ length: 1000 }, () => read(wide))).toThrow(/long/)
  })
})

describe('a connection', () => {
  it('is greeted with the name that was dialled, the version and the time', async () => {
    const { messages } = await dial('?v=5&ns=test', 'localhost')
    await eventually(() => expect(messages).toHaveLength(1))
    expect(messages[0]).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5', h: `localhost:${server.port}` } } })
    const { d } = messages[0] as { d: { d: { ts: number; s: string } } }
    expect(Math.abs(d.d.ts - Date.now())).toBeLessThan(5_000)
    expect(d.d.s).toMatch(/^[\w-]{32}$/)
  })

  it('answers a ping', async () => {
    const { socket, messages } = await dial()
    socket.send(JSON.stringify({ t: 'c', d: { t: 'p', d: {} } }))
    await eventually(() => expect(messages).toContainEqual({ t: 'c', d: { t: 'o', d: {} } }))
  })

  it.each([
    ['no JSON', 'nonsense'],
    ['JSON that is no message', '[]'],
    ['a number that is no count', '-1'],
    ['a message without a number', '{"t":"d","d":{"a":"q"}}'],
    ['a count beyond every limit', '999999'],
    ['a frame beyond every limit', 'x'.repeat(70_000)],
    ['bytes', Buffer.from('{}')],
  ])('ends at %s, and the others go on', async (_, frame) => {
    const other = await dial()
    const { socket, closed } = await dial()
    socket.send(frame)
    expect([1008, 1009]).toContain(await closed)
    expect(await other.ask('g', { p: '/products/002001/free/name' })).toEqual({ s: 'ok', d: 'Free' })
  })

  it.each([
    ['an unknown request', 'zz', {}, 'invalid_request'],
    ['a request named as what every object has', 'constructor', {}, 'invalid_request'],
    ['no path', 'q', {}, 'invalid_path'],
    ['a path that is no text', 'g', { p: { a: 1 } }, 'invalid_path'],
    ['a body that is none', 'p', 'x', 'invalid_path'],
    ['a key that is none', 'p', { p: '/a.b', d: 1 }, 'invalid_path'],
    ['an update that is none', 'm', { p: '/a', d: 'x' }, 'invalid_data'],
    ['an update of a place and one below', 'm', { p: '/a', d: { b: 1, 'b/c': 2 } }, 'invalid_path'],
    ['a query that is none', 'q', { p: '/products', q: 7, t: 1 }, 'invalid_query'],
    ['a limit that is none', 'q', { p: '/products', q: { l: -1 }, t: 1 }, 'invalid_query'],
    ['a token that is none', 'auth', { cred: 7 }, 'invalid_token'],
    ['a token of nobody', 'auth', { cred: 'abc' }, 'invalid_token'],
    ['a write of nobody', 'p', { p: '/users/ada', d: { firstName: 'A' } }, 'permission_denied'],
    ['everything', 'q', { p: '/' }, 'permission_denied'],
  ])('refuses %s and goes on', async (_, action, body, status) => {
    const { ask } = await dial()
    expect(await ask(action, body)).toMatchObject({ s: status })
    expect(await ask('s', { c: {} })).toEqual({ s: 'ok', d: {} })
  })

  it('keeps the words of every object apart from data', async () => {
    const { ask } = await dial()
    await ask('auth', { cred: testToken('__proto__') })
    expect(await ask('g', { p: '/users/__proto__' })).toEqual({ s: 'ok', d: null })
    expect(await ask('g', { p: '/users/__proto__/toString' })).toEqual({ s: 'ok', d: null })
    const body = JSON.parse(
      '{"p":"/users/__proto__/social","d":{"__proto__":true,"constructor":"x"}}',
    ) as object
    expect(await ask('p', body)).toMatchObject({ s: 'ok' })
    expect(({} as Record<string, unknown>)['social']).toBeUndefined()
    expect(JSON.stringify(await ask('g', { p: '/users/__proto__' }))).toBe(
      '{"s":"ok","d":{"social":{"__proto__":true,"constructor":"x"}}}',
    )
  })

  it('checks a transaction by its hash, after the rules', async () => {
    const { ask } = await dial()
    const write = { p: '/users/ada/firstName', d: 'Ada', h: 'stale' }
    expect(await ask('p', write)).toMatchObject({ s: 'permission_denied' })
    await ask('auth', { cred: testToken('ada') })
    expect(await ask('p', write)).toMatchObject({ s: 'datastale' })
    expect(await ask('p', { ...write, h: '' })).toMatchObject({ s: 'ok' })
  })

  it('sends nothing twice to one who knows it', async () => {
    const { ask, messages } = await dial()
    await ask('q', { p: '/nothing/there', h: '' })
    await ask('q', { p: '/products/none', h: '' })
    expect(messages.filter((message) => JSON.stringify(message).includes('"a":"d"'))).toEqual([])
  })

  it('listens to so much and no more', async () => {
    const { ask } = await dial()
    const answers = await Promise.all(
      Array.from({ length: 1_001 }, (_, index) => ask('q', { p: `/products/p${index}`, h: '' })),
    )
    expect(answers.at(-2)).toMatchObject({ s: 'ok' })
    expect(answers.at(-1)).toMatchObject({ s: 'too_big' })
  })

  it('tells which part of a list is no longer allowed', async () => {
    const { ask, messages } = await dial()
    await ask('auth', { cred: testToken('ada') })
    await ask('q', { p: '/users/ada', h: '' })
    await ask('q', { p: '/payments/updates/ada', q: { l: 1, vf: 'r' }, t: 1, h: '' })
    await ask('unauth', {})
    expect(messages).toContainEqual({ t: 'd', d: { a: 'c', b: { p: 'users/ada' } } })
    const part = { p: 'payments/updates/ada', q: [{ l: 1, vf: 'r' }] }
    expect(messages).toContainEqual({ t: 'd', d: { a: 'c', b: part } })
  })

  it('that comes back ends the one that it had, with what that was to leave behind', async () => {
    const first = await dial()
    await first.ask('auth', { cred: testToken('ada') })
    await first.ask('o', { p: '/users/ada/lastHost', d: 'left' })
    const { d } = first.messages[0] as { d: { d: { s: string } } }
    await dial(`?v=5&ns=test&ls=${d.d.s}`)
    await first.closed
    expect(server.database.admin.get('users/ada/lastHost')).toBe('left')
  })

  it('leaves nothing behind that the rules forbid when it ends', async () => {
    const { ask, socket } = await dial()
    await ask('auth', { cred: testToken('ada') })
    expect(await ask('o', { p: '/users/ada/plan', d: 'superstar' })).toMatchObject({ s: 'permission_denied' })
    expect(await ask('o', { p: '/payments/updates/ada/r', d: null })).toMatchObject({
      s: 'permission_denied',
    })
    await ask('om', { p: '/users/ada', d: { username: 'ada' } })
    socket.close()
    await eventually(() => expect(server.database.admin.get('users/ada/username')).toBe('ada'))
    expect(server.database.admin.get('users/ada/plan')).toBeNull()
  })

  it('to another address is left to others', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/other`)
    sockets.push(socket)
    await expect(once(socket, 'open')).rejects.toThrow(/./)
  })
})
