import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ModalFrame } from './ModalFrame'

it('closes without a word that could be taken for an answer', async () => {
  const onClose = vi.fn<(...args: unknown[]) => void>()
  render(
    <ModalFrame title="Protected" width={420} onClose={onClose}>
      Words
    </ModalFrame>,
    { wrapper: PanelProviders },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose.mock.calls).toEqual([[]])
})

it.each([
  ['is heard when the frame goes in the middle of it', [], 1],
  ['is no wish when it was let go elsewhere', [fireEvent.pointerLeave], 0],
] as const)('a press on the cross %s', (_what, then, count) => {
  const onClose = vi.fn<() => void>()
  const { unmount } = render(
    <ModalFrame title="Waiting" width={420} onClose={onClose}>
      Words
    </ModalFrame>,
    { wrapper: PanelProviders },
  )
  const cross = screen.getByRole('button', { name: 'Close' })
  fireEvent.pointerDown(cross, { button: 0 })
  for (const fire of then) fire(cross)
  expect(onClose).not.toHaveBeenCalled()
  unmount()
  expect(onClose).toHaveBeenCalledTimes(count)
})
