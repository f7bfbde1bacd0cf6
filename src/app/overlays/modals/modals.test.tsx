import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../../device'
import { type Dialogs, useDialogs } from '../../../ui/dialogs/Dialogs'
import { parseSafeAddress } from '../../../ui/safeAddress'
import { sanitizer } from '../../../ui/SafeHtml'
import {
  PanelModal,
  usePanelModals,
  type FeatureModal,
  type PanelModals,
} from '../../../ui/modal/PanelModals'
import { ModalProvider } from './ModalProvider'

const silence = () => Promise.reject(new Error('timeout'))

const given: { dialogs?: Dialogs; modals?: PanelModals } = {}

const Caller = () => {
  const ours = useDialogs()
  const modals = usePanelModals()
  useEffect(() => {
    given.dialogs = ours
    given.modals = modals
  })
  return <input aria-label="typing" />
}

const dialogs = (): Dialogs => {
  if (!given.dialogs) throw new Error('nothing was drawn')
  return given.dialogs
}

const Timer: FeatureModal = ({ frame, params }) => (
  <PanelModal {...frame} title="Timer">
    {String(params)}
  </PanelModal>
)

const draw = () => {
  const device = new ScriptedDevice()
  const opened: string[] = []
  const visited: string[] = []
  const handlers = {
    send: (event: string, payload: unknown) => device.sendAuthored(event, payload),
    open: (url: string) => {
      const safe = parseSafeAddress(url)
      if (safe.ok) opened.push(safe.href)
      return safe
    },
    goto: (state: string) => {
      if (!state.endsWith('.settings')) return false
      visited.push(state)
      return true
    },
  }
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <ModalProvider handlers={handlers} features={{ timer: Timer }}>
          <Caller />
        </ModalProvider>
      </DeviceProvider>
    </PanelProviders>,
  )
  return { device, opened, visited }
}

/**
 * Does something, and waits until what it opens is there: the code of some modals is fetched when they are
 * wanted.
 */
const shown = (work: () => unknown) =>
  act(async () => {
    work()
    await Promise.all([import('./DeviceModal'), import('../../../renderer')])
    await new Promise((resolve) => setTimeout(resolve, 0))
  })

const button = (name: string) => screen.getByRole('button', { name })
const open = (device: ScriptedDevice, buttons: Parameters<typeof device.push<'openModal'>>[1]['buttons']) =>
  shown(() => device.push('openModal', { title: 'Scan', message: '<b>Now</b>?', buttons }))

beforeAll(sanitizer.load)

