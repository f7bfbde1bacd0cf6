// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { testBrand } from '../../tests/support/testBrand'
import { loadFirstScreen } from './createAppParts'
import { createPanelRouter } from './routes'

/** Where a start at `path` ends, and which screens were fetched for it. */
async function startAt(path: string) {
  const router = createPanelRouter(
    { brand: testBrand, hostname: 'player.local', readUiSettings: () => Promise.resolve(undefined) },
    createMemoryHistory({ initialEntries: [path] }),
  )
  const fetched: string[] = []
  for (const [id, { options }] of Object.entries<{ options: { component?: unknown } }>(router.routesById)) {
    const { component } = options
    if (typeof component === 'function' && 'load' in component)
      vi.spyOn(component as { load: () => void }, 'load').mockImplementation(() => void fetched.push(id))
  }
  await loadFirstScreen(router)
  vi.restoreAllMocks()
  return { fetched, landed: router.state.location.pathname }
}

it.each([
  ['/playback', '/playback', '/playback'],
  ['/settings', '/settings', '/settings'],
  ['/plugin/system_controller-network', '/plugin/$pluginName', '/plugin/system_controller-network'],
])('fetches the one screen of %s', async (path, route, landed) => {
  expect(await startAt(path)).toEqual({ fetched: [route], landed })
})

it.each(['/', '/nosuch', '/redirect?a=1'])('fetches playback for %s, which leads there', async (path) => {
  expect(await startAt(path)).toEqual({ fetched: ['/playback'], landed: '/playback' })
})
