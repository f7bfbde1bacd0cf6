import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PanelOverlays } from '../../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../../device'
import { PanelUndo, PanelUndoBar } from '../../../ui/undo/PanelUndo'
import { useSleepActs } from './useSleepActs'

function Act() {
  const { atQueueEnd } = useSleepActs()
  return (
    <button type="button" onClick={atQueueEnd}>
      End it
    </button>
  )
}

function show(state: object, endless?: object) {
  const device = new ScriptedDevice()
  device.push('pushState', { status: 'play', uri: 'mnt/a.flac', title: 'Ebb', duration: 200, ...state })
  if (endless) device.push('pushInfinityPlayback', { ...endless })
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          <PanelUndo>
            <Act />
            <PanelUndoBar />
          </PanelUndo>
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
  const sent = () => [device.sentWith('setRepeat'), device.sentWith('setInfinityPlayback')]
  return { press, sent }
}

const off = { value: false, repeatSingle: false }
const on = { value: true, repeatSingle: false }

it.each([
  ['nothing follows the queue', {}, undefined, [[], []], undefined],
  ['it is repeated', { repeat: true }, { enabled: false }, [[off], []], [[off, on], []]],
  [
    'similar music follows',
    {},
    { enabled: true },
    [[], [{ enabled: false }]],
    [[], [{ enabled: false }, { enabled: true }]],
  ],
  [
    'it is repeated and similar music would follow',
    { repeat: true },
    { available: true, enabled: true },
    [[off], [{ enabled: false }]],
    [
      [off, on],
      [{ enabled: false }, { enabled: true }],
    ],
  ],
])('the music ends with the queue where %s, and goes on as before', (_, state, endless, ended, undone) => {
  const { press, sent } = show(state, endless)
  press('End it')
  expect(screen.getByText(/^The music stops at the end of the queue/)).toBeTruthy()
  expect(sent()).toEqual(ended)
  if (!undone) return
  press('Undo')
  expect(sent()).toEqual(undone)
})
