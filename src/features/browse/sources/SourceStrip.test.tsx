import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import usual from '../../../../fixtures/pushBrowseSources/usual.json'
import { renderPanel } from '../../../../tests/support/renderPanel'

const patient = { timeout: 15_000 }
let hasRoom = true
beforeEach(() => {
  hasRoom = true
  const plain = window.matchMedia
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(plain(query), { matches: hasRoom && query.includes('min-height') }),
    )
  return () => spy.mockRestore()
})

const strip = () => screen.queryByRole('navigation', { name: 'Sources' })
const links = () =>
  within(screen.getByRole('navigation', { name: 'Sources' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')])
const current = () => links().filter(([, state]) => state !== null)

/** At home, with its sources told. */
const openHome = async (path = '/browse', push = true) => {
  const panel = await renderPanel({ path })
  // The newer theme has them in its menu.
  act(() => panel.device.push('pushUiSettings', { theme: 'acme' }))
  if (push) act(() => panel.device.push('pushBrowseSources', usual))
  await screen.findByRole('searchbox', {}, patient)
  const answer = (title: string) =>
    act(() =>
      panel.device.push('pushBrowseLibrary', {
        navigation: { lists: [{ items: [{ title, uri: `artists://${title}`, type: 'folder' }] }] },
      }),
    )
  const go = (to: string) => act(() => panel.router.history.push(to))
  const asked = () =>
    panel.device.sentWith('browseLibrary').map((payload) => Reflect.get(Object(payload), 'uri'))
  return { ...panel, answer, go, asked }
}

describe('the strip of sources', () => {
  it('[D2.6-1] leads from one source to another, and marks the one that somebody is in', async () => {
    const { go, answer, asked, router } = await openHome()
    expect(strip()).toBeNull()
    go('/browse?uri=artists%3A%2F%2F')
    await waitFor(() => expect(asked()).toEqual(['artists://']))
    answer('Slow Harbour')
    // What has no page of its own, and what is switched, stand with the sources at home.
    expect(links()).toEqual([
      ['Favourites', null],
      ['Playlists', null],
      ['Music library', null],
      ['Artists', 'true'],
      ['Web radio', null],
    ])
    await userEvent.click(await screen.findByRole('link', { name: /^Slow Harbour/ }))
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(current()).toEqual([['Artists', 'true']])
    await userEvent.click(screen.getByRole('link', { name: 'Playlists' }))
    await waitFor(() => expect(asked().at(-1)).toBe('playlists'))
    expect(router.history.location.href).toBe(
      '/browse?uri=playlists&title=Playlists&plugin_name=mpd&plugin_type=music_service',
    )
    expect(current()).toEqual([['Playlists', 'page']])
    // It is no step on the way from where somebody was.
    expect(within(screen.getByRole('navigation', { name: 'Way here' })).getAllByRole('link')).toHaveLength(1)
    const length = router.history.length
    await userEvent.click(screen.getByRole('link', { name: 'Playlists' }))
    expect(router.history.length).toBe(length)
  })

  it('[D2.6-1] stays while a source is searched, and not in the search of everything', async () => {
    const { go } = await openHome()
    go('/browse?uri=playlists&q=har')
    await waitFor(() => expect(current()).toEqual([['Playlists', 'true']]))
    go('/search?q=har')
    await waitFor(() => expect(strip()).toBeNull())
  })

  it('moves nothing on the page that is looked at: sources told late come with the next page', async () => {
    const { device, go, answer } = await openHome('/browse?uri=radio&title=Radio', false)
    answer('Harbour')
    act(() => device.push('pushBrowseSources', usual))
    expect(strip()).toBeNull()
    go('/browse?uri=playlists&title=Playlists')
    await waitFor(() => expect(strip()).not.toBeNull())
  })

  it('asks for nothing and shows nothing where a screen has no room for it', async () => {
    hasRoom = false
    const { device, go, asked } = await openHome('/browse?uri=radio&title=Radio')
    go('/browse?uri=playlists&title=Playlists')
    await waitFor(() => expect(asked().at(-1)).toBe('playlists'))
    expect(strip()).toBeNull()
    expect(device.sentWith('getBrowseSources')).toHaveLength(0)
  })
})
