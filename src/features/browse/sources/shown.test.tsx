import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPanel } from '../../../../tests/support/renderPanel'

const sources = () => screen.queryByRole('list', { name: 'Sources' })
const patient = { timeout: 15_000 }

it('[D2.6-2] the sources show while nothing is browsed or sought, else the lists do', async () => {
  const { device, router } = await renderPanel({ path: '/browse' })
  const answer = (title: string) =>
    act(() =>
      device.push('pushBrowseLibrary', {
        navigation: { lists: [{ items: [{ title, uri: title, type: 'song' }] }] },
      }),
    )
  act(() => device.push('pushBrowseSources', [{ name: 'Web radio', uri: 'radio' }]))
  await waitFor(() => expect(sources()).not.toBeNull(), patient)

  act(() => router.history.push('/browse?uri=radio'))
  await waitFor(() => expect(device.sentWith('browseLibrary')).toHaveLength(1))
  answer('Harbour Radio')
  await waitFor(() => expect(screen.queryByText('Harbour Radio')).not.toBeNull())
  expect(sources()).toBeNull()

  act(() => router.history.push('/browse?uri=radio&q=harbour'))
  await waitFor(() => expect(device.sentWith('search')).toHaveLength(1))
  answer('Harbour at Night')
  await waitFor(() => expect(screen.queryByText('Harbour at Night')).not.toBeNull())
  expect(sources()).toBeNull()

  act(() => router.history.push('/browse'))
  await waitFor(() => expect(sources()).not.toBeNull())
  expect(screen.queryByText('Harbour at Night')).toBeNull()
})
