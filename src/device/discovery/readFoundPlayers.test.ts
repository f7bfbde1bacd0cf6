import { expect, it } from 'vitest'
import { playersIn, readFoundPlayers } from './readFoundPlayers'

const json =
  (body: unknown, type = 'application/json', status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }))
const { signal } = new AbortController()
const attic = { name: 'Attic', origin: 'http://192.168.1.50' }

it('reads the players that the server of the page has found, each once', async () => {
  expect(await readFoundPlayers(signal, json([attic, { ...attic, name: 'Again' }]))).toEqual([attic])
})

it.each([
  ['a page', json('<html>', 'text/html')],
  ['a text', json([attic], 'text/plain')],
  ['a lie', () => Promise.resolve(new Response('{', { headers: { 'content-type': 'application/json' } }))],
])('knows a server that knows of none: its answer is %s', async (_, get) => {
  expect(await readFoundPlayers(signal, get)).toBeUndefined()
})

it('finds none while the server is silent, or out of order', async () => {
  expect(await readFoundPlayers(signal, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual([])
  expect(await readFoundPlayers(signal, json([attic], 'application/json', 500))).toEqual([])
})

it.each([
  [{ name: 'Evil', origin: 'javascript:alert(1)' }],
  [{ name: 'Evil', origin: 'http://' }],
  [{ name: 5, origin: 'http://192.168.1.50' }],
  [null],
  ['http://192.168.1.50'],
])('leaves out what is no player: %j', (one) => {
  expect(playersIn([one])).toEqual([])
})

it('calls a player without a name by its address, and shortens a name that nobody reads', () => {
  expect(playersIn([{ name: ' ', origin: 'http://a.local:3000/' }])).toEqual([
    { name: 'http://a.local:3000', origin: 'http://a.local:3000' },
  ])
  expect(playersIn([{ ...attic, name: 'x'.repeat(500) }])[0]?.name).toHaveLength(100)
})

it('reads as many as anyone reads', () => {
  const many = Array.from({ length: 200 }, (_, n) => ({ name: `P${n}`, origin: `http://p${n}.local` }))
  expect(playersIn(many)).toHaveLength(50)
})
