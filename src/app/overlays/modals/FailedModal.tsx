import { Button } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation'
import { PanelModal } from '../../../ui/modal/PanelModal'

interface Props {
  isTop: boolean
  onClose: () => void
}

/** Stands in for a modal that threw while it was drawn. */
export const FailedModal = ({ isTop, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <PanelModal
      isTop={isTop}
      title={t('dialog.errorTitle')}
      onClose={onClose}
      buttons={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      {t('failure.message')}
    </PanelModal>
  )
}
