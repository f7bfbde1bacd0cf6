import { useContext } from 'react'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { AccountSeamContext } from '../../ui/account/AccountSeamContext'
import { mayReadStories } from './mayReadStories'

/** Asks whether stories and credits are open to who reads; says that they are premium where they are not [D5-27 D2.14-10]. */
export function useStoryGate(): () => boolean {
  const modals = usePanelModals()
  const reader = useContext(AccountSeamContext)
  return () => {
    const isOpen = mayReadStories(reader)
    if (!isOpen) modals.open({ name: 'modal-premium', size: 'sm' })
    return isOpen
  }
}
