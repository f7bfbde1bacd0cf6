import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { answerBelow, placeBelow, readBase, upgradeBelow } from './placeBelow'

let close: (() => void) | undefined
afterEach(() => close?.())

/** What a server that says the address that it has heard answers below a base. */
async function serve(base: string) {
  const server = createServer(answerBelow(base, ({ url }, response) => void response.end(url)))
  server.on(
    'upgrade',
    upgradeBelow(base, ({ url }, socket) => void socket.end(`HTTP/1.1 400 ${url}\r\n\r\n`)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const { port } = server.address() as AddressInfo
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
}

describe('what is served below a path', () => {
  it.each([
    ['/music/', '/'],
    ['/music/queue?a=/music/', '/queue?a=/music/'],
    ['/music//queue', '//queue'],
  ])('hears %s as %s', async (asked, heard) => {
    expect(await (await (await serve('/music'))(asked)).text()).toBe(heard)
  })

  it('leads from the path without its last stroke to the one with it', async () => {
    const answer = await (await serve('/music'))('/music?a=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/music/?a=1'])
  })

  it.each(['/', '/musical', '/other/music/'])('answers nothing at %s', async (path) => {
    const answer = await (await serve('/music'))(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('The panel is at /music/')
  })

  it('hears everything as it is where there is no such path', async () => {
    expect(await (await (await serve(''))('/music/a')).text()).toBe('/music/a')
  })
})

it('writes the path into the page, once for each address of a file, and tells its code', () => {
  const page =
    '<html lang="en"><script>a(`/app/brand.json`,"/assets/a.js")</script><link href="/app/x"><a href="/queue">'
  expect(placeBelow(page, '/music')).toBe(
    '<html data-base="/music" lang="en"><script>a(`/music/app/brand.json`,"/music/assets/a.js")</script><link href="/music/app/x"><a href="/queue">',
  )
  expect(placeBelow(page, '')).toBe(page)
})

it.each([
  ['', ''],
  ['/', ''],
  ['/music/', '/music'],
  ['/a/b.c~d', '/a/b.c~d'],
])('reads %j as %j', (written, base) => {
  expect(readBase(written)).toBe(base)
})

it.each(['music', '/a b', '//evil.example', '/"><script>', 'http://a/b', '/a//b'])(
  'refuses %j',
  (written) => {
    expect(() => readBase(written)).toThrow(/--base takes a path/)
  },
)
