import { expect, it } from 'vitest'
import { isLocked, isTransportLocked, ownInputOf } from './lock'

it.each([
  [{ disableUi: true }, true, true],
  [{ service: 'airplay' }, true, true],
  [{ service: 'AirPlay', disableUi: false }, true, true],
  [{ service: 'analogin' }, true, true],
  [{ service: 'bluetoth', disableUi: false }, false, false],
  [{ service: 'bluetooth', disableUi: true }, true, true],
  [{ service: 'mpd', disableUiControls: true }, false, true],
  [{ service: 'mpd', disableUi: false, disableUiControls: false }, false, false],
  [{}, false, false],
])('[D2.3-4 D4-8] of %j: locked %s, its transport %s', (state, all, transport) => {
  expect([isLocked(state), isTransportLocked(state)]).toEqual([all, transport])
})

it('[D3-5] knows the inputs of the player, however they are spelled', () => {
  expect(['analogin', 'bluetooth', 'bluetoth', 'Bluetooth'].map(ownInputOf)).toEqual([
    'analogInput',
    'bluetooth',
    'bluetooth',
    'bluetooth',
  ])
  expect(['airplay', 'mpd', '', undefined].map(ownInputOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
