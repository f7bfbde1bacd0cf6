import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { renderPanel } from '../../../tests/support/renderPanel'
import { UserCard, AccountSlotsContext, type AccountSlots } from '../../ui/account/AccountSlotsContext'
import { eventually } from '../../../tests/support/eventually'

const openMenu = async (userAgent?: string) => {
  const panel = await renderPanel({ path: '/settings', ...(userAgent && { userAgent }) })
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  return { ...panel, menu: () => within(screen.getByRole('dialog', { name: 'Menu' })) }
}
const patient = { timeout: 15_000 }

it('[D2.9-12] has the sources, the settings and the links that are configured', async () => {
  const { device, router, menu } = await openMenu()
  const link = { name: 'Forum', url: 'https://forum.example' }
  act(() => {
    device.push('pushUiSettings', { mainMenuLinks: [link, { name: 'Bad', url: 'javascript:alert(1)' }] })
    device.push('pushBrowseSources', [{ name: 'Web radio', uri: 'radio' }])
  })
  expect(menu().getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
  expect(menu().getByRole('link', { name: /Forum/ }).getAttribute('href')).toBe('https://forum.example/')
  expect(menu().queryByText('Bad')).toBeNull()
  await userEvent.click(await menu().findByRole('link', { name: 'Web radio' }, patient))
  expect(router.history.location.href).toBe('/browse?uri=radio&title=Web+radio')
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
})

it('[D6-5] leads from a kiosk to no configured links', async () => {
  const { device, menu } = await openMenu('Mozilla/5.0 acmekiosk')
  act(() =>
    device.push('pushUiSettings', { mainMenuLinks: [{ name: 'Forum', url: 'https://forum.example' }] }),
  )
  expect(menu().queryByText('Forum')).toBeNull()
})

it('has no sources of its own in the older theme, whose browse has them', async () => {
  const { device, menu } = await openMenu()
  act(() => {
    device.push('pushUiSettings', { theme: 'acme' })
    device.push('pushBrowseSources', [{ name: 'Web radio', uri: 'radio' }])
  })
  await eventually(() => expect(menu().queryByRole('link', { name: 'Web radio' })).toBeNull())
})

it('[D2.9-10] has the card of the user where somebody gives one, and nothing otherwise', () => {
  const { container, rerender } = render(<UserCard place="menu" />, { wrapper: PanelProviders })
  expect(screen.queryByText('Ada')).toBeNull()
  rerender(
    <AccountSlotsContext value={{ isAuthEnabled: true, Card: () => <p>Ada</p> }}>
      <UserCard place="menu" />
    </AccountSlotsContext>,
  )
  expect(container.textContent).toContain('Ada')
})

it('keeps the room that the card took the last time, until it is known what is there', () => {
  const note = vi.fn<(place: string, height: number) => void>()
  const cardHeights = { read: () => 116, note }
  const card = (slots: Partial<AccountSlots>) => (
    <AccountSlotsContext value={{ isAuthEnabled: true, cardHeights, ...slots }}>
      <UserCard place="menu" />
    </AccountSlotsContext>
  )
  const { container, rerender } = render(card({}), { wrapper: PanelProviders })
  const room = () => container.querySelector<HTMLElement>('[style*="min-height"]')?.style.minHeight
  expect(room()).toBe('116px')
  const Card = () => <p>Ada</p>
  rerender(card({ Card }))
  expect([room(), note.mock.calls]).toEqual(['116px', []])
  rerender(card({ Card, isCardSettled: true }))
  expect([container.textContent, room()]).toEqual([expect.stringContaining('Ada'), '0'])
  expect(note).toHaveBeenCalledWith('menu', expect.any(Number))
  rerender(card({ isCardSettled: true }))
  expect(room()).toBeUndefined()
  expect(note).toHaveBeenLastCalledWith('menu', 0)
})

it('leaves the card of nobody out of the menu where it was folded away, not the settings’ nor that of who is logged in', () => {
  const cardFold = { isFolded: true, fold: () => {} }
  const Card = () => <p>Ada</p>
  const card = (place: 'menu' | 'settings', plan?: string) => (
    <AccountSlotsContext value={{ isAuthEnabled: true, isCardSettled: true, cardFold, Card, plan }}>
      <UserCard place={place} />
    </AccountSlotsContext>
  )
  const { rerender } = render(card('menu'), { wrapper: PanelProviders })
  expect(screen.queryByText('Ada')).toBeNull()
  rerender(card('settings'))
  expect(screen.getByText('Ada')).toBeTruthy()
  rerender(card('menu', 'free'))
  expect(screen.getByText('Ada')).toBeTruthy()
})
