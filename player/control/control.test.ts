// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pushValidators } from '../../schemas/generated/pushValidators'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'
import { allGroups } from './routeControl'

let player: TestPlayer
let client: TestClient

beforeEach(async () => {
  player = await startTestPlayer()
  client = await connectTestClient(player.url, 4)
})
afterEach(async () => {
  client.close()
  await player.close()
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${player.url}/control/${path}`, { method: 'POST', body: JSON.stringify(body), headers })
const run = (action: string, options: unknown = null) => post('run', { action, options })

describe('the control page', () => {
  it('is a page with its script and style in files of their own', async () => {
    const html = await (await fetch(`${player.url}/control`)).text()
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|style=/)
    for (const [, path] of html.matchAll(/(?:src|href)="(\/control\/[^"]+)"/g)) {
      expect((await fetch(`${player.url}${path}`)).status).toBe(200)
    }
  })

  it('lists its buttons, each once, and the open interfaces', async () => {
    client.emit('getUiConfig', { page: 'network' })
    await client.next('pushUiConfig')
    const { groups, clients } = await (await fetch(`${player.url}/control/actions`)).json()
    expect(groups).toHaveLength(allGroups.length)
    expect(clients).toEqual([{ id: expect.any(String), page: 'network' }])
    const ids = allGroups.flatMap(({ actions }) => actions.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    [{ origin: 'http://evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'null' }],
  ])('refuses a page of another origin: %j', async (headers: Record<string, string>) => {
    expect((await post('push', { event: 'reloadUi' }, headers)).status).toBe(403)
    expect((await post('run', { action: 'drop-sockets' }, headers)).status).toBe(403)
    client.emit('pinger', 1)
    await client.next('ponger')
    expect(client.names()).not.toContain('reloadUi')
  })

  it('obeys its own page', async () => {
    expect(
      (
        await post(
          'push',
          { event: 'pushQueue', payload: [] },
          { origin: player.url, 'sec-fetch-site': 'same-origin' },
        )
      ).status,
    ).toBe(200)
    expect(await client.next('pushQueue')).toEqual([])
  })

  it.each([
    ['push', '{"event":""}', 400],
    ['push', '{"event":"disconnect"}', 400],
    ['push', 'no json', 400],
    ['push', '[]', 400],
    ['run', '{"action":"no-such"}', 404],
    ['elsewhere', '{}', 404],
  ])('says what is wrong with %s %s', async (path, body, status) => {
    expect((await fetch(`${player.url}/control/${path}`, { method: 'POST', body })).status).toBe(status)
  })
})

describe('the control page’s buttons', () => {
  it.each(['success', 'info', 'warning', 'error', 'stickyerror'])('show a toast: %s', async (type) => {
    await run(`toast-${type}`)
    expect(await client.next('pushToastMessage')).toMatchObject({ type })
  })

  it('open modals that the contract knows', async () => {
    for (const name of ['small', 'medium', 'large', 'bare', 'emit', 'url', 'state', 'hostile']) {
      await run(`modal-${name}`)
      expect(pushValidators.openModal(await client.next('openModal'))).toBe(true)
    }
  })

  it('change the menu and take the change back', async () => {
    await run('menu-account')
    expect(await client.next('pushMenuItems')).toContainEqual(expect.objectContaining({ id: 'my-faceplate' }))
    await run('menu-remove')
    expect(JSON.stringify(await client.next('pushMenuItems'))).not.toContain('"id":"network"')
    await run('menu-restore')
    const restored = JSON.stringify(await client.next('pushMenuItems'))
    expect(restored).toContain('"id":"network"')
    expect(restored).not.toContain('my-faceplate')
  })

  it('push the open page with other values', async () => {
    client.emit('getUiConfig', { page: 'protected' })
    const before = await client.next('pushUiConfig')
    await run('page-changed')
    const after = await client.next('pushUiConfig')
    expect(before).toHaveProperty('sections.0.content.0.value', 80)
    expect(after).toHaveProperty('sections.0.content.0.value', 81)
    await run('page-other')
    expect(await client.next('pushUiConfig')).toMatchObject({ page: { label: 'Network' } })
  })

  it('can each be pressed without harm to the player', async () => {
    const safe = allGroups.flatMap(({ actions }) => actions).filter(({ id }) => !/^offline|^drop/.test(id))
    for (const { id } of safe) expect([id, (await run(id)).status]).toEqual([id, 200])
    client.emit('pinger', 1)
    expect(await client.next('ponger')).toBe(1)
    expect(player.lines.filter((line) => !line.startsWith('alarm '))).toEqual([])
  })
})

describe('the progress', () => {
  it('rises to 100 and ends with a button', async () => {
    await run('progress', { pause: 1 })
    let last = -1
    for (let step = 0; step <= 20; step += 1) {
      const push = await client.next('modalProgress')
      if (!pushValidators.modalProgress(push)) throw new Error('not as its schema says')
      expect(push.progressNumber).toBeGreaterThan(last)
      last = push.progressNumber ?? 0
    }
    expect(last).toBe(100)
    expect(await client.next('modalDone')).toMatchObject({ buttons: [{ emit: 'closeModals' }] })
  })
})
