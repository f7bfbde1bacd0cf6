import { createStore } from 'zustand/vanilla'
import type { AccountSlots, CardHeights } from '../../ui/account/AccountSlotsContext'
import type { AccountArea } from './openAccounts'

/** The accounts of a panel whose brand has a cloud, before anything of them is loaded. */
export interface Accounts {
  /** What the area lends to the panel, now. */
  slots: () => AccountSlots
  subscribe: (listener: () => void) => () => void
  lend: (slots: AccountSlots) => void
  /**
   * Loads the area, once; undefined where the brand's cloud is no good. A failure is forgotten, so that the
   * next call tries again.
   */
  open: () => Promise<AccountArea | undefined>
}

/** What the browser keeps of the card of the user. */
interface KeptCard {
  heights: CardHeights
  isFolded: () => boolean
  noteFolded: (isFolded: boolean) => void
}

/** Accounts that `load` loads when they are first needed. */
export const createAccounts = (load: Accounts['open'], kept?: KeptCard): Accounts => {
  const fold = (isFolded: boolean) => {
    kept?.noteFolded(isFolded)
    card = { ...card, cardFold: { isFolded, fold } }
    slots.setState(card)
  }
  let card: Pick<AccountSlots, 'cardHeights' | 'cardFold'> = kept
    ? { cardHeights: kept.heights, cardFold: { isFolded: kept.isFolded(), fold } }
    : {}
  const slots = createStore<AccountSlots>(() => ({ isAuthEnabled: false, ...card }))
  let opening: ReturnType<typeof load> | undefined
  return {
    slots: slots.getState,
    subscribe: slots.subscribe,
    lend: (next) => slots.setState({ ...next, ...card }, true),
    open: () =>
      (opening ??= load().catch((error: unknown) => {
        opening = undefined
        throw error
      })),
  }
}
