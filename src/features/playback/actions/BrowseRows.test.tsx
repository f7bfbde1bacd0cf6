import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { BrowseRows } from './LinkRows'

const names = { artist: 'Slow Harbour', album: 'Low Tide' }

/** The rows in a panel that has these screens besides the one that they are on. */
async function show(screens: readonly string[], { artist, album } = names) {
  const root = createRootRoute()
  const onDone = vi.fn<() => void>()
  const component = () => (
    <>
      <p>Low Tide</p>
      <BrowseRows artist={artist} album={album} onDone={onDone} />
    </>
  )
  const routes = ['/', ...screens].map((path) => createRoute({ getParentRoute: () => root, path, component }))
  const history = createMemoryHistory({ initialEntries: ['/'] })
  render(
    <PanelProviders>
      <RouterProvider router={createRouter({ routeTree: root.addChildren(routes), history })} />
    </PanelProviders>,
  )
  await screen.findByText('Low Tide')
  return { history, onDone }
}

const rows = () => screen.queryAllByRole('button').map((row) => row.textContent)

it('[D2.4-12] lead to artist and album in browse, and say so first', async () => {
  const { history, onDone } = await show(['/browse'])
  expect(rows()).toEqual(['Go to artist', 'Go to album'])
  await userEvent.click(screen.getByRole('button', { name: 'Go to artist' }))
  expect(onDone).toHaveBeenCalledOnce()
  const { pathname, search } = history.location
  expect([pathname, Object.fromEntries(new URLSearchParams(search))]).toEqual([
    '/browse',
    { type: 'artist', value: names.artist, ...names },
  ])
})

it('are not there for names that nobody knows', async () => {
  await show(['/browse'], { artist: ' ', album: '' })
  expect(rows()).toEqual([])
})

it('are not there while this panel has no such screen', async () => {
  await show([])
  expect(rows()).toEqual([])
})
