import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPanel } from '../../../tests/support/renderPanel'

const patient = { timeout: 15_000 }

it.each([
  ['favourites', 'No favourites yet'],
  ['radio/favourites', 'No favourite stations yet'],
  ['radio/myWebRadio', 'No stations of your own yet'],
  ['playlists', 'No playlists yet'],
  ['playlists/Sunday', 'This playlist is empty'],
])('[D9-14] an own list at %s that holds nothing says how it is filled', async (uri, title) => {
  const { device } = await renderPanel({ path: `/browse?uri=${encodeURIComponent(uri)}` })
  await waitFor(() => expect(device.sentWith('browseLibrary')).not.toHaveLength(0), patient)
  act(() => device.push('pushBrowseLibrary', { navigation: { lists: [{ items: [] }] } }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).not.toBeNull(), patient)
  expect(screen.queryByText('No items')).toBeNull()
})
