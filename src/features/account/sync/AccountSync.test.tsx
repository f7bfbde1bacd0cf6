import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountUser } from '../../../../machines/accountSync.machine'
import { PanelOverlays } from '../../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { CloudProblem } from '../../../cloud/ports/CloudAuth'
import { DeviceProvider } from '../../../device'
import { type Account, AccountContext, AccountSync, noAccount } from './AccountSync'

const ada: AccountUser = { uid: 'u-ada' }
const calls = { in: vi.fn<Account['signInWithToken']>(), out: vi.fn<Account['signOut']>() }

const show = (account?: Partial<Account>) => {
  const device = new ScriptedDevice()
  const onUpgrade = vi.fn<() => void>()
  let tell: Parameters<Account['watch']>[0] = () => undefined
  const present: Account = {
    ...noAccount,
    isPresent: true,
    watch: (listener) => {
      tell = listener
      return () => undefined
    },
    token: () => Promise.resolve('t-mine'),
    signInWithToken: calls.in,
    signOut: calls.out,
    ...account,
  }
  const sync = <AccountSync onUpgrade={onUpgrade} />
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          {account ? <AccountContext value={present}>{sync}</AccountContext> : sync}
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const change = async (user: AccountUser | undefined, isFresh = false) => {
    act(() => tell(user, isFresh))
    await pass(2000)
  }
  return { device, onUpgrade, change, pass }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  calls.in.mockResolvedValue()
  calls.out.mockResolvedValue()
})
afterEach(() => vi.useRealTimers())

describe('an interface with accounts', () => {
  it('[A7.5-2 D4-41 D7-72] sends the token of who has just logged in, once', async () => {
    const { device, change, pass } = show({})
    await change(ada, true)
    expect(device.sent).toEqual([{ event: 'setMy{Brand}Token', payload: { token: 't-mine' } }])
    act(() => device.acknowledge('setMy{Brand}Token', { success: true }))
    await pass(60_000)
    expect(device.sent).toHaveLength(1)
  })

  it('[A7.5-1 A7.5-2 D4-42 D4-43 D7-71 D7-72] asks for status and token, and is logged in by what the player pushes', async () => {
    const { device, change, pass } = show({})
    await change(undefined)
    act(() => device.push('pushMy{Brand}Status', { loggedIn: true, uid: 'u-ada' }))
    await pass(0)
    expect(device.sent.map(({ event }) => event)).toEqual(['getMy{Brand}Status', 'getMy{Brand}Token'])
    act(() => device.push('pushMy{Brand}Token', { token: 't-player' }))
    expect(calls.in).toHaveBeenCalledExactlyOnceWith('t-player')
  })

  it('[D4-44] logs out where the player is another’s, then asks for a token', async () => {
    const { device, change, pass } = show({})
    await change(ada)
    act(() => device.push('pushMy{Brand}Status', { loggedIn: true, uid: 'u-ben' }))
    await pass(0)
    expect(calls.out).toHaveBeenCalledOnce()
    expect(device.sentWith('getMy{Brand}Token')).toHaveLength(1)
  })

  it('[A7.5-3 D4-46 D7-73] is logged out by the player', async () => {
    const { device, change, pass } = show({})
    await change(ada)
    act(() => device.push('pushMy{Brand}Logout', null))
    await pass(0)
    expect(calls.out).toHaveBeenCalledOnce()
  })

  it('[D4-47] tells of an upgrade by a code', () => {
    const { device, onUpgrade } = show({})
    act(() => device.push('userUpgradedFromDeviceCode', null))
    expect(onUpgrade).toHaveBeenCalledOnce()
  })

  describe('that was left while the player was away', () => {
    const forget = vi.fn<() => void>()
    const leave = (leaver: string) => {
      const pendingLogout = {
        leaverAt: (origin?: string) => (origin === 'http://192.168.1.50' ? leaver : undefined),
        forget,
      }
      return show({ pendingLogout })
    }

    it.each(['u-ada', ''])(
      '[A2.4-7 A4.11-2] logs the player out, which signs nobody in: %j',
      async (leaver) => {
        const { device, change, pass } = leave(leaver)
        await change(undefined)
        act(() => device.push('pushMy{Brand}Status', { loggedIn: true, uid: 'u-ada' }))
        await pass(60_000)
        expect(device.sent.map(({ event }) => event)).toEqual(['getMy{Brand}Status', 'my{Brand}Logout'])
        expect(forget).toHaveBeenCalledOnce()
      },
    )

    it('leaves a player alone that is another’s by now, and is signed in by it', async () => {
      const { device, change, pass } = leave('u-ada')
      await change(undefined)
      act(() => device.push('pushMy{Brand}Status', { loggedIn: true, uid: 'u-ben' }))
      await pass(0)
      expect(device.sent.map(({ event }) => event)).toEqual(['getMy{Brand}Status', 'getMy{Brand}Token'])
      expect(forget).toHaveBeenCalledOnce()
    })

    it('leaves another player alone, and remembers', async () => {
      const { device, change, pass } = leave('u-ada')
      device.setOrigin('http://192.168.1.51')
      await change(undefined)
      act(() => device.push('pushMy{Brand}Status', { loggedIn: true, uid: 'u-ada' }))
      await pass(0)
      expect(device.sent.map(({ event }) => event)).toEqual(['getMy{Brand}Status', 'getMy{Brand}Token'])
      expect(forget).not.toHaveBeenCalled()
    })

    it('tells a player that goes away again when it is back', async () => {
      const { device, change, pass } = leave('u-ada')
      await change(undefined)
      device.setOutcome({ status: 'refused', reason: 'offline', message: 'away' })
      act(() => device.push('pushMy{Brand}Status', { loggedIn: true, uid: 'u-ada' }))
      act(() => device.disconnect())
      await pass(60_000)
      expect(forget).not.toHaveBeenCalled()
      device.setOutcome({ status: 'sent' })
      act(() => device.reconnect())
      await pass(2000)
      act(() => device.push('pushMy{Brand}Status', { loggedIn: true, uid: 'u-ada' }))
      await pass(60_000)
      expect(device.sentWith('my{Brand}Logout')).toHaveLength(1)
      expect(device.sentWith('getMy{Brand}Token')).toEqual([])
      expect(forget).toHaveBeenCalledOnce()
    })
  })

  it('[D8-5] says in an error modal what went wrong', async () => {
    calls.in.mockRejectedValue({ data: { error: { message: 'The token has expired.' } } })
    const { device, pass } = show({})
    act(() => device.push('pushMy{Brand}Token', { token: 't-old' }))
    await pass(0)
    const dialog = screen.getByRole('dialog', { name: 'The account did not answer as it should' })
    expect(dialog.textContent).toContain('The token has expired.')
  })
})

