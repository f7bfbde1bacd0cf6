import { createContext, type ComponentType, createElement, useContext, useEffect, useRef } from 'react'

/** Places of the panel that the card of the user stands at. */
export type CardPlace = 'menu' | 'settings'

/**
 * How high the card is at its places, px, from one start of the panel to the next: it comes late, and what is
 * below must not move.
 */
export interface CardHeights {
  /** 0 where it has not been seen. */
  read: (place: CardPlace) => number
  note: (place: CardPlace, height: number) => void
}

/**
 * Whether the card of nobody is away from the menu, for good on this browser; the settings keep it, and can
 * bring it back.
 */
interface CardFold {
  isFolded: boolean
  fold: (isFolded: boolean) => void
}

/**
 * What the account area lends to the rest of the panel. Without one, or until it is there, only that accounts
 * are off.
 */
export interface AccountSlots {
  /** Whether anybody can log in here [D2.9-7]. */
  isAuthEnabled: boolean
  /** The plan of who is logged in, if anybody is; `unknown` while it is on its way or cannot be had. */
  plan?: string | undefined
  /** Leads to the plans; undefined where this panel has none. */
  toPlans?: (() => void) | undefined
  /**
   * The card of who is signed in [D2.9-10], where logging in is possible and the features of accounts are
   * shown.
   */
  Card?: ComponentType<{ place: CardPlace }> | undefined
  /** Whether the card stays as it is: it shows who is there, or that nobody is, or there is none. */
  isCardSettled?: boolean | undefined
  /** The heights of the card; undefined where there is never one. */
  cardHeights?: CardHeights | undefined
  cardFold?: CardFold | undefined
  /** The dock of the user's players [A2.5-15], which stands for that of the house on the cloud host. */
  Dock?: ComponentType | undefined
  /** What of the account /debug shows. */
  Debug?: ComponentType | undefined
  /**
   * The streaming services of the premium plan, and the addresses of their screens [A2.4-24]; none where
   * accounts are off.
   */
  streaming?: readonly { title: string; path: string }[] | undefined
  /** Logs out everywhere; undefined while nobody is logged in. */
  logOut?: (() => void) | undefined
}

/** What the account area lends. */
export const AccountSlotsContext = createContext<AccountSlots>({ isAuthEnabled: false })

/** What of the account /debug shows, where this panel has accounts. */
export const AccountDebug = () => {
  const { Debug } = useContext(AccountSlotsContext)
  return Debug ? createElement(Debug) : null
}

/**
 * The card of the cloud user where there is one, else nothing [D2.9-10]; until it is there, the room that it
 * took the last time.
 */
export const UserCard = ({ place }: { place: CardPlace }) => {
  const { Card: Lent, isCardSettled, cardHeights, cardFold, plan } = useContext(AccountSlotsContext)
  const box = useRef<HTMLDivElement>(null)
  // Who is logged in has their card in any case.
  const isFolded = place === 'menu' && plan === undefined && cardFold?.isFolded === true
  const Card = isFolded ? undefined : Lent
  const hasCard = Card !== undefined
  useEffect(() => {
    if (isCardSettled) cardHeights?.note(place, (hasCard && box.current?.offsetHeight) || 0)
  }, [isCardSettled, cardHeights, place, hasCard])
  const minHeight = isCardSettled || isFolded ? 0 : (cardHeights?.read(place) ?? 0)
  return Card || minHeight > 0 ? (
    <div ref={box} style={{ display: 'flow-root', minHeight }}>
      {Card && createElement(Card, { place })}
    </div>
  ) : null
}
