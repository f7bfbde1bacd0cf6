// @vitest-environment node
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isStationList, readStationList } from './createRadio'

const to = 'http://127.0.0.1:9/live?a=1&b=2'
const lists: Readonly<Record<string, string>> = {
  '/m3u': `\uFEFF#EXTM3U\r\n#EXTINF:-1,http is not an address\r\n\r\n  ${to}  \r\nhttp://second.example/\r\n`,
  '/bare': to,
  '/pls': `[playlist]\nTitle1=http://not.example/\nFile1=${to}\nFile2=http://second.example/\n`,
  '/xspf': `<playlist xmlns="http://xspf.org/ns/0/"><track><location>${to.replace('&', '&amp;')}</location></track></playlist>`,
  '/asx': `<asx><entry><ref HREF="${to.replace('&', '&amp;')}"/></entry></asx>`,
  '/pieces': `#EXTM3U\n#EXT-X-TARGETDURATION:6\n${to}\n`,
  '/nothing': '#EXTM3U\n',
  '/files': '#EXTM3U\n/etc/passwd\nfile:///etc/passwd\n',
  '/endless': `${'#\n'.repeat(40_000)}${to}\n`,
  '/none': 'http://:::\n',
}
const server = createServer(({ url = '' }, response) => {
  if (url === '/moved') return void response.writeHead(302, { location: '/m3u' }).end()
  const words = lists[url]
  response.writeHead(words === undefined ? 404 : 200).end(words)
})
let base = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it.each(['/m3u', '/bare', '/pls', '/xspf', '/asx', '/moved'])(
  'leads to its first station: %s',
  async (path) => {
    expect(await readStationList(base + path, true)).toBe(to)
  },
)

it.each(['/pieces', '/nothing', '/files', '/endless', '/none', '/gone'])(
  'leads nowhere: %s',
  async (path) => {
    expect(await readStationList(base + path, true)).toBeUndefined()
  },
)

it('of the house is read only where the owner typed its address', async () => {
  expect(await readStationList(`${base}/m3u`, false)).toBeUndefined()
})

it.each([
  ['http://one.example/live.m3u', true],
  ['http://one.example/live.PLS?x=1', true],
  ['http://one.example/live.m3u8', true],
  ['http://one.example/live.mp3', false],
  ['http://one.example/?list=a.m3u', false],
  ['no address.m3u', false],
])('is known by its name: %s', (uri, isList) => {
  expect(isStationList(uri)).toBe(isList)
})
