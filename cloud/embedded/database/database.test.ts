// @vitest-environment node
import {
  endAt,
  equalTo,
  get,
  increment,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  push,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  startAfter,
  startAt,
  update,
  type DataSnapshot,
} from 'firebase/database'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient, type Client } from './testing/createClient'
import { openDatabase, type TestDatabase } from './testing/openDatabase'
import { testToken } from './testing/testToken'
import { eventually } from '../../../tests/support/eventually'

/** Everyone signed in may do everything; what the real rules say is tested on its own. */
const open = { rules: { '.read': 'auth != null', '.write': 'auth != null' } }

let server: TestDatabase
let clients: Client[]

beforeEach(async () => {
  server = await openDatabase({ rules: open })
  clients = []
  // The SDK warns of what these tests do on purpose.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await server.close()
  vi.restoreAllMocks()
})

function connect(uid = 'ada'): Client {
  const client = createClient(server.port, uid)
  clients.push(client)
  return client
}

const at = (client: Client, path?: string) => ref(client.database, path)

const read = async (client: Client, path: string): Promise<unknown> => (await get(at(client, path))).val()

/** Collects what a listener is told. */
function listen(client: Client, path: string) {
  const seen: unknown[] = []
  const errors: string[] = []
  const off = onValue(
    at(client, path),
    (snapshot) => seen.push(snapshot.val()),
    (error) => errors.push(error.message),
  )
  return { seen, errors, off }
}

