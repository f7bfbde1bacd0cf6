import { describe, expect, it } from 'vitest'
import { NoAnswer, probeGeneration } from './probeGeneration'

const host = 'http://192.168.1.50'
const options = { ownOrigin: host, limit: 500 }

/** A fetch that answers GET as given and notes what else it is asked. */
const answering = (body: string, status = 200) => {
  const asked: { url: string; init: RequestInit | undefined }[] = []
  const get: typeof fetch = (input, init) => {
    asked.push({ url: input instanceof Request ? input.url : String(input), init })
    return Promise.resolve(new Response(body, { status }))
  }
  return { get, asked }
}

const silent: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))

/** Answers, but lets no page of another origin read. */
const hiding: typeof fetch = (input, init) =>
  init?.mode === 'no-cors'
    ? Promise.resolve(Object.defineProperty(new Response(), 'type', { value: 'opaque' }))
    : silent(input)

describe('probeGeneration', () => {
  it('knows a 2.x server by its framing and closes the session that the question opened', async () => {
    const { get, asked } = answering('97:0{"sid":"abc","upgrades":["websocket"]}2:40')
    expect(await probeGeneration(host, { get, ...options })).toBe(2)
    expect(asked.map(({ url }) => url)).toEqual([
      'http://192.168.1.50/socket.io/?EIO=4&transport=polling',
      'http://192.168.1.50/socket.io/?EIO=3&transport=polling&sid=abc',
    ])
    expect(asked[1]?.init).toMatchObject({ method: 'POST', body: '1:1' })
  })

  it('knows a 4.x server and closes the session', async () => {
    const { get, asked } = answering('0{"sid":"xyz","upgrades":["websocket"]}')
    expect(await probeGeneration(host, { get, ...options })).toBe(4)
    expect(asked[1]?.url).toBe('http://192.168.1.50/socket.io/?EIO=4&transport=polling&sid=xyz')
    expect(asked[1]?.init).toMatchObject({ method: 'POST', body: '1' })
  })

  it.each([
    ['<!doctype html>', 200],
    ['{"code":0,"message":"Transport unknown"}', 400],
    ['not found', 404],
  ])('speaks of neither when %j answers with %i', async (body, status) => {
    const { get } = answering(body, status)
    expect(await probeGeneration(host, { get, ...options })).toBe('neither')
  })

  it.each([401, 403, 407])('is blocked where %i answers', async (status) => {
    const { get } = answering('Forbidden', status)
    expect(await probeGeneration(host, { get, ...options })).toBe('blocked')
  })

  it('does not take the error of a gateway for the player’s word', async () => {
    const { get } = answering('bad gateway', 502)
    await expect(probeGeneration(host, { get, ...options })).rejects.toBeInstanceOf(NoAnswer)
    await expect(
      probeGeneration(host, { get, ...options, ownOrigin: 'http://other.local' }),
    ).rejects.toBeInstanceOf(NoAnswer)
  })

  it('takes a host of another origin that hides its answer for generation 4', async () => {
    expect(await probeGeneration(host, { get: hiding, ...options, ownOrigin: 'http://player.local' })).toBe(4)
  })

  it('rejects when nothing answers', async () => {
    await expect(probeGeneration(host, { get: silent, ...options })).rejects.toMatchObject({
      reason: 'unreachable',
    })
  })
})
