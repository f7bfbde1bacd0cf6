import { createListeners } from '../../device/createListeners'
import type { AccountSeam, CardHeights } from '../../ui/account/AccountSeamContext'
import type { AccountArea } from './openAccounts'

/** The accounts of a panel whose brand has a cloud, before anything of them is loaded. */
export interface Accounts {
  /** What the area lends to the panel, now. */
  seam: () => AccountSeam
  subscribe: (listener: () => void) => () => void
  lend: (seam: AccountSeam) => void
  /** Loads the area, once; undefined where the brand's cloud is no good. A failure is forgotten, so that the next call tries again. */
  open: () => Promise<AccountArea | undefined>
}

/** Accounts that `load` loads when they are first needed. */
export const createAccounts = (load: Accounts['open'], cardHeights?: CardHeights): Accounts => {
  let seam: AccountSeam = { isAuthEnabled: false, cardHeights }
  let opening: ReturnType<typeof load> | undefined
  const listeners = createListeners()
  return {
    seam: () => seam,
    subscribe: (listener) => listeners.add(listener),
    lend: (next) => {
      seam = { ...next, cardHeights }
      listeners.notify()
    },
    open: () =>
      (opening ??= load().catch((error: unknown) => {
        opening = undefined
        throw error
      })),
  }
}
