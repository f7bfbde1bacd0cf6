import { useAnswer } from '../../device'
import { useTranslation } from '../../i18n/useTranslation'
import { NoAnswer } from '../../ui/NoAnswer'
import { WaitingLines } from '../../ui/WaitingLines'

const whatever = <T,>(items: T): T => items

/** Stands where the menu will be: its shape, and after 8 s that the player has not said what it offers, with a way to ask again. */
export const MenuWaiting = () => {
  const { t } = useTranslation()
  const { phase, retry } = useAnswer('getMenuItems', 'pushMenuItems', whatever)
  if (phase === 'waiting') return <WaitingLines height={56} />
  return (
    <NoAnswer phase={phase} onRetry={retry}>
      {t('menu.silent')}
    </NoAnswer>
  )
}
