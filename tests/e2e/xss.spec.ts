import { expect } from '@playwright/test'
import { parseAddress } from '../../src/device/discovery/discoverHosts'
import { attackPage } from '../support/xss/attackPage'
import { Watch } from '../support/xss/Watch'
import { xssVectors } from '../support/xssVectors'
import {
  cleanedLinks,
  codes,
  codesFor,
  dialogButtons,
  drawAll,
  drawn,
  open,
  pieces,
  press,
  shows,
  test,
} from './support/attacks'

/** The browser's own fence is down: what holds is the panel. */
test.use({ bypassCSP: true, trace: 'off', contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('the watch sees an attack that succeeds', async ({ page, player }) => {
  const watch = await Watch.begin(page, player.url)
  await open(watch, player, '/settings')
  await page.evaluate(() => {
    const place = document.createElement('div')
    place.innerHTML =
      '<img src=x onerror=__pwned(1)><img src="//evil.example/pixel"><a href="javascript:__pwned(2)">x</a>'
    document.body.append(place)
    window.open('javascript:1')
    place.querySelector('a')?.click()
  })
  await watch.look()
  await expect
    .poll(() => watch.found.map((line) => line.replace(/: <.*/s, '')).sort())
    .toEqual([
      'address',
      'executed 1',
      'executed 2',
      'handler',
      'link',
      'opened javascript:1',
      'requested http://evil.example/pixel',
    ])
})

for (const [place, vectors] of pieces(xssVectors, 20).entries())
  test(`a settings page executes nothing, part ${place + 1}`, async ({ page, player, watch }) => {
    const first = vectors[0]?.code ?? ''
    player.pages.set(
      'a/b',
      attackPage(vectors, { label: first, description: vectors.map(({ code }) => code).join(' ') }),
    )
    await open(watch, player, '/plugin/a-b')
    await expect(page.locator('[data-core-section]').last()).toBeAttached()
    await drawAll(page)
    await watch.look()
    expect(await page.locator('[class*="_html_"]').count()).toBeGreaterThan(0)
    // Documents, buttons that ask first, and Save, which asks first too: all of their dialogs lie on top of
    // each other.
    expect(await press(page, 'main button:not([disabled])')).toBeGreaterThan(vectors.length * 3)
    await watch.look()
    expect(await press(page, dialogButtons)).toBeGreaterThan(vectors.length)
    await press(page, cleanedLinks)
    await watch.look()
  })

test('a page’s buttons open no address but http and https', async ({ page, player, watch }) => {
  player.pages.set('a/b', {
    page: { label: 'Addresses' },
    sections: [
      {
        id: 's',
        content: codes.flatMap((code, place) => [
          { id: `open-${place}`, element: 'button', label: 'Open', onClick: { type: 'openUrl', url: code } },
          {
            id: `oauth-${place}`,
            element: 'button',
            label: 'Log in',
            onClick: { type: 'oauth', performerUrl: code, plugin: code, scopes: [code] },
          },
          {
            id: `emit-${place}`,
            element: 'button',
            label: 'Emit',
            onClick: { type: 'emit', message: code, data: code },
          },
        ]),
      },
    ],
  })
  await open(watch, player, '/plugin/a-b')
  await expect(page.locator('[data-element=button]').first()).toBeAttached()
  await drawAll(page)
  await expect(page.locator('[data-element=button]')).toHaveCount(codes.length * 3)
  for (const part of pieces([...codes.keys()], 20)) {
    await press(page, part.map((place) => `[data-item$="-${place}"] button`).join())
    await watch.look()
  }
  expect(player.received.filter(({ event, payload }) => event === payload).length).toBeGreaterThan(
    codes.length / 2,
  )
})

test('a page’s password question executes nothing', async ({ page, player, watch }) => {
  for (const part of pieces(codesFor('password question'), 60)) {
    player.pages.set('a/b', {
      page: { label: 'Locked', passwordProtection: { enabled: true, message: part.join('\n') } },
      sections: [],
    })
    await open(watch, player, '/plugin/a-b')
    await expect(page.getByRole('dialog')).toBeVisible()
    await watch.look()
    await press(page, cleanedLinks)
  }
})

test('toasts execute nothing', async ({ page, player, watch }) => {
  await open(watch, player, '/settings')
  for (const code of codes) {
    player.push('pushToastMessage', { type: 'stickyerror', title: code, message: code })
    player.push('pushToastMessage', { type: code, title: code, message: code })
  }
  await expect(page.locator('[role=alert] [data-kind]')).toHaveCount(codes.length)
  await watch.look()
  await press(page, cleanedLinks)
  await press(page, '[role=alert] button')
  await watch.look()
})

for (const [part, some] of pieces(codesFor('modals'), 45).entries())
  test(`modals and progress of the player execute nothing, part ${part + 1}`, async ({
    page,
    player,
    watch,
  }) => {
    await open(watch, player, '/settings')
    for (const [place, code] of some.entries()) {
      const mark = `Attack ${place}.`
      const message = `${mark} ${code}`
      const buttons = [
        { name: code, class: code, emit: code, payload: code },
        { name: code, class: `btn ${code}`, url: code },
        { name: code, state: code },
      ]
      player.push('modalProgress', { title: code, message, progress: true, progressNumber: code, buttons })
      player.push('modalDone', { title: code, message, buttons })
      player.push('openModal', { title: code, message, size: code, buttons })
      await shows(page, '[role=dialog]', { text: mark, count: 2 })
      await watch.look()
      await press(page, cleanedLinks)
      await press(page, dialogButtons)
      await watch.look()
      player.push('closeAllModals', '')
      await shows(page, '[role=dialog]', { count: 0 })
    }
  })

test('menus and the player’s name execute nothing', async ({ page, player, watch }) => {
  await open(watch, player, '/settings')
  const some = codesFor('menus')
  const items = some.flatMap((code) => [
    { id: code, name: code, state: code, params: { pluginName: code } },
    { id: 'link', name: code, params: { url: code } },
    { id: 'iframe-page', name: code, params: { url: code } },
    { id: 'modal', name: code, params: { modalName: code, modalSize: code } },
    { id: 'static-page', name: code, pageName: code },
    { id: 'plugin', name: code, state: 'x.plugin', params: { pluginName: code, isPluginSettings: code } },
  ])
  player.push('pushMenuItems', items)
  await expect(page.locator('main li')).not.toHaveCount(1)
  for (const code of some) player.push('pushDeviceName', code)
  await expect(page.locator('header')).toContainText(some.at(-1)?.trim() ?? '')
  await watch.look()
  await press(page, 'main li button')
  await watch.look()
  await press(page, dialogButtons)
})

test('UI settings execute nothing and fetch nothing from elsewhere', async ({ page, player, watch }) => {
  await open(watch, player, '/settings')
  const some = codesFor('ui settings')
  for (const code of some) {
    player.push('pushUiSettings', {
      color: code,
      background: { title: code, path: code },
      pageTitle: code,
      language: code,
      theme: code,
    })
    player.push('pushUiSettings', { color: code, pageTitle: code })
    await drawn(page)
    await watch.look()
  }
  await expect(page).toHaveTitle(some.at(-1)?.trim() ?? '')
})

test('the debug screen executes nothing', async ({ page, player, watch }) => {
  await open(watch, player, '/debug')
  for (const part of pieces(codesFor('debug'), 20)) {
    for (const code of part) {
      player.push('printConsoleMessage', code)
      player.push(code === '' ? 'x' : `x${code}`, { [code]: code })
    }
    await drawn(page)
    await watch.look()
    await press(page, 'main button')
    await watch.look()
  }
})

for (const [part, some] of pieces(codesFor('drives'), 45).entries())
  test(`drives, music plugins and the system’s version execute nothing, part ${part + 1}`, async ({
    page,
    player,
    watch,
  }) => {
    const names = ['my-music', 'network-drives', 'my-music-plugin-enabler', 'system-version']
    player.pages.set('a/b', {
      page: { label: 'Music' },
      sections: names.map((coreSection) => ({ coreSection })),
    })
    const shares = some.map((code, place) => ({
      id: `d${place}`,
      name: code,
      ip: code,
      path: code,
      fstype: code,
      username: code,
      options: code,
      mounted: code,
      size: code,
    }))
    const [first = ''] = some
    player.answers.set('getListShares', ['pushListShares', shares])
    player.answers.set('getListUsbDrives', [
      'pushListUsbDrives',
      some.map((code) => ({ name: code, size: code, freespace: code })),
    ])
    player.answers.set('getNetworkSharesDiscovery', [
      'pushNetworkSharesDiscovery',
      { nas: some.map((code) => ({ name: code, shares: [{ sharename: code, path: `${code}/` }] })) },
    ])
    player.answers.set('getMyMusicPlugins', [
      'pushMyMusicPlugins',
      some.map((code) => ({ prettyName: code, name: code, category: code, enabled: code })),
    ])
    player.answers.set('getMyCollectionStats', ['pushMyCollectionStats', { songs: first, playtime: first }])
    await open(watch, player, '/plugin/a-b')
    await drawAll(page)
    await expect(page.locator('tbody tr')).toHaveCount(some.length)
    await expect(page.getByRole('switch')).toHaveCount(some.length)
    for (const code of some) {
      player.push('pushSystemVersion', { systemversion: code, builddate: code, additionalSVInfo: code })
      player.push('pushDeleteShare', { success: false, reason: code })
      player.push('pushAddShare', { success: false, reason: code })
      await drawn(page)
      await watch.look()
      await press(page, cleanedLinks)
    }
    // The questions whether to delete lie on top of each other.
    expect(await press(page, 'tbody button[aria-label^="Delete"]')).toBe(some.length)
    await watch.look()
    expect(await press(page, '[role=dialog] button:first-child')).toBeGreaterThan(0)
    for (const [place, code] of some.entries()) {
      player.push('nasCredentialsCheck', {
        id: `q${place}`,
        name: code,
        title: code,
        message: code,
        ip: code,
      })
      await shows(page, '[role=dialog]', { count: 1 })
      await watch.look()
      await press(page, cleanedLinks)
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).dispatchEvent('click')
      await shows(page, '[role=dialog]', { count: 0 })
    }
    await page.getByRole('button', { name: 'Add network drive' }).click()
    await expect(page.getByRole('radio')).toHaveCount(some.length)
    await press(page, 'main [type=radio]')
    await press(page, 'main [role=switch]')
    await watch.look()
  })

test('static pages execute nothing', async ({ page, player, watch }) => {
  let served = ''
  await page.context().route('**/static-pages/*.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<html><body><p id=mark>Attack.</p>${served}</body></html>`,
    }),
  )
  await open(watch, player, '/static-page/p0')
  // Cleaned by what cleans the markup of settings pages, which all attacks are tried on.
  for (const [place, code] of codesFor('static pages').entries()) {
    served = code
    await page.evaluate(
      (path) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      `/static-page/p${place + 1}`,
    )
    await drawn(page)
    await shows(page, 'main', { text: 'Attack.' })
    await watch.look()
    await press(page, cleanedLinks)
  }
})

test('the list of addresses that led to no player executes nothing', async ({ page, watch }) => {
  // What could be the name of a player is asked whether it is one.
  const odd = codes.filter((code) => 'fault' in parseAddress(code))
  const answer = Object.fromEntries(odd.map((code, place) => [`${place} ${code}`, code]))
  await page.context().route('**/api/host', (route) => route.fulfill({ json: answer }))
  await watch.go('/settings')
  await expect(page.getByRole('heading', { name: 'No player found' })).toBeVisible()
  await expect.poll(() => page.locator('li').count()).toBeGreaterThan(odd.length)
  await watch.look()
})

test('addresses of the panel execute nothing', async ({ page, player, watch }) => {
  await open(watch, player, '/settings')
  for (const code of codesFor('addresses')) {
    const part = encodeURIComponent(code.replaceAll(/\p{Surrogate}/gu, ''))
    for (const path of [`/plugin/${part}`, `/static-page/${part}?${part}=${part}#${part}`, `/${part}`]) {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await drawn(page)
      await watch.look()
    }
  }
})
