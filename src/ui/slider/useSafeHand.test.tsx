import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { createDialogs, DialogsContext } from '../dialogs/Dialogs'
import { SafeSlider, useSafeHand } from './SafeSlider'

const told = {
  set: vi.fn<(volume: number) => void>(),
  onHold: vi.fn<() => void>(),
  onRelease: vi.fn<() => void>(),
}

function Volume() {
  const { hold, change, release } = useSafeHand({ volume: 40, ...told })
  return (
    <SafeSlider
      value={40}
      label="Volume"
      valueText="40/100"
      disabled={false}
      step={10}
      orientation="horizontal"
      onChange={change}
      onStep={() => undefined}
      onHold={hold}
      onRelease={release}
    />
  )
}

/** A finger on the handle: where there is no layout, all places are the first one. */
function grab() {
  vi.clearAllMocks()
  Element.prototype.setPointerCapture = () => undefined
  const shown = render(
    <PanelProviders>
      <DialogsContext value={createDialogs(() => undefined)}>
        <Volume />
      </DialogsContext>
    </PanelProviders>,
  )
  const room = screen.getByRole('slider', { name: 'Volume' }).closest('[data-no-swipe]')
  if (!room) throw new Error('a finger would swipe the screen')
  vi.spyOn(room.firstElementChild ?? room, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 4))
  fireEvent.pointerDown(room, { isPrimary: true, clientX: 40, clientY: 0, button: 0, pointerId: 1 })
  expect([told.onHold.mock.calls.length, told.onRelease.mock.calls.length]).toEqual([1, 0])
  return { room, ...shown }
}

it('leaves when the control goes under the finger, and once only', () => {
  const { unmount } = grab()
  unmount()
  expect(told.onRelease).toHaveBeenCalledOnce()
})

it('leaves when the browser takes the finger away, and once only', () => {
  const { room, unmount } = grab()
  act(() => void fireEvent.lostPointerCapture(room, { pointerId: 1 }))
  fireEvent.pointerUp(room, { pointerId: 1 })
  unmount()
  expect(told.onRelease).toHaveBeenCalledOnce()
})

it('a second finger moves nothing and ends nothing', () => {
  const { room, unmount } = grab()
  const other = { pointerId: 2, isPrimary: false, button: 0, clientX: 95, clientY: 0 }
  fireEvent.pointerDown(room, other)
  fireEvent.pointerMove(room, { ...other, clientX: 97 })
  fireEvent.pointerUp(room, other)
  expect([told.set.mock.calls, told.onRelease.mock.calls.length]).toEqual([[], 0])
  fireEvent.pointerMove(room, { pointerId: 1, clientX: 45, clientY: 0 })
  fireEvent.pointerUp(room, { pointerId: 1 })
  expect([told.set.mock.calls, told.onRelease.mock.calls.length]).toEqual([[[45]], 1])
  unmount()
})
