import { useTranslation } from '../../../i18n/useTranslation'
import { PanelModal } from '../../../ui/modal/PanelModal'
import type { FeatureModal } from '../../../ui/modal/PanelModals'
import { DonationForm } from './DonationForm'
import { useDonation } from './useDonation'

/** A donation at any time [D2.13-13], with the amounts that stand where the player names none [D9-41]. */
export const DonationModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  return (
    <PanelModal {...frame} title={t('wizard.donation.title')}>
      <DonationForm donation={useDonation(undefined)} isTitled={false} />
    </PanelModal>
  )
}
