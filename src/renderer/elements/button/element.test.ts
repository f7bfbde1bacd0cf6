import { expect, it } from 'vitest'
import { toCommand } from './element'

it('[D2.10-8] emits the message with its data, after the question if there is one', () => {
  expect(toCommand({ type: 'emit', message: 'reboot', data: '' })).toEqual({
    kind: 'emit',
    event: 'reboot',
    payload: '',
  })
  expect(
    toCommand({
      type: 'emit',
      message: 'wipe',
      data: { all: true },
      askForConfirm: { title: 'Wipe?', message: 'All of it' },
    }),
  ).toEqual({
    kind: 'emit',
    event: 'wipe',
    payload: { all: true },
    confirm: { title: 'Wipe?', message: 'All of it' },
  })
})

it('[D2.10-9] opens an address', () => {
  expect(toCommand({ type: 'openUrl', url: 'https://example.org' })).toEqual({
    kind: 'openUrl',
    url: 'https://example.org',
  })
})

it('[D2.10-10] asks for oauth with performer, plugin and scopes', () => {
  expect(
    toCommand({
      type: 'oauth',
      performerUrl: 'https://login.example',
      plugin: 'music/radio',
      scopes: ['a', 'b', 3],
    }),
  ).toEqual({
    kind: 'oauth',
    performerUrl: 'https://login.example',
    plugin: 'music/radio',
    scopes: ['a', 'b', '3'],
  })
})

it('[D2.10-11] goes to a static page', () => {
  expect(toCommand({ type: 'goto', pageName: 'credits' })).toEqual({ kind: 'goto', pageName: 'credits' })
})

it('[D2.10-12] goes to the plans, whichever brand spells it', () => {
  expect(toCommand({ type: 'acmeUpgrade' })).toEqual({ kind: 'plans' })
})

it.each(['plugin', 'controller', undefined, 'somethingNew'])(
  '[D2.10-13] calls the method of a button of type %s with all that the button says',
  (type) => {
    const call = { ...(type && { type }), endpoint: 'a/b', method: 'm', data: [1] }
    expect(toCommand({ ...call, askForConfirm: { title: 'T' } })).toEqual({
      kind: 'callMethod',
      payload: call,
      confirm: { title: 'T', message: '' },
    })
  },
)

it.each([
  [undefined],
  [{}],
  [{ type: 'emit' }],
  [{ type: 'openUrl' }],
  [{ type: 'oauth' }],
  [{ type: 'goto' }],
  [{ type: 'plugin', method: 'm' }],
  [{ type: 'plugin', endpoint: 'a/b' }],
])('does nothing for %j', (onClick) => {
  expect(toCommand(onClick)).toBeUndefined()
})
