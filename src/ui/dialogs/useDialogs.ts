import { useContext } from 'react'
import type { Dialogs } from './Dialogs'
import { DialogsContext } from './DialogsContext'

/** Opens our own modals and resolves with the user's answer. Throws outside `DialogsContext`. */
export const useDialogs = (): Dialogs => {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('useDialogs needs a DialogsContext above it')
  return dialogs
}
