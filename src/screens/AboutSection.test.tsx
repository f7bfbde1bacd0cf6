import { act, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import complete from '../../fixtures/documents/brand/complete.json'
import { PanelProviders } from '../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../tests/support/ScriptedDevice'
import { testBrand } from '../../tests/support/testBrand'
import type { Brand } from '../../schemas/generated/types'
import { DeviceProvider } from '../device'
import { MenuContext, type MenuEntry } from '../features/menu'
import { AccountSlotsContext, type AccountSlots } from '../ui/account/AccountSlotsContext'
import { BrandContext } from '../ui/brand/BrandContext'
import { PanelSituationContext } from '../ui/panel/PanelSituationContext'
import { AboutSection } from './SettingsScreen'

const bare: Brand = { ...testBrand, links: {} }

const show = (
  brand: Brand,
  {
    isKiosk = false,
    slots = {},
    settings = [],
  }: { isKiosk?: boolean; slots?: Partial<AccountSlots>; settings?: MenuEntry[] } = {},
) => {
  const device = new ScriptedDevice()
  const pressed: MenuEntry[] = []
  const menu = { main: [], settings, isAccountEnabled: false, isKnown: true }
  render(
    <PanelProviders>
      <BrandContext value={brand}>
        <PanelSituationContext value={{ settings: {}, isKiosk, isMemorySaving: false }}>
          <DeviceProvider device={device}>
            <AccountSlotsContext value={{ isAuthEnabled: false, ...slots }}>
              <MenuContext value={{ ...menu, press: (entry) => void pressed.push(entry) }}>
                <AboutSection />
              </MenuContext>
            </AccountSlotsContext>
          </DeviceProvider>
        </PanelSituationContext>
      </BrandContext>
    </PanelProviders>,
  )
  const section = screen.getByRole('region', { name: brand.productName })
  const names = () =>
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  return { device, pressed, names }
}

describe('what the settings say of the product', () => {
  it('[D1-17] leads to the credits, whatever brand and menu there are', () => {
    expect(show(bare).names()).toEqual(['About and credits'])
    expect(screen.getByRole('link', { name: 'About and credits' }).getAttribute('href')).toBe(
      '/static-page/credits',
    )
  })

  it('says nothing twice: a menu that leads to the credits does so alone', () => {
    const action = { kind: 'goto', path: '/static-page/credits' } as const
    const settings = [{ key: 'static-page', id: 'static-page', name: 'Credits', action }]
    expect(show({ ...bare, links: { help: 'https://example.com/' } }, { settings }).names()).toEqual(['Help'])
  })

  it('leads to all that a brand has: help, privacy, donation and wallets', () => {
    const { names, pressed } = show(complete)
    expect(names()).toEqual([
      'About and credits',
      'Help',
      'Privacy policy',
      'Make a donation',
      'Donate in a cryptocurrency',
    ])
    expect(screen.getByRole('link', { name: /Privacy policy/ }).getAttribute('href')).toBe(
      complete.links.privacy,
    )
    act(() => screen.getByRole('button', { name: 'Make a donation' }).click())
    act(() => screen.getByRole('button', { name: 'Donate in a cryptocurrency' }).click())
    expect(pressed.map(({ action }) => action)).toEqual([
      { kind: 'modal', name: 'modal-donation', size: 'sm' },
      { kind: 'modal', name: 'modal-crypto-donation', size: 'sm' },
    ])
  })

  it('[A2.4-24] leads to the streaming services where accounts are lent', () => {
    show(bare, { slots: { streaming: [{ title: 'Tidewater', path: '/acme/premium-streaming/tidewater' }] } })
    expect(screen.getByRole('link', { name: 'Tidewater with the premium plan' }).getAttribute('href')).toBe(
      '/acme/premium-streaming/tidewater',
    )
  })

  it('[D6-5] leads from a kiosk to no other windows', () => {
    expect(show(complete, { isKiosk: true }).names()).toEqual([
      'About and credits',
      'Donate in a cryptocurrency',
    ])
  })

  it('[A7.5-5 D1-15] says whether use is counted, by what the owner allowed at the player', () => {
    const { device } = show(complete)
    expect(device.sentWith('getPrivacySettings')).toHaveLength(1)
    expect(screen.getByText(/is not counted/)).toBeDefined()
    act(() => device.push('pushPrivacySettings', { allowUIStatistics: true }))
    expect(screen.getByText(/is counted, as the player/)).toBeDefined()
  })

  it('says and asks nothing of counting where the brand counts nothing', () => {
    const { device } = show(bare)
    expect([device.sent, screen.queryByText(/counted/)]).toEqual([[], null])
  })
})
