import { afterEach, expect, it, vi } from 'vitest'
import { createViolationReporter } from './actors'

afterEach(() => vi.restoreAllMocks())

it('says once per event what a schema refused', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const report = createViolationReporter(false)
  for (let count = 0; count < 5; count++)
    report({ kind: 'push', event: 'pushState', reason: 'payload must be object' })
  report({ kind: 'request', event: 'getUiConfig', reason: '/page must be string' })
  expect(warn.mock.calls).toEqual([
    ['pushState was not taken: payload must be object'],
    ['getUiConfig was not sent: /page must be string'],
  ])
})

it('throws our own malformed requests while developing, never what a device sends or authors', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const report = createViolationReporter(true)
  expect(() => report({ kind: 'request', event: 'getUiConfig', reason: 'x' })).toThrow(
    'getUiConfig was not sent: x',
  )
  report({ kind: 'authored', event: 'getUiConfig', reason: 'x' })
  report({ kind: 'push', event: 'pushState', reason: 'x' })
  expect(warn).toHaveBeenCalledTimes(2)
})
