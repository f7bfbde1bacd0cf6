// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import type { Brand, UiSettings } from '../../schemas/generated/types'
import { testBrand } from '../../tests/support/testBrand'
import { createPanelRouter } from './routes'

const goto = async (path: string, file?: UiSettings, hostname = 'player.local') => {
  const router = createPanelRouter(
    { brand: testBrand, hostname, readUiSettings: () => Promise.resolve(file) },
    createMemoryHistory({ initialEntries: [path] }),
  )
  await router.load()
  return router
}

const landing = async (...args: Parameters<typeof goto>) => (await goto(...args)).state.location.href

const pageOf = async (path: string) => {
  const router = await goto(path)
  const match = router.state.matches.find(({ routeId }) => routeId === '/plugin/$pluginName')
  return match?.params
}

describe('the addresses of the account area', () => {
  const enter = async (path: string, cloud?: Brand['cloud'], hostname = 'player.local') => {
    const router = createPanelRouter(
      {
        brand: { ...testBrand, ...(cloud && { cloud }) },
        hostname,
        readUiSettings: () => Promise.resolve({}),
      },
      createMemoryHistory({ initialEntries: [path] }),
    )
    await router.load()
    return router.state.location.href
  }

  it('[D2.1-3] are unknown ones where the brand has no cloud', async () => {
    expect(await enter('/acme/profile?a=1')).toBe('/playback?a=1')
  })

  it('[A2.1-1] are real paths, which the area itself judges', async () => {
    expect(await enter('/acme/profile?a=1', {})).toBe('/acme/profile?a=1')
    expect(await enter('/other/profile?a=1', {})).toBe('/playback?a=1')
  })

  it('[A2.1-5 A2.1-6 A2.1-7 A2.1-9] are where /redirect leads, with the query string kept', async () => {
    expect(await enter('/redirect?grsf=abc&x=%2F', {})).toBe('/acme/welcome?grsf=abc&x=%2F')
    expect(await enter('/redirect?x=+', {}, 'dev.acme.example')).toBe('/acme/access?x=+')
    expect(await enter('/redirect?x=+', {})).toBe('/playback?x=+')
    expect(await enter('/nosuch?x=+', {}, 'cloud.acme.example')).toBe('/acme/access?x=+')
  })
})

describe('the addresses', () => {
  it('[D2.1-1] are real paths without a hash', async () => {
    expect(await landing('/settings')).toBe('/settings')
    expect(await landing('/debug')).toBe('/debug')
  })

  it.each(['/', '/nosuch', '/deep/er/no/such', '/acme/nosuch', '/plugin', '/static-page/a/b'])(
    '[D2.1-3] go by /redirect with their query string when they are unknown: %s',
    async (path) => {
      expect(await landing(`${path}?a=1&b=%20x&c&a=2`, { indexState: '/debug' })).toBe(
        '/debug?a=1&b=%20x&c&a=2',
      )
    },
  )

  it('[D2.1-4] keep the query string on /redirect wherever it leads', async () => {
    expect(await landing('/redirect?x=%2F&y', { indexState: '/debug' })).toBe('/debug?x=%2F&y')
    expect(await landing('/redirect?grsf=1&y')).toBe('/playback?grsf=1&y')
    expect(await landing('/redirect?y=+', {}, 'cloud.acme.example')).toBe('/playback?y=+')
  })

  it('[D2.1-5] start at the index state of the UI settings file', async () => {
    expect(await landing('/indexstate-redirect?q', { indexState: '/static-page/hello' })).toBe(
      '/static-page/hello?q',
    )
  })

  it.each([
    [true, true],
    [false, undefined],
  ])('[D2.1-5] begin browse at home where the file wants that: %s', async (indexStateHome, isHome) => {
    const { location } = (await goto('/indexstate-redirect', { indexState: '/browse', indexStateHome })).state
    expect([location.href, location.state.browse?.isHome]).toEqual(['/browse', isHome])
  })

  it.each([
    undefined,
    {},
    { indexState: '/playback' },
    { indexState: '/redirect' },
    { indexState: '/nowhere' },
    { indexState: '//evil.example' },
  ])('[D2.1-5] land on playback where no index state names a screen of this panel: %j', async (file) => {
    expect(await landing('/indexstate-redirect?q=1', file)).toBe('/playback?q=1')
  })

  it('[D2.2-8] [D2.2-15] name a plugin page with a -, and a name with / works too', async () => {
    expect(await pageOf('/plugin/system_controller-network')).toEqual({
      pluginName: 'system_controller/network',
    })
    expect(await pageOf('/plugin/music_service-my-radio')).toEqual({ pluginName: 'music_service/my-radio' })
    expect(await pageOf('/plugin/miscellanea/my_music')).toEqual({ pluginName: 'miscellanea/my_music' })
    expect(await pageOf('/plugin/miscellanea%2Fmy_music')).toEqual({ pluginName: 'miscellanea/my_music' })
    expect(await landing('/plugin/miscellanea/my_music?isPluginSettings=true')).toBe(
      '/plugin/miscellanea-my_music?isPluginSettings=true',
    )
  })

  it.each([
    ['[D2.2-7] have the rooms', '/multi-room'],
    ['[D2.2-9] have the plugin manager', '/plugin-manager'],
    ['[D2.2-14] have the outputs', '/outputs'],
  ])('%s', async (_what, path) => {
    const router = await goto(`${path}?a=1`)
    expect([router.state.matches.at(-1)?.routeId, router.state.location.href]).toEqual([path, `${path}?a=1`])
  })

  it('[D2.2-12] name a static page', async () => {
    const router = await goto('/static-page/credits')
    expect(router.state.matches.at(-1)?.params).toEqual({ pageName: 'credits' })
  })
})
