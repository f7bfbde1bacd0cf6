import type { Account } from '../../features/account'
import type { OwedLogOut } from '../../features/account/session'
import type { OpenedCloud } from './OpenedCloud'

interface Door {
  open: () => Promise<OpenedCloud>
  opened: () => OpenedCloud | undefined
  subscribe: (listener: () => void) => () => void
  /** Somebody was signed in here when the panel was last left. */
  isRemembered: () => boolean
  owedLogOut: OwedLogOut
}

/**
 * The account for the synchronisation with the player [A4.1]. It opens the cloud for nobody but who was signed in here, or whom the
 * player signs in. The token that a player gets is one of its own [A4.1-8 A7.1-7].
 */
export const createAccountPort = ({ open, opened, subscribe, isRemembered, owedLogOut }: Door): Account => ({
  isPresent: true,
  watch: (listener) => {
    let stop: (() => void) | undefined
    let isAttached = false
    const attach = () => {
      const { cloud } = opened() ?? {}
      if (!cloud || isAttached) return
      isAttached = true
      stop = cloud.auth.watch((user, isFresh) => listener(user && { uid: user.uid }, isFresh))
    }
    const forget = subscribe(attach)
    attach()
    if (!isAttached && !isRemembered()) listener(undefined, false)
    return () => {
      forget()
      stop?.()
    }
  },
  token: async () => {
    const { cloud } = opened() ?? {}
    return (await cloud?.auth.current()) ? cloud?.functions.customToken() : undefined
  },
  signInWithToken: async (token) => {
    const { cloud } = await open()
    await cloud.auth.signInWithCustomToken(token)
  },
  signOut: async () => {
    await opened()?.cloud.auth.signOut()
  },
  owedLogOut,
})
