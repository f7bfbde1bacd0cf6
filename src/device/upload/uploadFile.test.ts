// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ScriptedUpload } from '../../../tests/support/ScriptedUpload'
import type { UploadOutcome } from '../../../machines/upload.machine'
import { uploadFile } from './uploadFile'

const servers: Server[] = []

/** A player that answers uploads as told; the test's page comes from elsewhere, so any origin may ask. */
const serve = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') response.end()
    else answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/backgrounds-upload`
}

/** Answers once the whole body is there. */
const answering = (status: number, body: string) => (request: IncomingMessage, response: ServerResponse) => {
  request.resume()
  request.on('end', () => {
    response.statusCode = status
    response.end(body)
  })
}

const file = new File([new Uint8Array(200_000).fill(7)], 'fjord.jpg', { type: 'image/jpeg' })

const problemOf = async (upload: Promise<UploadOutcome>) => {
  const outcome = await upload
  return outcome.status === 'failed' ? outcome.problem : outcome
}

afterEach(async () => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

describe('uploadFile', () => {
  it('[D7-41 D7-44] sends the file in the field filename, after the other fields, and tells the answer', async () => {
    let received = ''
    let type: string | undefined
    const url = await serve((request, response) => {
      type = request.headers['content-type']
      request.setEncoding('latin1').on('data', (text: string) => (received += text))
      request.on('end', () => response.end('{"path":"/albumart?web=1"}'))
    })
    const outcome = await uploadFile({ url, file, fields: { artist: 'Slow Harbour', album: 'Low Tide' } })
    expect(outcome).toEqual({ status: 'done', answer: { path: '/albumart?web=1' } })
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    const names = [...received.matchAll(/; name="(\w+)"(?:; filename="([^"]+)")?/g)].map(
      ([, ...found]) => found,
    )
    expect(names).toEqual([
      ['artist', undefined],
      ['album', undefined],
      ['filename', 'fjord.jpg'],
    ])
    expect(received).toContain('Slow Harbour')
  })

  it('[D2.11-7] tells how far it is, up to 100', async () => {
    const seen: number[] = []
    const url = await serve(answering(200, ''))
    await uploadFile({ url, file, onProgress: (percent) => seen.push(percent) })
    expect(seen.at(-1)).toBe(100)
    expect(seen.every((percent) => percent >= 0 && percent <= 100)).toBe(true)
  })

  it('is done without an answer when that is no JSON', async () => {
    const url = await serve(answering(201, 'Created'))
    expect(await uploadFile({ url, file })).toEqual({ status: 'done', answer: undefined })
  })

  it.each([
    [413, 'size'],
    [415, 'type'],
    [507, 'full'],
    [403, 'refused'],
    [404, 'refused'],
    [500, 'broken'],
    [302, 'broken'],
  ])('[D8-18] fails by status %i as %s', async (status, problem) => {
    expect(await problemOf(uploadFile({ url: await serve(answering(status, '')), file }))).toBe(problem)
  })

  it('fails where nobody is, and where the connection breaks in the middle', async () => {
    expect(await problemOf(uploadFile({ url: 'http://127.0.0.1:1/backgrounds-upload', file }))).toBe(
      'unreachable',
    )
    expect(await problemOf(uploadFile({ url: 'http://no address', file }))).toBe('unreachable')
    const url = await serve((request) => request.socket.destroy())
    expect(await problemOf(uploadFile({ url, file }))).toBe('unreachable')
  })
})

describe('uploadFile without an answer', () => {
  const uninstalls: (() => void)[] = []

  const start = () => {
    const { uploads, uninstall } = ScriptedUpload.install()
    uninstalls.push(uninstall)
    vi.useFakeTimers()
    const seen: number[] = []
    const onProgress = (percent: number) => seen.push(percent)
    const controller = new AbortController()
    const { signal } = controller
    const order = { url: 'http://192.168.1.50/backgrounds-upload', file, onProgress, signal }
    const upload = problemOf(uploadFile(order))
    const [request] = uploads
    if (!request) throw new Error('nothing was sent')
    return { upload, seen, request, controller, order }
  }

  afterEach(() => {
    for (const uninstall of uninstalls.splice(0)) uninstall()
  })

  it('ends the request when it is cancelled, and begins none for whoever has cancelled already', async () => {
    const { upload, request, controller, order } = start()
    controller.abort()
    expect(await upload).toBe('cancelled')
    expect(request.isAborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    expect(await problemOf(uploadFile(order))).toBe('cancelled')
  })

  it('ends when no byte has moved for 20 s', async () => {
    const { upload, seen, request } = start()
    vi.advanceTimersByTime(19_000)
    request.move(50, 200)
    vi.advanceTimersByTime(19_000)
    expect(seen).toEqual([25])
    expect(request.isAborted).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(await upload).toBe('timeout')
    expect(request.isAborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits 30 s for the answer once all is sent, and then ends', async () => {
    const { upload, seen, request } = start()
    request.move(200, 200)
    request.finish()
    vi.advanceTimersByTime(29_000)
    expect(request.isAborted).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(await upload).toBe('silent')
    expect(seen).toEqual([100, 100])
    expect(vi.getTimerCount()).toBe(0)
  })
})