describe('the unmodified SDK', () => {
  it('sets, gets, updates and removes', async () => {
    const ada = connect()
    await set(at(ada, 'a'), { text: 'hé 🎵', number: -1.5, yes: true, list: ['x', 'y'], nothing: null })
    expect(await read(connect(), 'a')).toEqual({ text: 'hé 🎵', number: -1.5, yes: true, list: ['x', 'y'] })
    await update(at(ada, 'a'), { number: 2, text: null, 'deep/er': 1 })
    expect(await read(connect(), 'a')).toEqual({ number: 2, yes: true, list: ['x', 'y'], deep: { er: 1 } })
    await remove(at(ada, 'a'))
    expect((await get(at(connect(), 'a'))).exists()).toBe(false)
    expect(server.database.admin.get('a')).toBeNull()
  })

  it('keeps neither nulls nor empty objects', async () => {
    const ada = connect()
    await set(at(ada, 'a'), { b: {}, c: { d: null }, e: [] })
    expect(server.database.admin.get('a')).toBeNull()
  })

  it('pushes under keys that sort by time', async () => {
    const ada = connect()
    const keys = [push(at(ada, 'list'), 1), push(at(ada, 'list'), 2)]
    await Promise.all(keys)
    server.database.admin.push('list', 3)
    const seen: unknown[] = []
    onChildAdded(at(connect(), 'list'), (child) => seen.push(child.val()))
    await eventually(() => expect(seen).toEqual([1, 2, 3]))
  })

  it('hears what others change, above, at and below, until it stops listening', async () => {
    const ada = connect()
    const bob = connect('bob')
    const { seen, off } = listen(bob, 'a/b')
    await eventually(() => expect(seen).toEqual([null]))
    await set(at(ada, 'a/b'), { c: 1 })
    await set(at(ada, 'a/b/c'), 2)
    await set(at(ada, 'a'), { b: { c: 3 }, other: 1 })
    await update(at(ada, 'a'), { 'b/c': 4, 'b/d': 5, other: 2 })
    await set(at(ada, 'elsewhere'), 1)
    await remove(at(ada, 'a'))
    await eventually(() => expect(seen).toEqual([null, { c: 1 }, { c: 2 }, { c: 3 }, { c: 4, d: 5 }, null]))
    off()
    await set(at(ada, 'a/b'), 1)
    expect(await read(bob, 'a/b')).toBe(1)
    expect(seen).toHaveLength(6)
  })

  it('hears what the cloud itself writes, and the cloud hears the client', async () => {
    const { seen } = listen(connect(), 'x')
    const heard: unknown[] = []
    const end = server.database.admin.watch('x', (value) => heard.push(value))
    await eventually(() => expect(seen).toEqual([null]))
    server.database.admin.update('x', { a: 1, 'b/c': 2 })
    await set(at(connect(), 'x/a'), 3)
    end()
    server.database.admin.set('x', null)
    await eventually(() => expect(seen).toEqual([null, { a: 1, b: { c: 2 } }, { a: 3, b: { c: 2 } }, null]))
    expect(heard).toEqual([null, { a: 1, b: { c: 2 } }, { a: 3, b: { c: 2 } }])
  })

  it('counts together in transactions though two clients do it at once', async () => {
    const both = [connect(), connect('bob')]
    const rounds = both.flatMap((client) =>
      Array.from({ length: 10 }, () =>
        runTransaction(at(client, 'count'), (count: number | null) => (count ?? 0) + 1),
      ),
    )
    const results = await Promise.all(rounds)
    expect(results.every(({ committed }) => committed)).toBe(true)
    expect(server.database.admin.get('count')).toBe(20)
  })

  it.each([
    ['nothing', null],
    ['a text', 'ä/🎵'],
    ['numbers', { 10: 1, 9: -0.1, '010': 1e300, a: 5e-324 }],
    ['children of every kind', { b: true, a: { 2: 'x', 10: 'y', '-1': 'z', Z: 0 }, _: 'a:b' }],
  ])('knows the hash by which a transaction is checked: %s', async (_, value) => {
    server.database.admin.set('t', value)
    let runs = 0
    const ada = connect()
    const { seen } = listen(ada, 't')
    await eventually(() => expect(seen).toHaveLength(1))
    const { committed } = await runTransaction(at(ada, 't'), () => {
      runs += 1
      return 'done'
    })
    expect([committed, runs]).toEqual([true, 1])
  })

  it('has the server fill in times and sums', async () => {
    const ada = connect()
    const before = Date.now()
    await set(at(ada, 'a'), { at: serverTimestamp(), count: increment(2) })
    await update(at(ada, 'a'), { count: increment(-5), 'new/at': serverTimestamp() })
    const stored = server.database.admin.get('a')
    expect(stored).toMatchObject({ count: -3 })
    const { at: time } = (await get(at(connect(), 'a'))).val() as { at: number }
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(Date.now())
  })

  it('leaves behind what it asked for when it goes, and nothing that it took back', async () => {
    const ada = connect()
    await onDisconnect(at(ada, 'gone')).set({ at: serverTimestamp() })
    await onDisconnect(at(ada, 'room')).update({ lamp: 'off', 'deep/er': 1 })
    await onDisconnect(at(ada, 'taken/back')).set(true)
    await onDisconnect(at(ada, 'taken')).cancel()
    server.database.admin.set('room/seat', 'ada')
    expect(server.database.admin.get('gone')).toBeNull()
    await ada.close()
    clients = []
    await eventually(() => expect(server.database.admin.get('gone/at')).toBeTypeOf('number'))
    expect(server.database.admin.get('room')).toEqual({ lamp: 'off', deep: { er: 1 }, seat: 'ada' })
    expect(server.database.admin.get('taken')).toBeNull()
  })

  it('carries values far beyond a frame, both ways, with letters of every width at the seams', async () => {
    const text = `x${'🎵ä'.repeat(30_000)}`
    const names = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`key-${index}`, `name ${index}`]),
    )
    // What the client itself cuts may not have wide letters at a seam: the browser would spoil them.
    await set(at(connect(), 'names'), names)
    server.database.admin.set('text', text)
    const bob = connect('bob')
    expect(await read(bob, 'names')).toEqual(names)
    expect(await read(bob, 'text')).toBe(text)
  })

  it('asks for parts of a list, in an order', async () => {
    server.database.admin.set('people', {
      a: { age: 30, name: 'Zoë' },
      b: { age: 20, name: 'Ada' },
      c: { age: 25 },
      d: { age: 'old' },
      e: { name: 'Eve' },
    })
    server.database.admin.set('scores', { x: 3, y: 1, z: 2 })
    const ada = connect()
    const keys = async (...parts: Parameters<typeof query>) => {
      const found: (string | null)[] = []
      const snapshot = await get(query(...parts))
      snapshot.forEach((child: DataSnapshot) => void found.push(child.key))
      return found
    }
    const people = at(ada, 'people')
    expect(await keys(people, orderByChild('age'), limitToFirst(3))).toEqual(['e', 'b', 'c'])
    expect(await keys(people, orderByChild('age'), startAt(21), endAt(30))).toEqual(['c', 'a'])
    expect(await keys(people, orderByChild('age'), startAfter(25))).toEqual(['a', 'd'])
    expect(await keys(people, orderByChild('name'), equalTo('Ada'))).toEqual(['b'])
    expect(await keys(people, orderByKey(), startAt('b'), endAt('d'), limitToLast(2))).toEqual(['c', 'd'])
    expect(await keys(people, limitToLast(2))).toEqual(['d', 'e'])
    expect(await keys(at(ada, 'scores'), orderByValue(), limitToLast(2))).toEqual(['z', 'x'])
  })

  it('listens to a part of a list, and only hears of that', async () => {
    server.database.admin.set('scores', { x: 3, y: 1, z: 2 })
    const ada = connect()
    const seen: unknown[] = []
    const best = query(at(ada, 'scores'), orderByValue(), limitToLast(1))
    const off = onValue(best, (snapshot) => seen.push(snapshot.val()))
    await eventually(() => expect(seen).toEqual([{ x: 3 }]))
    server.database.admin.set('scores/y', 2.5)
    server.database.admin.set('scores/z', 9)
    await eventually(() => expect(seen).toEqual([{ x: 3 }, { z: 9 }]))
    off()
    server.database.admin.set('scores/z', 10)
    expect(await read(ada, 'scores/z')).toBe(10)
    expect(seen).toHaveLength(2)
  })
})

