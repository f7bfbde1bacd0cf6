import { createContext } from 'react'
import type { OwedLogOut } from './owedLogOut'

/** Where it is noted that a player has to be logged out; undefined where nothing remembers it. */
export const OwedLogOutContext = createContext<Pick<OwedLogOut, 'note'> | undefined>(undefined)
