import { expect, test as base, type Page } from '@playwright/test'
import { parseAddress } from '../../src/device/discovery/parseAddress'
import { PageServer } from '../support/PageServer'
import { attackPage } from '../support/xss/attackPage'
import { Watch } from '../support/xss/Watch'
import { xssVectors } from '../support/xssVectors'

interface Fixtures {
  player: PageServer
  watch: Watch
}

/** The browser's own fence is down: what holds is the panel. */
base.use({ bypassCSP: true, trace: 'off', contextOptions: { reducedMotion: 'reduce' } })
base.describe.configure({ mode: 'parallel', timeout: 180_000 })

const test = base.extend<Fixtures>({
  player: async ({ page }, provide) => {
    const player = await PageServer.start()
    player.answers.set('getMenuItems', ['pushMenuItems', [{ id: 'system', name: 'System' }]])
    await provide(player)
    // A player that is left alone goes at once; one that still has guests waits for them.
    await page.close()
    await player.stop()
  },
  watch: async ({ page, player }, provide) => {
    const watch = await Watch.begin(page, player.url)
    await provide(watch)
    expect(watch.found).toEqual([])
    expect(page.url().startsWith(player.url)).toBe(true)
  },
})

const codes = xssVectors.map(({ code }) => code)

/** Opens a page of the panel and waits until its questions have come to the player. */
async function open(watch: Watch, player: PageServer, path: string): Promise<void> {
  await watch.go(path)
  await expect.poll(() => player.received.some(({ event }) => event === 'getMenuItems')).toBe(true)
}

/** What was pushed or pressed is drawn. Frames would not come while another window lies before this one. */
const drawn = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

/** A long page draws its rest when somebody comes near: goes there. */
const drawAll = (page: Page) =>
  page.evaluate(async () => {
    let rest: Element | null
    while ((rest = document.querySelector('[data-deferred]'))) {
      rest.scrollIntoView()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })

/** Presses everything that matches, except links that open a window of their own at a web address; returns how much. */
async function press(page: Page, selector: string): Promise<number> {
  const count = await page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
      (one) => !(one instanceof HTMLAnchorElement && one.target !== '' && /^https?:$/.test(one.protocol)),
    )
    for (const one of all) if (one.isConnected) one.click()
    return all.length
  }, selector)
  await drawn(page)
  return count
}

/** Cuts a list into pieces that a page can hold. */
const pieces = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, piece) =>
    list.slice(piece * size, (piece + 1) * size),
  )

const dialogButtons = '[role=dialog] button'
const cleanedLinks = '[class*="_html_"] a'

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
    // Documents, buttons that ask first, and Save, which asks first too: all of their dialogs lie on top of each other.
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
  for (const [place] of codes.entries()) {
    await press(page, `[data-item$="-${place}"] button`)
    await watch.look()
  }
  expect(player.received.filter(({ event, payload }) => event === payload).length).toBeGreaterThan(
    codes.length / 2,
  )
})

