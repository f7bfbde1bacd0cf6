import { expect, type Page } from '@playwright/test'
import { cleanedLinks, codesFor, open, pieces, press, shows, test } from './support/attacks'

/** The browser's own fence is down: what holds is the panel. */
test.use({ bypassCSP: true, trace: 'off', contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

/** Goes to an address of the panel as its own links do. */
const walk = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/**
 * Pictures may come from the web, as those of services do: the attacks that are such an address, and nothing
 * else, are no attack.
 */
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

for (const [part, some] of pieces(codesFor('library'), 45).entries())
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
      player.answers.set('search', ['pushBrowseLibrary', attackLibrary(code, `Found ${place}.`)])
      await walk(page, `/browse?uri=radio%2FmyWebRadio&title=${place}&plugin_name=${encoded(code)}`)
      await shows(page, 'main', { text: mark })
      await shows(page, 'main li[data-index]')
      await watch.look()
      await press(page, 'main [data-clamped] button')
      await press(page, cleanedLinks)
      // A window that one of the presses before opened may take a menu away again.
      await expect(async () => {
        if ((await page.getByRole('menu').count()) === 0) await press(page, 'main li[data-index] [data-more]')
        await shows(page, '[role=menu]')
      }).toPass()
      await watch.look()
      await page.keyboard.press('Escape')
      await walk(page, `/search?q=abc${encoded(code)}`)
      await shows(page, 'main', { text: `Found ${place}.` })
      await shows(page, 'main li[data-index]')
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
      await page.getByRole('menu').getByRole('menuitem', { name: entry }).click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      await watch.look()
      await page.keyboard.press('Escape')
    }
  })

for (const [part, some] of pieces(codesFor('sources'), 45).entries())
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
      await page.locator('main li button[aria-haspopup=menu]').nth(place).dispatchEvent('click')
      await shows(page, '[role=menu]', { count: 1 })
      await watch.look()
      await press(page, '[role=menuitem]:not([disabled])')
      await shows(page, '[role=menu]', { count: 0 })
    }
    player.push('pushActiveDumbInput', some[0])
    // The same in the menu, on a page of one of them.
    player.answers.set('browseLibrary', ['pushBrowseLibrary', attackLibrary(some[0] ?? '', 'Attack.')])
    await walk(page, `/browse?uri=${encoded(some[0] ?? '')}`)
    await expect(page.getByRole('list', { name: 'Your music' }).getByRole('link').first()).toBeAttached()
    await watch.look()
  })
