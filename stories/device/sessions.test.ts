import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { createNeutraliser, toSession } from '../../src/features/debug/session/saveSession'
import { ScriptedPlayer } from '../support/ScriptedPlayer'
import { readSession } from './readSession'
import { SessionPlayer, type SessionStep } from './SessionPlayer'

const read = (file: string) => {
  const made = readSession(readFileSync(`fixtures/sessions/${file}`, 'utf8'))
  if (!made.ok) throw new Error(made.reason)
  return made.session
}

/** Plays all of a session to a device client; gives what its gateways refused. */
const play = (steps: readonly SessionStep[]) => {
  const refused: string[] = []
  const player = new ScriptedPlayer({ onViolation: ({ event }) => refused.push(event) })
  const session = new SessionPlayer(steps, {
    happen: ({ direction, event, payload }) => {
      if (direction === 'in' && event !== null) player.push(event, payload)
    },
    clear: (ready) => ready(),
  })
  session.seek(steps.length)
  return { player, refused }
}

const files = readdirSync('fixtures/sessions')

describe.each(files)('the session %s', (file) => {
  const { steps } = read(file)

  it('is in the order of time and begins at 0', () => {
    const times = steps.map(({ at }) => at)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times[0]).toBe(0)
  })

  it('passes the gateways, but for what was refused when it was recorded', async () => {
    const { refused } = play(steps.filter((step) => step.refused === undefined))
    // The checks of rare pushes are loaded when one comes.
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
    expect(refused).toEqual([])
  })

  it('names nobody: there is nothing left to be replaced', () => {
    const told = steps.map(({ event, payload }) => ({ event, payload }))
    const neutral = createNeutraliser(told, 'anybrand')
    expect(told.map(neutral.payload)).toEqual(told.map(({ payload }) => payload))
    expect(neutral.replaced()).toEqual([])
  })
})

describe('a session that is recorded, saved and played', () => {
  it('leaves the player known as it was, under neutral names', async () => {
    const recorded = play(read('settings-visit.json').steps).player
    recorded.push('pushDeviceName', 'Kitchen of Anna')
    await vi.waitFor(() => expect(recorded.connection.getSnapshot().hasTag('sends')).toBe(true))
    recorded.device.send('getInfoNetwork')
    recorded.push('pushInfoNetwork', [
      { type: 'Wired', ip: '10.11.12.13', status: 'connected', online: 'yes' },
    ])
    const saved = toSession(recorded.device.record.entries(), { brandWord: 'anybrand', title: 'Round trip' })
    const made = readSession(JSON.stringify(saved?.session))
    if (!made.ok) throw new Error(made.reason)
    const { player, refused } = play(made.session.steps)
    expect(refused).toEqual([])
    const { topics } = player.device
    expect(topics.read('pushMenuItems')).toEqual(recorded.device.topics.read('pushMenuItems'))
    expect(topics.read('pushUiSettings')).toEqual(recorded.device.topics.read('pushUiSettings'))
    expect(topics.read('pushDeviceName')).toMatch(/^Device \d+$/)
    topics.subscribe('pushInfoNetwork', () => undefined)
    await vi.waitFor(() =>
      expect(topics.read('pushInfoNetwork')).toMatchObject([
        { ip: expect.stringMatching(/^192\.0\.2\.\d+$/) },
      ]),
    )
    expect(JSON.stringify(made.session)).not.toMatch(/Anna|10\.11\.12\.13/)
    expect(
      made.session.steps.some(({ direction, event }) => direction === 'out' && event === 'getInfoNetwork'),
    ).toBe(true)
  })

  it('says what is wrong with a file', () => {
    expect(readSession('nothing')).toEqual({ ok: false, reason: 'This file is no JSON.' })
    expect(readSession('{"title":"x","start":"/settings","steps":[{"at":-1}]}')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('/steps/0'),
    })
  })
})
