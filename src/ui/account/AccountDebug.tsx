import { createElement, useContext } from 'react'
import { AccountSeamContext } from './AccountSeamContext'

/** What of the account /debug shows, where this panel has accounts. */
export const AccountDebug = () => {
  const { Debug } = useContext(AccountSeamContext)
  return Debug ? createElement(Debug) : null
}
