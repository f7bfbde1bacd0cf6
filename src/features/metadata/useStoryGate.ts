import { useContext } from 'react'
import { type AccountSeam, AccountSeamContext } from '../../ui/account/AccountSeamContext'
import { usePanelModals } from '../../ui/modal/PanelModals'

/** Who reads: whether accounts are on, and the plan of who is logged in, if anybody is. */
export type StoryReader = Pick<AccountSeam, 'isAuthEnabled' | 'plan' | 'toPlans'>

/**
 * Whether stories and credits are open: to everybody where there are no accounts, else to the premium plan [D5-27 D6-3 D9-39]. Who may have it
 * is not offered what they have paid for: the player itself answers what it gives to whom.
 */
export const mayReadStories = ({ isAuthEnabled, plan }: StoryReader): boolean =>
  !isAuthEnabled || plan === 'superstar' || plan === 'unknown'

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
