import { useEffect, useState, type ReactNode } from 'react'
import { AccountSeamContext } from '../../ui/account/AccountSeamContext'
import type { Accounts } from './createAccounts'

const none = { isAuthEnabled: false }

/** Gives the panel what the account area lends. */
export const AccountScope = ({
  accounts,
  children,
}: {
  accounts: Accounts | undefined
  children: ReactNode
}) => {
  const [seam, setSeam] = useState(accounts?.seam() ?? none)
  useEffect(() => accounts?.subscribe(() => setSeam(accounts.seam())), [accounts])
  return <AccountSeamContext value={seam}>{children}</AccountSeamContext>
}
