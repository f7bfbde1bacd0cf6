import { useTranslation } from '../../i18n/useTranslation'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'
import { WifiPanel } from './WifiPanel'

/** The core section `wifi` [D2.10-14]. */
export const WifiSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  return (
    <SectionFrame section={section} title={t('network.wifi.title')}>
      <WifiPanel variant="settings" />
    </SectionFrame>
  )
}
