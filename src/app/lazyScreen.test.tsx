import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { useLayoutEffect, type ReactNode } from 'react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../tests/support/PanelProviders'
import { lazyScreen, ScreenFailure } from './lazyScreen'

it('a screen whose file cannot be loaded says so, leaves the rest alive, and tries again', async () => {
  // React and the router both report what the boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(() => <p>The screen</p>)]
  const Screen = lazyScreen(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <p>The shell</p>
        <Outlet />
      </>
    ),
  })
  const route = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Screen })
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: ScreenFailure,
  })
  // This router is not the panel's, whose type is registered.
  const other: object = { router }
  render(
    <PanelProviders>
      <RouterProvider {...(other as { router: never })} />
    </PanelProviders>,
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(/This screen has failed/)
  expect(screen.getByText('The shell')).not.toBeNull()
  expect(screen.getByText('Error: offline')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The screen')).not.toBeNull()
  vi.restoreAllMocks()
})

it('a screen that was fetched ahead is drawn at once', async () => {
  const fetched: Promise<() => ReactNode>[] = []
  const Screen = lazyScreen(() => {
    const file = Promise.resolve(() => <p>The screen</p>)
    fetched.push(file)
    return file
  })
  void Screen.load()
  await fetched[0]
  render(
    <PanelProviders>
      <Screen />
    </PanelProviders>,
  )
  expect(screen.getByText('The screen')).not.toBeNull()
  expect(fetched).toHaveLength(1)
})

it('a failure of fetching ahead is met by fetching again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(() => <p>The screen</p>)]
  const Screen = lazyScreen(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  void Screen.load()
  await Promise.resolve()
  await Promise.resolve()
  render(
    <PanelProviders>
      <Screen />
    </PanelProviders>,
  )
  expect(await screen.findByText('The screen')).not.toBeNull()
})

it('a screen that comes between the drawing and what follows it is not missed', async () => {
  let bring = () => {}
  // A promise that settles in the midst of a drawing; a real one waits for its end.
  const Arrived = () => <p>The screen</p>
  const file = Promise.resolve(Arrived)
  vi.spyOn(file, 'then').mockImplementation(
    (come) =>
      new Promise((resolve) => {
        bring = () => resolve(come?.(Arrived))
      }),
  )
  const Screen = lazyScreen(() => file)
  void Screen.load()
  const Late = () => {
    useLayoutEffect(() => bring(), [])
    return null
  }
  render(
    <PanelProviders>
      <Screen />
      <Late />
    </PanelProviders>,
  )
  expect(await screen.findByText('The screen')).not.toBeNull()
})
