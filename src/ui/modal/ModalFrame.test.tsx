import { render, screen } from '@testing-library/react'
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
