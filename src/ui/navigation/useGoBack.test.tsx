import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPanel } from '../../../tests/support/renderPanel'

const plugin = '/plugin/system_controller-network?isPluginSettings=true'

it('[D2.2-18] goes back to the previous screen', async () => {
  const { router } = await renderPanel({ path: '/debug' })
  act(() => router.history.push(plugin))
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }, { timeout: 15_000 }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/debug'))
})

it('[D2.2-18] goes to browse where there is no previous screen', async () => {
  const { router } = await renderPanel({ path: plugin })
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }, { timeout: 15_000 }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/browse'))
})
