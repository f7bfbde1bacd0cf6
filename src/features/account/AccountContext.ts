import { createContext } from 'react'
import type { Account } from './Account'
import { noAccount } from './noAccount'

/** The account of this interface; without whoever provides one there is none. */
export const AccountContext = createContext<Account>(noAccount)
