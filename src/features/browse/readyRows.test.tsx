import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPanel } from '../../../tests/support/renderPanel'

const patient = { timeout: 15_000 }

it('makes its rows while the player is asked, shows none of them, and fills in the page that comes', async () => {
  const { device } = await renderPanel({ path: '/browse?uri=music-library' })
  const made = () => document.querySelector<HTMLElement>('[data-section] li')
  await waitFor(() => expect(made()).not.toBeNull(), patient)
  const row = made()
  expect(screen.queryAllByRole('listitem').filter((one) => one === row)).toEqual([])
  expect(screen.queryByText('Untitled')).toBeNull()

  const items = [{ title: 'Gull Song', uri: 'gull', type: 'song' as const }]
  act(() => device.push('pushBrowseLibrary', { navigation: { lists: [{ items }] } }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Gull Song/ })).not.toBeNull(), patient)
  expect(made()).toBe(row)
  expect(document.querySelectorAll('[data-section] li')).toHaveLength(1)
})

it('shows nothing of them when what comes is empty', async () => {
  const { device } = await renderPanel({ path: '/browse?uri=music-library' })
  await waitFor(() => expect(document.querySelector('[data-section] li')).not.toBeNull(), patient)
  act(() => device.push('pushBrowseLibrary', { navigation: { lists: [] } }))
  await waitFor(() => expect(screen.queryByText('There is nothing here')).not.toBeNull(), patient)
  expect(document.querySelector('[data-section] li')).toBeNull()
})
