import { request } from 'node:http'
import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import { readBrand } from '../core/readBrand'
import { folders } from '../folders'

/**
 * Who does not belong to the house, by the headers that their browser or program sends to a player on that
 * port.
 */
export const strangers: Readonly<Record<string, (port: number) => Record<string, string>>> = {
  'a page of another site': () => ({ origin: 'https://evil.example' }),
  'a page without an origin': () => ({ origin: 'null' }),
  'a name bent to this address': (port) => ({
    host: `evil.example:${port}`,
    origin: `http://evil.example:${port}`,
  }),
  'such a name, by an address that somebody opens': (port) => ({ host: `evil.example:${port}` }),
  'a frame in another site': () => ({
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'iframe',
  }),
  'a script tag of another site': () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' }),
  'a page from a public address': () => ({ origin: 'http://203.0.113.7' }),
  'a page that is a file': () => ({ origin: 'file://' }),
}
/** Who does. */
export const household: typeof strangers = {
  'a program': () => ({}),
  'a page of its own': (port) => ({ origin: `http://127.0.0.1:${port}` }),
  'a page by its own name': (port) => ({
    host: `attic-player.local:${port}`,
    origin: `http://attic-player.local:${port}`,
  }),
  'a page of another player of the house': () => ({ origin: 'http://192.168.1.77' }),
  'a page of an IPv6 house': () => ({ origin: 'http://[fd12:3456::7]:3000' }),
}

/** Where a polled connection begins. */
export const polling = '/socket.io/?EIO=3&transport=polling'
/** Every route of a player. */
export const routes: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/'],
  ['GET', '/settings'],
  ['GET', '/brand.json'],
  ['GET', '/control'],
  ['GET', '/control/actions'],
  ['POST', '/control/run'],
  ['POST', '/control/push'],
  ['POST', '/rooms/follow'],
  ['POST', '/rooms/request'],
  ['GET', '/api/host'],
  ['OPTIONS', '/api/host'],
  ['GET', '/app/local-config.json'],
  ['GET', '/albumart'],
  ['GET', '/backgrounds/dusk.svg'],
  ['POST', '/backgrounds-upload'],
  ['POST', '/albumart-upload'],
  ['POST', '/firmware-upload'],
  ['POST', '/plugin-upload'],
  ['GET', polling],
  ['GET', '/no/such/route'],
]

const { word } = await readBrand(folders.brandFile)
const brandName = word.charAt(0).toUpperCase() + word.slice(1)

/** Every event that a player takes. */
export const events = Object.keys(allRequestValidators).map((name) => name.replace('{Brand}', brandName))

/** A polled connection of somebody of the house, whose id a stranger has learned. */
export async function openPolled({ port }: { port: number }, generation: 2 | 4) {
  const engine = generation === 2 ? 3 : 4
  const base = `http://127.0.0.1:${port}/socket.io/?EIO=${engine}&transport=polling`
  const [, id] = /"sid":"([^"]+)"/.exec(await (await fetch(base)).text()) ?? []
  const route = (method: string) => [method, `${base.slice(base.indexOf('/socket.io'))}&sid=${id}`] as const
  const packet = (text: string) => (engine === 3 ? `${text.length}:${text}` : text)
  // The newer library tells its namespace first.
  if (engine === 4) await ask({ port }, route('POST'), {}, '40')
  return {
    /** The status of an event that is sent as its own. */
    send: (event: string, headers: Record<string, string>) =>
      ask({ port }, route('POST'), headers, packet(`42${JSON.stringify([event, {}])}`)),
    /** The status of listening to what it is told. */
    listen: (headers: Record<string, string>) => ask({ port }, route('GET'), headers),
  }
}

/** The status that a request as written gets; 101 for a connection that was taken over. */
export function ask(
  { port }: { port: number },
  [method, path]: readonly [string, string],
  headers: Record<string, string>,
  body?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'text/plain;charset=UTF-8' }
    const options = { host: '127.0.0.1', port, method, path, headers: { ...type, ...headers } }
    const sent = request(options, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('upgrade', (_response, socket) => {
      socket.destroy()
      resolve(101)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** What asks for a connection of sockets in the place of an answer. */
export const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}
