import { networkInterfaces } from 'node:os'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { localProject } from '../../cloudConfig'
import { startTestCloud, type TestCloud } from '../../testing/startTestCloud'
import { onlyHere } from './onlyHere'

let cloud: TestCloud | undefined

afterEach(async () => {
  await cloud?.close()
  cloud = undefined
})

/** Whether it answers somebody at that address. */
async function answers(remoteAddress: string): Promise<boolean> {
  const server = createServer((request, response) => {
    const from: IncomingMessage = Object.create(request, { socket: { value: { remoteAddress } } })
    void onlyHere(() => Promise.resolve(true))(from, response, new URL('http://a')).then((isAnswered) =>
      response.end(String(isAnswered)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await (await fetch(`http://127.0.0.1:${port}`)).text()
  server.close()
  return answer === 'true'
}

it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
  'answers this machine at %s',
  async (address) => {
    expect(await answers(address)).toBe(true)
  },
)

it.each(['192.168.1.50', '::ffff:10.0.0.1', 'fe80::1', '2001:db8::127.0.0.1', ''])(
  'does not answer others at %s',
  async (address) => {
    expect(await answers(address)).toBe(false)
  },
)

const outer = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)

it.skipIf(!outer)(
  'a cloud that the network reaches keeps mails, codes and control to its own machine',
  async () => {
    cloud = await startTestCloud({ host: '0.0.0.0' })
    const { port } = cloud
    const status = async (host: string, path: string, method = 'GET') =>
      (await fetch(`http://${host}:${port}${path}`, { method, ...(method === 'POST' && { body: '{}' }) }))
        .status
    const paths = ['/outbox', '/outbox.json', `/emulator/v1/projects/${localProject.projectId}/oobCodes`]
    const elsewhere = outer?.address ?? ''
    for (const path of paths)
      expect([path, await status('127.0.0.1', path), await status(elsewhere, path)]).toEqual([path, 200, 404])
    expect([
      await status('127.0.0.1', '/control', 'POST'),
      await status(elsewhere, '/control', 'POST'),
    ]).toEqual([200, 404])
  },
)
