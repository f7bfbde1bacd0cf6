import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import everything from '../../../fixtures/documents/brand/everything.json'
import activatedAlready from '../../../fixtures/pushDeviceActivationStatus/already.json'
import {
  everyStep,
  openWizard,
  press,
  title,
  told,
  type WizardOptions,
} from '../../../tests/support/openWizard'

beforeEach(() => void vi.clearAllMocks())

describe('the device code', () => {
  const start = () => openWizard({ steps: everyStep, startAt: 'devicecode' })

  it('[D2.13-10 D3-60 D5-20] cannot be validated while it is empty', async () => {
    const device = start()
    const validate = screen.getByRole<HTMLButtonElement>('button', { name: 'Validate' })
    expect(validate.disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('Device code'), '  ')
    expect(validate.disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('Device code'), 'HARBOUR')
    expect(validate.disabled).toBe(false)
    await press('Validate')
    expect(device.sentWith('setDeviceActivationCode')).toEqual([{ code: 'HARBOUR' }])
    expect(screen.getByText('Checking the code…')).toBeDefined()
  })

  it('[D3-60] [D8-10] shows the error of a wrong one, [D4-30] and that the right one activated the device', async () => {
    const device = start()
    await userEvent.type(screen.getByLabelText('Device code'), 'WRONG{Enter}')
    act(() => device.push('pushDeviceActivationCodeResult', { activated: false, error: 'Unknown code' }))
    expect(screen.getByText('Error activating device: Unknown code')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Device code').value).toBe('WRONG')
    await press('Validate')
    act(() => device.push('pushDeviceActivationCodeResult', { activated: true }))
    expect(screen.getByRole('heading', { name: 'Device activated' })).toBeDefined()
    expect(screen.queryByLabelText('Device code')).toBeNull()
  })

  it('[D3-60 D8-11 D4-30] says of a device that was activated before what it tells, its plan and its account', () => {
    const device = start()
    act(() => device.push('pushDeviceActivationStatus', activatedAlready))
    expect(screen.getByText('Already active superstar')).toBeDefined()
    expect(screen.getByText('It is associated with account owner@player.example.')).toBeDefined()
    expect(screen.queryByLabelText('Device code')).toBeNull()
  })

  it('[D8-11] leaves the account out where there is none', () => {
    const device = start()
    act(() =>
      device.push('pushDeviceActivationStatus', { alreadyActivated: true, message: 'Active', plan: 'free' }),
    )
    expect(screen.getByText('Active free')).toBeDefined()
  })

  it('[D4-30] shows the input on a device that says that it is not activated', () => {
    const device = start()
    act(() => device.push('pushDeviceActivationStatus', { activated: false, alreadyActivated: false }))
    expect(screen.getByLabelText('Device code')).toBeDefined()
  })
})

describe('the last step', () => {
  const start = (options: WizardOptions = {}) => openWizard({ startAt: 'done', ...options })

  it('[D2.13-13 D3-61] shows the player’s own words', async () => {
    start()
    await title('Well done')
    expect(screen.getByText('Ready', { selector: 'span' })).toBeDefined()
  })

  it('[D2.13-13 D9-41 D7-70] takes a chosen or a written amount to the provider of the brand', async () => {
    start()
    const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Donate €20' }).form
    expect([form?.action, form?.method, form?.target]).toEqual([
      'https://pay.example.com/donate',
      'post',
      '_blank',
    ])
    const sent = () => Object.fromEntries(new FormData(form ?? undefined))
    expect(sent()).toMatchObject({ amount: '20', currency_code: 'EUR', business: 'nobody@example.com' })
    expect(
      within(screen.getByRole('group', { name: 'Amount' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['€10', '€20', '€50', '€100', 'Other'])
    await press('€50')
    expect(sent()).toMatchObject({ amount: '50' })
    await press('Other')
    expect(screen.getByLabelText<HTMLInputElement>('Another amount in €').value).toBe('150')
    await userEvent.clear(screen.getByLabelText('Another amount in €'))
    await userEvent.type(screen.getByLabelText('Another amount in €'), '7.5')
    await userEvent.tab()
    await waitFor(() => expect(sent()).toMatchObject({ amount: '7.5' }))
  })

  it('[D2.13-13] keeps the chosen amount while one looks back', async () => {
    start()
    await press('€100')
    await press('Previous')
    await press('Next')
    expect((await screen.findByRole('button', { name: '€100' })).getAttribute('aria-pressed')).toBe('true')
  })

  it('[D2.13-13] asks for nothing where the brand names nobody who takes it', () => {
    const { donation: _, cryptoDonations: __, ...brand } = everything
    start({ brand })
    expect(screen.queryByText('Make a donation')).toBeNull()
  })

  it('[D2.13-13 D2.13-14] opens the wallets', async () => {
    start()
    await press('Donate in a cryptocurrency')
    expect(told.modals.open).toHaveBeenCalledWith({ name: 'modal-crypto-donation', size: 'sm' })
  })

  it('[D8-20] says which keys set a bookmark', async () => {
    start()
    await press('Add bookmark')
    expect(told.dialogs.info).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Press Ctrl+D to bookmark this page.' }),
    )
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 14)')
    await press('Add bookmark')
    expect(told.dialogs.info).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: 'Press Cmd+D to bookmark this page.' }),
    )
    vi.restoreAllMocks()
  })

  it('[D6-5] leads from a kiosk to no other windows', () => {
    start({ isKiosk: true })
    expect(screen.queryByText('Make a donation')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add bookmark' })).toBeNull()
  })
})

describe('the mailing list', () => {
  it('[D2.13-12 D3-62 D5-19] takes an address that is one, and says that it did', async () => {
    const post = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'))
    openWizard({ steps: everyStep, startAt: 'follow' })
    await userEvent.type(screen.getByLabelText('E-mail address'), 'owner')
    await press('Subscribe')
    expect(post).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('E-mail address'), '@player.example{Enter}')
    expect(await screen.findByText('Subscribed successfully')).toBeDefined()
    expect(String(post.mock.calls[0]?.[1]?.body)).toContain('EMAIL=owner%40player.example')
    post.mockRestore()
  })

  it('[D2.13-12] is not there where the brand has none; following and sharing are', () => {
    const { mailingList: _, ...brand } = everything
    openWizard({ steps: everyStep, startAt: 'follow', brand })
    expect(screen.queryByLabelText('E-mail address')).toBeNull()
    expect(screen.getByRole('link', { name: /Microblog/ })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Share Any Brand' })).toBeDefined()
  })
})
