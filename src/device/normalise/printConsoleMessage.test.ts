import { expect, it } from 'vitest'
import { printConsoleMessage } from './deferredNormalisers'

it('shows lines as they are and objects as JSON', () => {
  expect([printConsoleMessage('ready'), printConsoleMessage({ a: 1 }), printConsoleMessage(null)]).toEqual([
    'ready',
    '{"a":1}',
    '',
  ])
})
