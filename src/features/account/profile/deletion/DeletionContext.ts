import { createContext, useContext } from 'react'

/** Deleting the account of who is signed in. */
export interface Deletion {
  /** Asks, and deletes; what becomes of it the modals of `DeletionHost` tell, whatever screen is on. */
  request: () => void
  isRunning: boolean
}

/** Undefined outside the account area, which `useDeletion` refuses. */
export const DeletionContext = createContext<Deletion | undefined>(undefined)

/** Deleting the account. Throws outside `DeletionHost`. */
export const useDeletion = (): Deletion => {
  const deletion = useContext(DeletionContext)
  if (!deletion) throw new Error('useDeletion needs a DeletionHost above it')
  return deletion
}