describe('who is signed in', () => {
  it('gets nothing while nobody is, and is told so', async () => {
    const nobody = connect()
    nobody.become(undefined)
    const { errors } = listen(nobody, 'a')
    await eventually(() => expect(errors[0]).toMatch(/permission_denied/i))
    await expect(get(at(nobody, 'a'))).rejects.toThrow(/permission denied/i)
    await expect(set(at(nobody, 'a'), 1)).rejects.toThrow(/PERMISSION_DENIED/)
    await expect(onDisconnect(at(nobody, 'a')).set(1)).rejects.toThrow(/PERMISSION_DENIED/)
  })

  it('ends what is listened to at a sign-out, and allows it again at a sign-in', async () => {
    server.database.admin.set('a', 1)
    const ada = connect()
    const first = listen(ada, 'a')
    const part: string[] = []
    onValue(
      query(at(ada, 'b'), limitToFirst(2)),
      () => part.push('value'),
      () => part.push('refused'),
    )
    await eventually(() => expect([first.seen, part]).toEqual([[1], ['value']]))
    ada.become(undefined)
    await eventually(() => expect(first.errors).toHaveLength(1))
    await eventually(() => expect(part).toEqual(['value', 'refused']))
    await expect(get(at(ada, 'a'))).rejects.toThrow(/permission denied/i)
    server.database.admin.set('a', 2)
    ada.become('ada')
    const second = listen(ada, 'a')
    await eventually(() => expect(second.seen).toEqual([2]))
    expect(first.seen).toEqual([1])
  })

  it('is asked for a fresh token when its token is taken back, and comes again with it', async () => {
    let ahead = 0
    const clocked = await openDatabase({ rules: open, now: () => Date.now() + ahead })
    const ada = createClient(clocked.port, 'ada')
    const seen: unknown[] = []
    const listened = at(ada, 'a')
    onValue(
      listened,
      (snapshot) => seen.push(snapshot.val()),
      () => seen.push('refused'),
    )
    await set(listened, 1)
    await clocked.database.recheckTokens()
    expect(ada.refreshed()).toBe(0)
    ahead = 7_200_000
    await clocked.database.recheckTokens()
    await vi.waitFor(() => expect(ada.refreshed()).toBeGreaterThan(0), 5_000)
    ada.useToken(testToken('ada', { expiresAt: Date.now() + 2 * ahead }))
    await set(listened, 2)
    expect([clocked.database.admin.get('a'), seen.at(-1)]).toEqual([2, 2])
    await ada.close()
    await clocked.close()
  })

  it('is asked for a fresh token when a token expires', async () => {
    const ada = connect()
    await set(at(ada, 'a'), 1)
    ada.useToken(testToken('ada', { expiresAt: Date.now() + 1_000 }))
    await vi.waitFor(() => expect(ada.refreshed()).toBeGreaterThan(0), 5_000)
    ada.become('ada')
    await set(at(ada, 'a'), 2)
    expect(server.database.admin.get('a')).toBe(2)
  })

  it('reconnects with a fresh token when one is refused', async () => {
    const ada = connect()
    await set(at(ada, 'a'), 1)
    ada.useToken(testToken('ada', { expiresAt: Date.now() - 1_000 }))
    await vi.waitFor(() => expect(ada.refreshed()).toBeGreaterThan(0), 5_000)
    ada.become('ada')
    await set(at(ada, 'a'), 2)
    expect(server.database.admin.get('a')).toBe(2)
  })
})

describe('a connection that breaks', () => {
  it('is made anew, and nothing is lost on either side', async () => {
    const ada = connect()
    const { seen } = listen(ada, 'a')
    await set(at(ada, 'a'), 1)
    server.cut()
    server.database.admin.set('a', 2)
    await vi.waitFor(() => expect(seen.at(-1)).toBe(2), 5_000)
    await set(at(ada, 'a'), 3)
    expect(server.database.admin.get('a')).toBe(3)
  })

  it('is back in less than 5 s after the server was started anew, with what was written in between', async () => {
    const ada = connect()
    const { seen } = listen(ada, 'a')
    await set(at(ada, 'a'), 1)
    await server.stop()
    const waiting = set(at(ada, 'b'), 'while away')
    const { folder, port } = server
    server = await openDatabase({ rules: open, folder, port })
    const started = Date.now()
    await waiting
    await set(at(connect('bob'), 'a'), 2)
    await vi.waitFor(() => expect(seen.at(-1)).toBe(2), 5_000)
    expect(Date.now() - started).toBeLessThan(5_000)
    expect(server.database.admin.get('b')).toBe('while away')
  })
})