it.each([
  [new CloudProblem('cloud/refused', 'Your account is closed.'), 'Your account is closed.'],
  [new CloudProblem('cloud/failed'), 'Music, library and settings go on as before.'],
])(
  '[A7.1-7 A8-28] says in an error modal why there is no token for the player: %s',
  async (problem, text) => {
    const { device, change } = show({ token: () => Promise.reject(problem) })
    await change(ada, true)
    const dialog = screen.getByRole('dialog', { name: 'The account did not answer as it should' })
    expect(dialog.textContent).toContain(text)
    expect(device.sent).toEqual([])
  },
)

it.each(['cloud/unreachable', 'cloud/away', 'cloud/busy', 'cloud/timeout'])(
  'opens no window over a cloud that is away, and gives the player its token once it is back: %s',
  async (code) => {
    const token = vi.fn<Account['token']>().mockRejectedValueOnce(new CloudProblem(code))
    token.mockResolvedValue('t-mine')
    const { device, change, pass } = show({ token })
    await change(ada, true)
    await pass(60_000)
    expect(screen.queryByRole('dialog')).toBeNull()
    await pass(2000)
    expect(device.sentWith('setMy{Brand}Token')).toEqual([{ token: 't-mine' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

it('does nothing, asks nothing and says nothing without accounts', async () => {
  const { device, pass, onUpgrade } = show()
  act(() => {
    device.push('pushMy{Brand}Token', { token: 't' })
    device.push('pushMy{Brand}Logout', null)
    device.push('userUpgradedFromDeviceCode', null)
    device.disconnect()
    device.reconnect()
  })
  await pass(60_000)
  expect(device.sent).toEqual([])
  expect(onUpgrade).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
