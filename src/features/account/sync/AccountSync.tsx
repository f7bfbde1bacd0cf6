import 'virtual:texts/account'
import { useActorRef } from '@xstate/react'
import { createContext, useContext, useEffect, useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import {
  type AccountSyncEvent,
  accountSyncMachine,
  type AccountUser,
  type DeviceAccount,
  type TokenOutcome,
} from '../../../../machines/accountSync.machine'
import { type Device, useDevice } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useDialogs } from '../../../ui/dialogs/Dialogs'
import type { PendingLogout } from '../session/createSession'

/** The cloud account of this interface, as far as the player's side of it is concerned. */
export interface Account {
  /** Whether this interface has accounts at all. */
  isPresent: boolean
  /**
   * Calls `listener` with who is signed in, now and at each change; `isFresh` when somebody has just logged
   * in here, other than by `signInWithToken`. Returns the unsubscriber.
   */
  watch: (listener: (user: AccountUser | undefined, isFresh: boolean) => void) => () => void
  /** The token that signs the player in as the user; undefined without a user. */
  token: () => Promise<string | undefined>
  signInWithToken: (token: string) => Promise<void>
  signOut: () => Promise<void>
  /** The log-out that a player still has to hear of. */
  pendingLogout: Pick<PendingLogout, 'leaverAt' | 'forget'>
}

/** An interface without accounts: nobody is signed in, and nobody ever will be. */
export const noAccount: Account = {
  isPresent: false,
  watch: () => () => undefined,
  token: () => Promise.resolve(undefined),
  signInWithToken: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  pendingLogout: { leaverAt: () => undefined, forget: () => undefined },
}

/** The account of this interface; without whoever provides one there is none. */
export const AccountContext = createContext<Account>(noAccount)

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const at = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), value)

/**
 * What is said of a failure of the account [D8-5]: its own text, else `data.error.message`, else `message`;
 * undefined where it says nothing but its code, which leaves it to whoever shows it.
 */
export const accountErrorText = (error: unknown): string | undefined =>
  textOf(error) ??
  textOf(at(error, 'error')) ??
  textOf(at(error, 'data', 'error', 'message')) ??
  textOf(at(error, 'message') === at(error, 'code') ? undefined : at(error, 'message'))

const untilAborted = (signal: AbortSignal, stop: () => void) =>
  signal.addEventListener('abort', stop, { once: true })

/**
 * As whom the player is signed in, once it has heard of a log-out that it was away for; undefined where it
 * did not hear it.
 */
const settleLogOut = (
  device: Device,
  { pendingLogout }: Account,
  status: DeviceAccount,
): DeviceAccount | undefined => {
  const leaver = pendingLogout.leaverAt(device.origin())
  if (leaver === undefined) return status
  // Who does not say as whom it is signed in does not contradict.
  const isStill = status.loggedIn && (leaver === '' || status.uid === '' || status.uid === leaver)
  if (isStill && device.send('my{Brand}Logout').status === 'refused') return undefined
  pendingLogout.forget()
  return isStill ? { loggedIn: false, uid: '' } : status
}

/** The actors of the machine on a player and an account. */
const createAccountSyncActors = (device: Device, account: Account) => ({
  account: fromCallback<AccountSyncEvent>(({ sendBack }) => {
    if (!account.isPresent) return undefined
    const tell = (event: AccountSyncEvent) => sendBack(event)
    tell({ type: 'account.present' })
    return account.watch((user, isFresh) => tell({ type: 'user.changed', user, isFresh }))
  }),
  player: fromCallback<AccountSyncEvent>(({ sendBack }) => {
    const tell = (event: AccountSyncEvent) => sendBack(event)
    const stops = [
      device.on('pushMy{Brand}Token', ({ token = '' }) => {
        if (token !== '') tell({ type: 'token.pushed', token })
      }),
      device.on('pushMy{Brand}Logout', () => tell({ type: 'logout.pushed' })),
      device.on('userUpgradedFromDeviceCode', () => tell({ type: 'upgrade.pushed' })),
      device.onConnection((isThere) => tell({ type: isThere ? 'player.returned' : 'player.left' })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }),
  askStatus: fromPromise<DeviceAccount>(
    ({ signal }) =>
      new Promise((resolve) => {
        const stop = device.on('pushMy{Brand}Status', ({ loggedIn = false, uid = '' }) => {
          const settled = settleLogOut(device, account, { loggedIn, uid })
          if (settled === undefined) return
          stop()
          resolve(settled)
        })
        untilAborted(signal, stop)
        device.send('getMy{Brand}Status')
      }),
  ),
  askToken: fromPromise<void>(
    () => new Promise((resolve) => void device.send('getMy{Brand}Token', undefined, () => resolve())),
  ),
  sendToken: fromPromise<TokenOutcome>(async () => {
    const token = await account.token()
    if (!token) return 'taken'
    return new Promise((resolve) => {
      const { status } = device.send('setMy{Brand}Token', { token }, () => resolve('taken'))
      if (status === 'refused') resolve('refused')
    })
  }),
  signIn: fromPromise<void, { token: string }>(({ input: { token } }) => account.signInWithToken(token)),
  signOut: fromPromise<void>(() => account.signOut()),
})

interface Props {
  /** An activation code upgraded the account [D4-47]. */
  onUpgrade: () => void
}

/**
 * Keeps the accounts of interface and player in step while it is mounted [D4-40]; all that it ever shows is a
 * failure [D8-5].
 */
export function AccountSync({ onUpgrade }: Props) {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const device = useDevice()
  const account = useContext(AccountContext)
  const [machine] = useState(() =>
    accountSyncMachine.provide({ actors: createAccountSyncActors(device, account) }),
  )
  const actor = useActorRef(machine)
  useEffect(() => {
    const stops = [
      actor.on('upgraded', onUpgrade),
      actor.on('failed', ({ error }) => {
        const message = accountErrorText(error) ?? t('account.failedMessage')
        void dialogs.error({ title: t('account.failed'), message })
      }),
    ]
    return () => {
      for (const stop of stops) stop.unsubscribe()
    }
  }, [actor, dialogs, onUpgrade, t])
  return null
}
