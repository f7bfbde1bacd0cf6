import { createElement, useContext, useEffect, useRef } from 'react'
import { AccountSeamContext, type CardPlace } from './AccountSeamContext'

/** The card of the cloud user where there is one, else nothing [D2.9-10]; until it is there, the room that it took the last time. */
export const UserCard = ({ place }: { place: CardPlace }) => {
  const { Card: Lent, isCardSettled, cardHeights, cardFold, plan } = useContext(AccountSeamContext)
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