describe('a modal that the device opens', () => {
  it('[D3-30] shows title, cleaned message, size and buttons', async () => {
    const { device } = draw()
    await shown(() =>
      device.push('openModal', {
        title: '<i>Scan</i>',
        message: 'Now <b>go</b><img src=x onerror=alert(1)><script>alert(1)</script>',
        size: 'lg',
        buttons: [{ name: 'Go', class: 'btn btn-danger' }],
      }),
    )
    const modal = screen.getByRole('dialog', { name: '<i>Scan</i>' })
    expect(modal.style.maxWidth).toBe('800px')
    expect(modal.querySelector('b')?.textContent).toBe('go')
    expect(modal.querySelector('img,script')).toBeNull()
    expect(button('Go')).not.toBeNull()
  })

  it('[D9-18] is small by default and stays when the backdrop is pressed', async () => {
    const { device } = draw()
    await open(device, [{ name: 'OK' }])
    const modal = screen.getByRole('dialog')
    expect(modal.style.maxWidth).toBe('420px')
    const backdrop = modal.parentElement?.querySelector('[aria-hidden]')
    if (backdrop) await userEvent.click(backdrop)
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  it('[D2.14-8] sends what a button emits, with its payload, and closes', async () => {
    const { device } = draw()
    await open(device, [{ name: 'Uninstall', emit: 'unInstallPlugin', payload: { name: 'a' } }])
    await userEvent.click(button('Uninstall'))
    expect(device.sentWith('unInstallPlugin')).toEqual([{ name: 'a' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays and says why when the player cannot be told', async () => {
    const { device } = draw()
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'offline' })
    await open(device, [{ name: 'Uninstall', emit: 'unInstallPlugin' }])
    await userEvent.click(button('Uninstall'))
    expect(screen.getByRole('alert').textContent).toMatch(/not connected/)
  })

  it('[D2.14-8] opens a safe address and no other', async () => {
    const { device, opened } = draw()
    await open(device, [
      { name: 'Bad', url: 'javascript:alert(1)' },
      { name: 'Good', url: 'https://example.org/' },
    ])
    await userEvent.click(button('Bad'))
    expect(screen.getByRole('alert').textContent).toMatch(/not a web address/)
    await userEvent.click(button('Good'))
    expect(opened).toEqual(['https://example.org/'])
  })

  it('[D2.14-8] goes to a state, and says so when this panel has no such screen', async () => {
    const { device, visited } = draw()
    await open(device, [
      { name: 'Log in', state: 'x.access' },
      { name: 'Settings', state: 'x.settings' },
    ])
    await userEvent.click(button('Log in'))
    expect(screen.getByRole('alert').textContent).toMatch(/does not have/)
    await userEvent.click(button('Settings'))
    expect(visited).toEqual(['x.settings'])
  })

  it('closes by Escape on this panel only, and gives the focus back', async () => {
    const { device } = draw()
    const field = screen.getByLabelText('typing')
    field.focus()
    await open(device, [{ name: 'OK', emit: 'closeModals', payload: '' }])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(device.sent).toEqual([])
    expect(document.activeElement).toBe(field)
  })

  it('[D7-36] closes when the device closes all', async () => {
    const { device } = draw()
    await open(device, [])
    act(() => device.push('closeAllModals', null))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

const push = (device: ScriptedDevice, progressNumber: number) =>
  shown(() =>
    device.push('modalProgress', {
      title: 'Copy',
      message: 'Files',
      progressNumber,
      buttons: [{ name: 'Restart' }],
    }),
  )

describe('the progress of the device', () => {
  it('[D3-31] shows how far it is, [D4-22] and its buttons when it is done', async () => {
    const { device } = draw()
    await push(device, 20)
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')).toBe('20')
    expect(screen.queryByRole('button', { name: 'Restart' })).toBeNull()
    await push(device, 80)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    act(() => device.push('modalDone', { title: 'Copy', message: 'Done', buttons: [{ name: 'Restart' }] }))
    expect(button('Restart')).not.toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

describe('our own dialogs', () => {
  it.each([
    ['info', 'OK', undefined],
    ['gotIt', 'Got it', undefined],
    ['error', 'Close', undefined],
    ['confirm', 'Confirm', true],
    ['confirm', 'Cancel', false],
    ['yesNo', 'Yes', true],
    ['yesNo', 'No', false],
  ] as const)('[D2.3-8] %s answers by %s', async (kind, name, expected) => {
    draw()
    const answer = vi.fn<(answer: boolean | void) => void>()
    await act(async () => void dialogs()[kind]({ title: 'Sure?', message: 'Really' }).then(answer))
    await userEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body)
    expect(answer).toHaveBeenCalledWith(expected)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('do nothing by an Enter too many when the answer is dangerous, and else the main thing', async () => {
    draw()
    const answers: boolean[] = []
    const ask = (words: Parameters<Dialogs['confirm']>[0]) =>
      act(
        async () =>
          void dialogs()
            .confirm(words)
            .then((answer) => answers.push(answer)),
      )
    await ask({ title: 'Format?', message: '', confirmLabel: 'Format', isDangerous: true })
    await waitFor(() => expect(document.activeElement).toBe(button('Cancel')))
    await userEvent.keyboard('{Enter}')
    await ask({ title: 'Rescan?', message: '', confirmLabel: 'Rescan' })
    await waitFor(() => expect(document.activeElement).toBe(button('Rescan')))
    await userEvent.keyboard('{Enter}')
    expect(answers).toEqual([false, true])
  })

  it('show names in our own questions as they are, and the HTML of a device where it asks', async () => {
    draw()
    await act(async () => void dialogs().confirm({ title: 'Delete?', message: '“<b>Evening</b>” goes.' }))
    const own = screen.getByRole('dialog', { name: 'Delete?' })
    expect(own.textContent).toContain('“<b>Evening</b>” goes.')
    await act(
      async () => void dialogs().confirm({ title: 'Scan?', message: 'Now <b>go</b>', holdsHtml: true }),
    )
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Scan?' }).querySelector('b')?.textContent).toBe('go'),
    )
  })

  it('lie on top of each other, and Escape answers the top one', async () => {
    draw()
    const first = vi.fn<(answer: boolean) => void>()
    const second = vi.fn<(answer: boolean) => void>()
    await act(async () => void dialogs().confirm({ title: 'First', message: '' }).then(first))
    await act(async () => void dialogs().yesNo({ title: 'Second', message: '' }).then(second))
    await userEvent.keyboard('{Escape}')
    expect(second).toHaveBeenCalledWith(false)
    expect(first).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(first).toHaveBeenCalledWith(false)
  })

  it('[D5-19] [D8-9] ask for a password until it is right', async () => {
    draw()
    const answer = vi.fn<(answer: boolean | void) => void>()
    const check = vi.fn<(password: string) => Promise<boolean>>((password) =>
      Promise.resolve(password === 'open'),
    )
    await shown(() => void dialogs().password({ message: '', check }).then(answer))
    await userEvent.click(button('Open'))
    expect(screen.getByText('Enter the password.')).not.toBeNull()
    expect(check).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    expect(screen.getByText('invalid password')).not.toBeNull()
    await userEvent.clear(screen.getByLabelText('Password'))
    await userEvent.type(screen.getByLabelText('Password'), 'open{Enter}')
    await waitFor(() => expect(answer).toHaveBeenCalledWith(true))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[D2.10-2] give a password up by cancelling, and say so when nobody answers', async () => {
    draw()
    const answer = vi.fn<(answer: boolean | void) => void>()
    await shown(() => void dialogs().password({ message: '', check: silence }).then(answer))
    await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}')
    expect(screen.getByText(/did not answer/)).not.toBeNull()
    await userEvent.click(button('Cancel'))
    expect(answer).toHaveBeenCalledWith(false)
  })
})

describe('the modal of a feature', () => {
  it('[D2.9-2] opens by its name, in the size that was asked for, and closes by Escape', async () => {
    draw()
    act(() => void given.modals?.open({ name: 'timer', size: 'sm', params: 15 }))
    const modal = screen.getByRole('dialog', { name: 'Timer' })
    expect(modal.style.maxWidth).toBe('420px')
    expect(modal.textContent).toContain('15')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[D2.9-2] is large unless asked otherwise', () => {
    draw()
    act(() => void given.modals?.open({ name: 'timer' }))
    expect(screen.getByRole('dialog').style.maxWidth).toBe('800px')
  })

  it('opens nothing for a name that nobody knows, and says so to the caller', () => {
    draw()
    expect(given.modals?.open({ name: 'constructor' })).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
