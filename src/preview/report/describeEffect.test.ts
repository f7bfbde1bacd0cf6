import { expect, it } from 'vitest'
import { toCommand } from '../../renderer'
import { describeEffect } from './reportSection'

const effectOf = (onClick: Record<string, unknown>) => describeEffect(toCommand(onClick))

it('[D2.10-13] tells the payload of a call, and refuses one that a player cannot take', () => {
  expect(effectOf({ type: 'plugin', endpoint: 'a/b', method: 'go', data: { x: 1 } })).toEqual({
    kind: 'sends',
    event: 'callMethod',
    payload: JSON.stringify({ type: 'plugin', endpoint: 'a/b', method: 'go', data: { x: 1 } }, null, 2),
  })
  expect(describeEffect({ kind: 'callMethod', payload: { endpoint: 'a/b' } })).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('method'),
  })
})

it('[D2.10-8] tells the event of an emit, and refuses names and payloads that the interface does not send', () => {
  expect(effectOf({ type: 'emit', message: 'mine', data: [1] })).toMatchObject({
    kind: 'sends',
    event: 'mine',
  })
  expect(effectOf({ type: 'emit', message: 'disconnect' })).toMatchObject({ kind: 'refused' })
  expect(effectOf({ type: 'emit', message: 'volume', data: 'loud' })).toMatchObject({ kind: 'refused' })
})

it('[D2.10-9] opens http and https, also addresses of the player itself, and nothing else', () => {
  const opens = (url: string) => effectOf({ type: 'openUrl', url })
  expect(opens('https://radio.example/')).toMatchObject({ kind: 'opens', address: 'https://radio.example/' })
  expect(opens('/api/v1/ping')).toMatchObject({ kind: 'opens', address: 'http://player.local/api/v1/ping' })
  expect(opens('javascript:alert(1)')).toEqual({ kind: 'unsafe', address: 'javascript:alert(1)' })
})

it('[D2.10-10] leads to a sign-in with the address to come back to', () => {
  const request = { type: 'oauth', plugin: 'music_service/x', scopes: ['read'] }
  const effect = effectOf({ ...request, performerUrl: 'https://sign.example/in' })
  expect(effect).toMatchObject({ kind: 'opens', isSignIn: true })
  expect(effect.kind === 'opens' && new URL(effect.address).searchParams.get('scopes')).toBe('read')
  expect(effectOf({ ...request, performerUrl: 'data:text/html,x' })).toMatchObject({ kind: 'unsafe' })
})

it('tells of static pages, plans, and of nothing', () => {
  expect(effectOf({ type: 'goto', pageName: 'credits' })).toEqual({ kind: 'goesTo', pageName: 'credits' })
  expect(effectOf({ type: 'anyUpgrade' })).toEqual({ kind: 'plans' })
  expect(effectOf({ type: 'openUrl' })).toEqual({ kind: 'nothing' })
})

it('survives what is nested deeper than the stack', () => {
  let deep: unknown = 0
  for (let depth = 0; depth < 100_000; depth++) deep = [deep]
  expect(describeEffect({ kind: 'emit', event: 'mine', payload: deep })).toMatchObject({
    payload: expect.stringContaining('too deep'),
  })
})
