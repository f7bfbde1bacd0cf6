import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FoundPlayer } from './discovery/findPlayers'
import { createInterfaceServer } from './createInterfaceServer'

const attic = { name: 'Attic', origin: 'http://192.168.1.50' }
let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

/** The interface for nobody yet, with so many players about. */
async function serve(find: () => Promise<FoundPlayer[]>) {
  const server = await createInterfaceServer({ device: find, host: '127.0.0.1' })
  close = server.close
  return async (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)
}

describe('the interface for which no player was chosen', () => {
  it('names no player to connect to, and lists those of the house', async () => {
    const ask = await serve(() => Promise.resolve([attic]))
    expect(await (await ask('/api/host')).json()).toEqual({})
    expect(await (await ask('/app/local-config.json')).json()).toEqual({})
    expect(await (await ask('/api/players')).json()).toEqual([attic])
    const posted = await ask('/api/players', { method: 'POST' })
    expect(posted.headers.get('content-type') ?? '').not.toContain('json')
  })

  it('asks the house once for all who ask at a time', async () => {
    let tell: (players: FoundPlayer[]) => void = () => undefined
    const find = vi.fn<() => Promise<FoundPlayer[]>>(() => new Promise((resolve) => (tell = resolve)))
    const ask = await serve(find)
    const asking = [ask('/api/players'), ask('/api/players'), ask('/api/players')]
    await vi.waitFor(() => expect(find).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 100))
    tell([attic])
    for (const answer of await Promise.all(asking)) expect(await answer.json()).toEqual([attic])
    expect(find).toHaveBeenCalledTimes(1)
  })

  it('asks the house again where it could not be asked', async () => {
    const find = vi.fn<() => Promise<FoundPlayer[]>>()
    find.mockRejectedValueOnce(new Error('no network')).mockResolvedValue([attic])
    const ask = await serve(find)
    expect((await ask('/api/players')).status).toBe(500)
    expect(await (await ask('/api/players')).json()).toEqual([attic])
  })
})
