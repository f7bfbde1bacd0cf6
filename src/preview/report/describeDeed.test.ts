import { expect, it } from 'vitest'
import { toCommand } from '../../renderer'
import { describeDeed } from './describeDeed'

const deedOf = (onClick: Record<string, unknown>) => describeDeed(toCommand(onClick))

it('[D2.10-13] tells the payload of a call, and refuses one that a player cannot take', () => {
  expect(deedOf({ type: 'plugin', endpoint: 'a/b', method: 'go', data: { x: 1 } })).toEqual({
    kind: 'sends',
    event: 'callMethod',
    payload: JSON.stringify({ type: 'plugin', endpoint: 'a/b', method: 'go', data: { x: 1 } }, null, 2),
  })
  expect(describeDeed({ kind: 'callMethod', payload: { endpoint: 'a/b' } })).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('method'),
  })
})

it('[D2.10-8] tells the event of an emit, and refuses names and payloads that the interface does not send', () => {
  expect(deedOf({ type: 'emit', message: 'mine', data: [1] })).toMatchObject({ kind: 'sends', event: 'mine' })
  expect(deedOf({ type: 'emit', message: 'disconnect' })).toMatchObject({ kind: 'refused' })
  expect(deedOf({ type: 'emit', message: 'volume', data: 'loud' })).toMatchObject({ kind: 'refused' })
})

it('[D2.10-9] opens http and https, also addresses of the player itself, and nothing else', () => {
  const opens = (url: string) => deedOf({ type: 'openUrl', url })
  expect(opens('https://radio.example/')).toMatchObject({ kind: 'opens', address: 'https://radio.example/' })
  expect(opens('/api/v1/ping')).toMatchObject({ kind: 'opens', address: 'http://player.local/api/v1/ping' })
  expect(opens('javascript:alert(1)')).toEqual({ kind: 'unsafe', address: 'javascript:alert(1)' })
})

it('[D2.10-10] leads to a sign-in with the address to come back to', () => {
  const request = { type: 'oauth', plugin: 'music_service/x', scopes: ['read'] }
  const deed = deedOf({ ...request, performerUrl: 'https://sign.example/in' })
  expect(deed).toMatchObject({ kind: 'opens', isSignIn: true })
  expect(deed.kind === 'opens' && new URL(deed.address).searchParams.get('scopes')).toBe('read')
  expect(deedOf({ ...request, performerUrl: 'data:text/html,x' })).toMatchObject({ kind: 'unsafe' })
})

it('tells of static pages, plans, and of nothing', () => {
  expect(deedOf({ type: 'goto', pageName: 'credits' })).toEqual({ kind: 'goesTo', pageName: 'credits' })
  expect(deedOf({ type: 'anyUpgrade' })).toEqual({ kind: 'plans' })
  expect(deedOf({ type: 'openUrl' })).toEqual({ kind: 'nothing' })
})

it('survives what is nested deeper than the stack', () => {
  let deep: unknown = 0
  for (let depth = 0; depth < 100_000; depth++) deep = [deep]
  expect(describeDeed({ kind: 'emit', event: 'mine', payload: deep })).toMatchObject({
    payload: expect.stringContaining('too deep'),
  })
})
