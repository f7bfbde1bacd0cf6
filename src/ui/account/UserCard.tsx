import { createElement, useContext } from 'react'
import { AccountSeamContext } from './AccountSeamContext'

/** The card of the cloud user where there is one, else nothing [D2.9-10]. */
export const UserCard = () => {
  const { Card } = useContext(AccountSeamContext)
  return Card ? createElement(Card) : null
}
