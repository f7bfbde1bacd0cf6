import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import { PanelModal } from '../../ui/modal/PanelModal'
import type { FeatureModal } from '../../ui/modal/PanelModals'
import { UpgradeButton } from './UpgradeButton'

/** Says that a feature belongs to the premium plan [D2.14-10 D5-27]. */
export const PremiumModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  return (
    <PanelModal
      {...frame}
      size="sm"
      title={t('metadata.premium.title')}
      buttons={
        <>
          <Button variant="default" onClick={frame.onClose}>
            {t('action.gotIt')}
          </Button>
          <UpgradeButton />
        </>
      }
    >
      <h3>{t('metadata.premium.heading')}</h3>
      <p>{t('metadata.premium.text')}</p>
    </PanelModal>
  )
}