test('a page’s password question executes nothing', async ({ page, player, watch }) => {
  for (const part of pieces(codes, 20)) {
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

for (const [part, some] of pieces(codes, 65).entries())
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
      await expect(page.getByRole('dialog').filter({ hasText: mark })).toHaveCount(2)
      await watch.look()
      await press(page, cleanedLinks)
      await press(page, dialogButtons)
      await watch.look()
      player.push('closeAllModals', '')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

test('menus and the player’s name execute nothing', async ({ page, player, watch }) => {
  await open(watch, player, '/settings')
  const items = codes.flatMap((code) => [
    { id: code, name: code, state: code, params: { pluginName: code } },
    { id: 'link', name: code, params: { url: code } },
    { id: 'iframe-page', name: code, params: { url: code } },
    { id: 'modal', name: code, params: { modalName: code, modalSize: code } },
    { id: 'static-page', name: code, pageName: code },
    { id: 'plugin', name: code, state: 'x.plugin', params: { pluginName: code, isPluginSettings: code } },
  ])
  player.push('pushMenuItems', items)
  await expect(page.locator('main li')).not.toHaveCount(1)
  for (const code of codes) player.push('pushDeviceName', code)
  await expect(page.locator('header')).toContainText(codes.at(-1)?.trim() ?? '')
  await watch.look()
  await press(page, 'main li button')
  await watch.look()
  await press(page, dialogButtons)
})

test('UI settings execute nothing and fetch nothing from elsewhere', async ({ page, player, watch }) => {
  await open(watch, player, '/settings')
  for (const code of codes) {
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
  await expect(page).toHaveTitle(codes.at(-1)?.trim() ?? '')
})

test('the debug screen executes nothing', async ({ page, player, watch }) => {
  await open(watch, player, '/debug')
  for (const part of pieces(codes, 20)) {
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

for (const [part, some] of pieces(codes, 65).entries())
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
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await watch.look()
      await press(page, cleanedLinks)
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).dispatchEvent('click')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Add network drive' }).click()
    await expect(page.getByRole('radio')).toHaveCount(some.length)
    await press(page, 'main [type=radio]')
    await press(page, 'main [role=switch]')
    await watch.look()
  })

/** Goes to an address of the panel as its own links do. */
const walk = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Pictures may come from the web, as those of services do: the attacks that are such an address, and nothing else, are no attack. */
const picture = (code: string) => {
  const url = URL.parse(code, 'http://player.local')
  return url && /^https?:$/.test(url.protocol) && url.host !== 'player.local' ? '' : code
}

/** What an address can carry. */
const encoded = (code: string) => encodeURIComponent(code.replaceAll(/\p{Surrogate}/gu, ''))

/** An attack in everything that a player may say of what it lists. */
const attackItem = (code: string, type: string) => ({
  type,
  uri: code,
  title: code,
  name: code,
  album: code,
  artist: code,
  albumart: picture(code),
  icon: code,
  tagImage: picture(code),
  extensionIcon: picture(code),
  service: code,
  plugin_name: code,
  plugin_type: code,
  genre: code,
  year: code,
  trackType: code,
  samplerate: code,
  bitdepth: code,
  qualityDescription: code,
  tracknumber: code,
  meta: { [code]: code },
})

/** A page of the library of attacks, known by a mark in its title. */
const attackLibrary = (code: string, mark: string) => ({
  navigation: {
    info: {
      ...attackItem(code, 'album'),
      title: `${mark} ${code}`,
      description: `${code} ${'Long. '.repeat(200)}`,
      fileFormat: { url: code, name: code },
      credits: [{ key: code, values: [{ name: code, uri: code }] }],
    },
    lists: ['grid', 'list'].map((view) => ({
      title: code,
      icon: code,
      type: code,
      availableListViews: [view],
      items: ['song', 'folder', 'playlist', 'mywebradio', code].map((type) => attackItem(code, type)),
    })),
    prev: { uri: code },
  },
})

for (const [part, some] of pieces(codes, 40).entries())
  test(`the library, search and their menus execute nothing, part ${part + 1}`, async ({
    page,
    player,
    watch,
  }) => {
    player.answers.set('listPlaylist', ['pushListPlaylist', some])
    player.answers.set('getBrowseFilters', [
      'pushBrowseFilters',
      some.map((name, index) => ({ name, index })),
    ])
    await open(watch, player, '/browse')
    for (const [place, code] of some.entries()) {
      const mark = `Attack ${place}.`
      player.answers.set('browseLibrary', ['pushBrowseLibrary', attackLibrary(code, mark)])
      player.answers.set('search', ['pushBrowseLibrary', attackLibrary(code, mark)])
      await walk(page, `/browse?uri=radio%2FmyWebRadio&title=${place}&plugin_name=${encoded(code)}`)
      await expect(page.locator('main')).toContainText(mark)
      await expect(page.locator('main li[data-index]').first()).toBeAttached()
      await watch.look()
      await press(page, 'main [data-clamped] button')
      await press(page, cleanedLinks)
      await press(page, 'main li[data-index] [data-more]')
      await expect(page.getByRole('dialog').first()).toBeVisible()
      await watch.look()
      await press(page, '[role=dialog] button[aria-label="Close"]')
      await walk(page, `/search?q=abc${encoded(code)}`)
      await expect(page.locator('main li[data-index]').first()).toBeAttached()
      await watch.look()
    }
    // The windows that an item leads to: which playlist, which station.
    for (const entry of ['Add to playlist', 'Edit web radio']) {
      await walk(page, `/browse?uri=radio%2FmyWebRadio&title=windows`)
      const type = entry === 'Edit web radio' ? 'mywebradio' : 'song'
      player.answers.set('browseLibrary', [
        'pushBrowseLibrary',
        { navigation: { lists: [{ title: entry, items: [attackItem(some[0] ?? '', type)] }] } },
      ])
      await walk(
        page,
        `/browse?uri=${type === 'song' ? 'albums%3A%2F%2F' : 'radio%2FmyWebRadio'}&title=${type}`,
      )
      await expect(page.getByText(entry, { exact: true }).first()).toBeVisible()
      await page.locator('main li[data-index] [data-more]').first().click()
      await page.getByRole('dialog').getByRole('button', { name: entry }).click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      await watch.look()
      await page.keyboard.press('Escape')
    }
  })

for (const [part, some] of pieces(codes, 65).entries())
  test(`sources and their menus execute nothing, part ${part + 1}`, async ({ page, player, watch }) => {
    const source = (code: string) => ({
      ...attackItem(code, code),
      info: code,
      menuItems: [
        { name: code, icon: code, socketCall: { emit: 'attacked', payload: code } },
        { name: code, icon: code, socketCall: { emit: code, payload: { [code]: code } } },
      ],
    })
    player.answers.set('getBrowseSources', ['pushBrowseSources', some.map(source)])
    await open(watch, player, '/browse')
    await expect(page.getByRole('list', { name: 'Sources' }).getByRole('listitem')).toHaveCount(some.length)
    await watch.look()
    for (const [place] of some.entries()) {
      await page.locator('main li button[aria-haspopup=dialog]').nth(place).dispatchEvent('click')
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await watch.look()
      await press(page, '[role=dialog] button:not([disabled])')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    player.push('pushActiveDumbInput', some[0])
    // The same as a strip, on a page of one of them.
    player.answers.set('browseLibrary', ['pushBrowseLibrary', attackLibrary(some[0] ?? '', 'Attack.')])
    await walk(page, `/browse?uri=${encoded(some[0] ?? '')}`)
    await expect(page.getByRole('navigation', { name: 'Sources' }).getByRole('link').first()).toBeAttached()
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
  for (const [place, code] of codes.entries()) {
    served = code
    await page.evaluate(
      (path) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      `/static-page/p${place + 1}`,
    )
    await drawn(page)
    await expect(page.locator('main')).toContainText('Attack.')
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
  // These are no player's words, so a part of the list will do.
  for (const code of codes.filter((_, place) => place % 5 === 0)) {
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
