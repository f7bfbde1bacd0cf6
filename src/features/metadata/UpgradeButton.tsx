import { Button } from '@mantine/core'
import { useContext } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { AccountSeamContext } from '../../ui/account/AccountSeamContext'

/** Closes all modals and leads to the plans [D2.14-9 D2.14-10]; nothing where this panel has no plans to lead to. */
export function UpgradeButton() {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const { toPlans } = useContext(AccountSeamContext)
  if (!toPlans) return null
  const press = () => {
    modals.closeAll()
    toPlans()
  }
  return <Button onClick={press}>{t('metadata.premium.upgrade')}</Button>
}
